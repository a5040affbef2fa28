"""Maximum and minimum of two floats: NaN if either is, and +0 is above -0.

Processors other than x86 have an instruction for it (`llvm.maximum`). x86's passes over a NaN in its first operand, and
of two zeros gives the second; LLVM makes up for that by five more. Beside a constant a comparison and a choice say the
same, which are one instruction, or two for the greater of something and +0. AVX-512DQ has one that knows which zero is
the greater, so that only NaN is left to see to.
"""

from __future__ import annotations

import math

from tfc.codegen.llvm.builder import Builder
from tfc.codegen.llvm.math.formats import by_registers, masked
from tfc.codegen.llvm.values import Operand, Value

_LESSER, _GREATER = 0b0100, 0b0101
"""The operation of VRANGE, and the sign of its result."""


def greater(b: Builder, x: Operand, y: Operand) -> Value:
    """The larger; NaN if either is NaN (IEEE 754-2019 maximum)."""
    return _mended(b, *b.pair(x, y), up=True) or b.maximum(x, y)


def lesser(b: Builder, x: Operand, y: Operand) -> Value:
    """The smaller; NaN if either is NaN (IEEE 754-2019 minimum)."""
    return _mended(b, *b.pair(x, y), up=False) or b.minimum(x, y)


def _mended(b: Builder, x: Value, y: Value, *, up: bool) -> Value | None:
    if not b.module.mends_extrema:
        return None
    if x.const is not None:
        x, y = y, x
    if y.const is not None and not math.isnan(y.const):
        is_zero_that_wins = y.const == 0 and (math.copysign(1.0, y.const) > 0) == up
        if is_zero_that_wins:  # the other zero, equal to it, must not
            return b.select(b.fcmp("ugt" if up else "ult", x, y), x, y)
        return b.select(b.fcmp("ogt" if up else "olt", y, x), y, x)
    if not b.module.has_range:
        return None

    def of_registers(b: Builder, x: Value, y: Value) -> Value:
        found = masked(b, "range", [x, y], x, mode=_GREATER if up else _LESSER)
        return b.select(b.fcmp("uno", x, y), b.fadd(x, y), found)

    return by_registers(b, (x, y), of_registers)
