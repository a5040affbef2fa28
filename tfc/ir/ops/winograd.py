"""Convolution with a filter that one of Winograd's transforms was applied to (Lavin and Gray 2015), made by the pass
winograd: F(4x4, 3x3) takes 36 products for 16 windows instead of 144, and F(2x2, 3x3) 16 for 4 instead of 36.

The image is cut into tiles that overlap by two. With a tile d, a filter g and the matrices of a transform, the windows
of a tile are output ((filter g filterᵀ) · (input d inputᵀ)) outputᵀ, the products in the middle summed over channels.
The points of interpolation are 0, 1, -1 and infinity, for F(4x4, 3x3) 2 and -2 as well.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from tfc.ir.base.record import record
from tfc.ir.graph.cost import per_element
from tfc.ir.graph.infer import Infer
from tfc.ir.graph.registry import PURE, op
from tfc.ir.ops.rules import FLOAT
from tfc.ir.types.dims import divide
from tfc.ir.types.types import Array, TensorType


@record(frozen=True)
class Transform:
    """F(windows x windows, 3x3): the matrices that a tile, a filter and the sums of their products go through."""

    input: tuple[tuple[int, ...], ...]
    filter: tuple[tuple[float, ...], ...]
    output: tuple[tuple[int, ...], ...]

    @property
    def tile(self) -> int:
        """Elements of a tile along an axis; it overlaps the next one by two."""
        return len(self.input)

    @property
    def windows(self) -> int:
        """Windows along an axis that begin in a tile and are computed from it."""
        return len(self.output)

    @property
    def points(self) -> int:
        """Products for a tile, for each channel and filter."""
        return self.tile**2

    @property
    def name(self) -> str:
        """As it is known: `F(4x4, 3x3)`."""
        return f"F({self.windows}x{self.windows}, 3x3)"

    def transformed(self, kernel: Array) -> Array:
        """A filter [3, 3, C, F] as the op takes it, [points, C, F]: computed in f64 and rounded once."""
        points = np.einsum("ui,vj,ijcf->uvcf", self.filter, self.filter, kernel.astype(np.float64))
        return points.reshape(self.points, *kernel.shape[2:]).astype(kernel.dtype)


F4 = Transform(
    ((4, 0, -5, 0, 1, 0), (0, -4, -4, 1, 1, 0), (0, 4, -4, -1, 1, 0),
     (0, -2, -1, 2, 1, 0), (0, 2, -1, -2, 1, 0), (0, 4, 0, -5, 0, 1)),
    ((1 / 4, 0, 0), (-1 / 6, -1 / 6, -1 / 6), (-1 / 6, 1 / 6, -1 / 6),
     (1 / 24, 1 / 12, 1 / 6), (1 / 24, -1 / 12, 1 / 6), (0, 0, 1)),
    ((1, 1, 1, 1, 1, 0), (0, 1, -1, 2, -2, 0), (0, 1, 1, 4, 4, 0), (0, 1, -1, 8, -8, 1)),
)  # fmt: skip
F2 = Transform(
    ((1, 0, -1, 0), (0, 1, 1, 0), (0, -1, 1, 0), (0, -1, 0, 1)),
    ((1, 0, 0), (1 / 2, 1 / 2, 1 / 2), (1 / 2, -1 / 2, 1 / 2), (0, 0, 1)),
    ((1, 1, 1, 0), (0, 1, -1, 1)),
)
TRANSFORMS = {transform.points: transform for transform in (F2, F4)}
"""By the points of their filters."""


def _winograd(ctx: Infer) -> TensorType:
    dtype = ctx.require(0, FLOAT)
    ctx.same_dtype(0, 1)
    ctx.rank(0, 4)
    ctx.rank(1, 3)
    x, kernel = ctx.shape(0), ctx.shape(1)
    if x is None or kernel is None:
        return TensorType(dtype, None)
    transform = TRANSFORMS.get(kernel[0]) if isinstance(kernel[0], int) else None
    if transform is None:
        ctx.fail(f"the filter must have {' or '.join(map(str, TRANSFORMS))} points, but has {kernel[0]}", 1)
    ctx.merge((x[3],), (kernel[1],), 1, "the number of channels differs")
    sizes = []
    for size in x[1:3]:
        tiles = None if size is None else divide(size - 2, transform.windows)
        if size is not None and tiles is None:
            ctx.fail(f"the image must be two larger than a multiple of {transform.windows}, but is {size}", 0)
        sizes.append(None if tiles is None else tiles * transform.windows)
    return TensorType(dtype, (x[0], *sizes, kernel[2]))


@op(infer=_winograd, traits=PURE, cost=per_element(1), function=None)
def WinogradConv2D(input: Array, filter: Array) -> Array:
    """The convolution of [N, H, W, C] with a transformed filter [36, C, F] or [16, C, F], without padding, stride 1.

    With 36 points H and W are two larger than multiples of four, with 16 than multiples of two. An element that is not
    finite may make all windows of its tiles NaN; with 16 points only those that it lies in are not finite.
    """
    n, h, w, channels = input.shape
    transform = TRANSFORMS[filter.shape[0]]
    tile, windows = transform.tile, transform.windows
    wide = np.result_type(input.dtype, np.float32)
    x = input.astype(wide)
    view = np.lib.stride_tricks.sliding_window_view(x, (tile, tile), axis=(1, 2))[:, ::windows, ::windows]
    points = _both(transform.input, view.transpose(4, 5, 0, 1, 2, 3))
    kernel = filter.reshape(tile, tile, channels, -1).astype(wide)
    made = _both(transform.output, np.einsum("uvnhwc,uvcf->uvnhwf", points, kernel))
    return made.transpose(2, 3, 0, 4, 1, 5).reshape(n, h - 2, w - 2, kernel.shape[3]).astype(input.dtype)


def _both(matrix: Sequence[Sequence[int]], tiles: Array) -> Array:
    """matrix · tile · matrixᵀ over the first two axes. Factors of 0 are left out, as 0·inf would be NaN."""
    for _ in range(2):
        rows = [sum(factor * tiles[i] for i, factor in enumerate(line) if factor) for line in matrix]
        tiles = np.stack(rows, axis=0).swapaxes(0, 1)
    return tiles


WinogradConv2D.gradient(None)
