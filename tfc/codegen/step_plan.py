"""A step as a sequence of instructions to be: kernels (planned groups) and nodes that run on the host."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tfc.codegen.fuse import Group, fuse
from tfc.codegen.kernel import Plan, plan
from tfc.codegen.lowering import Templates
from tfc.codegen.placement import place_parts
from tfc.codegen.separate import separate
from tfc.codegen.stages import Source, Stage, build_stages
from tfc.codegen.tensor import Join
from tfc.ir.graph import Graph, Node, Value


@dataclass(frozen=True, eq=False)
class StepPlan:
    """What runs, in order, and where each value of the graph is."""

    graph: Graph
    source: Mapping[Value, Source]
    steps: tuple[Plan | Node, ...]


def plan_step(graph: Graph) -> StepPlan:
    """Lower and fuse a graph whose only entry is the step."""
    stages = build_stages(graph, Templates())
    groups = fuse(stages)
    place_parts(stage for group in groups for stage in group.levels)
    steps = _plan(groups)
    parts = separate(groups, [step for step in steps if isinstance(step, Plan)])
    return StepPlan(graph, stages.source, tuple(steps if len(parts) == len(groups) else _plan(parts)))


def _plan(groups: Sequence[Group]) -> list[Plan | Node]:
    """The groups as instructions, without those that nobody needs."""
    escapes = _escapes(groups)
    steps: list[Plan | Node] = []
    for group in groups:
        if group.node is not None:
            steps.append(group.node)
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
        if stage.stored or any(group_of.get(user, group) is not group for user in stage.users)
    }


def _is_placed(planned: Plan) -> bool:
    """True for a join that the kernels of its parts have written already."""
    first = planned.members[0]
    definition = first.tensor.definition
    if not isinstance(definition, Join):
        return False
    return all(isinstance(s, Stage) and s.place is not None for s in map(first.binding.__getitem__, definition.parts))


def _has_checks(stage: Stage) -> bool:
    return bool(getattr(stage.tensor.definition, "checks", ()))
