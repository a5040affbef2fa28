"""Fix unknown dimensions (`?`) to the sizes that are fed, and infer all types anew (white paper §2: dynamic shapes).

When: by the session, once for every set of fed sizes, after feeds have been cut and gradients expanded. Symbolic
dimensions stay symbolic: code for them serves all sizes.

    x = Placeholder() # f32[?, 4]; y = Relu(x) # f32[?, 4]   →   f32[7, 4] for both, when x is fed seven rows
"""

from __future__ import annotations

from collections.abc import Mapping

from tfc.ir.graph import Graph, Node, Value
from tfc.ir.infer import InferError, infer_types, infer_value
from tfc.ir.registry import lookup
from tfc.ir.types import Array, Shape, TensorType


def specialize_shapes(graph: Graph, shapes: Mapping[Value, Shape]) -> Graph:
    """The graph whose placeholders named in `shapes` have these shapes. INVALID_ARGUMENT where they do not fit."""
    types: dict[Value, TensorType] = {}
    known: dict[Value, Array] = {}
    changed: dict[str, Node] = {}
    for node in graph.order:
        inputs = [types.get(value) or graph.type_of(value) for value in node.inputs]
        fixed = _retyped(node, inputs, known, shapes)
        if fixed is not node:
            changed[node.name] = fixed
        types.update(zip(fixed.outputs, fixed.types, strict=True))
        if len(fixed.types) == 1:
            values = [known.get(value) for value in node.inputs]
            value = infer_value(lookup(node.op, node), inputs, values, fixed.attrs, fixed.types[0])
            if value is not None:
                known[node.out()] = value
    return graph.with_nodes(changed.get(node.name, node) for node in graph.nodes)


def _retyped(node: Node, inputs: list[TensorType], known: Mapping[Value, Array], shapes: Mapping[Value, Shape]) -> Node:
    if node.op == "Placeholder" and node.out() in shapes:
        kind = node.types[0].with_shape(shapes[node.out()])
        return node.with_(attrs={**node.attrs, "type": kind}, types=(kind,))
    values = [known.get(value) for value in node.inputs]
    try:
        types = infer_types(lookup(node.op, node), inputs, values, node.attrs)
    except InferError as error:
        raise node.error(f"{node.op}: {error.message}") from error
    return node if types == node.types else node.with_(types=types)
