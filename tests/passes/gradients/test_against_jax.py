"""First and second derivatives of random programs with nested `if`, `for` and `while` against JAX."""

from typing import Any

import numpy as np
import pytest

from tests.passes.gradients.checking import derivative, expanded, interpreter
from tests.passes.gradients.random_programs import Maker, feeds

INPUTS = ("x", "W", "xs")


def weighted(jax: Any, run: Any, values: dict[str, Any]) -> tuple[Any, Any]:
    """The sum `d1` that `derivative` makes of the first derivatives; besides it the value and these derivatives."""
    value, grads = jax.value_and_grad(run)(values)
    total = sum(
        jax.numpy.sum(round(0.7 + 0.3 * i, 1) * jax.numpy.sin(round(1 + 0.2 * i, 1) + values[name]) * grads[name])
        for i, name in enumerate(INPUTS)
    )
    return total, (value, grads)


def compare(seed: int) -> None:
    """One program: its value, the gradients of it, and the gradients of their weighted sum."""
    jax = pytest.importorskip("jax", reason="no jax: `pip install tfc[oracle]`")
    jax.config.update("jax_enable_x64", True)
    text, run = Maker(seed, jax.numpy, jax.lax).program()
    given = feeds(seed)
    graph = expanded(derivative(text, INPUTS, 2))
    found = interpreter(graph).run(given, ["y", *(f"g{k}_{name}" for k in (1, 2) for name in INPUTS)])
    with jax.disable_jit():
        values = {name: jax.numpy.asarray(value) for name, value in given.items()}
        second, (value, first) = jax.grad(lambda v: weighted(jax, run, v), has_aux=True)(values)
        wanted = [value, *(first[name] for name in INPUTS), *(second[name] for name in INPUTS)]
    np.testing.assert_allclose(np.sum(found[0]), wanted[0], rtol=1e-10, atol=1e-12)
    for got, answer in zip(found[1:], wanted[1:], strict=True):
        np.testing.assert_allclose(got, answer, rtol=1e-8, atol=1e-10, err_msg=text)


@pytest.mark.parametrize("seed", range(12))
def test_random_programs(seed: int) -> None:
    compare(seed)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(12, 300))
def test_many_random_programs(seed: int) -> None:
    compare(seed)
