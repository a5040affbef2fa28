"""Graph rewriting: rebuild a graph after some values were replaced; run a pass inside sub-graphs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache

from tfc.ir.graph.graph import Entry, Graph, Node, Value, subgraphs
from tfc.ir.graph.registry import OPS


def resolve(value: Value, replaced: Mapping[Value, Value]) -> Value:
    """The value that finally replaces a value: replacements may themselves have been replaced."""
    while value in replaced:
        value = replaced[value]
    return value


def map_bodies(graph: Graph, change: Callable[[Graph], Graph]) -> Graph:
    """The graph with `change` applied to every sub-graph that a node owns and to every function of its library.

    One level deep: a pass that hands itself over reaches all levels. `self` when `change` changes nothing. The types of
    a body's results may not change.
    """
    if not owners().isdisjoint(graph.ops):
        graph = graph.with_nodes(map_node_bodies(node, change) for node in graph.nodes)
    functions = tuple((name, change(body)) for name, body in graph.functions)
    same = all(new is old for (_, new), (_, old) in zip(functions, graph.functions, strict=True))
    return graph if same else graph.with_(functions=functions)


def map_node_bodies(node: Node, change: Callable[[Graph], Graph]) -> Node:
    """The node with `change` applied to every sub-graph it owns."""
    if node.op not in owners():
        return node
    changed = {name: change(body) for name, body in subgraphs(node)}
    if all(changed[name] is body for name, body in subgraphs(node)):
        return node
    return node.with_(attrs={**node.attrs, **changed})


@cache
def owners() -> frozenset[str]:
    """The ops that own sub-graphs."""
    return frozenset(op.name for op in OPS.values() if any(a.annotation == "Graph" for a in op.attributes.values()))


def substitute(
    graph: Graph,
    nodes: Iterable[Node],
    replaced: Mapping[Value, Value],
    control: Mapping[str, tuple[str, ...]] | None = None,
) -> Graph:
    """The graph with these nodes, in which every use of a replaced value reads its replacement.

    `control` says what stands for a removed node in control inputs, targets and colocation; without an entry there
    the nodes of its replaced outputs do. Every use is renamed, also those on back edges of loops.
    """
    nodes = tuple(nodes)
    if not replaced and not control:
        return graph.with_nodes(nodes)
    waits = dict(control or {})
    for value, other in replaced.items():
        waits.setdefault(value.node, (resolve(other, replaced).node,))
    renamer = _Renamer(replaced, waits, {node.name for node in nodes})
    renamed = graph.with_nodes(renamer.node(node) for node in nodes)
    return renamed.with_(
        entries=tuple(renamer.entry(entry) for entry in graph.entries),
        results=tuple(renamer.value(value) for value in graph.results),
        init=renamer.target(graph.init)[0] if graph.init else "",
    )


class _Renamer:
    """Applies one set of replacements to nodes and entries."""

    def __init__(
        self, replaced: Mapping[Value, Value], waits: Mapping[str, tuple[str, ...]], present: set[str]
    ) -> None:
        self.replaced, self.waits, self.present = replaced, waits, present

    def value(self, value: Value) -> Value:
        return resolve(value, self.replaced)

    def target(self, name: str) -> tuple[str, ...]:
        """The nodes that replace `name`; `name` itself while it exists."""
        found: list[str] = []
        queue = [name]
        seen: set[str] = set()
        while queue:
            current = queue.pop(0)
            if current in self.present or current not in self.waits:
                found.append(current)
            elif current not in seen:
                seen.add(current)
                queue.extend(self.waits[current])
        return tuple(dict.fromkeys(found))

    def node(self, node: Node) -> Node:
        replaced = self.replaced
        moves = any([value in replaced for value in node.inputs])
        if not moves and not node.control_inputs and not node.colocate:
            return node
        inputs = tuple(self.value(value) for value in node.inputs) if moves else node.inputs
        control = tuple(dict.fromkeys(n for name in node.control_inputs for n in self.target(name) if n != node.name))
        colocate = tuple(dict.fromkeys(n for name in node.colocate for n in self.target(name) if n != node.name))
        if inputs == node.inputs and control == node.control_inputs and colocate == node.colocate:
            return node
        return node.with_(inputs=inputs, control_inputs=control, colocate=colocate)

    def entry(self, entry: Entry) -> Entry:
        return Entry(
            entry.name,
            tuple((name, self.value(value)) for name, value in entry.inputs),
            tuple((name, self.value(value)) for name, value in entry.outputs),
            tuple(dict.fromkeys(n for name in entry.targets for n in self.target(name))),
            entry.loc,
        )
