"""Division with remainder. Integer divisors are checked; the expressions themselves give 0 for a zero divisor."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tfc.codegen.lower.registry import Lowering, lower
from tfc.codegen.tensor.expr import Expr, apply, const, select
from tfc.codegen.tensor.tensor import Check, Tensor

Binary = Callable[[Expr, Expr], Expr]


def _divisor_is_not_zero(_: Expr, y: Expr) -> Sequence[Check]:
    return [Check(y.ne(0), "integer division by zero")]


def _division(on_integers: str, on_floats: Binary) -> Callable[[Lowering], Tensor]:
    def rule(ctx: Lowering) -> Tensor:
        if ctx.dtype.is_float:
            return ctx.elementwise(on_floats)
        return ctx.elementwise(lambda x, y: apply(on_integers, x, y), checks=_divisor_is_not_zero)

    return rule


def _floor_mod(x: Expr, y: Expr) -> Expr:
    """C's remainder, moved by one divisor to the divisor's side of zero; see ops/division.py."""
    rest = apply("fmod", x, y)
    is_beyond = rest * apply("copysign", const(1, y.dtype), y) < 0
    return apply("copysign", select(is_beyond, rest + y, rest), y)


lower("Div", "TruncateDiv")(_division("truncdiv", lambda x, y: x / y))
lower("FloorDiv")(_division("floordiv", lambda x, y: apply("floor", x / y)))
lower("FloorMod")(_division("mod", _floor_mod))
lower("TruncateMod", "Mod")(_division("truncmod", lambda x, y: apply("fmod", x, y)))
