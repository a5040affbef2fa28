"""Make the effect order of variables (ir/analysis/effects.py) explicit: control edges, and snapshots where edges do not
suffice.

When: last of the graph passes, required. Afterwards any execution order that respects the edges gives the same result,
so the executor and the code generator need not know about variables being read and written in one step. Bodies are
ordered on their own: an Arg of reference type is the variable there, and one run of the body what a step is outside.

A read gets an edge to the first write of its variable that it does not wait for. Where that would close a cycle, or
the read sees an earlier write, it reads a snapshot, an Identity taken before that write, instead.

    y = Mul(W, x); s = AssignSub(W, g)   →   y = Mul(W, x); s = AssignSub(W, g) after y

Among control-flow primitives a node may be dead, and what waits for it would be too. A ControlTrigger in between, which
never is, keeps the order only. Inside of their loops nothing is added: there edges alone say what comes first.
"""

from __future__ import annotations

from collections.abc import Sequence

from tfc.ir.analysis.effects import descendants, reads, with_control, write_order, writes, written_operands
from tfc.ir.analysis.frames import ROOT, frames_of, governed_nodes, has_primitives
from tfc.ir.base.reachable import reachable
from tfc.ir.base.record import replace
from tfc.ir.graph.bodies import free_name
from tfc.ir.graph.graph import Graph, Node, Value
from tfc.ir.graph.rewrite import map_bodies

MAX_WALKS = 1000
"""The maximum number of reads that are analysed for one write; each takes a walk through what waits for a write."""


def order_variables(graph: Graph) -> Graph:
    """Add the edges and snapshots that make every read and write of a variable ordered."""
    graph = map_bodies(graph, order_variables)
    if not writes(graph):
        return graph
    if not has_primitives(graph):
        return _Ordering(with_control(graph, write_order(graph))).run()
    return _Among(graph).run()


class _Ordering:
    """One run of the pass: the facts found, and the edges and snapshots to be added."""

    def __init__(self, graph: Graph) -> None:
        self.graph = graph
        self.writes = writes(graph)
        self.waiting = {node.name: descendants(graph, [node.name]) for nodes in self.writes.values() for node in nodes}
        self.after_any = frozenset().union(*self.waiting.values())
        self.extra: dict[str, tuple[str, ...]] = {}
        self.snapshots: dict[tuple[Value, str], Node] = {}
        self.names = set(graph.by_name)
        self.walks = MAX_WALKS
        self.added: dict[str, list[str]] = {}
        """Edges from readers that themselves wait for some write."""

    def run(self) -> Graph:
        nodes = [self._reader(node) for node in self.graph.nodes]
        entries = tuple(
            replace(entry, outputs=tuple((name, self._fetched(value)) for name, value in entry.outputs))
            for entry in self.graph.entries
        )
        results = tuple(self._fetched(value) for value in self.graph.results)
        graph = self.graph.with_(nodes=(*nodes, *self.snapshots.values()), entries=entries, results=results)
        return self._ordered(graph)

    def _ordered(self, graph: Graph) -> Graph:
        """The graph with the edges that were found."""
        return with_control(graph, self.extra)

    def _after(self, name: str) -> tuple[str, ...]:
        """The control inputs that make a node run after another one."""
        return (name,)

    def _reader(self, node: Node) -> Node:
        """Order one node's reads; the node with some inputs replaced by snapshots."""
        inputs = list(node.inputs)
        for index, variable in reads(self.graph, node):
            waited = [write for write in self.writes.get(variable, ()) if node.name in self.waiting[write.name]]
            seen = waited[-1] if waited else None  # the last write that the node waits for
            following = self._next_write(variable, seen)
            if following is None:
                if seen is not None and inputs[index].node not in (variable, seen.name):
                    inputs[index] = self._current(variable, seen)  # through an earlier write: the later one is seen
                continue
            if seen is None and self._may_precede(node, following):
                self._before(node.name, following)
            else:
                inputs[index] = self._snapshot(variable, seen, following)
        return node if tuple(inputs) == node.inputs else node.with_(inputs=tuple(inputs))

    def _may_precede(self, reader: Node, write: Node) -> bool:
        """True when an edge from a reader to a write closes no cycle, now or with edges still to come."""
        if reader.name not in self.after_any and not written_operands(reader):
            return True
        if not self.walks or reader.name == write.name:
            return False
        self.walks -= 1
        if reader.name in reachable([write.name], self._users):
            return False
        self.added.setdefault(reader.name, []).append(write.name)
        return True

    def _users(self, name: str) -> list[str]:
        """The nodes that wait for one, by the edges that were added too."""
        users = (*self.graph.users.get(name, ()), *self.graph.control_users.get(name, ()))
        return [*(user.name for user in users), *self.added.get(name, ())]

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
            control = self._after(seen.name) if seen is not None and source.node != seen.name else ()
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

    def _fetched(self, value: Value) -> Value:
        """A fetched variable is read at the start of the step, a fetched write right after it."""
        node = self.graph.by_name.get(value.node)
        if node is None or not node.types[value.port].ref:
            return value
        written = (name for name, nodes in self.writes.items() if any(write.name == node.name for write in nodes))
        variable, seen = (next(written), node) if node.inputs else (node.name, None)
        following = self._next_write(variable, seen)
        return value if following is None else self._snapshot(variable, seen, following)


class _Among(_Ordering):
    """The same among primitives: edges from nodes that may be dead go through a trigger."""

    def __init__(self, graph: Graph) -> None:
        super().__init__(graph)
        self.walks = 0
        self.frames = frames_of(graph)
        self.governed = governed_nodes(graph)
        self.triggers: dict[str, Node] = {}
        for later, names in write_order(graph).items():
            self._add(later, names)

    def _ordered(self, graph: Graph) -> Graph:
        graph = with_control(graph, self.extra)
        return graph.with_(nodes=(*graph.nodes, *self.triggers.values()))

    def _reader(self, node: Node) -> Node:
        return node if self.frames.runs_in[node.name] != ROOT else super()._reader(node)

    def _before(self, name: str, write: Node) -> None:
        self._add(write.name, (name,))

    def _add(self, later: str, names: Sequence[str]) -> None:
        where = self.frames.runs_in[later]
        same = [name for name in names if self.frames.gives_to.get(name, ROOT) == where]
        waits = tuple(other for name in same for other in self._after(name))
        if waits:
            self.extra[later] = tuple(dict.fromkeys((*self.extra.get(later, ()), *waits)))

    def _after(self, name: str) -> tuple[str, ...]:
        if name not in self.governed:
            return (name,)
        if name not in self.triggers:
            trigger = free_name(self.names, f"{name}/done")
            self.names.add(trigger)
            self.triggers[name] = Node(trigger, "ControlTrigger", (), (name,), device=self.graph[name].device)
        return (self.triggers[name].name,)
