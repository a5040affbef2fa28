"""The micro-kernel: one register tile of C += A * B over a run of k, accumulators in registers all the way.

For every k one row of B is loaded as vectors and multiplied by each row's element of A, broadcast. A's elements lie
next to each other across the rows of the tile (it is packed, or stored transposed); only tiles of few rows read an A
that is contiguous along k, because each of its rows takes a pointer and there are not many registers for them. The
order of summation depends on k alone, so results do not depend on threads or blocking of rows.
"""

from __future__ import annotations

from tfc.codegen.contract.tile import Tile
from tfc.codegen.llvm import I1, I64, PTR, VOID, Builder, Function, Module, Param, Value, zero

UNROLL = 4


def multiply_add(b: Builder, tile: Tile, x: Value, y: Value, z: Value) -> Value:
    """x * y + z: fused where the target can, wrapping for integers."""
    if not tile.element.is_float:
        return b.add(b.mul(x, y), z)
    return b.fma(x, y, z) if tile.fused else b.fadd(b.fmul(x, y), z)


def emit_micro(module: Module, tile: Tile, rows: int, a_by_rows: bool) -> Function:
    """An internal function computing `rows` x `tile.columns` elements of C.

        micro(a, a_stride, b, b_stride, c, c_stride, k, accumulate)

    Element (r, k) of A is a[r * a_stride + k] when `a_by_rows`, else a[k * a_stride + r]; row k of B starts at
    b[k * b_stride], row r of C at c[r * c_stride]. With `accumulate` the result is added to what is in C.
    """
    name = f"micro_{tile.element.text}_{rows}x{tile.columns}_{'rows' if a_by_rows else 'columns'}"
    parameters = [
        Param(PTR, "a", ("readonly",)), Param(I64, "a_stride"),
        Param(PTR, "b", ("readonly",)), Param(I64, "b_stride"),
        Param(PTR, "c"), Param(I64, "c_stride"),
        Param(I64, "k"), Param(I1, "accumulate"),
    ]  # fmt: skip
    function = module.function(name, VOID, parameters, linkage="internal", attributes=("noinline",))
    _Micro(Builder(function), tile, rows, a_by_rows, function.args).emit()
    return function


class _Micro:
    """The emission of one micro-kernel."""

    def __init__(self, b: Builder, tile: Tile, rows: int, a_by_rows: bool, args: tuple[Value, ...]) -> None:
        self.b, self.tile, self.rows, self.a_by_rows = b, tile, rows, a_by_rows
        self.a, self.a_stride, self.bm, self.b_stride, self.c, self.c_stride, self.k, self.accumulate = args
        self.size = tile.element.bits // 8

    def emit(self) -> None:
        b = self.b
        state = [*self._start(), self.bm, self.a]
        whole = b.and_(self.k, -UNROLL)
        with b.carry_loop(0, whole, UNROLL, state, name="k4") as loop:
            state = list(loop.carried)
            for _ in range(UNROLL):
                state = self._step(state)
            loop.next(*state)
        with b.carry_loop(whole, self.k, 1, loop.results, name="k1") as tail:
            tail.next(*self._step(list(tail.carried)))
        self._store(tail.results[: self.rows * self.tile.vectors])
        b.ret()

    def _address(self, r: int, v: int) -> Value:
        row = self.b.gep(self.tile.element, self.c, self.b.mul(self.c_stride, r))
        return self.b.gep(self.tile.element, row, v * self.tile.lanes)

    def _start(self) -> list[Value]:
        """The accumulators: what is in C, or zero."""
        b, tile = self.b, self.tile
        places = [(r, v) for r in range(self.rows) for v in range(tile.vectors)]
        loaded: list[Value] = []
        with b.if_else(self.accumulate, name="start") as arms:
            with arms.then:
                loaded = [b.load(tile.vector, self._address(r, v), align=self.size) for r, v in places]
            with arms.otherwise:
                pass
        return [arms.merge(value, zero(tile.vector)) for value in loaded]

    def _step(self, state: list[Value]) -> list[Value]:
        """One k: accumulators and pointers before it, and after it."""
        b, tile = self.b, self.tile
        count = self.rows * tile.vectors
        sums, bm, a = state[:count], state[count], state[count + 1]
        row = [
            b.load(tile.vector, b.gep(tile.element, bm, v * tile.lanes), align=self.size) for v in range(tile.vectors)
        ]
        result: list[Value] = []
        for r in range(self.rows):
            place = b.gep(tile.element, a, b.mul(self.a_stride, r) if self.a_by_rows else r)
            element = b.splat(b.load(tile.element, place), tile.lanes)
            for v in range(tile.vectors):
                result.append(multiply_add(b, tile, element, row[v], sums[r * tile.vectors + v]))
        after_a = b.gep(tile.element, a, 1 if self.a_by_rows else self.a_stride)
        return [*result, b.gep(tile.element, bm, self.b_stride), after_a]

    def _store(self, sums: tuple[Value, ...]) -> None:
        for r in range(self.rows):
            for v in range(self.tile.vectors):
                self.b.store(sums[r * self.tile.vectors + v], self._address(r, v), align=self.size)
