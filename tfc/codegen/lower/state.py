"""Writes to variables. The first operand is the variable's memory."""

from __future__ import annotations

from tfc.codegen.lower.registry import Lowering, lower
from tfc.codegen.tensor.expr import Expr, index, inside
from tfc.codegen.tensor.tensor import Check, Tensor, assign, compute, scatter

lower("Assign")(lambda ctx: assign(ctx.x, ctx.inputs[1]))
lower("AssignAdd")(lambda ctx: assign(ctx.x, ctx.elementwise(lambda x, y: x + y)))
lower("AssignSub")(lambda ctx: assign(ctx.x, ctx.elementwise(lambda x, y: x - y)))
lower("ApplyGradientDescent")(lambda ctx: assign(ctx.x, ctx.elementwise(lambda x, alpha, delta: x - alpha * delta)))


def _scatter(ctx: Lowering, combine: str) -> Tensor:
    """Rows of the variable combined with the updates, in order; all indices are checked before the first write."""
    variable, indices, updates = ctx.inputs
    size = variable.shape[0]
    space = (*indices.shape, *variable.shape[1:])

    def check(*i: Expr) -> list[Check]:
        row = index(indices[i])
        return [Check(inside(row, size), "indices = {a} is not in [0, {b})", a=row, b=index(size))]

    rows = compute(indices.dtype, indices.shape, lambda *i: indices[i], checks=check)
    return scatter(
        variable,
        space,
        lambda *i: (index(rows[i[: indices.rank]]), *i[indices.rank :]),
        updates.broadcast,
        combine=combine,
        free=range(indices.rank, len(space)),
        in_place=True,
    )


for _op, _combine in {"ScatterUpdate": "set", "ScatterAdd": "add", "ScatterSub": "sub"}.items():
    lower(_op)(lambda ctx, combine=_combine: _scatter(ctx, combine))  # type: ignore[misc]
