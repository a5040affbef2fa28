"""Queues in the Python API: declared with the types of their components, used by the methods the language has.

    q = tfc.queue("q", "shuffle", ["f32[784]", "i32[]"], capacity=1000, min_after_dequeue=100, seed=7)
    feed = q.enqueue_many(images, labels)
    xs, ys = q.dequeue_many(128)

Enqueue, dequeue and close are nodes: they happen when a step runs them, and wait for other steps where they must.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tfc.frontend.api.builder import parse_type
from tfc.frontend.api.tensor import Tensor, build, unwrap
from tfc.frontend.builder.values import ArgumentError, Operation
from tfc.frontend.functions.queues import KINDS, METHODS, declare
from tfc.frontend.functions.queues import Queue as Declared
from tfc.ir.base.errors import Error
from tfc.ir.types.types import TensorType


class Queue:
    """A queue of the graph being built; make it by `tfc.queue`."""

    def __init__(self, declared: Declared, handle: Tensor) -> None:
        self.name = declared.name
        self.components = declared.components
        self.handle = handle

    def _call(self, method: str, *arguments: Any, name: str | None = None, **options: Any) -> Any:
        things, keywords = [unwrap(each) for each in arguments], {key: unwrap(each) for key, each in options.items()}
        queue = Declared(unwrap(self.handle), self.name, self.components)
        return build(lambda b: METHODS[method].body(b, queue, things, keywords), name)

    def enqueue(self, *components: Any, name: str | None = None) -> Operation:
        """An operation that adds an element. It waits while the queue is full."""
        return self._call("enqueue", *components, name=name)  # type: ignore[no-any-return]

    def enqueue_many(self, *components: Any, name: str | None = None) -> Operation:
        """An operation that adds the rows of a batch as elements. It waits until all are in."""
        return self._call("enqueue_many", *components, name=name)  # type: ignore[no-any-return]

    def dequeue(self, name: str | None = None) -> Any:
        """An element: a tensor, or a tuple of its components. It waits while the queue is empty."""
        return self._call("dequeue", name=name)

    def dequeue_many(self, n: Any, name: str | None = None) -> Any:
        """`n` elements, stacked component by component. It waits for all of them."""
        return self._call("dequeue_many", n, name=name)

    def dequeue_up_to(self, n: Any, name: str | None = None) -> Any:
        """`n` elements, stacked, or those that are left once the queue is closed."""
        return self._call("dequeue_up_to", n, name=name)

    def close(self, cancel_pending_enqueues: bool = False, name: str | None = None) -> Operation:
        """An operation that lets nothing more in."""
        made = self._call("close", cancel_pending_enqueues=cancel_pending_enqueues, name=name)
        return made  # type: ignore[no-any-return]

    def size(self, name: str | None = None) -> Tensor:
        """The number of elements in the queue, an i32 scalar."""
        return self._call("size", name=name)  # type: ignore[no-any-return]

    def is_closed(self, name: str | None = None) -> Tensor:
        """True once the queue has been closed."""
        return self._call("is_closed", name=name)  # type: ignore[no-any-return]

    def runner(self, fill: Any, threads: int = 1, name: str | None = None) -> Operation:
        """Let sessions repeat `fill`, an enqueue or several, while steps run: `Session.start_queue_runners`."""
        return self._call("runner", fill, threads=threads, name=name)  # type: ignore[no-any-return]


def queue(name: str, kind: str, components: Sequence[str | TensorType], **options: Any) -> Queue:
    """A queue of `kind` fifo, shuffle, padding or priority.

    `components` are the types of an element's components (of a priority queue: without the priority). The options are
    those of the language: `capacity`, `shared_name`, for a shuffling one also `min_after_dequeue`, `seed`, `seed2`.
    """
    if kind not in KINDS:
        raise Error(f"there is no kind of queue {kind!r}; kinds are {', '.join(KINDS)}")
    types = [parse_type(each) if isinstance(each, str) else each for each in components]
    if not types and kind != "priority":
        raise ArgumentError(f"the queue {name!r} needs the types of its components", "E0331")
    made: list[Declared] = []

    def action(b: Any) -> Any:
        b.claim(name)
        made.append(declare(b, name, KINDS[kind], ((), options), types))
        return made[0].handle

    handle = build(action)
    return Queue(made[0], handle)
