"""Shape rules and gradient pieces that several op families share."""

from __future__ import annotations

from collections.abc import Sequence

from tfc.ir.build import Builder
from tfc.ir.graph import Value
from tfc.ir.infer import Infer
from tfc.ir.registry import InferRule
from tfc.ir.types import DTYPES, DType, TensorType, boolean

FLOAT = tuple(t for t in DTYPES.values() if t.is_float)
COMPLEX = tuple(t for t in DTYPES.values() if t.is_complex)
INTEGER = tuple(t for t in DTYPES.values() if t.is_integer)
SIGNED = tuple(t for t in DTYPES.values() if t.kind == "int")
REAL = FLOAT + INTEGER
NUMERIC = REAL + COMPLEX
DIFFERENTIABLE = FLOAT + COMPLEX
ANY = tuple(DTYPES.values())


def elementwise(allowed: Sequence[DType] = ANY, result: DType | None = None) -> InferRule:
    """All operands share one dtype of `allowed` and broadcast; the result has that dtype, or `result`."""

    def rule(ctx: Infer) -> TensorType:
        for index in range(len(ctx.types)):
            ctx.require(index, allowed)
        dtype = ctx.same_dtype()
        return TensorType(result or dtype, ctx.broadcast())

    return rule


def comparison(allowed: Sequence[DType] = ANY) -> InferRule:
    """Like `elementwise`, with a bool result."""
    return elementwise(allowed, boolean)


def same_as_first(ctx: Infer) -> TensorType:
    """The result has the type of the first operand."""
    return ctx.types[0].value()


def sum_to(b: Builder, dz: Value, like: Value) -> Value:
    """The gradient of broadcasting: `dz` summed over the dimensions along which `like` was repeated."""
    if b.type(dz).shape is not None and b.type(dz).shape == b.type(like).shape:
        return dz
    return b.emit("SumTo", dz, b.shape(like))
