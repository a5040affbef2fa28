"""The mathematical functions that the element-wise ops on floats stand for, by op.

A formula is written once, over a namespace `m` of functions, and evaluated in two: `Wide` has NumPy's functions in a
wider type, whose zeros have signs and which follow C99's Annex F at infinities and NaN; `Precise` has mpmath's, on
single numbers, with as many digits as the result needs. The first says which class a result belongs to, the second
what it is. Neither is used by the compiler or the interpreter.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Any

import mpmath
import numpy as np

Formula = Callable[..., Any]
NOTHING = -800
"""Below it swish and gelu are 0 in every type."""
ROOT_TWO_PI = "2.50662827463100050241576528481104525301"
ROOT_HALF = "0.70710678118654752440084436210484903928"
SELU_SCALE, SELU_SLOPE = "1.0507009873554804934193349852946", "1.75809934084737685994021752081231934206"


def _digamma(x: float) -> float:
    """-inf at +0 and +inf at -0, as -1 / x; NaN at the other poles and at -inf."""
    if x == 0:
        return -math.copysign(math.inf, x)
    if math.isnan(x) or x == -math.inf or (x < 0 and x == math.floor(x)):
        return math.nan
    if x == math.inf:
        return x
    return float(Precise.digamma(mpmath.mpf(x)))


def _lgamma(x: float) -> float:
    """+inf at 0, -1, -2, … and at both infinities."""
    if math.isinf(x) or (x <= 0 and x == math.floor(x)):
        return math.inf
    return math.nan if math.isnan(x) else float(Precise.lgamma(mpmath.mpf(x)))


def _lifted(function: Callable[[float], float]) -> Callable[[Any], Any]:
    """A function of the standard library over arrays, in their type."""

    def apply(x: Any) -> Any:
        return np.vectorize(function, otypes=[np.float64])(np.asarray(x, np.float64)).astype(np.asarray(x).dtype)

    return apply


class Wide:
    """NumPy's functions, on arrays."""

    exp, expm1, log, log1p, sqrt = np.exp, np.expm1, np.log, np.log1p, np.sqrt
    sin, cos, tan, asin, acos, atan = np.sin, np.cos, np.tan, np.asin, np.acos, np.atan
    sinh, cosh, tanh, asinh, acosh, atanh = np.sinh, np.cosh, np.tanh, np.asinh, np.acosh, np.atanh
    abs, sign, floor, ceil, rint, fmod = np.abs, np.sign, np.floor, np.ceil, np.rint, np.fmod
    pow, atan2, where, copysign = np.power, np.atan2, np.where, np.copysign
    maximum, minimum = np.maximum, np.minimum
    erf, erfc = staticmethod(_lifted(math.erf)), staticmethod(_lifted(math.erfc))
    lgamma, digamma = staticmethod(_lifted(_lgamma)), staticmethod(_lifted(_digamma))

    @staticmethod
    def number(text: str) -> Any:
        """A constant."""
        return np.longdouble(text)


class Stepwise(Wide):
    """NumPy's functions in the type that an op computes in, constants too."""

    @staticmethod
    def number(text: str) -> Any:
        """A number of Python's takes the type of what it is combined with."""
        return float(text)


def _or(otherwise: Any, function: Callable[..., Any]) -> Callable[..., Any]:
    """An mpmath function that is real, and `otherwise` where mpmath has no value or a complex one."""

    def apply(*x: Any) -> Any:
        if any(mpmath.isnan(each) for each in x):
            return mpmath.nan
        try:
            found = function(*x)
        except (ValueError, ZeroDivisionError, OverflowError):
            return otherwise
        return mpmath.nan if isinstance(found, mpmath.mpc) else found

    return apply


class Precise:
    """mpmath's functions, on single numbers that are finite."""

    exp, expm1, sqrt = mpmath.exp, mpmath.expm1, _or(mpmath.nan, mpmath.sqrt)
    log, log1p = _or(mpmath.ninf, mpmath.log), _or(mpmath.ninf, mpmath.log1p)
    sin, cos, tan, atan = mpmath.sin, mpmath.cos, mpmath.tan, mpmath.atan
    asin, acos = _or(mpmath.nan, mpmath.asin), _or(mpmath.nan, mpmath.acos)
    sinh, cosh, tanh, asinh = mpmath.sinh, mpmath.cosh, mpmath.tanh, mpmath.asinh
    acosh, atanh = _or(mpmath.nan, mpmath.acosh), _or(mpmath.nan, mpmath.atanh)
    abs, sign, floor, ceil, rint = mpmath.fabs, mpmath.sign, mpmath.floor, mpmath.ceil, mpmath.nint
    pow, atan2 = _or(mpmath.nan, mpmath.power), mpmath.atan2
    maximum, minimum = max, min
    erf = mpmath.erf
    digamma = staticmethod(_or(mpmath.nan, mpmath.digamma))

    @staticmethod
    def erfc(x: Any) -> Any:
        """Beyond 60 it is 0 in every type."""
        return mpmath.erfc(max(min(x, mpmath.mpf(60)), mpmath.mpf(-60)))

    @staticmethod
    def lgamma(x: Any) -> Any:
        """log |Γ(x)|."""
        if x <= 0 and x == mpmath.floor(x):
            return mpmath.inf
        return mpmath.re(mpmath.loggamma(x))

    @staticmethod
    def copysign(x: Any, y: Any) -> Any:
        """y is not zero."""
        return abs(x) * mpmath.sign(y)

    @staticmethod
    def fmod(x: Any, y: Any) -> Any:
        """With the sign of x."""
        return mpmath.nan if y == 0 else mpmath.sign(x) * mpmath.fmod(abs(x), abs(y))

    @staticmethod
    def where(condition: Any, x: Any, y: Any) -> Any:
        """One of the two."""
        return x if condition else y

    @staticmethod
    def number(text: str) -> Any:
        """A constant."""
        return mpmath.mpf(text)


def _sigmoid(m: Any, x: Any) -> Any:
    small = m.exp(-m.abs(x))
    return m.where(x >= 0, 1 / (1 + small), small / (1 + small))


def _softplus(m: Any, x: Any) -> Any:
    return m.where(x > 0, x, 0) + m.log1p(m.exp(-m.abs(x)))


def _normal(m: Any, x: Any) -> Any:
    return m.erfc(-x * m.number(ROOT_HALF)) / 2


def _gelu_slope(m: Any, x: Any) -> Any:
    within = m.where(m.abs(x) > -NOTHING, 0, x)
    return _normal(m, x) + within * m.exp(-within * within / 2) / m.number(ROOT_TWO_PI)


def _floor_mod(m: Any, x: Any, y: Any) -> Any:
    rest = m.fmod(x, y)
    return m.copysign(m.where((rest != 0) & ((rest < 0) != (y < 0)), rest + y, rest), y)


UNARY: Mapping[str, Formula] = {
    "Abs": lambda m, x: m.abs(x), "Neg": lambda m, x: -x, "Sign": lambda m, x: m.sign(x),
    "Square": lambda m, x: x * x, "Sqrt": lambda m, x: m.sqrt(x), "Rsqrt": lambda m, x: 1 / m.sqrt(x),
    "Reciprocal": lambda m, x: 1 / x, "Inv": lambda m, x: 1 / x,
    "Exp": lambda m, x: m.exp(x), "Expm1": lambda m, x: m.expm1(x),
    "Log": lambda m, x: m.log(x), "Log1p": lambda m, x: m.log1p(x),
    "Floor": lambda m, x: m.floor(x), "Ceil": lambda m, x: m.ceil(x), "Rint": lambda m, x: m.rint(x),
    "Round": lambda m, x: m.rint(x),
    "Sin": lambda m, x: m.sin(x), "Cos": lambda m, x: m.cos(x), "Tan": lambda m, x: m.tan(x),
    "Asin": lambda m, x: m.asin(x), "Acos": lambda m, x: m.acos(x), "Atan": lambda m, x: m.atan(x),
    "Sinh": lambda m, x: m.sinh(x), "Cosh": lambda m, x: m.cosh(x), "Tanh": lambda m, x: m.tanh(x),
    "Asinh": lambda m, x: m.asinh(x), "Acosh": lambda m, x: m.acosh(x), "Atanh": lambda m, x: m.atanh(x),
    "Sigmoid": _sigmoid, "Softplus": _softplus, "Softsign": lambda m, x: x / (1 + m.abs(x)),
    "Relu": lambda m, x: m.where(x <= 0, 0, x),
    "Swish": lambda m, x: m.where(x < NOTHING, -0.0, m.where(x < NOTHING, 0, x) * _sigmoid(m, x)),
    "Gelu": lambda m, x: m.where(x < NOTHING, -0.0, m.where(x < NOTHING, 0, x) * _normal(m, x)),
    "Relu6": lambda m, x: m.where(x <= 0, 0, m.where(x > 6, 6, x)),
    "LeakyRelu": lambda m, x: m.where(x > 0, x, x * m.number("0.2")),
    "Elu": lambda m, x: m.where(x > 0, x, m.expm1(x)),
    "Selu": lambda m, x: m.where(x > 0, x * m.number(SELU_SCALE), m.expm1(x) * m.number(SELU_SLOPE)),
    "Erf": lambda m, x: m.erf(x), "Erfc": lambda m, x: m.erfc(x),
    "Lgamma": lambda m, x: m.lgamma(x), "Digamma": lambda m, x: m.digamma(x),
    "Identity": lambda m, x: x, "StopGradient": lambda m, x: x, "PreventGradient": lambda m, x: x,
    "ZerosLike": lambda m, x: m.where(x > 0, 0, 0), "OnesLike": lambda m, x: m.where(x > 0, 1, 1),
}  # fmt: skip
"""The ops of one operand."""

BINARY: Mapping[str, Formula] = {
    "AddV2": lambda m, x, y: x + y, "Add": lambda m, x, y: x + y, "Sub": lambda m, x, y: x - y,
    "Mul": lambda m, x, y: x * y, "MulNoNan": lambda m, x, y: m.where(y == 0, 0, x * y),
    "RealDiv": lambda m, x, y: x / y, "Div": lambda m, x, y: x / y,
    "DivNoNan": lambda m, x, y: m.where(y == 0, 0, x / y), "Xdivy": lambda m, x, y: m.where(x == 0, 0, x / y),
    "Xlogy": lambda m, x, y: m.where(x == 0, 0, x * m.log(y)),
    "Xlog1py": lambda m, x, y: m.where(x == 0, 0, x * m.log1p(y)),
    "Maximum": lambda m, x, y: m.maximum(x, y), "Minimum": lambda m, x, y: m.minimum(x, y),
    "SquaredDifference": lambda m, x, y: (x - y) * (x - y),
    "Pow": lambda m, x, y: m.pow(x, y), "Atan2": lambda m, x, y: m.atan2(x, y),
    "FloorDiv": lambda m, x, y: m.floor(x / y), "FloorMod": _floor_mod,
    "TruncateMod": lambda m, x, y: m.fmod(x, y), "Mod": lambda m, x, y: m.fmod(x, y),
    "SqrtGrad": lambda m, y, d: d * m.number("0.5") / y, "RsqrtGrad": lambda m, y, d: -d / 2 * (y * y * y),
    "ReciprocalGrad": lambda m, y, d: -d * y * y, "InvGrad": lambda m, y, d: -d * y * y,
    "TanhGrad": lambda m, y, d: d * ((1 - y) * (1 + y)), "SigmoidGrad": lambda m, y, d: d * y * (1 - y),
    "ReluGrad": lambda m, d, x: m.where(x > 0, d, 0), "Relu6Grad": lambda m, d, x: m.where((x > 0) & (x < 6), d, 0),
    "LeakyReluGrad": lambda m, d, x: m.where(x > 0, d, d * m.number("0.2")),
    "EluGrad": lambda m, d, y: m.where(y < 0, d * (y + 1), d),
    "SeluGrad": lambda m, d, y: m.where(y < 0, d * (y + m.number(SELU_SLOPE)), d * m.number(SELU_SCALE)),
    "SoftplusGrad": lambda m, d, x: d / (m.exp(-x) + 1),
    "GeluGrad": lambda m, d, x: d * _gelu_slope(m, x),
    "SoftsignGrad": lambda m, d, x: d / (m.abs(x) + 1) / (m.abs(x) + 1),
}  # fmt: skip
"""The ops of two operands."""

STEPWISE = frozenset({"FloorDiv", "TanhGrad", "SigmoidGrad", "SqrtGrad", "SoftplusGrad", "GeluGrad"})
"""Ops whose classes are those of their formula with every step rounded: a quotient that rounds to 1 has the floor 1,
and what a step loses by underflow is lost."""

EITHER_ZERO = frozenset({"Maximum", "Minimum", "Relu", "Relu6", "ReluGrad", "Relu6Grad", "GeluGrad"})
"""Ops that may give a zero of either sign, as NumPy's body does from type to type."""
