"""Matrix products (tensorflow/core/ops/math_ops.cc).

f16 and bf16 accumulate in f32 and round once; integers wrap around. The order of summation is not specified.
Dense linear algebra (inverses, factorisations) is in ops/linalg.py.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from tfc.ir.graph.build import Builder
from tfc.ir.graph.cost import Sizes, per_element
from tfc.ir.graph.graph import Node, Value
from tfc.ir.graph.infer import Infer
from tfc.ir.graph.registry import HEAVY, PURE, op
from tfc.ir.ops.rules import NUMERIC, alias, conjugate, rounded_once, sum_to
from tfc.ir.types.types import Array, Shape, TensorType, broadcast_shape


def _matmul(ctx: Infer) -> TensorType:
    ctx.require(0, NUMERIC, rank=2)
    ctx.rank(1, 2)
    dtype = ctx.same_dtype()
    rows, columns = product_shape(ctx, ctx.attrs["transpose_a"] is True, ctx.attrs["transpose_b"] is True)
    return TensorType(dtype, (*rows, *columns))


def product_shape(ctx: Infer, flip_a: bool, flip_b: bool) -> tuple[Shape, Shape]:
    """The rows and columns of the product of the last two axes of operands 0 and 1; inner dimensions must agree."""
    a = (ctx.shape(0) or (None, None))[-2:]
    b = (ctx.shape(1) or (None, None))[-2:]
    inner_a, inner_b = a[0 if flip_a else 1], b[1 if flip_b else 0]
    if inner_a != inner_b:
        shown = f"{ctx.types[0].value()}{'ᵀ' * flip_a} and {ctx.types[1].value()}{'ᵀ' * flip_b}"
        ctx.merge((inner_a,), (inner_b,), 1, f"inner dimensions of {shown} differ")
    return (a[1 if flip_a else 0],), (b[0 if flip_b else 1],)


def matrix_product(sizes: Sizes, node: Node, inputs: Sequence[TensorType]) -> float:
    """2mnk; the length k of the sums is what the left operand has and the result has not."""
    left = inputs[0].shape
    if not left:
        return 0.0
    transposed = node.attrs.get("transpose_a", node.attrs.get("adj_x", False))
    inner = left[-2] if transposed and len(left) > 1 else left[-1]
    return 2.0 * sizes.elements(node.types[0]) * sizes.size(inner)


@op(infer=_matmul, traits=PURE | HEAVY, cost=matrix_product, function="matmul")
@rounded_once
def MatMul(a: Array, b: Array, *, transpose_a: bool = False, transpose_b: bool = False) -> Array:
    """The product of two matrices; either may be transposed first (not conjugated)."""
    return np.matmul(a.T if transpose_a else a, b.T if transpose_b else b)


@MatMul.gradient
def _(b: Builder, node: Node, dz: Value) -> tuple[Value, Value]:
    x, y = (conjugate(b, value) for value in node.inputs)
    flip_x, flip_y = node.attrs["transpose_a"] is True, node.attrs["transpose_b"] is True
    dx = _product(b, y, dz, flip_y, True) if flip_x else _product(b, dz, y, False, not flip_y)
    dy = _product(b, dz, x, True, flip_x) if flip_y else _product(b, x, dz, not flip_x, False)
    return dx, dy


def _product(b: Builder, left: Value, right: Value, flip_left: bool, flip_right: bool) -> Value:
    return b.emit("MatMul", left, right, transpose_a=flip_left, transpose_b=flip_right)


def _batch_matmul(ctx: Infer) -> TensorType:
    ctx.require(0, NUMERIC)
    dtype = ctx.same_dtype()
    for index in (0, 1):
        if (rank := ctx.rank(index)) is not None and rank < 2:
            ctx.fail(f"{ctx.op.operand_name(index)} must have rank 2 or more, but is {ctx.types[index].value()}", index)
    rows, columns = product_shape(ctx, ctx.attrs["adj_x"] is True, ctx.attrs["adj_y"] is True)
    x, y = ctx.shape(0), ctx.shape(1)
    if x is None or y is None:
        return TensorType(dtype, None)
    try:
        batch = broadcast_shape(x[:-2], y[:-2])
    except ValueError as error:
        ctx.fail(f"batches of {ctx.types[0].value()} and {ctx.types[1].value()} do not broadcast ({error})", 1)
    assert batch is not None
    return TensorType(dtype, (*batch, *rows, *columns))


def adjoint(x: Array) -> Array:
    """The conjugate transpose of the last two axes."""
    return np.conj(np.swapaxes(x, -1, -2))


@op(infer=_batch_matmul, traits=PURE | HEAVY, cost=matrix_product, function="matmul")
@rounded_once
def BatchMatMulV2(x: Array, y: Array, *, adj_x: bool = False, adj_y: bool = False) -> Array:
    """The products of the matrices in the last two axes; the leading axes broadcast.

    `adj_x` and `adj_y` take the conjugate transpose first.
    """
    return np.matmul(adjoint(x) if adj_x else x, adjoint(y) if adj_y else y)


@BatchMatMulV2.gradient
def _(b: Builder, node: Node, dz: Value) -> tuple[Value, Value]:
    x, y = node.inputs
    adj_x, adj_y = node.attrs["adj_x"] is True, node.attrs["adj_y"] is True
    dx = _batched(b, y, dz, adj_y, True) if adj_x else _batched(b, dz, y, False, not adj_y)
    # The gradient of weights that all matrices share is one sum over all their rows, not a matrix for each to be added.
    lengths = [(b.type(batch).shape or (None,))[-1] for batch in (x, dz)]
    shared = not adj_x and len(b.type(y).shape or ()) == 2 and all(isinstance(n, int) and n > 0 for n in lengths)
    left, right = (_as_one(b, x), _as_one(b, dz)) if shared else (x, dz)
    dy = _batched(b, right, left, True, adj_x) if adj_y else _batched(b, left, right, not adj_x, False)
    return sum_to(b, dx, x), sum_to(b, dy, y)


def _as_one(b: Builder, batch: Value) -> Value:
    """The rows of all matrices of a batch as those of one."""
    shape = b.type(batch).shape
    assert shape is not None
    return b.emit("Reshape", batch, b.const(np.array((-1, shape[-1]), np.int32))) if len(shape) > 2 else batch


def _batched(b: Builder, left: Value, right: Value, adj_left: bool, adj_right: bool) -> Value:
    return b.emit("BatchMatMulV2", left, right, adj_x=adj_left, adj_y=adj_right)


BatchMatMul = alias("BatchMatMul", BatchMatMulV2)


def _cross(ctx: Infer) -> TensorType:
    ctx.require(0, NUMERIC)
    shape = ctx.merge(ctx.shape(0), ctx.shape(1), 1, "a and b differ in shape")
    if shape is not None:
        if not shape:
            ctx.fail("needs vectors of three elements, but a is a scalar", 0)
        ctx.merge(shape[-1:], (3,), 0, "the last dimension of a must be 3")
    return TensorType(ctx.same_dtype(), shape)


@op(infer=_cross, traits=PURE, cost=per_element(1), function=None)
@rounded_once
def Cross(a: Array, b: Array) -> Array:
    """The cross products of the vectors of three elements in the last axis."""
    return np.cross(a, b)


@Cross.gradient
def _(b: Builder, node: Node, dz: Value) -> tuple[Value, Value]:
    x, y = (conjugate(b, value) for value in node.inputs)
    return b.emit("Cross", y, dz), b.emit("Cross", dz, x)
