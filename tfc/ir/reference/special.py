"""Special functions in float64 for the reference bodies of ops/special.py, from NumPy and the standard library alone.

Each is written for accuracy and legibility, not speed: series, continued fractions and recurrences from Abramowitz &
Stegun (A&S) and the DLMF, with relative errors of about 1e-14 (`d_igamma` and poles' neighbourhoods: absolute).
Scalar functions are lifted over arrays by `elementwise`.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from fractions import Fraction
from functools import cache
from statistics import NormalDist

import numpy as np

from tfc.ir.types.types import Array

EPSILON = 2.0**-53
ROOT_HALF = math.sqrt(0.5)
EULER_GAMMA = 0.5772156649015329
_NORMAL = NormalDist()
_BERNOULLI = (1 / 6, -1 / 30, 1 / 42, -1 / 30, 5 / 66, -691 / 2730, 7 / 6, -3617 / 510, 43867 / 798, -174611 / 330)
"""B₂, B₄, … B₂₀."""


def elementwise(function: Callable[..., float]) -> Callable[..., Array]:
    """Lift a float function over arrays of f32 or f64, with broadcasting; the result has the arrays' type."""

    def lifted(*arrays: Array) -> Array:
        wide = np.broadcast_arrays(*(np.asarray(a, np.float64) for a in arrays))
        flat = [function(*map(float, values)) for values in zip(*(a.reshape(-1) for a in wide), strict=True)]
        return np.array(flat, np.float64).reshape(wide[0].shape).astype(arrays[0].dtype)

    return lifted


def normal_distribution(x: float) -> float:
    """Φ(x) for x >= -40, with a small relative error in the lower tail: what -x / √2 loses in rounding is made good."""
    t = -x * ROOT_HALF
    lost = float(Fraction(t) ** 2 - Fraction(x) ** 2 / 2) if -40 <= x < 0 else 0.0
    return math.erfc(t) / 2 * math.exp(lost)


def gelu(x: float) -> float:
    """x Φ(x), Φ being the normal distribution; -0 at -inf."""
    return -0.0 if x < -40 else x * normal_distribution(x)


def gelu_slope(x: float) -> float:
    """The derivative Φ(x) + x φ(x) of gelu."""
    if abs(x) > 40:
        return 1.0 if x > 0 else -0.0
    return normal_distribution(x) + x * math.exp(-x * x / 2) / math.sqrt(2 * math.pi)


def _is_pole(x: float) -> bool:
    """True at 0, -1, -2, …"""
    return -math.inf < x <= 0 and x == math.floor(x)


def lgamma(x: float) -> float:
    """log |Γ(x)|; +inf at the poles."""
    if _is_pole(x) or math.isinf(x):
        return math.inf
    if 0.5 < x < 2.5:  # around the zeros at 1 and 2
        return _lgamma_above_two(x - 2) if x > 1.5 else _lgamma_above_two(x - 1) - math.log(x)
    try:
        return math.lgamma(x)
    except OverflowError:  # beyond 2.5e305
        return math.inf


def _lgamma_above_two(w: float) -> float:
    """log Γ(2 + w) for |w| <= 1/2, with a small relative error (DLMF 5.7.3)."""
    return sum((-w) ** k * factor for k, factor in _lgamma_series()) + (1 - EULER_GAMMA) * w


@cache
def _lgamma_series() -> tuple[tuple[int, float], ...]:
    """The powers of the series and their factors, the smallest first."""
    return tuple((k, zeta(k, 2) / k) for k in range(40, 1, -1))


def digamma(x: float) -> float:
    """Γ'(x) / Γ(x); -inf at +0, +inf at -0, NaN at the other poles. Reflection, upward recurrence, then the asymptotic
    series (A&S 6.3.18).
    """
    if x == 0:
        return -math.copysign(math.inf, x)
    if math.isnan(x) or x == -math.inf or _is_pole(x):
        return math.nan
    if x < 0:
        return digamma(1 - x) - math.pi / math.tan(math.pi * (x - round(x)))
    shift = 0.0
    while x < 10:
        shift -= 1 / x
        x += 1
    inverse = 1 / (x * x)
    tail = sum(number / (2 * k) * inverse**k for k, number in enumerate(_BERNOULLI[:8], start=1))
    return shift + math.log(x) - 0.5 / x - tail


def zeta(x: float, q: float) -> float:
    """Hurwitz's ζ(x, q) = Σ (q + k)⁻ˣ by Euler-Maclaurin (DLMF 25.11.5).

    +inf at x = 1 and where q is 0, -1, …; NaN for x < 1, and for negative q with fractional x.
    """
    if math.isnan(x) or math.isnan(q) or x < 1:
        return math.nan
    if x == 1 or _is_pole(q):
        return math.inf
    if q < 0 and x != math.floor(x):
        return math.nan
    if math.isinf(x):
        return 0.0 if q > 1 else (1.0 if q == 1 else math.inf)
    if q > 1e8:  # the first two terms of the asymptotic series are exact to double precision
        return float((1 / (x - 1) + 1 / (2 * q)) * q ** (1 - x))
    if q < -1000:  # count the negative terms from 0 downwards, as two such sums: there may be any number of them
        part = q - math.floor(q)
        negative = zeta(x, 1 - part) - zeta(x, 1 - q)
        return zeta(x, part) + (negative if x % 2 == 0 else -negative)
    total: float = 0.0
    while q < 10 + x:
        if abs(q) < 1 and -x * math.log(abs(q)) > 709:
            return math.inf if q > 0 or x % 2 == 0 else -math.inf
        term: float = q**-x
        total += term
        if q > 1 and abs(term) <= abs(total) * EPSILON * 1e-3:  # the rest is smaller still: x is large
            return total
        q += 1
    total += q ** (1 - x) / (x - 1) + 0.5 * q**-x
    factor, power = x, q ** (-x - 1)
    for k, number in enumerate(_BERNOULLI, start=1):
        total += number / math.factorial(2 * k) * factor * power
        factor *= (x + 2 * k - 1) * (x + 2 * k)
        power /= q * q
    return total


def polygamma(n: float, x: float) -> float:
    """The n-th derivative of digamma (DLMF 5.15.1); NaN unless n is 0, 1, 2, …"""
    if math.isnan(n) or n < 0 or n != math.floor(n):
        return math.nan
    if n == 0:
        return digamma(x)
    magnitude = math.exp(math.lgamma(n + 1)) * zeta(n + 1, x)
    return magnitude if n % 2 else -magnitude


def igamma(a: float, x: float) -> float:
    """The regularised lower incomplete gamma function P(a, x); NaN for a <= 0 or x < 0."""
    if not (a > 0 and x >= 0) or (math.isinf(a) and math.isinf(x)):
        return math.nan
    if x == 0 or math.isinf(a):
        return 0.0
    if math.isinf(x):
        return 1.0
    return _lower_series(a, x) if x < a + 1 else 1 - _upper_fraction(a, x)


def igammac(a: float, x: float) -> float:
    """The regularised upper incomplete gamma function Q(a, x) = 1 - P(a, x)."""
    if not (a > 0 and x >= 0) or (math.isinf(a) and math.isinf(x)):
        return math.nan
    if x == 0 or math.isinf(a):
        return 1.0
    if math.isinf(x):
        return 0.0
    return 1 - _lower_series(a, x) if x < a + 1 else _upper_fraction(a, x)


def _density(a: float, x: float) -> float:
    """xᵃ e⁻ˣ / Γ(a)."""
    return math.exp(a * math.log(x) - x - math.lgamma(a))


def _lower_series(a: float, x: float) -> float:
    """P(a, x) for x < a + 1 (DLMF 8.7.1)."""
    term = total = 1 / a
    n = a
    while term > total * EPSILON:
        n += 1
        term *= x / n
        total += term
    return total * _density(a, x)


def _lentz(numerators: Callable[[int], tuple[float, float]], first: float) -> float:
    """The continued fraction first + a₁/(b₁ + a₂/(b₂ + …)) by Lentz's method, with (aᵢ, bᵢ) = numerators(i)."""
    tiny = 1e-300
    value = first or tiny
    c, d = value, 0.0
    for i in range(1, 100_000):
        a, b = numerators(i)
        d = 1 / ((b + a * d) or tiny)
        c = (b + a / c) or tiny
        value *= c * d
        if not abs(c * d - 1) >= 2 * EPSILON:  # or NaN
            break
    return value


def _upper_fraction(a: float, x: float) -> float:
    """Q(a, x) for x >= a + 1 (DLMF 8.9.2)."""
    fraction = _lentz(lambda i: (-i * (i - a), x + 2 * i + 1 - a), x + 1 - a)
    return _density(a, x) / fraction


def d_igamma(a: float, x: float) -> float:
    """∂P(a, x)/∂a from the series of P, differentiated term by term; absolute error about 1e-13."""
    if not (a > 0 and x >= 0) or math.isinf(a) or math.isnan(x):
        return math.nan
    if x == 0 or x > a + 50 * math.sqrt(a) + 200:
        return 0.0
    term = total = 1 / a
    d_term = d_total = -1 / (a * a)
    n = a
    while term > total * EPSILON or abs(d_term) > abs(d_total) * EPSILON:
        n += 1
        d_term = d_term * x / n - term * x / (n * n)
        term *= x / n
        total += term
        d_total += d_term
    return _density(a, x) * (d_total + total * (math.log(x) - digamma(a)))


def betainc(a: float, b: float, x: float) -> float:
    """The regularised incomplete beta function I_x(a, b) (DLMF 8.17.22); NaN outside of a, b > 0, 0 <= x <= 1."""
    if not (a > 0 and b > 0 and 0 <= x <= 1):
        return math.nan
    if x in (0, 1):
        return x
    if x > (a + 1) / (a + b + 2):
        return 1 - betainc(b, a, 1 - x)
    scale = math.exp(a * math.log(x) + b * math.log1p(-x) + math.lgamma(a + b) - math.lgamma(a) - math.lgamma(b))

    def step(i: int) -> tuple[float, float]:
        m = i // 2
        if i % 2:
            return -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1)), 1.0
        return m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m)), 1.0

    return scale / (a * _lentz(step, 1.0))


def ndtri(p: float) -> float:
    """The inverse of the standard normal distribution function; NaN outside of [0, 1]."""
    if not 0 <= p <= 1:
        return math.nan
    if p in (0, 1):
        return math.inf if p else -math.inf
    return _NORMAL.inv_cdf(p)


def erfinv(x: float) -> float:
    """The inverse of erf: a quantile of the normal distribution, then one step of Newton's method."""
    if not -1 <= x <= 1:
        return math.nan
    if abs(x) == 1 or x == 0:
        return x * math.inf if x else x
    tail = 1 - abs(x)
    y = -_NORMAL.inv_cdf(tail / 2) / math.sqrt(2)
    error = math.erf(y) - abs(x) if tail > 0.5 else tail - math.erfc(y)
    y -= error * math.sqrt(math.pi) / 2 * math.exp(y * y)
    return math.copysign(y, x)


def bessel_ie(order: int, x: Array) -> Array:
    """exp(-|x|) I_order(x), the scaled modified Bessel function of the first kind, for order 0 or 1.

    Power series below 1 (A&S 9.6.10), asymptotic series above 700 (A&S 9.7.1); between them the integral A&S 9.6.16,
    for which the midpoint rule converges exponentially.
    """
    z = np.abs(np.asarray(x, np.float64))
    small, large = np.minimum(z, 1), np.maximum(z, 700)
    series = sum((small / 2) ** (2 * k + order) / (math.factorial(k) * math.factorial(k + order)) for k in range(12))
    ratio, term, mu = np.ones_like(z), np.ones_like(z), 4 * order * order
    for k in range(1, 8):
        term = -term * (mu - (2 * k - 1) ** 2) / (k * 8 * large)
        ratio = ratio + term
    angle = (np.arange(256) + 0.5) * (np.pi / 256)
    middle = np.clip(z, 1, 700)[..., None]
    integral = np.mean(np.exp(middle * (np.cos(angle) - 1)) * np.cos(order * angle), -1)
    result = np.where(z > 700, ratio / np.sqrt(2 * np.pi * large), np.where(z < 1, series * np.exp(-small), integral))
    result = np.where(np.isnan(z), z, result)
    return (result * np.sign(x) if order else result).astype(x.dtype)
