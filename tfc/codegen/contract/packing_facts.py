"""Predictions for remarks of whether a product's right operand is packed when a step runs: the routine's rules
(gemm.py, skinny_gemm.py) applied to the known sizes. Nothing is decided here.
"""

from __future__ import annotations

from math import prod
from typing import Literal

from tfc.codegen.gemm.gemm import IN_PLACE, LOW_ROWS, rows_in_place
from tfc.codegen.gemm.routine import routine_of
from tfc.codegen.gemm.row_gather import lines_together
from tfc.codegen.gemm.skinny_gemm import KEPT_ROWS, MOST_ROWS, most_by_columns, most_by_rows
from tfc.codegen.gemm.specialize import ANY
from tfc.codegen.gemm.tile import Tile
from tfc.codegen.loop_ir.product import Product
from tfc.codegen.target.target import Target
from tfc.ir.types.dims import Size

Packing = Literal["", "ahead", "kept", "packed", "by sizes"]
"""Not at all; before any step; by the first of the products that share the operand, for all of them; by each product;
or one or the other, by sizes that are not known before.
"""


def packing_of(product: Product, target: Target) -> Packing:
    """The way in which the right operand of a product comes into panels; a matrix unit packs both operands in a way of
    its own.
    """
    if product.is_ahead or product.amx is not None:
        return "ahead" if product.is_ahead else ""
    tile = routine_of(product, target).tile(target)
    rows = _rows_of_factor(product, tile)
    packs = {_packs(product, tile, number) for number in ((rows,) if isinstance(rows, int) else (1, ANY[1]))}
    if packs == {True}:
        return "packed" if product.turn is None else "kept"
    return "" if packs == {False} else "by sizes"


def _rows_of_factor(product: Product, tile: Tile) -> Size:
    """The number of rows of A, in all of its matrices, that are multiplied by one B."""
    lines = lines_together(product, tile)
    batch = product.batch if lines == 1 else product.batch[:-1]
    shared = (size for size, step in zip(batch, product.b.batch, strict=False) if step == 0)
    return prod(shared, start=product.m * lines)


def _packs(product: Product, tile: Tile, rows: int) -> bool | None:
    """True where B is packed for so many rows; None where its sizes are not known."""
    n, k, runs = product.n, product.k, [count for count, _ in product.runs]
    moving = [size for size, step in zip(product.batch, product.b.batch, strict=True) if step != 0]
    if not isinstance(n, int) or not isinstance(k, int):
        return None
    if not all(isinstance(size, int) for size in (*runs, *moving)):
        return None
    keeps, by_rows = product.turn is not None, product.b_by_rows
    if all(count == 1 for count in runs):
        is_far = n * k * prod(size for size in moving if isinstance(size, int)) * tile.b.size > tile.near
        if by_rows and rows <= min(most_by_rows(tile, is_far, keeps=keeps), MOST_ROWS):
            return False
        most = min(most_by_columns(tile, k), KEPT_ROWS if keeps else MOST_ROWS)
        if not by_rows and product.a_by_rows and rows <= most:
            return False
    in_place = rows <= (LOW_ROWS if keeps else rows_in_place(tile)) or n <= IN_PLACE * tile.columns
    return tile.is_narrow[1] or not by_rows or not in_place
