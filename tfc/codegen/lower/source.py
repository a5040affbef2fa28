"""Feeds, constants and variables, and ops that pass their operand on."""

from __future__ import annotations

from tfc.codegen.lower.registry import Lowering, lower
from tfc.codegen.tensor.expr import all_of, guard, index
from tfc.codegen.tensor.tensor import Check, Tensor, view

lower("Identity", "StopGradient", "PreventGradient", "PlaceholderWithDefault")(lambda ctx: view(ctx.x, ctx.x.shape))
lower("IdentityN")(lambda ctx: tuple(view(x, x.shape) for x in ctx.inputs))


@lower("EnsureShape")
def _(ctx: Lowering) -> Tensor:
    """Sizes that differ only in how they are written are compared when the step runs."""
    x, wanted = ctx.x, ctx.shape
    if x.shape == wanted:
        return view(x, wanted)
    unsure = [(have, want) for have, want in zip(x.shape, wanted, strict=True) if have != want]
    fits = all_of(index(have).eq(index(want)) for have, want in unsure)
    have, want = unsure[0]
    message = "EnsureShape: a dimension of {a} is not compatible with the expected {b}"
    return ctx.compute(
        lambda *i: guard(fits, x[i], 0), checks=lambda *i: [Check(fits, message, a=index(have), b=index(want))]
    )
