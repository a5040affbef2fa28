"""Running sums and products (scans) on CPUs: every element combines those before it along one axis.

Where rows along that axis are contiguous, the lanes of a vector are combined in log2 steps and a row's total so far is
carried from vector to vector. Where other columns are contiguous, rows are walked one after the other with the totals
of a strip of columns in L1. Rows and strips are independent, so results do not depend on threads.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tfc.codegen.loop_ir.loops import Alloc, For, Running, Statement, Store
from tfc.codegen.nest.flatten import FlatNest, FlatScan
from tfc.codegen.nest.nontemporal import beyond_caches
from tfc.codegen.nest.vectorize import lanes_of
from tfc.codegen.target.target import Target
from tfc.codegen.tensor.affine import Indices
from tfc.codegen.tensor.expr import Axis, Expr, Load, apply, cast, index
from tfc.codegen.tensor.tensor import Tensor, neutral, sum_type
from tfc.codegen.tensor.traverse import loads

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
    """One row, its total in `state`."""
    state = Tensor(sum_type(scan.value.dtype), (1,), name="state")
    running = Running(scan.var, state, scan.kind, scan.value, scan.exclusive)
    store = Store(scan.target, scan.position, scan.var, _past(nest, scan, target))
    row = For(scan.axis, index(0), index(nest.extents[scan.axis]), (running, store), "vector", lanes)
    return [Alloc(state), Store(state, index(0), neutral(scan.kind, state.dtype)), row]


def _across(
    nest: FlatNest, scan: FlatScan, target: Target, vector: Axis, lanes: int, width: int, begin: Expr, end: Expr
) -> list[Statement]:
    """Row after row of a strip of columns, their totals in `state`."""
    dtype = sum_type(scan.value.dtype)
    state = Tensor(dtype, (width,), name="state")
    at = vector - begin
    before = Load(state, (at,))
    after = apply("add" if scan.kind == "sum" else "mul", before, cast(scan.value, dtype))
    given = before if scan.exclusive else after  # a narrow float is rounded when it is stored

    past = _past(nest, scan, target)

    def columns(body: Sequence[Statement]) -> For:
        return For(vector, begin, end, tuple(body), "vector", lanes)

    step = columns([Store(scan.target, scan.position, given, past), Store(state, at, after)])
    rows = For(scan.axis, index(0), index(nest.extents[scan.axis]), (step,))
    return [Alloc(state), columns([Store(state, at, neutral(scan.kind, dtype))]), rows]
