"""Bias, batch normalisation and local response normalisation."""

from __future__ import annotations

from math import inf

from tfc.codegen.lower.registry import Lowering, lower
from tfc.codegen.tensor.expr import Expr, apply, cast, guard, index, inside, select
from tfc.codegen.tensor.tensor import Tensor, compute, reduce, sum_type
from tfc.ir.types.dims import Size
from tfc.ir.types.dims import minimum as smaller
from tfc.ir.types.types import product


def _channel(ctx: Lowering, rank: int) -> int:
    return 1 if ctx.attr("data_format", str) == "NCHW" else rank - 1


@lower("BiasAdd")
def _(ctx: Lowering) -> Tensor:
    x, bias = ctx.inputs
    channel = _channel(ctx, x.rank)
    return ctx.compute(lambda *i: x[i] + bias[i[channel]])


@lower("BiasAddGrad")
def _(ctx: Lowering) -> Tensor:
    channel = _channel(ctx, ctx.x.rank)
    return reduce("sum", ctx.x.shape, [k for k in range(ctx.x.rank) if k != channel], ctx.x.broadcast)


@lower("FusedBatchNorm")
def _(ctx: Lowering) -> tuple[Tensor, ...]:
    x, scale, offset, mean, variance = ctx.inputs
    wide, channel = scale.dtype, _channel(ctx, 4)
    reduced = [k for k in range(4) if k != channel]
    size = (x.shape[channel],)
    corrected = variance
    if ctx.attr("is_training", bool):
        count: Size = product([x.shape[k] for k in reduced]) or 0
        number = cast(index(count), wide)
        total = reduce("sum", x.shape, reduced, lambda *i: cast(x[i], wide))
        mean = compute(wide, size, lambda c: total[c] / number)
        centre = mean

        def square(*i: Expr) -> Expr:
            distance = cast(x[i], wide) - centre[i[channel]]
            return distance * distance

        squares = reduce("sum", x.shape, reduced, square)
        variance = compute(wide, size, lambda c: squares[c] / number)
        spread = variance
        bessel = number / apply("max", number - 1, 1.0)
        corrected = compute(wide, size, lambda c: spread[c] * bessel)
    epsilon = ctx.attr("epsilon", float)
    centre, spread = mean, variance
    factor = compute(wide, size, lambda c: scale[c] / apply("sqrt", spread[c] + epsilon))

    def normal(*i: Expr) -> Expr:
        c = i[channel]
        return cast((cast(x[i], wide) - centre[c]) * factor[c] + offset[c], x.dtype)

    def copy(source: Tensor) -> Tensor:
        return compute(wide, size, lambda c: source[c])

    return ctx.compute(normal), copy(mean), copy(corrected), copy(mean), copy(variance)


@lower("LRN")
def _(ctx: Lowering) -> Tensor:
    x = ctx.x
    radius = smaller(ctx.attr("depth_radius", int), x.shape[3])
    wide = sum_type(x.dtype)

    def square(n: Expr, h: Expr, w: Expr, c: Expr, j: Expr) -> Expr:
        near = c + j - radius
        element = cast(guard(inside(near, x.shape[3]), x[n, h, w, near], 0), wide)
        return element * element

    total = reduce("sum", (*x.shape, 2 * radius + 1), [4], square)
    bias, alpha, beta = (float(ctx.attrs[name]) for name in ("bias", "alpha", "beta"))  # type: ignore[arg-type]
    return ctx.compute(lambda *i: cast(_over_power(cast(x[i], wide), total[i] * alpha + bias, beta), ctx.dtype))


def _over_power(x: Expr, base: Expr, exponent: float) -> Expr:
    """x / base**exponent. Quarters below one, such as the usual 0.75, take roots: half the time of all of the op, and
    within 2 ULP like that."""
    if exponent not in (0.25, 0.5, 0.75):
        return x * apply("pow", base, -exponent)
    # A power of -0 or -inf is that of the positive one, while other negative numbers have none.
    root = apply("sqrt", select(base.eq(-inf), inf, base + 0.0))
    if exponent == 0.5:
        return x / root
    return x / (apply("sqrt", root) if exponent == 0.25 else root * apply("sqrt", root))
