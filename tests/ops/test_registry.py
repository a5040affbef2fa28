"""A walk over the registry: no op ships without all that belongs to it."""

from __future__ import annotations

import pytest

from tests.ops.records import all_records
from tfc.ir.registry import OPS, Op, Trait

NO_GRADIENT = {
    "Unique": "TensorFlow has none either; which of several equal elements should move?",
    "IgammaGradA": "TensorFlow has none either",
}
"""Ops on floating-point tensors whose gradient is an error to ask for, and why."""

TESTED_ELSEWHERE = Trait.CONTROL_FLOW | Trait.STATEFUL | Trait.WRITES | Trait.SOURCE
"""Ops with any of these traits mean something only in a graph: tests/ir and tests/runtime have them."""

NEEDS_SYMBOLS = {"DimSize": "reads a symbolic size of the graph around it"}

GRADIENT_TESTED_ELSEWHERE = {
    "PreventGradient": "asking for it is an error: tests/ops/test_debug.py",
    "Cholesky": "defined on Hermitian matrices only: tests/ops/test_linalg.py moves along these",
}

PLACES = {"Const", "Generator", "NoOp", "Variable", "VariableV2"}
"""What is memory or order only, and never code."""

ALL = sorted(OPS)
WITH_RECORD = {record.op for record in all_records()}
BODIES_WITH_RECORD = {OPS[name].body for name in WITH_RECORD}


@pytest.mark.parametrize("name", ALL)
def test_doc_says_what_the_op_computes(name: str) -> None:
    doc = OPS[name].doc
    first = doc.split("\n\n")[0]
    assert first, f"{name} has no docstring"
    assert first.rstrip().endswith((".", ":", "…")), f"{name}: the first paragraph is no sentence: {first!r}"


@pytest.mark.parametrize("name", ALL)
def test_gradient_is_declared(name: str) -> None:
    op = OPS[name]
    if name in NO_GRADIENT or is_tested_elsewhere(op):
        return
    assert op.differentiable is not None, f"{name}: declare a gradient, or {name}.gradient(None) if it is zero"


def test_ops_without_gradient_are_still_without() -> None:
    assert [name for name in NO_GRADIENT if OPS[name].differentiable is not None] == []


@pytest.mark.parametrize("name", ALL)
def test_record_exists(name: str) -> None:
    op = OPS[name]
    if is_tested_elsewhere(op) or op.outputs == 0 or name in NEEDS_SYMBOLS:
        return
    has_record = op.body in BODIES_WITH_RECORD
    assert has_record, f"{name}: add a Record to tests/ops/records_{op.family}.py"


def test_differentiable_ops_have_gradient_cases() -> None:
    checked = {OPS[record.op].body for record in all_records() if record.gradient}
    checked |= {OPS[name].body for name in GRADIENT_TESTED_ELSEWHERE}
    wanted = [name for name in WITH_RECORD if OPS[name].differentiable and OPS[name].body not in checked]
    assert sorted(wanted) == [], "give their records `gradient` cases"


@pytest.mark.parametrize("name", ALL)
def test_lowering_exists_or_the_op_is_declared_host(name: str) -> None:
    pytest.importorskip("tfc.codegen.lower")
    from tfc.codegen.lowering import HOST, RULES

    if OPS[name].has(Trait.CONTROL_FLOW) or OPS[name].has(Trait.SOURCE) or name in PLACES:
        return
    assert name in RULES or name in HOST, f"{name}: write tfc/codegen/lower/{OPS[name].family}.py or host(…) it"


def is_tested_elsewhere(op: Op) -> bool:
    """True when the op has one of TESTED_ELSEWHERE."""
    return bool(op.traits & TESTED_ELSEWHERE)
