"""Comparisons, boolean logic, and choosing between tensors element by element.

Comparisons give bool and have no gradient. A comparison with NaN is false, except NotEqual.
"""

from __future__ import annotations

from typing import cast

import numpy as np

from tfc.ir.graph.build import Builder
from tfc.ir.graph.graph import Node, Value
from tfc.ir.graph.infer import Infer
from tfc.ir.graph.registry import COMMUTATIVE, SHAPE, op
from tfc.ir.ops.maps import MAP, map_op
from tfc.ir.ops.rules import NUMERIC, REAL, rounded_once
from tfc.ir.ops.terms import terms
from tfc.ir.types.types import Array, Shape, TensorType, boolean, i32


@map_op(REAL, SHAPE, to=boolean, kernel="x < y", function="less(x, y)")
def Less(x: Array, y: Array) -> Array:
    """True where x < y."""
    return x < y


@map_op(REAL, SHAPE, to=boolean, kernel="x <= y", function="less_equal(x, y)")
def LessEqual(x: Array, y: Array) -> Array:
    """True where x <= y."""
    return x <= y


@map_op(REAL, SHAPE, to=boolean, kernel="x > y", function="greater(x, y)")
def Greater(x: Array, y: Array) -> Array:
    """True where x > y."""
    return x > y


@map_op(REAL, SHAPE, to=boolean, kernel="x >= y", function="greater_equal(x, y)")
def GreaterEqual(x: Array, y: Array) -> Array:
    """True where x >= y."""
    return x >= y


@map_op(more=COMMUTATIVE, to=boolean, kernel="eq(x, y)", function="equal(x, y)")
def Equal(x: Array, y: Array) -> Array:
    """True where x and y are equal. Every type can be compared, strings too."""
    return np.equal(x, y).astype(np.bool_)


@map_op(more=COMMUTATIVE, to=boolean, kernel="ne(x, y)", function="not_equal(x, y)")
def NotEqual(x: Array, y: Array) -> Array:
    """True where x and y differ. Every type can be compared, strings too."""
    return np.not_equal(x, y).astype(np.bool_)


@map_op(NUMERIC, COMMUTATIVE, to=boolean, function=None)
@rounded_once
def ApproximateEqual(x: Array, y: Array, *, tolerance: float = 1e-5) -> Array:
    """True where |x - y| < tolerance."""
    difference = np.where(x > y, x - y, y - x) if x.dtype.kind in "iu" else np.abs(x - y)
    return difference < tolerance


@map_op((boolean,), COMMUTATIVE | SHAPE, kernel="x & y", function="logical_and(x, y)")
def LogicalAnd(x: Array, y: Array) -> Array:
    """True where both are true."""
    return x & y


@map_op((boolean,), COMMUTATIVE | SHAPE, kernel="x | y", function="logical_or(x, y)")
def LogicalOr(x: Array, y: Array) -> Array:
    """True where at least one is true."""
    return x | y


@map_op((boolean,), SHAPE, kernel="~x", function="logical_not(x)")
def LogicalNot(x: Array) -> Array:
    """True where x is false."""
    return ~x


def _bucketize(ctx: Infer) -> TensorType:
    ctx.require(0, REAL)
    boundaries = cast("tuple[float, ...]", ctx.attrs["boundaries"])
    if list(boundaries) != sorted(boundaries):
        ctx.fail("the boundaries must be numbers in ascending order", attribute="boundaries")
    return ctx.types[0].value().with_dtype(i32)


@op(infer=_bucketize, traits=MAP, function=None)
def Bucketize(input: Array, *, boundaries: tuple[float, ...]) -> Array:
    """The number of boundaries that are not above each element, as i32: 0 below the first. NaN is above all."""
    return np.searchsorted(np.asarray(boundaries, np.float64), input.astype(np.float64), "right").astype(np.int32)


Bucketize.gradient(None)


def _select_v2(ctx: Infer) -> TensorType:
    ctx.require(0, (boolean,))
    return TensorType(ctx.same_dtype(1, 2), ctx.broadcast())


@op(infer=_select_v2, traits=MAP | SHAPE, kernel="select(condition, t, e)", function="where")
def SelectV2(condition: Array, t: Array, e: Array) -> Array:
    """t where the condition holds, e elsewhere; all three broadcast."""
    return np.where(condition, t, e)


@SelectV2.gradient
def _(b: Builder, node: Node, dz: Value) -> tuple[None, Value, Value]:
    condition, t, e, d = terms(b, *node.inputs, dz)
    zero = d.like(0)
    return None, d.where(condition, zero).sum_to(t), zero.where(condition, d).sum_to(e)


def _select(ctx: Infer) -> TensorType:
    ctx.require(0, (boolean,))
    shape = ctx.merge(ctx.shape(1), ctx.shape(2), 2, "t and e differ in shape")
    condition = ctx.shape(0)
    if condition and shape is not None:  # a scalar chooses the whole, a vector whole rows
        if not shape or len(condition) not in (1, len(shape)):
            ctx.fail(f"the condition is {ctx.types[0].value()}, but must be a scalar, a vector or {list(shape)}", 0)
        merged = ctx.merge(condition, shape[: len(condition)], 0, "the condition does not fit t and e")
        assert merged is not None
        shape = (*merged, *shape[len(condition) :])
    return TensorType(ctx.same_dtype(1, 2), shape)


@op(infer=_select, traits=MAP | SHAPE, function=None)
def Select(condition: Array, t: Array, e: Array) -> Array:
    """t where the condition holds, e elsewhere; t and e have the same shape.

    The condition is a scalar, or a vector that chooses whole rows, or has the shape of t.
    """
    rows = condition.reshape(condition.shape + (1,) * (t.ndim - condition.ndim)) if condition.ndim else condition
    return np.where(rows, t, e)


@Select.gradient
def _(b: Builder, node: Node, dz: Value) -> tuple[None, Value, Value]:
    condition, d = terms(b, node.inputs[0], dz)
    zeros = d.emit("ZerosLike")
    return None, condition.emit("Select", d, zeros).value, condition.emit("Select", zeros, d).value


def _clip(ctx: Infer) -> TensorType:
    ctx.require(0, REAL)
    shape: Shape | None = ctx.broadcast()
    return TensorType(ctx.same_dtype(), ctx.merge(ctx.shape(0), shape, 0, "the limits are larger than t"))


@op(infer=_clip, traits=MAP, kernel="min(max(t, clip_value_min), clip_value_max)", function="clip(x, low, high)")
def ClipByValue(t: Array, clip_value_min: Array, clip_value_max: Array) -> Array:
    """min(max(t, clip_value_min), clip_value_max). The limits broadcast to t; NaN in any operand gives NaN."""
    return np.minimum(np.maximum(t, clip_value_min), clip_value_max)


@ClipByValue.gradient
def _(b: Builder, node: Node, dz: Value) -> tuple[Value, Value, Value]:
    t, low, high, d = terms(b, *node.inputs, dz)
    zero = d.like(0)
    below, above = t.emit("Less", low), t.emit("Greater", high)
    inside = zero.where(below.emit("LogicalOr", above), d)
    return inside.value, d.where(below, zero).sum_to(low), d.where(above, zero).sum_to(high)
