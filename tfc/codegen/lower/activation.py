"""Activation functions and their gradient ops, element by element."""

from __future__ import annotations

from tfc.codegen.lower.registry import Lowering, lower
from tfc.codegen.tensor.expr import Expr, apply, maximum, minimum, select
from tfc.codegen.tensor.tensor import Tensor
from tfc.ir.ops.activation import SELU_ALPHA, SELU_SCALE


@lower("Relu")
def _(ctx: Lowering) -> Tensor:
    return ctx.elementwise(lambda x: maximum(x, 0))


@lower("ReluGrad")
def _(ctx: Lowering) -> Tensor:
    return ctx.elementwise(lambda dy, x: select(x > 0, dy, 0))


@lower("Relu6")
def _(ctx: Lowering) -> Tensor:
    return ctx.elementwise(lambda x: minimum(maximum(x, 0), 6))


@lower("Relu6Grad")
def _(ctx: Lowering) -> Tensor:
    return ctx.elementwise(lambda dy, x: select((x > 0) & (x < 6), dy, 0))


@lower("LeakyRelu")
def _(ctx: Lowering) -> Tensor:
    alpha = ctx.attr("alpha", float)
    return ctx.elementwise(lambda x: select(x > 0, x, x * alpha))


@lower("LeakyReluGrad")
def _(ctx: Lowering) -> Tensor:
    alpha = ctx.attr("alpha", float)
    return ctx.elementwise(lambda dy, x: select(x > 0, dy, dy * alpha))


@lower("Elu")
def _(ctx: Lowering) -> Tensor:
    return ctx.elementwise(lambda x: select(x > 0, x, apply("expm1", x)))


@lower("EluGrad")
def _(ctx: Lowering) -> Tensor:
    return ctx.elementwise(lambda dy, y: select(y < 0, dy * (y + 1), dy))


@lower("Selu")
def _(ctx: Lowering) -> Tensor:
    return ctx.elementwise(lambda x: select(x > 0, x * SELU_SCALE, apply("expm1", x) * (SELU_SCALE * SELU_ALPHA)))


@lower("SeluGrad")
def _(ctx: Lowering) -> Tensor:
    return ctx.elementwise(lambda dy, y: select(y < 0, dy * (y + SELU_SCALE * SELU_ALPHA), dy * SELU_SCALE))


@lower("Softplus")
def _(ctx: Lowering) -> Tensor:
    return ctx.elementwise(lambda x: apply("softplus", x))


@lower("SoftplusGrad")
def _(ctx: Lowering) -> Tensor:
    return ctx.elementwise(lambda dy, x: dy / (apply("exp", -x) + 1))


def _softsign_base(x: Expr) -> Expr:
    return apply("abs", x) + 1


@lower("Softsign")
def _(ctx: Lowering) -> Tensor:
    return ctx.elementwise(lambda x: x / _softsign_base(x))


@lower("SoftsignGrad")
def _(ctx: Lowering) -> Tensor:
    return ctx.elementwise(lambda dy, x: dy / _softsign_base(x) / _softsign_base(x))
