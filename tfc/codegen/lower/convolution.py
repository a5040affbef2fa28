"""Convolution and its gradients as contractions: implicit matrix products over windows."""

from __future__ import annotations

from tfc.codegen.expr import Expr, guard
from tfc.codegen.lower.window import Slide, convolution
from tfc.codegen.lowering import Lowering, lower
from tfc.codegen.tensor import Tensor, contract, view
from tfc.ir.dims import Size, divide


def _groups(channels: Size, depth: Size) -> int:
    """How many groups the input's channels fall into, given how many the filter takes."""
    groups = divide(channels, depth)
    assert isinstance(groups, int)
    return groups


def _order(slide: Slide, n: Size, h: Size, w: Size, *channels: Size) -> tuple[Size, ...]:
    """A shape in the window's layout; the channels may be split into groups."""
    return (n, h, w, *channels) if slide.window.channels_last else (n, *channels, h, w)


def _split(slide: Slide, i: tuple[Expr, ...], channels: int) -> tuple[Expr, tuple[Expr, Expr], tuple[Expr, ...]]:
    """n, (h, w) and the channel indices out of the first indices of such a shape."""
    if slide.window.channels_last:
        return i[0], (i[1], i[2]), i[3 : 3 + channels]
    return i[0], (i[1 + channels], i[2 + channels]), i[1 : 1 + channels]


@lower("Conv2D")
def _(ctx: Lowering) -> Tensor:
    x, w = ctx.inputs
    slide = convolution(ctx, x.shape, w.shape, ctx.shape)
    kh, kw, depth, filters = w.shape
    groups = _groups(x.shape[slide.window.channel], depth)
    per_group = filters // groups
    outer = (groups, per_group) if groups > 1 else (filters,)
    shape = _order(slide, ctx.shape[0], *slide.counts, *outer)

    def factors(*i: Expr) -> tuple[Expr, Expr]:
        n, position, channels = _split(slide, i, len(outer))
        r, s, c = i[-3:]
        at = slide.source(position, (r, s))
        own = channels[0] * depth + c if groups > 1 else c
        f = channels[0] * per_group + channels[1] if groups > 1 else channels[0]
        return slide.padded(x, n, at, own, 0), w[r, s, c, f]

    rank = len(shape)
    return view(contract((*shape, kh, kw, depth), range(rank, rank + 3), factors), ctx.shape)


@lower("Conv2DBackpropInput")
def _(ctx: Lowering) -> Tensor:
    _, w, dy = ctx.inputs
    slide = convolution(ctx, ctx.shape, w.shape, dy.shape)
    kh, kw, depth, filters = w.shape
    groups = _groups(ctx.shape[slide.window.channel], depth)
    outer = (groups, depth) if groups > 1 else (depth,)
    per_group = filters // groups
    shape = _order(slide, ctx.shape[0], *slide.sizes, *outer)

    def factors(*i: Expr) -> tuple[Expr, Expr]:
        n, at, channels = _split(slide, i, len(outer))
        r, s, f = i[-3:]
        position, exists = slide.windows(at, (r, s))
        own = channels[0] * per_group + f if groups > 1 else f
        return guard(exists, slide.at(dy, n, position, own), 0), w[r, s, channels[-1], own]

    rank = len(shape)
    return view(contract((*shape, kh, kw, per_group), range(rank, rank + 3), factors), ctx.shape)


@lower("Conv2DBackpropFilter")
def _(ctx: Lowering) -> Tensor:
    x, _, dy = ctx.inputs
    slide = convolution(ctx, x.shape, ctx.shape, dy.shape)
    kh, kw, depth, filters = ctx.shape
    groups = _groups(x.shape[slide.window.channel], depth)
    per_group = filters // groups
    outer = (groups, per_group) if groups > 1 else (filters,)
    shape = (kh, kw, depth, *outer)

    def factors(*i: Expr) -> tuple[Expr, Expr]:
        r, s, c, *channels, n, oh, ow = i
        own = channels[0] * depth + c if groups > 1 else c
        f = channels[0] * per_group + channels[1] if groups > 1 else channels[0]
        at = slide.source((oh, ow), (r, s))
        return slide.padded(x, n, at, own, 0), slide.at(dy, n, (oh, ow), f)

    rank = len(shape)
    return view(contract((*shape, x.shape[0], *slide.counts), range(rank, rank + 3), factors), ctx.shape)
