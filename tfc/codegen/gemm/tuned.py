"""Blockings of products by their shapes, where a search (`tfc tune`) has found better ones than the rule (tile.py).

The register tile is never up for choice, so a choice changes neither what is packed nor how large it is: only how long
the K blocks are and how many panels a block has at most. What was found is part of the target (`Target.tuned`), so code
depends on the graph and the target alone, as without it.
"""

from __future__ import annotations

from typing import NamedTuple

from tfc.codegen.gemm.tile import Tile
from tfc.codegen.loop_ir.product import Product
from tfc.codegen.target.target import Target
from tfc.ir.base.record import replace

DEPTHS = (96, 128, 192, 256, 320, 384, 512)
PANELS = (2, 4, 8, 16)


class Blocks(NamedTuple):
    """Steps of k before sums are written back, and register tiles across a task at most."""

    depth: int
    panels: int


def shape_of(product: Product) -> str:
    """The key of a product in a table, `f32 3136x64x576 rows by rows x8`; "" where a size is known only in the run, or
    where an operand is narrower than the sums.

    The sizes are m, n and k, with all runs of k; then how A and B lie, and how many matrices there are.
    """
    bands, runs = product.runs
    sizes = [product.m, product.n, product.k, bands[0], runs[0], *product.batch]
    if not all(isinstance(size, int) for size in sizes) or product.dtypes != (product.dtype, product.dtype):
        return ""
    a, b = ("rows" if by_rows else "columns" for by_rows in (product.a_by_rows, product.b_by_rows))
    batch = "".join(f" x{size}" for size in product.batch)
    return f"{product.dtype} {product.m}x{product.n}x{product.depth} {a} by {b}{batch}"


def blocks_of(product: Product, target: Target) -> Blocks | None:
    """The choice for a product; None where the rule decides."""
    found = dict(target.tuned).get(shape_of(product)) if target.tuned else None
    return None if found is None else Blocks(*found)


def with_blocks(tile: Tile, blocks: Blocks) -> Tile:
    """The tile with a choice; one that is not its own has the rows of each tile pass over B alone (tile.py)."""
    is_own = blocks == (tile.depth, tile.panels)
    return tile if is_own else replace(tile, depth=blocks.depth, panels=blocks.panels, together=1, deep=0)


def space(tile: Tile) -> list[Blocks]:
    """All choices: the rule's own first, and no other twice."""
    own = Blocks(tile.depth, tile.panels)
    return list(dict.fromkeys([own, *(Blocks(depth, panels) for depth in DEPTHS for panels in PANELS)]))
