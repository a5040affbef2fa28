"""The workloads in JAX, as its users write them; images are NHWC, which XLA's convolutions on CPUs like best."""

from collections.abc import Callable
from typing import Any

import jax
import jax.numpy as jnp
from jax import lax

from bench.reference import dense as reference
from bench.reference import encoder as encoder_reference
from bench.reference import recurrent


def mlp(x: Any, w1: Any, b1: Any, w2: Any, b2: Any, w3: Any, b3: Any) -> Any:
    """Three dense layers."""
    h = jax.nn.relu(x @ w1 + b1)
    h = jax.nn.relu(h @ w2 + b2)
    return h @ w3 + b3


def mlp_loss(x: Any, labels: Any, **weights: Any) -> Any:
    """The cross-entropy."""
    logs = jax.nn.log_softmax(mlp(x, **weights))
    return -jnp.take_along_axis(logs, labels[:, None], axis=1).mean()


def norm(x: Any, gamma: Any, beta: Any) -> Any:
    """The norm of each row."""
    mean = x.mean(-1, keepdims=True)
    return (x - mean) * lax.rsqrt(x.var(-1, keepdims=True) + 1e-5) * gamma + beta


def gelu_norm(x: Any, r: Any, gamma: Any, beta: Any) -> Any:
    """GELU, a residual and a norm."""
    return norm(r + jax.nn.gelu(x, approximate=False), gamma, beta)


def conv(x: Any, w: Any, stride: int = 1, groups: int = 1) -> Any:
    """A convolution that keeps the size, over the stride."""
    layout = ("NHWC", "HWIO", "NHWC")
    return lax.conv_general_dilated(
        x, w, (stride, stride), "SAME", dimension_numbers=layout, feature_group_count=groups
    )


def depthwise(x: Any, w: Any) -> Any:
    """Each channel on its own."""
    return conv(x, w.transpose(0, 1, 3, 2), groups=w.shape[2])


def conv_train(x: Any, w: Any, g: Any) -> Any:
    """A convolution and its gradients."""
    y, back = jax.vjp(conv, x, w)
    dx, dw = back(g)
    return {"y": y, "dx": dx, "dw": dw}


def lstm(x: Any, w: Any, b: Any) -> Any:
    """An LSTM by scan; the products with the inputs of all steps are one, as libraries for JAX do it."""
    inputs, units = x.shape[2], w.shape[1] // 4
    before = x @ w[:inputs] + b

    def step(state: Any, row: Any) -> Any:
        c, h = state
        i, f, g, o = jnp.split(row + h @ w[inputs:], 4, axis=1)
        c = jax.nn.sigmoid(f) * c + jax.nn.sigmoid(i) * jnp.tanh(g)
        h = jax.nn.sigmoid(o) * jnp.tanh(c)
        return (c, h), h

    start = jnp.zeros((x.shape[1], units))
    return lax.scan(step, (start, start), before)[1]


def lstm_loss(x: Any, target: Any, **weights: Any) -> Any:
    """Half the squared distance."""
    return 0.5 * ((lstm(x, **weights) - target) ** 2).sum() / x.shape[1]


def attention(q: Any, k: Any, v: Any) -> Any:
    """Attention of heads, which JAX takes behind the positions."""
    q, k, v = (x.swapaxes(1, 2) for x in (q, k, v))
    return jax.nn.dot_product_attention(q, k, v).swapaxes(1, 2)


def encoder(x: Any, **w: Any) -> Any:
    """A layer of a Transformer's encoder."""
    n, t, d = x.shape
    heads = encoder_reference.HEADS
    parts = jnp.split(x @ w["wqkv"] + w["bqkv"], 3, axis=-1)
    q, k, v = (part.reshape(n, t, heads, d // heads) for part in parts)
    a = jax.nn.dot_product_attention(q, k, v).reshape(n, t, d)
    x1 = norm(x + (a @ w["wo"] + w["bo"]), w["gamma1"], w["beta1"])
    f = jax.nn.gelu(x1 @ w["w1"] + w["b1"], approximate=False) @ w["w2"] + w["b2"]
    return norm(x1 + f, w["gamma2"], w["beta2"])


def encoder_loss(x: Any, target: Any, **weights: Any) -> Any:
    """Half the squared distance."""
    return 0.5 * ((encoder(x, **weights) - target) ** 2).sum() / (x.shape[0] * x.shape[1])


INFERENCE: dict[str, Callable[..., Any]] = {
    "mlp": mlp,
    "matmul": lambda a, b: a @ b,
    "matmul_bf16": lambda a, b: a @ b,
    "matmul_i8": lambda a, b: jnp.matmul(a, b, preferred_element_type=jnp.int32),
    "chain": lambda x, y: jax.nn.relu(jnp.exp(-(x * x)) * y + jnp.tanh(x)) * 0.5 + y,
    "gelu_norm": gelu_norm,
    "softmax": jax.nn.softmax,
    "softmax_columns": lambda x: jax.nn.softmax(x, axis=0),
    "sum_columns": lambda x: x.sum(axis=0),
    "conv3x3": conv,
    "conv1x1": conv,
    "conv7x7": lambda x, w: conv(x, w, 2),
    "depthwise": depthwise,
    "conv_train": conv_train,
    "lstm_512": lstm,
    "encoder": encoder,
    "attention": attention,
    "tiny": lambda x: jax.nn.relu(x * 2 + 1),
}
TRAINING: dict[str, tuple[Callable[..., Any], float]] = {
    "mlp_train": (mlp_loss, reference.MLP_RATE),
    "lstm_train": (lstm_loss, recurrent.RATE),
    "encoder_train": (encoder_loss, encoder_reference.RATE),
}
"""The loss of a step, and how far it goes."""
