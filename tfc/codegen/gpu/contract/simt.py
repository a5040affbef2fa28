"""Contractions by multiply-adds of single threads: the classical scheme of tiles within tiles.

A block computes a tile of results. Step by step along k it copies a tile of each factor into shared memory, twice as
much as it works on: while threads multiply one pair of tiles, they have asked for the next. Each thread keeps 8 x 8
sums (fewer where tiles are small) and adds to all of them the products of one step of k, which it reads 16 bytes at a
time. A sum adds up along k in order, whatever the tile.
"""

from __future__ import annotations

from collections.abc import Sequence

from tfc.codegen.expr import Axis, Expr, Load, Var, apply, const, index
from tfc.codegen.gpu.contract.coordinates import split
from tfc.codegen.gpu.contract.match import Contraction
from tfc.codegen.gpu.contract.parts import launches_of, with_parts
from tfc.codegen.gpu.contract.results import Sums, finish
from tfc.codegen.gpu.contract.stage import Side, is_multiple
from tfc.codegen.gpu.contract.tiles import (
    FEW_SUMS,
    FIRST_COLUMN,
    FIRST_ROW,
    PAD,
    RUN,
    SIDE,
    THREADS,
    Tile,
    blocks_of,
    describe,
    first_step,
    lengths,
    resident_of,
    steps_of,
    tile_of,
    tile_places,
)
from tfc.codegen.gpu.launching import Work
from tfc.codegen.loops import THREAD, Barrier, For, Launch, Recur, Statement
from tfc.codegen.target import Gpu
from tfc.codegen.tensor import Tensor
from tfc.codegen.tile_statements import Anew
from tfc.codegen.traverse import loads
from tfc.ir.types import i64


def contraction_launches(made: Contraction, why: str, work: Work) -> list[Launch]:
    """The launch of a contraction, and in it what follows the sums; `why` tensor units do not do it."""
    assert work.target.gpu is not None
    gpu, tile = work.target.gpu, with_parts(made, tile_of(made))
    return launches_of(made, tile, work, lambda made, after: _Simt(made, tile, why, gpu, after).launch())


class _Simt:
    def __init__(self, made: Contraction, tile: Tile, why: str, gpu: Gpu, after: Sequence[Statement]) -> None:
        self.made, self.tile, self.why, self.gpu, self.after = made, tile, why, gpu, after
        self.heights, self.widths = lengths(tile.rows), lengths(tile.columns)
        self.pair = tile.depth * (tile.rows + tile.columns + 2 * PAD)
        """Elements of a pair of tiles in shared memory."""
        part = self.heights[0] * SIDE
        self.results = Sums(self.heights[1], part, lambda number, row: number * part + row, self._held, PAD)
        self.memory = Tensor(made.dtype, (max(2 * self.pair, self.results.elements(tile)),), name="tiles")
        a, b = made.left, made.right
        self.a = Side(a, made.k, "a", FIRST_ROW, tile.rows, tile.depth, self.memory, 0)
        start = tile.depth * self.a.line
        self.b = Side(b, made.k, "b", FIRST_COLUMN, tile.columns, tile.depth, self.memory, start)
        self.sums = [Var(f"s{k}", made.dtype) for k in range(tile.rows * tile.columns // THREADS)]

    def launch(self) -> Launch:
        """The contraction as a launch."""
        made, tile = self.made, self.tile
        body = tile_places(made, tile)
        for side in (self.a, self.b):
            body += side.places()
        body += self._copied(
            first_step(tile), index(0), "p", whole=is_multiple(made.k.size, tile.depth) and made.k.size != 0
        )
        # What tells where the tile is would take registers all the while.
        body += [Barrier(), self._steps(), Anew(), *tile_places(made, tile)]
        body += finish(made, tile, (FIRST_ROW, FIRST_COLUMN), self.memory, self.results, self.after)
        blocks = blocks_of(made, tile.rows, tile.columns) * tile.parts
        note = describe(made, tile, f"by threads: {self.why}")
        # Numbers of 16 bits take registers twice, as they are read and as they are multiplied.
        is_wide = all(load.dtype.size >= RUN for load in loads([made.left.value, made.right.value]))
        resident = resident_of(made, tile, self.gpu) if is_wide or len(self.sums) <= FEW_SUMS else 1
        return Launch(blocks, THREADS, tuple(body), (self.memory,), resident, note)

    def _copied(self, first: Expr, offset: Expr, stage: str, *, whole: bool) -> list[Statement]:
        """A pair of tiles copied at once."""
        return [*self._read(first, stage, whole=whole), *self._write(offset, stage)]

    def _read(self, first: Expr, stage: str, *, whole: bool = False) -> list[Statement]:
        return [x for side in (self.a, self.b) for x in side.read(first, stage, self.made.dtype, whole=whole)]

    def _write(self, offset: Expr, stage: str) -> list[Statement]:
        return [x for side in (self.a, self.b) for x in side.write(offset, stage, self.made.dtype)]

    def _steps(self) -> For:
        """All of k, a pair of tiles at a time, the next one read meanwhile."""
        made, step = self.made, Axis("step")
        steps = steps_of(made, self.tile)
        here = Var("here", i64)
        """Where the pair of tiles lies that is multiplied; the other one is read meanwhile."""
        inner = [Var(f"t{k}", made.dtype) for k in range(len(self.sums))]
        half, dtype = self.tile.depth // 2, made.dtype
        between = [Var(f"u{k}", dtype) for k in range(len(self.sums))]
        body: list[Statement] = []
        # One factor is read during the first half and the other during the second, for fewer registers.
        for side, sums, first in ((self.a, (self.sums, between), 0), (self.b, (between, inner), half)):
            body += side.read(first_step(self.tile) + (step + 1) * self.tile.depth, "n", dtype, whole=False)
            body.append(self._multiplied(here, first, *sums))
            body += side.write(self.pair - here, "n", dtype)
        body.append(Barrier())
        zero = const(0, made.dtype)
        recurs = [Recur(s, zero, t) for s, t in zip(self.sums, inner, strict=True)]
        recurs.append(Recur(here, index(0), self.pair - here))
        return For(step, index(0), steps, tuple(body), recurs=tuple(recurs))

    def _multiplied(self, offset: Expr, first: int, start: Sequence[Var], made: Sequence[Var]) -> For:
        """The products of half a pair of tiles, from step `first` on, added to the sums `start`."""
        at = Axis(f"k{first}")
        row, column = split(THREAD, SIDE)
        a = self._line(offset + row * self.heights[0] + at * self.a.line, self.heights)
        b = self._line(offset + (column * self.widths[0] + self.b.start) + at * self.b.line, self.widths)
        pairs = [(x, y) for x in a for y in b]
        recurs = [Recur(t, s, self._added(t, x, y)) for t, s, (x, y) in zip(made, start, pairs, strict=True)]
        return For(at, index(first), index(first + self.tile.depth // 2), (), "unrolled", recurs=tuple(recurs))

    def _line(self, place: Expr, lengths: tuple[int, int]) -> list[Expr]:
        """What a thread reads of one step of k of a factor."""
        run, runs = lengths
        return [Load(self.memory, (place + (far * run * SIDE + near),)) for far in range(runs) for near in range(run)]

    def _added(self, total: Expr, x: Expr, y: Expr) -> Expr:
        return apply("fma", x, y, total) if self.made.dtype.is_float else x * y + total

    def _held(self, part: int) -> list[tuple[Expr, Expr, Expr]]:
        row, column = split(THREAD, SIDE)
        height, (run, runs) = self.heights[0], self.widths
        found: list[tuple[Expr, Expr, Expr]] = []
        for i in range(height):
            for far in range(runs):
                for near in range(run):
                    value = self.sums[(part * height + i) * run * runs + far * run + near]
                    found.append((row * height + i, column * run + (far * run * SIDE + near), value))
        return found
