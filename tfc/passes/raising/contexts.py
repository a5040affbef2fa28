"""Contexts: the predicates under which each node of a graph of primitives runs (for raise_loops.py and
raise_branches.py).

Every node has a *context*: (predicate, side) pairs, outermost first. A Switch adds a pair, a Merge of the two sides of
one predicate takes it away, everything else runs in the deepest context of what it waits for. A frame adds a pair of
its own to that of its variables. Nodes whose context is one of the graph's run exactly when all pairs in it hold; where
that can not be said, the context is None.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tfc.ir.analysis.effects import with_control
from tfc.ir.analysis.frames import ROOT, Frame, Frames
from tfc.ir.base.errors import Error
from tfc.ir.graph.graph import NEXT_ITERATIONS, Graph, Node, Value
from tfc.ir.ops.primitives import ENTERS, EXITS, SWITCHES

Context = tuple[tuple[Value, int], ...]
"""(Predicate, side) pairs; side 1 is that of a true predicate."""
Key = tuple[Context, Value]
"""The key of the nodes that run under a predicate in a context."""


class Contexts:
    """The contexts of a graph with frames, and the frames that are no loops: not all of one runs or none of it."""

    def __init__(self, graph: Graph, frames: Frames) -> None:
        self.graph, self.frames = graph, frames
        self.found: dict[str, Context | None] = {}
        self.odd: set[str] = set()
        enters = {name: tuple(frame.enters) for name, frame in frames.frame.items()}
        after = {node.name: enters[frames.runs_in[node.name]] for node in graph.nodes if self._is_entered(node)}
        try:
            order = with_control(graph, after).order
        except Error:  # a frame is entered by what comes out of it
            self.odd.update(frames.frame)
            return
        while True:
            before = len(self.odd)
            for node in order:
                self.found[node.name] = self._of(graph[node.name])
            if len(self.odd) == before:
                return

    def _begins(self, node: Node) -> bool:
        """True for the Merge of a loop variable."""
        sources = {self.graph[value.node].op for value in node.inputs} if node.op == "Merge" else set()
        return bool(sources & NEXT_ITERATIONS)

    def _is_entered(self, node: Node) -> bool:
        """True for a node whose context is that of the frame: it is found after all Enters."""
        return self._begins(node) or any(self.graph[name].op in ENTERS for name in node.sources)

    def _of(self, node: Node) -> Context | None:
        frame = self.frames.frame[self.frames.runs_in[node.name]]
        if node.op in ("RefMerge", "ControlTrigger") or frame.name in self.odd:
            return None
        if self._begins(node):
            return self._inside(frame)
        inputs = [self._input(frame, value) for value in node.inputs]
        if node.op == "Merge":
            return _merged(inputs)
        names = node.control_inputs
        waited = [self._inside(frame) if self.graph[name].op in ENTERS else self.found[name] for name in names]
        context = _deepest([*inputs, *waited])
        if node.op in ENTERS or frame.name == ROOT:
            return context
        base = self._inside(frame)
        expected = {"LoopCond": (), **dict.fromkeys(NEXT_ITERATIONS, (1,)), **dict.fromkeys(EXITS, (0,))}
        if node.op in expected:
            cond = Value(frame.loop_cond or "")
            if base is None or context != (*base, *((cond, side) for side in expected[node.op])):
                self.odd.add(frame.name)
                return None
        return base[:-1] if node.op in EXITS and base is not None else context

    def _input(self, frame: Frame, value: Value) -> Context | None:
        source = self.graph[value.node]
        return self._inside(frame) if source.op in ENTERS else context_of(self.graph, self.found, value)

    def _inside(self, frame: Frame) -> Context | None:
        """The context in which the frame begins: its variables enter in one, its constants there or before."""
        begins: Context | None = None
        constants = []
        for name in frame.enters:
            context, is_constant = self.found[name], self.graph[name].attrs["is_constant"]
            if context is None or (not is_constant and begins is not None and begins != context):
                return None
            if is_constant:
                constants.append(context)
            else:
                begins = context
        if begins is None or any(begins[: len(each)] != each for each in constants):
            return None
        return (*begins, (Value(f"frame {frame.name}"), 0))


def context_of(graph: Graph, found: Mapping[str, Context | None], value: Value) -> Context | None:
    """The context of a value: that of its node, one deeper behind a Switch."""
    context, node = found[value.node], graph[value.node]
    if context is None or node.op not in SWITCHES:
        return context
    return (*context, (predicate_of(graph, node), value.port))


def predicate_of(graph: Graph, switch: Node) -> Value:
    """The predicate of a Switch, looked up through copies."""
    value = switch.inputs[1]
    while graph[value.node].op == "Identity" and not graph[value.node].control_inputs:
        value = graph[value.node].inputs[0]
    return value


def _deepest(contexts: Sequence[Context | None]) -> Context | None:
    """The context that extends all others; None when they lie on different sides."""
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
    """The predicates that can not become an If: a node of theirs is fetched, or used where no context is known."""
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
