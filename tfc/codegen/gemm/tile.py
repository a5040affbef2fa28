"""Tiles: the sizes a product is cut into, registers first, then caches. Data, chosen by the target.

A register tile of `rows` x `columns` accumulators leaves room for the `vectors` of one row of B and a broadcast of A
(with AVX-512's embedded broadcast not even that). See Goto & van de Geijn, "Anatomy of High-Performance Matrix
Multiplication" (2008); BLIS calls these MR, NR, KC.
"""

from __future__ import annotations

from collections.abc import Collection

from tfc.codegen.gemm.dot import Dot, dot_for
from tfc.codegen.gemm.operand import Operand
from tfc.codegen.llvm import DOUBLE, FLOAT, I32, I64, Builder, Type, Value, VectorType, vector_of
from tfc.codegen.target.target import Target
from tfc.ir.base.record import record, replace
from tfc.ir.types.types import DType, f32, f64, i16, i32, i64

ELEMENTS: dict[DType, Type] = {f32: FLOAT, f64: DOUBLE, i32: I32, i64: I64}
"""The types sums are computed in."""

PACKED_STEPS = 16
"""Steps of B that one panel after the other takes its part of: its rows are read in runs then, and lines that two
panels share, and pages, are near (2048 x 2048 floats on a Zen 4 core: 2.7 ms with 128 rows, 2.3 with 16)."""
LINE = 64
"""Bytes of a cache line."""
DEEPEST = 256
"""Steps of k after which sums are written back at the latest: what the next K block of B needs is asked for during
one, so long K blocks would leave the first one waiting.
"""

TOGETHER, DEEPEST_TOGETHER = 56, 1024
"""About so many rows of A pass over B together where B is large; sums are written back less often then (1024 x 1024 x
1024 on a Zen 4 core: 2 to 3 % less time with 1024 steps than with 512, as sums are not read again)."""
LEAST_TOGETHER = 84
"""Rows of A that are worth it at least."""
LEAST_BESIDE_PANELS = 29
"""The same where the step finds B in panels, or keeps them for later ones (40 times 32 x 512 x 2048, and what the LSTM
does besides, on a Zen 4 core: 51.0 to 49.4 ms)."""
STACK = 256 << 10
"""Bytes of a thread's stack that their copies take at most."""


UNIT_COLUMNS = 256
"""Columns of which the statistics of a row are taken at a time, about (row_reductions.py)."""


@record(frozen=True)
class Tile:
    """The blocking of products whose sums are of one element type on one target.

    `a` and `b` are the factors. What registers hold of them has the type of the sums, `element`: a number, or with
    `dot` some neighbours along k. A *step* is as much of k as a lane holds of it.
    `rows` x `vectors` * `lanes` accumulators live in registers; `depth` steps of k run before they are written back; a
    parallel task covers at most `panels` register tiles across. Where the rows of some tiles pass over B `together`,
    `deep` steps run at most. `masks`: the target loads and stores parts of vectors.
    A tensor of more than `near` bytes is taken to come from memory.
    """

    element: Type
    a: Operand
    b: Operand
    dot: Dot | None
    rows: int
    vectors: int
    lanes: int
    depth: int
    panels: int
    fused: bool
    masks: bool
    near: int
    together: int = 1
    deep: int = 0
    few_heights: tuple[int, ...] = ()
    """Rows are cut into tiles of these heights only, the highest first (`with_few_heights`); () is any."""

    @property
    def columns(self) -> int:
        """Columns of the register tile."""
        return self.vectors * self.lanes

    @property
    def unit(self) -> int:
        """Columns of a block of row reductions: those of whole panels."""
        return self.columns * max(1, min(UNIT_COLUMNS // self.columns, self.panels))

    @property
    def step(self) -> int:
        """Elements of k in a lane."""
        return self.dot.step if self.dot else 1

    @property
    def label(self) -> str:
        """The suffix of the names of functions for this tile."""
        return f"{self.element.text}{'_pairs' if self.dot and self.dot.of_bf16 else ''}"

    @property
    def is_narrow(self) -> tuple[bool, bool]:
        """True where A and B are stored in other types than registers hold."""
        return self.dot is not None or self.a.size != self.size, self.dot is not None or self.b.size != self.size

    @property
    def starts(self) -> bool:
        """True when sums begin at values that a panel of B stores, not at zero."""
        return self.dot is not None and self.dot.scale != 0

    @property
    def size(self) -> int:
        """Bytes of a lane."""
        return self.element.bits // 8

    @property
    def vector(self) -> VectorType:
        """The vector type of an accumulator."""
        return vector_of(self.element, self.lanes)

    @property
    def packed_rows(self) -> int:
        """Distance between two k in a packed panel of a transposed A: the rows, rounded up to whole vectors."""
        return -(-self.rows // self.lanes) * self.lanes

    @property
    def packed_depth(self) -> int:
        """Distance between two rows of a packed panel of A: the steps of a K block and a cache line, as rows a power of
        two apart would meet in a few sets of L1.
        """
        return max(self.depth, self.deep) + LINE // self.size

    @property
    def strip(self) -> int:
        """Elements of C in the rows of one tile, across all panels of a task."""
        return self.rows * self.panels * self.columns

    @property
    def heights(self) -> tuple[int, ...]:
        """The row counts of all tiles, largest first: any number of rows is cut into tiles of about the same height."""
        return self.few_heights or tuple(range(self.rows, 0, -1))

    @property
    def lines(self) -> int:
        """Cache lines of a row of the tile's columns."""
        return max(1, self.columns * self.size // LINE)


HEIGHTS = (8, 4, 3, 2, 1)
"""Rows of the tiles of which any number can be made up without much loss: one of three rows takes as long as one of
four, as sums wait for themselves."""
HIGHEST = 12
"""Rows of the highest tile beside these: whole ones and eights make most sizes of batches."""


def with_few_heights(tile: Tile, products: Collection[int] = ()) -> Tile:
    """The same with less code, a quarter of it: for products whose B a cache holds the highest tiles gain nothing. Of
    products that always have so many rows, those that one or two tiles hold get tiles of their own height.
    """
    own = {rows for rows in (*HEIGHTS, *products) if rows <= tile.rows}
    own |= {half for rows in products if tile.rows < rows <= 2 * tile.rows for half in (rows // 2, (rows + 1) // 2)}
    heights = tuple(sorted({min(tile.rows, HIGHEST), *own}, reverse=True))
    return replace(tile, rows=heights[0], few_heights=heights, together=1, deep=0)


def multiply_add(b: Builder, tile: Tile, x: Value, y: Value, z: Value) -> Value:
    """x * y + z, x of A and y of B: fused where the target can, wrapping for integers."""
    if tile.dot:
        return tile.dot.multiply_add(b, x, y, z)
    if not tile.element.is_float:
        return b.add(b.mul(x, y), z)
    return b.fma(x, y, z) if tile.fused else b.fadd(b.fmul(x, y), z)


def tile_for(target: Target, sums: DType, a: DType | None = None, b: DType | None = None, bias: int = 0) -> Tile:
    """The tile for sums of a type of ELEMENTS on `target`; the operands have the same type unless others are named.
    Elements in A are larger by `bias` than what is multiplied.
    """
    element = ELEMENTS[sums]
    left, right = Operand(a or sums, target, bias), Operand(b or sums, target)
    dot = dot_for(target, left, right) if sums == i32 else None
    lanes = target.lanes(element)
    rows, vectors = _register_tile(target, lanes)
    columns_bytes = vectors * lanes * element.bits // 8
    # The rows of A that one tile walks use three eighths of L1, a task's block of B at most half of L2.
    depth = max(64, min(DEEPEST, target.l1 * 3 // 8 // (rows * element.bits // 8) // 32 * 32))
    panels = max(2, min(16, target.l2 // 2 // (depth * columns_bytes)))
    fused, masks, near = target.has_fma, has_masks(target), 4 * target.l2
    made = Tile(element, left, right, dot, rows, vectors, lanes, depth, panels, fused, masks, near)
    # A K block of rows of several tiles and of a panel of B fill five eighths of L2.
    cached = target.l2 * 5 // 8 // made.size // (TOGETHER + made.columns)
    deep = min(DEEPEST_TOGETHER, cached // 32 * 32, STACK // made.size // TOGETHER // 32 * 32)
    return replace(made, together=max(2, TOGETHER // rows), deep=max(depth, deep))


def with_products_of_bf16(tile: Tile, target: Target) -> Tile:
    """The tile for operands of bf16 that a dot instruction multiplies in pairs: registers hold their bits."""
    pairs = Dot(2, target.vector_bits, fused=True, of_bf16=True)
    return replace(tile, a=Operand(i16, target), b=Operand(i16, target), dot=pairs)


def has_masks(target: Target) -> bool:
    """True where loading and storing parts of vectors is cheap."""
    return target.arch == "x86_64" and target.vector_bits >= 256


def _register_tile(target: Target, lanes: int) -> tuple[int, int]:
    if lanes == 1:
        return 4, 4
    if target.vector_bits == 512:
        return 14, 2
    if target.vector_registers >= 32:
        return 8, 3
    return 6, 2
