"""Max and average pooling with their gradients (TensorFlow's core/kernels/maxpooling_op.cc, avgpooling_op.cc)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import prod
from typing import Any

import numpy as np

from tfc.ir.graph.build import Builder
from tfc.ir.graph.cost import Sizes
from tfc.ir.graph.graph import Node, Value
from tfc.ir.graph.infer import Infer
from tfc.ir.graph.layout import Images
from tfc.ir.graph.registry import PURE, op
from tfc.ir.ops.attributes import attributes_of
from tfc.ir.ops.convolution import channels_first, channels_last
from tfc.ir.ops.rules import FLOAT, REAL, at_least_f32
from tfc.ir.ops.window import Window, check_rank, four_sizes, window_of_attrs
from tfc.ir.types.types import Array, Shape, TensorType


def _max_window(
    *,
    ksize: tuple[int, ...],
    strides: tuple[int, ...],
    padding: str,
    explicit_paddings: tuple[int, ...] = (),
    data_format: str = "NHWC",
) -> None:
    """The attributes of MaxPool and its gradients."""


def _mean_window(*, ksize: tuple[int, ...], strides: tuple[int, ...], padding: str, data_format: str = "NHWC") -> None:
    """The attributes of AvgPool and its gradient."""


def _pool(ctx: Infer) -> TensorType:
    dtype = ctx.require(0, REAL)
    check_rank(ctx, 0)
    slide, x = window_of_attrs(ctx.attrs), ctx.shape(0)
    return TensorType(dtype, slide.shape(x, x[slide.channel] if x is not None else None))


def _lowest(dtype: np.dtype[Any]) -> float:
    return float(np.iinfo(dtype).min) if dtype.kind in "iu" else -np.inf


def _windows(slide: Window, x: Array, fill: float) -> Array:
    """All windows [N, OH, OW, KH * KW, C], padded by `fill`."""
    patches = slide.patches(x, fill)
    n, oh, ow, kh, kw, c = patches.shape
    return patches.reshape(n, oh, ow, kh * kw, c)


def _first_maximum(slide: Window, x: Array) -> Array:
    """True at the first largest element of every window: where MaxPool's gradient goes. [N, OH, OW, KH * KW, C].

    A NaN is largest. Padding is never chosen, not even where all elements are as low as can be.
    """
    windows = _windows(slide, x, _lowest(x.dtype))
    inside = _windows(slide, np.ones_like(x, bool), False)
    best = windows.max(axis=3, keepdims=True)
    largest = inside & ((windows == best) | (windows != windows))  # noqa: PLR0124  NaN differs from itself
    return np.arange(windows.shape[3])[:, None] == largest.argmax(axis=3)[:, :, :, None]


def _window_elements(sizes: Sizes, node: Node, inputs: Sequence[TensorType]) -> float:
    """One operation for each element of each window."""
    ksize = node.attrs["ksize"]
    window = prod(size for size in ksize if isinstance(size, int)) if isinstance(ksize, tuple) else 1
    return max(map(sizes.elements, node.types)) * window


_pool_op = partial(op, traits=PURE, cost=_window_elements)


@_pool_op(infer=_pool, layout=Images((0,)), function="max_pool", attributes=_max_window)
def MaxPool(input: Array, **window: Any) -> Array:
    """The largest element of every window; padding never wins, NaN does. Explicit padding is less than the window."""
    slide = window_of_attrs(window)
    return channels_first(slide, _windows(slide, input, _lowest(input.dtype)).max(axis=3))


@MaxPool.gradient
def _(b: Builder, node: Node, dz: Value) -> tuple[Value | None, ...]:
    return (b.emit("MaxPoolGrad", node.inputs[0], node.out(), dz, **attributes_of(node)),)


def _pooled(ctx: Infer) -> tuple[TensorType, TensorType]:
    """The types of orig_input and orig_output, which must belong together."""
    dtype = ctx.require(0, REAL)
    ctx.same_dtype()
    check_rank(ctx, 0, 1, 2)
    slide, x = window_of_attrs(ctx.attrs), ctx.shape(0)
    y = slide.shape(x, x[slide.channel] if x is not None else None)
    y = ctx.merge(y, ctx.shape(1), 1, "orig_output is not what pooling orig_input gives")
    return TensorType(dtype, x), TensorType(dtype, y)


def _like_first(ctx: Infer) -> TensorType:
    x, y = _pooled(ctx)
    ctx.merge(y.shape, ctx.shape(2), 2, "grad must be shaped like orig_output")
    return x


@_pool_op(infer=_like_first, layout=Images((0, 1, 2)), function=None, attributes=_max_window)
def MaxPoolGrad(orig_input: Array, orig_output: Array, grad: Array, **window: Any) -> Array:
    """The gradient of MaxPool: each window's gradient goes to its first largest element."""
    slide = window_of_attrs(window)
    wide = at_least_f32(grad)
    picked = np.where(_first_maximum(slide, orig_input), channels_last(slide, wide)[:, :, :, None], wide.dtype.type(0))
    n, oh, ow, _, c = picked.shape
    return slide.scatter(picked.reshape(n, oh, ow, *slide.taps, c), orig_input.shape).astype(grad.dtype)


@MaxPoolGrad.gradient
def _(b: Builder, node: Node, dz: Value) -> tuple[Value | None, ...]:
    return None, None, b.emit("MaxPoolGradGrad", node.inputs[0], node.inputs[1], dz, **attributes_of(node))


def _like_second(ctx: Infer) -> TensorType:
    x, y = _pooled(ctx)
    ctx.merge(x.shape, ctx.shape(2), 2, "grad must be shaped like orig_input")
    return y


@_pool_op(infer=_like_second, layout=Images((0, 1, 2)), function=None, attributes=_max_window)
def MaxPoolGradGrad(orig_input: Array, orig_output: Array, grad: Array, **window: Any) -> Array:
    """The second gradient of MaxPool: picks from `grad` (shaped like the input) at each window's first maximum."""
    slide = window_of_attrs(window)
    picked = np.where(_first_maximum(slide, orig_input), _windows(slide, grad, 0), grad.dtype.type(0))
    return channels_first(slide, picked.sum(axis=3, dtype=grad.dtype))


@MaxPoolGradGrad.gradient
def _(b: Builder, node: Node, dz: Value) -> tuple[Value | None, ...]:
    return None, None, b.emit("MaxPoolGrad", node.inputs[0], node.inputs[1], dz, **attributes_of(node))


def _counts(slide: Window, shape: Shape, dtype: np.dtype[np.generic]) -> Array:
    """The number of elements of the input that each window covers: [1, OH, OW, 1]."""
    height, width = (int(str(shape[axis])) for axis in slide.spatial)
    ones = np.ones((1, height, width, 1), dtype)
    last = Window(slide.kernel, slide.strides, slide.dilations, slide.padding, slide.explicit, channels_last=True)
    counts: Array = last.patches(ones).sum(axis=(3, 4), dtype=dtype)
    return counts


def _float_pool(ctx: Infer) -> TensorType:
    ctx.require(0, FLOAT)
    return _pool(ctx)


@_pool_op(infer=_float_pool, layout=Images((0,)), function="avg_pool", attributes=_mean_window)
def AvgPool(value: Array, **window: Any) -> Array:
    """The mean of every window over the elements it covers (padding does not count)."""
    slide = window_of_attrs(window)
    wide = at_least_f32(value)
    mean = slide.patches(wide).sum(axis=(3, 4), dtype=wide.dtype) / _counts(slide, value.shape, wide.dtype)
    return channels_first(slide, mean.astype(value.dtype))


@AvgPool.gradient
def _(b: Builder, node: Node, dz: Value) -> tuple[Value | None, ...]:
    return (b.emit("AvgPoolGrad", b.shape(node.inputs[0]), dz, **attributes_of(node)),)


def _avg_grad(ctx: Infer) -> TensorType:
    dtype = ctx.require(1, FLOAT)
    check_rank(ctx, 1)
    slide, x = window_of_attrs(ctx.attrs), four_sizes(ctx, 0)
    ctx.merge(slide.shape(x, x[slide.channel]), ctx.shape(1), 1, "grad is not what pooling such an input gives")
    return TensorType(dtype, x)


@_pool_op(
    infer=_avg_grad,
    layout=Images((1,), sized=True),
    function=None,
    attributes=_mean_window,
    static=("orig_input_shape",),
)
def AvgPoolGrad(orig_input_shape: Array, grad: Array, **window: Any) -> Array:
    """The gradient of AvgPool: each window's gradient is shared by the elements it covers."""
    slide = window_of_attrs(window)
    shape = tuple(int(n) for n in orig_input_shape)
    wide = at_least_f32(grad)
    share = channels_last(slide, wide) / _counts(slide, shape, wide.dtype)
    n, oh, ow, c = share.shape
    spread = np.broadcast_to(share[:, :, :, None, None], (n, oh, ow, *slide.taps, c))
    return slide.scatter(spread, shape).astype(grad.dtype)


@AvgPoolGrad.gradient
def _(b: Builder, node: Node, dz: Value) -> tuple[Value | None, ...]:
    return None, b.emit("AvgPool", dz, **attributes_of(node))
