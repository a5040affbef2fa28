"""Ops that make tensors from sizes and scalars: Fill, Range, LinSpace, OneHot and the like-another constants."""

from __future__ import annotations

from typing import Any

import numpy as np

from tfc.ir.graph.build import Builder
from tfc.ir.graph.cost import per_element
from tfc.ir.graph.graph import Node, Value
from tfc.ir.graph.infer import Infer
from tfc.ir.graph.registry import ELEMENTWISE, PURE, SHAPE, op
from tfc.ir.ops.attributes import int_attr
from tfc.ir.ops.rules import FLOAT, REAL, same_as_first
from tfc.ir.ops.shape import all_axes
from tfc.ir.types.dims import Dim, MaybeSize
from tfc.ir.types.types import Array, TensorType, i32, i64, u8


def _fill(ctx: Infer) -> TensorType:
    ctx.rank(1, 0)
    return TensorType(ctx.dtype(1), ctx.sizes(0))


@op(infer=_fill, traits=PURE | SHAPE, static=("dims",), cost=per_element(1), function="fill")
def Fill(dims: Array, value: Array) -> Array:
    """A tensor of shape `dims` with every element equal to the scalar `value`."""
    return np.broadcast_to(value, [int(d) for d in dims.reshape(-1)]).copy()


@Fill.gradient
def _(b: Builder, node: Node, dz: Value) -> tuple[None, Value]:
    return None, b.emit("Sum", dz, all_axes(b, dz))


@op(infer=same_as_first, traits=PURE | ELEMENTWISE | SHAPE, function="zeros_like(x)")
def ZerosLike(x: Array) -> Array:
    """Zeros of the shape and element type of `x` (false for bool, empty strings for string)."""
    if x.dtype == object:
        return np.full(x.shape, "" if x.size and isinstance(x.flat[0], (str, bytes)) else 0, object)
    return np.zeros_like(x)


@op(infer=same_as_first, traits=PURE | ELEMENTWISE | SHAPE, function="ones_like(x)")
def OnesLike(x: Array) -> Array:
    """Ones of the shape and element type of `x` (true for bool)."""
    return np.ones_like(x)


def _range(ctx: Infer) -> TensorType:
    dtype = ctx.same_dtype()
    ctx.require(0, REAL, "numbers")
    for index in range(3):
        ctx.rank(index, 0)
    if dtype.is_float:
        numbers = [ctx.constant(index) for index in range(3)]
        if any(number is None for number in numbers):
            return TensorType(dtype, (None,))
        first, last, step = (float(number.reshape(())) for number in numbers if number is not None)
        _check_range(ctx, first, last, step)
        return TensorType(dtype, (_float_count(first, last, step),))
    return TensorType(dtype, (_int_count(ctx, *map(ctx.size, range(3))),))


def _int_count(ctx: Infer, start: MaybeSize, limit: MaybeSize, delta: MaybeSize) -> MaybeSize:
    """ceil((limit - start) / delta), also for symbolic limits."""
    if start is None or limit is None or delta is None or isinstance(delta, Dim):
        return None
    if isinstance(start, int) and isinstance(limit, int):
        _check_range(ctx, start, limit, delta)
    if delta == 0:
        ctx.fail("Requires delta != 0: 0", 2)
    return (limit - start + delta - 1) // delta if delta > 0 else (start - limit - delta - 1) // -delta


def _float_count(start: float, limit: float, delta: float) -> int:
    return int(np.ceil(abs((limit - start) / delta)))


def _check_range(ctx: Infer | None, start: Any, limit: Any, delta: Any) -> None:
    message = ""
    if isinstance(start, float) and not np.isfinite((start, limit, delta)).all():
        message = f"Requires finite numbers: {start}, {limit}, {delta}"
    elif not (delta > 0 or delta < 0):
        message = f"Requires delta != 0: {delta}"
    elif delta > 0 and not start <= limit:
        message = f"Requires start <= limit when delta > 0: {start}/{limit}"
    elif delta < 0 and not start >= limit:
        message = f"Requires start >= limit when delta < 0: {start}/{limit}"
    if message and ctx is not None:
        ctx.fail(message, 1)
    if message:
        raise ValueError(message)


@op(infer=_range, traits=PURE | SHAPE, static=("start", "limit", "delta"), cost=per_element(1), function="range")
def Range(start: Array, limit: Array, delta: Array) -> Array:
    """The numbers start, start + delta, start + 2·delta … before `limit`. An error if `limit` lies the wrong way."""
    first, last, step = start.reshape(()).item(), limit.reshape(()).item(), delta.reshape(()).item()
    _check_range(None, first, last, step)
    if isinstance(first, int):
        count = -((first - last) // step)
        return (first + step * np.arange(count, dtype=np.int64)).astype(start.dtype)
    count = _float_count(first, last, step)
    return (start + delta * np.arange(count).astype(start.dtype)).astype(start.dtype)


def _linspace(ctx: Infer) -> TensorType:
    for index in range(3):
        ctx.rank(index, 0)
    ctx.require(0, FLOAT)
    count = ctx.size(2)
    if isinstance(count, int) and count <= 0:
        ctx.fail(f"Requires num > 0: {count}", 2)
    return TensorType(ctx.same_dtype(0, 1), (count,))


@op(infer=_linspace, traits=PURE, static=("num",), cost=per_element(1), function="linspace")
def LinSpace(start: Array, stop: Array, num: Array) -> Array:
    """`num` evenly spaced numbers from `start` to `stop`, both included."""
    count = int(num.reshape(()))
    if count <= 0:
        raise ValueError(f"Requires num > 0: {count}")
    steps = max(count - 1, 1)
    result = start + (stop - start) / np.asarray(steps).astype(start.dtype) * np.arange(count).astype(start.dtype)
    result[-1] = stop if count > 1 else start
    return np.asarray(result, start.dtype)


@LinSpace.gradient
def _(b: Builder, node: Node, dz: Value) -> tuple[Value, Value, None]:
    dtype = b.type(dz).dtype
    rising = b.emit("LinSpace", b.const(0.0, dtype), b.const(1.0, dtype), node.inputs[2])
    dstop = b.emit("Sum", b.emit("Mul", dz, rising), b.const([0], i32))
    return b.emit("Sub", b.emit("Sum", dz, b.const([0], i32)), dstop), dstop, None


def _one_hot(ctx: Infer) -> TensorType:
    ctx.require(0, (u8, i32, i64))
    for index in (1, 2, 3):
        ctx.rank(index, 0)
    dtype, shape, size = ctx.same_dtype(2, 3), ctx.shape(0), ctx.size(1)
    if isinstance(size, int) and size < 0:
        ctx.fail(f"depth must be non-negative, got: {size}", 1)
    if shape is None:
        return TensorType(dtype, None)
    axis = int_attr(ctx, "axis")
    if not -1 <= axis <= len(shape):
        ctx.fail(f"axis {axis} is outside of [-1, {len(shape)}]", attribute="axis")
    at = len(shape) if axis == -1 else axis
    return TensorType(dtype, (*shape[:at], size, *shape[at:]))


@op(infer=_one_hot, traits=PURE, static=("depth",), cost=per_element(1), function="one_hot")
def OneHot(indices: Array, depth: Array, on_value: Array, off_value: Array, *, axis: int = -1) -> Array:
    """A new dimension of size `depth` at `axis`: `on_value` where its index equals the element of `indices`.

    An index outside of [0, depth) gives a row of `off_value`.
    """
    at = indices.ndim if axis == -1 else axis
    numbers = np.arange(int(depth.reshape(()))).reshape([-1] + [1] * (indices.ndim - at))
    return np.where(np.expand_dims(indices, at) == numbers, on_value, off_value).astype(on_value.dtype)


@OneHot.gradient
def _(b: Builder, node: Node, dz: Value) -> tuple[None, None, Value, Value]:
    dtype, axis = b.type(dz).dtype, node.attrs["axis"]
    mask = b.emit("OneHot", *node.inputs[:2], b.const(1, dtype), b.const(0, dtype), axis=axis)
    axes = all_axes(b, dz)
    hot, total = b.emit("Sum", b.emit("Mul", dz, mask), axes), b.emit("Sum", dz, axes)
    return None, None, hot, b.emit("Sub", total, hot)


for _op in (ZerosLike, OnesLike, Range):
    _op.gradient(None)
