"""A step as a sequence of instructions to be: kernels (planned groups), nodes that run on the host, and regions, which
are such sequences themselves."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from tfc.codegen.contract.pack_in_loops import pack_once
from tfc.codegen.fusion.concat_in_place import place_parts
from tfc.codegen.fusion.fuse import Group, fuse, kind_of
from tfc.codegen.fusion.join_attention import WIDE, join_attention
from tfc.codegen.fusion.join_row_reductions import join_row_statistics
from tfc.codegen.fusion.kernel import Plan, lies_in, plan
from tfc.codegen.fusion.limit_kernels import separate
from tfc.codegen.fusion.live_nodes import length_of
from tfc.codegen.fusion.loop_state import State, write_over
from tfc.codegen.fusion.region import Block, Branch, Loop, Region, Step
from tfc.codegen.fusion.region_stages import build_stages
from tfc.codegen.fusion.rematerialize import recompute
from tfc.codegen.fusion.split_transposes import take_out_transposes
from tfc.codegen.fusion.stages import Leaf, Source, Stage, StageGraph, StageRegion
from tfc.codegen.tensor.tensor import Join
from tfc.ir.base.record import record
from tfc.ir.graph.bodies import loop_vars
from tfc.ir.graph.graph import Graph, Value
from tfc.ir.types.types import DType


@record(frozen=True, eq=False)
class StepPlan:
    """What runs, in order, and where each value of the graph is."""

    graph: Graph
    source: Mapping[Value, Source]
    steps: tuple[Step, ...]


@record(frozen=True)
class _Joins:
    """Which kernels are several groups: see `plan_step`."""

    attention: Collection[DType]
    statistics: bool


def plan_step(graph: Graph, *, attention: Collection[DType] = WIDE, statistics: bool = True) -> StepPlan:
    """Lower and fuse a graph whose only entry is the step, products with a softmax between them where scores are of
    the types `attention`, and products with what only reduces their rows if `statistics`."""
    stages = build_stages(graph)
    joins = _Joins(attention, statistics)
    return StepPlan(graph, stages.source, pack_once(_plan_graph(stages, (), joins, whole=True)[0].steps))


def _plan_graph(stages: StageGraph, state: State, joins: _Joins, *, whole: bool = False) -> tuple[Block, State]:
    """Fuse the stages of a `whole` step or of a sub-graph; of a loop's body also say which variables need two
    memories."""
    groups = fuse(stages)
    place_parts((stage for group in groups for stage in group.levels), shared=whole)
    groups, state = write_over(stages, groups, state)
    regions = {name: _plan_region(region, joins) for name, region in stages.regions.items()}
    groups = take_out_transposes(groups, _escapes(groups))
    recompute(groups, _escapes(groups))
    groups = join_attention(groups, _escapes(groups), joins.attention)
    if joins.statistics:
        groups = join_row_statistics(groups, _escapes(groups))
    steps = _plan(groups, regions)
    parts = separate(groups, [step for step in steps if isinstance(step, Plan)])
    return Block(tuple(steps if len(parts) == len(groups) else _plan(parts, regions))), state


def _plan_region(region: StageRegion, joins: _Joins) -> Region:
    *others, last = region.bodies
    body, state = _plan_graph(last, region.state, joins)
    blocks = [*(_plan_graph(other, (), joins)[0] for other in others), body]
    if region.node.op == "If":
        assert region.flag is not None
        return Branch(region.node, region.flag, blocks[0], blocks[1], region.results)
    flag = region.flag if isinstance(region.flag, Leaf) else None
    return Loop(
        region.node,
        blocks[-1],
        cond=blocks[0] if len(blocks) == 2 else None,
        flag=flag,
        trips=region.trips,
        turn=region.turn,
        state=tuple(state),
        homes=tuple(_plan_alone(home) for pair, home in zip(region.state, region.homes, strict=True) if pair in state),
        collected=region.results[loop_vars(region.node) :],
        length=length_of(region.node),
    )


def _plan_alone(stage: Stage) -> Plan:
    group = Group(kind_of(stage), 0, stage.facts.space)
    group.levels[stage] = "full"
    return plan(group, {stage})


def _plan(groups: Sequence[Group], regions: Mapping[str, Region]) -> list[Step]:
    """The groups as instructions, without those that nobody needs."""
    escapes = _escapes(groups)
    steps: list[Step] = []
    for group in groups:
        if group.node is not None:
            steps.append(regions.get(group.node.name, group.node))
            continue
        planned = plan(group, escapes)
        if (planned.stored or any(_has_checks(stage) for stage in planned.members)) and not _is_placed(planned):
            steps.append(planned)
    return steps


def _escapes(groups: Sequence[Group]) -> set[Stage]:
    """The stages whose values must be in memory: stored ones, and those another group reads."""
    group_of = {stage: group for group in groups for stage in group.levels}
    return {
        stage
        for stage, group in group_of.items()
        if not stage.recomputed
        and (stage.stored or any([group_of.get(user, group) is not group for user in stage.users]))
    }


def _is_placed(planned: Plan) -> bool:
    """True for a join that the kernels of its parts have written already."""
    first = planned.members[0]
    definition = first.tensor.definition
    if not isinstance(definition, Join):
        return False
    return all(lies_in(first.binding[part], first) for part in definition.parts)


def _has_checks(stage: Stage) -> bool:
    return bool(getattr(stage.tensor.definition, "checks", ()))
