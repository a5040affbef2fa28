"""Depthwise convolution and its two gradients: every channel has filters of its own (core/ops/nn_ops.cc)."""

from __future__ import annotations

from typing import Any

import numpy as np

from tfc.ir.graph.infer import Infer
from tfc.ir.ops.convolution import (
    channels_first,
    channels_last,
    convolution,
    declare_gradients,
    filter_gradient,
    input_gradient,
    kernel_window,
    run_window,
)
from tfc.ir.ops.rules import FLOAT
from tfc.ir.ops.window import Window
from tfc.ir.types.types import Array, Shape


def _convolved(ctx: Infer, x: Shape | None, kernel: Shape | None) -> Shape | None:
    """The shape of a depthwise convolution; the channels of input and filter must be the same."""
    slide = kernel_window(ctx.attrs, kernel)
    if x is None or kernel is None:
        return slide.shape(x, None)
    merged = ctx.merge((x[slide.channel],), (kernel[2],), 1, "input and filter differ in channels")
    assert merged is not None
    channels, multiplier = merged[0], kernel[3]
    return slide.shape(x, None if channels is None or multiplier is None else channels * multiplier)


@convolution(_convolved, FLOAT, depthwise=True, function="depthwise_conv2d")
def DepthwiseConv2dNative(input: Array, filter: Array, **window: Any) -> Array:
    """Convolve each input channel with its own filters [KH, KW, C, M]; the result has C * M channels."""

    def forward(slide: Window, x: Array, kernel: Array) -> Array:
        y = np.einsum("nhwijc,ijcm->nhwcm", slide.patches(x), kernel)
        return channels_first(slide, y.reshape(*y.shape[:3], y.shape[3] * y.shape[4]))

    return run_window(forward, window, filter.shape, input, filter)


@input_gradient(_convolved, depthwise=True)
def DepthwiseConv2dNativeBackpropInput(input_sizes: Array, filter: Array, out_backprop: Array, **window: Any) -> Array:
    """The gradient of DepthwiseConv2dNative with respect to its input."""

    def backward(slide: Window, dz: Array, kernel: Array) -> Array:
        dz = channels_last(slide, dz)
        split = dz.reshape(*dz.shape[:3], kernel.shape[2], kernel.shape[3])
        return slide.scatter(np.einsum("nhwcm,ijcm->nhwijc", split, kernel), [int(n) for n in input_sizes])

    return run_window(backward, window, filter.shape, out_backprop, filter)


@filter_gradient(_convolved, depthwise=True)
def DepthwiseConv2dNativeBackpropFilter(input: Array, filter_sizes: Array, out_backprop: Array, **window: Any) -> Array:
    """The gradient of DepthwiseConv2dNative with respect to its filter."""
    shape = tuple(int(n) for n in filter_sizes)

    def backward(slide: Window, x: Array, dz: Array) -> Array:
        dz = channels_last(slide, dz)
        return np.einsum("nhwijc,nhwcm->ijcm", slide.patches(x), dz.reshape(*dz.shape[:3], shape[2], shape[3]))

    return run_window(backward, window, shape, input, out_backprop)


declare_gradients(DepthwiseConv2dNative, DepthwiseConv2dNativeBackpropInput, DepthwiseConv2dNativeBackpropFilter)
