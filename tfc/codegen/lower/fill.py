"""Tensors made from sizes and scalars."""

from __future__ import annotations

from typing import Any

import numpy as np

from tfc.codegen.lower.registry import Lowering, lower
from tfc.codegen.tensor.expr import Expr, as_expr, cast, const, index, select
from tfc.codegen.tensor.tensor import Tensor
from tfc.ir.types.dims import Dim
from tfc.ir.types.types import i64

lower("Fill")(lambda ctx: ctx.compute(lambda *i: ctx.inputs[1][()]))
lower("ZerosLike")(lambda ctx: ctx.compute(lambda *i: const(0, ctx.dtype)))
lower("OnesLike")(lambda ctx: ctx.compute(lambda *i: const(1, ctx.dtype)))


@lower("Range")
def _(ctx: Lowering) -> Tensor:
    start, _, delta = (_number(ctx, operand) for operand in range(3))
    return ctx.compute(lambda i: start + cast(i, ctx.dtype) * delta)


def _number(ctx: Lowering, operand: int) -> Expr:
    """A static scalar operand, a number or a size, in the result's type."""
    value: Any = np.ravel(ctx.value(operand)).tolist()[0]
    return as_expr(value if isinstance(value, Dim) else ctx.dtype.storage.type(value).item(), ctx.dtype)


@lower("LinSpace")
def _(ctx: Lowering) -> Tensor:
    start, stop, count = ctx.x[()], ctx.inputs[1][()], index(ctx.sizes(2)[0])
    step = (stop - start) / cast(select(count > 1, count - 1, 1), ctx.dtype)

    def body(i: Expr) -> Expr:
        last = select(count > 1, stop, start)
        return select(i.eq(count - 1), last, start + step * cast(i, ctx.dtype))

    return ctx.compute(body)


@lower("OneHot")
def _(ctx: Lowering) -> Tensor:
    indices, _, on, off = ctx.inputs
    axis = ctx.attr("axis", int) % (indices.rank + 1)

    def body(*i: Expr) -> Expr:
        hot = cast(indices[(*i[:axis], *i[axis + 1 :])], i64).eq(i[axis])
        return select(hot, on[()], off[()])

    return ctx.compute(body)
