"""An ONNX model as plain records: nodes with their attributes, constants, and the shape of every value."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
import onnx
from onnx import helper, numpy_helper, shape_inference

Array = np.ndarray[Any, np.dtype[Any]]
Shape = tuple[int, ...]


@dataclass(frozen=True)
class Node:
    """A node; optional inputs that are left out are ""."""

    op: str
    inputs: tuple[str, ...]
    outputs: tuple[str, ...]
    attributes: Mapping[str, Any]

    def ints(self, name: str, default: Any = ()) -> tuple[int, ...]:
        """An attribute that is a list of integers."""
        return tuple(int(each) for each in self.attributes.get(name, default))


@dataclass(frozen=True)
class Constant:
    """A value known before the model runs: what a tensor named `source` holds, perhaps in another shape."""

    source: str
    array: Array


@dataclass(frozen=True)
class OnnxGraph:
    """A model's nodes in an order that can run, its constants, the shapes of all values, its feeds and its results."""

    nodes: tuple[Node, ...]
    constants: Mapping[str, Constant]
    shapes: Mapping[str, Shape]
    inputs: tuple[str, ...]
    outputs: tuple[str, ...]


def read(model: onnx.ModelProto) -> OnnxGraph:
    """The graph of a model whose shapes are all known; ValueError where one is not."""
    graph = shape_inference.infer_shapes(model, data_prop=True).graph
    constants = {each.name: Constant(each.name, numpy_helper.to_array(each)) for each in graph.initializer}
    shapes: dict[str, Shape] = {}
    for value in (*graph.input, *graph.value_info, *graph.output):
        shapes[value.name] = tuple(each.dim_value for each in value.type.tensor_type.shape.dim)
    nodes = []
    for proto in graph.node:
        attributes = {each.name: helper.get_attribute_value(each) for each in proto.attribute}
        node = Node(proto.op_type, tuple(proto.input), tuple(proto.output), attributes)
        known = folded(node, constants)
        if known is None:
            nodes.append(node)
        else:
            constants[node.outputs[0]] = known
    shapes |= {name: constant.array.shape for name, constant in constants.items()}
    inputs = tuple(each.name for each in graph.input if each.name not in constants)
    made = OnnxGraph(tuple(nodes), constants, shapes, inputs, tuple(each.name for each in graph.output))
    for node in made.nodes:
        for name in (*filter(None, node.inputs), node.outputs[0]):
            if 0 in shapes.get(name, (0,)):
                raise ValueError(f"the shape of {name} is not known")
    return made


def folded(node: Node, constants: Mapping[str, Constant]) -> Constant | None:
    """The constant that a node gives, where it makes one or only reshapes one."""
    if node.op == "ConstantOfShape":
        shape = constants[node.inputs[0]].array
        value = node.attributes.get("value")
        item = numpy_helper.to_array(value).reshape(()) if value is not None else np.float32(0)
        return Constant(node.outputs[0], np.broadcast_to(item, tuple(shape)))
    if node.op == "Constant":
        return Constant(node.outputs[0], numpy_helper.to_array(node.attributes["value"]))
    if node.op == "Unsqueeze" and node.inputs[0] in constants:
        of = constants[node.inputs[0]]
        return Constant(of.source, np.expand_dims(of.array, node.ints("axes")))
    if node.op == "Reshape" and all(name in constants for name in node.inputs):
        of, shape = constants[node.inputs[0]], constants[node.inputs[1]].array
        return Constant(of.source, of.array.reshape(tuple(shape)))
    return None
