"""C = A @ B for batches of matrices in memory, in blocks that fit registers and caches.

The function made here takes sizes and strides at run time, so one compiled product serves all shapes of one element
type and orientation. Steps: pack B into panels (unless its rows can be read in place with profit), pack a transposed A
(unless it is small), then let tasks of some hundred rows and columns run the micro-kernel. Each element of C is summed
over k in one fixed order by one task: results do not depend on the number of threads.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tfc.codegen.contract.frame import Frame, slots
from tfc.codegen.contract.micro import emit_micro
from tfc.codegen.contract.pack import emit_pack_rows, emit_pack_transposed
from tfc.codegen.contract.tile import Tile
from tfc.codegen.llvm import I1, I64, PTR, VOID, Builder, Function, Module, Operand, Param, Value

FEW_ROWS = 4
"""Up to this many register tiles of rows, packing B costs more than reading it in place."""
UNPACKED_ROWS = 4
"""Up to this many rows of an A that is contiguous along k are read in place."""


@dataclass(frozen=True)
class Orientation:
    """How the matrices lie in memory: `a_by_rows` when A is contiguous along k, `b_by_rows` when B is along n."""

    a_by_rows: bool = True
    b_by_rows: bool = True
    batch_rank: int = 0


class Gemm:
    """The functions of one kind of product in one module; `call` runs it."""

    def __init__(self, module: Module, tile: Tile, how: Orientation) -> None:
        self.module, self.tile, self.how = module, tile, how
        element = tile.element.text
        self.name = f"gemm_{element}_{'n' if how.a_by_rows else 't'}{'n' if how.b_by_rows else 't'}{how.batch_rank}"
        self.micro = {rows: emit_micro(module, tile, rows, a_by_rows=False) for rows in (tile.rows, *tile.remainders)}
        if how.b_by_rows:
            self.pack_b = emit_pack_rows(module, tile, tile.columns, tile.columns, f"{self.name}_pack_b")
        else:
            self.pack_b = emit_pack_transposed(module, tile, tile.columns, f"{self.name}_pack_b")
        if how.a_by_rows:
            few = (rows for rows in tile.remainders if rows <= UNPACKED_ROWS)
            self.micro_rows = {rows: emit_micro(module, tile, rows, a_by_rows=True) for rows in few}
            self.pack_a = emit_pack_transposed(module, tile, tile.packed_rows, f"{self.name}_pack_a")
        else:
            self.pack_a = emit_pack_rows(module, tile, tile.rows, tile.packed_rows, f"{self.name}_pack_a")
        self.parallel_for = module.declare("tfc_parallel_for", VOID, [PTR, I64, PTR, PTR, I64])
        self.bodies = {"a": self._emit_pack_a(), "b": self._emit_pack_b(), "c": self._emit_compute()}

    # ---- running it -----------------------------------------------------------------------------------------------

    def call(self, b: Builder, values: dict[str, Value], batch: list[dict[str, Operand]]) -> None:
        """Emit one product. `values`: ctx, scratch, a, b, c and m, n, k, a_stride, b_stride, c_stride (in elements)."""
        tile, how = self.tile, self.how
        frame = Frame(b, b.alloca(I64, slots(how.batch_rank), align=16, name="frame"))
        m, n, k = values["m"], values["n"], values["k"]
        count = b.operand(I64, 1)
        for dimension, sizes in enumerate(batch):
            frame.store_batch(dimension, sizes)
            count = b.mul(count, sizes["size"])
        panels = b.sdiv(b.add(n, tile.columns - 1), tile.columns)
        row_panels = b.sdiv(b.add(m, tile.rows - 1), tile.rows)
        packed_b = b.mul(b.mul(panels, k), tile.columns)
        direct_b = self._reads_b_in_place(b, values) if how.b_by_rows else b.operand(I1, 0)
        if how.a_by_rows:
            pack_a = b.icmp("sgt", m, UNPACKED_ROWS)
        else:
            pack_a = b.and_(b.icmp("sgt", panels, 2), b.icmp("sgt", k, 32))
        frame.store(values)
        frame.store(
            {
                "panels": panels,
                "row_panels": row_panels,
                "packed_b": packed_b,
                "packed_a": b.gep(tile.element, values["scratch"], b.mul(packed_b, count)),
                "pack_a": b.zext(pack_a, I64),
                "direct_b": b.zext(direct_b, I64),
                "row_blocks": b.sdiv(b.add(row_panels, tile.row_panels - 1), tile.row_panels),
                "column_blocks": b.sdiv(b.add(panels, tile.column_panels - 1), tile.column_panels),
            }
        )
        # In place, at most the last panel of each matrix is packed.
        partial = b.zext(b.icmp("ne", b.srem(n, tile.columns), 0), I64)
        to_pack = b.select(direct_b, partial, panels)
        frame.store({"packed_panels": to_pack})
        with b.if_(b.icmp("sgt", to_pack, 0), name="pack.b"):
            self._parallel(b, frame, "b", b.mul(count, to_pack), b.mul(k, tile.columns * 4))
        with b.if_(pack_a, name="pack.a"):
            self._parallel(b, frame, "a", b.mul(count, row_panels), b.mul(k, tile.packed_rows * 4))
        tasks = b.mul(count, b.mul(frame["row_blocks"], frame["column_blocks"]))
        rows = b.smin(m, tile.rows * tile.row_panels)
        columns = b.smin(n, tile.columns * tile.column_panels)
        self._parallel(b, frame, "c", tasks, b.mul(b.mul(rows, columns), b.mul(k, 2)))

    def _reads_b_in_place(self, b: Builder, values: dict[str, Value]) -> Value:
        """Either few rows use B, or it is so small that it stays in the first cache. A last panel that is not whole is
        packed all the same."""
        few = b.icmp("sle", values["m"], FEW_ROWS * self.tile.rows)
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
        return _Compute(self, b, frame).emit(begin, end)


@dataclass(frozen=True)
class _Right:
    """A stretch of one panel of B, at columns n0 …, of which `width` are left."""

    start: Value
    stride: Value
    n0: Value
    width: Value
    k: Value
    accumulate: Value


class _Compute:
    """The emission of the body that computes blocks of C."""

    def __init__(self, gemm: Gemm, b: Builder, frame: Frame) -> None:
        self.gemm, self.b, self.frame = gemm, b, frame
        self.tile, self.how, self.element = gemm.tile, gemm.how, gemm.tile.element

    def emit(self, begin: Value, end: Value) -> Function:
        b, frame, tile = self.b, self.frame, self.tile
        frame.load("scratch", "a", "b", "c", "m", "n", "k", "a_stride", "b_stride", "c_stride", "panels", "packed_b")
        frame.load("packed_a", "pack_a", "direct_b", "row_blocks", "column_blocks", "row_panels")
        self.edge = b.alloca(self.element, tile.rows * tile.columns, align=64, name="edge")
        self.direct = b.icmp("ne", frame["direct_b"], 0)
        self.packed_a = b.icmp("ne", frame["pack_a"], 0)
        with b.loop(begin, end, 1) as t:
            blocks = b.mul(frame["row_blocks"], frame["column_blocks"])
            batch, block = b.sdiv(t, blocks), b.srem(t, blocks)
            # Neighbouring tasks share a block of columns, whose panels of B then stay in cache.
            column, row = b.sdiv(block, frame["row_blocks"]), b.srem(block, frame["row_blocks"])
            with b.loop(0, b.smax(frame["k"], 1), tile.depth, name="depth") as k0:
                self._stretch(batch, row, column, k0)
        b.ret()
        return b.function

    def _stretch(self, batch: Value, row: Value, column: Value, k0: Value) -> None:
        """One block over k0 … k0 + depth."""
        b, frame, tile = self.b, self.frame, self.tile
        k = b.smin(b.sub(frame["k"], k0), tile.depth)
        accumulate = b.icmp("sgt", k0, 0)
        first_row = b.mul(row, tile.row_panels * tile.rows)
        last_row = b.smin(b.add(first_row, tile.row_panels * tile.rows), frame["m"])
        first_panel = b.mul(column, tile.column_panels)
        last_panel = b.smin(b.add(first_panel, tile.column_panels), frame["panels"])
        rank = self.how.batch_rank
        a = b.gep(self.element, frame["a"], frame.batch_offset(batch, rank, "a"))
        source = b.gep(self.element, frame["b"], frame.batch_offset(batch, rank, "b"))
        c = b.gep(self.element, frame["c"], frame.batch_offset(batch, rank, "c"))
        packed = b.gep(self.element, frame["scratch"], b.mul(batch, frame["packed_b"]))
        with b.loop(first_panel, last_panel, 1, name="panel") as panel:
            n0 = b.mul(panel, tile.columns)
            in_place = b.gep(self.element, source, b.add(b.mul(k0, frame["b_stride"]), n0))
            in_panel = b.gep(self.element, packed, b.add(b.mul(n0, frame["k"]), b.mul(k0, tile.columns)))
            width = b.sub(frame["n"], n0)
            direct = b.and_(self.direct, b.icmp("sge", width, tile.columns))
            b_start = b.select(direct, in_place, in_panel) if self.how.b_by_rows else in_panel
            b_stride = b.select(direct, frame["b_stride"], tile.columns)
            right = _Right(b_start, b_stride, n0, width, k, accumulate)
            if self.how.a_by_rows:
                with b.if_else(self.packed_a, name="a.packed") as arms:
                    with arms.then:
                        self._rows(
                            self.gemm.micro, first_row, last_row, lambda m0: self._packed_a(batch, m0, k0), c, right
                        )
                    with arms.otherwise:
                        stride = frame["a_stride"]

                        def in_rows(m0: Value) -> tuple[Value, Value]:
                            return b.gep(self.element, a, b.add(b.mul(m0, stride), k0)), stride

                        self._rows(self.gemm.micro_rows, first_row, last_row, in_rows, c, right)
            else:
                self._rows(self.gemm.micro, first_row, last_row, lambda m0: self._columns_a(a, batch, m0, k0), c, right)

    def _rows(
        self,
        micro: dict[int, Function],
        first: Value,
        last: Value,
        a_at: Callable[[Value], tuple[Value, Value]],
        c: Value,
        right: _Right,
    ) -> None:
        """All rows of the block against one panel of B, by the largest tiles that fit."""
        b, done = self.b, first
        for rows, kernel in micro.items():
            end = b.add(done, b.mul(b.sdiv(b.sub(last, done), rows), rows))
            with b.loop(done, end, rows, name=f"rows{rows}") as m0:
                place = b.gep(self.element, c, b.add(b.mul(m0, self.frame["c_stride"]), right.n0))
                self._tile(kernel, rows, [*a_at(m0), right.start, right.stride], place, right)
            done = end

    def _packed_a(self, batch: Value, m0: Value, k0: Value) -> tuple[Value, Value]:
        """Where the rows m0 … of the packed A start at k0, and the stride of the micro-kernel."""
        b, frame, tile = self.b, self.frame, self.tile
        panel = b.add(b.mul(batch, frame["row_panels"]), b.sdiv(m0, tile.rows))
        start = b.mul(b.add(b.mul(panel, frame["k"]), k0), tile.packed_rows)
        place = b.gep(self.element, frame["packed_a"], b.add(start, b.srem(m0, tile.rows)))
        return place, b.operand(I64, tile.packed_rows)

    def _columns_a(self, a: Value, batch: Value, m0: Value, k0: Value) -> tuple[Value, Value]:
        """The same for an A that is stored transposed, packed or in place."""
        b, stride = self.b, self.frame["a_stride"]
        in_place = b.gep(self.element, a, b.add(b.mul(k0, stride), m0))
        in_panel, packed_stride = self._packed_a(batch, m0, k0)
        return b.select(self.packed_a, in_panel, in_place), b.select(self.packed_a, packed_stride, stride)

    def _tile(self, micro: Function, rows: int, operands: list[Value], c: Value, right: _Right) -> None:
        """One register tile; the last panel's columns beyond the matrix go to a tile of their own first."""
        b, tile = self.b, self.tile
        with b.if_else(b.icmp("sge", right.width, tile.columns), name="whole") as arms:
            with arms.then:
                b.call(micro, [*operands, c, self.frame["c_stride"], right.k, right.accumulate])
            with arms.otherwise:
                b.call(micro, [*operands, self.edge, b.operand(I64, tile.columns), right.k, b.operand(I1, 0)])
                self._copy_edge(rows, c, right.width, right.accumulate)

    def _copy_edge(self, rows: int, c: Value, width: Value, accumulate: Value) -> None:
        b, tile, size = self.b, self.tile, self.element.bits // 8
        with b.loop(0, rows, 1, name="edge") as r, b.loop(0, width, tile.lanes, name="edge.v") as j:
            mask = b.lane_mask(tile.lanes, b.smin(b.sub(width, j), tile.lanes))
            new = b.load(tile.vector, b.gep(self.element, self.edge, b.add(b.mul(r, tile.columns), j)), align=size)
            place = b.gep(self.element, c, b.add(b.mul(r, self.frame["c_stride"]), j))
            old = b.masked_load(tile.vector, place, mask, align=size)
            total = b.fadd(old, new) if self.element.is_float else b.add(old, new)
            b.masked_store(b.select(b.splat(accumulate, tile.lanes), total, new), place, mask, align=size)
