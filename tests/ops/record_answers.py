"""Computes recorded.npz, the answers of TensorFlow and PyTorch to the cases of the records that ask for them.

Run it with a Python that has tensorflow-cpu, torch, NumPy and ml_dtypes, from the project's root folder:

    python -m tests.ops.record_answers

Everything is computed in float64. tf.raw_ops answers where it can; PyTorch where TensorFlow's CPU kernels have no
float64 (LRN, FusedBatchNorm), no such window (NCHW, groups, dilated gradients) or no care for what is not finite or
denormal (MaxPool, activations). Where both can, they must agree.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import tensorflow as tf
import torch
from torch.nn.functional import batch_norm, conv2d, local_response_norm, max_pool2d, pad

from tests.ops.recorded import ANSWERS, Recorded, fingerprint
from tests.ops.records import all_records, comparable
from tfc.ir.types.types import Array

Attrs = dict[str, Any]
Results = tuple[Array, ...]


def by_tensorflow(op: str, operands: list[Array], attrs: Attrs) -> Results:
    """tf.raw_ops, its operands in order."""
    if op.startswith("DepthwiseConv2dNativeB") and (set(attrs["dilations"]) != {1} or not operands[0].size):
        raise LookupError("TensorFlow's CPU kernels ignore dilations here, and leave memory as it was for none")
    function = getattr(tf.raw_ops, op)
    names = function.__signature__.parameters
    tensors = dict(zip([name for name in names if name not in attrs], map(tf.constant, operands), strict=False))
    result = function(**tensors, **{name: list(v) if isinstance(v, tuple) else v for name, v in attrs.items()})
    return tuple(each.numpy() for each in result) if isinstance(result, (tuple, list)) else (result.numpy(),)


def spatial(attrs: Attrs, name: str) -> tuple[int, int]:
    values = attrs.get(name, (1, 1, 1, 1))
    return tuple(values[1:3] if attrs["data_format"] == "NHWC" else values[2:4])


def channels_first(x: Array, attrs: Attrs) -> torch.Tensor:
    given = torch.from_numpy(np.ascontiguousarray(x))
    return given.permute(0, 3, 1, 2) if attrs["data_format"] == "NHWC" else given


def in_layout(y: torch.Tensor, attrs: Attrs) -> Array:
    return (y.permute(0, 2, 3, 1) if attrs["data_format"] == "NHWC" else y).detach().numpy()


def around(size: tuple[int, int], kernel: tuple[int, int], attrs: Attrs) -> list[int]:
    """(left, right, top, bottom): what to pad, as TensorFlow's documentation of padding says."""
    if attrs["padding"] == "EXPLICIT":
        at = 2 if attrs["data_format"] == "NHWC" else 4
        top, bottom, left, right = attrs["explicit_paddings"][at : at + 4]
        return [left, right, top, bottom]
    if attrs["padding"] == "VALID":
        return [0, 0, 0, 0]
    found = []
    for n, k, s, d in zip(size, kernel, spatial(attrs, "strides"), spatial(attrs, "dilations"), strict=True):
        missing = max((-(-n // s) - 1) * s + (k - 1) * d + 1 - n, 0)
        found.append((missing // 2, missing - missing // 2))
    return [*found[1], *found[0]]


def convolve(x: torch.Tensor, w: torch.Tensor, attrs: Attrs, depthwise: bool) -> torch.Tensor:
    """`x` channels first, `w` as TensorFlow has it."""
    padded = pad(x, around(x.shape[2:], w.shape[:2], attrs))
    groups = x.shape[1] if depthwise else x.shape[1] // w.shape[2]
    taps = w.permute(2, 3, 0, 1).reshape(-1, 1, *w.shape[:2]) if depthwise else w.permute(3, 2, 0, 1)
    return conv2d(padded, taps, None, spatial(attrs, "strides"), 0, spatial(attrs, "dilations"), groups)


def torch_convolution(op: str, operands: list[Array], attrs: Attrs) -> Results:
    depthwise = op.startswith("Depthwise")
    if not op.endswith(("Input", "Filter")):
        x, w = operands
        return (in_layout(convolve(channels_first(x, attrs), torch.from_numpy(w), attrs, depthwise), attrs),)
    by_input = op.endswith("Input")
    x = np.zeros(operands[0]) if by_input else operands[0]
    w = torch.from_numpy(operands[1] if by_input else np.zeros(operands[1]))
    image = channels_first(x, attrs)
    chosen = (image if by_input else w).requires_grad_()
    y = convolve(image, w, attrs, depthwise)
    (gradient,) = torch.autograd.grad(y, chosen, channels_first(operands[2], attrs))
    return (in_layout(gradient, attrs) if by_input else gradient.numpy(),)


def torch_batch_norm(op: str, operands: list[Array], attrs: Attrs) -> Results:
    image, epsilon = channels_first(operands[0], attrs), attrs.get("epsilon", 1e-4)
    scale, offset, mean, variance = (torch.from_numpy(x) for x in operands[1:])
    if not attrs["is_training"]:
        y = batch_norm(image, mean, variance, scale, offset, False, 0, epsilon)
        return in_layout(y, attrs), *(x.numpy() for x in (mean, variance, mean, variance))
    count = image.shape[0] * image.shape[2] * image.shape[3]
    if count < 2:  # PyTorch refuses to divide by count - 1
        plain = image.mean((0, 2, 3)), image.var((0, 2, 3), correction=0)
        y = batch_norm(image, *plain, scale, offset, False, 0, epsilon)
        return in_layout(y, attrs), *(x.numpy() for x in (*plain, *plain))
    mean, variance = torch.zeros_like(scale), torch.ones_like(scale)
    y = batch_norm(image, mean, variance, scale, offset, True, 1.0, epsilon)
    return in_layout(y, attrs), *(x.numpy() for x in (mean, variance, mean, variance * (count - 1) / count))


def torch_lrn(op: str, operands: list[Array], attrs: Attrs) -> Results:
    size = 2 * attrs.get("depth_radius", 5) + 1
    alpha, beta, bias = (attrs.get(name, default) for name, default in (("alpha", 1.0), ("beta", 0.5), ("bias", 1.0)))
    layout = {"data_format": "NHWC"}
    return (
        in_layout(local_response_norm(channels_first(operands[0], layout), size, alpha * size, beta, bias), layout),
    )


def torch_activation(op: str, operands: list[Array], attrs: Attrs) -> Results:
    """TensorFlow flushes denormals to zero, and holds the slope of LeakyRelu in float32."""
    function = getattr(torch.nn.functional, {"LeakyRelu": "leaky_relu"}.get(op, op.lower()))
    return (function(torch.from_numpy(operands[0]), *([0.2] if op == "LeakyRelu" else [])).numpy(),)


def turned(op: str, operands: list[Array], attrs: Attrs) -> Results:
    """TensorFlow's NHWC kernel on what was NCHW."""
    if attrs["data_format"] == "NHWC":
        raise LookupError("TensorFlow answers for this layout itself")
    moved = [np.moveaxis(x, 1, 3) if x.ndim == 4 else x[[0, 2, 3, 1]] for x in operands]
    last = {k: tuple(v[i] for i in (0, 2, 3, 1)) if isinstance(v, tuple) else v for k, v in attrs.items()}
    return tuple(np.moveaxis(y, 3, 1) for y in by_tensorflow(op, moved, last | {"data_format": "NHWC"}))


def torch_max_pool(op: str, operands: list[Array], attrs: Attrs) -> Results:
    """MaxPool and its gradient on numbers that are not finite (TensorFlow starts with the least finite number)."""
    x = channels_first(operands[0], attrs).requires_grad_()
    kernel, strides = spatial(attrs, "ksize"), spatial(attrs, "strides")
    left, right, top, bottom = around(x.shape[2:], kernel, attrs)
    assert (left, top) == (right, bottom)
    y = max_pool2d(x, kernel, strides, (top, left))
    if op == "MaxPool":
        return (in_layout(y, attrs),)
    (gradient,) = torch.autograd.grad(y, x, channels_first(operands[2], attrs))
    return (in_layout(gradient, attrs),)


Method = Callable[[str, list[Array], Attrs], Results]
ACTIVATIONS = ("Relu", "Relu6", "LeakyRelu", "Elu", "Selu", "Softsign")
OTHERS: dict[str, list[Method]] = {
    "FusedBatchNorm": [torch_batch_norm],
    "LRN": [torch_lrn],
    **{f"{name}{way}": [by_tensorflow, torch_convolution]
       for name in ("Conv2D", "DepthwiseConv2dNative") for way in ("", "BackpropInput", "BackpropFilter")},
    **{name: [by_tensorflow, turned]
       for name in ("MaxPool", "MaxPoolGrad", "MaxPoolGradGrad", "AvgPool", "AvgPoolGrad")},
}  # fmt: skip


def methods(op: str, operands: list[Array]) -> list[Method]:
    """Who is asked."""
    if op in ACTIVATIONS and operands[0].dtype == np.float64:
        return [torch_activation]
    if op.startswith("MaxPool") and not all(np.isfinite(x).all() for x in operands):
        return [torch_max_pool]
    return OTHERS.get(op, [by_tensorflow])


def answer(op: str, operands: list[Array], attrs: Attrs) -> Results:
    """The first answer; any others must be close to it."""
    found: list[Results] = []
    problems = []
    for method in methods(op, operands):
        try:
            found.append(method(op, operands, attrs))
        except Exception as problem:  # a peer refuses in any way it likes
            problems.append(f"{method.__name__}: {str(problem)[:200]}")
    if not found:
        raise SystemExit(f"nobody answers {op}{[x.shape for x in operands]} {attrs}:\n" + "\n".join(problems))
    for other in found[1:]:
        for a, b in zip(found[0], other, strict=True):
            np.testing.assert_allclose(a, b, rtol=1e-10, atol=1e-10, err_msg=f"{op} {attrs}")
    return found[0]


def main() -> None:
    """Record the answers to all cases."""
    made: dict[str, Array] = {}
    for record in all_records():
        if not isinstance(record.oracle, Recorded):
            continue
        op = record.oracle.op
        for case in record.cases:
            operands, attrs = list(map(comparable, case.inputs)), dict(case.attrs)
            half = all(x.dtype != np.float64 for x in case.inputs)
            for port, result in enumerate(answer(op, operands, attrs)):
                small = result.astype(np.float32) if half and result.dtype == np.float64 else result
                made[f"{fingerprint(op, operands, attrs)}-{port}"] = small
    np.savez_compressed(ANSWERS, **made)
    print(f"{len(made)} answers, {ANSWERS.stat().st_size} bytes")


if __name__ == "__main__":
    main()
