"""Random devices for the nodes of a graph, bodies included; what refers to a variable stays with it."""

from __future__ import annotations

import random
from functools import partial

from tfc.ir.graph.graph import Graph, Node, Value, subgraphs
from tfc.ir.graph.rewrite import map_node_bodies


def device_name(number: int) -> str:
    """The full name of a CPU device."""
    return f"/job:localhost/replica:0/task:0/device:CPU:{number}"


def scatter(graph: Graph, rng: random.Random, count: int, *, whole: float = 0.2) -> Graph:
    """The graph with its nodes on `count` devices; with probability `whole` a structured op is on one as a whole.

    Variables, and what takes or hands on references to them, are on device 0. Others read them by an Identity there.
    """
    nodes: list[Node] = []
    for node in graph.nodes:
        is_bound = any(kind.ref for kind in node.types) or _writes(graph, node)
        device = 0 if is_bound else rng.randrange(count)
        inputs = tuple(
            _read(graph, node, value, nodes) if device and graph.type_of(value).ref else value for value in node.inputs
        )
        placed = node.with_(inputs=inputs, device=device_name(device))
        inner = partial(_everywhere, device=device) if rng.random() < whole else partial(scatter, rng=rng, count=count)
        nodes.append(map_node_bodies(placed, inner))
    return graph.with_(nodes=tuple(nodes))


def _writes(graph: Graph, node: Node) -> bool:
    """True when a node takes a reference that it hands to a writer or to a body."""
    given = any(graph.type_of(value).ref for value in node.inputs)
    return given and (node.op.startswith(("Assign", "Ref")) or any(True for _ in subgraphs(node)))


def _read(graph: Graph, user: Node, value: Value, nodes: list[Node]) -> Value:
    """A read on the variable's device, when the node would read: after all else that it waits for."""
    others = (each.node for each in user.inputs if not graph.type_of(each).ref)
    waits = tuple(dict.fromkeys((*user.control_inputs, *others)))
    name = f"{user.name}/read{len(nodes)}"
    nodes.append(Node(name, "Identity", (value,), waits, {}, (graph.type_of(value).value(),), device_name(0)))
    return Value(name)


def _everywhere(graph: Graph, device: int) -> Graph:
    """The body on one device."""
    return graph.with_nodes(
        map_node_bodies(node.with_(device=device_name(device)), partial(_everywhere, device=device))
        for node in graph.nodes
    )
