"""Ops whose results are positions: ArgMax, ArgMin, TopKV2, Where, Unique, InvertPermutation."""

from __future__ import annotations

import numpy as np

from tfc.ir.graph.build import Builder
from tfc.ir.graph.cost import per_element
from tfc.ir.graph.graph import Node, Value
from tfc.ir.graph.infer import Infer
from tfc.ir.graph.registry import FALLIBLE, PURE, SHAPE, op
from tfc.ir.ops.attributes import dtype_attr
from tfc.ir.ops.rules import REAL
from tfc.ir.ops.shape import dimension
from tfc.ir.types.types import Array, DType, TensorType, boolean, i32, i64

HOST = "the size of its result depends on the data"


def _arg_extreme(ctx: Infer) -> TensorType:
    ctx.require(0, (*REAL, boolean), "numbers")
    dtype, shape, axis = dtype_attr(ctx, "output_type", i32, i64), ctx.shape(0), ctx.scalar(1)
    if shape is None:
        return TensorType(dtype, None)
    if not shape:
        ctx.fail("input must be at least a vector, but is a scalar", 0)
    if axis is None:
        return TensorType(dtype, (None,) * (len(shape) - 1))
    at = ctx.axis(axis, len(shape), 1)
    if shape[at] == 0:
        ctx.fail(f"Reduction axis {axis} is empty in shape {ctx.types[0].value()}", 0)
    return TensorType(dtype, (*shape[:at], *shape[at + 1 :]))


@op(infer=_arg_extreme, traits=PURE, static=("dimension",), cost=per_element(1), function="argmax")
def ArgMax(input: Array, dimension: Array, *, output_type: DType = i64) -> Array:
    """The index of the largest element along `dimension`: the first one of several, and the first NaN if any.

    (TensorFlow passes over NaN; NumPy does as we do.)
    """
    return np.asarray(np.argmax(input, int(dimension.reshape(()))), output_type.numpy)


@op(infer=_arg_extreme, traits=PURE, static=("dimension",), cost=per_element(1), function="argmin")
def ArgMin(input: Array, dimension: Array, *, output_type: DType = i64) -> Array:
    """The index of the smallest element along `dimension`: the first one of several, and the first NaN if any."""
    return np.asarray(np.argmin(input, int(dimension.reshape(()))), output_type.numpy)


def _top_k(ctx: Infer) -> list[TensorType]:
    given, k = ctx.types[0], ctx.size(1)
    ctx.require(0, REAL, "numbers")
    if isinstance(k, int) and k < 0:
        ctx.fail(f"Need k >= 0, got {k}", 1)
    if given.shape is None:
        return [given.with_shape(None), TensorType(i32, None)]
    if not given.shape:
        ctx.fail("input must be at least a vector, but is a scalar", 0)
    if isinstance(k, int) and isinstance(given.shape[-1], int) and given.shape[-1] < k:
        ctx.fail(f"input must have at least k columns. Had {given.shape[-1]}, needed {k}", 1)
    shape = (*given.shape[:-1], k)
    return [given.with_shape(shape), TensorType(i32, shape)]


@op(infer=_top_k, traits=PURE | FALLIBLE, static=("k",), cost=per_element(40), function="top_k")
def TopKV2(input: Array, k: Array, *, sorted: bool = True) -> tuple[Array, Array]:
    """The `k` largest elements of each row (last dimension), largest first, and their indices.

    Of equal elements the one with the lower index comes first. NaN counts as the largest, so that the order is total.
    """
    count, columns = int(k.reshape(())), input.shape[-1]
    if count < 0:
        raise ValueError(f"Need k >= 0, got {count}")
    if count > columns:
        raise ValueError(f"input must have at least k columns. Had {columns}, needed {count}")
    with np.errstate(invalid="ignore"):  # NaN that signal
        keys = input.astype(np.float64) if input.dtype.kind not in "iub" else input
    # A stable descending order: NumPy's ascending one of the reversed row, reversed.
    order = (columns - 1 - np.argsort(keys[..., ::-1], axis=-1, kind="stable")[..., ::-1])[..., :count]
    return np.take_along_axis(input, order, -1), order.astype(np.int32)


@TopKV2.gradient
def _(b: Builder, node: Node, dz: Value | None, _indices: Value | None) -> tuple[Value | None, None]:
    value = node.inputs[0]
    rank = b.type(value).rank
    if dz is None:
        return None, None
    if rank is None:
        raise node.error("the gradient of TopKV2 needs a known rank", "UNIMPLEMENTED")
    # The position of every chosen element in the flattened input: row · columns + index.
    columns, flat = dimension(b, value, rank - 1), b.emit("Reshape", b.emit("Size", dz), b.const([1], i32))
    total, sizes = b.emit("Size", value), b.shape(value)
    rows = b.emit("Prod", b.emit("Slice", sizes, b.const([0], i32), b.const([rank - 1], i32)), b.const([0], i32))
    starts = b.emit("Mul", b.emit("Range", b.const(0, i32), rows, b.const(1, i32)), columns)
    chosen = b.emit("Reshape", node.out(1), b.emit("Pack", rows, dimension(b, dz, rank - 1)))
    places = b.emit("Reshape", b.emit("AddV2", chosen, b.emit("ExpandDims", starts, b.const(1, i32))), flat)
    spread = b.emit("UnsortedSegmentSum", b.emit("Reshape", dz, flat), places, total)
    return b.emit("Reshape", spread, b.shape(value)), None


def _where(ctx: Infer) -> TensorType:
    return TensorType(i64, (None, ctx.types[0].rank))


@op(infer=_where, traits=PURE, host=HOST, function=None)
def Where(condition: Array) -> Array:
    """The indices of the true (non-zero) elements, one per row, in row-major order. How many is known only then."""
    return np.argwhere(condition).astype(np.int64)


def _unique(ctx: Infer) -> list[TensorType]:
    ctx.rank(0, 1)
    given = ctx.types[0]
    return [given.with_shape((None,)), TensorType(dtype_attr(ctx, "out_idx", i32, i64), given.shape)]


@op(infer=_unique, traits=PURE, cost=per_element(60), host=HOST, function=None)
def Unique(x: Array, *, out_idx: DType = i32) -> tuple[Array, Array]:
    """The different elements of a vector in the order they first appear, and for each element its place there."""
    values, first, inverse = np.unique(x, return_index=True, return_inverse=True)
    order = np.argsort(first)
    place = np.empty(len(order), np.int64)
    place[order] = np.arange(len(order))
    return values[order].astype(x.dtype), place[inverse.reshape(-1)].astype(out_idx.numpy)


def _inverse(ctx: Infer) -> TensorType:
    ctx.require(0, (i32, i64), rank=1)
    perm = ctx.constant(0)
    if perm is not None and sorted(perm.tolist()) != list(range(perm.size)):
        ctx.fail(f"{perm.tolist()} is not a permutation", 0)
    return ctx.types[0].value()


@op(infer=_inverse, traits=PURE | FALLIBLE | SHAPE, cost=per_element(1), function=None)
def InvertPermutation(x: Array) -> Array:
    """The inverse of a permutation of 0 … n-1: y[x[i]] = i."""
    if sorted(x.tolist()) != list(range(x.size)):
        raise ValueError(f"{x.tolist()} is not a permutation")
    return np.argsort(x).astype(x.dtype)


for _op in (ArgMax, ArgMin, Where, InvertPermutation):
    _op.gradient(None)
