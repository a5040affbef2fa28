"""Two-dimensional convolution and its two gradients, plain and depthwise (TensorFlow's core/ops/nn_ops.cc)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

import numpy as np

from tfc.ir.graph.build import Builder
from tfc.ir.graph.cost import Cost, Sizes
from tfc.ir.graph.graph import Attr, Node, Value
from tfc.ir.graph.infer import Infer
from tfc.ir.graph.layout import Images
from tfc.ir.graph.registry import HEAVY, PURE, Op, Trait, op
from tfc.ir.ops.attributes import attributes_of
from tfc.ir.ops.rules import FLOAT, at_least_f32
from tfc.ir.ops.window import Window, check_rank, four_sizes, window
from tfc.ir.types.dims import divide
from tfc.ir.types.types import Array, DType, Shape, TensorType, i32

ForwardRule = Callable[[Infer, Shape | None, Shape | None], Shape | None]
"""The output shape for the shapes of input and filter."""
_MISSHAPEN = "out_backprop is not shaped like the convolution"


def convolution_window(
    *,
    strides: tuple[int, ...],
    padding: str,
    explicit_paddings: tuple[int, ...] = (),
    data_format: str = "NHWC",
    dilations: tuple[int, ...] = (1, 1, 1, 1),
) -> None:
    """The attributes of convolutions and their gradients: how the filter moves over the image."""


def kernel_window(attrs: Mapping[str, Attr], kernel: Shape | None) -> Window:
    """The window of a convolution with a filter of this shape."""
    return window(attrs, (None, None) if kernel is None else (kernel[0], kernel[1]))


def run_window(function: Callable[..., Array], attrs: Mapping[str, Attr], kernel: Shape, *arrays: Array) -> Array:
    """Call `function(window, *arrays)` in at least float32 and give the result the dtype of the first array."""
    shape = tuple(d if isinstance(d, int) else None for d in kernel)
    result = function(kernel_window(attrs, shape), *map(at_least_f32, arrays))
    return result.astype(arrays[0].dtype)


def convolved(ctx: Infer, x: Shape | None, kernel: Shape | None) -> Shape | None:
    """The shape of a convolution; the channels of input and filter must fit."""
    slide = kernel_window(ctx.attrs, kernel)
    if x is None or kernel is None:
        return slide.shape(x, kernel[3] if kernel is not None else None)
    channels, depth, filters = x[slide.channel], kernel[2], kernel[3]
    if channels is not None and depth is not None:
        groups = 1 if channels == depth else divide(channels, depth)
        if depth == 0 or not isinstance(groups, int) or groups < 1:
            ctx.fail(f"the input has {channels} channels, but the filter takes {depth}", 1)
        if filters is not None and groups > 1 and divide(filters, groups) is None:
            ctx.fail(f"{filters} filters do not divide into {groups} groups", 1)
    return slide.shape(x, filters)


def channels_first(slide: Window, y: Array) -> Array:
    """An NHWC result in the layout of the window."""
    return y if slide.channels_last else np.moveaxis(y, 3, 1)


def channels_last(slide: Window, y: Array) -> Array:
    """An array in the layout of the window as NHWC."""
    return y if slide.channels_last else np.moveaxis(y, 1, 3)


def convolve(slide: Window, x: Array, kernel: Array) -> Array:
    """Correlate `x` with `kernel` [KH, KW, C/groups, F]; groups are implied by the channel counts."""
    patches = slide.patches(x)
    return channels_first(slide, _by_groups(patches, kernel, patches.shape[5], kernel.shape[2], ((3, 4, 5), (0, 1, 2))))


def _by_groups(x: Array, y: Array, channels: int, depth: int, axes: tuple[tuple[int, ...], tuple[int, ...]]) -> Array:
    """Tensor products of the groups that the last axes of two arrays have, side by side; each has `depth` channels."""
    groups = channels // depth if depth else 1
    pairs = zip(np.split(x, groups, -1), np.split(y, groups, -1), strict=True)
    return np.concatenate([np.tensordot(*pair, axes) for pair in pairs], axis=-1)


def products(pixels: int | None, filters: int | None, depthwise: bool = False) -> Cost:
    """Two operations for each pixel and each element of a filter. `pixels` and `filters` number the operands that are
    these, None being the result.
    """

    def cost(sizes: Sizes, node: Node, inputs: Sequence[TensorType]) -> float:
        image, kernel = (node.types[0] if k is None else inputs[k] for k in (pixels, filters))
        total = 2.0 * sizes.elements(image)
        if kernel.shape is None or len(kernel.shape) != 4:
            return total
        height, width, deep, _ = map(sizes.size, kernel.shape)
        return total * height * width * (1 if depthwise else deep)

    return cost


_conv_op = partial(op, attributes=convolution_window)
Declared = Callable[[Callable[..., Array]], Op]


def convolution(
    forward: ForwardRule, allowed: Sequence[DType], more: Trait = Trait.NONE, *, depthwise: bool = False, function: str
) -> Declared:
    """Declare a convolution of these types: it takes an image and a filter."""

    def rule(ctx: Infer) -> TensorType:
        dtype = ctx.require(0, allowed)
        ctx.same_dtype(0, 1)
        check_rank(ctx, 0, 1)
        return TensorType(dtype, forward(ctx, ctx.shape(0), ctx.shape(1)))

    cost, layout = products(None, 1, depthwise), Images((0,), convolves=True)
    return _conv_op(infer=rule, traits=PURE | more, cost=cost, layout=layout, function=function)


def _gradient(forward: ForwardRule, of: int, ctx: Infer) -> TensorType:
    """The shape rule of a convolution's gradient by one of its two operands, `of`, in whose place the sizes stand."""
    given = 1 - of
    ctx.require(given, FLOAT)
    ctx.same_dtype(given, 2)
    check_rank(ctx, given, 2)
    sizes = four_sizes(ctx, of)
    x, kernel = (sizes, ctx.shape(1)) if of == 0 else (ctx.shape(0), sizes)
    ctx.merge(forward(ctx, x, kernel), ctx.shape(2), 2, _MISSHAPEN)
    return TensorType(ctx.dtype(given), sizes)


def input_gradient(forward: ForwardRule, more: Trait = Trait.NONE, *, depthwise: bool = False) -> Declared:
    """Declare the gradient of a convolution by its input; the first operand holds the sizes of that."""
    rule = partial(_gradient, forward, 0)
    cost, layout = products(2, 1, depthwise), Images((2,), convolves=True, sized=True)
    static = ("input_sizes",)
    return _conv_op(infer=rule, traits=PURE | more, static=static, cost=cost, layout=layout, function=None)


def filter_gradient(forward: ForwardRule, more: Trait = Trait.NONE, *, depthwise: bool = False) -> Declared:
    """Declare the gradient of a convolution by its filter; the second operand holds the sizes of that."""
    rule = partial(_gradient, forward, 1)
    cost, layout = products(2, None, depthwise), Images((0, 2), convolves=True, gives_image=False)
    static = ("filter_sizes",)
    return _conv_op(infer=rule, traits=PURE | more, static=static, cost=cost, layout=layout, function=None)


def declare_gradients(convolution: Op, by_input: Op, by_filter: Op) -> None:
    """Gradients of a convolution and its gradients: it is linear in image and filter, so each uses the others."""

    @convolution.gradient
    def _(b: Builder, node: Node, dz: Value) -> tuple[Value | None, ...]:
        x, kernel = node.inputs
        return (
            b.emit(by_input.name, b.shape(x), kernel, dz, **attributes_of(node)),
            b.emit(by_filter.name, x, b.shape(kernel), dz, **attributes_of(node)),
        )

    @by_input.gradient
    def _(b: Builder, node: Node, dz: Value) -> tuple[Value | None, ...]:
        _, kernel, out = node.inputs
        return (
            None,
            b.emit(by_filter.name, dz, b.shape(kernel), out, **attributes_of(node)),
            b.emit(convolution.name, dz, kernel, **attributes_of(node)),
        )

    @by_filter.gradient
    def _(b: Builder, node: Node, dz: Value) -> tuple[Value | None, ...]:
        x, _, out = node.inputs
        return (
            b.emit(by_input.name, b.shape(x), dz, out, **attributes_of(node)),
            None,
            b.emit(convolution.name, x, dz, **attributes_of(node)),
        )


@convolution(convolved, (*FLOAT, i32), HEAVY, function="conv2d")
def Conv2D(input: Array, filter: Array, **window: Any) -> Array:
    """Two-dimensional cross-correlation of a 4-D input with a filter [KH, KW, C, F].

    The input is [N, H, W, C] (NHWC) or [N, C, H, W] (NCHW); when the filter takes a divisor of the input's channels,
    the convolution is grouped. Sums of i32 wrap around.
    """
    return run_window(convolve, window, filter.shape, input, filter)


@input_gradient(convolved, HEAVY)
def Conv2DBackpropInput(input_sizes: Array, filter: Array, out_backprop: Array, **window: Any) -> Array:
    """The gradient of Conv2D with respect to its input: the transposed convolution of `out_backprop`."""
    shape = [int(n) for n in input_sizes]

    def backward(slide: Window, dz: Array, kernel: Array) -> Array:
        channels, depth = shape[slide.channel], kernel.shape[2]
        return slide.scatter(_by_groups(channels_last(slide, dz), kernel, channels, depth, ((3,), (3,))), shape)

    return run_window(backward, window, filter.shape, out_backprop, filter)


@filter_gradient(convolved, HEAVY)
def Conv2DBackpropFilter(input: Array, filter_sizes: Array, out_backprop: Array, **window: Any) -> Array:
    """The gradient of Conv2D with respect to its filter."""
    shape = tuple(int(n) for n in filter_sizes)

    def backward(slide: Window, x: Array, dz: Array) -> Array:
        patches, axes = slide.patches(x), (0, 1, 2)
        return _by_groups(patches, channels_last(slide, dz), patches.shape[5], shape[2], (axes, axes))

    return run_window(backward, window, shape, input, out_backprop)


declare_gradients(Conv2D, Conv2DBackpropInput, Conv2DBackpropFilter)
