"""Copy nodes of known value to every device that reads them, instead of sending the value.

When: part of `partition`, before edges are cut. Axes, shapes and numbers of iterations decide what an op gives, so that
a device must know them and not merely receive them; of other constants only small ones are copied.

    axis = Const() {value=0} on A; y = Sum(x, axis) on B   →   axis/CPU_1 = Const() {value=0}, y = Sum(x, …) on B
"""

from __future__ import annotations

from tfc.ir.analysis.frames import governed_nodes
from tfc.ir.graph.build import Builder
from tfc.ir.graph.graph import Graph, Node, Value
from tfc.ir.graph.registry import lookup
from tfc.ir.types.types import Array
from tfc.passes.partition.localize import device_suffix

SMALL = 1024
"""Constants of up to so many bytes are copied, whatever they are for."""


def copy_known(graph: Graph) -> Graph:
    """The graph in which known values, where they would cross, are made on the devices of their users."""
    if not any(_crosses(graph, node, value) for node in graph.nodes for value in node.inputs):
        return graph
    return _Copies(graph).run()


def _crosses(graph: Graph, user: Node, value: Value) -> bool:
    return graph[value.node].device != user.device


class _Copies:
    """The copies made so far, by value and device."""

    def __init__(self, graph: Graph) -> None:
        self.graph, self.builder = graph, Builder(graph)
        self.governed = governed_nodes(graph)
        self.made: dict[tuple[Value, str], Value] = {}
        self.before: dict[str, list[Node]] = {}
        """The copies that a node needs, to stand before it."""

    def run(self) -> Graph:
        nodes = [self._served(node) for node in self.graph.nodes]
        return self.graph.with_nodes(each for node in nodes for each in (*self.before.get(node.name, ()), node))

    def _served(self, node: Node) -> Node:
        inputs = tuple(self._near(node, index, value) for index, value in enumerate(node.inputs))
        return node if inputs == node.inputs else node.with_(inputs=inputs)

    def _near(self, user: Node, index: int, value: Value) -> Value:
        if not _crosses(self.graph, user, value):
            return value
        known = self.builder.value(value)
        if known is None or (known.nbytes > SMALL and not lookup(user.op, user).wants_value(index, len(user.inputs))):
            return value
        if (value, user.device) not in self.made:
            self.made[value, user.device] = self._copy(user, value, known)
        return self.made[value, user.device]

    def _copy(self, user: Node, value: Value, known: Array) -> Value:
        """A copy of the known value. In a branch or loop it waits for what the first one waits for."""
        source, b = self.graph[value.node], self.builder
        waits: tuple[str, ...] = ()
        if source.name in self.governed:
            waits = source.control_inputs if source.op == "Const" else (source.name,)
        count = len(b.nodes)
        with b.device(user.device), b.after(*waits), b.at(source.loc):
            name = f"{source.name}/{device_suffix(user.device)}"
            if source.op == "Const":
                made = b.emit("Const", name=name, value=source.attrs["value"])
            else:
                made = b.rebuilt(known, self.graph.type_of(value).dtype, name=name)
        self.before.setdefault(user.name, []).extend(list(b.nodes.values())[count:])
        return made
