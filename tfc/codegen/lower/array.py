"""Ops that move elements: index maps, views and concatenations."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from tfc.codegen.lower.registry import Lowering, lower
from tfc.codegen.tensor.expr import Expr, index
from tfc.codegen.tensor.tensor import Tensor, compute, join, view
from tfc.ir.types.dims import Size
from tfc.ir.types.types import product


@lower("Transpose")
def _(ctx: Lowering) -> Tensor:
    perm = ctx.axes(1, ctx.x.rank)

    def body(*i: Expr) -> Expr:
        source = dict(zip(perm, i, strict=True))
        return ctx.x[tuple(source[k] for k in range(ctx.x.rank))]

    return ctx.compute(body)


@lower("ConcatV2")
def _(ctx: Lowering) -> Tensor:
    *parts, _ = ctx.inputs
    (axis,) = ctx.axes(len(parts), parts[0].rank)
    return _joined(axis, parts)


@lower("Concat")
def _(ctx: Lowering) -> Tensor:
    _, *parts = ctx.inputs
    (axis,) = ctx.axes(0, parts[0].rank)
    return _joined(axis, parts)


MANY_PARTS = 64
"""So many are operands of one kernel; more are joined in such groups, each in its place of the whole."""


def _joined(axis: int, parts: Sequence[Tensor]) -> Tensor:
    if len(parts) == 1:
        return view(parts[0], parts[0].shape)
    while len(parts) > MANY_PARTS:
        groups = [parts[first : first + MANY_PARTS] for first in range(0, len(parts), MANY_PARTS)]
        parts = [join(axis, group) if len(group) > 1 else group[0] for group in groups]
    return join(axis, parts)


lower("Split")(lambda ctx: _parts(ctx, ctx.inputs[1], 0))
lower("SplitV")(lambda ctx: _parts(ctx, ctx.x, 2))


def _parts(ctx: Lowering, value: Tensor, operand: int) -> tuple[Tensor, ...]:
    """The outputs as parts of `value`, one after the other along the axis that an operand gives."""
    (axis,) = ctx.axes(operand, value.rank)
    made: list[Tensor] = []
    start: Size = 0
    for size in (kind.dims[axis] for kind in ctx.outputs):
        made.append(_part(value, axis, start, (*value.shape[:axis], size, *value.shape[axis + 1 :])))
        start = start + size
    return tuple(made)


def _part(value: Tensor, axis: int, start: Size, shape: Sequence[Size]) -> Tensor:
    """The part of `shape` that begins at `start` along `axis`; a view where it is contiguous."""

    def body(*i: Expr) -> Expr:
        return value[(*i[:axis], i[axis] + index(start), *i[axis + 1 :])]

    if all(size == 1 for size in shape[:axis]):
        return view(value, shape, offset=start * (product(value.shape[axis + 1 :]) or 0), body=body)
    return compute(value.dtype, shape, body)


@lower("Pack")
def _(ctx: Lowering) -> Tensor:
    axis = ctx.attr("axis", int) % (ctx.x.rank + 1)
    shape = (*ctx.x.shape[:axis], 1, *ctx.x.shape[axis:])
    return _joined(axis, [view(x, shape) for x in ctx.inputs])


@lower("Unpack")
def _(ctx: Lowering) -> tuple[Tensor, ...]:
    x = ctx.x
    axis = ctx.attr("axis", int) % x.rank
    rest = product(x.shape[axis + 1 :]) or 0

    def part(k: int) -> Tensor:
        def body(*i: Expr) -> Expr:
            return x[(*i[:axis], index(k), *i[axis:])]

        shape = ctx.outputs[k].dims
        leading = all(size == 1 for size in x.shape[:axis])
        return view(x, shape, offset=k * rest, body=body) if leading else compute(x.dtype, shape, body)

    return tuple(part(k) for k in range(len(ctx.outputs)))


lower("ReverseV2")(lambda ctx: _reversed(ctx, frozenset(ctx.axes(1, ctx.x.rank))))
lower("Reverse")(lambda ctx: _reversed(ctx, frozenset(int(axis) for axis in np.flatnonzero(ctx.value(1)))))


def _reversed(ctx: Lowering, axes: frozenset[int]) -> Tensor:
    def body(*i: Expr) -> Expr:
        turned = [
            index(size) - 1 - k if axis in axes else k for axis, (k, size) in enumerate(zip(i, ctx.shape, strict=True))
        ]
        return ctx.x[tuple(turned)]

    return ctx.compute(body)
