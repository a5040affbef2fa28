"""Queues, their names, attributes and errors as TensorFlow 1.15 has them (core/ops/data_flow_ops.cc).

A queue outlives the steps; its handle is a scalar that holds the object (ir/queues/). Enqueue, dequeue and close may
have to wait for other steps: their bodies give a future then. Handles carry no types, so what a dequeue gives is told
by its attributes; `shapes`, which TensorFlow does not have there, says what is known of the elements' shapes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from tfc.ir.graph.infer import Infer
from tfc.ir.ops.attributes import int_attr, shapes_attr, types_attr
from tfc.ir.ops.handles import HANDLE, check_handle, host_ops, of_handle
from tfc.ir.queues.queue import FIFOQueue, PaddingFIFOQueue, PriorityQueue, Queue, RandomShuffleQueue
from tfc.ir.queues.resource import shared
from tfc.ir.reference.tensor_array import handle_of, held
from tfc.ir.types.dims import MaybeSize
from tfc.ir.types.types import Array, DType, TensorType, boolean, fits, i32, shape_text, tensor

queue_op = host_ops("a queue lives on the host", also=lambda name: name.removesuffix("V2"))


def queue_of(handle: Array) -> Queue:
    """The queue a handle stands for; ValueError when it is that of something else."""
    found: Queue = held(handle, Queue, "queue")
    return found


# ---- making queues ------------------------------------------------------------------------------------------------


def _made(ctx: Infer) -> TensorType:
    types = types_attr(ctx, "component_types")
    if not types and ctx.op.name not in ("PriorityQueue", "PriorityQueueV2"):
        ctx.fail("a queue needs at least one component", attribute="component_types")
    shapes_attr(ctx, len(types))
    if "min_after_dequeue" in ctx.attrs:
        minimum, capacity = int_attr(ctx, "min_after_dequeue"), int_attr(ctx, "capacity")
        if minimum < 0:
            ctx.fail(f"min_after_dequeue {minimum} must be >= 0", attribute="min_after_dequeue")
        if 0 <= capacity <= minimum:
            ctx.fail(f"min_after_dequeue {minimum} must be < capacity {capacity}", attribute="min_after_dequeue")
    return HANDLE


def _matches(made: Queue, wanted: Queue) -> None:
    """ValueError unless a queue that is there is the one that a node asks for."""
    name = f"Shared queue '{made.name}'"
    if made.kind != wanted.kind:
        raise ValueError(f"Expected {made.kind}, found {wanted.kind}V2")
    if made.capacity != wanted.capacity:
        raise ValueError(f"{name} has capacity {made.capacity} but requested capacity was {wanted.capacity}")
    if isinstance(made, RandomShuffleQueue) and isinstance(wanted, RandomShuffleQueue):
        _same_order(name, made, wanted)
    made.signature.check_same(name, wanted.signature)


def _same_order(name: str, made: RandomShuffleQueue, wanted: RandomShuffleQueue) -> None:
    if made.min_after_dequeue != wanted.min_after_dequeue:
        raise ValueError(
            f"{name} has min_after_dequeue {made.min_after_dequeue} but requested min_after_dequeue was "
            f"{wanted.min_after_dequeue}."
        )
    if wanted.seeds not in ((0, 0), made.seeds):
        raise ValueError(
            f"{name} has random seeds ({made.seeds[0]}, {made.seeds[1]}) but requested seeds are "
            f"({wanted.seeds[0]}, {wanted.seeds[1]})."
        )


def bounded(
    *,
    shapes: tuple[tuple[int | None, ...] | None, ...] = (),
    capacity: int = -1,
    container: str = "",
    shared_name: str = "",
) -> None:
    """The attributes of ops that make queues and barriers, but for the types of their components."""


def _queue(
    state: Any, kind: Callable[..., Queue], dtypes: tuple[DType, ...], asked: Mapping[str, Any], **order: int
) -> Array:
    attrs = {"capacity": asked["capacity"], "dtypes": dtypes, "shapes": asked["shapes"], **order}
    queue = shared(
        state,
        lambda name: kind(**attrs, name=name),
        attrs=(kind, *attrs.values()),
        check=lambda found: _matches(found, kind(**attrs)),
    )
    return handle_of(queue)


@queue_op(_made, attributes=bounded)
def FIFOQueueV2(*, component_types: tuple[DType, ...], state: Any, **asked: Any) -> Array:
    """The handle of a queue that gives elements in the order they came.

    An element has components of these types and, where given, shapes. At most `capacity` elements fit in, any number
    when it is negative; what does not fit waits.
    """
    return _queue(state, FIFOQueue, component_types, asked)


@queue_op(_made, attributes=bounded)
def PaddingFIFOQueueV2(*, component_types: tuple[DType, ...], state: Any, **asked: Any) -> Array:
    """A FIFO queue of elements whose shapes may have unknown sizes: batches are padded with zeros to the largest."""
    return _queue(state, PaddingFIFOQueue, component_types, asked)


@queue_op(_made)
def RandomShuffleQueueV2(  # noqa: PLR0913 (attributes)
    *,
    component_types: tuple[DType, ...],
    shapes: tuple[tuple[int | None, ...] | None, ...] = (),
    capacity: int = -1,
    min_after_dequeue: int = 0,
    seed: int = 0,
    seed2: int = 0,
    container: str = "",
    shared_name: str = "",
    state: Any,
) -> Array:
    """The handle of a queue that gives elements in random order.

    At least `min_after_dequeue` of them stay in until it is closed, so that there is something to choose from.
    """
    asked = {"capacity": capacity, "shapes": shapes}
    order = {"min_after_dequeue": min_after_dequeue, "seed": seed, "seed2": seed2}
    return _queue(state, RandomShuffleQueue, component_types, asked, **order)


@queue_op(_made, attributes=bounded)
def PriorityQueueV2(*, component_types: tuple[DType, ...] = (), state: Any, **asked: Any) -> Array:
    """The handle of a queue that gives the element of least priority first.

    The priority, an i64, is an element's first component; `component_types` and `shapes` are of those behind it.
    """
    return _queue(state, PriorityQueue, component_types, asked)


# ---- enqueue ------------------------------------------------------------------------------------------------------


def _no_timeout(ctx: Infer) -> None:
    check_handle(ctx)
    if int_attr(ctx, "timeout_ms") != -1:
        ctx.fail("Timeout not supported yet.", attribute="timeout_ms")


def _enqueued(ctx: Infer) -> list[TensorType]:
    _no_timeout(ctx)
    if len(ctx.types) < 2:
        ctx.fail("an element needs at least one component")
    return []


@queue_op(_enqueued, waits=True)
def QueueEnqueueV2(handle: Array, *components: Array, timeout_ms: int = -1) -> None:
    """Add an element with these components; waits while the queue is full. CANCELLED when it is closed."""
    return queue_of(handle).enqueue(components)  # type: ignore[return-value]


def _enqueued_batch(ctx: Infer) -> list[TensorType]:
    for index in range(1, len(ctx.types)):
        if ctx.types[index].rank == 0:
            ctx.fail(
                f"{ctx.op.operand_name(index)} must be at least a vector, but is {ctx.types[index].value()}", index
            )
    return _enqueued(ctx)


@queue_op(_enqueued_batch, waits=True)
def QueueEnqueueManyV2(handle: Array, *components: Array, timeout_ms: int = -1) -> None:
    """Add the rows of a batch, each as an element; waits until all are in. CANCELLED when the queue is closed."""
    return queue_of(handle).enqueue_many(components)  # type: ignore[return-value]


# ---- dequeue ------------------------------------------------------------------------------------------------------


def _dequeued(ctx: Infer) -> list[TensorType]:
    _no_timeout(ctx)
    return components(ctx)


def components(ctx: Infer, *leading: MaybeSize, whole: str = "an element") -> list[TensorType]:
    """The types of what a dequeue gives, as far as the node knows them, `leading` sizes in front."""
    types = types_attr(ctx, "component_types")
    if not types:
        ctx.fail(f"{whole} has at least one component", attribute="component_types")
    shapes = shapes_attr(ctx, len(types)) or (None,) * len(types)
    return [TensorType(t, None if s is None else (*leading, *s)) for t, s in zip(types, shapes, strict=True)]


def _elements(
    *, component_types: tuple[DType, ...], shapes: tuple[tuple[int | None, ...] | None, ...] = (), timeout_ms: int = -1
) -> None:
    """The attributes of a dequeue: what is known of the elements."""


def _checked(handle: Array, elements: Mapping[str, Any]) -> Queue:
    """The queue, whose elements must be what the node says, for code was generated for it."""
    queue, types, shapes = queue_of(handle), elements["component_types"], elements["shapes"]
    if queue.believed[0] is types and queue.believed[1] is shapes:
        return queue
    signature = queue.signature
    if signature.dtypes != types:
        raise ValueError(
            f"the elements of queue '{queue.name}' are of {_listed(signature.dtypes)}, not {_listed(types)}"
        )
    for i, (wanted, have) in enumerate(zip(shapes, signature.each_shape, strict=False)):
        if wanted != have and not (have is not None and None not in have and fits(have, wanted)):
            raise ValueError(
                f"component {i} of queue '{queue.name}' has shape {shape_text(have)}, not {shape_text(wanted)}"
            )
    queue.believed = types, shapes
    return queue


def _listed(types: tuple[DType, ...]) -> str:
    return f"({', '.join(map(str, types))})"


@queue_op(_dequeued, waits=True, attributes=_elements)
def QueueDequeueV2(handle: Array, **elements: Any) -> tuple[Array, ...]:
    """Take an element: its components. Waits while the queue is empty; OUT_OF_RANGE when it is closed and empty."""
    return _checked(handle, elements).dequeue()  # type: ignore[return-value]


def _dequeued_batch(ctx: Infer) -> list[TensorType]:
    _no_timeout(ctx)
    ctx.require(1, (i32,), rank=0)
    if ctx.op.name.startswith("QueueDequeueUpTo"):
        return components(ctx, None)
    count = ctx.size(1)
    if isinstance(count, int) and count < 0:
        ctx.fail(f"DequeueManyOp requested {count} < 0 elements", 1)
    return components(ctx, count)


@queue_op(_dequeued_batch, waits=True, attributes=_elements)
def QueueDequeueManyV2(handle: Array, n: Array, **elements: Any) -> tuple[Array, ...]:
    """Take `n` elements, stacked component by component. Waits for all; OUT_OF_RANGE when closed with fewer left.

    Then those already taken go back into the queue.
    """
    return _checked(handle, elements).dequeue_many(int(n))  # type: ignore[return-value]


@queue_op(_dequeued_batch, waits=True, attributes=_elements)
def QueueDequeueUpToV2(handle: Array, n: Array, **elements: Any) -> tuple[Array, ...]:
    """Take `n` elements, stacked, or what is left once the queue is closed; OUT_OF_RANGE when that is nothing."""
    return _checked(handle, elements).dequeue_many(int(n), small=True)  # type: ignore[return-value]


# ---- the rest -----------------------------------------------------------------------------------------------------


@queue_op(of_handle(), waits=True)
def QueueCloseV2(handle: Array, *, cancel_pending_enqueues: bool = False) -> None:
    """Let nothing more in. Enqueues that wait are still served, or cancelled if `cancel_pending_enqueues` says so."""
    return queue_of(handle).close(cancel_pending_enqueues)  # type: ignore[return-value]


@queue_op(of_handle(tensor(boolean)))
def QueueIsClosedV2(handle: Array) -> Array:
    """True once the queue has been closed."""
    return np.array(queue_of(handle).closed)


@queue_op(of_handle(tensor(i32)))
def QueueSizeV2(handle: Array) -> Array:
    """The number of elements in the queue."""
    return np.array(queue_of(handle).size(), np.int32)
