"""The verifier of step plans: every invariant of what code generation is about to run.

A plan is well-formed when all of these hold:

 1. A kernel has members, and each stage is a member of one kernel only, regions and ranges of kernels included.
 2. A kernel's operands are distinct memories with one access letter each: r, w or u.
 3. A kernel writes those operands, and no others, in which a stage that it stores lies.
 4. What a kernel, a host op or a region reads is there: fed, constant, a variable, or written before. Of a branch that
    is what both sides write.
 5. A stage reads stages of its own kernel, and of earlier ones those that they store; what is computed again reads in
    its turn what is there.
 6. What has been overwritten in place, a tensor or a loop's variable, is read by no later kernel and not fetched.
 7. The parts of a join that lie in its memory lie inside of it, side by side.
 8. Plans with equal keys have operands of equal types and accesses.
 9. What a plan tells beyond its signature is about its operands: `turn` and `fixed` inside of loops only, `fixed` of
    what the loop does not write, `constants` and `finite` of constants.
10. A While has a condition that writes its flag, a For its trips; each loop variable with two memories has a kernel
    that brings it home.
11. Feeds are leaves, and every fetch has a source, whose memory is written when the step ends.
12. Where kernels are built, each plan but those of functions has one, whose first parameters are its operands.

Runs between all rewrites with TFC_VERIFY=1 and `--verify-each`, after the one that lays out the step (pipeline.py).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from tfc.codegen.fusion.kernel import Kernel, Memory, Plan, lies_in, owner
from tfc.codegen.fusion.region import Branch, Compact, Loop, Step, constant_of, every_plan, flat, memory_of, touches
from tfc.codegen.fusion.rematerialize import overwritten
from tfc.codegen.fusion.stages import Leaf, Source, Stage, unviewed
from tfc.codegen.fusion.step_plan import StepPlan
from tfc.codegen.tensor.tensor import Join
from tfc.ir.base.errors import Error
from tfc.ir.graph.graph import Node
from tfc.ir.types.types import DType


def verify_step(step: StepPlan, kernels: Mapping[object, Kernel]) -> None:
    """Raise the first broken invariant as a tfc.Error that names the node; return quietly otherwise."""
    for error in problems(step, kernels):
        raise error


def problems(step: StepPlan, kernels: Mapping[object, Kernel]) -> Iterator[Error]:
    """Every broken invariant of a plan, and of its kernels by the keys of plans; before these are built there are
    none."""
    yield from _members(step.steps)
    yield from _keys(every_plan(step.steps))
    for made in every_plan(step.steps):
        yield from _operands(made)
        yield from _told(made)
        yield from _joins(made)
    for part in flat(step.steps):
        if kernels and isinstance(part, Plan):
            yield from _kernel(part, kernels.get(part.key))
    walk = _Walk(step)
    yield from walk.steps(step.steps)
    yield from walk.results()


# ---- a kernel by itself ---------------------------------------------------------------------------------------------


def _members(steps: Iterable[Step]) -> Iterator[Error]:
    seen: set[Stage] = set()
    for made in every_plan(steps):
        if not made.members:
            yield Error(f"a kernel of kind {made.group.kind} has no members")
        for stage in made.members:
            if stage in seen:
                yield stage.error("is a member of two kernels")
            seen.add(stage)


def _keys(plans: Iterable[Plan]) -> Iterator[Error]:
    first: dict[object, Plan] = {}
    for made in plans:
        known = first.setdefault(made.key, made)
        if made.members and (known.access, _types(known)) != (made.access, _types(made)):
            yield made.members[0].error("has the key of a kernel with other operands")


def _operands(made: Plan) -> Iterator[Error]:
    if not made.members:
        return
    first = made.members[0]
    if len(made.access) != len(made.operands) or not set(made.access) <= set("rwu"):
        yield first.error(f"has {len(made.operands)} operands and the accesses {made.access!r}")
        return
    if len(set(made.operands)) < len(made.operands):
        yield first.error("has an operand twice")
    stored = {owner(stage) for stage in made.stored}
    written = {memory for memory, access in zip(made.operands, made.access, strict=True) if access != "r"}
    for memory in stored - written:
        yield first.error(f"does not write {_name(memory)}, where a stage that it stores lies")
    for memory in written - stored:
        yield first.error(f"writes {_name(memory)}, where no stage that it stores lies")


def _told(made: Plan) -> Iterator[Error]:
    told = (*made.fixed, *made.constants, *made.finite, *(() if made.turn is None else (made.turn,)))
    if any(not 0 <= k < len(made.operands) for k in told):
        yield made.members[0].error(f"has no operands of the numbers {told}")
        return
    for k in (*made.constants, *made.finite):
        if constant_of(made.operands[k]) is None:
            yield made.members[0].error(f"takes {_name(made.operands[k])} for a constant")


def _joins(made: Plan) -> Iterator[Error]:
    """Invariant 7, of the join that a stage of the kernel is or lies in."""
    joins = [stage.place.memory for stage in made.members if stage.place and isinstance(stage.place.memory, Stage)]
    for join in dict.fromkeys((*joins, *made.members)):
        if isinstance(join, Stage) and isinstance(join.tensor.definition, Join):
            yield from _parts(join, join.tensor.definition)


def _parts(join: Stage, definition: Join) -> Iterator[Error]:
    ends = 0
    for part in definition.parts:
        size = part.shape[definition.axis]
        source = join.binding.get(part)
        place = source.place if isinstance(source, Stage) else None
        if not isinstance(size, int):
            return
        if place is not None and place.memory is join and (place.axis, place.start) != (definition.axis, ends):
            yield join.error(f"has {_name(source)} at {place.start} along axis {place.axis} instead of {ends}")
        ends += size


def _kernel(made: Plan, kernel: Kernel | None) -> Iterator[Error]:
    if kernel is None:
        yield made.members[0].error("has no kernel")
        return
    own = [param.dtype for param in kernel.params[: len(made.operands)] if param not in kernel.panels]
    packed = {k for k, param in enumerate(kernel.params) if param in kernel.panels}
    wanted = [dtype for k, dtype in enumerate(_types(made)) if k not in packed]
    if own != wanted:
        yield made.members[0].error(f"has operands of the types {wanted}, and a kernel that takes {own}")


# ---- kernels one after the other ------------------------------------------------------------------------------------


class _Walk:
    """Goes through a step in the order it runs, and knows what is in memory."""

    def __init__(self, step: StepPlan) -> None:
        self.step = step
        self.there: set[Memory] = set()
        self.computed: set[Stage] = set()
        self.gone: set[Source] = set()
        """What has been overwritten in place."""
        self.changed: list[set[Memory]] = []
        """What each loop around writes."""

    def steps(self, steps: Iterable[Step]) -> Iterator[Error]:
        for step in steps:
            match step:
                case Plan():
                    yield from self._plan(step)
                case Node():
                    yield from self._host(step)
                case Branch():
                    yield from self._branch(step)
                case Loop():
                    yield from self._loop(step)
                case Compact():
                    yield from self.steps((step.region,))
                case _:  # a range of kernels
                    yield from self.steps(step.members)

    def results(self) -> Iterator[Error]:
        for entry in self.step.graph.entries:
            for name, value in entry.inputs:
                if isinstance(self.step.source.get(value), Stage):
                    yield Error(f"feed {name} is computed")
            for name, value in entry.outputs:
                source = self.step.source.get(value)
                if source is None:
                    yield Error(f"fetch {name} has no source")
                elif source in self.gone:
                    yield Error(f"fetch {name} has been overwritten")
                elif not self._is_there(source):
                    yield Error(f"fetch {name} is not in memory when the step ends")

    def _plan(self, made: Plan) -> Iterator[Error]:
        for memory, access in zip(made.operands, made.access, strict=False):
            if access != "w" and not self._is_there(memory):
                yield made.members[0].error(f"reads {_name(memory)}, which nobody has written")
        for stage in made.members:
            for source, _ in stage.reads:
                yield from self._read(stage, source, made)
        yield from self._in_loop(made)
        written = (memory for memory, access in zip(made.operands, made.access, strict=False) if access != "r")
        self.there.update(map(memory_of, written))
        self.computed.update(made.stored)
        self.gone.update(source for stage in made.members for source in _overwritten(stage))

    def _read(self, stage: Stage, source: Source, made: Plan) -> Iterator[Error]:
        if source in self.gone:
            yield stage.error(f"reads {_name(source)}, which has been overwritten")
        if isinstance(source, Leaf) or source in made.members or self._is_computed(source):
            return
        if not source.recomputed:
            yield stage.error(f"reads {_name(source)}, which no kernel before stores")
            return
        for inner, _ in source.reads:
            yield from self._read(stage, inner, made)

    def _is_computed(self, stage: Stage) -> bool:
        """True for what a kernel has stored, and for a join whose parts, all in its memory, have been."""
        if stage in self.computed or not isinstance(stage.tensor.definition, Join):
            return stage in self.computed
        parts = [unviewed(stage.binding[part]) for part in stage.tensor.definition.parts]
        return all(isinstance(part, Stage) and lies_in(part, stage) and self._is_computed(part) for part in parts)

    def _in_loop(self, made: Plan) -> Iterator[Error]:
        if (made.fixed or made.turn is not None) and not self.changed:
            yield made.members[0].error("counts trips outside of a loop")
        for k in made.fixed:
            if k < len(made.operands) and self.changed and memory_of(made.operands[k]) in self.changed[-1]:
                yield made.members[0].error(f"takes {_name(made.operands[k])} for the same in all trips")

    def _host(self, node: Node) -> Iterator[Error]:
        for value in node.inputs:
            source = self.step.source.get(value)
            if source is None or not self._is_there(source):
                yield node.error(f"reads {value}, which nobody has written")
        self.there.update(memory_of(self.step.source[value]) for value in node.outputs if value in self.step.source)

    def _branch(self, branch: Branch) -> Iterator[Error]:
        yield from self._scalar(branch.node, branch.pred)
        there, gone = set(self.there), set(self.gone)
        yield from self.steps(branch.then.steps)
        then, self.there = self.there, there
        gone, self.gone = self.gone, gone
        yield from self.steps(branch.otherwise.steps)
        self.there &= then
        self.gone |= gone
        for leaf in branch.results:
            if not self._is_there(leaf):
                yield branch.node.error(f"does not write {_name(leaf)} on both sides")

    def _loop(self, loop: Loop) -> Iterator[Error]:
        if loop.trips is not None:
            yield from self._scalar(loop.node, loop.trips)
        if loop.node.op == "For" and loop.trips is None:
            yield loop.node.error("is a For without trips")
        if (loop.cond is None) != (loop.flag is None):
            yield loop.node.error("has a condition and no flag, or a flag and no condition")
        if len(loop.homes) != len(loop.state):
            yield loop.node.error(f"brings {len(loop.homes)} of {len(loop.state)} variables home")
        self.there.update(leaf for leaf in (loop.turn,) if leaf is not None)
        self.changed.append({memory for memory, access in touches(loop) if access != "r"})
        yield from self.steps(loop.cond.steps if loop.cond is not None else ())
        if loop.flag is not None:
            yield from self._scalar(loop.node, loop.flag)
        yield from self.steps(loop.body.steps)
        self.changed.pop()
        for now, following in loop.state:
            for leaf in (now, following):
                if not self._is_there(leaf):
                    yield loop.node.error(f"has nothing in {_name(leaf)} when a trip ends")
        yield from self.steps(loop.homes)
        self.there.update(map(memory_of, loop.collected))

    def _scalar(self, node: Node, source: Source) -> Iterator[Error]:
        if not self._is_there(source):
            yield node.error(f"is steered by {_name(source)}, which nobody has written")

    def _is_there(self, source: Source) -> bool:
        memory = memory_of(source)
        if memory in self.there:
            return True
        return isinstance(memory, Leaf) and (
            memory.kind in ("feed", "constant", "variable") or memory.number is not None
        )


def _overwritten(stage: Stage) -> Iterator[Source]:
    """The memory a stage puts its result over, if others may read its value: a tensor, or a loop's variable."""
    found = overwritten(stage)
    if not found and stage.place is not None and isinstance(stage.place.memory, Leaf):
        found = [stage.place.memory]
    yield from (x for x in found if isinstance(x, Stage) or (x.kind == "region" and x.stands_for is not None))


def _types(made: Plan) -> list[DType]:
    return [memory.type.dtype for memory in made.operands]


def _name(source: Source | None) -> str:
    if isinstance(source, Leaf):
        return str(source.value)
    return source.name if source is not None else "nothing"
