"""Take fused groups apart again where fusion makes a program of too many distinct kernels.

Every distinct kernel costs some 10 ms of compile time, a call of one that exists already some 20 ns of run time. A
graph of tens of thousands of small nodes without repeated blocks fuses into thousands of kernels that each run once.
Over few elements, which stay in the first cache anyway, fusion saves little more than calls; one kernel for each
definition is then shared by all nodes like it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from tfc.codegen.fusion.fuse import Group, kind_of
from tfc.codegen.fusion.kernel import Plan
from tfc.codegen.tensor.accesses import count
from tfc.codegen.tensor.tensor import Reduction

MANY_KERNELS = 400
"""A program of fewer distinct kernels is left alone."""
FEW_POINTS = 1024
"""Groups over more elements keep their fusion whatever it costs."""
RARE = 4
"""A kernel used this often is worth compiling."""


def separate(groups: Sequence[Group], plans: Sequence[Plan]) -> list[Group]:
    """The groups, in an order that respects every edge, rare small ones replaced by a group for each member."""
    uses = Counter(made.key for made in plans)
    if len(uses) <= MANY_KERNELS:
        return list(groups)
    rare = {made.group for made in plans if uses[made.key] < RARE and _is_small(made.group)}
    return [part for group in groups for part in (_parts(group) if group in rare else [group])]


def _is_small(group: Group) -> bool:
    points = count(group.space)
    is_small = isinstance(points, int) and points <= FEW_POINTS
    return is_small and not group.written and not group.parts and len(group.levels) > 1


def _parts(group: Group) -> list[Group]:
    """A group for each member. Members are numbered in an order that respects every edge."""
    parts = []
    for stage in sorted(group.levels, key=lambda stage: stage.number):
        reduces = isinstance(stage.tensor.definition, Reduction)
        parts.append(Group(kind_of(stage), group.place, stage.facts.space, stage.facts.kept if reduces else None))
        parts[-1].levels[stage] = "row" if reduces else "full"
    return parts
