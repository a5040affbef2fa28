"""Reductions of the rows of a product's block, some columns at a time (contract/row_reductions.py)."""

from __future__ import annotations

from collections.abc import Sequence

from tfc.codegen.loop_ir.loops import Carry, Fold, For, Let, Statement
from tfc.codegen.loop_ir.product import COLUMN, COLUMN_END, UNIT
from tfc.codegen.nest.flatten import FlatNest, FlatReduction
from tfc.codegen.nest.one_hot_sum import with_one_hot_sums
from tfc.codegen.nest.point_statements import Points
from tfc.codegen.nest.row_passes import row_passes
from tfc.codegen.nest.vectorize import cost_of
from tfc.codegen.schedule.column_strips import narrow_position
from tfc.codegen.target.target import Target
from tfc.codegen.tensor.expr import Axis, Load, Var, apply, minimum
from tfc.codegen.tensor.traverse import postorder

BEGIN, END = Axis("unit_begin"), Axis("unit_end")
"""The columns of a unit."""
CHEAP = 16
"""Instructions of a pass that waits for itself."""


def block_reductions(nest: FlatNest, points: Points, unit: int, target: Target) -> For:
    """The loop over the blocks of `unit` columns in a row of a block: a few passes over each, and the stores of its
    results. A block begins at a multiple of `unit`; the last one of a row may be short.
    """
    column = nest.reduced[0]
    body: list[Statement] = [Let(BEGIN, UNIT * unit), Let(END, minimum(BEGIN + unit, COLUMN_END))]
    nest = with_one_hot_sums(nest, BEGIN, END)
    for reductions in (step.reductions for step in row_passes(nest) if step.reductions):
        carries = tuple(
            Carry(Var(f"{r.var.name}.0", r.body.dtype), r.kind, r.body, narrow_position(r, nest)) for r in reductions
        )
        lanes = _lanes(reductions, unit, target)
        body.append(For(column, BEGIN, END, (), "vector", lanes, carries))
        body += [Fold(r.var, carry.var, r.kind) for r, carry in zip(reductions, carries, strict=True)]
    body += points.point([put for put in nest.puts if put.level == "row"], [])
    units = apply("truncdiv", COLUMN_END + (unit - 1), unit)
    return For(UNIT, apply("truncdiv", COLUMN, unit), units, tuple(body))


def _lanes(reductions: Sequence[FlatReduction], unit: int, target: Target) -> int:
    """The lanes of a pass: several vectors of what is cheap, so that one does not wait for the one before."""
    nodes = list(postorder([r.body for r in reductions], stop=lambda node: isinstance(node, Load)))
    width = max(4, *(node.dtype.size for node in nodes if not isinstance(node, Axis)))
    vector = max(1, target.vector_bits // 8 // width)
    several = 4 if cost_of(nodes) < CHEAP else 1
    return min(vector * several, 1 << (unit.bit_length() - 1))
