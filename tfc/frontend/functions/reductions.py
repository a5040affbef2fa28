"""Reductions: `sum(x)`, `mean(x, axis=1)`, `max(x, axis=[1, 2], keep_dims=true)`, and positions of extremes."""

from __future__ import annotations

from tfc.frontend.builder.graph_builder import GraphBuilder
from tfc.frontend.builder.values import ArgumentError
from tfc.frontend.functions.elementwise import all_axes
from tfc.frontend.functions.kinds import Axes, Bool, Float, Tensor, Tensors
from tfc.frontend.functions.operands import as_tensor, i32_const
from tfc.frontend.functions.registry import family, function
from tfc.ir.graph.graph import Value
from tfc.ir.types.types import DType, i64


def axes_of(b: GraphBuilder, x: Value, axis: Axes | None) -> Value:
    """The axes as an operand: those given, or all."""
    if axis is None:
        return all_axes(b, x)
    return i32_const(b, axis, "axes")


@family(
    ("sum", "Sum", "The sum of x over the axes (all by default)."),
    ("prod", "Prod", "The product of x over the axes (all by default)."),
    ("max", "Max", "The largest element of x over the axes (all by default)."),
    ("min", "Min", "The smallest element of x over the axes (all by default)."),
)
def reduce(b: GraphBuilder, op: str, x: Tensor, axis: Axes | None = None, keep_dims: bool = False) -> Value:
    """One of the registry's reductions over `axis`."""
    return b.emit(op, x, axes_of(b, x, axis), keep_dims=keep_dims)


@function
def mean(b: GraphBuilder, x: Float, axis: Axes | None = None, keep_dims: bool = False) -> Value:
    """The mean of x over the axes (all by default)."""
    return reduce(b, "Mean", x, axis, keep_dims)


@family(
    ("all", "All", "True where all elements over the axes are."),
    ("any", "Any", "True where any element over the axes is."),
)
def _reduce_bools(b: GraphBuilder, op: str, x: Bool, axis: Axes | None = None, keep_dims: bool = False) -> Value:
    return reduce(b, op, x, axis, keep_dims)


@function
def norm(b: GraphBuilder, x: Float, axis: Axes | None = None, keep_dims: bool = False) -> Value:
    """The Euclidean norm of x over the axes (all by default)."""
    return b.emit("Sqrt", reduce(b, "Sum", b.emit("Square", x), axis, keep_dims))


@function
def variance(b: GraphBuilder, x: Float, axis: Axes | None = None, keep_dims: bool = False) -> Value:
    """The mean squared distance of x from its mean over the axes."""
    centre = reduce(b, "Mean", x, axis, True)
    return reduce(b, "Mean", b.emit("SquaredDifference", x, centre), axis, keep_dims)


@function
def moments(b: GraphBuilder, x: Float, axis: Axes | None = None, keep_dims: bool = False) -> tuple[Value, Value]:
    """The mean and the variance of x over the axes."""
    centre = reduce(b, "Mean", x, axis, True)
    spread = reduce(b, "Mean", b.emit("SquaredDifference", x, centre), axis, keep_dims)
    if keep_dims:
        return centre, spread
    return reduce(b, "Mean", x, axis, False), spread


@function
def log_sum_exp(b: GraphBuilder, x: Float, axis: Axes | None = None, keep_dims: bool = False) -> Value:
    """log(sum(exp(x))) over the axes, without overflow."""
    top = b.emit("StopGradient", reduce(b, "Max", x, axis, True))
    finite = b.emit("SelectV2", b.emit("IsFinite", top), top, b.emit("ZerosLike", top))
    total = reduce(b, "Sum", b.emit("Exp", b.emit("Sub", x, finite)), axis, True)
    result = b.emit("AddV2", b.emit("Log", total), finite, name="Add")
    return result if keep_dims else reduce(b, "Sum", result, axis, False)


@family(
    ("argmax", "ArgMax", "The position of the largest element along an axis (the first of equals)."),
    ("argmin", "ArgMin", "The position of the smallest element along an axis (the first of equals)."),
)
def _position(b: GraphBuilder, op: str, x: Tensor, axis: int = 0, dtype: DType = i64) -> Value:
    return b.emit(op, x, b.const(axis), output_type=dtype)


@family(
    ("cumsum", "Cumsum", "The running sum of x along an axis."),
    ("cumprod", "Cumprod", "The running product of x along an axis."),
)
def _running(
    b: GraphBuilder, op: str, x: Tensor, axis: int = 0, exclusive: bool = False, reverse: bool = False
) -> Value:
    return b.emit(op, x, b.const(axis), exclusive=exclusive, reverse=reverse)


@function
def top_k(b: GraphBuilder, x: Tensor, k: int = 1) -> tuple[Value, Value]:
    """The k largest elements along the last axis, and their positions."""
    values, indices = b.emit_many("TopKV2", x, i32_const(b, k))
    return values, indices


@function
def global_norm(b: GraphBuilder, values: Tensors) -> Value:
    """The square root of the sum of the squares of all elements of a list of tensors."""
    if not values:
        raise ArgumentError("the list is empty", "E0304", "values")
    squares = [reduce(b, "Sum", b.emit("Square", value), None, False) for value in values]
    return b.emit("Sqrt", squares[0] if len(squares) == 1 else b.emit("AddN", *squares))


@function
def clip_by_norm(b: GraphBuilder, x: Float, norm: float) -> Value:
    """x, scaled down to the Euclidean norm `norm` where it is longer."""
    limit = as_tensor(b, norm, b.type(x).dtype)
    length = b.emit("Sqrt", reduce(b, "Sum", b.emit("Square", x), None, False))
    return b.emit("Mul", x, b.emit("RealDiv", limit, b.emit("Maximum", length, limit)))


@function
def clip_by_global_norm(b: GraphBuilder, values: Tensors, norm: float) -> list[Value]:
    """A list of tensors, scaled down together so that their global norm is at most `norm`."""
    length = global_norm(b, values)
    limit = as_tensor(b, norm, b.type(length).dtype)
    scale = b.emit("RealDiv", limit, b.emit("Maximum", length, limit))
    return [b.emit("Mul", value, scale) for value in values]
