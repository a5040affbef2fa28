"""Colocation of variables with their updates, and of variables that are updated together.

The new value of a variable is often made of its old one and others' element by element: a weight's of the weight, its
velocity and a gradient. All that is one kernel, which the simulation of single nodes does not see. TensorFlow's
optimizers colocate such nodes and slots with their variable (python/training/slot_creator.py); here they are found.
"""

from __future__ import annotations

from collections.abc import Iterator

from tfc.ir.analysis.effects import variable_of, written_operands
from tfc.ir.graph.graph import Graph, Node
from tfc.ir.graph.registry import ELEMENTWISE, lookup
from tfc.ir.graph.rewrite import owners


def updates(graph: Graph) -> Iterator[tuple[str, str]]:
    """Pairs of a node, or of another variable, and the variable whose update it is a part of. Linear.

    Walks from each write up what is computed element by element in the variable's shape, to variables that it reads.
    What two updates share names both variables.
    """
    owner: dict[str, str] = {}
    for node in graph.nodes:
        written = written_operands(node) if node.op not in owners() and node.op != "Call" else ()
        variable = variable_of(graph, node.inputs[written[0]]) if written else None
        if variable is not None and variable in graph:
            yield from _parts(graph, node, written, variable, owner)


def _parts(
    graph: Graph, write: Node, written: tuple[int, ...], variable: str, owner: dict[str, str]
) -> Iterator[tuple[str, str]]:
    """The parts of one update; `owner` says to which update a node was found to belong."""
    shape = graph.by_name[variable].types[0].shape
    stack = [value for k, value in enumerate(write.inputs) if k not in written]
    while stack:
        value = stack.pop()
        node, kind = graph.by_name[value.node], graph.type_of(value)
        if kind.shape != shape:
            continue
        if kind.ref:
            other = variable_of(graph, value)
            if other is not None and other != variable and other in graph:
                yield other, variable
        elif node.name in owner:
            yield node.name, variable
        elif lookup(node.op, node).has(ELEMENTWISE):
            owner[node.name] = variable
            yield node.name, variable
            stack += node.inputs
