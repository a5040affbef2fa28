"""Fused groups of a step and of the sub-graphs of its native regions, between fusion and the step's plan.

The rewrites of groups (codegen/pipeline.py) work on every block by itself. Groups and stages belong to the blocks alone
until they are planned: rewrites may change them in place.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from tfc.codegen.fusion.fuse import Group, fuse, kind_of
from tfc.codegen.fusion.kernel import Plan, lies_in, plan
from tfc.codegen.fusion.limit_kernels import separate
from tfc.codegen.fusion.live_nodes import length_of
from tfc.codegen.fusion.loop_state import State
from tfc.codegen.fusion.region import Block, Branch, Loop, Region, Step
from tfc.codegen.fusion.stages import Leaf, Stage, StageGraph, StageRegion
from tfc.codegen.tensor.tensor import Join
from tfc.ir.base.record import field, record, replace
from tfc.ir.graph.bodies import loop_vars
from tfc.ir.graph.graph import Node

ChangeGroups = Callable[[Sequence[Group], set[Stage]], list[Group]]
"""A rewrite of the groups of one block, given the stages whose values must be in memory."""


@record(frozen=True, eq=False)
class FusedBlock:
    """The groups of a step or of a sub-graph, in the order they run.

    regions   the blocks of each structured node among them
    state     of a loop's body: the variables that need two memories
    plans     once they are planned: the groups as kernels, and the nodes among them
    is_whole  the block is the step itself
    """

    stages: StageGraph
    groups: tuple[Group, ...]
    regions: Mapping[str, FusedRegion] = field(default_factory=dict)
    state: State = ()
    plans: tuple[Plan | Node, ...] = ()
    is_whole: bool = False


@record(frozen=True, eq=False)
class FusedRegion:
    """A structured node with the blocks of its sub-graphs, in their order."""

    stages: StageRegion
    blocks: tuple[FusedBlock, ...]


def fuse_blocks(stages: StageGraph) -> FusedBlock:
    """The groups of a step, and of all sub-graphs in it."""
    return _fused(stages, (), is_whole=True)


def _fused(stages: StageGraph, state: State, *, is_whole: bool = False) -> FusedBlock:
    regions = {}
    for name, region in stages.regions.items():
        *others, last = region.bodies
        blocks = (*(_fused(other, ()) for other in others), _fused(last, region.state))
        regions[name] = FusedRegion(region, blocks)
    return FusedBlock(stages, tuple(fuse(stages)), regions, state, is_whole=is_whole)


def map_blocks(block: FusedBlock, change: Callable[[FusedBlock], FusedBlock]) -> FusedBlock:
    """A block and all blocks in it as `change` makes them, outer ones first."""
    changed = change(block)
    regions = {
        name: replace(region, blocks=tuple(map_blocks(inner, change) for inner in region.blocks))
        for name, region in changed.regions.items()
    }
    return replace(changed, regions=regions)


def with_groups(block: FusedBlock, change: ChangeGroups) -> FusedBlock:
    """A block with the groups that `change` makes of its own."""
    return replace(block, groups=tuple(change(block.groups, escapes(block.groups))))


def escapes(groups: Sequence[Group]) -> set[Stage]:
    """The stages whose values must be in memory: stored ones, and those another group reads."""
    group_of = {stage: group for group in groups for stage in group.levels}
    return {
        stage
        for stage, group in group_of.items()
        if not stage.recomputed
        and (stage.stored or any([group_of.get(user, group) is not group for user in stage.users]))
    }


# ---- from groups to plans -------------------------------------------------------------------------------------------


def plan_block(block: FusedBlock) -> FusedBlock:
    """A block with its groups as kernels, but for those that nobody needs."""
    return replace(block, plans=_planned(block.groups))


def separate_block(block: FusedBlock) -> FusedBlock:
    """A planned block with groups taken apart where they make too many distinct kernels."""
    parts = separate(block.groups, [each for each in block.plans if isinstance(each, Plan)])
    return block if len(parts) == len(block.groups) else replace(block, groups=tuple(parts), plans=_planned(parts))


def _planned(groups: Sequence[Group]) -> tuple[Plan | Node, ...]:
    stored = escapes(groups)
    plans: list[Plan | Node] = []
    for group in groups:
        if group.node is not None:
            plans.append(group.node)
            continue
        planned = plan(group, stored)
        checks = any(getattr(stage.tensor.definition, "checks", ()) for stage in planned.members)
        if (planned.stored or checks) and not _is_placed(planned):
            plans.append(planned)
    return tuple(plans)


def _is_placed(planned: Plan) -> bool:
    """True for a join that the kernels of its parts have written already."""
    first = planned.members[0]
    definition = first.tensor.definition
    return isinstance(definition, Join) and all(lies_in(first.binding[part], first) for part in definition.parts)


# ---- from blocks to steps -------------------------------------------------------------------------------------------


def nest_regions(block: FusedBlock) -> tuple[Step, ...]:
    """The steps of a planned block, its structured nodes as regions of such steps."""
    regions = {name: _region(region) for name, region in block.regions.items()}
    return tuple(regions.get(each.name, each) if isinstance(each, Node) else each for each in block.plans)


def _region(region: FusedRegion) -> Region:
    made = region.stages
    blocks = [Block(nest_regions(block)) for block in region.blocks]
    if made.node.op == "If":
        assert made.flag is not None
        return Branch(made.node, made.flag, blocks[0], blocks[1], made.results)
    state = region.blocks[-1].state
    homes = [home for pair, home in zip(made.state, made.homes, strict=True) if pair in state]
    alone = [Group(kind_of(home), 0, home.facts.space, levels={home: "full"}) for home in homes]
    return Loop(
        made.node,
        blocks[-1],
        cond=blocks[0] if len(blocks) == 2 else None,
        flag=made.flag if isinstance(made.flag, Leaf) else None,
        trips=made.trips,
        turn=made.turn,
        state=tuple(state),
        homes=tuple(plan(group, {home}) for group, home in zip(alone, homes, strict=True)),
        collected=made.results[loop_vars(made.node) :],
        length=length_of(made.node),
    )
