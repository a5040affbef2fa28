"""Products whose register tiles gather rows from several lines of A.

The rows of a convolution's windows are evenly spaced along one line of the image only, and each line would be a matrix
of its own. Where a line is so short that it fills a tile badly, or where rows of many lines shall go over B together,
the rows of all lines are numbered through, and those of a tile are copied from wherever they lie (blocks.py,
amx_gemm.py).
"""

from __future__ import annotations

from tfc.codegen.gemm.amx import BLOCK
from tfc.codegen.gemm.skinny_gemm import FEW_ROWS_FAR
from tfc.codegen.gemm.specialize import TOGETHER_STEPS
from tfc.codegen.gemm.tile import LEAST_TOGETHER, Tile
from tfc.codegen.loop_ir.product import Product
from tfc.codegen.target.target import Target
from tfc.ir.types.dims import Size

FILLED = 0.8
"""Lines whose tiles have so many of the rows they might have, on average, are taken one by one."""
FILLED_CLIPPED, FILLED_BY_HALVES = 0.75, 0.4
"""The same of windows that are not clipped otherwise, which is worth some rows (14 x 14 x 256 by a 3 x 3 filter with
AVX2 on one Zen 4 core: 2.16 to 2.08 ms); the latter where the processor multiplies vectors in halves: it has time
enough then to load what low tiles need (7 x 7 x 512: 2.08 to 1.69 ms)."""
PANELS = 2
"""Panels across at least: all of a block use the copy of a tile's rows."""


def lines_together(product: Product, tile: Tile) -> int:
    """The number of matrices of the innermost batch dimension that a product takes as one: all of them, or 1."""
    m, n = product.m, product.n
    if product.clip is not None:
        return 1
    gathers = product.amx is not None
    if not product.batch or not (gathers or tile.is_narrow == (False, False)) or not product.a_by_rows:
        return 1
    lines, b, c = product.batch[-1], product.b.batch[-1], product.c
    if not (isinstance(m, int) and isinstance(lines, int) and isinstance(n, int)) or b != 0 or min(m, lines) < 1:
        return 1
    if c is not None and c.batch[-1] != m * c.rows:
        return 1
    height = BLOCK if gathers else tile.rows
    rises = _filled(m * lines, height) > _filled(m, height)
    is_wide = gathers or n > (PANELS - 1) * tile.columns
    fills = rises and _filled(m, height) < FILLED and m * lines > FEW_ROWS_FAR and is_wide
    return lines if fills or (not gathers and _share_panels(product, m * lines, tile)) else 1


def _share_panels(product: Product, rows: int, tile: Tile) -> bool:
    """True where these rows, of all lines, pass over B together in several tiles at a time (gemm.py), which pays even
    where lines fill their tiles (every other pixel of 28 x 28 x 512, 1024 filters, one Zen 4 core: 2.02 to 1.93 ms; of
    56 x 56 x 256, 512 filters: 2.24 to 1.99).
    """
    n, k = product.n, product.k
    if not (isinstance(n, int) and isinstance(k, int)) or product.depth != k or product.c is None:
        return False
    return product.is_ahead and n > tile.columns and k > TOGETHER_STEPS and rows >= LEAST_TOGETHER


def may_be_clipped(windows: Size, tile: Tile, target: Target) -> bool:
    """True where lines of so many windows are worth being taken one by one, as clipped ones must."""
    least = FILLED_BY_HALVES if target.halves_vectors else FILLED_CLIPPED
    return isinstance(windows, int) and _filled(windows, tile.rows) >= least


def _filled(rows: int, height: int) -> float:
    """The share of the rows of tiles of a height that a matrix fills."""
    return rows / (-(-rows // height) * height)
