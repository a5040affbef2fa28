"""Shape rules and gradient pieces that several op families share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import wraps
from typing import Any

import ml_dtypes
import numpy as np

from tfc.ir.base.record import replace
from tfc.ir.graph.build import Builder
from tfc.ir.graph.graph import Value
from tfc.ir.graph.infer import Infer
from tfc.ir.graph.registry import OPS, InferRule, Op
from tfc.ir.types.types import DTYPES, Array, DType, TensorType

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


def same_as_first(ctx: Infer) -> TensorType:
    """The result has the type of the first operand."""
    return ctx.types[0].value()


def sum_to(b: Builder, dz: Value, like: Value) -> Value:
    """The gradient of broadcasting: `dz` summed over the dimensions along which `like` was repeated."""
    if b.type(dz).shape is not None and b.type(dz).shape == b.type(like).shape:
        return dz
    return b.emit("SumTo", dz, b.shape(like))


def conjugate(b: Builder, value: Value) -> Value:
    """The complex conjugate; the value itself when it is real."""
    return b.emit("Conj", value) if b.type(value).dtype.is_complex else value


def is_zero(b: Builder, gradient: Value | None) -> bool:
    """True for the gradient of an output that nothing used."""
    return gradient is None or b.nodes[gradient.node].op == "ZerosLike"


def alias(name: str, record: Op) -> Op:
    """Register `record` a second time under the name TensorFlow gave it in another version, gradient included."""
    if name in OPS:
        raise ValueError(f"op {name} is registered twice")
    OPS[name] = replace(record, name=name, function=None, remark=f"\n\nThe same op as {record.name}.")
    return OPS[name]


_NARROW = (np.dtype(np.float16), np.dtype(ml_dtypes.bfloat16))


def at_least_f32(x: Array) -> Array:
    """f16 and bf16 as f32, in which sums of them are computed; other types as they are."""
    return x.astype(np.float32) if x.dtype in _NARROW else x


def rounded_once(body: Callable[..., Any]) -> Callable[..., Any]:
    """Run a reference body on f16 and bf16 operands in f32 and round the result once, as compiled code does.

    NumPy would round after every step. Results of other types (bool, say) stay as they are.
    """

    @wraps(body)
    def run(*arrays: Array, **attrs: Any) -> Any:
        narrow = next((a.dtype for a in arrays if a.dtype in _NARROW), None)
        if narrow is None:
            return body(*arrays, **attrs)
        wide = [a.astype(np.float32) if a.dtype == narrow else a for a in arrays]
        result = np.asarray(body(*wide, **attrs))
        return result.astype(narrow) if result.dtype == np.float32 else result

    return run
