"""A layer of a Transformer's encoder (Vaswani et al. 2017; norms after residuals, GELU), and a step of training it."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from bench.reference.dense import erf, gelu, softmax

Array = np.ndarray[Any, np.dtype[Any]]
Arrays = dict[str, Array]

HEADS = 8
RATE = 0.01


def encoder(x: Array, **weights: Array) -> Array:
    """The layer's output."""
    return _forward(x, weights)["y"]


def attention(q: Array, k: Array, v: Array) -> Array:
    """The attention of all heads: softmax(Q K^T / sqrt(d)) V."""
    result: Array = softmax(q @ k.swapaxes(2, 3) * q.shape[-1] ** -0.5) @ v
    return result


def _heads(x: Array) -> Array:
    n, t, d = x.shape
    return x.reshape(n, t, HEADS, d // HEADS).transpose(0, 2, 1, 3)


def _joined(x: Array) -> Array:
    n, h, t, d = x.shape
    return x.transpose(0, 2, 1, 3).reshape(n, t, h * d)


def _norm(x: Array, gamma: Array, beta: Array) -> tuple[Array, Array, Array]:
    centred = x - x.mean(axis=-1, keepdims=True)
    spread = 1 / np.sqrt((centred * centred).mean(axis=-1, keepdims=True) + 1e-5)
    unit = centred * spread
    return unit * gamma + beta, unit, spread


def _forward(x: Array, w: Arrays) -> Arrays:
    q, k, v = (_heads(part) for part in np.split(x @ w["wqkv"] + w["bqkv"], 3, axis=-1))
    p = softmax(q @ k.swapaxes(2, 3) * q.shape[-1] ** -0.5)
    a = _joined(p @ v)
    x1, unit1, spread1 = _norm(x + a @ w["wo"] + w["bo"], w["gamma1"], w["beta1"])
    u = x1 @ w["w1"] + w["b1"]
    g = gelu(u)
    y, unit2, spread2 = _norm(x1 + g @ w["w2"] + w["b2"], w["gamma2"], w["beta2"])
    names = "q k v p a x1 unit1 spread1 u g y unit2 spread2".split()
    return dict(zip(names, (q, k, v, p, a, x1, unit1, spread1, u, g, y, unit2, spread2), strict=True))


def _norm_back(d: Array, unit: Array, spread: Array, gamma: Array) -> Array:
    d = d * gamma
    result: Array = spread * (d - d.mean(-1, keepdims=True) - unit * (d * unit).mean(-1, keepdims=True))
    return result


def _gelu_slope(u: Array) -> Array:
    if u.dtype == np.float64:
        density = np.exp(-0.5 * u * u) / math.sqrt(2 * math.pi)
        exact: Array = 0.5 * (1 + erf(u * 2**-0.5)) + u * density
        return exact
    c = np.float32(math.sqrt(2 / math.pi))
    t = np.tanh(c * (u + 0.044715 * u**3))
    result: Array = 0.5 * (1 + t) + 0.5 * u * (1 - t * t) * c * (1 + 3 * 0.044715 * u * u)
    return result


def _flat(x: Array) -> Array:
    return x.reshape(-1, x.shape[-1])


def encoder_train(x: Array, target: Array, **w: Array) -> Arrays:
    """A step of gradient descent on half the squared distance of the output from `target`, a mean over positions."""
    f = _forward(x, w)
    positions = x.shape[0] * x.shape[1]
    error = f["y"] - target
    d = error / positions
    grads: Arrays = {"gamma2": _flat(d * f["unit2"]).sum(0), "beta2": _flat(d).sum(0)}
    d2 = _norm_back(d, f["unit2"], f["spread2"], w["gamma2"])
    grads |= {"w2": _flat(f["g"]).T @ _flat(d2), "b2": _flat(d2).sum(0)}
    du = d2 @ w["w2"].T * _gelu_slope(f["u"])
    grads |= {"w1": _flat(f["x1"]).T @ _flat(du), "b1": _flat(du).sum(0)}
    d1 = d2 + du @ w["w1"].T
    grads |= {"gamma1": _flat(d1 * f["unit1"]).sum(0), "beta1": _flat(d1).sum(0)}
    d1 = _norm_back(d1, f["unit1"], f["spread1"], w["gamma1"])
    grads |= {"wo": _flat(f["a"]).T @ _flat(d1), "bo": _flat(d1).sum(0)}
    da = _heads(d1 @ w["wo"].T)
    dp = da @ f["v"].swapaxes(2, 3)
    ds = f["p"] * (dp - (dp * f["p"]).sum(-1, keepdims=True)) * f["q"].shape[-1] ** -0.5
    parts = (ds @ f["k"], ds.swapaxes(2, 3) @ f["q"], f["p"].swapaxes(2, 3) @ da)
    dqkv = np.concatenate([_joined(part) for part in parts], axis=-1)
    grads |= {"wqkv": _flat(x).T @ _flat(dqkv), "bqkv": _flat(dqkv).sum(0)}
    return {"y": 0.5 * (error * error).sum() / positions} | {name: w[name] - RATE * grads[name] for name in grads}
