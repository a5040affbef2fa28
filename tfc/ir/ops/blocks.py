"""Ops that move blocks of pixels between space and channels: SpaceToDepth and DepthToSpace (array_ops.cc)."""

from __future__ import annotations

import numpy as np

from tfc.ir.graph.cost import per_element
from tfc.ir.graph.infer import Infer
from tfc.ir.graph.layout import FIXED
from tfc.ir.graph.registry import PURE, op
from tfc.ir.ops.attributes import int_attr, str_attr
from tfc.ir.ops.terms import linear
from tfc.ir.types.dims import divide
from tfc.ir.types.types import Array, TensorType


def _blocks(ctx: Infer) -> TensorType:
    given, size = ctx.types[0], int_attr(ctx, "block_size")
    layout = str_attr(ctx, "data_format", "NHWC", "NCHW")
    ctx.rank(0, 4)
    if size < 2:
        ctx.fail(f"block_size must be at least 2, not {size}", attribute="block_size")
    if given.shape is None:
        return given.with_shape((None,) * 4)
    height, width, channels = (layout.index(c) for c in "HWC")
    shape = list(given.shape)
    smaller = {height: size, width: size} if ctx.op.name == "SpaceToDepth" else {channels: size * size}
    for axis in (height, width, channels):
        d = shape[axis]
        if d is None:
            continue
        if axis not in smaller:
            shape[axis] = d * (size * size if axis == channels else size)
            continue
        shape[axis] = divide(d, smaller[axis])
        if shape[axis] is None:
            ctx.fail(f"dimension {axis} of {given.value()} is not divisible by {smaller[axis]}", 0)
    return given.with_shape(shape)


@op(infer=_blocks, traits=PURE, cost=per_element(1), layout=FIXED, function=None)
def SpaceToDepth(input: Array, *, block_size: int, data_format: str = "NHWC") -> Array:
    """Every block of block_size × block_size pixels becomes one pixel with block_size² times the channels."""
    x = input if data_format == "NHWC" else np.transpose(input, (0, 2, 3, 1))
    n, h, w, c = x.shape
    k = block_size
    x = x.reshape(n, h // k, k, w // k, k, c).transpose(0, 1, 3, 2, 4, 5).reshape(n, h // k, w // k, k * k * c)
    return np.ascontiguousarray(x if data_format == "NHWC" else np.transpose(x, (0, 3, 1, 2)))


SpaceToDepth.gradient(linear("DepthToSpace"))


@op(infer=_blocks, traits=PURE, cost=per_element(1), layout=FIXED, function=None)
def DepthToSpace(input: Array, *, block_size: int, data_format: str = "NHWC") -> Array:
    """The inverse of SpaceToDepth: channels become blocks of block_size × block_size pixels."""
    x = input if data_format == "NHWC" else np.transpose(input, (0, 2, 3, 1))
    n, h, w, c = x.shape
    k = block_size
    x = x.reshape(n, h, w, k, k, c // (k * k)).transpose(0, 1, 3, 2, 4, 5).reshape(n, h * k, w * k, c // (k * k))
    return np.ascontiguousarray(x if data_format == "NHWC" else np.transpose(x, (0, 3, 1, 2)))


DepthToSpace.gradient(linear("SpaceToDepth"))
