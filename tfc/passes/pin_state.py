"""Fix what keeps state from step to step to one device, before single steps are placed.

Each step of a session is placed for itself, from the nodes it needs. A variable must be on the same device in all of
them; so the steps of all entries are placed, the costliest first, and what keeps state stays where the first step that
has it wants it: a model is where its training is quickest, whatever it would gain to evaluate it beside that.
"""

from __future__ import annotations

from collections.abc import Mapping

from tfc.ir.devices.devices import DeviceSet
from tfc.ir.graph.bodies import is_pure
from tfc.ir.graph.graph import Graph, Node, map_nodes
from tfc.ir.graph.registry import Trait, lookup
from tfc.ir.graph.rewrite import owners
from tfc.passes.cleanup.prune import prune
from tfc.passes.place.cost_model import CostModel, estimate
from tfc.passes.place.place import place
from tfc.passes.run_pipeline import graph_to_place


def pin_state(graph: Graph, devices: DeviceSet, costs: CostModel | None = None, soft: bool = True) -> Graph:
    """The graph in which what keeps state asks for a full device; all else is as it was. Errors as of `place`."""
    costs = costs or CostModel()
    used = prune(graph.with_(init=""))  # what runs once only does not say where variables are best
    used = used if used.entries else graph
    state = [node.name for node in used.nodes if keeps_state(used, node)]
    homes: dict[str, str] = {}
    for step in _steps(used, devices, costs) if state else ():
        undecided = [name for name in state if name in step and name not in homes]
        if undecided:
            known = graph_to_place(map_nodes(step, lambda node: _at_home(node, homes)))
            placed = place(known, devices, costs, soft, is_step=False)
            homes.update((name, placed[name].device) for name in undecided if name in placed)
    return map_nodes(graph, lambda node: _at_home(node, homes))


def keeps_state(graph: Graph, node: Node) -> bool:
    """True for a node that itself keeps something between steps, or whose bodies do."""
    if node.op in owners():
        return not is_pure(node)
    record = lookup(node.op, node)
    if not record.has(Trait.STATEFUL) or record.has(Trait.CONTROL_FLOW):
        return False
    types = [graph.type_of(value) for value in node.inputs]
    return not any(kind.ref or kind.dtype.name == "resource" for kind in types)


def _at_home(node: Node, homes: Mapping[str, str]) -> Node:
    return node.with_(device=homes[node.name]) if node.name in homes else node


def _steps(graph: Graph, devices: DeviceSet, costs: CostModel) -> list[Graph]:
    """The steps of all entries, the costliest first; where memory is scarce one that has them all, since what they keep
    must fit together."""
    if not graph.entries or any(info.memory is not None for info in devices):
        return [graph]
    steps = [prune(graph.with_(entries=(entry,))) for entry in graph.entries]
    seconds = [_cost(step, devices, costs) for step in steps]
    return [steps[k] for k in sorted(range(len(steps)), key=lambda k: -seconds[k])]


def _cost(graph: Graph, devices: DeviceSet, costs: CostModel) -> float:
    """About how long a step takes; thrice as long where there are gradients, which are not expanded yet."""
    seconds = sum(estimate(costs.work(graph, node), devices.default) for node in graph.nodes)
    return seconds * (3 if any(node.op == "Gradients" for node in graph.nodes) else 1)
