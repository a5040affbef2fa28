"""Reductions over axes (tensorflow/core/ops/math_ops.cc), and SumTo, the transpose of broadcasting.

All but SumTo take TensorFlow's operands: the tensor and the axes to reduce, a scalar or vector of integers where
negative ones count from the end; `keep_dims` keeps the reduced axes with size 1. Reducing over no axes at all is the
identity. f16 and bf16 accumulate in f32 and round once; integers wrap around. The order of summation is not specified.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from tfc.ir.graph.build import Builder
from tfc.ir.graph.cost import per_element
from tfc.ir.graph.graph import Node, Value
from tfc.ir.graph.infer import Infer
from tfc.ir.graph.registry import HEAVY, PURE, REDUCTION, SHAPE, InferRule, Op, Trait, op
from tfc.ir.ops.division import truncated_quotient
from tfc.ir.ops.rules import DIFFERENTIABLE, NUMERIC, REAL, rounded_once
from tfc.ir.ops.terms import Term, terms
from tfc.ir.types.dims import MaybeSize
from tfc.ir.types.types import Array, DType, TensorType, boolean, i32, i64

AXES = "reduction_indices"
Reference = Callable[..., Array]


def reduction(allowed: Sequence[DType]) -> InferRule:
    """The shape rule of a reduction over the axes in operand 1."""

    def rule(ctx: Infer) -> TensorType:
        dtype = ctx.require(0, allowed)
        ctx.require(1, (i32, i64))
        ctx.rank(1, 0, 1)
        shape, keep = ctx.shape(0), bool(ctx.attrs["keep_dims"])
        if shape is None:
            return TensorType(dtype, None)
        axes = ctx.axes(1, len(shape))
        if axes is None:
            return TensorType(dtype, (None,) * len(shape) if keep else None)
        if len(set(axes)) != len(axes):
            ctx.fail(f"the axes {list(axes)} name one axis twice", 1)
        return TensorType(dtype, tuple(1 if i in axes else d for i, d in enumerate(shape) if keep or i not in axes))

    return rule


def _axes(reduction_indices: Array) -> tuple[int, ...]:
    return tuple(int(axis) for axis in reduction_indices.reshape(-1))


def _own(x: Array) -> np.dtype | None:
    """The accumulator's type: NumPy would widen small integers. Symbolic dimensions have none."""
    return None if x.dtype == object else x.dtype


def _reducing(allowed: Sequence[DType], function: str | None, more: Trait = HEAVY) -> Callable[[Reference], Op]:
    """Declare a reduction of these types, with traits besides those of all reductions."""
    traits = PURE | REDUCTION | more
    return op(infer=reduction(allowed), traits=traits, static=(AXES,), cost=per_element(1), function=function)


@_reducing(NUMERIC, "sum", SHAPE | HEAVY)
@rounded_once
def Sum(input: Array, reduction_indices: Array, *, keep_dims: bool = False) -> Array:
    """The sum over the given axes; 0 for an empty set."""
    return np.sum(input, _axes(reduction_indices), _own(input), keepdims=keep_dims)


@_reducing(NUMERIC, "prod", SHAPE | HEAVY)
@rounded_once
def Prod(input: Array, reduction_indices: Array, *, keep_dims: bool = False) -> Array:
    """The product over the given axes; 1 for an empty set."""
    return np.prod(input, _axes(reduction_indices), _own(input), keepdims=keep_dims)


@_reducing(NUMERIC, "mean")
@rounded_once
def Mean(input: Array, reduction_indices: Array, *, keep_dims: bool = False) -> Array:
    """The sum over the given axes divided by the number of elements summed.

    Integers sum in 64 bits and the quotient is rounded towards zero. The mean of an empty set is NaN, for integers 0.
    """
    axes = _axes(reduction_indices)
    count = int(np.prod([input.shape[axis] for axis in axes], dtype=np.int64))
    if input.dtype.kind not in "iu":
        return np.sum(input, axes, keepdims=keep_dims) / np.asarray(count, input.dtype)
    wide = np.dtype(np.uint64 if input.dtype.kind == "u" else np.int64)
    total = np.asarray(np.sum(input, axes, wide, keepdims=keep_dims))
    return truncated_quotient(total, np.asarray(max(count, 1), wide)).astype(input.dtype)


@_reducing(REAL, "max")
def Max(input: Array, reduction_indices: Array, *, keep_dims: bool = False) -> Array:
    """The largest element over the given axes. NaN wins; an empty set gives -inf, or the least integer."""
    return np.max(input, _axes(reduction_indices), keepdims=keep_dims, initial=_extreme(input, least=True))


@_reducing(REAL, "min")
def Min(input: Array, reduction_indices: Array, *, keep_dims: bool = False) -> Array:
    """The smallest element over the given axes. NaN wins; an empty set gives +inf, or the greatest integer."""
    return np.min(input, _axes(reduction_indices), keepdims=keep_dims, initial=_extreme(input, least=False))


def _extreme(x: Array, least: bool) -> float | int:
    if x.dtype.kind in "iu":
        limits = np.iinfo(x.dtype)
        return int(limits.min if least else limits.max)
    return -np.inf if least else np.inf


@_reducing((boolean,), "all", Trait.NONE)
def All(input: Array, reduction_indices: Array, *, keep_dims: bool = False) -> Array:
    """True where all elements over the given axes are true; true for an empty set."""
    return np.all(input, _axes(reduction_indices), keepdims=keep_dims)


@_reducing((boolean,), "any", Trait.NONE)
def Any(input: Array, reduction_indices: Array, *, keep_dims: bool = False) -> Array:
    """True where any element over the given axes is true; false for an empty set."""
    return np.any(input, _axes(reduction_indices), keepdims=keep_dims)


All.gradient(None)
Any.gradient(None)


@_reducing(DIFFERENTIABLE, None, Trait.NONE)
@rounded_once
def EuclideanNorm(input: Array, reduction_indices: Array, *, keep_dims: bool = False) -> Array:
    """The square root of the sum of squared absolute values over the given axes."""
    squares = (input * np.conj(input)).astype(input.dtype)
    return np.sqrt(np.sum(squares, _axes(reduction_indices), keepdims=keep_dims))


# ---- gradients --------------------------------------------------------------------------------------------------


def _known_axes(b: Builder, node: Node) -> tuple[int, ...] | None:
    """The reduced axes in ascending order, or None when they are not known."""
    axes, rank = b.value(node.inputs[1]), b.type(node.inputs[0]).rank
    if axes is None or rank is None:
        return None
    return tuple(sorted(int(axis) % rank for axis in axes.reshape(-1)))


def _kept(b: Builder, node: Node, reduced: Value) -> Term:
    """A value of the result's shape with the reduced axes put back as size 1, so that it broadcasts to the operand."""
    if node.attrs["keep_dims"]:
        return Term(b, reduced)
    axes = _known_axes(b, node)
    if axes is None:
        shape = b.shape(b.emit(node.op, *node.inputs, keep_dims=True))
        return Term(b, b.emit("Reshape", reduced, shape))
    if axes != tuple(range(len(axes))):  # broadcasting supplies leading axes by itself
        for axis in axes:
            reduced = b.emit("ExpandDims", reduced, b.const(axis, i32))
    return Term(b, reduced)


def _count(b: Builder, node: Node, dtype: DType) -> Term:
    """The number of elements that went into one element of the result, at least 0, as a number of `dtype`."""
    before, after = b.type(node.inputs[0]).elements, b.type(node.out()).elements
    if isinstance(before, int) and isinstance(after, int):
        return Term(b, b.const(np.asarray(before // max(after, 1)), dtype))
    x, z = terms(b, node.inputs[0], node.out())
    return x.emit("Size").emit("FloorDiv", z.emit("Size").emit("Maximum", 1)).cast(dtype)


@Sum.gradient
def _(b: Builder, node: Node, dz: Value) -> tuple[Value, None]:
    return b.emit("BroadcastTo", _kept(b, node, dz).value, b.shape(node.inputs[0])), None


@Mean.gradient
def _(b: Builder, node: Node, dz: Value) -> tuple[Value, None]:
    share = _kept(b, node, dz) / _count(b, node, b.type(dz).dtype)
    return b.emit("BroadcastTo", share.value, b.shape(node.inputs[0])), None


@Prod.gradient
def _(b: Builder, node: Node, dz: Value) -> tuple[Value, None]:
    """The product of all *other* elements, without dividing: correct where elements are zero.

    Along one axis it is the exclusive product from the left times that from the right; then the same for the
    products along that axis, over the next axis.
    """
    axes = _known_axes(b, node)
    if axes is None:
        raise node.error("the gradient of Prod needs axes that are known when the graph is built", "UNIMPLEMENTED")
    (x,) = terms(b, node.inputs[0])
    result = _kept(b, node, dz)
    for axis in axes:
        at = Term(b, b.const(axis, i32))
        others = x.emit("Cumprod", at, exclusive=True) * x.emit("Cumprod", at, exclusive=True, reverse=True)
        result = result * others.conj()
        x = x.emit("Prod", at, keep_dims=True)
    return result.value, None


def _extreme_gradient(b: Builder, node: Node, dz: Value) -> tuple[Value, None]:
    """The gradient is shared equally by all elements that attain the extreme."""
    (x,) = terms(b, node.inputs[0])
    attains = x.emit("Equal", _kept(b, node, node.out())).cast(b.type(dz).dtype)
    number = attains.emit("Sum", Term(b, node.inputs[1]), keep_dims=True)
    return (attains / number * _kept(b, node, dz)).value, None


Max.gradient(_extreme_gradient)
Min.gradient(_extreme_gradient)


@EuclideanNorm.gradient
def _(b: Builder, node: Node, dz: Value) -> tuple[Value, None]:
    (x,) = terms(b, node.inputs[0])
    return (x * (_kept(b, node, dz) / _kept(b, node, node.out()))).value, None


# ---- SumTo ------------------------------------------------------------------------------------------------------


def _sum_to(ctx: Infer) -> TensorType:
    dtype = ctx.require(0, NUMERIC)
    target, shape = ctx.sizes(1), ctx.shape(0)
    ctx.require(1, (i32, i64), rank=1)
    if target is None or shape is None:
        return TensorType(dtype, target)
    if len(target) > len(shape):
        ctx.fail(f"can not sum {ctx.types[0].value()} to the higher rank {len(target)}", 1)
    lead = len(shape) - len(target)
    fitted = tuple(1 if t == 1 else _common(ctx, d, t) for d, t in zip(shape[lead:], target, strict=True))
    return TensorType(dtype, fitted)


def _common(ctx: Infer, size: MaybeSize, target: MaybeSize) -> MaybeSize:
    if target is None:
        return None  # may be 1
    merged = ctx.merge((size,), (target,), 1, f"{ctx.types[0].value()} does not broadcast from the shape asked for")
    return merged[0] if merged else None


@op(infer=_sum_to, traits=PURE, static=("shape",), cost=per_element(1), function=None)
@rounded_once
def SumTo(x: Array, shape: Array) -> Array:
    """x summed over the dimensions along which a tensor of shape `shape` was broadcast to give the shape of x.

    The transpose of BroadcastTo, and tfc's own op: gradients of broadcasting ops use it.
    """
    lead = x.ndim - len(shape)
    stretched = tuple(lead + i for i, size in enumerate(shape) if size == 1 and x.shape[lead + i] != 1)
    summed = np.sum(x, (*range(lead), *stretched), x.dtype, keepdims=True)
    return summed.reshape(tuple(int(size) for size in shape))


@SumTo.gradient
def _(b: Builder, node: Node, dz: Value) -> tuple[Value, None]:
    return b.emit("BroadcastTo", dz, b.shape(node.inputs[0])), None
