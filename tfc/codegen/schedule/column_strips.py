"""Reductions across memory: walked row by row, a strip of columns at a time.

Down a single vector of columns every step would be in another page, too far for prefetching. A strip is so wide that
each row of it is a good run of memory, and so narrow that its accumulators, one for each column, stay in L1, and what
several passes read in L2. Of more rows than that a value that several passes need (softmax's exponentials) is computed
in each of them: to leave it to the next one, beyond L2, takes as long as some dozens of instructions on wide vectors.
The result is stored once then, past the caches if it is too large for all of them. Rows are taken eight at once, so
that accumulators are loaded and stored once for eight elements; one by one where the accumulators of all columns fit
the registers, as one long stream is what prefetchers like best. The shape of every sum depends on the sizes and the
target alone.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from math import prod

from tfc.codegen.loop_ir.loops import Alloc, For, Statement, Store, When
from tfc.codegen.nest.flatten import FlatNest, FlatReduction
from tfc.codegen.nest.nan_free_max import GREATEST
from tfc.codegen.nest.point_statements import Points
from tfc.codegen.nest.row_passes import RowPass, keep_values, row_passes
from tfc.codegen.nest.sum_levels import SUM_BLOCK, SumLevel, is_inexact, most_of, sum_levels
from tfc.codegen.nest.vectorize import cost_of
from tfc.codegen.target.target import Target
from tfc.codegen.tensor.expr import (
    EXPENSIVE,
    Apply,
    Axis,
    Cast,
    Const,
    Expr,
    Load,
    apply,
    cast,
    const,
    index,
    maximum,
    minimum,
    select,
)
from tfc.codegen.tensor.tensor import Tensor, neutral, sum_type
from tfc.codegen.tensor.traverse import postorder, substitute
from tfc.ir.base.record import record
from tfc.ir.types.dim_ranges import Range
from tfc.ir.types.dims import Size
from tfc.ir.types.types import DType, boolean, i32

STATE_BYTES = 16 << 10
"""Memory of a strip's accumulators."""
NARROWEST, WIDEST = 128, 2048
"""Columns of a strip."""
TASKS = 16
"""Strips enough to keep all cores busy."""
ROWS = 8
"""Rows that are combined before they meet accumulators in memory."""
MEMORY_PART = 4
"""An array of more than one in so many bytes of the last-level cache is taken to come from memory: another is beside
it.
"""
SLOW = EXPENSIVE | {"div", "sqrt"}
"""Functions that are worth computing once for a column."""
LONG = 256
"""Columns of a strip that the last-level cache holds but not the second: good runs of memory, and many such strips."""
WHOLE = 1024
"""Columns at most of a strip that several passes walk down: a matrix no wider is one strip, one run of memory."""
WIDE = 512
"""Bits of a vector, below which a value takes longer to compute than to fetch from the last-level cache."""
WORTH_STORING = 48
"""Instructions of a value that is stored for later passes even where it leaves L2."""
WORTH_BYTES = 128 << 10
"""Less memory than this is at hand however it is walked."""


def strip_width(nest: FlatNest, vector: Axis | None, lanes: int, target: Target) -> int | None:
    """The largest number of columns of a strip; None where the nest is better walked another way."""
    if vector is None or not nest.reductions or vector not in nest.kept or vector in nest.reduced:
        return None
    columns = nest.extents[vector]
    rows = _known(nest, nest.reduced)
    others = _known(nest, [axis for axis in nest.kept if axis is not vector])
    if isinstance(columns, int):
        size = nest.reductions[0].body.dtype.size
        if columns <= lanes or (rows is not None and (rows < ROWS or rows * columns * size < WORTH_BYTES)):
            return None
    width = min(WIDEST, STATE_BYTES // sum(sum(t.size for t in _state_types(r, nest)) for r in nest.reductions))
    if len(row_passes(nest)) > 1:
        width = min(width, WHOLE)
        if rows is not None and rows > far_rows(target):
            others = None  # what comes from memory comes quickest in long runs, however few threads read them
        elif rows is not None and not (rows > near_rows(target) and _is_whole(columns, others)):
            width = min(width, _width_by_rows(rows, columns, target))
    if isinstance(columns, int) and others is not None and others < TASKS:
        width = min(width, max(NARROWEST, columns * others // TASKS))
    width = max(lanes, width // lanes * lanes)
    return min(width, -(-columns // lanes) * lanes) if isinstance(columns, int) else width


def near_rows(target: Target) -> int:
    """The number of rows of the narrowest strip that half of L2 holds, of one tensor."""
    return target.l2 // 2 // (4 * NARROWEST)


def far_rows(target: Target) -> int:
    """The number of rows of a `LONG` strip that a core's part of the last-level cache holds."""
    return target.l3 // 8 // (4 * LONG)


def _is_whole(columns: Size, others: int | None) -> bool:
    """True where a strip is a whole matrix, of which there are enough for all cores."""
    return isinstance(columns, int) and columns <= WHOLE and others is not None and others >= TASKS


def _width_by_rows(rows: int, columns: Size, target: Target) -> int:
    """The largest width of a strip of so many rows that several passes walk down."""
    if _is_far(rows, columns, target) is const(1, boolean):
        return LONG
    return max(NARROWEST, target.l2 // 2 // (4 * max(1, rows)))


def width_in_step(nest: FlatNest, vector: Axis, most: int, lanes: int, target: Target) -> Expr | int:
    """The width of strips, at most `most`, where several passes walk down a number of rows that is known only in the
    step.
    """
    rows, columns = _rows(nest), nest.extents[vector]
    if isinstance(rows, int) or len(row_passes(nest)) == 1 or most <= LONG:
        return most
    held = apply("truncdiv", index(target.l2 // 2 // (4 * lanes)), maximum(rows, 1)) * lanes
    far = _and(_is_far(rows, columns, target), index(columns) > most)
    return select(rows <= near_rows(target), minimum(held, most), select(far, index(LONG), index(most)))


def _is_far(rows: Expr | int, columns: Size, target: Target) -> Expr:
    """True where the operands and results come from memory and the last-level cache holds a strip that L2 does not."""
    if target.vector_bits < WIDE:
        return const(0, boolean)
    held = _and(index(rows) > near_rows(target), index(rows) <= far_rows(target))
    return _and(held, index(rows) * index(columns) * 4 > target.l3 // MEMORY_PART)


def _and(x: Expr, y: Expr) -> Expr:
    """A conjunction, with constants folded."""
    if isinstance(x, Const):
        return y if x.value else x
    return (x if y.value else y) if isinstance(y, Const) else apply("and", x, y)


def _rows(nest: FlatNest) -> Expr | int:
    """The number of rows of a strip."""
    known = _known(nest, nest.reduced)
    if known is not None:
        return known
    return prod((index(nest.extents[axis]) for axis in nest.reduced), start=index(1))


def _known(nest: FlatNest, axes: Sequence[Axis]) -> int | None:
    sizes = [nest.extents[axis] for axis in axes]
    return prod(size for size in sizes if isinstance(size, int)) if all(isinstance(x, int) for x in sizes) else None


def narrow_position(reduction: FlatReduction, nest: FlatNest) -> Expr:
    """The position of an element for argmax, in 32 bits where they are enough."""
    points = _known(nest, nest.reduced)
    return reduction.position if points is None or points >= 1 << 31 else cast(reduction.position, i32)


def _state_types(reduction: FlatReduction, nest: FlatNest) -> tuple[DType, ...]:
    """The types of an accumulator: the value, for argmax also its position. Narrow floats are summed in f32."""
    value = sum_type(reduction.body.dtype)
    return (value, narrow_position(reduction, nest).dtype) if reduction.kind.startswith("arg") else (value,)


@record(frozen=True, eq=False)
class _State:
    """The accumulators of a reduction, one for each column of the strip."""

    reduction: FlatReduction
    memory: tuple[Tensor, ...]
    at: Expr

    def read(self) -> tuple[Expr, ...]:
        return tuple(Load(tensor, (self.at,)) for tensor in self.memory)

    def set(self, values: Sequence[Expr]) -> list[Statement]:
        return [Store(tensor, self.at, value) for tensor, value in zip(self.memory, values, strict=True)]

    def start(self) -> list[Statement]:
        """The neutral state. Nothing is better than the first of equals, so positions begin at 0."""
        value = neutral(self.reduction.kind.removeprefix("arg"), self.memory[0].dtype)
        return self.set((value, const(0, self.memory[1].dtype)) if len(self.memory) > 1 else (value,))

    def result(self) -> Expr:
        return cast(self.read()[-1], self.reduction.var.dtype)


def _divides(rows: int, extent: Size) -> bool:
    return isinstance(extent, int) and extent % rows == 0


def _groups(levels: Sequence[SumLevel], additions: int | None) -> list[list[SumLevel]]:
    """The loops around rows that so many additions come from, by the accumulators that they share: few additions in all
    need no further level.
    """
    groups: list[list[SumLevel]] = [[]]
    for level in levels:
        if additions is not None and level.most is not None and additions * level.most <= 2 * SUM_BLOCK:
            groups[-1].append(level)
            additions *= level.most
        else:
            groups.append([level])
            additions = level.most
    return groups


class Strip:
    """The columns of a nest from `begin` to `end`: the passes over its rows, then what is stored once for a column."""

    def __init__(
        self,
        nest: FlatNest,
        points: Points,
        target: Target,
        vector: Axis,
        lanes: int,
        width: int,
        ranges: Mapping[str, Range],
    ) -> None:
        self.nest, self.points, self.target, self.ranges = nest, points, target, ranges
        self.vector, self.lanes, self.width = vector, lanes, width
        columns = nest.extents[vector]
        states = sum(sum(t.size for t in _state_types(r, nest)) for r in nest.reductions)
        in_registers = isinstance(columns, int) and 8 * columns * states <= target.vector_registers * target.vector_bits
        self.rows = 1 if in_registers else ROWS
        self.sum_rows = SUM_BLOCK * self.rows

    def statements(self, begin: Expr, end: Expr, only_written: set[Tensor]) -> list[Statement]:
        """The statements of a strip: with values left to later passes where L2 holds them."""
        self.begin, self.end = begin, end
        kept = [put for step in self._passes(only_written) for put in step.kept]
        if not kept or any(cost_of(postorder([put.value])) > WORTH_STORING for put in kept):
            return self._walk(only_written)
        columns = self.nest.extents[self.vector]
        far = _and(_is_far(_rows(self.nest), columns, self.target), index(columns) > self.width)
        if isinstance(far, Const):
            return self._walk(set() if far.value else only_written)
        again = self._walk(set())
        return [When(~far, tuple(self._walk(only_written))), When(far, tuple(again))]

    def _passes(self, memory: set[Tensor]) -> list[RowPass]:
        """The passes, of which some leave values to later ones in `memory`."""
        passes = row_passes(self.nest)
        keep_values(passes, self.nest, self.nest.reduced, memory, scratch=False)
        return passes

    def _walk(self, memory: set[Tensor]) -> list[Statement]:
        """All passes, and what is stored once for a column."""
        passes = self._passes(memory)
        self.points.keep(passes)
        done: list[Statement] = []
        results: dict[Expr, Expr] = {}
        for number, step in enumerate(passes):
            step.replace(results)
            states = [self._state(r, "") for r in step.reductions]
            done += [Alloc(tensor) for state in states for tensor in state.memory]
            done += self._pass(step, states)
            results |= {state.reduction.var: state.result() for state in states}
            done += self._once(passes[number + 1 :], results)
        puts = [put for put in self.nest.puts if put.level == "row"]
        last = RowPass([], puts, [test for test in self.nest.tests if test.level == "row"], [])
        last.replace(results)
        if last.puts or last.tests:
            done.append(self._columns(self.points.of_pass(last)))
        return done

    def _once(self, later: Sequence[RowPass], results: dict[Expr, Expr]) -> list[Statement]:
        """Expressions of later passes that depend on the results alone, such as a reciprocal of a sum: computed once
        for each column, and added to the results.
        """
        done: list[Statement] = []
        for value in _costly([x for step in later for x in step.roots()], results):
            memory = Tensor(value.dtype, (self.width,), name=f"c{len(results)}")
            at = self.vector - self.begin
            (computed,) = substitute([value], results)
            done += [Alloc(memory), self._columns([Store(memory, at, computed)])]
            results[value] = Load(memory, (at,))
        return done

    def _state(self, reduction: FlatReduction, suffix: str) -> _State:
        names = [f"{reduction.var.name}{suffix}", f"{reduction.var.name}{suffix}.at"]
        memory = tuple(
            Tensor(t, (self.width,), name=n) for t, n in zip(_state_types(reduction, self.nest), names, strict=False)
        )
        return _State(reduction, memory, self.vector - self.begin)

    def _columns(self, body: Sequence[Statement]) -> For:
        """A walk along one row of the strip."""
        return For(self.vector, self.begin, self.end, tuple(body), "vector", self.lanes)

    # ---- rows -------------------------------------------------------------------------------------------------------

    def _pass(self, step: RowPass, states: list[_State]) -> list[Statement]:
        """One walk down the rows."""
        *outer, last = self.nest.reduced
        body = self.points.of_pass(step)
        states = [_State(r, s.memory, s.at) for r, s in zip(step.reductions, states, strict=True)]
        extent = self.nest.extents[last]
        made: list[Statement]
        if is_inexact(step.reductions):
            return [self._start(states), *self._levels(body, states)]
        if states:
            made = self._rows(last, index(0), index(extent), extent, body, states)
        else:
            made = [For(last, index(0), index(extent), (self._columns(body),))]
        for axis in reversed(outer):
            made = [For(axis, index(0), index(self.nest.extents[axis]), tuple(made))]
        return [self._start(states), *made] if states else made

    def _levels(self, body: Sequence[Statement], totals: Sequence[_State]) -> list[Statement]:
        """The walk down the rows in levels (nest/sum_levels.py), each with accumulators in memory of its own."""
        *outer, last = self.nest.reduced
        extents = self.nest.extents
        sizes = [most_of(extents[axis], self.ranges) for axis in self.nest.reduced]
        rows, *levels = sum_levels(last, extents[last], sizes[-1], self.sum_rows)
        count = extents[last] if not levels else self.sum_rows if _divides(self.sum_rows, extents[last]) else None
        for axis, most in zip(reversed(outer), reversed(sizes[:-1]), strict=True):
            levels += sum_levels(axis, extents[axis], most)
        groups = _groups(levels, None if rows.most is None else rows.most // self.rows)
        names = [".part" + (str(k) if k > 1 else "") for k in range(1, len(groups))]
        parts = [[self._state(s.reduction, name) for s in totals] for name in names]
        sums = [*parts, totals]
        made = self._rows(rows.axis, rows.begin, rows.end, count, body, sums[0])
        for number, group in enumerate(groups):
            if number:
                pairs = zip(sums[number - 1], sums[number], strict=True)
                adds = [each for part, total in pairs for each in self._add(part, total)]
                made = [self._start(sums[number - 1]), *made, self._columns(adds)]
            for level in group:
                made = [For(level.axis, level.begin, level.end, tuple(made))]
        return [*(Alloc(tensor) for part in parts for state in part for tensor in state.memory), *made]

    def _start(self, states: Sequence[_State]) -> For:
        return self._columns([each for state in states for each in state.start()])

    def _add(self, part: _State, total: _State) -> list[Statement]:
        return total.set(combined(total.reduction.kind, total.read(), part.read()))

    def _rows(
        self, axis: Axis, begin: Expr, end: Expr, count: object, body: Sequence[Statement], states: Sequence[_State]
    ) -> list[Statement]:
        """Rows from begin to end: some at once and the rest, or one by one where something is stored for each."""
        one = For(axis, begin, end, (self._columns([*body, *self._accumulate(states, [axis], axis)]),))
        many = self.rows
        if body or many == 1 or (isinstance(count, int) and count < many):
            return [one]
        group = Axis(f"{axis.name}q")
        groups = index(count // many) if isinstance(count, int) else apply("truncdiv", end - begin, index(many))
        at = [begin + group * many + k for k in range(many)]
        made: list[Statement] = [For(group, index(0), groups, (self._columns(self._accumulate(states, at, axis)),))]
        if not (isinstance(count, int) and count % many == 0):
            rest = self._accumulate(states, [axis], axis)
            made.append(For(axis, begin + groups * many, end, (self._columns(rest),)))
        return made

    def _accumulate(self, states: Sequence[_State], at: Sequence[Expr], axis: Axis) -> list[Statement]:
        """Take the elements of some rows into the accumulators."""
        done: list[Statement] = []
        for state in states:
            r = state.reduction
            rows = [substitute([r.body, r.position], {axis: place}) for place in at]
            done += state.set(self._taken(state, rows))
        return done

    def _taken(self, state: _State, rows: Sequence[Sequence[Expr]]) -> tuple[Expr, ...]:
        kind, dtype = state.reduction.kind, state.memory[0].dtype
        if kind.startswith("arg"):
            found = state.read()
            for value, position in rows:
                found = combined(kind, found, (cast(value, dtype), cast(position, found[1].dtype)))
            return found
        level = [cast(value, dtype) for value, _ in rows]
        while len(level) > 1:
            level = [combined_value(kind, x, y, self.target) for x, y in zip(level[::2], level[1::2], strict=True)]
        return (combined_value(kind, state.read()[0], level[0], self.target),)


def _costly(roots: Sequence[Expr], results: Collection[Expr]) -> list[Expr]:
    """The largest subexpressions that read nothing but results, if a division or worse is among them."""
    pure: set[Expr] = set()
    costly: set[Expr] = set()
    found: dict[Expr, None] = {}
    for node in postorder(roots):
        if node in results or isinstance(node, Const):
            pure.add(node)
        elif isinstance(node, (Apply, Cast)) and all(child in pure for child in node.children):
            pure.add(node)
            if any(child in costly for child in node.children) or getattr(node, "name", "") in SLOW:
                costly.add(node)
                found[node] = None
                for child in node.children:
                    found.pop(child, None)
    return list(found)


def combined(kind: str, x: Sequence[Expr], y: Sequence[Expr]) -> tuple[Expr, ...]:
    """Two states as one, `x` the earlier."""
    dtype = x[0].dtype
    if not kind.startswith("arg"):
        if dtype.kind == "bool":
            return (apply("or" if kind in ("any", "max", "sum") else "and", x[0], y[0]),)
        if kind == GREATEST:
            return (select(apply("gt", y[0], x[0]), y[0], x[0]),)
        return (apply({"sum": "add", "prod": "mul"}.get(kind, kind), x[0], y[0]),)
    better = apply("gt" if kind == "argmax" else "lt", y[0], x[0])
    if dtype.is_float:  # a NaN is best, and the first of them stays
        better = (better | apply("isnan", y[0])) & ~apply("isnan", x[0])
    return select(better, y[0], x[0]), select(better, y[1], x[1])


def combined_value(kind: str, x: Expr, y: Expr, target: Target) -> Expr:
    """Two values combined; of a sum a product as one multiply-add."""
    if kind == "sum" and target.has_fma and isinstance(y, Apply) and y.name == "mul" and y.dtype.is_float:
        return apply("fma", *y.children, x)
    return combined(kind, (x,), (y,))[0]
