"""Running sums and products: each element reduces the part of its row that comes before it.

Quadratic in the length of the row, but parallel and in a fixed order.
"""

from __future__ import annotations

from collections.abc import Callable

from tfc.codegen.expr import Expr, const, guard
from tfc.codegen.lowering import Lowering, lower
from tfc.codegen.tensor import Tensor, reduce


def _scan(kind: str, neutral: int) -> Callable[[Lowering], Tensor]:
    def rule(ctx: Lowering) -> Tensor:
        x = ctx.x
        (axis,) = ctx.axes(1, x.rank)
        exclusive, backward = ctx.attr("exclusive", bool), ctx.attr("reverse", bool)

        def body(*i: Expr) -> Expr:
            *at, other = i
            first, last = (at[axis], other) if backward else (other, at[axis])
            reached = first < last if exclusive else first <= last
            at[axis] = other
            return guard(reached, x[tuple(at)], const(neutral, x.dtype))

        return reduce(kind, (*x.shape, x.shape[axis]), [x.rank], body)

    return rule


lower("Cumsum")(_scan("sum", 0))
lower("Cumprod")(_scan("prod", 1))
