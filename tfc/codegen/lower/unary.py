"""Element-wise functions of one operand."""

from __future__ import annotations

from collections.abc import Callable

from tfc.codegen.expr import Expr, apply, cast
from tfc.codegen.lowering import Lowering, lower
from tfc.codegen.tensor import Tensor

_BY_NAME = {
    "Abs": "abs", "Neg": "neg", "Sign": "sign", "Sqrt": "sqrt", "Rsqrt": "rsqrt",
    "Exp": "exp", "Expm1": "expm1", "Log": "log", "Log1p": "log1p",
    "Sin": "sin", "Cos": "cos", "Tan": "tan", "Asin": "asin", "Acos": "acos", "Atan": "atan",
    "Sinh": "sinh", "Cosh": "cosh", "Tanh": "tanh", "Asinh": "asinh", "Acosh": "acosh", "Atanh": "atanh",
    "Sigmoid": "sigmoid", "Erf": "erf", "Erfc": "erfc", "Lgamma": "lgamma", "Digamma": "digamma",
    "IsNan": "isnan", "IsInf": "isinf", "IsFinite": "isfinite",
}  # fmt: skip


def _named(function: str) -> Callable[[Lowering], Tensor]:
    return lambda ctx: ctx.elementwise(lambda x: apply(function, x))


for _op, _function in _BY_NAME.items():
    lower(_op)(_named(_function))


def _rounding(function: str) -> Callable[[Lowering], Tensor]:
    def rule(ctx: Lowering) -> Tensor:
        return ctx.elementwise(lambda x: apply(function, x) if x.dtype.is_float else x)

    return rule


for _op, _function in {"Floor": "floor", "Ceil": "ceil", "Rint": "round", "Round": "round"}.items():
    lower(_op)(_rounding(_function))


@lower("Square")
def _(ctx: Lowering) -> Tensor:
    return ctx.elementwise(lambda x: x * x)


@lower("Reciprocal", "Inv")
def _(ctx: Lowering) -> Tensor:
    return ctx.elementwise(lambda x: 1 / x if x.dtype.is_float else apply("truncdiv", 1, x))


@lower("Cast")
def _(ctx: Lowering) -> Tensor:
    return ctx.elementwise(lambda x: cast(x, ctx.dtype))


def _from_result(body: Callable[[Expr, Expr], Expr]) -> Callable[[Lowering], Tensor]:
    return lambda ctx: ctx.elementwise(body)


for _op, _body in {
    "SqrtGrad": lambda y, dy: dy * 0.5 / y,
    "RsqrtGrad": lambda y, dy: dy * -0.5 * (y * y * y),
    "ReciprocalGrad": lambda y, dy: -dy * (y * y),
    "TanhGrad": lambda y, dy: dy * (1 - y * y),
    "SigmoidGrad": lambda y, dy: dy * y * (1 - y),
}.items():
    lower(_op)(_from_result(_body))
