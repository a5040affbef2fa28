"""Put primitives that only forward tensors on the device of their tensors, before edges between devices are cut.

When: first part of `partition` (after TensorFlow's OptimizeControlFlowColocation in core/graph/graph_partition.cc).

A Switch and an Exit go to the device of the tensor they guide; what hands on a reference goes to its variable's. An
Enter or NextIteration gets a copy on every device that takes what it gives: its output is there in some iterations
only, and a Recv, which starts in every iteration, would wait in vain in the others.

    e = Enter(x) on A; u = Neg(e) on B   →   x goes from A to B once;  e = Enter(x) on B; u = Neg(e) on B
"""

from __future__ import annotations

from tfc.ir.graph.bodies import free_name
from tfc.ir.graph.graph import NEXT_ITERATIONS, Graph, Node, Value, map_nodes
from tfc.ir.ops.primitives import ENTERS, EXITS, PRIMITIVES, SWITCHES

GUIDES = SWITCHES | EXITS
"""The ops that go to the device of their first operand."""
REFERENCES = frozenset(name for name in PRIMITIVES if name.startswith("Ref"))
COPIED = (ENTERS | NEXT_ITERATIONS) - REFERENCES
"""The ops that are copied to the devices of their users."""


def localize(graph: Graph) -> Graph:
    """The graph with such primitives moved and copied; the same one when nothing has to move."""
    if not any(node.op in PRIMITIVES for node in graph.nodes):
        return graph
    return _copied(_moved(graph))


def _moved(graph: Graph) -> Graph:
    device = {node.name: node.device for node in graph.nodes}
    for node in graph.order:
        if node.op in GUIDES or node.op in REFERENCES:
            device[node.name] = device[node.inputs[0].node]

    def changed(node: Node) -> Node:
        return node if node.device == device[node.name] else node.with_(device=device[node.name])

    return map_nodes(graph, changed)


def _copied(graph: Graph) -> Graph:
    """Back edges lead from NextIterations to nodes before them, so all copies are made first."""
    copies: dict[tuple[str, str], str] = {}
    nodes: list[Node] = []
    taken = set(graph.by_name)
    fetched = {value.node for entry in graph.entries for _, value in entry.outputs}
    for node in graph.nodes:
        if node.op not in COPIED:
            nodes.append(node)
            continue
        users = (*graph.users[node.name], *graph.control_users[node.name])
        devices = list(dict.fromkeys(user.device for user in users)) or [node.device]
        if node.name in fetched and node.device not in devices:
            devices.insert(0, node.device)
        first = node.device if node.device in devices else devices[0]
        for device in devices:
            name = node.name if device == first else free_name(taken, f"{node.name}/{device_suffix(device)}")
            taken.add(name)
            copies[node.name, device] = name
            nodes.append(node.with_(name=name, device=device))

    def renamed(node: Node) -> Node:
        inputs = tuple(Value(copies.get((v.node, node.device), v.node), v.port) for v in node.inputs)
        control = tuple(copies.get((name, node.device), name) for name in node.control_inputs)
        if inputs == node.inputs and control == node.control_inputs:
            return node
        return node.with_(inputs=inputs, control_inputs=control)

    return graph.with_nodes(renamed(node) for node in nodes)


def device_suffix(device: str) -> str:
    """A device's name as a suffix of node names: `CPU_1`."""
    return device.rpartition(":")[0].rpartition(":")[2] + "_" + device.rpartition(":")[2]
