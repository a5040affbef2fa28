"""Order the kernels of a step so that less memory is alive at a time (white paper §5.2).

List scheduling: of all kernels whose operands are ready, the one runs next that leaves the least memory alive; ties
keep the given order, which is the program's. The new order is taken only when its peak is lower. Sizes that depend on
symbols are compared for a typical value. Every dependence counts: what is read must have been written, what is
overwritten must have been read, control edges, and the order of host ops, whose effects can be seen from outside.
"""

from __future__ import annotations

import heapq
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from tfc.codegen.facts import count
from tfc.codegen.kernel import Memory, Plan
from tfc.codegen.region import Compact, Region, Step, memory_of, touches
from tfc.codegen.stages import Leaf, Stage
from tfc.codegen.step_plan import StepPlan
from tfc.ir.dims import evaluate
from tfc.ir.effects import written_operands
from tfc.ir.errors import InternalError
from tfc.ir.graph import Graph, Node

TYPICAL_SIZE = 64
"""What a symbolic dimension is taken to be."""
WORTH_IT = 0.98
"""The peak must fall at least to this share of the given order's."""


@dataclass(eq=False)
class _Step:
    """A kernel, host op or region: the memory it touches and the steps that wait for it."""

    index: int
    part: Step
    touches: tuple[tuple[Memory, str], ...]
    waiting: dict[int, None] = field(default_factory=dict)
    pending: int = 0


def order_for_memory(step: StepPlan) -> StepPlan:
    """The same steps in an order that needs less memory; the very same object when there is none."""
    steps = _dependences(step)
    sizes = _Sizes(step)
    given = list(range(len(steps)))
    chosen = _list_schedule(steps, sizes)
    if len(chosen) != len(given):
        raise InternalError("the kernels of a step wait for each other in a circle")
    if sizes.peak(steps, chosen) > WORTH_IT * sizes.peak(steps, given):
        return step
    return replace(step, steps=tuple(steps[i].part for i in chosen))


# ---- dependences ----------------------------------------------------------------------------------------------------


def _dependences(step: StepPlan) -> list[_Step]:
    """The steps with an edge for everything that fixes the order of two of them."""
    steps = [_Step(i, part, _touches(step, part)) for i, part in enumerate(step.steps)]
    writer: dict[Memory, int] = {}
    readers: dict[Memory, list[int]] = {}
    last_host: int | None = None
    for now in steps:
        before: dict[int, None] = {}
        for memory, access in now.touches:
            if memory in writer:
                before[writer[memory]] = None
            if access != "r":
                before.update(dict.fromkeys(readers.pop(memory, ())))
                writer[memory] = now.index
            else:
                readers.setdefault(memory, []).append(now.index)
        if isinstance(now.part, Node):
            if last_host is not None:
                before[last_host] = None
            last_host = now.index
        for index in before:
            _edge(steps, index, now.index)
    _control_edges(step.graph, steps)
    return steps


def _edge(steps: Sequence[_Step], before: int, after: int) -> None:
    # The given order is valid: what comes later in it was waited for in name only (a node that is never computed).
    if before < after and after not in steps[before].waiting:
        steps[before].waiting[after] = None
        steps[after].pending += 1


def _touches(step: StepPlan, part: Step) -> tuple[tuple[Memory, str], ...]:
    if isinstance(part, Plan):
        return tuple((memory_of(memory), access) for memory, access in zip(part.operands, part.access, strict=True))
    if not isinstance(part, Node):
        return touches(part.region if isinstance(part, Compact) else part)
    written = written_operands(part)
    inputs = [(memory_of(step.source[v]), "u" if k in written else "r") for k, v in enumerate(part.inputs)]
    return (*inputs, *((memory_of(step.source[value]), "w") for value in part.outputs))


def _control_edges(graph: Graph, steps: Sequence[_Step]) -> None:
    """Edges for control inputs; a NoOp, or a node that became part of its readers, stands for what it waits for."""
    computing: dict[str, list[int]] = {}
    for now in steps:
        for name in _names(now.part):
            computing.setdefault(name, []).append(now.index)
    for now in steps:
        stack = list(_control(now.part))
        seen: set[str] = set()
        while stack:
            name = stack.pop()
            if name in seen:
                continue
            seen.add(name)
            for index in computing.get(name, ()):
                _edge(steps, index, now.index)
            if name not in computing:
                node = graph[name]
                stack += [*node.control_inputs, *(value.node for value in node.inputs)]


def _names(part: Step) -> list[str]:
    if isinstance(part, Plan):
        return [stage.node.name for stage in part.members]
    return [_node(part).name]


def _node(part: Node | Region | Compact) -> Node:
    if isinstance(part, Compact):
        return part.region.node
    return part if isinstance(part, Node) else part.node


def _control(part: Step) -> tuple[str, ...]:
    if not isinstance(part, Plan):
        return _node(part).control_inputs
    own = {stage.node.name for stage in part.members}
    return tuple(dict.fromkeys(name for stage in part.members for name in stage.control if name not in own))


# ---- memory ---------------------------------------------------------------------------------------------------------


class _Sizes:
    """The bytes of what lives in the arena, and how many steps use it."""

    def __init__(self, step: StepPlan) -> None:
        self.symbols = {s.name: _typical(s.minimum, s.maximum) for s in step.graph.symbols}
        self.kept = {memory_of(step.source[value]) for entry in step.graph.entries for _, value in entry.outputs}
        self._bytes: dict[Memory, int] = {}

    def bytes(self, memory: Memory) -> int:
        """What a memory takes while it is alive; 0 for what is not in the arena."""
        if memory not in self._bytes:
            inside = memory not in self.kept and (isinstance(memory, Stage) or memory.kind == "region")
            self._bytes[memory] = self._size(memory) if inside else 0
        return self._bytes[memory]

    def _size(self, memory: Memory) -> int:
        kind = memory.type if isinstance(memory, Leaf) else memory.tensor.type
        return evaluate(count(kind.dims), self.symbols) * kind.dtype.size

    def uses(self, steps: Sequence[_Step]) -> dict[Memory, int]:
        """How many steps touch each memory."""
        found: dict[Memory, int] = {}
        for now in steps:
            for memory in dict.fromkeys(memory for memory, _ in now.touches):
                found[memory] = found.get(memory, 0) + 1
        return found

    def peak(self, steps: Sequence[_Step], order: Sequence[int]) -> int:
        """The most bytes alive at a time in this order."""
        left = self.uses(steps)
        alive: set[Memory] = set()
        live = peak = 0
        for index in order:
            touched = dict.fromkeys(memory for memory, _ in steps[index].touches)
            for memory in touched:
                if memory not in alive:
                    alive.add(memory)
                    live += self.bytes(memory)
            peak = max(peak, live)
            for memory in touched:
                left[memory] -= 1
                if not left[memory]:
                    live -= self.bytes(memory)
        return peak


def _typical(minimum: int, maximum: int | None) -> int:
    return max(minimum, min(TYPICAL_SIZE, TYPICAL_SIZE if maximum is None else maximum))


def _list_schedule(steps: Sequence[_Step], sizes: _Sizes) -> list[int]:
    """The order that greedily keeps the least alive; a heap whose stale entries are skipped."""
    left = sizes.uses(steps)
    users: dict[Memory, list[int]] = {}
    for now in steps:
        for memory in dict.fromkeys(memory for memory, _ in now.touches):
            users.setdefault(memory, []).append(now.index)
    alive: set[Memory] = set()
    pending = [now.pending for now in steps]
    done = [False] * len(steps)

    def growth(now: _Step) -> int:
        touched = dict.fromkeys(memory for memory, _ in now.touches)
        made = sum(sizes.bytes(memory) for memory in touched if memory not in alive)
        return made - sum(sizes.bytes(memory) for memory in touched if left[memory] == 1)

    ready = [(growth(now), now.index) for now in steps if not now.pending]
    heapq.heapify(ready)
    order: list[int] = []
    while ready:
        _, index = heapq.heappop(ready)
        if done[index]:
            continue
        done[index] = True
        order.append(index)
        cheaper: dict[int, None] = {}
        for memory in dict.fromkeys(memory for memory, _ in steps[index].touches):
            alive.add(memory)
            left[memory] -= 1
            if left[memory] == 1:
                cheaper.update(dict.fromkeys(users[memory]))
        for after in steps[index].waiting:
            pending[after] -= 1
            cheaper[after] = None
        for other in cheaper:
            if not done[other] and not pending[other]:
                heapq.heappush(ready, (growth(steps[other]), other))
    return order
