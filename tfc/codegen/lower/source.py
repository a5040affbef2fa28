"""Values that come from elsewhere, and ops that pass their operand on."""

from __future__ import annotations

from tfc.codegen.lowering import Lowering, lower
from tfc.codegen.tensor import Tensor, view


@lower("Identity", "StopGradient", "PreventGradient", "PlaceholderWithDefault", "EnsureShape")
def _(ctx: Lowering) -> Tensor:
    return view(ctx.x, ctx.x.shape)


@lower("IdentityN")
def _(ctx: Lowering) -> tuple[Tensor, ...]:
    return tuple(view(x, x.shape) for x in ctx.inputs)
