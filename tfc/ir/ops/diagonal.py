"""Ops on diagonals and bands of matrices: Diag, MatrixDiag, MatrixDiagV3, MatrixBandPart and so on (array_ops.cc)."""

from __future__ import annotations

from typing import Any

import numpy as np

from tfc.ir.graph.build import Builder
from tfc.ir.graph.cost import per_element
from tfc.ir.graph.graph import Node, Value
from tfc.ir.graph.infer import Infer
from tfc.ir.graph.registry import PURE, op
from tfc.ir.ops.attributes import str_attr
from tfc.ir.ops.shape import all_axes, dimension
from tfc.ir.ops.terms import linear
from tfc.ir.types.dims import MaybeSize, minimum
from tfc.ir.types.types import Array, TensorType, i32, i64, merge_dim


def _diag(ctx: Infer) -> TensorType:
    shape = ctx.shape(0)
    if shape is not None and not shape:
        ctx.fail("diagonal must be at least a vector, but is a scalar", 0)
    return ctx.types[0].with_shape(None if shape is None else (*shape, *shape))


@op(infer=_diag, traits=PURE, cost=per_element(1), function=None)
def Diag(diagonal: Array) -> Array:
    """Zeros of shape [d, d] for `diagonal` of shape d (any rank), with `diagonal` where both indices are equal."""
    result = np.zeros((diagonal.size, diagonal.size), diagonal.dtype)
    np.fill_diagonal(result, diagonal.reshape(-1))
    return result.reshape(diagonal.shape * 2)


Diag.gradient(linear("DiagPart"))


def _diag_part(ctx: Infer) -> TensorType:
    shape = ctx.shape(0)
    if shape is None:
        return ctx.types[0].with_shape(None)
    half = len(shape) // 2
    if not shape or len(shape) % 2:
        ctx.fail(f"input must have an even, positive rank, but is {ctx.types[0].value()}", 0)
    return ctx.types[0].with_shape(ctx.merge(shape[:half], shape[half:], 0, "both halves of the shape must be equal"))


@op(infer=_diag_part, traits=PURE, cost=per_element(1), function=None)
def DiagPart(input: Array) -> Array:
    """The elements of a tensor of shape [d, d] whose two indices are equal: the inverse of Diag."""
    half = input.shape[: input.ndim // 2]
    size = int(np.prod(half))
    return np.diagonal(input.reshape(size, size)).reshape(half).copy()


DiagPart.gradient(linear("Diag"))


def _matrix_diag(ctx: Infer) -> TensorType:
    shape = ctx.shape(0)
    if shape is not None and not shape:
        ctx.fail("diagonal must be at least a vector, but is a scalar", 0)
    return ctx.types[0].with_shape(None if shape is None else (*shape, shape[-1]))


@op(infer=_matrix_diag, traits=PURE, cost=per_element(1), function=None)
def MatrixDiag(diagonal: Array) -> Array:
    """Square matrices with the rows (last dimension) of `diagonal` on their diagonals, zeros elsewhere."""
    return np.where(np.eye(diagonal.shape[-1], dtype=bool), diagonal[..., None], np.zeros((), diagonal.dtype))


MatrixDiag.gradient(linear("MatrixDiagPart"))


def _matrix(ctx: Infer) -> tuple[MaybeSize, ...] | None:
    shape = ctx.shape(0)
    if shape is not None and len(shape) < 2:
        ctx.fail(f"input must be at least a matrix, but is {ctx.types[0].value()}", 0)
    return shape


def _shorter(a: MaybeSize, b: MaybeSize) -> MaybeSize:
    if isinstance(a, int) and isinstance(b, int):
        return min(a, b)
    return None if a is None or b is None else minimum(a, b)


def _matrix_diag_part(ctx: Infer) -> TensorType:
    shape = _matrix(ctx)
    return ctx.types[0].with_shape(None if shape is None else (*shape[:-2], _shorter(shape[-2], shape[-1])))


@op(infer=_matrix_diag_part, traits=PURE, cost=per_element(1), function=None)
def MatrixDiagPart(input: Array) -> Array:
    """The main diagonals of the matrices in the last two dimensions."""
    return np.diagonal(input, axis1=-2, axis2=-1).copy()


@MatrixDiagPart.gradient
def _(b: Builder, node: Node, dz: Value) -> tuple[Value]:
    return (b.emit("MatrixSetDiag", b.emit("ZerosLike", node.inputs[0]), dz),)


def _set_diag(ctx: Infer) -> TensorType:
    ctx.same_dtype(0, 1)
    shape = _matrix(ctx)
    if shape is not None:
        wanted = (*shape[:-2], _shorter(shape[-2], shape[-1]))
        ctx.merge(wanted, ctx.shape(1), 1, "diagonal does not fit the matrices")
    return ctx.types[0].value()


@op(infer=_set_diag, traits=PURE, cost=per_element(1), function=None)
def MatrixSetDiag(input: Array, diagonal: Array) -> Array:
    """`input` with the main diagonals of its matrices replaced by the rows of `diagonal`."""
    result = input.copy()
    index = np.arange(diagonal.shape[-1])
    result[..., index, index] = diagonal
    return result


@MatrixSetDiag.gradient
def _(b: Builder, node: Node, dz: Value) -> tuple[Value, Value]:
    zeros = b.emit("ZerosLike", node.inputs[1])
    return b.emit("MatrixSetDiag", dz, zeros), b.emit("MatrixDiagPart", dz)


def _band(ctx: Infer) -> TensorType:
    for index in (1, 2):
        ctx.require(index, (i32, i64), rank=0)
    _matrix(ctx)
    return ctx.types[0].value()


@op(infer=_band, traits=PURE, cost=per_element(1), function=None)
def MatrixBandPart(input: Array, num_lower: Array, num_upper: Array) -> Array:
    """The matrices with zeros outside of a band of `num_lower` diagonals below the main one and `num_upper` above.

    A negative number keeps the whole triangle.
    """
    rows, columns = np.indices(input.shape[-2:])
    lower, upper = int(num_lower.reshape(())), int(num_upper.reshape(()))
    inside = ((lower < 0) | (rows - columns <= lower)) & ((upper < 0) | (columns - rows <= upper))
    return np.where(inside, input, np.zeros((), input.dtype))


MatrixBandPart.gradient(linear("MatrixBandPart"))


ALIGNMENTS = ("RIGHT_LEFT", "LEFT_RIGHT", "LEFT_LEFT", "RIGHT_RIGHT")


def _k(ctx: Infer) -> tuple[int, int] | None:
    """The lowest and the highest diagonal, from operand 1: one number, or two."""
    ctx.require(1, (i32,))
    ctx.rank(1, 0, 1)
    str_attr(ctx, "align", *ALIGNMENTS)
    value = ctx.constant(1)
    if value is None:
        return None
    numbers = [int(n) for n in value.reshape(-1)]
    if len(numbers) not in (1, 2) or numbers[0] > numbers[-1]:
        ctx.fail(f"k must be one number or two in ascending order, not {numbers}", 1)
    return numbers[0], numbers[-1]


def _matrix_diag_v3(ctx: Infer) -> TensorType:
    given, k = ctx.types[0], _k(ctx)
    ctx.same_dtype(0, 4)
    ctx.rank(4, 0)
    sizes = [ctx.scalar(2), ctx.scalar(3)]
    if given.shape is None or k is None:
        return given.with_shape(None)
    if not given.shape:
        ctx.fail("diagonal must be at least a vector, but is a scalar", 0)
    band = k[0] != k[1]
    if band and len(given.shape) == 1:
        ctx.fail("a band of diagonals must be at least a matrix, but is a vector", 0)
    if band:
        try:
            merge_dim(given.shape[-2], k[1] - k[0] + 1)
        except ValueError as error:
            ctx.fail(f"the number of diagonals does not fit k: {error}", 0)
    longest = given.shape[-1]
    outer = given.shape[: -2 if band else -1]
    if not isinstance(longest, int) or sizes[0] is None or sizes[1] is None:
        return given.with_shape((*outer, None, None))
    try:
        return given.with_shape((*outer, *_matrix_size(k, longest, sizes[0], sizes[1])))
    except ValueError as error:
        ctx.fail(str(error), 0)


def _matrix_size(k: tuple[int, int], longest: int, rows: int, columns: int) -> tuple[int, int]:
    """The size of the matrix a band of diagonals fills; -1 stands for "as small as possible"."""
    least_rows, least_columns = longest - min(k[1], 0), longest + max(k[0], 0)
    if rows == -1 and columns == -1:
        rows = columns = max(least_rows, least_columns)
    rows, columns = (least_rows if rows == -1 else rows), (least_columns if columns == -1 else columns)
    if rows < least_rows or columns < least_columns or (rows > least_rows and columns > least_columns):
        raise ValueError(f"a {rows}x{columns} matrix does not fit diagonals {k[0]} to {k[1]} of length {longest}")
    return rows, columns


def _band_entries(k: tuple[int, int], rows: int, columns: int, longest: int, align: str) -> list[Any]:
    """(row of the packed band, its columns, matrix rows, matrix columns) for every diagonal, highest first."""
    entries = []
    super_left, sub_left = align.startswith("LEFT"), align.endswith("LEFT")
    for place, d in enumerate(range(k[1], k[0] - 1, -1)):
        length = max(min(rows + min(d, 0), columns - max(d, 0)), 0)
        left = (d >= 0 and super_left) or (d <= 0 and sub_left)
        index = np.arange(length)
        entries.append((place, index + (0 if left else longest - length), index - min(d, 0), index + max(d, 0)))
    return entries


def _numbers(k: Array) -> tuple[int, int]:
    flat = [int(n) for n in k.reshape(-1)]
    return flat[0], flat[-1]


@op(infer=_matrix_diag_v3, traits=PURE, static=("k", "num_rows", "num_cols"), cost=per_element(1), function=None)
def MatrixDiagV3(
    diagonal: Array, k: Array, num_rows: Array, num_cols: Array, padding_value: Array, *, align: str = "RIGHT_LEFT"
) -> Array:
    """Matrices whose diagonals k[0] … k[1] hold the rows of `diagonal`, and `padding_value` elsewhere."""
    band, longest = _numbers(k), diagonal.shape[-1]
    packed = diagonal if band[0] != band[1] else diagonal[..., None, :]
    rows, columns = _matrix_size(band, longest, int(num_rows.reshape(())), int(num_cols.reshape(())))
    result = np.full((*packed.shape[:-2], rows, columns), padding_value.reshape(()), diagonal.dtype)
    for place, columns_in, i, j in _band_entries(band, rows, columns, longest, align):
        result[..., i, j] = packed[..., place, columns_in]
    return result


@MatrixDiagV3.gradient
def _(b: Builder, node: Node, dz: Value) -> tuple[Value | None, ...]:
    dtype = b.type(dz).dtype
    part = b.emit("MatrixDiagPartV3", dz, node.inputs[1], b.const(0, dtype), align=node.attrs["align"])
    return part, None, None, None, _sum_difference(b, dz, part)


def _sum_difference(b: Builder, whole: Value, part: Value) -> Value:
    """The gradient of the padding: what `whole` holds beyond `part`."""
    return b.emit("Sub", b.emit("Sum", whole, all_axes(b, whole)), b.emit("Sum", part, all_axes(b, part)))


def _matrix_diag_part_v3(ctx: Infer) -> TensorType:
    given, k = ctx.types[0], _k(ctx)
    ctx.same_dtype(0, 2)
    ctx.rank(2, 0)
    shape = _matrix(ctx)
    if shape is None or k is None:
        return given.with_shape(None)
    rows, columns = shape[-2], shape[-1]
    longest: int | None = None
    if isinstance(rows, int) and isinstance(columns, int):
        if any(n and not -rows < n < columns for n in k):
            ctx.fail(f"k = {k[0] if k[0] == k[1] else list(k)} is outside of a {rows}x{columns} matrix", 1)
        longest = _longest(k, rows, columns)
    band = (k[1] - k[0] + 1,) if k[0] != k[1] else ()
    return given.with_shape((*shape[:-2], *band, longest))


def _longest(k: tuple[int, int], rows: int, columns: int) -> int:
    return max(min(rows + min(k[1], 0), columns - max(k[0], 0)), 0)


@op(infer=_matrix_diag_part_v3, traits=PURE, static=("k",), cost=per_element(1), function=None)
def MatrixDiagPartV3(input: Array, k: Array, padding_value: Array, *, align: str = "RIGHT_LEFT") -> Array:
    """The diagonals k[0] … k[1] of matrices, highest first, one per row, filled up with `padding_value`."""
    band, (rows, columns) = _numbers(k), input.shape[-2:]
    longest = _longest(band, rows, columns)
    count = band[1] - band[0] + 1
    result = np.full((*input.shape[:-2], count, longest), padding_value.reshape(()), input.dtype)
    for place, columns_out, i, j in _band_entries(band, rows, columns, longest, align):
        result[..., place, columns_out] = input[..., i, j]
    return result if count > 1 else result[..., 0, :]


@MatrixDiagPartV3.gradient
def _(b: Builder, node: Node, dz: Value) -> tuple[Value | None, ...]:
    value, k, _ = node.inputs
    rank, dtype = b.type(value).rank, b.type(dz).dtype
    if rank is None:
        raise node.error("the gradient of MatrixDiagPartV3 needs a known rank", "UNIMPLEMENTED")
    sizes = [dimension(b, value, rank - 2), dimension(b, value, rank - 1)]
    spread = b.emit("MatrixDiagV3", dz, k, *sizes, b.const(0, dtype), align=node.attrs["align"])
    return spread, None, _sum_difference(b, dz, spread)
