"""A short notation for syntax trees, to compare them with: `Binary([x W] [@])`, names and numbers as themselves."""

from dataclasses import fields

from tfc.frontend.syntax import tree as t
from tfc.frontend.syntax.parser import parse_source


def shape(part: object) -> str:
    match part:
        case t.Name(text=text) | t.Operator(text=text):
            return text
        case t.Number(value=value) | t.Boolean(value=value):
            return repr(value)
        case t.Argument(name=None, value=value) | t.Fetch(name=None, value=value):
            return shape(value)
        case t.Node():
            kept = [getattr(part, field.name) for field in fields(part) if field.name != "span"]
            return f"{type(part).__name__}({' '.join(map(shape, kept))})"
        case tuple():
            return f"[{' '.join(map(shape, part))}]"
        case None:
            return "-"
        case _:
            return repr(part)


def parse(text: str) -> tuple[t.Statement, ...]:
    """The statements of a text that must be without errors."""
    module, diagnostics = parse_source(text, "t.tfg")
    assert not diagnostics, "\n".join(map(str, diagnostics))
    return module.statements


def errors(text: str | bytes) -> list[str]:
    """The diagnostics of a text, each as `E0010@line:column`."""
    _, diagnostics = parse_source(text, "t.tfg")
    return [f"{each.code}@{each.loc.line}:{each.loc.column}" for each in diagnostics if each.loc]
