"""Recover While and If from well-formed graphs of control-flow primitives, as TensorFlow 1 writes them.

When: early, so that gradients, simplification and native loops see structure. Loops first (raise_loops.py), then
branches (raise_branches.py). What While and If can not say is left alone and runs on the dataflow executor.

    s = Switch(x, p); a = Neg(s:1); b = Abs(s:0); y = Merge(b, a)   →   y = If(p, x) {then_branch=Neg, else_branch=Abs}
"""

from __future__ import annotations

from tfc.ir.analysis.frames import has_primitives
from tfc.ir.graph.graph import Graph, Value
from tfc.ir.graph.rewrite import map_bodies, resolve, substitute
from tfc.ir.ops.primitives import PRIMITIVES
from tfc.passes.raising.raise_branches import raise_branches
from tfc.passes.raising.raise_loops import raise_loops


def raise_control_flow(graph: Graph) -> Graph:
    """Turn well-formed frames and branches into structured ops, in sub-graphs too."""
    if has_primitives(graph):
        graph = raise_branches(raise_loops(_without_copies(graph)))
    return map_bodies(graph, raise_control_flow)


def _without_copies(graph: Graph) -> Graph:
    """The graph without the Identities that only give a primitive's output a name: `on, off = Switch(x, p)`."""
    given = [value for entry in graph.entries for _, value in (*entry.inputs, *entry.outputs)]
    kept = {value.node for value in (*given, *graph.results)}
    kept.update(name for entry in graph.entries for name in entry.targets)
    replaced: dict[Value, Value] = {}
    for node in graph.order:
        if node.op != "Identity" or node.control_inputs or graph.control_users.get(node.name) or node.name in kept:
            continue
        source = graph[node.inputs[0].node]
        copied = resolve(node.inputs[0], replaced)
        if source.op in PRIMITIVES and graph.type_of(copied) == node.types[0]:
            replaced[node.out()] = copied
    gone = {value.node for value in replaced}
    return substitute(graph, (node for node in graph.nodes if node.name not in gone), replaced) if gone else graph
