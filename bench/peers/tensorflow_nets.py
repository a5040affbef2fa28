"""The convolutional nets in TensorFlow: its own ops by name."""

import json
from collections.abc import Callable
from typing import Any

import tensorflow as tf

from bench.nets import FOLDER, evaluate
from bench.workload import Job

OPERANDS = {
    "Conv2D": "input filter",
    "DepthwiseConv2dNative": "input filter",
    "MaxPool": "input",
    "AvgPool": "value",
    "LRN": "input",
    "AddV2": "x y",
    "Sub": "x y",
    "Mul": "x y",
    "RealDiv": "x y",
    "Rsqrt": "x",
    "Relu": "features",
    "Softmax": "logits",
    "MatMul": "a b",
    "Mean": "input axis",
    "Reshape": "tensor shape",
    "Transpose": "x perm",
    "Pad": "input paddings",
    "PadV2": "input paddings constant_values",
    "Fill": "dims value",
}
"""The names of the operands in `tf.raw_ops`."""


def _rule(op: str, words: list[str]) -> Callable[..., Any]:
    function = getattr(tf.raw_ops, op)
    return lambda *operands, **attributes: function(**dict(zip(words, operands, strict=True)), **attributes)


RULES = {op: _rule(op, words.split()) for op, words in OPERANDS.items()}
RULES["ConcatV2"] = lambda *operands: tf.raw_ops.ConcatV2(values=operands[:-1], axis=operands[-1])


def net(job: Job) -> Callable[..., Any]:
    """A function of the image; weights are constants of the graph."""
    nodes = json.loads((FOLDER / f"{job.workload.kind}.json").read_text())["nodes"]

    def constant(node: dict[str, Any]) -> Any:
        return tf.constant(job.weights[node["weight"]] if "weight" in node else node["value"], node["dtype"])

    return lambda x: evaluate(nodes, RULES, constant, x)
