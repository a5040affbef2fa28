"""Axes that become one dimension of a matrix."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import prod

from tfc.codegen.tensor.accesses import count
from tfc.codegen.tensor.affine import Affine
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

    @property
    def long(self) -> list[Axis]:
        """The axes of more than one element."""
        return [axis for axis, size in zip(self.axes, self.sizes, strict=True) if size != 1]

    def strides(self, innermost: Size) -> tuple[Size, ...]:
        """The distance in memory between neighbours along each axis, given that along the innermost one."""
        return tuple(prod(self.sizes[k + 1 :], start=innermost) for k in range(len(self.sizes)))


def step_of(terms: Mapping[Expr, Size], group: Group) -> Size | None:
    """The distance in memory between neighbours along a group of axes, 0 for an empty one; None where it varies.
    `terms` has the distance for each axis."""
    if not group.axes:
        return 0
    stride = terms.get(group.axes[-1], 0)
    steps = zip(group.axes, group.sizes, group.strides(stride), strict=True)
    return stride if all(size == 1 or terms.get(axis, 0) == step for axis, size, step in steps) else None


def strides_of(form: Affine, groups: Sequence[Group]) -> list[Size] | None:
    """The distance in memory between neighbours along each group of axes, 0 along one of a single element; None where a
    group has several axes of more, or where else than on these axes the position depends."""
    long = [group.long for group in groups]
    if any(len(found) > 1 for found in long) or not set(form.terms) <= {axis for found in long for axis in found}:
        return None
    return [form.coefficient(found[0]) if found else 0 for found in long]
