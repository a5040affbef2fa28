"""Reductions over axes that are known when code is generated."""

from __future__ import annotations

from collections.abc import Callable

from tfc.codegen.lower.registry import Lowering, lower
from tfc.codegen.tensor.expr import Expr, apply, cast, index
from tfc.codegen.tensor.tensor import Tensor, reduce, view
from tfc.ir.types.types import DType, f32, f64, i64, product, u64


def _reduction(kind: str) -> Callable[[Lowering], Tensor]:
    def rule(ctx: Lowering) -> Tensor:
        keep_dims = bool(ctx.attrs.get("keep_dims"))
        return reduce(kind, ctx.x.shape, ctx.axes(1, ctx.x.rank), ctx.x.broadcast, keep_dims=keep_dims, dtype=ctx.dtype)

    return rule


for _op in ("Sum", "Prod", "Max", "Min", "All", "Any", "ArgMax", "ArgMin"):
    lower(_op)(_reduction(_op.lower()))


def _wide(dtype: DType) -> DType:
    """The type in which a sum that is divided or rooted afterwards cannot overflow: f32, f64, i64 or u64."""
    if dtype.is_float:
        return f64 if dtype == f64 else f32
    return u64 if dtype.kind == "uint" else i64


@lower("Mean")
def _(ctx: Lowering) -> Tensor:
    x, axes, wide = ctx.x, ctx.axes(1, ctx.x.rank), _wide(ctx.dtype)
    total = reduce("sum", x.shape, axes, lambda *i: cast(x[i], wide), keep_dims=ctx.attr("keep_dims", bool))
    count = cast(index(product([x.shape[axis] for axis in axes]) or 0), wide)
    divide = "div" if wide.is_float else "truncdiv"
    return ctx.compute(lambda *i: cast(apply(divide, total[i], count), ctx.dtype))


@lower("EuclideanNorm")
def _(ctx: Lowering) -> Tensor:
    x, wide = ctx.x, _wide(ctx.dtype)

    def square(*i: Expr) -> Expr:
        value = cast(x[i], wide)
        return value * value

    total = reduce("sum", x.shape, ctx.axes(1, x.rank), square, keep_dims=ctx.attr("keep_dims", bool))
    return ctx.compute(lambda *i: cast(apply("sqrt", total[i]), ctx.dtype))


@lower("SumTo")
def _(ctx: Lowering) -> Tensor:
    """The operand summed over the axes that its shape has and the target shape lacks."""
    x, shape = ctx.x, ctx.shape
    missing = x.rank - len(shape)
    axes = [*range(missing), *(missing + k for k, size in enumerate(shape) if size == 1 and x.shape[missing + k] != 1)]
    return view(reduce("sum", x.shape, axes, x.broadcast), shape) if axes else view(x, shape)
