"""Ops that read or write parts of a tensor at computed places: Slice, Gather, GatherNd, ScatterNd, OneHot's kin."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from tfc.ir.graph.build import Builder
from tfc.ir.graph.cost import per_element
from tfc.ir.graph.graph import Node, Value
from tfc.ir.graph.infer import Infer
from tfc.ir.graph.layout import PER_AXIS
from tfc.ir.graph.registry import FALLIBLE, PURE, SHAPE, op
from tfc.ir.ops.attributes import int_attr
from tfc.ir.ops.rules import NUMERIC
from tfc.ir.ops.shape import dimension
from tfc.ir.types.dims import Dim, MaybeSize
from tfc.ir.types.types import Array, Shape, TensorType, i32, i64


def _slice(ctx: Infer) -> TensorType:
    given, begins, sizes = ctx.types[0], ctx.sizes(1), ctx.sizes(2)
    ctx.same_dtype(1, 2)
    for operand, found in ((1, begins), (2, sizes)):
        if found is not None and given.shape is not None and len(found) != len(given.shape):
            ctx.fail(f"{ctx.op.operand_name(operand)} has {len(found)} elements, but input is {given.value()}", operand)
    rank = next((len(known) for known in (given.shape, sizes, begins) if known is not None), None)
    if rank is None:
        return given.with_shape(None)
    unknown = (None,) * rank
    rows = zip(given.shape or unknown, begins or unknown, sizes or unknown, strict=True)
    return given.with_shape([_slice_size(ctx, i, *row) for i, row in enumerate(rows)])


def _slice_size(ctx: Infer, axis: int, dim: MaybeSize, begin: MaybeSize, size: MaybeSize) -> MaybeSize:
    if isinstance(begin, int) and begin < 0:
        ctx.fail(f"begin[{axis}] must not be negative, but is {begin}", 1)
    if isinstance(size, int) and size < -1:
        ctx.fail(f"size[{axis}] must be -1 or more, but is {size}", 2)
    if isinstance(size, int) and size == -1:
        size = None if dim is None or begin is None else dim - begin
    if isinstance(dim, int) and isinstance(begin, int) and isinstance(size, int) and not 0 <= begin + size <= dim:
        ctx.fail(f"Expected begin[{axis}] + size[{axis}] in [0, {dim}], but got {begin} + {size}", 1)
    if isinstance(dim, int) and isinstance(begin, int) and isinstance(size, int) and size < 0:
        ctx.fail(f"begin[{axis}] is {begin}, but the dimension is {dim}", 1)
    return size


@op(
    infer=_slice,
    traits=PURE | FALLIBLE | SHAPE,
    static=("size",),
    helpful=("begin",),
    cost=per_element(1),
    layout=PER_AXIS,
    function="slice",
)
def Slice(input: Array, begin: Array, size: Array) -> Array:
    """The box of shape `size` that starts at `begin`; -1 in `size` is "to the end". It must lie inside."""
    starts = [int(n) for n in begin]
    counts = [d - a if n == -1 else int(n) for d, a, n in zip(input.shape, starts, size.tolist(), strict=True)]
    for axis, (start, count, d) in enumerate(zip(starts, counts, input.shape, strict=True)):
        if start < 0 or count < 0 or start + count > d:
            raise ValueError(f"Expected begin[{axis}] + size[{axis}] in [0, {d}], but got {start} + {count}")
    box = tuple(slice(start, start + count) for start, count in zip(starts, counts, strict=True))
    return np.array(input[box], input.dtype)


@Slice.gradient
def _(b: Builder, node: Node, dz: Value) -> tuple[Value | None, ...]:
    value, begin, _ = node.inputs
    rank = b.type(value).rank
    if rank is None:
        raise node.error("the gradient of Slice needs a known rank", "UNIMPLEMENTED")
    dtype = b.type(begin).dtype
    end = b.emit("AddV2", begin, b.shape(dz, dtype))
    ones = b.const(np.ones(rank, dtype.storage))
    return b.emit("StridedSliceGrad", b.shape(value, dtype), begin, end, ones, dz), None, None


def _gather(ctx: Infer, axis: int | None) -> TensorType:
    ctx.require(1, (i32, i64))
    params, indices = ctx.types[0], ctx.types[1]
    if params.shape is None or indices.shape is None:
        return params.with_shape(None)
    if not params.shape:
        ctx.fail("params must be at least 1 dimensional, but is a scalar", 0)
    if axis is None:
        return params.with_shape((None,) * (len(params.shape) + len(indices.shape) - 1))
    at = ctx.axis(axis, len(params.shape), 2 if len(ctx.types) > 2 else None)
    return params.with_shape((*params.shape[:at], *indices.shape, *params.shape[at + 1 :]))


def _gather_v2(ctx: Infer) -> TensorType:
    if int_attr(ctx, "batch_dims") != 0:
        ctx.fail("batch_dims other than 0 are not implemented", attribute="batch_dims")
    return _gather(ctx, ctx.scalar(2))


def check_indices(indices: Array, limit: int, what: str = "indices") -> None:
    """Raise IndexError in TensorFlow's words when an index is not in [0, limit)."""
    bad = (indices < 0) | (indices >= limit)
    if bad.any():
        place = np.unravel_index(int(bad.reshape(-1).argmax()), indices.shape)
        where = f"[{','.join(str(int(i)) for i in place)}]" if indices.ndim else ""
        raise IndexError(f"{what}{where} = {indices[place]} is not in [0, {limit})")


@op(infer=_gather_v2, traits=PURE | FALLIBLE | SHAPE, static=("axis",), cost=per_element(1), function="gather")
def GatherV2(params: Array, indices: Array, axis: Array, *, batch_dims: int = 0) -> Array:
    """The slices of `params` along `axis` that `indices` names; the shape of `indices` takes the axis' place.

    An index that is not in [0, size) is an INVALID_ARGUMENT error.
    """
    at = int(axis.reshape(()))
    check_indices(indices, params.shape[at])
    return np.asarray(np.take(params, indices, at))


@GatherV2.gradient
def _(b: Builder, node: Node, dz: Value) -> tuple[Value | None, ...]:
    axis = b.value(node.inputs[2])
    if axis is None:
        raise node.error("the gradient of GatherV2 needs a known axis", "UNIMPLEMENTED")
    return _gather_gradient(b, node, dz, int(axis.reshape(-1)[0])), None, None


def _gather_gradient(b: Builder, node: Node, dz: Value, axis: int) -> Value:
    """Add every slice of `dz` to the slice of `params` that it came from."""
    params, indices = node.inputs[:2]
    rank, depth = b.type(params).rank, b.type(indices).rank
    if rank is None or depth is None:
        raise node.error("the gradient of a gather needs known ranks", "UNIMPLEMENTED")
    at = axis % rank
    segments = dimension(b, params, at)
    if at == 0:
        return b.emit("UnsortedSegmentSum", dz, indices, segments)
    front = [*range(at, at + depth), *range(at), *range(at + depth, rank + depth - 1)]
    moved = b.emit("Transpose", dz, b.const(np.array(front, np.int32)))
    total = b.emit("UnsortedSegmentSum", moved, indices, segments)
    back = [*range(1, at + 1), 0, *range(at + 1, rank)]
    return b.emit("Transpose", total, b.const(np.array(back, np.int32)))


@op(infer=lambda ctx: _gather(ctx, 0), traits=PURE | FALLIBLE | SHAPE, cost=per_element(1), function=None)
def Gather(params: Array, indices: Array, *, validate_indices: bool = True) -> Array:
    """GatherV2 along the first axis (TensorFlow's older form; `validate_indices` changes nothing, as there)."""
    check_indices(indices, params.shape[0])
    return np.asarray(np.take(params, indices, 0))


@Gather.gradient
def _(b: Builder, node: Node, dz: Value) -> tuple[Value | None, ...]:
    return _gather_gradient(b, node, dz, 0), None


def _depth(ctx: Infer, index: int, limit: int | None) -> int | None:
    """The length of the index vectors in the last dimension of input `index`."""
    ctx.require(index, (i32, i64))
    shape = ctx.shape(index)
    if shape is None:
        return None
    if not shape:
        ctx.fail(f"{ctx.op.operand_name(index)} must be at least a vector, but is a scalar", index)
    depth = shape[-1]
    if isinstance(depth, Dim):
        ctx.fail(f"the last dimension of {ctx.types[index].value()} must be a number", index)
    if depth is not None and limit is not None and depth > limit:
        ctx.fail(f"index vectors of length {depth} are too long for a tensor of rank {limit}", index)
    return depth


def _gather_nd(ctx: Infer) -> TensorType:
    params, indices = ctx.types[0], ctx.types[1]
    depth = _depth(ctx, 1, params.rank)
    if params.shape is None or indices.shape is None or depth is None:
        return params.with_shape(None)
    return params.with_shape((*indices.shape[:-1], *params.shape[depth:]))


def _columns(indices: Array, shape: Sequence[int], what: str = "indices") -> tuple[Array, ...]:
    """The index vectors as one array per dimension, all in bounds."""
    flat = indices.reshape(-1, indices.shape[-1])
    bounds = np.array(shape[: indices.shape[-1]], np.int64)
    bad = ((flat < 0) | (flat >= bounds)).any(axis=1)
    if bad.any():
        row = int(bad.argmax())
        place = ", ".join(str(int(i)) for i in np.unravel_index(row, indices.shape[:-1]))
        shown, limits = ", ".join(map(str, flat[row].tolist())), ",".join(map(str, shape))
        raise IndexError(f"{what}[{place}] = [{shown}] does not index into shape [{limits}]")
    return tuple(indices[..., i] for i in range(indices.shape[-1]))


@op(infer=_gather_nd, traits=PURE | FALLIBLE, cost=per_element(1), function=None)
def GatherNd(params: Array, indices: Array) -> Array:
    """The slices of `params` named by the index vectors in the last dimension of `indices`."""
    if indices.shape[-1] == 0:
        return np.broadcast_to(params, (*indices.shape[:-1], *params.shape)).copy()
    return np.asarray(params[_columns(indices, params.shape)])


@GatherNd.gradient
def _(b: Builder, node: Node, dz: Value) -> tuple[Value, None]:
    params, indices = node.inputs
    return b.emit("ScatterNd", indices, dz, b.shape(params, b.type(indices).dtype)), None


def _scatter_nd(ctx: Infer) -> TensorType:
    ctx.same_dtype(0, 2)
    dtype, sizes, indices = ctx.require(1, NUMERIC), ctx.sizes(2), ctx.types[0]
    depth = _depth(ctx, 0, None if sizes is None else len(sizes))
    if sizes is None:
        return TensorType(dtype, None)
    if indices.shape is not None and depth is not None:
        wanted: Shape = (*indices.shape[:-1], *sizes[depth:])
        ctx.merge(ctx.shape(1), wanted, 1, "updates do not fit indices and shape")
    return TensorType(dtype, sizes)


@op(infer=_scatter_nd, traits=PURE | FALLIBLE, static=("shape",), cost=per_element(1), function=None)
def ScatterNd(indices: Array, updates: Array, shape: Array) -> Array:
    """Zeros of `shape` with `updates` added at the index vectors; updates of one place add up."""
    result = np.zeros([int(d) for d in shape], updates.dtype)
    if indices.shape[-1] == 0:
        return np.asarray(updates.reshape(-1, *result.shape).sum(0, dtype=updates.dtype))
    np.add.at(result, _columns(indices, result.shape), updates)
    return result


@ScatterNd.gradient
def _(b: Builder, node: Node, dz: Value) -> tuple[Value | None, ...]:
    return None, b.emit("GatherNd", dz, node.inputs[0]), None
