"""Sums over segments, as scatters."""

from __future__ import annotations

from collections.abc import Sequence

from tfc.codegen.lower.indexing import zeros
from tfc.codegen.lower.registry import Lowering, lower
from tfc.codegen.tensor.expr import Expr, index
from tfc.codegen.tensor.tensor import Check, Tensor, scatter


@lower("SegmentSum", "UnsortedSegmentSum")
def _(ctx: Lowering) -> Tensor:
    """The slices of the data added up where their ids say. A negative id is out of range, so its slice is left out."""
    data, ids = ctx.inputs[:2]
    count = index(ctx.shape[0])

    def segment(i: Sequence[Expr]) -> Expr:
        return index(ids[tuple(i[: ids.rank])])

    def checks(*i: Expr) -> list[Check]:
        return [Check(segment(i) < count, "segment_ids = {a} is out of range [0, {b})", a=segment(i), b=count)]

    return scatter(
        zeros(ctx.dtype, ctx.shape),
        data.shape,
        lambda *i: (segment(i), *i[ids.rank :]),
        lambda *i: data[i],
        combine="add",
        free=range(ids.rank, data.rank),
        checks=checks,
    )
