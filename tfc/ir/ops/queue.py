"""Queues, their names, attributes and errors as TensorFlow 1.15 has them (core/ops/data_flow_ops.cc).

A queue outlives the steps; its handle is a scalar that holds the object (ir/queues/). Enqueue, dequeue and close may
have to wait for other steps: their bodies give a future then. Handles carry no types, so what a dequeue gives is told
by its attributes; `shapes`, which TensorFlow does not have there, says what is known of the elements' shapes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from tfc.ir.graph.graph import Attr
from tfc.ir.graph.infer import Infer
from tfc.ir.graph.registry import ASYNC, FALLIBLE, STATEFUL, Op, op
from tfc.ir.ops.attributes import bool_attr, int_attr, str_attr
from tfc.ir.ops.rules import alias
from tfc.ir.ops.tensor_array import HANDLE, check_handle, checked_size
from tfc.ir.queues.queue import FIFOQueue, PaddingFIFOQueue, PriorityQueue, Queue, RandomShuffleQueue
from tfc.ir.queues.resource import shared
from tfc.ir.reference.tensor_array import fits, handle_of, held, shape_text
from tfc.ir.types.dims import MaybeSize
from tfc.ir.types.types import Array, DType, TensorType, boolean, i32

HOST = "a queue lives on the host"

Types = tuple[DType, ...]
Shapes = tuple[tuple[int | None, ...] | None, ...]


def queue_of(handle: Array) -> Queue:
    """The queue a handle stands for; ValueError when it is that of something else."""
    found: Queue = held(handle, Queue, "queue")
    return found


def types_attr(ctx: Infer, name: str) -> Types:
    """The attribute `name`, a tuple of element types."""
    given = ctx.attrs[name]
    items = given if isinstance(given, tuple) else (given,)
    found = tuple(item for item in items if isinstance(item, DType))
    if len(found) != len(items):
        ctx.fail(f"attribute {name!r} must be a list of element types, not {given!r}", attribute=name)
    return found


def shapes_attr(ctx: Infer, count: int) -> Shapes:
    """The attribute `shapes`: nothing, or `count` shapes, each a tuple of sizes (None: unknown) or None."""
    given = ctx.attrs["shapes"]
    if not isinstance(given, tuple) or (given and len(given) != count):
        ctx.fail(f"attribute 'shapes' must be a list of {count} shapes, not {given!r}", attribute="shapes")
    return tuple(_shape(ctx, shape) for shape in given)


def _shape(ctx: Infer, shape: Attr) -> tuple[int | None, ...] | None:
    if shape is None:
        return None
    if not isinstance(shape, tuple):
        ctx.fail(f"a shape in 'shapes' must be a list of sizes, not {shape!r}", attribute="shapes")
    return tuple(checked_size(ctx, "shapes", d) for d in shape)


# ---- making queues ------------------------------------------------------------------------------------------------


def _made(ctx: Infer) -> TensorType:
    types = types_attr(ctx, "component_types")
    if not types and ctx.op.name not in ("PriorityQueue", "PriorityQueueV2"):
        ctx.fail("a queue needs at least one component", attribute="component_types")
    shapes_attr(ctx, len(types))
    for name in ("capacity", "min_after_dequeue", "seed", "seed2"):
        if name in ctx.attrs:
            int_attr(ctx, name)
    str_attr(ctx, "container")
    str_attr(ctx, "shared_name")
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


def _queue(state: Any, kind: Callable[..., Queue], **attrs: Any) -> Array:
    queue = shared(
        state,
        lambda name: kind(**attrs, name=name),
        attrs=(kind, *attrs.values()),
        check=lambda found: _matches(found, kind(**attrs)),
    )
    return handle_of(queue)


@op(infer=_made, traits=STATEFUL | FALLIBLE, host=HOST, function=None)
def FIFOQueueV2(
    *,
    component_types: tuple[DType, ...],
    shapes: tuple[tuple[int | None, ...] | None, ...] = (),
    capacity: int = -1,
    container: str = "",
    shared_name: str = "",
    state: Any,
) -> Array:
    """The handle of a queue that gives elements in the order they came.

    An element has components of these types and, where given, shapes. At most `capacity` elements fit in, any number
    when it is negative; what does not fit waits.
    """
    return _queue(state, FIFOQueue, capacity=capacity, dtypes=component_types, shapes=shapes)


@op(infer=_made, traits=STATEFUL | FALLIBLE, host=HOST, function=None)
def PaddingFIFOQueueV2(
    *,
    component_types: tuple[DType, ...],
    shapes: tuple[tuple[int | None, ...] | None, ...] = (),
    capacity: int = -1,
    container: str = "",
    shared_name: str = "",
    state: Any,
) -> Array:
    """A FIFO queue of elements whose shapes may have unknown sizes: batches are padded with zeros to the largest."""
    return _queue(state, PaddingFIFOQueue, capacity=capacity, dtypes=component_types, shapes=shapes)


@op(infer=_made, traits=STATEFUL | FALLIBLE, host=HOST, function=None)
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
    order = {"min_after_dequeue": min_after_dequeue, "seed": seed, "seed2": seed2}
    return _queue(state, RandomShuffleQueue, capacity=capacity, dtypes=component_types, shapes=shapes, **order)


@op(infer=_made, traits=STATEFUL | FALLIBLE, host=HOST, function=None)
def PriorityQueueV2(
    *,
    component_types: tuple[DType, ...] = (),
    shapes: tuple[tuple[int | None, ...] | None, ...] = (),
    capacity: int = -1,
    container: str = "",
    shared_name: str = "",
    state: Any,
) -> Array:
    """The handle of a queue that gives the element of least priority first.

    The priority, an i64, is an element's first component; `component_types` and `shapes` are of those behind it.
    """
    return _queue(state, PriorityQueue, capacity=capacity, dtypes=component_types, shapes=shapes)


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


@op(infer=_enqueued, traits=STATEFUL | FALLIBLE | ASYNC, host=HOST, function=None)
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


@op(infer=_enqueued_batch, traits=STATEFUL | FALLIBLE | ASYNC, host=HOST, function=None)
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
    *,
    component_types: tuple[DType, ...],
    shapes: tuple[tuple[int | None, ...] | None, ...] = (),
    timeout_ms: int = -1,
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


def _listed(types: Types) -> str:
    return f"({', '.join(map(str, types))})"


@op(infer=_dequeued, traits=STATEFUL | FALLIBLE | ASYNC, host=HOST, function=None, attributes=_elements)
def QueueDequeueV2(handle: Array, **elements: Any) -> tuple[Array, ...]:
    """Take an element: its components. Waits while the queue is empty; OUT_OF_RANGE when it is closed and empty."""
    return _checked(handle, elements).dequeue()  # type: ignore[return-value]


def _dequeued_batch(ctx: Infer) -> list[TensorType]:
    _no_timeout(ctx)
    ctx.require(1, (i32,), rank=0)
    if ctx.op.name.startswith("QueueDequeueUpTo"):
        return components(ctx, None)
    count = ctx.sizes(1)
    if count and isinstance(count[0], int) and count[0] < 0:
        ctx.fail(f"DequeueManyOp requested {count[0]} < 0 elements", 1)
    return components(ctx, count[0] if count else None)


@op(infer=_dequeued_batch, traits=STATEFUL | FALLIBLE | ASYNC, host=HOST, function=None, attributes=_elements)
def QueueDequeueManyV2(handle: Array, n: Array, **elements: Any) -> tuple[Array, ...]:
    """Take `n` elements, stacked component by component. Waits for all; OUT_OF_RANGE when closed with fewer left.

    Then those already taken go back into the queue.
    """
    return _checked(handle, elements).dequeue_many(int(n))  # type: ignore[return-value]


@op(infer=_dequeued_batch, traits=STATEFUL | FALLIBLE | ASYNC, host=HOST, function=None, attributes=_elements)
def QueueDequeueUpToV2(handle: Array, n: Array, **elements: Any) -> tuple[Array, ...]:
    """Take `n` elements, stacked, or what is left once the queue is closed; OUT_OF_RANGE when that is nothing."""
    return _checked(handle, elements).dequeue_many(int(n), small=True)  # type: ignore[return-value]


# ---- the rest -----------------------------------------------------------------------------------------------------


def closed(ctx: Infer) -> list[TensorType]:
    """The shape rule of an op that closes what its handle stands for."""
    check_handle(ctx)
    bool_attr(ctx, "cancel_pending_enqueues")
    return []


@op(infer=closed, traits=STATEFUL | FALLIBLE | ASYNC, host=HOST, function=None)
def QueueCloseV2(handle: Array, *, cancel_pending_enqueues: bool = False) -> None:
    """Let nothing more in. Enqueues that wait are still served, or cancelled if `cancel_pending_enqueues` says so."""
    return queue_of(handle).close(cancel_pending_enqueues)  # type: ignore[return-value]


def _asked(ctx: Infer) -> TensorType:
    check_handle(ctx)
    return TensorType(boolean if ctx.op.name.startswith("QueueIsClosed") else i32, ())


@op(infer=_asked, traits=STATEFUL | FALLIBLE, host=HOST, function=None)
def QueueIsClosedV2(handle: Array) -> Array:
    """True once the queue has been closed."""
    return np.array(queue_of(handle).closed)


@op(infer=_asked, traits=STATEFUL | FALLIBLE, host=HOST, function=None)
def QueueSizeV2(handle: Array) -> Array:
    """The number of elements in the queue."""
    return np.array(queue_of(handle).size(), np.int32)


_OPS: tuple[Op, ...] = (
    FIFOQueueV2, PaddingFIFOQueueV2, RandomShuffleQueueV2, PriorityQueueV2, QueueEnqueueV2, QueueEnqueueManyV2,
    QueueDequeueV2, QueueDequeueManyV2, QueueDequeueUpToV2, QueueCloseV2, QueueIsClosedV2, QueueSizeV2,
)  # fmt: skip
for _op in _OPS:
    _op.gradient(None)
    alias(_op.name.removesuffix("V2"), _op)
