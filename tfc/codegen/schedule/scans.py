"""Running sums and products (scans) on CPUs: every element combines those before it along one axis.

Where rows along that axis are contiguous, the lanes of a vector are combined in log2 steps and a row's total so far is
carried from vector to vector. Where other columns are contiguous, rows are walked one after the other with the totals
of a strip of columns in L1. Rows and strips are independent, so results do not depend on threads.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tfc.codegen.loop_ir.loops import Alloc, For, Let, Running, Statement, Store
from tfc.codegen.nest.flatten import FlatNest, FlatScan
from tfc.codegen.nest.nontemporal import beyond_caches
from tfc.codegen.nest.sum_levels import SUM_BLOCK, is_long
from tfc.codegen.nest.vectorize import lanes_of
from tfc.codegen.target.target import Target
from tfc.codegen.tensor.affine import Indices
from tfc.codegen.tensor.expr import Axis, Expr, Load, Var, apply, cast, const, index, minimum, select
from tfc.codegen.tensor.tensor import Tensor, neutral, sum_type
from tfc.codegen.tensor.traverse import loads
from tfc.ir.base.record import record
from tfc.ir.types.dims import Dim, Size

COLUMNS = 1024
"""Columns of a strip."""


def running_axis(nest: FlatNest) -> Axis | None:
    """The axis of the lanes: one that the result is contiguous along."""
    (scan,) = nest.scans
    position = Indices(nest.extents).of(scan.position)
    wide = [axis for axis in nest.kept if nest.extents[axis] != 1]
    return next((axis for axis in reversed(wide) if position.coefficient(axis) in (1, -1)), None)


def running_loops(
    nest: FlatNest, target: Target, masked: bool, blocks: Callable[[Axis, int], tuple[Expr, Expr]]
) -> list[Statement]:
    """The loops for one position of all axes but the scan's own and the lanes'.

    `blocks(axis, size)` makes a loop around this over blocks of an axis and gives the bounds of one block.
    """
    (scan,) = nest.scans
    vector = running_axis(nest)
    if vector is None or vector is scan.axis or nest.extents[vector] == 1:
        # Combining lanes takes shuffles, which are cheap within one register only.
        most = max(1, target.vector_bits // 8 // sum_type(scan.value.dtype).size)
        lanes = min(lanes_of(nest, vector, target, masked=masked), most) if vector is scan.axis else 1
        return _along(nest, scan, target, lanes)
    lanes = lanes_of(nest, vector, target, masked=masked)
    columns = nest.extents[vector]
    if isinstance(columns, int) and columns <= COLUMNS:
        begin, end, width = index(0), index(columns), -(-columns // lanes) * lanes
    else:
        (begin, end), width = blocks(vector, COLUMNS), COLUMNS
    return _across(nest, scan, target, vector, lanes, width, begin, end)


def _past(nest: FlatNest, scan: FlatScan, target: Target) -> Expr | None:
    """True where the result is written by non-temporal stores."""
    return None if any(load.tensor is scan.target for load in loads([scan.value])) else beyond_caches(nest, target)


def _along(nest: FlatNest, scan: FlatScan, target: Target, lanes: int) -> list[Statement]:
    """One row, its total in `state`; of a long sum of floats that of a block."""
    dtype, length = sum_type(scan.value.dtype), nest.extents[scan.axis]
    state = Tensor(dtype, (1,), name="state")
    nothing, past = neutral(scan.kind, dtype), _past(nest, scan, target)
    totals = _Totals.of(scan, length, 1, SUM_BLOCK * lanes)
    running = Running(scan.var, state, scan.kind, scan.value, scan.exclusive)

    def row(begin: Expr, end: Expr) -> For:
        given = scan.var if totals is None else cast(totals.before(index(0)) + cast(scan.var, dtype), scan.var.dtype)
        return For(scan.axis, begin, end, (running, Store(scan.target, scan.position, given, past)), "vector", lanes)

    start: list[Statement] = [Alloc(state), Store(state, index(0), nothing)]
    if totals is None:
        return [*start, row(index(0), index(length))]
    return [*start, *totals.memory, *totals.start(index(0)), totals.blocks(row, totals.move_on(state, index(0)))]


def _across(
    nest: FlatNest, scan: FlatScan, target: Target, vector: Axis, lanes: int, width: int, begin: Expr, end: Expr
) -> list[Statement]:
    """Row after row of a strip of columns, their totals in `state`; of long sums of floats those of a block."""
    dtype, length = sum_type(scan.value.dtype), nest.extents[scan.axis]
    state, at = Tensor(dtype, (width,), name="state"), vector - begin
    past = _past(nest, scan, target)
    totals = _Totals.of(scan, length, width, SUM_BLOCK)

    def columns(*body: Statement) -> For:
        return For(vector, begin, end, body, "vector", lanes)

    before = Load(state, (at,))
    after = apply("add" if scan.kind == "sum" else "mul", before, cast(scan.value, dtype))
    given = before if scan.exclusive else after  # a narrow float is rounded when it is stored
    if totals is not None:
        given = totals.before(at) + given
    step = columns(Store(scan.target, scan.position, given, past), Store(state, at, after))

    def rows(first: Expr, last: Expr) -> For:
        return For(scan.axis, first, last, (step,))

    start = Store(state, at, neutral(scan.kind, dtype))
    if totals is None:
        return [Alloc(state), columns(start), rows(index(0), index(length))]
    begins, moves = columns(start, *totals.start(at)), columns(*totals.move_on(state, at))
    return [Alloc(state), *totals.memory, begins, totals.blocks(rows, [moves])]


@record(frozen=True, eq=False)
class _Totals:
    """The totals of long running sums of floats at the beginning of each block of `size` elements, and what rounding
    has taken from them: errors do not grow with the length then."""

    axis: Axis
    length: Size
    size: int
    total: Tensor
    lost: Tensor

    @staticmethod
    def of(scan: FlatScan, length: Size, width: int, size: int) -> _Totals | None:
        """Those of `width` running sums of so many elements; None where a single block will do."""
        most = None if isinstance(length, Dim) else length
        if scan.kind != "sum" or not scan.value.dtype.is_float or not is_long(most, size):
            return None
        total, lost = (Tensor(sum_type(scan.value.dtype), (width,), name=name) for name in ("total", "lost"))
        return _Totals(scan.axis, length, size, total, lost)

    def before(self, at: Expr) -> Expr:
        """The total before the block."""
        return Load(self.total, (at,))

    @property
    def memory(self) -> list[Statement]:
        """Memory for them on the stack."""
        return [Alloc(self.total), Alloc(self.lost)]

    def start(self, at: Expr) -> list[Statement]:
        """Zeros in their memory."""
        return [Store(tensor, at, const(0, tensor.dtype)) for tensor in (self.total, self.lost)]

    def blocks(self, walk: Callable[[Expr, Expr], For], move_on: Sequence[Statement]) -> For:
        """The loop over the blocks: a walk between the bounds of each, and then new totals."""
        block = Axis(f"{self.axis.name}b")
        begin = block * self.size
        inner = walk(begin, minimum(begin + self.size, index(self.length)))
        count = apply("truncdiv", index(self.length) + (self.size - 1), self.size)
        return For(block, index(0), count, (inner, *move_on))

    def move_on(self, state: Tensor, at: Expr) -> list[Statement]:
        """The sum of a block, `state`, added to the total before it, with what rounding takes from that (Knuth's
        TwoSum, The Art of Computer Programming 2, §4.2.2); a total that is infinite loses nothing.
        """
        total, part = Load(self.total, (at,)), Load(state, (at,)) + Load(self.lost, (at,))
        larger = total + part
        back = larger - total
        error = (total - (larger - back)) + (part - back)
        zero = const(0, state.dtype)
        values = ((self.lost, select(error.eq(error), error, zero)), (self.total, larger))
        names = [Var(f"{tensor.name}.next", state.dtype) for tensor, _ in values]
        lets = [Let(name, value) for name, (_, value) in zip(names, values, strict=True)]
        stores = [Store(tensor, at, name) for name, (tensor, _) in zip(names, values, strict=True)]
        return [*lets, *stores, Store(state, at, zero)]
