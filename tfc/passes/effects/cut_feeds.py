"""Turn fed values into placeholders, so that what computes them is no longer needed (white paper §4.2, figure 6).

When: after gradients are expanded (feeding an inner value must not cut the backward graph) and before the second
prune, which then drops what only the fed values needed. A PlaceholderWithDefault that is not fed becomes its default.

    b = Add(x, y); c = Relu(b); entry run(b=b) -> (c=c)   →   b = Placeholder(); c = Relu(b); entry run(b=b) -> (c=c)
"""

from __future__ import annotations

from tfc.ir.graph.bodies import free_name
from tfc.ir.graph.graph import Graph, Node, Value
from tfc.ir.graph.rewrite import substitute


def cut_feeds(graph: Graph) -> Graph:
    """Replace every value that an entry feeds by a Placeholder of its type."""
    fed = dict.fromkeys(value for entry in graph.entries for _, value in entry.inputs)
    nodes: list[Node] = []
    replaced: dict[Value, Value] = {}
    for node in graph.nodes:
        ports = [port for port in range(len(node.types)) if node.out(port) in fed]
        if not ports and node.op == "PlaceholderWithDefault":
            replaced[node.out()] = node.inputs[0]
        elif not ports or node.op == "Placeholder":
            nodes.append(node)
        elif len(ports) == len(node.types) == 1:
            nodes.append(_placeholder(node, 0, node.name))
        else:
            nodes.append(node)
            for port in ports:
                nodes.append(_placeholder(node, port, free_name(graph, f"{node.name}_feed_{port}")))
                replaced[node.out(port)] = nodes[-1].out()
    return substitute(graph, nodes, replaced)


def _placeholder(node: Node, port: int, name: str) -> Node:
    kind = node.types[port].value()
    return Node(name, "Placeholder", (), (), {"type": kind}, (kind,), node.device, loc=node.loc)
