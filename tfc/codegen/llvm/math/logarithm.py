"""log, log2, log10 and log1p.

x = 2**e m with m in [sqrt(1/2), sqrt(2)); with f = m - 1 and s = f / (2 + f), log m = f - f²/2 + s (f²/2 + R(s²))
(the form of FreeBSD's e_log.c, coefficients of our own). The leading terms are added without rounding error.
"""

from __future__ import annotations

from tfc.codegen.llvm.builder import Builder
from tfc.codegen.llvm.math.double_word import any_sum, ordered_sum, product
from tfc.codegen.llvm.math.formats import INFINITY, NAN, format_of, polynomial, power_of_two, to_bits, to_float
from tfc.codegen.llvm.values import Value

# ln 2 with so few bits that its product with any exponent is exact, and the rest
_LN2_F32 = (0.693145751953125, 1.4286068203094172e-06)
_LN2_F64 = (0.6931471803691238, 1.9082149292705877e-10)
# log10 2 in the same way, and log10 e, log2 e as double words
_LOG10_2_F32 = (0.301025390625, 4.605039066518657e-06)
_LOG10_2_F64 = (0.30102999566383914, 1.42050232272661e-13)
_LOG10_E_F32 = (0.4342944920063019, -1.0103049952192578e-08)
_LOG10_E_F64 = (0.4342944819032518, 1.098319650216765e-17)
_LOG2_E_F32 = (1.4426950216293335, 1.925963033500011e-08)
_LOG2_E_F64 = (1.4426950408889634, 2.0355273740931033e-17)

# (2 atanh(s) - 2s) / s**3 as a polynomial in s**2
_LOG_F32 = (0.6666666269302368, 0.4000096917152405, 0.28499194979667664, 0.24268075823783875)
_LOG_F64 = (0.6666666666666735, 0.3999999999940816, 0.28571428744130095, 0.22222198368921703, 0.18183576119591904,
            0.1531372131789527, 0.1479949905791013)  # fmt: skip


def split(b: Builder, x: Value) -> tuple[Value, Value]:
    """(e, m) with x = 2**e m, m in [sqrt(1/2), sqrt(2)), for normal positive x; e is an integer."""
    form = format_of(x.type)
    bits = to_bits(b, x)
    e = b.ashr(b.sub(bits, form.bits(2**-0.5)), form.mantissa)
    return e, b.bitcast(b.sub(bits, b.shl(e, form.mantissa)), x.type)


def split_any(b: Builder, x: Value) -> tuple[Value, Value]:
    """`split`, for subnormal x too."""
    form = format_of(x.type)
    small = b.fcmp("olt", x, form.smallest_normal)
    shift = form.mantissa + 1
    e, m = split(b, b.select(small, b.fmul(x, float(2**shift)), x))
    return b.sub(e, b.select(small, b.const(e.type, shift), b.const(e.type, 0))), m


def tail(b: Builder, f: Value) -> Value:
    """log(1 + f) - f for 1 + f in [sqrt(1/2), sqrt(2)]."""
    form = format_of(f.type)
    s = b.fdiv(f, b.fadd(f, 2.0))
    z = b.fmul(s, s)
    half_square = b.fmul(b.fmul(f, 0.5), f)
    curve = b.fmul(polynomial(b, z, form.table(_LOG_F32, _LOG_F64)), z)
    return b.fsub(b.fmul(s, b.fadd(half_square, curve)), half_square)


def _natural(b: Builder, e: Value, f: Value) -> Value:
    """e ln 2 + log(1 + f)."""
    form = format_of(f.type)
    high, low = form.table(_LN2_F32, _LN2_F64)
    count = to_float(b, e, f.type)
    first, rest = ordered_sum(b, b.fmul(count, high), f)
    return b.fadd(first, b.fadd(rest, b.fma(count, low, tail(b, f))))


def special(b: Builder, x: Value, result: Value) -> Value:
    """The logarithm of x where x is positive and finite, else -inf for 0, NaN below, x itself for inf and NaN."""
    outside = b.select(b.fcmp("oeq", x, 0.0), b.const(x.type, -INFINITY), x)
    outside = b.select(b.fcmp("olt", x, 0.0), b.const(x.type, NAN), outside)
    inside = b.and_(b.fcmp("ogt", x, 0.0), b.fcmp("olt", x, INFINITY))
    return b.select(inside, result, outside)


def log(b: Builder, x: Value) -> Value:
    """The natural logarithm, below 1 ULP; -inf for 0, NaN for negative x."""
    e, m = split_any(b, x)
    return special(b, x, _natural(b, e, b.fsub(m, 1.0)))


def _based(b: Builder, x: Value, factor: tuple[float, ...], step: tuple[float, ...]) -> Value:
    """e * step + factor * log m, the products with the larger parts exact."""
    e, m = split_any(b, x)
    f = b.fsub(m, 1.0)
    count = to_float(b, e, x.type)
    rest = tail(b, f)
    high, low = product(b, f, factor[0])
    low = b.fma(rest, factor[0], b.fma(f, factor[1], low))
    first, error = ordered_sum(b, b.fmul(count, step[0]), high)
    return special(b, x, b.fadd(first, b.fadd(error, b.fma(count, step[1], low))))


def log2(b: Builder, x: Value) -> Value:
    """The logarithm to base 2, exact for powers of two."""
    form = format_of(x.type)
    return _based(b, x, form.table(_LOG2_E_F32, _LOG2_E_F64), (1.0, 0.0))


def log10(b: Builder, x: Value) -> Value:
    """The logarithm to base 10."""
    form = format_of(x.type)
    return _based(b, x, form.table(_LOG10_E_F32, _LOG10_E_F64), form.table(_LOG10_2_F32, _LOG10_2_F64))


def _log1p(b: Builder, x: Value) -> tuple[Value, Value]:
    """(1 + x rounded, log(1 + x) for finite x above -1)."""
    one = b.const(x.type, 1.0)
    u, rest = any_sum(b, one, x)
    e, m = split(b, u)
    # What 1 + x lost to rounding, on the scale of m.
    factor = power_of_two(b, b.smax(b.neg(e), -format_of(x.type).bias), x.type)
    f = b.fma(rest, factor, b.fsub(m, 1.0))
    return u, _natural(b, e, f)


def log1p(b: Builder, x: Value) -> Value:
    """log(1 + x) without cancellation near 0, below 1.5 ULP; -inf for -1, NaN below."""
    u, result = _log1p(b, x)
    return b.select(b.fcmp("olt", b.fabs(x), format_of(x.type).smallest_normal), x, special(b, u, result))


def log1p_of_positive(b: Builder, x: Value) -> Value:
    """`log1p` for 0 <= x below infinity."""
    return _log1p(b, x)[1]
