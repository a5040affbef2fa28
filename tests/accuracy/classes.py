"""Classes of results: NaN, the infinities and zeros by their signs, other numbers by theirs."""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np
from numpy.typing import NDArray

from tests.accuracy.exact import BINARY, EITHER_ZERO, STEPWISE, UNARY, Stepwise, Wide
from tfc.ir.types.types import Array, DType, f64

NAMES = ("NaN", "+inf", "-inf", "+0", "-0", "positive", "negative")


def classes(values: Any, *, either_zero: bool = False) -> NDArray[np.int64]:
    """Positions in NAMES."""
    x = np.asarray(values).astype(np.longdouble)
    zero, minus = x == 0, np.signbit(x) & (not either_zero)
    conditions = [np.isnan(x), np.isposinf(x), np.isneginf(x), zero & ~minus, zero, x > 0]
    return np.select(conditions, range(6), 6)


def exact(name: str, arrays: list[Array], dtype: DType) -> list[Any]:
    """The op's formula in a wider type, and in that of its steps too where it is computed step by step."""
    formula = (UNARY if len(arrays) == 1 else BINARY)[name]
    own = np.dtype(np.float32) if dtype.size == 2 else dtype.storage
    ways = [(Wide, np.dtype(np.longdouble if dtype == f64 else np.float64))]
    ways += [(Stepwise, own)] * (name in STEPWISE)
    with np.errstate(all="ignore"):
        return [np.asarray(formula(m, *(each.astype(kind) for each in arrays))) for m, kind in ways]


def wrong_classes(name: str, result: Any, wanted: list[Any], arrays: list[Array], dtype: DType) -> list[str]:
    """What is wrong, a line for each pair of classes.

    A number within some units of a limit, that between the least number and 0 or that between the greatest and
    infinity, may lie on either side of it.
    """
    either = name in EITHER_ZERO
    found = classes(result, either_zero=either)
    with np.errstate(all="ignore"):
        unit = 8 * float(np.spacing(dtype.storage.type(1)))
        factors = (1, 1 - unit, 1 + unit)
        near = [classes((each * by).astype(dtype.storage), either_zero=either) for each in wanted for by in factors]
    bad = np.logical_and.reduce([found != each for each in near])
    if name == "RsqrtGrad":  # its first operand is a result of Rsqrt, which is never subnormal
        bad &= ~((arrays[0] != 0) & (np.abs(arrays[0]) < ml_dtypes.finfo(dtype.storage).smallest_normal))
    lines = {}
    for at in np.flatnonzero(bad):
        operands = ", ".join(str(float(each[at])) for each in arrays)
        pair = NAMES[found[at]], NAMES[near[0][at]]
        lines.setdefault(pair, f"{name}({operands}) in {dtype} is {pair[0]}, not {pair[1]}")
    return list(lines.values())
