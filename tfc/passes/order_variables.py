"""Make the rule for variables (ir/effects.py) explicit: control edges, and snapshots where edges can not do.

When: last of the graph passes, required. Afterwards any execution order that respects the edges gives the same result,
so the executor and the code generator need not know about variables being read and written in one step. Bodies are
ordered on their own: an Arg of reference type is the variable there, and one run of the body what a step is outside.

A read that waits for no write of the step gets an edge to the first write of its variable. Where that could close a
cycle (the reader itself waits for some write), it reads a snapshot, an Identity taken before that write, instead.

    y = Mul(W, x); s = AssignSub(W, g)   →   y = Mul(W, x); s = AssignSub(W, g) after y
"""

from __future__ import annotations

from tfc.ir.bodies import free_name
from tfc.ir.effects import descendants, reads, with_control, write_order, writes, written_operands
from tfc.ir.graph import Entry, Graph, Node, Value
from tfc.ir.rewrite import map_bodies


def order_variables(graph: Graph) -> Graph:
    """Add the edges and snapshots that make every read and write of a variable ordered."""
    graph = map_bodies(graph, order_variables)
    graph = with_control(graph, write_order(graph))
    if not writes(graph):
        return graph
    return _Ordering(graph).run()


class _Ordering:
    """One run of the pass: what was found out, and what is to be added."""

    def __init__(self, graph: Graph) -> None:
        self.graph = graph
        self.writes = writes(graph)
        self.waiting = {node.name: descendants(graph, [node.name]) for nodes in self.writes.values() for node in nodes}
        self.after_any = frozenset().union(*self.waiting.values())
        self.extra: dict[str, tuple[str, ...]] = {}
        self.snapshots: dict[tuple[Value, str], Node] = {}
        self.names = set(graph.by_name)

    def run(self) -> Graph:
        nodes = [self._reader(node) for node in self.graph.nodes]
        entries = tuple(self._entry(entry) for entry in self.graph.entries)
        results = tuple(self._fetched(value) for value in self.graph.results)
        graph = self.graph.with_(nodes=(*nodes, *self.snapshots.values()), entries=entries, results=results)
        return with_control(graph, self.extra)

    def _reader(self, node: Node) -> Node:
        """Order one node's reads; the node with some inputs replaced by snapshots."""
        inputs = list(node.inputs)
        for index, variable in reads(self.graph, node):
            seen = self._last_write(variable, node.name)
            following = self._next_write(variable, seen)
            if following is None:
                if seen is not None and inputs[index].node not in (variable, seen.name):
                    inputs[index] = self._current(variable, seen)  # through an earlier write: the later one is seen
                continue
            if seen is None and node.name not in self.after_any and not written_operands(node):
                self._before(node.name, following)
            else:
                inputs[index] = self._snapshot(variable, seen, following)
        return node if tuple(inputs) == node.inputs else node.with_(inputs=tuple(inputs))

    def _last_write(self, variable: str, reader: str) -> Node | None:
        """The last write of `variable` that `reader` waits for."""
        found = None
        for node in self.writes.get(variable, ()):
            if reader in self.waiting[node.name]:
                found = node
        return found

    def _next_write(self, variable: str, seen: Node | None) -> Node | None:
        """The write after `seen`, or the first one."""
        nodes = self.writes.get(variable, ())
        position = 0 if seen is None else nodes.index(seen) + 1
        return nodes[position] if position < len(nodes) else None

    def _snapshot(self, variable: str, seen: Node | None, following: Node) -> Value:
        """A copy of the variable as it is between two writes."""
        source = self._current(variable, seen)
        key = source, "" if seen is None else seen.name  # a loop that writes gives back no reference
        if key not in self.snapshots:
            name = free_name(self.names, f"{source.node}/snapshot")
            self.names.add(name)
            kind = self.graph.type_of(source).value()
            device = self.graph[variable].device
            control = (seen.name,) if seen is not None and source.node != seen.name else ()
            self.snapshots[key] = Node(name, "Identity", (source,), control, {}, (kind,), device)
        snapshot = self.snapshots[key]
        self._before(snapshot.name, following)
        return snapshot.out()

    def _current(self, variable: str, seen: Node | None) -> Value:
        """The reference through which the variable is read after the write `seen`."""
        if seen is not None and seen.types and seen.types[0].ref:
            return seen.out()
        return Value(variable)

    def _before(self, name: str, write: Node) -> None:
        self.extra[write.name] = tuple(dict.fromkeys((*self.extra.get(write.name, ()), name)))

    def _entry(self, entry: Entry) -> Entry:
        outputs = tuple((name, self._fetched(value)) for name, value in entry.outputs)
        return Entry(entry.name, entry.inputs, outputs, entry.targets, entry.loc)

    def _fetched(self, value: Value) -> Value:
        """A fetched variable is read at the start of the step, a fetched write right after it."""
        node = self.graph.by_name.get(value.node)
        if node is None or not node.types[value.port].ref:
            return value
        variable, seen = (node.name, None) if not node.inputs else (self._variable_of(node), node)
        following = self._next_write(variable, seen)
        return value if following is None else self._snapshot(variable, seen, following)

    def _variable_of(self, write: Node) -> str:
        return next(name for name, nodes in self.writes.items() if any(n.name == write.name for n in nodes))
