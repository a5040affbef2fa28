"""Parts common to all schedules for GPUs: a nest with its analyses, and launches of a thread per point."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace

from tfc.codegen.loop_ir.loops import BLOCK, THREAD, Launch, Let, Statement, When, numbered
from tfc.codegen.nest.flatten import FlatNest
from tfc.codegen.nest.point_statements import Points
from tfc.codegen.target.target import Target
from tfc.codegen.tensor.accesses import count
from tfc.codegen.tensor.expr import Axis, Expr, index
from tfc.codegen.tensor.tensor import Tensor, ravel
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

    def lane_last(self, axes: Iterable[Axis]) -> list[Axis]:
        """These axes, the lane behind the others."""
        return sorted(axes, key=lambda axis: axis is self.lane)

    def size_of(self, axes: Iterable[Axis]) -> Size:
        """The number of points that the axes span."""
        return count(tuple(self.nest.extents[axis] for axis in axes))

    def coordinates(self, number: Axis, axes: Sequence[Axis]) -> list[Statement]:
        """The axes of point `number` in row-major order."""
        return numbered(number, [(axis, self.nest.extents[axis]) for axis in axes])

    def number_of(self, axes: Iterable[Axis]) -> Expr:
        """The number of a point of these axes in row-major order."""
        return ravel([(axis, self.nest.extents[axis]) for axis in axes])

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
    order = work.lane_last(axes)
    points = work.size_of(order)
    at = Axis("point")
    inside = (*work.coordinates(at, order), *body)
    exact = isinstance(points, int) and points % THREADS == 0
    doing: tuple[Statement, ...] = inside if exact else (When(at < index(points), inside),)
    return Launch(quotient_up(points, THREADS), THREADS, (Let(at, BLOCK * THREADS + THREAD), *doing))


def over(work: Work, axis: Axis, length: Size) -> Work:
    """The kernel's work at the points of an axis of its own."""
    return replace(work, nest=replace(work.nest, extents={**work.nest.extents, axis: length}), lane=axis)


def quotient_up(size: Size, by: int) -> Size:
    """A size divided by `by`, rounded up."""
    return (size + (by - 1)) // by if by > 1 else size
