"""UpdateRow as a scatter of one row; the step decides whether it may work in the old array's memory (stages.py)."""

from __future__ import annotations

from tfc.codegen.lower.registry import Lowering, lower
from tfc.codegen.tensor.expr import Expr, index, inside
from tfc.codegen.tensor.tensor import Check, Tensor, compute, scatter


@lower("UpdateRow")
def _(ctx: Lowering) -> Tensor:
    array, at, value = ctx.inputs
    size = array.shape[0]

    def check(*i: Expr) -> list[Check]:
        row = index(at[()])
        return [Check(inside(row, size), "index = {a} is not in [0, {b})", a=row, b=index(size))]

    has_elements = all(isinstance(d, int) and d > 0 for d in value.shape)
    where = at if has_elements else compute(at.dtype, (), lambda: at[()], checks=check)
    return scatter(
        array,
        (1, *value.shape),  # a scatter runs over one axis at least
        lambda *i: (index(where[()]), *i[1:]),
        lambda *i: value[i[1:]],
        combine=ctx.attr("combine", str),
        free=range(value.rank + 1),
        checks=check if has_elements else None,
    )
