"""Recognise a contraction, for every target: a sum of products as matrices, with the role of each axis.

The axes are sorted by the operands that use them: both and summed is k, the left one only is m, the right one only is
n, both and kept is batch. The last axis that is kept numbers columns, as results are written along it, so operands
trade places where it belongs to the left one. How an operand is read is the target's choice: a processor's routine
takes matrices that step evenly (match.py), a GPU's blocks copy what they work on element by element
(gpu/contract/match.py).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tfc.codegen.contract.axis_groups import Group
from tfc.codegen.gemm.operand import widens
from tfc.codegen.gemm.tile import ELEMENTS
from tfc.codegen.tensor.expr import Axis, Cast, Const, Expr, Guard
from tfc.codegen.tensor.traverse import axes_in
from tfc.ir.base.record import record
from tfc.ir.types.dims import Size
from tfc.ir.types.types import DType, f32, i32, i64


@record(frozen=True)
class MatrixForm:
    """results[b, i, j] = Σ left[b, i, k] · right[b, k, j]: both operands, and the axes of each letter."""

    left: Expr
    right: Expr
    batch: Group
    m: Group
    n: Group
    k: Group

    @property
    def points(self) -> Size:
        """The number of multiplications."""
        return self.batch.size * self.m.size * self.n.size * self.k.size


def matrix_form(
    operands: tuple[Expr, Expr],
    kept: Sequence[Axis],
    reduced: Sequence[Axis],
    extents: Mapping[Axis, Size],
    *,
    ones_in_batch: bool = False,
) -> MatrixForm | None:
    """The sum of a product of `operands` over the axes `reduced`; None when a kept axis is used by neither operand.

    `ones_in_batch`: a kept axis of one element is of the batch, whichever operand uses it.
    """
    left, right = operands
    in_left, in_right = axes_in(left), axes_in(right)
    batch: list[Axis] = []
    m: list[Axis] = []
    n: list[Axis] = []
    for axis in kept:
        if (axis in in_left and axis in in_right) or (ones_in_batch and extents[axis] == 1):
            batch.append(axis)
        elif axis in in_left:
            m.append(axis)
        elif axis in in_right:
            n.append(axis)
        else:
            return None
    if kept and kept[-1] in m:
        left, right, m, n = right, left, n, m
    groups = (Group(tuple(each), tuple(extents[axis] for axis in each)) for each in (batch, m, n, reduced))
    return MatrixForm(left, right, *groups)


def computed_in(dtype: DType) -> DType:
    """The type sums of `dtype` are computed in; integers wrap to the same bits."""
    if dtype in ELEMENTS:
        return dtype
    if dtype.is_float:
        return f32
    return i64 if dtype.size > i32.size else i32


def unwidened(operand: Expr) -> Expr:
    """The value behind conversions to wider types that hold all its numbers."""
    while isinstance(operand, Cast) and widens(operand.children[0].dtype, operand.dtype):
        (operand,) = operand.children
    return operand


def is_padded(operand: Expr) -> bool:
    """True for a value that is zero where its guard does not hold, as in the margin around an image."""
    if not isinstance(operand, Guard):
        return False
    otherwise = operand.children[2]
    return isinstance(otherwise, Const) and otherwise.value == 0
