"""Fix unknown dimensions (`?`) to the sizes that are fed, and infer all types anew (white paper §2: dynamic shapes).

When: by the session, once for every set of fed sizes, after feeds have been cut and gradients expanded. Symbolic
dimensions stay symbolic: code for them serves all sizes.

    x = Placeholder() # f32[?, 4]; y = Relu(x) # f32[?, 4]   →   f32[7, 4] for both, when x is fed seven rows
"""

from __future__ import annotations

from collections.abc import Mapping

from tfc.ir.graph.graph import Graph, Node, Value
from tfc.ir.types.types import Shape
from tfc.passes.cleanup.retype import retype


def specialize_shapes(graph: Graph, shapes: Mapping[Value, Shape]) -> Graph:
    """The graph whose placeholders named in `shapes` have these shapes. INVALID_ARGUMENT where they do not fit."""

    def fixed(node: Node) -> Node:
        if node.op != "Placeholder" or node.out() not in shapes:
            return node
        kind = node.types[0].with_shape(shapes[node.out()])
        return node.with_(attrs={**node.attrs, "type": kind}, types=(kind,))

    return retype(graph.with_nodes(map(fixed, graph.nodes)))
