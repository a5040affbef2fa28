"""Element-wise arithmetic of two or more operands, with broadcasting."""

from __future__ import annotations

from collections.abc import Sequence

from tfc.codegen.lower.registry import Lowering, lower
from tfc.codegen.tensor.expr import Bitcast, Expr, apply, const, select
from tfc.codegen.tensor.tensor import Check, Tensor
from tfc.ir.types.types import DTYPES


@lower("Pow")
def _(ctx: Lowering) -> Tensor:
    if ctx.dtype.is_float:
        return ctx.elementwise(lambda x, y: apply("pow", x, y))
    return ctx.elementwise(_integer_power, checks=_not_negative if ctx.dtype.kind == "int" else None)


def _not_negative(_: Expr, y: Expr) -> Sequence[Check]:
    return [Check(y >= 0, "integers to negative integer powers are not allowed, but the exponent is {a}", a=y)]


def _integer_power(x: Expr, y: Expr) -> Expr:
    """Squaring and multiplying, one step for each bit of the exponent."""
    bits = 8 * x.dtype.size - (x.dtype.kind == "int")
    result = const(1, x.dtype)
    for bit in range(bits):
        chosen = (y & (1 << bit)).ne(0)
        result = select(chosen, result * x, result)
        x = x * x
    return result


@lower("NextAfter")
def _(ctx: Lowering) -> Tensor:
    bits = DTYPES[f"i{8 * ctx.dtype.size}"]

    def step(x: Expr, y: Expr) -> Expr:
        """Neighbouring floats have neighbouring bits; away from zero they grow."""
        grows = (x < y).eq(x > 0)
        moved = Bitcast(Bitcast(x, bits) + select(grows, const(1, bits), -1), ctx.dtype)
        sign = Bitcast(y, bits) & const(1 << (8 * ctx.dtype.size - 1), bits)
        least = Bitcast(sign | 1, ctx.dtype)
        near = select(x.eq(y), y, select(x.eq(0), least, moved))
        return select(apply("isnan", x) | apply("isnan", y), x + y, near)

    return ctx.elementwise(step)


@lower("AddN", "AccumulateNV2")
def _(ctx: Lowering) -> Tensor:
    return ctx.elementwise(lambda x, *others: sum(others, x))
