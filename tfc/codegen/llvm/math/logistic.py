"""The activation functions built on exp: sigmoid, softplus, softsign."""

from __future__ import annotations

from tfc.codegen.llvm.builder import Builder
from tfc.codegen.llvm.math.double_word import Word, ordered_sum, quotient
from tfc.codegen.llvm.math.exponential import exp
from tfc.codegen.llvm.math.formats import is_nan
from tfc.codegen.llvm.math.logarithm import log1p_of_positive
from tfc.codegen.llvm.values import Value


def sigmoid(b: Builder, x: Value) -> Value:
    """1 / (1 + e**-x), below 2 ULP, without overflow: with e = e**-|x|, (x < 0 ? e : 1) / (1 + e)."""
    e = exp(b, b.fneg(b.fabs(x)))
    top = b.select(b.fcmp("olt", x, 0.0), e, b.const(x.type, 1.0))
    bottom = ordered_sum(b, b.const(x.type, 1.0), e)
    return quotient(b, Word(top, b.const(x.type, 0.0)), bottom)


def softplus(b: Builder, x: Value) -> Value:
    """log(1 + e**x) = max(x, 0) + log1p(e**-|x|)."""
    positive = b.select(b.fcmp("ogt", x, 0.0), x, b.const(x.type, 0.0))
    result = b.fadd(positive, log1p_of_positive(b, exp(b, b.fneg(b.fabs(x)))))
    return b.select(is_nan(b, x), x, result)


def softsign(b: Builder, x: Value) -> Value:
    """x / (1 + |x|); NaN for ±inf, as TensorFlow's formula has it."""
    return b.fdiv(x, b.fadd(b.fabs(x), 1.0))
