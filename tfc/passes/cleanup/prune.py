"""Keep only the nodes that the entries need (white paper §4.2, partial execution).

When: first, and again after passes that leave dead nodes behind. A graph without entries and results is left alone:
nothing says what it is for. In a body of an If, While or For, and in a function, what the results do not need goes too,
but only what is pure: a write in a loop body happens in every iteration, whatever waits for it.

    y = Relu(x); z = Exp(x); entry run(x=x) -> (y=y)     →     y = Relu(x); entry run(x=x) -> (y=y)
"""

from __future__ import annotations

from tfc.ir.analysis.effects import ancestors
from tfc.ir.graph.bodies import is_pure
from tfc.ir.graph.graph import Graph, Node
from tfc.ir.graph.rewrite import map_bodies


def prune(graph: Graph) -> Graph:
    """Drop every node that no entry, result or `init` waits for. Fed nodes stay: they are the entries' parameters."""
    graph = map_bodies(graph, prune_body)
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


def prune_body(graph: Graph) -> Graph:
    """Drop every pure node of a body that no result and no effect waits for."""
    graph = map_bodies(graph, prune_body)
    roots = [value.node for value in graph.results]
    roots += [node.name for node in graph.nodes if node.op == "Arg" or not is_pure(node)]
    needed = ancestors(graph, roots)
    return graph.with_nodes(_keep_colocation(node, needed) for node in graph.nodes if node.name in needed)


def _keep_colocation(node: Node, needed: frozenset[str]) -> Node:
    """A node may not be colocated with one that is gone."""
    if not node.colocate or needed.issuperset(node.colocate):
        return node
    return node.with_(colocate=tuple(name for name in node.colocate if name in needed))
