"""The convolutional nets in JAX: TensorFlow's ops, in which their nodes come, by JAX's functions. Images are NHWC."""

import json
from collections.abc import Callable
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from bench.nets import FOLDER, evaluate
from bench.workload import Job

LAYOUT = ("NHWC", "HWIO", "NHWC")


def _padding(padding: str, explicit: list[int]) -> Any:
    if padding != "EXPLICIT":
        return padding
    return list(zip(explicit[2:6:2], explicit[3:6:2], strict=True))


def conv(x: Any, w: Any, *, strides: Any, padding: str, explicit_paddings: Any, dilations: Any, **_: Any) -> Any:
    """Conv2D, where the filter tells how many groups there are."""
    return lax.conv_general_dilated(
        x,
        w,
        strides[1:3],
        _padding(padding, explicit_paddings),
        rhs_dilation=dilations[1:3],
        dimension_numbers=LAYOUT,
        feature_group_count=x.shape[3] // w.shape[2],
    )


def depthwise(x: Any, w: Any, **attributes: Any) -> Any:
    """DepthwiseConv2dNative with one filter a channel."""
    return conv(x, w.transpose(0, 1, 3, 2), **attributes)


def max_pool(x: Any, *, ksize: Any, strides: Any, padding: str, **_: Any) -> Any:
    """MaxPool."""
    return lax.reduce_window(x, -jnp.inf, lax.max, ksize, strides, padding)


def avg_pool(x: Any, *, ksize: Any, strides: Any, padding: str, **_: Any) -> Any:
    """AvgPool: the mean of what lies in the image."""
    total = lax.reduce_window(x, 0.0, lax.add, ksize, strides, padding)
    return total / lax.reduce_window(np.ones((1, *x.shape[1:3], 1), np.float32), 0.0, lax.add, ksize, strides, padding)


def normalize(x: Any, *, depth_radius: int, bias: float, alpha: float, beta: float) -> Any:
    """LRN."""
    width = 2 * depth_radius + 1
    squares = lax.reduce_window(x * x, 0.0, lax.add, (1, 1, 1, width), (1, 1, 1, 1), "SAME")
    return x * (bias + alpha * squares) ** -beta


RULES: dict[str, Callable[..., Any]] = {
    "Conv2D": conv,
    "DepthwiseConv2dNative": depthwise,
    "MaxPool": max_pool,
    "AvgPool": avg_pool,
    "LRN": normalize,
    "AddV2": jnp.add,
    "Sub": jnp.subtract,
    "Mul": jnp.multiply,
    "RealDiv": jnp.divide,
    "Rsqrt": lax.rsqrt,
    "Relu": jax.nn.relu,
    "Softmax": jax.nn.softmax,
    "MatMul": lambda a, b, **_: a @ b,
    "Mean": lambda x, axes, keep_dims: x.mean(tuple(int(axis) for axis in axes), keepdims=keep_dims),
    "ConcatV2": lambda *values: jnp.concatenate(values[:-1], axis=int(values[-1])),
    "Reshape": lambda x, shape: x.reshape([int(size) for size in shape]),
    "Transpose": lambda x, perm: x.transpose([int(axis) for axis in perm]),
    "Pad": lambda x, paddings: jnp.pad(x, paddings.tolist()),
    "PadV2": lambda x, paddings, value: jnp.pad(x, paddings.tolist(), constant_values=value),
    "Fill": lambda shape, value: jnp.full([int(size) for size in shape], value),
}


def net(job: Job) -> Callable[..., Any]:
    """A function of the image; weights and small constants are NumPy's arrays, and so constants."""
    nodes = json.loads((FOLDER / f"{job.workload.kind}.json").read_text())["nodes"]

    def constant(node: dict[str, Any]) -> Any:
        return job.weights[node["weight"]] if "weight" in node else np.array(node["value"], node["dtype"])

    return lambda x: evaluate(nodes, RULES, constant, x)
