"""Rematerialize values: every kernel that reads one computes it, instead of one that stores it for the others.

A centred row, a scaled gradient: such maps cost a few instructions, and what they are computed from lies in memory
anyway, or is small. To store them costs a pass over memory and to load them another (rematerialisation, Briggs, Cooper
and Torczon 1992, for memory instead of registers). It is done where no kernel has to read more than one large tensor
in place of the value, no function is expensive, and nothing is overwritten meanwhile.
"""

from __future__ import annotations

from collections.abc import Sequence

from tfc.codegen.fusion.fuse import Group
from tfc.codegen.fusion.stages import Leaf, Source, Stage
from tfc.codegen.tensor.accesses import Access, count
from tfc.codegen.tensor.expr import EXPENSIVE, Apply
from tfc.codegen.tensor.tensor import Map, Scatter, Write
from tfc.codegen.tensor.traverse import postorder
from tfc.ir.base.record import record, replace

SMALL_BYTES = 1 << 16
"""Tensors smaller than this stay in the caches: they are stored."""
CHEAP = 40
"""Instructions that are computed again at most."""
DIVISIONS = ("div", "sqrt")


def rematerialize(groups: Sequence[Group], escapes: set[Stage]) -> list[Group]:
    """The same groups, in which what is computed again is marked (`Stage.recomputed`); `escapes` are the stages that
    are in memory otherwise."""
    _Recomputation(groups, escapes).run()
    return list(groups)


@record(frozen=True, slots=True)
class _Recipe:
    """A way to compute a value from what is in memory: its sources, the large ones among them, its cost, and the other
    values of its own kernel that it needs."""

    sources: dict[Source, None]
    large: dict[Source, None]
    weight: int
    through: dict[Stage, None]


class _Recomputation:
    def __init__(self, groups: Sequence[Group], escapes: set[Stage]) -> None:
        self.groups = groups
        self.escapes = escapes
        self.group_of = {stage: group for group in groups for stage in group.levels}
        self.overwritten = {source for group in groups for stage in group.levels for source in overwritten(stage)}
        self.recipes: dict[Stage, _Recipe] = {}
        """Of values that are computed again, or that are not in memory and could be."""
        self.reads: dict[Group, set[Source]] = {}
        """What is in memory that a kernel reads."""

    def run(self) -> None:
        for group in self.groups:
            for stage in sorted(group.levels, key=lambda stage: stage.number):
                recipe = self._recipe(stage)
                if recipe is None:
                    continue
                if stage not in self.escapes:
                    self.recipes[stage] = recipe
                    continue
                users = [user for user in dict.fromkeys(stage.users) if self.group_of.get(user, group) is not group]
                if users and all(self._may_compute(user, stage, recipe) for user in users):
                    self._accept(stage, recipe, users)

    def _recipe(self, stage: Stage) -> _Recipe | None:
        weight = _weight(stage)
        if weight is None:
            return None
        made = _Recipe({}, {}, weight, {stage: None})
        for source, access in stage.reads:
            below = self.recipes.get(source) if isinstance(source, Stage) else None
            if below is None:
                made.sources[source] = None
                if not _is_small(source, stage, access):
                    made.large[source] = None
            else:
                made.sources.update(below.sources)
                made.large.update(below.large)
                made.through.update(below.through)
                weight += below.weight
        if weight > CHEAP or not all(self._is_at_hand(source, source in made.large) for source in made.sources):
            return None
        return replace(made, weight=weight)

    def _accept(self, stage: Stage, recipe: _Recipe, users: Sequence[Stage]) -> None:
        self.recipes[stage] = recipe
        for each in recipe.through:
            each.recomputed = True
        for source in recipe.sources:
            if isinstance(source, Stage):
                source.users += [user for user in users if user not in source.users]
                self.escapes.add(source)
        for group in dict.fromkeys(self.group_of[user] for user in users):
            group.cost += recipe.weight
            self._read(group).update(recipe.sources)

    def _read(self, group: Group) -> set[Source]:
        if group not in self.reads:
            found: set[Source] = set()
            for stage in group.levels:
                for source, _ in stage.reads:
                    recipe = self.recipes.get(source) if isinstance(source, Stage) else None
                    found.update((source,) if recipe is None else recipe.sources)
            self.reads[group] = found
        return self.reads[group]

    def _may_compute(self, user: Stage, stage: Stage, recipe: _Recipe) -> bool:
        """True for a reader in a plain loop that reads each element once, and at most one large tensor more for it."""
        group = self.group_of[user]
        if group.kind != "loop" or user.place is not None or isinstance(user.tensor.definition, Write):
            return False
        points = count(stage.facts.space)
        found = [access for source, access in user.reads if source is stage]
        if not found or not all(access.flat or count(user.facts.space) == points for access in found):
            return False
        return len([source for source in recipe.large if source not in self._read(group)]) <= 1

    def _is_at_hand(self, source: Source, is_large: bool) -> bool:
        """True when a source can be read by later kernels too."""
        if source in self.overwritten:
            return False
        if isinstance(source, Leaf):
            return source.kind in ("feed", "constant", "host") and source.variable is None
        return source.place is None and (not is_large or source in self.escapes)


def _weight(stage: Stage) -> int | None:
    """The cost of computing a stage again; None when it is stored in any case, or expensive."""
    definition = stage.tensor.definition
    if not isinstance(definition, Map) or definition.checks or stage.stored or stage.virtual or stage.place is not None:
        return None
    points = count(stage.facts.space)
    if isinstance(points, int) and points * stage.tensor.dtype.size < SMALL_BYTES:
        return None
    if any(access.transposed for _, access in stage.reads):
        return None
    functions = [node for node in postorder(stage.facts.exprs) if isinstance(node, Apply)]
    if any(node.name in EXPENSIVE for node in functions) or sum(node.name in DIVISIONS for node in functions) > 1:
        return None
    return stage.weight


def _is_small(source: Source, stage: Stage, access: Access) -> bool:
    """True for a source that is broadcast along a larger axis, such as the mean of each row."""
    points, size = count(stage.facts.space), count(source.type.dims)
    if isinstance(points, int) and isinstance(size, int):
        return size * 16 <= points
    return access.rows is not None and not access.flat and size != points


def overwritten(stage: Stage) -> list[Source]:
    """The memory that a stage works on in place."""
    definition = stage.tensor.definition
    if isinstance(definition, Scatter) and (definition.in_place or stage.in_place):
        return [stage.binding[definition.start]]
    return [stage.binding[definition.target]] if isinstance(definition, Write) else []
