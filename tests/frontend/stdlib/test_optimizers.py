"""Three steps of each optimiser against its update rule in NumPy (float64), on a loss with known gradients."""

from collections.abc import Callable, Iterator

import numpy as np
import pytest

from tests.frontend.programs import Running

START = {"w": np.array([1.0, -2.0, 3.0]), "b": np.array(0.5)}
SCALE = {"w": np.array([1.0, 2.0, 0.5]), "b": np.array(3.0)}
Rule = Callable[[np.ndarray], Iterator[None]]


def sgd(p: np.ndarray, scale: np.ndarray) -> None:
    for _ in range(3):
        p -= 0.1 * scale * p


def momentum(p: np.ndarray, scale: np.ndarray, nesterov: bool = False) -> None:
    v = np.zeros_like(p)
    for _ in range(3):
        g = scale * p
        v = 0.9 * v + g
        p -= 0.1 * (g + 0.9 * v if nesterov else v)


def nesterov(p: np.ndarray, scale: np.ndarray) -> None:
    momentum(p, scale, True)


def adagrad(p: np.ndarray, scale: np.ndarray) -> None:
    total = np.full_like(p, 0.1)
    for _ in range(3):
        g = scale * p
        total = total + g * g
        p -= 0.1 * g / np.sqrt(total)


def rmsprop(p: np.ndarray, scale: np.ndarray) -> None:
    mean_square, v = np.ones_like(p), np.zeros_like(p)
    for _ in range(3):
        g = scale * p
        mean_square = 0.9 * mean_square + 0.1 * g * g
        v = 0.5 * v + 0.1 * g / np.sqrt(mean_square + 1e-10)
        p -= v


def adam(p: np.ndarray, scale: np.ndarray) -> None:
    m, s = np.zeros_like(p), np.zeros_like(p)
    for t in range(1, 4):
        g = scale * p
        m, s = 0.9 * m + 0.1 * g, 0.999 * s + 0.001 * g * g
        p -= 0.1 * np.sqrt(1 - 0.999**t) / (1 - 0.9**t) * m / (np.sqrt(s) + 1e-8)


@pytest.mark.parametrize(
    ("call", "rule"),
    [
        ("sgd(C, rate=0.1)", sgd),
        ("sgd(C, [w, b], rate=rate)", sgd),
        ("momentum(C, rate=0.1)", momentum),
        ("momentum(C, rate=0.1, nesterov=true)", nesterov),
        ("adagrad(C, rate=0.1)", adagrad),
        ("rmsprop(C, rate=0.1, inertia=0.5)", rmsprop),
        ("adam(C, rate=0.1)", adam),
    ],
)
def test_three_steps(call: str, rule: Callable[[np.ndarray, np.ndarray], None]) -> None:
    run = Running(
        f"""
        use optimizers
        var w: f64[3] = [1, -2, 3]
        var b: f64[] = 0.5
        input rate: f64[] = 0.1
        C = 0.5 * sum([1, 2, 0.5] * w * w) + 1.5 * b * b
        step = optimizers.{call}
        """
    )
    for _ in range(3):
        run(targets=["step"])
    for name, start in START.items():
        expected = start.copy()
        rule(expected, SCALE[name])
        np.testing.assert_allclose(run(name), expected, rtol=1e-7)


def test_only_the_chosen_variables_change() -> None:
    run = Running("use optimizers\nvar a = 1.0\nvar b = 1.0\nC = a * b\nstep = optimizers.sgd(C, [a], rate=0.5)\n")
    run(targets=["step"])
    assert run("a", "b") == [0.5, 1]
