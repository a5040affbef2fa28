"""Compact regions: small native regions as one function each, with their state in registers.

The walker spends some nanoseconds on every instruction: much for a loop over four numbers. A region all of whose
memory is small and of known size, without products or parallel loops, is emitted as one function instead
(loop_ir/region_ir.py, emit/regions.py), which stands in the step as a kernel does.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from tfc.codegen.contract.match import expand_contractions
from tfc.codegen.fusion.in_place import memories_in_place, share_operands
from tfc.codegen.fusion.kernel import Memory, Plan, build_kernel
from tfc.codegen.fusion.region import Block, Branch, Compact, Loop, Region, Step, accesses, flat, memory_of, with_blocks
from tfc.codegen.fusion.stages import Leaf, Source, Stage
from tfc.codegen.fusion.step_plan import StepPlan
from tfc.codegen.loop_ir.loops import Alloc, For, LoopNest, every_statement, roots
from tfc.codegen.loop_ir.product import Attention, Product
from tfc.codegen.loop_ir.region_ir import Cell, Choose, Flow, Repeat, Run, Statement
from tfc.codegen.nest.vectorize import cost_of
from tfc.codegen.schedule.schedule import schedule
from tfc.codegen.target.target import Target
from tfc.codegen.tensor.accesses import count
from tfc.codegen.tensor.expr import Const
from tfc.codegen.tensor.traverse import postorder
from tfc.ir.base.record import record, replace
from tfc.ir.graph.graph import Node
from tfc.ir.types.types import TensorType

MAX_KERNELS = 64
MAX_BYTES = 16 << 10
"""Memory of its own: what surely stays in L1, and on the stack."""
MAX_INSTRUCTIONS = 2000
"""LLVM's time grows with the square of a function's length."""
MAX_DEPTH = 16
"""Regions inside of one another."""
COPIED_BYTES = 512
"""Operands of up to this size lie on the stack while the function runs: LLVM turns most of them into registers."""
ASSUMED_TRIPS = 64
"""Trips of a loop of unknown length, where its cost matters."""
POLL_NS = 1e6
"""The time between two polls of a running loop for cancellation, about."""
MAX_POLL = 1 << 16
OPERATIONS_PER_NS = 4


@dataclass(eq=False)
class Compacted:
    """The step with its small regions replaced, and for every other one its node and the reason."""

    step: StepPlan
    reasons: list[tuple[Node, str]] = field(default_factory=list)


class _UnfitError(Exception):
    """The region is not for one function; the text says why, for remarks."""


def compact_regions(step: StepPlan, target: Target, prefix: str = "") -> Compacted:
    """Replace every region that fits, outer ones first; symbols begin with `prefix`."""
    if not any(isinstance(part, (Branch, Loop)) for part in step.steps):
        return Compacted(step)
    compacting = _Compacting(step, target, prefix)
    return Compacted(replace(step, steps=compacting.steps(step.steps)), compacting.reasons)


class _Compacting:
    def __init__(self, step: StepPlan, target: Target, prefix: str) -> None:
        self.step, self.target, self.prefix = step, target, prefix
        self.uses = Counter(memory for memory, _ in accesses(step.steps, step.source))
        self.uses.update(memory_of(step.source[value]) for entry in step.graph.entries for _, value in entry.outputs)
        self.kernels: dict[object, _SmallKernel] = {}
        self.symbols: dict[object, str] = {}
        self.reasons: list[tuple[Node, str]] = []

    def steps(self, steps: Sequence[Step]) -> tuple[Step, ...]:
        return tuple(self._region(part) if isinstance(part, (Branch, Loop)) else part for part in steps)

    def _region(self, region: Region) -> Step:
        """The region as one function, or else with the regions inside of it replaced that fit."""
        try:
            return self._compact(region)
        except _UnfitError as why:
            self.reasons.append((region.node, str(why)))
        return with_blocks(region, lambda block: Block(self.steps(block.steps)))

    def _compact(self, region: Region) -> Compact:
        kernels = sum(isinstance(part, Plan) for part in flat([region]))
        if kernels > 2 * MAX_KERNELS:  # half of them may be those that bring loop variables home
            raise _UnfitError(f"it is long, about {kernels} kernels")
        used = Counter(memory for memory, _ in accesses([region], self.step.source))
        inner = {memory for memory, times in used.items() if times == self.uses[memory] and _is_made(memory)}
        made = _Building(self, region, inner)
        if made.key not in self.symbols:
            self.symbols[made.key] = f"{self.prefix}r{len(self.symbols)}_{region.node.op}"
        return Compact(
            region,
            made.flow,
            self.symbols[made.key],
            tuple(made.operands),
            "".join(made.access[memory] for memory in made.operands),
            tuple(dict.fromkeys((region.node.name, *(stage.node.name for stage in made.members)))),
            tuple((made.members[k].node.name, message) for k, message in made.flow.failures),
            int(made.operations),
            made.is_endless,
        )

    def kernel(self, made: Plan, shared: Sequence[tuple[int, int]] = ()) -> _SmallKernel:
        """A kernel as loops, operands `shared` (in_place.py); _UnfitError when it is too large for a small region."""
        key = (made.key, tuple(shared))
        if key not in self.kernels:
            self.kernels[key] = _small_kernel(made, shared, self.target)
        return self.kernels[key]


@record(frozen=True, eq=False)
class _SmallKernel:
    """A kernel's loops; estimates of its instructions in code and executed, and its memory on the stack."""

    nest: LoopNest
    instructions: int
    operations: int
    scratch: int


def _small_kernel(made: Plan, shared: Sequence[tuple[int, int]], target: Target) -> _SmallKernel:
    name = made.members[0].node.name
    kernel = expand_contractions(share_operands(build_kernel(made), shared), target)
    points = 0
    for part in kernel.nests:
        if isinstance(part, Product):
            raise _UnfitError(f"{name} is a product of matrices, {part.m} x {part.k} by {part.k} x {part.n}")
        if isinstance(part, Attention):
            raise _UnfitError(f"{name} is a softmax between products of matrices")
        space = count(part.space)
        if not isinstance(space, int):
            raise _UnfitError(f"{name} computes {space} elements, which is not a known number")
        points = max(points, space)
    nest = schedule(kernel, target)
    if len(nest.params) > len(kernel.params):
        raise _UnfitError(f"{name} sorts rows that are too long for the stack")
    inside = list(every_statement(nest.body))
    if any(isinstance(statement, For) and statement.kind == "parallel" for statement in inside):
        raise _UnfitError(f"{name} is work for several threads")
    cost = cost_of(postorder(list(roots(nest.body))))
    scratch = sum(_bytes(each.tensor.type) for each in inside if isinstance(each, Alloc))
    return _SmallKernel(nest, 2 * cost, cost * max(1, points), scratch)


class _Building:
    """One region as region IR. _UnfitError when it cannot be."""

    def __init__(self, around: _Compacting, region: Region, inner: set[Memory]) -> None:
        self.around = around
        self.operands: list[Memory] = []
        self.access: dict[Memory, str] = {}
        self.members: list[Stage] = []
        self.failures: list[tuple[int, str]] = []
        self.tokens: list[object] = []
        self.kernels = self.instructions = 0
        self.operations = 0.0
        self.is_endless = False
        self.number: dict[Memory, int] = {}
        self.lies_in = memories_in_place(region)
        self.cells = self._cells(region, inner)
        body = self._steps([region], 0)
        self.flow = Flow(self.cells, body, tuple(self.failures))
        described = tuple((cell.dtype, cell.bytes, cell.operand, cell.copied, cell.written) for cell in self.cells)
        self.key = (described, tuple(self.tokens))

    # ---- memory -----------------------------------------------------------------------------------------------------

    def _cells(self, region: Region, inner: set[Memory]) -> tuple[Cell, ...]:
        for memory, access in accesses([region], self.around.step.source):
            first = self.access.setdefault(memory, access)
            variable = isinstance(memory, Leaf) and memory.kind == "variable"
            if access != "r" and (first == "r" or variable):
                self.access[memory] = "u"
        cells: list[Cell] = []
        own = copies = 0
        for memory in self.access:
            if memory in self.lies_in:
                continue
            size = _bytes(memory.type)
            self.number[memory] = len(cells)
            operand = None
            if memory in inner and size:
                own += size
            else:
                operand = len(self.operands)
                self.operands.append(memory)
            copied = operand is not None and 0 < size <= min(COPIED_BYTES, MAX_BYTES - copies)
            copies += size if copied else 0
            name = str(memory.value) if isinstance(memory, Leaf) else memory.name
            cells.append(Cell(name, memory.type.dtype, size, operand, copied, self.access[memory] != "r"))
        if own > MAX_BYTES:
            raise _UnfitError(f"it takes {own} bytes of memory, more than {MAX_BYTES}")
        self.number.update((memory, self.number[other]) for memory, other in self.lies_in.items())
        return tuple(cells)

    def _scalar(self, source: Source | None) -> int | None:
        """The cell of the scalar that a branch or a loop tests."""
        if source is None:
            return None
        memory = memory_of(source)
        if self.cells[self.number[memory]].bytes != _bytes(source.type):
            raise _UnfitError("what steers it is a part of a larger tensor")
        return self.number[memory]

    # ---- statements -------------------------------------------------------------------------------------------------

    def _steps(self, steps: Iterable[Step], depth: int) -> tuple[Statement, ...]:
        if depth > MAX_DEPTH:
            raise _UnfitError(f"more than {MAX_DEPTH} branches and loops inside of one another")
        made: list[Statement] = []
        for step in steps:
            match step:
                case Branch():
                    made.append(self._branch(step, depth))
                case Loop():
                    made.append(self._loop(step, depth))
                case Plan():
                    made.append(self._kernel(step))
                case Node():
                    raise _UnfitError(f"{step.name} ({step.op}) runs on the host")
        return tuple(made)

    def _kernel(self, made: Plan) -> Run:
        memories = [memory_of(memory) for memory in made.operands]
        shared = [
            (k, memories.index(self.lies_in[memory]))
            for k, memory in enumerate(memories)
            if self.lies_in.get(memory) in memories
        ]
        small = self.around.kernel(made, shared)
        self.kernels += 1
        self.instructions += small.instructions
        self.operations += small.operations
        if self.kernels > MAX_KERNELS or self.instructions > MAX_INSTRUCTIONS:
            raise _UnfitError(f"it is long: {self.kernels} kernels or more, {self.instructions} instructions")
        if small.scratch > MAX_BYTES:
            raise _UnfitError(f"{made.members[0].node.name} needs {small.scratch} bytes for itself")
        gone = {k for k, _ in shared}
        cells = tuple(self.number[memory] for k, memory in enumerate(memories) if k not in gone)
        run = Run(small.nest, cells, len(self.failures))
        self.failures += [(len(self.members) + member, message) for member, message in small.nest.failures]
        self.members += made.members
        self.tokens.append((made.key, tuple(shared), cells))
        return run

    def _branch(self, branch: Branch, depth: int) -> Choose:
        flag = self._scalar(branch.pred)
        assert flag is not None
        self.tokens.append(("if", flag))
        then = self._steps(branch.then.steps, depth + 1)
        self.tokens.append("else")
        otherwise = self._steps(branch.otherwise.steps, depth + 1)
        self.tokens.append("end")
        return Choose(flag, then, otherwise)

    def _loop(self, loop: Loop, depth: int) -> Repeat:
        if loop.length and (depth > 0 or loop.cond is not None):
            raise _UnfitError(f"how long {loop.node.name} becomes is not known before, and it collects")
        before, self.operations = self.operations, 0
        flag, trips, turn = self._scalar(loop.flag), self._scalar(loop.trips), self._scalar(loop.turn)
        number = loop.trips.number if isinstance(loop.trips, Leaf) else None
        times = int(number.value) if isinstance(number, Const) else None
        state = tuple((self.number[memory_of(a)], self.number[memory_of(b)]) for a, b in loop.state)
        state = tuple((now, after) for now, after in state if now != after)
        self.tokens.append(("loop", flag, trips, turn, state, times))
        test = self._steps(loop.cond.steps if loop.cond is not None else (), depth + 1)
        self.tokens.append("body")
        body = self._steps(loop.body.steps, depth + 1)
        self.tokens.append("end")
        poll = self._poll(times)
        self.operations = before + self.operations * (ASSUMED_TRIPS if times is None else max(0, times))
        return Repeat(body, test, flag, trips, turn, state, poll, times)

    def _poll(self, times: int | None) -> int:
        """The number of iterations between polls for cancellation; 0 for a loop that is over sooner."""
        trip = 1 + self.operations / OPERATIONS_PER_NS
        if times is not None and times * trip < POLL_NS:
            return 0
        self.is_endless = True
        return max(1, min(MAX_POLL, int(POLL_NS / trip)))


# ---- memory and other facts of steps --------------------------------------------------------------------------------


def _is_made(memory: Memory) -> bool:
    """True for memory that the step allocates: only the kernels that touch it know it."""
    return not isinstance(memory, Leaf) or memory.kind == "region"


def _bytes(kind: TensorType) -> int:
    """The size of a tensor; 0 when it is not known."""
    elements = count(kind.dims)
    return elements * kind.dtype.size if isinstance(elements, int) else 0
