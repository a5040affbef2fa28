"""Native regions: the If, While and For whose sub-graphs hold only compiled ops, as nested steps (architecture §5).

A region is planned as the step around it is: its sub-graphs have stages, groups and kernels of their own. What differs
is memory. A parameter of a sub-graph is a leaf that stands for memory outside; what a sub-graph gives back is written
straight into the region's result; a loop variable has two memories, `now`, which a trip reads, and `next`, which it
writes, and after each trip the two exchange their addresses. assemble.py lays regions out flat, with jumps.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

from tfc.codegen.fusion.kernel import Memory, Plan, owner
from tfc.codegen.fusion.stages import Leaf, Source
from tfc.codegen.loop_ir.region_ir import Flow
from tfc.codegen.tensor.expr import Cast, Const, Expr, SizeOf
from tfc.codegen.tensor.tensor import Map
from tfc.ir.analysis.effects import written_operands
from tfc.ir.base.record import record, replace
from tfc.ir.graph.graph import Node, Value
from tfc.ir.types.dims import Size


@record(frozen=True, eq=False)
class Block:
    """Steps that run one after the other."""

    steps: tuple[Step, ...]

    def with_steps(self, steps: tuple[Step, ...]) -> Block:
        """The block with other steps; the very same object where they are its own."""
        return self if steps is self.steps else Block(steps)


@record(frozen=True, eq=False)
class Branch:
    """An If: one of two blocks runs, as the bool scalar `pred` says. Both write the same result memories."""

    node: Node
    pred: Source
    then: Block
    otherwise: Block
    results: tuple[Leaf, ...] = ()


@record(frozen=True, eq=False)
class Loop:
    """A While or a For.

    cond, flag    of a While: the block that computes whether there is another trip, and the bool scalar it writes
    body          one trip
    trips, turn   of a For: i32 scalars, how many trips there are and the number of this one. A While that collects
                  counts its trips too
    state         (now, next) of every loop variable that changes; they are exchanged after the body
    homes         for each of them the kernel that copies `now` to `next`: after an odd number of trips it brings the
                  value back to where `now` was at the start
    collected     the memories that every trip writes a row of
    length        the symbol that is their length, "" when that was known before
    """

    node: Node
    body: Block
    cond: Block | None = None
    flag: Leaf | None = None
    trips: Source | None = None
    turn: Leaf | None = None
    state: tuple[tuple[Leaf, Leaf], ...] = ()
    homes: tuple[Plan, ...] = ()
    collected: tuple[Leaf, ...] = ()
    length: str = ""


Region = Branch | Loop


@record(frozen=True, eq=False)
class Compact:
    """A small region that has become one function (compact_regions.py): a kernel instruction over memory outside of it.

    nodes       what it computes, the region's own node first
    failures    (node, message) by reason
    operations  arithmetic it does, if loops of unknown length make a few trips
    is_endless  whether it may run for long, and asks meanwhile whether the step was cancelled
    """

    region: Region
    flow: Flow
    symbol: str
    operands: tuple[Memory, ...]
    access: str
    nodes: tuple[str, ...]
    failures: tuple[tuple[str, str], ...]
    operations: int
    is_endless: bool


@record(frozen=True, eq=False)
class BatchedKernels:
    """Kernels that need nothing of each other, as one range of work for all threads (batched_kernels.py).

    members  the kernels; those of one function stand together
    shares   of each function: its symbol, how many of the kernels it is, how many operands one has, and its time in
             units of the range
    grain    units that are worth handing to another thread
    """

    symbol: str
    members: tuple[Plan, ...]
    shares: tuple[tuple[str, int, int, int], ...]
    grain: int


Step = Plan | Node | Branch | Loop | Compact | BatchedKernels


def blocks(region: Region) -> tuple[Block, ...]:
    """The blocks of a region, in the order they are laid out."""
    if isinstance(region, Branch):
        return region.then, region.otherwise
    return (region.body,) if region.cond is None else (region.cond, region.body)


def flat(steps: Iterable[Step], *, compact: bool = False) -> Iterator[Plan | Node]:
    """Every kernel and host op, those inside of regions included, as they are laid out; those of compact regions only
    if asked for.
    """
    for step in steps:
        if isinstance(step, (Branch, Loop)):
            for block in blocks(step):
                yield from flat(block.steps, compact=compact)
            if isinstance(step, Loop):
                yield from step.homes
        elif isinstance(step, BatchedKernels):
            yield from step.members
        elif not isinstance(step, Compact):
            yield step
        elif compact:
            yield from flat((step.region,), compact=True)


def every_plan(steps: Iterable[Step]) -> Iterator[Plan]:
    """Every kernel of some steps, those of regions, of ranges and of functions included."""
    return (part for part in flat(steps, compact=True) if isinstance(part, Plan))


def map_steps(steps: tuple[Step, ...], change: Callable[[Step], Step]) -> tuple[Step, ...]:
    """The steps as `change` makes them; the very same object where it changes none."""
    made = tuple(map(change, steps))
    return steps if all(new is old for new, old in zip(made, steps, strict=True)) else made


def map_plans(steps: tuple[Step, ...], change: Callable[[Plan], Plan]) -> tuple[Step, ...]:
    """The steps with what `change` makes of every kernel, in branches and loops too; not of those that bring loop
    variables home, and not inside of what is one function. The very same object where nothing changed."""

    def changed(step: Step) -> Step:
        if isinstance(step, Plan):
            return change(step)
        if not isinstance(step, (Branch, Loop)):
            return step
        return with_blocks(step, lambda block: block.with_steps(map_plans(block.steps, change)))

    return map_steps(steps, changed)


def with_blocks(region: Region, change: Callable[[Block], Block]) -> Region:
    """The region with what `change` makes of each of its blocks; the very same object where none changed."""
    if isinstance(region, Branch):
        then, otherwise = change(region.then), change(region.otherwise)
        same = then is region.then and otherwise is region.otherwise
        return region if same else replace(region, then=then, otherwise=otherwise)
    cond, body = None if region.cond is None else change(region.cond), change(region.body)
    return region if cond is region.cond and body is region.body else replace(region, cond=cond, body=body)


def every_step(steps: Iterable[Step]) -> Iterator[Step]:
    """Every step, a region before those inside; of a region that has become a function not those inside."""
    for step in steps:
        yield step
        if isinstance(step, (Branch, Loop)):
            for block in blocks(step):
                yield from every_step(block.steps)


def every_region(steps: Iterable[Step]) -> Iterator[Region | Compact]:
    """Every region, outer ones first; of one that has become a function not those inside."""
    return (step for step in every_step(steps) if isinstance(step, (Branch, Loop, Compact)))


def compact_parts(steps: Iterable[Step]) -> Iterator[Compact]:
    """Every region that has become one function."""
    return (step for step in every_step(steps) if isinstance(step, Compact))


def batched_kernels(steps: Iterable[Step]) -> Iterator[BatchedKernels]:
    """Every range of kernels, those inside of regions included."""
    return (step for step in every_step(steps) if isinstance(step, BatchedKernels))


def regions(steps: Iterable[Step]) -> Iterator[Region]:
    """Every region, outer ones before those inside."""
    return (step for step in every_step(steps) if isinstance(step, (Branch, Loop)))


def lengths(steps: Iterable[Step]) -> frozenset[str]:
    """The symbols whose values are first known when loops run."""
    inside = (part.region if isinstance(part, Compact) else part for part in every_region(steps))
    return frozenset(each.length for part in inside for each in regions([part]) if isinstance(each, Loop)) - {""}


def memory_of(source: Source) -> Memory:
    """The memory a source finally lies in: parameters of sub-graphs stand for memory outside."""
    memory = owner(source)
    while isinstance(memory, Leaf) and memory.stands_for is not None:
        memory = owner(memory.stands_for)
    return memory


def constant_of(memory: Memory) -> Leaf | None:
    """The constant that an operand is, or that the parameter of a body stands for."""
    outside = memory_of(memory)
    return outside if isinstance(outside, Leaf) and outside.kind == "constant" else None


def count_of(trips: Source) -> Size | None:
    """The trip count, where that is a number or a symbolic size."""
    number: Expr | None = None
    if isinstance(trips, Leaf):
        number = trips.number
    elif isinstance(trips.tensor.definition, Map) and not trips.tensor.shape:
        number = trips.tensor.definition.body
    while isinstance(number, Cast):
        number = number.children[0]
    if isinstance(number, Const):
        return int(number.value)
    return number.size if isinstance(number, SizeOf) else None


def touches(region: Region) -> tuple[tuple[Memory, str], ...]:
    """The memories a region touches as one step: `r` when it only reads one, else `u`."""
    found: dict[Memory, str] = {}

    def touch(source: Source | None, access: str) -> None:
        if source is not None:
            memory = memory_of(source)
            found[memory] = "r" if access == "r" and found.get(memory, "r") == "r" else "u"

    for part in flat([region]):
        assert isinstance(part, Plan)
        for memory, access in zip(part.operands, part.access, strict=True):
            touch(memory, access)
    for each in regions([region]):
        if isinstance(each, Branch):
            touch(each.pred, "r")
        else:
            touch(each.flag, "r")
            touch(each.trips, "r")
            touch(each.turn, "w")
            for now, following in each.state:
                touch(now, "w")
                touch(following, "w")
    return tuple(found.items())


def accesses(steps: Iterable[Step], source: Mapping[Value, Source]) -> Iterator[tuple[Memory, str]]:
    """Every use of a memory in the order of the code, with its access letter; what a loop does at its end included."""
    for part in steps:
        match part:
            case Plan():
                yield from ((memory_of(m), access) for m, access in zip(part.operands, part.access, strict=True))
            case Branch():
                yield memory_of(part.pred), "r"
                yield from accesses((*part.then.steps, *part.otherwise.steps), source)
            case Loop():
                yield from ((memory_of(x), a) for x, a in ((part.trips, "r"), (part.turn, "w")) if x is not None)
                yield from accesses(part.cond.steps if part.cond is not None else (), source)
                if part.flag is not None:
                    yield memory_of(part.flag), "r"
                yield from accesses(part.body.steps, source)
                yield from ((memory_of(after), "r") for _, after in part.state)
                yield from ((memory_of(now), "w") for now, _ in part.state)
            case BatchedKernels():
                yield from accesses(part.members, source)
            case Compact():
                yield from zip(part.operands, part.access, strict=True)
            case Node():
                written = written_operands(part)
                yield from ((memory_of(source[v]), "u" if k in written else "r") for k, v in enumerate(part.inputs))
                yield from ((memory_of(source[v]), "w") for v in part.outputs)
