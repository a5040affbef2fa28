"""Fusion: which stages share a kernel, and in which order the kernels run (architecture §5.2).

One pass in topological order. Every group has a place in the final sequence; a stage joins the group of something it
reads when it can be computed at the same point of the same iteration space and all else it waits for comes earlier in
the sequence; otherwise it opens a new group at the end. Groups that meet in a stage are merged under the same rule. So
every step keeps a valid order, cycles cannot arise, and the work per stage does not grow with the graph.

A group's space is that of its largest tensors. A member is `full`, computed at every point, or, once the group holds
reductions over some axes, `row`: computed once for each point of the kept axes (white paper's softmax, layer norm:
reductions and the maps around them, with the row in cache).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from heapq import heappop, heappush
from math import inf
from typing import Literal

from tfc.codegen.fusion.permuted_stores import Turn, space_shape, turn_of
from tfc.codegen.fusion.stages import Leaf, Source, Stage, StageGraph
from tfc.codegen.tensor.accesses import ALONE, Access, count
from tfc.codegen.tensor.tensor import Map, Reduction, Scatter, Sizes, View, Write
from tfc.ir.graph.graph import Node
from tfc.ir.types.dims import Size

MAX_COST = 500
"""Bound on a group's estimated instructions: LLVM's time grows with the square of a function's length."""

LARGE = 1 << 14
"""Elements of a tensor that is worth walking once for two who read it."""

Level = Literal["full", "row"]
Kind = Literal["loop", "contraction", "attention", "statistics", "alone", "host", "marker"]
PRODUCTS: tuple[Kind, ...] = ("contraction", "statistics")
"""Those that compute one product."""


@dataclass(eq=False, slots=True)
class Group:
    """A kernel to be (or a host op, a region, or a mere point in the order).

    place          position in the sequence; grows when the group is moved behind later ones
    users          the places of the groups that wait for this one, as a heap: it must not move behind the first
    space, kept    iteration space (sizes of 1 left out) and, once it holds a reduction, the positions that are kept
    levels         the level of each member, in order of joining
    touched        variables read: the level at which they are read at the point itself, or None for any other way
    written        variables written
    misread        groups of which a member reads something at another point: merging would compute that wrongly
    turns          of members whose axes are those of the space in another order: that order (permuted_stores.py)
    parts          of an attention: the groups of the product, the softmax and the other product (attention.py); of
                   statistics: of the product and what reduces its rows, the `scores` (contract/row_reductions.py)
    """

    kind: Kind
    place: float
    space: Sizes = ()
    kept: tuple[int, ...] | None = None
    levels: dict[Stage, Level] = field(default_factory=dict)
    cost: int = 0
    users: list[float] = field(default_factory=list)
    touched: dict[Leaf, Level | None] = field(default_factory=dict)
    written: set[Leaf] = field(default_factory=set)
    misread: list[Group] = field(default_factory=list)
    turns: dict[Stage, Turn] = field(default_factory=dict)
    node: Node | None = None
    merged: Group | None = None
    parts: tuple[Group, ...] = ()
    scores: Stage | None = None

    @property
    def first_user(self) -> float:
        """The least place of a group that waits for this one."""
        return self.users[0] if self.users else inf

    @property
    def rows(self) -> Sizes:
        """The sizes of the kept axes."""
        return tuple(self.space[k] for k in self.kept or ())


def fuse(stages: StageGraph) -> list[Group]:
    """The groups of all live stages, in the order they run."""
    return _Fusion(stages).run()


class _Fusion:
    def __init__(self, stages: StageGraph) -> None:
        self.stages = stages
        self.groups: list[Group] = []
        self.group_of: dict[Stage, Group] = {}
        self.anchors: dict[str, tuple[Group, ...]] = {}
        self.next_place = 0.0
        self.readers: dict[Source, Group] = {}
        """Of each large tensor that nobody writes, the last plain loop that reads it element by element."""
        self.live = _live(stages)

    def run(self) -> list[Group]:
        for step in self.stages.steps:
            if isinstance(step, Node):
                self._host(step)
            elif step in self.live and not step.virtual:
                self._stage(step)
            elif not step.virtual and self.stages.graph.control_users.get(step.node.name):
                self.group_of[step] = self._open("marker", self._before(step))  # never computed, but waited for
        alive = [group for group in self.groups if group.merged is None and group.kind != "marker"]
        return sorted(alive, key=lambda group: group.place)

    # ---- order ------------------------------------------------------------------------------------------------------

    def find(self, group: Group) -> Group:
        """The group that `group` has been merged into."""
        root = group
        while root.merged is not None:
            root = root.merged
        while group.merged is not None:
            group.merged, group = root, group.merged
        return root

    def _open(self, kind: Kind, before: Iterable[Group], node: Node | None = None) -> Group:
        group = Group(kind, self._end(), node=node)
        self.groups.append(group)
        self._wait(group, before)
        return group

    def _end(self) -> float:
        self.next_place += 1
        return self.next_place

    def _wait(self, group: Group, before: Iterable[Group]) -> None:
        for other in map(self.find, before):
            if other is not group:
                heappush(other.users, group.place)

    def _host(self, node: Node) -> None:
        before = self._control(node.control_inputs)
        region = self.stages.regions.get(node.name)
        for source in map(self.stages.source.get, node.inputs) if region is None else region.uses:
            if isinstance(source, Stage):
                before += self._computing(source)
            elif isinstance(source, Leaf) and source.node is not None:
                before += self.anchors.get(source.node.name, ())
        kind: Kind = "marker" if node.op == "NoOp" else "host"
        self.anchors[node.name] = (self._open(kind, before, node),)

    def _control(self, names: Sequence[str]) -> list[Group]:
        """The groups after which these nodes are done."""
        for name in names:
            if name not in self.anchors:
                stages = self.stages.stages_of.get(name, ())
                self.anchors[name] = tuple(group for stage in stages for group in self._computing(stage))
        return [group for name in names for group in self.anchors[name]]

    def _computing(self, source: Source) -> list[Group]:
        """The groups that must have run for `source` to be readable."""
        if isinstance(source, Leaf):
            return list(self.anchors.get(source.node.name, ())) if source.node is not None else []
        if source in self.group_of:
            return [self.group_of[source]]
        found = self._control(source.control) if source.virtual else []
        for inner, _ in source.reads:
            if isinstance(inner, Stage) and inner in self.group_of:
                found.append(self.group_of[inner])
            elif isinstance(inner, Leaf):
                found += self._computing(inner)
        return found

    # ---- joining ----------------------------------------------------------------------------------------------------

    def _before(self, stage: Stage) -> list[Group]:
        """The groups that a stage waits for."""
        before = self._control(stage.control)
        for source, _ in stage.reads:
            before += self._computing(source)
        return list(dict.fromkeys([self.find(group) for group in before]))

    def _stage(self, stage: Stage) -> None:
        before = self._before(stage)
        group = self._join(stage, before) or self._beside(stage, before)
        level: Level | None = "full"
        if group is None:
            group = self._open(kind_of(stage), before)
            group.space = stage.facts.space
        else:
            self._wait(group, before)
            level = self._level(stage, group)
        assert level is not None
        self._add(stage, group, level)

    def _join(self, stage: Stage, before: list[Group]) -> Group | None:
        """The group the stage joins, extended by what can be merged into it; None when it needs one of its own."""
        if isinstance(stage.tensor.definition, ALONE):
            return None
        candidates = dict.fromkeys([self.find(self.group_of[s]) for s, _ in stage.reads if isinstance(s, Stage)])
        for group in sorted(candidates, key=lambda g: -g.place) if len(candidates) > 1 else candidates:
            is_full = group.cost + stage.facts.cost > MAX_COST
            if group.merged is not None or is_full or self._level(stage, group) is None:
                continue
            others = self._others(before, group)
            for other in sorted(others, key=lambda g: g.place) if len(candidates) > 1 else ():
                if other in candidates and self._may_merge(other, group, stage):
                    self._merge(other, group)
            if self._place_after(group, self._others(others, group)):
                return group
        return None

    def _beside(self, stage: Stage, before: list[Group]) -> Group | None:
        """A group to join though nothing of it is read: one that walks a large tensor which a reduction reads as well.

        The tensor then crosses memory once for both. Only reductions, and maps that are only there to be reduced, as
        their results are small: a map of its own may yet share a loop with what reads it.
        """
        for source in _walked(stage):
            group = self.find(self.readers[source]) if source in self.readers else None
            if group is None or not self._is_reduced(stage, group) or self._level(stage, group) is None:
                continue
            if group.cost + stage.facts.cost <= MAX_COST and self._place_after(group, self._others(before, group)):
                return group
        return None

    def _is_reduced(self, stage: Stage, group: Group) -> bool:
        if isinstance(stage.tensor.definition, Reduction):
            return True
        users = [user for user in stage.users if user in self.live]
        return (
            isinstance(stage.tensor.definition, Map)
            and not stage.stored
            and group.kept is not None
            and all(user.facts.space == group.space and user.facts.kept == group.kept for user in users)
        )

    def _others(self, before: list[Group], group: Group) -> list[Group]:
        """The other groups that come before, as merged by now."""
        return [other for other in dict.fromkeys(map(self.find, before)) if other is not group] if before else []

    def _place_after(self, group: Group, before: list[Group]) -> bool:
        """Make sure the group runs after `before`, moving it to the end when nothing waits for it yet."""
        if not before or all([other.place < group.place for other in before]):
            return True
        if group.first_user < inf:
            return False
        group.place = self._end()
        return True

    def _level(self, stage: Stage, group: Group) -> Level | None:
        """At which level the stage can join the group, if it can."""
        if group.kind not in ("loop", "contraction"):
            return None
        inside = [(s, a) for s, a in stage.reads if isinstance(s, Stage) and self.find(self.group_of[s]) is group]
        definition = stage.tensor.definition
        if isinstance(definition, Reduction):
            return "full" if self._reduction_fits(stage, group, inside) else None
        for level in ("full", "row"):
            if self._map_fits(stage, group, inside, level) and _variables_fit(stage, group, level):
                return level
        return None

    def _map_fits(self, stage: Stage, group: Group, inside: list[tuple[Stage, Access]], level: Level) -> bool:
        points = count(stage.facts.space)
        if level == "row":
            return (
                group.kept is not None
                and points == count(group.rows)
                and all(group.levels[source] == "row" and access.flat for source, access in inside)
            )
        if group.kind == "contraction" or points != count(group.space):
            return False
        if group.kept is not None and not _rows_are_worth_it(group):
            return False
        aligned = all([_is_aligned(stage, source, access, group) for source, access in inside])
        return aligned or self._turn(stage, group) is not None

    def _turn(self, stage: Stage, group: Group) -> Turn | None:
        """The permutation by which a stage lies in the group's space when its axes have another order."""
        if group.kept is None:
            return None
        inside = [(s, a) for s, a in stage.reads if s in group.levels]
        if all(_is_aligned(stage, s, a, group) for s, a in inside if isinstance(s, Stage)):
            return None
        return turn_of(stage, group.space, group.kept, group.levels, group.turns)

    def _reduction_fits(self, stage: Stage, group: Group, inside: list[tuple[Stage, Access]]) -> bool:
        definition = stage.tensor.definition
        assert isinstance(definition, Reduction)
        if group.kind == "contraction" or definition.product is not None or group.written:
            return False
        space = stage.facts.space
        if group.kept is None:
            return (
                count(space) == count(group.space)
                and all(access.flat for _, access in inside)
                and _is_worth_reducing(space, stage.facts.kept or ())
            )
        if group.space != space or group.kept != stage.facts.kept:
            return False
        return all(_is_aligned(stage, source, access, group) for source, access in inside)

    # ---- merging ----------------------------------------------------------------------------------------------------

    def _may_merge(self, early: Group, late: Group, stage: Stage) -> bool:
        """True when the members of `early` may run in `late` instead."""
        if early.kind != "loop" or early.place > late.place or early.first_user < late.place:
            return False
        if early.cost + late.cost + stage.facts.cost > MAX_COST or early.written or late.written:
            return False
        if any(self.find(other) is early for other in late.misread):
            return False
        if early.turns or late.turns or self._turn(stage, late) is not None:
            return False
        if _becomes_rows(early, late):
            return self._level(stage, early) == "full" and self._level(stage, late) == "row"
        if late.kind == "contraction":
            return False
        if early.kept is None and late.kept is None:
            return count(early.space) == count(late.space) and self._level(stage, early) == "full"
        return early.space == late.space and early.kept == late.kept and self._level(stage, early) is not None

    def _merge(self, early: Group, late: Group) -> None:
        levels: dict[Stage, Level] = dict(early.levels)
        as_rows = _becomes_rows(early, late)
        if as_rows:
            levels = dict.fromkeys(levels, "row")
        while early.users and early.users[0] == late.place:
            heappop(early.users)
        few, many = sorted((early.users, late.users), key=len)
        for place in few:
            heappush(many, place)
        late.users, early.users = many, []
        late.levels = {**levels, **late.levels}
        late.cost += early.cost
        for variable, level in early.touched.items():
            moved = "row" if level == "full" and as_rows else level
            late.touched[variable] = moved if late.touched.get(variable, moved) == moved else None
        late.misread += early.misread
        if late.kept is None and len(early.space) > len(late.space):
            late.space = early.space
        early.merged = late
        early.levels = {}

    # ---- members ----------------------------------------------------------------------------------------------------

    def _add(self, stage: Stage, group: Group, level: Level) -> None:
        definition = stage.tensor.definition
        read_level = level
        if isinstance(definition, Reduction):
            group.space, group.kept = stage.facts.space, stage.facts.kept
            level = "row"
        elif group.kept is None and len(stage.facts.space) > len(group.space):
            group.space = stage.facts.space
        turn = self._turn(stage, group) if level == "full" else None
        if turn is not None:
            group.turns[stage] = turn
        group.levels[stage] = level
        group.cost += stage.facts.cost
        self.group_of[stage] = group
        if group.kind == "loop":
            self.readers.update(dict.fromkeys(_walked(stage), group))
        for source, access in stage.reads:
            if isinstance(source, Stage):
                other = self.find(self.group_of[source])
                if other is not group and not access.flat:
                    group.misread.append(other)
            elif source.kind == "variable":
                variable = source.variable or source
                known = group.touched.get(variable, read_level)
                group.touched[variable] = read_level if access.flat and known == read_level else None
        target = _variable_of(stage) if isinstance(definition, Write) else None
        if target is not None:
            group.written.add(target)


def _walked(stage: Stage) -> list[Source]:
    """The large tensors that a stage reads element by element, variables left out."""
    points = count(stage.facts.space)
    if isinstance(points, int) and points < LARGE:
        return []
    return [s for s, access in stage.reads if access.flat and (isinstance(s, Stage) or s.kind in ("feed", "constant"))]


def _becomes_rows(early: Group, late: Group) -> bool:
    """True when the points of `early` are the rows of `late`: its maps can run where the reductions are done."""
    return early.kept is None and late.kept is not None and count(early.space) == count(late.rows)


def kind_of(stage: Stage) -> Kind:
    """The kind of group that a stage opens."""
    definition = stage.tensor.definition
    if isinstance(definition, ALONE):
        return "alone"
    is_product = isinstance(definition, Reduction) and definition.product is not None
    return "contraction" if is_product else "loop"


def _is_aligned(stage: Stage, source: Stage, access: Access, group: Group) -> bool:
    """True when `stage`, at a point of the group's space, reads `source` at that very point (or at its row)."""
    if group.levels[source] == "full":
        return access.flat and source not in group.turns
    if access.rows is None or stage.facts.space != group.space:
        return False
    shape = space_shape(stage)
    position = {axis: k for k, axis in enumerate(axis for axis, size in enumerate(shape) if size != 1)}
    wide = [axis for axis, size in zip(access.rows, source.tensor.shape, strict=True) if size != 1]
    return [None if axis is None else position.get(axis) for axis in wide] == list(group.kept or ())


def _variables_fit(stage: Stage, group: Group, level: Level) -> bool:
    """A write may join where every other read of the variable happens at the same point, and a read likewise."""
    if not isinstance(stage.tensor.definition, Write):
        if not group.written:
            return True
        flat = {source.variable or source: access.flat for source, access in stage.reads if isinstance(source, Leaf)}
        return all(variable not in flat or flat[variable] for variable in group.written)
    if group.kept is not None and level == "full":
        return False
    target = _variable_of(stage)
    return target is None or group.touched.get(target, level) == level


def _variable_of(stage: Stage) -> Leaf | None:
    """The variable that a write stores into."""
    source: Source = stage
    while isinstance(source, Stage):
        definition = source.tensor.definition
        if isinstance(definition, Write):
            source = source.binding[definition.target]
        elif isinstance(definition, View):
            source = source.binding[definition.base]
        elif isinstance(definition, Scatter) and definition.in_place:
            source = source.binding[definition.start]
        else:
            return None
    return (source.variable or source) if source.kind == "variable" else None


def _rows_are_worth_it(group: Group) -> bool:
    """Walking a row twice pays when there are rows enough to keep all cores busy, or rows stay in cache."""
    rows, length = count(group.rows), _length(group.space, group.kept or ())
    return not (isinstance(rows, int) and isinstance(length, int) and rows < 8 and length > 1 << 15)


def _is_worth_reducing(space: Sizes, kept: tuple[int, ...]) -> bool:
    """A reduction shares the loop of what it reads unless too few results would leave cores idle."""
    rows, length = count(tuple(space[k] for k in kept)), _length(space, kept)
    return not (isinstance(rows, int) and isinstance(length, int) and rows < 64 and length > 1 << 12)


def _length(space: Sizes, kept: tuple[int, ...]) -> Size:
    return count(tuple(size for k, size in enumerate(space) if k not in kept))


def _live(stages: StageGraph) -> set[Stage]:
    """Stages that somebody reads, fetches, or that write or check something."""
    live: set[Stage] = set()
    for step in reversed(stages.steps):
        if isinstance(step, Stage):
            definition = step.tensor.definition
            effect = isinstance(definition, (Write, Scatter)) or (isinstance(definition, Map) and definition.checks)
            if step.stored or effect or not live.isdisjoint(step.users):
                live.add(step)
    return live
