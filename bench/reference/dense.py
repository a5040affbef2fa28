"""Dense layers, element-wise chains, reductions and products of matrices."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

Array = np.ndarray[Any, np.dtype[Any]]
Arrays = dict[str, Array]

MLP_RATE = 0.05
BLOCKS = 7200


def mlp(x: Array, w1: Array, b1: Array, w2: Array, b2: Array, w3: Array, b3: Array) -> Array:
    """Three dense layers."""
    h = np.maximum(x @ w1 + b1, 0)
    h = np.maximum(h @ w2 + b2, 0)
    result: Array = h @ w3 + b3
    return result


def mlp_train(x: Array, labels: Array, w1: Array, b1: Array, w2: Array, b2: Array, w3: Array, b3: Array) -> Arrays:
    """A step of gradient descent on the cross-entropy of `mlp`."""
    h1 = np.maximum(x @ w1 + b1, 0)
    h2 = np.maximum(h1 @ w2 + b2, 0)
    logits = h2 @ w3 + b3
    rows = np.arange(len(x))
    p = softmax(logits)
    loss = -np.log(p[rows, labels]).mean()
    d3 = p
    d3[rows, labels] -= 1
    d3 /= len(x)
    d2 = np.where(h2 > 0, d3 @ w3.T, 0)
    d1 = np.where(h1 > 0, d2 @ w2.T, 0)
    layers = ((1, x, d1, w1, b1), (2, h1, d2, w2, b2), (3, h2, d3, w3, b3))
    updated: Arrays = {"y": loss}
    for layer, before, d, w, b in layers:
        updated |= {f"w{layer}": w - MLP_RATE * (before.T @ d), f"b{layer}": b - MLP_RATE * d.sum(axis=0)}
    return updated


def matmul(a: Array, b: Array) -> Array:
    """A matrix product."""
    result: Array = a @ b
    return result


def chain(x: Array, y: Array) -> Array:
    """Nine element-wise operations."""
    result: Array = np.maximum(np.exp(-(x * x)) * y + np.tanh(x), 0) * 0.5 + y
    return result


def erf(x: Array) -> Array:
    """The error function, element by element: slow, for the reference alone."""
    every = np.frompyfunc(math.erf, 1, 1)
    return np.asarray(every(x), np.float64)


def gelu(x: Array) -> Array:
    """x times the normal distribution: exact in float64; in float32, as NumPy's users write it, by tanh.

    NumPy has no erf. The two differ by 5e-4 at most, which a reference must not.
    """
    if x.dtype == np.float64:
        exact: Array = 0.5 * x * (1 + erf(x * 2**-0.5))
        return exact
    approximate: Array = 0.5 * x * (1 + np.tanh(np.float32(math.sqrt(2 / math.pi)) * (x + 0.044715 * x * x * x)))
    return approximate


def layer_norm(x: Array, gamma: Array, beta: Array) -> Array:
    """Rows with mean 0 and variance 1, then scaled and moved."""
    centred = x - x.mean(axis=-1, keepdims=True)
    variance = (centred * centred).mean(axis=-1, keepdims=True)
    result: Array = centred / np.sqrt(variance + 1e-5) * gamma + beta
    return result


def gelu_norm(x: Array, r: Array, gamma: Array, beta: Array) -> Array:
    """GELU, a residual, and the norm of each row."""
    return layer_norm(r + gelu(x), gamma, beta)


def softmax(x: Array) -> Array:
    """Softmax over rows."""
    e = np.exp(x - x.max(axis=-1, keepdims=True))
    result: Array = e / e.sum(axis=-1, keepdims=True)
    return result


def softmax_columns(x: Array) -> Array:
    """Softmax over columns."""
    e = np.exp(x - x.max(axis=0))
    result: Array = e / e.sum(axis=0)
    return result


def sum_columns(x: Array) -> Array:
    """The sums of columns."""
    result: Array = x.sum(axis=0)
    return result


def tiny(x: Array) -> Array:
    """Three operations on four numbers: all of the time is the call."""
    result: Array = np.maximum(x * 2 + 1, 0)
    return result


def blocks(x: Array, w: Array, b: Array) -> Array:
    """36,000 small operations."""
    y = x
    for _ in range(BLOCKS):
        y = np.tanh(np.maximum(y @ w + b, 0) + y)
    return y
