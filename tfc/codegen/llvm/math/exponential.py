"""exp, exp2 and expm1, and the pieces tanh, sinh and the logistic function share.

x = n ln 2 + r with |r| <= ln 2 / 2 (Cody and Waite 1980), a polynomial in r, then times 2**n.
"""

from __future__ import annotations

from tfc.codegen.llvm.builder import Builder
from tfc.codegen.llvm.math.double_word import Word, ordered_sum
from tfc.codegen.llvm.math.formats import (
    at_least,
    clamp,
    format_of,
    polynomial,
    power_of_two,
    round_product,
    scale,
    scale_down,
)
from tfc.codegen.llvm.values import Value

LOG2_E = 1.4426950408889634
_LN2_F32 = (0.6931471824645996, -1.9046542121259336e-09)
_LN2_F64 = (0.6931471805599453, 2.3190468138462996e-17)

# (exp(r) - 1 - r) / r**2, so that exp(r) is right to 1 / 16 ULP, and for expm1 exp(r) - 1 to 1 / 32
_EXP_F32 = (0.4999999403953552, 0.1666652113199234, 0.04166826605796814, 0.008368671871721745, 0.0013820715248584747)
_EXPM1_F32 = (0.5, 0.1666666567325592, 0.04166649281978607, 0.008333543315529823, 0.0013932352885603905,
              0.00019764331227634102)  # fmt: skip
_EXP_F64 = (0.5, 0.16666666666666677, 0.04166666666666661, 0.008333333333321414, 0.0013888888888924358,
            0.00019841269886697058, 2.4801587236432826e-05, 2.7557243605002987e-06, 2.7557353756060716e-07,
            2.5109258708146437e-08, 2.088927265814203e-09)  # fmt: skip
# (2**r - 1) / r
_EXP2_F32 = (0.6931471824645996, 0.24022650718688965, 0.055504053831100464, 0.00961808580905199,
             0.0013337547425180674, 0.00015452734078280628, 1.4429308976104949e-05)  # fmt: skip
_EXP2_F64 = (0.6931471805599453, 0.2402265069591007, 0.05550410866482337, 0.009618129107629776, 0.0013333558146026885,
             0.00015403530390643605, 1.5252734181811983e-05, 1.3215489202806508e-06, 1.01779229491766e-07,
             7.053967374548551e-09, 4.4751068660619795e-10, 2.7051535611293136e-11)  # fmt: skip


def exp(b: Builder, x: Value) -> Value:
    """e**x, below 1 ULP; results are infinite above 88.7 (709.8), subnormal and then 0 at the other end."""
    form = format_of(x.type)
    turns, n, r = reduced(b, clamp(b, x, form.choose(-104.0, -746.0), form.choose(89.0, 710.0)))
    return scale(b, b.fma(exp_less_one_over(b, r), r, 1.0), n, turns)


def decay(b: Builder, x: Value, unit: Value) -> Value:
    """e**x * unit, below 1 ULP, for x that is not above 0, or NaN; `unit` is a power of two from 2**-64 to 1.

    One that is known costs nothing: the polynomial's coefficients are so much smaller.
    """
    form = format_of(x.type)
    turns, n, r = reduced(b, at_least(b, x, form.choose(-104.0, -746.0)))
    known = float(unit.const) if unit.const is not None else 1.0
    table = tuple(known * each for each in form.table(_EXP_F32, _EXP_F64))
    slope = b.fma(polynomial(b, r, table), r, known)
    made = scale_down(b, b.fma(slope, r, known), n, turns)
    return made if unit.const is not None else b.fmul(made, unit)


def reduced(b: Builder, x: Value) -> tuple[Value, Value, Value]:
    """(n as a float, n, r) with e**x = 2**n e**r, |r| < 0.35; x must be clamped by the caller."""
    high, low = format_of(x.type).table(_LN2_F32, _LN2_F64)
    turns, n = round_product(b, x, LOG2_E)
    return turns, n, b.fma(turns, -low, b.fma(turns, -high, x))


def exp_less_one_over(b: Builder, r: Value) -> Value:
    """(e**r - 1) / r for |r| < 0.35."""
    curve = polynomial(b, r, format_of(r.type).table(_EXP_F32, _EXP_F64))
    return b.fma(curve, r, 1.0)


def exp_and(b: Builder, x: Value, constant: float, sign: int = 1) -> Value:
    """constant ± e**x, rounded about once; x must be where e**x is a normal number. 1 - e**x has lost what cancels."""
    _, n, r = reduced(b, x)
    factor = power_of_two(b, n, x.type)
    factor = b.fneg(factor) if sign < 0 else factor
    return b.fma(b.fmul(exp_less_one_over(b, r), r), factor, b.fadd(factor, constant))


def exp2(b: Builder, x: Value) -> Value:
    """2**x, below 1 ULP."""
    form = format_of(x.type)
    x = clamp(b, x, form.choose(-151.0, -1076.0), form.choose(129.0, 1025.0))
    turns, n = round_product(b, x, 1.0)
    r = b.fsub(x, turns)
    return scale(b, b.fma(polynomial(b, r, form.table(_EXP2_F32, _EXP2_F64)), r, 1.0), n, turns)


def expm1_parts(b: Builder, x: Value) -> tuple[Value, Word]:
    """(n, p) with e**x = 2**n (1 + p), |p| < 0.42 as a double word; x must be clamped by the caller."""
    form = format_of(x.type)
    high, low = form.table(_LN2_F32, _LN2_F64)
    turns, n = round_product(b, x, LOG2_E)
    coarse = b.fma(turns, -high, x)
    r = b.fma(turns, -low, coarse)
    rest = b.fma(turns, -low, b.fsub(coarse, r))
    curve = polynomial(b, r, form.table(_EXPM1_F32, _EXP_F64))
    return n, ordered_sum(b, r, b.fma(b.fmul(r, r), curve, b.fma(rest, r, rest)))


def quarter_expm1(b: Builder, x: Value) -> Word:
    """(e**x - 1) / 4 as a double word; the quarter overflows only beyond sinh and cosh. x clamped by the caller."""
    n, p = expm1_parts(b, x)
    factor = power_of_two(b, b.sub(n, 2), x.type)
    high, low = ordered_sum(b, b.fsub(factor, 0.25), b.fmul(p.high, factor))
    return Word(high, b.fma(p.low, factor, low))


def expm1(b: Builder, x: Value) -> Value:
    """e**x - 1 without cancellation near 0, below 1 ULP."""
    form = format_of(x.type)
    quarter = quarter_expm1(b, clamp(b, x, form.choose(-20.0, -40.0), form.choose(89.0, 710.0)))
    result = b.copysign(b.fmul(b.fadd(quarter.high, quarter.low), 4.0), x)
    return b.select(b.fcmp("olt", b.fabs(x), 8 * form.smallest_normal), x, result)
