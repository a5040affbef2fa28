"""One-hot sums: a sum over a row in which all elements but one are 0 becomes that element, such as the logit of a
label.

A sum of `f(k) where k is the label, else 0` over the columns k compares every column with the label. What it gives is
f(label), or 0 where no column is the label.
"""

from __future__ import annotations

from tfc.codegen.nest.flatten import FlatNest, FlatReduction
from tfc.codegen.nest.vectorize import depends_on
from tfc.codegen.tensor.expr import Apply, Axis, Const, Expr, Select, const, guard
from tfc.codegen.tensor.traverse import postorder, substitute
from tfc.ir.base.record import replace


def with_one_hot_sums(nest: FlatNest, begin: Expr, end: Expr) -> FlatNest:
    """The nest, whose innermost axis goes from `begin` to `end`, with one-hot sums as elements of the row; the same
    nest where there is none.
    """
    if len(nest.reduced) != 1 or nest.scatters or nest.scans or nest.sorts:
        return nest
    needed = set(postorder([x for r in nest.reductions for x in (r.body, r.position)]))
    picked: dict[Expr, Expr] = {}
    for reduction in nest.reductions:
        found = None if reduction.var in needed else _picked(reduction, nest.reduced[0], begin, end)
        if found is not None:
            picked[reduction.var] = found
    if len(picked) == len(nest.reductions) or not picked:
        return nest  # a nest of rows keeps something to go along them for
    made = nest.replaced(substitute(nest.roots(), picked))
    return replace(made, reductions=[r for r in made.reductions if r.var not in picked])


def _picked(reduction: FlatReduction, axis: Axis, begin: Expr, end: Expr) -> Expr | None:
    """The only element that may not be 0, if the sum has but one."""
    body = reduction.body
    if reduction.kind != "sum" or not isinstance(body, Select):
        return None
    condition, value, other = body.children
    if not isinstance(condition, Apply) or condition.name not in ("eq", "ne"):
        return None
    if condition.name == "ne":
        value, other = other, value
    places = [x for x in condition.children if x is not axis]
    if len(places) != 1 or depends_on(places[0], axis) or not isinstance(other, Const) or other.value != 0:
        return None
    place = places[0]
    element = substitute([value], {axis: place})[0]
    zero = const(0, body.dtype)
    return guard((place >= begin) & (place < end), element, zero) + zero
