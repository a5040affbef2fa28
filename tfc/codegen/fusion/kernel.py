"""Kernels: what a fused group computes, as one set of expressions over one iteration space.

Members of the group are substituted into one another, virtual stages into whoever reads them; what remains are the
reductions, the stores and the checks, over parameters p0, p1, … that stand for the operands of the instruction. Groups
with equal signatures give the same kernel, which is then built and compiled once.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from tfc.codegen.fusion.fuse import Group, Level
from tfc.codegen.fusion.stages import Leaf, Place, Source, Stage, unviewed
from tfc.codegen.loop_ir.product import Attention, Product
from tfc.codegen.program.panels import Panels
from tfc.codegen.tensor.accesses import squeeze
from tfc.codegen.tensor.expr import Axis, Expr, Load, Var, index
from tfc.codegen.tensor.rounding import rounded
from tfc.codegen.tensor.tensor import (
    Check,
    Join,
    Map,
    Reduction,
    Scan,
    Scatter,
    Sizes,
    Sort,
    Tensor,
    View,
    Write,
    axes,
    unravel,
)
from tfc.codegen.tensor.traverse import rewrite, substitute
from tfc.ir.base.record import field, record, replace
from tfc.ir.types.dims import Size

Memory = Leaf | Stage
"""What owns an operand's memory: a leaf, or the stage that writes it."""


@record(frozen=True, eq=False)
class Accumulate:
    """`var` = `body` combined by `kind` over the reduced axes. `product` holds the factors of a contraction."""

    var: Var
    kind: str
    body: Expr
    product: tuple[Expr, Expr] | None = None


@record(frozen=True, eq=False)
class Put:
    """`value` stored at `indices` of a parameter, at every point of the space or (level row) of the kept axes."""

    target: Tensor
    indices: tuple[Expr, ...]
    value: Expr
    level: Level


@record(frozen=True, eq=False)
class CheckAt:
    """A check at every point (or row); `member` is the number of the stage it belongs to."""

    check: Check
    level: Level
    member: int


@record(frozen=True, eq=False)
class Nest:
    """A loop nest over axes i0, i1, … of `space`; `kept`: those that reductions keep (all when there are none). With
    `when`, an i32 scalar, it runs where that is not 0."""

    space: Sizes
    kept: tuple[int, ...]
    accumulates: tuple[Accumulate, ...] = ()
    puts: tuple[Put, ...] = ()
    checks: tuple[CheckAt, ...] = ()
    scatter: ScatterInto | None = None
    scan: ScanInto | None = None
    sort: SortInto | None = None
    when: Tensor | None = None


@record(frozen=True, eq=False)
class ScatterInto:
    """For each point of the nest's space in order: target[indices] = combine(target[indices], value)."""

    target: Tensor
    indices: tuple[Expr, ...]
    value: Expr
    combine: str
    free: tuple[int, ...]


@record(frozen=True, eq=False)
class ScanInto:
    """target[indices] = the values up to here along axis number `axis`, combined; `exclusive`: without this one."""

    target: Tensor
    indices: tuple[Expr, ...]
    value: Expr
    kind: str
    axis: int
    exclusive: bool


@record(frozen=True, eq=False)
class SortInto:
    """target[indices] = the position of the key that comes in place of the last axis's index, for the first `count`
    places; in `key` that axis numbers the keys."""

    target: Tensor
    indices: tuple[Expr, ...]
    key: Expr
    count: Size


@record(frozen=True, eq=False)
class Kernel:
    """One native function to be: its parameters (`access` of each: r, w, u, or s for scratch) and what it runs.

    `fixed` are parameters that are the same whenever `turn`, an i32 scalar, is not 0 (pack_in_loops.py). `passed` hold
    what the nests of an attention pass from one to the next (attention.py), or the `scores` if nobody reads them
    besides: what the first nest computes and the second one reduces (row_reductions.py). `constants` may be packed when
    the program is loaded, and `panels` are (pack_constants.py). The nests of a join store its parts along the axis
    `joined`. `finite` are filters without NaN and infinities (contract/clipped.py).
    """

    params: tuple[Tensor, ...]
    access: str
    nests: tuple[Nest | Product | Attention, ...]
    fixed: tuple[Tensor, ...] = ()
    turn: Tensor | None = None
    passed: tuple[Tensor, ...] = ()
    constants: tuple[Tensor, ...] = ()
    joined: int | None = None
    finite: tuple[Tensor, ...] = ()
    panels: Mapping[Tensor, Panels] = field(default_factory=dict)
    scores: Tensor | None = None


@record(frozen=True, eq=False)
class Plan:
    """A group as an instruction: the operands its kernel takes, and what it computes of them, as a signature.

    In a loop: `turn` is the operand that numbers the trips, `fixed` those that no trip changes. `constants` are those
    that may be packed ahead, `finite` filters without NaN and infinities.
    """

    group: Group
    members: tuple[Stage, ...]
    stored: tuple[Stage, ...]
    operands: tuple[Memory, ...]
    access: str
    signature: object
    fixed: tuple[int, ...] = ()
    turn: int | None = None
    constants: tuple[int, ...] = ()
    finite: tuple[int, ...] = ()

    @property
    def key(self) -> object:
        """All that its kernel depends on: plans with equal keys share one."""
        return self.signature, self.fixed, self.turn, self.constants, self.finite


def owner(source: Source) -> Memory:
    """Whose memory holds a source that is not virtual: writes of a variable stand for the variable."""
    while True:
        if isinstance(source, Leaf):
            if source.alias is None:
                return source.variable or source
            source = source.alias
            continue
        definition = source.tensor.definition
        if isinstance(definition, Write):
            source = source.binding[definition.target]
        elif isinstance(definition, Scatter) and (definition.in_place or source.in_place):
            source = source.binding[definition.start]
        elif source.virtual and isinstance(definition, View):
            source = source.binding[definition.base]
        elif source.place is not None:
            source = source.place.memory
        else:
            return source


def places_of(stage: Stage) -> Iterator[Place]:
    """The places of a stage in memory: its own, that of the concatenation it is in, and so on."""
    while stage.place is not None:
        yield stage.place
        if isinstance(stage.place.memory, Leaf):
            return
        stage = stage.place.memory


class _Signing:
    """Walks what a group's members read, in order; collects operands and the signature."""

    def __init__(self, members: Sequence[Stage]) -> None:
        self.position = {stage: k for k, stage in enumerate(members)}
        self.operands: dict[Memory, int] = {}

    def operand(self, memory: Memory) -> int:
        return self.operands.setdefault(memory, len(self.operands))

    def reference(self, source: Source) -> object:
        if source in self.position:
            return self.position[source]
        if isinstance(source, Leaf) and source.number is not None:
            return ("number", source.number)
        if isinstance(source, Stage) and (source.virtual or source.recomputed):
            return (source.tensor, source.rounds, self.reads(source))
        places = () if isinstance(source, Leaf) else tuple(map(self.place, places_of(source)))
        return ("operand", self.operand(owner(source)), places)

    def place(self, place: Place) -> tuple[object, ...]:
        return (place.axis, place.start, place.shape, None if place.row is None else self.operand(place.row))

    def reads(self, stage: Stage) -> tuple[object, ...]:
        sources = [stage.binding[tensor] for tensor, _ in stage.facts.reads]
        # A join has nothing to do for a part that lies in its memory.
        return tuple("placed" if lies_in(source, stage) else self.reference(source) for source in sources)


def lies_in(source: Source, join: Stage) -> bool:
    """True for a part of a join that lies in its memory."""
    part = unviewed(source)
    return isinstance(part, Stage) and part.place is not None and part.place.memory is join


def plan(group: Group, escapes: set[Stage]) -> Plan:
    """The plan of a group; `escapes` are the stages whose value must be in memory."""
    members = tuple(sorted(group.levels, key=lambda stage: stage.number))
    signing = _Signing(members)
    parts = tuple((s.tensor, s.rounds, group.levels[s], group.turns.get(s), signing.reads(s)) for s in members)
    stored = tuple(stage for stage in members if stage in escapes or owner(stage) is not stage)
    places = tuple(tuple(signing.place(place) for place in places_of(stage)) for stage in stored)
    read = len(signing.operands)
    targets = [signing.operand(owner(stage)) for stage in stored]
    access = ["r"] * read + ["w"] * (len(signing.operands) - read)
    for target in targets:
        access[target] = "u" if target < read else "w"
    steps = tuple(
        (part.kind, part.space, part.kept, tuple(signing.position[s] for s in part.levels)) for part in group.parts
    )
    where = (tuple(map(signing.position.get, stored)), tuple(targets), places)
    signature = (group.kind, group.space, group.kept, parts, steps, *where)
    return Plan(group, members, stored, tuple(signing.operands), "".join(access), signature)


def build_kernel(made: Plan) -> Kernel:
    """The kernel of a planned group; what passes between the parts of one is scratch memory."""
    types = [memory.type for memory in made.operands]
    params = tuple(Tensor(kind.dtype, kind.dims, name=f"p{k}") for k, kind in enumerate(types))
    passed: dict[Memory, Tensor] = {}
    nests = _in_parts(made, params, passed) if made.group.parts else _Building(made, params).nests()
    turn = None if made.turn is None else params[made.turn]
    fixed, constants, finite = (tuple(params[k] for k in each) for each in (made.fixed, made.constants, made.finite))
    definition = made.members[0].tensor.definition
    joined = definition.axis if isinstance(definition, Join) else None
    memory = {**dict(zip(made.operands, params, strict=True)), **passed}
    scores = None if made.group.scores is None else memory[owner(made.group.scores)]
    scratch = tuple(passed.values())
    access = made.access + "s" * len(scratch)
    told = (fixed, turn, scratch, constants, joined, finite)
    return Kernel((*params, *scratch), access, nests, *told, scores=scores)


def _in_parts(made: Plan, params: Sequence[Tensor], passed: dict[Memory, Tensor]) -> tuple[Nest, ...]:
    """The nests of a group's parts in order; `passed` gets the memory that passes between them."""
    nests: list[Nest] = []
    for part in made.group.parts:
        members = tuple(stage for stage in made.members if stage in part.levels)
        others = set(made.members).difference(members)
        leaving = [s for s in members if not s.recomputed and not others.isdisjoint(s.users)]
        own = [stage for stage in leaving if stage not in made.stored]
        stored = tuple(stage for stage in members if stage in made.stored or stage in own)
        name = f"passed{len(passed)}"
        passed.update((stage, Tensor(stage.tensor.dtype, stage.tensor.shape, name=name)) for stage in own)
        building = _Building(replace(made, group=part, members=members, stored=stored), params, passed)
        nests += building.nests()
    return tuple(nests)


class _Building:
    def __init__(self, made: Plan, params: Sequence[Tensor], passed: Mapping[Memory, Tensor] | None = None) -> None:
        self.plan = made
        self.group = made.group
        self.passed = passed or {}
        self.param: dict[Memory, Tensor] = {**dict(zip(made.operands, params, strict=True)), **self.passed}
        self.value: dict[Stage, Expr] = {}
        self.written: dict[Memory, Stage] = {}
        self.accumulates: list[Accumulate] = []
        self.puts: list[Put] = []
        self.checks: list[CheckAt] = []

    def nests(self) -> tuple[Nest, ...]:
        definition = self.plan.members[0].tensor.definition
        if isinstance(definition, Join):
            return self._join(self.plan.members[0], definition)
        if isinstance(definition, Scatter):
            return self._scatter(self.plan.members[0], definition)
        if isinstance(definition, Scan):
            return self._scan(self.plan.members[0], definition)
        if isinstance(definition, Sort):
            return self._sort(self.plan.members[0], definition)
        for stage in self.plan.members:
            self._member(stage)
        space = self.group.space
        kept = tuple(range(len(space))) if self.group.kept is None else self.group.kept
        return (Nest(space, kept, tuple(self.accumulates), tuple(self.puts), tuple(self.checks)),)

    def _member(self, stage: Stage) -> None:
        level = self.group.levels[stage]
        definition = stage.tensor.definition
        if isinstance(definition, Reduction):
            home = _home(self.group.space, definition.space)
            roots = (definition.body, *(definition.product or ()))
            body, *product = self._instantiate(roots, stage, home)
            value: Expr = Var(f"r{len(self.accumulates)}", stage.tensor.dtype)
            assert isinstance(value, Var)
            factors = (product[0], product[1]) if product else None
            self.accumulates.append(Accumulate(value, definition.kind, body, factors))
        else:
            home = self._home_of_map(stage, level)
            value = self._map(stage, home, level)
        # What is stored is rounded there; who reads it in this kernel must see the same.
        self.value[stage] = rounded(value) if stage.rounds or stage in self.plan.stored else value
        if isinstance(definition, Write):
            self.written[owner(stage)] = stage
        if stage in self.plan.stored:
            at = self._placed(stage, self._home_of_map(stage, level))
            # Memory between the parts of a kernel may come to nothing, and with it what storing rounds.
            stored = self.value[stage] if stage.rounds and owner(stage) in self.passed else value
            self.puts.append(Put(self.param[owner(stage)], at, stored, level))

    def _placed(self, stage: Stage, at: Sequence[Expr]) -> tuple[Expr, ...]:
        """The position of a stage's element in the memory the stage is stored in."""
        shape = stage.tensor.shape
        for place in places_of(stage):
            if place.shape is not None:
                at = substitute(unravel(shape, place.shape), dict(zip(axes(len(shape)), at, strict=True)))
            shape = place.memory.tensor.shape if isinstance(place.memory, Stage) else shape
            if place.row is not None:
                at = (index(Load(self.param[place.row], ())), *at)
            elif place.start != 0:
                at = tuple(i + index(place.start) if axis == place.axis else i for axis, i in enumerate(at))
        return tuple(at)

    def _map(self, stage: Stage, home: tuple[Expr, ...], level: Level) -> Expr:
        definition = stage.tensor.definition
        if isinstance(definition, Write):
            return self._read(stage.binding[definition.value], home)
        assert isinstance(definition, (Map, View))
        for check in definition.checks if isinstance(definition, Map) else ():
            here = check.with_exprs(self._instantiate(check.exprs, stage, home))
            self.checks.append(CheckAt(here, level, self.plan.members.index(stage)))
        return self._instantiate((definition.body,), stage, home)[0]

    def _home_of_map(self, stage: Stage, level: Level) -> tuple[Expr, ...]:
        """The position in the stage's tensor of the element that belongs to a point of the space."""
        own = self.group.turns.get(stage) if level == "full" else self.group.kept or ()
        if own is None:
            return _home(self.group.space, stage.tensor.shape)
        sizes = tuple(self.group.space[k] for k in own)
        rename: dict[Expr, Expr] = {Axis(f"i{n}"): Axis(f"i{k}") for n, k in enumerate(own)}
        return tuple(substitute(_home(sizes, stage.tensor.shape), rename))

    def _instantiate(self, roots: Sequence[Expr], stage: Stage, home: Sequence[Expr]) -> list[Expr]:
        """A definition's expressions at a position, with everything they read resolved."""
        here = dict(zip(axes(len(home)), home, strict=True))

        def change(node: Expr, children: tuple[Expr, ...]) -> Expr:
            if isinstance(node, Axis):
                return here[node]
            if isinstance(node, Load):
                return self._read(stage.binding[node.tensor], children)
            return node if children == node.children else node.with_children(children)

        return rewrite(roots, change)

    def _read(self, source: Source, at: tuple[Expr, ...]) -> Expr:
        """The element of a source at a position."""
        if isinstance(source, Leaf):
            memory = owner(source)
            if memory in self.written:  # members read a variable only at their own point, and in order
                return self.value[self.written[memory]]
            return source.number if source.number is not None else Load(self.param[memory], at)
        if source in self.value:
            return self.value[source]
        if source.virtual or source.recomputed:
            definition = source.tensor.definition
            assert isinstance(definition, (Map, View))
            (value,) = self._instantiate((definition.body,), source, at)
            return rounded(value) if source.rounds else value
        return Load(self.param[owner(source)], self._placed(source, at))

    def _join(self, stage: Stage, definition: Join) -> tuple[Nest, ...]:
        """One nest per part, each writing its slice of the result."""
        nests = []
        start = index(0)
        target = self.param[owner(stage)]
        for part in definition.parts:
            home = axes(part.rank)
            source = stage.binding[part]
            if not lies_in(source, stage):
                at = tuple(i + start if k == definition.axis else i for k, i in enumerate(home))
                value = self._read(source, home)
                put = Put(target, self._placed(stage, at), value, "full")
                nests.append(Nest(part.shape, tuple(range(part.rank)), (), (put,)))
            start = start + index(part.shape[definition.axis])
        return tuple(nests)

    def _scan(self, stage: Stage, definition: Scan) -> tuple[Nest, ...]:
        """The nest of a scan; a reverse one walks its axis from the end."""
        shape, axis = stage.tensor.shape, definition.axis
        home = tuple(
            index(size) - 1 - at if definition.reverse and k == axis else at
            for k, (at, size) in enumerate(zip(axes(len(shape)), shape, strict=True))
        )
        (value,) = self._instantiate((definition.body,), stage, home)
        target = self.param[owner(stage)]
        into = ScanInto(target, self._placed(stage, home), value, definition.kind, axis, definition.exclusive)
        return (Nest(shape, tuple(range(len(shape))), scan=into),)

    def _sort(self, stage: Stage, definition: Sort) -> tuple[Nest, ...]:
        """The nest of a sort."""
        home = axes(len(definition.space))
        (key,) = self._instantiate((definition.key,), stage, home)
        into = SortInto(self.param[owner(stage)], self._placed(stage, home), key, stage.tensor.shape[-1])
        return (Nest(definition.space, tuple(range(len(home))), sort=into),)

    def _scatter(self, stage: Stage, definition: Scatter) -> tuple[Nest, ...]:
        """A copy of the start, unless in place, and the nest that scatters into it."""
        target = self.param[owner(stage)]
        nests = []
        if not (definition.in_place or stage.in_place):
            home = axes(stage.tensor.rank)
            value = self._read(stage.binding[definition.start], home)
            put = Put(target, self._placed(stage, home), value, "full")
            nests.append(Nest(stage.tensor.shape, tuple(range(stage.tensor.rank)), (), (put,)))
        home = axes(len(definition.space))
        *where, value = self._instantiate((*definition.position, definition.value), stage, home)
        here = (check.with_exprs(self._instantiate(check.exprs, stage, home)) for check in definition.checks)
        checks = tuple(CheckAt(check, "full", 0) for check in here)
        into = ScatterInto(target, self._placed(stage, where), value, definition.combine, definition.free)
        nests.append(Nest(definition.space, tuple(range(len(home))), checks=checks, scatter=into))
        return tuple(nests)


def _home(space: Sizes, shape: Sizes) -> tuple[Expr, ...]:
    """The position in `shape` that belongs to a point of `space`: both hold the same elements in row-major order."""
    if squeeze(shape) == space:
        at = iter(axes(len(space)))
        return tuple(index(0) if size == 1 else next(at) for size in shape)
    return unravel(space, shape)
