"""A region of a dataflow: nodes that run together, as a graph of its own, planned like a step.

Its placeholders are values from outside; a variable that a node writes is a variable of the region, bound to memory
only when it runs. Constants, and the arithmetic behind operands whose value must be known, are copied into it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tfc.codegen.fusion.live_nodes import STRUCTURED, runs_on_host, static_operands
from tfc.codegen.fusion.step_plan import StepPlan
from tfc.codegen.lower.registry import rule_of
from tfc.ir.analysis.effects import variable_of, written_operands
from tfc.ir.base.record import record
from tfc.ir.graph.graph import Entry, Graph, Node, Value
from tfc.ir.graph.registry import PURE, lookup
from tfc.ir.ops.primitives import ENTERS, PRIMITIVES, SWITCHES
from tfc.ir.types.types import TensorType, shape_symbols

LOOKED_THROUGH = ENTERS | SWITCHES | {"Identity", "Exit", "Leave", "LoopCond"}
"""Ops that give on what they are given, if they give anything."""
_BY_TYPE = ("Shape", "Size", "Rank")
"""Ops whose result follows from the type of their operand."""


@record(frozen=True, eq=False)
class RegionPlan:
    """A region with the values outside that its kernels read, and those it computes.

    `step` is its plan; the feeds of `graph` are `reads` in order, its fetches `gives`. `roots` names the variables that
    it writes, by the references it is given for them.
    """

    graph: Graph
    reads: tuple[Value, ...]
    gives: tuple[Value, ...]
    roots: Mapping[Value, str]
    step: StepPlan | None = None


def static_source(graph: Graph, value: Value) -> Value | None:
    """The value that gives an operand that must be known, primitives looked through; None when that depends on data."""
    while True:
        node = graph[value.node]
        if node.op in LOOKED_THROUGH:
            value = node.inputs[0]
        elif node.op in PRIMITIVES or not lookup(node.op, node).has(PURE):
            return value if node.op == "Const" else None
        else:
            return value


def is_known(graph: Graph, value: Value) -> bool:
    """True when an operand's value follows from constants and types."""
    seen: set[Value] = set()
    stack = [value]
    while stack:
        source = static_source(graph, stack.pop())
        if source is None:
            return False
        node = graph[source.node]
        if source not in seen and node.op not in _BY_TYPE:
            stack += node.inputs
        seen.add(source)
    return True


def has_kernel(graph: Graph, node: Node, bound: frozenset[str]) -> bool:
    """True when native code runs a node in which only the symbols `bound` may stand."""
    if (rule_of(node.op) is None and node.op not in STRUCTURED) or runs_on_host(graph, node):
        return False
    kinds = [*node.types, *(graph.type_of(value) for value in node.inputs)]
    if any(not kind.is_known or not shape_symbols(kind.shape) <= bound for kind in kinds):
        return False
    static = static_operands(node.op, len(node.inputs))
    return all(is_known(graph, value) for value, known in zip(node.inputs, static, strict=True) if known)


class RegionGraph:
    """Makes the graph of a region from its members, which come in topological order."""

    def __init__(self, body: Graph, members: Sequence[Node]) -> None:
        self.body, self.members = body, members
        self.inside = {node.name for node in members}
        self.made: dict[str, Node] = {}
        self.reads: dict[Value, str] = {}
        self.roots: dict[Value, Value] = {}
        """The references read or written: their variables."""
        self.written = {
            root
            for node in members
            for k in written_operands(node)
            if (root := variable_of(body, node.inputs[k])) is not None
        }

    def plan(self, gives: Sequence[Value]) -> RegionPlan:
        """The region that gives these values of its members to others."""
        described = self._describing()
        for node in self.members:
            static = static_operands(node.op, len(node.inputs))
            inputs = tuple(
                self._static(v) if known or node.name in described else self._computed(v)
                for v, known in zip(node.inputs, static, strict=True)
            )
            control = tuple(name for name in node.control_inputs if name in self.inside)
            self.made[node.name] = node.with_(inputs=inputs, control_inputs=control, colocate=())
        used = {value.node for node in self.made.values() for value in node.inputs} | {value.node for value in gives}
        targets = tuple(node.name for node in self.members if node.name not in used)
        fed = tuple((name, Value(name)) for name in self.reads.values() if self.made[name].op == "Placeholder")
        fetched = tuple((str(value), value) for value in gives)
        graph = Graph(
            tuple(self.made.values()), symbols=self.body.symbols, entries=(Entry("region", fed, fetched, targets),)
        )
        reads = tuple(value for value, name in self.reads.items() if self.made[name].op == "Placeholder")
        roots = {value: name for value, name in self.reads.items() if value not in reads}
        return RegionPlan(graph, reads, tuple(gives), roots)

    def _describing(self) -> set[str]:
        """The members that compute what must be known of others: their own operands must be known too."""
        stack = [
            value
            for node in self.members
            for value, known in zip(node.inputs, static_operands(node.op, len(node.inputs)), strict=True)
            if known
        ]
        seen: set[str] = set()
        while stack:
            source = static_source(self.body, stack.pop())
            if source is not None and source.node not in seen and self.body[source.node].op not in _BY_TYPE:
                seen.add(source.node)
                stack += self.body[source.node].inputs
        return seen & self.inside

    def _computed(self, value: Value) -> Value:
        """An operand whose elements kernels read or write."""
        if value.node in self.inside:
            return value
        node = self.body[value.node]
        if node.op == "Const":
            self.made.setdefault(node.name, node.with_(control_inputs=()))
            return value
        kind = self.body.type_of(value)
        root = variable_of(self.body, value) if kind.ref else None
        if root is not None:
            value = self.roots.setdefault(Value(root), value)
        if value not in self.reads:
            name = str(value) if root is None else root
            self.reads[value] = name
            self.made[name] = (
                Node(name, "VariableV2", types=(kind,)) if root in self.written else _placeholder(name, kind)
            )
        return Value(self.reads[value])

    def _static(self, value: Value) -> Value:
        """An operand that only code generation reads: its arithmetic is copied, operands first."""
        stack = [(value, False)]
        while stack:
            now, expanded = stack.pop()
            source = static_source(self.body, now)
            if source is None or source.node in self.made or source.node in self.inside:
                continue
            node = self.body[source.node]
            by_type = node.op in _BY_TYPE
            if not expanded and not by_type:
                stack.append((now, True))
                stack += [(operand, False) for operand in node.inputs]
                continue
            inputs = tuple(self._typed(v) if by_type else self._resolved(v) for v in node.inputs)
            self.made[node.name] = node.with_(inputs=inputs, control_inputs=())
        return self._resolved(value)

    def _resolved(self, value: Value) -> Value:
        source = static_source(self.body, value)
        return self._typed(value) if source is None else source

    def _typed(self, value: Value) -> Value:
        """A stand-in for a value of which only the type matters; it is never computed."""
        if value.node in self.inside or value in self.reads:
            return Value(self.reads.get(value, value.node), 0 if value in self.reads else value.port)
        name = f"{value}~type"
        self.made.setdefault(name, _placeholder(name, self.body.type_of(value)))
        return Value(name)


def _placeholder(name: str, kind: TensorType) -> Node:
    return Node(name, "Placeholder", (), (), {"type": kind.value()}, (kind.value(),))
