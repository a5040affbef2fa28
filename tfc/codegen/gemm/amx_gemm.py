"""C = A @ B by the matrix unit (amx.py), for batches of matrices in memory; gemm.py's counterpart for the operands it
takes.

B is packed into panels of BLOCK columns. A task is some rows and columns of one matrix: for BLOCK rows after another it
packs a K block of A, which stays in L1, and passes over its panels of B, which stay in L2. Rows of A may be windows:
they are gathered from the runs and the lines that they lie in. Sums of several K blocks, and those of blocks that are
not whole, lie in memory of the task's own until they are complete; what follows runs then. Products of few rows go the
same way as without the unit (skinny_gemm.py). Each element is summed in one fixed order, which is told in amx.py,
whatever the shape.
"""

from __future__ import annotations

from tfc.codegen.gemm.amx import BLOCK, ROW, SIDE, begin, emit_exact, emit_multiply, end
from tfc.codegen.gemm.amx_pack import emit_copy_rows, emit_look
from tfc.codegen.gemm.bf16_subnormals import NO_LESS, loses_nothing
from tfc.codegen.gemm.dot import Dot
from tfc.codegen.gemm.gemm import PACK, PACKED, PACKING
from tfc.codegen.gemm.gemm_arguments import ARGUMENTS, GemmArguments, begin_body, grain_of, least_run
from tfc.codegen.gemm.interleave import emit_interleave_columns, emit_interleave_rows
from tfc.codegen.gemm.operand import Operand
from tfc.codegen.gemm.skinny_gemm import SkinnyGemm
from tfc.codegen.gemm.tile import LINE, Tile
from tfc.codegen.llvm import I1, I8, I32, I64, PTR, VOID, Builder, Function, Module, Value, null, vector_of
from tfc.codegen.loop_ir.product import Amx
from tfc.codegen.target.target import Target
from tfc.ir.base.record import record, replace
from tfc.ir.types.types import i16

PANELS = 16
"""Panels of a block at most: what sums of BLOCK rows a task has memory for."""
SERIAL_WORK, TASK_WORK = 1 << 24, 1 << 22
"""Operations of a product that stays on its thread, and of a task at least."""
ROWS_AT_ONCE = 32
"""Rows of B that one panel after another takes its part of: the processor foresees what it needs next of so many."""
FEW_ROWS = 10
"""Up to this many rows of operands that have to be converted, packing B costs more than multiplying without the unit.
"""
STRIP = PANELS * BLOCK + LINE // 4
"""Distance between rows of sums in a task's own memory, no power of two."""


@record(frozen=True)
class _Block:
    """Rows and columns of a matrix: the addresses of its operands (A, the first panel of B, C), its number, its rows,
    its panels.
    """

    a: Value
    packed: Value
    c: Value
    number: Value
    rows: tuple[Value, Value]
    panels: tuple[Value, Value]


class AmxGemm:
    """The functions for products of some element types in one module; `call` runs them."""

    def __init__(self, module: Module, amx: Amx, tile: Tile, target: Target) -> None:
        self.module, self.amx, self.name = module, amx, f"amx_{tile.element.text}"
        # A quarter of L1 is left to B and the sums.
        self.depth = max(SIDE, min(256, target.l1 * 3 // 4 // (BLOCK * 4) // SIDE * SIDE))
        self.near = target.l2 // 2
        self.left_row = self.depth * 4 + LINE
        self.b = Operand(i16, target) if amx.guarded else tile.b
        lanes = Dot(amx.step, 32 * SIDE)
        laid = replace(tile, element=I32, b=self.b, vectors=2, lanes=SIDE, dot=lanes)
        self.pack_b = emit_interleave_rows(module, laid, lanes, f"{self.name}_pack_b")
        self.transpose_b = emit_interleave_columns(module, laid, lanes, f"{self.name}_transpose_b")
        self.copy_a = emit_copy_rows(module, amx, self.left_row, f"{self.name}_copy_a")
        self.look = emit_look(module, amx, f"{self.name}_look") if amx.guarded else None
        self.low, self.high = (emit_multiply(module, amx, n, f"{self.name}_multiply_{n}") for n in (1, 2))
        self.exact = emit_exact(module, amx, f"{self.name}_exact")
        self.parallel_for = module.declare("tfc_parallel_for", VOID, [PTR, I64, PTR, PTR, I64])
        self.may_use = module.declare("tfc_may_use_amx", I32, [])
        self.body_b, self.body_c = self._emit_pack_b(), self._emit_compute()
        self.skinny = SkinnyGemm(module, tile, self.name, FEW_ROWS)

    # ---- running it -----------------------------------------------------------------------------------------------

    def call(self, b: Builder, values: dict[str, Value]) -> None:
        """Emit one product; `values` as of `Gemm.call`, with A by rows."""
        todo = values.pop("packed")
        del values["clip"]
        values |= {name: b.smax(values[name], 1) for name in ("line", "unit")} | least_run(b, values)
        args = GemmArguments(b, b.alloca(I64, len(ARGUMENTS), align=16, name="frame"))
        args.store({**values, "accumulate": b.operand(I64, 0)})
        args.count_matrices()
        args.store({"whole_k": b.mul(args["k"], b.mul(args["runs"], args["bands"]))})
        with b.if_else(self.skinny.is_for(b, args, b.icmp("ne", todo, PACK)), name="few") as branches:
            with branches.then:
                self.skinny.call(b, args)
            with branches.otherwise:
                self._call_blocks(b, args, todo)

    def _call_blocks(self, b: Builder, args: GemmArguments, todo: Value) -> None:
        amx = self.amx
        blocks = b.sdiv(b.add(args["whole_k"], SIDE * amx.step - 1), SIDE * amx.step)
        steps, panels = b.mul(blocks, SIDE), b.sdiv(b.add(args["n"], BLOCK - 1), BLOCK)
        panel_rows = b.add(steps, int(amx.guarded))
        packed = b.mul(b.mul(panels, panel_rows), BLOCK)
        args.store({"steps": steps, "panels": panels, "panel_rows": panel_rows, "packed_b": packed})
        args.store({"allowed": b.zext(b.call(self.may_use), I64)})
        with b.if_(b.and_(b.icmp("sgt", args["count"], 0), b.icmp("ne", todo, PACKED)), name="pack.b"):
            grain = grain_of(b, b.mul(steps, BLOCK * PACKING), TASK_WORK)
            self._parallel(b, args, self.body_b, b.mul(args["b_count"], panels), grain)
        column = b.mul(args["m"], b.add(b.mul(args["whole_k"], 2), args["after_work"]))
        work = b.mul(b.mul(column, args["n"]), args["count"])
        self._divide(b, args, work)
        tasks = b.mul(args["count"], b.mul(args["row_blocks"], args["column_blocks"]))
        grain = grain_of(b, b.sdiv(work, b.smax(tasks, 1)), TASK_WORK)
        self._parallel(b, args, self.body_c, tasks, b.select(b.icmp("slt", work, SERIAL_WORK), tasks, grain))

    def _divide(self, b: Builder, args: GemmArguments, work: Value) -> None:
        """Choose the number of blocks of rows and columns of a matrix: a block's panels fit L2."""
        panels, heights = args["panels"], self._heights(b, args)
        panel = b.smax(b.mul(args["steps"], BLOCK * 4), 1)
        most = b.smin(b.smax(b.sdiv(b.operand(I64, self.near), panel), 2), PANELS)
        columns = b.smax(b.sdiv(b.add(panels, b.sub(most, 1)), most), 1)
        wanted = b.smin(b.sdiv(work, b.smax(b.mul(args["count"], TASK_WORK), 1)), 64)
        rows = b.smax(b.smin(b.sdiv(b.add(wanted, b.sub(columns, 1)), columns), heights), 1)
        # A product of few rows has only columns to give.
        across = b.smin(b.sdiv(wanted, rows), b.sdiv(panels, 2))
        args.store({"row_blocks": rows, "column_blocks": b.smax(columns, across)})

    def _heights(self, b: Builder, args: GemmArguments) -> Value:
        return b.sdiv(b.add(args["m"], BLOCK - 1), BLOCK)

    def _parallel(self, b: Builder, args: GemmArguments, body: Function, count: Value, grain: Value) -> None:
        b.call(self.parallel_for, [args["ctx"], count, body.value, args.base, grain])

    # ---- the parallel bodies --------------------------------------------------------------------------------------

    def _emit_pack_b(self) -> Function:
        """Body: panel t % panels of matrix t // panels; some rows of all panels after another, as these share cache
        lines. Zeros follow the last rows, as the memory there might hold NaN.
        """
        b, args, first, last = begin_body(self.module, f"{self.name}_b")
        args.load("scratch", "b", "n", "whole_k", "b_rows", "b_columns", "batch", "batch_rank", "steps", "panels")
        args.load("packed_b", "panel_rows")
        k, memory = args["whole_k"], self.b.memory
        by_rows = b.icmp("eq", args["b_columns"], 1)
        some = b.select(by_rows, b.operand(I64, ROWS_AT_ONCE), b.smax(k, 1))
        behind = b.mul(args["steps"], BLOCK)
        if self.look:
            with b.loop(first, last, 1, name="none") as t:
                b.store(b.operand(I32, NO_LESS), b.gep(I32, self._panel(b, args, t), behind), align=4)
        with b.loop(0, k, some, name="some") as k0, b.loop(first, last, 1, name="panel") as t:
            number, column = b.sdiv(t, args["panels"]), b.mul(b.srem(t, args["panels"]), BLOCK)
            start = b.add(args.matrix_of_b(number), b.mul(column, args["b_columns"]))
            source = b.gep(memory, args["b"], b.add(start, b.mul(k0, args["b_rows"])))
            panel = self._panel(b, args, t)
            to = b.gep(I32, panel, b.mul(b.sdiv(k0, self.amx.step), BLOCK))
            length, valid = b.smin(b.sub(k, k0), some), b.smin(b.sub(args["n"], column), BLOCK)
            with b.if_else(by_rows) as branches:
                with branches.then:
                    b.call(self.pack_b, [source, args["b_rows"], to, length, valid])
                with branches.otherwise:
                    b.call(self.transpose_b, [source, args["b_columns"], to, length, valid])
            if self.look:
                b.call(self.look, [to, self._steps(b, length), b.gep(I32, panel, behind)])
        packed = self._steps(b, k)
        with b.loop(first, last, 1, name="pad") as t:
            end_of_panel = b.gep(I32, self._panel(b, args, t), b.mul(packed, BLOCK))
            b.memset(end_of_panel, 0, b.mul(b.sub(args["steps"], packed), BLOCK * 4))
        b.ret()
        return b.function

    def _steps(self, b: Builder, k: Value) -> Value:
        """The number of steps in registers of so many elements of k."""
        return b.sdiv(b.add(k, self.amx.step - 1), self.amx.step)

    def _panel(self, b: Builder, args: GemmArguments, t: Value) -> Value:
        """The address of the t-th panel of all matrices."""
        return b.gep(I32, args["scratch"], b.mul(t, b.mul(args["panel_rows"], BLOCK)))

    def _emit_compute(self) -> Function:
        """Body: task t is a block of rows and columns of one matrix; tasks that follow one another share columns."""
        b, args, first, last = begin_body(self.module, f"{self.name}_c")
        args.load("scratch", "a", "b", "c", "m", "n", "k", "a_rows", "c_rows", "batch", "batch_rank")
        args.load(
            "steps", "panels", "packed_b", "panel_rows", "row_blocks", "column_blocks", "after", "closure", "allowed"
        )
        args.load("whole_k", "runs", "run_step", "band_step", "line", "lines_apart")
        allowed = b.icmp("ne", args["allowed"], 0)
        compute = _Compute(self, b, args, allowed)
        with b.if_(allowed, name="begin"):
            begin(b)
        rows, columns, heights = args["row_blocks"], args["column_blocks"], self._heights(b, args)
        with b.loop(first, last, 1, name="task") as t:
            matrix, rest = b.sdiv(t, b.mul(rows, columns)), b.srem(t, b.mul(rows, columns))
            *places, number = args.matrices(matrix)
            border = [b.sdiv(b.mul(heights, b.add(b.srem(rest, rows), i)), rows) for i in (0, 1)]
            panels = [b.sdiv(b.mul(args["panels"], b.add(b.sdiv(rest, rows), i)), columns) for i in (0, 1)]
            compute.block(
                _Block(
                    a=b.gep(self.amx.element, args["a"], places[0]),
                    packed=self._panel(b, args, b.add(b.mul(number, args["panels"]), panels[0])),
                    c=b.gep(I32, args["c"], places[2]),
                    number=matrix,
                    rows=(b.mul(border[0], BLOCK), b.smin(b.mul(border[1], BLOCK), args["m"])),
                    panels=(panels[0], panels[1]),
                )
            )
        with b.if_(allowed, name="end"):
            end(b)
        b.ret()
        return b.function


class _Compute:
    """Emitter of the body that computes a block."""

    def __init__(self, gemm: AmxGemm, b: Builder, args: GemmArguments, allowed: Value) -> None:
        self.gemm, self.b, self.args, self.allowed = gemm, b, args, allowed
        self.left = b.alloca(I8, BLOCK * gemm.left_row, align=64, name="left")
        self.starts = b.alloca(I64, BLOCK, align=64, name="starts")
        self.sums = b.alloca(I32, BLOCK * STRIP, align=64, name="sums")
        self.lossy = b.alloca(I1, name="lossy")
        self.brief = b.icmp("eq", args["c"], null())

    def block(self, block: _Block) -> None:
        """Compute all rows of a block."""
        b, args, depth = self.b, self.args, self.gemm.depth
        start, stop = (b.mul(panel, BLOCK) for panel in block.panels)
        stop = b.smin(stop, args["n"])
        width = b.sub(stop, start)
        at_once = b.and_(b.icmp("sle", args["steps"], depth), b.icmp("eq", b.and_(width, BLOCK - 1), 0))
        with b.loop(block.rows[0], block.rows[1], BLOCK, name="rows") as m0:
            rows = b.smin(b.sub(block.rows[1], m0), BLOCK)
            direct = b.and_(b.and_(at_once, b.not_(self.brief)), b.icmp("eq", rows, BLOCK))
            in_c = b.gep(I32, block.c, b.add(b.mul(m0, args["c_rows"]), start), inbounds=False)
            into = b.select(direct, in_c, self.sums)
            apart = b.select(direct, args["c_rows"], b.operand(I64, STRIP))
            self._sum_up(block, m0, rows, into, apart)
            with b.if_(b.not_(b.or_(direct, self.brief)), name="copy"):
                self._copy(in_c, rows, width)
            with b.if_(b.icmp("ne", args["after"], null()), name="after"):
                self._after(block, (m0, b.add(m0, rows)), (start, stop))

    def _after(self, block: _Block, rows: tuple[Value, Value], columns: tuple[Value, Value]) -> None:
        """The epilogue of some rows of a block, line by line."""
        b, args, line = self.b, self.args, self.args["line"]
        before = b.add(b.mul(rows[0], STRIP), columns[0])
        own = b.gep(I32, self.sums, b.sub(b.operand(I64, 0), before), inbounds=False)
        c = b.select(self.brief, own, block.c)
        c_rows = b.select(self.brief, b.operand(I64, STRIP), args["c_rows"])
        lines = b.sdiv(args["m"], line)
        until = b.sdiv(b.add(rows[1], b.sub(line, 1)), line)
        with b.loop(b.sdiv(rows[0], line), until, 1, name="line") as number:
            first = b.mul(number, line)
            last = b.add(first, line)
            some = [b.sub(each, first) for each in (b.smax(rows[0], first), b.smin(rows[1], last))]
            sums = b.gep(I32, c, b.mul(first, c_rows), inbounds=False)
            matrix = b.add(b.mul(block.number, lines), number)
            b.call_pointer(VOID, args["after"], [args["closure"], matrix, *some, *columns, c_rows, sums])

    def _sum_up(self, block: _Block, m0: Value, rows: Value, into: Value, apart: Value) -> None:
        """The sums of BLOCK rows, one K block after the other; an empty sum is one K block of length 0."""
        b, args, gemm = self.b, self.args, self.gemm
        step = gemm.amx.step
        b.store(b.not_(self.allowed), self.lossy)
        self._find_rows(m0, rows)
        with b.loop(0, b.smax(args["steps"], 1), gemm.depth, name="depth") as k0:
            steps = b.smin(b.sub(args["steps"], k0), gemm.depth)
            first = b.mul(k0, step)
            elements = b.smin(b.sub(args["whole_k"], first), gemm.depth * step)
            run = b.smax(args["k"], 1), b.smax(args["runs"], 1), args["run_step"], args["band_step"]
            least = b.call(gemm.copy_a, [block.a, self.starts, self.left, first, elements, rows, *run])
            panels = b.sub(block.panels[1], block.panels[0])
            ahead, apart_ahead, lines = self._ahead(block, m0, k0, panels)
            with b.loop(0, panels, 1, name="panel") as panel:
                packed = b.gep(I32, block.packed, b.mul(panel, b.mul(args["panel_rows"], BLOCK)))
                if gemm.amx.guarded:
                    of_b = b.load(I32, b.gep(I32, packed, b.mul(args["steps"], BLOCK)), align=4)
                    lossy = b.or_(b.load(I1, self.lossy), b.not_(loses_nothing(b, least, of_b)))
                    b.store(lossy, self.lossy)
                right, c = b.gep(I32, packed, b.mul(k0, BLOCK)), b.gep(I32, into, b.mul(panel, BLOCK))
                blocks, accumulate = b.sdiv(steps, SIDE), b.icmp("sgt", k0, 0)
                row = b.operand(I64, gemm.left_row)
                some = b.gep(I8, ahead, b.mul(panel, b.mul(lines, apart_ahead)), inbounds=False)
                operands = [self.left, row, right, c, b.mul(apart, 4), blocks, accumulate, rows]
                fast = b.select(b.icmp("sle", rows, SIDE), gemm.low.value, gemm.high.value)
                kernel = b.select(b.load(I1, self.lossy), gemm.exact.value, fast)
                b.call_pointer(VOID, kernel, [*operands, some, apart_ahead, lines])

    def _find_rows(self, m0: Value, rows: Value) -> None:
        """Store the addresses of so many rows of A, line by line."""
        b, args = self.b, self.args
        line, apart = args["line"], args["lines_apart"]
        first = b.mul(b.sdiv(m0, line), apart), b.srem(m0, line)
        with b.carry_loop(0, rows, 1, first, name="start") as loop:
            begins, place = loop.carried
            start = b.add(begins, b.mul(place, args["a_rows"]))
            b.store(start, b.gep(I64, self.starts, loop.index))
            behind = b.add(place, 1)
            ends = b.icmp("eq", behind, line)
            begins = b.add(begins, b.select(ends, apart, b.operand(I64, 0)))
            loop.next(begins, b.select(ends, b.operand(I64, 0), behind))

    def _ahead(self, block: _Block, m0: Value, k0: Value, panels: Value) -> tuple[Value, Value, Value]:
        """The next rows of A to prefetch: the next K block of these rows or the first one of those below, the distance
        of its rows in bytes, and how many of them each panel prefetches: none where they are no matrix.
        """
        b, args, gemm = self.b, self.args, self.gemm
        after = b.add(k0, gemm.depth)
        is_last = b.icmp("sge", after, args["steps"])
        step = b.select(is_last, b.operand(I64, 0), b.mul(after, gemm.amx.step))
        row = b.select(is_last, b.add(m0, BLOCK), m0)
        place = b.gep(gemm.amx.element, block.a, b.add(b.mul(row, args["a_rows"]), step), inbounds=False)
        apart = b.mul(args["a_rows"], gemm.amx.element.bits // 8)
        lines = b.sdiv(b.add(b.operand(I64, BLOCK - 1), panels), b.smax(panels, 1))
        even = b.and_(b.icmp("eq", args["k"], args["whole_k"]), b.icmp("sge", args["line"], args["m"]))
        return place, apart, b.select(even, lines, b.operand(I64, 0))

    def _copy(self, to: Value, rows: Value, width: Value) -> None:
        """Copy the valid part of the task's own sums to C."""
        b, vector = self.b, vector_of(I32, SIDE)
        whole = b.and_(width, -SIDE)
        with b.loop(0, rows, 1, name="row") as r:
            source = b.gep(I32, self.sums, b.mul(r, STRIP))
            line = b.gep(I32, to, b.mul(r, self.args["c_rows"]))
            with b.loop(0, whole, SIDE, name="column") as j:
                b.store(b.load(vector, b.gep(I32, source, j), align=ROW), b.gep(I32, line, j), align=4)
            with b.if_(b.icmp("slt", whole, width), name="rest"):
                mask = b.lane_mask(SIDE, b.sub(width, whole))
                rest = b.load(vector, b.gep(I32, source, whole), align=ROW)
                b.masked_store(rest, b.gep(I32, line, whole), mask, align=4)
