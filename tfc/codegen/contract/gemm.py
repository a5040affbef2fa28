"""C = A @ B for batches of matrices in memory, in blocks that fit registers and caches.

The function made here takes sizes and strides at run time, so one compiled product serves all shapes of one element
type and orientation. Steps: pack B into panels (unless its rows can be read in place with profit), pack A (unless it is
small, or each task has all columns and packs its own rows, see blocks.py), then let tasks of some hundred rows and
columns run the micro-kernel. Each element of C is summed over k in one fixed order by one task: results do not depend
on the number of threads.
"""

from __future__ import annotations

from tfc.codegen.contract.blocks import Compute
from tfc.codegen.contract.frame import Frame, slots
from tfc.codegen.contract.micro import emit_micro
from tfc.codegen.contract.pack import emit_pack_rows, emit_pack_transposed
from tfc.codegen.contract.tile import Orientation, Tile, wide_tile
from tfc.codegen.llvm import I1, I64, PTR, VOID, Builder, Function, Module, Operand, Param, Value

FEW_ROWS = 4
"""Up to this many register tiles of rows, packing B costs more than reading it in place."""
UNPACKED_ROWS = 4
"""Up to this many rows of an A that is contiguous along k are read in place."""
STREAMED_FLOPS = 16
"""Work of a product of few rows, for each element of B: reading it takes as long as this many operations."""

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
        self.micro_rows: dict[int, Function] = {}
        self.micro_wide: dict[int, Function] = {}
        self.wide: dict[int, Tile] = {}
        self.micro = {rows: emit_micro(module, tile, rows, a_by_rows=False) for rows in (tile.rows, *tile.remainders)}
        if how.b_by_rows:
            self.pack_b = emit_pack_rows(module, tile, tile.columns, tile.columns, f"{self.name}_pack_b")
        else:
            self.pack_b = emit_pack_transposed(module, tile, tile.columns, f"{self.name}_pack_b")
        if how.a_by_rows:
            few = (rows for rows in tile.remainders if rows <= UNPACKED_ROWS)
            self.micro_rows = {rows: emit_micro(module, tile, rows, a_by_rows=True) for rows in few}
            if how.b_by_rows:
                self.wide = {rows: wide_tile(tile, rows) for rows in self.micro_rows}
                self.micro_wide = {
                    rows: self.micro_rows[rows] if wide == tile else emit_micro(module, wide, rows, a_by_rows=True)
                    for rows, wide in self.wide.items()
                }
            self.pack_a = emit_pack_transposed(module, tile, tile.packed_rows, f"{self.name}_pack_a")
        else:
            self.pack_a = emit_pack_rows(module, tile, tile.rows, tile.packed_rows, f"{self.name}_pack_a")
        self.parallel_for = module.declare("tfc_parallel_for", VOID, [PTR, I64, PTR, PTR, I64])
        self.bodies = {"a": self._emit_pack_a(), "b": self._emit_pack_b(), "c": self._emit_compute()}

    # ---- running it -----------------------------------------------------------------------------------------------

    def call(self, b: Builder, values: dict[str, Value], batch: list[dict[str, Operand]]) -> None:
        """Emit one product. `values`: ctx, scratch, a, b, c and m, n, k, a_stride, b_stride, c_stride (in elements),
        packed (PACK …)."""
        tile, how = self.tile, self.how
        todo = values.pop("packed")
        frame = Frame(b, b.alloca(I64, slots(how.batch_rank), align=16, name="frame"))
        m, n, k = values["m"], values["n"], values["k"]
        count = b.operand(I64, 1)
        for dimension, sizes in enumerate(batch):
            frame.store_batch(dimension, sizes)
            count = b.mul(count, sizes["size"])
        panels = b.sdiv(b.add(n, tile.columns - 1), tile.columns)
        row_panels = b.sdiv(b.add(m, tile.rows - 1), tile.rows)
        packed_b = b.mul(b.mul(panels, k), tile.columns)
        direct_b = self._reads_b_in_place(b, values, todo) if how.b_by_rows else b.operand(I1, 0)
        if how.a_by_rows:
            pack_a = b.icmp("sgt", m, UNPACKED_ROWS)
        else:
            pack_a = b.and_(b.icmp("sgt", panels, 2), b.icmp("sgt", k, 32))
        column_blocks = b.sdiv(b.add(panels, tile.column_panels - 1), tile.column_panels)
        pack_here = b.and_(pack_a, b.icmp("eq", column_blocks, 1))
        frame.store(values)
        frame.store(
            {
                "panels": panels,
                "row_panels": row_panels,
                "packed_b": packed_b,
                "packed_a": b.gep(tile.element, values["scratch"], b.mul(packed_b, count)),
                "pack_a": b.zext(pack_a, I64),
                "pack_here": b.zext(pack_here, I64),
                "direct_b": b.zext(direct_b, I64),
                "row_blocks": b.sdiv(b.add(row_panels, tile.row_panels - 1), tile.row_panels),
                "column_blocks": column_blocks,
            }
        )
        # In place, at most the last panel of each matrix is packed.
        partial = b.zext(b.icmp("ne", b.srem(n, tile.columns), 0), I64)
        to_pack = b.select(direct_b, partial, panels)
        frame.store({"packed_panels": to_pack})
        with b.if_(b.and_(b.icmp("sgt", to_pack, 0), b.icmp("ne", todo, PACKED)), name="pack.b"):
            self._parallel(b, frame, "b", b.mul(count, to_pack), b.mul(k, tile.columns * PACKING))
        with b.if_(b.and_(pack_a, b.xor(pack_here, b.operand(I1, 1))), name="pack.a"):
            self._parallel(b, frame, "a", b.mul(count, row_panels), b.mul(k, tile.packed_rows * PACKING))
        tasks = b.mul(count, b.mul(frame["row_blocks"], frame["column_blocks"]))
        rows = b.smin(m, tile.rows * tile.row_panels)
        columns = b.smin(n, tile.columns * tile.column_panels)
        work = b.smax(b.mul(rows, 2), STREAMED_FLOPS)
        self._parallel(b, frame, "c", tasks, b.mul(b.mul(work, columns), k))

    def _reads_b_in_place(self, b: Builder, values: dict[str, Value], todo: Value) -> Value:
        """Either few rows use B, or it is so small that it stays in the first cache. A last panel that is not whole is
        packed all the same. A B that is packed once and for all is read in place by a single register tile only."""
        few_rows = b.select(
            b.icmp("eq", todo, PACK), b.operand(I64, FEW_ROWS * self.tile.rows), b.operand(I64, UNPACKED_ROWS)
        )
        few = b.icmp("sle", values["m"], few_rows)
        small = b.icmp("sle", b.mul(values["n"], values["k"]), self.tile.depth * self.tile.columns)
        return b.or_(few, small)

    def _parallel(self, b: Builder, frame: Frame, body: str, count: Value, work: Value) -> None:
        """Run a body over `count` tasks of `work` operations each, about 20 µs of them at a time at least."""
        enough = b.operand(I64, 1 << 20)
        grain = b.add(b.sdiv(enough, b.smax(work, 1)), 1)
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
        frame.load("scratch", "b", "n", "k", "b_stride", "panels", "packed_b", "packed_panels")
        with b.loop(begin, end, 1) as t:
            batch = b.sdiv(t, frame["packed_panels"])
            panel = b.add(b.srem(t, frame["packed_panels"]), b.sub(frame["panels"], frame["packed_panels"]))
            first = b.mul(panel, tile.columns)
            start = first if self.how.b_by_rows else b.mul(first, frame["b_stride"])
            source = b.gep(element, frame["b"], b.add(frame.batch_offset(batch, self.how.batch_rank, "b"), start))
            place = b.add(b.mul(batch, frame["packed_b"]), b.mul(first, frame["k"]))
            to = b.gep(element, frame["scratch"], place)
            valid = b.smin(b.sub(frame["n"], first), tile.columns)
            b.call(self.pack_b, [source, frame["b_stride"], to, frame["k"], valid])
        b.ret()
        return b.function

    def _emit_pack_a(self) -> Function:
        """Body: row panel number t % row_panels of matrix t // row_panels."""
        b, frame, begin, end = self._body("a")
        tile, element = self.tile, self.tile.element
        frame.load("a", "m", "k", "a_stride", "packed_a", "row_panels")
        with b.loop(begin, end, 1) as t:
            batch, panel = b.sdiv(t, frame["row_panels"]), b.srem(t, frame["row_panels"])
            first = b.mul(panel, tile.rows)
            start = b.mul(first, frame["a_stride"]) if self.how.a_by_rows else first
            source = b.gep(element, frame["a"], b.add(frame.batch_offset(batch, self.how.batch_rank, "a"), start))
            to = b.gep(element, frame["packed_a"], b.mul(b.mul(t, frame["k"]), tile.packed_rows))
            valid = b.smin(b.sub(frame["m"], first), tile.rows)
            b.call(self.pack_a, [source, frame["a_stride"], to, frame["k"], valid])
        b.ret()
        return b.function

    def _emit_compute(self) -> Function:
        """Body: task t is a block of rows and columns of one matrix; k runs in stretches of `depth`."""
        b, frame, begin, end = self._body("c")
        return Compute(self, b, frame).emit(begin, end)
