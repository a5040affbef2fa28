"""Tensor maps of matrices: operands and results of contractions as asynchronous copies of boxes see them."""

from __future__ import annotations

from tfc.codegen.contract.axis_groups import Group, strides_of
from tfc.codegen.gpu.contract.match import Contraction, Operand
from tfc.codegen.loop_ir.async_pipeline import DEPTH, TensorMap
from tfc.codegen.tensor.affine import Affine, Indices, is_nonnegative
from tfc.codegen.tensor.expr import Load
from tfc.codegen.tensor.tensor import Tensor
from tfc.ir.types.dims import Size, divide

_ALIGNED = 16


def operand_map(contraction: Contraction, side: Operand, rows: int, indices: Indices) -> TensorMap | None:
    """An operand as a matrix, or a matrix for each number of the batch, in boxes of DEPTH steps of k by `rows`, or by
    DEPTH where rows are contiguous; None where it has no such strides.
    """
    value = side.value
    if not isinstance(value, Load):
        return None
    groups = (side.rows, contraction.k) if side.along_k else (contraction.k, side.rows)
    box = (DEPTH, rows if side.along_k else DEPTH)
    return matrix_map(value.tensor, indices.of(value.children[0]), (*groups, contraction.batch), box)


def matrix_map(
    tensor: Tensor, form: Affine, groups: tuple[Group, Group, Group], box: tuple[int, int]
) -> TensorMap | None:
    """A tensor whose element at a point is `form`, as a matrix whose rows are numbered by the first of `groups`, which
    neighbours in memory by the second, or as many of them as the third has numbers; None where it does not lie so."""
    strides = strides_of(form, groups)
    if strides is None:
        return None
    across, along, matrix = strides
    if along != 1 or not isinstance(form.constant, int):
        return None
    if any(not is_nonnegative(each - least) for each, least in ((across, 1), (matrix, 0), (form.constant, 0))):
        return None
    size, (rows, columns, batch) = tensor.dtype.size, groups
    sizes: tuple[Size, ...] = (columns.size, rows.size)
    pitches: tuple[Size, ...] = (across * size,)
    whole: tuple[int, ...] = box
    if matrix != 0:
        sizes, pitches, whole = (*sizes, batch.size), (*pitches, matrix * size), (*box, 1)
    if any(divide(each, _ALIGNED) is None for each in (*pitches, form.constant * size)):
        return None
    return TensorMap(tensor, sizes, pitches, whole, form.constant * size)
