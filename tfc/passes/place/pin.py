"""Fix what keeps state from step to step to one device, before single steps are placed.

Each step of a session is placed for itself, from the nodes it needs. A variable must be on the same device in all of
them; so the whole graph is placed once, and its variables, queues and random generators ask for what they were given.
"""

from __future__ import annotations

from tfc.ir.bodies import is_pure
from tfc.ir.devices import DeviceSet
from tfc.ir.graph import Graph, Node
from tfc.ir.registry import Trait, lookup
from tfc.ir.rewrite import owners
from tfc.passes.place.cost_model import CostModel
from tfc.passes.place.place import place
from tfc.passes.prune import prune


def pin_state(graph: Graph, devices: DeviceSet, costs: CostModel | None = None, soft: bool = True) -> Graph:
    """The graph in which what keeps state asks for a full device; all else is as it was. Errors as of `place`."""
    used = prune(graph.with_(init=""))  # what runs once only does not say where variables are best
    placed = place(used if used.entries else graph, devices, costs, soft)
    return graph.with_nodes(
        node.with_(device=placed[node.name].device) if node.name in placed and keeps_state(graph, node) else node
        for node in graph.nodes
    )


def keeps_state(graph: Graph, node: Node) -> bool:
    """True for a node that itself keeps something between steps, or whose bodies do."""
    if node.op in owners():
        return not is_pure(node)
    record = lookup(node.op, node)
    if not record.has(Trait.STATEFUL) or record.has(Trait.CONTROL_FLOW):
        return False
    types = [graph.type_of(value) for value in node.inputs]
    return not any(kind.ref or kind.dtype.name == "resource" for kind in types)
