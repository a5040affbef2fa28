"""Keep only the nodes that the entries need (white paper §4.2, partial execution).

When: first, and again after passes that leave dead nodes behind. A graph without entries and results is left alone:
nothing says what it is for.

    y = Relu(x); z = Exp(x); entry run(x=x) -> (y=y)     →     y = Relu(x); entry run(x=x) -> (y=y)
"""

from __future__ import annotations

from tfc.ir.effects import ancestors
from tfc.ir.graph import Graph, Node


def prune(graph: Graph) -> Graph:
    """Drop every node that no entry, result or `init` waits for. Fed nodes stay: they are the entries' parameters."""
    roots = [value.node for value in graph.results]
    for entry in graph.entries:
        roots += [value.node for _, value in (*entry.inputs, *entry.outputs)]
        roots += entry.targets
    if not roots:
        return graph
    if graph.init:
        roots.append(graph.init)
    needed = ancestors(graph, roots)
    return graph.with_nodes(_keep_colocation(node, needed) for node in graph.nodes if node.name in needed)


def _keep_colocation(node: Node, needed: frozenset[str]) -> Node:
    """A node may not be colocated with one that is gone."""
    if all(name in needed for name in node.colocate):
        return node
    return node.with_(colocate=tuple(name for name in node.colocate if name in needed))
