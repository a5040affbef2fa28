"""What functions declare, as `inspect` tells it of all ops and functions of the language."""

import inspect

import pytest

import tfc.frontend.functions
import tfc.ir.ops  # noqa: F401  fills the registry
from tfc.frontend.functions.registry import FUNCTIONS
from tfc.ir.base.declared import documentation, parameters_of, result_of
from tfc.ir.graph.registry import OPS

KINDS = {
    inspect.Parameter.POSITIONAL_OR_KEYWORD: "positional",
    inspect.Parameter.VAR_POSITIONAL: "variadic",
    inspect.Parameter.KEYWORD_ONLY: "keyword",
}
BODIES = [op.body for op in OPS.values()] + [function.body for function in FUNCTIONS.values()]


def shown(body):
    nothing = inspect.Parameter.empty
    return [
        (p.name, KINDS[p.kind], "" if p.annotation is nothing else str(p.annotation), p.default is not nothing)
        for p in inspect.signature(body).parameters.values()
        if p.kind in KINDS  # `**keywords` are named elsewhere
    ]


def test_all_that_is_declared_is_read_rightly():
    assert len(BODIES) > 500
    for body in BODIES:
        found = parameters_of(body)
        assert [(p.name, p.kind, p.annotation, p.has_default) for p in found] == shown(body)
        defaults = {p.name: p.default for p in inspect.signature(body).parameters.values()}
        assert all(p.default is defaults[p.name] for p in found if p.has_default)
        result = inspect.signature(body).return_annotation
        assert result_of(body) == ("" if result is inspect.Signature.empty else result)
    assert all(documentation(op.body) for op in OPS.values())
    assert all(function.doc for function in FUNCTIONS.values())


def test_all_kinds_of_parameters():
    def body(a, /, b: int, c="x", *rest: float, d, e: "str | None" = None) -> None:
        """First.

        Second."""

    assert [(p.name, p.kind, p.annotation, p.has_default) for p in parameters_of(body)] == [
        ("a", "positional", "", False),
        ("b", "positional", str(int), False),
        ("c", "positional", "", True),
        ("rest", "variadic", str(float), False),
        ("d", "keyword", "", False),
        ("e", "keyword", "str | None", True),
    ]
    assert [p.default for p in parameters_of(body) if p.has_default] == ["x", None]
    assert result_of(body) is None
    assert documentation(body) == "First.\n\nSecond."


@pytest.mark.parametrize("body", [lambda: 0, lambda x: x])
def test_what_says_nothing_has_nothing(body):
    assert result_of(body) == "" and documentation(body) == ""
