"""Specialize a routine to the products of a model, where all of them are known: objects made ahead of time leave out
the rest.

A routine serves every shape. A few products of known sizes need a part of it: what is the same number for all of them
is a constant, ways that none of them takes are left out, and LLVM removes what only these used. Results are the same
bits: neither the order of a sum nor the way a product takes is up for choice here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import prod

from tfc.codegen.gemm.skinny_gemm import HEIGHTS, most_by_columns, most_by_rows
from tfc.codegen.gemm.tile import LEAST_BESIDE_PANELS, LEAST_TOGETHER, Tile
from tfc.ir.base.record import field, record
from tfc.ir.types.dim_ranges import Range, size_range
from tfc.ir.types.dims import Size, symbols_of

ANY: Range = (0, 1 << 62)
SMALL = 1 << 16
"""Elements of a matrix that L2 holds while a product uses it again and again."""
FAR_SUMS = 8
"""Sums of more than such a part of what is near, half of L2, are asked for before they are written."""

TOGETHER_STEPS = 128
"""More than so many steps of k where rows of several tiles pass over B together: sums of short runs are best written
line by line."""
BRIEF = 1 << 22
"""Operations of products that take about 40 µs."""


@record(frozen=True)
class Shape:
    """Bounds of the sizes of a product by their names in routine.py, how many matrices it has, whether its rows lie in
    several lines, whether they are clipped windows, and whether these are summed over.
    """

    sizes: Mapping[str, Range]
    matrices: Range
    joins: bool = False
    clips: bool = False
    clips_k: bool = False

    def may_be(self, name: str, number: int) -> bool:
        """True where a size can be this number."""
        low, high = self.sizes[name]
        return low <= number <= high

    @property
    def is_single(self) -> bool:
        """True where k can be a single run."""
        return self.may_be("runs", 1) and self.may_be("bands", 1)


@record(frozen=True)
class Reach:
    """The cases that a routine must handle.

    known      arguments that always have these values
    by_rows    how many rows at once products of few rows take that read B by rows; none if there are no such products
    by_columns the same of those that read B by columns
    whole      whether there are products with all columns of a register tile
    narrow     and such with fewer in their last one
    joins      whether there are rows in several lines
    clips      whether there are clipped windows
    far_sums   whether sums may lie in no cache that is quick
    blocks     whether single blocks are asked for (library.py)
    """

    known: Mapping[str, int] = field(default_factory=dict)
    by_rows: tuple[int, ...] = HEIGHTS
    by_columns: tuple[int, ...] = HEIGHTS
    whole: bool = True
    narrow: bool = True
    joins: bool = True
    clips: bool = True
    far_sums: bool = True
    blocks: bool = True


def range_of(size: Size, ranges: Mapping[str, Range]) -> Range:
    """The bounds of a size of a tensor, or of a distance between elements, which may be negative; anything where a
    symbol's range is not known.
    """
    return size_range(size, ranges) if symbols_of(size) <= ranges.keys() else ANY


def reach_of(shapes: Sequence[Shape], tile: Tile) -> Reach:
    """The cases that these products need; all cases if there are none."""
    if not shapes:
        return Reach()
    known = {}
    for name, (low, high) in shapes[0].sizes.items():
        if low == high and all(shape.sizes[name] == (low, high) for shape in shapes):
            known[name] = low
    if known.get("batch_rank") == 0:
        known |= {"count": 1, "b_count": 1}
    if not any(is_far(shape, tile) for shape in shapes):
        known["far"] = 0
    if not any(shape.clips_k for shape in shapes):
        known["clips_k"] = 0
    by_rows = max((_most_by_rows(shape, tile) for shape in shapes), default=0)
    by_columns = max((_most_by_columns(shape, tile) for shape in shapes), default=0)
    widths = [shape.sizes["n"] for shape in shapes]
    sums = [shape.sizes["m"][1] * shape.sizes["n"][1] * shape.matrices[1] * tile.size for shape in shapes]
    return Reach(
        known={**known, "accumulate": 0},
        by_rows=tuple(rows for rows in HEIGHTS if rows <= by_rows),
        by_columns=tuple(rows for rows in HEIGHTS if rows <= by_columns),
        whole=any(high >= tile.columns for _, high in widths),
        narrow=any(low != high or low % tile.columns for low, high in widths),
        joins=any(shape.joins for shape in shapes),
        clips=any(shape.clips for shape in shapes),
        far_sums=any(size > tile.near // FAR_SUMS for size in sums),
        blocks=False,
    )


def is_far(shape: Shape, tile: Tile) -> bool:
    """True where B can be so large that it comes from memory."""
    return shape.sizes["n"][1] * shape.sizes["k"][1] * shape.matrices[1] * tile.b.size > tile.near


def _most_by_rows(shape: Shape, tile: Tile) -> int:
    """The largest number of rows of a skinny product that reads B by rows; 0 if it is none."""
    low, high = shape.sizes["m"]
    most = most_by_rows(tile, is_far(shape, tile))
    takes = shape.is_single and shape.may_be("b_columns", 1) and low <= most
    return min(high, most) if takes else 0


def _most_by_columns(shape: Shape, tile: Tile) -> int:
    low, high = shape.sizes["m"]
    most = most_by_columns(tile, shape.sizes["k"][1])
    is_transposed = shape.sizes["b_columns"] != (1, 1) and shape.may_be("a_columns", 1)
    takes = shape.is_single and is_transposed and low <= most
    return min(high, most) if takes else 0


def all_fit_caches(shapes: Sequence[Shape]) -> bool:
    """True where each of some products has a small matrix: then its tiles may be lower, and have some heights only;
    windows that are clipped take tiles of all heights (tile.py).
    """

    def smallest(shape: Shape) -> int:
        m, n, k = (shape.sizes[name][1] for name in ("m", "n", "k"))
        k *= shape.sizes["runs"][1] * shape.sizes["bands"][1]
        return min(m * n, m * k, n * k)

    return bool(shapes) and all(smallest(shape) <= SMALL and not shape.clips for shape in shapes)


def shares_panels(shape: Shape, tile: Tile) -> bool:
    """True where rows of several tiles can pass over B together (gemm.py)."""
    m, n, k = (shape.sizes[name][1] for name in ("m", "n", "k"))
    least = LEAST_TOGETHER if shape.sizes["packed"] == (0, 0) else LEAST_BESIDE_PANELS
    is_large = m >= least and n > tile.columns and k > TOGETHER_STEPS * tile.step
    return is_large and shape.is_single


def known_rows(shapes: Sequence[Shape]) -> frozenset[int]:
    """The number of rows that some products have in common and always; it is at least one."""
    sizes = [shape.sizes["m"] for shape in shapes]
    return frozenset(low for low, high in sizes if low == high and low > 0)


def are_brief(shapes: Sequence[Shape | None]) -> bool:
    """True where some products, None for one of any sizes, are known and small: a specialized routine compiles in a
    fifth of the time.
    """
    counts = ("m", "n", "k", "runs", "bands")
    return all(
        shape is not None and 2 * shape.matrices[1] * prod(shape.sizes[name][1] for name in counts) <= BRIEF
        for shape in shapes
    )
