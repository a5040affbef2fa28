"""Contractions by tensor cores: warps multiply 16 x 8 fragments of tiles in shared memory.

A block of 8 warps, two above each other and four side by side, computes a tile of results. Copies of the tiles of both
operands, 64 bytes of k deep, go on two steps ahead of what is multiplied. Products are exact and sums are in f32; the
order in which a tensor core adds the products of one instruction is its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tfc.codegen.gpu.contract.chunks import Chunks, ChunkSide, chunks_of
from tfc.codegen.gpu.contract.coordinates import split
from tfc.codegen.gpu.contract.match import Contraction
from tfc.codegen.gpu.contract.operands import HIGH, WIDE, Operands
from tfc.codegen.gpu.contract.parts import launches_of, with_parts
from tfc.codegen.gpu.contract.results import Sums, finish
from tfc.codegen.gpu.contract.tiles import (
    DEEP,
    FIRST_COLUMN,
    FIRST_ROW,
    LARGEST,
    THREADS,
    Tile,
    are_few,
    blocks_of,
    describe,
    first_step,
    resident_of,
    side_of,
    steps_of,
    tile_places,
)
from tfc.codegen.gpu.launching import Work
from tfc.codegen.loop_ir.loops import THREAD, WARP, Barrier, For, Launch, Recur, Statement
from tfc.codegen.loop_ir.tile_statements import Anew, AwaitCopies, CommitCopies, FragmentKind, View
from tfc.codegen.target.target import Gpu
from tfc.codegen.tensor.affine import Indices
from tfc.codegen.tensor.expr import Axis, Expr, Var, const, index, select
from tfc.codegen.tensor.tensor import Tensor
from tfc.ir.types.types import DType, f32, i64, u16, u32

ABOVE, BESIDE = 2, 4
"""The warps of a block: so many above each other, and side by side."""
LINE = 64
"""Bytes of k that are copied at once of each row: two instructions deep."""
STAGES = 3
"""Pairs of tiles in shared memory: one that is multiplied and two that are being copied."""


@dataclass(frozen=True)
class TensorCores:
    """The way tensor cores compute a contraction: the type of the elements, the chunks of both operands, and, where the
    device has a faster way (hopper.py), why that is not taken.
    """

    kind: FragmentKind
    left: Chunks
    right: Chunks
    why: str = ""

    @property
    def size(self) -> int:
        """Bytes of an element."""
        return 4 if self.kind == "tf32" else 2


def tensor_cores_of(contraction: Contraction, indices: Indices, gpu: Gpu) -> TensorCores | str:
    """The way tensor cores of a device compute a contraction; or the reason why they cannot."""
    left, right = (chunks_of(side, contraction.k, indices) for side in (contraction.left, contraction.right))
    if contraction.dtype != f32:
        return f"sums are {contraction.dtype}"
    if left is None or right is None:
        return "a factor does not lie in rows of whole 16 bytes"
    types = {left.load.dtype.name, right.load.dtype.name}
    kind = _KINDS.get(types.pop()) if len(types) == 1 else None
    if kind is None:
        return f"they do not multiply {left.load.dtype} and {right.load.dtype}"
    if kind == "tf32" and not gpu.tf32:
        return "f32 is not rounded to tf32 unless asked for"
    return TensorCores(kind, left, right) if kind == "f16" or gpu.sm >= DEEP else f"sm_{gpu.sm} has none for {kind}"


_KINDS: dict[str, FragmentKind] = {"bf16": "bf16", "f16": "f16", "f32": "tf32"}


def tensor_core_launches(contraction: Contraction, units: TensorCores, work: Work) -> list[Launch]:
    """The launch of a contraction on tensor cores, with its epilogue."""
    assert work.target.gpu is not None
    gpu, tile = work.target.gpu, with_parts(contraction, tile_of(contraction, LINE // units.size))
    return launches_of(contraction, tile, work, lambda part, after: _Mma(part, tile, units, gpu, after).launch())


class _Mma:
    def __init__(
        self, contraction: Contraction, tile: Tile, units: TensorCores, gpu: Gpu, after: Sequence[Statement]
    ) -> None:
        self.contraction, self.tile, self.units, self.gpu, self.after = contraction, tile, units, gpu, after
        self.size = units.size
        self.high, self.wide = tile.rows // ABOVE, tile.columns // BESIDE
        """Rows and columns of the sums of a warp."""
        self.fragments = self.high // HIGH, self.wide // WIDE
        together = min(2, self.fragments[0])
        self.results = Sums(self.fragments[0] // together, ABOVE * HIGH * together, self._row, self._held, WIDE)
        self.pair = tile.depth * (tile.rows + tile.columns)
        """Elements of a pair of tiles in shared memory."""
        elements = max(STAGES * self.pair, self.results.elements(tile) * 4 // self.size)
        raw: DType = u32 if self.size == 4 else u16
        self.memory = Tensor(raw, (elements,), name="tiles")
        self.a = ChunkSide(
            contraction.left, units.left, contraction.k, "a", FIRST_ROW, tile.rows, tile.depth, self.memory, 0
        )
        start = tile.rows * tile.depth
        right = contraction.right, units.right, contraction.k
        self.b = ChunkSide(*right, "b", FIRST_COLUMN, tile.columns, tile.depth, self.memory, start)
        count = self.fragments[0] * self.fragments[1] * 4
        self.sums = [Var(f"s{k}", f32) for k in range(count)]
        warp, self.lane = split(THREAD, WARP)
        self.warp = split(warp, BESIDE)
        """The warp's number above others, and beside them."""
        self.operands = Operands(self.memory, units.kind, gpu, self.lane)

    def launch(self) -> Launch:
        """The contraction as a launch."""
        contraction, tile = self.contraction, self.tile
        body = [*tile_places(contraction, tile), *self.a.places(), *self.b.places()]
        for stage in range(STAGES - 1):
            body += self._copied(first_step(tile) + stage * tile.depth, index(stage * self.pair), f"p{stage}")
        body += [self._steps(), AwaitCopies(0), Barrier(), Anew(), *tile_places(contraction, tile)]
        sums = Tensor(f32, (self.results.elements(tile),), name="sums")
        body += [View(sums, self.memory)]
        body += finish(contraction, tile, (FIRST_ROW, FIRST_COLUMN), sums, self.results, self.after)
        blocks = blocks_of(contraction, tile.rows, tile.columns) * tile.parts
        why = f": {self.units.why}" if self.units.why else ""
        note = describe(contraction, tile, f"on tensor units, in {self.units.kind}{why}")
        resident = resident_of(contraction, tile, self.gpu)
        return Launch(blocks, THREADS, tuple(body), (self.memory,), resident, note)

    def _copied(self, first: Expr, offset: Expr, stage: str) -> list[Statement]:
        return [*self.a.copy(first, offset, stage), *self.b.copy(first, offset, stage), CommitCopies()]

    def _steps(self) -> For:
        """The loop over k. An iteration begins when its pair of tiles has arrived, and all threads have left the one
        before.
        """
        step, depth = Axis("step"), self.tile.depth
        steps = steps_of(self.contraction, self.tile)
        here, ahead = Var("here", i64), Var("ahead", i64)
        inner = [Var(f"t{k}", f32) for k in range(len(self.sums))]
        body: list[Statement] = [AwaitCopies(STAGES - 2), Barrier()]
        body += self._copied(first_step(self.tile) + (step + (STAGES - 1)) * depth, ahead, "n")
        body.append(self._multiplied(here, inner))
        zero = const(0, f32)
        recurs = [Recur(s, zero, t) for s, t in zip(self.sums, inner, strict=True)]
        recurs += [
            Recur(here, index(0), self._next(here)),
            Recur(ahead, index((STAGES - 1) * self.pair), self._next(ahead)),
        ]
        return For(step, index(0), steps, tuple(body), recurs=tuple(recurs))

    def _next(self, offset: Expr) -> Expr:
        """The offset of the next pair of tiles."""
        return select(offset.eq((STAGES - 1) * self.pair), index(0), offset + self.pair)

    def _multiplied(self, offset: Expr, inner: Sequence[Var]) -> For:
        """The sums plus the products of a pair of tiles; an instruction takes half a line of k."""
        at = Axis("half")
        body: list[Statement] = []
        a: list[list[Expr]] = []
        b: list[list[Expr]] = []
        for number in range(self.fragments[0]):
            row = self.warp[0] * self.high + number * HIGH
            statements, words = self.operands.left(self.a, offset, at, row, f"a{number}")
            body, a = body + statements, [*a, words]
        for number in range(self.fragments[1] // 2):
            column = self.warp[1] * self.wide + number * 2 * WIDE
            statements, pair = self.operands.right(self.b, offset, at, column, f"b{number}")
            body, b = body + statements, [*b, *pair]
        following: list[Expr] = []
        for i, left in enumerate(a):
            for j, right in enumerate(b):
                first = 4 * (i * len(b) + j)
                made, sums = self.operands.multiply(left, right, inner[first : first + 4], f"m{i}.{j}")
                body, following = body + made, [*following, *sums]
        recurs = [Recur(t, s, x) for t, s, x in zip(inner, self.sums, following, strict=True)]
        return For(at, index(0), index(2), tuple(body), "unrolled", recurs=tuple(recurs))

    # ---- sums --------------------------------------------------------------------------------------------------------

    def _row(self, part: int, row: Expr) -> Expr:
        """The row in the tile of a row of a part: a part has the same fragments of all warps, one above another."""
        rows = self.results.rows // ABOVE
        warp, inside = split(row, rows)
        return warp * self.high + part * rows + inside

    def _held(self, part: int) -> list[tuple[Expr, Expr, Expr]]:
        """The sums of a 16 x 8 fragment in a lane: two neighbours of row lane / 4, and two 8 rows below."""
        row, pair = split(self.lane, 4)
        above, beside = self.warp
        rows = self.results.rows // ABOVE
        found: list[tuple[Expr, Expr, Expr]] = []
        for i in range(rows // HIGH):
            for j in range(self.fragments[1]):
                first = 4 * ((part * (rows // HIGH) + i) * self.fragments[1] + j)
                for e in range(4):
                    at = above * rows + (i * HIGH + e // 2 * 8) + row
                    found.append((at, beside * self.wide + j * WIDE + pair * 2 + e % 2, self.sums[first + e]))
        return found


def tile_of(contraction: Contraction, depth: int) -> Tile:
    """The tile of a contraction on tensor cores, by its sizes alone."""
    rows, columns = side_of(contraction.left.rows.size, LARGEST), side_of(contraction.right.rows.size, LARGEST)
    rows, columns = max(rows, ABOVE * HIGH), max(columns, BESIDE * 2 * WIDE)
    while are_few(contraction, rows, columns):
        if rows > ABOVE * HIGH and rows >= columns:
            rows //= 2
        elif columns > BESIDE * 2 * WIDE:
            columns //= 2
        elif rows > ABOVE * HIGH:
            rows //= 2
        else:
            break
    return Tile(rows, columns, depth)
