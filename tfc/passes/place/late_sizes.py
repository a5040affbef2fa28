"""Types of a graph once its loops have set the lengths of the values they collect.

Placement comes before lengths get names (`name_lengths.py`), but must know where they will: a device holds what a loop
of its own collects, however many rows these are, and nothing else of unknown size. What is fetched, or read by a node
that only the host can run, leaves the device; such rows lie on the host, and so does the loop.
"""

from __future__ import annotations

from tfc.ir.devices.devices import DeviceSet
from tfc.ir.graph.graph import Graph, Node
from tfc.ir.types.types import shape_symbols
from tfc.passes.loops.name_lengths import name_lengths


def with_late_sizes(graph: Graph, devices: DeviceSet) -> Graph:
    """The graph with names for the lengths that loops may set on any device; the same graph where none may."""
    if devices.run_everything:
        return graph
    refused: set[str] = set()

    def skip(around: Graph, node: Node) -> bool:
        return (around is graph and node.name in refused) or _lacks_kernel(node, devices)

    while True:
        named = name_lengths(graph, skip)
        lost = _leaving(named, devices) if named is not graph else frozenset()
        loops = {node.name for node in named.nodes if node.attrs.get("length") in lost}
        if not loops - refused:
            return graph if lost else named
        refused |= loops


def _leaving(graph: Graph, devices: DeviceSet) -> frozenset[str]:
    """The symbols of loops in the types of what is fetched, or touched by nodes that not every device runs."""
    own = frozenset(str(node.attrs["length"]) for node in graph.nodes if node.attrs.get("length"))
    seen = [graph.type_of(value) for entry in graph.entries for _, value in entry.outputs]
    for node in graph.nodes:
        if _lacks_kernel(node, devices):
            seen += [*node.types, *map(graph.type_of, node.inputs)]
    return own & frozenset().union(*(shape_symbols(kind.shape) for kind in seen))


def _lacks_kernel(node: Node, devices: DeviceSet) -> bool:
    return any(devices.missing_kernel(info, node) for info in devices.types)
