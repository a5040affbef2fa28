"""Order the kernels of a step so that less memory is alive at a time (white paper §5.2).

List scheduling: of all kernels whose operands are ready, the one runs next that leaves the least memory alive; ties
keep the given order, which is the program's. The new order is taken only when its peak is lower. Sizes that depend on
symbols are compared for a typical value. Every dependence counts: what is read must have been written, what is
overwritten must have been read, control edges, and the order of host ops, whose effects can be seen from outside.
The blocks of native branches and loops are ordered too, each by itself.
"""

from __future__ import annotations

import heapq
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from tfc.codegen.fusion.kernel import Memory, Plan
from tfc.codegen.fusion.region import (
    BatchedKernels,
    Block,
    Compact,
    Region,
    Step,
    map_steps,
    memory_of,
    touches,
    with_blocks,
)
from tfc.codegen.fusion.stages import Stage
from tfc.codegen.fusion.step_plan import StepPlan
from tfc.codegen.tensor.accesses import count
from tfc.ir.analysis.effects import written_operands
from tfc.ir.base.errors import InternalError
from tfc.ir.graph.graph import Graph, Node
from tfc.ir.types.dims import evaluate

TYPICAL_SIZE = 64
"""What a symbolic dimension is taken to be."""
WORTH_IT = 0.98
"""The peak must fall at least to this share of the given order's."""


@dataclass(eq=False)
class Waited:
    """A kernel, host op or region: the memory it touches and the steps that wait for it."""

    index: int
    part: Step
    touches: tuple[tuple[Memory, str], ...]
    waiting: dict[int, None] = field(default_factory=dict)
    pending: int = 0

    @cached_property
    def memories(self) -> dict[Memory, None]:
        """The memory it touches, each once."""
        return dict.fromkeys(memory for memory, _ in self.touches)


def order_for_memory(step: StepPlan) -> StepPlan:
    """The same steps in an order that needs less memory; the very same object when there is none."""
    sizes = _in_arena(step)
    step = step.with_steps(map_steps(step.steps, lambda part: _with_ordered_blocks(part, sizes.symbols)))
    steps = dependences(step)
    chosen = _better_order(steps, sizes)
    return step if chosen is None else step.with_steps(tuple(steps[i].part for i in chosen))


def _better_order(steps: Sequence[Waited], sizes: _Sizes) -> list[int] | None:
    """The order to run steps in by their numbers, None for the one they have."""
    if all(now.index + 1 in now.waiting for now in steps[:-1]):
        return None  # each waits for the one before it: there is no other
    given = list(range(len(steps)))
    chosen = _list_schedule(steps, sizes)
    if len(chosen) != len(given):
        raise InternalError("the kernels of a step wait for each other in a circle")
    return None if sizes.peak(steps, chosen) > WORTH_IT * sizes.peak(steps, given) else chosen


# ---- native branches and loops --------------------------------------------------------------------------------------


def _with_ordered_blocks(part: Step, symbols: Mapping[str, int]) -> Step:
    """A native branch or loop with its blocks ordered, inner ones first; everything else as it is."""
    if not isinstance(part, Region):
        return part
    return with_blocks(part, lambda block: _ordered(block, symbols))


def _ordered(block: Block, symbols: Mapping[str, int]) -> Block:
    """A block in an order that needs less memory. What lives longer than a trip does not count."""
    parts = map_steps(block.steps, lambda part: _with_ordered_blocks(part, symbols))
    steps = dependences_inside(parts)
    chosen = _better_order(steps, _in_block(symbols, steps)) if steps is not None else None
    return block.with_steps(parts if chosen is None else tuple(parts[i] for i in chosen))


def dependences_inside(parts: Sequence[Step]) -> list[Waited] | None:
    """The same of a block; None where a control input names what is computed elsewhere."""
    steps = [Waited(i, part, _touches_inside(part)) for i, part in enumerate(parts)]
    _order_accesses(steps)
    return steps if _order_by_names(steps) else None


def _touches_inside(part: Step) -> tuple[tuple[Memory, str], ...]:
    """The memory that a kernel or region in a block touches."""
    assert not isinstance(part, Node | BatchedKernels)  # what is gathered has its order
    if isinstance(part, Plan):
        return tuple([(memory_of(memory), access) for memory, access in zip(part.operands, part.access, strict=True)])
    return touches(part.region if isinstance(part, Compact) else part)


def _order_by_names(steps: Sequence[Waited]) -> bool:
    """Edges for control inputs inside of a block; False when one is computed nowhere in it, so that nobody can tell."""
    computing = {name: now.index for now in steps for name in _names(now.part)}
    waits = [(now.index, name) for now in steps for name in _control(now.part)]
    if any(name not in computing for _, name in waits):
        return False
    for index, name in waits:
        _edge(steps, computing[name], index)
    return True


# ---- dependences ----------------------------------------------------------------------------------------------------


def dependences(step: StepPlan) -> list[Waited]:
    """The steps with an edge for everything that fixes the order of two of them."""
    steps = [Waited(i, part, _touches(step, part)) for i, part in enumerate(step.steps)]
    _order_accesses(steps)
    last_host: int | None = None
    for now in steps:
        if isinstance(now.part, Node):
            if last_host is not None:
                _edge(steps, last_host, now.index)
            last_host = now.index
    _control_edges(step.graph, steps)
    return steps


def _order_accesses(steps: Sequence[Waited]) -> None:
    """Edges for the memory that steps touch: from writers to readers and to what overwrites."""
    writer: dict[Memory, int] = {}
    readers: dict[Memory, list[int]] = {}
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
        for index in before:
            _edge(steps, index, now.index)


def _edge(steps: Sequence[Waited], before: int, after: int) -> None:
    # The given order is valid: what comes later in it was waited for in name only (a node that is never computed).
    if before < after and after not in steps[before].waiting:
        steps[before].waiting[after] = None
        steps[after].pending += 1


def _touches(step: StepPlan, part: Step) -> tuple[tuple[Memory, str], ...]:
    if not isinstance(part, Node):
        return _touches_inside(part)
    written = written_operands(part)
    inputs = [(memory_of(step.source[v]), "u" if k in written else "r") for k, v in enumerate(part.inputs)]
    return (*inputs, *((memory_of(step.source[value]), "w") for value in part.outputs))


def _control_edges(graph: Graph, steps: Sequence[Waited]) -> None:
    """Edges for control inputs; a NoOp, or a node that became part of its readers, stands for what it waits for."""
    waiting = [(now, control) for now in steps if (control := _control(now.part))]
    if not waiting:
        return
    computing: dict[str, list[int]] = {}
    for now in steps:
        for name in _names(now.part):
            computing.setdefault(name, []).append(now.index)
    for now, control in waiting:
        stack = list(control)
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


def _node(part: Node | Region | Compact | BatchedKernels) -> Node:
    assert not isinstance(part, BatchedKernels)
    if isinstance(part, Compact):
        return part.region.node
    return part if isinstance(part, Node) else part.node


def _control(part: Step) -> tuple[str, ...]:
    if not isinstance(part, Plan):
        return _node(part).control_inputs
    if not any([stage.control for stage in part.members]):
        return ()
    own = {stage.node.name for stage in part.members}
    return tuple(dict.fromkeys(name for stage in part.members for name in stage.control if name not in own))


# ---- memory ---------------------------------------------------------------------------------------------------------


class _Sizes:
    """The bytes of what counts, such as all that lives in the arena."""

    def __init__(self, symbols: Mapping[str, int], counts: Callable[[Memory], bool]) -> None:
        self.symbols, self.counts = symbols, counts
        self._bytes: dict[Memory, int] = {}

    def bytes(self, memory: Memory) -> int:
        """The bytes of a memory while it is alive; 0 for what does not count."""
        if memory not in self._bytes:
            size = evaluate(count(memory.type.dims), self.symbols) if self.counts(memory) else 0
            self._bytes[memory] = size * memory.type.dtype.size
        return self._bytes[memory]

    def peak(self, steps: Sequence[Waited], order: Sequence[int]) -> int:
        """The most bytes alive at a time in this order."""
        left = Counter(memory for now in steps for memory in now.memories)
        alive: set[Memory] = set()
        live = peak = 0
        for index in order:
            touched = steps[index].memories
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


def _in_arena(step: StepPlan) -> _Sizes:
    """The sizes of a step: of what lives in its arena."""
    symbols = {
        symbol.name: max(symbol.minimum, min(n for n in (TYPICAL_SIZE, symbol.maximum) if n is not None))
        for symbol in step.graph.symbols
    }
    kept = {memory_of(step.source[value]) for entry in step.graph.entries for _, value in entry.outputs}
    return _Sizes(symbols, lambda x: x not in kept and (isinstance(x, Stage) or x.kind == "region"))


def _in_block(symbols: Mapping[str, int], steps: Sequence[Waited]) -> _Sizes:
    """The sizes of a block: of what a kernel of its own makes and nobody outside sees."""
    kernels = (now for now in steps if isinstance(now.part, Plan))
    made = {memory for now in kernels for memory, how in now.touches if how == "w" and isinstance(memory, Stage)}
    return _Sizes(symbols, made.__contains__)


def _list_schedule(steps: Sequence[Waited], sizes: _Sizes) -> list[int]:
    """The order that greedily keeps the least alive; a heap whose stale entries are skipped."""
    users: dict[Memory, list[int]] = {}
    for now in steps:
        for memory in now.memories:
            users.setdefault(memory, []).append(now.index)
    left = {memory: len(found) for memory, found in users.items()}
    alive: set[Memory] = set()
    pending = [now.pending for now in steps]
    done = [False] * len(steps)

    def growth(now: Waited) -> int:
        made = sum(sizes.bytes(memory) for memory in now.memories if memory not in alive)
        return made - sum(sizes.bytes(memory) for memory in now.memories if left[memory] == 1)

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
        for memory in steps[index].memories:
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
