"""Cut the parts of a step that only the dataflow executor can run out of it, each as one node `Dataflow`.

These are control-flow primitives, calls of functions that call themselves, and everything that runs inside of a loop of
primitives or may be dead; a part is what hangs together by tensors that may be dead or are inside of a loop. All else
stays what it is, a straight line of kernels. Operands whose value code generation must know are copied into the part,
down to the constants they come from.

A step in which something may have to wait for others (an ASYNC op: a queue, a Recv) is one part as a whole, so that all
that can run meanwhile does; only what is fed, variables and constants stay outside. One that waits once and at its
beginning is not (leading_wait.py).
"""

from __future__ import annotations

from collections.abc import Iterable

from tfc.codegen.dataflow.deadness import Deadness, doubtful_functions, find_deadness
from tfc.codegen.dataflow.leading_wait import must_interleave
from tfc.codegen.dataflow.part import Part
from tfc.codegen.fusion.live_nodes import static_operands
from tfc.codegen.lower.registry import rule_of
from tfc.ir.analysis.effects import ancestors, descendants, variable_of, written_operands
from tfc.ir.analysis.frames import ROOT, Frames, frames_of
from tfc.ir.graph.bodies import free_name
from tfc.ir.graph.graph import Attr, Entry, Graph, Node, Value, map_nodes
from tfc.ir.graph.registry import PURE, lookup
from tfc.ir.ops.primitives import PRIMITIVES

EXECUTED = PRIMITIVES | {"Call"}
"""The ops that need the executor."""


def outline_dataflow(graph: Graph, part: Part | None = None) -> Graph:
    """The graph of a step with those parts as one node each; the very same graph when it has none.

    `part` says that the step is what one device does of a larger one.
    """
    waits = must_interleave(graph, part)
    if not waits and not any(node.op in EXECUTED for node in graph.nodes):
        return graph
    frames = frames_of(graph)
    deadness = find_deadness(graph, frames, doubtful_functions(graph.function), part.alive if part else frozenset())
    graph = _asked_at_the_start(map_nodes(graph, lambda node: _without_trigger(node, frames, deadness)), frames)
    if waits:
        parts = [frozenset(node.name for node in graph.nodes if not _is_given(graph, node))]
    else:
        parts = _parts(graph, frames, deadness)
    for inside in parts:
        graph = _Outline(graph, frames, deadness, inside).run()
    return graph


def _is_given(graph: Graph, node: Node) -> bool:
    """True for what a step is given: feeds, variables and whether they have a value, constants."""
    if node.control_inputs:
        return False
    if node.op == "IsVariableInitialized":
        return not graph[node.inputs[0].node].inputs
    return node.op in ("Placeholder", "Const") or (not node.inputs and any(kind.ref for kind in node.types))


def _without_trigger(node: Node, frames: Frames, deadness: Deadness) -> Node:
    """A ControlTrigger that waits for nothing that may be dead only orders."""
    conditional = frames.runs_in[node.name] != ROOT or any(deadness.node[name] for name in node.control_inputs)
    return node.with_(op="NoOp") if node.op == "ControlTrigger" and not conditional else node


def _asked_at_the_start(graph: Graph, frames: Frames) -> Graph:
    """The graph in which whether a variable has a value is asked before a part begins, where no Assign comes before.

    Inside of a part a variable has memory, and looks as if it had a value. Behind an Assign it has one: of a variable
    that is assigned under a condition a step demands that it has a value when it begins (assemble.py).
    """
    asks = [n for n in graph.nodes if n.op == "IsVariableInitialized" and not _is_given(graph, n)]
    starts: dict[str, Node] = {}
    replaced: dict[str, Node] = {}
    for node in asks:
        name = variable_of(graph, node.inputs[0])
        if name is None or graph[name].op == "Arg" or frames.runs_in[node.name] != ROOT:
            continue
        before = (graph[each] for each in ancestors(graph, [node.name]))
        if any(each.op == "Assign" and variable_of(graph, each.inputs[0]) == name for each in before):
            continue
        if name not in starts:
            free = free_name(graph.by_name, f"{name}/initialized")
            starts[name] = Node(free, node.op, (Value(name),), (), {}, node.types, graph[name].device, loc=node.loc)
        replaced[node.name] = node.with_(op="Identity", inputs=(starts[name].out(),))
    if not replaced:
        return graph
    return graph.with_nodes((*starts.values(), *(replaced.get(node.name, node) for node in graph.nodes)))


def _parts(graph: Graph, frames: Frames, deadness: Deadness) -> list[frozenset[str]]:
    """The nodes that the executor must run, in parts that only tensors which are surely alive lead in and out of.

    Parts that wait for each other are one, with what lies between them.
    """
    import networkx  # few steps need it

    group = _groups(graph, frames, deadness)
    waits = networkx.DiGraph()
    for node in graph.nodes:
        own = group.get(node.name, node.name)
        waits.add_edges_from((group.get(name, name), own) for name in node.sources)
        waits.add_node(own)
    together = {name: k for k, found in enumerate(networkx.strongly_connected_components(waits)) for name in found}
    wanted = {together[name] for name in group.values()}
    parts: dict[int, list[str]] = {}
    for node in graph.nodes:
        k = together[group.get(node.name, node.name)]
        if k in wanted:
            parts.setdefault(k, []).append(node.name)
    return [frozenset(names) for names in parts.values()]


def _groups(graph: Graph, frames: Frames, deadness: Deadness) -> dict[str, str]:
    """Of each node that only the executor can run another one that stands for its group."""
    leader = {
        node.name: node.name
        for node in graph.nodes
        if node.op in EXECUTED or frames.runs_in[node.name] != ROOT or deadness.node[node.name]
    }

    def find(name: str) -> str:
        while leader[name] != name:
            leader[name] = name = leader[leader[name]]
        return name

    def unite(one: str, other: str) -> None:
        leader[find(one)] = find(other)

    for node in graph.nodes:
        if node.name in leader:
            given = [value.node for value in node.inputs if deadness.of(value) or frames.gives_to[value.node] != ROOT]
            given += [n for n in node.control_inputs if deadness.node[n] or frames.gives_to[n] != ROOT]
            for name in given:
                unite(node.name, name)
    for frame in frames.frame.values():
        for name in frame.enters[1:]:
            unite(name, frame.enters[0])
    return {name: find(name) for name in leader}


class _Outline:
    """One run: the names inside, and what crosses the border."""

    def __init__(self, graph: Graph, frames: Frames, deadness: Deadness, inside: frozenset[str]) -> None:
        self.graph, self.frames, self.deadness, self.inside = graph, frames, deadness, inside
        self.name = free_name(graph.by_name, "dataflow")
        self.copied: dict[str, Node] = {}
        self.given: dict[Value, tuple[int, str]] = {}
        """The operands: their number and the name of the parameter."""
        self.references: set[Value] = set()
        self.waits: dict[str, None] = {}
        self.results: dict[Value, int] = {}

    def run(self) -> Graph:
        members = [node for node in self.graph.nodes if node.name in self.inside]
        for node in members:
            self._refer(node)
        body = [self._member(node) for node in members]
        rest = [self._outsider(node) for node in self.graph.nodes if node.name not in self.inside]
        entries = tuple(map(self._entry, self.graph.entries))
        args = [self._parameter(value, *place) for value, place in self.given.items()]
        inner = Graph(
            (*args, *self.copied.values(), *body, *self._kept(members)),
            symbols=self.graph.symbols,
            functions=self.graph.functions,
            results=tuple(self.results),
        )
        types = tuple(inner.type_of(value).value() for value in self.results)
        attrs: dict[str, Attr] = {"body": inner, "assigns": self._assigned()}
        made = Node(self.name, "Dataflow", tuple(self.given), tuple(self.waits), attrs, types)
        return self.graph.with_(nodes=(*rest, made), entries=entries)

    def _kept(self, members: Iterable[Node]) -> list[Node]:
        """A node for each frame that waits for what has to run: targets, and what nodes outside wait for."""
        targets = {name for entry in self.graph.entries for name in entry.targets}
        targets.update(
            name for node in self.graph.nodes if node.name not in self.inside for name in node.control_inputs
        )
        waits: dict[str, list[str]] = {}
        for node in members:
            if node.name in targets:
                waits.setdefault(self.frames.gives_to[node.name], []).append(node.name)
        names = (free_name(self.graph.by_name, f"{self.name}/targets{k or ''}") for k in range(len(waits)))
        return [Node(name, "NoOp", (), tuple(each)) for name, each in zip(names, waits.values(), strict=True)]

    def _assigned(self) -> tuple[int, ...]:
        """The operands that are variables which an Assign sets in every run, before all else that touches them."""
        wanted = {value.node: index for value, (index, _) in self.given.items() if value in self.references}
        touching: dict[str | None, list[Node]] = {name: [] for name in wanted}
        for node in self.graph.order if wanted else ():
            names = {variable_of(self.graph, v) for v in node.inputs if self.graph.type_of(v).ref}
            for name in names if node.name in self.inside else ():
                if name in touching:
                    touching[name].append(node)
        found = []
        for name, index in wanted.items():
            first, *others = touching[name]
            always = not self.deadness.node[first.name] and self.frames.runs_in[first.name] == ROOT
            if first.op == "Assign" and always and not any(v.node == name for v in first.inputs[1:]):
                later = descendants(self.graph, [first.name]) if others else frozenset()
                if all(node.name in later for node in others):
                    found.append(index)
        return tuple(sorted(found))

    # ---- inside -----------------------------------------------------------------------------------------------------

    def _refer(self, node: Node) -> None:
        """Note the variables outside that a node inside writes, or hands on as references."""
        written = written_operands(node)
        hands_on = any(kind.ref for kind in node.types)
        for k, value in enumerate(node.inputs):
            if (k in written or hands_on) and self.graph.type_of(value).ref:
                name = variable_of(self.graph, value)
                if name is not None:
                    self.references.add(Value(name))

    def _member(self, node: Node) -> Node:
        static = static_operands(node.op, len(node.inputs)) if rule_of(node.op) else (False,) * len(node.inputs)
        inputs = tuple(self._operand(v, known) for v, known in zip(node.inputs, static, strict=True))
        control = tuple(name for name in node.control_inputs if name in self.inside)
        self.waits.update(dict.fromkeys(name for name in node.control_inputs if name not in self.inside))
        return node.with_(inputs=inputs, control_inputs=control)

    def _operand(self, value: Value, static: bool) -> Value:
        """The value that stands inside for an operand: itself, a copy of what computes it, or a parameter."""
        if value.node in self.inside:
            return value
        node = self.graph[value.node]
        if node.op == "Const" or (static and self._is_arithmetic(node)):
            return Value(self._copy(node), value.port)
        if self.graph.type_of(value).ref and (name := variable_of(self.graph, value)) is not None:
            if name != value.node:
                self.waits[value.node] = None
            value = Value(name)
        if value not in self.given:
            self.given[value] = len(self.given), free_name(self.inside, str(value))
        return Value(self.given[value][1])

    def _is_arithmetic(self, node: Node) -> bool:
        return bool(node.inputs) and lookup(node.op, node).has(PURE) and not any(kind.ref for kind in node.types)

    def _copy(self, node: Node) -> str:
        """A copy inside of a constant, or of the arithmetic behind a size: small, and operands first."""
        stack: list[tuple[Node, bool]] = [(node, False)]
        while stack:
            now, expanded = stack.pop()
            if now.name in self.copied:
                continue
            stops = now.op in ("Shape", "Size", "Rank")
            operands = [self.graph[v.node] for v in now.inputs if v.node not in self.inside]
            inner = [each for each in operands if not stops and (each.op == "Const" or self._is_arithmetic(each))]
            if not expanded:
                stack.append((now, True))
                stack += [(each, False) for each in reversed(inner)]
                continue
            names = {each.name for each in inner}
            inputs = tuple(v if v.node in names else self._operand(v, static=False) for v in now.inputs)
            self.copied[now.name] = now.with_(inputs=inputs, control_inputs=())
            self.waits.update(dict.fromkeys(name for name in now.control_inputs if name not in self.inside))
        return node.name

    def _parameter(self, value: Value, index: int, name: str) -> Node:
        kind = self.graph.type_of(value)
        kind = kind if value in self.references else kind.value()
        return Node(name, "Arg", (), (), {"index": index, "type": kind}, (kind,), loc=self.graph[value.node].loc)

    # ---- outside ----------------------------------------------------------------------------------------------------

    def _result(self, value: Value, waits: dict[str, None]) -> Value:
        """The value that stands outside for one inside. A reference stands for its variable, once the part has run."""
        if value.node not in self.inside:
            return value
        if self.graph.type_of(value).ref and (name := variable_of(self.graph, value)) is not None:
            waits[self.name] = None
            return Value(name)
        return Value(self.name, self.results.setdefault(value, len(self.results)))

    def _outsider(self, node: Node) -> Node:
        waits = dict.fromkeys(self._renamed(node.control_inputs))
        inputs = tuple(self._result(value, waits) for value in node.inputs)
        same = inputs == node.inputs and tuple(waits) == node.control_inputs
        return node if same else node.with_(inputs=inputs, control_inputs=tuple(waits))

    def _renamed(self, names: Iterable[str]) -> list[str]:
        return [self.name if name in self.inside else name for name in names]

    def _entry(self, entry: Entry) -> Entry:
        waits = dict.fromkeys((*self._renamed(entry.targets), self.name))
        outputs = tuple((name, self._result(value, waits)) for name, value in entry.outputs)
        return Entry(entry.name, entry.inputs, outputs, tuple(waits), entry.loc)
