"""Under which predicates the nodes of a graph of primitives run (for raise_branches.py).

Every node has a *context*: (predicate, side) pairs, outermost first. A Switch adds a pair, a Merge of the two sides of
one predicate takes it away, everything else runs in the deepest context of what it waits for.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tfc.ir.graph import Graph, Node, Value
from tfc.ir.ops.primitives import SWITCHES

Context = tuple[tuple[Value, int], ...]
"""(Predicate, side) pairs; side 1 is that of a true predicate."""
Key = tuple[Context, Value]
"""What runs under a predicate in a context."""


def find_contexts(graph: Graph) -> dict[str, Context | None]:
    """The context of every node, None where it makes no sense."""
    found: dict[str, Context | None] = {}
    for node in graph.order:
        inputs = [context_of(graph, found, value) for value in node.inputs]
        if node.op == "Merge":
            found[node.name] = _merged(inputs)
        elif node.op in ("RefMerge", "ControlTrigger"):
            found[node.name] = None
        else:
            found[node.name] = _deepest([*inputs, *(found[name] for name in node.control_inputs)])
    return found


def context_of(graph: Graph, found: Mapping[str, Context | None], value: Value) -> Context | None:
    """The context of a value: that of its node, one deeper behind a Switch."""
    context, node = found[value.node], graph[value.node]
    if context is None or node.op not in SWITCHES:
        return context
    return (*context, (predicate_of(graph, node), value.port))


def predicate_of(graph: Graph, switch: Node) -> Value:
    """What a Switch decides by, seen through copies."""
    value = switch.inputs[1]
    while graph[value.node].op == "Identity" and not graph[value.node].control_inputs:
        value = graph[value.node].inputs[0]
    return value


def _deepest(contexts: Sequence[Context | None]) -> Context | None:
    """The one context that goes on from all others; None when they lie on different sides."""
    deepest: Context = ()
    for context in contexts:
        if context is None:
            return None
        longer, shorter = (context, deepest) if len(context) > len(deepest) else (deepest, context)
        if longer[: len(shorter)] != shorter:
            return None
        deepest = longer
    return deepest


def _merged(contexts: Sequence[Context | None]) -> Context | None:
    """The context behind a Merge of two sides of one predicate."""
    if len(contexts) != 2:
        return None
    a, b = contexts
    if a is None or b is None or not a or not b or a[:-1] != b[:-1]:
        return None
    (pred, side), (other_pred, other_side) = a[-1], b[-1]
    return a[:-1] if pred == other_pred and side != other_side else None


def find_spoiled(graph: Graph, contexts: Mapping[str, Context | None]) -> set[Key]:
    """What can not become an If: something of it is used where no context is known, or fetched."""
    spoiled: set[Key] = set()

    def spoil(context: Context | None) -> None:
        pairs = context or ()
        spoiled.update((pairs[:k], pred) for k, (pred, _) in enumerate(pairs))

    given = [*graph.results, *(value for entry in graph.entries for _, value in (*entry.inputs, *entry.outputs))]
    given += [Value(name) for entry in graph.entries for name in entry.targets if contexts[name]]
    for value in given:
        spoil(context_of(graph, contexts, value))
    for node in graph.nodes:
        if contexts[node.name] is None:
            for value in node.inputs:
                spoil(context_of(graph, contexts, value))
            for name in node.control_inputs:
                spoil(contexts[name])
        elif node.op in SWITCHES and contexts[node.name] and graph.control_users.get(node.name):
            spoil(context_of(graph, contexts, node.out()))  # what waits for it would lose its context
    return spoiled
