"""Comparisons, boolean logic, and choices between tensors."""

from __future__ import annotations

from tfc.codegen.lower.registry import Lowering, lower
from tfc.codegen.tensor.expr import Expr, apply, cast, const, select
from tfc.codegen.tensor.tensor import Tensor
from tfc.ir.types.types import f64


@lower("ApproximateEqual")
def _(ctx: Lowering) -> Tensor:
    tolerance = ctx.attr("tolerance", float)

    def near(x: Expr, y: Expr) -> Expr:
        if x.dtype.is_float:
            return apply("abs", x - y) < tolerance
        return cast(select(x > y, x - y, y - x), f64) < tolerance

    return ctx.elementwise(near)


@lower("Bucketize")
def _(ctx: Lowering) -> Tensor:
    boundaries = ctx.attr("boundaries", tuple)

    def count(x: Expr) -> Expr:
        """The number of boundaries that are not above x; a NaN is not below any."""
        wide = cast(x, f64)
        return sum((cast(~(wide < float(each)), ctx.dtype) for each in boundaries), const(0, ctx.dtype))

    return ctx.elementwise(count)


@lower("Select")
def _(ctx: Lowering) -> Tensor:
    condition, t, e = ctx.inputs
    return ctx.compute(lambda *i: select(condition[i[: condition.rank]], t[i], e[i]))
