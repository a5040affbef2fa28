"""Barriers: tuples whose components arrive by key (TensorFlow's core/ops/data_flow_ops.cc)."""

from __future__ import annotations

from typing import Any

import numpy as np

from tfc.ir.graph.infer import Infer
from tfc.ir.ops.attributes import int_attr, shapes_attr, types_attr
from tfc.ir.ops.handles import HANDLE, check_handle, host_ops, of_handle
from tfc.ir.ops.queue import bounded, components
from tfc.ir.queues.barrier import Barrier as BarrierObject
from tfc.ir.queues.resource import shared
from tfc.ir.queues.signature import Signature
from tfc.ir.reference.tensor_array import handle_of, held
from tfc.ir.types.types import Array, DType, TensorType, i32, i64, string, tensor

barrier_op = host_ops("a barrier lives on the host")


def _barrier(handle: Array) -> BarrierObject:
    found: BarrierObject = held(handle, BarrierObject, "barrier")
    return found


def _made(ctx: Infer) -> TensorType:
    types = types_attr(ctx, "component_types")
    if not types:
        ctx.fail("a barrier needs at least one component", attribute="component_types")
    shapes_attr(ctx, len(types))
    if int_attr(ctx, "capacity") != -1:
        ctx.fail("Barrier only accepts capacity=-1.", attribute="capacity")
    return HANDLE


@barrier_op(_made, attributes=bounded)
def Barrier(*, component_types: tuple[DType, ...], state: Any, **asked: Any) -> Array:
    """The handle of a barrier: it puts tuples together from components that come by key, in any order.

    Taking needs `shapes` of all components.
    """
    attrs = component_types, asked["shapes"]

    def check(found: BarrierObject) -> None:
        found.signature.check_same(f"Shared barrier '{found.name}'", Signature(*attrs))

    return handle_of(shared(state, lambda name: BarrierObject(*attrs, name), attrs, check))


def _inserted(ctx: Infer) -> list[TensorType]:
    check_handle(ctx)
    ctx.require(1, (string,), rank=1)
    if ctx.types[2].rank == 0:
        ctx.fail("values must be at least a vector, a row for each key", 2)
    return []


@barrier_op(_inserted)
def BarrierInsertMany(handle: Array, keys: Array, values: Array, *, component_index: int) -> None:
    """Bring component `component_index` of the tuples that `keys` names: a row of `values` each.

    A component that a key has already is an error, a new key is CANCELLED once the barrier is closed.
    """
    _barrier(handle).insert_many(keys, values, component_index)


def _taken(ctx: Infer) -> list[TensorType]:
    check_handle(ctx)
    ctx.require(1, (i32,), rank=0)
    if int_attr(ctx, "timeout_ms") != -1:
        ctx.fail("Timeout not supported yet.", attribute="timeout_ms")
    count = ctx.scalar(1) if not ctx.attrs["allow_small_batch"] else None
    return [TensorType(i64, (count,)), TensorType(string, (count,)), *components(ctx, count, whole="a barrier")]


@barrier_op(_taken, waits=True)
def BarrierTakeMany(
    handle: Array,
    num_elements: Array,
    *,
    component_types: tuple[DType, ...],
    shapes: tuple[tuple[int | None, ...] | None, ...] = (),
    allow_small_batch: bool = False,
    wait_for_incomplete: bool = False,
    timeout_ms: int = -1,
) -> tuple[Array, ...]:
    """Take `num_elements` complete tuples: when each key came first (lower is earlier), the keys, the components.

    Waits for them; OUT_OF_RANGE when the barrier is closed and they can not come. `allow_small_batch` gives what is
    there then. `wait_for_incomplete` has no effect, as in TensorFlow.
    """
    barrier = _barrier(handle)
    if barrier.signature.dtypes != component_types or (shapes and barrier.signature.shapes != shapes):
        raise ValueError(
            f"barrier '{barrier.name}' has components {barrier.signature.type_names} of shapes "
            f"{barrier.signature.shape_texts}"
        )
    return barrier.take_many(int(num_elements), allow_small_batch)


@barrier_op(of_handle())
def BarrierClose(handle: Array, *, cancel_pending_enqueues: bool = False) -> None:
    """Let no new keys in. Incomplete ones may still be completed, unless `cancel_pending_enqueues` drops them."""
    _barrier(handle).close(cancel_pending_enqueues)


@barrier_op(of_handle(tensor(i32)))
def BarrierReadySize(handle: Array) -> Array:
    """The number of complete tuples."""
    return np.array(_barrier(handle).ready_size(), np.int32)


@barrier_op(of_handle(tensor(i32)))
def BarrierIncompleteSize(handle: Array) -> Array:
    """The number of keys that lack components."""
    return np.array(_barrier(handle).incomplete_size(), np.int32)
