"""Trigonometric and hyperbolic functions, their inverses, and the logistic function."""

from __future__ import annotations

from tfc.codegen.lower.registry import Lowering, lower, lower_as
from tfc.codegen.tensor.tensor import Tensor

for _op in ("Sin", "Cos", "Tan", "Asin", "Acos", "Atan", "Sinh", "Cosh", "Tanh", "Asinh", "Acosh", "Atanh", "Sigmoid"):
    lower_as(_op.lower(), _op)


@lower("TanhGrad")
def _(ctx: Lowering) -> Tensor:
    return ctx.elementwise(lambda y, dy: dy * (1 - y * y))


@lower("SigmoidGrad")
def _(ctx: Lowering) -> Tensor:
    return ctx.elementwise(lambda y, dy: dy * y * (1 - y))
