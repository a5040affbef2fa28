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

REAL_FUNCTIONS = {
    "sqrt": ("Sqrt", "the square root of x"), "rsqrt": ("Rsqrt", "1 / sqrt(x)"), "exp": ("Exp", "e to the power x"),
    "expm1": ("Expm1", "exp(x) - 1, exact near 0"), "log": ("Log", "the natural logarithm of x"),
    "log1p": ("Log1p", "log(1 + x), exact near 0"), "reciprocal": ("Reciprocal", "1 / x"),
    "sin": ("Sin", "the sine of x"), "cos": ("Cos", "the cosine of x"), "tan": ("Tan", "the tangent of x"),
    "asin": ("Asin", "the arc sine of x"), "acos": ("Acos", "the arc cosine of x"),
    "atan": ("Atan", "the arc tangent of x"), "sinh": ("Sinh", "the hyperbolic sine of x"),
    "cosh": ("Cosh", "the hyperbolic cosine of x"), "asinh": ("Asinh", "the inverse hyperbolic sine of x"),
    "acosh": ("Acosh", "the inverse hyperbolic cosine of x"), "atanh": ("Atanh", "the inverse hyperbolic tangent of x"),
    "tanh": ("Tanh", "the hyperbolic tangent of x"), "sigmoid": ("Sigmoid", "1 / (1 + exp(-x))"),
    "erf": ("Erf", "the error function of x"), "erfc": ("Erfc", "1 - erf(x), exact for large x"),
    "lgamma": ("Lgamma", "the logarithm of the absolute value of Gamma(x)"),
    "digamma": ("Digamma", "the derivative of lgamma(x)"),
    "relu": ("Relu", "max(x, 0)"), "relu6": ("Relu6", "min(max(x, 0), 6)"),
    "elu": ("Elu", "x where it is positive, exp(x) - 1 elsewhere"),
    "selu": ("Selu", "the scaled exponential linear unit of x"),
    "softplus": ("Softplus", "log(1 + exp(x))"), "softsign": ("Softsign", "x / (1 + abs(x))"),
    "is_nan": ("IsNan", "true where x is not a number"), "is_inf": ("IsInf", "true where x is infinite"),
    "is_finite": ("IsFinite", "true where x is neither infinite nor NaN"),
}  # fmt: skip
ANY_FUNCTIONS = {
    "abs": ("Abs", "the absolute value of x"), "neg": ("Neg", "-x"), "sign": ("Sign", "-1, 0 or 1 as x is"),
    "square": ("Square", "x * x"), "floor": ("Floor", "x rounded down"), "ceil": ("Ceil", "x rounded up"),
    "round": ("Round", "x rounded to the nearest whole number, halves to the even one"),
    "rint": ("Rint", "x rounded to the nearest whole number, halves to the even one"),
    "real": ("Real", "the real part of x"), "imag": ("Imag", "the imaginary part of x"),
    "conj": ("Conj", "the complex conjugate of x"), "angle": ("Angle", "the argument of x"),
    "logical_not": ("LogicalNot", "not x"), "invert": ("Invert", "the bits of x, inverted"),
}  # fmt: skip
PAIR_FUNCTIONS = {
    "add": ("AddV2", "x + y"), "subtract": ("Sub", "x - y"), "multiply": ("Mul", "x * y"),
    "divide": ("RealDiv", "x / y"),
    "floor_div": ("FloorDiv", "x // y"), "floor_mod": ("FloorMod", "x % y"), "pow": ("Pow", "x to the power y"),
    "maximum": ("Maximum", "the larger of x and y"), "minimum": ("Minimum", "the smaller of x and y"),
    "squared_difference": ("SquaredDifference", "(x - y) squared"), "atan2": ("Atan2", "the angle of the point (y, x)"),
    "div_no_nan": ("DivNoNan", "x / y, and 0 where y is 0"), "xlogy": ("Xlogy", "x * log(y), and 0 where x is 0"),
    "equal": ("Equal", "x == y"), "not_equal": ("NotEqual", "x != y"), "less": ("Less", "x < y"),
    "less_equal": ("LessEqual", "x <= y"), "greater": ("Greater", "x > y"), "greater_equal": ("GreaterEqual", "x >= y"),
    "logical_and": ("LogicalAnd", "x and y"), "logical_or": ("LogicalOr", "x or y"),
    "bitwise_and": ("BitwiseAnd", "x & y"), "bitwise_or": ("BitwiseOr", "x | y"),
    "bitwise_xor": ("BitwiseXor", "x ^ y"),
}  # fmt: skip


def _declare_unary(name: str, op: str, doc: str) -> None:
    def of_real(b: GraphBuilder, x: Float) -> Value:
        return b.emit(op, x)

    def of_any(b: GraphBuilder, x: Tensor) -> Value:
        return b.emit(op, x)

    body = of_real if name in REAL_FUNCTIONS else of_any
    body.__doc__ = f"Element by element, {doc}."
    function(name=name)(body)


def _declare_binary(name: str, op: str, doc: str) -> None:
    def body(b: GraphBuilder, x: Operand, y: Operand) -> Value:
        return b.emit(op, x, y)

    body.__doc__ = f"Element by element, with broadcasting: {doc}."
    function(name=name)(body)


for _name, (_op, _doc) in (REAL_FUNCTIONS | ANY_FUNCTIONS).items():
    _declare_unary(_name, _op, _doc)
for _name, (_op, _doc) in PAIR_FUNCTIONS.items():
    _declare_binary(_name, _op, _doc)


@function
def leaky_relu(b: GraphBuilder, x: Float, alpha: float = 0.2) -> Value:
    """x where it is positive, alpha * x elsewhere."""
    return b.emit("LeakyRelu", x, alpha=alpha)


@function
def gelu(b: GraphBuilder, x: Float, approximate: bool = False) -> Value:
    """x * Phi(x), Phi being the normal distribution; `approximate` uses the usual tanh formula."""
    dtype = b.type(x).dtype
    half, one = as_tensor(b, 0.5, dtype), as_tensor(b, 1.0, dtype)
    if approximate:
        cube = b.emit("Mul", b.emit("Mul", x, x), x)
        inner = b.emit("AddV2", x, b.emit("Mul", as_tensor(b, 0.044715, dtype), cube), name="Add")
        gate = b.emit("Tanh", b.emit("Mul", as_tensor(b, float(np.sqrt(2.0 / np.pi)), dtype), inner))
    else:
        gate = b.emit("Erf", b.emit("Mul", x, as_tensor(b, float(np.sqrt(0.5)), dtype)))
    return b.emit("Mul", b.emit("Mul", half, x), b.emit("AddV2", one, gate, name="Add"))


@function
def swish(b: GraphBuilder, x: Float) -> Value:
    """x * sigmoid(x), element by element."""
    return b.emit("Mul", x, b.emit("Sigmoid", x))


@function
def clip(b: GraphBuilder, x: Operand, low: Operand, high: Operand) -> Value:
    """x with every element below `low` raised to it and above `high` lowered to it."""
    return b.emit("ClipByValue", x, low, high)


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


@function(name="complex")
def complex_(b: GraphBuilder, real: Operand, imag: Operand) -> Value:
    """Complex numbers from their parts."""
    return b.emit("Complex", real, imag)


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
def identity(b: GraphBuilder, x: Tensor) -> Value:
    """The same tensor; of a variable, its value at the time of the read."""
    return b.emit("Identity", x)


@function
def stop_gradient(b: GraphBuilder, x: Tensor) -> Value:
    """The same tensor, through which no gradient flows."""
    return b.emit("StopGradient", x)


@function
def count_nonzero(b: GraphBuilder, x: Tensor) -> Value:
    """How many elements of x are not zero (i32 scalar)."""
    zero = as_tensor(b, False if b.type(x).dtype == boolean else 0, b.type(x).dtype)
    ones = b.emit("Cast", b.emit("NotEqual", x, zero), DstT=i32)
    return b.emit("Sum", ones, all_axes(b, x))


def all_axes(b: GraphBuilder, x: Value) -> Value:
    """Every axis of x, as a tensor."""
    rank = b.type(x).rank
    if rank is not None:
        return b.const(np.arange(rank, dtype=np.int32), name="axes")
    return b.emit("Range", b.const(0), b.emit("Rank", x), b.const(1))
