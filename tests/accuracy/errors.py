"""Errors in units in the last place, against mpmath.

Of many arguments a wider type finds those at which an op is worst; mpmath says how bad it is there, and at some others.
"""

from __future__ import annotations

from typing import Any

import ml_dtypes
import mpmath
import numpy as np
from numpy.typing import NDArray

from tests.accuracy.arguments import SLOW, arguments
from tests.accuracy.exact import BINARY, UNARY, Precise, Wide
from tests.accuracy.sweep import compiled
from tfc.ir.types.types import Array, DType, f64

CANDIDATES, OTHERS = 24, 200
DIGITS = 60
ABSOLUTE_BELOW = {"Digamma": 1.0}
"""Results whose errors are in units of this number where they are smaller."""


def measure(name: str, dtype: DType, devices: str | None = None, stride: int = 1) -> float:
    """The largest error of an op over its arguments, every `stride`-th of them."""
    operands = 1 if name in UNARY else 2
    arrays = [np.ascontiguousarray(each[::stride]) for each in arguments(name, operands, dtype)]
    result = compiled([name], arrays, dtype, devices)[name]
    coarse = _coarse(name, result, arrays, dtype)
    usable = np.flatnonzero(np.isfinite(coarse))
    if not usable.size:
        return 0.0
    worst = usable[np.argsort(coarse[usable])[-CANDIDATES:]]
    if dtype.size == 2:  # float64 is exact enough
        return float(coarse[worst[-1]])
    all_of_them = name in SLOW and dtype == f64  # whose formulas in the wider type are no better than float64
    others = usable if all_of_them else usable[:: max(1, usable.size // OTHERS)]
    return max(_precise(name, result, arrays, dtype, int(at)) for at in {*worst, *others})


def _unit(exact: NDArray[Any], dtype: DType, least: float) -> NDArray[Any]:
    """The last place of numbers of a wider type."""
    info = ml_dtypes.finfo(dtype.storage)
    _, exponent = np.frexp(np.maximum(np.abs(exact), least))
    return np.ldexp(exact.dtype.type(1), np.maximum(exponent - 1, info.minexp) - info.nmant)


def _coarse(name: str, result: Any, arrays: list[Array], dtype: DType) -> NDArray[Any]:
    """Errors by the formula in a wider type; NaN where the exact result is not a number of the type."""
    kind = np.dtype(np.longdouble if dtype == f64 else np.float64)
    formula = (UNARY if len(arrays) == 1 else BINARY)[name]
    with np.errstate(all="ignore"):
        exact = np.asarray(formula(Wide, *(each.astype(kind) for each in arrays))).astype(kind)
        rounded = exact.astype(dtype.storage).astype(kind)
        errors = np.abs(result.astype(kind) - exact) / _unit(exact, dtype, ABSOLUTE_BELOW.get(name, 0))
    return np.where(np.isfinite(exact) & np.isfinite(rounded), errors, np.nan)


def _precise(name: str, result: Any, arrays: list[Array], dtype: DType, at: int) -> float:
    """The error at one place, against mpmath."""
    info = ml_dtypes.finfo(dtype.storage)
    formula = (UNARY if len(arrays) == 1 else BINARY)[name]
    with mpmath.workdps(DIGITS):
        try:
            exact = mpmath.mpf(formula(Precise, *(mpmath.mpf(float(each[at])) for each in arrays)))
        except ZeroDivisionError:  # in the branch of a formula that was not taken
            return 0.0
        if not mpmath.isfinite(exact):
            return 0.0
        size = max(abs(exact), mpmath.mpf(ABSOLUTE_BELOW.get(name, 0)))
        exponent = int(mpmath.floor(mpmath.log(size, 2))) if size else info.minexp
        unit = mpmath.mpf(2) ** (max(exponent, info.minexp) - info.nmant)
        return float(abs(mpmath.mpf(float(result[at])) - exact) / unit)
