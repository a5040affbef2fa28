"""Convolution with a filter that Winograd's transform F(4x4, 3x3) was applied to (Lavin and Gray 2015), made by the
pass winograd: 36 products for 16 windows instead of 144.

The image is cut into tiles of 6x6 that overlap by two. With a tile d, a filter g and the matrices below, the 4x4
windows of a tile are OUTPUT ((FILTER g FILTERᵀ) · (INPUT d INPUTᵀ)) OUTPUTᵀ, the products in the middle summed over
channels. The points of interpolation are 0, 1, -1, 2, -2 and infinity.
"""

from __future__ import annotations

import numpy as np

from tfc.ir.dims import divide
from tfc.ir.infer import Infer
from tfc.ir.ops.rules import FLOAT
from tfc.ir.registry import PURE, op
from tfc.ir.types import Array, TensorType

TILE, WINDOWS = 6, 4
"""Elements of a tile along an axis, and windows that begin in it and are computed from it."""
INPUT = ((4, 0, -5, 0, 1, 0), (0, -4, -4, 1, 1, 0), (0, 4, -4, -1, 1, 0),
         (0, -2, -1, 2, 1, 0), (0, 2, -1, -2, 1, 0), (0, 4, 0, -5, 0, 1))  # fmt: skip
FILTER = ((1 / 4, 0, 0), (-1 / 6, -1 / 6, -1 / 6), (-1 / 6, 1 / 6, -1 / 6),
          (1 / 24, 1 / 12, 1 / 6), (1 / 24, -1 / 12, 1 / 6), (0, 0, 1))  # fmt: skip
OUTPUT = ((1, 1, 1, 1, 1, 0), (0, 1, -1, 2, -2, 0), (0, 1, 1, 4, 4, 0), (0, 1, -1, 8, -8, 1))


def transformed(kernel: Array) -> Array:
    """A filter [3, 3, C, F] as the op takes it, [36, C, F]: computed in f64 and rounded once."""
    points = np.einsum("ui,vj,ijcf->uvcf", FILTER, FILTER, kernel.astype(np.float64))
    return points.reshape(TILE * TILE, *kernel.shape[2:]).astype(kernel.dtype)


def _winograd(ctx: Infer) -> TensorType:
    dtype = ctx.require(0, FLOAT)
    ctx.same_dtype(0, 1)
    ctx.rank(0, 4)
    ctx.rank(1, 3)
    x, kernel = ctx.shape(0), ctx.shape(1)
    if x is None or kernel is None:
        return TensorType(dtype, None)
    if kernel[0] != TILE * TILE:
        ctx.fail(f"the filter must have {TILE * TILE} points, but has {kernel[0]}", 1)
    ctx.merge((x[3],), (kernel[1],), 1, "the number of channels differs")
    sizes = []
    for size in x[1:3]:
        tiles = None if size is None else divide(size - (TILE - WINDOWS), WINDOWS)
        if size is not None and tiles is None:
            ctx.fail(f"the image must be two larger than a multiple of {WINDOWS}, but is {size}", 0)
        sizes.append(None if tiles is None else tiles * WINDOWS)
    return TensorType(dtype, (x[0], *sizes, kernel[2]))


@op(infer=_winograd, traits=PURE)
def WinogradConv2D(input: Array, filter: Array) -> Array:
    """The convolution of [N, H, W, C] with a transformed filter [36, C, F], without padding and with stride 1.

    H and W are two larger than multiples of four. An element that is not finite makes all windows of its tiles NaN.
    """
    n, h, w, channels = input.shape
    tiles = (h - 2) // WINDOWS, (w - 2) // WINDOWS
    wide = np.result_type(input.dtype, np.float32)
    x = input.astype(wide)
    view = np.lib.stride_tricks.sliding_window_view(x, (TILE, TILE), axis=(1, 2))[:, ::WINDOWS, ::WINDOWS]
    points = np.einsum("ui,vj,nhwcij->uvnhwc", np.asarray(INPUT, wide), np.asarray(INPUT, wide), view)
    kernel = filter.reshape(TILE, TILE, channels, -1).astype(wide)
    sums = np.einsum("uvnhwc,uvcf->uvnhwf", points, kernel)
    made = np.einsum("au,bv,uvnhwf->nhawbf", np.asarray(OUTPUT, wide), np.asarray(OUTPUT, wide), sums)
    return made.reshape(n, tiles[0] * WINDOWS, tiles[1] * WINDOWS, kernel.shape[3]).astype(input.dtype)


WinogradConv2D.gradient(None)
