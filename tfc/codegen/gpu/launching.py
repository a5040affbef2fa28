"""Parts common to all schedules for GPUs: a nest with its analyses, and launches of a thread per point."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace

from tfc.codegen.loop_ir.loops import BLOCK, THREAD, Launch, Let, Statement, When
from tfc.codegen.nest.flatten import FlatNest
from tfc.codegen.nest.point_statements import Points
from tfc.codegen.target.target import Target
from tfc.codegen.tensor.accesses import count
from tfc.codegen.tensor.expr import Axis, Expr, apply, index
from tfc.codegen.tensor.tensor import Tensor
from tfc.ir.types.dims import Size
from tfc.ir.types.types import DType

THREADS = 256
"""Threads of a block."""


@dataclass(frozen=True, eq=False)
class Work:
    """A nest with the facts that its launches are chosen by.

    `lane` is the axis that memory likes best: neighbours along it go to neighbouring threads. `scratch` is what passes
    from one launch of the kernel to another.
    """

    nest: FlatNest
    points: Points
    lane: Axis | None
    target: Target
    scratch: list[Tensor] = field(default_factory=list)

    def size_of(self, axes: Iterable[Axis]) -> Size:
        """The number of points that the axes span."""
        return count(tuple(self.nest.extents[axis] for axis in axes))

    def coordinates(self, number: Axis, axes: Sequence[Axis]) -> list[Statement]:
        """The axes of point `number` in row-major order."""
        return numbered(number, [(axis, self.nest.extents[axis]) for axis in axes])

    def number_of(self, axes: Iterable[Axis]) -> Expr:
        """The number of a point of these axes in row-major order."""
        number: Expr = index(0)
        for axis in axes:
            number = number * index(self.nest.extents[axis]) + axis
        return number

    def memory(self, dtype: DType, size: Size, name: str) -> Tensor:
        """Scratch memory of the kernel."""
        made = Tensor(dtype, (size,), name=f"{name}{len(self.scratch)}")
        self.scratch.append(made)
        return made

    def row_end(self) -> list[Statement]:
        """The stores and checks made once for a row."""
        nest = self.nest
        return self.points.point(
            [put for put in nest.puts if put.level == "row"], [test for test in nest.tests if test.level == "row"]
        )


def one_thread_each(work: Work, axes: Sequence[Axis], body: Sequence[Statement]) -> Launch:
    """A launch of a thread for each point of `axes`, with the best axis for coalescing innermost."""
    order = sorted(axes, key=lambda axis: axis is work.lane)
    points = work.size_of(order)
    at = Axis("point")
    inside = (*work.coordinates(at, order), *body)
    exact = isinstance(points, int) and points % THREADS == 0
    doing: tuple[Statement, ...] = inside if exact else (When(at < index(points), inside),)
    return Launch(blocks_of(points, THREADS), THREADS, (Let(at, BLOCK * THREADS + THREAD), *doing))


def over(work: Work, axis: Axis, length: Size) -> Work:
    """The kernel's work at the points of an axis of its own."""
    return replace(work, nest=replace(work.nest, extents={**work.nest.extents, axis: length}), lane=axis)


def numbered(number: Expr, axes: Sequence[tuple[Axis, Size]]) -> list[Statement]:
    """The axes, given with their extents, of point `number` of their space in row-major order."""
    found: list[Statement] = []
    rest = number
    for axis, size in reversed(axes[1:]):
        quotient = apply("truncdiv", rest, index(size))
        found.append(Let(axis, rest - quotient * index(size)))
        rest = quotient
    return [*found, Let(axes[0][0], rest)] if axes else found


def blocks_of(size: Size, each: int) -> Size:
    """The number of blocks of `each` that hold `size` elements."""
    return (size + (each - 1)) // each if each > 1 else size
