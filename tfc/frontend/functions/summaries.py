"""Summaries for TensorBoard: `summary.scalar("loss", C)` (white paper §9.1). Tags begin with their scope."""

from __future__ import annotations

from tfc.frontend.builder.graph_builder import GraphBuilder
from tfc.frontend.builder.values import ArgumentError
from tfc.frontend.functions.kinds import Float, Tensor, Tensors
from tfc.frontend.functions.registry import function
from tfc.ir.graph.graph import Value
from tfc.ir.ops.summary import SUMMARY_OPS


def _tag(b: GraphBuilder, tag: str) -> Value:
    scope = b.home if b is b.root else b.root.home + b.home
    return b.const(f"{scope}{tag}", name="tag")


@function(name="summary.scalar")
def scalar(b: GraphBuilder, tag: str, x: Tensor) -> Value:
    """A summary of the number x."""
    if b.type(x).rank not in (0, None):
        raise ArgumentError(f"a scalar summary shows one number, not {b.type(x).value()}", "E0203", "x", "take a mean")
    return b.emit("ScalarSummary", _tag(b, tag), x)


@function(name="summary.histogram")
def histogram(b: GraphBuilder, tag: str, x: Tensor) -> Value:
    """A summary of how the elements of x are spread."""
    return b.emit("HistogramSummary", _tag(b, tag), x)


@function(name="summary.image")
def image(b: GraphBuilder, tag: str, x: Tensor, max_images: int = 3) -> Value:
    """A summary of the first pictures of x, `[batch, height, width, channels]`: u8, or numbers that are scaled."""
    return b.emit("ImageSummary", _tag(b, tag), x, max_images=max_images)


@function(name="summary.audio")
def audio(b: GraphBuilder, tag: str, x: Tensor, sample_rate: Float, max_outputs: int = 3) -> Value:
    """A summary of the first sounds of x, `[batch, frames]` or `[batch, frames, channels]`, from -1 to 1."""
    return b.emit("AudioSummaryV2", _tag(b, tag), x, sample_rate, max_outputs=max_outputs)


@function(name="summary.merge")
def merge(b: GraphBuilder, summaries: Tensors) -> Value:
    """One summary of several; no two may have the same tag."""
    return b.emit("MergeSummary", *summaries)


@function(name="summary.merge_all")
def merge_all(b: GraphBuilder) -> Value:
    """One summary of all that were made so far and are not merged yet."""
    found = [node for node in b.nodes.values() if node.op in SUMMARY_OPS]
    merged = {value.node for node in found if node.op == "MergeSummary" for value in node.inputs}
    waiting = [node.out() for node in found if node.name not in merged]
    if not waiting:
        raise ArgumentError("there is no summary to merge yet", "E0302")
    return b.emit("MergeSummary", *waiting)
