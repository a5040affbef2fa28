"""A long short-term memory over a sequence (Hochreiter and Schmidhuber 1997), and a step of training it."""

from __future__ import annotations

from typing import Any

import numpy as np

Array = np.ndarray[Any, np.dtype[Any]]
Arrays = dict[str, Array]

RATE = 0.002


def sigmoid(x: Array) -> Array:
    """1 / (1 + exp(-x))."""
    result: Array = 1 / (1 + np.exp(-x))
    return result


def lstm(x: Array, w: Array, b: Array) -> Array:
    """The outputs of all steps; the gates are input, forget, cell, output."""
    return _forward(x, w, b)[0]


def _forward(x: Array, w: Array, b: Array) -> tuple[Array, list[tuple[Array, ...]]]:
    units = w.shape[1] // 4
    c = h = np.zeros((x.shape[1], units), x.dtype)
    outputs: list[Array] = []
    saved: list[tuple[Array, ...]] = []
    for row in x:
        joined = np.concatenate([row, h], axis=1)
        i, f, g, o = np.split(joined @ w + b, 4, axis=1)
        i, f, g, o = sigmoid(i), sigmoid(f), np.tanh(g), sigmoid(o)
        before, c = c, f * c + i * g
        t = np.tanh(c)
        h = o * t
        outputs.append(h)
        saved.append((joined, i, f, g, o, before, t))
    return np.stack(outputs), saved


def lstm_train(x: Array, target: Array, w: Array, b: Array) -> Arrays:
    """A step of gradient descent on half the squared distance of the outputs from `target`, a mean over the rows."""
    outputs, saved = _forward(x, w, b)
    rows, inputs = x.shape[1], x.shape[2]
    error = outputs - target
    loss = 0.5 * (error * error).sum() / rows
    dw, db = np.zeros_like(w), np.zeros_like(b)
    dc = dh = np.zeros_like(outputs[0])
    for step in reversed(range(len(x))):
        joined, i, f, g, o, before, t = saved[step]
        dh = dh + error[step] / rows
        dc = dc + dh * o * (1 - t * t)
        parts = (dc * g * i * (1 - i), dc * before * f * (1 - f), dc * i * (1 - g * g), dh * t * o * (1 - o))
        d = np.concatenate(parts, axis=1)
        dw += joined.T @ d
        db += d.sum(axis=0)
        dh = d @ w[inputs:].T
        dc = dc * f
    return {"y": loss, "w": w - RATE * dw, "b": b - RATE * db}
