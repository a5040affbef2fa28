"""Bias, batch normalisation and local response normalisation (core/ops/nn_ops.cc; fused_batch_norm_op.cc; lrn_op.cc).

The gradients are written with elementary ops, so that second derivatives follow and fusion decides what is computed
together.
"""

from __future__ import annotations

import numpy as np

from tfc.ir.graph.build import Builder
from tfc.ir.graph.cost import per_element
from tfc.ir.graph.graph import Node, Value
from tfc.ir.graph.infer import Infer
from tfc.ir.graph.layout import Images
from tfc.ir.graph.registry import PURE, op
from tfc.ir.ops.attributes import int_attr
from tfc.ir.ops.rules import FLOAT, NUMERIC, at_least_f32, is_zero
from tfc.ir.ops.shape import dimension
from tfc.ir.ops.terms import Term, terms
from tfc.ir.ops.window import MAX_TAPS
from tfc.ir.types.dims import MaybeSize
from tfc.ir.types.types import Array, DType, TensorType, f32, i32


def _channel_axis(ctx: Infer, rank: int) -> int:
    layout = ctx.attrs["data_format"]
    if layout not in ("NHWC", "NCHW"):
        ctx.fail(f"data_format must be NHWC or NCHW, not {layout!r}", attribute="data_format")
    return 1 if layout == "NCHW" else rank - 1


def _bias_add(ctx: Infer) -> TensorType:
    ctx.require(0, NUMERIC)
    ctx.same_dtype()
    ctx.rank(1, 1)
    shape, bias = ctx.shape(0), ctx.shape(1)
    if shape is None or bias is None:
        return ctx.types[0].value()
    if len(shape) < 2:
        ctx.fail(f"value must have at least 2 dimensions, but is {ctx.types[0].value()}", 0)
    axis = _channel_axis(ctx, len(shape))
    merged = ctx.merge((shape[axis],), bias, 1, "value and bias differ in channels")
    assert merged is not None
    return TensorType(ctx.dtype(0), (*shape[:axis], merged[0], *shape[axis + 1 :]))


def _along_channel(vector: Array, rank: int, data_format: str) -> Array:
    """A vector of channels shaped to broadcast against a tensor of `rank`."""
    return vector.reshape([-1, *[1] * (rank - 2)]) if data_format == "NCHW" else vector


@op(infer=_bias_add, traits=PURE, cost=per_element(1), layout=Images((0,)), function="bias_add(x, bias, data_format)")
def BiasAdd(value: Array, bias: Array, *, data_format: str = "NHWC") -> Array:
    """value + bias, where the vector `bias` runs along the channel axis."""
    return value + _along_channel(bias, value.ndim, data_format)


@BiasAdd.gradient
def _(b: Builder, node: Node, dz: Value) -> tuple[Value | None, ...]:
    return dz, b.emit("BiasAddGrad", dz, data_format=node.attrs["data_format"])


def _bias_add_grad(ctx: Infer) -> TensorType:
    dtype, shape = ctx.require(0, NUMERIC), ctx.shape(0)
    if shape is None:
        return TensorType(dtype, (None,))
    if len(shape) < 2:
        ctx.fail(f"out_backprop must have at least 2 dimensions, but is {ctx.types[0].value()}", 0)
    return TensorType(dtype, (shape[_channel_axis(ctx, len(shape))],))


@op(infer=_bias_add_grad, traits=PURE, cost=per_element(1), layout=Images((0,), gives_image=False), function=None)
def BiasAddGrad(out_backprop: Array, *, data_format: str = "NHWC") -> Array:
    """The gradient of BiasAdd's bias: the sum over all axes but the channels."""
    channel = 1 if data_format == "NCHW" else out_backprop.ndim - 1
    axes = tuple(axis for axis in range(out_backprop.ndim) if axis != channel)
    wide = at_least_f32(out_backprop)
    return np.asarray(wide.sum(axis=axes, dtype=wide.dtype)).astype(out_backprop.dtype)


@BiasAddGrad.gradient
def _(b: Builder, node: Node, dz: Value) -> tuple[Value | None, ...]:
    dy = node.inputs[0]
    zeros = b.emit("ZerosLike", dy)
    return (b.emit("BiasAdd", zeros, dz, data_format=node.attrs["data_format"]),)


def _batch_norm(ctx: Infer) -> list[TensorType]:
    dtype = ctx.require(0, FLOAT, rank=4)
    x = ctx.shape(0)
    channels: MaybeSize = None if x is None else x[_channel_axis(ctx, 4)]
    statistics = f32 if dtype.size < f32.size else dtype
    vector = (channels,)
    for index in range(1, 5):
        if ctx.dtype(index) != statistics:
            ctx.fail(f"{ctx.op.operand_name(index)} must be {statistics}, but is {ctx.dtype(index)}", index)
        empty = index > 2 and ctx.attrs["is_training"] and ctx.shape(index) == (0,)
        if not empty:
            merged = ctx.merge(vector, ctx.shape(index), index, "the number of channels differs")
            vector = merged if merged is not None else vector  # type: ignore[assignment]
    per_channel = TensorType(statistics, vector)
    return [ctx.types[0].value(), per_channel, per_channel, per_channel, per_channel]


@op(infer=_batch_norm, traits=PURE, cost=per_element(8), layout=Images((0,)), function="fused_batch_norm")
def FusedBatchNorm(
    x: Array,
    scale: Array,
    offset: Array,
    mean: Array,
    variance: Array,
    *,
    epsilon: float = 0.0001,
    data_format: str = "NHWC",
    is_training: bool = True,
) -> tuple[Array, Array, Array, Array, Array]:
    """Normalise each channel of a 4-D tensor to `scale * (x - mean) / sqrt(variance + epsilon) + offset`.

    In training, mean and variance are those of the batch (the inputs of those names may be empty) and are given back,
    the variance with Bessel's correction; the last two outputs are the mean and the uncorrected variance.
    """
    axes = (0, 1, 2) if data_format == "NHWC" else (0, 2, 3)
    wide = x.astype(scale.dtype)
    count = int(np.prod([x.shape[axis] for axis in axes]))
    corrected = variance
    if is_training:
        mean = np.asarray(wide.mean(axis=axes, dtype=scale.dtype))
        centred = wide - _along_channel(mean, 4, data_format)
        variance = np.asarray((centred * centred).mean(axis=axes, dtype=scale.dtype))
        corrected = np.asarray(variance * scale.dtype.type(count / max(1, count - 1)))
    factor = scale / np.sqrt(variance + scale.dtype.type(epsilon))
    y = (wide - _along_channel(mean, 4, data_format)) * _along_channel(factor, 4, data_format)
    y = y + _along_channel(offset, 4, data_format)
    return y.astype(x.dtype), mean, corrected, mean, variance


@FusedBatchNorm.gradient
def _(b: Builder, node: Node, dy: Value, *statistics: Value | None) -> tuple[Value | None, ...]:
    """TensorFlow's, and through the statistics outputs too, as second derivatives need it."""
    x, scale, _, mean, variance = terms(b, *node.inputs)
    dtype, training = scale.dtype, bool(node.attrs["is_training"])
    spatial = (2, 3) if node.attrs["data_format"] == "NCHW" else (1, 2)

    def spread(vector: Term) -> Term:
        return vector.emit("Reshape", Term(b, b.const([-1, 1, 1], i32))) if spatial == (2, 3) else vector

    def reduced(op: str, value: Term) -> Term:
        return value.emit(op, Term(b, b.const([0, *spatial], i32)))

    if training:
        mean, variance = terms(b, node.out(3), node.out(4))
    count = _product(b, [dimension(b, x.value, axis) for axis in (0, *spatial)], dtype)
    dmean, dvariance = _of_statistics(b, statistics, count / (count - 1.0).emit("Maximum", 1.0) if training else None)
    d, centred = Term(b, dy).cast(dtype), x.cast(dtype) - spread(mean)
    rstd = (variance + float(str(node.attrs["epsilon"]))).emit("Rsqrt")
    normal = centred * spread(rstd)
    dscale, doffset = reduced("Sum", d * normal), reduced("Sum", d)
    if not training:
        dx = d * spread(scale * rstd)
        by_mean = -doffset * scale * rstd
        by_variance = -0.5 * dscale * scale * rstd.emit("Square")
        by_mean = by_mean if dmean is None else by_mean + dmean
        by_variance = by_variance if dvariance is None else by_variance + dvariance
        return dx.cast(x.dtype).value, dscale.value, doffset.value, by_mean.value, by_variance.value
    inner = d - spread(reduced("Mean", d)) - normal * spread(reduced("Mean", d * normal))
    dx = inner * spread(scale * rstd)
    if dmean is not None:
        dx = dx + spread(dmean / count)
    if dvariance is not None:
        dx = dx + centred * spread(2.0 * dvariance / count)
    return dx.cast(x.dtype).value, dscale.value, doffset.value, None, None


def _product(b: Builder, sizes: list[Value], dtype: DType) -> Term:
    first, *others = (Term(b, size).cast(dtype) for size in sizes)
    for other in others:
        first = first * other
    return first


def _of_statistics(
    b: Builder, gradients: tuple[Value | None, ...], bessel: Term | None
) -> tuple[Term | None, Term | None]:
    """The gradients of mean and variance out of those of the outputs that hold them; None for those nothing used."""
    mean, corrected, again, variance = (None if g is None or is_zero(b, g) else Term(b, g) for g in gradients)
    if corrected is not None and bessel is not None:
        corrected = corrected * bessel

    def both(one: Term | None, other: Term | None) -> Term | None:
        return one if other is None else other if one is None else one + other

    return both(mean, again), both(variance, corrected)


def _lrn(ctx: Infer) -> TensorType:
    ctx.require(0, FLOAT, rank=4)
    if not 0 <= int_attr(ctx, "depth_radius") < MAX_TAPS:
        ctx.fail("depth_radius must be in [0, 2^20)", attribute="depth_radius")
    return ctx.types[0].value()


@op(
    infer=_lrn,
    traits=PURE,
    cost=per_element(60),
    function="local_response_normalization(x: Float, depth_radius, bias, alpha, beta)",
)
def LRN(input: Array, *, depth_radius: int = 5, bias: float = 1.0, alpha: float = 1.0, beta: float = 0.5) -> Array:
    """Local response normalisation over channels: input / (bias + alpha * sum of squares nearby) ** beta."""
    wide, channels = at_least_f32(input), input.shape[3]
    squares, near = wide * wide, np.zeros_like(wide)
    for shift in range(-min(depth_radius, channels), min(depth_radius, channels) + 1):
        low, high = max(0, -shift), min(channels, channels - shift)
        near[..., low:high] += squares[..., low + shift : high + shift]
    return (wide * (bias + alpha * near) ** -beta).astype(input.dtype)


@LRN.gradient
def _(b: Builder, node: Node, dy: Value) -> tuple[Value | None, ...]:
    given, d = terms(b, node.inputs[0], dy)
    wide = f32 if given.dtype.size < f32.size else given.dtype
    x, d = given.cast(wide), d.cast(wide)
    bias, alpha, beta = (float(str(node.attrs[name])) for name in ("bias", "alpha", "beta"))
    radius, channels = int(str(node.attrs["depth_radius"])), (given.shape or (None,) * 4)[3]
    taps = 2 * (min(radius, channels) if isinstance(channels, int) else radius) + 1
    sizes = [dimension(b, x.value, axis) for axis in range(4)]
    count, one = sizes[0], b.const(1, i32)
    for size in sizes[1:3]:
        count = b.emit("Mul", count, size)
    columns = Term(b, b.emit("Pack", count, sizes[3], one, one))
    ones = Term(b, b.const(np.ones((taps, 1, 1, 1), wide.storage)))

    def near(value: Term) -> Term:
        """The sums over nearby channels: the convolution of the channels with ones."""
        column = value.emit("Reshape", columns)
        return column.emit("Conv2D", ones, strides=(1,) * 4, padding="SAME").emit("Reshape", Term(b, b.shape(x.value)))

    norm = alpha * near(x * x) + bias
    power = norm.emit("Pow", -beta)
    dx = d * power - 2.0 * alpha * beta * x * near(d * x * power / norm)
    return (dx.cast(given.dtype).value,)
