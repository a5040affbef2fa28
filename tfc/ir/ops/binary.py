"""Element-wise arithmetic of two (or n) operands, with NumPy's broadcasting (tensorflow/core/ops/math_ops.cc).

Element types are TensorFlow's lists widened to every width of a kind that TensorFlow has. Integer arithmetic wraps.
Gradients are those of tensorflow/python/ops/math_grad.py; broadcast operands sum their gradient (`sum_to`).
"""

from __future__ import annotations

from functools import reduce

import numpy as np

from tfc.ir.graph.build import Builder
from tfc.ir.graph.graph import Node, Value
from tfc.ir.graph.infer import Infer
from tfc.ir.graph.registry import BITS, COMMUTATIVE, SHAPE, op
from tfc.ir.ops.maps import MAP, map_op
from tfc.ir.ops.rules import DIFFERENTIABLE, FLOAT, NUMERIC, REAL, alias, rounded_once
from tfc.ir.ops.terms import Term, partials, terms
from tfc.ir.types import dims
from tfc.ir.types.types import Array, Shape, TensorType


@map_op(NUMERIC, COMMUTATIVE | SHAPE, kernel="x + y", function="add(x, y)")
def AddV2(x: Array, y: Array) -> Array:
    """x + y. Integers wrap around."""
    return x + y


AddV2.gradient(partials(lambda x, y, d: d, lambda x, y, d: d))


Add = alias("Add", AddV2)


@map_op(NUMERIC, SHAPE, kernel="x - y", function="subtract(x, y)")
def Sub(x: Array, y: Array) -> Array:
    """x - y. Integers wrap around."""
    return x - y


Sub.gradient(partials(lambda x, y, d: d, lambda x, y, d: -d))


@map_op(NUMERIC, COMMUTATIVE | SHAPE, kernel="x * y", function="multiply(x, y)")
def Mul(x: Array, y: Array) -> Array:
    """x * y. Integers wrap around."""
    return x * y


Mul.gradient(partials(lambda x, y, d: d * y.conj(), lambda x, y, d: d * x.conj()))


@map_op(NUMERIC, kernel="select(eq(y, 0), 0, x * y)", function=None)
def MulNoNan(x: Array, y: Array) -> Array:
    """x * y, but 0 where y is 0 even if x is infinite or NaN."""
    return np.where(y == 0, np.zeros((), x.dtype), x * y)


MulNoNan.gradient(partials(lambda x, y, d: d.emit("MulNoNan", y.conj()), lambda x, y, d: x.conj().emit("MulNoNan", d)))


@map_op(DIFFERENTIABLE, cost=4, kernel="x / y", function="divide(x, y)")
def RealDiv(x: Array, y: Array) -> Array:
    """x / y for floating-point and complex numbers; division by zero follows IEEE 754."""
    return x / y


@RealDiv.gradient
def _(b: Builder, node: Node, dz: Value) -> tuple[Value, Value]:
    x, y, d = terms(b, *node.inputs, dz)
    x, y, like_x, like_y = x.conj(), y.conj(), x, y
    return (d / y).sum_to(like_x), (d * (-x / y / y)).sum_to(like_y)


@map_op(DIFFERENTIABLE, kernel="select(eq(y, 0), 0, x / y)", function="div_no_nan(x, y)")
def DivNoNan(x: Array, y: Array) -> Array:
    """x / y, but 0 where y is 0."""
    return np.where(y == 0, np.zeros((), x.dtype), x / y)


@DivNoNan.gradient
def _(b: Builder, node: Node, dz: Value) -> tuple[Value, Value]:
    x, y, d = terms(b, *node.inputs, dz)
    x, y, like_x, like_y = x.conj(), y.conj(), x, y
    by_y = (-x).emit("DivNoNan", y).emit("DivNoNan", y)
    return d.emit("DivNoNan", y).sum_to(like_x), (d * by_y).sum_to(like_y)


@map_op(REAL, COMMUTATIVE | SHAPE, kernel="max(x, y)", function="maximum(x, y)")
def Maximum(x: Array, y: Array) -> Array:
    """The larger of x and y. A NaN in either operand gives NaN; max(-0, +0) may be either zero."""
    return _symbolic("max", x, y) if object in (x.dtype, y.dtype) else np.maximum(x, y)


@map_op(REAL, COMMUTATIVE | SHAPE, kernel="min(x, y)", function="minimum(x, y)")
def Minimum(x: Array, y: Array) -> Array:
    """The smaller of x and y. A NaN in either operand gives NaN; min(-0, +0) may be either zero."""
    return _symbolic("min", x, y) if object in (x.dtype, y.dtype) else np.minimum(x, y)


def _symbolic(function: str, x: Array, y: Array) -> Array:
    """Maximum and minimum of symbolic dimensions, which have no order of their own."""

    def choose(a: dims.Size, b: dims.Size) -> dims.Size:
        if not isinstance(a, dims.Dim) and not isinstance(b, dims.Dim):
            return max(a, b) if function == "max" else min(a, b)
        return dims.maximum(a, b) if function == "max" else dims.minimum(a, b)

    return np.asarray(np.frompyfunc(choose, 2, 1)(x, y), object)


@Maximum.gradient
def _(b: Builder, node: Node, dz: Value) -> tuple[Value, Value]:
    x, y, d = terms(b, *node.inputs, dz)
    return _choice_gradient(x.emit("GreaterEqual", y), x, y, d)


@Minimum.gradient
def _(b: Builder, node: Node, dz: Value) -> tuple[Value, Value]:
    x, y, d = terms(b, *node.inputs, dz)
    return _choice_gradient(x.emit("LessEqual", y), x, y, d)


def _choice_gradient(takes_x: Term, x: Term, y: Term, d: Term) -> tuple[Value, Value]:
    """All of the gradient goes to the operand that was taken; to x where they are equal."""
    zero = d.like(0)
    return d.where(takes_x, zero).sum_to(x), zero.where(takes_x, d).sum_to(y)


@map_op(NUMERIC, kernel="(x - y) * (x - y)", function="squared_difference(x, y)")
@rounded_once
def SquaredDifference(x: Array, y: Array) -> Array:
    """(x - y)², times the conjugate for complex numbers."""
    difference = x - y
    return np.conj(difference) * difference


@SquaredDifference.gradient
def _(b: Builder, node: Node, dz: Value) -> tuple[Value, Value]:
    x, y, d = terms(b, *node.inputs, dz)
    dx = d * (2.0 * (x - y))
    return dx.sum_to(x), (-dx).sum_to(y)


@map_op(NUMERIC, cost=40, function="pow(x, y)")
def Pow(x: Array, y: Array) -> Array:
    """x to the power of y. Integers wrap around; an integer to a negative power is an error."""
    if x.dtype.kind == "i" and np.any(y < 0):
        raise ValueError("integers to negative integer powers are not allowed")
    return np.power(x, y)


@Pow.gradient
def _(b: Builder, node: Node, dz: Value) -> tuple[Value, Value]:
    x, y, z, d = terms(b, *node.inputs, node.out(), dz)
    x, y, z, like_x, like_y = x.conj(), y.conj(), z.conj(), x, y
    # log(x) only where it is finite and real: at x = 0 the derivative with respect to y is 0 in the limit.
    has_log = x.emit("NotEqual", 0) if x.dtype.is_complex else x.emit("Greater", 0)
    log_x = x.where(has_log, 1).emit("Log").where(has_log, 0)
    return (d * y * x.emit("Pow", y - 1)).sum_to(like_x), (d * z * log_x).sum_to(like_y)


@map_op(FLOAT, cost=40, kernel="atan2(y, x)", function="atan2(x, y)")
def Atan2(y: Array, x: Array) -> Array:
    """The angle of the point (x, y), in [-π, π], with the signs of zeros respected."""
    return np.arctan2(y, x)


@Atan2.gradient
def _(b: Builder, node: Node, dz: Value) -> tuple[Value, Value]:
    y, x, d = terms(b, *node.inputs, dz)
    scaled = d / (x.emit("Square") + y.emit("Square"))
    return (x * scaled).sum_to(y), (-y * scaled).sum_to(x)


@map_op(DIFFERENTIABLE, kernel="select(eq(x, 0), 0, x * log(y))", function="xlogy(x, y)")
@rounded_once
def Xlogy(x: Array, y: Array) -> Array:
    """x * log(y), but 0 where x is 0."""
    return np.where(x == 0, np.zeros((), x.dtype), x * np.log(y))


@map_op(DIFFERENTIABLE, kernel="select(eq(x, 0), 0, x * log1p(y))", function=None)
@rounded_once
def Xlog1py(x: Array, y: Array) -> Array:
    """x * log(1 + y), but 0 where x is 0."""
    return np.where(x == 0, np.zeros((), x.dtype), x * np.log1p(y))


@map_op(DIFFERENTIABLE, kernel="select(eq(x, 0), 0, x / y)", function=None)
def Xdivy(x: Array, y: Array) -> Array:
    """x / y, but 0 where x is 0."""
    return np.where(x == 0, np.zeros((), x.dtype), x / y)


def _not_zero(x: Term) -> Term:
    return x.emit("NotEqual", 0).cast(x.dtype)


@Xlogy.gradient
def _(b: Builder, node: Node, dz: Value) -> tuple[Value, Value]:
    x, y, d = terms(b, *node.inputs, dz)
    by_x, by_y = _not_zero(x).emit("Xlogy", y), x.emit("Xdivy", y)
    return (d * by_x.conj()).sum_to(x), (d * by_y.conj()).sum_to(y)


@Xlog1py.gradient
def _(b: Builder, node: Node, dz: Value) -> tuple[Value, Value]:
    x, y, d = terms(b, *node.inputs, dz)
    by_x, by_y = _not_zero(x).emit("Xlog1py", y), x.emit("Xdivy", y + 1)
    return (d * by_x.conj()).sum_to(x), (d * by_y.conj()).sum_to(y)


@Xdivy.gradient
def _(b: Builder, node: Node, dz: Value) -> tuple[Value, Value]:
    x, y, d = terms(b, *node.inputs, dz)
    by_x, by_y = _not_zero(x).emit("Xdivy", y), (-x).emit("Xdivy", y.emit("Square"))
    return (d * by_x.conj()).sum_to(x), (d * by_y.conj()).sum_to(y)


@map_op(FLOAT, BITS, function=None)
def NextAfter(x1: Array, x2: Array) -> Array:
    """The next representable number after x1 in the direction of x2; x2 where they are equal."""
    return np.where(x1 == x2, x2, np.nextafter(x1, x2))  # of equal zeros in f16 NumPy gives x1


NextAfter.gradient(partials(lambda x1, x2, d: d, None))


def _add_n(ctx: Infer) -> TensorType:
    if not ctx.types:
        ctx.fail("needs at least one operand")
    shape: Shape | None = None
    for index in range(len(ctx.types)):
        ctx.require(index, NUMERIC)
        shape = ctx.merge(shape, ctx.shape(index), index)
    return TensorType(ctx.same_dtype(), shape)


@op(infer=_add_n, traits=MAP | COMMUTATIVE | SHAPE, function="add_n")
@rounded_once
def AddN(*inputs: Array) -> Array:
    """The sum of tensors that all have the same shape, added from left to right."""
    return reduce(np.add, inputs)


@AddN.gradient
def _(b: Builder, node: Node, dz: Value) -> tuple[Value, ...]:
    return (dz,) * len(node.inputs)


AccumulateNV2 = alias("AccumulateNV2", AddN)
