"""Records of the ops that make, pass on and rearrange tensors (ir/ops/source, shape, fill, array, padding, blocks)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from tests.ops.records import Case, Record, array
from tfc.ir.graph.graph import Literal
from tfc.ir.types.types import (
    Array,
    DType,
    TensorType,
    bf16,
    boolean,
    complex64,
    f16,
    f32,
    f64,
    i8,
    i32,
    i64,
    string,
    tensor,
)

MOVED = (f32, f64, f16, bf16, i8, i64, boolean, string, complex64)
"""Element types to move about: every width, and those that run on the host."""


def ints(*numbers: int) -> Array:
    return np.array(numbers, np.int32)


def scalar(value: Any, dtype: DType = i32) -> Array:
    return np.array(value, dtype.storage)


def moved(shape: Sequence[int], *operands: Array, attrs: dict[str, Any] | None = None) -> list[Case]:
    """One call for each element type, and one on a non-contiguous tensor."""
    cases = [Case((array(shape, dtype), *operands), attrs or {}) for dtype in MOVED]
    return [*cases, Case((array(shape, strided=True), *operands), attrs or {})]


def smooth(shape: Sequence[int], *operands: Array, **attrs: Any) -> Case:
    return Case((array(shape, f64, seed=3), *operands), attrs)


def resized(x: Array, shape: Array) -> Array:
    return x.reshape([int(d) for d in shape])


def repeated_axes(*shapes: list[int]) -> list[Array]:
    """The axes along which each of two shapes is repeated by broadcasting, axes of size 1 in both included."""
    rank = max(map(len, shapes))
    full = [[1] * (rank - len(shape)) + shape for shape in shapes]
    return [np.array([i for i in range(rank) if shape[i] == 1]) for shape in full]


SOURCES = [
    Record("Const", [Case((), {"value": Literal(array((2, 3)))})], lambda value: value.array),
    Record("Identity", moved((2, 3)), lambda x: x, gradient=[smooth((2, 3))]),
    Record("StopGradient", moved((2,)), lambda x: x),
    Record("PreventGradient", moved((2,)), lambda x, **_: x),
    Record(
        "IdentityN",
        [Case((array((2,)), array((), i64)))],
        lambda x, y: (x, y),
        gradient=[Case((array((2,), f64), array((), f64)))],
    ),
    Record(
        "PlaceholderWithDefault",
        [Case((array((2, 3)),), {"type": tensor(f32, 2, 3)})],
        lambda x, type: x,
        gradient=[Case((array((2, 3), f64),), {"type": tensor(f64, 2, 3)})],
    ),
    Record(
        "CheckNumerics",
        [Case((array((2, 3), kind),), {"message": "here"}) for kind in (f32, f64, f16, bf16)],
        lambda x, message: x,
        gradient=[Case((array((2,), f64),), {"message": "here"})],
    ),
    Record(
        "EnsureShape",
        [Case((array((2, 3)),), {"type": kind}) for kind in (tensor(f32, None, 3), TensorType(f32, None))],
        lambda x, type: x,
        gradient=[Case((array((2, 3), f64),), {"type": tensor(f64, 2, None)})],
    ),
]

SHAPES = [
    Record("Shape", [*moved((2, 0, 3)), Case((array(()),)), Case((array((4,)),), {"out_type": i64})],
           lambda x, **_: np.array(x.shape)),
    Record("ShapeN", [Case((array((2, 3)), array((), i8))), Case((array((1,)),), {"out_type": i64})],
           lambda *xs, **_: [np.array(x.shape) for x in xs]),
    Record("Rank", [Case((array(()),)), Case((array((2, 3), string),))], np.ndim),
    Record("Size", [Case((array(()),)), Case((array((2, 3), bf16),), {"out_type": i64})], lambda x, **_: np.size(x)),
    Record(
        "Reshape",
        [*moved((2, 6), ints(3, -1)), *(Case((array(a), np.array(b, np.int32))) for a, b in (
            ((), ()), ((), (1, 1)), ((1, 1), ()), ((0, 3), (3, 0, 2)), ((2, 3, 4), (-1,)), ((5,), (5, -1)),
        ))],
        resized, gradient=[smooth((2, 6), ints(-1, 3))],
    ),
    Record("ExpandDims", [*moved((2, 3), scalar(1)), *(Case((array((2, 3)), scalar(at))) for at in (0, 2, -1, -3)),
                          Case((array(()), ints(0)))],
           lambda x, dim: np.expand_dims(x, int(dim.reshape(()))), gradient=[smooth((2, 3), scalar(-2))]),
    Record("Squeeze", [*moved((1, 3, 1)), *moved((1, 3, 1), attrs={"squeeze_dims": (-1,)}), Case((array((1, 1)),))],
           lambda x, squeeze_dims=(): np.squeeze(x, tuple(squeeze_dims) or None), gradient=[smooth((1, 3, 1))]),
    Record("BroadcastTo", [*moved((3, 1), ints(2, 3, 4)), Case((array(()), ints(2, 2))), Case((array((1,)), ints(0)))],
           np.broadcast_to, gradient=[smooth((3, 1), ints(2, 3, 4))]),
    Record("BroadcastGradientArgs", [Case((ints(2, 1, 5), ints(3, 1))), Case((ints(), ints(2)))],
           lambda a, b: repeated_axes(a.tolist(), b.tolist())),
    Record("BroadcastArgs", [Case((ints(2, 1), ints(5))), Case((ints(), ints(3)))],
           lambda a, b: np.array(np.broadcast_shapes(tuple(a), tuple(b)), np.int32)),
]  # fmt: skip

FILLED = [
    Record("Fill", [*(Case((ints(2, 3), array((), dtype))) for dtype in MOVED), Case((ints(0, 2), scalar(1.0, f32))),
                    Case((ints(), scalar(1.0, f32)))],
           lambda dims, value: np.full(dims, value[()]), gradient=[Case((ints(2, 3), scalar(1.5, f64)))]),
    Record("ZerosLike", [Case((array((2, 3), dtype),)) for dtype in MOVED if dtype != string], np.zeros_like),
    Record("OnesLike", [Case((array((2, 3), dtype),)) for dtype in MOVED if dtype != string], np.ones_like),
    Record(
        "Range",
        [Case(tuple(map(scalar, row))) for row in ((0, 5, 1), (3, 18, 4), (5, 0, -2), (2, 2, 1), (-3, 4, 3))]
        + [Case(tuple(scalar(x, f32) for x in row)) for row in ((0, 1, 0.25), (3, 1, -0.5), (0, 1.1, 0.5))]
        + [Case(tuple(scalar(x, i64) for x in (2**40, 2**40 + 3, 1)))],
        lambda start, limit, delta: start + delta * np.arange(max(0, int(np.ceil((limit - start) / delta)))),
    ),
    Record(
        "LinSpace",
        [Case((scalar(a, kind), scalar(b, kind), scalar(n))) for kind in (f32, f64) for a, b, n in (
            (0, 1, 5), (10, 12, 1), (3, -3, 4), (1, 1, 3),
        )],
        np.linspace, gradient=[Case((scalar(1.0, f64), scalar(3.0, f64), scalar(4)))],
    ),
    Record(
        "OneHot",
        [Case((ints(0, 2, -1, 5), scalar(3), scalar(1, kind), scalar(0, kind))) for kind in (f32, i32, boolean, bf16)]
        + [Case((array((2, 3), i64, 0, 4), scalar(4), scalar(2.5, f32), scalar(-1.0, f32)), {"axis": at})
           for at in (0, 1, 2, -1)]
        + [Case((scalar(1), scalar(3), scalar(1.0, f32), scalar(0.0, f32))),
           Case((ints(1, 2), scalar(0), scalar(1.0, f32), scalar(0.0, f32)))],
        lambda ids, depth, on, off, axis=-1: np.where(np.moveaxis(
            ids[..., None] == np.arange(depth), -1, axis), on, off),
        gradient=[Case((ints(0, 2, 7), scalar(3), scalar(1.5, f64), scalar(0.5, f64)))],
    ),
]  # fmt: skip


def concatenated(*operands: Array) -> Array:
    return np.concatenate(operands[:-1], int(operands[-1]))


REARRANGED = [
    Record("Transpose", [*moved((2, 3, 4), ints(2, 0, 1)), Case((array(()), ints())), Case((array((0, 3)), ints(1, 0))),
                         Case((array((2, 3)), ints(-1, 0))), Case((array((4, 5)), np.array([0, 1], np.int64)))],
           np.transpose, gradient=[smooth((2, 3, 4), ints(2, 0, 1))]),
    Record(
        "ConcatV2",
        [Case((array((2, 3), kind), array((2, 1), kind, seed=1), scalar(1))) for kind in MOVED]
        + [Case((array((2, 3)), array((0, 3)), array((4, 3)), scalar(-2))), Case((array((2, 3)), scalar(0)))],
        concatenated,
        gradient=[Case((array((2, 3), f64), array((2, 1), f64, seed=1), scalar(-1)))],
    ),
    Record("Concat", [Case((scalar(1), array((2, 3)), array((2, 1))))],
           lambda axis, *values: np.concatenate(values, int(axis)),
           gradient=[Case((scalar(0), array((2, 3), f64), array((1, 3), f64, seed=1)))]),
    Record("Split", [Case((scalar(axis), array((4, 6), kind)), {"num_split": n})
                     for kind, axis, n in ((f32, 0, 2), (bf16, 1, 3), (i64, -1, 1), (string, 0, 4), (f32, 0, 1))],
           lambda axis, x, num_split: tuple(np.split(x, num_split, int(axis))),
           gradient=[Case((scalar(1), array((2, 6), f64)), {"num_split": 3})]),
    Record("SplitV", [Case((array((5, 4), kind), np.array(sizes, np.int32), scalar(axis)), {"num_split": len(sizes)})
                      for kind, sizes, axis in ((f32, (2, 3), 0), (f32, (-1, 1), 1), (i8, (0, 5), 0), (f64, (4,), -1))],
           lambda x, sizes, axis, num_split: tuple(np.split(
               x, np.cumsum(np.where(sizes < 0, x.shape[axis] - sizes.sum() - 1, sizes))[:-1], int(axis))),
           gradient=[Case((array((2, 5), f64), ints(2, 3), scalar(1)), {"num_split": 2})]),
    Record("Pack", [Case((array((2, 3), kind), array((2, 3), kind, seed=1))) for kind in MOVED]
           + [Case((array((2, 3)), array((2, 3), seed=1)), {"axis": at}) for at in (1, 2, -1, -3)]
           + [Case((array(()),)), Case((array((0,)),) * 3)],
           lambda *xs, axis=0: np.stack(xs, axis),
           gradient=[Case((array((2, 3), f64), array((2, 3), f64, seed=1)), {"axis": 1})]),
    Record("Unpack", [Case((array((2, 3), kind),), {"num": 2}) for kind in MOVED]
           + [Case((array((2, 3)),), {"num": 3, "axis": -1}), Case((array((0, 3)),), {"num": 0})],
           lambda x, num, axis=0: tuple(np.moveaxis(x, axis, 0)),
           gradient=[Case((array((2, 3), f64),), {"num": 3, "axis": 1})]),
    Record("ReverseV2", [*moved((2, 3), ints(1)), Case((array((2, 3)), ints(0, -1))), Case((array((2,)), ints()))],
           lambda x, axis: np.flip(x, tuple(axis)), gradient=[smooth((2, 3), ints(1, 0))]),
    Record("Reverse", [Case((array((2, 3)), np.array([False, True])))],
           lambda x, dims: np.flip(x, tuple(np.flatnonzero(dims))), gradient=[smooth((2, 3), np.array([True, False]))]),
]  # fmt: skip

PAIRS = np.array([[1, 2], [0, 3]], np.int32)
MIRRORED = np.array([[1, 1], [2, 0]], np.int32)

PADDED = [
    Record("Pad", [Case((array((2, 3), kind), PAIRS)) for kind in MOVED if kind != string]
           + [Case((array((0,)), np.array([[2, 1]], np.int64))), Case((array(()), np.zeros((0, 2), np.int32)))],
           lambda x, pairs: np.pad(x, pairs) if x.ndim else x, gradient=[smooth((2, 3), PAIRS)]),
    Record("PadV2", [Case((array((2, 3), kind), PAIRS, scalar(7, kind))) for kind in (f32, bf16, i64)],
           lambda x, pairs, value: np.pad(x, pairs, constant_values=value[()]),
           gradient=[Case((array((2, 3), f64), PAIRS, scalar(2.0, f64)))]),
    *(Record("MirrorPad", [Case((array((3, 4), kind), MIRRORED), {"mode": mode}) for kind in (f32, bf16, i8)],
             lambda x, pairs, mode: np.pad(x, pairs, mode.lower()),  # type: ignore[call-overload]
             gradient=[smooth((3, 4), MIRRORED, mode=mode)], label=mode) for mode in ("REFLECT", "SYMMETRIC")),
    *(Record("MirrorPadGrad", [Case((array((5, 6)), MIRRORED), {"mode": mode})], None,
             gradient=[smooth((5, 6), MIRRORED, mode=mode)], label=mode) for mode in ("REFLECT", "SYMMETRIC")),
    Record("Tile", [*moved((2, 3), ints(2, 3)), Case((array((2,)), ints(0))), Case((array(()), ints())),
                    Case((array((0, 2)), np.array([3, 1], np.int64)))],
           np.tile, gradient=[smooth((2, 3), ints(3, 2)), smooth((2,), ints(1))]),
]  # fmt: skip


def space_to_depth(x: Array, block_size: int, data_format: str = "NHWC") -> Array:
    x = x if data_format == "NHWC" else np.moveaxis(x, 1, -1)
    k, (n, h, w, c) = block_size, x.shape
    result = np.zeros((n, h // k, w // k, k * k * c), x.dtype)
    for i in range(k):
        for j in range(k):
            result[..., (i * k + j) * c : (i * k + j + 1) * c] = x[:, i::k, j::k]
    return result if data_format == "NHWC" else np.moveaxis(result, -1, 1)


def depth_to_space(x: Array, block_size: int, data_format: str = "NHWC") -> Array:
    x = x if data_format == "NHWC" else np.moveaxis(x, 1, -1)
    k, (n, h, w, c) = block_size, x.shape
    result = np.zeros((n, h * k, w * k, c // k // k), x.dtype)
    for i in range(k):
        for j in range(k):
            result[:, i::k, j::k] = np.split(x, k * k, -1)[i * k + j]
    return result if data_format == "NHWC" else np.moveaxis(result, -1, 1)


BLOCKS = [
    Record(name, [Case((array(shape, kind),), {"block_size": 2, "data_format": layout})
                  for kind in (f32, i8) for layout in ("NHWC", "NCHW")],
           oracle, gradient=[smooth(shape, block_size=2)])
    for name, oracle, shape in (
        ("SpaceToDepth", space_to_depth, (1, 4, 6, 2)), ("DepthToSpace", depth_to_space, (1, 4, 2, 4)),
    )
]  # fmt: skip

RECORDS = [*SOURCES, *SHAPES, *FILLED, *REARRANGED, *PADDED, *BLOCKS]
