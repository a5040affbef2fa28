"""Special functions: error functions, the gamma family, incomplete beta, Bessel (tensorflow/core/ops/math_ops.cc).

The reference values are computed in float64 by tfc/ir/reference/special.py. Lgamma is +inf at its poles, Digamma NaN,
but infinite at 0, where the sign of the zero says from which side.
Gradients are those of tensorflow/python/ops/math_grad.py; where TensorFlow has none for an operand (a of Zeta, say)
there is none here.
"""

from __future__ import annotations

import math

from tfc.ir.graph.build import Builder
from tfc.ir.graph.graph import Node, Value
from tfc.ir.ops.maps import map_op, unary
from tfc.ir.ops.rules import FLOAT, rounded_once
from tfc.ir.ops.terms import Term, partials, terms
from tfc.ir.reference import special
from tfc.ir.types.types import Array

NEWTON = "found by Newton's method in float64"
SERIES = "series and continued fractions in float64"
INTEGRALS = "series and integrals in float64"

TWO_OVER_ROOT_PI = 2 / math.sqrt(math.pi)


@unary(lambda x, z: TWO_OVER_ROOT_PI * (-x.emit("Square")).emit("Exp"), cost=24, of=FLOAT)
@rounded_once
def Erf(x: Array) -> Array:
    """The error function 2/√π ∫₀ˣ exp(-t²) dt."""
    return special.elementwise(math.erf)(x)


@unary(lambda x, z: -TWO_OVER_ROOT_PI * (-x.emit("Square")).emit("Exp"), cost=24, of=FLOAT)
@rounded_once
def Erfc(x: Array) -> Array:
    """1 - erf(x), accurate where erf(x) is close to 1 too."""
    return special.elementwise(math.erfc)(x)


@unary(lambda x, z: 1 / TWO_OVER_ROOT_PI * z.emit("Square").emit("Exp"), cost=40, of=FLOAT, host=NEWTON)
@rounded_once
def Erfinv(x: Array) -> Array:
    """The inverse of the error function; infinite at -1 and 1, NaN outside."""
    return special.elementwise(special.erfinv)(x)


@unary(lambda x, z: math.sqrt(2 * math.pi) * (0.5 * z.emit("Square")).emit("Exp"), cost=40, of=FLOAT, host=NEWTON)
@rounded_once
def Ndtri(x: Array) -> Array:
    """The quantile function of the standard normal distribution; NaN outside of [0, 1]."""
    return special.elementwise(special.ndtri)(x)


@unary(lambda x, z: x.emit("Digamma"), cost=60, of=FLOAT)
@rounded_once
def Lgamma(x: Array) -> Array:
    """The logarithm of |Γ(x)|; +inf at 0, -1, -2, …"""
    return special.elementwise(special.lgamma)(x)


@unary(lambda x, z: x.like(1).emit("Polygamma", x), cost=60, of=FLOAT)
@rounded_once
def Digamma(x: Array) -> Array:
    """The derivative of Lgamma; -inf at 0, +inf at -0, NaN at -1, -2, …"""
    return special.elementwise(special.digamma)(x)


@map_op(FLOAT, cost=200, host=SERIES, function=None)
@rounded_once
def Polygamma(a: Array, x: Array) -> Array:
    """The a-th derivative of Digamma at x, for a = 0, 1, 2, … (as a float); NaN for other a."""
    return special.elementwise(special.polygamma)(a, x)


@map_op(FLOAT, cost=200, host=SERIES, function=None)
@rounded_once
def Zeta(x: Array, q: Array) -> Array:
    """Hurwitz's zeta function Σₖ (q + k)⁻ˣ; +inf at x = 1, NaN below."""
    return special.elementwise(special.zeta)(x, q)


Polygamma.gradient(partials(None, lambda a, x, d: d * (a + 1).emit("Polygamma", x)))


Zeta.gradient(partials(None, lambda x, q, d: d * -x * (x + 1).emit("Zeta", q)))


@map_op(FLOAT, cost=400, host=SERIES, function=None)
@rounded_once
def Igamma(a: Array, x: Array) -> Array:
    """The regularised lower incomplete gamma function P(a, x); NaN for a <= 0 or x < 0."""
    return special.elementwise(special.igamma)(a, x)


@map_op(FLOAT, cost=400, host=SERIES, function=None)
@rounded_once
def Igammac(a: Array, x: Array) -> Array:
    """The regularised upper incomplete gamma function 1 - P(a, x); NaN for a <= 0 or x < 0."""
    return special.elementwise(special.igammac)(a, x)


@map_op(FLOAT, host=SERIES, function=None)
@rounded_once
def IgammaGradA(a: Array, x: Array) -> Array:
    """The derivative of Igamma with respect to a."""
    return special.elementwise(special.d_igamma)(a, x)


def _igamma_density(a: Term, x: Term) -> Term:
    """The derivative of Igamma with respect to x."""
    return (-x + (a - 1) * x.emit("Log") - a.emit("Lgamma")).emit("Exp")


Igamma.gradient(partials(lambda a, x, d: d * a.emit("IgammaGradA", x), lambda a, x, d: d * _igamma_density(a, x)))


Igammac.gradient(partials(lambda a, x, d: -d * a.emit("IgammaGradA", x), lambda a, x, d: -d * _igamma_density(a, x)))


@map_op(FLOAT, cost=600, host=SERIES, function=None)
@rounded_once
def Betainc(a: Array, b: Array, x: Array) -> Array:
    """The regularised incomplete beta function I_x(a, b); NaN outside of a, b > 0 and 0 <= x <= 1."""
    return special.elementwise(special.betainc)(a, b, x)


@Betainc.gradient
def _(builder: Builder, node: Node, dz: Value) -> tuple[None, None, Value]:
    a, b, x, d = terms(builder, *node.inputs, dz)
    log_beta = a.emit("Lgamma") + b.emit("Lgamma") - (a + b).emit("Lgamma")
    density = ((b - 1) * (-x).emit("Log1p") + (a - 1) * x.emit("Log") - log_beta).emit("Exp")
    return None, None, (d * density).sum_to(x)


@unary(lambda x, z: x.emit("BesselI1e") - x.emit("Sign") * z, of=FLOAT, host=INTEGRALS)
@rounded_once
def BesselI0e(x: Array) -> Array:
    """exp(-|x|) I₀(x), the scaled modified Bessel function of order 0."""
    return special.bessel_ie(0, x)


def _bessel_i1e(x: Term, z: Term) -> Term:
    """I₁e' = I₀e - I₁e (sign(x) + 1/x), whose limit at 0 is 1/2."""
    far = x.emit("NotEqual", 0)
    safe = x.where(far, 1)
    return (safe.emit("BesselI0e") - z * (safe.emit("Sign") + safe.emit("Reciprocal"))).where(far, 0.5)


@unary(_bessel_i1e, of=FLOAT, host=INTEGRALS)
@rounded_once
def BesselI1e(x: Array) -> Array:
    """exp(-|x|) I₁(x), the scaled modified Bessel function of order 1."""
    return special.bessel_ie(1, x)
