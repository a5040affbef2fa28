"""Padding, mirroring and repeating, as index maps."""

from __future__ import annotations

from collections.abc import Sequence

from tfc.codegen.lower.registry import Lowering, lower
from tfc.codegen.tensor.expr import Expr, ExprLike, all_of, const, guard, index, inside, select
from tfc.codegen.tensor.tensor import Tensor, compute, view
from tfc.ir.types.dims import Size


def _pairs(ctx: Lowering) -> list[tuple[Size, Size]]:
    """The amounts of padding before and after each dimension."""
    sizes = ctx.sizes(1)
    return list(zip(sizes[::2], sizes[1::2], strict=True))


def _padded(ctx: Lowering, fill: ExprLike) -> Tensor:
    x, pairs = ctx.x, _pairs(ctx)

    def body(*i: Expr) -> Expr:
        at = [k - index(before) if before != 0 else k for k, (before, _) in zip(i, pairs, strict=True)]
        padded = [(k, size) for k, size, pair in zip(at, x.shape, pairs, strict=True) if pair != (0, 0)]
        return guard(all_of(inside(k, size) for k, size in padded), x[tuple(at)], fill)

    return ctx.compute(body)


lower("Pad")(lambda ctx: _padded(ctx, const(0, ctx.dtype)))
lower("PadV2")(lambda ctx: _padded(ctx, ctx.inputs[2][()]))


@lower("MirrorPad")
def _(ctx: Lowering) -> Tensor:
    x, pairs, edge = ctx.x, _pairs(ctx), _edge(ctx)

    def body(*i: Expr) -> Expr:
        at = []
        for k, size, (before, after) in zip(i, x.shape, pairs, strict=True):
            place = k - index(before)
            place = select(place < 0, edge - 1 - place, place) if before != 0 else place
            past = place >= index(size)
            at.append(select(past, index(size) * 2 - 1 - edge - place, place) if after != 0 else place)
        return x[tuple(at)]

    return ctx.compute(body)


def _edge(ctx: Lowering) -> int:
    """1 where the border element is not mirrored itself."""
    return 1 if ctx.attr("mode", str) == "REFLECT" else 0


@lower("MirrorPadGrad")
def _(ctx: Lowering) -> Tensor:
    result = ctx.x
    for axis, pair in enumerate(_pairs(ctx)):
        if pair != (0, 0):
            result = _folded(result, axis, pair, ctx.shape[axis], _edge(ctx))
    return view(result, result.shape) if result is ctx.x else result


def _folded(x: Tensor, axis: int, pair: tuple[Size, Size], size: Size, edge: int) -> Tensor:
    """The padding along one axis added to the elements it mirrors."""
    before, after = pair

    def body(*i: Expr) -> Expr:
        k = i[axis]

        def read(place: Expr) -> Expr:
            return x[(*i[:axis], place, *i[axis + 1 :])]

        value = read(k + index(before))
        if before != 0:
            image = index(before) - 1 + edge - k
            value = value + guard((k >= edge) & (image >= 0), read(image), 0)
        if after != 0:
            image = index(before) + index(size) * 2 - 1 - edge - k
            value = value + guard((k < index(size) - edge) & (image < index(x.shape[axis])), read(image), 0)
        return value

    shape: Sequence[Size] = (*x.shape[:axis], size, *x.shape[axis + 1 :])
    return compute(x.dtype, shape, body)


@lower("Tile")
def _(ctx: Lowering) -> Tensor:
    x, times = ctx.x, ctx.sizes(1)

    def body(*i: Expr) -> Expr:
        return x[tuple(k % index(size) if n != 1 else k for k, size, n in zip(i, x.shape, times, strict=True))]

    return ctx.compute(body)
