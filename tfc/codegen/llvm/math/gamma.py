"""lgamma and digamma: polynomials near 2, Stirling's series with fitted coefficients from 3 on, reflection below 0."""

from __future__ import annotations

import math

from tfc.codegen.llvm.builder import Builder
from tfc.codegen.llvm.math.double_word import Word, product
from tfc.codegen.llvm.math.formats import INFINITY, NAN, at_most, format_of, polynomial, round_product
from tfc.codegen.llvm.math.logarithm import log
from tfc.codegen.llvm.math.trigonometry import tangent_of_quadrant
from tfc.codegen.llvm.values import Value

_HALF_LOG_2PI_LESS_HALF = 0.4189385332046727
_HALF_PI_F32 = (1.5707963705062866, -4.371138828673793e-08)
_HALF_PI_F64 = (1.5707963267948966, 6.123233995736766e-17)

# lgamma(2 + w) / w on [-1/2, 1]
_NEAR_F32 = (0.42278432846069336, 0.32246702909469604, -0.06735207885503769, 0.020581098273396492,
             -0.007386303041130304, 0.0028866445645689964, -0.001194915035739541, 0.0005328611587174237,
             -0.00022666410950478166, 5.518909529200755e-05)  # fmt: skip
_NEAR_F64 = (0.42278433509846713, 0.3224670334241132, -0.06735230105319755, 0.020580808427793217,
             -0.0073855510286941935, 0.0028905103302414715, -0.0011927539110550935, 0.0005096695358860477,
             -0.00022315477494725376, 9.945739130491328e-05, -4.492599861546367e-05, 2.0507871777333382e-05,
             -9.441334887386016e-06, 4.373604044931938e-06, -2.03176585884451e-06, 9.518272751341783e-07,
             -4.6221816062826913e-07, 2.299887242538851e-07, -1.0092664306742175e-07, 3.0416193154143775e-08,
             -4.343816013399618e-09)  # fmt: skip
# x (lgamma(x) - (x - 1/2) log x + x - log(2π) / 2) in 1 / x**2, x >= 3
_STIRLING_F32 = (0.0833333283662796, -0.002777254208922386, 0.0007784123881720006, -0.0004206149314995855)
_STIRLING_F64 = (0.08333333333333194, -0.002777777776797353, 0.0007936505902747464, -0.0005952185772055203,
                 0.0008407031575334604, -0.0018826776820937007, 0.005643348067111868, -0.01775710736917548,
                 0.0434904622724207, -0.0550144480547818)  # fmt: skip
# x**2 (log x - 1 / 2x - digamma(x)) in 1 / x**2, x >= 3
_DIGAMMA_F32 = (0.08333329111337662, -0.008329469710588455, 0.0038555609062314034, -0.0027797562070190907)
_DIGAMMA_F64 = (0.08333333333325664, -0.008333333297549688, 0.00396824816201859, -0.0041661948375274665,
                0.0075532714330862095, -0.020406228028530884, 0.06907088342414273, -0.23006034868432865,
                0.5710057888018134, -0.7160221370296342)  # fmt: skip
# (sin(π r) / π r - 1) / r**2 in r**2, |r| <= 1/2
_SINE_F32 = (-1.644934058189392, 0.8117420077323914, -0.19074539840221405, 0.02610490284860134,
             -0.0022158895153552294)  # fmt: skip
_SINE_F64 = (-1.6449340668482264, 0.8117424252833499, -0.19075182412192881, 0.02614784781446689,
             -0.0023460809989683663, 0.00014842854774580746, -6.974908719439608e-06, 2.510519197134912e-07,
             -5.377805635578853e-09)  # fmt: skip


def _positive_lgamma(b: Builder, x: Value) -> Value:
    """lgamma for x > 0: below 3 a polynomial around 2, reached by lgamma(x) = lgamma(x + 1) - log x."""
    form = format_of(x.type)
    low, middle = b.fcmp("olt", x, 0.5), b.fcmp("olt", x, 1.5)
    w = b.select(low, x, b.select(middle, b.fsub(x, 1.0), b.fsub(x, 2.0)))
    logarithm = log(b, b.select(low, b.fma(x, x, x), x))
    removed = b.select(middle, logarithm, b.const(x.type, 0.0))
    near = b.fsub(b.fmul(w, polynomial(b, w, form.table(_NEAR_F32, _NEAR_F64))), removed)
    inverse = b.fdiv(1.0, x)
    series = polynomial(b, b.fmul(inverse, inverse), form.table(_STIRLING_F32, _STIRLING_F64))
    series = b.fma(series, inverse, _HALF_LOG_2PI_LESS_HALF)
    far = b.fma(b.fsub(x, 0.5), b.fsub(logarithm, 1.0), series)
    return b.select(b.fcmp("olt", x, 3.0), near, far)


def lgamma(b: Builder, x: Value) -> Value:
    """log |Γ(x)|, about 6 ULP for x > 0; +inf at 0, -1, -2, … Between those the error is small absolutely, since
    lgamma has zeros there: log(π / |sin πx|) - lgamma(1 - x).
    """
    form = format_of(x.type)
    negative = b.fcmp("olt", x, 0.0)
    # Far below 0 there are only poles: there the logarithm of 0 is to be less something finite.
    mirrored = at_most(b, b.fsub(1.0, x), float(2 ** (form.mantissa + 2)))
    forward = _positive_lgamma(b, b.select(negative, mirrored, x))
    f = b.fsub(x, b.rint(x))
    square = b.fmul(f, f)
    sine = b.fma(b.fmul(f, square), polynomial(b, square, form.table(_SINE_F32, _SINE_F64)), f)
    reflected = b.fsub(b.fneg(log(b, b.fabs(sine))), forward)
    result = b.select(negative, reflected, forward)
    return b.select(b.fcmp("oeq", b.fabs(x), INFINITY), b.const(x.type, INFINITY), result)


def digamma(b: Builder, x: Value) -> Value:
    """The derivative of lgamma; NaN at -1, -2, … and -inf. Error about 2 units of the largest term's last place.

    Near 0 it is -1 / x, and so infinite at a zero, whose sign says from which side.
    """
    form = format_of(x.type)
    negative = b.fcmp("olt", x, float(-(2.0 ** -(form.mantissa + 4))))  # above, the steps are good for both signs
    y = b.select(negative, b.fsub(1.0, x), x)
    small = b.fcmp("olt", y, 3.0)
    # digamma(y) = digamma(y + 3) - 1 / y - 1 / (y + 1) - 1 / (y + 2)
    top = b.fma(y, b.fma(y, 3.0, 6.0), 2.0)
    bottom = b.fmul(b.fmul(y, b.fadd(y, 1.0)), b.fadd(y, 2.0))
    steps = b.select(small, b.fdiv(top, bottom), b.const(x.type, 0.0))
    shifted = b.select(small, b.fadd(y, 3.0), y)
    inverse = b.fdiv(1.0, shifted)
    square = b.fmul(inverse, inverse)
    tail = b.fma(polynomial(b, square, form.table(_DIGAMMA_F32, _DIGAMMA_F64)), square, b.fmul(inverse, 0.5))
    forward = b.fsub(b.fsub(log(b, shifted), tail), steps)
    f = b.fsub(x, b.rint(x))
    turns, q = round_product(b, f, 2.0)
    half_pi, rest = form.table(_HALF_PI_F32, _HALF_PI_F64)
    high, low = product(b, b.fma(f, 2.0, b.fneg(turns)), half_pi)
    angle = Word(high, b.fma(b.fma(f, 2.0, b.fneg(turns)), rest, low))
    # digamma(x) = digamma(1 - x) - π cot πx, and -cot t is tan(t + π/2)
    reflected = b.fma(tangent_of_quadrant(b, b.add(q, 1), angle), math.pi, forward)
    result = b.select(negative, reflected, forward)
    pole = b.and_(negative, b.fcmp("oeq", b.rint(x), x))
    return b.select(pole, b.const(x.type, NAN), result)
