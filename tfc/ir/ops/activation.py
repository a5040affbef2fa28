"""Activation functions and the ops that are their gradients (TensorFlow's core/ops/nn_ops.cc)."""

from __future__ import annotations

import math

import numpy as np

from tfc.ir.graph.build import Builder
from tfc.ir.graph.graph import Node, Value
from tfc.ir.ops.attributes import attributes_of
from tfc.ir.ops.maps import map_op
from tfc.ir.ops.rules import FLOAT, REAL, rounded_once
from tfc.ir.ops.terms import Term, chain, partials, terms
from tfc.ir.reference import special
from tfc.ir.types.types import Array

SELU_SCALE = 1.0507009873554804934193349852946
SELU_SLOPE = 1.75809934084737685994  # times alpha, 1.6732632423543772848170429916717


@map_op(REAL, kernel="max(features, 0)", function="relu(x: Float)")
def Relu(features: Array) -> Array:
    """max(features, 0); NaN stays NaN."""
    return np.maximum(features, features.dtype.type(0))


@Relu.gradient
def _(b: Builder, node: Node, dz: Value) -> tuple[Value | None, ...]:
    return (b.emit(f"{node.op}Grad", dz, node.inputs[0], **attributes_of(node)),)


@map_op(REAL, kernel="select(features > 0, gradients, 0)", function=None)
def ReluGrad(gradients: Array, features: Array) -> Array:
    """The gradient of Relu: `gradients` where features > 0, else 0."""
    return np.where(features > 0, gradients, gradients.dtype.type(0))


@ReluGrad.gradient
def _(b: Builder, node: Node, dz: Value) -> tuple[Value | None, ...]:
    gradients, features, d = terms(b, *node.inputs, dz)
    return d.emit(node.op, features, **attributes_of(node)).sum_to(gradients), None


@map_op(REAL, kernel="min(max(features, 0), 6)", function="relu6(x: Float)")
def Relu6(features: Array) -> Array:
    """min(max(features, 0), 6); NaN stays NaN."""
    kind = features.dtype.type
    return np.minimum(np.maximum(features, kind(0)), kind(6))


Relu6.gradient(Relu.gradient_rule)


@map_op(REAL, kernel="select((features > 0) & (features < 6), gradients, 0)", function=None)
def Relu6Grad(gradients: Array, features: Array) -> Array:
    """The gradient of Relu6: `gradients` where 0 < features < 6, else 0."""
    return np.where((features > 0) & (features < 6), gradients, gradients.dtype.type(0))


Relu6Grad.gradient(ReluGrad.gradient_rule)


@map_op(FLOAT, kernel="select(features > 0, features, features * alpha)", function="leaky_relu(x: Float, alpha)")
@rounded_once
def LeakyRelu(features: Array, *, alpha: float = 0.2) -> Array:
    """features where positive, else alpha * features."""
    return np.where(features > 0, features, features * features.dtype.type(alpha))


LeakyRelu.gradient(Relu.gradient_rule)


@map_op(FLOAT, kernel="select(features > 0, gradients, gradients * alpha)", function=None)
@rounded_once
def LeakyReluGrad(gradients: Array, features: Array, *, alpha: float = 0.2) -> Array:
    """The gradient of LeakyRelu."""
    return np.where(features > 0, gradients, gradients * gradients.dtype.type(alpha))


LeakyReluGrad.gradient(ReluGrad.gradient_rule)


@map_op(FLOAT, cost=20, kernel="select(features > 0, features, expm1(features))", function="elu(x: Float)")
@rounded_once
def Elu(features: Array) -> Array:
    """features where positive, else exp(features) - 1."""
    return np.where(features > 0, features, np.expm1(features)).astype(features.dtype)


@Elu.gradient
def _(b: Builder, node: Node, dz: Value) -> tuple[Value | None, ...]:
    return (b.emit(f"{node.op}Grad", dz, node.out()),)


@map_op(FLOAT, kernel="select(outputs < 0, gradients * (outputs + 1), gradients)", function=None)
@rounded_once
def EluGrad(gradients: Array, outputs: Array) -> Array:
    """The gradient of Elu by its output: gradients * (outputs + 1) where outputs < 0, else gradients."""
    return np.where(outputs < 0, gradients * (outputs + outputs.dtype.type(1)), gradients)


@EluGrad.gradient
def _(b: Builder, node: Node, dz: Value) -> tuple[Value | None, ...]:
    gradients, outputs, d = terms(b, *node.inputs, dz)
    slope = (d * gradients).where(outputs.emit("Less", 0.0), 0.0)
    return d.emit(node.op, outputs).sum_to(gradients), slope.sum_to(outputs)


@map_op(
    FLOAT,
    cost=20,
    kernel=f"select(features > 0, features * {SELU_SCALE}, expm1(features) * {SELU_SLOPE})",
    function="selu(x: Float)",
)
@rounded_once
def Selu(features: Array) -> Array:
    """scale * (features where positive, else alpha * (exp(features) - 1)), self-normalising."""
    kind = features.dtype.type
    negative = kind(SELU_SLOPE) * np.expm1(features).astype(features.dtype)
    return np.where(features > 0, kind(SELU_SCALE) * features, negative)


Selu.gradient(Elu.gradient_rule)


@map_op(
    FLOAT,
    kernel=f"select(outputs < 0, gradients * (outputs + {SELU_SLOPE}), gradients * {SELU_SCALE})",
    function=None,
)
@rounded_once
def SeluGrad(gradients: Array, outputs: Array) -> Array:
    """The gradient of Selu by its output."""
    kind = outputs.dtype.type
    negative = gradients * (outputs + kind(SELU_SLOPE))
    return np.where(outputs < 0, negative, gradients * kind(SELU_SCALE))


SeluGrad.gradient(EluGrad.gradient_rule)


@map_op(FLOAT, cost=30, kernel="softplus(features)", function="softplus(x: Float)")
@rounded_once
def Softplus(features: Array) -> Array:
    """log(exp(features) + 1), without overflow."""
    return np.logaddexp(features, features.dtype.type(0)).astype(features.dtype)


Softplus.gradient(Relu.gradient_rule)


@map_op(FLOAT, kernel="gradients / (exp(-features) + 1)", function=None)
@rounded_once
def SoftplusGrad(gradients: Array, features: Array) -> Array:
    """The gradient of Softplus: gradients / (exp(-features) + 1)."""
    one = features.dtype.type(1)
    return (gradients / (np.exp(-features) + one)).astype(features.dtype)


@SoftplusGrad.gradient
def _(b: Builder, node: Node, dz: Value) -> tuple[Value | None, ...]:
    gradients, features, d = terms(b, *node.inputs, dz)
    slope = features.emit("Sigmoid").emit("SigmoidGrad", d * gradients)
    return d.emit("SoftplusGrad", features).sum_to(gradients), slope.sum_to(features)


@map_op(FLOAT, kernel="features / (abs(features) + 1)", function="softsign(x: Float)")
@rounded_once
def Softsign(features: Array) -> Array:
    """features / (|features| + 1)."""
    return features / (np.abs(features) + features.dtype.type(1))


Softsign.gradient(Relu.gradient_rule)


@map_op(FLOAT, kernel="gradients / (abs(features) + 1) / (abs(features) + 1)", function=None)
@rounded_once
def SoftsignGrad(gradients: Array, features: Array) -> Array:
    """The gradient of Softsign: gradients / (|features| + 1)², divided twice, since the square may overflow."""
    below = np.abs(features) + features.dtype.type(1)
    return gradients / below / below


@SoftsignGrad.gradient
def _(b: Builder, node: Node, dz: Value) -> tuple[Value | None, ...]:
    gradients, features, d = terms(b, *node.inputs, dz)
    slope = -2.0 * features.emit("Sign") / (features.emit("Abs") + 1.0)
    return d.emit("SoftsignGrad", features).sum_to(gradients), (
        (d * gradients).emit("SoftsignGrad", features) * slope
    ).sum_to(features)


def _swish_slope(x: Term, _: Term) -> Term:
    gate = x.emit("Sigmoid")
    return gate * (1.0 + x * (1.0 - gate))


@map_op(FLOAT, cost=24, kernel="swish(features)", function="swish(x: Float)")
@rounded_once
def Swish(features: Array) -> Array:
    """features * sigmoid(features), rounded once: right where the sigmoid alone is subnormal, too."""
    root = np.exp(-np.abs(features) / 2)
    below = np.where(features == -np.inf, features.dtype.type(-0.0), features * root * root)
    return np.where(features >= 0, features, below) / (1 + root * root)


Swish.gradient(chain(_swish_slope))


@map_op(FLOAT, cost=30, kernel="gelu(features)", function="gelu")
@rounded_once
def Gelu(features: Array) -> Array:
    """features * Phi(features), Phi being the normal distribution, without cancellation in its lower tail."""
    return special.elementwise(special.gelu)(features)


@Gelu.gradient
def _(b: Builder, node: Node, dz: Value) -> tuple[Value]:
    return (b.emit("GeluGrad", dz, node.inputs[0]),)


@map_op(FLOAT, cost=30, kernel="gradients * gelu_slope(features)", function=None)
@rounded_once
def GeluGrad(gradients: Array, features: Array) -> Array:
    """The gradient of Gelu: gradients times the derivative of Gelu at `features`."""
    return gradients * special.elementwise(special.gelu_slope)(features)


def _gelu_curvature(x: Term) -> Term:
    """φ(x) (2 - x²), the second derivative of Gelu."""
    return (x.emit("Square") * -0.5).emit("Exp") * (2.0 - x.emit("Square")) * (1 / math.sqrt(2 * math.pi))


GeluGrad.gradient(
    partials(lambda dy, x, d: d.emit("GeluGrad", x), lambda dy, x, d: d * dy * _gelu_curvature(x)),
)
