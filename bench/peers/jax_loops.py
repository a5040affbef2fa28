"""The loops in JAX: lax.while_loop, lax.fori_loop and lax.scan."""

from collections.abc import Callable
from typing import Any

import jax
import jax.numpy as jnp
from jax import lax


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


LOOPS: dict[str, Callable[..., Any]] = {
    "counter": counter,
    "congruence": congruence,
    "four": four,
    "mandelbrot": mandelbrot,
    "lstm": lstm,
}
