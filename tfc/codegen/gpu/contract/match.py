"""Recognise contractions: sums of products in which some axes belong to one factor alone.

The axes are sorted as on a processor (codegen/contract/match.py): both and summed is k, the left factor only is m, the
right one only is n, both and kept is batch. But nothing has to lie evenly in memory, as a block copies what it works on
into shared memory element by element: a factor is any expression of its axes, a window of a padded image as well as a
plain matrix, and is computed where it is copied.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tfc.codegen.contract.axis_groups import Group
from tfc.codegen.contract.match import SMALL, computed_in
from tfc.codegen.nest.flatten import FlatNest
from tfc.codegen.tensor.accesses import count
from tfc.codegen.tensor.affine import Indices
from tfc.codegen.tensor.expr import Apply, Axis, Const, Expr, Guard, Load, Var, guard
from tfc.codegen.tensor.traverse import axes_in, postorder
from tfc.ir.types.dims import Size
from tfc.ir.types.types import DType

FEW = 2
"""So few rows or columns are no tile: each result is the work of a thread, or of those that share a row or a column, as
of any other sum. With more of them most of a tile's threads may be idle, but memory is read once."""


@dataclass(frozen=True)
class Factor:
    """One side of a contraction: element (row, k) is `value` at a point of the axes of batch, `rows` and k.

    `along_k`: neighbours along k are neighbours in memory; otherwise those along the rows are, or none.
    """

    value: Expr
    rows: Group
    along_k: bool


@dataclass(frozen=True)
class Contraction:
    """sums[b, i, j] = Σ left[b, i, k] · right[b, j, k], computed in `dtype` and known as `var` to what follows."""

    left: Factor
    right: Factor
    batch: Group
    k: Group
    var: Var
    dtype: DType


def contraction_of(nest: FlatNest) -> Contraction | None:
    """The contraction that a nest is; None where it is none, or too small or narrow for tiles."""
    if len(nest.reductions) != 1 or nest.scatters or nest.scans:
        return None
    sums = nest.reductions[0]
    factors = _factors(sums.body)
    if sums.kind != "sum" or factors is None or sums.var.dtype.kind == "bool":
        return None
    if any(put.level != "row" for put in nest.puts) or any(test.level != "row" for test in nest.tests):
        return None
    left, right = factors
    groups = _groups(nest, left, right)
    if groups is None or _is_small(nest):
        return None
    batch, m, n, k = groups
    if nest.kept and nest.kept[-1] in m.axes:  # what is written in order are the columns
        left, right, m, n = right, left, n, m
    if any(isinstance(side.size, int) and side.size <= FEW for side in (m, n)):
        return None
    indices = Indices(nest.extents)
    first, second = (Factor(x, rows, _runs_along(x, k, rows, indices)) for x, rows in ((left, m), (right, n)))
    return Contraction(first, second, batch, k, sums.var, computed_in(sums.var.dtype))


def _factors(body: Expr) -> tuple[Expr, Expr] | None:
    """The factors of a product; of one that is left out at some points with zeros there."""
    if isinstance(body, Guard) and isinstance(body.children[2], Const) and body.children[2].value == 0:
        condition, inside, zero = body.children
        found = _factors(inside)
        if found is None:
            return None
        moves = [axes_in(condition) <= axes_in(factor) for factor in found]
        left, right = (guard(condition, factor, zero) for factor in found)
        return (left, found[1]) if moves[0] else (found[0], right) if moves[1] else None
    if isinstance(body, Apply) and body.name == "mul":
        left, right = body.children
        return left, right
    return None


def _groups(nest: FlatNest, left: Expr, right: Expr) -> tuple[Group, Group, Group, Group] | None:
    """The axes as (batch, m, n, k); None when a kept axis is used by neither factor."""
    in_left, in_right = axes_in(left), axes_in(right)
    parts: tuple[list[Axis], ...] = ([], [], [])
    for axis in nest.kept:
        uses = axis in in_left, axis in in_right
        if nest.extents[axis] == 1 or all(uses):
            parts[0].append(axis)
        elif not any(uses):
            return None
        else:
            parts[1 if uses[0] else 2].append(axis)
    batch, m, n, k = (_group(nest, axes) for axes in (*parts, nest.reduced))
    return batch, m, n, k


def _group(nest: FlatNest, axes: Sequence[Axis]) -> Group:
    return Group(tuple(axes), tuple(nest.extents[axis] for axis in axes))


def _is_small(nest: FlatNest) -> bool:
    total = count(tuple(nest.extents.values()))
    return isinstance(total, int) and total <= SMALL


def _runs_along(factor: Expr, k: Group, rows: Group, indices: Indices) -> bool:
    """True where neighbours along k lie side by side in memory, or neither these nor those along the rows do."""
    forms = [indices.of(node.children[0]) for node in postorder([factor]) if isinstance(node, Load)]

    def is_contiguous(group: Group) -> bool:
        long = [axis for axis, size in zip(group.axes, group.sizes, strict=True) if size != 1]
        return bool(long) and any(form.coefficient(long[-1]) == 1 for form in forms)

    return is_contiguous(k) or not is_contiguous(rows)


def total(*groups: Group) -> Size:
    """The number of points of all groups together."""
    return count(tuple(size for group in groups for size in group.sizes))
