"""The body of a product that computes blocks of C: stretches of k outside, then tiles of rows, panels of B inside.

A tile's rows of A stay in the first cache while it passes over the block's panels of B, which stay in the second one.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from tfc.codegen.contract.frame import Frame
from tfc.codegen.contract.tile import Orientation, Tile
from tfc.codegen.llvm import I1, I64, Builder, Function, Value


class Products(Protocol):
    """What the body needs of the product it belongs to: its tile and its micro-kernels by their number of rows.

    micro         a whole tile across
    micro_narrow  up to one vector across, where the target has masks
    micro_wide    over the columns of `wide[rows]`, B read in place
    pack_a        packs the rows of one tile
    """

    tile: Tile
    how: Orientation
    micro: dict[int, Function]
    micro_narrow: dict[int, Function]
    micro_wide: dict[int, Function]
    wide: dict[int, Tile]
    pack_a: Function


@dataclass(frozen=True)
class _Left:
    """The rows of one tile, from row m0 of C on."""

    start: Value
    stride: Value
    m0: Value
    rows: int


@dataclass(frozen=True)
class _Block:
    """One block of C over one stretch of k: its rows and panels, and where its matrices begin at that stretch."""

    rows: tuple[Value, Value]
    panels: tuple[Value, Value]
    k0: Value
    k: Value
    accumulate: Value
    a: Value
    b: Value
    packed: Value
    c: Value


class Compute:
    """The emission of the body that computes blocks of C."""

    def __init__(self, gemm: Products, b: Builder, frame: Frame) -> None:
        self.gemm, self.b, self.frame = gemm, b, frame
        self.tile, self.how, self.element = gemm.tile, gemm.how, gemm.tile.element

    def emit(self, begin: Value, end: Value) -> Function:
        """The function: task t is a block of rows and columns of one matrix; k runs in stretches of `depth`."""
        b, frame, tile = self.b, self.frame, self.tile
        frame.load("scratch", "a", "b", "c", "m", "n", "k", "a_stride", "b_stride", "c_stride", "runs", "a_run")
        frame.load("panels", "packed_b", "pack_a", "direct_b", "row_blocks", "column_blocks")
        left = tile.rows * tile.packed_depth if self.how.a_by_rows else tile.packed_rows * tile.depth
        self.left = b.alloca(self.element, left, align=64, name="left")
        self.edge = b.alloca(self.element, tile.rows * tile.columns, align=64, name="edge")
        self.direct = b.icmp("ne", frame["direct_b"], 0)
        # Runs of k are summed by the micro-kernel; a single one is cut into stretches.
        depth = b.select(b.icmp("eq", frame["runs"], 1), b.operand(I64, tile.depth), b.smax(frame["k"], 1))
        # Tasks that follow one another share a block of columns: their rows are one block, for which B is read once.
        blocks = frame["row_blocks"]
        with b.loop(b.sdiv(begin, blocks), b.sdiv(b.add(end, b.sub(blocks, 1)), blocks), 1, name="strip") as strip:
            batch, column = b.sdiv(strip, frame["column_blocks"]), b.srem(strip, frame["column_blocks"])
            before = b.mul(strip, blocks)
            first, last = b.smax(b.sub(begin, before), 0), b.smin(b.sub(end, before), blocks)
            with b.loop(0, b.smax(frame["k"], 1), depth, name="depth") as k0:
                self._stretch(self._block(batch, (first, last), column, k0, depth))
        b.ret()
        return b.function

    def _block(self, batch: Value, rows: tuple[Value, Value], column: Value, k0: Value, depth: Value) -> _Block:
        b, frame, rank = self.b, self.frame, self.how.batch_rank
        a, source, c = (
            b.gep(self.element, frame[name], frame.batch_offset(batch, rank, name)) for name in ("a", "b", "c")
        )
        down, across = (b.operand(I64, 0), k0) if self.how.a_by_rows else (k0, b.operand(I64, 0))
        packed = b.add(b.mul(batch, frame["packed_b"]), b.mul(k0, self.tile.columns))
        return _Block(
            rows=(self._border(rows[0]), self._border(rows[1])),
            panels=self._panels(column),
            k0=k0,
            k=b.smin(b.sub(frame["k"], k0), depth),
            accumulate=b.icmp("sgt", k0, 0),
            a=b.gep(self.element, a, b.add(b.mul(down, frame["a_stride"]), across)),
            b=b.gep(self.element, source, b.mul(k0, frame["b_stride"])),
            packed=b.gep(self.element, frame["scratch"], packed),
            c=c,
        )

    def _border(self, number: Value) -> Value:
        """Where a block of rows begins: as even as multiples of four allow."""
        b, size, blocks = self.b, self.frame["m"], self.frame["row_blocks"]
        at = b.and_(b.sdiv(b.mul(size, number), blocks), -4)
        return b.select(b.icmp("eq", number, blocks), size, at)

    def _panels(self, column: Value) -> tuple[Value, Value]:
        b, frame = self.b, self.frame
        first, last = (b.sdiv(b.mul(frame["panels"], i), frame["column_blocks"]) for i in (column, b.add(column, 1)))
        return first, last

    def _stretch(self, block: _Block) -> None:
        """All rows of a block, by the largest tiles that fit."""
        b, done = self.b, block.rows[0]
        for rows in self.tile.heights:
            end = b.add(done, b.mul(b.sdiv(b.sub(block.rows[1], done), rows), rows))
            with b.loop(done, end, rows, name=f"rows{rows}") as m0:
                left = self._left(block, m0, rows)
                first = self._wide(block, left) if rows in self.gemm.wide else block.panels[0]
                with b.loop(first, block.panels[1], 1, name="panel") as panel:
                    self._panel(block, left, panel)
            done = end

    def _left(self, block: _Block, m0: Value, rows: int) -> _Left:
        """The rows of a tile where they lie, or packed into memory that stays in the first cache."""
        b, tile, stride = self.b, self.tile, self.frame["a_stride"]
        in_place = b.gep(self.element, block.a, b.mul(m0, stride) if self.how.a_by_rows else m0)
        packs = b.icmp("ne", self.frame["pack_a"], 0)
        with b.if_(packs, name="pack.a"):
            b.call(self.gemm.pack_a, [in_place, stride, self.left, block.k, rows])
        distance = b.operand(I64, tile.packed_depth if self.how.a_by_rows else tile.packed_rows)
        return _Left(b.select(packs, self.left, in_place), b.select(packs, distance, stride), m0, rows)

    def _wide(self, block: _Block, left: _Left) -> Value:
        """Few rows over several panels of B at once, where it lies: B is then read in long runs. The first panel that
        is left over; all of them are if B is packed."""
        b, frame, tile = self.b, self.frame, self.tile
        micro, across = self.gemm.micro_wide[left.rows], self.gemm.wide[left.rows].columns
        whole = b.smin(block.panels[1], b.sdiv(frame["n"], tile.columns))
        chunks = b.sdiv(b.mul(b.smax(b.sub(whole, block.panels[0]), 0), tile.columns), across)
        first = b.mul(block.panels[0], tile.columns)
        last = b.add(first, b.mul(b.select(self.direct, chunks, b.operand(I64, 0)), across))
        with b.loop(first, last, across, name="wide") as n0:
            self._call(micro, block, left, n0, (b.gep(self.element, block.b, n0), frame["b_stride"]))
        return b.sdiv(last, tile.columns)

    def _panel(self, block: _Block, left: _Left, panel: Value) -> None:
        """One tile; what the last panel lacks is masked out, or computed in a tile of its own first."""
        b, tile, frame = self.b, self.tile, self.frame
        n0 = b.mul(panel, tile.columns)
        width = b.sub(frame["n"], n0)
        right = self._right(block, n0, width)
        with b.if_else(b.icmp("sge", width, tile.columns), name="whole") as arms:
            with arms.then:
                self._call(self.gemm.micro[left.rows], block, left, n0, right)
            with arms.otherwise:
                if tile.masks:
                    self._narrow(block, left, n0, width, right)
                else:
                    self._edge(block, left, n0, width, right)

    def _right(self, block: _Block, n0: Value, width: Value) -> tuple[Value, Value]:
        """Where a panel of B begins, and the distance between its rows."""
        b, tile, stride = self.b, self.tile, self.frame["b_stride"]
        start = b.gep(self.element, block.packed, b.mul(n0, b.mul(self.frame["k"], self.frame["runs"])))
        if not self.how.b_by_rows:
            return start, b.operand(I64, tile.columns)
        direct = self.direct if tile.masks else b.and_(self.direct, b.icmp("sge", width, tile.columns))
        in_place = b.gep(self.element, block.b, n0)
        return b.select(direct, in_place, start), b.select(direct, stride, b.operand(I64, tile.columns))

    def _narrow(self, block: _Block, left: _Left, n0: Value, width: Value, right: tuple[Value, Value]) -> None:
        b, lanes = self.b, self.tile.lanes
        with b.loop(0, width, lanes, name="narrow") as j:
            part = b.gep(self.element, right[0], j), right[1]
            self._call(
                self.gemm.micro_narrow[left.rows], block, left, b.add(n0, j), part, b.smin(b.sub(width, j), lanes)
            )

    def _edge(self, block: _Block, left: _Left, n0: Value, width: Value, right: tuple[Value, Value]) -> None:
        """The last panel, packed whole, into a tile of its own, and what exists of it from there to C."""
        b, tile, frame = self.b, self.tile, self.frame
        operands = [left.start, left.stride, frame["a_run"], *right, self.edge, b.operand(I64, tile.columns)]
        b.call(self.gemm.micro[left.rows], [*operands, block.k, frame["runs"], b.operand(I1, 0), 0])
        with b.loop(0, left.rows, 1, name="edge") as r, b.loop(0, width, 1, name="edge.v") as j:
            new = b.load(self.element, b.gep(self.element, self.edge, b.add(b.mul(r, tile.columns), j)))
            row = b.add(b.mul(b.add(left.m0, r), frame["c_stride"]), n0)
            place = b.gep(self.element, block.c, b.add(row, j))
            with b.if_else(block.accumulate) as arms:
                with arms.then:
                    old = b.load(self.element, place)
                    total = b.fadd(old, new) if self.element.is_float else b.add(old, new)
                with arms.otherwise:
                    pass
            b.store(arms.merge(total, new), place)

    def _call(
        self,
        micro: Function,
        block: _Block,
        left: _Left,
        n0: Value,
        right: tuple[Value, Value],
        width: Value | int = 0,
    ) -> None:
        b, frame = self.b, self.frame
        place = b.gep(self.element, block.c, b.add(b.mul(left.m0, frame["c_stride"]), n0))
        operands = [left.start, left.stride, frame["a_run"], *right, place, frame["c_stride"]]
        b.call(micro, [*operands, block.k, frame["runs"], block.accumulate, width])
