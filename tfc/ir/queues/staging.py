"""Staging areas: tuples of tensors kept from one step to a later one (TensorFlow's core/kernels/stage_op.cc)."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Any

from tfc.ir.base.errors import Error
from tfc.ir.queues.attempts import Attempt, Lines, Progress
from tfc.ir.types.types import Array

PUTS, TAKES = 0, 1


class StagingArea(Lines):
    """A FIFO of tuples. A capacity or memory limit (bytes) of zero is none."""

    def __init__(self, capacity: int = 0, memory_limit: int = 0, name: str = "stage") -> None:
        super().__init__(sides=2)
        self.capacity, self.memory_limit, self.name = capacity, memory_limit, name
        self._tuples: deque[tuple[Array, ...]] = deque()
        self._bytes = 0

    def size(self) -> int:
        """The number of tuples."""
        with self.lock:
            return len(self._tuples)

    def put(self, values: Sequence[Array]) -> Any:
        """Add a tuple, once there is room: None, or a future of it. RESOURCE_EXHAUSTED when there can not be."""
        if self.memory_limit and _bytes(values) > self.memory_limit:
            raise Error(
                f"Attempted to insert tensors with combined size of '{_bytes(values)}' bytes into Staging Area with a "
                f"memory limit of '{self.memory_limit}'.",
                "RESOURCE_EXHAUSTED",
            )
        values = tuple(value.copy() for value in values)
        return self.attempt(PUTS, Attempt(self._try_put, values=values, what="Stage"))

    def take(self) -> Any:
        """The tuple that has been there longest, or a future of it."""
        return self.attempt(TAKES, Attempt(self._try_take, what="Unstage"))

    def peek(self, index: int) -> Any:
        """A copy of tuple number `index`, or a future of it."""
        if index < 0:
            raise ValueError(f"index must not be negative, but is {index}")
        return self.attempt(TAKES, Attempt(self._try_peek, requested=index, what="Peek"))

    def clear(self) -> None:
        """Forget all tuples."""
        with self.lock:
            self._tuples.clear()
            self._bytes = 0
        self.flush()

    def discard(self) -> None:
        """Fail all that wait, and forget all tuples."""
        finished: list[Attempt] = []
        with self.lock:
            for line in self.lines:
                self._cancel(line, finished)
            self._tuples.clear()
        for attempt in finished:
            attempt.settle()

    def _try_put(self, attempt: Attempt) -> Progress:
        size = _bytes(attempt.values)
        is_full = self.capacity > 0 and len(self._tuples) >= self.capacity
        if is_full or (self.memory_limit and self._bytes + size > self.memory_limit) or not attempt.commit():
            return Progress.NONE
        self._tuples.append(attempt.values)
        self._bytes += size
        return attempt.complete()

    def _try_take(self, attempt: Attempt) -> Progress:
        if not self._tuples or not attempt.commit():
            return Progress.NONE
        values = self._tuples.popleft()
        self._bytes -= _bytes(values)
        return attempt.complete(values)

    def _try_peek(self, attempt: Attempt) -> Progress:
        if attempt.requested >= len(self._tuples) or not attempt.commit():
            return Progress.NONE
        return attempt.complete(tuple(value.copy() for value in self._tuples[attempt.requested]))


def _bytes(values: Sequence[Array]) -> int:
    return sum(value.nbytes for value in values)
