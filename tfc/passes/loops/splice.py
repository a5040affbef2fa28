"""Splice a body's nodes into the graph around it: to inline branches, to unroll loops, to move code out of both.

What a body is handed is its value when the If or loop begins. A variable among the operands therefore becomes an
Identity that waits for all the structured op waits for, unless no write of the step can come before
(ir/analysis/effects.py).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from tfc.ir.analysis.effects import ancestors, descendants, writes
from tfc.ir.base.record import record
from tfc.ir.graph.bodies import arguments, offset
from tfc.ir.graph.build import Builder
from tfc.ir.graph.graph import Attr, Graph, Literal, Node, Value, subgraphs
from tfc.ir.graph.infer import infer_types, infer_value
from tfc.ir.graph.registry import lookup
from tfc.ir.graph.rewrite import substitute
from tfc.ir.types.types import Array, TensorType


@record(frozen=True)
class Replacement:
    """The replacement of a structured node: nodes, and a value for each of its outputs."""

    nodes: tuple[Node, ...]
    results: tuple[Value | None, ...]
    """None for an output that nothing reads."""


class Outer:
    """A graph in which structured nodes are replaced, and the nodes that were made for it so far."""

    def __init__(self, graph: Graph) -> None:
        self.graph = graph
        self.made: dict[str, Node] = {}

    @cached_property
    def behind_writes(self) -> frozenset[str]:
        """The nodes that wait for some write of a variable."""
        return descendants(self.graph, [node.name for nodes in writes(self.graph).values() for node in nodes])

    @cached_property
    def known(self) -> Builder:
        """The known integer values of the graph."""
        return Builder(self.graph)

    def find(self, value: Value) -> Node:
        """The node that makes a value."""
        return self.made.get(value.node) or self.graph[value.node]

    def free(self, name: str) -> str:
        """A name that no node has."""
        while name in self.made or name in self.graph:
            name += "_"
        return name


@dataclass
class Splice:
    """A builder of the nodes that replace, or precede, one structured node of a graph."""

    outer: Outer
    node: Node
    nodes: list[Node] = field(default_factory=list)

    def operand(self, index: int) -> Value:
        """The value of an operand when the structured op begins; also outside of it."""
        value = self.node.inputs[index]
        if not self.type_of(value).ref or self.node.name not in self.outer.behind_writes:
            return value
        return self._read(value, value.node.rpartition("/")[2], self.node.device)

    def given(self, body: Graph) -> dict[Value, Value]:
        """The values of the parameters of a body of the node, as far as they are used."""
        used = {value for node in body.nodes for value in node.inputs} | set(body.results)
        first = offset(self.node)
        return {
            arg.out(): self.operand(index + first)
            for index, arg in enumerate(arguments(body))
            if arg.out() in used and not (self.node.op == "For" and index == 0)
        }

    def copy(self, nodes: Iterable[Node], given: Mapping[Value, Value], prefix: str = "") -> dict[Value, Value]:
        """Copy nodes of a body (no Args); the replacements of their outputs, added to `given`."""
        found = dict(given)
        scope = f"{self.node.name}/{prefix}"
        renamed: dict[str, str] = {}
        for node in nodes:
            control = (renamed[other] for other in node.control_inputs if other in renamed)
            copy = node.with_(
                name=scope + node.name,
                inputs=tuple(found[value] for value in node.inputs),
                control_inputs=_unique((*control, *self.node.control_inputs)),
                colocate=tuple(renamed[other] for other in node.colocate if other in renamed),
                device=node.device or self.node.device,
                loc=node.loc or self.node.loc,
            )
            copy = self.append(copy)
            renamed[node.name] = copy.name
            found.update(zip(node.outputs, copy.outputs, strict=True))
        return found

    def before(self, body: Graph, values: Iterable[Value], prefix: str = "") -> dict[Value, Value]:
        """Compute loop-invariant values of a body outside; the replacements of the body's values."""
        needed = ancestors(body, [value.node for value in values])
        first = offset(self.node)
        given = {
            arg.out(): self.operand(index + first) for index, arg in enumerate(arguments(body)) if arg.name in needed
        }
        return self.copy((node for node in body.order if node.name in needed and node.op != "Arg"), given, prefix)

    def emit(self, op: str, *inputs: Value, name: str, **attrs: Attr) -> Value:
        """Append a node with one output, of the type that its shape rule gives."""
        return self.emit_many(op, *inputs, name=name, **attrs)[0]

    def emit_many(self, op: str, *inputs: Value, name: str, **attrs: Attr) -> tuple[Value, ...]:
        """Append a node of the types that its shape rule gives; its outputs."""
        record = lookup(op)
        complete = {key: attrs.get(key, a.default) for key, a in record.attributes.items()}
        types = infer_types(record, [self.type_of(v) for v in inputs], [self.known(v) for v in inputs], complete)
        full, control = f"{self.node.name}/{name}", self.node.control_inputs
        node = Node(full, op, inputs, control, complete, types, self.node.device, loc=self.node.loc)
        return self.append(node).outputs

    def const(self, array: Array, name: str) -> Value:
        """Append a Const."""
        literal = Literal(array)
        full = f"{self.node.name}/{name}"
        return self.append(Node(full, "Const", (), (), {"value": literal}, (literal.type,), loc=self.node.loc)).out()

    def append(self, node: Node) -> Node:
        """Add a ready node, under a free name."""
        node = node.with_(name=self.outer.free(node.name))
        self.nodes.append(node)
        self.outer.made[node.name] = node
        return node

    def type_of(self, value: Value) -> TensorType:
        """The type of a value of the graph or of a node made here."""
        return self.outer.find(value).types[value.port]

    def known(self, value: Value) -> Array | None:
        """The value of a constant or of a size."""
        node = self.outer.find(value)
        if node.op not in ("Const", "DimSize"):
            return None
        return infer_value(lookup(node.op), [], [], node.attrs, node.types[0])

    def put(self, node: Node, ports: Sequence[int]) -> dict[int, Value]:
        """Append a changed form of the node, whose outputs are these ports of the old one: the replacements of the
        latter.

        It keeps its name unless that would make an output another one.
        """
        if list(ports) == list(range(len(ports))):
            self.nodes.append(node)
        else:
            node = self.append(node)
        return {port: node.out(index) for index, port in enumerate(ports)}

    def finished(self, results: Sequence[Value | None]) -> Replacement:
        """The replacement with these results; a variable among them is read here, not where it is used."""
        settled = tuple(
            v if v is None or v.node == self.node.name or not self.type_of(v).ref else self._read(v, "result", "")
            for v in results
        )
        return Replacement(tuple(self.nodes), settled)

    def _read(self, variable: Value, name: str, device: str) -> Value:
        """The variable's value once all is there that the node waits for."""
        # Parameters are there from the start, and may go once they have no other use.
        made = (value.node for value in self.node.inputs if self.outer.find(value).op != "Arg")
        waits = _unique(each for each in (*self.node.control_inputs, *made) if each != variable.node)
        kind, name = self.type_of(variable).value(), f"{self.node.name}/{name}"
        return self.append(Node(name, "Identity", (variable,), waits, {}, (kind,), device)).out()


def replace_nodes(graph: Graph, find: Callable[[Outer, Node], tuple[Replacement, tuple[str, ...]] | None]) -> Graph:
    """The graph with nodes replaced; the same one where none is.

    `find` gives the replacement of a node, and the nodes that those wait for who waited for it. It is not asked about
    nodes that are fed.
    """
    outer = Outer(graph)
    nodes: list[Node] = []
    replaced: dict[Value, Value] = {}
    control: dict[str, tuple[str, ...]] = {}
    fed = {value.node for entry in graph.entries for _, value in entry.inputs}
    for node in graph.nodes:
        found = find(outer, node) if node.name not in fed else None
        if found is None:
            nodes.append(node)
            continue
        made, control[node.name] = found
        nodes += made.nodes
        pairs = zip(node.outputs, made.results, strict=True)
        replaced.update((value, other) for value, other in pairs if other is not None and other != value)
    return substitute(graph, nodes, replaced, control) if control else graph


def has_references(node: Node) -> bool:
    """True when bodies of a structured node take variables."""
    return any(arg.types[0].ref for _, body in subgraphs(node) for arg in arguments(body))


def constant(graph: Graph, value: Value) -> Array | None:
    """The array of a value that is a Const of the graph."""
    node = graph.by_name.get(value.node)
    literal = node.attrs["value"] if node is not None and node.op == "Const" else None
    return literal.array if isinstance(literal, Literal) else None


def same_value(body: Graph, value: Value) -> Value:
    """The value that Identity nodes pass on."""
    node = body[value.node]
    while node.op == "Identity" and not body.type_of(node.inputs[0]).ref:
        value = node.inputs[0]
        node = body[value.node]
    return value


def _unique(names: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(names))
