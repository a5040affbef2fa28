"""Tell what became of images written channels first, after the fact (remarks.py; the pass is channels_last.py).

model.tfg:4:1: remark[layout]: a (Conv2D) computes images channels last
model.tfg:4:1: remark[layout]: x is turned channels last
model.tfg:9:1: remark[layout]: y (Relu) is turned channels first again
"""

from __future__ import annotations

from collections.abc import Iterator

from tfc.ir.graph.graph import Graph, Literal, Node
from tfc.passes.layout.channels_last import FIRST, LAST, TURNED, is_convolution


def layout_remarks(graph: Graph) -> Iterator[tuple[str, Node]]:
    """The windows that were turned, then every transpose that is left of it, with the node a remark is about."""
    for node in graph.order:
        if node.name.endswith(TURNED) and is_convolution(node.op):
            yield f"{node.name.removesuffix(TURNED)} ({node.op}) computes images channels last", node
        elif node.op == "Transpose" and len(node.inputs) == 2:
            yield from _transposed(graph, node)


def _transposed(graph: Graph, node: Node) -> Iterator[tuple[str, Node]]:
    source = graph[node.inputs[0].node]
    order = graph[node.inputs[1].node].attrs.get("value")
    perm = tuple(order.array.reshape(-1).tolist()) if isinstance(order, Literal) else None
    if perm == LAST and node.name.endswith(TURNED):
        yield f"{node.name.removesuffix(TURNED)} is turned channels last", node
    elif perm == FIRST and source.name.endswith(TURNED):
        yield f"{node.name} ({source.op}) is turned channels first again", node
