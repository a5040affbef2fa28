"""The body of a product that computes blocks of C: K blocks outside, then tiles of rows, panels of B inside.

A tile's rows of A stay in L1 while it passes over the block's panels of B, which stay in L2. Where B is large the rows
of several tiles go together: their rows of A stay in L2 and a panel of B in one of both until all have used it, so that
blocks may be as wide as C and K blocks longer. The epilogue runs behind each block. Sums that are only there for it lie
in memory of the task's own, and it runs behind each tile of rows then.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from tfc.codegen.gemm.blocking import BlockOfC, KBlock, Products, RowsOfA
from tfc.codegen.gemm.gemm_arguments import SOON, GemmArguments, passes_once
from tfc.codegen.gemm.lazy_packing import is_packed, mark_of
from tfc.codegen.gemm.specialize import FAR_SUMS
from tfc.codegen.gemm.tile import LINE
from tfc.codegen.llvm import I1, I64, VOID, Builder, Function, Value, null
from tfc.ir.base.record import replace


class Compute:
    """Emitter of the body that computes blocks of C."""

    def __init__(self, gemm: Products, b: Builder, args: GemmArguments) -> None:
        self.gemm, self.b, self.args = gemm, b, args
        self.tile, self.element = gemm.tile, gemm.tile.element

    def emit(self, begin: Value, end: Value) -> Function:
        """The function: task t is a block of rows and columns of one matrix. Tasks that follow one another share their
        columns, and a B that is the same for all matrices: each K block of it is read once for all their rows."""
        b, args, tile = self.b, self.args, self.tile
        args.load("scratch", "a", "b", "c", "m", "n", "k", "a_rows", "a_columns", "b_rows", "c_rows", "runs")
        args.load("run_step", "bands", "band_step", "k_depth", "runs_depth", "bands_depth", "batch", "batch_rank")
        args.load("count", "b_count", "panels", "packed_b", "pack_a", "direct_b", "row_blocks", "column_blocks")
        args.load("steps", "panel_rows", "after", "closure", "line", "lines_apart", "together", "rows_first", "unit")
        args.load("sharing")
        if self.gemm.on_demand:
            args.load("marks", "group")
        self._prepare()
        self.adds = b.icmp("ne", args["accumulate"], 0)
        self.copied = max(tile.rows * tile.packed_depth, tile.packed_rows * max(tile.depth, tile.deep))
        size = b.mul(b.mul(args["m"], args["n"]), b.mul(args["count"], tile.size))
        far = b.icmp("sgt", size, tile.near // FAR_SUMS) if self.gemm.reach.far_sums else b.operand(I1, 0)
        self.far = b.and_(far, b.icmp("ne", args["c"], null()))
        self.left = b.alloca(self.element, tile.together * self.copied, align=64, name="left")
        self.edge = b.alloca(self.element, tile.rows * tile.columns, align=64, name="edge")
        self.brief = b.icmp("eq", args["c"], null())
        self.sums = b.alloca(self.element, tile.strip, align=64, name="sums")
        self.c_rows = b.select(self.brief, b.operand(I64, tile.panels * tile.columns), args["c_rows"])
        self.direct = b.icmp("ne", args["direct_b"], 0)
        self.joins = b.icmp("slt", args["line"], args["m"]) if self.gemm.reach.joins else b.operand(I1, 0)
        if tile.together == 1:
            self._columns(begin, end)
        else:
            with b.if_else(b.icmp("ne", args["together"], 0), name="together") as branches:
                with branches.then:
                    self._lines_of_blocks(begin, end)
                with branches.otherwise:
                    self._columns(begin, end)
        b.ret()
        return b.function

    def _columns(self, begin: Value, end: Value) -> None:
        """Tasks whose rows pass over B tile by tile: those that follow one another share their columns, or, of matrices
        side by side, their rows."""
        b, args = self.b, self.args
        rows_first = b.icmp("ne", args["rows_first"], 0)
        together = b.select(b.icmp("eq", args["b_count"], 1), args["count"], b.operand(I64, 1))
        size = b.select(rows_first, b.operand(I64, 1), b.mul(together, args["row_blocks"]))
        for strip, some in self._strips(begin, end, size):
            across = b.mul(args["count"], args["column_blocks"])
            row, task = b.sdiv(strip, across), b.select(rows_first, b.srem(strip, across), strip)
            tasks = [b.select(rows_first, x, y) for x, y in zip((row, b.add(row, 1)), some, strict=True)]
            number, column = b.sdiv(task, args["column_blocks"]), b.srem(task, args["column_blocks"])
            first = b.select(rows_first, number, b.mul(number, together))
            self._column((tasks[0], tasks[1]), first, column)

    def _lines_of_blocks(self, begin: Value, end: Value) -> None:
        """Tasks whose rows pass over B together: those that follow one another share their rows."""
        b, args = self.b, self.args
        for strip, columns in self._strips(begin, end, args["column_blocks"]):
            number, row = b.sdiv(strip, args["row_blocks"]), b.srem(strip, args["row_blocks"])
            with self._k_blocks() as k_block:
                self._rows_together(
                    self._block(number, (row, b.add(row, 1)), columns, self._of_matrix(k_block, number))
                )

    def _strips(self, begin: Value, end: Value, size: Value) -> Iterator[tuple[Value, tuple[Value, Value]]]:
        """A loop over column strips of so many tasks each: the number of each, and its range of tasks."""
        b = self.b
        with b.loop(b.sdiv(begin, size), self._quotient_up(end, size), 1, name="strip") as strip:
            before = b.mul(strip, size)
            yield strip, (b.smax(b.sub(begin, before), 0), b.smin(b.sub(end, before), size))

    def _prepare(self) -> None:
        """Values that bodies of a subclass compute before their loops."""

    def _pieces(self, bands: Value, runs: Value, steps: Value) -> tuple[Value, Value, Value]:
        """The K block as the micro-kernel sees it: bands, runs and steps."""
        return bands, runs, steps

    def _of_matrix(self, k_block: KBlock, _: Value) -> KBlock:
        """The K block of one of the matrices."""
        return k_block

    def _tile(self, block: BlockOfC, left: RowsOfA) -> None:
        """All panels of a block by the rows of one tile."""
        with self._panels(block) as (panel, following, is_last):
            self._need(block, panel)
            row = self.b.add(left.m0, self.b.select(is_last, left.rows, self.b.operand(I64, 0)))
            self._panel(block, replace(left, next=(row, following)), panel)

    def _quotient_up(self, x: Value, y: Value) -> Value:
        return self.b.sdiv(self.b.add(x, self.b.sub(y, 1)), y)

    def _column(self, tasks: tuple[Value, Value], first_batch: Value, column: Value) -> None:
        """Tasks with the same columns of the same B: all their rows, one K block after the other."""
        b, blocks = self.b, self.args["row_blocks"]
        with (
            self._k_blocks() as k_block,
            b.loop(b.sdiv(tasks[0], blocks), self._quotient_up(tasks[1], blocks), 1, name="matrix") as matrix,
        ):
            before = b.mul(matrix, blocks)
            some = b.smax(b.sub(tasks[0], before), 0), b.smin(b.sub(tasks[1], before), blocks)
            number, columns = b.add(first_batch, matrix), (column, b.add(column, 1))
            self._rows(self._block(number, some, columns, self._of_matrix(k_block, number)))

    @contextmanager
    def _k_blocks(self) -> Iterator[KBlock]:
        """A loop over all K blocks."""
        b, args = self.b, self.args
        k, runs, bands, step = args["steps"], args["runs"], args["bands"], self.tile.step
        with (
            b.loop(0, bands, args["bands_depth"], name="bands") as band,
            b.loop(0, runs, args["runs_depth"], name="runs") as run,
            b.loop(0, b.smax(k, 1), args["k_depth"], name="depth") as k0,
        ):
            whole = (
                b.smin(b.sub(bands, band), args["bands_depth"]),
                b.smin(b.sub(runs, run), args["runs_depth"]),
                b.smin(b.sub(k, k0), args["k_depth"]),
            )
            rows = b.mul(whole[0], b.mul(whole[1], whole[2]))
            in_a, in_b = self._starts(band, run, k0)
            one = b.operand(I64, 1)
            joined = [b.select(self.joins, x, y) for x, y in zip((one, one, rows), self._pieces(*whole), strict=True)]
            first = b.mul(k0, step)
            yield KBlock(
                (band, run, k0),
                whole[2],
                *whole[:2],
                pieces=(joined[0], joined[1], joined[2]),
                gaps=(b.operand(I64, 0), b.operand(I64, 0)),
                rows=rows,
                elements=b.smin(b.sub(args["k"], first), b.mul(args["k_depth"], step)),
                in_a=in_a,
                in_b=in_b,
                accumulate=b.or_(self.adds, b.icmp("sgt", b.add(b.add(band, run), k0), 0)),
                completes=b.icmp("sge", b.add(in_b, rows), b.sub(args["panel_rows"], int(self.tile.starts))),
            )

    def _starts(self, band: Value, run: Value, k0: Value) -> tuple[Value, Value]:
        """The begin of a K block in a matrix of A, in elements, and in B, in rows."""
        b, args = self.b, self.args
        before_run = b.add(b.mul(band, args["band_step"]), b.mul(run, args["run_step"]))
        in_a = b.add(before_run, b.mul(b.mul(k0, self.tile.step), args["a_columns"]))
        return in_a, b.add(b.mul(b.add(b.mul(band, args["runs"]), run), args["steps"]), k0)

    def _block(
        self, batch: Value, rows: tuple[Value, Value], columns: tuple[Value, Value], k_block: KBlock
    ) -> BlockOfC:
        b, args = self.b, self.args
        *places, number = args.matrices(batch)
        elements = self.tile.a.memory, self.tile.b.memory, self.element
        a, source, c = (b.gep(kind, args[x], at) for kind, x, at in zip(elements, "abc", places, strict=True))
        packed = b.add(b.mul(number, args["packed_b"]), b.mul(k_block.in_b, self.tile.columns))
        panels = args.first_panel(columns[0], self.tile.columns), args.first_panel(columns[1], self.tile.columns)
        return BlockOfC(
            number=batch,
            right=number,
            rows=(self._border(rows[0]), self._border(rows[1])),
            panels=panels,
            k_block=k_block,
            a=b.gep(self.tile.a.memory, a, k_block.in_a, inbounds=False),
            b=b.gep(self.tile.b.memory, source, b.mul(k_block.in_b, args["b_rows"])),
            packed=b.gep(self.element, args["scratch"], packed),
            c=c,
            ahead=self._ahead(b.sub(panels[1], panels[0]), k_block),
        )

    def _ahead(self, panels: Value, k_block: KBlock) -> Value:
        """The distance of the block of B that comes next: the next K block of the same columns, or at the end of the
        sum the first one of those beside them. Panels that are used once are prefetched just before."""
        b, tile = self.b, self.tile
        panel_rows = self.args["panel_rows"]
        row = b.select(self.direct, self.args["b_rows"], b.operand(I64, tile.columns))
        beside = b.mul(b.mul(panels, tile.columns), b.select(self.direct, b.operand(I64, 1), panel_rows))
        elements = b.select(k_block.completes, b.sub(beside, b.mul(k_block.in_b, row)), b.mul(k_block.rows, row))
        far = b.mul(elements, tile.size)
        return b.select(passes_once(b, self.args, tile.rows), b.smin(far, SOON), far)

    def _border(self, number: Value) -> Value:
        """The row at which a block begins: as even as multiples of four allow."""
        b, size, blocks = self.b, self.args["m"], self.args["row_blocks"]
        at = b.and_(b.sdiv(b.mul(size, number), blocks), -4)
        if self.tile.together > 1:
            tiles = b.smax(self._quotient_up(size, b.operand(I64, self.tile.rows)), 1)
            whole = b.sdiv(b.mul(b.sdiv(b.mul(tiles, number), blocks), size), tiles)
            at = b.select(b.icmp("ne", self.args["together"], 0), whole, at)
        return b.select(b.icmp("eq", number, blocks), size, at)

    def _rows_together(self, block: BlockOfC) -> None:
        """All rows of a block, those of some tiles at a time: each panel of B is used by all of them before the next,
        which is prefetched meanwhile. Tiles are as in `_rows`, and about as many go together every time."""
        b, tile, (first, last) = self.b, self.tile, block.rows
        left = b.sub(last, first)
        number = self._quotient_up(left, b.operand(I64, tile.rows))
        height, higher = b.sdiv(left, b.smax(number, 1)), b.srem(left, b.smax(number, 1))
        times = b.smax(self._quotient_up(number, b.operand(I64, tile.together)), 1)
        micros = [self._micros(rows) for rows in (height, b.add(height, 1))]
        panel_bytes = b.mul(self.args["panel_rows"], tile.columns * tile.size)

        def start(t: Value) -> Value:
            return b.add(first, b.add(b.mul(t, height), b.smin(t, higher)))

        with b.loop(0, times, 1, name="together") as turn:
            begin, end = (b.sdiv(b.mul(number, i), times) for i in (turn, b.add(turn, 1)))
            with b.loop(begin, end, 1, name="copy") as t:
                self._copy(block, start(t), b.sub(start(b.add(t, 1)), start(t)), self._place(b.sub(t, begin)))
            with self._panels(block) as (panel, following, _):
                self._need(block, panel)
                with b.loop(begin, end, 1, name="tile") as t:
                    m0, after, is_last = start(t), start(b.add(t, 1)), b.icmp("eq", b.add(t, 1), end)
                    rows, is_higher = b.sub(after, m0), b.icmp("slt", t, higher)
                    micro = b.select(is_higher, micros[1][0], micros[0][0])
                    narrow = None
                    if micros[0][1] is not None and micros[1][1] is not None:
                        narrow = b.select(is_higher, micros[1][1], micros[0][1])
                    line = b.mul(b.srem(b.sub(t, begin), tile.lines), LINE)
                    ahead = b.add(b.mul(b.sub(following, panel), panel_bytes), line)
                    at = self._left(block, (m0, rows), self._place(b.sub(t, begin)), (micro, narrow), ahead)
                    follows = b.select(is_last, start(begin), after), b.select(is_last, following, panel)
                    self._panel(block, replace(at, next=follows), panel)
        self._after(block, (first, last), block.c, b.operand(I1, 1))

    def _place(self, number: Value) -> Value:
        """The address that the rows of one of the tiles that go together are copied to."""
        return self.b.gep(self.element, self.left, self.b.mul(number, self.copied))

    def _rows(self, block: BlockOfC) -> None:
        """All rows of a block, in as few tiles as hold them, whose heights differ by one at most."""
        b, tile, (first, last) = self.b, self.tile, block.rows
        left = b.sub(last, first)
        number = self._quotient_up(left, b.operand(I64, tile.rows))
        height, higher = b.sdiv(left, b.smax(number, 1)), b.srem(left, b.smax(number, 1))
        with b.carry_loop(first, last, 1, [b.operand(I64, 0)], name="rows") as loop:
            m0, (tiles,) = loop.index, loop.carried
            rows = b.add(height, b.zext(b.icmp("slt", tiles, higher), I64))
            if tile.few_heights:
                rows = self._some_rows(b.sub(last, m0))
            line = b.mul(b.srem(b.add(tiles, block.number), tile.lines), LINE)
            self._copy(block, m0, rows, self.left)
            at = self._left(block, (m0, rows), self.left, self._micros(rows), b.add(block.ahead, line))
            self._tile(block, at)
            self._after(block, (m0, b.add(m0, rows)), at.c, self.brief)
            loop.stride = rows
            loop.next(b.add(tiles, 1))
        self._after(block, (first, last), block.c, b.not_(self.brief))

    def _some_rows(self, left: Value) -> Value:
        """The height of the next tile where there are some heights only: whole ones, and the last two about even."""
        b, most = self.b, self.tile.rows
        half = b.ashr(b.add(left, 1), 1)
        wanted = b.select(b.icmp("sgt", left, most), half, left)
        wanted = b.select(b.icmp("sge", left, 2 * most), b.operand(I64, most), wanted)
        found = b.operand(I64, 1)
        for height in reversed(self.tile.heights):
            found = b.select(b.icmp("sge", wanted, height), b.operand(I64, height), found)
        return found

    def _after(self, block: BlockOfC, rows: tuple[Value, Value], c: Value, when: Value) -> None:
        """The epilogue of some rows of a block, which L2 still holds: of all rows at once, or of each tile's where sums
        have no other memory than a tile's."""
        b, args = self.b, self.args
        follows = b.and_(b.and_(block.k_block.completes, when), b.icmp("ne", args["after"], null()))
        start, end = (b.mul(panel, self.tile.columns) for panel in block.panels)
        with b.if_(follows, name="after"), self._lines(*rows) as (number, first, last):
            before = b.mul(number, args["line"])
            lines = b.sdiv(args["m"], args["line"]) if self.gemm.reach.joins else b.operand(I64, 1)
            matrix = b.add(b.mul(block.number, lines), number)
            sums = b.gep(self.element, c, b.mul(before, self.c_rows), inbounds=False)
            some = b.sub(first, before), b.sub(last, before)
            operands = [args["closure"], matrix, *some, start, b.smin(end, args["n"]), self.c_rows, sums]
            b.call_pointer(VOID, args["after"], operands)

    @contextmanager
    def _lines(self, first: Value, last: Value) -> Iterator[tuple[Value, Value, Value]]:
        """A loop over the lines of the rows: the number of each, and its range of rows."""
        b, line = self.b, self.args["line"]
        if not self.gemm.reach.joins:
            yield b.operand(I64, 0), first, last
            return
        with b.loop(b.sdiv(first, line), self._quotient_up(last, line), 1, name="line") as number:
            before = b.mul(number, line)
            yield number, b.smax(first, before), b.smin(last, b.add(before, line))

    def _of_height(self, kernels: dict[int, Function], rows: Value) -> Value:
        """The micro-kernel for so many rows."""
        b, found = self.b, kernels[self.tile.rows].value
        for height, kernel in kernels.items():
            found = b.select(b.icmp("eq", rows, height), kernel.value, found)
        return found

    def _micros(self, rows: Value) -> tuple[Value, Value | None]:
        """The micro-kernels for so many rows, for whole tiles and for narrow ones."""
        narrow = self._of_height(self.gemm.micro_narrow, rows) if self.gemm.micro_narrow else None
        return self._of_height(self.gemm.micro, rows), narrow

    def _copy(self, block: BlockOfC, m0: Value, rows: Value, to: Value) -> None:
        """Pack the rows of a tile, unless they are read in place, into memory that stays in a cache."""
        b, tile, args = self.b, self.tile, self.args
        strides = args["a_rows"], args["a_columns"]
        in_place = b.gep(tile.a.memory, block.a, b.mul(m0, strides[0]), inbounds=False)
        packs, by_rows = b.icmp("ne", args["pack_a"], 0), b.icmp("eq", strides[1], 1)
        with b.if_(packs, name="pack.a"), b.if_else(by_rows) as branches:
            with branches.then:
                b.call(self.gemm.copy_a, [in_place, strides[0], to, block.k_block.elements, rows])
            with branches.otherwise:
                if self.gemm.pack_a:
                    b.call(self.gemm.pack_a, [in_place, strides[1], to, block.k_block.elements, rows])
        if tile.is_narrow == (False, False) and self.gemm.reach.joins:
            with b.if_(self.joins, name="join"):
                self._join(block, m0, rows, to)

    def _left(
        self,
        block: BlockOfC,
        some: tuple[Value, Value],
        copied: Value,
        micros: tuple[Value, Value | None],
        ahead: Value,
    ) -> RowsOfA:
        """The rows of a tile: the first and the number of them, in place or at the address they are copied to."""
        b, tile, args, (m0, rows) = self.b, self.tile, self.args, some
        strides = args["a_rows"], args["a_columns"]
        in_place = b.gep(tile.a.memory, block.a, b.mul(m0, strides[0]), inbounds=False)
        by_rows = b.icmp("eq", strides[1], 1)
        packs = b.or_(b.icmp("ne", args["pack_a"], 0), self.joins)
        one = b.operand(I64, tile.size)
        row = b.select(by_rows, b.operand(I64, tile.packed_depth * tile.size), one)
        column = b.select(by_rows, one, b.operand(I64, tile.packed_rows * tile.size))
        lies = b.mul(strides[0], tile.a.size), b.mul(strides[1], tile.a.size * tile.step)
        packed = b.select(packs, row, lies[0]), b.select(packs, column, lies[1])
        before = b.add(b.mul(m0, self.c_rows), b.mul(block.panels[0], tile.columns))
        sums = b.gep(self.element, self.sums, b.sub(b.operand(I64, 0), before), inbounds=False)
        c = b.select(self.brief, sums, block.c)
        return RowsOfA(b.select(packs, copied, in_place), packed, m0, rows, c, *micros, ahead)

    def _join(self, block: BlockOfC, m0: Value, rows: Value, copied: Value) -> None:
        """Copy the rows of a tile from all the lines they lie in, the runs of a K block one behind the other."""
        b, tile, args, k_block = self.b, self.tile, self.args, block.k_block
        with (
            self._lines(m0, b.add(m0, rows)) as (number, first, last),
            b.loop(0, k_block.bands, 1, name="band") as band,
            b.loop(0, k_block.runs, 1, name="run") as run,
        ):
            in_line = b.mul(b.sub(first, b.mul(number, args["line"])), args["a_rows"])
            at = b.add(b.mul(number, args["lines_apart"]), in_line)
            at = b.add(at, b.add(b.mul(band, args["band_step"]), b.mul(run, args["run_step"])))
            before = b.mul(b.add(b.mul(band, k_block.runs), run), k_block.elements)
            to = b.gep(self.element, copied, b.add(b.mul(b.sub(first, m0), tile.packed_depth), before))
            source = b.gep(tile.a.memory, block.a, at)
            b.call(self.gemm.copy_a, [source, args["a_rows"], to, k_block.elements, b.sub(last, first)])

    def _need(self, block: BlockOfC, panel: Value) -> None:
        """Pack a K block of a panel, if tasks pack and no task has packed it; all of it where it stores what sums begin
        at."""
        b, args, k_block = self.b, self.args, block.k_block
        if not self.gemm.on_demand:
            return
        first, end = k_block.in_b, b.add(k_block.in_b, k_block.rows)
        if self.tile.starts:
            first, end = b.operand(I64, 0), b.smax(args["steps"], 1)
        with b.if_(b.icmp("ne", args["marks"], null()), name="on.demand"):
            mark = mark_of(b, args, block.right, panel)
            with b.if_(b.not_(is_packed(b, mark, end)), name="need"):
                b.call(self.gemm.on_demand, [args.base, block.right, panel, first, end])

    @contextmanager
    def _panels(self, block: BlockOfC) -> Iterator[tuple[Value, Value, Value]]:
        """A loop over the panels of a block, each with the next one and whether that is the first again. Where tasks
        pack them, tasks of other rows begin with other panels."""
        b, (start, end) = self.b, block.panels
        count = b.sub(end, start)
        begin = start
        if self.gemm.on_demand:
            turned = b.add(start, b.sdiv(b.mul(count, block.rows[0]), b.smax(self.args["m"], 1)))
            begin = b.select(b.icmp("ne", self.args["marks"], null()), turned, start)

        def wrapped(panel: Value) -> Value:
            return b.select(b.icmp("sge", panel, end), b.sub(panel, count), panel)

        with b.loop(0, count, 1, name="panel") as i:
            panel, is_last = wrapped(b.add(begin, i)), b.icmp("eq", b.add(i, 1), count)
            yield panel, b.select(is_last, begin, wrapped(b.add(panel, 1))), is_last

    def _panel(self, block: BlockOfC, left: RowsOfA, panel: Value) -> None:
        """One tile; columns that the last panel lacks are masked out, or computed in a tile of its own first."""
        b, tile, args = self.b, self.tile, self.args
        n0 = b.mul(panel, tile.columns)
        width = b.sub(args["n"], n0)
        right = self._right(block, n0, width)
        reach = self.gemm.reach
        if not reach.narrow:
            self._call(left.micro, block, left, n0, right)
            return
        is_whole = b.icmp("sge", width, tile.columns) if reach.whole else b.operand(I1, 0)
        with b.if_else(is_whole, name="whole") as branches:
            with branches.then:
                self._call(left.micro, block, left, n0, right)
            with branches.otherwise:
                if left.narrow is not None:
                    self._narrow(left.narrow, block, left, n0, width, right)
                else:
                    self._edge(block, left, n0, width, right)

    def _right(self, block: BlockOfC, n0: Value, width: Value) -> tuple[Value, Value, Value]:
        """The begin of a panel of B, the distance between its rows, and the address of the values that sums begin
        at."""
        b, tile, stride = self.b, self.tile, self.args["b_rows"]
        rows = self.args["panel_rows"]
        start = b.gep(self.element, block.packed, b.mul(n0, rows))
        first = start
        if tile.starts:
            behind = b.sub(b.sub(rows, 1), block.k_block.in_b)
            first = b.gep(self.element, start, b.mul(behind, tile.columns))
        direct = self.direct if tile.masks else b.and_(self.direct, b.icmp("sge", width, tile.columns))
        in_place = b.gep(tile.b.memory, block.b, n0)
        return b.select(direct, in_place, start), b.select(direct, stride, b.operand(I64, tile.columns)), first

    def _narrow(
        self, micro: Value, block: BlockOfC, left: RowsOfA, n0: Value, width: Value, right: tuple[Value, Value, Value]
    ) -> None:
        b, lanes = self.b, self.tile.lanes
        with b.loop(0, width, lanes, name="narrow") as j:
            part = b.gep(self.element, right[0], j), right[1], b.gep(self.element, right[2], j)
            self._call(micro, block, left, b.add(n0, j), part, b.smin(b.sub(width, j), lanes))

    def _edge(self, block: BlockOfC, left: RowsOfA, n0: Value, width: Value, right: tuple[Value, Value, Value]) -> None:
        """The last panel, packed whole, into a tile of its own, whose valid part is copied to C."""
        b, tile = self.b, self.tile
        operands = [left.start, *left.strides, *self._run_steps(), *right[:2], self.edge, b.operand(I64, tile.columns)]
        bands, runs, k = block.k_block.pieces
        sums = [k, runs, bands, b.operand(I1, 0)]
        more = [b.operand(I64, 0), left.ahead, right[2], b.operand(I1, 0), self.edge, *block.k_block.gaps]
        b.call_pointer(VOID, left.micro, [*operands, *sums, *more])
        with b.loop(0, left.rows, 1, name="edge") as r, b.loop(0, width, 1, name="edge.v") as j:
            new = b.load(self.element, b.gep(self.element, self.edge, b.add(b.mul(r, tile.columns), j)))
            row = b.add(b.mul(b.add(left.m0, r), self.c_rows), n0)
            place = b.gep(self.element, left.c, b.add(row, j), inbounds=False)
            with b.if_else(block.k_block.accumulate) as branches, branches.then:
                old = b.load(self.element, place)
                total = b.fadd(old, new) if self.element.is_float else b.add(old, new)
            b.store(branches.merge(total, new), place)

    def _call(
        self,
        micro: Value,
        block: BlockOfC,
        left: RowsOfA,
        n0: Value,
        right: tuple[Value, Value, Value],
        width: Value | int = 0,
    ) -> None:
        b = self.b
        place = b.gep(self.element, left.c, b.add(b.mul(left.m0, self.c_rows), n0), inbounds=False)
        operands = [left.start, *left.strides, *self._run_steps(), *right[:2], place, self.c_rows]
        bands, runs, k = block.k_block.pieces
        sums = k, runs, bands, block.k_block.accumulate
        columns = self.tile.columns
        if left.next is not None:
            row, column = left.next[0], b.mul(left.next[1], columns)
        else:
            first, end = (b.mul(panel, columns) for panel in block.panels)
            is_last = b.icmp("sge", b.add(n0, columns), end)
            row = b.add(left.m0, b.select(is_last, left.rows, b.operand(I64, 0)))
            column = b.select(is_last, first, b.add(n0, columns))
        follows = b.gep(self.element, left.c, b.add(b.mul(row, self.c_rows), column), inbounds=False)
        more = [b.operand(I64, width), left.ahead, right[2], self.far, follows, *block.k_block.gaps]
        b.call_pointer(VOID, micro, [*operands, *sums, *more])

    def _run_steps(self) -> list[Value]:
        """The distances of runs, and of bands of them, in A, in bytes."""
        return [self.b.mul(self.args[name], self.tile.a.size) for name in ("run_step", "band_step")]
