"""Running sums and products."""

from __future__ import annotations

from collections.abc import Callable

from tfc.codegen.lower.registry import Lowering, lower
from tfc.codegen.tensor.tensor import Tensor, scan


def _scan(kind: str) -> Callable[[Lowering], Tensor]:
    def rule(ctx: Lowering) -> Tensor:
        x = ctx.x
        (axis,) = ctx.axes(1, x.rank)
        exclusive, reverse = ctx.attr("exclusive", bool), ctx.attr("reverse", bool)
        return scan(kind, x.shape, axis, x.broadcast, exclusive=exclusive, reverse=reverse)

    return rule


lower("Cumsum")(_scan("sum"))
lower("Cumprod")(_scan("prod"))
