"""`tfc explain`: the page of an error code, the declaration of an op, or the text of a pass."""

from __future__ import annotations

import argparse
import difflib
import importlib.resources
import inspect
import re
import sys

from tfc.ir.errors import Error
from tfc.ir.registry import Op, Trait

EPILOG = """examples:
  tfc explain E0203          what the error means, a program that causes it, how to mend it
  tfc explain MatMul         an op: operands, attributes, gradient
  tfc explain cse            a pass: what it does, before and after
  tfc explain                list everything there is to explain
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the flags of `tfc explain`."""
    parser.add_argument("subject", nargs="?", metavar="CODE|OP|PASS", help="what to explain")


def run(options: argparse.Namespace) -> int:
    """Print the explanation, or the list of subjects."""
    if options.subject is None:
        print(listing())
        return 0
    subject: str = options.subject
    text = page(subject.upper()) if re.fullmatch(r"[EWew]\d{4}", subject) else None
    text = text or op_text(subject) or pass_text(subject)
    if text is None:
        close = difflib.get_close_matches(subject, subjects(), 1, cutoff=0.5)
        hint = f"; did you mean `{close[0]}`?" if close else "; `tfc explain` lists all subjects"
        raise Error(f"there is nothing called `{subject}` to explain{hint}", "NOT_FOUND")
    show(text)
    return 0


def show(text: str) -> None:
    """Print Markdown: laid out on a terminal, as it is elsewhere."""
    if not sys.stdout.isatty():
        print(text.rstrip())
        return
    from rich.console import Console
    from rich.markdown import Markdown

    Console().print(Markdown(text))


def codes() -> list[str]:
    """All documented error codes."""
    folder = importlib.resources.files("tfc.frontend.errors")
    return sorted(
        item.name.removesuffix(".md") for item in folder.iterdir() if re.fullmatch(r"[EW]\d{4}\.md", item.name)
    )


def page(code: str) -> str | None:
    """The page of an error code, or None."""
    if code not in codes():
        return None
    return importlib.resources.files("tfc.frontend.errors").joinpath(f"{code}.md").read_text(encoding="utf-8")


def registry() -> dict[str, Op]:
    """All ops by name."""
    import tfc.ir.ops  # noqa: F401 - importing it fills the registry
    from tfc.ir.registry import OPS

    return OPS


def op_text(name: str) -> str | None:
    """What the registry knows about an op, or None."""
    ops = registry()
    op = ops.get(name) or {key.lower(): value for key, value in ops.items()}.get(name.lower())
    if op is None:
        return None
    operands = [*op.operands, *([f"*{op.variadic}"] if op.variadic else [])]
    attributes = [
        f"{key}: {attribute.annotation}" if attribute.required else f"{key}={attribute.default!r}"
        for key, attribute in op.attributes.items()
    ]
    gradient = {None: "none; asking for it is an error", False: "zero", True: "declared"}[op.differentiable]
    traits = ", ".join(str(trait.name).lower() for trait in Trait if trait.name and trait in op.traits) or "none"
    return (
        f"# {op.name}\n\n    {op.name}({', '.join(operands + attributes)})\n\n{op.doc}\n\n"
        f"* family: {op.family}\n* gradient: {gradient}\n* traits: {traits}\n"
    )


def pass_text(name: str) -> str | None:
    """The text of a pass, or None."""
    from tfc.passes.pipeline import BY_NAME

    step = BY_NAME.get(name.replace("-", "_"))
    if step is None:
        return None
    return f"# {step.name}\n\n{inspect.getdoc(inspect.getmodule(step.run)) or ''}\n"


def subjects() -> list[str]:
    """Everything that can be explained."""
    from tfc.passes.pipeline import PIPELINE

    return [*codes(), *sorted(registry()), *(entry.name for entry in PIPELINE)]


def listing() -> str:
    """All subjects in groups; error codes with their titles."""
    from tfc.passes.pipeline import PIPELINE

    titles = [(page(code) or "").splitlines()[0].lstrip("# ") for code in codes()]
    lines = ["errors:", *(f"  {title}" for title in titles), "", "passes:"]
    lines += [f"  {step.name:<18}{step.summary}" for step in PIPELINE]
    return "\n".join([*lines, "", "ops:", *(f"  {name}" for name in sorted(registry()))])
