"""Convolutions, NHWC: windows gathered, then one product of matrices."""

from __future__ import annotations

from typing import Any

import numpy as np

Array = np.ndarray[Any, np.dtype[Any]]
Arrays = dict[str, Array]


def windows(x: Array, size: int, stride: int = 1) -> Array:
    """The windows [n, height, width, channels, size, size] over an image padded to keep its size (over the stride)."""
    needed = [max(0, (-(-extent // stride) - 1) * stride + size - extent) for extent in x.shape[1:3]]
    padded = np.pad(x, ((0, 0), *((each // 2, each - each // 2) for each in needed), (0, 0)))
    every = np.lib.stride_tricks.sliding_window_view(padded, (size, size), axis=(1, 2))
    return every[:, ::stride, ::stride]


def conv(x: Array, w: Array) -> Array:
    """A convolution of stride 1, same size."""
    return _conv(x, w, 1)


def conv_stride2(x: Array, w: Array) -> Array:
    """A convolution of stride 2."""
    return _conv(x, w, 2)


def _conv(x: Array, w: Array, stride: int) -> Array:
    size, _, channels, filters = w.shape
    seen = windows(x, size, stride)
    n, height, width = seen.shape[:3]
    rows = seen.transpose(0, 1, 2, 4, 5, 3).reshape(n * height * width, size * size * channels)
    result: Array = (rows @ w.reshape(-1, filters)).reshape(n, height, width, filters)
    return result


def depthwise(x: Array, w: Array) -> Array:
    """Each channel with a filter of its own."""
    size = w.shape[0]
    padded = np.pad(x, ((0, 0), (size // 2, size // 2), (size // 2, size // 2), (0, 0)))
    height, width = x.shape[1:3]
    result = np.zeros_like(x)
    for i in range(size):
        for j in range(size):
            result += padded[:, i : i + height, j : j + width] * w[i, j, :, 0]
    return result


def conv_train(x: Array, w: Array, g: Array) -> Arrays:
    """A convolution of stride 1, and the gradients of its input and of its filter, where g is that of the output."""
    size, _, channels, filters = w.shape
    rows = windows(x, size).transpose(0, 1, 2, 4, 5, 3).reshape(-1, size * size * channels)
    turned = w[::-1, ::-1].transpose(0, 1, 3, 2)
    return {
        "y": (rows @ w.reshape(-1, filters)).reshape(g.shape),
        "dx": _conv(g, np.ascontiguousarray(turned), 1),
        "dw": (rows.T @ g.reshape(-1, filters)).reshape(w.shape),
    }
