"""Every lowering computes what its op means: tensor expressions, evaluated, agree with the reference bodies."""

from __future__ import annotations

import numpy as np
import pytest

from tests.codegen.lower.evaluate import FUNCTIONS, CheckError, evaluate
from tests.ops.calls import CallGraph, assert_close
from tests.ops.records import Case, Record, all_records
from tfc.codegen import expr, lower, lowering
from tfc.ir.registry import OPS
from tfc.ir.types import Array, TensorType, dtype_of

assert lower.__name__  # importing it fills the registry of lowerings
RECORDS = [record for record in all_records() if record.op in lowering.RULES]

pytestmark = pytest.mark.filterwarnings("ignore:.*:RuntimeWarning")


def is_compiled(case: Case) -> bool:
    """Complex numbers and strings stay on the host."""
    return all(x.dtype.kind not in "cOSU" for x in case.inputs) and not any(
        str(value).startswith("complex") for value in case.attrs.values()
    )


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.name)
def test_lowering_agrees_with_the_reference(record: Record) -> None:
    calls = CallGraph(record)
    wanted = calls.interpret(precise=True)
    for case, node, expected in zip(record.cases, calls.nodes, wanted, strict=True):
        if not is_compiled(case) or not all(kind.is_known for kind in node.types):
            continue
        results = run(record, case, calls, node)
        for result, value, kind in zip(results, expected, node.types, strict=True):
            what = f"{record.op}{[x.shape for x in case.inputs]} {kind} {dict(case.attrs)}"
            assert_close(result, value, kind, 2 * record.compiled, what, summed=record.summed)


def run(record: Record, case: Case, calls: CallGraph, node: object) -> list[Array]:
    types = [TensorType(dtype_of(x), x.shape) for x in case.inputs]
    count = len(case.inputs)
    op = OPS[record.op]
    values = [x if op.wants_value(k, count) else None for k, x in enumerate(case.inputs)]
    template = lowering.lower_node(node, types, values)  # type: ignore[arg-type]
    params = dict(zip(template.params, case.inputs, strict=True))
    with np.errstate(all="ignore"):
        return [evaluate(output, params) for output in template.outputs]


@pytest.mark.parametrize("op", ["Div", "FloorDiv", "TruncateDiv", "FloorMod", "TruncateMod"])
def test_integer_division_checks_its_divisor(op: str) -> None:
    case = Case((np.array([1, 2], np.int32), np.array([1, 0], np.int32)))
    record = Record(op, [case])
    calls = CallGraph(record)
    with pytest.raises(CheckError, match="integer division by zero"):
        run(record, case, calls, calls.nodes[0])


def test_integer_powers_check_their_exponent() -> None:
    case = Case((np.array([1, 2], np.int32), np.array([1, -1], np.int32)))
    record = Record("Pow", [case])
    calls = CallGraph(record)
    with pytest.raises(CheckError, match="negative integer powers"):
        run(record, case, calls, calls.nodes[0])


def test_the_evaluator_knows_every_function() -> None:
    assert set(FUNCTIONS) == set(expr.FUNCTIONS)
