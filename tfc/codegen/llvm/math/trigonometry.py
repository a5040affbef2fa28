"""sin, cos and tan over the whole range.

x = q π/2 + r with |r| <= π/4: three parts of π/2 and FMA while x is small (Cody and Waite), the exact reduction of
`reduction.py` beyond. r is a double word; the polynomials' leading terms are added last, without rounding error.
"""

from __future__ import annotations

from tfc.codegen.llvm.builder import Builder
from tfc.codegen.llvm.math.double_word import Word, ordered_sum, quotient
from tfc.codegen.llvm.math.formats import format_of, polynomial, to_bits
from tfc.codegen.llvm.math.reduction import reduce_quadrants
from tfc.codegen.llvm.values import Value

# (sin(r) / r - 1) / r**2 and (cos(r) - 1 + r**2 / 2) / r**4 as polynomials in r**2
_SIN_F32 = (-0.1666666716337204, 0.008333379402756691, -0.00019852981495205313, 2.8307583761488786e-06)
_SIN_F64 = (-0.16666666666666627, 0.008333333333321135, -0.00019841269828773007, 2.7557313327848233e-06,
            -2.505070025697667e-08, 1.589339232506331e-10)  # fmt: skip
_COS_F32 = (0.04166664555668831, -0.0013887298991903663, 2.4430295525235124e-05)
_COS_F64 = (0.04166666666666658, -0.0013888888888871043, 2.4801587287606423e-05, -2.755731382115753e-07,
            2.0875652232292667e-09, -1.1356018738372352e-11)  # fmt: skip


def _sine(b: Builder, r: Word, z: Value) -> Word:
    """sin of the reduced argument; z = r**2."""
    curve = polynomial(b, z, format_of(z.type).table(_SIN_F32, _SIN_F64))
    # (r + l)(1 + z S) with the part of l that matters: l cos r, and cos r is 1 - z/2 to first order.
    low = b.fma(b.fmul(z, -0.5), r.low, r.low)
    return Word(r.high, b.fma(b.fmul(r.high, z), curve, low))


def _cosine(b: Builder, r: Word, z: Value) -> Word:
    """cos of the reduced argument; z = r**2."""
    curve = polynomial(b, z, format_of(z.type).table(_COS_F32, _COS_F64))
    high, rest = ordered_sum(b, b.const(z.type, 1.0), b.fmul(z, -0.5))
    rest = b.fma(b.fneg(r.high), r.low, rest)
    return Word(high, b.fma(b.fmul(z, z), curve, rest))


def _sine_of_quadrant(b: Builder, x: Value, q: Value, r: Word) -> Value:
    """sin(q π/2 + r): sine or cosine by q's last bit, negated by the bit before."""
    form = format_of(x.type)
    z = b.fmul(r.high, r.high)
    sine, cosine = _sine(b, r, z), _cosine(b, r, z)
    odd = b.icmp("ne", b.and_(q, 1), 0)
    high, low = b.select(odd, cosine.high, sine.high), b.select(odd, cosine.low, sine.low)
    flip = b.shl(b.and_(q, 2), form.integer.width - 2)
    return b.bitcast(b.xor(to_bits(b, b.fadd(high, low)), flip), x.type)


def sin(b: Builder, x: Value) -> Value:
    """Sine, below 1 ULP for every x; NaN for ±inf."""
    q, r = reduce_quadrants(b, x)
    return b.select(b.fcmp("oeq", x, 0.0), x, _sine_of_quadrant(b, x, q, r))


def cos(b: Builder, x: Value) -> Value:
    """Cosine, below 1 ULP for every x; NaN for ±inf."""
    q, r = reduce_quadrants(b, x)
    return _sine_of_quadrant(b, x, b.add(q, 1), r)


def tan(b: Builder, x: Value) -> Value:
    """Tangent, below 1 ULP for every x; NaN for ±inf: sin r / cos r, or -cos r / sin r in odd quadrants."""
    q, r = reduce_quadrants(b, x)
    return b.select(b.fcmp("oeq", x, 0.0), x, tangent_of_quadrant(b, q, r))


def tangent_of_quadrant(b: Builder, q: Value, r: Word) -> Value:
    """tan(q π/2 + r)."""
    kind = r.high.type
    z = b.fmul(r.high, r.high)
    sine, cosine = _sine(b, r, z), _cosine(b, r, z)
    odd = b.icmp("ne", b.and_(q, 1), 0)
    top = ordered_sum(b, b.select(odd, cosine.high, sine.high), b.select(odd, cosine.low, sine.low))
    bottom = ordered_sum(b, b.select(odd, sine.high, cosine.high), b.select(odd, sine.low, cosine.low))
    flip = b.shl(q, format_of(kind).integer.width - 1)
    return b.bitcast(b.xor(to_bits(b, quotient(b, top, bottom)), flip), kind)
