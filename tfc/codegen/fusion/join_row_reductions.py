"""Reductions over the rows of a product as part of its kernel: a loss behind logits, the greatest of scores.

Apart, they are two kernels: the product writes its result, and another one reads it again to reduce each row to a few
numbers. Here the two groups become one, found by what they compute: a contraction, and a row kernel that reads its
result and stores nothing but a number for each row. contract/row_reductions.py then takes the reductions in the
product's blocks; the result itself is written only if another kernel reads it,
or its sums are too long to be complete at once. A
row kernel that stores rows as well, as a softmax does, stays one of its own: it passes over them anyway.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from tfc.codegen.fusion.fuse import Group
from tfc.codegen.fusion.join_attention import read_outside, together
from tfc.codegen.fusion.stages import Stage
from tfc.codegen.tensor.accesses import count
from tfc.codegen.tensor.tensor import Map, Reduction, Scatter, Write

LEAST_COLUMNS = 128
"""Shorter rows are in the caches anyway, and combining the parts of each takes as long as reducing it."""


def join_row_reductions(groups: Sequence[Group], escapes: Collection[Stage]) -> list[Group]:
    """The groups, in order, each product with the row kernel that reduces its result as one; `escapes` are the stages
    whose values are in memory otherwise."""
    place = {group: number for number, group in enumerate(groups)}
    group_of = {stage: group for group in groups for stage in group.levels}
    joined: dict[Group, Group | None] = {}
    for rows in groups:
        if not _only_reduces(rows, escapes):
            continue
        for scores in read_outside(rows):
            first = group_of.get(scores)
            if first is None or first.kind != "contraction" or first in joined or place[first] > place[rows]:
                continue
            between = groups[place[first] + 1 : place[rows]]
            if _reads_alone(scores, rows) and _may_wait(scores, first, between, escapes):
                joined |= {first: None, rows: together("statistics", (first, rows), scores)}
                break
    made = (joined.get(group, group) for group in groups)
    return [group for group in made if group is not None]


def _only_reduces(group: Group, escapes: Collection[Stage]) -> bool:
    """True for a kernel that reduces the last axis, and stores and checks nothing but numbers of rows."""
    if group.kind != "loop" or group.turns or group.written or group.kept != tuple(range(len(group.space) - 1)):
        return False
    length = group.space[-1]
    if not isinstance(length, int) or length < LEAST_COLUMNS:
        return False
    stored = [stage for stage in group.levels if stage in escapes]
    return all(group.levels[stage] == "row" and stage.place is None for stage in stored) and any(
        isinstance(stage.tensor.definition, Reduction) for stage in group.levels
    )


def _reads_alone(scores: Stage, rows: Group) -> bool:
    """True when the row kernel reads the element of a product's result at its point, and no other matrix with it.
    Blocks would read that in runs too short for memory (labels of 50,000 classes: 24.7 to 29.8 ms)."""
    points = count(rows.space)
    reads = [(stage, source, access) for stage in rows.levels for source, access in stage.reads]
    return all(
        access.flat and count(stage.facts.space) == points
        if source is scores
        else source in rows.levels or count(source.type.dims) != points
        for stage, source, access in reads
    )


def _may_wait(scores: Stage, first: Group, between: Sequence[Group], escapes: Collection[Stage]) -> bool:
    """True when a product gives one result, and may as well be computed behind the groups `between`: none of them reads
    that or writes what was there before."""
    leaving = [stage for stage in first.levels if stage in escapes]
    return (
        leaving == [scores]
        and scores.place is None
        and all(map(_only_computes, first.levels))
        and not any(group.node is not None or group.written or scores in read_outside(group) for group in between)
        and all(_only_computes(stage, may_check=True) for group in between for stage in group.levels)
    )


def _only_computes(stage: Stage, *, may_check: bool = False) -> bool:
    """True for what writes into no memory but its own, and checks nothing."""
    definition = stage.tensor.definition
    if stage.place is not None or stage.in_place or isinstance(definition, (Scatter, Write)):
        return False
    return may_check or not (isinstance(definition, Map) and definition.checks)
