"""Barriers: tuples put together from components that arrive by key (TensorFlow's core/kernels/barrier_ops.cc).

An insert brings one component for several keys. A key whose components are all there is ready, and leaves in the order
in which the keys came first. Taking waits like a priority queue, which the ready tuples are in.
"""

from __future__ import annotations

import threading
from collections.abc import Sequence
from typing import Any

import numpy as np

from tfc.ir.base.errors import Error
from tfc.ir.queues.elements import Sizes
from tfc.ir.queues.queue import PriorityQueue
from tfc.ir.queues.signature import Signature
from tfc.ir.types.types import Array, DType, fits, shape_text, string

FIRST_INDEX = -(2**63)
"""The index of what is inserted first."""


class Barrier:
    """Tuples by key. Safe for any number of threads."""

    def __init__(self, dtypes: Sequence[DType], shapes: Sequence[Sizes | None] = (), name: str = "barrier") -> None:
        self.signature = Signature(tuple(dtypes), tuple(shapes))
        self.name = name
        self.closed = self.cancelled = False
        self._mutex = threading.Lock()
        self._incomplete: dict[Any, tuple[int, list[Array | None]]] = {}
        self._ready = PriorityQueue(-1, (string, *dtypes), ((), *self.signature.each_shape), name=f"{name}_queue")
        self._next = FIRST_INDEX

    def ready_size(self) -> int:
        """The number of keys with all components."""
        return self._ready.size()

    def incomplete_size(self) -> int:
        """The number of keys that lack components."""
        with self._mutex:
            return len(self._incomplete)

    def insert_many(self, keys: Array, values: Array, component: int) -> None:
        """Bring component number `component` for these keys. CANCELLED when it is closed and a key is new."""
        self._check(keys, values, component)
        with self._mutex:
            if self.closed and (self.cancelled or (len(keys) and not self._incomplete)):
                raise Error(
                    f"Barrier {self.name} is closed.  Pending enqueues cancelled: {int(self.cancelled)}.  Number of "
                    f"new insertions: {len(keys)}.  Number of incomplete keys: {len(self._incomplete)}.",
                    "CANCELLED",
                )
            ready = self._insert(keys.tolist(), values, component)
            if ready:
                self._enqueue(ready)
            if self.closed and not self._incomplete:
                self._close_queue(False)

    def _check(self, keys: Array, values: Array, component: int) -> None:
        count = len(self.signature.dtypes)
        if not 0 <= component < count:
            raise ValueError(f"The component ID is out of range {component} > num_components (= {count})")
        if values.ndim == 0 or len(values) != len(keys):
            raise ValueError(f"Shape mismatch: {len(keys)} keys, but the values have shape {shape_text(values.shape)}")
        if values.dtype != self.signature.dtypes[component].numpy:
            raise ValueError(f"component {component} is {self.signature.dtypes[component]}, not {values.dtype}")
        wanted = self.signature.each_shape[component]
        if not fits(values.shape[1:], wanted):
            raise ValueError(
                f"Shape mismatch in tuple component {component}. Expected {shape_text((len(keys), *(wanted or ())))}, "
                f"got {shape_text(values.shape)}"
            )
        if len(keys) and not values.size:
            raise ValueError(
                f"Tensors with no elements are not supported {self.name}: received shape {shape_text(values.shape)}"
            )

    def _insert(self, keys: list[Any], values: Array, component: int) -> list[tuple[int, Any, list[Any]]]:
        """The tuples that are complete now: index, key and components."""
        ready, is_new = [], False
        for i, key in enumerate(keys):
            if key not in self._incomplete:
                self._refuse_when_closed(key, i)
                self._incomplete[key] = (self._next, [None] * len(self.signature.dtypes))
                is_new = True
            index, parts = self._incomplete[key]
            if parts[component] is not None:
                raise ValueError(
                    f"Key {_text(key)} already has a value for component {component} in barrier {self.name}"
                )
            parts[component] = values[i : i + 1].reshape(values.shape[1:]).copy()
            if all(part is not None for part in parts):
                del self._incomplete[key]
                ready.append((index, key, parts))
        self._next += is_new
        return ready

    def _refuse_when_closed(self, key: Any, position: int) -> None:
        if self.closed:
            raise Error(
                f"Barrier {self.name} is closed, but attempted to insert a brand new key: {_text(key)}.  Pending "
                f"enqueues cancelled: {int(self.cancelled)}.  Insertion index: {position}.  Number of incomplete keys: "
                f"{len(self._incomplete)}.",
                "CANCELLED",
            )

    def _enqueue(self, ready: list[tuple[int, Any, list[Any]]]) -> None:
        keys = np.empty(len(ready), object)
        keys[:] = [key for _, key, _ in ready]
        indices = np.array([index for index, _, _ in ready], np.int64)
        self._ready.enqueue_many([indices, keys, *map(np.stack, zip(*(parts for _, _, parts in ready), strict=True))])

    def take_many(self, count: int, small: bool = False) -> Any:
        """`count` complete tuples: indices, keys and components, stacked; or a future of them.

        OUT_OF_RANGE when it is closed and so many can not come. `small` makes do with fewer then.
        """
        with self._mutex:
            if self.closed:
                available = self._ready.size()
                if small:
                    count = min(count, available)
                else:
                    available += len(self._incomplete)
                if available < max(count, 1):
                    raise Error(
                        f"Barrier '{self.name}' is closed and has insufficient elements (requested {count}, "
                        f"total size {available})",
                        "OUT_OF_RANGE",
                    )
        return self._ready.dequeue_many(count, small)

    def close(self, cancel_pending_enqueues: bool = False) -> None:
        """Let no new keys in; drop incomplete ones too if asked. CANCELLED when it is closed."""
        with self._mutex:
            if self.closed and (self.cancelled or not cancel_pending_enqueues):
                raise Error(f"Barrier '{self.name}' is already closed.", "CANCELLED")
            self.closed, self.cancelled = True, cancel_pending_enqueues
            if cancel_pending_enqueues:
                self._incomplete.clear()
            if not self._incomplete:
                self._close_queue(cancel_pending_enqueues)

    def _close_queue(self, cancel: bool) -> None:
        if cancel or not self._ready.closed:
            self._ready.close(cancel)

    def discard(self) -> None:
        """Fail all that wait."""
        self._ready.discard()


def _text(key: Any) -> str:
    return key.decode("utf-8", "replace") if isinstance(key, bytes) else str(key)
