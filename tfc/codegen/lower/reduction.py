"""Reductions over axes that are known when code is generated."""

from __future__ import annotations

from collections.abc import Callable

from tfc.codegen.expr import apply, cast, index
from tfc.codegen.lowering import Lowering, lower
from tfc.codegen.tensor import Tensor, reduce, view
from tfc.ir.types import product


def _reduction(kind: str) -> Callable[[Lowering], Tensor]:
    def rule(ctx: Lowering) -> Tensor:
        return reduce(
            kind, ctx.x.shape, ctx.axes(1, ctx.x.rank), ctx.x.broadcast, keep_dims=ctx.attr("keep_dims", bool)
        )

    return rule


for _op, _kind in {"Sum": "sum", "Prod": "prod", "Max": "max", "Min": "min", "All": "all", "Any": "any"}.items():
    lower(_op)(_reduction(_kind))


@lower("Mean")
def _(ctx: Lowering) -> Tensor:
    x, axes = ctx.x, ctx.axes(1, ctx.x.rank)
    total = reduce("sum", x.shape, axes, x.broadcast, keep_dims=ctx.attr("keep_dims", bool))
    count = cast(index(product([x.shape[axis] for axis in set(axes)]) or 0), x.dtype)
    divide = "div" if x.dtype.is_float else "truncdiv"
    return ctx.compute(lambda *i: apply(divide, total[i], count))


@lower("SumTo")
def _(ctx: Lowering) -> Tensor:
    """The operand summed over the axes that its shape has and the target shape lacks."""
    x, shape = ctx.x, ctx.shape
    missing = x.rank - len(shape)
    axes = [*range(missing), *(missing + k for k, size in enumerate(shape) if size == 1 and x.shape[missing + k] != 1)]
    return view(reduce("sum", x.shape, axes, x.broadcast), shape) if axes else view(x, shape)


def _arg(kind: str) -> Callable[[Lowering], Tensor]:
    def rule(ctx: Lowering) -> Tensor:
        return reduce(kind, ctx.x.shape, ctx.axes(1, ctx.x.rank), ctx.x.broadcast, dtype=ctx.dtype)

    return rule


for _op, _kind in {"ArgMax": "argmax", "ArgMin": "argmin"}.items():
    lower(_op)(_arg(_kind))
