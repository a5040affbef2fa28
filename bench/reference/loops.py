"""The loops among the workloads, as NumPy's users write them. Numbers of trips are integers, also in float64 runs."""

from __future__ import annotations

from typing import Any

import numpy as np

Array = np.ndarray[Any, np.dtype[Any]]


def counter(n: Array) -> Array:
    """Count to n."""
    i, last = 0, int(n)
    while i < last:
        i += 1
    return np.array(i, np.int32)


def congruence(n: Array) -> Array:
    """n steps of a linear congruential generator of 32 bits."""
    y = 1
    for _ in range(int(n)):
        y = (y * 1664525 + 1013904223) & 0xFFFFFFFF
    return np.array(y, np.uint32).view(np.int32)


def four(x: Array, n: Array) -> Array:
    """Four numbers on their way to 2 x."""
    y = x
    for _ in range(int(n)):
        y = y * 0.5 + x
    return y


def mandelbrot(x: Array, z: Array, n: Array) -> Array:
    """The number of trips for which each point of the plane stays within a radius of 2."""
    a, b, y = x, z, np.zeros_like(x)
    for _ in range(int(n)):
        a2, b2 = a * a, b * b
        inside = a2 + b2 < 4
        a, b = np.where(inside, a2 - b2 + x, a), np.where(inside, 2 * a * b + z, b)
        y = np.where(inside, y + 1, y)
    return y


def sigmoid(x: Array) -> Array:
    """1 / (1 + exp(-x))."""
    result: Array = 1 / (1 + np.exp(-x))
    return result


def lstm(x: Array, w: Array, b: Array) -> Array:
    """The last output of an LSTM over x[t]."""
    c = h = np.zeros((x.shape[1], w.shape[1] // 4), x.dtype)
    for step in x:
        i, j, f, o = np.split(np.concatenate([step, h], axis=1) @ w + b, 4, axis=1)
        c = c * sigmoid(f + 1) + sigmoid(i) * np.tanh(j)
        h = np.tanh(c) * sigmoid(o)
    return h
