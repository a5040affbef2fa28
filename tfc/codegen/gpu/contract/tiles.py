"""The tiling of a contraction: the tile of results that a block computes, and each thread's part of it."""

from __future__ import annotations

from dataclasses import dataclass

from tfc.codegen.gpu.contract.coordinates import coordinates, split
from tfc.codegen.gpu.contract.match import Contraction
from tfc.codegen.gpu.launching import quotient_up
from tfc.codegen.loop_ir.loops import BLOCK, Let, Statement
from tfc.codegen.target.target import Gpu
from tfc.codegen.tensor.expr import Axis, Expr, apply, index
from tfc.ir.types.dims import Size

DEEP = 80
"""From this device on there is shared memory for two blocks, and an instruction of tensor cores is 16 steps deep."""
SCARCE = 120
"""From this device on ptxas finds no room for the sums of 128 x 128 results in half of a multiprocessor's registers."""
PLAIN = 3
"""Axes of a matrix product."""
FEW_SUMS = 32
"""So many registers for the sums of a thread leave enough for the coordinates of convolutions."""
THREADS = 256
SIDE = 16
"""The threads of a block are a square, of so many each way."""
RUN = 4
"""Neighbouring rows (and columns) that a thread computes together: 16 bytes, one access to shared memory."""
PAD = 4
"""Elements behind each line of a tile in shared memory: neighbours along k then lie in different banks."""
LARGEST = 128
BAND = 8
"""Rows of tiles that are worked on together, column by column: blocks that run at the same time share tiles of both
factors."""
MOST_WASTE = 8
"""Of rows or columns at most this part is worked on for nothing, by large tiles that reach beyond them."""
FIRST_ROW, FIRST_COLUMN = Axis("first_row"), Axis("first_column")
"""The begin of a block's tile, among all rows and columns."""
MATRIX, PART = Axis("matrix"), Axis("part")
"""The number of the matrix in the batch, and of the part of k, that a block works on."""
ENOUGH_BLOCKS = 96
"""Fewer blocks than this leave a device idle: their tiles are made smaller."""

LEAST = 256
"""Steps of k that a part has at least, where k is cut into parts."""
MANY_BLOCKS = 256
"""So many blocks are wanted where it is."""


@dataclass(frozen=True)
class Tile:
    """`rows` x `columns` results of a block, `depth` steps of k at a time.

    With several `parts` a block sums up `length` steps of k only, a multiple of the depth.
    """

    rows: int
    columns: int
    depth: int
    parts: int = 1
    length: int = 0


def lengths(side: int) -> tuple[int, int]:
    """Of a side of a tile: the number of neighbours that a thread has, and the number of such runs, each SIDE runs
    apart.
    """
    run = min(RUN, side // SIDE)
    return run, side // (SIDE * run)


def tile_of(contraction: Contraction) -> Tile:
    """The tile of a contraction, by its sizes alone."""
    m, n = contraction.left.rows.size, contraction.right.rows.size
    largest = LARGEST if contraction.dtype.size <= RUN else LARGEST // 2
    rows, columns = side_of(m, largest), side_of(n, largest)
    while max(rows, columns) > 2 * SIDE and are_few(contraction, rows, columns):
        rows, columns = (rows // 2, columns) if rows >= columns else (rows, columns // 2)
    return Tile(rows, columns, 8 if rows == columns == LARGEST else 16)


def describe(contraction: Contraction, tile: Tile, how: str) -> str:
    """A description of the launch for remarks."""
    m, n, k = contraction.left.rows.size, contraction.right.rows.size, contraction.k.size
    batch = f"{contraction.batch.size} times " if contraction.batch.size != 1 else ""
    parts = f"{tile.parts} parts of k, " if tile.parts > 1 else ""
    return f"{batch}{m} x {k} by {k} x {n} in {parts}tiles of {tile.rows} x {tile.columns} {how}"


def resident_of(contraction: Contraction, tile: Tile, gpu: Gpu) -> int:
    """The number of blocks that a multiprocessor shall have registers for: two, unless they would spill. A thread keeps
    its sums and the positions it copies from, which take the more registers the more axes there are, with symbolic
    sizes, and where tiles reach beyond the results or k; an epilogue on sums of 8 bytes takes many. Devices before
    sm_80 have no shared memory for two of the largest tiles.
    """
    if contraction.dtype.size > RUN or gpu.sm >= SCARCE:
        return 1
    groups = contraction.left.rows, contraction.right.rows, contraction.k
    is_plain = sum(len(group.axes) for group in groups) <= PLAIN
    if tile.rows * tile.columns // THREADS <= FEW_SUMS:
        return 2 if is_plain or all(isinstance(group.size, int) for group in groups) else 1
    sides = zip(groups, (tile.rows, tile.columns, tile.depth), strict=True)
    is_whole = all(isinstance(group.size, int) and group.size % side == 0 for group, side in sides)
    return 2 if gpu.sm >= DEEP and is_whole and is_plain else 1


def blocks_of(contraction: Contraction, rows: int, columns: int) -> Size:
    """The number of tiles."""
    above, beside = quotient_up(contraction.left.rows.size, rows), quotient_up(contraction.right.rows.size, columns)
    return contraction.batch.size * above * beside


def first_step(tile: Tile) -> Expr:
    """The step of k that a block begins with."""
    return PART * tile.length


def steps_of(contraction: Contraction, tile: Tile) -> Expr:
    """The number of iterations along k of a block, one for each `depth` steps."""
    return index(quotient_up(contraction.k.size if tile.parts == 1 else tile.length, tile.depth))


def wastes(size: int, side: int) -> bool:
    """True where tiles of such a side reach too far beyond the rows or columns."""
    return -size % side * MOST_WASTE > size


def side_of(size: Size, largest: int) -> int:
    """The side of a tile for a symbolic size: of middle length, which wastes little if the size turns out small."""
    if not isinstance(size, int):
        return LARGEST // 2
    side = SIDE
    while side < min(size, largest):
        side *= 2
    return side


def are_few(contraction: Contraction, rows: int, columns: int) -> bool:
    """True where there are too few tiles of a size for a device, even with split K."""
    k, tiles = contraction.k.size, blocks_of(contraction, rows, columns)
    return isinstance(tiles, int) and tiles * (max(1, k // LEAST) if isinstance(k, int) else 1) < ENOUGH_BLOCKS


def tile_places(contraction: Contraction, tile: Tile, which: Expr = BLOCK) -> list[Statement]:
    """Statements that bind the tile number `which`: its part of k (PART), MATRIX and the axes of the batch, FIRST_ROW
    and FIRST_COLUMN.
    """
    m, n = contraction.left.rows.size, contraction.right.rows.size
    rows, columns = quotient_up(m, tile.rows), quotient_up(n, tile.columns)
    tiles = index(rows * columns)
    part, number = split(which, index(contraction.batch.size) * tiles) if tile.parts > 1 else (index(0), which)
    matrix, number = split(number, tiles) if contraction.batch.size != 1 else (index(0), number)
    if isinstance(rows, int) and isinstance(columns, int) and min(rows, columns) > BAND:
        band, inside = split(number, BAND * columns)
        height = index(BAND) if rows % BAND == 0 else apply("min", index(rows) - band * BAND, index(BAND))
        column, above = split(inside, height)
        row = band * BAND + above
    elif isinstance(rows, int) and isinstance(columns, int) and 1 < rows <= BAND < columns:
        column, row = split(number, index(rows))  # all rows are such a band
    else:
        row, column = split(number, index(columns))
    places = [(PART, part), (MATRIX, matrix), (FIRST_ROW, row * tile.rows), (FIRST_COLUMN, column * tile.columns)]
    return [*(Let(axis, value) for axis, value in places), *coordinates(MATRIX, contraction.batch)]
