"""How the coefficients in tfc/codegen/llvm/math were found.

`fit` approximates f on [low, high] by sum c_k * x**p_k so that the largest |weight * error| is nearly least: weighted
least squares on Chebyshev nodes, the weights multiplied by the errors after each round (Lawson 1961). Coefficients are
rounded to the target format one after the other, lowest power first, each time fitting the others again, so that
rounding costs little. test_minimax.py finds some of the tables again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import mpmath
import numpy as np
from mpmath import mpf

Function = Callable[[mpf], mpf]
DIGITS = 50


def nodes(low: mpf, high: mpf, count: int) -> list[mpf]:
    """Chebyshev nodes of an interval."""
    middle, half = (low + high) / 2, (high - low) / 2
    return [middle - half * mpmath.cos(mpmath.pi * (i + mpf("0.5")) / count) for i in range(count)]


def lawson(
    rows: Sequence[Sequence[mpf]], right: Sequence[mpf], weights: Sequence[mpf], rounds: int
) -> tuple[list[mpf], mpf]:
    """Coefficients that nearly minimise the largest |weight * (row . c - right)|, and that maximum."""
    n = len(rows[0])
    mass = [mpf(1)] * len(rows)
    best: tuple[list[mpf], mpf] | None = None
    for _ in range(rounds):
        normal, target = mpmath.matrix(n, n), mpmath.matrix(n, 1)
        for row, y, w, m in zip(rows, right, weights, mass, strict=True):
            scale = w * w * m
            for i in range(n):
                part = scale * row[i]
                target[i] += part * y
                for j in range(i, n):
                    normal[i, j] += part * row[j]
        for i in range(n):
            for j in range(i):
                normal[i, j] = normal[j, i]
        found = list(mpmath.lu_solve(normal, target))
        errors = [
            abs(w * (sum((c * p for c, p in zip(found, row, strict=True)), mpf(0)) - y))
            for row, y, w in zip(rows, right, weights, strict=True)
        ]
        worst = max(errors)
        if best is None or worst < best[1]:
            best = found, worst
        mass = [m * e for m, e in zip(mass, errors, strict=True)]
        total = sum(mass) / len(mass)
        mass = [m / total for m in mass]
    assert best is not None
    return best


def fit(
    f: Function, weight: Function, terms: int, low: float, high: float, kind: str
) -> tuple[tuple[float, ...], float]:
    """Coefficients of x**0 … x**(terms - 1) as floats ("f32") or doubles, and log2 of the largest weighted error."""
    mpmath.mp.dps = DIGITS
    xs = nodes(mpf(low), mpf(high), 6 * terms)
    right, weights = [f(x) for x in xs], [weight(x) for x in xs]
    powers = [[x**p for p in range(terms)] for x in xs]
    fixed: list[float] = []
    for position in range(terms):
        rest = [
            y - sum((mpf(c) * p for c, p in zip(fixed, row, strict=False)), mpf(0))
            for y, row in zip(right, powers, strict=True)
        ]
        rounds = 12 if kind == "f32" or position == 0 else 3
        found, _ = lawson([row[position:] for row in powers], rest, weights, rounds)
        fixed.append(float(np.float32(float(found[0]))) if kind == "f32" else float(found[0]))
        if kind == "f64" and position == 2:
            fixed += [float(c) for c in found[1:]]
            break
    worst = max(
        abs(w * (sum((mpf(c) * p for c, p in zip(fixed, row, strict=True)), mpf(0)) - y))
        for y, w, row in zip(right, weights, powers, strict=True)
    )
    return tuple(fixed), float(mpmath.log(worst, 2))
