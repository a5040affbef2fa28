"""Matrix products as contractions."""

from __future__ import annotations

from tfc.codegen.expr import Expr
from tfc.codegen.lowering import Lowering, lower
from tfc.codegen.tensor import Tensor, contract


@lower("MatMul")
def _(ctx: Lowering) -> Tensor:
    a, b = ctx.inputs
    transpose_a, transpose_b = ctx.attr("transpose_a", bool), ctx.attr("transpose_b", bool)

    def factors(i: Expr, j: Expr, k: Expr) -> tuple[Expr, Expr]:
        return (a[k, i] if transpose_a else a[i, k], b[j, k] if transpose_b else b[k, j])

    return contract((*ctx.shape, a.shape[0 if transpose_a else 1]), [2], factors)
