"""Random devices for the nodes of a graph, bodies included; what refers to a variable stays with it."""

from __future__ import annotations

import random

from tfc.ir.graph import Graph, Node, Value, subgraphs
from tfc.ir.rewrite import map_node_bodies


def device_name(number: int) -> str:
    """The full name of a CPU device."""
    return f"/job:localhost/replica:0/task:0/device:CPU:{number}"


def scatter(graph: Graph, rng: random.Random, count: int, *, whole: float = 0.2) -> Graph:
    """The graph with its nodes on `count` devices; with probability `whole` a structured op is on one as a whole.

    Variables, and what takes or hands on references to them, are on device 0. Others read them by an Identity there.
    """
    reads: dict[Value, Value] = {}
    nodes: list[Node] = []
    for node in graph.nodes:
        if any(kind.ref for kind in node.types) or _writes(graph, node):
            device = 0
        else:
            device = rng.randrange(count)
        inputs = []
        for value in node.inputs:
            if device and graph.type_of(value).ref:
                value = _read(graph, value, reads, nodes)
            inputs.append(value)
        placed = node.with_(inputs=tuple(inputs), device=device_name(device))
        alone = rng.random() < whole
        nodes.append(
            map_node_bodies(placed, lambda body: _everywhere(body, device) if alone else scatter(body, rng, count))
        )
    return graph.with_(nodes=tuple(nodes))


def _writes(graph: Graph, node: Node) -> bool:
    """True when a node takes a reference that it hands to a writer or to a body."""
    given = any(graph.type_of(value).ref for value in node.inputs)
    return given and (node.op.startswith(("Assign", "Ref")) or any(True for _ in subgraphs(node)))


def _read(graph: Graph, value: Value, reads: dict[Value, Value], nodes: list[Node]) -> Value:
    if value not in reads:
        name = f"{value.node}/read{len(reads)}"
        nodes.append(Node(name, "Identity", (value,), (), {}, (graph.type_of(value).value(),), device_name(0)))
        reads[value] = Value(name)
    return reads[value]


def _everywhere(graph: Graph, device: int) -> Graph:
    """The body on one device."""
    return graph.with_nodes(
        map_node_bodies(node.with_(device=device_name(device)), lambda body: _everywhere(body, device))
        for node in graph.nodes
    )
