"""The loops in TensorFlow: tf.while_loop."""

from collections.abc import Callable
from typing import Any

import tensorflow as tf


def counter(n: Any) -> Any:
    """Count to n."""
    return tf.while_loop(lambda i: i < n, lambda i: [i + 1], [tf.constant(0)])[0]


def congruence(n: Any) -> Any:
    """A linear congruential generator."""
    body = lambda i, y: (i + 1, y * 1664525 + 1013904223)  # noqa: E731  as its users write it
    return tf.while_loop(lambda i, y: i < n, body, (tf.constant(0), tf.constant(1)))[1]


def four(x: Any, n: Any) -> Any:
    """Four numbers."""
    return tf.while_loop(lambda i, y: i < n, lambda i, y: (i + 1, y * 0.5 + x), (tf.constant(0), x))[1]


def mandelbrot(x: Any, z: Any, n: Any) -> Any:
    """Escape times."""

    def trip(k: Any, a: Any, b: Any, y: Any) -> Any:
        a2, b2 = a * a, b * b
        inside = a2 + b2 < 4
        where = tf.where
        return k + 1, where(inside, a2 - b2 + x, a), where(inside, 2 * a * b + z, b), where(inside, y + 1, y)

    return tf.while_loop(lambda k, a, b, y: k < n, trip, (tf.constant(0), x, z, tf.zeros_like(x)))[3]


def lstm(x: Any, w: Any, b: Any) -> Any:
    """An LSTM by a while loop."""

    def step(t: Any, c: Any, h: Any) -> Any:
        i, j, f, o = tf.split(tf.concat([x[t], h], axis=1) @ w + b, 4, axis=1)
        c = c * tf.sigmoid(f + 1) + tf.sigmoid(i) * tf.tanh(j)
        return t + 1, c, tf.tanh(c) * tf.sigmoid(o)

    start = tf.zeros((x.shape[1], w.shape[1] // 4))
    return tf.while_loop(lambda t, c, h: t < x.shape[0], step, (tf.constant(0), start, start))[2]


LOOPS: dict[str, Callable[..., Any]] = {
    "counter": counter,
    "congruence": congruence,
    "four": four,
    "mandelbrot": mandelbrot,
    "lstm": lstm,
}
