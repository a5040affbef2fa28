"""Diagonals and bands of matrices in the last two axes (tensorflow/core/ops/array_ops.cc)."""

from __future__ import annotations

import numpy as np

from tfc.ir.build import Builder
from tfc.ir.dims import MaybeSize, minimum
from tfc.ir.graph import Node, Value
from tfc.ir.infer import Infer
from tfc.ir.ops.rules import ANY, same_as_first
from tfc.ir.ops.terms import terms
from tfc.ir.registry import PURE, op
from tfc.ir.types import Array, TensorType, i32, i64, string

NOT_STRING = tuple(t for t in ANY if t != string)


def _matrix(ctx: Infer, index: int = 0) -> None:
    if (rank := ctx.rank(index)) is not None and rank < 2:
        ctx.fail(f"{ctx.op.operand_name(index)} must have rank 2 or more, but is {ctx.types[index].value()}", index)


def _band_part(ctx: Infer) -> TensorType:
    ctx.require(0, NOT_STRING)
    _matrix(ctx)
    for index in (1, 2):
        ctx.require(index, (i32, i64))
        ctx.rank(index, 0)
    ctx.same_dtype(1, 2)
    return same_as_first(ctx)


@op(infer=_band_part, traits=PURE)
def MatrixBandPart(input: Array, num_lower: Array, num_upper: Array) -> Array:
    """Matrices with everything outside of a band set to zero.

    Kept are `num_lower` diagonals below the main one and `num_upper` above; negative numbers keep all of them.
    """
    row, column = np.ogrid[: input.shape[-2], : input.shape[-1]]
    below = (num_lower < 0) | (row - column <= num_lower)
    above = (num_upper < 0) | (column - row <= num_upper)
    return np.where(below & above, input, np.zeros((), input.dtype))


@MatrixBandPart.gradient
def _(b: Builder, node: Node, dz: Value) -> tuple[Value, None, None]:
    return b.emit("MatrixBandPart", dz, *node.inputs[1:]), None, None


def _diag(ctx: Infer) -> TensorType:
    ctx.require(0, NOT_STRING)
    shape = ctx.shape(0)
    if shape == ():
        ctx.fail("diagonal must have rank 1 or more, but is a scalar", 0)
    return ctx.types[0].with_shape(None if shape is None else (*shape, shape[-1]))


@op(infer=_diag, traits=PURE)
def MatrixDiag(diagonal: Array) -> Array:
    """Square matrices with the given diagonals and zeros elsewhere: [..., n] becomes [..., n, n]."""
    return np.where(np.eye(diagonal.shape[-1], dtype=bool), diagonal[..., None], np.zeros((), diagonal.dtype))


@MatrixDiag.gradient
def _(b: Builder, node: Node, dz: Value) -> tuple[Value]:
    return (b.emit("MatrixDiagPart", dz),)


def _shorter(rows: MaybeSize, columns: MaybeSize) -> MaybeSize:
    return None if rows is None or columns is None else minimum(rows, columns)


def _diag_part(ctx: Infer) -> TensorType:
    ctx.require(0, NOT_STRING)
    _matrix(ctx)
    shape = ctx.shape(0)
    return ctx.types[0].with_shape(None if shape is None else (*shape[:-2], _shorter(*shape[-2:])))


@op(infer=_diag_part, traits=PURE)
def MatrixDiagPart(input: Array) -> Array:
    """The main diagonals of matrices: [..., m, n] becomes [..., min(m, n)]."""
    return np.diagonal(input, axis1=-2, axis2=-1).copy()


@MatrixDiagPart.gradient
def _(b: Builder, node: Node, dz: Value) -> tuple[Value]:
    (x,) = terms(b, node.inputs[0])
    return (b.emit("MatrixSetDiag", x.emit("ZerosLike").value, dz),)


def _set_diag(ctx: Infer) -> TensorType:
    ctx.require(0, NOT_STRING)
    _matrix(ctx)
    shape = ctx.shape(0)
    if shape is not None:
        diagonal = (*shape[:-2], _shorter(*shape[-2:]))
        ctx.merge(ctx.shape(1), diagonal, 1, "the diagonal does not fit the matrices")
    return TensorType(ctx.same_dtype(), shape)


@op(infer=_set_diag, traits=PURE)
def MatrixSetDiag(input: Array, diagonal: Array) -> Array:
    """Matrices with their main diagonals replaced."""
    result = input.copy()
    index = np.arange(diagonal.shape[-1])
    result[..., index, index] = diagonal
    return result


@MatrixSetDiag.gradient
def _(b: Builder, node: Node, dz: Value) -> tuple[Value, Value]:
    diagonal, d = terms(b, node.inputs[1], dz)
    return d.emit("MatrixSetDiag", diagonal.emit("ZerosLike")).value, d.emit("MatrixDiagPart").value
