"""The convolutional nets in PyTorch, from their ONNX models: images NCHW, as in both."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
import torch.nn.functional as F  # noqa: N812  torch's own way to call it

from bench.nets import FOLDER
from bench.onnx_import.graph import Node, read
from bench.workload import Job


def _pads(node: Node) -> tuple[int, ...]:
    top, left, bottom, right = node.ints("pads", (0, 0, 0, 0))
    return (top, bottom, left, right)


def conv(node: Node, x: Any, w: Any, b: Any = None) -> Any:
    """Conv; ONNX's pads before and after are alike in these nets."""
    top, bottom, left, right = _pads(node)
    if (top, left) != (bottom, right):
        raise ValueError("pads before and after differ")
    return F.conv2d(x, w, b, node.ints("strides"), (top, left), groups=node.attributes.get("group", 1))


def max_pool(node: Node, x: Any) -> Any:
    """MaxPool."""
    size, stride, (top, bottom, left, right) = node.ints("kernel_shape"), node.ints("strides"), _pads(node)
    if (top, left) != (bottom, right):
        return F.max_pool2d(F.pad(x, (left, right, top, bottom), value=-torch.inf), size, stride)
    return F.max_pool2d(x, size, stride, (top, left))


def avg_pool(node: Node, x: Any) -> Any:
    """AveragePool, without the padding in the means."""
    size, stride, (top, bottom, left, right) = node.ints("kernel_shape"), node.ints("strides"), _pads(node)
    if (top, left) == (bottom, right):
        return F.avg_pool2d(x, size, stride, (top, left), count_include_pad=False)
    around = (left, right, top, bottom)
    inside = F.avg_pool2d(F.pad(torch.ones_like(x[:1, :1]), around), size, stride)
    return F.avg_pool2d(F.pad(x, around), size, stride) / inside


def batch_norm(node: Node, x: Any, scale: Any, offset: Any, mean: Any, variance: Any) -> Any:
    """BatchNormalization."""
    return F.batch_norm(x, mean, variance, scale, offset, eps=node.attributes.get("epsilon", 1e-5))


def lrn(node: Node, x: Any) -> Any:
    """LRN."""
    a = node.attributes
    return F.local_response_norm(x, a["size"], a["alpha"], a["beta"], a["bias"])


RULES: dict[str, Callable[..., Any]] = {
    "Conv": conv,
    "MaxPool": max_pool,
    "AveragePool": avg_pool,
    "GlobalAveragePool": lambda node, x: x.mean((2, 3), keepdim=True),
    "BatchNormalization": batch_norm,
    "LRN": lrn,
    "Relu": lambda node, x: F.relu(x),
    "Dropout": lambda node, x: x,
    "Add": lambda node, x, y: x + y,
    "Sum": lambda node, x, y: x + y,
    "Mul": lambda node, x, y: x * y,
    "Concat": lambda node, *values: torch.cat(values, node.attributes["axis"]),
    "Reshape": lambda node, x, shape: x.reshape(shape.tolist()),
    "Transpose": lambda node, x: x.permute(node.ints("perm")),
    "Gemm": lambda node, x, w, b: F.linear(x, w, b),
    "Softmax": lambda node, x: F.softmax(x, dim=1),
}


def net(job: Job) -> tuple[Callable[..., Any], tuple[Any, ...]]:
    """A function of the image, and no arrays besides."""
    import onnx

    graph = read(onnx.load(FOLDER / f"{job.workload.kind}.onnx"))
    tensors = {name: torch.from_numpy(each.array.copy()) for name, each in graph.constants.items()}

    def run(x: Any) -> Any:
        values = tensors | {graph.inputs[0]: x}
        for node in graph.nodes:
            values[node.outputs[0]] = RULES[node.op](node, *(values[name] for name in node.inputs))
        return values[graph.outputs[0]]

    return run, ()
