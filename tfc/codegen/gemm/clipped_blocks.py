"""Blocks of C whose rows may be windows that are clipped to their image (clipped.py): taps beyond it are left out.

Bands of taps above or below the image are left out of a K block, for a line of windows at once. Taps left and right of
it concern the rows at the ends of a line: tiles there go tap by tap, each with the rows that it concerns. A window sums
up in the same order either way.
"""

from __future__ import annotations

from dataclasses import replace

from tfc.codegen.gemm.blocking import BlockOfC, KBlock, RowsOfA
from tfc.codegen.gemm.blocks import Compute
from tfc.codegen.llvm import I1, I64, Value
from tfc.codegen.loop_ir.clip import CLIP


class ComputeClipped(Compute):
    """Emitter of the body that computes blocks of C, of clipped windows or not."""

    def _prepare(self) -> None:
        self.args.load(*CLIP, "lines")
        self.of_k = self.b.icmp("ne", self.args["clips_k"], 0)
        self.clipped = self.b.and_(self.b.icmp("ne", self.args["lines"], 0), self.b.not_(self.of_k))

    def _pieces(self, bands: Value, runs: Value, steps: Value) -> tuple[Value, Value, Value]:
        """Bands, runs and steps for the micro-kernel, where contiguous runs are merged."""
        b = self.b
        joined = b.icmp("eq", self.args["run_step"], steps)
        return bands, b.select(joined, 1, runs), b.select(joined, b.mul(runs, steps), steps)

    def _of_matrix(self, k_block: KBlock, matrix: Value) -> KBlock:
        """The K block of one of the matrices: of a line of windows, or for a tap."""
        return self._of_tap(self._of_line(k_block, matrix), matrix)

    def _of_tap(self, k_block: KBlock, matrix: Value) -> KBlock:
        """A K block without the windows whose tap, the matrix's, lies beyond the image: without lines above and below
        it, and in each line without some at its ends. The rest of B has gaps then.
        """
        b, args, (band, run, k0) = self.b, self.args, k_block.place
        bands, runs, steps = k_block.pieces
        with b.if_else(self.of_k, name="tap.sums") as branches, branches.then:
            down, beside = b.sdiv(matrix, args["lines"]), b.srem(matrix, args["lines"])
            moved = b.mul(down, args["line_tap"]), b.mul(beside, args["row_tap"])
            above, below = self._in_image("line", moved[0], moved[0], "step")
            left, right = self._in_image("row", moved[1], moved[1], "step")
            first, begin = b.smax(run, above), b.smax(k0, left)
            lines = b.smax(b.sub(b.smin(b.add(run, k_block.runs), below), first), 0)
            some = b.smax(b.sub(b.smin(b.add(k0, k_block.steps), right), begin), 0)
            gaps = b.sub(args["steps"], some), b.mul(b.sub(args["runs"], lines), args["steps"])
        first, begin = branches.merge(first, run), branches.merge(begin, k0)
        pieces = bands, branches.merge(lines, runs), branches.merge(some, steps)
        behind = branches.merge(gaps[0], 0), branches.merge(gaps[1], 0)
        in_a, in_b = self._starts(band, first, begin)
        return replace(
            k_block,
            pieces=pieces,
            gaps=behind,
            in_a=b.select(self.of_k, in_a, k_block.in_a),
            in_b=b.select(self.of_k, in_b, k_block.in_b),
        )

    def _of_line(self, k_block: KBlock, matrix: Value) -> KBlock:
        """A K block without the bands that lie above or below the image for a line of windows: it may be empty."""
        b, args = self.b, self.args
        band, run, k0 = k_block.place
        with b.if_else(self.clipped, name="line") as branches, branches.then:
            moved = b.mul(b.srem(matrix, args["lines"]), args["line_step"])
            begin, end = self._in_image("line", moved, moved, "tap")
            first = b.smax(band, begin)
            bands = b.smax(b.sub(b.smin(b.add(band, k_block.bands), end), first), 0)
            adds = b.or_(self.adds, b.icmp("sgt", b.add(b.add(b.sub(first, begin), run), k0), 0))
        first, bands = branches.merge(first, band), branches.merge(bands, k_block.bands)
        accumulate = branches.merge(adds, k_block.accumulate)
        pieces = b.select(self.clipped, bands, k_block.pieces[0]), *k_block.pieces[1:]
        in_a, in_b = self._starts(first, run, k0)
        return replace(k_block, bands=bands, pieces=pieces, in_a=in_a, in_b=in_b, accumulate=accumulate)

    def _in_image(self, axis: str, first: Value, last: Value, step: str) -> tuple[Value, Value]:
        """The range of multiples of a step whose positions are in the image, both those `first` pixels on and those
        `last` pixels on.
        """
        b, args = self.b, self.args
        before, apart = args[f"{axis}_before"], args[f"{axis}_{step}"]
        begin = self._quotient_up(b.smax(b.sub(before, first), 0), apart)
        return begin, self._quotient_up(b.smax(b.sub(b.add(args[f"{axis}_pixels"], before), last), 0), apart)

    def _tile(self, block: BlockOfC, left: RowsOfA) -> None:
        """All panels of a block by the rows of one tile."""
        b = self.b
        run, end = block.k_block.place[1], b.add(block.k_block.place[1], block.k_block.runs)
        with b.if_else(self.clipped, name="ends") as branches, branches.then:
            last = b.sub(b.add(left.m0, left.rows), 1)
            moved = [b.mul(row, self.args["row_step"]) for row in (left.m0, last)]
            whole = self._in_image("row", moved[0], moved[1], "tap")
            cut = b.or_(b.icmp("sgt", whole[0], run), b.icmp("slt", whole[1], end))
        begin, stop = (branches.merge(tap, 0) for tap in whole)
        is_cut = branches.merge(cut, b.operand(I1, 0))
        with (
            b.if_(b.icmp("sgt", block.k_block.bands, 0), name="bands"),
            self._panels(block) as (panel, following, is_last),
        ):
            self._need(block, panel)
            with b.if_else(is_cut, name="cut") as ways:
                with ways.then:
                    self._by_taps(block, left, panel, (begin, stop))
                with ways.otherwise:
                    row = b.add(left.m0, b.select(is_last, left.rows, b.operand(I64, 0)))
                    self._panel(block, replace(left, next=(row, following)), panel)

    def _by_taps(self, block: BlockOfC, left: RowsOfA, panel: Value, whole: tuple[Value, Value]) -> None:
        """A tile at an end of its line, where some of its rows have a tap and others not: each tap by itself, but for
        those that are `whole`, from .. to. Sums that nothing was added to yet are set to zero before.
        """
        b, args, k_block, tile = self.b, self.args, block.k_block, self.tile
        (_, run, _), bands, runs, steps = k_block.place, k_block.bands, k_block.runs, k_block.steps
        end, last, one = b.add(run, runs), b.add(left.m0, left.rows), b.operand(I64, 1)
        with b.loop(b.sub(b.zext(k_block.accumulate, I64), 1), bands, 1, name="tap.band") as band:
            zeros = b.icmp("slt", band, 0)
            with b.carry_loop(run, b.select(zeros, b.add(run, 1), end), 1, [], name="tap") as loop:
                tap = loop.index
                moved = b.mul(tap, args["row_tap"])
                rows = self._in_image("row", moved, moved, "step")
                is_whole = b.or_(zeros, b.and_(b.icmp("sge", tap, whole[0]), b.icmp("slt", tap, whole[1])))
                m0 = b.select(is_whole, left.m0, b.smax(left.m0, rows[0]))
                height = b.sub(b.select(is_whole, last, b.smin(last, rows[1])), m0)
                taps = b.select(is_whole, b.smax(b.sub(b.smin(whole[1], end), tap), 1), one)
                with b.if_(b.icmp("sgt", height, 0), name="tap.rows"):
                    some = self._pieces(one, taps, b.select(zeros, 0, steps))
                    before = b.sub(tap, run)
                    in_b = b.mul(b.add(b.mul(band, runs), before), steps)
                    in_a = b.add(b.mul(band, args["band_step"]), b.mul(before, args["run_step"]))
                    in_a = b.add(in_a, b.mul(b.sub(m0, left.m0), args["a_rows"]))
                    start = b.gep(tile.a.memory, left.start, in_a, inbounds=False)
                    part = replace(
                        block,
                        k_block=replace(k_block, pieces=some, accumulate=b.not_(zeros)),
                        b=b.gep(tile.b.memory, block.b, b.mul(in_b, args["b_rows"]), inbounds=False),
                        packed=b.gep(self.element, block.packed, b.mul(in_b, tile.columns), inbounds=False),
                    )
                    self._panel(part, self._of_rows(replace(left, start=start, m0=m0), height), panel)
                loop.stride = taps
                loop.next()

    def _of_rows(self, left: RowsOfA, rows: Value) -> RowsOfA:
        """The same with another number of rows."""
        micro = self._of_height(self.gemm.micro, rows)
        narrow = self._of_height(self.gemm.micro_narrow, rows) if self.gemm.micro_narrow else None
        return replace(left, rows=rows, micro=micro, narrow=narrow)
