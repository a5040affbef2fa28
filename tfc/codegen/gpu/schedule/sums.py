"""Accumulators of a thread: long sums of floats in levels, so that errors grow with the logarithm of the length."""

from __future__ import annotations

from tfc.codegen.loop_ir.loops import Carry
from tfc.codegen.nest.flatten import FlatNest, FlatReduction
from tfc.codegen.nest.row_passes import RowPass
from tfc.codegen.schedule.column_strips import narrow_position
from tfc.codegen.tensor.expr import Axis, Expr, Var, apply, index, minimum
from tfc.ir.types.dims import Size

SUM_BLOCK = 64
"""Additions to an accumulator before its sum moves on to the next level."""


def carry(nest: FlatNest, reduction: FlatReduction, value: Expr, depth: int) -> Carry:
    """The accumulator of a reduction in the loop `depth` levels out."""
    var = Var(f"{reduction.var.name}.{depth}", reduction.body.dtype)
    return Carry(var, reduction.kind, value, narrow_position(reduction, nest))


def in_blocks(axis: Axis, extent: Expr) -> list[tuple[Axis, Expr, Expr]]:
    """A loop over an axis as two nested ones, the inner one first: SUM_BLOCK iterations, and the number of such
    blocks.
    """
    outer = Axis(f"{axis.name}b")
    begin = outer * SUM_BLOCK
    blocks = apply("truncdiv", extent + (SUM_BLOCK - 1), SUM_BLOCK)
    return [(axis, begin, minimum(begin + SUM_BLOCK, extent)), (outer, index(0), blocks)]


def needs_levels(step: RowPass, length: Size, threads: int = 1) -> bool:
    """True where a thread adds up so many floats that rounding would show."""
    inexact = any(r.kind in ("sum", "prod") and r.body.dtype.is_float for r in step.reductions)
    return inexact and not (isinstance(length, int) and length <= 2 * SUM_BLOCK * threads)


def variable(expr: Expr) -> Var:
    """An accumulator's value that is the variable of another."""
    assert isinstance(expr, Var)
    return expr
