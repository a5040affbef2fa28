"""Skinny products (few rows): B is read from memory once, in long runs, at the speed of memory.

A register tile would read short pieces of rows of B that lie far apart. Here B is read as it lies. Where it is stored
by rows, several of them side by side are multiplied and added up in C, which stays in L1. Where it is transposed, an
element of C is a row of A times a run of B, lane by lane; a matrix times a vector is that with one row.

Each element is summed in one fixed order: over k as in a register tile, or over the steps of k in each lane and then
over the lanes, halves first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager

from tfc.codegen.gemm.gemm_arguments import GemmArguments, begin_body, grain_of
from tfc.codegen.gemm.micro import SECOND_CACHE
from tfc.codegen.gemm.operand import Operand
from tfc.codegen.gemm.skinny_dot import ADD_PARAMETERS, emit_add_lanes
from tfc.codegen.gemm.tile import UNIT_COLUMNS, Tile, multiply_add
from tfc.codegen.llvm import I1, I64, PTR, VOID, Builder, Function, Module, Param, Value, null, zero

FEW_ROWS, FEW_ROWS_FAR = 8, 24
"""Up to this many rows a product goes this way, where B is stored by rows; more are worth tiles, unless B comes from
memory."""
FEW_ROWS_CONVERTED = 48
"""The same where B has to be converted, here once for four rows of A: tiles would have it packed first."""
RUN_FOR_ROW = 8
"""A transposed B goes this way up to a row for so many k: adding up lanes then costs less than transposing."""
MOST_ROWS = 64
"""More rows are worth tiles everywhere."""
KEPT_ROWS = 4
"""The same of a B that is transposed once for many products: more rows are worth tiles."""
HEIGHTS = (4, 2, 1)
"""Rows of A in one pass over B."""
DEPTH = 32
"""Rows of B that stay in L2 until all rows of A have used them."""
CHUNK, TOGETHER = 64, 4096
"""A task's columns are a multiple of the one, and of neighbouring tasks up to the other are added up as one: their
rows of C stay in L1.
"""
LONG_RUNS, PIECES = 256, 4
"""A thread gets so many neighbouring columns at least, as long as there are so many pieces: runs of B are long then.
Where B comes from memory each thread has one piece: what a core fetches beyond the end of a run is not used (1 x 4096 x
4096 on one thread of a busy Zen 4 processor: 4.32 ms in pieces of 256 columns, 3.49 of 1024, 3.09 of 2048)."""
STREAMED_FLOPS = 16
"""Work for each element of B at least: reading it takes as long as this many operations."""
SERIAL_WORK, TASK_WORK = 1 << 21, 1 << 19
"""Operations of a product that stays on its thread, and of a task at least."""


def converts_b(tile: Tile) -> bool:
    """True when elements of B are converted one by one."""
    return tile.dot is None and tile.b.size != tile.size


def _room(tile: Tile) -> int:
    """The number of registers of a pass for operands, or for sums: half of them."""
    return 16 if tile.rows * tile.vectors >= 24 else 8


def most_by_rows(tile: Tile, far: bool, *, keeps: bool = False) -> int:
    """The largest number of rows of a skinny product with a B stored by rows, which may be `far` away; `keeps`: B stays
    packed.
    """
    return max(FEW_ROWS_FAR if far else FEW_ROWS, FEW_ROWS_CONVERTED if converts_b(tile) and not keeps else 0)


def most_by_columns(tile: Tile, k: int) -> int:
    """The same with a B stored by columns of k elements."""
    return min(max(k // RUN_FOR_ROW, 1), 4 * _room(tile))


class SkinnyGemm:
    """The functions for skinny products of one element type in one module; `call` runs them. Products of more than
    `most` rows are never skinny. `by_rows` and `by_columns` are the numbers of rows of A in one pass over a B that is
    stored that way: 1 among them, or none where there are no such products. `constants` as of the arguments.
    """

    def __init__(
        self,
        module: Module,
        tile: Tile,
        name: str,
        most: int = MOST_ROWS,
        *,
        constants: Mapping[str, int] | None = None,
        by_rows: Sequence[int] = HEIGHTS,
        by_columns: Sequence[int] = HEIGHTS,
    ) -> None:
        self.module, self.tile, self.name, self.most = module, tile, f"{name}_few", most
        self.constants = constants or {}
        self.converts_b = converts_b(tile)
        self.room = _room(tile)
        self.across = {rows: min(8, self.room // rows) for rows in HEIGHTS}
        """Rows of B, or columns, that a pass takes side by side: its operands, or its sums, fill half the registers."""
        self.add_rows = {
            rows: emit_add_lanes(module, tile, tile.dot, rows, f"{self.name}_add_{rows}")
            if tile.dot
            else self._emit_add_rows(rows)
            for rows in by_rows
        }
        self.dots = {rows: self._emit_dots(rows) for rows in by_columns}
        self.parallel_for = module.declare("tfc_parallel_for", VOID, [PTR, I64, PTR, PTR, I64])
        self.body_by_rows = self._emit_by_rows() if by_rows else None
        self.body_by_columns = self._emit_by_columns() if by_columns else None

    # ---- running it -----------------------------------------------------------------------------------------------

    def is_for(self, b: Builder, args: GemmArguments, keeps: Value) -> Value:
        """True where a product is skinny: few rows of all matrices together use one B. `keeps`: B stays packed."""
        m, k = args["sharing"], args["k"]
        single = b.icmp("eq", b.mul(args["runs"], args["bands"]), 1)
        bytes_of_b = b.mul(b.mul(args["n"], k), b.mul(args["b_count"], self.tile.b.size))
        far = b.icmp("sgt", bytes_of_b, self.tile.near)
        args.store({"far": b.zext(far, I64)})
        few = b.select(far, b.operand(I64, FEW_ROWS_FAR), b.operand(I64, FEW_ROWS))
        if self.converts_b:
            few = b.select(keeps, few, b.operand(I64, FEW_ROWS_CONVERTED))
        by_rows = b.icmp("sle", m, b.smin(few, self.most))
        many = b.select(keeps, b.operand(I64, KEPT_ROWS), b.operand(I64, min(self.most, 4 * self.room)))
        most = b.smin(b.smax(b.sdiv(k, RUN_FOR_ROW), 1), many)
        by_columns = b.and_(b.icmp("eq", args["a_columns"], 1), b.icmp("sle", m, most))
        never = b.operand(I1, 0)
        by_rows, by_columns = by_rows if self.add_rows else never, by_columns if self.dots else never
        return b.and_(single, b.select(b.icmp("eq", args["b_columns"], 1), by_rows, by_columns))

    def call(self, b: Builder, args: GemmArguments) -> None:
        """Emit the product: a task is some columns of one matrix."""
        n, k, count = args["n"], args["k"], args["count"]
        by_rows = b.icmp("eq", args["b_columns"], 1)
        column = b.smax(b.mul(b.smax(b.mul(args["m"], 2), STREAMED_FLOPS), k), 1)
        group = b.select(by_rows, b.operand(I64, CHUNK), b.operand(I64, self.across[1]))
        some = b.add(b.sdiv(b.operand(I64, TASK_WORK), column), group)
        chunk = b.smin(b.and_(some, b.sub(b.operand(I64, 0), group)), TOGETHER)
        chunk = args.whole_units(chunk)
        chunks = b.sdiv(b.add(n, b.sub(chunk, 1)), chunk)
        column = b.add(column, b.mul(args["m"], args["after_work"]))
        work, tasks = b.mul(b.mul(column, n), count), b.mul(chunks, count)
        args.store({"chunk": chunk, "column_blocks": chunks})
        grain = grain_of(b, b.mul(column, chunk), TASK_WORK)
        long = b.smin(b.sdiv(chunks, PIECES), b.sdiv(b.operand(I64, LONG_RUNS), chunk))
        grain = b.smax(grain, b.select(by_rows, long, b.operand(I64, 1)))
        streams = b.and_(by_rows, b.icmp("ne", args["far"], 0))
        grain = b.select(streams, b.sub(b.operand(I64, 0), grain), grain)
        grain = b.select(b.icmp("slt", work, SERIAL_WORK), b.smax(tasks, 1), grain)
        with b.if_else(by_rows, name="by.rows") as branches:
            for arm, body in ((branches.then, self.body_by_rows), (branches.otherwise, self.body_by_columns)):
                with arm:
                    if body:
                        b.call(self.parallel_for, [args["ctx"], tasks, body.value, args.base, grain])

    @contextmanager
    def _tasks(self, suffix: str) -> Iterator[tuple[Builder, GemmArguments, tuple[Value, ...], Value, Value]]:
        """A parallel body: the arguments, where matrices begin and the distance between rows of C, and the columns from
        .. to of tasks side by side, or of as many as there is memory for the sums of, where these have no other. The
        epilogue runs behind them.
        """
        b, args, begin, end = begin_body(self.module, f"{self.name}_{suffix}", self.constants)
        args.load("a", "b", "c", "m", "n", "k", "a_rows", "a_columns", "b_rows", "b_columns", "c_rows")
        args.load("batch", "batch_rank", "chunk", "column_blocks", "far", "after", "closure", "unit")
        chunks, chunk, m = args["column_blocks"], args["chunk"], args["m"]
        room = max(self.tile.strip, 4 * self.room * self.across[1], MOST_ROWS * UNIT_COLUMNS)
        sums = b.alloca(self.tile.element, room, align=64, name="sums")
        brief, some = b.icmp("eq", args["c"], null()), b.and_(b.sdiv(room, b.smax(m, 1)), -self.across[1])
        some = args.whole_units(some)
        width = b.select(brief, some, args.whole_units(TOGETHER))
        c_rows = b.select(brief, some, args["c_rows"])
        upper = b.sdiv(b.add(end, b.sub(chunks, 1)), chunks)
        with b.loop(b.sdiv(begin, chunks), upper, 1, name="matrix") as matrix:
            places = args.matrices(matrix)[:3]
            elements = self.tile.a.memory, self.tile.b.memory, self.tile.element
            a, right, c = (b.gep(kind, args[x], at) for kind, x, at in zip(elements, "abc", places, strict=True))
            before = b.mul(matrix, chunks)
            first, last = b.smax(b.sub(begin, before), 0), b.smin(b.sub(end, before), chunks)
            end = b.smin(b.mul(last, chunk), args["n"])
            with b.loop(b.mul(first, chunk), end, width, name="columns") as column:
                own = b.gep(self.tile.element, sums, b.sub(b.operand(I64, 0), column), inbounds=False)
                until, place = b.smin(b.add(column, width), end), b.select(brief, own, c)
                yield b, args, (a, right, place, c_rows), column, until
                with b.if_(b.icmp("ne", args["after"], null()), name="after"):
                    rows = b.operand(I64, 0), m
                    operands = [args["closure"], matrix, *rows, column, until, c_rows, place]
                    b.call_pointer(VOID, args["after"], operands)
        b.ret()

    def _emit_by_rows(self) -> Function:
        """Body: some columns of C become zero, then rows of B are added to them."""
        element, size = self.tile.element, self.tile.size
        of_a, of_b = self.tile.a.memory, self.tile.b.memory
        with self._tasks("by_rows") as (b, args, (a, right, c, c_rows), first, last):
            chunk, width = b.gep(of_b, right, first), b.sub(last, first)
            place = b.gep(element, c, first, inbounds=False)
            k, a_columns, far = args["k"], args["a_columns"], args["far"]
            with b.loop(0, args["m"], 1, name="clear") as r:
                b.memset(b.gep(element, place, b.mul(r, c_rows)), 0, b.mul(width, size))
            with b.loop(0, k, DEPTH, name="depth") as k0:
                depth = b.smin(b.sub(k, k0), DEPTH)
                left = b.gep(of_a, a, b.mul(k0, a_columns))
                rows_of_b = b.gep(of_b, chunk, b.mul(k0, args["b_rows"])), args["b_rows"]
                for rows, m0 in self._all_rows(b, args["m"], self.add_rows):
                    rows_of_a = b.gep(of_a, left, b.mul(m0, args["a_rows"])), args["a_rows"], a_columns
                    rows_of_c = b.gep(element, place, b.mul(m0, c_rows)), c_rows
                    b.call(self.add_rows[rows], [*rows_of_a, *rows_of_b, *rows_of_c, depth, width, far])
        return b.function

    def _emit_by_columns(self) -> Function:
        """Body: some columns of C, as many at a time as stay in L2 until all rows of A have used them."""
        element, group = self.tile.element, self.across[1]
        of_a, of_b = self.tile.a.memory, self.tile.b.memory
        with self._tasks("by_columns") as task:
            b, args, (a, right, c, c_rows), first, last = task
            with b.loop(first, last, group, name="group") as n0:
                end = b.smin(b.add(n0, group), last)
                for rows, m0 in self._all_rows(b, args["m"], self.dots):
                    row_of_a, row_of_c = b.mul(m0, args["a_rows"]), b.mul(m0, c_rows)
                    rows_of_a = b.gep(of_a, a, row_of_a), args["a_rows"]
                    with b.loop(n0, end, self.across[rows], name="columns") as j:
                        columns = b.gep(of_b, right, b.mul(j, args["b_columns"])), args["b_columns"]
                        place = b.gep(element, c, b.add(row_of_c, j), inbounds=False), c_rows
                        b.call(self.dots[rows], [*rows_of_a, *columns, *place, args["k"], b.sub(end, j), args["far"]])
        return b.function

    def _all_rows(self, b: Builder, m: Value, heights: Iterable[int]) -> Iterator[tuple[int, Value]]:
        """Loops over all rows, some at a time: their number, and the first of them. The body is emitted for each
        number.
        """
        done = b.operand(I64, 0)
        for rows in heights:
            end = b.and_(m, -rows)
            with b.loop(done, end, rows, name=f"rows{rows}") as m0:
                yield rows, m0
            done = end

    # ---- kernels --------------------------------------------------------------------------------------------------

    def _emit_add_rows(self, rows: int) -> Function:
        """`add(a, a_rows, a_columns, b, b_rows, c, c_rows, k, width, far)`: C[rows, width] += A[rows, k] @ B[k, width].

        `far`: B comes from memory, so what the next rows of B need is asked for meanwhile.
        """
        tile = self.tile
        b, (a, a_rows, a_columns, right, b_rows, c, c_rows, k, width, far) = self._kernel(f"add_{rows}", ADD_PARAMETERS)
        across = self.across[rows]
        whole = b.and_(width, -tile.lanes)
        done = b.operand(I64, 0)
        for steps in (across, 1):
            end = b.and_(k, -steps)
            with b.loop(done, end, steps, name="k") as k0:
                factors = [
                    [
                        tile.a.load(
                            b, b.gep(tile.a.memory, a, b.add(b.mul(a_rows, r), b.mul(a_columns, at))), tile.element
                        )
                        for at in (b.add(k0, step) for step in range(steps))
                    ]
                    for r in range(rows)
                ]
                splats = [[b.splat(x, tile.lanes) for x in row] for row in factors]
                lines = [b.gep(tile.b.memory, right, b.mul(b_rows, b.add(k0, step))) for step in range(steps)]
                places = [b.gep(tile.element, c, b.mul(c_rows, r)) for r in range(rows)]
                ahead = b.operand(I64, 0)
                if steps > 1:
                    ahead = b.select(b.icmp("ne", far, 0), whole, ahead)
                    with b.loop(0, ahead, tile.lanes, name="ahead") as j:
                        for line in lines:
                            after = b.gep(tile.b.memory, line, b.add(j, b.mul(b_rows, steps)), inbounds=False)
                            b.prefetch(after, locality=SECOND_CACHE)
                        self._add(b, splats, lines, places, j, None)
                with b.loop(ahead, whole, tile.lanes, name="columns") as j:
                    self._add(b, splats, lines, places, j, None)
                with b.if_(b.icmp("slt", whole, width), name="rest"):
                    if tile.masks:
                        mask = b.lane_mask(tile.lanes, b.sub(width, whole))
                        self._add(b, splats, lines, places, whole, mask)
                    else:
                        with b.loop(whole, width, 1, name="column") as j:
                            self._add(b, factors, lines, places, j, None)
            done = end
        b.ret()
        return b.function

    def _add(
        self,
        b: Builder,
        factors: list[list[Value]],
        lines: list[Value],
        places: list[Value],
        j: Value,
        mask: Value | None,
    ) -> None:
        """The elements of C at column j plus the products of each row's elements of A and the rows of B."""
        element, kind, size = self.tile.element, factors[0][0].type, self.tile.size

        def load(base: Value) -> Value:
            at = b.gep(element, base, j)
            return b.load(kind, at, align=size) if mask is None else b.masked_load(kind, at, mask, align=size)

        sums = [load(place) for place in places]
        for step, line in enumerate(lines):
            value = self.tile.b.load(b, b.gep(self.tile.b.memory, line, j), kind, mask)
            sums = [
                multiply_add(b, self.tile, row[step], value, total) for row, total in zip(factors, sums, strict=True)
            ]
        for place, total in zip(places, sums, strict=True):
            if mask is None:
                b.store(total, b.gep(element, place, j), align=size)
            else:
                b.masked_store(total, b.gep(element, place, j), mask, align=size)

    def _emit_dots(self, rows: int) -> Function:
        """`dots(a, a_rows, b, b_columns, c, c_rows, k, valid, far)`: rows x columns sums of k products, as many columns
        as `across` has for these rows; only `valid` of them exist. `far` as in `add`."""
        tile, columns, size = self.tile, self.across[rows], self.tile.size
        pointers = [Param(PTR, "a", ("readonly",)), Param(PTR, "b", ("readonly",)), Param(PTR, "c", ("noalias",))]
        numbers = [Param(I64, name) for name in ("a_rows", "b_columns", "c_rows", "k", "valid", "far")]
        parameters = [x for pair in zip(pointers, numbers, strict=False) for x in pair] + numbers[3:]
        b, (a, a_rows, right, b_columns, c, c_rows, k, valid, far) = self._kernel(f"dots_{rows}x{columns}", parameters)
        last = b.sub(valid, 1)
        left = [b.gep(tile.a.memory, a, b.mul(a_rows, r)) for r in range(rows)]
        # What does not exist repeats the last column.
        runs = [b.gep(tile.b.memory, right, b.mul(b_columns, b.smin(last, j))) for j in range(columns)]
        together = tile.lanes * tile.step
        whole = b.and_(k, -together)
        # Behind the sums of products those of the columns of B alone, where sums begin at a multiple of them.
        start = [zero(tile.vector)] * (rows * columns + columns * tile.starts)
        ahead = b.select(b.icmp("ne", far, 0), whole, b.operand(I64, 0))
        with b.carry_loop(0, ahead, together, start, name="ahead") as loop:
            for run in runs:
                after = b.gep(tile.b.memory, run, b.add(loop.index, b.mul(b_columns, columns)), inbounds=False)
                b.prefetch(after, locality=SECOND_CACHE)
            loop.next(*self._multiply(b, loop.carried, left, runs, loop.index, None))
        with b.carry_loop(ahead, whole, together, loop.results, name="k") as loop:
            loop.next(*self._multiply(b, loop.carried, left, runs, loop.index, None))
        sums = list(loop.results)
        if tile.lanes > 1:
            rest = b.sub(k, whole)
            with b.if_else(b.icmp("sgt", rest, 0), name="rest") as branches, branches.then:
                mask = b.lane_mask(together, rest)
                more = self._multiply(b, tuple(sums), left, runs, whole, mask)
            sums = [branches.merge(new, old) for new, old in zip(more, sums, strict=True)]
        if tile.dot and tile.starts:
            starts = [b.mul(total, tile.dot.scale) for total in sums[rows * columns :]]
            sums = [b.add(total, starts[i % columns]) for i, total in enumerate(sums[: rows * columns])]
        for r in range(rows):
            place = b.gep(tile.element, c, b.mul(c_rows, r))
            parts = self._lane_sums(b, sums[r * columns : (r + 1) * columns])
            with b.if_else(b.icmp("sge", valid, columns), name="whole") as branches:
                with branches.then:
                    for i, part in enumerate(parts):
                        b.store(part, b.gep(tile.element, place, i * (columns // len(parts))), align=size)
                with branches.otherwise:
                    spare = b.alloca(tile.element, columns, align=64, name="spare")
                    for i, part in enumerate(parts):
                        b.store(part, b.gep(tile.element, spare, i * (columns // len(parts))), align=size)
                    with b.loop(0, valid, 1, name="valid") as j:
                        b.store(b.load(tile.element, b.gep(tile.element, spare, j)), b.gep(tile.element, place, j))
        b.ret()
        return b.function

    def _multiply(
        self, b: Builder, sums: tuple[Value, ...], left: list[Value], runs: list[Value], at: Value, mask: Value | None
    ) -> list[Value]:
        """A vector of k: the sums of each row with each run, row by row; then of each run alone, if needed."""
        tile = self.tile

        def load(factor: Operand, base: Value) -> Value:
            place = b.gep(factor.memory, base, at)
            if tile.dot:
                return tile.dot.lanes(b, factor, place, tile.lanes, mask)
            return factor.load(b, place, tile.vector, mask)

        rows, columns = [load(tile.a, base) for base in left], [load(tile.b, base) for base in runs]
        if tile.dot:
            rows = [tile.dot.flipped(b, row) for row in rows]
        made = [
            multiply_add(b, tile, x, y, sums[r * len(columns) + j])
            for r, x in enumerate(rows)
            for j, y in enumerate(columns)
        ]
        if tile.dot and tile.starts:
            made += [tile.dot.add_up(b, y, total) for y, total in zip(columns, sums[len(made) :], strict=True)]
        return made

    def _lane_sums(self, b: Builder, vectors: list[Value]) -> list[Value]:
        """The sum of the lanes of each vector, side by side in as few vectors as hold them.

        Upper halves are added to lower ones until a lane is left, two vectors at a time as long as there are two.
        """
        add: Callable[[Value, Value], Value] = b.fadd if self.tile.element.is_float else b.add
        lanes = width = self.tile.lanes
        parts = vectors
        while width > 1:
            width //= 2
            low = [lane for lane in range(lanes if len(parts) == 1 else 2 * lanes) if not lane & width]
            high = [lane + width for lane in low]
            if len(parts) == 1:
                parts = [add(b.shuffle(parts[0], None, low), b.shuffle(parts[0], None, high))]
                lanes //= 2
            else:
                pairs = zip(parts[::2], parts[1::2], strict=True)
                parts = [add(b.shuffle(x, y, low), b.shuffle(x, y, high)) for x, y in pairs]
        return parts

    def _kernel(self, name: str, parameters: Sequence[Param]) -> tuple[Builder, tuple[Value, ...]]:
        name = f"{self.name}_{name}"
        function = self.module.function(name, VOID, parameters, linkage="internal", attributes=("noinline",))
        return Builder(function), function.args
