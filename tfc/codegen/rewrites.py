"""The rewrites of code generation as functions from state to state, as the table in pipeline.py runs them.

A `State` is what a step is so far: a graph, then stages, groups of stages, a plan, and its kernels. What a rewrite does
is in a module of its own; here it is only handed what it needs, and its result put in its place.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial, wraps

from tfc.codegen.contract import pack_constants
from tfc.codegen.dataflow.part import Part
from tfc.codegen.dataflow.plan_flows import FlowPlan, with_regions
from tfc.codegen.fusion.fuse import Group
from tfc.codegen.fusion.fused_block import ChangeGroups, FusedBlock, fuse_blocks, map_blocks, nest_regions, with_groups
from tfc.codegen.fusion.join_attention import join_attention, score_types
from tfc.codegen.fusion.kernel import Kernel
from tfc.codegen.fusion.loop_state import write_over
from tfc.codegen.fusion.region_stages import build_stages
from tfc.codegen.fusion.round_values import round_values
from tfc.codegen.fusion.stages import Stage, StageGraph
from tfc.codegen.fusion.step_plan import StepPlan
from tfc.codegen.objects.build_modules import build_kernels, schedule_kernels
from tfc.codegen.request import Request
from tfc.codegen.schedule import schedule as cpu
from tfc.codegen.schedule.batch_small_kernels import batch_small_kernels
from tfc.codegen.schedule.built_kernel import BuiltKernel, Kernels, NamedKernel
from tfc.codegen.schedule.compact_regions import compact_regions
from tfc.codegen.target.target import Target
from tfc.ir.base.record import field, record, replace
from tfc.ir.graph.graph import Graph, Node


@record(frozen=True, eq=False)
class State:
    """A step as far as it is compiled. Of `stages`, `block` and `step` there is the one that the rewrites have come to.

    flows    the dataflows that were cut out of the step
    stages   its tensor expressions
    block    these in groups
    step     the groups as plans, in regions
    reasons  of the regions that became no function of their own: why
    named    the kernels of the step and of its dataflows by the keys of their plans, before their loops are chosen
    kernels  and with them
    """

    request: Request
    graph: Graph
    flows: Mapping[str, FlowPlan] = field(default_factory=dict)
    stages: StageGraph | None = None
    block: FusedBlock | None = None
    step: StepPlan | None = None
    reasons: Sequence[tuple[Node, str]] = ()
    named: Mapping[object, NamedKernel] = field(default_factory=dict)
    kernels: Kernels = field(default_factory=dict)

    def __repr__(self) -> str:
        return f"State(of {len(self.graph)} nodes)"  # all that it holds would fill pages

    @property
    def planned(self) -> StepPlan:
        """The plan, where the rewrites have come to it."""
        assert self.step is not None
        return self.step

    @property
    def built(self) -> Mapping[object, NamedKernel | BuiltKernel]:
        """The kernels by the keys of their plans, with loops or without."""
        made: dict[object, NamedKernel | BuiltKernel] = {}
        made.update(self.named)
        made.update(self.kernels)
        return made

    @property
    def whole(self) -> StepPlan:
        """The plan with the kernels of all dataflows behind its own."""
        return with_regions(self.planned, self.flows.values())


Change = Callable[[State], State]


# ---- what many rewrites have in common ------------------------------------------------------------------------------


def on_graph(change: Callable[[Graph, Part | None], Graph]) -> Change:
    """A rewrite of the graph."""

    @wraps(change)
    def run(state: State) -> State:
        graph = change(state.graph, state.request.part)
        return state if graph is state.graph else replace(state, graph=graph)

    return run


def on_blocks(change: Callable[[FusedBlock], FusedBlock]) -> Change:
    """A rewrite of the step's block, and of each block in its regions by itself."""

    @wraps(change)
    def run(state: State) -> State:
        assert state.block is not None
        return replace(state, block=map_blocks(state.block, change))

    return run


def on_groups(change: ChangeGroups) -> Change:
    """A rewrite of the groups of every block."""

    return on_blocks(wraps(change)(lambda block: with_groups(block, change)))


def on_step(change: Callable[[StepPlan], StepPlan]) -> Change:
    """A rewrite of the plan."""

    @wraps(change)
    def run(state: State) -> State:
        step = change(state.planned)
        return state if step is state.step else replace(state, step=step)

    return run


def on_kernels(change: Callable[[Kernel, Target], Kernel]) -> Change:
    """A rewrite of each kernel whose loops are not chosen yet."""

    @wraps(change)
    def run(state: State) -> State:
        target = state.request.target
        named = {key: replace(each, kernel=change(each.kernel, target)) for key, each in state.named.items()}
        return replace(state, named=named)

    return run


# ---- groups ---------------------------------------------------------------------------------------------------------


@wraps(build_stages)
def stages_of_step(state: State) -> State:
    """Build the stages of the step's graph."""
    return replace(state, stages=build_stages(state.graph))


@wraps(round_values)
def rounding_of_step(state: State) -> State:
    """Mark the stages that are rounded: all of them where the configuration says so."""
    assert state.stages is not None
    round_values(state.stages, strict=state.request.config.strict_rounding)
    return state


@wraps(fuse_blocks)
def fuse_stages(state: State) -> State:
    """Fuse the stages of the step and of its regions."""
    assert state.stages is not None
    return replace(state, stages=None, block=fuse_blocks(state.stages))


@wraps(write_over)
def place_variables(block: FusedBlock) -> FusedBlock:
    """Place the next values of a loop's variables."""
    groups, state = write_over(block.stages, block.groups, block.state)
    return replace(block, groups=tuple(groups), state=state)


@wraps(join_attention)
def attention_of_step(state: State) -> State:
    """Join attention whose scores are of types that the target keeps out of memory."""
    types = score_types(state.request.target, strict=state.request.config.strict_rounding)

    def change(groups: Sequence[Group], escapes: set[Stage]) -> list[Group]:
        return join_attention(groups, escapes, types)

    return on_groups(change)(state)


# ---- plans ----------------------------------------------------------------------------------------------------------


@wraps(nest_regions)
def plan_of_step(state: State) -> State:
    """Make the step's plan of its blocks."""
    assert state.block is not None
    block = state.block
    return replace(state, block=None, step=StepPlan(state.graph, block.stages.source, nest_regions(block)))


@wraps(compact_regions)
def functions_of_regions(state: State) -> State:
    """Replace regions, and keep the reasons why others stay what they are."""
    compacted = compact_regions(state.planned, state.request.target, state.request.prefix)
    return replace(state, step=compacted.step, reasons=tuple(compacted.reasons))


# ---- kernels --------------------------------------------------------------------------------------------------------


@wraps(build_kernels)
def kernels_of_step(state: State) -> State:
    """Build the kernels of the step and of its dataflows."""
    return replace(state, named=build_kernels(state.whole, state.request.prefix))


@wraps(pack_constants.with_panels)
def with_panels(state: State) -> State:
    """Let kernels read panels, larger than the constants in them where the program is alone."""

    def change(kernel: Kernel, target: Target) -> Kernel:
        return pack_constants.with_panels(kernel, target, widens=state.request.is_alone)

    return on_kernels(change)(state)


@wraps(cpu.schedule)
def schedule(state: State) -> State:
    """Choose the loops of all kernels for a processor."""
    symbols = state.graph.symbols
    ranges = {each.name: (each.minimum, each.maximum) for each in symbols if each.maximum is not None}
    loops = partial(cpu.schedule, ranges=ranges)
    return replace(state, named={}, kernels=schedule_kernels(state.named, loops, state.request.target))


def schedule_launches(state: State) -> State:
    """Choose the launches of all kernels for a GPU."""
    from tfc.codegen.gpu.schedule.schedule import schedule_launches  # steps on processors need nothing of it

    return replace(state, named={}, kernels=schedule_kernels(state.named, schedule_launches, state.request.target))


def with_room(state: State) -> State:
    """Give the kernels of a simulated GPU scratch memory for what blocks share."""
    from tfc.codegen.gpu.simulator.simulate import with_room

    made = {}
    for key, built in state.kernels.items():
        kernel, nest = with_room(built.kernel, built.nest)
        made[key] = replace(built, kernel=kernel, nest=nest)
    return replace(state, kernels=made)


@wraps(batch_small_kernels)
def gather_kernels(state: State) -> State:
    """Gather small kernels that need nothing of each other."""
    step = batch_small_kernels(state.planned, state.kernels, state.request.prefix)
    return state if step is state.step else replace(state, step=step)
