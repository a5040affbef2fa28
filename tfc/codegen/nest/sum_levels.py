"""Long sums of floats in levels: a loop as nested ones, each of which adds up few values.

The error of a sum of n floats, one after the other, grows with n. Here SUM_BLOCK of them are added to one accumulator,
SUM_BLOCK such sums to the next one, and so on: a tree of that width, whose shape depends on the length and the target
only. A value takes part in at most SUM_BLOCK additions a level, so the error is at most SUM_BLOCK * levels * u * Σ|x|
with the rounding unit u, that is less than 6 * eps * log2(n) * Σ|x| (Higham, Accuracy and Stability of Numerical
Algorithms, §4.2: blocked summation).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from tfc.codegen.nest.flatten import FlatReduction
from tfc.codegen.tensor.expr import Axis, Expr, apply, index, minimum
from tfc.ir.base.record import record
from tfc.ir.types.dim_ranges import Range, size_range
from tfc.ir.types.dims import Size, symbols_of

SUM_BLOCK = 64
"""Additions to an accumulator before its sum moves on to the next level."""
LEVELS = 4
"""Loops of a sum whose length is not known."""


@record(frozen=True, slots=True)
class SumLevel:
    """A loop of a sum: its axis and bounds, and how many iterations it has at most, None for any number."""

    axis: Axis
    begin: Expr
    end: Expr
    most: int | None


def is_inexact(reductions: Iterable[FlatReduction]) -> bool:
    """True where the order of additions, or multiplications, shows in a result."""
    return any(r.kind in ("sum", "prod") and r.body.dtype.is_float for r in reductions)


def most_of(extent: Size, ranges: Mapping[str, Range]) -> int | None:
    """The largest value of a size; None where a symbol in it has no bound."""
    if isinstance(extent, int) or symbols_of(extent) <= ranges.keys():
        return size_range(extent, ranges)[1]
    return None


def is_long(most: int | None, block: int) -> bool:
    """True for more than two blocks, and for a length without bound."""
    return most is None or most > 2 * block


def sum_levels(axis: Axis, extent: Size | Expr, most: int | None = None, block: int = SUM_BLOCK) -> list[SumLevel]:
    """The loops over an axis of at most so many iterations, from the inside out: `block` of the axis itself, and
    SUM_BLOCK of each further level."""
    levels: list[SumLevel] = []
    length, step = extent, block
    while len(levels) < LEVELS - 1 and is_long(most, step):
        outer = Axis(f"{axis.name}b")
        begin = outer * step
        whole = isinstance(length, int) and length % step == 0
        levels.append(SumLevel(axis, begin, begin + step if whole else minimum(begin + step, index(length)), step))
        length = -(-length // step) if isinstance(length, int) else apply("truncdiv", index(length) + (step - 1), step)
        most = None if most is None else -(-most // step)
        axis, step = outer, SUM_BLOCK
    return [*levels, SumLevel(axis, index(0), index(length), most)]
