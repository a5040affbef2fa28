"""Sums and products with their rounding error (Dekker 1971; Knuth; Muller et al., Handbook of Floating-Point).

A double word is a pair (high, low) whose sum is the value, |low| at most half a unit of high's last place. With FMA
the error of a product is one instruction.
"""

from __future__ import annotations

from typing import NamedTuple

from tfc.codegen.llvm.builder import Builder
from tfc.codegen.llvm.values import Operand, Value


class Word(NamedTuple):
    """The unevaluated sum high + low."""

    high: Value
    low: Value


def ordered_sum(b: Builder, x: Value, y: Value) -> Word:
    """x + y exactly, for |x| >= |y| or x = 0."""
    high = b.fadd(x, y)
    return Word(high, b.fsub(y, b.fsub(high, x)))


def any_sum(b: Builder, x: Value, y: Value) -> Word:
    """x + y exactly, whatever their order."""
    high = b.fadd(x, y)
    z = b.fsub(high, x)
    return Word(high, b.fadd(b.fsub(x, b.fsub(high, z)), b.fsub(y, z)))


def product(b: Builder, x: Value, y: Operand) -> Word:
    """x * y exactly, unless the error underflows."""
    high = b.fmul(x, y)
    return Word(high, b.fma(x, y, b.fneg(high)))


def add(b: Builder, x: Word, y: Word) -> Word:
    """x + y for |x| >= |y|."""
    high, low = ordered_sum(b, x.high, y.high)
    return ordered_sum(b, high, b.fadd(low, b.fadd(x.low, y.low)))


def multiply(b: Builder, x: Word, y: Word) -> Word:
    """x * y with a relative error of a few units in the last place of the pair."""
    high, low = product(b, x.high, y.high)
    return ordered_sum(b, high, b.fma(x.high, y.low, b.fma(x.low, y.high, low)))


def constant(b: Builder, like: Value, high: float, low: float) -> Word:
    """A constant double word of the type of `like`."""
    return Word(b.const(like.type, high), b.const(like.type, low))


def quotient(b: Builder, x: Word, y: Word) -> Value:
    """x / y rounded, with an error just above half a unit: one division, then the remainder's share."""
    inverse = b.fdiv(1.0, y.high)
    first = b.fmul(x.high, inverse)
    rest = b.fma(b.fneg(first), y.high, x.high)
    rest = b.fma(b.fneg(first), y.low, b.fadd(rest, x.low))
    return b.fma(rest, inverse, first)
