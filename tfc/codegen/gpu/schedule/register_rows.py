"""Rows that fit the registers of the threads that share them: every element is loaded once for all passes.

A thread has several elements of its row, 16 bytes of neighbours at a time where rows allow it. All rounds stand one
behind the other, each with names of its own for its elements; what a later pass wants of an element that an earlier one
computed is there.
"""

from __future__ import annotations

from dataclasses import dataclass

from tfc.codegen.gpu.launching import Work
from tfc.codegen.gpu.schedule.row_groups import RowGroup
from tfc.codegen.loop_ir.loops import WARP, Across, Combine, Fold, Lanes, Launch, Let, Statement
from tfc.codegen.nest.flatten import FlatNest, FlatReduction
from tfc.codegen.nest.row_passes import row_passes
from tfc.codegen.nest.vectorize import cost_of, depends_on, value_nodes
from tfc.codegen.schedule.column_strips import narrow_position
from tfc.codegen.tensor.affine import Indices
from tfc.codegen.tensor.expr import Axis, Expr, Guard, Load, Var, minimum, select
from tfc.codegen.tensor.tensor import neutral
from tfc.codegen.tensor.traverse import loads, postorder, substitute

HELD = 32
"""Elements that a thread holds at most, of all tensors it reads; half as many of 8 bytes, which take two registers."""
LONGEST_CODE = 2400
"""Instructions of a thread at most, about."""
CHEAP = 60
"""Instructions for an element that take few registers besides its own."""
REGISTER = 4
"""Bytes of a register."""
ACCESS = 16
"""Bytes of an access at most."""
WIDTHS = (1, 2, 4, 8, 16, 32, 128, 256, 512, 1024)
"""Threads that share a row: parts of a warp, a warp or a block."""


@dataclass(frozen=True)
class _Shape:
    """A row of `length` elements in the registers of `width` threads: `iterations` times `lanes` neighbours each."""

    length: int
    width: int
    lanes: int

    @property
    def iterations(self) -> int:
        return -(-self.length // (self.width * self.lanes))


def register_row_launch(work: Work) -> Launch | None:
    """The launch, or None where rows are too long or their elements are numbered by several axes."""
    shape = _shape(work)
    if shape is None:
        return None
    group, lane = RowGroup(work, shape.width, tuple(work.nest.kept), resident=_resident(work, shape)), Axis("lane")
    body: list[Statement] = []
    iterations = [_Iteration(work.nest, shape, group.at, lane, number) for number in range(shape.iterations)]
    for iteration in iterations:
        body += iteration.begin()
    for number in range(len(iterations[0].passes)):
        for iteration in iterations:
            body += group.acting(work.points.of_pass(iteration.passes[number]), iteration.inside)
        for k, reduction in enumerate(iterations[0].passes[number].reductions):
            body += _combined(
                group, [(iteration, iteration.passes[number].reductions[k]) for iteration in iterations], reduction
            )
    body += group.end()
    return group.launch([Lanes(lane, shape.lanes, tuple(body))] if shape.lanes > 1 else body)


class _Iteration:
    """The elements of a row that its threads take in one iteration, `inside` the row where not None."""

    def __init__(self, nest: FlatNest, shape: _Shape, at: Axis, lane: Axis, number: int) -> None:
        (axis,) = nest.reduced
        self.first, self.lanes = Axis(f"first{number}"), shape.lanes
        self.number = at + number * shape.width
        groups = shape.length // shape.lanes
        exact = (number + 1) * shape.width <= groups
        self.inside = None if exact else self.number < groups
        self.last = groups - 1
        element = self.first * shape.lanes + lane if shape.lanes > 1 else self.first
        self.nest = nest.replaced(substitute(nest.roots(), {axis: element}))
        self.passes = row_passes(self.nest)

    def begin(self) -> list[Statement]:
        """The position of the first element; beyond the end of the row, that of its last elements."""
        return [Let(self.first, self.number if self.inside is None else minimum(self.number, self.last))]


def _combined(
    group: RowGroup, taken: list[tuple[_Iteration, FlatReduction]], reduction: FlatReduction
) -> list[Statement]:
    """The reduction of all iterations, and of all threads."""
    kind, dtype = reduction.kind, reduction.body.dtype
    own, whole = Var(f"{reduction.var.name}.own", dtype), Var(f"{reduction.var.name}.all", dtype)
    nothing = neutral(kind.removeprefix("arg"), dtype)
    values = [
        each.body if iteration.inside is None else select(iteration.inside, each.body, nothing)
        for iteration, each in taken
    ]
    positions = [narrow_position(each, group.work.nest) for _, each in taken] if kind.startswith("arg") else []
    return [
        Combine(own, kind, tuple(values), tuple(positions)),
        Across(whole, own, kind, group.width, group.exchange(reduction)),
        Fold(reduction.var, whole, kind),
    ]


def _resident(work: Work, shape: _Shape) -> int:
    """Threads that a multiprocessor has registers for (RowGroup.resident): 32, 64 or 128 for each."""
    nodes = value_nodes(work.nest)
    if cost_of(nodes) * max(map(_registers, nodes), default=1) > CHEAP:
        return 512
    return 2048 if len(row_passes(work.nest)) == 1 and shape.iterations * shape.lanes <= HELD // 2 else 1024


def _shape(work: Work) -> _Shape | None:
    nest = work.nest
    if len(nest.reduced) != 1:
        return None
    (axis,) = nest.reduced
    length = nest.extents[axis]
    if not isinstance(length, int) or length < 1:
        return None
    lanes = _lanes(nest, axis, length)
    indices = Indices(nest.extents)
    reads = loads(nest.roots())
    moving = [load for load in reads if any(depends_on(atom, axis) for atom in indices.of(load.children[0]).terms)]
    held = sum(_registers(load) for load in moving)
    most = min(HELD // max(1, held), LONGEST_CODE // max(1, cost_of(value_nodes(nest))))
    enough = min(WARP, length // lanes)  # threads beyond it would have nothing to do
    has_doubles = any(_registers(load) > 1 for load in moving)
    for width in WIDTHS:
        shape = _Shape(length, width, lanes)
        has_wider = WARP < width < WIDTHS[-1]
        # The widest block leaves its threads 64 registers, which what follows from elements of 8 bytes takes twice.
        few = has_wider or (has_doubles and width > WARP)
        if width >= enough and shape.iterations * lanes <= (
            min(most, HELD // (4 if has_doubles else 2)) if few else most
        ):
            return shape
    return None


def _registers(node: Expr) -> int:
    return 1 if node.dtype.size <= REGISTER else 2


def _lanes(nest: FlatNest, axis: Axis, length: int) -> int:
    """The number of neighbours in a vector: as many as divide a row, where all accesses are along it or invariant."""
    nodes = list(postorder(nest.roots()))
    reads = [node for node in nodes if isinstance(node, Load)]
    if any(test.level == "full" for test in nest.tests) or any(isinstance(node, Guard) for node in nodes):
        return 1
    indices = Indices(nest.extents)
    places: list[tuple[Expr, int]] = [(load.children[0], load.dtype.size) for load in reads]
    places += [(put.position, put.target.dtype.size) for put in nest.puts if put.level == "full"]
    size = 1
    for place, own in places:
        form = indices.of(place)
        step = form.coefficient(axis)
        if step not in (0, 1) or any(atom is not axis and depends_on(atom, axis) for atom in form.terms):
            return 1
        size = max(size, own if step else 1)
    lanes = max(1, ACCESS // size)
    while length % lanes:
        lanes //= 2
    return lanes
