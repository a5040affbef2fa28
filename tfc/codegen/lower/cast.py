"""Conversions by value and by bits."""

from __future__ import annotations

from tfc.codegen.expr import Bitcast, Expr, apply, cast, const, select
from tfc.codegen.lowering import Lowering, host, lower
from tfc.codegen.tensor import Tensor
from tfc.ir.ops.cast import MANTISSA_BITS
from tfc.ir.types import DType, f32, f64, i32, i64

host("changes the size of elements, which no map over elements can", "Bitcast")


@lower("Cast")
def _(ctx: Lowering) -> Tensor:
    truncate = ctx.attr("Truncate", bool) and ctx.x.dtype.is_float and ctx.dtype.is_float
    return ctx.elementwise(lambda x: _converted(_shortened(x, ctx.dtype) if truncate else x, ctx.dtype))


def _converted(x: Expr, to: DType) -> Expr:
    by_way_of_f32 = x.dtype == f64 and to.is_float and to.size == 2
    return cast(cast(x, f32) if by_way_of_f32 else x, to)


def _shortened(x: Expr, to: DType) -> Expr:
    """A float with the mantissa bits cleared that `to` has no room for; NaN stays NaN."""
    keep = MANTISSA_BITS[to.name]
    if MANTISSA_BITS[x.dtype.name] <= keep:
        return x
    wide, bits = (f64, i64) if x.dtype == f64 else (f32, i32)
    wider = cast(x, wide)
    mask = const(-1 << (MANTISSA_BITS[wide.name] - keep), bits)
    return select(apply("isnan", wider), wider, Bitcast(Bitcast(wider, bits) & mask, wide))
