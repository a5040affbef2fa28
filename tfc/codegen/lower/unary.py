"""Element-wise algebraic functions of one operand."""

from __future__ import annotations

from tfc.codegen.lower.registry import Lowering, lower, lower_as
from tfc.codegen.tensor.expr import apply
from tfc.codegen.tensor.tensor import Tensor

lower_as("abs", "Abs")
lower_as("neg", "Neg")
lower_as("sign", "Sign")
lower_as("sqrt", "Sqrt")
lower_as("rsqrt", "Rsqrt")
lower_as("exp", "Exp")
lower_as("expm1", "Expm1")
lower_as("log", "Log")
lower_as("log1p", "Log1p")
lower_as("floor", "Floor")
lower_as("ceil", "Ceil")
lower_as("round", "Rint")
lower_as("isnan", "IsNan")
lower_as("isinf", "IsInf")
lower_as("isfinite", "IsFinite")


@lower("Round")
def _(ctx: Lowering) -> Tensor:
    return ctx.elementwise(lambda x: apply("round", x) if x.dtype.is_float else x)


@lower("Square")
def _(ctx: Lowering) -> Tensor:
    return ctx.elementwise(lambda x: x * x)


@lower("Reciprocal", "Inv")
def _(ctx: Lowering) -> Tensor:
    return ctx.elementwise(lambda x: 1 / x)


@lower("SqrtGrad")
def _(ctx: Lowering) -> Tensor:
    return ctx.elementwise(lambda y, dy: dy * 0.5 / y)


@lower("RsqrtGrad")
def _(ctx: Lowering) -> Tensor:
    return ctx.elementwise(lambda y, dy: dy * -0.5 * (y * y * y))


@lower("ReciprocalGrad", "InvGrad")
def _(ctx: Lowering) -> Tensor:
    return ctx.elementwise(lambda y, dy: -dy * y * y)
