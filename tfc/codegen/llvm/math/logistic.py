"""The activation functions built on exp: sigmoid, softplus, softsign."""

from __future__ import annotations

from tfc.codegen.llvm.builder import Builder
from tfc.codegen.llvm.math.exponential import exp, exp_less_one_over, reduced
from tfc.codegen.llvm.math.formats import clamp, format_of, is_nan, scale
from tfc.codegen.llvm.math.logarithm import log1p_of_positive
from tfc.codegen.llvm.values import Value


def sigmoid(b: Builder, x: Value) -> Value:
    """1 / (1 + e**-x), below 1.6 ULP: with x = n ln 2 - r it is 2**n / (2**n + e**r), which nothing overflows in.

    What the divisor loses in rounding corrects its reciprocal.
    """
    form = format_of(x.type)
    x = clamp(b, x, form.choose(-104.0, -746.0), form.choose(20.0, 40.0))
    turns, n, rest = reduced(b, x)
    r = b.fneg(rest)
    slope = exp_less_one_over(b, r)
    power = scale(b, b.const(x.type, 1.0), n, turns)
    divisor = b.fma(slope, r, b.fadd(power, 1.0))
    lost = b.fma(slope, r, b.fadd(b.fsub(1.0, divisor), power))
    inverse = b.fdiv(1.0, divisor)
    return b.fmul(power, b.fma(b.fmul(inverse, inverse), b.fneg(lost), inverse))


def softplus(b: Builder, x: Value) -> Value:
    """log(1 + e**x) = max(x, 0) + log1p(e**-|x|)."""
    positive = b.select(b.fcmp("ogt", x, 0.0), x, b.const(x.type, 0.0))
    result = b.fadd(positive, log1p_of_positive(b, exp(b, b.fneg(b.fabs(x)))))
    return b.select(is_nan(b, x), x, result)


def softsign(b: Builder, x: Value) -> Value:
    """x / (1 + |x|); NaN for ±inf, as TensorFlow's formula has it."""
    return b.fdiv(x, b.fadd(b.fabs(x), 1.0))
