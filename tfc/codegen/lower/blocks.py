"""Blocks of pixels moved between space and channels, as index maps."""

from __future__ import annotations

from tfc.codegen.lower.registry import Lowering, lower
from tfc.codegen.tensor.expr import Expr, index
from tfc.codegen.tensor.tensor import Tensor

NHWC = "NHWC"


def _layout(ctx: Lowering) -> tuple[list[int], int]:
    """The places of N, H, W and C in the shape, and the side of a block."""
    layout = ctx.attr("data_format", str)
    return [layout.index(c) for c in NHWC], ctx.attr("block_size", int)


def _read(x: Tensor, places: list[int], nhwc: tuple[Expr, ...]) -> Expr:
    at = dict(zip(places, nhwc, strict=True))
    return x[tuple(at[k] for k in range(4))]


@lower("SpaceToDepth")
def _(ctx: Lowering) -> Tensor:
    x, (places, side) = ctx.x, _layout(ctx)
    channels = index(x.shape[places[3]])

    def body(*i: Expr) -> Expr:
        n, h, w, c = (i[k] for k in places)
        block = c // channels
        return _read(x, places, (n, h * side + block // side, w * side + block % side, c % channels))

    return ctx.compute(body)


@lower("DepthToSpace")
def _(ctx: Lowering) -> Tensor:
    x, (places, side) = ctx.x, _layout(ctx)
    channels = index(ctx.shape[places[3]])

    def body(*i: Expr) -> Expr:
        n, h, w, c = (i[k] for k in places)
        block = h % side * side + w % side
        return _read(x, places, (n, h // side, w // side, block * channels + c))

    return ctx.compute(body)
