"""Writes to variables. The first operand is the variable's memory."""

from __future__ import annotations

from tfc.codegen.lowering import Lowering, lower
from tfc.codegen.tensor import Tensor, assign


@lower("Assign")
def _(ctx: Lowering) -> Tensor:
    return assign(ctx.x, ctx.inputs[1])


@lower("AssignAdd")
def _(ctx: Lowering) -> Tensor:
    return assign(ctx.x, ctx.elementwise(lambda x, y: x + y))


@lower("AssignSub")
def _(ctx: Lowering) -> Tensor:
    return assign(ctx.x, ctx.elementwise(lambda x, y: x - y))
