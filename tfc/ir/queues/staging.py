"""Staging areas: tuples of tensors kept from one step to a later one (TensorFlow's core/kernels/stage_op.cc)."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Any

from tfc.ir.base.errors import Error
from tfc.ir.queues.attempts import Attempt, Lines, Progress
from tfc.ir.types.types import Array

PUTS, TAKES = 0, 1


class Staging(Lines):
    """The base of staging areas. A capacity or memory limit (bytes) of zero is none."""

    def __init__(self, capacity: int = 0, memory_limit: int = 0, name: str = "stage") -> None:
        super().__init__(sides=2)
        self.capacity, self.memory_limit, self.name = capacity, memory_limit, name
        self._empty()

    def _empty(self) -> None:
        self._bytes = 0

    def clear(self) -> None:
        """Forget all tuples."""
        with self.lock:
            self._empty()
        self.flush()

    def _copied(self, values: Sequence[Array]) -> tuple[Array, ...]:
        """Copies of tensors; RESOURCE_EXHAUSTED when there can not be room for them."""
        if self.memory_limit and n_bytes(values) > self.memory_limit:
            raise Error(
                f"Attempted to insert tensors with combined size of '{n_bytes(values)}' bytes into Staging Area with a "
                f"memory limit of '{self.memory_limit}'.",
                "RESOURCE_EXHAUSTED",
            )
        return tuple(value.copy() for value in values)


class StagingArea(Staging):
    """A FIFO of tuples."""

    def size(self) -> int:
        """The number of tuples."""
        with self.lock:
            return len(self._tuples)

    def put(self, values: Sequence[Array]) -> Any:
        """Add a tuple, once there is room: None, or a future of it. RESOURCE_EXHAUSTED when there can not be."""
        return self.attempt(PUTS, Attempt(self._try_put, values=self._copied(values), what="Stage"))

    def take(self) -> Any:
        """The tuple that has been there longest, or a future of it."""
        return self.attempt(TAKES, Attempt(self._try_take, what="Unstage"))

    def peek(self, index: int) -> Any:
        """A copy of tuple number `index`, or a future of it."""
        if index < 0:
            raise ValueError(f"index must not be negative, but is {index}")
        return self.attempt(TAKES, Attempt(self._try_peek, requested=index, what="Peek"))

    def _empty(self) -> None:
        super()._empty()
        self._tuples: deque[tuple[Array, ...]] = deque()

    def _try_put(self, attempt: Attempt) -> Progress:
        size = n_bytes(attempt.values)
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
        self._bytes -= n_bytes(values)
        return attempt.complete(values)

    def _try_peek(self, attempt: Attempt) -> Progress:
        if attempt.requested >= len(self._tuples) or not attempt.commit():
            return Progress.NONE
        return attempt.complete(tuple(value.copy() for value in self._tuples[attempt.requested]))


def n_bytes(values: Sequence[Array | None]) -> int:
    """The memory that tensors take."""
    return sum(value.nbytes for value in values if value is not None)
