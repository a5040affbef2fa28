"""Positions: sorted rows and permutations. What has a result whose size depends on the data runs on the host."""

from __future__ import annotations

from tfc.codegen.lower.indexing import zeros
from tfc.codegen.lower.registry import Lowering, lower
from tfc.codegen.tensor.expr import Bitcast, Expr, apply, cast, const, guard, index, inside, select
from tfc.codegen.tensor.tensor import Check, Sort, Tensor, axes, compute, scatter
from tfc.ir.types.dims import Size
from tfc.ir.types.types import DTYPES, i32


@lower("TopKV2")
def _(ctx: Lowering) -> tuple[Tensor, Tensor]:
    """Rows sorted by a key that falls where elements rise; the values are then read by their positions."""
    x, (_, places) = ctx.x, ctx.outputs
    length, count = x.shape[-1], places.dims[-1]
    order = Tensor(i32, places.dims, Sort(x.shape, ~_rising(x[axes(x.rank)])), "order")
    if count != length and not (isinstance(count, int) and isinstance(length, int) and count <= length):
        # Symbols first known in the run: there may be fewer elements than places.
        order = _checked(order, count, length)
    values = compute(x.dtype, places.dims, lambda *i: x[(*i[:-1], index(order[i]))])
    return values, order


def _checked(order: Tensor, count: Size, length: Size) -> Tensor:
    """The positions, where there are enough columns for them."""
    columns, places = index(length), index(count)
    message = "input must have at least k columns. Had {a}, needed {b}"

    def checks(*i: Expr) -> list[Check]:
        return [Check(places <= columns, message, a=columns, b=places)]

    return compute(i32, order.shape, lambda *i: guard(places <= columns, order[i], const(0, i32)), checks=checks)


def _rising(x: Expr) -> Expr:
    """An unsigned integer of the same size that is greater where `x` is: both zeros are equal, NaN is the greatest."""
    dtype = x.dtype
    key = DTYPES[f"u{8 * dtype.size}"]
    if dtype.kind == "uint":
        return x
    top = const(1 << (8 * dtype.size - 1), key)
    if dtype.kind == "int":
        return Bitcast(x, key) ^ top
    bits = Bitcast(select(x.eq(0), const(0, dtype), x), key)
    ordered = select((bits & top).ne(0), ~bits, bits ^ top)
    return select(apply("isnan", x), const(-1, key), ordered)


@lower("InvertPermutation")
def _(ctx: Lowering) -> Tensor:
    """Each position put where its element says; then every element must find its own position there."""
    x, dtype = ctx.x, ctx.dtype
    size = x.shape[0]
    put = scatter(zeros(dtype, x.shape), x.shape, lambda i: (index(x[i]),), lambda i: cast(i, dtype), combine="set")

    def checks(i: Expr) -> list[Check]:
        place = index(x[i])
        is_there = inside(place, size)
        found = guard(is_there, index(put[place]), index(-1))
        return [Check(is_there & found.eq(i), "input is not a permutation: x[{a}] = {b}", a=i, b=place)]

    return compute(dtype, x.shape, lambda i: put[i], checks=checks)
