"""Attention by multiply-adds of single threads.

A block takes some queries of one matrix through all keys, 64 at a time. The scores of a block of keys are a tile of a
contraction (contract/simt.py), and stay in the registers of the threads that summed them up: a half of a warp has
whole rows. Their weights pass through shared memory, as each thread multiplies all weights of its rows by some columns
of the values. Sums add up along keys in order, whatever the tile.
"""

from __future__ import annotations

from tfc.codegen.gpu.attention.launching import KEYS, blocks_of, describe, places, resident_of
from tfc.codegen.gpu.attention.match import Attention
from tfc.codegen.gpu.attention.weights import Weighing
from tfc.codegen.gpu.contract.coordinates import split
from tfc.codegen.gpu.contract.results import finish
from tfc.codegen.gpu.contract.simt import Simt, add_products, line_of, room_of
from tfc.codegen.gpu.contract.stage import Side
from tfc.codegen.gpu.contract.tiles import FIRST_COLUMN, FIRST_ROW, PAD, RUN, SIDE, THREADS, Tile, side_of
from tfc.codegen.gpu.launching import quotient_up
from tfc.codegen.loop_ir.loops import THREAD, Barrier, For, Launch, Let, Recur, Statement, Store
from tfc.codegen.loop_ir.tile_statements import Anew
from tfc.codegen.target.target import Gpu
from tfc.codegen.tensor.expr import Axis, Expr, Var, const, index
from tfc.codegen.tensor.tensor import Tensor
from tfc.ir.types.types import i64

ROWS = 64
"""Queries of a block, half as many of 8 bytes."""
DEPTH = 16
"""Steps of k that are copied at a time, and keys whose values are."""


class SimtAttention:
    """An attention by single threads."""

    def __init__(self, attention: Attention) -> None:
        self.attention = attention
        size = attention.results.right.rows.size
        assert isinstance(size, int)
        rows = ROWS if attention.dtype.size <= RUN else ROWS // 2
        tile, last = Tile(rows, KEYS, DEPTH), Tile(rows, side_of(size, size), DEPTH)
        tiles = Tensor(attention.dtype, (max(room_of(tile), room_of(last)),), name="tiles")
        self.scores, self.results = Simt(attention.scores, tile, tiles), Simt(attention.results, last, tiles, "o")
        self.tiles, self.line = tiles, rows + PAD
        self.weights = Tensor(attention.dtype, (KEYS * self.line,), name="weights")
        right = attention.results.right
        self.values = Side(right, attention.results.k, "v", index(0), last.columns, DEPTH, tiles, 0)
        self.row, self.column = split(THREAD, SIDE)
        self.height = self.scores.heights[0]
        numbers = [FIRST_ROW + self.row * self.height + i for i in range(self.height)]
        self.weighing = Weighing(attention, numbers, SIDE, rows, KEYS)

    def launch(self, why: str, gpu: Gpu, after: list[Statement]) -> Launch:
        """The launch, with its epilogue; `why` tensor cores do not compute it."""
        attention, rows = self.attention, self.scores.tile.rows
        body = [*places(attention, rows), *self.scores.a.places(), *self.values.places(), *self.weighing.begin()]
        sums, each = self.results.sums, len(self.results.sums) // self.height
        ended = self.weighing.ended(sums, self._so_far, (self.weighing.rows[k // each] for k in range(len(sums))))
        body += [self._blocks(), *ended, Anew(), *places(attention, rows), Let(FIRST_COLUMN, index(0))]
        tile = self.results.tile
        body += finish(attention.results, tile, (FIRST_ROW, FIRST_COLUMN), self.tiles, self.results.results, after)
        note = describe(attention, f"by threads: {why}")
        shared, resident = (self.tiles, self.weights), resident_of(attention, gpu)
        return Launch(blocks_of(attention, rows), THREADS, tuple(body), shared, resident, note)

    def _blocks(self) -> For:
        """The loop over blocks of keys; at its end all threads are done with the memory."""
        block, dtype = Axis("key_block"), self.attention.dtype
        sums, each = self.scores.sums, len(self.scores.sums) // self.height
        scores: list[list[Expr]] = [list(sums[i * each : (i + 1) * each]) for i in range(self.height)]
        statements, weights = self.weighing.weigh(scores, self._columns(FIRST_COLUMN))
        body: list[Statement] = [Let(FIRST_COLUMN, block * KEYS), *self.scores.b.places(), *self.scores.walk()]
        body += statements
        for i, row in enumerate(weights):
            for weight, column in zip(row, self._columns(index(0)), strict=True):
                body.append(Store(self.weights, column * self.line + (self.row * self.height + i), weight))
        products, found = self._weighted_values()
        body += [*products, Barrier()]
        recurs = [x for row in self.weighing.rows for x in row.recurs]
        recurs += [Recur(old, const(0, dtype), new) for old, new in zip(self._so_far, found, strict=True)]
        iterations = index(quotient_up(self.attention.results.k.size, KEYS))
        return For(block, index(0), iterations, tuple(body), recurs=tuple(recurs))

    def _columns(self, first: Expr) -> list[Expr]:
        """The keys whose scores a thread holds."""
        run, runs = self.scores.widths
        return [first + self.column * run + (far * run * SIDE + near) for far in range(runs) for near in range(run)]

    @property
    def _so_far(self) -> list[Var]:
        """The results before a block of keys, row by row."""
        return [Var(f"r{k}", self.attention.dtype) for k in range(len(self.results.sums))]

    def _weighted_values(self) -> tuple[list[Statement], list[Var]]:
        """The results so far, scaled, plus the product of the weights and a block of values; the next values are loaded
        meanwhile.
        """
        dtype, step, here = self.attention.dtype, Axis("value_step"), Var("value_here", i64)
        count, pair = len(self.results.sums), DEPTH * self.values.line
        each = count // self.height
        start = [old * self.weighing.rows[k // each].kept for k, old in enumerate(self._so_far)]
        known, inner, found = ([Var(f"{name}{k}", dtype) for k in range(count)] for name in ("known", "inner", "found"))

        def multiplied(step: Expr, here: Expr, start: list[Var], found: list[Var]) -> For:
            at = Axis("value")
            a = (step * DEPTH + at) * self.line + self.row * self.height
            b = here + self.column * self.results.widths[0] + at * self.values.line
            factors = line_of(self.weights, a, self.scores.heights), line_of(self.tiles, b, self.results.widths)
            return add_products(at, (0, DEPTH), *factors, start, found)

        def read(step: Expr, stage: str) -> list[Statement]:
            return self.values.read(FIRST_COLUMN + step * DEPTH, stage, dtype, whole=False)

        iteration: list[Statement] = [*read(step + 1, "n"), multiplied(step, here, known, inner)]
        iteration += [*self.values.write(pair - here, "n", dtype), Barrier()]
        recurs = [Recur(old, x, new) for old, x, new in zip(known, start, inner, strict=True)]
        recurs.append(Recur(here, index(0), pair - here))
        last = KEYS // DEPTH - 1
        begin = [*read(index(0), "p"), *self.values.write(index(0), "p", dtype), Barrier()]
        loop = For(step, index(0), index(last), tuple(iteration), recurs=tuple(recurs))
        return [*begin, loop, multiplied(index(last), here, known, found)], found
