"""pow(x, y) = 2**(y log2 |x|), with a logarithm precise enough that the product with y keeps the format's precision.

For float both steps run in double, where plain polynomials suffice (half the time of pairs of floats, measured). For
double the logarithm is a double word: log2 m = s (C1 + C3 s² + C5 s⁴ + …), s = (m - 1) / (m + 1), where s, C1, C3 and
their sums carry a low part.
"""

from __future__ import annotations

from tfc.codegen.llvm.builder import Builder
from tfc.codegen.llvm.math.double_word import Word, ordered_sum, product
from tfc.codegen.llvm.math.formats import (
    F32,
    INFINITY,
    NAN,
    clamp,
    format_of,
    polynomial,
    power_of_two,
    round_product,
    scale,
    split_polynomial,
    to_bits,
    to_float,
)
from tfc.codegen.llvm.math.logarithm import split_any
from tfc.codegen.llvm.types import DOUBLE
from tfc.codegen.llvm.values import Value, const

# In double, for float: log2(1 + f) / f and (2**r - 1) / r
_LOG2_FOR_F32 = (1.4426950408865624, -0.721347520329768, 0.48089834884023147, -0.36067379265684557, 0.2885387905171459,
                 -0.24044646087344754, 0.2061073747879512, -0.18043619638600247, 0.16021116694628218,
                 -0.14250142610802588, 0.13033145555254383, -0.1346605051183682, 0.1322979480474594,
                 -0.0694681219942284)  # fmt: skip
_EXP2_FOR_F32 = (0.6931472029541551, 0.2402264809376833, 0.05550332370631077, 0.009618417987322752,
                 0.0013398896982541452, 0.00015358271180096356)  # fmt: skip
# 2 / ln 2 and 2 / (3 ln 2) as double words, and the rest of the series in s**2
_C1 = (2.8853900817779268, 4.0710547481862066e-17)
_C3 = (0.9617966939259756, 5.0577616648125907e-17)
_LOG2 = (0.5770780163555854, 0.4121985831110896, 0.3205988979874894, 0.2623081874457941, 0.22195324009972406,
         0.1923510285845258, 0.16999658680162216, 0.14688931678647638, 0.18317085402983305)  # fmt: skip
_LN2 = (0.6931471805599453, 2.3190468138462996e-17)
# (2**r - 1 - r ln 2) / r**2
_EXP2 = (0.2402265069591007, 0.05550410866482337, 0.009618129107629776, 0.0013333558146026885, 0.00015403530390643605,
         1.5252734181811983e-05, 1.3215489202806508e-06, 1.01779229491766e-07, 7.053967374548551e-09,
         4.4751068660619795e-10, 2.7051535611293136e-11)  # fmt: skip


def _pow_in_double(b: Builder, size: Value, y: Value) -> Value:
    """size**y for positive finite floats, by way of double."""
    wide = size.type.with_element(DOUBLE)
    e, m = split_any(b, size)
    f = b.float_resize(b.fsub(m, 1.0), wide)
    log2 = b.fma(split_polynomial(b, f, _LOG2_FOR_F32), f, b.int_to_float(e, wide))
    exponent = clamp(b, b.fmul(log2, b.float_resize(y, wide)), -160.0, 130.0)
    turns, n = round_product(b, exponent, 1.0)
    r = b.fsub(exponent, turns)
    factor = power_of_two(b, n, wide)
    return b.float_resize(b.fma(b.fmul(factor, polynomial(b, r, _EXP2_FOR_F32)), r, factor), size.type)


def _log2_word(b: Builder, x: Value) -> Word:
    """log2 of a positive finite double."""
    e, m = split_any(b, x)
    f = b.fsub(m, 1.0)
    bottom, lost = ordered_sum(b, b.const(x.type, 2.0), f)
    inverse = b.fdiv(1.0, bottom)
    s = b.fmul(f, inverse)
    rest = b.fma(b.fneg(s), lost, b.fma(b.fneg(s), bottom, f))
    s_low = b.fmul(rest, inverse)
    z, z_low = product(b, s, s)
    z_low = b.fma(b.fadd(s, s), s_low, z_low)
    # C3 + z (C5 + …)
    tail = b.fma(z, polynomial(b, z, _LOG2), _C3[1])
    inner = ordered_sum(b, b.const(x.type, _C3[0]), tail)
    # C1 + z inner
    high, low = product(b, z, inner.high)
    low = b.fma(z_low, inner.high, b.fma(z, inner.low, low))
    outer, outer_low = ordered_sum(b, b.const(x.type, _C1[0]), high)
    outer_low = b.fadd(outer_low, b.fadd(low, _C1[1]))
    # e + s outer
    high, low = product(b, s, outer)
    low = b.fma(s_low, outer, b.fma(s, outer_low, low))
    first, error = ordered_sum(b, to_float(b, e, x.type), high)
    return ordered_sum(b, first, b.fadd(error, low))


def _exp2_word(b: Builder, x: Word) -> Value:
    """2**x for a double word of doubles."""
    high = clamp(b, x.high, -1090.0, 1026.0)
    low = b.select(b.fcmp("oeq", high, x.high), x.low, b.const(high.type, 0.0))
    turns, n = round_product(b, high, 1.0)
    r, rest = ordered_sum(b, b.fsub(high, turns), low)
    linear = product(b, r, _LN2[0])
    tail = b.fma(r, _LN2[1], b.fma(rest, _LN2[0], linear.low))
    curve = b.fma(b.fmul(r, r), polynomial(b, r, _EXP2), tail)
    one, lost = ordered_sum(b, b.const(high.type, 1.0), linear.high)
    return scale(b, b.fadd(one, b.fadd(lost, curve)), n, turns)


def pow_(b: Builder, x: Value, y: Value) -> Value:
    """x**y, below 1 ULP, with C's special cases: x**0 = 1**y = 1 even for NaN, negative x to a fraction is NaN."""
    kind = x.type
    size = b.fabs(x)
    if format_of(kind) is F32:
        result = _pow_in_double(b, size, y)
    else:
        log2 = _log2_word(b, size)
        high, low = product(b, log2.high, y)
        result = _exp2_word(b, Word(high, b.fma(log2.low, y, low)))
    result = _pow_of_extremes(b, size, y, result)
    whole = b.fcmp("oeq", b.ftrunc(y), y)  # or infinite
    half = b.fmul(y, 0.5)
    odd = b.and_(whole, b.fcmp("one", b.ftrunc(half), half))
    negative = b.icmp("slt", to_bits(b, x), 0)
    result = b.copysign(result, b.select(b.and_(negative, odd), x, const(kind, 1.0)))
    finite_below = b.and_(b.fcmp("olt", x, 0.0), b.fcmp("one", x, -INFINITY))
    result = b.select(b.and_(finite_below, b.not_(whole)), const(kind, NAN), result)
    result = b.select(b.fcmp("uno", x, y), b.fadd(x, y), result)
    one = b.or_(b.fcmp("oeq", y, 0.0), b.fcmp("oeq", x, 1.0))
    one = b.or_(one, b.and_(b.fcmp("oeq", x, -1.0), b.fcmp("oeq", b.fabs(y), INFINITY)))
    return b.select(one, const(kind, 1.0), result)


def _pow_of_extremes(b: Builder, size: Value, y: Value, result: Value) -> Value:
    """|x|**y put right where |x| is 0 or infinite, or y is infinite: 0 or infinity by the sign of the exponent."""
    kind = size.type
    endless = b.fcmp("oeq", b.fabs(y), INFINITY)
    extreme = b.or_(endless, b.or_(b.fcmp("oeq", size, 0.0), b.fcmp("oeq", size, INFINITY)))
    grows = b.xor(b.fcmp("olt", size, 1.0), b.fcmp("ogt", y, 0.0))
    ends = b.select(grows, const(kind, INFINITY), const(kind, 0.0))
    return b.select(extreme, ends, result)
