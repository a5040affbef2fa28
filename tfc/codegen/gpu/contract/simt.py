"""Contractions by multiply-adds of single threads, with tiles in shared memory and in registers.

A block computes a tile of results. Step by step along k it copies a tile of each operand into shared memory, twice as
much as it works on: while threads multiply one pair of tiles, they have asked for the next. Each thread keeps 8 x 8
sums (fewer where tiles are small) and adds to all of them the products of one step of k, which it reads 16 bytes at a
time. A sum adds up along k in order, whatever the tile.
"""

from __future__ import annotations

from collections.abc import Sequence

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
from tfc.codegen.loop_ir.loops import THREAD, Barrier, For, Launch, Recur, Statement
from tfc.codegen.loop_ir.tile_statements import Anew
from tfc.codegen.target.target import Gpu
from tfc.codegen.tensor.expr import Axis, Expr, Load, Var, apply, const, index
from tfc.codegen.tensor.tensor import Tensor
from tfc.codegen.tensor.traverse import loads
from tfc.ir.types.types import i64


def contraction_launches(contraction: Contraction, why: str, work: Work) -> list[Launch]:
    """The launch of a contraction with its epilogue; `why` tensor cores do not compute it."""
    assert work.target.gpu is not None
    gpu, tile = work.target.gpu, with_parts(contraction, tile_of(contraction))
    return launches_of(contraction, tile, work, lambda part, after: _launch(Simt(part, tile), why, gpu, after))


def _launch(simt: Simt, why: str, gpu: Gpu, after: Sequence[Statement]) -> Launch:
    contraction, tile = simt.contraction, simt.tile
    body = [*tile_places(contraction, tile), *simt.a.places(), *simt.b.places(), *simt.walk()]
    # What tells where the tile is would take registers all the while.
    body += [Anew(), *tile_places(contraction, tile)]
    body += finish(contraction, tile, (FIRST_ROW, FIRST_COLUMN), simt.memory, simt.results, after)
    blocks = blocks_of(contraction, tile.rows, tile.columns) * tile.parts
    note = describe(contraction, tile, f"by threads: {why}")
    # Numbers of 16 bits take registers twice, as they are read and as they are multiplied.
    is_wide = all(load.dtype.size >= RUN for load in loads([contraction.left.value, contraction.right.value]))
    resident = resident_of(contraction, tile, gpu) if is_wide or len(simt.sums) <= FEW_SUMS else 1
    return Launch(blocks, THREADS, tuple(body), (simt.memory,), resident, note)


class Simt:
    """A tile of a contraction in the threads of a block: both operands in `memory`, and in registers the `sums`, each
    thread's rows and columns of which are `heights` and `widths` (tiles.lengths).
    """

    def __init__(self, contraction: Contraction, tile: Tile, memory: Tensor | None = None, name: str = "s") -> None:
        self.contraction, self.tile = contraction, tile
        self.heights, self.widths = lengths(tile.rows), lengths(tile.columns)
        self.pair = _pair(tile)
        part = self.heights[0] * SIDE
        self.results = Sums(self.heights[1], part, lambda number, row: number * part + row, self._held, PAD)
        self.memory = memory or Tensor(contraction.dtype, (room_of(tile),), name="tiles")
        a, b = contraction.left, contraction.right
        self.a = Side(a, contraction.k, "a", FIRST_ROW, tile.rows, tile.depth, self.memory, 0)
        start = tile.depth * self.a.line
        self.b = Side(b, contraction.k, "b", FIRST_COLUMN, tile.columns, tile.depth, self.memory, start)
        self.sums = [Var(f"{name}{k}", contraction.dtype) for k in range(tile.rows * tile.columns // THREADS)]

    def walk(self) -> list[Statement]:
        """The loop over k, a pair of tiles at a time; the next pair is loaded meanwhile. At its end all threads are
        done with the memory.
        """
        whole = is_multiple(self.contraction.k.size, self.tile.depth) and self.contraction.k.size != 0
        sides, first, dtype = (self.a, self.b), first_step(self.tile), self.contraction.dtype
        begin = [x for side in sides for x in side.read(first, "p", dtype, whole=whole)]
        write = [x for side in sides for x in side.write(index(0), "p", dtype)]
        return [*begin, *write, Barrier(), self._steps()]

    def _steps(self) -> For:
        contraction, step = self.contraction, Axis("step")
        steps = steps_of(contraction, self.tile)
        here = Var("here", i64)
        """The offset of the pair of tiles that is multiplied; the other one is loaded meanwhile."""
        inner = [Var(f"t{k}", contraction.dtype) for k in range(len(self.sums))]
        half, dtype = self.tile.depth // 2, contraction.dtype
        between = [Var(f"u{k}", dtype) for k in range(len(self.sums))]
        body: list[Statement] = []
        # One operand is read during the first half and the other during the second, for fewer registers.
        for side, sums, first in ((self.a, (self.sums, between), 0), (self.b, (between, inner), half)):
            body += side.read(first_step(self.tile) + (step + 1) * self.tile.depth, "n", dtype, whole=False)
            body.append(self._multiplied(here, first, *sums))
            body += side.write(self.pair - here, "n", dtype)
        body.append(Barrier())
        zero = const(0, contraction.dtype)
        recurs = [Recur(s, zero, t) for s, t in zip(self.sums, inner, strict=True)]
        recurs.append(Recur(here, index(0), self.pair - here))
        return For(step, index(0), steps, tuple(body), recurs=tuple(recurs))

    def _multiplied(self, offset: Expr, first: int, start: Sequence[Var], made: Sequence[Var]) -> For:
        """The sums `start` plus the products of half a pair of tiles, from step `first` on."""
        at = Axis(f"k{first}")
        row, column = split(THREAD, SIDE)
        a = line_of(self.memory, offset + row * self.heights[0] + at * self.a.line, self.heights)
        b = line_of(self.memory, offset + (column * self.widths[0] + self.b.start) + at * self.b.line, self.widths)
        return add_products(at, (first, first + self.tile.depth // 2), a, b, start, made)

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


def _pair(tile: Tile) -> int:
    """Elements of a pair of tiles in shared memory."""
    return tile.depth * (tile.rows + tile.columns + 2 * PAD)


def room_of(tile: Tile) -> int:
    """Elements of shared memory that a tile of results takes: two pairs of tiles, and at the end a part of the sums."""
    return max(2 * _pair(tile), lengths(tile.rows)[0] * SIDE * (tile.columns + PAD))


def line_of(memory: Tensor, place: Expr, lengths: tuple[int, int]) -> list[Expr]:
    """The elements that a thread loads of one step of k of an operand, the first one at `place`."""
    run, runs = lengths
    return [Load(memory, (place + (far * run * SIDE + near),)) for far in range(runs) for near in range(run)]


def add_products(
    at: Axis, steps: tuple[int, int], a: Sequence[Expr], b: Sequence[Expr], start: Sequence[Expr], made: Sequence[Var]
) -> For:
    """The sums `start` plus the products of the elements that a thread loads of both operands, for some steps of k from
    `at` on.
    """

    def added(total: Expr, x: Expr, y: Expr) -> Expr:
        return apply("fma", x, y, total) if total.dtype.is_float else x * y + total

    pairs = [(x, y) for x in a for y in b]
    recurs = [Recur(t, s, added(t, x, y)) for t, s, (x, y) in zip(made, start, pairs, strict=True)]
    return For(at, index(steps[0]), index(steps[1]), (), "unrolled", recurs=tuple(recurs))
