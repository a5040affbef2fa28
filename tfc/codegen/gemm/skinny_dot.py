"""Skinny products by dot instructions, where B is stored by rows (skinny_gemm.py): rows of B are read in long runs,
interleaved in registers and multiplied at once.
"""

from __future__ import annotations

from collections.abc import Sequence

from tfc.codegen.gemm.dot import Dot
from tfc.codegen.gemm.interleave import interleave, lane_of
from tfc.codegen.gemm.tile import Tile
from tfc.codegen.llvm import I32, I64, PTR, VOID, Builder, Function, Module, Param, Value, const, vector_of

TOGETHER = 2
"""Steps of k in one pass over C."""
ADD_PARAMETERS = (
    Param(PTR, "a", ("readonly",)), Param(I64, "a_rows"), Param(I64, "a_columns"), Param(PTR, "b", ("readonly",)),
    Param(I64, "b_rows"), Param(PTR, "c", ("noalias",)), Param(I64, "c_rows"), Param(I64, "k"), Param(I64, "width"),
    Param(I64, "far"),
)  # fmt: skip
"""Of functions that add products of rows to C."""
LINES = 4
"""Vectors across, where so many columns are left: rows of bytes are read a whole vector at a time then."""


def emit_add_lanes(module: Module, tile: Tile, dot: Dot, rows: int, name: str) -> Function:
    """`add(a, a_rows, a_columns, b, b_rows, c, c_rows, k, width, far)`: C[rows, width] += A[rows, k] @ B[k, width].

    Rows of A are contiguous. `far`: B comes from memory, so what the next rows of B need is asked for meanwhile.
    """
    function = module.function(name, VOID, ADD_PARAMETERS, linkage="internal", attributes=("noinline",))
    _AddLanes(Builder(function), tile, dot, rows, function.args).emit()
    return function


class _AddLanes:
    """Emitter of one such function."""

    def __init__(self, b: Builder, tile: Tile, dot: Dot, rows: int, args: tuple[Value, ...]) -> None:
        self.b, self.tile, self.dot, self.rows = b, tile, dot, rows
        self.a, self.a_rows, _, self.right, self.b_rows, self.c, self.c_rows, self.k, self.width, far = args
        self.is_far = b.icmp("ne", far, 0)

    def emit(self) -> None:
        b, step = self.b, self.dot.step
        done = b.operand(I64, 0)
        for steps in (TOGETHER, 1):
            end = b.and_(self.k, -steps * step)
            with b.loop(done, end, steps * step, name="k") as k0:
                starts = [b.add(k0, i * step) for i in range(steps)]
                lanes = [[self._whole(r, start) for start in starts] for r in range(self.rows)]
                self._pass(lanes, [[b.add(start, i) for i in range(step)] for start in starts])
            done = end
        with b.if_(b.icmp("slt", done, self.k), name="last"):
            # What does not exist of the last step is zero in A and anything in B.
            lanes = [[self._partial(r, done)] for r in range(self.rows)]
            self._pass(lanes, [[b.smin(b.add(done, i), b.sub(self.k, 1)) for i in range(step)]])
        b.ret()

    def _whole(self, r: int, start: Value) -> Value:
        """A step of row r of A, all of which exists."""
        b, memory = self.b, self.tile.a.memory
        place = b.gep(memory, b.gep(memory, self.a, b.mul(self.a_rows, r)), start)
        return b.bitcast(self.tile.a.load(b, place, vector_of(self.dot.element, self.dot.step)), I32)

    def _partial(self, r: int, start: Value) -> Value:
        b, memory = self.b, self.tile.a.memory
        row = b.gep(memory, self.a, b.mul(self.a_rows, r))
        return lane_of(b, self.tile.a, self.dot, lambda i: b.gep(memory, row, i), start, self.k)

    def _pass(self, lanes: Sequence[Sequence[Value]], rows_of_b: Sequence[Sequence[Value]]) -> None:
        """C plus the products of some steps of all rows of A, `lanes`, and those rows of B: all columns."""
        b, tile = self.b, self.tile
        splats = [[self.dot.flipped(b, b.splat(lane, tile.lanes)) for lane in row] for row in lanes]
        lines = [[b.gep(tile.b.memory, self.right, b.mul(self.b_rows, k)) for k in step] for step in rows_of_b]
        done = b.operand(I64, 0)
        for vectors in (LINES, 1):
            end = b.and_(self.width, -vectors * tile.lanes)
            with b.loop(done, end, vectors * tile.lanes, name="columns") as j:
                if vectors > 1:
                    with b.if_(self.is_far, name="ahead"):
                        self._ask_ahead(lines, j)
                self._add(splats, lines, j, vectors, None)
            done = end
        with b.if_(b.icmp("slt", done, self.width), name="rest"):
            if tile.masks:
                self._add(splats, lines, done, 1, b.lane_mask(tile.lanes, b.sub(self.width, done)))
            else:
                with b.loop(done, self.width, 1, name="column") as j:
                    self._add_one(lanes, lines, j)

    def _ask_ahead(self, lines: Sequence[Sequence[Value]], j: Value) -> None:
        b, memory = self.b, self.tile.b.memory
        count = sum(map(len, lines))
        for step in lines:
            for line in step:
                place = b.gep(memory, line, b.add(j, b.mul(self.b_rows, count)), inbounds=False)
                b.prefetch(place, locality=2)

    def _add(
        self,
        splats: Sequence[Sequence[Value]],
        lines: Sequence[Sequence[Value]],
        j: Value,
        vectors: int,
        mask: Value | None,
    ) -> None:
        """Some vectors of columns from j on."""
        b, tile, dot = self.b, self.tile, self.dot
        kind = vector_of(dot.element, vectors * tile.lanes)
        columns: list[list[Value]] = []
        for step in lines:
            together = interleave(b, [tile.b.load(b, b.gep(tile.b.memory, line, j), kind, mask) for line in step])
            columns.append([b.slice_lanes(together, v * tile.lanes, tile.lanes) for v in range(vectors)])
        for v in range(vectors):
            begin = const(tile.vector, 0)
            if tile.starts:
                for step_of_b in columns:
                    begin = dot.add_up(b, step_of_b[v], begin)
                begin = b.mul(begin, dot.scale)
            for r, row in enumerate(splats):
                place = b.gep(tile.element, self.c, b.add(b.mul(self.c_rows, r), b.add(j, v * tile.lanes)))
                if mask is None:
                    total = b.load(tile.vector, place, align=tile.size)
                else:
                    total = b.masked_load(tile.vector, place, mask, align=tile.size)
                total = b.add(total, begin) if tile.starts else total
                for x, step_of_b in zip(row, columns, strict=True):
                    total = dot.multiply_add(b, x, step_of_b[v], total)
                if mask is None:
                    b.store(total, place, align=tile.size)
                else:
                    b.masked_store(total, place, mask, align=tile.size)

    def _add_one(self, lanes: Sequence[Sequence[Value]], lines: Sequence[Sequence[Value]], j: Value) -> None:
        """The column j, number by number."""
        b, tile, bits = self.b, self.tile, self.dot.element.bits
        for r, row in enumerate(lanes):
            place = b.gep(tile.element, self.c, b.add(b.mul(self.c_rows, r), j))
            total = b.load(I32, place)
            for lane, step in zip(row, lines, strict=True):
                for i, line in enumerate(step):
                    x = b.ashr(b.shl(lane, 32 - bits * (i + 1)), 32 - bits)
                    y = tile.b.load(b, b.gep(tile.b.memory, line, j), I32)
                    total = b.add(total, b.mul(x, y))
            b.store(total, place)
