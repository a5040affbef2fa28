"""Ops that ask for a shape or change it without moving data: Shape, Reshape, ExpandDims, BroadcastTo and so on.

Names and operands are those of TensorFlow's core/ops/array_ops.cc. All shape rules keep symbolic dimensions:
`Reshape(f32[batch, 28, 28], [-1, 784])` is `f32[batch, 784]`, because the division is exact as a polynomial.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from tfc.ir.graph.build import Builder
from tfc.ir.graph.cost import free, per_element, view
from tfc.ir.graph.graph import Node, Value
from tfc.ir.graph.infer import Infer
from tfc.ir.graph.registry import PURE, SHAPE, op
from tfc.ir.ops.attributes import dtype_attr, ints_attr
from tfc.ir.ops.rules import sum_to
from tfc.ir.types.dims import Dim, MaybeSize, divide
from tfc.ir.types.types import Array, DType, TensorType, broadcast_shape, i32, i64, product

HOST = "it computes a list of axes whose length depends on the values"


def dimension(b: Builder, value: Value, axis: int) -> Value:
    """Dimension `axis` (not negative) of a value as an i32 scalar: a constant where it is known."""
    shape = b.type(value).shape
    if shape is not None and isinstance(shape[axis], int):
        return b.const(shape[axis], i32)
    part = b.emit("Slice", b.emit("Shape", value), b.const([axis], i32), b.const([1], i32))
    return b.emit("Reshape", part, b.const(np.zeros(0, np.int32)))


def all_axes(b: Builder, value: Value) -> Value:
    """The numbers of all axes of a value as an i32 vector."""
    rank = b.type(value).rank
    if rank is not None:
        return b.const(np.arange(rank, dtype=np.int32))
    return b.emit("Range", b.const(0, i32), b.emit("Rank", value), b.const(1, i32))


def _index_type(ctx: Infer, shape: Sequence[MaybeSize], *numbers: MaybeSize) -> TensorType:
    """An integer tensor of this shape; `numbers` will be in it, as far as they are known."""
    dtype = dtype_attr(ctx, "out_type", i32, i64)
    big = [n for n in numbers if isinstance(n, int) and n >= 2 ** (8 * dtype.size - 1)]
    if big:
        ctx.fail(f"{big[0]} does not fit {dtype}: give out_type = i64", attribute="out_type")
    return TensorType(dtype, tuple(shape))


def _shape_type(ctx: Infer, kind: TensorType) -> TensorType:
    return _index_type(ctx, (kind.rank,), *(kind.shape or ()))


@op(infer=lambda ctx: _shape_type(ctx, ctx.types[0]), traits=PURE, cost=free, function="shape")
def Shape(input: Array, *, out_type: DType = i32) -> Array:
    """The shape of `input` as a vector."""
    return np.array(input.shape, out_type.numpy)


@op(infer=lambda ctx: [_shape_type(ctx, kind) for kind in ctx.types], traits=PURE, cost=free, function=None)
def ShapeN(*input: Array, out_type: DType = i32) -> tuple[Array, ...]:
    """The shapes of all inputs, one vector each."""
    return tuple(np.array(x.shape, out_type.numpy) for x in input)


@op(infer=lambda ctx: TensorType(i32, ()), traits=PURE, cost=free, function="rank")
def Rank(input: Array) -> Array:
    """The number of dimensions of `input`."""
    return np.array(input.ndim, np.int32)


@op(infer=lambda ctx: _index_type(ctx, (), ctx.types[0].elements), traits=PURE, cost=free, function="size")
def Size(input: Array, *, out_type: DType = i32) -> Array:
    """The number of elements of `input`."""
    return np.array(input.size, out_type.numpy)


def _reshape(ctx: Infer) -> TensorType:
    given, sizes = ctx.types[0], ctx.sizes(1)
    if sizes is None:
        return given.with_shape(None)
    free = [i for i, d in enumerate(sizes) if isinstance(d, int) and d == -1]
    if len(free) > 1:
        ctx.fail(f"only one dimension of the new shape may be -1, but it is {_shown(sizes)}", 1)
    for d in sizes:
        if isinstance(d, int) and d < -1:
            ctx.fail(f"a dimension of the new shape {_shown(sizes)} is negative", 1)
    total, rest = given.elements, product([d for d in sizes if not (isinstance(d, int) and d == -1)])
    if not free:
        if total is not None and rest is not None and total != rest:
            ctx.fail(f"cannot reshape {given.value()} of {total} elements to {_shown(sizes)} of {rest}", 1)
        return given.with_shape(sizes)
    return given.with_shape([_solve(ctx, sizes, rest) if i in free else d for i, d in enumerate(sizes)])


def _solve(ctx: Infer, sizes: Sequence[MaybeSize], rest: MaybeSize) -> MaybeSize:
    """The dimension written as -1."""
    given = ctx.types[0]
    if isinstance(rest, int) and rest == 0:
        ctx.fail(f"cannot find -1 in {_shown(sizes)}: any size would do for 0 elements", 1)
    if given.elements is None or rest is None:
        return None
    found = divide(given.elements, rest)
    if found is None:
        symbolic = isinstance(given.elements, Dim) or isinstance(rest, Dim)
        why = " for every value of its symbols" if symbolic else ""
        ctx.fail(f"the {given.elements} elements of {given.value()} do not divide into {_shown(sizes)}{why}", 1)
    return found


def _shown(sizes: Sequence[MaybeSize]) -> str:
    return f"[{', '.join('?' if d is None else str(d) for d in sizes)}]"


@op(infer=_reshape, traits=PURE | SHAPE, static=("shape",), cost=view, function="reshape")
def Reshape(tensor: Array, shape: Array) -> Array:
    """The same elements in row-major order under another shape; one dimension may be -1, "what is left"."""
    sizes = [int(d) for d in shape.reshape(-1)]
    if -1 in sizes and 0 in sizes:
        raise ValueError(f"cannot find -1 in {sizes}: any size would do for 0 elements")
    return tensor.reshape(sizes)


@Reshape.gradient
def _(b: Builder, node: Node, dz: Value) -> tuple[Value, None]:
    return b.emit("Reshape", dz, b.shape(node.inputs[0])), None


def _expand(ctx: Infer) -> TensorType:
    given, axis = ctx.types[0], ctx.scalar(1)
    if given.shape is None or axis is None:
        return given.with_shape(None if given.shape is None else (None,) * (len(given.shape) + 1))
    at = ctx.axis(axis, len(given.shape) + 1, 1)
    return given.with_shape((*given.shape[:at], 1, *given.shape[at:]))


@op(infer=_expand, traits=PURE | SHAPE, static=("dim",), cost=view, function="expand_dims")
def ExpandDims(input: Array, dim: Array) -> Array:
    """A new dimension of size 1 at index `dim` of the result; -1 is after the last one."""
    return np.expand_dims(input, int(dim.reshape(())))


ExpandDims.gradient(Reshape.gradient_rule)


def _squeeze(ctx: Infer) -> TensorType:
    given, named = ctx.types[0], ints_attr(ctx, "squeeze_dims")
    if given.shape is None:
        return given.with_shape(None)
    if not named:
        symbol = next((d for d in given.shape if isinstance(d, Dim)), None)
        if symbol is not None:
            ctx.fail(f"dimension {symbol} of {given.value()} may or may not be 1; name the dimensions to squeeze", 0)
        return given.with_shape(None if None in given.shape else [d for d in given.shape if d != 1])
    axes = {ctx.axis(axis, len(given.shape)) for axis in named}
    for axis in sorted(axes):
        if given.shape[axis] not in (1, None):
            ctx.fail(f"can not squeeze dimension {axis} of {given.value()}: expected a dimension of 1", 0)
    return given.with_shape([d for i, d in enumerate(given.shape) if i not in axes])


@op(infer=_squeeze, traits=PURE | SHAPE, cost=view, function="squeeze")
def Squeeze(input: Array, *, squeeze_dims: tuple[int, ...] = ()) -> Array:
    """The tensor without its dimensions of size 1: all of them, or those in `squeeze_dims`."""
    return np.squeeze(input, tuple({axis % input.ndim for axis in squeeze_dims}) or None)


@Squeeze.gradient
def _(b: Builder, node: Node, dz: Value) -> tuple[Value]:
    return (b.emit("Reshape", dz, b.shape(node.inputs[0])),)


def _broadcast_to(ctx: Infer) -> TensorType:
    given, sizes = ctx.types[0], ctx.sizes(1)
    if sizes is None or given.shape is None:
        return given.with_shape(sizes)
    if len(sizes) < len(given.shape):
        ctx.fail(f"can not broadcast {given.value()} to the lower rank of {_shown(sizes)}", 1)
    try:
        result = broadcast_shape(given.shape, sizes)
    except ValueError as error:
        ctx.fail(f"{given.value()} does not broadcast to {_shown(sizes)} ({error})", 1)
    assert result is not None
    if any(None not in (got, want) and got != want for got, want in zip(result, sizes, strict=True)):
        ctx.fail(f"{given.value()} does not broadcast to {_shown(sizes)}", 1)
    return given.with_shape(sizes)


@op(infer=_broadcast_to, traits=PURE | SHAPE, static=("shape",), cost=per_element(1), function="broadcast_to")
def BroadcastTo(input: Array, shape: Array) -> Array:
    """`input` repeated to `shape` by the rules of broadcasting."""
    return np.broadcast_to(input, [int(d) for d in shape.reshape(-1)]).copy()


@BroadcastTo.gradient
def _(b: Builder, node: Node, dz: Value) -> tuple[Value, None]:
    return sum_to(b, dz, node.inputs[0]), None


def _broadcast_args(ctx: Infer) -> TensorType:
    lengths = [kind.elements for kind in ctx.types]
    known = [n for n in lengths if isinstance(n, int)]
    for index in (0, 1):
        ctx.require(index, (i32, i64), rank=1)
    return TensorType(ctx.same_dtype(), (max(known) if len(known) == len(lengths) else None,))


@op(infer=_broadcast_args, traits=PURE | SHAPE, cost=free, host=HOST, function=None)
def BroadcastArgs(s0: Array, s1: Array) -> Array:
    """The shape that tensors of shapes `s0` and `s1` broadcast to."""
    shape = broadcast_shape(tuple(s0.tolist()), tuple(s1.tolist()))
    return np.array(shape, s0.dtype if s1.dtype != object else s1.dtype)


def _reduction_axes(ctx: Infer) -> list[TensorType]:
    ctx.rank(0, 1)
    ctx.rank(1, 1)
    known = [ctx.values[index] for index in (0, 1)]
    dtype = ctx.same_dtype()
    if known[0] is None or known[1] is None:
        return [TensorType(dtype, (None,))] * 2
    try:
        axes = _repeated_axes(known[0], known[1])
    except ValueError as error:
        ctx.fail(f"shapes {known[0].tolist()} and {known[1].tolist()} do not broadcast ({error})", 1)
    return [TensorType(dtype, (len(each),)) for each in axes]


def _repeated_axes(s0: Array, s1: Array) -> tuple[list[int], list[int]]:
    rank = max(s0.size, s1.size)
    shapes = [[1] * (rank - s.size) + s.tolist() for s in (s0, s1)]
    broadcast_shape(*(tuple(s) for s in shapes))
    ones = [[i for i in range(rank) if s[i] == 1] for s in shapes]
    both = set(ones[0]) & set(ones[1])
    # An axis of size 1 in both shapes is summed for both, as TensorFlow does; it changes nothing.
    return sorted(set(ones[0]) | both), sorted(set(ones[1]) | both)


@op(infer=_reduction_axes, traits=PURE, cost=free, host=HOST, function=None)
def BroadcastGradientArgs(s0: Array, s1: Array) -> tuple[Array, Array]:
    """The axes over which a gradient must be summed for each of two broadcast operands of shapes `s0` and `s1`."""
    r0, r1 = _repeated_axes(s0, s1)
    return np.array(r0, s0.dtype), np.array(r1, s0.dtype)


for _op in (Shape, ShapeN, Rank, Size, BroadcastArgs, BroadcastGradientArgs):
    _op.gradient(None)
