"""Batches of small independent kernels: gathered into one range of work, which threads divide (BatchedKernels).

A kernel of a few microseconds is not worth a second thread, so a step of many, as that of a net with a hundred
variables of some thousand elements, would run on one. Kernels are held back until there is work enough, or until one
comes that needs most of them; what they are then is one function that calls each of them, over a range in units of
time. So a thread gets an equal share of the work, the pool is woken once for all of them, and each kernel runs on one
thread: its bits are what they were. Operands of what is held back are alive for longer: as many as MOST_NS touch.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import chain

from tfc.codegen.fusion.kernel import Plan
from tfc.codegen.fusion.order_for_memory import Waited, dependences, dependences_inside
from tfc.codegen.fusion.region import BatchedKernels, Block, Branch, Loop, Step, map_steps, with_blocks
from tfc.codegen.fusion.step_plan import StepPlan
from tfc.codegen.program.program import Instruction
from tfc.codegen.schedule.built_kernel import BuiltKernel
from tfc.codegen.schedule.schedule import GRAIN_NS, SERIAL_NS

UNIT_NS = 20
"""One step of a range: no kernel is called in less."""
GRAIN = GRAIN_NS // UNIT_NS
"""The least part of a range that is worth handing to another thread."""
ENOUGH_NS = 200_000
"""The least that is gathered: before it, one thread alone has worked for long, and to wake the others takes some 40 µs
where machines are virtual."""
MOST_NS = 2_000_000
"""No more is gathered: what is held back keeps its operands."""
FEW = 4
"""So many threads at least have work all the time: the longest kernel might else have been shared."""


def batch_small_kernels(step: StepPlan, kernels: Mapping[object, BuiltKernel], prefix: str) -> StepPlan:
    """The step with small independent kernels gathered, those inside of its loops and branches too; the very same
    object when there are none. The symbols of ranges begin with `prefix`.
    """
    return _Gathering(kernels, prefix).step(step)


def as_one(part: BatchedKernels, uses: Iterable[Instruction]) -> Instruction:
    """The instruction that runs all of the members, whose own instructions are `uses`: over the operands of each in
    turn."""
    each = list(uses)
    flops, moved = sum((use.flops for use in each), 0), sum((use.bytes for use in each), 0)
    operands = tuple(chain.from_iterable(use.operands for use in each))
    nodes = tuple(dict.fromkeys(chain.from_iterable(use.nodes for use in each)))
    access = "".join(use.access for use in each)
    return Instruction(operands, access, part.symbol, None, nodes, flops=flops, bytes=moved)


class _Gathering:
    def __init__(self, kernels: Mapping[object, BuiltKernel], prefix: str) -> None:
        self.kernels, self.prefix = kernels, prefix
        self.symbols: dict[object, str] = {}

    def step(self, step: StepPlan) -> StepPlan:
        step = step.with_steps(map_steps(step.steps, self._inside))
        steps = self._gathered(dependences(step)) if self._has_enough(step.steps) else None
        return step if steps is None else step.with_steps(steps)

    def _inside(self, part: Step) -> Step:
        if not isinstance(part, (Branch, Loop)):
            return part
        cond = part.cond if isinstance(part, Loop) else None
        return with_blocks(part, lambda block: block if block is cond else self._block(block))

    def _block(self, block: Block) -> Block:
        parts = map_steps(block.steps, self._inside)
        steps = dependences_inside(parts) if self._has_enough(parts) else None
        gathered = None if steps is None else self._gathered(steps)
        return block.with_steps(parts if gathered is None else gathered)

    def _ns(self, part: Step) -> float | None:
        """Estimated time of a kernel that may be batched; None of anything else. A kernel that can fail names the node
        that failed, and so runs alone.
        """
        if not isinstance(part, Plan):
            return None
        nest = self.kernels[part.key].nest
        return max(nest.ns, UNIT_NS) if nest.ns < SERIAL_NS and not nest.failures else None

    def _has_enough(self, steps: Sequence[Step]) -> bool:
        return _pays([ns for ns in map(self._ns, steps) if ns is not None])

    def _gathered(self, steps: Sequence[Waited]) -> tuple[Step, ...] | None:
        """The steps, each batch at the position of its last member; None when there is no batch."""
        held: dict[int, float] = {}
        total = 0.0
        needed: dict[int, list[int]] = {}  # by whom: which of those held
        ends: dict[int, BatchedKernels] = {}
        moved: set[int] = set()

        def let_go() -> None:
            nonlocal total
            if _pays(list(held.values())):
                ends[max(held)] = self._batched([steps[i].part for i in held])
                moved.update(held)
            held.clear()
            total = 0.0

        for now in steps:
            before = [i for i in needed.pop(now.index, ()) if i in held]
            if total >= MOST_NS or not isinstance(now.part, Plan) or sum(held[i] for i in before) > total / 2:
                let_go()
            else:  # these run in their own places, and the others may wait for more
                total -= sum(held.pop(i) for i in before)
            ns = self._ns(now.part)
            if ns is not None:
                held[now.index] = ns
                total += ns
                for after in now.waiting:
                    needed.setdefault(after, []).append(now.index)
        let_go()
        if not moved:
            return None
        return tuple(ends.get(i, now.part) for i, now in enumerate(steps) if i in ends or i not in moved)

    def _batched(self, parts: Sequence[Step]) -> BatchedKernels:
        """One range of these kernels, the longest first, so that what is left for the end is short."""
        plans = [part for part in parts if isinstance(part, Plan)]
        classes: dict[str, list[Plan]] = {}
        built = {self.kernels[plan.key].symbol: self.kernels[plan.key] for plan in plans}
        for plan in plans:
            classes.setdefault(self.kernels[plan.key].symbol, []).append(plan)
        kernels = sorted(built.values(), key=lambda kernel: -kernel.nest.ns)
        shares = tuple(
            (one.symbol, len(classes[one.symbol]), len(one.kernel.params), max(1, round(one.nest.ns / UNIT_NS)))
            for one in kernels
        )
        if shares not in self.symbols:
            self.symbols[shares] = f"{self.prefix}s{len(self.symbols)}_{len(plans)}_kernels"
        members = tuple(plan for one in kernels for plan in classes[one.symbol])
        return BatchedKernels(self.symbols[shares], members, shares, GRAIN)


def _pays(times: Sequence[float]) -> bool:
    """True where kernels of these times are worth the other threads."""
    total = sum(times)
    return total >= ENOUGH_NS and total >= FEW * max(times)
