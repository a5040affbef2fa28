"""Scatters on GPUs: updates of one element in the order they stand in, those of different elements at the same time.

Updates are sorted by where they go; a thread for each element that any goes to then takes in the run of its updates,
one after the other. So results are those of a walk through all updates, and need no atomic operation. A few updates,
and those whose places are no sum of what is walked and what is free, are walked by one thread for each point of the
axes along which they never meet (in_order.py).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import gcd

from tfc.codegen.affine import Affine, Indices
from tfc.codegen.expr import Axis, Expr, Load, Var, apply, cast, guard, index, minimum, select
from tfc.codegen.facts import count
from tfc.codegen.gpu.in_order import walked_scatter
from tfc.codegen.gpu.launching import Work, one_thread_each
from tfc.codegen.gpu.sorting import Sorted, over, sort_launches
from tfc.codegen.loops import For, Launch, Let, Recur, Statement, Store, When
from tfc.codegen.tensor import Tensor
from tfc.codegen.traverse import postorder, substitute
from tfc.ir.dims import Size
from tfc.ir.types import f32, i32

FEW_UPDATES = 32
"""So many are walked."""


def scatter_launches(work: Work) -> list[Launch]:
    """The launches of a nest with a scatter."""
    key = _key(work)
    walked = _walked(work)
    updates = work.size_of(walked)
    if key is None or (isinstance(updates, int) and updates <= FEW_UPDATES):
        return [walked_scatter(work)]
    place, last = key
    keys = Tensor(i32, (updates,), name=f"places{len(work.scratch)}")
    work.scratch.append(keys)
    sorting, made = sort_launches(work, keys, (last + 1).bit_length())
    ends = Tensor(i32, (updates,), name=f"ends{len(work.scratch)}")
    work.scratch.append(ends)
    first = _places(work, walked, keys, place, last + 1)
    return [*first, *sorting, _ends(work, made, ends, updates, last + 1), _apply(work, walked, made, ends)]


def _walked(work: Work) -> list[Axis]:
    """The axes along which updates may meet."""
    (scatter,) = work.nest.scatters
    return [axis for axis in work.nest.kept if axis not in scatter.free]


def _key(work: Work) -> tuple[Expr, int] | None:
    """A number for where an update goes, equal where updates meet, and the largest one; None if there is none."""
    (scatter,) = work.nest.scatters
    size, free = count(scatter.target.shape), set(scatter.free)
    if not isinstance(size, int) or size >= 1 << 31 or any(axis in free for axis in postorder([scatter.when])):
        return None
    indices = Indices(work.nest.extents)
    form = indices.of(scatter.position)
    terms: dict[Expr, int] = {}
    for atom, step in form.terms.items():
        below = {node for node in postorder([atom]) if isinstance(node, Axis)}
        if below and below <= free:
            continue
        if below & free or not isinstance(step, int):
            return None
        terms[atom] = step
    if not isinstance(form.constant, int):
        return None
    unit = gcd(*terms.values(), form.constant) or 1
    parts = Affine({atom: step // unit for atom, step in terms.items()}, form.constant // unit)
    return indices.expr(parts), size // unit


def _places(work: Work, walked: Sequence[Axis], keys: Tensor, place: Expr, nowhere: int) -> list[Launch]:
    """Where each update goes, and the checks."""
    (scatter,) = work.nest.scatters
    at = Axis("at")
    store = Store(keys, at, select(scatter.when, cast(place, i32), cast(index(nowhere), i32)))
    tests = work.points.tests(work.nest.tests)
    launches = [one_thread_each(work, work.nest.kept, tests)] if tests else []
    body = [*work.coordinates(at, walked), store]
    return [*launches, one_thread_each(over(work, at, keys.shape[0]), [at], body)]


def _ends(work: Work, made: Sorted, ends: Tensor, updates: Size, nowhere: int) -> Launch:
    """At the first of each run of equal keys where it ends, found by halving; 0 at others."""
    at, turn = Axis("at"), Axis("turn")
    own = Var("own", i32)
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
    before = guard(at > 0, Load(made.keys, (at - 1,)), cast(index(-1), i32))
    begins = (own < nowhere) & before.ne(own)
    body: list[Statement] = [
        Let(own, Load(made.keys, (at,))),
        For(turn, index(0), index(rounds), (), recurs=halving),
        Store(ends, at, select(begins, high, cast(index(0), i32))),
    ]
    return one_thread_each(over(work, at, updates), [at], body)


def _apply(work: Work, walked: Sequence[Axis], made: Sorted, ends: Tensor) -> Launch:
    """A thread for each place that updates go to and each point of the free axes takes them in."""
    (scatter,) = work.nest.scatters
    at, turn, number, place = Axis("run"), Axis("turn"), Axis("number"), Axis("place")
    free = [axis for axis in work.nest.kept if axis in scatter.free]
    end = index(Load(ends, (at,)))
    begin = end - 1 if scatter.combine == "set" else at
    taken = Axis("taken")
    renamed = {axis: Axis(f"{axis.name}.taken") for axis in walked}
    extents = {**work.nest.extents, **{new: work.nest.extents[old] for old, new in renamed.items()}}
    inside = replace(work, nest=replace(work.nest, extents=extents))
    mapping: dict[Expr, Expr] = {axis: new for axis, new in renamed.items()}
    (value,) = substitute([scatter.value], mapping)
    so_far = Var("so_far", scatter.target.dtype)
    following = value if scatter.combine == "set" else _stored(apply(scatter.combine, so_far, value))
    step = [Let(taken, index(Load(made.order, (turn,)))), *inside.coordinates(taken, list(renamed.values()))]
    recur = Recur(so_far, Load(scatter.target, (place,)), following)
    body: list[Statement] = [
        Let(number, index(Load(made.order, (at,)))),
        *work.coordinates(number, walked),
        Let(place, scatter.position),
        For(turn, begin, end, tuple(step), recurs=(recur,)),
        Store(scatter.target, place, so_far),
    ]
    runs = over(work, at, ends.shape[0])
    return one_thread_each(replace(runs, lane=work.lane), [at, *free], [When(end > at, tuple(body))])


def _stored(value: Expr) -> Expr:
    """A value as memory would give it back: a narrow float rounded."""
    is_narrow = value.dtype.is_float and value.dtype.size < f32.size
    return cast(cast(value, f32), value.dtype) if is_narrow else value
