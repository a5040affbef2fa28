"""Matrix products as contractions."""

from __future__ import annotations

from tfc.codegen.lower.registry import Lowering, lower
from tfc.codegen.tensor.expr import Expr, index
from tfc.codegen.tensor.tensor import Tensor, contract


@lower("MatMul")
def _(ctx: Lowering) -> Tensor:
    a, b = ctx.inputs
    transpose_a, transpose_b = ctx.attr("transpose_a", bool), ctx.attr("transpose_b", bool)

    def factors(i: Expr, j: Expr, k: Expr) -> tuple[Expr, Expr]:
        return (a[k, i] if transpose_a else a[i, k], b[j, k] if transpose_b else b[k, j])

    return contract((*ctx.shape, a.shape[0 if transpose_a else 1]), [2], factors)


@lower("BatchMatMulV2", "BatchMatMul")
def _(ctx: Lowering) -> Tensor:
    x, y = ctx.inputs
    adj_x, adj_y = ctx.attr("adj_x", bool), ctx.attr("adj_y", bool)
    rank = len(ctx.shape)

    def factors(*at: Expr) -> tuple[Expr, Expr]:
        *batch, i, j, k = at
        left, right = ((k, i) if adj_x else (i, k)), ((j, k) if adj_y else (k, j))
        return x[(*_own(x, batch), *left)], y[(*_own(y, batch), *right)]

    return contract((*ctx.shape, x.shape[-2 if adj_x else -1]), [rank], factors)


def _own(x: Tensor, batch: list[Expr]) -> list[Expr]:
    """The batch index of `x`, after broadcasting, for the matrices at `batch` of the result."""
    sizes = x.shape[:-2]
    return [index(0) if size == 1 else i for i, size in zip(batch[len(batch) - len(sizes) :], sizes, strict=True)]


@lower("Cross")
def _(ctx: Lowering) -> Tensor:
    a, b = ctx.inputs

    def body(*at: Expr) -> Expr:
        *row, k = at
        after, last = (k + 1) % 3, (k + 2) % 3
        return a[(*row, after)] * b[(*row, last)] - a[(*row, last)] * b[(*row, after)]

    return ctx.compute(body)
