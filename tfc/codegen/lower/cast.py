"""Conversions by value and by bits."""

from __future__ import annotations

from functools import reduce

from tfc.codegen.lower.registry import Lowering, lower
from tfc.codegen.tensor.expr import Bitcast, Expr, apply, cast, const, index, select
from tfc.codegen.tensor.tensor import Tensor
from tfc.ir.ops.cast import MANTISSA_BITS
from tfc.ir.types.types import DTYPES, DType, f32, f64, i32, i64


@lower("Cast")
def _(ctx: Lowering) -> Tensor:
    truncate = ctx.attr("Truncate", bool) and ctx.x.dtype.is_float and ctx.dtype.is_float
    by_way_of_f32 = ctx.x.dtype == f64 and ctx.dtype.is_float and ctx.dtype.size == 2

    def converted(x: Expr) -> Expr:
        x = _shortened(x, ctx.dtype) if truncate else x
        return cast(cast(x, f32) if by_way_of_f32 else x, ctx.dtype)

    return ctx.elementwise(converted)


def _shortened(x: Expr, to: DType) -> Expr:
    """A float with the mantissa bits cleared that `to` has no room for; NaN stays NaN."""
    keep = MANTISSA_BITS[to.name]
    if MANTISSA_BITS[x.dtype.name] <= keep:
        return x
    wide, bits = (f64, i64) if x.dtype == f64 else (f32, i32)
    wider = cast(x, wide)
    mask = const(-1 << (MANTISSA_BITS[wide.name] - keep), bits)
    return select(apply("isnan", wider), wider, Bitcast(Bitcast(wider, bits) & mask, wide))


def bits_of(x: Expr) -> Expr:
    """The bits of a number as an unsigned integer of its size."""
    unsigned = DTYPES[f"u{8 * x.dtype.size}"]
    return x if x.dtype == unsigned else Bitcast(x, unsigned)


def from_bits(bits: Expr, dtype: DType) -> Expr:
    """The number with the given bits."""
    return bits if bits.dtype == dtype else Bitcast(bits, dtype)


@lower("Bitcast")
def _(ctx: Lowering) -> Tensor:
    """Bytes in memory order: the least significant part of an element comes first (all targets are little-endian)."""
    x, before, after = ctx.x, ctx.x.dtype.size, ctx.dtype.size

    def split(*at: Expr) -> Expr:
        *place, part = at
        bits = bits_of(x[tuple(place)])
        return cast(bits >> (cast(part, bits.dtype) * (8 * after)), DTYPES[f"u{8 * after}"])

    def joined(*at: Expr) -> Expr:
        wide = DTYPES[f"u{8 * after}"]
        parts = [cast(bits_of(x[(*at, index(k))]), wide) << (8 * before * k) for k in range(after // before)]
        return reduce(lambda low, high: low | high, parts)

    def same(*at: Expr) -> Expr:
        return bits_of(x[at])

    body = same if before == after else split if before > after else joined
    return ctx.compute(lambda *at: from_bits(body(*at), ctx.dtype))
