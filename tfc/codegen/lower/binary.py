"""Element-wise functions of two or more operands, with broadcasting; comparisons and choices among them."""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce

from tfc.codegen.expr import Expr, apply, cast, select
from tfc.codegen.lowering import Lowering, lower
from tfc.codegen.tensor import Tensor

_BY_NAME = {
    "AddV2": "add", "Add": "add", "Sub": "sub", "Mul": "mul", "RealDiv": "div", "Maximum": "max", "Minimum": "min",
    "Pow": "pow", "Atan2": "atan2",
    "Less": "lt", "LessEqual": "le", "Greater": "gt", "GreaterEqual": "ge", "Equal": "eq", "NotEqual": "ne",
    "LogicalAnd": "and", "LogicalOr": "or", "LogicalNot": "invert",
}  # fmt: skip


def _named(function: str) -> Callable[[Lowering], Tensor]:
    return lambda ctx: ctx.elementwise(lambda *x: apply(function, *x))


for _op, _function in _BY_NAME.items():
    lower(_op)(_named(_function))


@lower("SquaredDifference")
def _(ctx: Lowering) -> Tensor:
    return ctx.elementwise(lambda x, y: (x - y) * (x - y))


@lower("MulNoNan")
def _(ctx: Lowering) -> Tensor:
    return ctx.elementwise(lambda x, y: select(y.eq(0), 0, x * y))


@lower("DivNoNan")
def _(ctx: Lowering) -> Tensor:
    return ctx.elementwise(lambda x, y: select(y.eq(0), 0, x / y))


def _sum(*terms: Expr) -> Expr:
    return reduce(lambda x, y: x + y, terms)


@lower("AddN")
def _(ctx: Lowering) -> Tensor:
    return ctx.elementwise(_sum)


@lower("SelectV2")
def _(ctx: Lowering) -> Tensor:
    return ctx.elementwise(select)


@lower("ApproximateEqual")
def _(ctx: Lowering) -> Tensor:
    tolerance = ctx.attr("tolerance", float)
    return ctx.elementwise(lambda x, y: cast(apply("abs", x - y) < tolerance, ctx.dtype))
