"""Axes that become one dimension of a matrix."""

from __future__ import annotations

from collections.abc import Mapping

from tfc.codegen.tensor.accesses import count
from tfc.codegen.tensor.expr import Axis, Expr
from tfc.codegen.tensor.tensor import Sizes
from tfc.ir.base.record import record
from tfc.ir.types.dims import Size


@record(frozen=True)
class Group:
    """Axes that become one dimension of a matrix, outer ones first."""

    axes: tuple[Axis, ...]
    sizes: Sizes

    @property
    def size(self) -> Size:
        """The number of rows or columns they make together."""
        return count(self.sizes)


def step_of(terms: Mapping[Expr, Size], group: Group) -> Size | None:
    """The distance in memory between neighbours along a group of axes, 0 for an empty one; None where it varies.
    `terms` has the distance for each axis."""
    if not group.axes:
        return 0
    stride = terms.get(group.axes[-1], 0)
    step = stride
    for axis, size, inner in zip(
        reversed(group.axes[:-1]), reversed(group.sizes[:-1]), reversed(group.sizes[1:]), strict=True
    ):
        step = step * inner
        if terms.get(axis, 0) != step and size != 1:
            return None
    return stride
