"""Facts of a graph that the interpreter needs at every run of it, computed once.

All of it follows from the graph alone, and graphs never change (ir/graph/graph.py): the body of a loop is looked at
when it runs for the first time, and may run a million times.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from tfc.ir.analysis.effects import descendants, reads, with_control, writes, written_operands
from tfc.ir.analysis.frames import has_primitives
from tfc.ir.base.record import record
from tfc.ir.graph.graph import Graph, Node
from tfc.ir.graph.registry import lookup


@record(frozen=True, eq=False)
class NodeFacts:
    """The operands through which a node touches variables."""

    reads: Mapping[int, str]
    """The variables it only reads, by operand."""
    written: tuple[int, ...]
    """The operands through which it writes one."""


class GraphFacts:
    """The facts of a graph that its runs need: the order of effects, and the variables that each node touches."""

    def __init__(self, given: Graph, order: Mapping[str, tuple[str, ...]], waits: bool) -> None:
        """`order` says for a write of a variable which others it must wait for besides what edges say; `waits` that a
        node of the graph, or of a body in it, may have to wait."""
        self.given = given
        """The graph without `order`, which a cache of facts by its address must keep alive."""
        self.order = order
        self.waits = waits
        self.is_dataflow = has_primitives(given) or waits
        """The dataflow executor runs the graph, and keeps to `order` itself."""
        self.graph = given if self.is_dataflow else with_control(given, order)
        self.after: dict[str, list[tuple[str, frozenset[str]]]] = {}
        """For every variable that is written its writes in order, each with the nodes that wait for it."""
        self.writers: dict[str, list[str]] = {}
        """The variables that each writing node writes."""
        for variable, nodes in writes(self.graph).items():
            self.after[variable] = [(node.name, descendants(self.graph, [node.name])) for node in nodes]
            for node in nodes:
                self.writers.setdefault(node.name, []).append(variable)
        self._nodes: dict[str, NodeFacts] = {}

    @cached_property
    def variables(self) -> tuple[Node, ...]:
        """The variables, generators and reference parameters that the graph has."""
        return tuple(node for node in self.graph.nodes if _is_variable(node))

    @cached_property
    def args(self) -> tuple[Node, ...]:
        """The parameters of a body, in order."""
        return tuple(node for node in self.graph.nodes if node.op == "Arg")

    @cached_property
    def keepers(self) -> tuple[Node, ...]:
        """The nodes that keep something of their own between steps."""
        return tuple(n for n in self.graph.nodes if lookup(n.op, n).takes_state and not written_operands(n))

    @cached_property
    def computed(self) -> tuple[Node, ...]:
        """The nodes that are run, in order: all but parameters and variables, which are there from the start."""
        return tuple(node for node in self.graph.order if node.op != "Arg" and not _is_variable(node))

    def of(self, node: Node) -> NodeFacts:
        """The facts of a node of the graph."""
        found = self._nodes.get(node.name)
        if found is None:
            found = NodeFacts(dict(reads(self.graph, node)), written_operands(node))
            self._nodes[node.name] = found
        return found


def _is_variable(node: Node) -> bool:
    """True when an output is a reference that comes from nowhere else."""
    return not node.inputs and any(kind.ref for kind in node.types)
