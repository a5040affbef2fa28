"""Accumulators of a thread, for long sums of floats in levels (nest/sum_levels.py)."""

from __future__ import annotations

from tfc.codegen.loop_ir.loops import Carry
from tfc.codegen.nest.flatten import FlatNest, FlatReduction
from tfc.codegen.nest.row_passes import RowPass
from tfc.codegen.nest.sum_levels import SUM_BLOCK, is_inexact, is_long
from tfc.codegen.schedule.column_strips import narrow_position
from tfc.codegen.tensor.expr import Expr, Var
from tfc.ir.types.dims import Size


def carry(nest: FlatNest, reduction: FlatReduction, value: Expr, depth: int) -> Carry:
    """The accumulator of a reduction in the loop `depth` levels out."""
    var = Var(f"{reduction.var.name}.{depth}", reduction.body.dtype)
    return Carry(var, reduction.kind, value, narrow_position(reduction, nest))


def needs_levels(step: RowPass, length: Size, threads: int = 1) -> bool:
    """True where a thread adds up so many floats that rounding would show."""
    return is_inexact(step.reductions) and is_long(length, SUM_BLOCK * threads)


def variable(expr: Expr) -> Var:
    """An accumulator's value that is the variable of another."""
    assert isinstance(expr, Var)
    return expr
