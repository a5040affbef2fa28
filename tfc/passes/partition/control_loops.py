"""Control loops: copies of a loop's control on each device that has nodes of its frame (core/graph/graph_partition.cc,
AddControlFlow).

A device that takes part in a loop but does not hold its LoopCond must learn in every iteration whether another one
comes. It gets a loop of its own, whose nodes begin with `_cloop`, driven by the predicate that is sent to it:

    enter = Enter(a constant, or the control loop of the frame around);  merge = Merge(enter, next)
    switch = Switch(merge, the LoopCond);                                next = NextIteration(switch:1)

Its Merge is alive in every iteration, also when the loop stands on a branch that was not taken: every Recv of the frame
waits for it, so that it starts once per iteration and in no other frame.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

from tfc.ir.analysis.frames import ROOT, Frames
from tfc.ir.base.errors import Error
from tfc.ir.graph.bodies import free_name
from tfc.ir.graph.graph import Attr, Graph, Literal, Node, Value
from tfc.ir.types.types import TensorType, f32, i32

EMPTY = TensorType(f32, (0,))
"""The type of the empty tensor that is sent for a control edge."""


def empty_tensor(name: str, device: str, control: tuple[str, ...] = ()) -> Node:
    """A constant without content."""
    value = Literal(np.zeros(0, np.float32))
    return Node(name, "Const", (), control, {"value": value}, (EMPTY,), device)


@dataclass
class ControlLoops:
    """The control loops made so far. `taken` holds all names in use, `nodes` the new nodes."""

    graph: Graph
    frames: Frames
    taken: set[str]
    nodes: list[Node] = field(default_factory=list)
    merges: dict[tuple[str, str], str] = field(default_factory=dict)

    def add_missing(self) -> None:
        """Make the loops of all devices that take part in a frame without its LoopCond."""
        devices: dict[str, dict[str, None]] = {}
        for node in self.graph.nodes:
            for frame in (self.frames.runs_in[node.name], self.frames.gives_to[node.name]):
                if frame != ROOT:
                    devices.setdefault(frame, {})[node.device] = None
        for frame, own in devices.items():
            if len(own) > 1:
                for device in own:
                    if device != self.graph[self._predicate(frame)].device:
                        self.merge(frame, device)

    def merge(self, frame: str, device: str) -> str:
        """The name of the Merge that is alive in every iteration of `frame` on `device`."""
        missing = []
        while frame != ROOT and (frame, device) not in self.merges:
            missing.append(frame)
            frame = self.frames.frame[frame].parent
        for each in reversed(missing):
            self._make(each, device)
            frame = each
        return self.merges[frame, device]

    def of_sender(self, frame: str, device: str) -> tuple[str, ...]:
        """The control inputs of a Send that keep it in the control loop of its device; none where there is no such
        loop.
        """
        merge = self.merges.get((frame, device))
        return () if merge is None else (merge,)

    def _make(self, frame: str, device: str) -> None:
        """Make one control loop; those of the frames around exist already."""
        found = self.frames.frame[frame]
        scope = f"_cloop{frame}/"
        if found.parent == ROOT:
            start = empty_tensor(self._name(f"{scope}Const"), device)
            self.nodes.append(start)
            source = start.out()
        else:
            source = Value(self.merges[found.parent, device])
        enter, merge, switch, following = (
            self._name(scope + op) for op in ("Enter", "Merge", "Switch", "NextIteration")
        )
        attrs: dict[str, Attr] = {
            "frame_name": frame,
            "is_constant": False,
            "parallel_iterations": found.parallel_iterations,
        }
        index = TensorType(i32, ())
        self.nodes += [
            Node(enter, "Enter", (source,), (), attrs, (EMPTY,), device),
            Node(merge, "Merge", (Value(enter), Value(following)), (), {}, (EMPTY, index), device),
            Node(switch, "Switch", (Value(merge), Value(self._predicate(frame))), (), {}, (EMPTY, EMPTY), device),
            Node(following, "NextIteration", (Value(switch, 1),), (), {}, (EMPTY,), device),
        ]
        self.merges[frame, device] = merge

    def _predicate(self, frame: str) -> str:
        loop_cond = self.frames.frame[frame].loop_cond
        if loop_cond is None:
            enter = self.graph[self.frames.frame[frame].enters[0]]
            raise Error(
                f"A cross-device loop must have a pivot predicate: {frame}", "INVALID_ARGUMENT", enter.name, enter.loc
            )
        return loop_cond

    def _name(self, name: str) -> str:
        name = free_name(self.taken, name)
        self.taken.add(name)
        return name
