"""Sums over segments: the rows of a tensor added up by the id each carries (TensorFlow's segment_reduction_ops.cc)."""

from __future__ import annotations

import numpy as np

from tfc.ir.graph.build import Builder
from tfc.ir.graph.cost import per_element
from tfc.ir.graph.graph import Node, Value
from tfc.ir.graph.infer import Infer
from tfc.ir.graph.registry import FALLIBLE, PURE, op
from tfc.ir.ops.rules import NUMERIC
from tfc.ir.types.types import Array, TensorType, i32, i64


def _segment(ctx: Infer) -> TensorType:
    data = ctx.types[0]
    ctx.require(0, NUMERIC, "numbers")
    ctx.require(1, (i32, i64), rank=1)
    if data.shape is None:
        return data.with_shape(None)
    if not data.shape:
        ctx.fail("data must be at least a vector, but is a scalar", 0)
    ctx.merge(ctx.shape(1), data.shape[:1], 1, "segment_ids should be the same size as dimension 0 of input")
    ids = ctx.constant(1)
    if ids is not None:
        try:
            _check_sorted(ids)
        except ValueError as error:
            ctx.fail(str(error), 1)
    count = None if ids is None else (int(ids[-1]) + 1 if ids.size else 0)
    return data.with_shape((count, *data.shape[1:]))


def _check_sorted(ids: Array) -> None:
    if ids.size and ids[0] < 0:
        raise ValueError("segment ids must be >= 0")
    if (np.diff(ids.astype(np.int64)) < 0).any():
        raise ValueError("segment ids are not increasing")


@op(infer=_segment, traits=PURE | FALLIBLE, helpful=("segment_ids",), cost=per_element(1), function=None)
def SegmentSum(data: Array, segment_ids: Array) -> Array:
    """Row i of the result is the sum of the rows of `data` whose id is i. The ids must be sorted."""
    _check_sorted(segment_ids)
    count = int(segment_ids[-1]) + 1 if segment_ids.size else 0
    result = np.zeros((count, *data.shape[1:]), data.dtype)
    np.add.at(result, segment_ids, data)
    return result


@SegmentSum.gradient
def _(b: Builder, node: Node, dz: Value) -> tuple[Value, None]:
    return b.emit("GatherV2", dz, node.inputs[1], b.const(0, i32)), None


def _unsorted(ctx: Infer) -> TensorType:
    data, ids = ctx.types[0], ctx.types[1]
    ctx.require(0, NUMERIC, "numbers")
    ctx.require(1, (i32, i64))
    ctx.require(2, (i32, i64))
    size = ctx.size(2)
    if data.shape is None or ids.shape is None:
        return data.with_shape(None)
    prefix = data.shape[: len(ids.shape)]
    ctx.merge(ids.shape, prefix, 1, "the shape of segment_ids must be a prefix of the shape of data")
    if isinstance(size, int) and size < 0:
        ctx.fail(f"num_segments must not be negative, but is {size}", 2)
    return data.with_shape((size, *data.shape[len(ids.shape) :]))


@op(infer=_unsorted, traits=PURE | FALLIBLE, static=("num_segments",), cost=per_element(1), function=None)
def UnsortedSegmentSum(data: Array, segment_ids: Array, num_segments: Array) -> Array:
    """Row i of the result is the sum of the slices of `data` whose id is i; a negative id drops its slice.

    The ids need not be sorted; their shape is a prefix of the shape of `data`. An id of `num_segments` or more is an
    INVALID_ARGUMENT error.
    """
    count = int(num_segments.reshape(()))
    ids = segment_ids.reshape(-1)
    if (ids >= count).any():
        row = int((ids >= count).argmax())
        raise IndexError(f"segment_ids[{row}] = {ids[row]} is out of range [0, {count})")
    rest = data.shape[segment_ids.ndim :]
    result = np.zeros((count, *rest), data.dtype)
    np.add.at(result, ids[ids >= 0], data.reshape(ids.size, *rest)[ids >= 0])
    return result


@UnsortedSegmentSum.gradient
def _(b: Builder, node: Node, dz: Value) -> tuple[Value | None, ...]:
    data, ids, _ = node.inputs
    rank, depth, dtype = b.type(data).rank, b.type(ids).rank, b.type(ids).dtype
    if rank is None or depth is None:
        raise node.error("the gradient of UnsortedSegmentSum needs known ranks", "UNIMPLEMENTED")
    zero = b.const(0, dtype)
    rows = b.emit("GatherV2", dz, b.emit("Maximum", ids, zero), b.const(0, i32))
    kept = b.emit("GreaterEqual", ids, zero)
    for _axis in range(rank - depth):
        kept = b.emit("ExpandDims", kept, b.const(-1, i32))
    return b.emit("SelectV2", kept, rows, b.emit("ZerosLike", rows)), None, None
