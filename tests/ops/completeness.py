"""Completeness of an op: what its declaration must say, as complaints about what it does not."""

from __future__ import annotations

import ast
from collections.abc import Iterator

import tfc.codegen.lower  # noqa: F401  fills the table of lowerings
from tfc.codegen.lower.registry import RULES, SCALARS, rule_of
from tfc.frontend.functions import FUNCTIONS
from tfc.ir.graph.registry import Op, Trait

NO_GRADIENT = {
    "Unique": "TensorFlow has none either; which of several equal elements should move?",
    "IgammaGradA": "TensorFlow has none either",
}
"""Ops on floating-point tensors whose gradient is an error to ask for, and why."""

PLACES = {"Const", "Generator", "NoOp", "Variable", "VariableV2"}
"""Ops that are memory or order only, and never code."""


def complaints(op: Op, *, has_record: bool, tested_elsewhere: bool = False) -> list[str]:
    """All that is missing in a declaration, or contradicts something in it."""
    found = [*_about_words(op), *_about_kernels(op), *_about_layout(op), *_about_function(op)]
    if not tested_elsewhere:
        found += _about_records(op, has_record)
    return found


def _about_words(op: Op) -> Iterator[str]:
    first = op.doc.split("\n\n")[0]
    if not first:
        yield "it has no documentation"
    elif not first.rstrip().endswith((".", ":", "…")):
        yield f"the first paragraph of its documentation is no sentence: {first!r}"
    if op.cost is None:
        yield "say what it costs: cost="


def _about_kernels(op: Op) -> Iterator[str]:
    has_kernel, needs_none = rule_of(op.name) is not None, op.has(Trait.CONTROL_FLOW) or op.has(Trait.SOURCE)
    if has_kernel and op.host is not None:
        yield "it has a kernel and a reason to have none"
    if not (has_kernel or op.host is not None or needs_none or op.name in PLACES):
        yield "write its kernel (kernel=, or a rule in codegen/lower/), or say why the host runs it: host="
    if op.kernel is not None:
        if op.name in RULES:
            yield "its kernel is written twice: kernel= and a rule in codegen/lower/"
        names = {node.id for node in ast.walk(ast.parse(op.kernel, mode="eval")) if isinstance(node, ast.Name)}
        for name in sorted(names - {*op.operands, *op.attributes, *SCALARS}):
            yield f"its kernel reads {name}, which is no operand, attribute or function"


def _about_layout(op: Op) -> Iterator[str]:
    if "data_format" in op.attributes and op.layout is None:
        yield "say how it treats images: layout="


def _about_function(op: Op) -> Iterator[str]:
    if op.function == "":
        yield "name its language function: function=, or function=None"
    elif op.function is not None and op.function.partition("(")[0] not in FUNCTIONS:
        yield f"there is no language function {op.function}"


def _about_records(op: Op, has_record: bool) -> Iterator[str]:
    if op.differentiable is None and op.name not in NO_GRADIENT:
        yield f"declare its gradient, or {op.name}.gradient(None) if that is zero"
    if not has_record:
        yield f"add a record to tests/ops/records_{op.family}.py"
