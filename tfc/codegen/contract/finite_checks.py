"""Nests that check whether an operand is finite: products with zeros of padding may be left out only then."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tfc.codegen.fusion.kernel import Accumulate, Nest, Put
from tfc.codegen.tensor.expr import Expr, Var, apply, const, maximum, select
from tfc.codegen.tensor.tensor import Sizes, Tensor, axes
from tfc.ir.types.types import DType, i32

Scratch = Callable[[DType, Sizes, str], Tensor]
"""Makes a tensor of some type, shape and name."""


def not_finite(space: Sizes, value: Expr, scratch: Scratch) -> tuple[Tensor, list[Nest]]:
    """An i32 scalar that is 0 if `value` is finite at all points of `space`, and the nests that compute it."""
    at = axes(len(space))
    body = select(apply("isfinite", value), const(0, i32), const(1, i32))
    each, nest = _greatest(space, tuple(range(len(space) - 1)), body, scratch)
    if not each.shape:
        return each, [nest]
    found, behind = _greatest(each.shape, (), each[at[:-1]], scratch)
    return found, [nest, behind]


def any_of(found: Sequence[Tensor], scratch: Scratch) -> tuple[Tensor, Nest]:
    """An i32 scalar that is 0 if all of these are."""
    most = found[0][()]
    for other in found[1:]:
        most = maximum(most, other[()])
    return _scalar(most, "strange", scratch)


def none_of(found: Tensor, scratch: Scratch) -> tuple[Tensor, Nest]:
    """An i32 scalar that is 1 if this is 0, and else 0."""
    return _scalar(select(found[()].eq(0), const(1, i32), const(0, i32)), "finite", scratch)


def _scalar(value: Expr, name: str, scratch: Scratch) -> tuple[Tensor, Nest]:
    tensor = scratch(i32, (), name)
    return tensor, Nest((), (), puts=(Put(tensor, (), value, "full"),))


def _greatest(space: Sizes, kept: tuple[int, ...], body: Expr, scratch: Scratch) -> tuple[Tensor, Nest]:
    """The maximum of some numbers along the axes that are not kept."""
    most = Var("most", body.dtype)
    tensor = scratch(body.dtype, tuple(space[k] for k in kept), "strange")
    put = Put(tensor, tuple(axes(len(space))[k] for k in kept), most, "row")
    return tensor, Nest(space, kept, accumulates=(Accumulate(most, "max", body),), puts=(put,))
