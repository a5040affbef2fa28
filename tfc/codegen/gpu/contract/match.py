"""Recognise contractions: sums of products in which some axes belong to one operand alone.

The role of each axis is found as for processors (codegen/contract/contraction.py). But nothing has to lie evenly in
memory, as a block copies what it works on into shared memory element by element: a factor is any expression of its
axes, a window of a padded image as well as a plain matrix, and is computed where it is copied.
"""

from __future__ import annotations

from dataclasses import dataclass

from tfc.codegen.contract.axis_groups import Group
from tfc.codegen.contract.contraction import computed_in, is_padded, matrix_form
from tfc.codegen.contract.match import SMALL
from tfc.codegen.nest.flatten import FlatNest
from tfc.codegen.tensor.affine import Indices
from tfc.codegen.tensor.expr import Apply, Expr, Load, Var, guard
from tfc.codegen.tensor.traverse import axes_in, postorder
from tfc.ir.types.types import DType

FEW = 2
"""So few rows or columns are no tile: each result is the work of a thread, or of those that share a row or a column, as
of any other sum. With more of them most of a tile's threads may be idle, but memory is read once."""


@dataclass(frozen=True)
class Operand:
    """One operand of a contraction: element (row, k) is `value` at a point of the axes of batch, `rows` and k.

    `along_k`: neighbours along k are neighbours in memory; otherwise those along the rows are, or none.
    """

    value: Expr
    rows: Group
    along_k: bool


@dataclass(frozen=True)
class Contraction:
    """sums[b, i, j] = Σ left[b, i, k] · right[b, j, k], computed in `dtype`; the epilogue reads them as `var`."""

    left: Operand
    right: Operand
    batch: Group
    k: Group
    var: Var
    dtype: DType


def contraction_of(nest: FlatNest) -> Contraction | None:
    """A nest as a contraction; None where it is none, or too small or narrow for tiles."""
    if len(nest.reductions) != 1 or nest.scatters or nest.scans:
        return None
    sums = nest.reductions[0]
    factors = _factors(sums.body)
    if sums.kind != "sum" or factors is None or sums.var.dtype.kind == "bool":
        return None
    if any(put.level != "row" for put in nest.puts) or any(test.level != "row" for test in nest.tests):
        return None
    form = matrix_form(factors, nest.kept, nest.reduced, nest.extents, ones_in_batch=True)
    if form is None or (isinstance(form.points, int) and form.points <= SMALL):
        return None
    if any(isinstance(side.size, int) and side.size <= FEW for side in (form.m, form.n)):
        return None
    indices = Indices(nest.extents)
    left, right = (
        Operand(value, rows, _runs_along(value, form.k, rows, indices))
        for value, rows in ((form.left, form.m), (form.right, form.n))
    )
    return Contraction(left, right, form.batch, form.k, sums.var, computed_in(sums.var.dtype))


def _factors(body: Expr) -> tuple[Expr, Expr] | None:
    """The factors of a product; of one that is left out at some points with zeros there."""
    if is_padded(body):
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


def _runs_along(factor: Expr, k: Group, rows: Group, indices: Indices) -> bool:
    """True where neighbours along k are contiguous in memory, or neither these nor neighbours along the rows are."""
    forms = [indices.of(node.children[0]) for node in postorder([factor]) if isinstance(node, Load)]

    def is_contiguous(group: Group) -> bool:
        return bool(group.long) and any(form.coefficient(group.long[-1]) == 1 for form in forms)

    return is_contiguous(k) or not is_contiguous(rows)
