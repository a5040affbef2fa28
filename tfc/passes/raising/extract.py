"""Cut a branch or a loop body out of a flat graph, as a sub-graph with parameters (for raise_control_flow.py).

An extraction starts at what the sub-graph gives back and what it does, and walks back to its *boundary*: values that
come from outside, each known by a key. Equal keys of several sub-graphs become the same parameter.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from tfc.ir.analysis.effects import variable_of, written_operands
from tfc.ir.base.record import record
from tfc.ir.graph.bodies import free_name, is_pure
from tfc.ir.graph.build import Builder
from tfc.ir.graph.graph import Graph, Literal, Node, Value
from tfc.ir.ops.primitives import PRIMITIVES
from tfc.ir.types.types import TensorType
from tfc.passes.cleanup.sink_constants import keeps_types, sink_constants


@record(frozen=True)
class Parameter:
    """A value that a sub-graph gets from outside: its key, its type there, and a name for it."""

    key: Hashable
    type: TensorType
    name: str


Boundary = Callable[[Node, int], Parameter | None]
"""The parameter that a node's input is read from, or None where it lies inside."""


class NotStructuredError(Exception):
    """Raised for primitives that If and While can not express; they stay as they are."""


@dataclass
class Extraction:
    """A part of a graph that becomes a sub-graph.

    position   the place of each node in construction order
    inside     the names of the nodes that may be taken
    boundary   says for an input whether it comes from outside
    frame      nodes inside that the structured op itself stands for
    waits      nodes outside that something inside waits for
    """

    nodes: Mapping[str, Node]
    position: Mapping[str, int]
    inside: Callable[[str], bool]
    boundary: Boundary
    frame: Collection[str] = ()
    taken: dict[str, Node] = field(default_factory=dict)
    parameters: dict[Hashable, Parameter] = field(default_factory=dict)
    waits: dict[str, None] = field(default_factory=dict)
    _sources: dict[tuple[str, int], Parameter] = field(default_factory=dict)

    def take(self, roots: Iterable[str]) -> None:
        """Take these nodes and all that they need."""
        stack = [name for name in roots if name not in self.taken]
        while stack:
            name = stack.pop()
            if name in self.taken:
                continue
            node = self.nodes[name]
            if not self.inside(name):
                raise NotStructuredError(f"{name} lies outside")
            self.taken[name] = node
            for index, value in enumerate(node.inputs):
                parameter = self.boundary(node, index)
                if parameter is None:
                    stack.append(value.node)
                else:
                    self._sources[name, index] = parameter
                    self.parameters.setdefault(parameter.key, parameter)
            for control in node.control_inputs:
                if not self.inside(control):
                    self.waits[control] = None
                elif not self._is_gate(self.nodes[control]):
                    stack.append(control)

    def _is_gate(self, node: Node) -> bool:
        """True for a node inside that only says that its branch or iteration runs."""
        if node.name in self.frame or node.op in PRIMITIVES:
            return node.name in self.frame
        given = [self.boundary(node, index) for index in range(len(node.inputs))]
        is_early = all(parameter is not None and not parameter.type.ref for parameter in given)
        return is_early and not node.control_inputs and is_pure(node)

    def build(self, parameters: Sequence[Parameter], results: Sequence[Value | Parameter]) -> Graph:
        """The sub-graph: a result is a value inside, or a parameter that is given back as it is."""
        taken_names = set(self.taken)
        args: dict[Hashable, Node] = {}
        for index, each in enumerate(parameters):
            name = free_name(taken_names, each.name)
            taken_names.add(name)
            args[each.key] = Node(name, "Arg", (), (), {"index": index, "type": each.type}, (each.type,))
        body = [
            self._copy(node, args) for node in sorted(self.taken.values(), key=lambda node: self.position[node.name])
        ]
        given = tuple(args[r.key].out() if isinstance(r, Parameter) else r for r in results)
        return Graph((*args.values(), *body), results=given)

    def _copy(self, node: Node, args: Mapping[Hashable, Node]) -> Node:
        inputs = tuple(
            args[self._sources[node.name, index].key].out() if (node.name, index) in self._sources else value
            for index, value in enumerate(node.inputs)
        )
        control = tuple(n for n in node.control_inputs if n in self.taken and not self._is_gate(self.nodes[n]))
        colocate = tuple(name for name in node.colocate if name in self.taken)
        return node.with_(inputs=inputs, control_inputs=control, colocate=colocate)


def with_known(node: Node, known: Callable[[], Builder]) -> Node:
    """A structured node whose bodies give their nodes the types they had outside: axes and shapes that are known there
    become constants inside where that takes it. The node still waits for what computes them."""
    if keeps_types(node):
        return node

    def literal(value: Value) -> Literal | None:
        array = known().value(value)
        return None if array is None or array.dtype == object else Literal(array)

    sunk = sink_constants(node, literal)
    if not keeps_types(sunk):
        raise NotStructuredError("types depend on what is known outside only")
    gone = dict.fromkeys(value.node for value in node.inputs if value not in sunk.inputs)
    return sunk.with_(control_inputs=tuple(dict.fromkeys((*node.control_inputs, *gone))))


def written_variables(graph: Graph, nodes: Iterable[Node]) -> frozenset[str | None]:
    """The variables that these nodes write: a sub-graph must see them as references everywhere."""
    return frozenset(variable_of(graph, node.inputs[i]) for node in nodes for i in written_operands(node))
