"""Accumulators of a thread, for long sums of floats in levels (nest/sum_levels.py)."""

from __future__ import annotations

from tfc.codegen.loop_ir.loops import Carry
from tfc.codegen.nest.flatten import FlatNest, FlatReduction
from tfc.codegen.nest.row_passes import RowPass
from tfc.codegen.nest.sum_levels import is_inexact
from tfc.codegen.schedule.column_strips import narrow_position
from tfc.codegen.tensor.expr import Expr, Var
from tfc.ir.types.dims import Size


def carry(nest: FlatNest, reduction: FlatReduction, value: Expr, depth: int) -> Carry:
    """The accumulator of a reduction in the loop `depth` levels out."""
    var = Var(f"{reduction.var.name}.{depth}", reduction.body.dtype)
    return Carry(var, reduction.kind, value, narrow_position(reduction, nest))


def most_additions(step: RowPass, length: Size, threads: int = 1) -> int | None:
    """The additions at most of a thread that shares so many elements with others; None for any number, and 1 where
    their order does not show.
    """
    if not is_inexact(step.reductions):
        return 1
    return -(-length // threads) if isinstance(length, int) else None


def variable(expr: Expr) -> Var:
    """An accumulator's value that is the variable of another."""
    assert isinstance(expr, Var)
    return expr
