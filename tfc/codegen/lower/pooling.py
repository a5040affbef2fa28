"""Pooling and its gradients as window reductions; a gradient gathers from the windows that cover an element."""

from __future__ import annotations

from collections.abc import Sequence

from tfc.codegen.lower.registry import Lowering, lower
from tfc.codegen.lower.window import Slide, pooling
from tfc.codegen.tensor.expr import Expr, cast, guard, index, select
from tfc.codegen.tensor.tensor import Tensor, compute, neutral_number, reduce, sum_type
from tfc.ir.types.dims import Size
from tfc.ir.types.types import DType, i32


def _reduced(slide: Slide, x: Tensor, y_shape: Sequence[Size], kind: str, fill: float, dtype: DType) -> Tensor:
    """A reduction of every window over its kernel, of elements as `dtype`."""

    def body(*i: Expr) -> Expr:
        n, position, c = slide.pick(i[:4])
        return cast(slide.padded(x, n, slide.source(position, (i[4], i[5])), c, fill), dtype)

    return reduce(kind, (*y_shape, *slide.kernel), [4, 5], body, dtype=i32)


def _winner(slide: Slide, x: Tensor, y_shape: Sequence[Size]) -> Tensor:
    """The number of each window's first largest element. Where nothing is greater than what padding is filled with,
    that is not element 0, which may be padding, but the first one in the input."""
    best = _reduced(slide, x, y_shape, "argmax", neutral_number("max", x.dtype), x.dtype)

    def element(*i: Expr) -> Expr:
        r, s = slide.first(slide.pick(i)[1])
        return select(best[i].eq(0), cast(r * slide.kernel[1] + s, i32), best[i])

    return compute(i32, y_shape, element)


@lower("MaxPool")
def _(ctx: Lowering) -> Tensor:
    slide = pooling(ctx, ctx.x.shape, ctx.shape)
    return _reduced(slide, ctx.x, ctx.shape, "max", neutral_number("max", ctx.dtype), ctx.dtype)


@lower("MaxPoolGrad")
def _(ctx: Lowering) -> Tensor:
    x, y, dy = ctx.inputs
    slide = pooling(ctx, x.shape, y.shape)
    best = _winner(slide, x, y.shape)

    def share(*i: Expr) -> Expr:
        n, at, c = slide.pick(i[:4])
        r, s = i[4:]
        position, exists = slide.windows(at, (r, s))
        chosen = index(slide.at(best, n, position, c)).eq(r * slide.kernel[1] + s)
        return guard(exists, select(chosen, slide.at(dy, n, position, c), 0), 0)

    return reduce("sum", (*ctx.shape, *slide.kernel), [4, 5], share)


@lower("MaxPoolGradGrad")
def _(ctx: Lowering) -> Tensor:
    x, y, ddx = ctx.inputs
    slide = pooling(ctx, x.shape, y.shape)
    best = _winner(slide, x, y.shape)

    def picked(*i: Expr) -> Expr:
        n, position, c = slide.pick(i)
        tap = index(best[i])
        at = slide.source(position, (tap // slide.kernel[1], tap % slide.kernel[1]))
        return slide.padded(ddx, n, at, c, 0)

    return ctx.compute(picked)


@lower("AvgPool")
def _(ctx: Lowering) -> Tensor:
    slide, wide = pooling(ctx, ctx.x.shape, ctx.shape), sum_type(ctx.dtype)
    total = _reduced(slide, ctx.x, ctx.shape, "sum", 0, wide)
    return ctx.compute(lambda *i: cast(total[i] / cast(slide.count(slide.pick(i)[1]), wide), ctx.dtype))


@lower("AvgPoolGrad")
def _(ctx: Lowering) -> Tensor:
    dy = ctx.inputs[1]
    slide, wide = pooling(ctx, ctx.shape, dy.shape), sum_type(ctx.dtype)

    def share(*i: Expr) -> Expr:
        n, at, c = slide.pick(i[:4])
        position, exists = slide.windows(at, (i[4], i[5]))
        part = cast(slide.at(dy, n, position, c), wide) / cast(slide.count(position), wide)
        return guard(exists, part, 0)

    total = reduce("sum", (*ctx.shape, *slide.kernel), [4, 5], share)
    return ctx.compute(lambda *i: cast(total[i], ctx.dtype))
