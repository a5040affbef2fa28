"""Bit operations on integers."""

from __future__ import annotations

from collections.abc import Callable

from tfc.codegen.lower.registry import Lowering, lower
from tfc.codegen.tensor.expr import apply, cast, maximum, minimum
from tfc.codegen.tensor.tensor import Tensor


def _shift(function: str) -> Callable[[Lowering], Tensor]:
    def rule(ctx: Lowering) -> Tensor:
        last = 8 * ctx.dtype.size - 1
        return ctx.elementwise(lambda x, y: apply(function, x, minimum(maximum(y, 0), last)))

    return rule


lower("LeftShift")(_shift("shl"))
lower("RightShift")(_shift("shr"))


@lower("PopulationCount")
def _(ctx: Lowering) -> Tensor:
    return ctx.elementwise(lambda x: cast(apply("popcount", x), ctx.dtype))
