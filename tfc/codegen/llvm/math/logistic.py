"""The activation functions built on exp: sigmoid, swish, softplus, softsign."""

from __future__ import annotations

from typing import NamedTuple

from tfc.codegen.llvm.builder import Builder
from tfc.codegen.llvm.math.exponential import exp, exp_less_one_over, reduced
from tfc.codegen.llvm.math.formats import at_least, clamp, format_of, is_nan, scale_down
from tfc.codegen.llvm.math.logarithm import log1p_of_positive
from tfc.codegen.llvm.values import Value


def sigmoid(b: Builder, x: Value) -> Value:
    """1 / (1 + e**-x), below 1.6 ULP: with x = n ln 2 - r it is 2**n / (2**n + e**r), which nothing overflows in.

    What the divisor loses in rounding corrects its reciprocal.
    """
    form = format_of(x.type)
    parts = _sigmoid_parts(b, clamp(b, x, form.choose(-104.0, -746.0), form.choose(20.0, 40.0)))
    inverse = b.fdiv(1.0, parts.divisor)
    lost = b.fma(parts.slope, parts.r, b.fadd(b.fsub(1.0, parts.divisor), parts.power))
    return b.fmul(parts.power, b.fma(b.fmul(inverse, inverse), b.fneg(lost), inverse))


def swish(b: Builder, x: Value) -> Value:
    """x / (1 + e**-x), below 2.5 ULP; -0 at -inf. The sigmoid is subnormal long before the product is: the power of two
    is multiplied in last.
    """
    form = format_of(x.type)
    bounded = at_least(b, x, form.choose(-110.0, -753.0))  # there the result is 0
    parts = _sigmoid_parts(b, bounded)
    made = scale_down(b, b.fdiv(bounded, parts.divisor), parts.exponent, parts.turns)
    return b.select(b.fcmp("ogt", x, form.choose(20.0, 40.0)), x, made)


class _SigmoidParts(NamedTuple):
    """2**exponent (as a float `power`, the exponent too: `turns`) and 2**exponent + e**r, whose e**r is 1 + slope r."""

    power: Value
    divisor: Value
    slope: Value
    r: Value
    exponent: Value
    turns: Value


def _sigmoid_parts(b: Builder, x: Value) -> _SigmoidParts:
    turns, n, rest = reduced(b, x)
    r = b.fneg(rest)
    slope = exp_less_one_over(b, r)
    power = scale_down(b, b.const(x.type, 1.0), n, turns)
    divisor = b.fma(slope, r, b.fadd(power, 1.0))
    return _SigmoidParts(power, divisor, slope, r, n, turns)


def softplus(b: Builder, x: Value) -> Value:
    """log(1 + e**x) = max(x, 0) + log1p(e**-|x|)."""
    positive = b.select(b.fcmp("ogt", x, 0.0), x, b.const(x.type, 0.0))
    result = b.fadd(positive, log1p_of_positive(b, exp(b, b.fneg(b.fabs(x)))))
    return b.select(is_nan(b, x), x, result)


def softsign(b: Builder, x: Value) -> Value:
    """x / (1 + |x|); NaN for ±inf, as TensorFlow's formula has it."""
    return b.fdiv(x, b.fadd(b.fabs(x), 1.0))
