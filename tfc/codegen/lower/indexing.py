"""Reads and writes at computed positions (gather and scatter)."""

from __future__ import annotations

from collections.abc import Sequence

from tfc.codegen.lower.registry import Lowering, lower
from tfc.codegen.tensor.expr import Expr, all_of, const, guard, index, inside
from tfc.codegen.tensor.tensor import Check, Tensor, compute, scatter
from tfc.ir.types.dims import Dim, Size
from tfc.ir.types.types import DType


def zeros(dtype: DType, shape: Sequence[Size]) -> Tensor:
    """A tensor of zeros, to scatter into."""
    return compute(dtype, shape, lambda *i: const(0, dtype))


def _surely_inside(start: Size, size: Size, whole: Size) -> bool:
    """True when the shape rule has shown that a slice lies inside (it does so for numbers)."""
    return (start == 0 and size == whole) or not any(isinstance(d, Dim) for d in (start, size, whole))


@lower("Slice")
def _(ctx: Lowering) -> Tensor:
    x, begin = ctx.x, ctx.inputs[1]
    known = None if ctx.values[1] is None else ctx.sizes(1)
    starts = [index(known[k]) if known is not None else index(begin[k]) for k in range(x.rank)]

    def element(*i: Expr) -> Expr:
        return x[tuple(k + start for k, start in zip(i, starts, strict=True))]

    if known is not None and all(map(_surely_inside, known, ctx.shape, x.shape)):
        return ctx.compute(element)
    fits = [
        (start >= 0) & (start + index(size) <= index(whole))
        for start, size, whole in zip(starts, ctx.shape, x.shape, strict=True)
    ]
    checks = [
        Check(ok, f"Expected begin[{k}] + size[{k}] in [0, {{b}}], but got {{a}} + {size}", a=starts[k], b=index(whole))
        for k, (ok, size, whole) in enumerate(zip(fits, ctx.shape, x.shape, strict=True))
    ]
    return ctx.compute(lambda *i: guard(all_of(fits), element(*i), 0), checks=lambda *i: checks)


def _gathered(ctx: Lowering, axis: int) -> Tensor:
    x, indices = ctx.inputs[:2]

    size = x.shape[axis]

    def row(*i: Expr) -> Expr:
        return index(indices[i[axis : axis + indices.rank]])

    def body(*i: Expr) -> Expr:
        at = (*i[:axis], row(*i), *i[axis + indices.rank :])
        return guard(inside(row(*i), size), x[at], const(0, x.dtype))

    def checks(*i: Expr) -> list[Check]:
        return [Check(inside(row(*i), size), "indices = {a} is not in [0, {b})", a=row(*i), b=index(size))]

    return ctx.compute(body, checks=checks)


lower("GatherV2")(lambda ctx: _gathered(ctx, *ctx.axes(2, ctx.x.rank)))
lower("Gather")(lambda ctx: _gathered(ctx, 0))


def _vector(indices: Tensor, outer: Sequence[Expr]) -> list[Expr]:
    """The index vector at place `outer`."""
    depth = indices.shape[-1]
    assert isinstance(depth, int)
    return [index(indices[(*outer, index(k))]) for k in range(depth)]


def _vector_check(at: Sequence[Expr], shape: Sequence[Size]) -> list[Check]:
    return [
        Check(inside(k, size), f"element {place} of an index vector, {{a}}, is not in [0, {{b}})", a=k, b=index(size))
        for place, (k, size) in enumerate(zip(at, shape, strict=False))
    ]


@lower("GatherNd")
def _(ctx: Lowering) -> Tensor:
    x, indices = ctx.inputs
    outer = indices.rank - 1

    def body(*i: Expr) -> Expr:
        at = _vector(indices, i[:outer])
        is_inside = all_of(inside(k, size) for k, size in zip(at, x.shape, strict=False))
        return guard(is_inside, x[(*at, *i[outer:])], const(0, x.dtype))

    return ctx.compute(body, checks=lambda *i: _vector_check(_vector(indices, i[:outer]), x.shape))


@lower("ScatterNd")
def _(ctx: Lowering) -> Tensor:
    indices, updates, _ = ctx.inputs
    outer = indices.rank - 1
    return scatter(
        zeros(ctx.dtype, ctx.shape),
        updates.shape,
        lambda *i: (*_vector(indices, i[:outer]), *i[outer:]),
        lambda *i: updates[i],
        combine="add",
        free=range(outer, updates.rank),
        checks=lambda *i: _vector_check(_vector(indices, i[:outer]), ctx.shape),
    )
