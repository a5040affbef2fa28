"""The workloads as ONNX models, for peers that read those; images and filters are in ONNX's layout, NCHW and OIHW.

Weights are initialisers, which a peer may rearrange when it loads.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

from bench.nets import FOLDER, NETS
from bench.workload import Array, Arrays, Job

Nodes = Sequence[onnx.NodeProto]
LAYERS = ("conv3x3", "conv1x1", "conv7x7", "depthwise")
IMAGES = (*LAYERS, *NETS)


def node(op: str, inputs: str, outputs: str, **attributes: Any) -> onnx.NodeProto:
    """A node with its inputs and outputs as words of strings; `_` stands for none."""
    words = ["" if word == "_" else word for word in inputs.split()]
    return helper.make_node(op, words, outputs.split(), **attributes)


def _norm(x: str, y: str, gamma: str = "gamma", beta: str = "beta") -> onnx.NodeProto:
    return node("LayerNormalization", f"{x} {gamma} {beta}", y, axis=-1, epsilon=1e-5)


def _conv(size: int, before: int, after: int, stride: int = 1, group: int = 1) -> Nodes:
    pads = [before, before, after, after]
    return (node("Conv", "x w", "y", kernel_shape=[size, size], pads=pads, strides=[stride, stride], group=group),)


def _head(part: str, perm: list[int]) -> Nodes:
    return (node("Reshape", f"{part} heads", f"{part}4"), node("Transpose", f"{part}4", f"{part}h", perm=perm))


ENCODER: Nodes = (
    node("MatMul", "x wqkv", "xw"),
    node("Add", "xw bqkv", "qkv"),
    node("Split", "qkv", "q k v", axis=2, num_outputs=3),
    *_head("q", [0, 2, 1, 3]),
    *_head("k", [0, 2, 3, 1]),
    *_head("v", [0, 2, 1, 3]),
    node("MatMul", "qh kh", "qk"),
    node("Mul", "qk eighth", "scores"),
    node("Softmax", "scores", "p", axis=-1),
    node("MatMul", "p vh", "pv"),
    node("Transpose", "pv", "pvt", perm=[0, 2, 1, 3]),
    node("Reshape", "pvt joined", "a"),
    node("MatMul", "a wo", "ao"),
    node("Add", "ao bo", "aob"),
    node("Add", "x aob", "r1"),
    _norm("r1", "x1", "gamma1", "beta1"),
    node("MatMul", "x1 w1", "u0"),
    node("Add", "u0 b1", "u"),
    node("Gelu", "u", "g"),
    node("MatMul", "g w2", "f0"),
    node("Add", "f0 b2", "f"),
    node("Add", "x1 f", "r2"),
    _norm("r2", "y", "gamma2", "beta2"),
)

GRAPHS: dict[str, Nodes] = {
    "mlp": (
        node("Gemm", "x w1 b1", "a1"),
        node("Relu", "a1", "h1"),
        node("Gemm", "h1 w2 b2", "a2"),
        node("Relu", "a2", "h2"),
        node("Gemm", "h2 w3 b3", "y"),
    ),
    "matmul": (node("MatMul", "a b", "y"),),
    "matmul_i8": (node("MatMulInteger", "a b", "y"),),
    "chain": (
        node("Mul", "x x", "s"),
        node("Neg", "s", "n"),
        node("Exp", "n", "e"),
        node("Mul", "e y", "p"),
        node("Tanh", "x", "t"),
        node("Add", "p t", "q"),
        node("Relu", "q", "r"),
        node("Mul", "r half", "h"),
        node("Add", "h y", "out"),
    ),
    "gelu_norm": (node("Gelu", "x", "g"), node("Add", "r g", "s"), _norm("s", "y")),
    "softmax": (node("Softmax", "x", "y", axis=-1),),
    "softmax_columns": (node("Softmax", "x", "y", axis=0),),
    "sum_columns": (node("ReduceSum", "x zero", "y", keepdims=0),),
    "conv3x3": _conv(3, 1, 1),
    "conv1x1": _conv(1, 0, 0),
    "conv7x7": _conv(7, 2, 3, stride=2),
    "depthwise": _conv(3, 1, 1, group=128),
    "lstm_512": (
        node("LSTM", "x lstm_w lstm_r lstm_b", "all", hidden_size=512),
        node("Squeeze", "all one_axis", "y"),
    ),
    "encoder": ENCODER,
    "attention": (
        node("Transpose", "k", "kt", perm=[0, 1, 3, 2]),
        node("MatMul", "q kt", "s"),
        node("Mul", "s eighth", "scaled"),
        node("Softmax", "scaled", "p", axis=-1),
        node("MatMul", "p v", "y"),
    ),
    "tiny": (node("Mul", "x two", "d"), node("Add", "d one", "s"), node("Relu", "s", "y")),
}
CONSTANTS: Arrays = {
    "half": np.array(0.5, np.float32),
    "two": np.array(2.0, np.float32),
    "one": np.array(1.0, np.float32),
    "eighth": np.array(0.125, np.float32),
    "zero": np.array([0]),
    "one_axis": np.array([1]),
    "heads": np.array([8, 128, 8, 64]),
    "joined": np.array([8, 128, 512]),
}


def initialisers(job: Job) -> Arrays:
    """The weights as ONNX wants them: filters OIHW, gates of an LSTM in the order input, output, forget, cell."""
    weights = job.weights
    if job.workload.kind in LAYERS:
        w = weights["w"]
        return {"w": np.ascontiguousarray(w.transpose(2, 3, 0, 1) if w.shape[3] == 1 else w.transpose(3, 2, 0, 1))}
    if job.workload.kind == "lstm_512":
        w, b = weights["w"], weights["b"]
        units = len(b) // 4
        i, f, g, o = np.split(np.concatenate([w, b[None]]), 4, axis=1)
        turned = np.concatenate([i, o, f, g], axis=1).T
        inputs = len(w) - units
        both = np.concatenate([turned[:, -1], np.zeros(4 * units, np.float32)])
        return {
            "lstm_w": np.ascontiguousarray(turned[None, :, :inputs]),
            "lstm_r": np.ascontiguousarray(turned[None, :, inputs:-1]),
            "lstm_b": both[None],
        }
    return weights


def feeds(job: Job) -> Arrays:
    """The feeds as ONNX wants them: images NCHW."""
    if job.workload.kind in IMAGES:
        return {name: np.ascontiguousarray(array.transpose(0, 3, 1, 2)) for name, array in job.feeds.items()}
    return job.feeds


def model(job: Job) -> onnx.ModelProto:
    """The ONNX model; its one output is called `y`, or `out` where an input is called so."""
    if job.workload.kind in NETS:
        return onnx.load(FOLDER / f"{job.workload.kind}.onnx")
    nodes = GRAPHS[job.workload.kind]
    used = {name for each in nodes for name in each.input}
    constants = {name: array for name, array in CONSTANTS.items() if name in used}
    initial = [numpy_helper.from_array(array, name) for name, array in (initialisers(job) | constants).items()]
    kind, sums = (TensorProto.INT8, TensorProto.INT32) if job.workload.type == "i8" else (TensorProto.FLOAT,) * 2
    inputs = [helper.make_tensor_value_info(name, kind, each.shape) for name, each in feeds(job).items()]
    output = helper.make_tensor_value_info(nodes[-1].output[0], sums, None)
    graph = helper.make_graph(list(nodes), "bench", inputs, [output], initial)
    return helper.make_model(graph, opset_imports=[helper.make_opsetid("", 20)], ir_version=9)


def outputs(job: Job, result: Array) -> Arrays:
    """The result in the layout of the `.tfg` file."""
    return {"y": result.transpose(0, 2, 3, 1) if job.workload.kind in LAYERS else np.asarray(result)}
