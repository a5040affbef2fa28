"""Conditional accumulators: objects of the host, by their reference bodies."""

from tfc.codegen.lower.registry import host

_DENSE = (
    "ConditionalAccumulator", "AccumulatorApplyGradient", "AccumulatorTakeGradient", "AccumulatorNumAccumulated",
    "AccumulatorSetGlobalStep",
)  # fmt: skip
_SPARSE = ("SparseConditionalAccumulator", "SparseAccumulatorApplyGradient", "SparseAccumulatorTakeGradient")

host("an accumulator lives on the host", *_DENSE, *(f"Resource{name}" for name in _DENSE), *_SPARSE)
