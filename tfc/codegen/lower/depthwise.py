"""Depthwise convolution and its gradients as window reductions."""

from __future__ import annotations

from tfc.codegen.lower.registry import Lowering, lower
from tfc.codegen.lower.window import convolution
from tfc.codegen.tensor.expr import Expr, guard
from tfc.codegen.tensor.tensor import Tensor, reduce


@lower("DepthwiseConv2dNative")
def _(ctx: Lowering) -> Tensor:
    x, w = ctx.inputs
    slide = convolution(ctx, x.shape, w.shape, ctx.shape)
    kh, kw, _, multiplier = w.shape

    def product(*i: Expr) -> Expr:
        n, position, f = slide.pick(i[:4])
        r, s = i[4:]
        c = f // multiplier
        return slide.padded(x, n, slide.source(position, (r, s)), c, 0) * w[r, s, c, f % multiplier]

    return reduce("sum", (*ctx.shape, kh, kw), [4, 5], product)


@lower("DepthwiseConv2dNativeBackpropInput")
def _(ctx: Lowering) -> Tensor:
    _, w, dy = ctx.inputs
    slide = convolution(ctx, ctx.shape, w.shape, dy.shape)
    kh, kw, _, multiplier = w.shape

    def product(*i: Expr) -> Expr:
        n, at, c = slide.pick(i[:4])
        r, s, m = i[4:]
        position, exists = slide.windows(at, (r, s))
        return guard(exists, slide.at(dy, n, position, c * multiplier + m) * w[r, s, c, m], 0)

    return reduce("sum", (*ctx.shape, kh, kw, multiplier), [4, 5, 6], product)


@lower("DepthwiseConv2dNativeBackpropFilter")
def _(ctx: Lowering) -> Tensor:
    x, _, dy = ctx.inputs
    slide = convolution(ctx, x.shape, ctx.shape, dy.shape)
    multiplier = ctx.shape[3]

    def product(r: Expr, s: Expr, c: Expr, m: Expr, n: Expr, oh: Expr, ow: Expr) -> Expr:
        at = slide.source((oh, ow), (r, s))
        return slide.padded(x, n, at, c, 0) * slide.at(dy, n, (oh, ow), c * multiplier + m)

    return reduce("sum", (*ctx.shape, x.shape[0], *slide.counts), [4, 5, 6], product)
