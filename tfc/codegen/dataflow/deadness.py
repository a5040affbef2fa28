"""On what it depends whether a node of a graph with primitives runs or is dead.

A node's *conditions* are the outcomes that must all have come about: `("switch", p, 1)` says that the predicate p was
true. Nodes of one frame with equal conditions run together or not at all, so they may share a region of kernels; nodes
outside of loops that have none always run. A Merge of the two outcomes of one predicate depends on neither any more,
nor does an Exit of a loop on how the loop ended. Where no such rule applies an outcome is made up, and equals no other.
A Recv runs however dead what it waits for is, and gives what was sent, which may be dead.
"""

from __future__ import annotations

from collections.abc import Mapping

from tfc.ir.analysis.frames import ROOT, Frames, frames_of
from tfc.ir.base.record import record
from tfc.ir.graph.graph import NEXT_ITERATIONS, Graph, Node, Value
from tfc.ir.ops.primitives import EXITS, MERGES, SWITCHES

Condition = tuple[str, Value, int]
Conditions = frozenset[Condition]

NONE: Conditions = frozenset()


@record(frozen=True)
class Deadness:
    """The conditions of every node, and those of its outputs (where they are others)."""

    node: Mapping[str, Conditions]
    value: Mapping[Value, Conditions]

    def of(self, value: Value) -> Conditions:
        """The conditions under which a value is live."""
        return self.value.get(value, self.node.get(value.node, NONE))


def find_deadness(
    graph: Graph, frames: Frames, doubtful: frozenset[str] = frozenset(), alive: frozenset[str] = frozenset()
) -> Deadness:
    """The conditions of all nodes of a graph; `doubtful` are the functions whose results may be dead, `alive` the Recvs
    whose results may not.

    Loops are taken to be well-nested until their NextIterations turn out to have other conditions.
    """
    distrusted: set[str] = set()
    while True:
        walk = _Walk(graph, frames, doubtful, distrusted, alive)
        found = walk.run()
        more = walk.ill_nested() - distrusted
        if not more:
            return found
        distrusted |= more


def doubtful_functions(functions: Mapping[str, Graph]) -> frozenset[str]:
    """The functions that may give a dead result: taken to be none until one does."""
    doubtful: frozenset[str] = frozenset()
    while True:
        found = {
            name
            for name, body in functions.items()
            if any(map(find_deadness(body, frames_of(body), doubtful).of, body.results))
        }
        if found <= doubtful:
            return doubtful
        doubtful |= found


class _Walk:
    """One pass over the nodes in topological order."""

    def __init__(
        self, graph: Graph, frames: Frames, doubtful: frozenset[str], distrusted: set[str], alive: frozenset[str]
    ) -> None:
        self.graph, self.frames, self.alive = graph, frames, alive
        self.doubtful, self.distrusted = doubtful, distrusted
        self.node: dict[str, Conditions] = {}
        self.value: dict[Value, Conditions] = {}
        self.found = Deadness(self.node, self.value)

    def run(self) -> Deadness:
        for node in self.graph.order:
            self.node[node.name] = self._conditions(node)
            if node.op in SWITCHES:
                predicate = node.inputs[1]
                while self.graph[predicate.node].op == "Identity":
                    predicate = self.graph[predicate.node].inputs[0]
                for port in (0, 1):
                    self.value[node.out(port)] = self.node[node.name] | {("switch", predicate, port)}
        return self.found

    def ill_nested(self) -> set[str]:
        """The frames whose loop variables may be dead one without the other."""
        entering = {where: self._entering(where) for where in self.frames.frame if where != ROOT}
        found = {where for where, each in entering.items() if any(other != each[0] for other in each)}
        for node in self.graph.nodes:
            where = self.frames.runs_in[node.name]
            if node.op in NEXT_ITERATIONS and self.node[node.name] != self._inside(where, 1):
                found.add(where)
            is_variable = node.op in MERGES and where != ROOT and self._is_loop_variable(node)
            if is_variable and self.node[node.name] != self._entered(where):
                found.add(where)
        return found

    def _conditions(self, node: Node) -> Conditions:
        where = self.frames.runs_in[node.name]
        control = _union([self.node[name] for name in node.control_inputs if name in self.node])
        if node.op == "ControlTrigger":
            # It lives however dead its inputs are; but what is made up may never come at all.
            return frozenset(each for each in control if each[0] != "switch")
        if node.op == "_Recv":
            return control if node.name in self.alive else frozenset([("recv", node.out(), 0)])
        if node.op in MERGES:
            return control | self._merged(node, where)
        found = control | _union([self.found.of(value) for value in node.inputs])
        if node.op in EXITS:
            fine = where not in self.distrusted and found == self._inside(where, 0)
            return self._entered(where) if fine else found | {("exit", node.out(), 0)}
        if node.op == "Call" and node.attrs["function"] in self.doubtful:
            return found | {("call", node.out(), 0)}
        return found

    def _merged(self, node: Node, where: str) -> Conditions:
        made_up = frozenset([("merge", node.out(), 0)])
        if self._is_loop_variable(node):
            return made_up if where in self.distrusted else self._entered(where)
        inputs = [self.found.of(value) for value in node.inputs]
        if len(inputs) == 1:
            return inputs[0]
        if len(inputs) == 2:
            only = [inputs[0] - inputs[1], inputs[1] - inputs[0]]
            if all(len(each) == 1 for each in only):
                ((kind, predicate, port),) = only[0]
                if only[1] == {(kind, predicate, 1 - port)} and kind == "switch":
                    return inputs[0] & inputs[1]
        return made_up

    def _is_loop_variable(self, node: Node) -> bool:
        return any(self.graph[value.node].op in NEXT_ITERATIONS for value in node.inputs)

    def _entered(self, where: str) -> Conditions:
        """The conditions of a frame: those of the Enters of its variables."""
        return _union(self._entering(where))

    def _entering(self, where: str) -> list[Conditions]:
        enters = [self.graph[name] for name in self.frames.frame[where].enters if name in self.node]
        variables = [node for node in enters if not node.attrs["is_constant"]]
        return [self.node[node.name] for node in variables or enters]

    def _inside(self, where: str, port: int) -> Conditions:
        """Those behind the Switches of a loop: 1 for its body, 0 for its end."""
        condition = self.frames.frame[where].loop_cond
        return self._entered(where) | ({("switch", Value(condition), port)} if condition else NONE)


def _union(parts: list[Conditions]) -> Conditions:
    first = parts[0] if parts else NONE
    for part in parts[1:]:
        if part is not first and part != first:
            first |= part
    return first
