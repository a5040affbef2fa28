"""The size of a symbolic dimension as a tensor, for shapes that no tensor at hand has (`zeros([batch, 4])`)."""

from __future__ import annotations

from tfc.ir.graph.cost import free
from tfc.ir.graph.infer import Infer
from tfc.ir.graph.registry import PURE, op
from tfc.ir.ops.attributes import dtype_attr
from tfc.ir.types.types import Array, DType, TensorType, i32


def _dim_size(ctx: Infer) -> TensorType:
    dtype = dtype_attr(ctx, "dtype")
    if not dtype.is_integer:
        ctx.fail(f"a dimension's size is an integer, not {dtype}", attribute="dtype")
    return TensorType(dtype, ())


@op(infer=_dim_size, traits=PURE, cost=free, function=None)
def DimSize(*, dim: str, dtype: DType = i32) -> Array:
    """The number a symbolic dimension such as `batch` or `2*batch + 1` stands for in this step (tfc's own op)."""
    raise AssertionError("the interpreter knows the symbols of a step")


DimSize.gradient(None)
