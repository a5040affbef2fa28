"""The vector axis of a nest, its number of lanes, and the cost of a point."""

from __future__ import annotations

from collections.abc import Iterable

from tfc.codegen.nest.flatten import FlatNest
from tfc.codegen.target.target import Target
from tfc.codegen.tensor.affine import Affine, Indices
from tfc.codegen.tensor.expr import EXPENSIVE, Apply, Axis, Expr, Load
from tfc.codegen.tensor.tensor import sum_type
from tfc.codegen.tensor.traverse import loads, postorder

NARROW = 4
"""Elements of an axis that is worth a block at least."""


def choose_axis(nest: FlatNest, target: Target) -> Axis | None:
    """The axis along which most accesses are contiguous; the inner one of equals; None for a single point."""
    candidates = [axis for axis in (*nest.kept, *nest.reduced) if nest.extents[axis] != 1]
    if nest.scatters:
        free = set(nest.scatters[0].free)
        candidates = [axis for axis in candidates if axis in free]
    if not candidates:
        return None
    indices = Indices(nest.extents)
    reads = [indices.of(load.children[0]) for load in loads(nest.roots())]
    writes = [(indices.of(put.position), put.level == "full") for put in nest.puts]
    writes += [(indices.of(scatter.position), True) for scatter in nest.scatters]

    def score(axis: Axis) -> int:
        total = sum(_worth(form, axis, 3, 1, -4) for form in reads)
        for form, full in writes:
            if full:
                total += _worth(form, axis, 6, 0, -8)
            elif axis in nest.kept:
                total += _worth(form, axis, 1, 0, -1)
        extent = nest.extents[axis]
        if isinstance(extent, int) and extent < target.f32_lanes:
            total -= 2
        return total

    best = max(candidates, key=lambda axis: (score(axis), candidates.index(axis)))
    if nest.scatters and score(best) < 0:
        return None
    return best


def crossing_axis(nest: FlatNest, vector: Axis | None) -> Axis | None:
    """The axis along which something is contiguous that the lanes stride over (a transpose): both want blocks."""
    long = [axis for axis in nest.kept if not isinstance(size := nest.extents[axis], int) or size >= NARROW]
    if vector not in long:
        return None
    indices = Indices(nest.extents)
    for load in loads(nest.roots()):
        form = indices.of(load.children[0])
        if form.coefficient(vector) in (0, 1):
            continue
        found = [axis for axis in long if axis is not vector and form.coefficient(axis) == 1]
        if found:
            return found[-1]
    return None


def _worth(form: Affine, axis: Axis, contiguous: int, same: int, other: int) -> int:
    coefficient = form.coefficient(axis)
    if any(not isinstance(atom, Axis) and depends_on(atom, axis) for atom in form.terms):
        return other
    return contiguous if coefficient == 1 else same if coefficient == 0 else other


def depends_on(root: Expr, axis: Expr) -> bool:
    """True when `axis` occurs in an expression."""
    return any(node is axis for node in postorder([root]))


def lanes_of(nest: FlatNest, axis: Axis | None, target: Target, *, masked: bool) -> int:
    """The number of lanes: a few vector registers, fewer when expressions are long or the axis is short."""
    if axis is None:
        return 1
    values = value_nodes(nest)
    width = max((max(1, sum_type(node.dtype).size) for node in values), default=4)
    base = max(1, target.vector_bits // 8 // width)
    cost = cost_of(values)
    many = 4 if cost < 16 else 2 if cost < 48 else 1
    lanes = base * many
    extent = nest.extents[axis]
    if not isinstance(extent, int):
        return lanes
    while lanes > 1 and lanes // 2 >= extent:
        lanes //= 2
    if not masked:
        while lanes > 1 and lanes > extent:
            lanes //= 2
    while lanes > base and extent % lanes:
        lanes //= 2
    return lanes


def value_nodes(nest: FlatNest) -> list[Expr]:
    """The nodes that compute or load values, index arithmetic left out."""
    roots = [r.body for r in nest.reductions] + [p.value for p in nest.puts] + [s.value for s in nest.scatters]
    roots += [x for t in nest.tests for x in t.check.exprs]
    roots += [s.value for s in nest.scans] + [s.key for s in nest.sorts]
    return [node for node in postorder(roots, stop=lambda node: isinstance(node, Load)) if not isinstance(node, Axis)]


def cost_of(values: Iterable[Expr]) -> int:
    """Instructions per point, roughly."""
    return sum(25 if isinstance(x, Apply) and x.name in EXPENSIVE and x.dtype.is_float else 1 for x in values)


def bytes_of(nest: FlatNest) -> int:
    """Memory traffic per point, roughly: the sizes of what is loaded and stored at every point."""
    return sum(x.dtype.size for x in loads(nest.roots())) + sum(put.value.dtype.size for put in nest.puts)
