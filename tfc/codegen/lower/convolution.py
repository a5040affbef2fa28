"""Convolution and its gradients as contractions: implicit matrix products over windows."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tfc.codegen.lower.registry import Lowering, lower
from tfc.codegen.lower.window import Slide, Spatial, convolution
from tfc.codegen.tensor.expr import Expr, all_of, inside
from tfc.codegen.tensor.tensor import Tensor, contract, join, view
from tfc.ir.base.record import record
from tfc.ir.types.dims import Size, divide


def _groups(channels: Size, depth: Size) -> int:
    """The number of groups of the input's channels, given how many channels the filter takes."""
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
    phases = _phases(slide, 0), _phases(slide, 1)
    if phases[0] is None or phases[1] is None:
        return _gathered(ctx, slide)
    first = 1 if slide.window.channels_last else 2
    rows = []
    for row in phases[0]:
        parts = [_phase(ctx, slide, (row, column)) for column in phases[1]]
        rows.append(join(first + 3, parts) if len(parts) > 1 else parts[0])
    return view(join(first + 1, rows) if len(rows) > 1 else rows[0], ctx.shape)


@record(frozen=True)
class _Phase:
    """Elements s·a + p of an axis with stride s: they take part in taps `first`, first + s, … (`count` of them), the
    last one in window a + `start`, the one before in the next, and so on."""

    first: int
    count: int
    start: int
    elements: Size


def _phases(slide: Slide, axis: int) -> list[_Phase] | None:
    """An axis of the input by remainders of the stride, each of which meets taps of its own; None where they differ in
    length or are not known.
    """
    stride, before = slide.window.strides[axis], slide.window.before(slide.sizes[axis], axis)
    elements, kernel = divide(slide.sizes[axis], stride), slide.kernel[axis]
    if elements is None or not isinstance(before, int) or not isinstance(kernel, int):
        return None
    if slide.window.dilations[axis] != 1:
        return None
    found = []
    for p in range(stride):
        first = (p + before) % stride
        count = len(range(first, kernel, stride))
        found.append(_Phase(first, count, (p + before - first) // stride - (count - 1), elements))
    return found


def _phase(ctx: Lowering, slide: Slide, phases: tuple[_Phase, _Phase]) -> Tensor:
    """A phase of the input's gradient, as a dense convolution of the result's with every s-th tap in reverse order. Of
    shape [n, h / s, 1, w / s, 1, c] or [n, c, h / s, 1, w / s, 1], for the other phases to lie beside."""

    def window_of(at: Spatial, tap: Spatial) -> tuple[Spatial, Spatial, Expr]:
        position = at[0] + phases[0].start + tap[0], at[1] + phases[1].start + tap[1]
        r, s = (
            phase.first + stride * (phase.count - 1 - u)
            for phase, stride, u in zip(phases, slide.window.strides, tap, strict=True)
        )
        return position, (r, s), all_of(inside(q, size) for q, size in zip(position, slide.counts, strict=True))

    c, (h, v) = ctx.shape[slide.window.channel], (phase.elements for phase in phases)
    made = _over_windows(ctx, slide, (h, v), (phases[0].count, phases[1].count), window_of)
    apart = (h, 1, v, 1, c) if slide.window.channels_last else (c, h, 1, v, 1)
    return view(made, (ctx.shape[0], *apart))


def _gathered(ctx: Lowering, slide: Slide) -> Tensor:
    """The gradient of the input, each element gathered from the windows that cover it."""

    def window_of(at: Spatial, tap: Spatial) -> tuple[Spatial, Spatial, Expr]:
        position, exists = slide.windows(at, tap)
        return position, tap, exists

    return view(_over_windows(ctx, slide, slide.sizes, ctx.inputs[1].shape[:2], window_of), ctx.shape)


def _over_windows(
    ctx: Lowering,
    slide: Slide,
    sizes: Sequence[Size],
    taps: Sequence[Size],
    window_of: Callable[[Spatial, Spatial], tuple[Spatial, Spatial, Expr]],
) -> Tensor:
    """The input's gradient on a plane of `sizes`: for each of the `taps` at an element, `window_of` gives the window,
    the tap in the filter, and whether there is such a window."""
    _, w, dy = ctx.inputs
    _, _, depth, filters = w.shape
    groups = _groups(ctx.shape[slide.window.channel], depth)
    outer = (groups, depth) if groups > 1 else (depth,)
    per_group = filters // groups
    shape = _order(slide, ctx.shape[0], *sizes, *outer)

    def factors(*i: Expr) -> tuple[Expr, Expr]:
        n, at, channels = _split(slide, i, len(outer))
        position, tap, _ = window_of(at, (i[-3], i[-2]))
        own = channels[0] * per_group + i[-1] if groups > 1 else i[-1]
        return slide.at(dy, n, position, own), w[(*tap, channels[-1], own)]

    def exists(*i: Expr) -> Expr:
        return window_of(_split(slide, i, len(outer))[1], (i[-3], i[-2]))[2]

    rank = len(shape)
    return contract((*shape, *taps, per_group), range(rank, rank + 3), factors, where=exists)


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
