"""How a contraction is cut: the tile of results that a block computes, and each thread's part of it."""

from __future__ import annotations

from dataclasses import dataclass

from tfc.codegen.gpu.contract.match import Contraction
from tfc.ir.dims import Size

THREADS = 256
SIDE = 16
"""The threads of a block are a square, of so many each way."""
RUN = 4
"""Neighbouring rows (and columns) that a thread computes together: 16 bytes, one access to shared memory."""
PAD = 4
"""Elements behind each line of a tile in shared memory: neighbours along k then lie in different banks."""
LARGEST = 128
ENOUGH_BLOCKS = 96
"""Fewer blocks than this leave a device idle: their tiles are made smaller."""


@dataclass(frozen=True)
class Tile:
    """`rows` x `columns` results of a block, `depth` steps of k at a time."""

    rows: int
    columns: int
    depth: int

    @property
    def line(self) -> int:
        """Elements from one step of k to the next in shared memory: of both factors, one behind the other."""
        return self.rows + self.columns + 2 * PAD


def lengths(side: int) -> tuple[int, int]:
    """Of a side of a tile: how many neighbours a thread has, and how many such runs, each SIDE runs further."""
    run = min(RUN, side // SIDE)
    return run, side // (SIDE * run)


def tile_of(made: Contraction) -> Tile:
    """The tile of a contraction, by its sizes alone."""
    m, n = made.left.rows.size, made.right.rows.size
    largest = LARGEST if made.dtype.size <= RUN else LARGEST // 2
    rows, columns = _side(m, largest), _side(n, largest)
    while max(rows, columns) > 2 * SIDE and _is_below(blocks_of(made, rows, columns), ENOUGH_BLOCKS):
        rows, columns = (rows // 2, columns) if rows >= columns else (rows, columns // 2)
    return Tile(rows, columns, 8 if rows == columns == LARGEST else 16)


def blocks_of(made: Contraction, rows: int, columns: int) -> Size:
    """How many blocks there are."""
    m, n = made.left.rows.size, made.right.rows.size
    return made.batch.size * ((m + (rows - 1)) // rows) * ((n + (columns - 1)) // columns)


def _side(size: Size, largest: int) -> int:
    """Of a size that is not known the tile is of middle size: it wastes little if that turns out small."""
    if not isinstance(size, int):
        return LARGEST // 2
    side = SIDE
    while side < min(size, largest):
        side *= 2
    return side


def _is_below(size: Size, limit: int) -> bool:
    return isinstance(size, int) and size < limit
