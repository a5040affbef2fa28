"""Maps on GPUs: each element by itself.

A thread has vectors of 16 bytes of neighbouring elements, and neighbouring threads have neighbouring vectors. Where one
axis is all there is, a block takes a run of it. A plane is cut into rectangles, whose threads walk down some rows: its
coordinates are found once, and what all rows share is read once. Short rows are numbered through.

What is at the ragged end of an axis, or does not begin at a multiple of 16 bytes, is done element by element.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tfc.codegen.gpu.device.vector_access import BYTES, strides
from tfc.codegen.gpu.launching import THREADS, Work, one_thread_each, quotient_up
from tfc.codegen.gpu.schedule.transposes import transposing_launch
from tfc.codegen.loop_ir.loops import BLOCK, THREAD, WARP, For, Launch, Let, Statement, Store, When, numbered, roots
from tfc.codegen.nest.nontemporal import BOUND_BY_MEMORY
from tfc.codegen.nest.vectorize import cost_of, depends_on, value_nodes
from tfc.codegen.tensor.accesses import count
from tfc.codegen.tensor.expr import Apply, Axis, Expr, Guard, Load, all_of, apply, index, minimum
from tfc.codegen.tensor.traverse import loads, postorder
from tfc.ir.types.dims import Dim, Size
from tfc.ir.types.types import f64

MOST_LANES = 8
MOST_ITERATIONS = 4
"""Vectors that a thread reads: that many at once keep memory busy, more take registers from other threads."""
MOST_COST = 640
"""Instructions for all elements of a thread: more of them keep a device busy with one vector at a time."""
WIDE_COST = 256
"""Instructions for a vector: where there are more, arithmetic takes longer than single elements from memory."""
LONG = frozenset({
    "sin", "cos", "tan", "pow", "lgamma", "digamma", "erfc", "asinh", "acosh", "atanh", "asin", "acos", "atan2",
    "log1p", "softplus", "fmod",
})  # fmt: skip
DIVISIONS = frozenset({"floordiv", "mod", "truncdiv", "truncmod"})
"""Functions of a hundred instructions and more: those of floats, and of integers of 64 bits."""
ENOUGH_BLOCKS = 512
"""Blocks that fill a device: threads have several vectors where there are as many all the same."""


def map_launches(work: Work) -> list[Launch]:
    """A launch in which each thread has some neighbouring elements, or one by tiles in shared memory
    (transposes.py).
    """
    squares = transposing_launch(work)
    if squares is not None:
        return [squares]
    body = tuple(work.points.point(work.nest.puts, work.nest.tests))
    if work.lane is None:
        return [one_thread_each(work, work.nest.kept, body)]
    cut = _Cut(work, work.lane, body, *_lanes(work, work.lane, body))
    others = [axis for axis in work.nest.kept if axis is not work.lane]
    vectors = cut.vectors
    is_plane = others and not (isinstance(vectors, int) and vectors < WARP)
    return [cut.plane(others) if is_plane else cut.line(others)]


def _lanes(work: Work, lane: Axis, body: tuple[Statement, ...]) -> tuple[int, Expr | None]:
    """The number of neighbours along `lane` that a thread takes together, and the conditions on sizes for that."""
    nodes = postorder(list(roots(body)), stop=lambda node: isinstance(node, Guard))
    accesses = [(node.children[0], node.dtype.size) for node in nodes if isinstance(node, Load)]
    stores = [(each.index, each.target.dtype.size) for each in body if isinstance(each, Store)]
    found = [(strides(position, lane), size) for position, size in accesses + stores]
    if not stores or any(steps is None for steps, _ in found[len(accesses) :]):
        return 1, None
    whole = [(steps, size) for steps, size in found if steps is not None]
    lanes = min(BYTES // min(size for _, size in whole), BYTES if max(s for _, s in whole) == 1 else MOST_LANES)
    cost, extent = _cost(work), work.nest.extents[lane]
    sizes = [size for steps, _ in whole for size in steps]
    while lanes > 1 and (
        cost * lanes > WIDE_COST
        or (isinstance(extent, int) and extent < lanes)
        or any(isinstance(size, int) and size % lanes for size in sizes)
    ):
        lanes //= 2
    unknown = dict.fromkeys(size for size in sizes if isinstance(size, Dim) and any(c % lanes for _, c in size.terms))
    return lanes, all_of([apply("truncmod", index(size), lanes).eq(0) for size in unknown]) if unknown else None


def _cost(work: Work) -> int:
    """Instructions for an element, roughly; a conditional load takes a jump each time."""
    nodes = value_nodes(work.nest)
    long = sum(isinstance(node, Apply) and node.name in LONG for node in nodes)
    divisions = sum(isinstance(node, Apply) and node.name in DIVISIONS and node.dtype.size > 4 for node in nodes)
    return cost_of(nodes) + 100 * (long + divisions) + 15 * sum(isinstance(node, Guard) for node in nodes)


@dataclass(frozen=True, eq=False)
class _Cut:
    """A map in vectors of `lanes` elements along `lane`, which are one access each where `fits` holds."""

    work: Work
    lane: Axis
    body: tuple[Statement, ...]
    lanes: int
    fits: Expr | None

    @property
    def extent(self) -> Size:
        """The length of the lane axis."""
        return self.work.nest.extents[self.lane]

    @property
    def vectors(self) -> Size:
        """The number of vectors of a row, with a ragged one at its end."""
        return quotient_up(self.extent, self.lanes)

    @property
    def is_even(self) -> bool:
        """True when all vectors are known to be whole, and are single accesses."""
        return self.fits is None and isinstance(self.extent, int) and self.extent % self.lanes == 0

    # ---- one run of vectors ------------------------------------------------------------------------------------------

    def line(self, others: Sequence[Axis]) -> Launch:
        """A launch over all vectors in one sequence, each block taking a run of it."""
        work, total = self.work, self.work.size_of(others) * self.vectors
        iterations = self._iterations(total)
        first, vector, column = (Axis(name) for name in ("first", "vector", "column"))
        axes = [*((axis, work.nest.extents[axis]) for axis in others), (column, self.vectors)]

        begin: list[Statement] = [Let(first, BLOCK * (THREADS * iterations) + THREAD)]
        step: list[Statement] = [Let(vector, first + _ITERATION * THREADS), *numbered(vector, axes)]
        blocks = quotient_up(total, THREADS * iterations)
        some = [*step, *self._vector(column, is_within=True)]
        if isinstance(total, int) and total % (THREADS * iterations) == 0:
            return self._launch(blocks, [*begin, *_all(iterations, some)])
        if iterations == 1:
            return self._launch(blocks, [*begin, When(first < index(total), tuple(_all(1, some)))])
        last = first + THREADS * (iterations - 1)
        inside, fast = last < index(total), some
        if not others:
            inside = all_of([last * self.lanes + self.lanes <= index(self.extent), *self._conditions()])
            fast = [*step, *self._whole(column)]
        left = apply("truncdiv", index(total) - first + (THREADS - 1), THREADS)
        return self._launch(blocks, [*begin, *_either(inside, iterations, fast, left, some)])

    # ---- rectangles --------------------------------------------------------------------------------------------------

    def plane(self, others: Sequence[Axis]) -> Launch:
        """A launch over rectangles of some rows, by threads side by side along the lane axis."""
        work, (*outer, row) = self.work, others
        wide = _width(self.vectors)
        high = THREADS // wide
        rows, total = work.nest.extents[row], work.size_of(others) * self.vectors
        iterations = self._iterations(total)
        while iterations > 1 and isinstance(rows, int) and rows < high * iterations:
            iterations //= 2
        down, across, column, first = (Axis(name) for name in ("down", "across", "column", "first"))
        grid = [(axis, work.nest.extents[axis]) for axis in outer]
        grid += [(down, quotient_up(rows, high * iterations)), (across, quotient_up(self.vectors, wide))]
        x, y = (THREAD, index(0)) if high == 1 else (THREAD & (wide - 1), apply("truncdiv", THREAD, wide))
        blocks = count(tuple(size for _, size in grid))
        begin: list[Statement] = [
            *numbered(BLOCK, grid),
            Let(column, across * wide + x),
            Let(first, down * (high * iterations) + y),
        ]
        step = Let(row, first + _ITERATION * high)
        is_inside = [column * self.lanes + self.lanes <= index(self.extent), *self._conditions()]
        has_rows = first + high * (iterations - 1) < index(rows)
        all_rows = isinstance(rows, int) and rows % (high * iterations) == 0
        all_columns = self.is_even and isinstance(self.vectors, int) and self.vectors % wide == 0
        fast: list[Statement] = [step, *self._whole(column)]
        if all_rows and all_columns:
            return self._launch(blocks, [*begin, *_all(iterations, fast)])
        some = [step, *self._vector(column)]
        if iterations == 1:
            return self._launch(blocks, [*begin, When(first < index(rows), tuple(_all(1, some)))])
        left = apply("truncdiv", index(rows) - first + (high - 1), high)
        return self._launch(blocks, [*begin, *_either(all_of([*is_inside, has_rows]), iterations, fast, left, some)])

    def _launch(self, blocks: Size, body: Sequence[Statement]) -> Launch:
        """A launch with as many threads as a device runs at once, where they wait for memory and registers are not
        scarce.
        """
        # Functions of f64 keep twice as much, and stay in 40 registers where they are short only.
        is_wide = any(node.dtype == f64 for node in value_nodes(self.work.nest))
        cost = _cost(self.work) * (2 if is_wide else 1)
        is_waiting = self.lanes <= MOST_ITERATIONS and self._streams() <= 2 and cost <= BOUND_BY_MEMORY
        # Positions of 64 bits take registers too, and how many is not known here.
        is_known = all(isinstance(size, int) for size in self.work.nest.extents.values())
        gpu = self.work.target.gpu
        assert gpu is not None
        most = (1024 if gpu.sm < 80 else 1536) // THREADS
        return Launch(blocks, THREADS, tuple(body), resident=most if is_waiting and is_known else 1)

    # ---- one vector --------------------------------------------------------------------------------------------------

    def _conditions(self) -> list[Expr]:
        return [] if self.fits is None else [self.fits]

    def _whole(self, column: Axis) -> list[Statement]:
        """Vector number `column` of a row, which is whole."""
        if self.lanes == 1:
            return [Let(self.lane, column), *self.body]
        begin = column * self.lanes
        return [For(self.lane, begin, begin + self.lanes, self.body, "wide", self.lanes)]

    def _vector(self, column: Axis, *, is_within: bool = False) -> list[Statement]:
        """The statements of any vector: also of one behind the end of a row, unless `is_within`."""
        begin = column * self.lanes
        end = begin + self.lanes
        if self.is_even or self.lanes == 1:
            whole = self._whole(column)
            return whole if is_within else [When(end <= index(self.extent), tuple(whole))]
        is_whole = all_of([end <= index(self.extent), *self._conditions()])
        rest = For(self.lane, begin, minimum(end, index(self.extent)), self.body)
        return [When(is_whole, tuple(self._whole(column))), When(~is_whole, (rest,))]

    def _iterations(self, vectors: Size) -> int:
        """The number of vectors of a thread: few where their total is unknown."""
        cost = _cost(self.work) * self.lanes
        iterations = MOST_ITERATIONS if isinstance(vectors, int) else MOST_ITERATIONS // 2
        while iterations > 1 and iterations * self._streams() > MOST_ITERATIONS:
            iterations //= 2
        while iterations > 1 and (
            cost * iterations > MOST_COST
            or (isinstance(vectors, int) and vectors < ENOUGH_BLOCKS * THREADS * iterations)
        ):
            iterations //= 2
        return iterations

    def _streams(self) -> int:
        """The number of operands that have an element of their own for every point."""
        nest = self.work.nest
        axes = {axis for axis in nest.kept if nest.extents[axis] != 1}
        return sum(all(depends_on(load, axis) for axis in axes) for load in loads(list(roots(self.body))))


_ITERATION = Axis("turn")


def _all(iterations: int, body: Sequence[Statement]) -> list[Statement]:
    """All iterations side by side."""
    return (
        [For(_ITERATION, index(0), index(iterations), tuple(body), "unrolled")]
        if iterations > 1
        else [Let(_ITERATION, index(0)), *body]
    )


def _either(
    inside: Expr, iterations: int, fast: Sequence[Statement], left: Expr, some: Sequence[Statement]
) -> list[Statement]:
    """All iterations side by side where they are known to be whole; else the remaining ones, one after the other."""
    rest = For(_ITERATION, index(0), minimum(left, iterations), tuple(some))
    return [When(inside, tuple(_all(iterations, fast))), When(~inside, (rest,))]


def _width(vectors: Size) -> int:
    """The number of threads of a block along the lane axis: the largest that leaves the fewest idle."""
    if not isinstance(vectors, int):
        return 2 * WARP
    return min((THREADS >> k for k in range(4)), key=lambda wide: (-(-vectors // wide) * wide, -wide))
