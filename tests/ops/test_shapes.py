"""Shape rules of the array ops: symbolic dimensions stay exact, and misfits are refused with a reason."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import tfc.ir.ops  # noqa: F401  fills the registry
from tests.ops.runners import Runner, on_both
from tfc.ir.base.errors import Error
from tfc.ir.graph.build import Builder, BuildError
from tfc.ir.graph.graph import Graph, Symbol
from tfc.ir.types.dims import Dim
from tfc.ir.types.types import TensorType, f32, i32, tensor

N = Dim.symbol("n")


def with_symbols(b: Builder) -> Graph:
    """The built graph, its symbol n declared."""
    return b.finish().with_(symbols=(Symbol("n"),))


X = np.zeros((2, 3), np.float32)
MASKS = ("begin_mask", "end_mask", "ellipsis_mask", "new_axis_mask", "shrink_axis_mask")


def result(op: str, *operands: Any, shape: tuple[Any, ...] = (N, 6), **attrs: Any) -> str:
    """The type of an op's first result; `...` among the operands stands for a tensor of `shape`."""
    b = Builder()
    x = b.emit("Placeholder", type=TensorType(f32, shape))
    node = b.node(op, *(x if operand is ... else b.const(operand) for operand in operands), **attrs)
    return str(node.types[0])


@pytest.mark.parametrize(
    ("op", "operands", "attrs", "expected"),
    [
        ("Reshape", (..., [-1, 2, 3]), {}, "f32[n, 2, 3]"),
        ("Reshape", (..., [-1]), {}, "f32[6*n]"),
        ("Reshape", (..., [3, -1]), {}, "f32[3, 2*n]"),
        ("Transpose", (..., [1, 0]), {}, "f32[6, n]"),
        ("ExpandDims", (..., 0), {}, "f32[1, n, 6]"),
        ("Squeeze", (...,), {"squeeze_dims": ()}, None),
        ("ConcatV2", (..., ..., 0), {}, "f32[2*n, 6]"),
        ("ConcatV2", (..., ..., 1), {}, "f32[n, 12]"),
        ("Split", (1, ...), {"num_split": 3}, "f32[n, 2]"),
        ("SplitV", (..., [4, -1], 1), {"num_split": 2}, "f32[n, 4]"),
        ("Pack", (..., ...), {"axis": 1}, "f32[n, 2, 6]"),
        ("Tile", (..., [3, 1]), {}, "f32[3*n, 6]"),
        ("Pad", (..., [[1, 2], [0, 0]]), {}, "f32[n + 3, 6]"),
        ("GatherV2", (..., [0, 1, 1], 1), {}, "f32[n, 3]"),
        ("OneHot", ([1, 2], 4, 1.0, 0.0), {}, "f32[2, 4]"),
        ("ArgMax", (..., 1), {"output_type": i32}, "i32[n]"),
        ("Slice", (..., [0, 2], [-1, 3]), {}, "f32[n, 3]"),
        ("Slice", (..., [1, 0], [-1, -1]), {}, "f32[n - 1, 6]"),
        ("TopKV2", (..., 2), {}, "f32[n, 2]"),
        ("Cumsum", (..., 0), {}, "f32[n, 6]"),
        ("UnsortedSegmentSum", (np.zeros((4, 2), np.float32), [0, 1, 1, 0], 3), {}, "f32[3, 2]"),
        ("MatrixDiag", (...,), {}, "f32[n, 6, 6]"),
    ],
)
def test_symbols_stay_exact(op: str, operands: Any, attrs: dict[str, Any], expected: str | None) -> None:
    if expected is None:
        with pytest.raises(BuildError, match="may or may not be 1"):
            result(op, *operands, **attrs)
        return
    assert result(op, *operands, **attrs) == expected


@pytest.mark.parametrize(
    ("begin", "end", "stride", "expected"),
    [
        (None, None, 1, "n"),
        (1, None, 1, "max(n - 1, 0)"),
        (None, 3, 1, "min(3, n)"),
        (None, -1, 1, "max(n - 1, 0)"),
        (-2, None, 1, "min(2, n)"),
        (2, -1, 1, "max(n - 3, 0)"),
        (None, None, 2, "floordiv(n + 1, 2)"),
        (None, None, -1, "n"),
        (1, 3, 1, "min(2, max(n - 1, 0))"),
        (3, 1, 1, "0"),
        (-1, 2, 1, None),
        (5, 2, -1, "?"),
    ],
)
@on_both
def test_slices_of_a_symbolic_dimension(
    runner: Runner, begin: int | None, end: int | None, stride: int, expected: str | None
) -> None:
    masks = {"begin_mask": int(begin is None), "end_mask": int(end is None)}
    kind = result("StridedSlice", ..., [begin or 0], [end or 0], [stride], shape=(N,), **masks)
    if expected is not None:
        assert kind == f"f32[{expected}]"
    b = Builder()
    x = b.emit("Placeholder", type=TensorType(f32, (N,)))
    y = b.node("StridedSlice", x, *(b.const([k or 0]) for k in (begin, end)), b.const([stride]), **masks)
    run, size = runner(with_symbols(b)), y.types[0].shape
    assert size is not None
    for n in range(7):
        (value,) = run.run({x: np.zeros(n, np.float32)}, [y.out()])
        assert value.size == len(range(n)[begin:end:stride])
        if size[0] is not None:
            assert value.size == (size[0].evaluate({"n": n}) if isinstance(size[0], Dim) else size[0])


def test_a_size_computed_in_the_graph_is_a_shape() -> None:
    b = Builder()
    x = b.emit("Placeholder", type=TensorType(f32, (N, 4)))
    sizes = b.emit("Shape", x)
    rows = b.emit("StridedSlice", sizes, b.const([0]), b.const([1]), b.const([1]), shrink_axis_mask=1)
    columns = b.emit("GatherV2", sizes, b.const(1), b.const(0))
    doubled = b.emit("Mul", rows, b.const(2))
    assert str(b.type(b.emit("Fill", b.emit("Pack", doubled, columns), b.const(0.0)))) == "f32[2*n, 4]"
    assert str(b.type(b.emit("Range", b.const(0), doubled, b.const(1)))) == "i32[2*n]"
    half = b.emit("ConcatV2", b.emit("ExpandDims", rows, b.const(0)), b.const([-1]), b.const(0))
    assert str(b.type(b.emit("Reshape", x, half))) == "f32[n, 4]"
    assert str(b.type(b.emit("BroadcastTo", b.const(1.0), sizes))) == "f32[n, 4]"


@on_both
def test_an_index_may_be_computed_while_running(runner: Runner) -> None:
    b = Builder()
    x, t = b.emit("Placeholder", type=TensorType(f32, (N, 4))), b.emit("Placeholder", type=tensor(i32))
    at = b.emit("Pack", t)
    ones = b.const([1])
    row = b.emit("StridedSlice", x, at, b.emit("AddV2", at, ones), ones, shrink_axis_mask=1)
    part = b.emit("Slice", x, b.emit("Pack", t, b.const(0)), b.const([2, 4]))
    assert (str(b.type(row)), str(b.type(part))) == ("f32[4]", "f32[2, 4]")
    run, value = runner(with_symbols(b)), np.arange(12, dtype=np.float32).reshape(3, 4)
    np.testing.assert_array_equal(run.run({x: value, t: 1}, [row])[0], value[1])
    np.testing.assert_array_equal(run.run({x: value, t: 1}, [part])[0], value[1:])
    with pytest.raises(Error, match="slice index 3 of dimension 0 out of bounds"):
        run.run({x: value, t: 3}, [row])
    with pytest.raises(Error, match=r"Expected begin\[0\] \+ size\[0\] in \[0, 3\], but got 2 \+ 2"):
        run.run({x: value, t: 2}, [part])


ZEROS = dict.fromkeys(MASKS, 0)


@pytest.mark.parametrize(
    ("op", "operands", "attrs", "operand", "message"),
    [
        ("Reshape", (X, [4]), {}, 1, "cannot reshape f32[2, 3] of 6 elements to [4] of 4"),
        ("Reshape", (X, [-1, 4]), {}, 1, "the 6 elements of f32[2, 3] do not divide into [-1, 4]"),
        ("Reshape", (X, [-1, -1]), {}, 1, "only one dimension of the new shape may be -1"),
        ("Reshape", (X[:0], [0, -1]), {}, 1, "any size would do"),
        ("Transpose", (X, [0]), {}, 1, "perm [0] has 1 axes, but x is f32[2, 3]"),
        ("Transpose", (X, [0, 0]), {}, 1, "is not a permutation"),
        ("ConcatV2", (X, X[:, :2], 0), {}, 1, "dimension 1 of the concatenated tensors differs: 3 and 2"),
        ("ConcatV2", (X, X, 2), {}, 2, "axis 2 is outside of"),
        ("ConcatV2", (np.float32(1), np.float32(2), 0), {}, 0, "use Pack"),
        ("Split", (0, X), {"num_split": 3}, 1, "does not divide into 3 equal parts"),
        ("SplitV", (X, [1, 2], 0), {"num_split": 2}, 1, "the sizes add up to 3, but the dimension is 2"),
        ("Pack", (X, X[0]), {}, 1, "different shapes"),
        ("Unpack", (X,), {"num": 3}, 0, "num is 3, but dimension 0 of f32[2, 3] is 2"),
        ("Squeeze", (X,), {"squeeze_dims": (0,)}, 0, "can not squeeze dimension 0"),
        ("BroadcastTo", (X, [2]), {}, 1, "lower rank"),
        ("BroadcastTo", (X, [2, 4]), {}, 1, "does not broadcast"),
        ("Fill", ([2, -1], 0.0), {}, None, "negative"),
        ("Range", (0, 5, 0), {}, 1, "Requires delta != 0"),
        ("Range", (5, 0, 1), {}, 1, "Requires start <= limit when delta > 0: 5/0"),
        ("LinSpace", (0.0, 1.0, 0), {}, 2, "Requires num > 0"),
        ("OneHot", ([1], -1, 1.0, 0.0), {}, 1, "depth must be non-negative"),
        ("Tile", (X, [2]), {}, 1, "multiples has 1 elements"),
        ("Pad", (X, [[1, -1], [0, 0]]), {}, 1, "Paddings must be non-negative"),
        ("Pad", (X, [[1, 1]]), {}, 1, "paddings must be [rank, 2]"),
        ("MirrorPad", (X, [[2, 0], [0, 0]]), {"mode": "REFLECT"}, 1, "no greater than the dimension"),
        ("MirrorPad", (X, [[1, 0], [0, 0]]), {"mode": "WRAP"}, None, "must be 'REFLECT' or 'SYMMETRIC'"),
        ("Slice", (X, [1, 0], [2, 3]), {}, 1, "Expected begin[0] + size[0] in [0, 2], but got 1 + 2"),
        ("StridedSlice", (X, [2], [3], [1]), ZEROS | {"shrink_axis_mask": 1}, 1, "slice index 2 of dimension 0"),
        ("StridedSlice", (X, [0], [1], [0]), ZEROS, 3, "strides[0] must be non-zero"),
        ("StridedSlice", (X, [0] * 3, [1] * 3, [1] * 3), ZEROS, 1, "3 indices are too many"),
        ("StridedSlice", (X, [0] * 2, [1] * 2, [1] * 2), ZEROS | {"ellipsis_mask": 3}, 1, "Multiple ellipses"),
        ("GatherV2", (X, [0], 2), {}, 2, "axis 2 is outside of"),
        ("GatherV2", (X, [0.5], 0), {}, 1, "indices must be i32, i64"),
        ("ArgMax", (X, 2), {}, 1, "axis 2 is outside of"),
        ("ArgMax", (X[:0], 0), {}, 0, "is empty"),
        ("TopKV2", (X, 4), {}, 1, "input must have at least k columns. Had 3, needed 4"),
        ("SegmentSum", (X, [1, 0]), {}, 1, "segment ids are not increasing"),
        ("UnsortedSegmentSum", (X, [0], 2), {}, 1, "must be a prefix"),
        ("ScatterNd", ([[0]], X, [2, 3]), {}, 1, "updates do not fit"),
        ("InvertPermutation", ([0, 0],), {}, 0, "is not a permutation"),
        ("MatrixSetDiag", (X, X[0]), {}, 1, "diagonal does not fit"),
        ("DiagPart", (X,), {}, 0, "both halves of the shape must be equal"),
        ("SpaceToDepth", (np.zeros((1, 3, 4, 1)),), {"block_size": 2}, 0, "is not divisible by 2"),
        ("VariableV2", (), {"shape": (2, -1), "dtype": f32}, None, "must be a number"),
    ],
)
def test_misfits_name_the_operand(
    op: str, operands: tuple[Any, ...], attrs: dict[str, Any], operand: int | None, message: str
) -> None:
    b = Builder()
    with pytest.raises(BuildError) as caught:
        b.node(op, *map(b.const, operands), **attrs)
    assert message in caught.value.message
    assert caught.value.operand == operand


OUT_OF_RANGE = [
    ("GatherV2", (X, [[0, 1], [2, 0]], 0), r"indices.* = 2 is not in \[0, 2\)"),
    ("GatherV2", (X, -1, 0), r"indices = -1 is not in \[0, 2\)"),
    ("Gather", (X, [5]), r"indices.* = 5 is not in \[0, 2\)"),
    ("GatherNd", (X, [[0, 0], [1, 3]]), r"ind.*\b3\b.* (shape \[2,3\]|is not in \[0, 3\))"),
    ("ScatterNd", ([[2]], X[:1], [2, 3]), r"ind.*\b2\b.* (shape \[2,3\]|is not in \[0, 2\))"),
    ("UnsortedSegmentSum", (X, [0, 3], 2), r"segment_ids.* = 3 is out of range \[0, 2\)"),
]


@pytest.mark.parametrize(("op", "operands", "message"), OUT_OF_RANGE, ids=[row[0] for row in OUT_OF_RANGE])
@on_both
def test_an_index_out_of_range_fails_the_step(runner: Runner, op: str, operands: tuple[Any, ...], message: str) -> None:
    b = Builder()
    value = b.emit(op, *map(b.const, operands), name="here")
    with pytest.raises(Error, match=message) as caught:
        runner(b.finish()).run({}, [value])
    assert (caught.value.code, caught.value.node) == ("INVALID_ARGUMENT", "here")
