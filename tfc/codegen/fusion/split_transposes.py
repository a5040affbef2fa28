"""Maps that read their operands across rows and stand in front of row kernels: they get kernels of their own.

The rows of a softmax of a transposed matrix would be gathered from memory, one element of a cache line at a time and
again for every pass. A transpose by tiles costs one pass over memory. Nothing is taken out of a kernel that reads all
it reads in that other order and stores nothing in its own: that one walks across its rows (column_strips.py,
permuted_stores.py).
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from tfc.codegen.fusion.fuse import LARGE, Group
from tfc.codegen.fusion.permuted_stores import orders_read
from tfc.codegen.fusion.stages import Stage
from tfc.codegen.tensor.accesses import count
from tfc.codegen.tensor.tensor import Map


def split_transposes(groups: Sequence[Group], stored: Collection[Stage]) -> list[Group]:
    """The groups, each after those that make transposed copies of what it reads; `stored` is what will be in memory."""
    return [part for group in groups for part in _parts(group, stored)]


def _parts(group: Group, stored: Collection[Stage]) -> Iterator[Group]:
    points = count(group.space)
    if group.kind == "loop" and group.kept is not None and not (isinstance(points, int) and points < LARGE):
        taken = [stage for stage in group.levels if _is_transposed(stage, group)]
        if taken and _has_rows(group, taken, stored):
            for stage in taken:
                del group.levels[stage]
                yield Group("loop", group.place, stage.facts.space, levels={stage: "full"}, cost=stage.facts.cost)
    yield group


def _is_transposed(stage: Stage, group: Group) -> bool:
    """True for a map of what is outside of the kernel, none of which it reads along the last axis."""
    definition = stage.tensor.definition
    if not isinstance(definition, Map) or definition.checks or group.levels[stage] != "full" or stage in group.turns:
        return False
    if any(source in group.levels for source, _ in stage.reads):
        return False
    orders = list(orders_read(stage, group.space, group.levels, group.turns))
    return bool(orders) and all(order[-1] != len(group.space) - 1 for order in orders)


def _has_rows(group: Group, taken: Collection[Stage], stored: Collection[Stage]) -> bool:
    """True where something else is read or stored along the last axis."""
    last = len(group.space) - 1
    for stage in group.levels:
        if stage in taken:
            continue
        if any(order[-1] == last for order in orders_read(stage, group.space, group.levels, group.turns)):
            return True
        if stage in stored and group.levels[stage] == "full" and group.turns.get(stage, (last,))[-1] == last:
            return True
    return any(stage in stored for stage in taken)
