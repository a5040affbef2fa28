"""Ops that move elements: index maps, views and joins."""

from __future__ import annotations

from tfc.codegen.expr import Expr
from tfc.codegen.lowering import Lowering, lower
from tfc.codegen.tensor import Tensor, join, view


@lower("Transpose")
def _(ctx: Lowering) -> Tensor:
    perm = ctx.axes(1, ctx.x.rank)

    def body(*i: Expr) -> Expr:
        source = dict(zip(perm, i, strict=True))
        return ctx.x[tuple(source[k] for k in range(ctx.x.rank))]

    return ctx.compute(body)


@lower("Reshape", "ExpandDims", "Squeeze")
def _(ctx: Lowering) -> Tensor:
    return view(ctx.x, ctx.shape)


@lower("BroadcastTo")
def _(ctx: Lowering) -> Tensor:
    return ctx.compute(ctx.x.broadcast)


@lower("ConcatV2")
def _(ctx: Lowering) -> Tensor:
    *parts, _ = ctx.inputs
    (axis,) = ctx.axes(len(parts), parts[0].rank)
    return join(axis, parts)
