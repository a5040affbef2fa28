"""Trigonometric and hyperbolic functions, their inverses, and the logistic function.

Gradients are those of tensorflow/python/ops/math_grad.py. TanhGrad and SigmoidGrad take the result of the forward op.
"""

from __future__ import annotations

import numpy as np

from tfc.ir.graph.build import Builder
from tfc.ir.graph.cost import per_element
from tfc.ir.graph.graph import Node, Value
from tfc.ir.graph.registry import op
from tfc.ir.ops.binary import MAP
from tfc.ir.ops.rules import DIFFERENTIABLE, elementwise, rounded_once
from tfc.ir.ops.terms import chain, terms
from tfc.ir.types.types import Array


@op(infer=elementwise(DIFFERENTIABLE), traits=MAP, cost=per_element(20), kernel="sin(x)", function="sin(x: Float)")
def Sin(x: Array) -> Array:
    """The sine of x in radians."""
    return np.sin(x)


Sin.gradient(chain(lambda x, z: x.emit("Cos")))


@op(infer=elementwise(DIFFERENTIABLE), traits=MAP, cost=per_element(20), kernel="cos(x)", function="cos(x: Float)")
def Cos(x: Array) -> Array:
    """The cosine of x in radians."""
    return np.cos(x)


Cos.gradient(chain(lambda x, z: -x.emit("Sin")))


@op(infer=elementwise(DIFFERENTIABLE), traits=MAP, cost=per_element(30), kernel="tan(x)", function="tan(x: Float)")
def Tan(x: Array) -> Array:
    """The tangent of x in radians."""
    return np.tan(x)


Tan.gradient(chain(lambda x, z: x.emit("Cos").emit("Reciprocal").emit("Square")))


@op(infer=elementwise(DIFFERENTIABLE), traits=MAP, cost=per_element(30), kernel="asin(x)", function="asin(x: Float)")
def Asin(x: Array) -> Array:
    """The angle in [-π/2, π/2] whose sine is x; NaN outside of [-1, 1]."""
    return np.arcsin(x)


Asin.gradient(chain(lambda x, z: (1.0 - x.emit("Square")).emit("Rsqrt")))


@op(infer=elementwise(DIFFERENTIABLE), traits=MAP, cost=per_element(30), kernel="acos(x)", function="acos(x: Float)")
def Acos(x: Array) -> Array:
    """The angle in [0, π] whose cosine is x; NaN outside of [-1, 1]."""
    return np.arccos(x)


Acos.gradient(chain(lambda x, z: -(1.0 - x.emit("Square")).emit("Rsqrt")))


@op(infer=elementwise(DIFFERENTIABLE), traits=MAP, cost=per_element(30), kernel="atan(x)", function="atan(x: Float)")
def Atan(x: Array) -> Array:
    """The angle in [-π/2, π/2] whose tangent is x."""
    return np.arctan(x)


Atan.gradient(chain(lambda x, z: (1.0 + x.emit("Square")).emit("Reciprocal")))


@op(infer=elementwise(DIFFERENTIABLE), traits=MAP, cost=per_element(24), kernel="sinh(x)", function="sinh(x: Float)")
def Sinh(x: Array) -> Array:
    """The hyperbolic sine."""
    return np.sinh(x)


Sinh.gradient(chain(lambda x, z: x.emit("Cosh")))


@op(infer=elementwise(DIFFERENTIABLE), traits=MAP, cost=per_element(24), kernel="cosh(x)", function="cosh(x: Float)")
def Cosh(x: Array) -> Array:
    """The hyperbolic cosine."""
    return np.cosh(x)


Cosh.gradient(chain(lambda x, z: x.emit("Sinh")))


@op(infer=elementwise(DIFFERENTIABLE), traits=MAP, cost=per_element(30), kernel="asinh(x)", function="asinh(x: Float)")
def Asinh(x: Array) -> Array:
    """The inverse of Sinh."""
    return np.arcsinh(x)


Asinh.gradient(chain(lambda x, z: z.emit("Cosh").emit("Reciprocal")))


@op(infer=elementwise(DIFFERENTIABLE), traits=MAP, cost=per_element(30), kernel="acosh(x)", function="acosh(x: Float)")
def Acosh(x: Array) -> Array:
    """The non-negative inverse of Cosh; NaN below 1."""
    return np.arccosh(x)


Acosh.gradient(chain(lambda x, z: z.emit("Sinh").emit("Reciprocal")))


@op(infer=elementwise(DIFFERENTIABLE), traits=MAP, cost=per_element(30), kernel="atanh(x)", function="atanh(x: Float)")
def Atanh(x: Array) -> Array:
    """The inverse of Tanh; infinite at -1 and 1, NaN outside."""
    return np.arctanh(x)


Atanh.gradient(chain(lambda x, z: (1.0 - x.emit("Square")).emit("Reciprocal")))


@op(infer=elementwise(DIFFERENTIABLE), traits=MAP, cost=per_element(24), kernel="tanh(x)", function="tanh(x: Float)")
def Tanh(x: Array) -> Array:
    """The hyperbolic tangent."""
    return np.tanh(x)


@op(infer=elementwise(DIFFERENTIABLE), traits=MAP, kernel="dy * (1 - y * y)", function=None)
@rounded_once
def TanhGrad(y: Array, dy: Array) -> Array:
    """The gradient of y = Tanh(x): dy * (1 - y²). For complex numbers y is the conjugate of the result."""
    return dy * (1 - y * y)


@Tanh.gradient
def _(b: Builder, node: Node, dz: Value) -> tuple[Value]:
    z, d = terms(b, node.out(), dz)
    return (z.conj().emit("TanhGrad", d).value,)


@TanhGrad.gradient
def _(b: Builder, node: Node, dz: Value) -> tuple[Value, Value]:
    y, dy, d = terms(b, *node.inputs, dz)
    by_y = d * -2.0 * dy.conj() * y.conj()
    return by_y.sum_to(y), y.conj().emit("TanhGrad", d).sum_to(dy)


@op(
    infer=elementwise(DIFFERENTIABLE),
    traits=MAP,
    cost=per_element(20),
    kernel="sigmoid(x)",
    function="sigmoid(x: Float)",
)
@rounded_once
def Sigmoid(x: Array) -> Array:
    """The logistic function 1 / (1 + exp(-x))."""
    if x.dtype.kind == "c":
        return 1 / (1 + np.exp(-x))
    small = np.exp(-np.abs(x))  # never overflows
    return np.where(x >= 0, 1, small) / (1 + small)


@op(infer=elementwise(DIFFERENTIABLE), traits=MAP, kernel="dy * y * (1 - y)", function=None)
@rounded_once
def SigmoidGrad(y: Array, dy: Array) -> Array:
    """The gradient of y = Sigmoid(x): dy * y * (1 - y). For complex numbers y is the conjugate of the result."""
    return dy * y * (1 - y)


@Sigmoid.gradient
def _(b: Builder, node: Node, dz: Value) -> tuple[Value]:
    z, d = terms(b, node.out(), dz)
    return (z.conj().emit("SigmoidGrad", d).value,)


@SigmoidGrad.gradient
def _(b: Builder, node: Node, dz: Value) -> tuple[Value, Value]:
    y, dy, d = terms(b, *node.inputs, dz)
    by_dy = d * dy.conj()
    return (by_dy - 2.0 * by_dy * y.conj()).sum_to(y), y.conj().emit("SigmoidGrad", d).sum_to(dy)
