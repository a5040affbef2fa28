"""Queues of the language and the Python API: their declarations, and their methods.

    queue q = shuffle(capacity=1000, min_after_dequeue=100, seed=7) of (f32[784], i32[])
    xs, ys = q.dequeue_many(128)

A queue knows the types of its components, so what enters it is checked while building and what leaves it has a type.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tfc.frontend.builder.graph_builder import GraphBuilder
from tfc.frontend.builder.values import ArgumentError, Handled, LanguageValue, Method, Operation, Outputs
from tfc.frontend.functions.kinds import After, Index, may_be
from tfc.frontend.functions.operands import as_tensor
from tfc.frontend.functions.randomness import seeds
from tfc.frontend.functions.registry import Function, declared
from tfc.ir.base.record import record, replace
from tfc.ir.graph.graph import Value
from tfc.ir.types.dims import Dim
from tfc.ir.types.types import TensorType, i64

Attributes = dict[str, Any]


# ---- kinds --------------------------------------------------------------------------------------------------------


def fifo(b: GraphBuilder, capacity: int = -1, shared_name: str = "") -> tuple[str, Attributes]:
    """First in, first out. At most `capacity` elements, any number when it is negative."""
    return "FIFOQueueV2", {"capacity": capacity, "shared_name": shared_name}


def shuffle(
    b: GraphBuilder,
    capacity: int = -1,
    min_after_dequeue: int = 0,
    seed: int | None = None,
    seed2: int | None = None,
    shared_name: str = "",
) -> tuple[str, Attributes]:
    """Elements leave in random order; `min_after_dequeue` of them stay in to choose from until the queue is closed."""
    first, second = seeds(b, seed, seed2)
    limits = {"capacity": capacity, "min_after_dequeue": min_after_dequeue}
    return "RandomShuffleQueueV2", {**limits, "seed": first, "seed2": second, "shared_name": shared_name}


def padding(b: GraphBuilder, capacity: int = -1, shared_name: str = "") -> tuple[str, Attributes]:
    """First in, first out; sizes written `?` may differ, and a batch is padded with zeros to the largest."""
    return "PaddingFIFOQueueV2", {"capacity": capacity, "shared_name": shared_name}


def priority(b: GraphBuilder, capacity: int = -1, shared_name: str = "") -> tuple[str, Attributes]:
    """The element of least priority leaves first. Elements have an `i64[]` in front of what `of` lists."""
    return "PriorityQueueV2", {"capacity": capacity, "shared_name": shared_name}


KINDS: Mapping[str, Function] = {
    body.__name__: declared(body, body.__name__) for body in (fifo, shuffle, padding, priority)
}
"""The kinds of queues by the names they have in declarations."""


@record(frozen=True)
class Queue(Handled):
    """A queue: its handle and the types of an element's components."""

    name: str
    components: tuple[TensorType, ...]

    def __str__(self) -> str:
        return f"the queue `{self.name}`"

    @property
    def methods(self) -> Mapping[str, Method]:
        """The methods of a queue."""
        return METHODS


def _types(components: Sequence[TensorType]) -> Attributes:
    """The types of components as the attributes that ops on queues have."""
    dtypes, shapes = tuple(kind.dtype for kind in components), tuple(kind.shape for kind in components)
    return {"component_types": dtypes, "shapes": shapes}


def declare(
    b: GraphBuilder,
    name: str,
    kind: Function,
    options: tuple[Sequence[LanguageValue], Mapping[str, LanguageValue]],
    components: Sequence[TensorType],
) -> Queue:
    """A queue called `name`; `options` are the positional and named arguments of its kind."""
    for number, component in enumerate(components):
        if component.shape is not None and any(isinstance(d, Dim) for d in component.shape):
            raise ArgumentError(
                f"the sizes in a queue must be numbers or `?`, but this is {component}", "E0207", number
            )
        if kind.name == "padding" and component.shape is None:
            raise ArgumentError("a padding queue must know the rank of every component", "E0331", number)
    op, attrs = kind(b, *options).values
    handle = b.emit(op, name=name, **_types(components), **attrs)
    first = (TensorType(i64, ()),) if kind.name == "priority" else ()
    return Queue(handle, name, (*first, *components))


# ---- methods ------------------------------------------------------------------------------------------------------


def _enqueued(b: GraphBuilder, queue: Queue, given: Sequence[LanguageValue], batch: bool) -> list[Value]:
    """The components of an element, or of a batch of them, as tensors of the queue's types."""
    if len(given) != len(queue.components):
        wants = ", ".join(map(str, queue.components))
        count = f"{len(given)} {'was' if len(given) == 1 else 'were'} given"
        raise ArgumentError(
            f"an element of `{queue.name}` has {len(queue.components)} components, but {count}", "E0331",
            len(queue.components) if len(given) > len(queue.components) else None, f"they are {wants}",
        )  # fmt: skip
    values = []
    for number, (thing, wanted) in enumerate(zip(given, queue.components, strict=True)):
        shape = wanted.shape if not batch or wanted.shape is None else (None, *wanted.shape)
        values.append(_fitting(b, queue, number, thing, TensorType(wanted.dtype, shape)))
    return values


def _fitting(b: GraphBuilder, queue: Queue, number: int, thing: LanguageValue, wanted: TensorType) -> Value:
    try:
        value = as_tensor(b, thing, wanted.dtype)
    except ArgumentError as error:
        error.argument = number
        raise
    given = b.type(value).value()
    if not may_be(given, wanted):
        raise ArgumentError(f"component {number} of `{queue.name}` is {wanted}, but this is {given}", "E0331", number)
    return value


def _adds(op: str, batch: bool) -> Method:
    def run(
        b: GraphBuilder, queue: Queue, given: Sequence[LanguageValue], keywords: Mapping[str, LanguageValue]
    ) -> LanguageValue:
        for name in keywords:
            raise ArgumentError("the components of an element have no names", "E0303", name)
        return Operation(b.node(op, queue.handle, *_enqueued(b, queue, given, batch)).name)

    return Method(run)


@record(frozen=True)
class Use:
    """A queue, where it is used."""

    builder: GraphBuilder
    queue: Queue

    def take(self, op: str, *operands: Value) -> LanguageValue:
        """The result of a dequeue: one tensor, or several outputs."""
        queue = self.queue
        values = self.builder.emit_many(op, queue.handle, *operands, **_types(queue.components))
        return values[0] if len(values) == 1 else Outputs(tuple(values))


def _method(body: Callable[..., LanguageValue]) -> Method:
    """A method with named parameters, from a function of its use and of them."""
    shape = declared(body, body.__name__)

    def run(
        b: GraphBuilder, queue: Queue, given: Sequence[LanguageValue], keywords: Mapping[str, LanguageValue]
    ) -> LanguageValue:
        use = Use(b, queue)
        return replace(shape, body=lambda _, *converted: body(use, *converted))(b, given, keywords)

    return Method(run, tuple(parameter.name for parameter in shape.parameters))


def dequeue(use: Use) -> LanguageValue:
    """An element."""
    return use.take("QueueDequeueV2")


def dequeue_many(use: Use, n: Index) -> LanguageValue:
    """`n` elements, stacked."""
    return use.take("QueueDequeueManyV2", n)


def dequeue_up_to(use: Use, n: Index) -> LanguageValue:
    """`n` elements, stacked, or fewer once the queue is closed."""
    return use.take("QueueDequeueUpToV2", n)


def close(use: Use, cancel_pending_enqueues: bool = False) -> LanguageValue:
    """Let nothing more in."""
    node = use.builder.node("QueueCloseV2", use.queue.handle, cancel_pending_enqueues=cancel_pending_enqueues)
    return Operation(node.name)


def size(use: Use) -> LanguageValue:
    """The number of elements in the queue, an i32."""
    return use.builder.emit("QueueSizeV2", use.queue.handle)


def is_closed(use: Use) -> LanguageValue:
    """True once the queue has been closed."""
    return use.builder.emit("QueueIsClosedV2", use.queue.handle)


def runner(use: Use, fill: After, threads: int = 1) -> LanguageValue:
    """Let sessions repeat `fill`, an enqueue or several, in `threads` threads each, while their queue runners run."""
    return Operation(use.builder.node("QueueRunner", use.queue.handle, control=fill, threads=threads).name)


METHODS: Mapping[str, Method] = {
    "enqueue": _adds("QueueEnqueueV2", batch=False),
    "enqueue_many": _adds("QueueEnqueueManyV2", batch=True),
    **{body.__name__: _method(body) for body in (dequeue, dequeue_many, dequeue_up_to, close, size, is_closed, runner)},
}
"""The methods of a queue, by name."""
