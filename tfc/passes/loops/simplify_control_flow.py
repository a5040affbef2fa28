"""Simplify control flow: known or equal branches, loops of few iterations, unused variables and results (white paper
§4.4; compare TensorFlow's grappler loop_optimizer.cc and function_optimizer.cc).

When: after constants are folded and have sunk into bodies, so that predicates and trip counts are known. Until nothing
changes: a known predicate leaves its branch, equal branches leave one, what both branches compute moves out, an If with
a few scalar operations becomes SelectV2 (branches.py); loops lose dead and unchanging variables, collected values and
operands that nothing reads (loop_variables.py); loops without iterations or with a few are unrolled (unroll.py). What
variables are written in a body stays where it is. After a change the folding passes run once more.

    y = If(true, x) {then={Exp(x)}, else={Log(x)}}; s, w = While(0, w) {i < 3; {i + 1, w}}   →   y = Exp(x); uses read w
"""

from __future__ import annotations

from collections.abc import Callable

from tfc.ir.graph.graph import Graph, Node
from tfc.ir.graph.registry import PURE, lookup
from tfc.ir.graph.rewrite import map_bodies, owners
from tfc.passes.cleanup.cse import cse
from tfc.passes.cleanup.fold_constants import fold_constants
from tfc.passes.cleanup.simplify import simplify
from tfc.passes.loops.branches import simplify_if
from tfc.passes.loops.loop_variables import simplify_loop
from tfc.passes.loops.splice import Outer, Replacement, replace_nodes
from tfc.passes.loops.unroll import unroll

MAX_ROUNDS = 8
"""Rounds of rules, and rounds of both rules and folding, after which a graph counts as simple; most need two."""

RULES: tuple[Callable[[Outer, Node, frozenset[int]], Replacement | None], ...] = (simplify_if, simplify_loop, unroll)


def simplify_control_flow(graph: Graph) -> Graph:
    """Apply all rules to every If, While and For, in bodies too, until none fits."""

    def simplified(graph: Graph) -> Graph:
        simpler = _repeated(_sweep, graph)
        return graph if simpler is graph else cse(simplify(fold_constants(simpler)))

    return _repeated(simplified, graph)


def _repeated(change: Callable[[Graph], Graph], graph: Graph) -> Graph:
    """The graph once it does not change any more, or after MAX_ROUNDS."""
    for _ in range(MAX_ROUNDS):
        before, graph = graph, change(graph)
        if graph is before:
            break
    return graph


def _sweep(graph: Graph) -> Graph:
    graph = map_bodies(graph, _sweep)
    if owners().isdisjoint(graph.ops):
        return graph
    used = _used_ports(graph)

    def find(outer: Outer, node: Node) -> tuple[Replacement, tuple[str, ...]] | None:
        if node.op not in owners():
            return None
        offers = (rule(outer, node, used[node.name]) for rule in RULES)
        found = next((offer for offer in offers if offer is not None), None)
        return None if found is None else (found, _waits(outer, node, found))

    return replace_nodes(graph, find)


def _waits(outer: Outer, node: Node, replacement: Replacement) -> tuple[str, ...]:
    """The replacements of a structured node as a control input: the nodes it computed, its effects, and its own control
    inputs, for its results may be values that were there before. A parameter is there from the start, and may go once
    it has no other use.
    """
    matter = [made.name for made in replacement.nodes if not lookup(made.op, made).has(PURE)]
    computed = [value.node for value in replacement.results if value is not None and outer.find(value).op != "Arg"]
    return tuple(dict.fromkeys([*computed, *matter, *node.control_inputs]))


def _used_ports(graph: Graph) -> dict[str, frozenset[int]]:
    """The outputs of structured nodes that something reads."""
    if not graph.entries and not graph.results:  # nothing says what the graph is for
        return {node.name: frozenset(range(len(node.types))) for node in graph.nodes if node.op in owners()}
    used: dict[str, set[int]] = {node.name: set() for node in graph.nodes if node.op in owners()}
    values = [value for node in graph.nodes for value in node.inputs]
    values += graph.results
    values += [value for entry in graph.entries for _, value in (*entry.inputs, *entry.outputs)]
    for value in values:
        if value.node in used:
            used[value.node].add(value.port)
    return {name: frozenset(ports) for name, ports in used.items()}
