"""Shapes as values, and views that only rename dimensions."""

from __future__ import annotations

from collections.abc import Sequence

from tfc.codegen.lower.registry import Lowering, lower
from tfc.codegen.tensor.expr import Axis, Expr, cast, const, index, select
from tfc.codegen.tensor.tensor import Tensor, compute, view
from tfc.ir.types.dims import Size
from tfc.ir.types.types import DType, product


def _vector(sizes: Sequence[Size], dtype: DType) -> Tensor:
    """The sizes as a 1-D tensor."""

    def body(i: Axis) -> Expr:
        value = const(0, dtype)
        for k, size in enumerate(sizes):
            value = select(i.eq(k), cast(index(size), dtype), value)
        return value

    return compute(dtype, (len(sizes),), body)


lower("Shape")(lambda ctx: _vector(ctx.x.shape, ctx.dtype))
lower("ShapeN")(lambda ctx: tuple(_vector(x.shape, ctx.dtype) for x in ctx.inputs))
lower("Rank")(lambda ctx: ctx.compute(lambda: const(ctx.x.rank, ctx.dtype)))


@lower("Size")
def _(ctx: Lowering) -> Tensor:
    elements = product(ctx.x.shape)
    assert elements is not None
    return ctx.compute(lambda: cast(index(elements), ctx.dtype))


lower("Reshape", "ExpandDims", "Squeeze")(lambda ctx: view(ctx.x, ctx.shape))
lower("BroadcastTo")(lambda ctx: ctx.compute(ctx.x.broadcast))
