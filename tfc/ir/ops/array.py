"""Ops that rearrange whole tensors: Transpose, Concat, Split, Pack, Tile, Pad, Reverse (array_ops.cc)."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from tfc.ir.graph.build import Builder
from tfc.ir.graph.cost import per_element
from tfc.ir.graph.graph import Node, Value
from tfc.ir.graph.infer import Infer
from tfc.ir.graph.registry import PURE, SHAPE, op
from tfc.ir.ops.attributes import count_attr, int_attr
from tfc.ir.ops.shape import dimension
from tfc.ir.ops.terms import linear
from tfc.ir.types.dims import MaybeSize, Size, divide
from tfc.ir.types.types import Array, TensorType, boolean, i32, merge_dim


def _transpose(ctx: Infer) -> TensorType:
    given, perm = ctx.types[0], ctx.constant(1)
    ctx.rank(1, 1)
    if given.shape is None:
        length = ctx.types[1].elements
        return given.with_shape((None,) * length if isinstance(length, int) else None)
    if perm is None:
        return given.with_shape((None,) * len(given.shape))
    axes = [int(axis) for axis in perm.reshape(-1)]
    if len(axes) != len(given.shape):
        ctx.fail(f"perm {axes} has {len(axes)} axes, but x is {given.value()}", 1)
    axes = [ctx.axis(axis, len(given.shape), 1) for axis in axes]
    if sorted(axes) != list(range(len(axes))):
        ctx.fail(f"perm {axes} is not a permutation", 1)
    return given.with_shape([given.shape[axis] for axis in axes])


@op(infer=_transpose, traits=PURE | SHAPE, static=("perm",), cost=per_element(1), function="transpose")
def Transpose(x: Array, perm: Array) -> Array:
    """The dimensions of `x` in another order: dimension i of the result is dimension perm[i] of `x`."""
    return np.ascontiguousarray(np.transpose(x, [int(axis) for axis in perm])).reshape([x.shape[int(a)] for a in perm])


@Transpose.gradient
def _(b: Builder, node: Node, dz: Value) -> tuple[Value, None]:
    perm, rank = b.value(node.inputs[1]), b.type(node.inputs[0]).rank
    if perm is not None and rank is not None:
        inverse = b.const(np.argsort(perm.astype(np.int64) % max(rank, 1)).astype(np.int32))
    else:
        inverse = b.emit("InvertPermutation", node.inputs[1])
    return b.emit("Transpose", dz, inverse), None


def _joined(ctx: Infer, values: Sequence[int], axis_operand: int) -> TensorType:
    """The type of values put one after the other along the axis in operand `axis_operand`."""
    dtype, axis = ctx.same_dtype(*values), ctx.scalar(axis_operand)
    shapes = [ctx.shape(index) for index in values]
    known = [shape for shape in shapes if shape is not None]
    if not known:
        return TensorType(dtype, None)
    rank = len(known[0])
    if rank == 0:
        ctx.fail("scalars can not be concatenated; use Pack", values[0])
    for index in values:
        ctx.rank(index, rank)
    if axis is None:
        return TensorType(dtype, (None,) * rank)
    at = ctx.axis(axis, rank, axis_operand)
    result: list[MaybeSize] = list(known[0])
    for index, shape in zip(values, shapes, strict=True):
        for i, d in enumerate(shape or ()):
            if i != at:
                try:
                    result[i] = merge_dim(result[i], d)
                except ValueError as error:
                    ctx.fail(f"dimension {i} of the concatenated tensors differs: {error}", index)
    total: MaybeSize = 0
    for shape in shapes:
        size = None if shape is None else shape[at]
        total = None if total is None or size is None else total + size
    result[at] = total
    return TensorType(dtype, tuple(result))


def _concat_v2(ctx: Infer) -> TensorType:
    count = len(ctx.types) - 1
    if count < 1:
        ctx.fail("takes at least one tensor and the axis")
    return _joined(ctx, range(count), count)


@op(infer=_concat_v2, traits=PURE | SHAPE, static=("values_and_axis[-1]",), cost=per_element(1), function="concat")
def ConcatV2(*values_and_axis: Array) -> Array:
    """The tensors one after the other along an axis; the axis is the last operand, a scalar that must be known."""
    *values, axis = values_and_axis
    return np.concatenate(values, int(axis.reshape(())))


@ConcatV2.gradient
def _(b: Builder, node: Node, dz: Value) -> tuple[Value | None, ...]:
    return (*_split_gradient(b, node, dz, node.inputs[:-1], node.inputs[-1]), None)


@op(
    infer=lambda ctx: _joined(ctx, range(1, len(ctx.types)), 0),
    traits=PURE | SHAPE,
    static=("concat_dim",),
    cost=per_element(1),
    function=None,
)
def Concat(concat_dim: Array, *values: Array) -> Array:
    """ConcatV2 with the axis as first operand (TensorFlow's older form)."""
    return np.concatenate(values, int(concat_dim.reshape(())))


@Concat.gradient
def _(b: Builder, node: Node, dz: Value) -> tuple[Value | None, ...]:
    return (None, *_split_gradient(b, node, dz, node.inputs[1:], node.inputs[0]))


def _split_gradient(b: Builder, node: Node, dz: Value, values: Sequence[Value], axis: Value) -> tuple[Value, ...]:
    """The parts of `dz` that belong to each of the concatenated `values`."""
    if len(values) == 1:
        return (dz,)
    at, rank = b.value(axis), b.type(dz).rank
    if at is None or rank is None:
        raise node.error("the gradient of a concatenation needs a known axis and rank", "UNIMPLEMENTED")
    index = int(at.reshape(-1)[0]) % rank
    sizes = b.emit("Pack", *(dimension(b, value, index) for value in values), axis=0)
    return b.emit_many("SplitV", dz, sizes, b.const(index, i32), num_split=len(values))


def _split(ctx: Infer) -> list[TensorType]:
    given, count, axis = ctx.types[1], count_attr(ctx, "num_split"), ctx.scalar(0)
    if given.shape is None or axis is None:
        return [given.with_shape(None if given.shape is None else (None,) * len(given.shape))] * count
    at = ctx.axis(axis, len(given.shape), 0)
    size = given.shape[at]
    part = None if size is None else divide(size, count)
    if size is not None and part is None:
        ctx.fail(f"dimension {at} of {given.value()} does not divide into {count} equal parts", 1)
    return [given.with_shape((*given.shape[:at], part, *given.shape[at + 1 :]))] * count


@op(infer=_split, traits=PURE, static=("split_dim",), cost=per_element(1), function="split")
def Split(split_dim: Array, value: Array, *, num_split: int) -> tuple[Array, ...]:
    """`num_split` equal parts of `value` along dimension `split_dim`."""
    return tuple(part.copy() for part in np.split(value, num_split, int(split_dim.reshape(()))))


def _join_gradient(b: Builder, node: Node, grads: Sequence[Value | None], axis: Value) -> Value:
    """The gradients of all parts, zeros where none flows, put together again."""
    whole = [b.emit("ZerosLike", node.out(i)) if dz is None else dz for i, dz in enumerate(grads)]
    return whole[0] if len(whole) == 1 else b.emit("ConcatV2", *whole, axis)


@Split.gradient
def _(b: Builder, node: Node, *grads: Value | None) -> tuple[None, Value]:
    return None, _join_gradient(b, node, grads, node.inputs[0])


def _split_v(ctx: Infer) -> list[TensorType]:
    given, count, sizes, axis = ctx.types[0], count_attr(ctx, "num_split"), ctx.sizes(1), ctx.scalar(2)
    if sizes is not None and len(sizes) != count:
        ctx.fail(f"num_split is {count}, but size_splits has {len(sizes)} sizes", 1)
    if given.shape is None or axis is None or sizes is None:
        return [given.with_shape(None if given.shape is None else (None,) * len(given.shape))] * count
    at = ctx.axis(axis, len(given.shape), 2)
    parts = _solve_parts(ctx, list(sizes), given.shape[at])
    return [given.with_shape((*given.shape[:at], part, *given.shape[at + 1 :])) for part in parts]


def _solve_parts(ctx: Infer, sizes: list[MaybeSize], total: MaybeSize) -> list[MaybeSize]:
    """Replace one -1 by what is left; check that the sizes add up."""
    free = [i for i, size in enumerate(sizes) if isinstance(size, int) and size == -1]
    known = [size for i, size in enumerate(sizes) if size is not None and i not in free]
    if len(free) > 1:
        ctx.fail("only one of the sizes may be -1", 1)
    if len(known) + len(free) < len(sizes) or total is None:
        return [None if i in free else size for i, size in enumerate(sizes)]
    used: Size = 0
    for size in known:
        used = used + size
    rest = total - used
    if (not free and rest != 0) or (isinstance(rest, int) and rest < 0):
        ctx.fail(f"the sizes add up to {used}, but the dimension is {total}", 1)
    return [rest if i in free else size for i, size in enumerate(sizes)]


@op(infer=_split_v, traits=PURE, static=("size_splits", "split_dim"), cost=per_element(1), function="split")
def SplitV(value: Array, size_splits: Array, split_dim: Array, *, num_split: int) -> tuple[Array, ...]:
    """Parts of `value` of the given sizes along dimension `split_dim`; one size may be -1, "what is left"."""
    axis = int(split_dim.reshape(()))
    sizes, total = [int(size) for size in size_splits], value.shape[axis]
    sizes = [total - sum(sizes) - 1 if size == -1 else size for size in sizes]
    if sum(sizes) != total or min(sizes, default=0) < 0:
        raise ValueError(f"the sizes {sizes} do not add up to the dimension {total}")
    return tuple(part.copy() for part in np.split(value, np.cumsum(sizes)[:-1].tolist(), axis))


@SplitV.gradient
def _(b: Builder, node: Node, *grads: Value | None) -> tuple[Value, None, None]:
    return _join_gradient(b, node, grads, node.inputs[2]), None, None


def _pack(ctx: Infer) -> TensorType:
    if not ctx.types:
        ctx.fail("takes at least one tensor")
    dtype = ctx.same_dtype()
    shape = ctx.shape(0)
    for index in range(1, len(ctx.types)):
        shape = ctx.merge(shape, ctx.shape(index), index, "the tensors to pack have different shapes")
    if shape is None:
        return TensorType(dtype, None)
    at = ctx.axis(int_attr(ctx, "axis"), len(shape) + 1)
    return TensorType(dtype, (*shape[:at], len(ctx.types), *shape[at:]))


@op(infer=_pack, traits=PURE | SHAPE, cost=per_element(1), function="stack")
def Pack(*values: Array, axis: int = 0) -> Array:
    """Tensors of one shape stacked along a new dimension `axis`."""
    return np.stack(values, axis)


@Pack.gradient
def _(b: Builder, node: Node, dz: Value) -> tuple[Value, ...]:
    return b.emit_many("Unpack", dz, num=len(node.inputs), axis=node.attrs["axis"])


def _unpack(ctx: Infer) -> list[TensorType]:
    given, count = ctx.types[0], count_attr(ctx, "num", 0)
    if given.shape is None:
        return [given.with_shape(None)] * count
    at = ctx.axis(int_attr(ctx, "axis"), len(given.shape), 0)
    if given.shape[at] not in (count, None):
        ctx.fail(f"num is {count}, but dimension {at} of {given.value()} is {given.shape[at]}", 0, "num")
    return [given.with_shape((*given.shape[:at], *given.shape[at + 1 :]))] * count


@op(infer=_unpack, traits=PURE, cost=per_element(1), function="unstack")
def Unpack(value: Array, *, num: int, axis: int = 0) -> tuple[Array, ...]:
    """The `num` slices of `value` along dimension `axis`, without that dimension; the inverse of Pack."""
    if value.shape[axis] != num:
        raise ValueError(f"num is {num}, but dimension {axis} is {value.shape[axis]}")
    return tuple(np.take(value, i, axis) for i in range(num))


@Unpack.gradient
def _(b: Builder, node: Node, *grads: Value | None) -> tuple[Value]:
    whole = [b.emit("ZerosLike", node.out(i)) if dz is None else dz for i, dz in enumerate(grads)]
    return (b.emit("Pack", *whole, axis=node.attrs["axis"]),)


def _reversed(ctx: Infer) -> TensorType:
    given = ctx.types[0]
    axes = ctx.axes(1, len(given.shape)) if given.shape is not None else None
    if axes is not None and len(set(axes)) != len(axes):
        ctx.fail(f"an axis is named twice in {list(axes)}", 1)
    return given.value()


@op(infer=_reversed, traits=PURE | SHAPE, static=("axis",), cost=per_element(1), function="reverse")
def ReverseV2(tensor: Array, axis: Array) -> Array:
    """The tensor with the order of the elements along each of the axes in `axis` turned round."""
    return np.flip(tensor, tuple(int(a) for a in axis.reshape(-1))).copy()


ReverseV2.gradient(linear("ReverseV2"))


def _reverse(ctx: Infer) -> TensorType:
    ctx.require(1, (boolean,))
    ctx.merge((ctx.types[0].rank,), ctx.shape(1), 1, "dims must have one element for each dimension of the tensor")
    return ctx.types[0].value()


@op(infer=_reverse, traits=PURE, static=("dims",), cost=per_element(1), function=None)
def Reverse(tensor: Array, dims: Array) -> Array:
    """Like ReverseV2, the axes given by a vector of bools (TensorFlow's older form)."""
    return np.flip(tensor, tuple(int(a) for a in np.flatnonzero(dims))).copy()


Reverse.gradient(linear("Reverse"))
