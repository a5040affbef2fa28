"""The micro-kernel: one register tile of C += A * B over runs of k, with accumulators in registers throughout.

For every k one row of B is loaded as vectors and multiplied by each row's element of A, broadcast. A is read where it
lies, whatever its strides: three rows are reached from one pointer, as [p], [p + s] and [p + 2s] with the stride s in a
register, so that fourteen rows take six registers. LLVM would rather keep fourteen pointers and spill most of them, so
the pointers are made opaque to it (110 instead of 86 GFLOP/s on one AVX-512 core, with twelve rows). One kernel serves
a transposed A too: moving five pointers a step costs nothing beside two dozen multiply-adds.

A line of what the next K block of the sum reads of B is asked for in every step: B comes from memory then as fast as it
is used, when few rows use it.

The order of summation depends on k alone, so results do not depend on threads or blocking.
"""

from __future__ import annotations

from collections.abc import Mapping

from tfc.codegen.gemm.tile import LINE, Tile, multiply_add
from tfc.codegen.llvm import I1, I8, I64, PTR, VOID, Builder, Function, Module, Param, Value, zero

ITERATION = 16
"""Multiply-adds that hide what an iteration costs besides: low tiles take several steps of k in one."""
ROWS_PER_POINTER = 3
AT_ONCE = 8
"""So many lines of C may be asked for at once."""
SECOND_CACHE = 2
"""The locality of a prefetch into L2, as LLVM counts."""


def emit_micro(
    module: Module, tile: Tile, rows: int, masked: bool = False, known: Mapping[str, int] | None = None
) -> Function:
    """An internal function computing `rows` x `tile.columns` elements of C, or the first `width` columns if `masked`.

        micro(a, a_rows, a_columns, run_step, band_step, b, b_rows, c, c_rows, k, runs, bands, accumulate, width, ahead,
              start, far, next, run_gap, band_gap)

    The sum goes over `bands` times `runs` runs of k steps (rows and columns of a window, and its channels). Step i of
    row r in run v of band u is at a + u * band_step + v * run_step + r * a_rows + i * a_columns, counted in bytes. The
    rows of B follow one another, b_rows apart, but for gaps of so many rows behind each run and each band; row r of C
    starts at c[r * c_rows]. With `accumulate` the result is added to what is in C; without it sums begin at zero or,
    where the tile says so, at the row `start`. What lies `ahead` bytes from each row of B is brought into L2. The tile
    after this one has its sums from `next` on: they are brought into the first, a row in a step, where they are added
    to or C may be `far`, in no cache. Parameters that are `known` are these numbers.
    """
    name = f"micro_{tile.label}_{rows}x{tile.columns}{'_masked' if masked else ''}"
    parameters = [
        Param(PTR, "a", ("readonly",)), Param(I64, "a_rows"), Param(I64, "a_columns"),
        Param(I64, "run_step"), Param(I64, "band_step"),
        Param(PTR, "b", ("readonly",)), Param(I64, "b_rows"),
        Param(PTR, "c"), Param(I64, "c_rows"),
        Param(I64, "k"), Param(I64, "runs"), Param(I64, "bands"), Param(I1, "accumulate"), Param(I64, "width"),
        Param(I64, "ahead"), Param(PTR, "start", ("readonly",)), Param(I1, "far"),
        Param(PTR, "next"), Param(I64, "run_gap"), Param(I64, "band_gap"),
    ]  # fmt: skip
    function = module.function(name, VOID, parameters, linkage="internal", attributes=("noinline",))
    b = Builder(function)
    pairs = zip(parameters, function.args, strict=True)
    args = tuple(b.operand(p.type, known[p.name]) if known and p.name in known else value for p, value in pairs)
    _Micro(b, tile, rows, masked, args, has_gaps=not known or known.get("run_gap") != 0).emit()
    return function


class _Micro:
    """Emitter of one micro-kernel."""

    def __init__(
        self, b: Builder, tile: Tile, rows: int, masked: bool, args: tuple[Value, ...], *, has_gaps: bool
    ) -> None:
        self.b, self.tile, self.rows = b, tile, rows
        self.a, self.a_rows, self.a_columns, self.run_step, self.band_step = args[:5]
        self.bm, b_rows, self.c, self.c_rows = args[5:9]
        self.k, self.runs, self.bands, self.accumulate, width, self.ahead, self.first, self.far, self.next = args[9:18]
        self.b_rows = b.mul(b_rows, tile.size)
        self.gaps = [b.mul(gap, self.b_rows) for gap in args[18:]] if has_gaps else None
        self.unroll = 1
        while not tile.few_heights and self.unroll * rows * tile.vectors < ITERATION and self.unroll < 4:
            self.unroll *= 2
        self.masks: list[Value | None] = [None] * tile.vectors
        if masked:
            left = [b.smax(b.sub(width, v * tile.lanes), 0) for v in range(tile.vectors)]
            self.masks = [b.lane_mask(tile.lanes, b.smin(count, tile.lanes)) for count in left]
        self.asks = self._asks()

    def emit(self) -> None:
        b = self.b
        count = self.rows * self.tile.vectors
        none = b.operand(I64, 0)
        with b.carry_loop(0, self.bands, 1, [*self._start(), self.bm, self.a, none], name="band") as band:
            with b.carry_loop(0, self.runs, 1, band.carried, name="run") as run:
                *sums, bm, a, asked = run.carried
                groups = range(0, self.rows, ROWS_PER_POINTER)
                ends = self._run([*sums, bm, asked, *(b.gep(I8, a, b.mul(self.a_rows, first)) for first in groups)])
                run.next(*ends[:count], self._behind(0, ends[count]), b.gep(I8, a, self.run_step), ends[count + 1])
            ends = run.results
            bm, a = self._behind(1, ends[count]), b.gep(I8, band.carried[count + 1], self.band_step)
            band.next(*ends[:count], bm, a, ends[count + 2])
        self._store(band.results[:count])
        b.ret()

    def _behind(self, which: int, bm: Value) -> Value:
        """The row of B behind the gap of a run (0) or a band (1)."""
        return bm if self.gaps is None else self.b.gep(I8, bm, self.gaps[which], inbounds=False)

    def _run(self, state: list[Value]) -> tuple[Value, ...]:
        """One run of k: accumulators, the row of B, the prefetched row of C and the pointers into A before it, and
        after.
        """
        b = self.b
        done = b.operand(I64, 0)
        if self.unroll > 1:
            done = b.and_(self.k, -self.unroll)
            with b.carry_loop(0, done, self.unroll, state, name="several") as loop:
                loop.next(*self._steps(loop.carried, self.unroll))
            state = list(loop.results)
        with b.carry_loop(done, self.k, 1, state, name="one") as single:
            single.next(*self._steps(single.carried, 1))
        return single.results

    def _address(self, r: int, v: int) -> Value:
        row = self.b.gep(self.tile.element, self.c, self.b.mul(self.c_rows, r))
        return self.b.gep(self.tile.element, row, v * self.tile.lanes)

    def _load(self, place: Value, v: int) -> Value:
        mask = self.masks[v]
        if mask is None:
            return self.b.load(self.tile.vector, place, align=self.tile.size)
        return self.b.masked_load(self.tile.vector, place, mask, align=self.tile.size)

    def _start(self) -> list[Value]:
        """The accumulators: loaded from C, or the values that sums begin at."""
        b, tile = self.b, self.tile
        places = [(r, v) for r in range(self.rows) for v in range(tile.vectors)]
        loaded: list[Value] = []
        with b.if_else(self.accumulate, name="start") as branches:
            with branches.then:
                loaded = [self._load(self._address(r, v), v) for r, v in places]
            with branches.otherwise:
                begin = [zero(tile.vector)] * tile.vectors
                if tile.starts:
                    begin = [
                        self._load(b.gep(tile.element, self.first, v * tile.lanes), v) for v in range(tile.vectors)
                    ]
        return [branches.merge(value, begin[v]) for value, (_, v) in zip(loaded, places, strict=True)]

    def _asks(self) -> tuple[Value, Value, Value] | None:
        """The rows of C that the steps prefetch for the next tile: the address of the first row, the distance of rows
        in bytes, and that of the last one from the first. They would be waited for in a C that is larger than L2.
        Prefetched all at once, many take the place of what the steps load (1024 x 1024 x 1024 bytes on a Zen 4 core:
        5.20 to 5.02 ms); a few may be. Where there is no such row it is a line of B.
        """
        b, tile = self.b, self.tile
        if None not in self.masks or tile.few_heights:
            return None
        asks, apart = b.or_(self.accumulate, self.far), b.mul(self.c_rows, tile.size)
        if self.rows * tile.lines <= AT_ONCE:
            with b.if_(asks, name="next"):
                for r in range(self.rows):
                    self._ask_for_row(b.gep(I8, self.next, b.mul(apart, r), inbounds=False))
            return None
        apart = b.select(asks, apart, b.operand(I64, 0))
        return b.select(asks, self.next, self.bm), apart, b.mul(apart, self.rows - 1)

    def _ask(self, asked: Value) -> Value:
        """Prefetch a row that the next tile needs of C, if steps do; gives the distance of the row after it from the
        first.
        """
        if self.asks is None:
            return asked
        first, apart, last = self.asks
        self._ask_for_row(self.b.gep(I8, first, asked, inbounds=False))
        return self.b.smin(self.b.add(asked, apart), last)

    def _ask_for_row(self, row: Value) -> None:
        """Prefetch the cache lines of a row of C into L1."""
        for line in range(self.tile.lines):
            self.b.prefetch(self.b.gep(I8, row, line * LINE, inbounds=False))

    def _steps(self, state: tuple[Value, ...], steps: int) -> list[Value]:
        """Some steps of k: accumulators and pointers before them, and after."""
        b, tile = self.b, self.tile
        count = self.rows * tile.vectors
        sums, bm, asked, pointers = list(state[:count]), state[count], state[count + 1], list(state[count + 2 :])
        asked = self._ask(asked)
        for _ in range(steps):
            pointers = [b.opaque(pointer) for pointer in pointers]
            if self.rows > 1:  # a row alone takes as much as the core fetches by itself
                b.prefetch(b.gep(I8, bm, self.ahead, inbounds=False), locality=SECOND_CACHE)
            row = [self._load(b.gep(tile.element, bm, v * tile.lanes), v) for v in range(tile.vectors)]
            for r in range(self.rows):
                group, place = divmod(r, ROWS_PER_POINTER)
                address = b.gep(I8, pointers[group], b.mul(self.a_rows, place)) if place else pointers[group]
                element = b.splat(b.load(tile.element, address, align=tile.a.size), tile.lanes)
                for v in range(tile.vectors):
                    at = r * tile.vectors + v
                    sums[at] = multiply_add(b, tile, element, row[v], sums[at])
            bm = b.gep(I8, bm, self.b_rows)
            pointers = [b.gep(I8, pointer, self.a_columns) for pointer in pointers]
        return [*sums, bm, asked, *pointers]

    def _store(self, sums: tuple[Value, ...]) -> None:
        for r in range(self.rows):
            for v, mask in enumerate(self.masks):
                value, place = sums[r * self.tile.vectors + v], self._address(r, v)
                if mask is None:
                    self.b.store(value, place, align=self.tile.size)
                else:
                    self.b.masked_store(value, place, mask, align=self.tile.size)
