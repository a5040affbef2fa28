"""The dataflow executor: runs graphs of control-flow primitives with tags, frames and dead tensors.

TensorFlow's executor (core/common_runtime/executor.cc) in plain Python, for the reference interpreter, and the oracle
of the native one. Every activation of a node is tagged with a frame and an iteration. A node starts when its pending
count reaches zero; ready nodes run first in, first out.

*Deadness*: None stands for a dead tensor. A node one of whose inputs is dead, control inputs too, does not run and
gives dead outputs. ControlTrigger is never dead, and _Send and _Recv run anyhow. A Merge runs on its first live input,
and a second one is an error; it is dead once all inputs are that can come in its iteration: in the first one no
NextIteration can, so that a dead Enter makes a Merge dead (a loop on a branch that was not taken).

*Frames* are named `parent;iteration;name` and live while an Enter has still to arrive or an iteration is under way. At
most `parallel_iterations` iterations are; a NextIteration that would begin one more waits. What a constant Enter gave
is replayed into every iteration. A dead NextIteration goes nowhere; a dead Exit of the last iteration is remembered,
and goes out when the frame is deleted.

*Waiting* nodes (ir/reference/async_result.py) stand aside, still under way, until what they wait for has come.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from tfc.ir.analysis.frames import ROOT, Frame, frames_of
from tfc.ir.base.errors import Error
from tfc.ir.base.record import record
from tfc.ir.graph.graph import NEXT_ITERATIONS, Graph, Node, Value
from tfc.ir.ops.primitives import ENTERS, EXITS, MERGES
from tfc.ir.ops.transfer import TRANSFERS
from tfc.ir.reference.async_result import Waiting
from tfc.ir.reference.rendezvous import ROOT_TAG
from tfc.ir.reference.suspendable_call import wait_for_one

RunNode = Callable[[Node, Sequence[Any]], Sequence[Any] | Waiting]
"""Runs a node on live inputs (None for those of a Merge that are not there). Gives all its outputs or a Waiting."""


@record(frozen=True)
class Edge:
    """A way out of a node: from output `port` into operand `operand` of `target`, or a control edge."""

    target: str
    operand: int | None = None
    port: int = 0


@record(frozen=True)
class Activation:
    """A run of a node: the frame's full name, the iteration, and whether the node was dead."""

    node: str
    frame: str
    iteration: int
    dead: bool


@dataclass
class _Iteration:
    """An iteration of a frame: the pending inputs of its nodes, and the inputs that have arrived."""

    pending: dict[str, int]
    dead: dict[str, int] = field(default_factory=dict)
    inputs: dict[str, dict[int, Any]] = field(default_factory=dict)
    running: int = 0
    """Nodes that are ready but not done (TensorFlow's outstanding ops)."""
    frames: int = 0
    """Child frames that are alive."""


class _FrameState:
    """A frame while it runs."""

    def __init__(self, key: str, frame: Frame, pending: dict[str, int], parent: _FrameState | None, at: int) -> None:
        self.key, self.frame, self.parent, self.parent_iteration = key, frame, parent, at
        self.first_pending = pending
        self.arriving = len(frame.enters)
        self.last = 0
        """The highest iteration that was begun."""
        self.iterations = {0: _Iteration(dict(pending))}
        self.waiting: list[tuple[str, Sequence[Any]]] = []
        """NextIterations that wait for room, with what they give on."""
        self.constants: list[tuple[str, Sequence[Any] | None]] = []
        self.dead_exits: list[str] = []
        self.left: set[str] = set()
        """Exits that gave a live tensor."""


class DataflowExecutor:
    """Runs a graph once by `run`, a function for one node.

    `order` says for a node which others of its frame it must wait for, be they live or dead; `log` collects all
    activations in the order they run. `patience` says how long to wait where everything waits (`wait_for_one`).

    `run` does it all. Several executors can take turns instead: `begin`, `advance` until it is False and `parked` is
    empty, `end`; `withdraw` when it is given up.
    """

    def __init__(
        self,
        graph: Graph,
        run: RunNode,
        order: Mapping[str, Sequence[str]] | None = None,
        log: list[Activation] | None = None,
        patience: float | None = 0,
    ) -> None:
        self.graph, self.run_node, self.log, self.patience = graph, run, log, patience
        self.frames = frames_of(graph)
        runs_in = self.frames.runs_in
        self.edges: dict[str, list[Edge]] = {node.name: [] for node in graph.nodes}
        self.followers: dict[str, list[str]] = {}
        self.pending: dict[str, dict[str, int]] = {name: {} for name in self.frames.frame}
        self.first_inputs: dict[str, int] = {}
        """The number of inputs of each Merge that can come in the first iteration."""
        for node in graph.nodes:
            before = (order or {}).get(node.name, ())
            self._connect(node, [n for n in before if runs_in[n] == runs_in[node.name]])
        self.outputs: dict[Value, Any] = {}
        """The outputs of the nodes outside of all frames; dead outputs are missing."""
        self._ready: deque[tuple[str, _FrameState, int, bool]] = deque()
        self._frames: dict[str, _FrameState] = {}
        self._root = _FrameState(ROOT, self.frames.frame[ROOT], self.pending[ROOT], None, 0)
        self._parked: list[tuple[Waiting, _FrameState, int]] = []
        self.tag = ROOT_TAG
        """The `frame:iteration` in which the node at hand runs."""

    def _connect(self, node: Node, after: Sequence[str]) -> None:
        for operand, value in enumerate(node.inputs):
            self.edges[value.node].append(Edge(node.name, operand, value.port))
        for name in node.control_inputs:
            self.edges[name].append(Edge(node.name))
        for name in after:
            self.followers.setdefault(name, []).append(node.name)
        if node.op in MERGES:
            sources = [self.graph[value.node].op for value in node.inputs]
            self.first_inputs[node.name] = sum(op not in NEXT_ITERATIONS for op in sources)
        waits = len(node.control_inputs) + len(after)
        count = 1 + 2 * waits if node.op in MERGES else len(node.inputs) + waits
        self.pending[self.frames.runs_in[node.name]][node.name] = count

    def run(self) -> Mapping[Value, Any]:
        """Run the whole graph; the live outputs of nodes outside of all frames."""
        self.begin()
        try:
            while self.advance() or self.parked:
                if not self._ready and self.parked:
                    wait_for_one(self.parked, self.patience)
        except BaseException:
            self.withdraw()
            raise
        return self.end()

    def begin(self) -> None:
        """Make the nodes ready that wait for nothing."""
        root = self._root
        for node in self.graph.nodes:
            if root.iterations[0].pending.get(node.name) == 0:
                self._start(node.name, root, 0, dead=False)

    def advance(self) -> bool:
        """Run one ready node, or else go on with one whose waiting is over; False when there is none."""
        if self._ready:
            name, frame, iteration, dead = self._ready.popleft()
            self._process(self.graph[name], frame, iteration, dead)
            return True
        for at, (waiting, frame, iteration) in enumerate(self._parked):
            if waiting.can_resume:
                del self._parked[at]
                self._settle(waiting.node, waiting.resume(), frame, iteration)
                return True
        return False

    @property
    def parked(self) -> list[Waiting]:
        """The nodes that wait, the longest waiting first."""
        return [waiting for waiting, _, _ in self._parked]

    def withdraw(self) -> None:
        """Cancel the pending requests of all waiting nodes, and release all tensors (a lock is one)."""
        for waiting in self.parked:
            waiting.withdraw()
        self._ready.clear()
        self._parked.clear()
        self.outputs.clear()
        for frame in (self._root, *self._frames.values()):
            frame.iterations.clear()

    def end(self) -> Mapping[Value, Any]:
        """The live outputs of nodes outside of all frames, once all is done.

        A frame that one of its Enters never reaches does not end, and what waits for it gives nothing.
        """
        return self.outputs

    # ---- one activation -------------------------------------------------------------------------------------------

    def _start(self, name: str, frame: _FrameState, iteration: int, dead: bool) -> None:
        frame.iterations[iteration].running += 1
        self._ready.append((name, frame, iteration, dead and self.graph[name].op != "ControlTrigger"))

    def _process(self, node: Node, frame: _FrameState, iteration: int, dead: bool) -> None:
        if self.log is not None:
            self.log.append(Activation(node.name, frame.key, iteration, dead))
        outputs: Sequence[Any] | Waiting | None = None
        if not dead or node.op in TRANSFERS:
            self.tag = f"{frame.key}:{iteration}"
            given = frame.iterations[iteration].inputs.pop(node.name, {})
            outputs = self.run_node(node, [given.get(operand) for operand in range(len(node.inputs))])
        self._settle(node, outputs, frame, iteration)

    def _settle(self, node: Node, outputs: Sequence[Any] | Waiting | None, frame: _FrameState, iteration: int) -> None:
        """Deliver a node's outputs (None when it is dead), or park it while it waits."""
        if isinstance(outputs, Waiting):
            self._parked.append((outputs, frame, iteration))
            return
        if node.op in TRANSFERS and outputs and outputs[0] is None:
            outputs = None  # a dead tensor was received
        if node.op in ENTERS:
            self._enter(node, outputs, frame, iteration)
        elif node.op in EXITS:
            self._exit(node, outputs, frame, iteration)
        elif node.op in NEXT_ITERATIONS:
            self._next_iteration(node, outputs, frame, iteration)
        else:
            self._activate(node.name, outputs, frame, iteration)
        for follower in self.followers.get(node.name, ()):
            if self.graph[follower].op in MERGES:
                self._give_merge(self.graph[follower], None, None, frame, iteration)
            else:
                self._give(follower, None, None, False, frame, iteration)
        state = frame.iterations[iteration]
        state.running -= 1
        if state.running == 0:
            self._clean_up(frame, iteration)

    def _enter(self, node: Node, outputs: Sequence[Any] | None, frame: _FrameState, iteration: int) -> None:
        name = str(node.attrs["frame_name"])
        key = f"{frame.key};{iteration};{name}"
        if key not in self._frames:
            self._frames[key] = _FrameState(key, self.frames.frame[name], self.pending[name], frame, iteration)
            frame.iterations[iteration].frames += 1
        child = self._frames[key]
        if node.attrs["is_constant"]:
            child.constants.append((node.name, outputs))
            for number in range(child.last + 1):  # none of them is done while an Enter has still to arrive
                self._activate(node.name, outputs, child, number)
        else:
            self._activate(node.name, outputs, child, 0)
        child.arriving -= 1
        if child.iterations[0].running == 0:
            self._clean_up(child, 0)

    def _exit(self, node: Node, outputs: Sequence[Any] | None, frame: _FrameState, iteration: int) -> None:
        if outputs is not None:
            if node.name in frame.left:
                raise node.error(f"{node.op} {node.name!r} has a live input in two iterations", "INTERNAL")
            frame.left.add(node.name)
            self._give_out(node, outputs, frame)
        elif iteration == frame.last:
            frame.dead_exits.append(node.name)

    def _give_out(self, node: Node, outputs: Sequence[Any] | None, frame: _FrameState) -> None:
        """Deliver the output of an Exit to the frame around."""
        assert frame.parent is not None
        self._activate(node.name, outputs, frame.parent, frame.parent_iteration)

    def _next_iteration(self, node: Node, outputs: Sequence[Any] | None, frame: _FrameState, iteration: int) -> None:
        if outputs is None:
            return
        if iteration == frame.last:
            if len(frame.iterations) == frame.frame.parallel_iterations:
                frame.waiting.append((node.name, outputs))
                return
            self._begin_iteration(frame)
        self._activate(node.name, outputs, frame, iteration + 1)

    # ---- spreading results ----------------------------------------------------------------------------------------

    def _activate(self, source: str, outputs: Sequence[Any] | None, frame: _FrameState, iteration: int) -> None:
        """Deliver the outputs of a node (None when it is dead) to all nodes that wait for them."""
        if frame.parent is None:
            live = enumerate(outputs or ())
            self.outputs.update((Value(source, port), result) for port, result in live if result is not None)
        for edge in self.edges[source]:
            value = None if outputs is None or edge.operand is None else outputs[edge.port]
            dead = outputs is None if edge.operand is None else value is None
            if self.graph[edge.target].op in MERGES:
                self._give_merge(self.graph[edge.target], edge.operand, value, frame, iteration)
            else:
                self._give(edge.target, edge.operand, value, dead, frame, iteration)

    def _give(
        self, target: str, operand: int | None, value: Any, dead: bool, frame: _FrameState, iteration: int
    ) -> None:
        """Deliver one input to a node, and start the node when it was the last pending one."""
        state = frame.iterations[iteration]
        state.dead[target] = state.dead.get(target, 0) + dead
        if operand is not None and not dead:
            state.inputs.setdefault(target, {})[operand] = value
        state.pending[target] -= 1
        if state.pending[target] == 0:
            self._start(target, frame, iteration, state.dead[target] > 0)

    def _give_merge(self, merge: Node, operand: int | None, value: Any, frame: _FrameState, iteration: int) -> None:
        """The same for a Merge. Bit 0 of its pending count means: no live input yet; a control input counts two."""
        state, name = frame.iterations[iteration], merge.name
        if operand is None:
            state.pending[name] -= 2
        elif value is None:
            state.dead[name] = state.dead.get(name, 0) + 1
        elif state.pending[name] & 1:
            state.pending[name] -= 1
            state.inputs[name] = {operand: value}
        else:
            raise merge.error("Merge can not have more than one valid input.", "INTERNAL")
        comes = len(merge.inputs) if iteration else self.first_inputs[name]
        if state.pending[name] == 1 and state.dead.get(name, 0) == comes > 0:
            self._start(name, frame, iteration, dead=True)
        elif state.pending[name] == 0 and (operand is None or value is not None):
            self._start(name, frame, iteration, dead=False)

    # ---- frames and iterations --------------------------------------------------------------------------------------

    def _begin_iteration(self, frame: _FrameState) -> None:
        frame.last += 1
        frame.iterations[frame.last] = _Iteration(dict(frame.first_pending))
        frame.dead_exits.clear()
        waiting, frame.waiting = frame.waiting, []
        for name, outputs in waiting:
            self._activate(name, outputs, frame, frame.last)
        for name, constant in frame.constants:
            self._activate(name, constant, frame, frame.last)

    def _clean_up(self, frame: _FrameState, iteration: int) -> None:
        """Drop iterations that are done, begin those that wait for room, delete frames that are done, outwards."""
        while True:
            number = iteration
            while number in frame.iterations and self._is_done(frame, number):
                del frame.iterations[number]
                number += 1
                if frame.waiting:
                    self._begin_iteration(frame)
            if frame.arriving or frame.iterations or frame.parent is None:
                return
            del self._frames[frame.key]
            for name in frame.dead_exits:
                if name not in frame.left:
                    self._give_out(self.graph[name], None, frame)
            iteration, frame = frame.parent_iteration, frame.parent
            frame.iterations[iteration].frames -= 1

    def _is_done(self, frame: _FrameState, number: int) -> bool:
        state = frame.iterations[number]
        return not (state.running or state.frames or frame.arriving) and number - 1 not in frame.iterations


def dead_tensor(value: Value, node: Node) -> Error:
    """The error for fetching a dead tensor, in TensorFlow's words."""
    return node.error(f"The tensor returned for {value.node}:{value.port} was not valid.")
