"""Take a partitioned graph apart into one graph for each device (white paper §3.2.2)."""

from __future__ import annotations

from tfc.ir.graph.bodies import without_waits
from tfc.ir.graph.calls import called_functions, reached_functions
from tfc.ir.graph.graph import Entry, Graph, Node


def split_by_device(graph: Graph) -> dict[str, Graph]:
    """The part of each device by its name, in the order in which devices first appear.

    Every part has the entries of the graph, with those feeds, fetches and targets that are on its device, and those
    functions that it calls. INTERNAL when an edge still crosses.
    """
    nodes: dict[str, list[Node]] = {}
    for node in graph.nodes:
        nodes.setdefault(node.device, []).append(node)
    if len(nodes) < 2:
        return {device: graph for device in nodes}
    return {device: _part(graph, device, tuple(found)) for device, found in nodes.items()}


def _part(graph: Graph, device: str, nodes: tuple[Node, ...]) -> Graph:
    here = {node.name for node in nodes}
    for node in nodes:
        for name in node.sources:
            if name not in here:
                raise node.error(f"{node.name!r} on {device} takes {name!r} from {graph[name].device}", "INTERNAL")
    elsewhere = graph.by_name.keys() - here
    part = Graph(
        nodes=tuple(without_waits(node, elsewhere) for node in nodes),
        symbols=graph.symbols,
        entries=tuple(_entry(entry, here) for entry in graph.entries),
        results=tuple(value for value in graph.results if value.node in here),
        init=graph.init if graph.init in here else "",
    )
    calls = {name: called_functions(body) for name, body in graph.functions}
    called = reached_functions(called_functions(part), calls) if calls else frozenset()
    return part.with_(functions=tuple((name, body) for name, body in graph.functions if name in called))


def _entry(entry: Entry, here: set[str]) -> Entry:
    inputs = tuple((name, value) for name, value in entry.inputs if value.node in here)
    outputs = tuple((name, value) for name, value in entry.outputs if value.node in here)
    return Entry(entry.name, inputs, outputs, tuple(name for name in entry.targets if name in here), entry.loc)
