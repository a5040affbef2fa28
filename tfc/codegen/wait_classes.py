"""Which nodes of a dataflow wait for the same things, and are waited for by the same: those may share a region.

A region starts when all its inputs are there and ends as a whole. What may have to wait for other devices, threads or
steps (ASYNC ops, calls of functions that hold some) must not hold up what does not need it, or two devices could wait
for each other. So nodes are sorted into classes by the set of such nodes before them and the set of such nodes and
Sends behind them. Along an edge the first set only grows and the second only shrinks, so that a path that leaves a
class never comes back: regions made of classes never wait for each other in a circle, every Recv is waited for only by
those who need it, and every Send leaves as early as it can.

Edges out of NextIterations do not count. What runs in a trip never waits for a later one, on any device, so a region
that waits for all that an earlier trip gave can not wait for itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from tfc.ir.graph import NEXT_ITERATIONS, Graph, Node
from tfc.ir.ops.primitives import PRIMITIVES
from tfc.ir.registry import ELEMENTWISE, PURE, Trait, lookup
from tfc.ir.waiting import may_wait


def wait_classes(graph: Graph) -> Mapping[str, int]:
    """A number for every node, equal for nodes of one class; empty when nothing in the graph waits or is waited for."""
    waits = _waiting_nodes(graph)
    waited_for = {**waits, **_bits((node for node in graph.nodes if node.op == "_Send"), len(waits))}
    if not waited_for:
        return {}
    order = graph.order
    before: dict[str, int] = {}
    after: dict[str, int] = {node.name: 0 for node in order}
    for node in order:
        mask = 0
        for name in _sources(node):
            mask |= before.get(name, 0) | waits.get(name, 0)
        before[node.name] = mask
    for node in reversed(order):
        mask = after[node.name] | waited_for.get(node.name, 0)
        for name in _sources(node):
            if mask and graph.by_name[name].op not in NEXT_ITERATIONS:
                after[name] |= mask
    numbers: dict[tuple[int, int], int] = {}
    classes = {node.name: numbers.setdefault((before[node.name], after[node.name]), len(numbers)) for node in order}
    _let_cheap_ones_wait(graph, before, waited_for, classes)
    return classes


def _let_cheap_ones_wait(
    graph: Graph, before: Mapping[str, int], waited_for: Mapping[str, int], classes: dict[str, int]
) -> None:
    """Move element-wise nodes that wait for nothing into the class of all their users, if that is one.

    A decayed velocity, say, is then computed where it is used and not kept in memory until then. In the order of
    classes such a node only moves to where its users are. What a Send or an ASYNC op takes stays as early as it is.
    """
    users: dict[str, set[str]] = {}
    for node in graph.nodes:
        for name in _sources(node):
            users.setdefault(name, set()).add(node.name)
    given = {value.node for value in graph.results}
    for node in reversed(graph.order):
        op = lookup(node.op, node)
        if before[node.name] or not op.has(PURE | ELEMENTWISE) or node.name in given:
            continue
        found = users.get(node.name, set())
        wanted = {classes[name] for name in found}
        stays = any(name in waited_for or graph.by_name[name].op in PRIMITIVES for name in found)
        if len(wanted) == 1 and not stays:
            (classes[node.name],) = wanted


def _sources(node: Node) -> list[str]:
    return [*(value.node for value in node.inputs), *node.control_inputs]


def _waiting_nodes(graph: Graph) -> dict[str, int]:
    """The nodes that may wait, each with a bit of its own."""
    known: dict[str, bool] = {}

    def waits(node: Node) -> bool:
        if node.op == "Call":
            name = str(node.attrs["function"])
            if name not in known:
                body = graph.function.get(name)
                known[name] = body is not None and may_wait(body.with_(functions=graph.functions))
            return known[name]
        return lookup(node.op, node).has(Trait.ASYNC)

    return _bits((node for node in graph.nodes if waits(node)), 0)


def _bits(nodes: Iterable[Node], first: int) -> dict[str, int]:
    return {node.name: 1 << (first + k) for k, node in enumerate(nodes)}
