"""ONNX Runtime on all processors; convolution in its own layout, NCHW, with the weights known when it loads."""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import onnx
import onnxruntime
from onnx import TensorProto, helper, numpy_helper

from bench.workloads import Array, Feeds, Workload

Nodes = Sequence[onnx.NodeProto]


def node(op: str, inputs: str, output: str, **attributes: Any) -> onnx.NodeProto:
    """A node with its inputs as words of a string."""
    return helper.make_node(op, inputs.split(), [output], **attributes)


GRAPHS: dict[str, Nodes] = {
    "mlp.tfg": (
        node("Gemm", "x w1 b1", "a1"),
        node("Relu", "a1", "h1"),
        node("Gemm", "h1 w2 b2", "a2"),
        node("Relu", "a2", "h2"),
        node("Gemm", "h2 w3 b3", "out"),
    ),
    "matmul.tfg": (node("MatMul", "a b", "out"),),
    "chain.tfg": (
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
    "softmax.tfg": (node("Softmax", "x", "out", axis=-1),),
    "conv3x3.tfg": (node("Conv", "x w", "out", kernel_shape=[3, 3], pads=[1, 1, 1, 1]),),
    "tiny.tfg": (node("Mul", "x two", "d"), node("Add", "d one", "s"), node("Relu", "s", "out")),
}
CONSTANTS = {"half": 0.5, "two": 2.0, "one": 1.0}


def load(workload: Workload, feeds: Feeds) -> Callable[[], Array]:
    """Build the ONNX model, load it and return its call; the result is in NumPy's layout."""
    arrays = {name: _native(workload, name, array) for name, array in feeds.items()}
    fixed = {name for name in arrays if name.startswith(("w", "b")) and workload.model != "matmul.tfg"}
    nodes = GRAPHS[workload.model]
    used = {name for each in nodes for name in each.input}
    initial = [numpy_helper.from_array(arrays[name], name) for name in sorted(fixed)]
    constants = {name: np.array(value, np.float32) for name, value in CONSTANTS.items() if name in used}
    initial += [numpy_helper.from_array(array, name) for name, array in constants.items()]
    inputs = [
        helper.make_tensor_value_info(name, TensorProto.FLOAT, array.shape)
        for name, array in arrays.items()
        if name not in fixed
    ]
    output = helper.make_tensor_value_info("out", TensorProto.FLOAT, None)
    graph = helper.make_graph(list(nodes), "bench", inputs, [output], initial)
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=8)
    session = onnxruntime.InferenceSession(model.SerializeToString(), providers=["CPUExecutionProvider"])
    given = {name: array for name, array in arrays.items() if name not in fixed}
    if workload.model == "conv3x3.tfg":
        return lambda: session.run(["out"], given)[0].transpose(0, 2, 3, 1)
    return lambda: session.run(["out"], given)[0]


def _native(workload: Workload, name: str, array: Array) -> Array:
    if workload.model != "conv3x3.tfg":
        return array
    return np.ascontiguousarray(array.transpose(3, 2, 0, 1) if name == "w" else array.transpose(0, 3, 1, 2))
