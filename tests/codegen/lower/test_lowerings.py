"""Every lowering computes what its op means: tensor expressions, evaluated, agree with the reference bodies."""

from __future__ import annotations

import numpy as np
import pytest

from tests.codegen.lower.evaluate import FUNCTIONS, CheckError, evaluate
from tests.ops.calls import CallGraph, assert_close
from tests.ops.records import Case, Record, all_records, array, special
from tfc.codegen import lower
from tfc.codegen.lower import registry
from tfc.codegen.tensor import expr
from tfc.ir.graph.build import Builder
from tfc.ir.graph.graph import Value
from tfc.ir.graph.registry import OPS
from tfc.ir.types.dims import Dim, Size
from tfc.ir.types.dims import evaluate as number
from tfc.ir.types.types import Array, DType, TensorType, bf16, dtype_of, f16, f32, f64, i32

assert lower.__name__  # importing it fills the registry of lowerings
RECORDS = [record for record in all_records() if record.op in registry.RULES]

pytestmark = pytest.mark.filterwarnings("ignore:.*:RuntimeWarning")


def is_compiled(case: Case) -> bool:
    """Complex numbers and strings stay on the host."""
    return all(x.dtype.kind not in "cOSU" for x in case.inputs) and not any(
        str(value).startswith("complex") for value in case.attrs.values()
    )


@pytest.mark.few(10)
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
    template = registry.lower_node(node, types, values)  # type: ignore[arg-type]
    params = dict(zip(template.params, case.inputs, strict=True))
    with np.errstate(all="ignore"):
        return [evaluate(output, params) for output in template.outputs]


N = Dim.symbol("n")
SYMBOLIC: list[tuple[str, list[tuple[Size, ...] | Array], list[tuple[int, ...]], dict[str, object]]] = [
    ("AddV2", [(N, 4), (4,)], [(3, 4), (4,)], {}),
    ("Sum", [(N, 4), np.array([0], np.int32)], [(3, 4)], {}),
    ("Mean", [(N, 4), np.array([0], np.int32)], [(3, 4)], {"keep_dims": True}),
    ("Mean", [(N, 4), np.array([0, 1], np.int32)], [(3, 4)], {}),
    ("Max", [(2, N), np.array([-1], np.int32)], [(2, 5)], {}),
    ("SumTo", [(N, 4), np.array([N, 1], object)], [(3, 4)], {}),
    ("SumTo", [(2, N), np.array([N], object)], [(2, 3)], {}),
    ("MatMul", [(N, 4), (4, 2)], [(3, 4), (4, 2)], {}),
    ("MatMul", [(4, N), (4, N)], [(4, 3), (4, 3)], {"transpose_a": True}),
    ("BatchMatMulV2", [(N, 2, 3), (1, 3, 4)], [(5, 2, 3), (1, 3, 4)], {}),
]


@pytest.mark.parametrize(("op", "operands", "shapes", "attrs"), SYMBOLIC)
def test_symbolic_sizes(
    op: str, operands: list[object], shapes: list[tuple[int, ...]], attrs: dict[str, object]
) -> None:
    b = Builder()
    tensors = [x for x in operands if isinstance(x, tuple)]
    inputs = [b.arg(TensorType(f64, shape)) for shape in tensors]
    values = [None] * len(tensors) + [x for x in operands if not isinstance(x, tuple)]
    constants = [fixed(b, x, inputs[0]) for x in values if x is not None]
    node = b.node(op, *inputs, *constants, **attrs)
    types = [b.type(value) for value in node.inputs]
    template = registry.lower_node(node, types, values)  # type: ignore[arg-type]
    arrays = [array(shape, f64, seed=k) for k, shape in enumerate(shapes)]
    sizes = {
        "n": next(n for t, x in zip(tensors, arrays, strict=True) for d, n in zip(t, x.shape, strict=True) if d == N)
    }
    found = evaluate(template.outputs[0], dict(zip(template.params, arrays, strict=False)), sizes)
    known = [np.array([number(d, sizes) for d in x], np.int32) for x in values if x is not None]
    (expected,) = OPS[op].run([*arrays, *known], node.attrs)
    np.testing.assert_allclose(found, expected, rtol=1e-12)


def fixed(b: Builder, value: object, like: Value) -> Value:
    """A constant, or a shape that depends on symbols, as the graph computes it."""
    if isinstance(value, np.ndarray) and value.dtype == object:
        sizes = b.emit("Shape", like, out_type=i32)
        axis = next(k for k, d in enumerate(b.type(like).dims) if d == N)
        n = b.emit("GatherV2", sizes, b.const(np.array([axis], np.int32)), b.const(0))
        one = b.const(np.array([1], np.int32))
        return n if len(value) == 1 else b.emit("ConcatV2", n, one, b.const(0))
    return b.const(value)


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


@pytest.mark.parametrize("dtype", [f16, bf16, f32, f64], ids=str)
def test_next_after_moves_by_one_bit(dtype: DType) -> None:
    x, y = np.broadcast_arrays(special(dtype)[:, None], special(dtype))
    case = Case((x, y))
    calls = CallGraph(Record("NextAfter", [case]))
    (found,) = run(calls.record, case, calls, calls.nodes[0])
    (expected,) = OPS["NextAfter"].run([x, y], {})
    np.testing.assert_array_equal(found.astype(np.float64), expected.astype(np.float64))


def test_the_evaluator_knows_every_function() -> None:
    assert set(FUNCTIONS) == set(expr.FUNCTIONS)
