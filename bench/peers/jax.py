"""JAX: the loops by lax.while_loop and lax.scan, compiled by XLA for the CPU."""

from collections.abc import Callable
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from bench.workloads import Array, Feeds, Workload


def counter(n: Any) -> Any:
    """Count to n."""
    return lax.while_loop(lambda i: i < n, lambda i: i + 1, jnp.int32(0))


def congruence(n: Any) -> Any:
    """A linear congruential generator."""
    return lax.fori_loop(0, n, lambda _, y: y * jnp.int32(1664525) + jnp.int32(1013904223), jnp.int32(1))


def four(x: Any, n: Any) -> Any:
    """Four numbers."""
    return lax.fori_loop(0, n, lambda _, y: y * 0.5 + x, x)


def mandelbrot(x: Any, z: Any, n: Any) -> Any:
    """Escape times."""

    def trip(_: Any, state: Any) -> Any:
        a, b, y = state
        a2, b2 = a * a, b * b
        inside = a2 + b2 < 4
        where = jnp.where
        return where(inside, a2 - b2 + x, a), where(inside, 2 * a * b + z, b), where(inside, y + 1, y)

    return lax.fori_loop(0, n, trip, (x, z, jnp.zeros_like(x)))[2]


def lstm(x: Any, w: Any, b: Any) -> Any:
    """An LSTM by scan."""

    def step(state: Any, row: Any) -> Any:
        c, h = state
        i, j, f, o = jnp.split(jnp.concatenate([row, h], axis=1) @ w + b, 4, axis=1)
        c = c * jax.nn.sigmoid(f + 1) + jax.nn.sigmoid(i) * jnp.tanh(j)
        return (c, jnp.tanh(c) * jax.nn.sigmoid(o)), None

    start = jnp.zeros((x.shape[1], w.shape[1] // 4))
    return lax.scan(step, (start, start), x)[0][1]


MODELS: dict[str, Callable[..., Any]] = {
    "counter.tfg": counter,
    "congruence.tfg": congruence,
    "four.tfg": four,
    "mandelbrot.tfg": mandelbrot,
    "lstm.tfg": lstm,
}


def load(workload: Workload, feeds: Feeds) -> Callable[[], Array]:
    """Compile for these feeds; the arrays lie where JAX wants them."""
    function = jax.jit(MODELS[workload.model])
    arrays = {name: jnp.asarray(array) for name, array in feeds.items()}
    return lambda: np.asarray(function(**arrays))
