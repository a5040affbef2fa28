"""Conditional accumulators: gradients of several workers, reduced once enough have come.

TensorFlow's ops of core/ops/data_flow_ops.cc; those named Resource… take the same handles here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from tfc.ir.graph.infer import Infer
from tfc.ir.ops.attributes import dtype_attr, shape_attr, str_attr
from tfc.ir.ops.handles import HANDLE, check_handle, host_ops, of_handle
from tfc.ir.ops.rules import NUMERIC
from tfc.ir.queues.accumulator import REDUCTIONS, Accumulator, DenseAccumulator, SparseAccumulator
from tfc.ir.queues.resource import shared
from tfc.ir.reference.tensor_array import handle_of, held
from tfc.ir.types.types import Array, DType, TensorType, i32, i64, tensor

accumulator_op = host_ops(
    "an accumulator lives on the host", also=lambda name: name if name.startswith("Sparse") else f"Resource{name}"
)


def _made(ctx: Infer) -> TensorType:
    dtype_attr(ctx, "dtype", *NUMERIC)
    shape_attr(ctx, "shape")
    str_attr(ctx, "reduction_type", *REDUCTIONS)
    return HANDLE


def _accumulator(
    *,
    dtype: DType,
    shape: tuple[int | None, ...] | None,
    container: str = "",
    shared_name: str = "",
    reduction_type: str = "MEAN",
) -> None:
    """The attributes of the ops that make accumulators."""


def _handle(state: Any, kind: type[Accumulator], asked: Mapping[str, Any]) -> Array:
    attrs = asked["dtype"], asked["shape"], asked["reduction_type"]

    def check(found: Accumulator) -> None:
        if (type(found), found.dtype, found.shape, found.reduction) != (kind, *attrs):
            raise ValueError(f"Shared accumulator '{found.name}' has other attributes: {found.dtype}, {found.shape}")

    return handle_of(shared(state, lambda name: kind(*attrs, name), (kind, *attrs), check))


@accumulator_op(_made, attributes=_accumulator)
def ConditionalAccumulator(*, state: Any, **asked: Any) -> Array:
    """The handle of an accumulator of gradients of one shape, which outlives the steps."""
    return _handle(state, DenseAccumulator, asked)


@accumulator_op(_made, attributes=_accumulator)
def SparseConditionalAccumulator(*, state: Any, **asked: Any) -> Array:
    """The handle of an accumulator of gradients that are rows of a tensor of this shape."""
    return _handle(state, SparseAccumulator, asked)


_applied = of_handle(then=i64)


@accumulator_op(_applied)
def AccumulatorApplyGradient(handle: Array, local_step: Array, gradient: Array) -> None:
    """Add a gradient computed for `local_step`. One for an earlier step than the accumulator's is dropped."""
    accumulator: DenseAccumulator = held(handle, DenseAccumulator, "conditional accumulator")
    accumulator.add(int(local_step), gradient)


def _applied_rows(ctx: Infer) -> TensorType | Sequence[TensorType]:
    ctx.require(2, (i64,), rank=1)
    ctx.require(4, (i64,), rank=1)
    return _applied(ctx)


@accumulator_op(_applied_rows)
def SparseAccumulatorApplyGradient(
    handle: Array,
    local_step: Array,
    gradient_indices: Array,
    gradient_values: Array,
    gradient_shape: Array,
    *,
    has_known_shape: bool,
) -> None:
    """Add rows computed for `local_step` at these indices, unless they are stale."""
    accumulator: SparseAccumulator = held(handle, SparseAccumulator, "sparse conditional accumulator")
    accumulator.add(int(local_step), gradient_indices, gradient_values, gradient_shape, has_known_shape)


def _taken(ctx: Infer) -> TensorType:
    check_handle(ctx)
    ctx.require(1, (i32,), rank=0)
    return TensorType(dtype_attr(ctx, "dtype"), shape_attr(ctx, "shape"))


@accumulator_op(_taken, waits=True)
def AccumulatorTakeGradient(
    handle: Array, num_required: Array, *, dtype: DType, shape: tuple[int | None, ...] | None = None
) -> Array:
    """The average (or sum) of the gradients, once `num_required` have come; it begins the accumulator's next step.

    `shape`, which TensorFlow does not have here, says what is known of the result.
    """
    accumulator: DenseAccumulator = held(handle, DenseAccumulator, "conditional accumulator")
    if accumulator.dtype != dtype or (shape is not None and accumulator.shape != shape):
        raise ValueError(f"accumulator '{accumulator.name}' is {accumulator.dtype} of shape {accumulator.shape}")
    return accumulator.take(int(num_required))


def _taken_rows(ctx: Infer) -> list[TensorType]:
    check_handle(ctx)
    ctx.require(1, (i32,), rank=0)
    return [TensorType(i64, (None,)), TensorType(dtype_attr(ctx, "dtype"), None), TensorType(i64, (None,))]


@accumulator_op(_taken_rows, waits=True)
def SparseAccumulatorTakeGradient(handle: Array, num_required: Array, *, dtype: DType) -> tuple[Array, Array, Array]:
    """The indices and averages of all rows that came, once `num_required` gradients have, and the whole's shape."""
    accumulator: SparseAccumulator = held(handle, SparseAccumulator, "sparse conditional accumulator")
    if accumulator.dtype != dtype:
        raise ValueError(f"accumulator '{accumulator.name}' is {accumulator.dtype}, not {dtype}")
    return accumulator.take(int(num_required))


@accumulator_op(of_handle(tensor(i32)))
def AccumulatorNumAccumulated(handle: Array) -> Array:
    """The number of gradients that have come since the last one was taken."""
    accumulator: Accumulator = held(handle, Accumulator, "conditional accumulator")
    return np.array(accumulator.num_accumulated(), np.int32)


@accumulator_op(_applied)
def AccumulatorSetGlobalStep(handle: Array, new_global_step: Array) -> None:
    """Say which step it is: gradients of earlier ones are stale."""
    accumulator: Accumulator = held(handle, Accumulator, "conditional accumulator")
    accumulator.set_step(int(new_global_step))
