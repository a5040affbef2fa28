"""The verifier of fused blocks: every invariant of the groups that stages are gathered into.

Blocks are well-formed when all of these hold:

 1. A group that computes has members, each stage is a member of one group only, and no member is virtual.
 2. Groups run in an order that respects every edge: what a member reads is computed by its own group before it, or by
    an earlier one.
 3. A member has the level `full` or, where the group keeps axes of its space, `row`.
 4. The members of a group of several parts are those of its parts.
 5. A group that stands for a structured node has the blocks of its sub-graphs.
 6. Where groups are planned, plans have the members of groups, in their order.

Runs between the rewrites of groups with TFC_VERIFY=1 and `--verify-each` (pipeline.py).
"""

from __future__ import annotations

from collections.abc import Iterator

from tfc.codegen.fusion.fuse import Group
from tfc.codegen.fusion.fused_block import FusedBlock
from tfc.codegen.fusion.kernel import Plan
from tfc.codegen.fusion.stages import Stage
from tfc.ir.base.errors import Error
from tfc.ir.graph.graph import Node


def verify_blocks(block: FusedBlock) -> None:
    """Raise the first broken invariant as a tfc.Error that names the node; return quietly otherwise."""
    for error in problems(block):
        raise error


def problems(block: FusedBlock) -> Iterator[Error]:
    """Every broken invariant of a block and of the blocks in it."""
    yield from _order(block)
    for group in block.groups:
        yield from _group(group)
        node = group.node
        if node is not None and node.name in block.stages.regions and node.name not in block.regions:
            yield node.error("is a region without blocks")
    if block.plans:
        yield from _plans(block)
    for region in block.regions.values():
        if len(region.blocks) != len(region.stages.bodies):
            yield region.stages.node.error(f"has {len(region.stages.bodies)} sub-graphs, {len(region.blocks)} blocks")
        for inner in region.blocks:
            yield from problems(inner)


def _order(block: FusedBlock) -> Iterator[Error]:
    place: dict[Stage, int] = {}
    for number, group in enumerate(block.groups):
        for stage in group.levels:
            if stage in place:
                yield stage.error("is a member of two groups")
            place[stage] = number
    for stage, number in place.items():
        for source, _ in stage.reads:
            if not isinstance(source, Stage):
                continue
            if source not in place:
                yield stage.error(f"reads {source.name}, which no group computes")
            elif place[source] > number or (place[source] == number and source.number >= stage.number):
                yield stage.error(f"reads {source.name}, which is computed later")


def _group(group: Group) -> Iterator[Error]:
    if group.node is None and not group.levels:
        yield Error(f"a group of kind {group.kind} has no members")
    for stage, level in group.levels.items():
        if stage.virtual:
            yield stage.error("is a member of a group, though its readers compute it")
        if level == "row" and group.kept is None:
            yield stage.error("is computed once a row in a group without rows")
    inside = {stage for part in group.parts for stage in part.levels}
    for stage in (set(group.levels) ^ inside) if group.parts else ():
        yield stage.error("is a member of a group and of none of its parts, or of a part alone")


def _plans(block: FusedBlock) -> Iterator[Error]:
    groups = iter(block.groups)
    for made in block.plans:
        found = next((group for group in groups if _is_of(made, group)), None)
        if found is None:
            name = made.name if isinstance(made, Node) else made.members[0].name
            yield Error(f"{name} is planned, and no group is left that it stands for")
            return


def _is_of(made: Plan | Node, group: Group) -> bool:
    if isinstance(made, Node):
        return group.node is made
    return made.group is group and set(made.members) == set(group.levels)
