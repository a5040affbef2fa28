"""Frame analysis: the loop frame that each node runs in, and the rules of well-formed frames.

An Enter leads into a frame, an Exit out of it to the frame around, and every other node runs where its inputs come from
(white paper §4.4; the rules are those of TensorFlow's core/graph/control_flow.cc):

 1. all inputs of a node, control inputs too, come from one frame;
 2. a frame is entered from one frame only, its parent;
 3. a frame has one LoopCond at most;
 4. no Exit or NextIteration stands outside of all frames;
 5. every node can be reached from a node without inputs: else it would wait for itself;
 6. what the graph gives back lies outside of all frames;
 7. the inputs of a RefMerge refer to one and the same variable.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from tfc.ir.analysis.effects import descendants, variable_of
from tfc.ir.base.errors import Error
from tfc.ir.base.record import record
from tfc.ir.graph.graph import NEXT_ITERATIONS, Graph, Node
from tfc.ir.ops.primitives import ENTERS, EXITS, PRIMITIVES

ROOT = ""
"""The frame that is there from the start, outside of all loops."""


@dataclass
class Frame:
    """A loop: its name (attribute `frame_name` of its Enters), the frame around it, and the nodes that bound it.

    Where its Enters disagree about `parallel_iterations`, the least number counts.
    """

    name: str
    parent: str = ROOT
    parallel_iterations: int = 1
    enters: list[str] = field(default_factory=list)
    exits: list[str] = field(default_factory=list)
    loop_cond: str | None = None


@record(frozen=True)
class Frames:
    """The frames of a graph. A node `runs_in` the frame of its inputs and `gives_to` that of its outputs.

    The two differ for Enter and Exit only. Nodes that can not be reached are in neither.
    """

    frame: Mapping[str, Frame]
    runs_in: Mapping[str, str]
    gives_to: Mapping[str, str]
    problems: tuple[Error, ...] = ()


def has_primitives(graph: Graph) -> bool:
    """True when a node of the graph itself is a control-flow primitive."""
    return not PRIMITIVES.isdisjoint(graph.ops)


def frames_of(graph: Graph) -> Frames:
    """The frames of a well-formed graph; the first broken rule as an error that names the nodes."""
    found = analyse_frames(graph)
    for error in found.problems:
        raise error
    return found


def analyse_frames(graph: Graph) -> Frames:
    """The frames of a graph with all broken rules: breadth first from the nodes without inputs. Linear."""
    return _Analysis(graph).run()


def governed_nodes(graph: Graph) -> frozenset[str]:
    """The nodes whose frame or deadness depends on a primitive: where a value is known they must still not run early.

    They are the primitives and all that comes after them. Empty for a graph without primitives.
    """
    if not has_primitives(graph):
        return frozenset()
    primitives = frozenset(node.name for node in graph.nodes if node.op in PRIMITIVES)
    return primitives | descendants(graph, primitives)


class _Analysis:
    """A walk over a graph, breadth first from the nodes without inputs."""

    def __init__(self, graph: Graph) -> None:
        self.graph = graph
        self.frame: dict[str, Frame] = {ROOT: Frame(ROOT)}
        self.runs_in: dict[str, str] = {}
        self.gives_to: dict[str, str] = {}
        self.reached_from: dict[str, str] = {}
        self.problems: list[Error] = []
        self.mixed: list[Error] = []
        """Nodes with inputs from different frames: what else is wrong may follow from that."""

    def run(self) -> Frames:
        queue: deque[Node] = deque()
        for node in self.graph.nodes:
            if not node.inputs and not node.control_inputs:
                self._place(node, ROOT)
                queue.append(node)
        while queue:
            node = queue.popleft()
            where = self.gives_to[node.name]
            for user in (*self.graph.users.get(node.name, ()), *self.graph.control_users.get(node.name, ())):
                if user.name not in self.runs_in:
                    self.reached_from[user.name] = node.name
                    self._place(user, where)
                    queue.append(user)
                elif self.runs_in[user.name] != where:
                    self._differ(user, node.name, where)
        self.problems[:0] = self.mixed
        self.problems += self._unreachable()
        self.problems += self._results()
        self.problems += self._references()
        return Frames(self.frame, self.runs_in, self.gives_to, tuple(self.problems))

    def _place(self, node: Node, where: str) -> None:
        self.runs_in[node.name] = self.gives_to[node.name] = where
        if node.op in ENTERS:
            self.gives_to[node.name] = self._entered(node, where)
        elif node.op in EXITS or node.op in NEXT_ITERATIONS:
            if where == ROOT:
                self.problems.append(node.error(f"{node.op} {node.name!r} stands outside of all frames"))
            elif node.op in EXITS:
                self.frame[where].exits.append(node.name)
                self.gives_to[node.name] = self.frame[where].parent
        elif node.op == "LoopCond":
            self._loop_cond(node, where)

    def _entered(self, node: Node, where: str) -> str:
        name, window = str(node.attrs["frame_name"]), node.attrs["parallel_iterations"]
        assert isinstance(window, int)
        frame = self.frame.get(name)
        if frame is None:
            frame = self.frame[name] = Frame(name, where, window)
        frame.parallel_iterations = min(frame.parallel_iterations, window)
        if frame.parent != where:
            self.problems.append(
                node.error(
                    f"the frame {name!r} has two parents: {node.name!r} enters it from {_named(where)}, "
                    f"{frame.enters[0]!r} from {_named(frame.parent)}"
                )
            )
        frame.enters.append(node.name)
        return name

    def _loop_cond(self, node: Node, where: str) -> None:
        frame = self.frame[where]
        if where == ROOT:
            self.problems.append(node.error(f"LoopCond {node.name!r} stands outside of all frames"))
        elif frame.loop_cond is not None:
            self.problems.append(
                node.error(f"{_named(where)} has more than one LoopCond: {frame.loop_cond!r} and {node.name!r}")
            )
        else:
            frame.loop_cond = node.name

    def _differ(self, node: Node, source: str, where: str) -> None:
        other = self.reached_from.get(node.name, source)
        is_constant = any(self.graph[name].op == "Const" for name in (source, other))
        hint = "; a constant must enter the frame, or wait for a node inside" if is_constant else ""
        self.mixed.append(
            node.error(
                f"{node.name!r} has inputs from different frames: {other!r} is in {_named(self.runs_in[node.name])}, "
                f"{source!r} in {_named(where)}{hint}"
            )
        )

    def _unreachable(self) -> Iterator[Error]:
        lost = [node for node in self.graph.nodes if node.name not in self.runs_in]
        if lost:
            names = ", ".join(repr(node.name) for node in lost[:8]) + (", …" if len(lost) > 8 else "")
            yield lost[0].error(f"no node without inputs leads to {names}: they would wait for themselves")

    def _results(self) -> Iterator[Error]:
        given = [*self.graph.results, *(value for entry in self.graph.entries for _, value in entry.outputs)]
        for value in dict.fromkeys(given):
            where = self.gives_to.get(value.node, ROOT)
            if where != ROOT:
                yield self.graph[value.node].error(f"{value} lies in {_named(where)}, so that it can not be fetched")

    def _references(self) -> Iterator[Error]:
        for node in self.graph.nodes:
            variables = {variable_of(self.graph, value): None for value in node.inputs} if node.op == "RefMerge" else {}
            if len(variables) > 1:
                names = " and ".join(repr(name) for name in variables)
                yield node.error(f"RefMerge {node.name!r} joins references to {names}")


def _named(frame: str) -> str:
    return f"the frame {frame!r}" if frame != ROOT else "no frame"
