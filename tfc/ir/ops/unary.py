"""Element-wise algebraic functions of one operand: signs, powers, roots, exponentials, logarithms, rounding.

Gradients are those of tensorflow/python/ops/math_grad.py. Some have an op of their own in TensorFlow (SqrtGrad,
RsqrtGrad, ReciprocalGrad): those take the *result* of the forward op, whose value is at hand.
"""

from __future__ import annotations

import numpy as np

from tfc.ir.graph.build import Builder
from tfc.ir.graph.graph import Node, Value
from tfc.ir.graph.registry import SHAPE
from tfc.ir.ops.maps import map_op, unary
from tfc.ir.ops.rules import COMPLEX, DIFFERENTIABLE, FLOAT, NUMERIC, REAL, SIGNED, alias, rounded_once
from tfc.ir.ops.terms import linear, partials, terms
from tfc.ir.types.types import Array, boolean

SIGNED_REAL = FLOAT + SIGNED


@unary(lambda x, z: x.emit("Sign"), of=SIGNED_REAL, function="abs(x)")
def Abs(x: Array) -> Array:
    """The absolute value. The most negative integer stays as it is. For complex numbers see ComplexAbs."""
    return np.abs(x)


@map_op(SIGNED_REAL + COMPLEX, SHAPE, kernel="-x", function="neg(x)")
def Neg(x: Array) -> Array:
    """-x. The most negative integer stays as it is."""
    return -x


Neg.gradient(linear("Neg"))


@unary(None, of=SIGNED_REAL + COMPLEX, function="sign(x)")
def Sign(x: Array) -> Array:
    """-1, +0 or 1 as x is negative, zero or positive; x / |x| for complex x other than 0. NaN gives NaN."""
    return np.sign(x) + x.dtype.type(0)  # of bf16 NumPy gives -0 for -0


@unary(lambda x, z: 2.0 * x, of=NUMERIC, kernel="x * x", function="square(x)")
def Square(x: Array) -> Array:
    """x². Integers wrap around."""
    return x * x


@map_op(DIFFERENTIABLE, cost=4, kernel="sqrt(x)", function="sqrt(x: Float)")
def Sqrt(x: Array) -> Array:
    """The square root; NaN for negative numbers."""
    return np.sqrt(x)


@map_op(DIFFERENTIABLE, kernel="dy * 0.5 / y", function=None)
@rounded_once
def SqrtGrad(y: Array, dy: Array) -> Array:
    """The gradient of y = Sqrt(x): dy * 0.5 / conj(y)."""
    return dy * y.dtype.type(0.5) / np.conj(y)


@Sqrt.gradient
def _(b: Builder, node: Node, dz: Value) -> tuple[Value]:
    return (b.emit(f"{node.op}Grad", node.out(), dz),)


@SqrtGrad.gradient
def _(b: Builder, node: Node, dz: Value) -> tuple[Value, Value]:
    y, dy, g, d = terms(b, *node.inputs, node.out(), dz)
    by_y = d / y
    return (-by_y.conj() * g).sum_to(y), (0.5 * by_y).sum_to(dy)


@map_op(DIFFERENTIABLE, cost=4, kernel="rsqrt(x)", function="rsqrt(x: Float)")
@rounded_once
def Rsqrt(x: Array) -> Array:
    """1 / sqrt(x)."""
    return np.reciprocal(np.sqrt(x))


@map_op(DIFFERENTIABLE, kernel="dy * y * y * (y * -0.5)", function=None)
@rounded_once
def RsqrtGrad(y: Array, dy: Array) -> Array:
    """The gradient of y = Rsqrt(x): dy * -0.5 * conj(y)³, in an order that overflows no sooner than the result."""
    y = np.conj(y)
    return dy * y * y * (y * y.dtype.type(-0.5))


Rsqrt.gradient(Sqrt.gradient_rule)


RsqrtGrad.gradient(
    partials(
        lambda y, dy, d: -1.5 * d.conj() * dy * y.conj().emit("Square"), lambda y, dy, d: y.conj().emit("RsqrtGrad", d)
    )
)


@map_op(DIFFERENTIABLE, cost=4, kernel="1 / x", function="reciprocal(x: Float)")
def Reciprocal(x: Array) -> Array:
    """1 / x."""
    return np.reciprocal(x)


@map_op(DIFFERENTIABLE, kernel="-dy * y * y", function=None)
@rounded_once
def ReciprocalGrad(y: Array, dy: Array) -> Array:
    """The gradient of y = Reciprocal(x): -dy * conj(y)²."""
    y = np.conj(y)
    return -dy * y * y


Reciprocal.gradient(Sqrt.gradient_rule)


ReciprocalGrad.gradient(
    partials(lambda y, dy, d: -2.0 * d.conj() * dy * y.conj(), lambda y, dy, d: y.conj().emit("ReciprocalGrad", d))
)


Inv = alias("Inv", Reciprocal)
InvGrad = alias("InvGrad", ReciprocalGrad)


@unary(lambda x, z: z, cost=16)
def Exp(x: Array) -> Array:
    """e to the power of x."""
    return np.exp(x)


@unary(lambda x, z: x.emit("Exp"), cost=24)
def Expm1(x: Array) -> Array:
    """exp(x) - 1, exact for small x too."""
    return np.expm1(x)


@unary(lambda x, z: x.emit("Reciprocal"), cost=16)
def Log(x: Array) -> Array:
    """The natural logarithm; -inf at 0, NaN for negative numbers."""
    return np.log(x)


@unary(lambda x, z: (1.0 + x).emit("Reciprocal"), cost=24)
def Log1p(x: Array) -> Array:
    """log(1 + x), exact for small x too."""
    return np.log1p(x)


@unary(None, of=FLOAT, function="floor(x)")
def Floor(x: Array) -> Array:
    """The largest integer not above x."""
    return np.floor(x)


@unary(None, of=FLOAT, function="ceil(x)")
def Ceil(x: Array) -> Array:
    """The smallest integer not below x."""
    return np.ceil(x)


@unary(None, of=FLOAT, kernel="round(x)", function="rint(x)")
def Rint(x: Array) -> Array:
    """The nearest integer; the even one of two."""
    return np.rint(x)


@unary(None, of=REAL, kernel="round(x) if x.dtype.is_float else x", function="round(x)")
def Round(x: Array) -> Array:
    """The nearest integer; the even one of two (banker's rounding). Integers stay as they are."""
    return np.rint(x) if x.dtype.kind not in "iu" else x


@unary(None, of=FLOAT, to=boolean, function="is_nan(x: Float)")
def IsNan(x: Array) -> Array:
    """True where x is not a number."""
    return np.isnan(x)


@unary(None, of=FLOAT, to=boolean, function="is_inf(x: Float)")
def IsInf(x: Array) -> Array:
    """True where x is positive or negative infinity."""
    return np.isinf(x)


@unary(None, of=FLOAT, to=boolean, function="is_finite(x: Float)")
def IsFinite(x: Array) -> Array:
    """True where x is neither infinite nor NaN."""
    return np.isfinite(x)
