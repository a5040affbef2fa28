"""Classes of the nodes of a dataflow that wait for the same, and that the same waits for: they may share a region.

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

from tfc.ir.base.record import record
from tfc.ir.graph.graph import NEXT_ITERATIONS, Graph, Node
from tfc.ir.graph.registry import ELEMENTWISE, PURE, Trait, lookup
from tfc.ir.ops.primitives import PRIMITIVES
from tfc.ir.reference.async_result import may_wait


@record(frozen=True)
class WaitSets:
    """For each node what it waits for, and what waits for it, as bits; `waited_for` has the bits of the latter."""

    before: Mapping[str, int]
    after: Mapping[str, int]
    waited_for: Mapping[str, int]

    def may_share(self, names: Iterable[str]) -> bool:
        """True for nodes that may wait for all that one of them waits for: nobody else waits for more then."""
        before = [self.before[name] for name in names]
        return len({self.after[name] for name in names}) == 1 and _union(before) in before


def wait_sets(graph: Graph) -> WaitSets:
    """The nodes that each node of a graph waits for, and those that wait for it."""
    waits = _waiting_nodes(graph)
    waited_for = {**waits, **_bits((node for node in graph.nodes if node.op == "_Send"), len(waits))}
    order = graph.order
    before: dict[str, int] = {}
    after: dict[str, int] = {node.name: 0 for node in order}
    for node in order:
        mask = 0
        for name in node.sources:
            mask |= before.get(name, 0) | waits.get(name, 0)
        before[node.name] = mask
    for node in reversed(order):
        mask = after[node.name] | waited_for.get(node.name, 0)
        for name in node.sources:
            if mask and graph.by_name[name].op not in NEXT_ITERATIONS:
                after[name] |= mask
    return WaitSets(before, after, waited_for)


def wait_classes(graph: Graph, together: Iterable[frozenset[str]] = ()) -> Mapping[str, int]:
    """A number for every node, equal for nodes of one class; empty when nothing in the graph waits or is waited for.

    Nodes that must be `together` are of the class of the one that waits for most (`WaitSets.may_share`).
    """
    sets = wait_sets(graph)
    if not sets.waited_for:
        return {}
    before = dict(sets.before)
    bound: set[str] = set()
    for names in together:
        before.update(dict.fromkeys(names, _union(before[name] for name in names)))
        bound |= names
    numbers: dict[tuple[int, int], int] = {}
    keys = ((name, (before[name], sets.after[name])) for name in before)
    classes = {name: numbers.setdefault(key, len(numbers)) for name, key in keys}
    _let_cheap_ones_wait(graph, before, sets.waited_for, classes, bound)
    return classes


def _union(masks: Iterable[int]) -> int:
    found = 0
    for mask in masks:
        found |= mask
    return found


def _let_cheap_ones_wait(
    graph: Graph, before: Mapping[str, int], waited_for: Mapping[str, int], classes: dict[str, int], bound: set[str]
) -> None:
    """Move element-wise nodes that wait for nothing into the class of all their users, if that is one.

    A decayed velocity, say, is then computed where it is used and not kept in memory until then. In the order of
    classes such a node only moves to where its users are. What a Send or an ASYNC op takes stays as early as it is.
    """
    users: dict[str, set[str]] = {}
    for node in graph.nodes:
        for name in node.sources:
            users.setdefault(name, set()).add(node.name)
    given = {value.node for value in graph.results}
    for node in reversed(graph.order):
        op = lookup(node.op, node)
        if before[node.name] or not op.has(PURE | ELEMENTWISE) or node.name in given or node.name in bound:
            continue
        found = users.get(node.name, set())
        wanted = {classes[name] for name in found}
        stays = any(name in waited_for or graph.by_name[name].op in PRIMITIVES for name in found)
        if len(wanted) == 1 and not stays:
            (classes[node.name],) = wanted


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
