"""The arguments of a running matrix product: an array of 8-byte values that its parallel bodies share as closure."""

from __future__ import annotations

from collections.abc import Mapping

from tfc.codegen.llvm import I64, PTR, VOID, Builder, Module, Param, Value
from tfc.codegen.loop_ir.clip import CLIP

ARGUMENTS = (
    "ctx", "scratch", "a", "b", "c", "m", "n", "k", "a_rows", "a_columns", "b_rows", "b_columns", "c_rows",
    "runs", "run_step", "bands", "band_step", "k_depth", "runs_depth", "bands_depth", "batch", "batch_rank",
    "count", "b_count", "sharing", "panels", "packed_panels", "packed_b", "pack_a", "direct_b", "row_blocks",
    "column_blocks", "chunk", "far", "steps", "panel_rows", "accumulate", "after", "closure", "after_work", "allowed",
    "unit", "line", "lines_apart", "whole_k", "least_a", "least_b", "together", "rows_first", "marks", "group", *CLIP,
    "lines",
)  # fmt: skip
"""`x_rows` and `x_columns` are the distances between neighbouring rows and columns; one of them is 1 for A, for B.
`k` counts elements of a run, `whole_k` those of all runs, and `steps` what they are in registers (tile.py); a packed
panel has `panel_rows`. `batch` points to the numbers of BATCH for each of `batch_rank` dimensions; `sharing` rows of
A, in all of its matrices, are multiplied by the same B. `accumulate` is not 0 where sums are added to what C holds;
`allowed` is not 0 where the system lets us use the matrix unit (amx.py). `a_rows` apart are the rows of a line of A,
of which there are `line`; where m is several lines, these lie `lines_apart`. `least_a` and `least_b` are the least
sizes of elements of bf16 (bf16_gemm.py). The epilogue takes `unit` columns at a time, so that blocks of columns begin
at multiples of it. `together` is not 0 where rows of several tiles pass over B together (blocks.py), `rows_first`
where tasks go through all matrices and columns for some rows before the next ones (gemm.py). `marks` tell which
panels of B are packed, 2^`group` at a time, where tasks pack what they need (lazy_packing.py); elsewhere it is null.
Of CLIP, all are 0 where nothing is clipped; `lines` of windows make an image.
"""
POINTERS = frozenset({"ctx", "scratch", "a", "b", "c", "batch", "after", "closure", "clip", "marks"})
BATCH = ("size", "a", "b", "c")
"""The values of each batch dimension: its size and the distance between two matrices in A, B and C."""

SOON = 16 << 10
"""The prefetch distance in bytes of a panel that is used once: some hundred steps, as long as memory takes."""


def grain_of(b: Builder, work: Value, worth: int) -> Value:
    """The number of tasks that together are `worth` a thread; 0 where one task is more than twice that, so that it is
    worth waking a sleeping thread (tfc_parallel_for).
    """
    work = b.smax(work, 1)
    return b.udiv(b.add(b.ashr(work, 1), worth), work)


def least_run(b: Builder, values: Mapping[str, Value]) -> dict[str, Value]:
    """The runs of k, and a single one of no steps where there is none: its sums, all zero, are written."""
    none = b.icmp("eq", b.mul(values["runs"], values["bands"]), 0)
    least = {"runs": 1, "bands": 1, "k": 0}
    return {name: b.select(none, b.operand(I64, number), values[name]) for name, number in least.items()}


class GemmArguments:
    """Reads and writes the arguments; values read are kept, so that each is loaded once per function. `constants` are
    arguments that always have these values.
    """

    def __init__(self, b: Builder, base: Value, constants: Mapping[str, int] | None = None) -> None:
        self.b, self.base = b, base
        self.constants = constants or {}
        self.known: dict[str, Value] = {name: b.operand(I64, number) for name, number in self.constants.items()}

    def _slot(self, index: int) -> Value:
        return self.b.gep(I64, self.base, index)

    def __getitem__(self, name: str) -> Value:
        if name not in self.known:
            kind = PTR if name in POINTERS else I64
            self.known[name] = self.b.load(kind, self._slot(ARGUMENTS.index(name)))
        return self.known[name]

    def load(self, *names: str) -> None:
        """Load these arguments here, where the values dominate every later use."""
        for name in names:
            _ = self[name]

    def store(self, values: Mapping[str, Value]) -> None:
        """Store arguments; later reads see these values."""
        for name, value in values.items():
            if name not in self.constants:
                self.b.store(value, self._slot(ARGUMENTS.index(name)))
                self.known[name] = value

    def count_matrices(self) -> None:
        """Store the number of matrices, of different ones of B, and of rows that share one of these."""
        b = self.b
        with b.carry_loop(0, self["batch_rank"], 1, [b.operand(I64, 1)] * 2, name="batch") as loop:
            size, _, step, _ = self.batch_dimension(loop.index)
            count, b_count = loop.carried
            loop.next(b.mul(count, size), b.select(b.icmp("ne", step, 0), b.mul(b_count, size), b_count))
        count, b_count = loop.results
        sharing = b.mul(self["m"], b.sdiv(count, b.smax(b_count, 1)))
        self.store({"count": count, "b_count": b_count, "sharing": sharing})

    def matrices(self, batch: Value) -> tuple[Value, Value, Value, Value]:
        """The begin of matrix number `batch` in A, B and C, in elements: row-major over the batch dimensions. Then its
        number among the different matrices of B: dimensions with stride 0 in B do not count.
        """
        b, rank = self.b, self["batch_rank"]
        start = [b.operand(I64, 0)] * 4
        with b.carry_loop(0, rank, 1, [batch, *start, b.operand(I64, 1)], name="batch") as loop:
            left, *offsets, number, below = loop.carried
            dimension = b.sub(b.sub(rank, 1), loop.index)
            size, *strides = self.batch_dimension(dimension)
            place = b.srem(left, size)
            moved = [b.add(offset, b.mul(place, stride)) for offset, stride in zip(offsets, strides, strict=True)]
            moves = b.icmp("ne", strides[1], 0)
            number = b.add(number, b.select(moves, b.mul(place, below), b.operand(I64, 0)))
            loop.next(b.sdiv(left, size), *moved, number, b.select(moves, b.mul(below, size), below))
        a, right, c, number = loop.results[1:5]
        return a, right, c, number

    def matrix_of_b(self, number: Value) -> Value:
        """The begin of one of the different matrices of B, in elements."""
        b, rank = self.b, self["batch_rank"]
        with b.carry_loop(0, rank, 1, [number, b.operand(I64, 0)], name="batch") as loop:
            left, offset = loop.carried
            size, _, stride, _ = self.batch_dimension(b.sub(b.sub(rank, 1), loop.index))
            size = b.select(b.icmp("ne", stride, 0), size, b.operand(I64, 1))
            loop.next(b.sdiv(left, size), b.add(offset, b.mul(b.srem(left, size), stride)))
        return loop.results[1]

    def batch_dimension(self, dimension: Value) -> list[Value]:
        """The values that BATCH lists, of one dimension."""
        b, first = self.b, self.b.mul(dimension, len(BATCH))
        return [b.load(I64, b.gep(I64, self["batch"], b.add(first, position))) for position in range(len(BATCH))]

    def panels_of_unit(self, columns: int) -> Value:
        """The number of panels of so many columns that the epilogue takes at a time."""
        return self.b.smax(self.b.sdiv(self["unit"], columns), 1)

    def first_panel(self, number: Value, columns: int) -> Value:
        """The panel of so many columns at which a block of columns begins: as even as whole column blocks of the
        epilogue allow.
        """
        b, panels, blocks = self.b, self["panels"], self["column_blocks"]
        at = b.sdiv(b.mul(panels, number), blocks)
        at = b.sub(at, b.srem(at, self.panels_of_unit(columns)))
        return b.select(b.icmp("eq", number, blocks), panels, at)

    def whole_units(self, columns: Value | int) -> Value:
        """A number of columns rounded to whole column blocks of the epilogue: one at least."""
        b, unit = self.b, self["unit"]
        return b.mul(b.smax(b.sdiv(b.operand(I64, columns) if isinstance(columns, int) else columns, unit), 1), unit)


def passes_once(b: Builder, args: GemmArguments, rows: int) -> Value:
    """True where panels of B are used once each: all rows that share one are a register tile of at most so many
    `rows`.
    """
    single = b.icmp("eq", b.mul(args["runs"], args["bands"]), 1)
    packed = b.icmp("eq", args["direct_b"], 0)
    return b.and_(b.and_(single, packed), b.icmp("sle", args["sharing"], rows))


def begin_body(
    module: Module, name: str, constants: Mapping[str, int] | None = None
) -> tuple[Builder, GemmArguments, Value, Value]:
    """A new parallel body of a product: its builder, the arguments, and the tasks that it runs, from .. to."""
    parameters = [Param(PTR, "frame"), Param(I64, "begin"), Param(I64, "end")]
    function = module.function(name, VOID, parameters, linkage="internal")
    b, (base, begin, end) = Builder(function), function.args
    return b, GemmArguments(b, base, constants), begin, end
