"""Recover If from Switch and Merge (see raise_control_flow.py).

What runs under the most predicates (contexts.py) is turned into Ifs first. The Merges that end one predicate in one
context become one If, unless one depends on another: then they become several, and pure nodes that both need are in
both.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

import numpy as np

from tfc.ir.analysis.effects import variable_of
from tfc.ir.analysis.frames import analyse_frames
from tfc.ir.graph.bodies import free_name, is_pure
from tfc.ir.graph.build import Builder
from tfc.ir.graph.graph import Attr, Graph, Literal, Node, Value
from tfc.ir.graph.infer import InferError, infer_types
from tfc.ir.graph.registry import lookup
from tfc.ir.graph.rewrite import substitute
from tfc.ir.ops.primitives import PRIMITIVES, SWITCHES
from tfc.passes.raising.contexts import Context, Contexts, Key, context_of, find_spoiled, predicate_of
from tfc.passes.raising.extract import Extraction, NotStructuredError, Parameter, with_known, written_variables


def raise_branches(graph: Graph) -> Graph:
    """Turn pairs of Switch and Merge into If nodes. A graph that still has frames is left alone."""
    handled = ("Merge", "RefMerge", "ControlTrigger", *SWITCHES)
    if not any(node.op == "Merge" for node in graph.nodes):
        return graph
    if any(node.op in PRIMITIVES and node.op not in handled for node in graph.nodes):
        return graph
    contexts = Contexts(graph, analyse_frames(graph)).found
    spoiled = find_spoiled(graph, contexts)
    for depth in range(max(map(len, filter(None, contexts.values())), default=0), -1, -1):
        graph = _raise_depth(graph, contexts, spoiled, depth)
    return graph


# ---- one depth ------------------------------------------------------------------------------------------------------


@dataclass
class _Group:
    """The nodes that run under one predicate in one context, by side, with their Switches and Merges."""

    context: Context
    pred: Value
    sides: tuple[set[str], set[str]] = field(default_factory=lambda: (set(), set()))
    merges: list[Node] = field(default_factory=list)
    switches: dict[str, Node] = field(default_factory=dict)
    written: frozenset[str | None] = frozenset()
    """The variables that are written on either side."""

    @cached_property
    def waiting(self) -> list[Node]:
        """The Switches that wait for more than their inputs."""
        return [switch for switch in self.switches.values() if switch.control_inputs]


@dataclass
class _Depth:
    """The graph at one depth, and the facts about it."""

    graph: Graph
    contexts: dict[str, Context | None]
    levels: dict[str, int]
    """The maximum number of Merges at this depth on a path to each node: those of one level can be one If."""
    position: dict[str, int]
    names: set[str]
    replaced: dict[Value, Value] = field(default_factory=dict)
    control: dict[str, tuple[str, ...]] = field(default_factory=dict)
    gone: set[str] = field(default_factory=set)
    added: dict[str, list[Node]] = field(default_factory=dict)
    """The Ifs by the node whose place in construction order they take."""

    @cached_property
    def known(self) -> Builder:
        """The known values of the graph."""
        return Builder(self.graph)


def _raise_depth(graph: Graph, contexts: dict[str, Context | None], spoiled: set[Key], depth: int) -> Graph:
    """Turn the nodes under predicates in contexts of this depth into If nodes."""
    groups = _groups(graph, contexts, depth)
    kept = [group for key, group in groups.items() if key not in spoiled]
    if not kept:
        return graph
    merges = {merge.name for group in kept for merge in group.merges}
    position = {node.name: index for index, node in enumerate(graph.nodes)}
    state = _Depth(graph, contexts, _levels(graph, merges), position, set(position))
    for group in kept:
        try:
            _raise_group(state, group)
        except NotStructuredError:
            continue
    nodes = [new for old in graph.nodes for new in (*state.added.get(old.name, ()), old) if new.name not in state.gone]
    return substitute(graph, nodes, state.replaced, state.control)


def _groups(graph: Graph, contexts: Mapping[str, Context | None], depth: int) -> dict[Key, _Group]:
    groups: dict[Key, _Group] = {}

    def group(context: Context, pred: Value) -> _Group:
        return groups.setdefault((context, pred), _Group(context, pred))

    for node in graph.nodes:
        context = contexts[node.name]
        if context is None:
            continue
        if len(context) > depth:
            pred, side = context[depth]
            group(context[:depth], pred).sides[side].add(node.name)
        elif len(context) == depth and node.op in SWITCHES:
            group(context, predicate_of(graph, node)).switches[node.name] = node
        elif len(context) == depth and node.op == "Merge":
            ended = context_of(graph, contexts, node.inputs[0])
            assert ended is not None
            group(context, ended[-1][0]).merges.append(node)
    return groups


def _levels(graph: Graph, merges: set[str]) -> dict[str, int]:
    levels: dict[str, int] = {}
    for node in graph.order:
        levels[node.name] = max((levels[name] + (name in merges) for name in node.sources), default=0)
    return levels


def _raise_group(state: _Depth, group: _Group) -> None:
    """Make the Ifs of a group, one for each level; all or none."""
    graph, levels = state.graph, state.levels
    group.written = written_variables(graph, (graph[name] for side in group.sides for name in side))
    by_level: dict[int, _If] = {}

    def at(name: str) -> _If:
        return by_level.setdefault(levels[name], _If(state, group, levels[name]))

    # All other nodes may run in two Ifs, or in none.
    effects = [{n for n in side if graph[n].op not in PRIMITIVES and not is_pure(graph[n])} for side in group.sides]
    for merge in group.merges:
        at(merge.name).merges.append(merge)
    for side, names in enumerate(effects):
        for name in sorted(names, key=state.position.__getitem__):
            at(name).effects[side].append(name)
    ifs = [by_level[level] for level in sorted(by_level)]
    for each in ifs:
        each.take()
    for side, names in enumerate(effects):
        done = [name for each in ifs for name in each.sides[side].taken if name in names]
        if len(done) != len(set(done)) or set(done) != names:
            raise NotStructuredError("something would be done twice")
    made = [each.node() for each in ifs]
    for each, node in zip(ifs, made, strict=True):
        place = each.merges[0].name if each.merges else next(iter(each.sides[0].taken or each.sides[1].taken))
        state.added.setdefault(place, []).append(node)
        state.contexts[node.name] = group.context
        state.replaced.update((value, node.out(port)) for port, value in enumerate(each.outputs))
        state.control.update((merge.name, (node.name,)) for merge in each.merges)
    for switch in group.switches.values():
        state.control[switch.name] = tuple(dict.fromkeys(value.node for value in switch.inputs))
    state.gone |= group.sides[0] | group.sides[1] | set(group.switches) | {merge.name for merge in group.merges}


class _If:
    """An If of a group: the Merges of one level and the nodes that lead to them, on both sides."""

    def __init__(self, state: _Depth, group: _Group, level: int) -> None:
        self.state, self.group, self.level = state, group, level
        self.merges: list[Node] = []
        self.effects: tuple[list[str], list[str]] = ([], [])
        self.outputs: list[Value] = []
        self.sides: list[Extraction] = []

    def take(self) -> None:
        """Find the nodes of the If."""
        graph, values = self.state.graph, [value for merge in self.merges for value in merge.outputs]
        given = {*graph.results, *(value for entry in graph.entries for _, value in entry.outputs)}
        self.outputs = [v for v in values if v in given or any(v in user.inputs for user in graph.users[v.node])]
        self.sides = [self._side(side) for side in (0, 1)]

    def _side(self, side: int) -> Extraction:
        graph, members = self.state.graph, self.group.sides[side]
        taken = Extraction(
            graph.by_name,
            self.state.position,
            members.__contains__,
            lambda node, i: self._parameter(node.inputs[i], side),
        )
        taken.take(value.node for merge in self.merges if (value := self._of_side(merge, side)).node in members)
        taken.take(self.effects[side])
        return taken

    def _of_side(self, merge: Node, side: int) -> Value:
        return merge.inputs[self._port(merge, side)]

    def _port(self, merge: Node, side: int) -> int:
        """The input of a Merge that comes from a side."""
        context = context_of(self.state.graph, self.state.contexts, merge.inputs[0])
        return 0 if context and context[-1][1] == side else 1

    def _parameter(self, value: Value, side: int) -> Parameter | None:
        if value.node in self.group.sides[side]:
            return None
        switch = self.group.switches.get(value.node)
        if switch is not None and value.port != side:
            raise NotStructuredError(f"{value} is of the other side")
        kind = self.state.graph.type_of(value)
        kind = kind if kind.ref and variable_of(self.state.graph, value) in self.group.written else kind.value()
        data = value if switch is None else switch.inputs[0]
        return Parameter((data, kind.ref), kind, data.node.rpartition("/")[2])

    def node(self) -> Node:
        """The If."""
        graph = self.state.graph
        passed = [[self._parameter(self._of_side(m, side), side) for m in self.merges] for side in (0, 1)]
        parameters = {p.key: p for side in self.sides for p in side.parameters.values()}
        parameters |= {p.key: p for each in passed for p in each if p is not None and p.key not in parameters}
        operands = [key[0] for key in parameters if isinstance(key, tuple)]
        own: dict[str, Attr] = {
            name: self._branch(side, list(parameters.values()))
            for side, name in enumerate(("else_branch", "then_branch"))
        }
        record = lookup("If")
        attrs = {name: own.get(name, attribute.default) for name, attribute in record.attributes.items()}
        inputs = (self.group.pred, *operands)
        try:
            types = infer_types(record, [graph.type_of(v) for v in inputs], [None] * len(inputs), attrs)
        except InferError as error:
            raise NotStructuredError(error.message) from None
        if types != tuple(graph.type_of(value) for value in self.outputs):
            raise NotStructuredError("types differ")
        first = self.merges[0] if self.merges else None
        scope = first.name.rpartition("/")[0] if first else ""
        name = free_name(self.state.names, scope or (first or graph[self.group.pred.node]).name + "/If")
        self.state.names.add(name)
        device, loc = (first.device, first.loc) if first else ("", None)
        made = Node(name, "If", inputs, self._waits(), attrs, types, device, loc=loc)
        return with_known(made, lambda: self.state.known)

    def _branch(self, side: int, parameters: Sequence[Parameter]) -> Graph:
        results: list[Value | Parameter] = []
        indices: list[Node] = []
        for value in self.outputs:
            merge = self.state.graph[value.node]
            if value.port == 0:
                given = self._of_side(merge, side)
                results.append(self._parameter(given, side) or given)
            else:
                literal = Literal(np.array(self._port(merge, side), np.int32))
                name = f"{merge.name}/index"
                indices.append(Node(name, "Const", (), (), {"value": literal}, (literal.type,), loc=merge.loc))
                results.append(indices[-1].out())
        body = self.sides[side].build(parameters, results)
        return body.with_nodes((*body.nodes, *indices))

    def _waits(self) -> tuple[str, ...]:
        levels = self.state.levels
        switches = [s for s in self.group.waiting if levels[s.name] <= self.level]
        waits = [name for each in (*switches, *self.merges) for name in each.control_inputs]
        waits += [name for side in self.sides for name in side.waits if name not in self.group.switches]
        return tuple(dict.fromkeys(name for name in waits if not any(name in side for side in self.group.sides)))
