"""Attention by tensor cores: warps multiply fragments of queries, keys and values in 16 bits.

A block of 8 warps takes 128 queries of one matrix through all keys, 64 at a time; a warp has 16 rows of scores, of
results, and of weights, which never leave its registers: what a lane has of the sums of one product is what the next
one wants of its left factor. While the keys of a block are multiplied its values are copied, and the next keys
meanwhile when these are. Scores and results are summed in f32; weights are rounded to the type of the values.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from tfc.codegen.gpu.attention.launching import FEW_RESULTS, KEYS, blocks_of, describe, places, resident_of
from tfc.codegen.gpu.attention.match import Attention
from tfc.codegen.gpu.attention.weights import Weighing
from tfc.codegen.gpu.contract.chunks import Chunks, ChunkSide, chunks_of
from tfc.codegen.gpu.contract.coordinates import split
from tfc.codegen.gpu.contract.operands import HIGH, WIDE, Operands
from tfc.codegen.gpu.contract.results import Sums, finish
from tfc.codegen.gpu.contract.tiles import DEEP, FIRST_COLUMN, FIRST_ROW, SIDE, THREADS, Tile, side_of
from tfc.codegen.gpu.launching import quotient_up
from tfc.codegen.loop_ir.loops import THREAD, WARP, Barrier, For, Launch, Let, Recur, Statement, When
from tfc.codegen.loop_ir.tile_statements import Anew, AwaitCopies, CommitCopies, FragmentKind, View
from tfc.codegen.target.target import Gpu
from tfc.codegen.tensor.affine import Indices
from tfc.codegen.tensor.expr import Axis, Bitcast, Expr, Var, apply, cast, const, index
from tfc.codegen.tensor.tensor import Tensor
from tfc.ir.types.types import DTYPES, f32, u16, u32

ROWS = THREADS // WARP * HIGH
"""Queries of a block."""
DEEPEST = 128
"""Elements of a query, and of a value: tiles of three times as many lie in shared memory."""
_KINDS: dict[str, FragmentKind] = {"bf16": "bf16", "f16": "f16"}


@dataclass(frozen=True)
class TensorCores:
    """The way tensor cores compute an attention: the type of the elements, and the chunks of each operand."""

    kind: FragmentKind
    queries: Chunks
    keys: Chunks
    values: Chunks


def tensor_cores_of(attention: Attention, gpu: Gpu) -> TensorCores | str:
    """The way tensor cores of a device compute an attention; or the reason why they cannot."""
    first, last, indices = attention.scores, attention.results, Indices(attention.extents)
    sides = (first.left, first.k), (first.right, first.k), (last.right, last.k)
    queries, keys, values = (chunks_of(side, k, indices) for side, k in sides)
    if attention.dtype != f32:
        return f"sums are {attention.dtype}"
    if queries is None or keys is None or values is None:
        return "a factor does not lie in rows of whole 16 bytes"
    types = {each.load.dtype.name for each in (queries, keys, values)}
    kind = _KINDS.get(types.pop()) if len(types) == 1 else None
    if kind is None:
        return "tensor units take factors of bf16 or f16"
    if kind == "bf16" and gpu.sm < DEEP:
        return f"sm_{gpu.sm} has none for {kind}"
    if any(not isinstance(size, int) or size > DEEPEST for size in (first.k.size, last.right.rows.size)):
        return f"queries or values have more than {DEEPEST} elements"
    return TensorCores(kind, queries, keys, values)


class TensorCoreAttention:
    """An attention on tensor cores."""

    def __init__(self, attention: Attention, units: TensorCores, gpu: Gpu) -> None:
        self.attention, self.units, self.gpu = attention, units, gpu
        first, last = attention.scores, attention.results
        assert isinstance(first.k.size, int)
        assert isinstance(last.right.rows.size, int)
        self.steps = -(-first.k.size // SIDE)
        """Steps of tensor cores along a query."""
        self.depth, self.width = (side_of(size, DEEPEST) for size in (first.k.size, last.right.rows.size))
        self.parts = 1 if self.width <= FEW_RESULTS else 2
        self.results = Sums(self.parts, ROWS // self.parts, self._row, self._held, WIDE)
        tile = Tile(ROWS, self.width, KEYS)
        starts = 0, ROWS * self.depth, (ROWS + KEYS) * self.depth
        room = max(starts[2] + KEYS * self.width, self.results.elements(tile) * f32.size // u16.size)
        self.memory, self.tile = Tensor(u16, (room,), name="tiles"), tile
        queries, keys, values = (first.left, units.queries), (first.right, units.keys), (last.right, units.values)
        at = [(self.memory, start) for start in starts]
        self.queries = ChunkSide(*queries, first.k, "a", FIRST_ROW, ROWS, self.depth, *at[0])
        self.keys = ChunkSide(*keys, first.k, "b", index(0), KEYS, self.depth, *at[1])
        self.values = ChunkSide(*values, last.k, "v", index(0), self.width, KEYS, *at[2])
        self.warp, self.lane = split(THREAD, WARP)
        self.operands = Operands(self.memory, units.kind, gpu, self.lane)
        row, self.pair = split(self.lane, 4)
        numbers = [FIRST_ROW + self.warp * HIGH + row + WIDE * half for half in range(2)]
        self.weighing = Weighing(attention, numbers, 4, ROWS, KEYS)
        self.sums = [Var(f"o{k}", f32) for k in range(self.width // WIDE * 4)]

    def launch(self, after: list[Statement]) -> Launch:
        """The launch, with its epilogue."""
        attention, at, rows = self.attention, index(0), self.weighing.rows
        body = [*places(attention, ROWS), *self.queries.places(), *self.queries.copy(at, at, "k")]
        body += [*self.keys.places(), *self.keys.copy(at, at, "k"), CommitCopies()]
        body += [*self.values.places(), *self.weighing.begin(), self._blocks()]
        body += self.weighing.ended(self.sums, self._so_far, (rows[k % 4 // 2] for k in range(len(self.sums))))
        sums = Tensor(f32, (self.results.elements(self.tile),), name="sums")
        # Without any keys nobody has waited for the queries yet.
        body += [
            AwaitCopies(0),
            Barrier(),
            Anew(),
            *places(attention, ROWS),
            Let(FIRST_COLUMN, index(0)),
            View(sums, self.memory),
        ]
        body += finish(attention.results, self.tile, (FIRST_ROW, FIRST_COLUMN), sums, self.results, after)
        note = describe(attention, f"on tensor units, in {self.units.kind}")
        resident = resident_of(attention, self.gpu)
        return Launch(blocks_of(attention, ROWS), THREADS, tuple(body), (self.memory,), resident, note)

    def _blocks(self) -> For:
        """The loop over blocks of keys. Before its keys, and before its values, there is a barrier: the next copies
        overwrite what threads have read.
        """
        block, attention = Axis("key_block"), self.attention
        ahead = replace(self.keys, name="n", first=FIRST_COLUMN + KEYS)
        following = (*ahead.places(), *ahead.copy(index(0), index(0), "k"))
        body: list[Statement] = [Let(FIRST_COLUMN, block * KEYS), AwaitCopies(0), Barrier()]
        body += [*self.values.copy(FIRST_COLUMN, index(0), "k"), CommitCopies(), self._scores()]
        # A lane has scores of two rows, of row lane / 4 of 16 x 8 sums and the one 8 below.
        held = [(n, e) for n in range(KEYS // WIDE) for e in range(2)]
        scores: list[list[Expr]] = [[Var(f"s{4 * n + 2 * half + e}", f32) for n, e in held] for half in range(2)]
        columns = [FIRST_COLUMN + n * WIDE + self.pair * 2 + e for n, e in held]
        weighed, weights = self.weighing.weigh(scores, columns)
        body += [*weighed, AwaitCopies(0), Barrier()]
        body += [When(index(attention.results.k.size) > FIRST_COLUMN + KEYS, following), CommitCopies()]
        products, found = self._weighted_values(weights)
        recurs = [x for row in self.weighing.rows for x in row.recurs]
        recurs += [Recur(old, const(0, f32), new) for old, new in zip(self._so_far, found, strict=True)]
        iterations = index(quotient_up(attention.results.k.size, KEYS))
        return For(block, index(0), iterations, (*body, *products), recurs=tuple(recurs))

    # ---- scores ------------------------------------------------------------------------------------------------------

    def _scores(self) -> For:
        """The products of queries and keys."""
        at, count = Axis("depth"), KEYS // WIDE * 4
        before = [Var(f"s{k}", f32) for k in range(count)]
        body, left = self.operands.left(self.queries, index(0), at, self.warp * HIGH, "a")
        following: list[Expr] = []
        for number in range(KEYS // HIGH):
            made, pair = self.operands.right(self.keys, index(0), at, index(number * HIGH), f"b{number}")
            body = body + made
            for half, right in enumerate(pair):
                first = 4 * (2 * number + half)
                made, sums = self.operands.multiply(left, right, before[first : first + 4], f"m{number}.{half}")
                body, following = body + made, [*following, *sums]
        recurs = [Recur(s, const(0, f32), x) for s, x in zip(before, following, strict=True)]
        return For(at, index(0), index(self.steps), tuple(body), "unrolled", recurs=tuple(recurs))

    # ---- results -----------------------------------------------------------------------------------------------------

    @property
    def _so_far(self) -> list[Var]:
        """The results before a block of keys."""
        return [Var(f"r{k}", f32) for k in range(len(self.sums))]

    def _weighted_values(self, weights: Sequence[Sequence[Expr]]) -> tuple[list[Statement], list[Expr]]:
        """The results so far, scaled, plus the product of the weights and a block of values."""
        kept = [row.kept for row in self.weighing.rows]
        sums: list[Expr] = [old * kept[k % 4 // 2] for k, old in enumerate(self._so_far)]
        body: list[Statement] = []
        for step in range(KEYS // HIGH):
            places = [(row, 4 * step + 2 * half) for half in range(2) for row in range(2)]
            left = [Var(f"w{step}.{k}", u32) for k in range(4)]
            body += [Let(x, self._word(*weights[row][at : at + 2])) for x, (row, at) in zip(left, places, strict=True)]
            for number in range(self.width // HIGH):
                made, pair = self.operands.right(self.values, index(0), index(step), index(number * HIGH), "v")
                body += made
                for half, right in enumerate(pair):
                    first, name = 4 * (2 * number + half), f"p{step}.{number}.{half}"
                    made, sums[first : first + 4] = self.operands.multiply(left, right, sums[first : first + 4], name)
                    body += made
        return body, sums

    def _word(self, low: Expr, high: Expr) -> Expr:
        """Two neighbouring elements in one word, as tensor cores take them."""
        x, y = (cast(Bitcast(cast(each, DTYPES[self.units.kind]), u16), u32) for each in (low, high))
        return apply("or", x, apply("shl", y, 16))

    def _row(self, part: int, row: Expr) -> Expr:
        """The row in the tile of a row of one of its parts: each of two parts has a half of every fragment."""
        if self.parts == 1:
            return row
        warp, inside = split(row, WIDE)
        return warp * HIGH + part * WIDE + inside

    def _held(self, part: int) -> list[tuple[Expr, Expr, Expr]]:
        row, halves = split(self.lane, 4)[0], range(2) if self.parts == 1 else (part,)
        high = HIGH // self.parts
        return [
            (
                self.warp * high + (half * WIDE if self.parts == 1 else 0) + row,
                self.pair * 2 + (n * WIDE + e),
                self.sums[4 * n + 2 * half + e],
            )
            for n in range(self.width // WIDE)
            for half in halves
            for e in range(2)
        ]
