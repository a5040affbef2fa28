"""Maps that load some operands across the axis they store along: square tiles go through shared memory.

A warp reads a row of a square where it lies side by side in memory and writes it to a row of shared memory; once all of
the block have, each reads its column there. The rows are one element and more longer than the square, so that neither
way two threads of a warp want the same bank.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tfc.codegen.gpu.launching import THREADS, Work, quotient_up
from tfc.codegen.loop_ir.loops import BLOCK, THREAD, Barrier, For, Launch, Let, Statement, Store, When, numbered
from tfc.codegen.nest.flatten import FlatNest
from tfc.codegen.nest.vectorize import crossing_axis, depends_on
from tfc.codegen.tensor.accesses import count
from tfc.codegen.tensor.affine import Indices
from tfc.codegen.tensor.expr import Axis, Expr, Guard, Load, all_of, apply, index
from tfc.codegen.tensor.tensor import Tensor
from tfc.codegen.tensor.traverse import postorder, substitute

SIDE = 32
"""A square is so many elements each way."""
MOST_BYTES = 40 << 10
"""Shared memory of a block."""


def transposing_launch(work: Work) -> Launch | None:
    """The launch of a map by square tiles; None where nothing is loaded across."""
    nest = work.nest
    # However much is read along another axis, it goes by squares; what is stored does not.
    lane = next((axis for axis in reversed(nest.kept) if all(_stands(put.position, axis) for put in nest.puts)), None)
    across = crossing_axis(nest, lane)
    if across is None or lane is None:
        return None
    found = _read_across(nest, across, lane)
    if not found or sum(_pitch(load) * SIDE * load.dtype.size for load in found) > MOST_BYTES:
        return None
    return _Squares(work, lane, across, found).launch()


def _read_across(nest: FlatNest, across: Axis, lane: Axis) -> list[Load]:
    """The loads that are contiguous along `across` and unconditional, of memory that the kernel does not write."""
    written = {put.target for put in nest.puts}
    nodes = postorder(nest.roots(), stop=lambda node: isinstance(node, Guard))
    found = [node for node in nodes if isinstance(node, Load) and node.tensor not in written]
    return [
        load
        for load in found
        if _stands(load.children[0], across) and Indices({}).of(load.children[0]).coefficient(lane) != 0
    ]


def _stands(position: Expr, axis: Axis) -> bool:
    """True when a position grows by one along an axis."""
    form = Indices({}).of(position)
    return form.coefficient(axis) == 1 and not any(
        depends_on(atom, axis) for atom in form.terms if not isinstance(atom, Axis)
    )


def _pitch(load: Load) -> int:
    """Elements from one row of a square to the next: an odd number of words."""
    return SIDE + max(1, 4 // load.dtype.size)


@dataclass(frozen=True, eq=False)
class _Squares:
    work: Work
    lane: Axis
    across: Axis
    read: Sequence[Load]

    def launch(self) -> Launch:
        work, nest = self.work, self.work.nest
        others = [axis for axis in nest.kept if axis not in (self.lane, self.across)]
        grid = [(axis, nest.extents[axis]) for axis in others]
        grid += [(_square(axis), quotient_up(nest.extents[axis], SIDE)) for axis in (self.across, self.lane)]
        blocks = count(tuple(size for _, size in grid))
        memory = {load: Tensor(load.dtype, (SIDE * _pitch(load),), name=f"s{k}") for k, load in enumerate(self.read)}
        near, far = THREAD & (SIDE - 1), apply("truncdiv", THREAD, SIDE) + _ITERATION * (THREADS // SIDE)

        # First the threads of a warp stand along `across`, then along the lanes.
        there: dict[Expr, Expr] = {axis: Axis(f"{axis.name}.read") for axis in (self.across, self.lane)}
        fetch: list[Statement] = []
        for load, value in zip(self.read, substitute(self.read, there), strict=True):
            fetch.append(Store(memory[load], far * _pitch(load) + near, value))
        columns: dict[Expr, Expr] = {load: Load(memory[load], (near * _pitch(load) + far,)) for load in self.read}
        transposed = nest.replaced(substitute(nest.roots(), columns))
        body = [
            *numbered(BLOCK, grid),
            *self._all({self.across: near, self.lane: far}, there, fetch),
            Barrier(),
            *self._all({self.across: far, self.lane: near}, {}, work.points.point(transposed.puts, transposed.tests)),
        ]
        return Launch(blocks, THREADS, tuple(body), tuple(memory.values()))

    def _all(
        self, places: Mapping[Axis, Expr], names: Mapping[Expr, Expr], body: Sequence[Statement]
    ) -> list[Statement]:
        """`body` for all elements that a thread has of a square: with the two axes, under their `names`, at `places` of
        it.
        """
        extents = self.work.nest.extents
        begin: list[Statement] = []
        whole: list[Expr] = []
        inside: list[Expr] = []
        for axis, place in places.items():
            name, size = names.get(axis, axis), extents[axis]
            assert isinstance(name, Axis)
            begin.append(Let(name, _square(axis) * SIDE + place))
            if not isinstance(size, int) or size % SIDE:
                inside.append(name < index(size))
                whole.append(_square(axis) * SIDE + SIDE <= index(size))
        iterations = index(SIDE * SIDE // THREADS)
        all_of_it = For(_ITERATION, index(0), iterations, (*begin, *body), "unrolled")
        if not whole:
            return [all_of_it]
        part = For(_ITERATION, index(0), iterations, (*begin, When(all_of(inside), tuple(body))))
        return [When(all_of(whole), (all_of_it,)), When(~all_of(whole), (part,))]


_ITERATION = Axis("turn")


def _square(axis: Axis) -> Axis:
    """The number of a square along an axis."""
    return Axis(f"{axis.name}.square")
