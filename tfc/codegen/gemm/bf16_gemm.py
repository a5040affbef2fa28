"""Products of bf16 by a vector instruction (VDPBF16PS), where it loses nothing (bf16_subnormals.py).

Both operands are looked at first, all of them. Then the product goes the way of integers whose lanes hold two
neighbours along k (dot.py), or that of operands which are converted. Which one depends on the operands alone, and not
on threads. Products of few rows, several runs of k, a transposed A, and a B that stays packed are not worth it or not
suited: they are converted always. A B that is packed ahead is there in pairs, and behind them its least size, an i32:
where pairs would lose something it is taken apart into the scratch memory.
"""

from __future__ import annotations

from tfc.codegen.gemm.bf16_subnormals import LANES, NO_LESS, least_size, loses_nothing, none_yet, smaller
from tfc.codegen.gemm.gemm import AHEAD, PACK, Gemm
from tfc.codegen.gemm.gemm_arguments import ARGUMENTS, GemmArguments, begin_body, grain_of
from tfc.codegen.gemm.specialize import Reach
from tfc.codegen.gemm.tile import Tile, with_products_of_bf16
from tfc.codegen.llvm import I16, I32, I64, Builder, Function, Module, Value, vector_of, zero
from tfc.codegen.target.target import Target
from tfc.ir.base.record import replace

TASK = 1 << 16
"""Elements that are worth a task to look at."""
PARTS = 32
"""Parts of both operands that threads share."""
PIECE = 1 << 12
"""Elements that are looked at in a row where no gaps lie between the lines of a matrix."""


class Bf16Gemm:
    """The functions for products of bf16 in one module; `call` and `call_block` run them."""

    def __init__(self, module: Module, tile: Tile, target: Target, reach: Reach) -> None:
        self.module, self.reach = module, reach
        self.converted = Gemm(module, tile, reach)
        not_few = replace(reach, by_rows=(), by_columns=())
        self.paired = Gemm(module, with_products_of_bf16(tile, target), not_few)
        self.parallel_for = self.converted.parallel_for
        self.look = {sides: self._emit_look(sides) for sides in ("a", "ab")}
        self.apart = self._emit_apart()

    def call_block(self, b: Builder, values: dict[str, Value]) -> None:
        """`Gemm.call_block`."""
        self.converted.call_block(b, values)

    def call(self, b: Builder, values: dict[str, Value]) -> None:
        """`Gemm.call`."""
        todo = values.pop("packed")
        args = self.converted.arguments_of(b, values)
        is_ahead = b.icmp("eq", todo, AHEAD)
        few = self.converted.skinny.is_for(b, args, b.icmp("ne", todo, PACK))
        with b.if_else(b.and_(few, b.not_(is_ahead)), name="few") as branches:
            with branches.then:
                self.converted.skinny.call(b, args)
            with branches.otherwise, b.if_else(self._may_pair(b, args, todo), name="pairs") as ways:
                scratch = args["scratch"]
                with ways.then:
                    args.store({"scratch": b.select(is_ahead, args["b"], scratch)})
                    self.paired.call_blocks(b, args, todo)
                with ways.otherwise:
                    args.store({"scratch": scratch})
                    with b.if_(is_ahead, name="apart"):
                        panels = self._panels(b, args)
                        b.call(self.parallel_for, [args["ctx"], panels, self.apart.value, args.base, 1])
                    self.converted.call_blocks(b, args, todo)

    def _may_pair(self, b: Builder, args: GemmArguments, todo: Value) -> Value:
        """True where the product is of a suitable kind, and its operands are large enough."""
        single = b.icmp("eq", b.mul(args["runs"], args["bands"]), 1)
        whole = b.or_(b.icmp("eq", todo, PACK), b.icmp("eq", todo, AHEAD))
        suited = b.and_(b.and_(single, b.icmp("eq", args["a_columns"], 1)), whole)
        args.store({"least_a": b.operand(I64, NO_LESS), "least_b": b.operand(I64, NO_LESS)})
        with b.if_else(suited, name="suited") as branches, branches.then:
            with b.if_else(b.icmp("eq", todo, AHEAD), name="ahead") as known:
                with known.then:
                    self._look_at(b, args, "a")
                    lanes = b.mul(self._panels(b, args), b.mul(self._lanes(b, args), self.paired.tile.columns))
                    least = b.zext(b.load(I32, b.gep(I32, args["b"], lanes)), I64)
                    b.store(least, b.gep(I64, args.base, ARGUMENTS.index("least_b")))
                with known.otherwise:
                    self._look_at(b, args, "ab")
            sizes = [
                b.trunc(b.load(I64, b.gep(I64, args.base, ARGUMENTS.index(name))), I32)
                for name in ("least_a", "least_b")
            ]
            found = loses_nothing(b, *sizes)
        return branches.merge(found, 0)

    def _look_at(self, b: Builder, args: GemmArguments, sides: str) -> None:
        """Find the smallest magnitudes in one operand or both, in one loop for all threads."""
        elements = b.operand(I64, 0)
        for side in sides:
            matrices, of_matrix = self._runs(b, args, side)[:2]
            elements = b.add(elements, b.mul(matrices, of_matrix))
        grain = grain_of(b, b.sdiv(elements, PARTS), TASK)
        b.call(self.parallel_for, [args["ctx"], b.operand(I64, PARTS), self.look[sides].value, args.base, grain])

    def _panels(self, b: Builder, args: GemmArguments) -> Value:
        """The number of panels of B."""
        columns = self.paired.tile.columns
        return b.sdiv(b.add(args["n"], columns - 1), columns)

    def _lanes(self, b: Builder, args: GemmArguments) -> Value:
        """The number of pairs in a column of B."""
        return b.sdiv(b.add(args["k"], 1), 2)

    def _emit_apart(self) -> Function:
        """Body: the pairs of some panels of B, one after the other as floats, into the scratch memory."""
        b, args, first, last = begin_body(self.module, "pairs_apart", self.reach.known)
        args.load("scratch", "b", "n", "k")
        columns = self.paired.tile.columns
        kind, lanes = vector_of(I32, columns), self._lanes(b, args)
        with b.loop(first, last, 1, name="panel") as panel, b.loop(0, lanes, 1, name="pair") as i:
            pairs = b.load(kind, b.gep(I32, args["b"], b.mul(b.add(b.mul(panel, lanes), i), columns)), align=4)
            row = b.add(b.mul(panel, args["k"]), b.mul(i, 2))
            b.store(b.shl(pairs, 16), b.gep(I32, args["scratch"], b.mul(row, columns)), align=4)
            with b.if_(b.icmp("slt", b.add(b.mul(i, 2), 1), args["k"]), name="both"):
                upper = b.and_(pairs, -1 << 16)
                b.store(upper, b.gep(I32, args["scratch"], b.mul(b.add(row, 1), columns)), align=4)
        b.ret()
        return b.function

    def _runs(self, b: Builder, args: GemmArguments, side: str) -> tuple[Value, Value, Value, Value]:
        """The number of matrices of an operand, the elements of each, and their contiguous runs: the length of all but
        the last, and their distance.
        """
        if side == "a":
            matrices, lines, length, apart = args["count"], args["m"], args["k"], args["a_rows"]
        else:
            by_rows = b.icmp("eq", args["b_columns"], 1)
            n, k = args["n"], args["k"]
            matrices, lines, length = args["b_count"], b.select(by_rows, k, n), b.select(by_rows, n, k)
            apart = b.select(by_rows, args["b_rows"], args["b_columns"])
        has_gaps = b.icmp("ne", length, apart)
        run, apart = b.select(has_gaps, length, b.operand(I64, PIECE)), b.select(has_gaps, apart, PIECE)
        return matrices, b.mul(lines, length), b.smax(run, 1), apart

    def _emit_look(self, sides: str) -> Function:
        """Body: the smallest magnitudes of some of PARTS parts, stored in the arguments if less than the value
        there.
        """
        b, args, begin, end = begin_body(self.module, f"look_{sides}", self.reach.known)
        args.load("a", "b", "m", "n", "k", "a_rows", "b_rows", "b_columns", "batch", "batch_rank", "count", "b_count")
        for side in sides:
            self._find_least(b, args, side, (begin, end))
        b.ret()
        return b.function

    def _find_least(self, b: Builder, args: GemmArguments, side: str, parts: tuple[Value, Value]) -> None:
        """The smallest magnitude of an operand's elements in some parts of it."""
        matrices, elements, length, apart = self._runs(b, args, side)
        runs = b.sdiv(b.add(elements, b.sub(length, 1)), length)
        first, last = (b.sdiv(b.mul(b.mul(matrices, runs), part), PARTS) for part in parts)
        vector = vector_of(I16, LANES)
        with b.carry_loop(first, last, 1, [none_yet()], name="run") as loop:
            number, run = b.sdiv(loop.index, runs), b.srem(loop.index, runs)
            start = args.matrices(number)[0] if side == "a" else args.matrix_of_b(number)
            place = b.gep(I16, args[side], b.add(start, b.mul(run, apart)))
            left = b.smin(b.sub(elements, b.mul(run, length)), length)
            whole = b.and_(left, -LANES)
            with b.carry_loop(0, whole, LANES, loop.carried, name="some") as some:
                some.next(smaller(b, some.carried[0], b.load(vector, b.gep(I16, place, some.index), align=2)))
            mask = b.lane_mask(LANES, b.sub(left, whole))
            rest = b.masked_load(vector, b.gep(I16, place, whole), mask, default=zero(vector), align=2)
            loop.next(smaller(b, some.results[0], rest))
        found = b.zext(least_size(b, *loop.results), I64)
        b.atomic_rmw("umin", b.gep(I64, args.base, ARGUMENTS.index(f"least_{side}")), found)
