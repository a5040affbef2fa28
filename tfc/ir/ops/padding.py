"""Ops that make a tensor larger by padding or repeating it: Pad, PadV2, MirrorPad, Tile (array_ops.cc)."""

from __future__ import annotations

import numpy as np

from tfc.ir.graph.build import Builder
from tfc.ir.graph.cost import per_element
from tfc.ir.graph.graph import Node, Value
from tfc.ir.graph.infer import Infer
from tfc.ir.graph.layout import PER_AXIS
from tfc.ir.graph.registry import PURE, op
from tfc.ir.ops.attributes import str_attr
from tfc.ir.ops.rules import NUMERIC
from tfc.ir.ops.shape import all_axes
from tfc.ir.ops.terms import linear
from tfc.ir.types.dims import MaybeSize
from tfc.ir.types.types import Array, TensorType, i32


def _paddings(ctx: Infer, rank: int | None) -> list[tuple[MaybeSize, MaybeSize]] | None:
    """(before, after) for every dimension, None where unknown; the operand is an integer matrix [rank, 2]."""
    kind = ctx.types[1]
    if not kind.dtype.is_integer:
        ctx.fail(f"paddings must be integers, but is {kind.value()}", 1)
    ctx.rank(1, 2)
    ctx.merge(kind.shape, (rank, 2), 1, f"paddings must be [rank, 2], but is {kind.value()}")
    value = ctx.values[1]
    if value is None:
        return None if rank is None else [(None, None)] * rank
    pairs = [(a, b) for a, b in value.reshape(-1, 2).tolist()]
    for pair in pairs:
        if any(isinstance(d, int) and d < 0 for d in pair):
            ctx.fail(f"Paddings must be non-negative: {pair[0]} {pair[1]}", 1)
    return pairs


def _grow(size: MaybeSize, pair: tuple[MaybeSize, MaybeSize]) -> MaybeSize:
    before, after = pair
    return None if size is None or before is None or after is None else size + before + after


def _pad(ctx: Infer) -> TensorType:
    given = ctx.types[0]
    pairs = _paddings(ctx, given.rank)
    if len(ctx.types) == 3:
        ctx.same_dtype(0, 2)
        ctx.rank(2, 0)
    if given.shape is None or pairs is None:
        return given.with_shape(None if pairs is None else (None,) * len(pairs))
    return given.with_shape([_grow(d, pair) for d, pair in zip(given.shape, pairs, strict=True)])


def _pairs(paddings: Array) -> list[tuple[int, int]]:
    pairs = [(int(a), int(b)) for a, b in paddings]
    for before, after in pairs:
        if before < 0 or after < 0:
            raise ValueError(f"Paddings must be non-negative: {before} {after}")
    return pairs


@op(infer=_pad, traits=PURE, static=("paddings",), cost=per_element(1), layout=PER_AXIS, function="pad")
def Pad(input: Array, paddings: Array) -> Array:
    """Zeros around the tensor: paddings[i] holds how many to put before and after dimension i."""
    return np.pad(input, _pairs(paddings)) if input.ndim else input.copy()


@Pad.gradient
def _(b: Builder, node: Node, dz: Value) -> tuple[Value, None]:
    return _unpad(b, node, dz), None


def _unpad(b: Builder, node: Node, dz: Value) -> Value:
    """The part of `dz` that is not padding."""
    value, paddings = node.inputs[:2]
    rank = b.type(value).rank
    if rank is None:
        raise node.error(f"the gradient of {node.op} needs a known rank", "UNIMPLEMENTED")
    dtype = b.type(paddings).dtype
    before = b.emit("Slice", paddings, b.const([0, 0], dtype), b.const([rank, 1], dtype))
    begin = b.emit("Reshape", before, b.const([rank], i32))
    return b.emit("Slice", dz, begin, b.shape(value, dtype))


@op(infer=_pad, traits=PURE, static=("paddings",), cost=per_element(1), layout=PER_AXIS, function="pad")
def PadV2(input: Array, paddings: Array, constant_values: Array) -> Array:
    """Pad with the scalar `constant_values` instead of zeros."""
    if not input.ndim:
        return input.copy()
    return np.pad(input, _pairs(paddings), constant_values=constant_values.reshape(()))


@PadV2.gradient
def _(b: Builder, node: Node, dz: Value) -> tuple[Value, None, Value]:
    dx = _unpad(b, node, dz)
    border = b.emit("Sub", b.emit("Sum", dz, all_axes(b, dz)), b.emit("Sum", dx, all_axes(b, dx)))
    return dx, None, border


def _mirror_pad(ctx: Infer) -> TensorType:
    given, less = ctx.types[0], 1 if str_attr(ctx, "mode", "REFLECT", "SYMMETRIC") == "REFLECT" else 0
    pairs = _paddings(ctx, given.rank)
    if given.shape is None or pairs is None:
        return given.with_shape(None if pairs is None else (None,) * len(pairs))
    for d, pair in zip(given.shape, pairs, strict=True):
        if isinstance(d, int) and any(isinstance(n, int) and n > max(d - less, 0) for n in pair):
            ctx.fail(f"paddings {pair[0]} and {pair[1]} must be no greater than the dimension {d - less}", 1)
    return given.with_shape([_grow(d, pair) for d, pair in zip(given.shape, pairs, strict=True)])


@op(infer=_mirror_pad, traits=PURE, static=("paddings",), cost=per_element(1), layout=PER_AXIS, function="pad")
def MirrorPad(input: Array, paddings: Array, *, mode: str) -> Array:
    """Pad with the tensor's mirror image; REFLECT leaves out the border element, SYMMETRIC repeats it."""
    return np.pad(input, _pairs(paddings), mode="reflect" if mode == "REFLECT" else "symmetric")


MirrorPad.gradient(linear("MirrorPadGrad"))


def _mirror_pad_grad(ctx: Infer) -> TensorType:
    given = ctx.types[0]
    ctx.require(0, NUMERIC)
    str_attr(ctx, "mode", "REFLECT", "SYMMETRIC")
    pairs = _paddings(ctx, given.rank)
    if given.shape is None or pairs is None:
        return given.with_shape(None if pairs is None else (None,) * len(pairs))
    shape: list[MaybeSize] = []
    for d, (before, after) in zip(given.shape, pairs, strict=True):
        shape.append(None if d is None or before is None or after is None else d - before - after)
    return given.with_shape(shape)


@op(infer=_mirror_pad_grad, traits=PURE, static=("paddings",), cost=per_element(1), function=None)
def MirrorPadGrad(input: Array, paddings: Array, *, mode: str) -> Array:
    """The gradient of MirrorPad: every padded element is added to the element it mirrors."""
    pairs = _pairs(paddings)
    edge = 1 if mode == "REFLECT" else 0
    result = input.copy()
    for axis, (before, after) in enumerate(pairs):
        result = np.moveaxis(result, axis, 0)
        size = result.shape[0] - before - after
        inner = result[before : before + size].copy()
        inner[edge : edge + before] += result[:before][::-1]
        inner[size - edge - after : size - edge] += result[before + size :][::-1]
        result = np.moveaxis(inner, 0, axis)
    return np.ascontiguousarray(result).reshape(result.shape)


MirrorPadGrad.gradient(linear("MirrorPad"))


def _tile(ctx: Infer) -> TensorType:
    given, times = ctx.types[0], ctx.sizes(1)
    if times is not None and given.shape is not None and len(times) != len(given.shape):
        ctx.fail(f"multiples has {len(times)} elements, but input is {given.value()}", 1)
    if times is None or given.shape is None:
        return given.with_shape(None if given.shape is None else (None,) * len(given.shape))
    shape: list[MaybeSize] = []
    for d, n in zip(given.shape, times, strict=True):
        if isinstance(n, int) and n < 0:
            ctx.fail(f"Expected multiples >= 0, but got {n}", 1)
        shape.append(0 if 0 in (d, n) else None if d is None or n is None else d * n)
    return given.with_shape(shape)


@op(infer=_tile, traits=PURE, static=("multiples",), cost=per_element(1), function="tile")
def Tile(input: Array, multiples: Array) -> Array:
    """The tensor repeated multiples[i] times along dimension i."""
    return np.tile(input, [int(n) for n in multiples])


@Tile.gradient
def _(b: Builder, node: Node, dz: Value) -> tuple[Value, None]:
    value, multiples = node.inputs
    rank = b.type(value).rank
    if rank is None:
        raise node.error("the gradient of Tile needs a known rank", "UNIMPLEMENTED")
    if rank == 0:
        return dz, None
    # Fold [n0·d0, n1·d1 …] into [n0, d0, n1, d1 …] and sum over the copies.
    sizes = b.shape(value, b.type(multiples).dtype)
    folded = b.emit("Reshape", b.emit("Pack", multiples, sizes, axis=1), b.const([2 * rank], i32))
    copies = b.const(np.arange(0, 2 * rank, 2, dtype=np.int32))
    total = b.emit("Sum", b.emit("Reshape", dz, folded), copies)
    return b.emit("Reshape", total, sizes), None
