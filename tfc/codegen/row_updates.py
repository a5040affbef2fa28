"""Which arrays an UpdateRow may overwrite: those that nothing reads any more once it runs.

An array qualifies when it is a loop variable in the loop's body, or what another UpdateRow gave, is no result of its
graph, and is read by nobody after. Control edges then make all other readers come first, so that a trip that writes one
row of an array costs one row (stages.py binds the result to the array's memory). This is the copy elimination of
functional arrays (Hudak and Bloss 1985), decided by the order that is chosen here: updates as late as possible.
"""

from __future__ import annotations

import heapq
from collections.abc import Collection
from dataclasses import dataclass

from tfc.ir.graph import Graph, Node, Value

UPDATE = "UpdateRow"
_UNREAD = frozenset({"Shape", "Size", "Rank"})
"""Ops that ask for the type of an array only."""


@dataclass(frozen=True)
class RowUpdates:
    """The graph with the control edges that in-place updates need, those nodes, and the arrays they overwrite."""

    graph: Graph
    nodes: frozenset[str] = frozenset()
    overwritten: frozenset[Value] = frozenset()


def order_row_updates(
    graph: Graph, native: Collection[str], variables: Collection[Value], kept: Collection[Value]
) -> RowUpdates:
    """Find the updates that may work in place among the nodes `native`, and put all other readers before them.

    `variables` are the parameters that are loop variables in a loop's body, `kept` the values that must outlive the
    graph's nodes. Linear in the size of the graph.
    """
    updates = [node for node in graph.nodes if node.op == UPDATE and node.name in native]
    if not updates:
        return RowUpdates(graph)
    position = _late_updates(graph)
    extra: dict[str, tuple[str, ...]] = {}
    overwritten: set[Value] = set()
    for node in sorted(updates, key=lambda update: position[update.name]):
        array = node.inputs[0]
        readers = [user.name for user in graph.users[array.node] if _reads(user, array) and user.name != node.name]
        is_own = array in variables or graph[array.node].op == UPDATE
        last = all(position[name] < position[node.name] for name in readers)
        if is_own and last and array not in kept and array not in overwritten and array not in node.inputs[1:]:
            overwritten.add(array)
            extra[node.name] = tuple(readers)
    nodes = (
        node.with_(control_inputs=tuple(dict.fromkeys((*node.control_inputs, *extra[node.name]))))
        if extra.get(node.name)
        else node
        for node in graph.nodes
    )
    return RowUpdates(graph.with_nodes(nodes), frozenset(extra), frozenset(overwritten))


def _reads(user: Node, array: Value) -> bool:
    return array in user.inputs and user.op not in _UNREAD


def _late_updates(graph: Graph) -> dict[str, int]:
    """The positions of the nodes in a topological order that takes an update only when nothing else can run."""
    order = graph.order
    number = {node.name: k for k, node in enumerate(order)}
    waits = [{number[v.node] for v in node.inputs} | {number[name] for name in node.control_inputs} for node in order]
    users: list[list[int]] = [[] for _ in order]
    for k, before in enumerate(waits):
        for other in before:
            users[other].append(k)
    pending = [len(before) for before in waits]
    ready = [(order[k].op == UPDATE, k) for k, count in enumerate(pending) if not count]
    heapq.heapify(ready)
    position: dict[str, int] = {}
    while ready:
        _, k = heapq.heappop(ready)
        position[order[k].name] = len(position)
        for user in users[k]:
            pending[user] -= 1
            if not pending[user]:
                heapq.heappush(ready, (order[user].op == UPDATE, user))
    return position
