"""C = A @ B for batches of matrices in memory, in blocks that fit registers and caches.

The function made here takes sizes and strides at run time, so one compiled product serves all shapes of one element
type and orientation. Steps: pack B into panels, unless its rows can be read in place with profit; then let tasks of
some rows and columns run the micro-kernel, each packing its rows of A where that pays. Each element of C is summed over
k in one fixed order by one task: results do not depend on the number of threads.
"""

from __future__ import annotations

from tfc.codegen.contract.blocks import Compute
from tfc.codegen.contract.frame import Frame, slots
from tfc.codegen.contract.micro import emit_micro
from tfc.codegen.contract.pack import emit_copy_rows, emit_pack_rows, emit_pack_transposed
from tfc.codegen.contract.tile import Orientation, Tile, narrow_tile, wide_tile
from tfc.codegen.llvm import I1, I64, PTR, VOID, Builder, Function, Module, Operand, Param, Value

FEW_ROWS, FEW_ROWS_BY_LINES = 4, 32
"""Up to this many register tiles of rows, packing B costs more than reading it in place; the latter where a row of a
panel fills two cache lines or more, so that half as many of them are far apart."""
WIDE_ROWS = 4
"""Tiles of up to this many rows reach over several panels of B."""
IN_PLACE = 32
"""A B of up to this many panels is read in place: a stretch of it stays in the second cache as it is."""
STREAMED_FLOPS = 16
"""Work of a product of few rows, for each element of B: reading it takes as long as this many operations."""
SERIAL_WORK, TASK_WORK = 1 << 21, 1 << 19
"""Operations of a product that stays on its thread, and of a task at least."""
LINE, PAGE = 64, 4096
"""A cache line, and a page: rows so far apart meet in the same sets of the first cache."""

MANY_TASKS = 32
"""With so many blocks of rows, none is divided into columns for the sake of threads."""
WIDE_PANELS = 8
"""The panels of a block at least, when B is read in long runs or the block packs A."""
LONG_STRETCH = 3
"""So many times the tile's depth several runs of k may be long together: they cost no copy of A."""

PACK, PACK_AND_KEEP, PACKED = range(3)
"""What to do about packing B: pack it if that pays; pack it, as the next runs will find it packed; it is packed."""

PACKING = 32
"""What packing an element costs, in multiplications and additions."""


class Gemm:
    """The functions of one kind of product in one module; `call` runs it."""

    def __init__(self, module: Module, tile: Tile, how: Orientation) -> None:
        self.module, self.tile, self.how = module, tile, how
        element = tile.element.text
        self.name = f"gemm_{element}_{'n' if how.a_by_rows else 't'}{'n' if how.b_by_rows else 't'}{how.batch_rank}"
        self.micro = {rows: emit_micro(module, tile, rows, how.a_by_rows) for rows in tile.heights}
        self.micro_narrow: dict[int, Function] = {}
        self.micro_wide: dict[int, Function] = {}
        self.wide: dict[int, Tile] = {}
        if tile.masks:
            narrow = narrow_tile(tile)
            self.micro_narrow = {
                rows: emit_micro(module, narrow, rows, how.a_by_rows, masked=True) for rows in tile.heights
            }
        if how.b_by_rows:
            self.pack_b = emit_pack_rows(module, tile, tile.columns, tile.columns, f"{self.name}_pack_b")
            made = {rows: wide_tile(tile, rows) for rows in tile.heights if rows <= WIDE_ROWS}
            self.wide = {rows: wide for rows, wide in made.items() if wide != tile}
            self.micro_wide = {rows: emit_micro(module, wide, rows, how.a_by_rows) for rows, wide in self.wide.items()}
        else:
            self.pack_b = emit_pack_transposed(module, tile, tile.columns, f"{self.name}_pack_b")
        if how.a_by_rows:
            self.pack_a = emit_copy_rows(module, tile, f"{self.name}_pack_a")
        else:
            self.pack_a = emit_pack_rows(module, tile, tile.rows, tile.packed_rows, f"{self.name}_pack_a")
        self.parallel_for = module.declare("tfc_parallel_for", VOID, [PTR, I64, PTR, PTR, I64])
        self.bodies = {"b": self._emit_pack_b(), "c": self._emit_compute()}

    # ---- running it -----------------------------------------------------------------------------------------------

    def call(self, b: Builder, values: dict[str, Value], batch: list[dict[str, Operand]]) -> None:
        """Emit one product. `values`: ctx, scratch, a, b, c and the sizes of library.py."""
        tile, how = self.tile, self.how
        todo = values.pop("packed")
        frame = Frame(b, b.alloca(I64, slots(how.batch_rank), align=16, name="frame"))
        n = values["n"]
        total_k = b.mul(values["k"], b.mul(values["runs"], values["bands"]))
        count, shared = b.operand(I64, 1), b.operand(I1, 1)
        for dimension, sizes in enumerate(batch):
            frame.store_batch(dimension, sizes)
            count = b.mul(count, sizes["size"])
            shared = b.and_(shared, b.icmp("eq", b.mul(sizes["b"], b.sub(sizes["size"], 1)), 0))
        panels = b.sdiv(b.add(n, tile.columns - 1), tile.columns)
        direct_b = self._reads_b_in_place(b, values, todo) if how.b_by_rows else b.operand(I1, 0)
        frame.store(values)
        frame.store(
            {
                "count": count,
                "shared_b": b.zext(shared, I64),
                "panels": panels,
                "packed_b": b.select(shared, b.operand(I64, 0), b.mul(b.mul(panels, total_k), tile.columns)),
                "pack_a": b.zext(self._packs_a(b, values, panels), I64),
                "direct_b": b.zext(direct_b, I64),
            }
        )
        # In place, at most the last panel of each matrix is packed.
        partial = b.operand(I64, 0) if tile.masks else b.zext(b.icmp("ne", b.srem(n, tile.columns), 0), I64)
        to_pack = b.select(direct_b, partial, panels)
        frame.store({"packed_panels": to_pack})
        with b.if_(b.and_(b.icmp("sgt", to_pack, 0), b.icmp("ne", todo, PACKED)), name="pack.b"):
            work = b.mul(total_k, tile.columns * PACKING)
            grain = b.add(b.sdiv(b.operand(I64, 2 * TASK_WORK), b.smax(work, 1)), 1)
            self._parallel(b, frame, "b", b.mul(b.select(shared, b.operand(I64, 1), count), to_pack), grain)
        self._stretch(b, frame)
        # What is done with few rows waits for B.
        rows = b.smax(b.mul(values["m"], 2), STREAMED_FLOPS)
        work = b.mul(b.mul(rows, n), b.mul(total_k, count))
        self._divide(b, frame, work)
        tasks = b.mul(count, b.mul(frame["row_blocks"], frame["column_blocks"]))
        grain = b.add(b.sdiv(b.operand(I64, TASK_WORK), b.smax(b.sdiv(work, b.smax(tasks, 1)), 1)), 1)
        self._parallel(b, frame, "c", tasks, grain)

    def _stretch(self, b: Builder, frame: Frame) -> None:
        """Choose how much of the sum is done at once. A single run is cut anywhere; of several as many as have about
        the same length are taken together, and long ones are cut themselves."""
        k, runs, bands = frame["k"], frame["runs"], frame["bands"]
        several = b.icmp("sgt", b.mul(runs, bands), 1)
        limit = b.operand(I64, LONG_STRETCH * self.tile.depth)
        one = b.operand(I64, 1)
        uncut = b.and_(several, b.icmp("sle", k, limit))
        whole_band = b.and_(uncut, b.icmp("sle", b.mul(k, runs), limit))
        k_depth = b.select(uncut, b.smax(k, 1), b.operand(I64, self.tile.depth))
        bands_depth = b.smax(b.sdiv(limit, b.smax(b.mul(k, runs), 1)), 1)
        frame.store(
            {
                "k_depth": k_depth,
                "runs_depth": b.select(whole_band, runs, one),
                "bands_depth": b.select(whole_band, bands_depth, one),
            }
        )

    def _divide(self, b: Builder, frame: Frame, work: Value) -> None:
        """Choose how many blocks of rows and columns make a matrix: tasks enough, of a size that caches like."""
        tile, count = self.tile, frame["count"]
        m, panels = frame["m"], frame["panels"]
        wanted = b.select(b.icmp("slt", work, SERIAL_WORK), b.operand(I64, 1), b.smin(b.sdiv(work, TASK_WORK), 64))
        wanted = b.sdiv(b.add(wanted, b.sub(count, 1)), b.smax(count, 1))
        stretch = b.mul(b.mul(frame["k_depth"], frame["runs_depth"]), b.smin(frame["bands"], frame["bands_depth"]))
        most = b.smax(b.sdiv(tile.depth * tile.panels, b.smax(stretch, 1)), 2)
        columns = b.smax(b.sdiv(b.add(panels, b.sub(most, 1)), most), 1)
        tall = b.sdiv(m, 2 * tile.rows)
        rows = self._power(b, b.smin(b.sdiv(b.add(wanted, b.sub(columns, 1)), columns), tall))
        across = b.sdiv(b.add(b.smin(wanted, MANY_TASKS), b.sub(rows, 1)), rows)
        needs_width = b.or_(b.icmp("sle", m, WIDE_ROWS), b.icmp("ne", frame["pack_a"], 0))
        widest = b.select(needs_width, b.sdiv(panels, WIDE_PANELS), panels)
        columns = b.smax(columns, b.smin(across, b.smin(widest, 16)))
        frame.store({"row_blocks": rows, "column_blocks": columns})

    def _power(self, b: Builder, number: Value) -> Value:
        """The largest power of two up to 64 that is not above a number, at least 1: such blocks divide evenly."""
        result = b.operand(I64, 1)
        for power in (2, 4, 8, 16, 32, 64):
            result = b.select(b.icmp("sge", number, power), b.operand(I64, power), result)
        return result

    def _packs_a(self, b: Builder, values: dict[str, Value], panels: Value) -> Value:
        """Rows of A that would push each other out of the first cache are copied; columns are gathered when the copy is
        used often enough."""
        several = b.and_(b.icmp("sgt", panels, 2), b.icmp("eq", b.mul(values["runs"], values["bands"]), 1))
        if self.how.a_by_rows:
            bytes_apart = b.mul(values["a_stride"], self.tile.size)
            meet = b.icmp("eq", b.and_(bytes_apart, PAGE - 1), 0)
            return b.and_(several, b.and_(meet, b.icmp("sgt", values["m"], WIDE_ROWS)))
        return b.and_(several, b.icmp("sgt", values["k"], 32))

    def _reads_b_in_place(self, b: Builder, values: dict[str, Value], todo: Value) -> Value:
        """Either few rows use B, or its own are short; a B that is packed once and for all is worth more rows."""
        tiles = FEW_ROWS_BY_LINES if self.tile.columns * self.tile.size >= 2 * LINE else FEW_ROWS
        few_rows = b.select(b.icmp("eq", todo, PACK), b.operand(I64, tiles * self.tile.rows), b.operand(I64, WIDE_ROWS))
        few = b.icmp("sle", values["m"], few_rows)
        small = b.icmp("sle", values["n"], IN_PLACE * self.tile.columns)
        return b.or_(few, small)

    def _parallel(self, b: Builder, frame: Frame, body: str, count: Value, grain: Value) -> None:
        b.call(self.parallel_for, [frame["ctx"], count, self.bodies[body].value, frame.base, grain])

    # ---- the parallel bodies --------------------------------------------------------------------------------------

    def _body(self, suffix: str) -> tuple[Builder, Frame, Value, Value]:
        parameters = [Param(PTR, "frame"), Param(I64, "begin"), Param(I64, "end")]
        function = self.module.function(f"{self.name}_{suffix}", VOID, parameters, linkage="internal")
        b = Builder(function)
        base, begin, end = function.args
        return b, Frame(b, base), begin, end

    def _emit_pack_b(self) -> Function:
        """Body: one of the last `packed_panels` panels of matrix t // packed_panels."""
        b, frame, begin, end = self._body("b")
        tile, element = self.tile, self.tile.element
        frame.load("scratch", "b", "n", "k", "runs", "bands", "b_stride", "panels", "packed_b", "packed_panels")
        total_k = b.mul(frame["k"], b.mul(frame["runs"], frame["bands"]))
        with b.loop(begin, end, 1) as t:
            batch = b.sdiv(t, frame["packed_panels"])
            panel = b.add(b.srem(t, frame["packed_panels"]), b.sub(frame["panels"], frame["packed_panels"]))
            first = b.mul(panel, tile.columns)
            start = first if self.how.b_by_rows else b.mul(first, frame["b_stride"])
            source = b.gep(element, frame["b"], b.add(frame.batch_offset(batch, self.how.batch_rank, "b"), start))
            place = b.add(b.mul(batch, frame["packed_b"]), b.mul(first, total_k))
            to = b.gep(element, frame["scratch"], place)
            valid = b.smin(b.sub(frame["n"], first), tile.columns)
            b.call(self.pack_b, [source, frame["b_stride"], to, total_k, valid])
        b.ret()
        return b.function

    def _emit_compute(self) -> Function:
        """Body: task t is a block of rows and columns of one matrix; k runs in stretches of `depth`."""
        b, frame, begin, end = self._body("c")
        return Compute(self, b, frame).emit(begin, end)
