"""Rounding of long sums, whose length is known or not: bounded by 6 * eps * log2(n) * Σ|x|, as docs/accuracy.md says.

All terms are equal, which is the worst case of adding one after the other: every addition rounds the same way.
"""

from __future__ import annotations

from math import log2, prod

import numpy as np
import pytest

import tfc
from tfc.ir.types.types import Array

LENGTHS = [10**3, 10**5, 10**7, *(pytest.param(n, marks=pytest.mark.slow) for n in (2**25, 2**26))]
EPS = 2.0**-23
SUMS = {
    "all": ("n", "sum(x)"),
    "mean": ("n", "mean(x) * cast(size(x), f32)"),
    "matrix": ("n, 16", "sum(x)"),
    "few columns": ("n, 4", "sum(x, axis=0)"),
    "columns": ("n, 100", "sum(x, axis=0)"),
    "rows": ("4, n", "sum(x, axis=1)"),
    "middle": ("3, n, 5", "sum(x, axis=1)"),
    "around": ("n, 5, 100", "sum(x, axis=[0, 2])"),
    "squares": ("n", "sum(x * x) * 10.0"),
}


def run(declared: str, formula: str, x: Array, device: str | None) -> Array:
    """The value of a formula of `x`."""
    with tfc.Session(tfc.parse(f"dim n\ninput x: f32[{declared}]\ny = {formula}\n"), devices=device) as session:
        return np.asarray(session.run("y", {"x": x}))


@pytest.mark.parametrize("is_known", [False, True])
@pytest.mark.parametrize("length", LENGTHS)
@pytest.mark.parametrize("name", SUMS)
def test_error_of_a_long_sum(name: str, length: int, is_known: bool) -> None:
    check(name, length, is_known, None)


@pytest.mark.parametrize("name", SUMS)
def test_error_of_a_long_sum_on_a_gpu(name: str) -> None:
    check(name, 10**5, False, "gpu:sim")


RUNNING = {"along": ("n", 0, 1), "columns": ("n, 4", 0, 4), "rows": ("3, n", 1, 3)}


@pytest.mark.parametrize("exclusive", [False, True])
@pytest.mark.parametrize("reverse", [False, True])
@pytest.mark.parametrize("length", LENGTHS)
@pytest.mark.parametrize("name", RUNNING)
def test_error_of_a_running_sum(name: str, length: int, reverse: bool, exclusive: bool) -> None:
    """Every element has the error of a block of 64, however many came before."""
    declared, axis, others = RUNNING[name]
    n = length // others
    x = np.full(tuple(n if size == "n" else int(size) for size in declared.split(", ")), 0.1, np.float32)
    flags = f"exclusive={str(exclusive).lower()}, reverse={str(reverse).lower()}"
    found = run(declared, f"Cumsum(x, {axis}, {flags})", x, None)
    terms = np.arange(n) + (not exclusive)
    exact = np.expand_dims((terms[::-1] if reverse else terms) * float(np.float32(0.1)), 1 - axis if x.ndim > 1 else ())
    assert np.max(np.abs(found - exact) / np.maximum(exact, 0.1)) <= 40 * EPS


@pytest.mark.parametrize("declared", ["n", "n, 3"])
def test_a_running_sum_that_is_infinite_stays_so(declared: str) -> None:
    x = np.ones((1000,) if declared == "n" else (1000, 3), np.float32)
    x[300] = np.inf
    found = run(declared, "Cumsum(x, 0)", x, None)
    np.testing.assert_array_equal(found, np.cumsum(x, 0))
    x[700] = -np.inf
    assert np.isnan(run(declared, "Cumsum(x, 0)", x, None)[700:]).all()


def check(name: str, length: int, is_known: bool, device: str | None) -> None:
    declared, formula = SUMS[name]
    others = prod(int(size) for size in declared.split(", ") if size != "n")
    n = max(1, length // others)
    shape = tuple(n if size == "n" else int(size) for size in declared.split(", "))
    x = np.full(shape, 0.1, np.float32)
    found = run(declared.replace("n", str(n)) if is_known else declared, formula, x, device)
    terms = x.size // found.size
    exact = terms * float(np.float32(0.1)) * (float(np.float32(0.1)) * 10 if name == "squares" else 1)
    assert np.max(np.abs(found - exact)) <= 6 * EPS * log2(terms) * exact
    assert np.unique(found).size == 1
