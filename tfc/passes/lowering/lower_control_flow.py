"""Lower If, While and For to control-flow primitives (white paper §4.4, as TensorFlow's cond and while_loop do).

When: after variables are ordered, so that every order that matters is an edge. In the pipeline only what the dataflow
executor must run is lowered: a structured op with a host op, a recursive call or another op without native code inside;
`tfc opt --passes=lower_control_flow` lowers everything. Functions that stay calls are lowered too.

    y = If(p, x) {then_branch=Neg, else_branch=Abs}   →   s = Switch(x, p); a = Neg(s:1); b = Abs(s:0); y = Merge(b, a)

The nodes of a branch or body lie flat among the others, and a *gate* keeps them from running when their branch does not
run: a node that nothing of its branch or iteration leads to waits for the branch's or body's pivot. What reads or
writes variables or acts on the world is *effectful*: it waits for the gate too, and what comes after the structured op
waits for it. A loop with such nodes carries a token, so that its iterations follow each other; of others several may be
under way.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial

from tfc.ir.analysis.frames import governed_nodes
from tfc.ir.graph.bodies import arguments, body_of, is_pure, nodes_within, offset
from tfc.ir.graph.build import Builder
from tfc.ir.graph.calls import parts_of
from tfc.ir.graph.graph import Entry, Graph, Node, Value, subgraphs
from tfc.ir.graph.rewrite import map_bodies, owners
from tfc.ir.ops.control import is_assignable
from tfc.ir.ops.primitives import PRIMITIVES
from tfc.ir.types.types import TensorType, shape_symbols
from tfc.passes.cleanup.prune import prune
from tfc.passes.effects.order_variables import order_variables
from tfc.passes.lowering.lower_loops import lower_loop

Needs = Callable[[Graph, Node], bool]
"""Says of a structured node of a graph whether it is to be lowered."""
IsNative = Callable[[Graph, Node], bool]
"""Says of a node of a graph whether code generation makes native code of it."""
STRUCTURED = frozenset({"If", "While", "For"})


def lower_control_flow(graph: Graph, needs: Needs | None = None) -> Graph:
    """Lower the structured ops for which `needs` holds (all of them when it is None), and all those around them."""
    chosen = needs or (lambda graph, node: True)
    parts = (part for part in parts_of(graph, functions=False) if not owners().isdisjoint(part.ops))
    # The sizes that a loop of the graph, or of a body inside of it, sets in the run.
    late = frozenset(str(length) for part in parts for node in part.nodes if (length := node.attrs.get("length")))
    if not _any_chosen(graph, chosen, late):
        return graph
    ordered = map_bodies(graph, order_variables)
    symbols = frozenset(symbol.name for symbol in graph.symbols) - late
    functions = tuple((name, _lower(body, chosen, symbols, late)) for name, body in ordered.functions)
    return prune(_lower(ordered, chosen, symbols, late).with_(functions=functions))


def also_late(needs: Needs, late: frozenset[str]) -> Needs:
    """`needs`, and structured ops with tensors of these sizes, which no native loop may set in the run."""
    return lambda inside, node: needs(inside, node) or _has_late_sizes(inside, node, late)


def needs_executor(graph: Graph, node: Node, is_native: IsNative) -> bool:
    """True when something inside a structured node must run on the host, or calls a function that is still there."""
    pending = list(subgraphs(node))
    while pending:
        _, body = pending.pop()
        for inner in body.nodes:
            if inner.op in STRUCTURED:
                pending.extend(subgraphs(inner))
            elif inner.op != "Arg" and (inner.op == "Call" or inner.op in PRIMITIVES or not is_native(body, inner)):
                return True
    return False


def lower_for_executor(is_native: IsNative) -> Callable[[Graph], Graph]:
    """The pass as the pipeline runs it: lowers what `needs_executor`, and what still has sizes without a name."""

    def needs(graph: Graph, node: Node) -> bool:
        return needs_executor(graph, node, is_native) or any(not kind.is_known for kind in _kinds(graph, node))

    return partial(lower_control_flow, needs=needs)


def _has_late_sizes(graph: Graph, node: Node, late: frozenset[str]) -> bool:
    """True when the size of such a tensor has a name that native loops set: a dataflow can not know it."""
    return bool(late) and any(not late.isdisjoint(shape_symbols(kind.shape)) for kind in _kinds(graph, node))


def _kinds(graph: Graph, node: Node) -> list[TensorType]:
    """The types of all that goes into, out of and through a structured node."""
    inside = (kind for each in nodes_within(node) for kind in each.types)
    return [*(graph.type_of(value) for value in node.inputs), *inside]


def _any_chosen(graph: Graph, chosen: Needs, late: frozenset[str]) -> bool:
    graphs = [each for each in (graph, *(body for _, body in graph.functions)) if not each.ops.isdisjoint(STRUCTURED)]
    if any(node.op in STRUCTURED and chosen(each, node) for each in graphs for node in each.nodes):
        return True
    structured = [node for node in graph.nodes if node.op in STRUCTURED and late]
    governed = governed_nodes(graph) if structured else frozenset()
    return any(node.name in governed and _has_late_sizes(graph, node, late) for node in structured)


def _lower(graph: Graph, chosen: Needs, symbols: frozenset[str], late: frozenset[str]) -> Graph:
    level = Level(graph, Builder(), chosen, set(graph.by_name), symbols, late)
    level.lower_nodes()
    rename, waits = level.value, level.waits
    entries = tuple(
        Entry(
            entry.name,
            tuple((name, rename(value)) for name, value in entry.inputs),
            tuple((name, rename(value)) for name, value in entry.outputs),
            waits(entry.targets),
            entry.loc,
        )
        for entry in graph.entries
    )
    results = tuple(map(rename, graph.results))
    init = waits([graph.init])[0] if graph.init else ""
    return graph.with_(nodes=tuple(level.builder.nodes.values()), entries=entries, results=results, init=init)


@dataclass
class Level:
    """The outermost graph, or one branch or body that is being laid flat into it.

    taken      the names that nodes have
    symbols    the symbolic sizes that are known before the step begins
    late       the others, which loops set
    values     what stands for the values of `graph`
    names      the nodes that stand for a node of it, for those who wait for it
    prefix     of the names of its nodes
    gate       the node that runs when this level does; "" outside
    free       values of this level that are there before it runs: constant Enters
    effects    effectful nodes, for which what comes after the level must wait
    """

    graph: Graph
    builder: Builder
    chosen: Needs
    taken: set[str]
    symbols: frozenset[str]
    late: frozenset[str]
    values: dict[Value, Value] = field(default_factory=dict)
    names: dict[str, tuple[str, ...]] = field(default_factory=dict)
    prefix: str = ""
    gate: str = ""
    free: set[Value] = field(default_factory=set)
    effects: list[str] = field(default_factory=list)

    def value(self, value: Value) -> Value:
        """The replacement of a value of this level's graph."""
        return self.values.get(value, value)

    def waits(self, names: Sequence[str]) -> tuple[str, ...]:
        """The replacements of nodes of this level's graph as control inputs."""
        return tuple(dict.fromkeys(other for name in names for other in self.names.get(name, (name,))))

    def inner(self, body: Graph, prefix: str, gate: str) -> Level:
        """The level of a branch or body of this one."""
        return Level(body, self.builder, self.chosen, self.taken, self.symbols, self.late, prefix=prefix, gate=gate)

    # ---- emitting -------------------------------------------------------------------------------------------------

    def emit(self, op: str, *inputs: Value, name: str, control: Sequence[str] = (), **attrs: object) -> Node:
        """A new node of this level, behind its gate where nothing else of the level leads to it."""
        gated = self.gate and all(value in self.free for value in inputs) and not control
        control = (*control, self.gate) if gated else control
        return self.builder.node(op, *inputs, name=self.free_name(name), control=control, **attrs)

    def free_name(self, name: str) -> str:
        """`name` inside of this level, or a name like it that no node has."""
        full = candidate = self.prefix + name
        number = 0
        while candidate in self.taken:
            number += 1
            candidate = f"{full}_{number}"
        self.taken.add(candidate)
        return candidate

    def lower_nodes(self) -> None:
        """Lay the nodes of the level into the graph that is being built."""
        governed = frozenset() if self.gate else governed_nodes(self.graph)
        awaited = {name for node in self.graph.nodes for name in node.control_inputs}
        for node in self.graph.order:
            if node.op == "Arg" and node.out() in self.values:
                if node.name in awaited:
                    self._await_argument(node)
                continue
            if node.op in STRUCTURED and self._is_chosen(node, bool(self.gate) or node.name in governed):
                b, is_governed = self.builder, node.name in governed
                with b.at(node.loc), b.device(node.device), self._behind(node if is_governed else None):
                    behind = self._waiting(node)
                    lower_if(self, behind) if node.op == "If" else lower_loop(self, behind)
            else:
                self._copy(node)

    def _waiting(self, node: Node) -> Node:
        """A structured node with this level's gate as control input, if needed: its operands may be there before."""
        if not self.gate or not self.is_effectful(node):
            return node
        return node.with_(control_inputs=tuple(dict.fromkeys((*node.control_inputs, self.gate))))

    def _await_argument(self, arg: Node) -> None:
        """Note the nodes to wait for in the place of a parameter: its value, and the gate of this level."""
        value, gate = self.value(arg.out()), (self.gate,) if self.gate else ()
        if not arg.types[0].ref:
            gate = (self.emit("Identity", value, name=f"{arg.name}/given", control=gate).name,)
        self.names[arg.name] = gate

    def _is_chosen(self, node: Node, in_dataflow: bool) -> bool:
        """True for a structured node that is to be lowered: also when less is known of an operand than its bodies say,
        because what it comes from was lowered."""
        if self.chosen(self.graph, node) or (in_dataflow and _has_late_sizes(self.graph, node, self.late)):
            return True
        given = [(self.value(v), self.graph.type_of(v)) for v in node.inputs]
        there = [(value, kind) for value, kind in given if value.node in self.builder.nodes]
        return any(not is_assignable(self.builder.type(value).value(), kind.value()) for value, kind in there)

    def _gate_of(self, node: Node) -> str:
        """A gate for a node among primitives: alive in the frame and when the node is."""
        inputs = [self.emit("Identity", self.value(v), name=f"{node.name}/input") for v in node.inputs]
        after = (*self.waits(node.control_inputs), *(each.name for each in inputs))
        return self.emit("NoOp", name=f"{node.name}/gate", control=after).name

    @contextmanager
    def _behind(self, node: Node | None) -> Iterator[None]:
        """Use a gate of its own for a node among primitives."""
        saved, self.gate = self.gate, self.gate if node is None else self._gate_of(node)
        try:
            yield
        finally:
            self.gate = saved

    def _copy(self, node: Node) -> None:
        """Copy a node with replaced inputs; its types are inferred again where those of its inputs changed."""
        inputs = tuple(map(self.value, node.inputs))
        control = self.waits(node.control_inputs)
        is_source = not node.inputs and any(kind.ref for kind in node.types)
        effects = self.is_effectful(node)
        if self.gate and not is_source and (effects or (not control and all(value in self.free for value in inputs))):
            control = tuple(dict.fromkeys((*control, self.gate)))
        name = self.free_name(node.name) if self.prefix else node.name
        colocate = tuple(other for each in node.colocate for other in self.names.get(each, (each,)))
        made = node.with_(name=name, inputs=inputs, control_inputs=control, colocate=colocate)
        b = self.builder
        given = [(value, old) for value, old in zip(inputs, node.inputs, strict=True) if value.node in b.nodes]
        if any(b.type(value) != self.graph.type_of(old) for value, old in given):
            with b.at(node.loc):
                checked = b.node(node.op, *inputs, name=name, control=control, **node.attrs)
            b.replace(made.with_(types=checked.types))
        else:
            b.append(made)
        if self.prefix:
            self.values.update(zip(node.outputs, made.outputs, strict=True))
            self.names[node.name] = (name,)
        if effects:
            self.effects.append(name)

    def is_effectful(self, node: Node) -> bool:
        """True for a node that has effects, or sees those of others."""
        if node.op == "Arg" or node.op in PRIMITIVES:
            return False
        return not is_pure(node) or any(self.graph.type_of(value).ref for value in node.inputs)

    def result(self, value: Value, name: str) -> Value:
        """A result of a level: a value, not a reference to a variable, and only when the level runs.

        What a loop is given once is there in every iteration: as a next value it would begin one iteration after the
        other.
        """
        given = self.value(value)
        if not self.builder.type(given).ref:
            return self.emit("Identity", given, name=name).out() if given in self.free else given
        control = tuple(dict.fromkeys((*self.effects, *((self.gate,) if self.gate else ()))))
        return self.emit("Identity", given, name=name, control=control).out()


def lower_if(level: Level, node: Node) -> None:
    """Lower an If: a Switch for each operand, the branches, a Merge for each result."""
    pred, scope = level.value(node.inputs[0]), f"{node.name}/"
    control = level.waits(node.control_inputs)
    pivot = level.emit("Switch", pred, pred, name=scope + "pivot", control=control)
    switches = _Switches(level, node, pred, control)
    branches = []
    for port, key in enumerate(("else_branch", "then_branch")):
        name = scope + key.removesuffix("_branch") + "/"
        gate = level.emit("Identity", pivot.out(port), name=name + "pivot").name
        inside = level.inner(body_of(node, key), level.prefix + name, gate)
        for index, arg in enumerate(arguments(inside.graph)):
            inside.values[arg.out()] = switches.of(index + offset(node), arg.types[0].ref).out(port)
        inside.lower_nodes()
        branches.append(inside)
    results = [[b.result(value, f"result_{i}") for i, value in enumerate(b.graph.results)] for b in branches]
    has_effects = any(inside.effects for inside in branches)
    done = ""
    if has_effects or not node.types:
        ends = [each.emit("Identity", Value(each.gate), name="end", control=each.effects) for each in branches]
        done = level.emit("Merge", *(end.out() for end in ends), name=scope + "done").name
        results = [
            [each.emit("Identity", value, name="result", control=(end.name,)).out() for value in values]
            for each, end, values in zip(branches, ends, results, strict=True)
        ]
    for out, pair in zip(node.outputs, zip(*results, strict=True), strict=True):
        level.values[out] = level.emit("Merge", *pair, name=scope + "Merge").out()
    own = (done or level.values[node.out()].node, *switches.reads)
    level.names[node.name] = own if done else tuple(dict.fromkeys((*own, *control)))  # a Merge waits for data only
    if has_effects or switches.reads:
        level.effects += own


@dataclass
class _Switches:
    """The Switch of each operand of an If, by operand and whether a branch writes through it."""

    level: Level
    node: Node
    pred: Value
    control: tuple[str, ...]
    made: dict[tuple[int, bool], Node] = field(default_factory=dict)
    reads: list[str] = field(default_factory=list)
    """The nodes that read a variable: what waits for the If waits for them."""

    def of(self, operand: int, is_ref: bool) -> Node:
        if (operand, is_ref) not in self.made:
            data = self.level.value(self.node.inputs[operand])
            by_value = self.level.builder.type(data).ref and not is_ref
            self.made[operand, is_ref] = self.level.emit(
                "RefSwitch" if is_ref else "Switch",
                data,
                self.pred,
                name=f"{self.node.name}/Switch",
                control=self.control if by_value else (),
            )
            if by_value:
                self.reads.append(self.made[operand, is_ref].name)
        return self.made[operand, is_ref]
