"""The sizes a contraction is cut into: registers first, then caches. Data, chosen by the target.

A register tile of `rows` x `columns` accumulators leaves room for the `vectors` of one row of B and a broadcast of A
(with AVX-512's embedded broadcast not even that). See Goto & van de Geijn, "Anatomy of High-Performance Matrix
Multiplication" (2008); BLIS calls these MR, NR, KC.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from tfc.codegen.llvm import Type, VectorType, vector_of
from tfc.codegen.target import Target


@dataclass(frozen=True)
class Orientation:
    """How the matrices lie in memory: `a_by_rows` when A is contiguous along k, `b_by_rows` when B is along n."""

    a_by_rows: bool = True
    b_by_rows: bool = True
    batch_rank: int = 0


@dataclass(frozen=True)
class Tile:
    """How one element type is blocked on one target.

    `rows` x `vectors` * `lanes` accumulators live in registers; `depth` steps of k run before they are written back;
    a parallel task covers `row_panels` register tiles down and `column_panels` across.
    """

    element: Type
    rows: int
    vectors: int
    lanes: int
    depth: int
    row_panels: int
    column_panels: int
    fused: bool

    @property
    def columns(self) -> int:
        """Columns of the register tile."""
        return self.vectors * self.lanes

    @property
    def vector(self) -> VectorType:
        """The vector type of an accumulator."""
        return vector_of(self.element, self.lanes)

    @property
    def packed_rows(self) -> int:
        """Distance between two k in a packed panel of A: the rows, rounded up so that vectors can be stored."""
        return -(-self.rows // self.lanes) * self.lanes if self.lanes <= self.rows else self.lanes

    @property
    def remainders(self) -> tuple[int, ...]:
        """Smaller row counts that together cover any remainder: powers of two below `rows`, largest first."""
        powers = [1]
        while powers[-1] * 2 < self.rows:
            powers.append(powers[-1] * 2)
        return tuple(reversed(powers))


def tile_for(target: Target, element: Type) -> Tile:
    """The tile for sums in `element` (f32, f64, i32, i64) on `target`."""
    lanes = target.lanes(element)
    rows, vectors = _register_tile(target, lanes)
    columns_bytes = vectors * lanes * element.bits // 8
    # One panel of B, depth x columns, should use about two thirds of L1 and be a multiple of the unrolling.
    depth = max(64, min(512, target.l1 * 2 // 3 // columns_bytes // 32 * 32 * 2))
    row_panels, column_panels = max(1, 96 // rows), max(1, 256 // (vectors * lanes))
    return Tile(element, rows, vectors, lanes, depth, row_panels, column_panels, target.has_fma)


def wide_tile(tile: Tile, rows: int) -> Tile:
    """The tile of so few rows that its registers reach over several panels: as many as leave half of them free."""
    times = 1
    while 2 * times * rows <= tile.rows - tile.rows // 4 and times < tile.column_panels:
        times *= 2
    return replace(tile, vectors=tile.vectors * times)


def _register_tile(target: Target, lanes: int) -> tuple[int, int]:
    if lanes == 1:
        return 4, 4
    if target.vector_bits == 512:
        return 12, 2
    if target.vector_registers >= 32:
        return 8, 3
    return 6, 2
