"""Scatters on GPUs: updates of one element in order, those of different elements at the same time.

Updates are sorted by where they go; a thread for each element that any goes to then takes in the run of its updates,
one after the other. So results are those of a walk through all updates, and need no atomic operation. Of a long run
other threads combine pieces of a fixed length first. A few updates, and those whose places are no sum of what is walked
and what is free, are walked by one thread for each point of the axes along which they never meet (serial_scatter.py).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from math import gcd

from tfc.codegen.gpu.launching import Work, one_thread_each, over, quotient_up
from tfc.codegen.gpu.schedule.radix_sort import Sorted
from tfc.codegen.gpu.schedule.serial_scatter import serial_scatter
from tfc.codegen.gpu.schedule.sorting import sort_launches
from tfc.codegen.loop_ir.loops import For, Launch, Let, Recur, Statement, Store, When
from tfc.codegen.tensor.accesses import count
from tfc.codegen.tensor.affine import Affine, Indices
from tfc.codegen.tensor.expr import Axis, Expr, Load, Var, apply, cast, const, guard, index, minimum, select
from tfc.codegen.tensor.tensor import Tensor, neutral, sum_type
from tfc.codegen.tensor.traverse import axes_in, substitute
from tfc.ir.types.dims import Size
from tfc.ir.types.types import DType, i32, i64

FEW_UPDATES = 32
"""So many are walked."""
PIECE = 256
"""Sorted updates that a thread takes in, at most, of a run."""
_WITHIN = {"add": "add", "sub": "add", "mul": "mul", "div": "mul", "min": "min", "max": "max"}
"""The combination of the updates of a piece, by the combination of the piece with the element."""


def scatter_launches(work: Work) -> list[Launch]:
    """The launches of a nest with a scatter."""
    key = _key(work)
    (scatter,) = work.nest.scatters
    walked = [axis for axis in work.nest.kept if axis not in scatter.free]
    updates = work.size_of(walked)
    if key is None or (isinstance(updates, int) and updates <= FEW_UPDATES):
        return [serial_scatter(work)]
    keys = work.memory(key.dtype, updates, "places")
    sorting, made = sort_launches(work, keys, None if key.last is None else (key.last + 1).bit_length())
    ends = work.memory(i32, updates, "ends")
    runs = _Runs(work, walked, made, ends)
    return [*_places(work, walked, keys, key), *sorting, _ends(work, made, ends, key.nowhere), *runs.launches()]


@dataclass(frozen=True)
class _Key:
    """The target of an update as a number from 0 on, equal where updates meet; `last` is the largest one, None where
    that is not known to fit 32 bits.
    """

    place: Expr
    last: int | None

    @property
    def dtype(self) -> DType:
        """The type of keys in memory."""
        return i64 if self.last is None else i32

    @property
    def nowhere(self) -> Expr:
        """The key of an update that is left out, larger than all others."""
        return neutral("min", i64) if self.last is None else const(self.last + 1, i32)


def _key(work: Work) -> _Key | None:
    """The keys of a scatter; None where the target is no number."""
    (scatter,) = work.nest.scatters
    size, free = count(scatter.target.shape), set(scatter.free)
    if not free.isdisjoint(axes_in(scatter.when)):
        return None
    indices = Indices(work.nest.extents)
    form = indices.of(scatter.position)
    terms: dict[Expr, Size] = {}
    for atom, step in form.terms.items():
        below = axes_in(atom)
        if below and below <= free:
            continue
        if below & free:
            return None
        terms[atom] = step
    steps = [step for step in (*terms.values(), form.constant) if isinstance(step, int)]
    if not isinstance(size, int) or len(steps) <= len(terms) or size >= 1 << 31:
        if len(terms) == 1 and form.constant == 0:
            return _Key(next(iter(terms)), None)
        return _Key(indices.expr(Affine(terms, form.constant)), None)
    unit = gcd(*steps) or 1
    parts = Affine({atom: step // unit for atom, step in terms.items()}, form.constant // unit)
    return _Key(indices.expr(parts), size // unit)


def _places(work: Work, walked: Sequence[Axis], keys: Tensor, key: _Key) -> list[Launch]:
    """The targets of the updates, and the checks."""
    (scatter,) = work.nest.scatters
    at = Axis("at")
    store = Store(keys, at, select(scatter.when, cast(key.place, key.dtype), key.nowhere))
    tests = work.points.tests(work.nest.tests)
    launches = [one_thread_each(work, work.nest.kept, tests)] if tests else []
    body = [*work.coordinates(at, walked), store]
    return [*launches, one_thread_each(over(work, at, keys.shape[0]), [at], body)]


def _ends(work: Work, made: Sorted, ends: Tensor, nowhere: Expr) -> Launch:
    """At the first of each run of equal keys the end of the run, found by binary search; negative at the first of a
    PIECE inside of a run, 0 elsewhere.
    """
    (updates,) = ends.shape
    at, iteration = Axis("at"), Axis("turn")
    own = Var("own", nowhere.dtype)
    low, high = Var("low", i32), Var("high", i32)
    middle = apply("truncdiv", low + high, 2)
    last = cast(index(updates), i32) - 1
    further = Load(made.keys, (index(minimum(middle, last)),)) > own
    more = low < high
    halving = (
        Recur(low, cast(at, i32) + 1, select(more & ~further, middle + 1, low)),
        Recur(high, last + 1, select(more & further, middle, high)),
    )
    rounds = updates.bit_length() + 1 if isinstance(updates, int) else 32
    before = guard(at > 0, Load(made.keys, (at - 1,)), const(-1, own.dtype))
    begins, cut = before.ne(own), (at & (PIECE - 1)).eq(0)
    nothing = cast(index(0), i32)
    found = select(own < nowhere, select(begins, high, select(cut, -high, nothing)), nothing)
    body: list[Statement] = [
        Let(own, Load(made.keys, (at,))),
        For(iteration, index(0), index(rounds), (), recurs=halving),
        Store(ends, at, found),
    ]
    return one_thread_each(over(work, at, updates), [at], body)


@dataclass(frozen=True, eq=False)
class _Runs:
    """The runs of sorted updates, and what they do to their elements."""

    work: Work
    walked: Sequence[Axis]
    made: Sorted
    ends: Tensor

    def launches(self) -> list[Launch]:
        """A launch of a thread for each run and each point of the free axes, after one for each piece of long runs."""
        work, scatter = self.work, self.work.nest.scatters[0]
        (updates,) = self.ends.shape
        at, place, piece = Axis("run"), Axis("place"), Axis("piece")
        free = [axis for axis in work.nest.kept if axis in scatter.free]
        end = index(Load(self.ends, (at,)))
        begin: list[Statement] = [*self._update(at, work, self.walked), Let(place, scatter.position)]
        so_far, whole = Var("so_far", scatter.target.dtype), Var("whole", scatter.target.dtype)
        before = Load(scatter.target, (place,))
        is_set = scatter.combine == "set"

        def follow(value: Expr) -> Expr:
            return value if is_set else _stored(apply(scatter.combine, so_far, value))

        if is_set or (isinstance(updates, int) and updates <= PIECE):
            taken = self._taken(end - 1 if is_set else at, end, so_far, before, follow)
            body = (*begin, taken, Store(scatter.target, place, so_far))
            return [self._each(at, updates, free, When(end > at, body))]
        number = work.number_of(free)
        pieces, points = quotient_up(updates, PIECE), work.size_of(free)
        results = work.memory(sum_type(scatter.target.dtype), pieces * points, "pieces")
        result = Load(results, (piece * index(points) + number,))
        own = apply("truncdiv", at, PIECE) + 1
        recur = Recur(whole, so_far, _stored(apply(scatter.combine, whole, cast(result, whole.dtype))))
        body = (
            *begin,
            self._taken(at, minimum(end, own * PIECE), so_far, before, follow),
            For(piece, own, apply("truncdiv", end + (PIECE - 1), PIECE), (), recurs=(recur,)),
            Store(scatter.target, place, whole),
        )
        return [
            self._pieces(piece, pieces, free, results, piece * index(points) + number),
            self._each(at, updates, free, When(end > at, body)),
        ]

    def _pieces(self, piece: Axis, pieces: Size, free: list[Axis], results: Tensor, place: Expr) -> Launch:
        """A launch of a thread for each piece that begins inside of a run."""
        (scatter,) = self.work.nest.scatters
        first = Axis("first")
        end = -index(Load(self.ends, (first,)))
        so_far = Var("so_far", results.dtype)
        taken = self._taken(
            first + 1,
            minimum(end, first + PIECE),
            so_far,
            cast(scatter.value, so_far.dtype),
            lambda value: apply(_WITHIN[scatter.combine], so_far, cast(value, so_far.dtype)),
        )
        body = (*self._update(first, self.work, self.walked), taken, Store(results, place, so_far))
        inside = (Let(first, piece * PIECE), When(end > 0, body))
        return self._each(piece, pieces, free, *inside)

    def _each(self, axis: Axis, length: Size, free: list[Axis], *body: Statement) -> Launch:
        runs = over(self.work, axis, length)
        return one_thread_each(replace(runs, lane=self.work.lane), [axis, *free], body)

    def _update(self, at: Axis, work: Work, axes: Sequence[Axis]) -> list[Statement]:
        """The walked axes of sorted update `at`."""
        number = Axis(f"{at.name}.number")
        return [Let(number, index(Load(self.made.order, (at,)))), *work.coordinates(number, axes)]

    def _taken(self, begin: Expr, end: Expr, so_far: Var, start: Expr, follow: Callable[[Expr], Expr]) -> For:
        """`so_far` after sorted updates from `begin` to `end` were taken in one by one."""
        iteration = Axis("turn")
        renamed = {axis: Axis(f"{axis.name}.taken") for axis in self.walked}
        extents = {**self.work.nest.extents, **{new: self.work.nest.extents[old] for old, new in renamed.items()}}
        inside = replace(self.work, nest=replace(self.work.nest, extents=extents))
        mapping: dict[Expr, Expr] = dict(renamed.items())
        (value,) = substitute([self.work.nest.scatters[0].value], mapping)
        step = self._update(iteration, inside, list(renamed.values()))
        return For(iteration, begin, end, tuple(step), recurs=(Recur(so_far, start, follow(value)),))


def _stored(value: Expr) -> Expr:
    """A value as memory would give it back: a narrow float rounded."""
    return cast(cast(value, sum_type(value.dtype)), value.dtype)
