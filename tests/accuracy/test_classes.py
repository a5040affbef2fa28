"""Every op on floats: results are NaN, infinite, zero, positive or negative where the mathematical function is.

The ops come from the registry. Arguments are both signs of every exponent, subnormals, zeros, infinities and NaN, and
of f16 and bf16 all numbers where the op has one operand. Compiled code and the interpreter are both held.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pytest

from tests.accuracy.classes import exact, wrong_classes
from tests.accuracy.exact import BINARY, UNARY
from tests.accuracy.sweep import compiled, evenly, every_exponent, float_ops, interpreted
from tfc.ir.types.types import Array, DType, bf16, f16, f32, f64

ELSEWHERE = {
    "CheckNumerics": "an error where it is not the identity: tests/ops/test_debug.py",
    "Erfinv": "runs on the host", "Ndtri": "runs on the host", "BesselI0e": "runs on the host",
    "BesselI1e": "runs on the host", "Polygamma": "runs on the host", "Zeta": "runs on the host",
    "Igamma": "runs on the host", "Igammac": "runs on the host", "IgammaGradA": "runs on the host",
    "Complex": "joins its operands", "NextAfter": "below, in the operands' own type",
}  # fmt: skip
"""Ops without a formula here, and why. The records of tests/ops hold those of the host to mpmath."""
NARROW_STEP = {2: 4, 4: 8, 8: 97}
Runner = Callable[[Sequence[str], Sequence[Array], DType], dict[str, Any]]

on_all_types = pytest.mark.parametrize("dtype", [f32, f64, f16, bf16], ids=str)
on_both = pytest.mark.parametrize("run", [compiled, interpreted])
pytestmark = pytest.mark.filterwarnings("ignore:.*:RuntimeWarning")


def numbers(dtype: DType) -> Array:
    if dtype.size == 2:
        return evenly(dtype, 1 << 16)
    return every_exponent(dtype, step=1 if dtype == f32 else 5)


def pairs(dtype: DType) -> list[Array]:
    some = every_exponent(dtype, (0.0, 0.6), NARROW_STEP[dtype.size])
    return [each.ravel().copy() for each in np.meshgrid(some, some)]


def complaints(run: Runner, names: Sequence[str], arrays: list[Array], dtype: DType) -> list[str]:
    found = run(names, arrays, dtype)
    return [
        line for name in names for line in wrong_classes(name, found[name], exact(name, arrays, dtype), arrays, dtype)
    ]


@pytest.mark.few(5)
@on_both
@on_all_types
def test_functions_of_one_number_are_of_the_right_class(dtype: DType, run: Runner) -> None:
    assert complaints(run, list(UNARY), [numbers(dtype)], dtype) == []


@on_both
@on_all_types
def test_functions_of_two_numbers_are_of_the_right_class(dtype: DType, run: Runner) -> None:
    assert complaints(run, list(BINARY), pairs(dtype), dtype) == []


TESTS: dict[str, Callable[..., Any]] = {
    "IsNan": np.isnan, "IsInf": np.isinf, "IsFinite": np.isfinite,
    "Less": np.less, "LessEqual": np.less_equal, "Greater": np.greater, "GreaterEqual": np.greater_equal,
    "Equal": np.equal, "NotEqual": np.not_equal, "ApproximateEqual": lambda x, y: np.abs(x - y) < 1e-5,
}  # fmt: skip
"""The ops that answer with true or false."""


@on_both
@on_all_types
def test_comparisons_and_tests_answer_as_ieee_754_says(dtype: DType, run: Runner) -> None:
    for operands, arrays in ((1, [numbers(dtype)]), (2, pairs(dtype))):
        names = [name for name, result in float_ops(operands).items() if result == "bool"]
        found = run(names, arrays, dtype)
        with np.errstate(all="ignore"):
            wide = [each.astype(np.float64) for each in arrays]
            for name in names:
                np.testing.assert_array_equal(found[name], TESTS[name](*wide), name)


@on_both
@on_all_types
def test_next_after_steps_to_the_neighbour(dtype: DType, run: Runner) -> None:
    arrays = pairs(dtype)
    with np.errstate(all="ignore"):
        wanted = np.where(arrays[0] == arrays[1], arrays[1], np.nextafter(*arrays)).astype(np.float64)
    found = run(["NextAfter"], arrays, dtype)["NextAfter"].astype(np.float64)
    np.testing.assert_array_equal(found, wanted)
    number = ~np.isnan(wanted)
    np.testing.assert_array_equal(np.signbit(found[number]), np.signbit(wanted[number]))


@pytest.mark.parametrize(("operands", "formulas"), [(1, UNARY), (2, BINARY)])
def test_every_op_of_the_registry_is_here(operands: int, formulas: dict[str, Any]) -> None:
    known = {*formulas, *TESTS, *ELSEWHERE}
    assert [name for name in float_ops(operands) if name not in known] == []
    assert [name for name in formulas if name not in float_ops(operands)] == []
