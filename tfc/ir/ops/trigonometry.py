"""Trigonometric and hyperbolic functions, their inverses, and the logistic function.

Gradients are those of tensorflow/python/ops/math_grad.py. TanhGrad and SigmoidGrad take the result of the forward op.
"""

from __future__ import annotations

import numpy as np

from tfc.ir.graph.build import Builder
from tfc.ir.graph.graph import Node, Value
from tfc.ir.ops.maps import map_op, unary
from tfc.ir.ops.rules import DIFFERENTIABLE, rounded_once
from tfc.ir.ops.terms import partials, terms
from tfc.ir.types.types import Array


@unary(lambda x, z: x.emit("Cos"), cost=20)
def Sin(x: Array) -> Array:
    """The sine of x in radians."""
    return np.sin(x)


@unary(lambda x, z: -x.emit("Sin"), cost=20)
def Cos(x: Array) -> Array:
    """The cosine of x in radians."""
    return np.cos(x)


@unary(lambda x, z: x.emit("Cos").emit("Reciprocal").emit("Square"), cost=30)
def Tan(x: Array) -> Array:
    """The tangent of x in radians."""
    return np.tan(x)


@unary(lambda x, z: (1.0 - x.emit("Square")).emit("Rsqrt"), cost=30)
def Asin(x: Array) -> Array:
    """The angle in [-π/2, π/2] whose sine is x; NaN outside of [-1, 1]."""
    return np.arcsin(x)


@unary(lambda x, z: -(1.0 - x.emit("Square")).emit("Rsqrt"), cost=30)
def Acos(x: Array) -> Array:
    """The angle in [0, π] whose cosine is x; NaN outside of [-1, 1]."""
    return np.arccos(x)


@unary(lambda x, z: (1.0 + x.emit("Square")).emit("Reciprocal"), cost=30)
def Atan(x: Array) -> Array:
    """The angle in [-π/2, π/2] whose tangent is x."""
    return np.arctan(x)


@unary(lambda x, z: x.emit("Cosh"), cost=24)
def Sinh(x: Array) -> Array:
    """The hyperbolic sine."""
    return np.sinh(x)


@unary(lambda x, z: x.emit("Sinh"), cost=24)
def Cosh(x: Array) -> Array:
    """The hyperbolic cosine."""
    return np.cosh(x)


@unary(lambda x, z: z.emit("Cosh").emit("Reciprocal"), cost=30)
def Asinh(x: Array) -> Array:
    """The inverse of Sinh."""
    return np.arcsinh(x)


@unary(lambda x, z: z.emit("Sinh").emit("Reciprocal"), cost=30)
def Acosh(x: Array) -> Array:
    """The non-negative inverse of Cosh; NaN below 1."""
    return np.arccosh(x)


@unary(lambda x, z: (1.0 - x.emit("Square")).emit("Reciprocal"), cost=30)
def Atanh(x: Array) -> Array:
    """The inverse of Tanh; infinite at -1 and 1, NaN outside."""
    return np.arctanh(x)


@map_op(DIFFERENTIABLE, cost=24, kernel="tanh(x)", function="tanh(x: Float)")
def Tanh(x: Array) -> Array:
    """The hyperbolic tangent."""
    return np.tanh(x)


@map_op(DIFFERENTIABLE, kernel="dy * fma(-y, y, 1)", function=None)
@rounded_once
def TanhGrad(y: Array, dy: Array) -> Array:
    """The gradient of y = Tanh(x): dy * (1 - y²), whose y² is not rounded: it would cancel.

    For complex numbers y is the conjugate of the result.
    """
    return dy * ((1 - y) * (1 + y))


@Tanh.gradient
def _(b: Builder, node: Node, dz: Value) -> tuple[Value]:
    z, d = terms(b, node.out(), dz)
    return (z.conj().emit(f"{node.op}Grad", d).value,)


TanhGrad.gradient(
    partials(lambda y, dy, d: d * -2.0 * dy.conj() * y.conj(), lambda y, dy, d: y.conj().emit("TanhGrad", d))
)


@map_op(DIFFERENTIABLE, cost=20, kernel="sigmoid(x)", function="sigmoid(x: Float)")
@rounded_once
def Sigmoid(x: Array) -> Array:
    """The logistic function 1 / (1 + exp(-x))."""
    if x.dtype.kind == "c":
        return 1 / (1 + np.exp(-x))
    small = np.exp(-np.abs(x))  # never overflows
    return np.where(x >= 0, 1, small) / (1 + small)


@map_op(DIFFERENTIABLE, kernel="dy * y * (1 - y)", function=None)
@rounded_once
def SigmoidGrad(y: Array, dy: Array) -> Array:
    """The gradient of y = Sigmoid(x): dy * y * (1 - y). For complex numbers y is the conjugate of the result."""
    return dy * y * (1 - y)


Sigmoid.gradient(Tanh.gradient_rule)


@SigmoidGrad.gradient
def _(b: Builder, node: Node, dz: Value) -> tuple[Value, Value]:
    y, dy, d = terms(b, *node.inputs, dz)
    by_dy = d * dy.conj()
    return (by_dy - 2.0 * by_dy * y.conj()).sum_to(y), y.conj().emit("SigmoidGrad", d).sum_to(dy)
