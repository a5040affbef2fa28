"""The sizes of symbolic dimensions as tensors."""

from __future__ import annotations

from tfc.codegen.lower.registry import Lowering, lower
from tfc.codegen.tensor.expr import cast, index
from tfc.codegen.tensor.tensor import Tensor
from tfc.ir.types.dims import parse_dim


@lower("DimSize")
def _(ctx: Lowering) -> Tensor:
    return ctx.compute(lambda: cast(index(parse_dim(ctx.attr("dim", str))), ctx.dtype))
