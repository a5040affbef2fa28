"""Dense linear algebra on the matrices in the last two axes (tensorflow/core/ops/linalg_ops.cc).

These run on the host through LAPACK as NumPy ships it. Gradients follow tensorflow/python/ops/linalg_grad.py; they are
written for real and complex matrices alike.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from tfc.ir.graph.build import Builder
from tfc.ir.graph.cost import Sizes
from tfc.ir.graph.graph import Node, Value
from tfc.ir.graph.infer import Infer
from tfc.ir.graph.registry import FALLIBLE, HEAVY, PURE, op
from tfc.ir.ops.matrix import adjoint as adjoint_of
from tfc.ir.ops.rules import same_as_first
from tfc.ir.ops.terms import Term, terms
from tfc.ir.types.dims import MaybeSize
from tfc.ir.types.types import Array, TensorType, complex64, complex128, f32, f64, i32

HOST = "LAPACK, as NumPy ships it"

FACTORISABLE = (f32, f64, complex64, complex128)


def _square_size(ctx: Infer) -> MaybeSize:
    """The size of the square matrices in the first operand."""
    ctx.require(0, FACTORISABLE)
    shape = ctx.shape(0)
    if shape is None:
        return None
    if len(shape) < 2:
        ctx.fail(f"{ctx.op.operand_name(0)} must have rank 2 or more, but is {ctx.types[0].value()}", 0)
    merged = ctx.merge(shape[-1:], shape[-2:-1], 0, f"{ctx.types[0].value()} holds no square matrices")
    return merged[0] if merged else None


def _square(ctx: Infer) -> TensorType:
    _square_size(ctx)
    return same_as_first(ctx)


def _adjoint(x: Term) -> Term:
    """The conjugate transpose of the last two axes."""
    rank = len(x.shape or ())
    permutation = np.array([*range(rank - 2), rank - 1, rank - 2], np.int32)
    return x.conj().emit("Transpose", Term(x.b, x.b.const(permutation, i32)))


def _times(x: Term, y: Term, adj_x: bool = False, adj_y: bool = False) -> Term:
    return x.emit("BatchMatMulV2", y, adj_x=adj_x, adj_y=adj_y)


def _as_matrix(scalar: Term) -> Term:
    """[...] as [..., 1, 1]."""
    last = Term(scalar.b, scalar.b.const(-1, i32))
    return scalar.emit("ExpandDims", last).emit("ExpandDims", last)


def _cubic(sizes: Sizes, node: Node, inputs: Sequence[TensorType]) -> float:
    """Factorisations and solves: every element of a matrix meets a row of it."""
    shape = inputs[0].shape
    return sizes.elements(inputs[0]) * (sizes.size(shape[-1]) if shape else sizes.default_size)


@op(infer=_square, traits=PURE | FALLIBLE | HEAVY, cost=_cubic, host=HOST, function=None)
def MatrixInverse(input: Array, *, adjoint: bool = False) -> Array:
    """The inverses of square matrices, or with `adjoint` of their conjugate transposes. A singular one is an error."""
    return np.linalg.inv(adjoint_of(input) if adjoint else input)


@MatrixInverse.gradient
def _(b: Builder, node: Node, dz: Value) -> tuple[Value]:
    y, d = terms(b, node.out(), dz)
    if node.attrs["adjoint"]:
        return ((-_times(_times(y, d, adj_y=True), y)).value,)
    return ((-_times(y, _times(d, y, adj_y=True), adj_x=True)).value,)


def _batch_scalar(ctx: Infer) -> TensorType:
    _square_size(ctx)
    shape = ctx.shape(0)
    return ctx.types[0].with_shape(None if shape is None else shape[:-2])


@op(infer=_batch_scalar, traits=PURE, cost=_cubic, host=HOST, function=None)
def MatrixDeterminant(input: Array) -> Array:
    """The determinants of square matrices."""
    return np.linalg.det(input)


@MatrixDeterminant.gradient
def _(b: Builder, node: Node, dz: Value) -> tuple[Value]:
    x, z, d = terms(b, node.inputs[0], node.out(), dz)
    return ((_as_matrix(d * z.conj()) * x.emit("MatrixInverse", adjoint=True)).value,)


def _log_determinant(ctx: Infer) -> tuple[TensorType, TensorType]:
    return _batch_scalar(ctx), _batch_scalar(ctx)


@op(infer=_log_determinant, traits=PURE, cost=_cubic, host=HOST, function=None)
def LogMatrixDeterminant(input: Array) -> tuple[Array, Array]:
    """The sign (or phase) and the logarithm of the absolute value of the determinants of square matrices."""
    sign, log_abs = np.linalg.slogdet(input)
    return sign, np.asarray(log_abs).astype(input.dtype)


@LogMatrixDeterminant.gradient
def _(b: Builder, node: Node, d_sign: Value | None, d_log: Value | None) -> tuple[Value | None]:
    if d_log is None:
        return (None,)
    x, d = terms(b, node.inputs[0], d_log)
    return ((_as_matrix(d) * x.emit("MatrixInverse", adjoint=True)).value,)


@op(infer=_square, traits=PURE | FALLIBLE, cost=_cubic, host=HOST, function=None)
def Cholesky(input: Array) -> Array:
    """The lower triangular L with L Lᴴ = input, for Hermitian positive definite matrices; others are an error.

    Only the lower triangle of the input is read.
    """
    return np.linalg.cholesky(input)


@Cholesky.gradient
def _(b: Builder, node: Node, dz: Value) -> tuple[Value]:
    """With Φ(M) the lower triangle of M with its diagonal halved, dA is the Hermitian part of L⁻ᴴ Φ(Lᴴ dL) L⁻¹."""
    factor, d = terms(b, node.out(), dz)
    middle = _times(factor, d, adj_x=True)
    middle = middle.emit("MatrixSetDiag", middle.emit("MatrixDiagPart") * 0.5)
    middle = _band(middle, -1, 0)
    left = factor.emit("MatrixTriangularSolve", middle, lower=True, adjoint=True)
    both = factor.emit("MatrixTriangularSolve", _adjoint(left), lower=True, adjoint=True)
    return (((both + _adjoint(both)) * 0.5).value,)


def _band(x: Term, below: int, above: int) -> Term:
    """So many diagonals below and above the main one; -1 is all of them."""
    return x.emit("MatrixBandPart", Term(x.b, x.b.const(below, i32)), Term(x.b, x.b.const(above, i32)))


def _solve(ctx: Infer) -> TensorType:
    size = _square_size(ctx)
    dtype = ctx.same_dtype()
    matrix, rhs = ctx.shape(0), ctx.shape(1)
    if rhs is None or matrix is None:
        return TensorType(dtype, rhs)
    if len(rhs) != len(matrix):
        ctx.fail(f"rhs must have the rank of matrix, {len(matrix)}, but is {ctx.types[1].value()}", 1)
    return TensorType(dtype, ctx.merge(rhs, (*matrix[:-2], size, rhs[-1]), 1, "rhs does not fit the matrices"))


@op(infer=_solve, traits=PURE | FALLIBLE | HEAVY, cost=_cubic, host=HOST, function=None)
def MatrixSolve(matrix: Array, rhs: Array, *, adjoint: bool = False) -> Array:
    """The solutions X of matrix X = rhs, or with `adjoint` of matrixᴴ X = rhs. A singular matrix is an error."""
    return np.linalg.solve(adjoint_of(matrix) if adjoint else matrix, rhs)


@MatrixSolve.gradient
def _(b: Builder, node: Node, dz: Value) -> tuple[Value, Value]:
    a, x, d = terms(b, node.inputs[0], node.out(), dz)
    adjoint = node.attrs["adjoint"] is True
    d_rhs = a.emit("MatrixSolve", d, adjoint=not adjoint)
    return (-_outer(d_rhs, x, adjoint)).value, d_rhs.value


def _outer(d_rhs: Term, x: Term, adjoint: bool) -> Term:
    return _times(x, d_rhs, adj_y=True) if adjoint else _times(d_rhs, x, adj_y=True)


@op(infer=_solve, traits=PURE | FALLIBLE, cost=_cubic, host=HOST, function=None)
def MatrixTriangularSolve(matrix: Array, rhs: Array, *, lower: bool = True, adjoint: bool = False) -> Array:
    """The solutions X of matrix X = rhs for triangular matrices, of which only the triangle in use is read.

    With `adjoint` of matrixᴴ X = rhs. A zero on the diagonal is an error.
    """
    triangle = np.tril(matrix) if lower else np.triu(matrix)
    return np.linalg.solve(adjoint_of(triangle) if adjoint else triangle, rhs)


@MatrixTriangularSolve.gradient
def _(b: Builder, node: Node, dz: Value) -> tuple[Value, Value]:
    a, x, d = terms(b, node.inputs[0], node.out(), dz)
    lower, adjoint = node.attrs["lower"] is True, node.attrs["adjoint"] is True
    d_rhs = a.emit("MatrixTriangularSolve", d, lower=lower, adjoint=not adjoint)
    d_matrix = -_outer(d_rhs, x, adjoint)
    return (_band(d_matrix, -1, 0) if lower else _band(d_matrix, 0, -1)).value, d_rhs.value
