"""Depthwise convolution and its two gradients: every channel has filters of its own (core/ops/nn_ops.cc)."""

from __future__ import annotations

import numpy as np

from tfc.ir.graph.build import Builder
from tfc.ir.graph.graph import Node, Value
from tfc.ir.graph.infer import Infer
from tfc.ir.graph.layout import Images
from tfc.ir.graph.registry import PURE, op
from tfc.ir.ops.convolution import (
    backprop_filter_type,
    backprop_input_type,
    channels_first,
    channels_last,
    kernel_window,
    local_attrs,
    products,
    run_window,
    window_attrs,
)
from tfc.ir.ops.rules import FLOAT
from tfc.ir.ops.window import Window, check_rank
from tfc.ir.types.types import Array, Shape, TensorType


def _depthwise(ctx: Infer) -> TensorType:
    dtype = ctx.require(0, FLOAT)
    ctx.same_dtype(0, 1)
    check_rank(ctx, 0, 1)
    return TensorType(dtype, _convolved(ctx, ctx.shape(0), ctx.shape(1)))


def _convolved(ctx: Infer, x: Shape | None, kernel: Shape | None) -> Shape | None:
    """The shape of a depthwise convolution; the channels of input and filter must be the same."""
    slide = kernel_window(ctx.attrs, kernel)
    if x is None or kernel is None:
        return slide.shape(x, None)
    merged = ctx.merge((x[slide.channel],), (kernel[2],), 1, "input and filter differ in channels")
    assert merged is not None
    channels, multiplier = merged[0], kernel[3]
    return slide.shape(x, None if channels is None or multiplier is None else channels * multiplier)


@op(
    infer=_depthwise,
    traits=PURE,
    cost=products(None, 1, depthwise=True),
    layout=Images((0,), convolves=True),
    function="depthwise_conv2d",
)
def DepthwiseConv2dNative(
    input: Array,
    filter: Array,
    *,
    strides: tuple[int, ...],
    padding: str,
    explicit_paddings: tuple[int, ...] = (),
    data_format: str = "NHWC",
    dilations: tuple[int, ...] = (1, 1, 1, 1),
) -> Array:
    """Convolve each input channel with its own filters [KH, KW, C, M]; the result has C * M channels."""
    attrs = local_attrs(strides, padding, explicit_paddings, data_format, dilations)

    def forward(slide: Window, x: Array, kernel: Array) -> Array:
        y = np.einsum("nhwijc,ijcm->nhwcm", slide.patches(x), kernel)
        return channels_first(slide, y.reshape(*y.shape[:3], y.shape[3] * y.shape[4]))

    return run_window(forward, attrs, filter.shape, input, filter)


@DepthwiseConv2dNative.gradient
def _(b: Builder, node: Node, dz: Value) -> tuple[Value | None, ...]:
    x, kernel = node.inputs
    return (
        b.emit("DepthwiseConv2dNativeBackpropInput", b.shape(x), kernel, dz, **window_attrs(node)),
        b.emit("DepthwiseConv2dNativeBackpropFilter", x, b.shape(kernel), dz, **window_attrs(node)),
    )


@op(
    infer=backprop_input_type(_convolved),
    traits=PURE,
    static=("input_sizes",),
    cost=products(2, 1, depthwise=True),
    layout=Images((2,), convolves=True, sized=True),
    function=None,
)
def DepthwiseConv2dNativeBackpropInput(
    input_sizes: Array,
    filter: Array,
    out_backprop: Array,
    *,
    strides: tuple[int, ...],
    padding: str,
    explicit_paddings: tuple[int, ...] = (),
    data_format: str = "NHWC",
    dilations: tuple[int, ...] = (1, 1, 1, 1),
) -> Array:
    """The gradient of DepthwiseConv2dNative with respect to its input."""
    attrs = local_attrs(strides, padding, explicit_paddings, data_format, dilations)

    def backward(slide: Window, dz: Array, kernel: Array) -> Array:
        dz = channels_last(slide, dz)
        split = dz.reshape(*dz.shape[:3], kernel.shape[2], kernel.shape[3])
        return slide.scatter(np.einsum("nhwcm,ijcm->nhwijc", split, kernel), [int(n) for n in input_sizes])

    return run_window(backward, attrs, filter.shape, out_backprop, filter)


@DepthwiseConv2dNativeBackpropInput.gradient
def _(b: Builder, node: Node, dz: Value) -> tuple[Value | None, ...]:
    _, kernel, out = node.inputs
    return (
        None,
        b.emit("DepthwiseConv2dNativeBackpropFilter", dz, b.shape(kernel), out, **window_attrs(node)),
        b.emit("DepthwiseConv2dNative", dz, kernel, **window_attrs(node)),
    )


@op(
    infer=backprop_filter_type(_convolved),
    traits=PURE,
    static=("filter_sizes",),
    cost=products(2, None, depthwise=True),
    layout=Images((0, 2), convolves=True, gives_image=False),
    function=None,
)
def DepthwiseConv2dNativeBackpropFilter(
    input: Array,
    filter_sizes: Array,
    out_backprop: Array,
    *,
    strides: tuple[int, ...],
    padding: str,
    explicit_paddings: tuple[int, ...] = (),
    data_format: str = "NHWC",
    dilations: tuple[int, ...] = (1, 1, 1, 1),
) -> Array:
    """The gradient of DepthwiseConv2dNative with respect to its filter."""
    attrs = local_attrs(strides, padding, explicit_paddings, data_format, dilations)
    shape = tuple(int(n) for n in filter_sizes)

    def backward(slide: Window, x: Array, dz: Array) -> Array:
        dz = channels_last(slide, dz)
        return np.einsum("nhwijc,nhwcm->ijcm", slide.patches(x), dz.reshape(*dz.shape[:3], shape[2], shape[3]))

    return run_window(backward, attrs, shape, input, out_backprop)


@DepthwiseConv2dNativeBackpropFilter.gradient
def _(b: Builder, node: Node, dz: Value) -> tuple[Value | None, ...]:
    x, _, out = node.inputs
    return (
        b.emit("DepthwiseConv2dNativeBackpropInput", b.shape(x), dz, out, **window_attrs(node)),
        None,
        b.emit("DepthwiseConv2dNative", x, dz, **window_attrs(node)),
    )
