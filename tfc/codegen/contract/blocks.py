"""The body of a product that computes blocks of C: panels of B outside, register tiles of rows inside."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from tfc.codegen.contract.frame import Frame
from tfc.codegen.contract.tile import Orientation, Tile
from tfc.codegen.llvm import I1, I64, Builder, Function, Value


class Products(Protocol):
    """What the body needs of the product it belongs to: its tile and its micro-kernels by their number of rows.

    micro       A packed, or stored transposed
    micro_rows  A contiguous along k
    micro_wide  the same over the columns of `wide[rows]`, B read in place
    pack_a      packs one panel of A
    """

    tile: Tile
    how: Orientation
    micro: dict[int, Function]
    micro_rows: dict[int, Function]
    micro_wide: dict[int, Function]
    wide: dict[int, Tile]
    pack_a: Function


@dataclass(frozen=True)
class _Right:
    """A stretch of one panel of B, at columns n0 …, of which `width` are left."""

    start: Value
    stride: Value
    n0: Value
    width: Value
    k: Value
    accumulate: Value


class Compute:
    """The emission of the body that computes blocks of C."""

    def __init__(self, gemm: Products, b: Builder, frame: Frame) -> None:
        self.gemm, self.b, self.frame = gemm, b, frame
        self.tile, self.how, self.element = gemm.tile, gemm.how, gemm.tile.element

    def emit(self, begin: Value, end: Value) -> Function:
        """The function: task t is a block of rows and columns of one matrix; k runs in stretches of `depth`."""
        b, frame, tile = self.b, self.frame, self.tile
        frame.load("scratch", "a", "b", "c", "m", "n", "k", "a_stride", "b_stride", "c_stride", "panels", "packed_b")
        frame.load("packed_a", "pack_a", "pack_here", "direct_b", "row_blocks", "column_blocks", "row_panels")
        self.left = b.alloca(self.element, tile.packed_rows * tile.depth, align=64, name="left")
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
        if self.gemm.wide:
            first_panel = self._few_rows((first_row, last_row), (first_panel, last_panel), k0, k, (a, source, c))

        def right(panel: Value) -> _Right:
            n0 = b.mul(panel, tile.columns)
            width = b.sub(frame["n"], n0)
            start = b.gep(self.element, packed, b.add(b.mul(n0, frame["k"]), b.mul(k0, tile.columns)))
            step = b.operand(I64, tile.columns)
            if self.how.b_by_rows:
                in_place = b.gep(self.element, source, b.add(b.mul(k0, frame["b_stride"]), n0))
                direct = b.and_(self.direct, b.icmp("sge", width, tile.columns))
                start, step = b.select(direct, in_place, start), b.select(direct, frame["b_stride"], step)
            return _Right(start, step, n0, width, k, accumulate)

        with b.if_else(b.icmp("ne", frame["pack_here"], 0), name="here") as arms:
            with arms.then:
                self._packing_here((first_row, last_row), (first_panel, last_panel), a, k0, k, c, right)
            with arms.otherwise, b.loop(first_panel, last_panel, 1, name="panel") as panel:
                self._panel((first_row, last_row), batch, k0, a, c, right(panel))

    def _panel(self, rows: tuple[Value, Value], batch: Value, k0: Value, a: Value, c: Value, right: _Right) -> None:
        """One panel of B, A packed before or read in place."""
        b = self.b
        if not self.how.a_by_rows:
            self._rows(self.gemm.micro, *rows, lambda m0: self._columns_a(a, batch, m0, k0), c, right)
            return
        with b.if_else(self.packed_a, name="a.packed") as arms:
            with arms.then:
                self._rows(self.gemm.micro, *rows, lambda m0: self._packed_a(batch, m0, k0), c, right)
            with arms.otherwise:
                stride = self.frame["a_stride"]

                def in_rows(m0: Value) -> tuple[Value, Value]:
                    return b.gep(self.element, a, b.add(b.mul(m0, stride), k0)), stride

                self._rows(self.gemm.micro_rows, *rows, in_rows, c, right)

    def _packing_here(
        self,
        rows: tuple[Value, Value],
        panels: tuple[Value, Value],
        a: Value,
        k0: Value,
        k: Value,
        c: Value,
        right: Callable[[Value], _Right],
    ) -> None:
        """A tile of rows at a time, packed into memory that stays in the first cache, against all panels of B. Only
        where one task has all columns: otherwise each would pack the same rows."""
        b, frame, tile = self.b, self.frame, self.tile
        with b.loop(rows[0], rows[1], tile.rows, name="tile") as m0:
            end = b.smin(b.add(m0, tile.rows), rows[1])
            down, across = (m0, k0) if self.how.a_by_rows else (k0, m0)
            start = b.gep(self.element, a, b.add(b.mul(down, frame["a_stride"]), across))
            b.call(self.gemm.pack_a, [start, frame["a_stride"], self.left, k, b.sub(end, m0)])

            def at(row: Value, first: Value = m0) -> tuple[Value, Value]:
                return b.gep(self.element, self.left, b.sub(row, first)), b.operand(I64, tile.packed_rows)

            with b.loop(*panels, 1, name="panel") as panel:
                self._rows(self.gemm.micro, m0, end, at, c, right(panel))

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

    def _few_rows(
        self,
        rows: tuple[Value, Value],
        panels: tuple[Value, Value],
        k0: Value,
        k: Value,
        matrices: tuple[Value, Value, Value],
    ) -> Value:
        """Few rows over several panels of B at once, where it lies: B is then read in long runs. What is left over of
        the panels, or all of them when there are many rows, is up to the caller; the first panel not done."""
        b, frame, tile, (a, source, c) = self.b, self.frame, self.tile, matrices
        across = max(wide.columns for wide in self.gemm.wide.values())
        whole = b.smin(panels[1], b.sdiv(frame["n"], tile.columns))
        chunks = b.sdiv(b.mul(b.smax(b.sub(whole, panels[0]), 0), tile.columns), across)
        streams = b.and_(self.direct, b.xor(self.packed_a, b.operand(I1, 1)))
        first = b.mul(panels[0], tile.columns)
        last = b.add(first, b.mul(b.select(streams, chunks, b.operand(I64, 0)), across))
        accumulate = b.icmp("sgt", k0, 0)
        with b.loop(first, last, across, name="chunk") as chunk:
            done = rows[0]
            for height, micro in self.gemm.micro_wide.items():
                end = b.add(done, b.mul(b.sdiv(b.sub(rows[1], done), height), height))
                with b.loop(done, end, height, name=f"few{height}") as m0:
                    left = b.gep(self.element, a, b.add(b.mul(m0, frame["a_stride"]), k0))
                    limit = b.add(chunk, across)
                    with b.loop(chunk, limit, self.gemm.wide[height].columns, name="wide") as n0:
                        right = b.gep(self.element, source, b.add(b.mul(k0, frame["b_stride"]), n0))
                        place = b.gep(self.element, c, b.add(b.mul(m0, frame["c_stride"]), n0))
                        operands = [left, frame["a_stride"], right, frame["b_stride"], place, frame["c_stride"]]
                        b.call(micro, [*operands, k, accumulate])
                done = end
        return b.sdiv(last, tile.columns)

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
