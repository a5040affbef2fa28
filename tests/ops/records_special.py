"""Records of ops/special.py; the oracle is mpmath, evaluated with 50 digits."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import mpmath
import numpy as np

from tests.ops.records import FLOATS, Case, Record, array, unary
from tfc.ir.types.types import Array, f64


def exactly(function: Callable[..., Any]) -> Callable[..., Array]:
    """An mpmath function over arrays, rounded to float64; NaN and infinities where mpmath has no value."""

    def value(*operands: float) -> float:
        if any(np.isnan(x) for x in operands):
            return np.nan
        with mpmath.workdps(50):
            return float(function(*map(mpmath.mpf, map(float, operands))))

    def oracle(*arrays: Array) -> Array:
        return (
            np.vectorize(value, otypes=[float])(*arrays)
            if np.broadcast(*arrays).size
            else np.broadcast_arrays(*arrays)[0]
        )

    return oracle


def regularized_gamma(lower: bool) -> Callable[..., Any]:
    def function(a: Any, x: Any) -> Any:
        ends = (0, x) if lower else (x, mpmath.inf)
        return mpmath.gammainc(a, *ends, regularized=True)

    return function


def gamma_by_a(a: Any, x: Any) -> Any:
    return mpmath.diff(lambda t: mpmath.gammainc(t, 0, x, regularized=True), a)


def polygamma(order: Array, x: Array) -> Array:
    return exactly(lambda n, t: mpmath.polygamma(int(n), t))(order, x)


def bessel(order: int) -> Callable[..., Any]:
    return exactly(lambda x: mpmath.besseli(order, x) * mpmath.exp(-abs(x)))


def vector(*values: float) -> Array:
    return np.array(values, np.float64)


ERROR_FUNCTIONS = [
    unary("Erf", exactly(mpmath.erf), smooth=(-1, 1)),
    unary(
        "Erfc", exactly(lambda x: mpmath.erfc(x) if abs(x) < 40 else 1 - mpmath.sign(x)), smooth=(-1, 1), compiled=32
    ),
    Record(
        "Erfinv",
        [Case((array((7,), t, -0.99, 0.99),)) for t in FLOATS] + [Case((vector(-1, 1, 0, 1e-9, 1 - 1e-9),))],
        exactly(lambda x: mpmath.sign(x) * mpmath.inf if abs(x) == 1 else mpmath.erfinv(x)),
        [Case((array((2, 3), f64, -0.7, 0.7),))],
        tolerance=8,
    ),
    Record(
        "Ndtri",
        [Case((array((7,), t, 0.01, 0.99),)) for t in FLOATS] + [Case((vector(0, 1, 0.5, 1e-30),))],
        exactly(
            lambda p: (
                mpmath.mpf("-inf") if p == 0 else mpmath.inf if p == 1 else mpmath.sqrt(2) * mpmath.erfinv(2 * p - 1)
            )
        ),
        [Case((array((2, 3), f64, 0.2, 0.8),))],
        tolerance=256,
    ),
]

INTERVAL = (0.5, 9)
GAMMA = [
    Record(
        "Lgamma",
        [Case((array((9,), t, 0.1, 20),)) for t in FLOATS] + [Case((vector(-0.5, -2.5, 1e10, 1, 2),))],
        exactly(lambda x: mpmath.log(abs(mpmath.gamma(x))) if x < 1e9 else mpmath.loggamma(x)),
        [Case((array((2, 3), f64, *INTERVAL),))],
        tolerance=64,
        compiled=64,
    ),
    Record(
        "Lgamma",
        [Case((np.array([0, -1, -7, np.inf, np.nan], t.storage),)) for t in FLOATS],
        lambda x: np.where(np.isnan(x), np.nan, np.inf),
        label="poles",
    ),
    Record(
        "Digamma",
        [Case((array((9,), t, 0.1, 20),)) for t in FLOATS] + [Case((vector(-0.5, -2.25, 1e10, 1, 2),))],
        exactly(mpmath.digamma),
        [Case((array((2, 3), f64, *INTERVAL),))],
        tolerance=64,
        compiled=64,
        summed=True,
    ),
    Record(
        "Digamma",
        [Case((np.array([0, -0.0, -1, -7, np.nan], t.storage),)) for t in FLOATS],
        lambda x: np.where(x == 0, -np.copysign(np.inf, x), np.nan),
        label="poles",
    ),
    Record(
        "Polygamma",
        [Case((np.array([[0], [1], [2], [5]], t.storage), array((5,), t, 0.3, 20))) for t in FLOATS],
        polygamma,
        [Case((vector(1, 2), array((3, 2), f64, *INTERVAL)))],
        wrt=[1],
        tolerance=64,
    ),
    Record(
        "Polygamma", [Case((vector(-1, 0.5, np.nan), vector(2, 2, 2)))], lambda a, x: np.full(3, np.nan), label="domain"
    ),
    Record(
        "Zeta",
        [Case((array((5, 1), t, 1.2, 9), array((4,), t, 0.3, 20))) for t in FLOATS],
        exactly(mpmath.zeta),
        [Case((array((3, 1), f64, 1.5, 5), array((2,), f64, *INTERVAL)))],
        wrt=[1],
        tolerance=64,
    ),
    Record(
        "Zeta",
        [Case((vector(1, 0.5, 3, 2.5, 3), vector(2, 2, -1, -0.5, 0)))],
        lambda x, q: vector(np.inf, np.nan, np.inf, np.nan, np.inf),
        label="domain",
    ),
    Record(
        "Igamma",
        [Case((array((4, 1), t, 0.2, 15), array((5,), t, 0.1, 25))) for t in FLOATS],
        exactly(regularized_gamma(True)),
        [Case((array((3, 1), f64, 1, 5), array((2,), f64, 1, 5)))],
        second=False,
        tolerance=256,
    ),
    Record(
        "Igammac",
        [Case((array((4, 1), t, 0.2, 15), array((5,), t, 0.1, 25))) for t in FLOATS],
        exactly(regularized_gamma(False)),
        [Case((array((3, 1), f64, 1, 5), array((2,), f64, 1, 5)))],
        second=False,
        tolerance=256,
    ),
    Record(
        "Igamma",
        [Case((vector(0, -1, 1, 2, 2), vector(1, 1, -1, 0, np.inf)))],
        lambda a, x: vector(np.nan, np.nan, np.nan, 0, 1),
        label="domain",
    ),
    Record(
        "Igammac",
        [Case((vector(0, -1, 1, 2, 2), vector(1, 1, -1, 0, np.inf)))],
        lambda a, x: vector(np.nan, np.nan, np.nan, 1, 0),
        label="domain",
    ),
    Record(
        "IgammaGradA",
        [Case((array((3, 1), f64, 0.5, 9), array((3,), f64, 0.5, 12)))],
        exactly(gamma_by_a),
        tolerance=256,
        summed=True,
    ),
    Record(
        "Betainc",
        [
            Case((array((3, 1), t, 0.3, 9), array((3, 1), t, 0.3, 9, seed=1), array((4,), t, 0.05, 0.95)))
            for t in FLOATS
        ],
        exactly(lambda a, b, x: mpmath.betainc(a, b, 0, x, regularized=True)),
        [Case((array((2, 1), f64, 1, 4), array((2, 1), f64, 1, 4), array((3,), f64, 0.2, 0.8)))],
        wrt=[2],
        second=False,
        tolerance=256,
    ),
    Record(
        "Betainc",
        [Case((vector(1, 1, -1, 1, 1), vector(1, 1, 1, 0, 1), vector(0, 1, 0.5, 0.5, 1.5)))],
        lambda a, b, x: vector(0, 1, np.nan, np.nan, np.nan),
        label="domain",
    ),
]

WIDE = (vector(0, -0.3, 1e-8, 12, -300, 699, 701, 1e5, np.nan),)
BESSEL = [
    Record(
        f"BesselI{order}e",
        [Case((array((7,), t, -30, 30),)) for t in FLOATS] + [Case(WIDE)],
        bessel(order),
        [Case((array((2, 3), f64, 0.5, 4),))],
        tolerance=256,
    )
    for order in (0, 1)
]

RECORDS = [*ERROR_FUNCTIONS, *GAMMA, *BESSEL]
