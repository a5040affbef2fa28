"""Language functions for neural networks: convolution, pooling, normalisation, softmax and its cross-entropies."""

from __future__ import annotations

import numpy as np

from tfc.frontend.builder.graph_builder import GraphBuilder
from tfc.frontend.builder.values import ArgumentError
from tfc.frontend.functions.kinds import Float, Index, Ints, Operand
from tfc.frontend.functions.operands import as_tensor
from tfc.frontend.functions.randomness import seeds
from tfc.frontend.functions.reductions import reduce
from tfc.frontend.functions.registry import family, function
from tfc.ir.graph.graph import Value
from tfc.ir.types.types import i32


def _window(sizes: Ints, data_format: str, name: str) -> tuple[int, ...]:
    """One, two or four numbers as the four that TensorFlow's windows have."""
    if len(sizes) == 4:
        return tuple(sizes)
    if len(sizes) not in (1, 2):
        raise ArgumentError(f"`{name}` is one number, two (height, width), or four", "E0304", name)
    height, width = sizes[0], sizes[-1]
    return (1, 1, height, width) if data_format == "NCHW" else (1, height, width, 1)


@function
def conv2d(
    b: GraphBuilder,
    x: Operand,
    filter: Operand,
    strides: Ints = (1,),
    padding: str = "SAME",
    data_format: str = "NHWC",
    dilations: Ints = (1,),
) -> Value:
    """The 2-D convolution (cross-correlation) of images [N, H, W, C] with a filter [KH, KW, C, F]."""
    return b.emit(
        "Conv2D",
        x,
        filter,
        strides=_window(strides, data_format, "strides"),
        padding=padding.upper(),
        data_format=data_format,
        dilations=_window(dilations, data_format, "dilations"),
    )


@function
def depthwise_conv2d(
    b: GraphBuilder, x: Operand, filter: Operand, strides: Ints = (1,), padding: str = "SAME", data_format: str = "NHWC"
) -> Value:
    """Each channel of images [N, H, W, C] convolved on its own, with a filter [KH, KW, C, M]."""
    window = _window(strides, data_format, "strides")
    return b.emit("DepthwiseConv2dNative", x, filter, strides=window, padding=padding.upper(), data_format=data_format)


@family(
    (
        "max_pool", "MaxPool",
        "The largest element of each window of images [N, H, W, C]; windows do not overlap by default.",
    ),
    ("avg_pool", "AvgPool", "The mean of each window of images [N, H, W, C]; windows do not overlap by default."),
)  # fmt: skip
def _pool(
    b: GraphBuilder,
    op: str,
    x: Float,
    ksize: Ints = (2,),
    strides: Ints | None = None,
    padding: str = "VALID",
    data_format: str = "NHWC",
) -> Value:
    window = _window(ksize, data_format, "ksize")
    steps = window if strides is None else _window(strides, data_format, "strides")
    return b.emit(op, x, ksize=window, strides=steps, padding=padding.upper(), data_format=data_format)


@family(
    ("softmax", "Softmax", "exp(x) / sum(exp(x)) along an axis (the last by default)."),
    ("log_softmax", "LogSoftmax", "The logarithm of softmax(x) along an axis (the last by default)."),
)
def _along_last(b: GraphBuilder, op: str, x: Float, axis: int = -1) -> Value:
    """An op that works along the last axis, applied along another one by transposing there and back."""
    rank = b.type(x).rank
    if axis == -1 or (rank is not None and axis == rank - 1):
        return b.emit(op, x)
    if rank is None or not -rank <= axis < rank:
        shown = "a tensor of unknown rank" if rank is None else f"a tensor of rank {rank}"
        raise ArgumentError(f"axis {axis} does not exist in {shown}", "E0203", "axis")
    order = list(range(rank))
    order[axis], order[-1] = order[-1], order[axis]
    perm = b.const(np.array(order, np.int32), name="perm")
    return b.emit("Transpose", b.emit(op, b.emit("Transpose", x, perm)), perm)


@function
def softmax_cross_entropy(b: GraphBuilder, logits: Operand, labels: Operand) -> Value:
    """-sum(labels * log_softmax(logits)) for each row: `labels` are probabilities of the classes."""
    return b.emit_many("SoftmaxCrossEntropyWithLogits", logits, labels)[0]


@function
def sparse_softmax_cross_entropy(b: GraphBuilder, logits: Float, labels: Index) -> Value:
    """-log_softmax(logits)[label] for each row: `labels` are the numbers of the classes."""
    if b.type(logits).rank in (None, 2):
        return b.emit_many("SparseSoftmaxCrossEntropyWithLogits", logits, labels)[0]
    shape = b.emit("Shape", labels, out_type=i32)
    classes = b.emit("StridedSlice", b.emit("Shape", logits, out_type=i32), *(b.const([v]) for v in (-1, 0, 1)),
                     end_mask=1, shrink_axis_mask=1)  # fmt: skip
    flat = b.emit("Reshape", logits, b.emit("Pack", b.const(-1), classes, axis=0))
    losses = b.emit_many(
        "SparseSoftmaxCrossEntropyWithLogits", flat, b.emit("Reshape", labels, b.const(np.array([-1], np.int32)))
    )[0]
    return b.emit("Reshape", losses, shape)


@function
def sigmoid_cross_entropy(b: GraphBuilder, logits: Operand, labels: Operand) -> Value:
    """max(x, 0) - x * z + log(1 + exp(-|x|)): the cross-entropy of independent yes/no labels z with sigmoid(x)."""
    linear = b.emit("Sub", b.emit("Relu", logits), b.emit("Mul", logits, labels))
    tail = b.emit("Log1p", b.emit("Exp", b.emit("Neg", b.emit("Abs", logits))))
    return b.emit("AddV2", linear, tail, name="Add")


@function
def dropout(b: GraphBuilder, x: Float, rate: float = 0.5, seed: int | None = None) -> Value:
    """x with each element set to 0 with probability `rate`, and the others scaled by 1 / (1 - rate)."""
    if not 0 <= rate < 1:
        raise ArgumentError(f"`rate` must be in [0, 1), but is {rate}", "E0304", "rate")
    kind = b.type(x)
    first, second = seeds(b, seed)
    noise = b.emit("RandomUniform", b.shape(x), dtype=kind.dtype, seed=first, seed2=second)
    keep = b.emit("GreaterEqual", noise, as_tensor(b, rate, kind.dtype))
    scaled = b.emit("Mul", x, as_tensor(b, 1 / (1 - rate), kind.dtype))
    return b.emit("SelectV2", keep, scaled, b.emit("ZerosLike", scaled))


@function
def batch_norm(
    b: GraphBuilder,
    x: Operand,
    mean: Operand,
    variance: Operand,
    scale: Operand | None = None,
    offset: Operand | None = None,
    epsilon: float = 1e-3,
) -> Value:
    """(x - mean) / sqrt(variance + epsilon) * scale + offset, with statistics that are given."""
    spread = b.emit("Rsqrt", b.emit("AddV2", variance, as_tensor(b, epsilon, b.type(x).dtype), name="Add"))
    gain = spread if scale is None else b.emit("Mul", spread, scale)
    result = b.emit("Mul", b.emit("Sub", x, mean), gain)
    return result if offset is None else b.emit("AddV2", result, offset, name="Add")


@function
def fused_batch_norm(
    b: GraphBuilder, x: Operand, scale: Operand, offset: Operand, epsilon: float = 1e-3, data_format: str = "NHWC"
) -> tuple[Value, Value, Value]:
    """Images normalised by the mean and variance of their batch; these two are the second and third output."""
    empty = as_tensor(b, np.zeros(0, b.type(scale).dtype.storage))
    outputs = b.emit_many(
        "FusedBatchNorm", x, scale, offset, empty, empty, epsilon=epsilon, data_format=data_format, is_training=True
    )
    return outputs[0], outputs[1], outputs[2]


@function
def l2_normalize(b: GraphBuilder, x: Float, axis: Ints | None = None, epsilon: float = 1e-12) -> Value:
    """x scaled to Euclidean norm 1 over the axes (all by default)."""
    total = reduce(b, "Sum", b.emit("Square", x), axis, keep_dims=True)
    return b.emit("Mul", x, b.emit("Rsqrt", b.emit("Maximum", total, as_tensor(b, epsilon, b.type(x).dtype))))
