"""Checks on values while a graph runs; what prints runs on the host."""

from __future__ import annotations

from tfc.codegen.lower.registry import Lowering, lower
from tfc.codegen.tensor.expr import Expr, apply
from tfc.codegen.tensor.tensor import Check, Tensor


@lower("CheckNumerics")
def _(ctx: Lowering) -> Tensor:
    message = ctx.attr("message", str).replace("{", "(").replace("}", ")")

    def checks(x: Expr) -> list[Check]:
        return [
            Check(~apply("isinf", x), f"{message} : Tensor had Inf values"),
            Check(~apply("isnan", x), f"{message} : Tensor had NaN values"),
        ]

    return ctx.elementwise(lambda x: x, checks=checks)
