"""Running sums and products on GPUs.

Along memory the threads of a group take a stretch of neighbours each round: a warp combines its values by shuffles
(Hillis and Steele 1986, "Data parallel algorithms"), warps by way of shared memory, and what came before is handed from
round to round. Across memory a thread walks a column. A few long rows are cut into parts of a fixed length: one launch
finds the totals of parts, the next what comes before each, the third the result. What is combined with what depends on
sizes alone.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from tfc.codegen.gpu.launching import THREADS, Work, one_thread_each, quotient_up
from tfc.codegen.gpu.schedule.row_groups import RowGroup
from tfc.codegen.loop_ir.loops import THREAD, WARP, Barrier, For, Launch, Let, Recur, Shuffle, Statement, Store, When
from tfc.codegen.tensor.expr import Axis, Expr, Load, Var, apply, cast, index, minimum, select
from tfc.codegen.tensor.tensor import Tensor, neutral, sum_type
from tfc.codegen.tensor.traverse import loads
from tfc.ir.types.dims import Size
from tfc.ir.types.types import DType

SHORT_ROW = 256
"""A row of at most so many elements is a warp's work, a longer one a block's."""
MANY_ROWS, MANY_COLUMNS = 1024, 1 << 14
"""So many keep a device busy without being cut."""
LONG_ROW, LONG_COLUMN = 1 << 14, 1 << 10
ROW_PART, COLUMN_PART = 4096, 256
"""Elements of a part."""


@dataclass(frozen=True)
class Line:
    """A scan along `axis`: `value` at each position, into `position` of `target`."""

    axis: Axis
    length: Size
    value: Expr
    target: Tensor
    position: Expr
    kind: str
    exclusive: bool

    @property
    def dtype(self) -> DType:
        """The type of totals."""
        return sum_type(self.value.dtype)

    @property
    def nothing(self) -> Expr:
        """The neutral element of totals."""
        return neutral(self.kind, self.dtype)

    def both(self, x: Expr, y: Expr) -> Expr:
        """Two totals combined, `x` before `y`."""
        return apply("add" if self.kind == "sum" else "mul", x, y)


def scan_launches(work: Work) -> list[Launch]:
    """The launches of a nest with a scan."""
    nest = work.nest
    (scan,) = nest.scans
    line = Line(scan.axis, nest.extents[scan.axis], scan.value, scan.target, scan.position, scan.kind, scan.exclusive)
    kept = [a for a in nest.kept if a is not scan.axis]
    return line_launches(work, kept, line, along=work.lane is scan.axis)


def line_launches(work: Work, kept: list[Axis], line: Line, *, along: bool) -> list[Launch]:
    """The launches of a scan for each point of `kept`, along memory or across it."""
    rows = work.size_of(kept)
    is_long = not isinstance(line.length, int) or line.length > (LONG_ROW if along else LONG_COLUMN)
    is_busy = isinstance(rows, int) and rows >= (MANY_ROWS if along else MANY_COLUMNS)
    if is_long and not is_busy:
        return _in_parts(work, kept, line, rows, along=along)
    return [_launch(work, kept, line, along=along)]


def _in_parts(work: Work, others: list[Axis], line: Line, rows: Size, *, along: bool) -> list[Launch]:
    """The launches of a scan in parts: totals of parts, their exclusive prefixes, the result."""
    size = ROW_PART if along else COLUMN_PART
    parts = quotient_up(line.length, size)
    part = Axis("part")
    inside = replace(work, nest=replace(work.nest, extents={**work.nest.extents, part: parts}))
    totals, number = work.memory(line.dtype, rows * parts, "totals"), work.number_of(others)
    place = number * index(parts) + part if along else part * index(rows) + number
    kept = [*others, part] if along else [part, *others]
    before = Line(part, parts, Load(totals, (place,)), totals, place, line.kind, exclusive=True)
    bounds = part * size, minimum(part * size + size, index(line.length))
    return [
        _launch(inside, kept, line, bounds, total=Store(totals, place, Var("total", line.dtype)), along=along),
        _launch(inside, others, before, along=along),
        _launch(inside, kept, line, bounds, start=Load(totals, (place,)), along=along),
    ]


def _launch(
    work: Work,
    kept: list[Axis],
    line: Line,
    bounds: tuple[Expr, Expr] | None = None,
    *,
    along: bool,
    start: Expr | None = None,
    total: Store | None = None,
) -> Launch:
    """A launch of one scan between bounds for each point of `kept`, begun with `start`; only its total is stored where
    `total`.
    """
    begin, end = bounds or (index(0), index(line.length))
    start = line.nothing if start is None else start
    if not along:
        body = _column(line, begin, end, start, stores=total is None)
        return one_thread_each(work, kept, [*body, *([total] if total is not None else [])])
    length = ROW_PART if bounds is not None else line.length
    width = THREADS
    in_place = any(load.tensor is line.target for load in loads([line.value]))
    # Groups without a row of their own read the last one, which nobody may write meanwhile.
    if isinstance(length, int) and length <= SHORT_ROW and not in_place:
        width = next(width for width in (1, 2, 4, 8, 16, WARP) if width >= min(WARP, length))
    group = RowGroup(work, width, tuple(kept))
    body = _row(group, line, begin, end, start, stores=total is None)
    if total is not None:
        body.append(group.first([total]))
    return group.launch(body)


def _column(line: Line, begin: Expr, end: Expr, start: Expr, *, stores: bool) -> list[Statement]:
    """The walk of one thread; afterwards `total` is the total of the column."""
    before = Var("total", line.dtype)
    after = Var("after", line.dtype)
    step: list[Statement] = [Let(after, line.both(before, cast(line.value, line.dtype)))]
    if stores:
        step.append(Store(line.target, line.position, before if line.exclusive else after))
    return [For(line.axis, begin, end, tuple(step), recurs=(Recur(before, start, after),))]


def _row(group: RowGroup, line: Line, begin: Expr, end: Expr, start: Expr, *, stores: bool) -> list[Statement]:
    """The walk of a group of threads; afterwards every thread's `total` is the total of the row."""
    at, width, dtype = group.at, group.width, line.dtype
    before, iteration, place = Var("total", dtype), Axis("turn"), Axis("place")
    valid = place < end
    body: list[Statement] = [Let(place, begin + iteration * width + at), Let(line.axis, minimum(place, end - 1))]
    own = Var("own", dtype)
    body.append(Let(own, select(valid, cast(line.value, dtype), line.nothing)))
    up_to, step = own, 1
    while step < min(width, WARP):
        other, sum_ = Var(f"up{step}", dtype), Var(f"to{step}", dtype)
        lane = at - apply("truncdiv", at, WARP) * WARP
        body += [
            Shuffle(other, up_to, "up", index(step)),
            Let(sum_, select(lane >= step, line.both(other, up_to), up_to)),
        ]
        up_to, step = sum_, 2 * step
    ahead: Expr = before
    if width <= WARP:
        whole = Var("whole", dtype)
        last = THREAD - at + (width - 1)
        body.append(Shuffle(whole, up_to, "idx", last - apply("truncdiv", last, WARP) * WARP))
        following = line.both(before, whole)
    else:
        ahead, following = _over_warps(group, line, up_to, before, body)
    if stores:
        given = up_to
        if line.exclusive:
            given, moved = Var("given", dtype), Var("moved", dtype)
            lane = at - apply("truncdiv", at, WARP) * WARP
            body += [Shuffle(moved, up_to, "up", index(1)), Let(given, select(lane.eq(0), line.nothing, moved))]
        body += group.acting([Store(line.target, line.position, line.both(ahead, given))], valid)
    after = Var("after", dtype)
    body.append(Let(after, following))
    iterations = apply("truncdiv", end - begin + (width - 1), width)
    return [For(iteration, index(0), iterations, tuple(body), recurs=(Recur(before, start, after),))]


def _over_warps(group: RowGroup, line: Line, up_to: Var, before: Var, body: list[Statement]) -> tuple[Expr, Expr]:
    """The prefix before a thread's warp, and the one before the next iteration, by the totals of all warps in shared
    memory.
    """
    warps = group.width // WARP
    if not group.shared:
        group.shared.append(Tensor(line.dtype, (warps,), name="warps"))
    (shared,) = group.shared
    warp = apply("truncdiv", THREAD, WARP)
    last = (THREAD - warp * WARP).eq(WARP - 1)
    body += [When(last, (Store(shared, warp, up_to),)), Barrier()]
    ahead: Expr = before
    following: Expr = before
    for k in range(warps):
        following = line.both(following, Load(shared, (index(k),)))
        if k < warps - 1:
            ahead = select(warp > k, following, ahead)
    found, after = Var("ahead", line.dtype), Var("all", line.dtype)
    body += [Let(found, ahead), Let(after, following), Barrier()]
    return found, after
