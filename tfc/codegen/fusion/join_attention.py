"""Two matrix products with a softmax between them as one kernel: attention (Vaswani et al. 2017).

Apart, they are three kernels, and the scores (a row for each query, a column for each key) cross memory three times;
they grow with the square of the length. Here the three groups become one, found by what they compute, whatever ops
that was written with: a contraction, a row kernel with a maximum and a sum that reads its result and nothing else's,
and a contraction that reads the row kernel's. What passes between them becomes scratch memory of the kernel, which is
gone as well where contract/attention.py finds the pattern in the loops.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

from tfc.codegen.fusion.fuse import Group, Kind
from tfc.codegen.fusion.stages import Leaf, Source, Stage
from tfc.codegen.target.target import Target
from tfc.codegen.tensor.tensor import Map, Reduction
from tfc.ir.types.types import DType, bf16, f16, f32, f64

WIDE = (f32, f64)
"""The types of scores that processors keep out of memory."""
FEW_KEYS = 32
"""Rows shorter than this are no burden to memory."""


def score_types(target: Target, *, strict: bool = False) -> tuple[DType, ...]:
    """The types of scores that a target keeps out of memory: those that need no rounding where that is strict."""
    return WIDE if target.gpu is None or strict else (*WIDE, f16, bf16)


def join_attention(groups: Sequence[Group], escapes: Collection[Stage], types: Collection[DType]) -> list[Group]:
    """The groups, in order, each attention as one whose scores and weights are of these types; `escapes` are the stages
    whose values are in memory otherwise."""
    group_of = {stage: group for group in groups for stage in group.levels}
    joined: dict[Group, Group | None] = {}
    for last in groups:
        found = _before(last, group_of, escapes, types)
        if found is not None and joined.keys().isdisjoint(found):
            joined |= dict.fromkeys(found)
            joined[last] = together("attention", (*found, last))
    made = (joined.get(group, group) for group in groups)
    return [group for group in made if group is not None]


def _before(
    last: Group, group_of: Mapping[Stage, Group], escapes: Collection[Stage], types: Collection[DType]
) -> tuple[Group, Group] | None:
    """The product and the softmax that end in the product `last`."""
    if last.kind != "contraction":
        return None
    for weights in read_outside(last):
        rows = group_of.get(weights)
        if rows is None or weights.tensor.dtype not in types:
            continue
        if not _is_softmax(rows) or not _only(weights, rows, last, escapes):
            continue
        for scores in read_outside(rows):
            first = group_of.get(scores)
            if first is None or first.kind != "contraction" or scores.tensor.dtype not in types:
                continue
            if _only(scores, first, rows, escapes):
                return first, rows
    return None


def read_outside(group: Group) -> Iterable[Stage]:
    """The stages of other groups that a group reads."""
    found = [source for stage in group.levels for source, _ in stage.reads]
    return dict.fromkeys(s for s in found if isinstance(s, Stage) and s not in group.levels)


def _is_softmax(group: Group) -> bool:
    """True for a row kernel that reduces the last axis twice: to a maximum and to a sum."""
    kinds = [s.tensor.definition.kind for s in group.levels if isinstance(s.tensor.definition, Reduction)]
    if group.kind != "loop" or kinds != ["max", "sum"] or group.kept != tuple(range(len(group.space) - 1)):
        return False
    length = group.space[-1]
    return not (isinstance(length, int) and length < FEW_KEYS)


def _only(result: Stage, group: Group, reader: Group, escapes: Collection[Stage]) -> bool:
    """True when a group is there for one result that only `reader` needs, and may as well be computed there."""
    leaving = [stage for stage in group.levels if stage in escapes]
    return (
        leaving == [result]
        and not result.stored
        and result.place is None
        and all(user in reader.levels for user in result.users)
        and all(_may_wait(stage) for stage in group.levels)
    )


def _may_wait(stage: Stage) -> bool:
    """True when nothing is different if a stage is computed later: it only computes, from what nobody overwrites."""
    definition = stage.tensor.definition
    may_fail = isinstance(definition, Map) and definition.checks
    computes = isinstance(definition, (Map, Reduction)) and not may_fail
    return computes and all(_stays(source) for source, _ in stage.reads)


def _stays(source: Source) -> bool:
    if isinstance(source, Leaf):
        return source.kind in ("feed", "constant", "host") and source.variable is None
    return source.place is None and not source.in_place


def together(kind: Kind, parts: tuple[Group, ...], scores: Stage | None = None) -> Group:
    """Groups as one, at the position of the last."""
    last = parts[-1]
    made = Group(kind, last.place, last.space, last.kept, parts=parts, scores=scores)
    for part in parts:
        made.levels |= part.levels
        made.turns |= part.turns
        made.cost += part.cost
    return made
