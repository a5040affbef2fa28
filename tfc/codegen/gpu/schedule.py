"""Schedules for GPUs: which thread computes what. By rule, from the nest alone.

A nest becomes a launch. Where nothing is reduced, or what is reduced lies across memory, each thread has one point of
the kept axes, neighbours in memory go to neighbouring threads, and the thread walks the reduced axes alone. Where the
reduced axes lie along memory, many threads share a row: a warp a short one, a block a long one; their accumulators are
combined in a fixed tree, so results have the same bits for any grid. Scatters and scans walk what must go in order
inside one thread.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tfc.codegen.contract.product import Attention, Product
from tfc.codegen.expr import Axis, Expr, Load, Var, apply, index, minimum
from tfc.codegen.facts import count
from tfc.codegen.flatten import FlatNest, FlatReduction, flatten
from tfc.codegen.kernel import Kernel
from tfc.codegen.loops import (
    BLOCK,
    THREAD,
    Across,
    Alloc,
    Barrier,
    Carry,
    Fold,
    For,
    Launch,
    Let,
    LoopNest,
    Running,
    Statement,
    Store,
    Test,
    Update,
    When,
)
from tfc.codegen.points import Points
from tfc.codegen.row_passes import RowPass, row_passes
from tfc.codegen.scans import state_type
from tfc.codegen.strips import narrow_position
from tfc.codegen.target import Target
from tfc.codegen.tensor import Tensor, neutral
from tfc.codegen.traverse import postorder
from tfc.codegen.vectorize import choose_axis
from tfc.ir.dims import Size
from tfc.ir.errors import InternalError

THREADS = 256
"""Threads of a block."""
WARP = 32
SHORT_ROW = 1024
"""A row of at most so many elements is a warp's work, a longer one a block's."""
SUM_BLOCK = 64
"""Additions to an accumulator before its sum moves on to the next level."""


def schedule_launches(kernel: Kernel, target: Target) -> LoopNest:
    """The kernel as launches, one for each of its nests."""
    failures: list[tuple[int, str]] = []
    body: list[Statement] = []
    only_written = {p for p, access in zip(kernel.params, kernel.access, strict=True) if access == "w"}
    for nest in kernel.nests:
        if isinstance(nest, Product | Attention):
            raise InternalError("products are expanded for processors only")
        body.append(_Nest(flatten(nest), target, failures, only_written).launch())
    return LoopNest(kernel.params, kernel.access, tuple(body), tuple(failures))


class _Nest:
    def __init__(
        self, nest: FlatNest, target: Target, failures: list[tuple[int, str]], only_written: set[Tensor]
    ) -> None:
        self.nest = nest
        self.points = Points(nest, target, failures, only_written)
        self.lane = choose_axis(nest, target)
        """The axis that memory likes best: neighbours along it go to neighbouring threads."""
        self.shared: list[Tensor] = []

    def launch(self) -> Launch:
        """The nest as a launch."""
        nest = self.nest
        if nest.scatters:
            free = set(nest.scatters[0].free)
            return self._one_thread_each([a for a in nest.kept if a in free], self._scattering(free))
        if nest.scans:
            along = nest.scans[0].axis
            return self._one_thread_each([a for a in nest.kept if a is not along], self._scanning())
        if not nest.reductions:
            return self._one_thread_each(nest.kept, self.points.point(nest.puts, nest.tests))
        if self.lane in nest.reduced:
            return self._rows()
        return self._one_thread_each(nest.kept, self._alone())

    # ---- one point, one thread ---------------------------------------------------------------------------------------

    def _one_thread_each(self, axes: Sequence[Axis], body: Sequence[Statement]) -> Launch:
        """A thread for each point of `axes`, the one that memory likes best innermost."""
        order = [axis for axis in axes if axis is not self.lane] + [axis for axis in axes if axis is self.lane]
        points = self._points(order)
        number = BLOCK * THREADS + THREAD
        at = Axis("point")
        inside = (*self._coordinates(at, order), *body)
        exact = isinstance(points, int) and points % THREADS == 0
        work: tuple[Statement, ...] = inside if exact else (When(at < index(points), inside),)
        return Launch(_quotient(points, THREADS), THREADS, (Let(at, number), *work))

    def _alone(self) -> list[Statement]:
        """All passes over the reduced axes, by a single thread."""
        done: list[Statement] = []
        for step in row_passes(self.nest):
            done += self._walk(step)
        return done + self._row_end()

    def _walk(self, step: RowPass) -> list[Statement]:
        """A pass of one thread over the reduced axes; long float sums move on to a second level now and then."""
        body: list[Statement] = self.points.of_pass(step)
        state = {r: self._carry(r, r.body, 0) for r in step.reductions}
        depth = 0
        for number, axis in enumerate(reversed(self.nest.reduced)):
            levels = [(axis, index(0), index(self.nest.extents[axis]))]
            if number == 0 and _needs_levels(step, self.nest.extents[axis]):
                levels = _in_blocks(axis, index(self.nest.extents[axis]))
            for inner, begin, end in levels:
                body = [For(inner, begin, end, tuple(body), carries=tuple(state.values()))]
                depth += 1
                state = {r: self._carry(r, carry.var, depth) for r, carry in state.items()}
        return body + [Fold(r.var, _variable(carry.value), r.kind) for r, carry in state.items()]

    def _carry(self, reduction: FlatReduction, value: Expr, depth: int) -> Carry:
        var = Var(f"{reduction.var.name}.{depth}", reduction.body.dtype)
        return Carry(var, reduction.kind, value, narrow_position(reduction, self.nest))

    def _row_end(self) -> list[Statement]:
        """What is stored and checked once for a row."""
        nest = self.nest
        return self.points.point(
            [put for put in nest.puts if put.level == "row"], [test for test in nest.tests if test.level == "row"]
        )

    def _scattering(self, free: set[Axis]) -> list[Statement]:
        """Updates that may meet, in order."""
        nest = self.nest
        inner: list[Statement] = self.points.tests(nest.tests)
        inner += [Update(s.target, s.position, s.value, s.combine, s.when) for s in nest.scatters]
        for axis in reversed([axis for axis in nest.kept if axis not in free]):
            inner = [For(axis, index(0), index(nest.extents[axis]), tuple(inner))]
        return inner

    def _scanning(self) -> list[Statement]:
        """One row, its total so far in `state`."""
        (scan,) = self.nest.scans
        state = Tensor(state_type(scan.value.dtype), (1,), name="state")
        running = Running(scan.var, state, scan.kind, scan.value, scan.exclusive)
        row = (running, Store(scan.target, scan.position, scan.var))
        start = Store(state, index(0), neutral(scan.kind, state.dtype))
        return [Alloc(state), start, For(scan.axis, index(0), index(self.nest.extents[scan.axis]), row)]

    # ---- one row, many threads ---------------------------------------------------------------------------------------

    def _rows(self) -> Launch:
        """A warp or a block for each point of the kept axes."""
        nest = self.nest
        length, rows = self._points(nest.reduced), self._points(nest.kept)
        width = WARP if isinstance(length, int) and length <= SHORT_ROW else THREADS
        each = THREADS // width
        row, at = Axis("row"), Axis("at")
        number = BLOCK * each + apply("truncdiv", THREAD, width) if each > 1 else BLOCK
        exact = each == 1 or (isinstance(rows, int) and rows % each == 0)
        body: list[Statement] = [Let(row, number if exact else minimum(number, index(rows) - 1))]
        body += [Let(at, THREAD - apply("truncdiv", THREAD, width) * width if each > 1 else THREAD)]
        body += self._coordinates(row, nest.kept)
        alive = None if exact else BLOCK * each + apply("truncdiv", THREAD, width) < index(rows)
        for step in row_passes(nest):
            body += self._pass(step, at, length, width, alive)
        end = self._row_end()
        if end:
            if self._reads_what_it_ends_with():
                body.append(Barrier())
            first = at.eq(0)
            body.append(When(first if alive is None else first & alive, tuple(end)))
        return Launch(_quotient(rows, each), THREADS, tuple(body), tuple(self.shared))

    def _pass(self, step: RowPass, at: Axis, length: Size, width: int, alive: Expr | None) -> list[Statement]:
        """A walk of `width` threads along a row, each taking every width-th element, and their results combined."""
        turn = Axis("turn")
        position = Axis("position")
        acts = self._guarded(self.points.of_pass(step), alive)
        state = {r: self._carry(r, r.body, 0) for r in step.reductions}
        inside = [Let(position, turn * width + at), *self._coordinates(position, self.nest.reduced), *acts]
        turns = apply("truncdiv", index(length) - at + (width - 1), width)
        levels = _in_blocks(turn, turns) if _needs_levels(step, length, width) else [(turn, index(0), turns)]
        for depth, (axis, begin, end) in enumerate(levels, 1):
            inside = [For(axis, begin, end, tuple(inside), carries=tuple(state.values()))]
            state = {r: self._carry(r, carry.var, depth) for r, carry in state.items()}
        done = inside
        for reduction, carry in state.items():
            whole = Var(f"{reduction.var.name}.all", reduction.body.dtype)
            done.append(Across(whole, _variable(carry.value), reduction.kind, width, self._exchange(reduction)))
            done.append(Fold(reduction.var, whole, reduction.kind))
        return done

    def _guarded(self, body: Sequence[Statement], alive: Expr | None) -> list[Statement]:
        """Stores and tests only in rows that there are; values that accumulators take are computed in any case."""
        acts = [statement for statement in body if isinstance(statement, Store | Test)]
        if alive is None or not acts:
            return list(body)
        return [statement for statement in body if statement not in acts] + [When(alive, tuple(acts))]

    def _exchange(self, reduction: FlatReduction) -> tuple[Tensor, ...]:
        """Shared memory to combine accumulators by; every reduction of a type uses the same."""
        types = [state_type(reduction.body.dtype)]
        if reduction.kind.startswith("arg"):
            types.append(narrow_position(reduction, self.nest).dtype)
        found: list[Tensor] = []
        for dtype in types:
            made = next((x for x in self.shared if x.dtype == dtype and x not in found), None)
            if made is None:
                made = Tensor(dtype, (THREADS,), name=f"x{len(self.shared)}")
                self.shared.append(made)
            found.append(made)
        return tuple(found)

    def _reads_what_it_ends_with(self) -> bool:
        ends = {put.target for put in self.nest.puts if put.level == "row"}
        return any(isinstance(node, Load) and node.tensor in ends for node in postorder(self.nest.roots()))

    # ---- coordinates -------------------------------------------------------------------------------------------------

    def _points(self, axes: Iterable[Axis]) -> Size:
        return count(tuple(self.nest.extents[axis] for axis in axes))

    def _coordinates(self, number: Axis, axes: Sequence[Axis]) -> list[Statement]:
        """The axes of point `number` in row-major order."""
        found: list[Statement] = []
        rest: Expr = number
        for axis in reversed(axes[1:]):
            size = index(self.nest.extents[axis])
            quotient = apply("truncdiv", rest, size)
            found.append(Let(axis, rest - quotient * size))
            rest = quotient
        return [*found, Let(axes[0], rest)] if axes else found


def _quotient(size: Size, divisor: int) -> Size:
    """size / divisor, rounded up."""
    return (size + (divisor - 1)) // divisor if divisor > 1 else size


def _in_blocks(axis: Axis, extent: Expr) -> list[tuple[Axis, Expr, Expr]]:
    """A loop over an axis as two, the inner one first: SUM_BLOCK turns, and so many times that."""
    outer = Axis(f"{axis.name}b")
    begin = outer * SUM_BLOCK
    blocks = apply("truncdiv", extent + (SUM_BLOCK - 1), SUM_BLOCK)
    return [(axis, begin, minimum(begin + SUM_BLOCK, extent)), (outer, index(0), blocks)]


def _needs_levels(step: RowPass, length: Size, threads: int = 1) -> bool:
    """True where a thread adds up so many floats that rounding would show."""
    inexact = any(r.kind in ("sum", "prod") and r.body.dtype.is_float for r in step.reductions)
    return inexact and not (isinstance(length, int) and length <= 2 * SUM_BLOCK * threads)


def _variable(expr: Expr) -> Var:
    assert isinstance(expr, Var)
    return expr
