"""pow, integer powers and the reciprocal square root.

pow(x, y) = 2**(y log2 |x|) with the logarithm as a double word: log2 m = s (C1 + C3 s² + C5 s⁴ + …), s = (m-1) / (m+1),
the first constants and s double words as well, so that the product with y keeps the format's full precision.
"""

from __future__ import annotations

from tfc.codegen.llvm.builder import Builder
from tfc.codegen.llvm.math.double_word import Word, add, constant, multiply, ordered_sum, product
from tfc.codegen.llvm.math.formats import (
    F32,
    INFINITY,
    NAN,
    clamp,
    format_of,
    polynomial,
    round_product,
    scale,
    to_bits,
    to_float,
)
from tfc.codegen.llvm.math.logarithm import split_any
from tfc.codegen.llvm.values import Value, const

# 2 / (k ln 2) as double words, k = 1, 3, 5, and the rest of the series fitted
_LOG2_HEAD_F32 = ((2.885390043258667, 3.851926067000022e-08), (0.9617967009544373, -7.028461812552678e-09))
_LOG2_HEAD_F64 = (
    (2.8853900817779268, 4.0710547481862066e-17),
    (0.9617966939259756, 5.0577616648125907e-17),
    (0.5770780163555853, 5.2551030481378675e-17),
)
_LOG2_F32 = (0.5770779848098755, 0.41220590472221375, 0.32001516222953796, 0.2816275656223297)
_LOG2_F64 = (0.4121985831111324, 0.3205988979753318, 0.26230818925136684, 0.2219530833005033, 0.1923593385064974,
             0.16972842030610882, 0.15189301716488052, 0.13636072392920956, 0.14309313759134995)  # fmt: skip
_LN2_F32 = (0.6931471824645996, -1.9046542121259336e-09)
_LN2_F64 = (0.6931471805599453, 2.3190468138462996e-17)
# (2**r - 1 - r ln 2) / r**2: the coefficients of exp2 after the first
_EXP2_F32 = (0.24022650718688965, 0.055504053831100464, 0.00961808580905199, 0.0013337547425180674,
             0.00015452734078280628, 1.4429308976104949e-05)  # fmt: skip
_EXP2_F64 = (0.2402265069591007, 0.05550410866482337, 0.009618129107629776, 0.0013333558146026885,
             0.00015403530390643605, 1.5252734181811983e-05, 1.3215489202806508e-06, 1.01779229491766e-07,
             7.053967374548551e-09, 4.4751068660619795e-10, 2.7051535611293136e-11)  # fmt: skip


def _log2_word(b: Builder, x: Value) -> Word:
    """log2 of a positive finite x."""
    form = format_of(x.type)
    e, m = split_any(b, x)
    f = b.fsub(m, 1.0)
    bottom = ordered_sum(b, b.const(x.type, 2.0), f)
    inverse = b.fdiv(1.0, bottom.high)
    high = b.fmul(f, inverse)
    rest = b.fma(b.fneg(high), bottom.low, b.fma(b.fneg(high), bottom.high, f))
    s = Word(high, b.fmul(rest, inverse))
    square = multiply(b, s, s)
    head = _LOG2_HEAD_F32 if form is F32 else _LOG2_HEAD_F64
    curve: Word | None = None
    tail = b.fmul(square.high, polynomial(b, square.high, form.table(_LOG2_F32, _LOG2_F64)))
    for coefficient in reversed(head):
        known = constant(b, x, *coefficient)
        if curve is None:
            curve = ordered_sum(b, known.high, b.fadd(known.low, tail))
        else:
            curve = add(b, known, multiply(b, curve, square))
    assert curve is not None
    fraction = multiply(b, s, curve)
    first, lost = ordered_sum(b, to_float(b, e, x.type), fraction.high)
    return ordered_sum(b, first, b.fadd(lost, fraction.low))


def _exp2_word(b: Builder, x: Word) -> Value:
    """2**x."""
    form = format_of(x.high.type)
    high = clamp(b, x.high, form.choose(-160.0, -1090.0), form.choose(130.0, 1026.0))
    low = b.select(b.fcmp("oeq", high, x.high), x.low, const(high.type, 0.0))
    turns, n = round_product(b, high, 1.0)
    r, rest = ordered_sum(b, b.fsub(high, turns), low)
    ln2 = form.table(_LN2_F32, _LN2_F64)
    linear = product(b, r, ln2[0])
    tail = b.fma(r, ln2[1], b.fma(rest, ln2[0], linear.low))
    curve = b.fma(b.fmul(r, r), polynomial(b, r, form.table(_EXP2_F32, _EXP2_F64)), tail)
    one, lost = ordered_sum(b, const(high.type, 1.0), linear.high)
    return scale(b, b.fadd(one, b.fadd(lost, curve)), n)


def _parity(b: Builder, y: Value) -> tuple[Value, Value]:
    """(y is an integer, y is an odd integer)."""
    form = format_of(y.type)
    whole = b.fcmp("oeq", b.ftrunc(y), y)
    half = b.fmul(y, 0.5)
    odd = b.and_(whole, b.fcmp("one", b.ftrunc(half), half))
    # From 2**(mantissa + 1) on every number is even, and infinity is not an integer but acts as an even one.
    return whole, b.and_(odd, b.fcmp("olt", b.fabs(y), float(2 ** (form.mantissa + 1))))


def pow_(b: Builder, x: Value, y: Value) -> Value:
    """x**y, below 1 ULP, with C's special cases: x**0 = 1**y = 1 even for NaN, negative x to a fraction is NaN."""
    kind = x.type
    size = b.fabs(x)
    log2 = _log2_word(b, size)
    high, low = product(b, log2.high, y)
    result = _exp2_word(b, Word(high, b.fma(log2.low, y, low)))
    result = _pow_of_extremes(b, size, y, result)
    whole, odd = _parity(b, y)
    negative = b.icmp("slt", to_bits(b, x), 0)
    result = b.copysign(result, b.select(b.and_(negative, odd), x, const(kind, 1.0)))
    finite_below = b.and_(b.fcmp("olt", x, 0.0), b.fcmp("one", x, -INFINITY))
    result = b.select(b.and_(finite_below, b.xor(whole, -1)), const(kind, NAN), result)
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


def rsqrt(b: Builder, x: Value) -> Value:
    """1 / sqrt(x), below 1 ULP: one Newton step, its residual exact, on the quotient."""
    y = b.fdiv(1.0, b.sqrt(x))
    root, lost = product(b, x, y)
    error = b.fma(b.fneg(lost), y, b.fma(b.fneg(root), y, 1.0))  # 1 - x y²
    better = b.fma(b.fmul(error, 0.5), y, y)
    return b.select(b.fcmp("uno", better, better), y, better)


def integer_pow(b: Builder, x: Value, exponent: int) -> Value:
    """x**exponent for a constant exponent, by squaring; integers (exponent >= 0) wrap, floats round each product."""
    multiply_ = b.fmul if x.type.is_float else b.mul
    if exponent < 0:
        if not x.type.is_float:
            raise ValueError("an integer to a negative power is not an integer")
        return b.fdiv(1.0, integer_pow(b, x, -exponent))
    result: Value | None = None
    square = x
    while exponent:
        if exponent & 1:
            result = square if result is None else multiply_(result, square)
        exponent >>= 1
        if exponent:
            square = multiply_(square, square)
    return b.const(x.type, 1) if result is None else result
