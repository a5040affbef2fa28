"""Arrays that an UpdateRow may overwrite: those that nothing reads any more once it runs.

An array qualifies when it is a loop variable in the loop's body, or what another UpdateRow gave, is no result of its
graph, and no node reads it afterwards. A branch or loop that gives an array back, updated inside, is an update itself.
Control edges then make all other readers come first, so that a trip that writes one row of an array costs one row
(stages.py binds the result to the array's memory). This is the copy elimination of functional arrays (Hudak and Bloss
1985), decided by the order that is chosen here: updates as late as possible.
"""

from __future__ import annotations

import heapq
from collections.abc import Collection, Mapping, Sequence

from tfc.ir.analysis.effects import with_control
from tfc.ir.base.record import field, record
from tfc.ir.graph.bodies import arguments, first_variable, loop_vars
from tfc.ir.graph.graph import Graph, Node, Value, subgraphs

UPDATE = "UpdateRow"
_REGIONS = ("If", "While", "For")
_UNREAD = frozenset({"Shape", "Size", "Rank"})
"""Ops that ask for the type of an array only."""


@record(frozen=True)
class RowUpdates:
    """The graph with the control edges that in-place updates need, those nodes, and the arrays they overwrite.

    regions   for a branch or loop that hands an array on, updated or not: the operand that is it → the result that is
    """

    graph: Graph
    nodes: frozenset[str] = frozenset()
    overwritten: frozenset[Value] = frozenset()
    regions: Mapping[str, Mapping[int, int]] = field(default_factory=dict)


Seen = dict[int, tuple[Node, Mapping[int, int]]]
"""The nodes looked into so far, by identity, and what they update."""


def order_row_updates(
    graph: Graph,
    native: Collection[str],
    variables: Collection[Value],
    kept: Collection[Value],
    seen: Seen | None = None,
) -> RowUpdates:
    """Find the updates that may work in place among the nodes `native`, and put all other readers before them.

    `variables` are the parameters that this graph may overwrite (the loop variables in a loop's body), `kept` the
    values that must outlive the graph's nodes. Linear in the size of the graph.
    """
    seen = {} if seen is None else seen
    updates = {node.name: _updates(node, seen) for node in graph.nodes if node.name in native}
    updates = {name: found for name, found in updates.items() if found}
    if not updates:
        return RowUpdates(graph)
    position = _late_updates(graph, updates)
    extra: dict[str, list[str]] = {}
    overwritten: set[Value] = set()
    own = {*variables, *(node.out() for node in graph.nodes if node.op == UPDATE and node.name in native)}
    regions: dict[str, dict[int, int]] = {}
    for name in sorted(updates, key=position.__getitem__):
        node = graph[name]
        for operand, port in updates[name].items():
            array = node.inputs[operand]
            readers = [
                user.name
                for user in graph.users[array.node]
                if array in user.inputs and user.op not in _UNREAD and user is not node
            ]
            free = array in own and array not in kept and array not in overwritten and node.inputs.count(array) == 1
            if free and all(position[reader] < position[name] for reader in readers):
                overwritten.add(array)
                own.add(node.out(port))
                extra.setdefault(name, []).extend(readers)
                if node.op != UPDATE:
                    regions.setdefault(name, {})[operand] = port
    waiting = with_control(graph, {name: tuple(readers) for name, readers in extra.items() if readers})
    return RowUpdates(waiting, frozenset(extra), frozenset(overwritten), regions)


def _updates(node: Node, seen: Seen) -> Mapping[int, int]:
    """Operands of a node that are arrays it updates → the results that are those arrays."""
    if node.op == UPDATE:
        return {0: 0}
    if node.op not in _REGIONS:
        return {}
    if id(node) not in seen:
        bodies = [body for _, body in subgraphs(node)]
        seen[id(node)] = node, _handed_through(node, bodies, seen) if any(map(_has_update, bodies)) else {}
    return seen[id(node)][1]


def _handed_through(node: Node, bodies: Sequence[Graph], seen: Seen) -> Mapping[int, int]:
    if node.op != "If":
        first, body = first_variable(node), bodies[-1]
        variables = (k for k in range(loop_vars(node)) if node.inputs.count(node.inputs[first + k]) == 1)
        args = [arg.out() for arg in arguments(body)]
        return {first + k: k for k in variables if _handed_on(body, args[first + k], k, seen) == "updated"}
    found = {}
    for operand, value in enumerate(node.inputs[1:], 1):
        for port in range(len(node.types)) if node.inputs.count(value) == 1 else ():
            kinds = {_handed_on(body, arguments(body)[operand - 1].out(), port, seen) for body in bodies}
            if kinds in ({"updated"}, {"updated", "same"}):
                found[operand] = port
    return found


def _has_update(body: Graph) -> bool:
    return any(node.op == UPDATE or any(_has_update(inner) for _, inner in subgraphs(node)) for node in body.nodes)


def _handed_on(body: Graph, array: Value, port: int, seen: Seen) -> str:
    """Tell if a result of a branch is the parameter `array` itself, that updated in place, or anything else."""
    result = body.results[port]
    if body.type_of(result) != body.type_of(array) or body[result.node].op not in (UPDATE, *_REGIONS, "Arg"):
        return "other"
    if result == array:
        return "same" if body.results.count(array) == 1 else "other"
    made = order_row_updates(body, body.by_name.keys(), (array,), body.results, seen)
    while result != array:
        node = body[result.node]
        if node.name not in made.nodes:
            return "other"
        ports = made.regions.get(node.name, {0: 0})
        operand = next((k for k, given in ports.items() if given == result.port), None)
        if operand is None:
            return "other"
        result = node.inputs[operand]
    return "updated"


def _late_updates(graph: Graph, updates: Collection[str]) -> dict[str, int]:
    """The positions of the nodes in a topological order that takes an update only when nothing else can run."""
    order = graph.order
    number = {node.name: k for k, node in enumerate(order)}
    waits = [{number[v.node] for v in node.inputs} | {number[name] for name in node.control_inputs} for node in order]
    users: list[list[int]] = [[] for _ in order]
    for k, before in enumerate(waits):
        for other in before:
            users[other].append(k)
    pending = [len(before) for before in waits]
    ready = [(order[k].name in updates, k) for k, count in enumerate(pending) if not count]
    heapq.heapify(ready)
    position: dict[str, int] = {}
    while ready:
        _, k = heapq.heappop(ready)
        position[order[k].name] = len(position)
        for user in users[k]:
            pending[user] -= 1
            if not pending[user]:
                heapq.heappush(ready, (order[user].name in updates, user))
    return position
