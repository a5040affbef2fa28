"""Conversions between element types, by value (Cast) and by bits (Bitcast).

TensorFlow leaves the conversion of a float that does not fit an integer to C, where it is undefined. Here it is
defined, as in LLVM's saturating conversions: the value is truncated towards zero and clamped to the integer's range,
and NaN becomes 0.
"""

from __future__ import annotations

import numpy as np

from tfc.ir.graph.build import Builder
from tfc.ir.graph.cost import view
from tfc.ir.graph.graph import Node, Value
from tfc.ir.graph.infer import Infer
from tfc.ir.graph.registry import BITS, PURE, SHAPE, op
from tfc.ir.ops.attributes import dtype_attr
from tfc.ir.ops.maps import MAP
from tfc.ir.ops.rules import ANY
from tfc.ir.ops.terms import terms
from tfc.ir.types.types import Array, DType, Shape, TensorType, boolean

CASTABLE = tuple(t for t in ANY if t.kind != "string")
MANTISSA_BITS = {"f16": 10, "bf16": 7, "f32": 23, "f64": 52}


def _cast(ctx: Infer) -> TensorType:
    target = dtype_attr(ctx, "DstT")
    ctx.require(0, CASTABLE, "a number or bool")
    if target not in CASTABLE:
        ctx.fail(f"can not convert to {target}", attribute="DstT")
    return ctx.types[0].value().with_dtype(target)


@op(infer=_cast, traits=MAP | SHAPE, function="cast")
def Cast(x: Array, *, DstT: DType, Truncate: bool = False) -> Array:
    """x converted to the element type `DstT`.

    Integers wrap around; floats become integers by truncation towards zero, saturating, with NaN as 0; to bool, only
    zero is false; complex to real drops the imaginary part. Floats round to nearest, f64 to f16 and bf16 by way of f32;
    with `Truncate` a float becomes a narrower one by dropping mantissa bits instead (white paper §5.5).
    """
    if x.dtype == object:
        return x
    if x.dtype.kind == "c" and not DstT.is_complex:
        x = (x != 0) if DstT == boolean else x.real
    if DstT.is_integer and x.dtype.kind not in "iub":
        limits = np.iinfo(DstT.storage)
        wide = np.trunc(x.astype(np.float64))
        above, below = wide >= float(limits.max), wide <= float(limits.min)
        inside = np.where(above | below | np.isnan(wide), 0.0, wide).astype(DstT.storage)
        return np.where(above, limits.max, np.where(below, limits.min, inside)).astype(DstT.storage)
    if Truncate and x.dtype != DstT.numpy and DstT.name in MANTISSA_BITS:
        x = _drop_mantissa_bits(x, MANTISSA_BITS[DstT.name] if DstT.numpy == DstT.storage else 52)
    if DstT.is_float and DstT.numpy.itemsize == 2 and x.dtype == np.float64:
        x = x.astype(np.float32)
    return x.astype(DstT.numpy)


def _drop_mantissa_bits(x: Array, keep: int) -> Array:
    """Floats with all but the first `keep` bits of the mantissa cleared; NaN stays NaN."""
    mantissa = {2: 10, 4: 23, 8: 52}.get(x.dtype.itemsize, 0) if x.dtype.kind == "f" else 0
    if mantissa <= keep:
        return x
    bits = np.dtype(f"u{x.dtype.itemsize}")
    mask = bits.type(np.iinfo(bits).max ^ ((1 << (mantissa - keep)) - 1))
    return np.where(np.isnan(x), x, (x.view(bits) & mask).view(x.dtype))


@Cast.gradient
def _(b: Builder, node: Node, dz: Value) -> tuple[Value | None]:
    x, d = terms(b, node.inputs[0], dz)
    differentiable = all(t.is_float or t.is_complex for t in (x.dtype, d.dtype))
    return (d.cast(x.dtype).value if differentiable else None,)


def _bitcast(ctx: Infer) -> TensorType:
    target = dtype_attr(ctx, "type")
    source = ctx.require(0, tuple(t for t in CASTABLE if t != boolean), "a number")
    if not target.is_numeric:
        ctx.fail(f"can not reinterpret as {target}", attribute="type")
    shape = ctx.shape(0)
    if shape is None:
        return TensorType(target, None)
    return TensorType(target, _bitcast_shape(ctx, shape, source.size, target.size))


def _bitcast_shape(ctx: Infer, shape: Shape, before: int, after: int) -> Shape:
    if before == after:
        return shape
    if before > after:
        return (*shape, before // after)
    if not shape or (shape[-1] is not None and shape[-1] != after // before):
        ctx.fail(f"needs a last dimension of {after // before} for wider elements, but is {ctx.types[0].value()}", 0)
    return shape[:-1]


@op(infer=_bitcast, traits=PURE | BITS, cost=view, function="bitcast")
def Bitcast(input: Array, *, type: DType) -> Array:
    """The same bytes read as elements of `type`.

    Narrower elements add a last dimension, wider ones use it up: f32[2] as u16 is u16[2, 2], and back.
    """
    before, after = input.dtype.itemsize, type.storage.itemsize
    data = np.ascontiguousarray(input)
    if before == after:
        return data.view(type.storage).reshape(input.shape)
    shape = (*input.shape, before // after) if before > after else input.shape[:-1]
    return np.frombuffer(data.tobytes(), type.storage).reshape(shape)


Bitcast.gradient(None)
