"""Element-wise language functions: arithmetic, comparison, selection, conversion (NumPy's and TensorFlow's names)."""

from __future__ import annotations

import numpy as np

from tfc.frontend.builder.graph_builder import GraphBuilder
from tfc.frontend.builder.values import ArgumentError
from tfc.frontend.functions.kinds import Bool, Float, Operand, Operands, Tensor
from tfc.frontend.functions.operands import as_tensor
from tfc.frontend.functions.operators import matmul as matrix_product
from tfc.frontend.functions.registry import FUNCTIONS, function
from tfc.ir.graph.graph import Value
from tfc.ir.types.types import DType, boolean, i32


@function
def gelu(b: GraphBuilder, x: Float, approximate: bool = False) -> Value:
    """x * Phi(x), Phi being the normal distribution; `approximate` uses the usual tanh formula."""
    if not approximate:
        return b.emit("Gelu", x)
    dtype = b.type(x).dtype
    cube = b.emit("Mul", b.emit("Mul", x, x), x)
    inner = b.emit("AddV2", x, b.emit("Mul", as_tensor(b, 0.044715, dtype), cube), name="Add")
    # (1 + tanh(u)) / 2 is sigmoid(2u), in which nothing cancels
    doubled = b.emit("Mul", as_tensor(b, float(np.sqrt(8.0 / np.pi)), dtype), inner)
    return b.emit("Mul", x, b.emit("Sigmoid", doubled))


@function
def where(b: GraphBuilder, condition: Bool, x: Operand, y: Operand) -> Value:
    """x where the condition holds, y elsewhere; all three broadcast."""
    return b.emit("SelectV2", condition, x, y)


FUNCTIONS["select"] = FUNCTIONS["where"]


@function
def cast(b: GraphBuilder, x: Tensor, dtype: DType) -> Value:
    """x converted to another element type."""
    if b.type(x).dtype == dtype and not b.type(x).ref:
        return x
    return b.emit("Cast", x, DstT=dtype)


@function
def bitcast(b: GraphBuilder, x: Tensor, dtype: DType) -> Value:
    """The bits of x, taken as another element type."""
    return b.emit("Bitcast", x, type=dtype)


@function
def add_n(b: GraphBuilder, values: Operands) -> Value:
    """The sum of a list of tensors of one shape."""
    if not values:
        raise ArgumentError("the list is empty", "E0304", "values")
    return b.emit("AddN", *values)


@function
def matmul(b: GraphBuilder, x: Operand, y: Operand, transpose_a: bool = False, transpose_b: bool = False) -> Value:
    """The matrix product of x and y, or of stacks of matrices; each may be transposed first."""
    if not transpose_a and not transpose_b:
        return matrix_product(b, x, y)
    if (b.type(x).rank or 2) > 2 or (b.type(y).rank or 2) > 2:
        return b.emit("BatchMatMulV2", x, y, adj_x=transpose_a, adj_y=transpose_b)
    return b.emit("MatMul", x, y, transpose_a=transpose_a, transpose_b=transpose_b)


@function
def count_nonzero(b: GraphBuilder, x: Tensor) -> Value:
    """The number of elements of x that are not zero (i32 scalar)."""
    zero = as_tensor(b, False if b.type(x).dtype == boolean else 0, b.type(x).dtype)
    ones = b.emit("Cast", b.emit("NotEqual", x, zero), DstT=i32)
    return b.emit("Sum", ones, all_axes(b, x))


def all_axes(b: GraphBuilder, x: Value) -> Value:
    """Every axis of x, as a tensor."""
    rank = b.type(x).rank
    if rank is not None:
        return b.const(np.arange(rank, dtype=np.int32), name="axes")
    return b.emit("Range", b.const(0), b.emit("Rank", x), b.const(1))
