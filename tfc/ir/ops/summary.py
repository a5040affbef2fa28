"""Summaries for TensorBoard as string tensors (white paper §9.1; core/ops/logging_ops.cc, core/kernels/summary_*.cc).

They are not merged or folded: a summary says what one step saw.
"""

from __future__ import annotations

import numpy as np

from tfc.ir.base.errors import Error
from tfc.ir.graph.graph import Literal
from tfc.ir.graph.infer import Infer
from tfc.ir.graph.registry import FALLIBLE
from tfc.ir.ops.attributes import int_attr, literal_attr
from tfc.ir.ops.files import scalar_text
from tfc.ir.ops.handles import host_ops
from tfc.ir.types.strings import text_of
from tfc.ir.types.types import Array, TensorType, bf16, f16, f32, f64, string, u8
from tfc.ir.wire import summaries

summary_op = host_ops("it makes a string", traits=FALLIBLE)

SUMMARY_OPS = frozenset({"ScalarSummary", "HistogramSummary", "ImageSummary", "AudioSummaryV2", "MergeSummary"})
"""The ops whose result is a serialized Summary."""

_SUMMARY = TensorType(string, ())
_BAD_COLOR = Literal(np.array([255, 0, 0, 255], np.uint8))


def _tag(ctx: Infer) -> None:
    ctx.require(0, (string,), rank=0)


def _real(ctx: Infer, index: int) -> None:
    if ctx.dtype(index).is_complex or not ctx.dtype(index).is_numeric:
        ctx.fail(f"{ctx.op.operand_name(index)} must be real numbers, but is {ctx.types[index].value()}", index)


def _text(item: object) -> str:
    return item.decode("utf-8", "replace") if isinstance(item, bytes) else str(item)


def _scalar_summary(ctx: Infer) -> TensorType:
    ctx.require(0, (string,))
    _real(ctx, 1)
    ctx.merge(ctx.shape(0), ctx.shape(1), 1, "tags and values are not of the same shape")
    return _SUMMARY


@summary_op(_scalar_summary, function="summary.scalar")
def ScalarSummary(tags: Array, values: Array) -> Array:
    """A serialized Summary of numbers, each under the tag at its place; tags and values are of one shape."""
    if tags.shape != values.shape:
        raise Error(f"tags and values are not the same shape: {list(tags.shape)} != {list(values.shape)}")
    pairs = zip(tags.reshape(-1).tolist(), values.reshape(-1).tolist(), strict=True)
    return scalar_text(b"".join(summaries.scalar(_text(tag), float(value)) for tag, value in pairs))


def _histogram_summary(ctx: Infer) -> TensorType:
    _tag(ctx)
    _real(ctx, 1)
    return _SUMMARY


@summary_op(_histogram_summary, function="summary.histogram")
def HistogramSummary(tag: Array, values: Array) -> Array:
    """A serialized Summary of how the elements of `values` are spread; fails when one is not finite.

    The ends of the buckets grow by a tenth from 1e-12 to 1e20, and so on the negative side.
    """
    name = _text(tag.item())
    if values.dtype.kind not in "iu" and not np.isfinite(values).all():
        what = "Nan" if np.isnan(values).any() else "Infinity"
        raise Error(f"{what} in summary histogram for: {name}")
    return scalar_text(summaries.histogram(name, values))


def _image_summary(ctx: Infer) -> TensorType:
    _tag(ctx)
    ctx.require(1, (u8, f32, f16, f64, bf16), rank=4)
    shape = ctx.shape(1)
    if shape is not None and isinstance(shape[3], int) and shape[3] not in (1, 3, 4):
        ctx.fail(f"tensor must be 4-D with last dim 1, 3, or 4, not {ctx.types[1].value()}", 1)
    if int_attr(ctx, "max_images") < 1:
        ctx.fail("max_images must be at least 1", attribute="max_images")
    colour = literal_attr(ctx, "bad_color").array
    if colour.dtype != np.uint8 or colour.ndim != 1 or (shape is not None and colour.size < 3):
        ctx.fail("bad_color must be a list of u8, one for each channel", attribute="bad_color")
    return _SUMMARY


@summary_op(_image_summary, function="summary.image")
def ImageSummary(tag: Array, tensor: Array, *, max_images: int = 3, bad_color: Literal = _BAD_COLOR) -> Array:
    """A serialized Summary with the first `max_images` pictures of `[batch, height, width, channels]` as PNG.

    They have 1 channel (grey), 3 (RGB) or 4 (RGBA). Elements of u8 are shown as they are. Of other types each picture
    is scaled by itself: to 0..255 by its largest element; when one is negative, around 128 by its largest magnitude.
    A pixel that is not finite gets `bad_color`. The tags are `tag/image/0` …, or `tag/image` when `max_images` is 1.
    """
    if tensor.ndim != 4 or tensor.shape[3] not in (1, 3, 4):
        raise Error(f"Tensor must be 4-D with last dim 1, 3, or 4, not {list(tensor.shape)}")
    if 0 in tensor.shape[1:]:
        raise Error(f"input tensor must have non-zero dims. Found: {list(tensor.shape)}.")
    colour = bad_color.array
    if colour.size < tensor.shape[3]:
        raise Error(f"expected depth-length bad_color, found {colour.size} elements for {tensor.shape[3]} channels")
    return scalar_text(summaries.images(_text(tag.item()), tensor, max_images, colour))


def _audio_summary(ctx: Infer) -> TensorType:
    _tag(ctx)
    ctx.require(1, (f32,))
    ctx.rank(1, 2, 3)
    ctx.require(2, (f32,), rank=0)
    if int_attr(ctx, "max_outputs") < 1:
        ctx.fail("max_outputs must be at least 1", attribute="max_outputs")
    return _SUMMARY


@summary_op(_audio_summary, function="summary.audio")
def AudioSummaryV2(tag: Array, tensor: Array, sample_rate: Array, *, max_outputs: int = 3) -> Array:
    """A serialized Summary with the first `max_outputs` sounds of `tensor`, `[batch, frames]` or
    `[batch, frames, channels]` with samples from -1 to 1, as WAV of 16 bits.

    The tags are `tag/audio/0` …, or `tag/audio` when `max_outputs` is 1.
    """
    rate = float(sample_rate)
    if not rate > 0:
        raise Error(f"sample_rate must be > 0, not {rate:g}")
    return scalar_text(summaries.sounds(_text(tag.item()), tensor, rate, max_outputs))


def _merge_summary(ctx: Infer) -> TensorType:
    for index in range(len(ctx.types)):
        ctx.require(index, (string,))
    if not ctx.types:
        ctx.fail("there must be at least one summary to merge")
    return _SUMMARY


@summary_op(_merge_summary, function="summary.merge")
def MergeSummary(*inputs: Array) -> Array:
    """One serialized Summary with the values of all; fails when two have the same tag."""
    parts = [text_of(item) for x in inputs for item in x.reshape(-1).tolist()]
    try:
        return scalar_text(summaries.merge(parts))
    except ValueError as problem:
        raise Error(str(problem)) from None
