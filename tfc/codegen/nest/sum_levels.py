"""Long sums of floats in levels: a loop as nested ones, each of which adds up few values.

The error of a sum of n floats, one after the other, grows with n. Here SUM_BLOCK of them are added to one accumulator,
SUM_BLOCK such sums to the next one, and so on: a tree of that width, whose shape depends on the length and the target
only. A value takes part in at most SUM_BLOCK additions a level, so the error is at most SUM_BLOCK * levels * u * Σ|x|
with the rounding unit u, that is less than 6 * eps * log2(n) * Σ|x| (Higham, Accuracy and Stability of Numerical
Algorithms, §4.2: blocked summation).
"""

from __future__ import annotations

from collections.abc import Iterable

from tfc.codegen.nest.flatten import FlatReduction
from tfc.codegen.tensor.expr import Axis, Expr, apply, index, minimum
from tfc.ir.types.dims import Size

SUM_BLOCK = 64
"""Additions to an accumulator before its sum moves on to the next level."""
LEVELS = 4
"""Loops of a sum whose length is not known."""


def is_inexact(reductions: Iterable[FlatReduction]) -> bool:
    """True where the order of additions, or multiplications, shows in a result."""
    return any(r.kind in ("sum", "prod") and r.body.dtype.is_float for r in reductions)


def is_long(extent: Size, block: int) -> bool:
    """True for more than two blocks, and for a length that is not known."""
    return not isinstance(extent, int) or extent > 2 * block


def sum_levels(axis: Axis, extent: Size | Expr, block: int = SUM_BLOCK) -> list[tuple[Axis, Expr, Expr]]:
    """The loops over an axis with their bounds, from the inside out: `block` iterations of the axis itself, and
    SUM_BLOCK of each further level."""
    levels: list[tuple[Axis, Expr, Expr]] = []
    length, step = extent, block
    while len(levels) < LEVELS - 1 and (not isinstance(length, int) or is_long(length, step)):
        outer = Axis(f"{axis.name}b")
        begin = outer * step
        whole = isinstance(length, int) and length % step == 0
        levels.append((axis, begin, begin + step if whole else minimum(begin + step, index(length))))
        length = -(-length // step) if isinstance(length, int) else apply("truncdiv", index(length) + (step - 1), step)
        axis, step = outer, SUM_BLOCK
    return [*levels, (axis, index(0), index(length))]
