"""Read variables of other devices through an Identity on the variable's device, which sees what the reader would have
seen.

    y = MatMul(x, W)   with y and W on different devices   →   W/read = Identity(W); y = MatMul(x, W/read)

A reference can not leave its device, and `order_variables` orders reads where they happen. A reader that waits for a
write, by whatever way, sees the value after it; so its Identity waits for that write too.
"""

from __future__ import annotations

from tfc.ir.analysis.effects import descendants, reads, with_control, write_order, writes, written_operands
from tfc.ir.analysis.frames import has_primitives
from tfc.ir.graph.bodies import arguments, drop_operands, first_capture, free_name, loop_vars, offset
from tfc.ir.graph.graph import Graph, Node, Value, subgraphs
from tfc.ir.graph.rewrite import map_bodies, owners


def read_where_variables_lie(graph: Graph) -> Graph:
    """The graph with an Identity for every variable and device-crossing read; `graph` when there is none."""
    remote = [
        (node, index, variable)
        for node in graph.nodes
        for index, variable in reads(graph, node)
        if graph[node.inputs[index].node].device != node.device
    ]
    return _Reads(graph).run(remote) if remote else graph


def drop_idle_references(graph: Graph) -> Graph:
    """The graph whose bodies take no reference that they do not use: such a one would bind the whole node to the
    variable's device for nothing."""
    graph = map_bodies(graph, drop_idle_references)
    return graph.with_nodes(_without_idle(node) if node.op in owners() else node for node in graph.nodes)


def _without_idle(node: Node) -> Node:
    idle: dict[int, bool] = {}
    for _, body in subgraphs(node):
        given_back = {value.node for value in body.results}
        for arg in arguments(body):
            operand = int(str(arg.attrs["index"])) + offset(node)
            used = body.users[arg.name] or body.control_users[arg.name] or arg.name in given_back
            is_variable = operand < first_capture(node) and loop_vars(node) > 0
            idle[operand] = idle.get(operand, True) and not used and not is_variable
            if any(arg.name in each.colocate for each in body.nodes):
                idle[operand] = False
    references = set(written_operands(node))
    gone = {operand for operand, unused in idle.items() if unused and operand in references}
    return drop_operands(node, gone, lambda operand, arg: None) if gone else node


class _Reads:
    """Makes the Identities of one graph."""

    def __init__(self, graph: Graph) -> None:
        self.graph = graph
        self.writes = writes(graph)
        self.ordered = with_control(graph, write_order(graph))
        """The graph with edges from each write of a variable to the next one."""
        self.after: dict[str, frozenset[str]] = {}
        self.made: dict[tuple[Value, tuple[str, ...]], Node] = {}
        self.names = set(graph.by_name)
        self.among_primitives = has_primitives(graph)

    def run(self, remote: list[tuple[Node, int, str]]) -> Graph:
        changed: dict[str, list[Value]] = {}
        before: dict[str, list[Node]] = {}
        for node, index, variable in remote:
            inputs = changed.setdefault(node.name, list(node.inputs))
            known = len(self.made)
            read = self._read(node, node.inputs[index], variable)
            inputs[index] = read.out()
            if len(self.made) > known:
                before.setdefault(node.name, []).append(read)
        nodes: list[Node] = []
        for node in self.graph.nodes:
            nodes += before.get(node.name, ())
            nodes.append(node.with_(inputs=tuple(changed[node.name])) if node.name in changed else node)
        return self.graph.with_(nodes=tuple(nodes))

    def _read(self, reader: Node, value: Value, variable: str) -> Node:
        """The Identity that reads `value` for a reader on another device."""
        waits = self._waits(reader, value, variable)
        key = value, waits
        if key not in self.made:
            source = self.graph[value.node]
            name = free_name(self.names, f"{value.node}/read")
            self.names.add(name)
            kind = self.graph.type_of(value).value()
            self.made[key] = Node(name, "Identity", (value,), waits, {}, (kind,), source.device, loc=reader.loc)
        return self.made[key]

    def _waits(self, reader: Node, value: Value, variable: str) -> tuple[str, ...]:
        """The control input of the Identity: the last write of the variable that the reader waits for."""
        written = self.writes.get(variable, ())
        if not written:
            return ()
        if self.among_primitives:  # frames and dead tensors: only what the reader itself waits for is safe
            return reader.control_inputs
        seen = None
        for node in written:
            if node.name not in self.after:
                self.after[node.name] = descendants(self.ordered, [node.name])
            if reader.name in self.after[node.name]:
                seen = node
        return () if seen is None or seen.name == value.node else (seen.name,)
