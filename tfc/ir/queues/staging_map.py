"""Staging areas with keys: a step puts a tuple of tensors under a number, a later one takes it (TensorFlow's
core/kernels/map_stage_op.cc).

A tuple may come in parts: it is incomplete until all its tensors are there, and may leave in parts, too.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any

import numpy as np

from tfc.ir.queues.attempts import Attempt, Progress
from tfc.ir.queues.staging import PUTS, TAKES, Staging, n_bytes
from tfc.ir.types.types import Array, DType

Parts = list[Array | None]
"""The tensors of a tuple; None for those that have not come yet, or have left."""


class StagingMap(Staging):
    """Tuples by key. At most `capacity` complete ones, and `memory_limit` bytes in all; zero is no limit.

    What may have to wait gives its result or a future of it. Everybody waits for a key of his own, so all that stand in
    a line are tried. Indices say which tensors of the tuple are meant.
    """

    def size(self) -> int:
        """The number of complete tuples."""
        with self.lock:
            return len(self._complete)

    def incomplete_size(self) -> int:
        """The number of tuples of which some tensors have not come yet."""
        with self.lock:
            return len(self._incomplete)

    def put(self, key: int, indices: Sequence[int], values: Sequence[Array], dtypes: Sequence[DType]) -> Any:
        """Add tensors of a tuple of these types under a key, once there is room. RESOURCE_EXHAUSTED when there can not
        be. A complete tuple that is there stays.
        """
        _check_order(indices)
        if len(indices) != len(values):
            raise ValueError(f"{len(indices)} indices for {len(values)} tensors")
        for index, value in zip(indices, values, strict=True):
            _check_bound(index, key, len(dtypes))
            if value.dtype != dtypes[index].numpy:
                raise ValueError(f"tensor {index} of the tuple is {dtypes[index]}, not {value.dtype}")

        def run(attempt: Attempt) -> Progress:
            return self._try_put(attempt, key, indices, len(dtypes))

        return self.attempt(PUTS, Attempt(run, values=self._copied(values), what="MapStage"))

    def take(self, key: int, indices: Sequence[int]) -> Any:
        """Remove and return the chosen tensors of the tuple under a key, once it is complete; the key leaves with the
        last one.
        """
        return self._begin(lambda: key if key in self._complete else None, indices, "MapUnstage", self._leave)

    def peek(self, key: int, indices: Sequence[int]) -> Any:
        """Copies of them, which stay."""

        def copies(key: int, indices: Sequence[int]) -> tuple[Array, ...]:
            return tuple(value.copy() for value in self._tensors(key, indices))

        return self._begin(lambda: key if key in self._complete else None, indices, "MapPeek", copies)

    def take_least(self, indices: Sequence[int]) -> Any:
        """The smallest key as a tensor, and the tensors that `take` gives for it, once any tuple is complete."""

        def leave(key: int, indices: Sequence[int]) -> tuple[Array, ...]:
            return np.array(key, np.int64), *self._leave(key, indices)

        return self._begin(lambda: min(self._complete, default=None), indices, "MapUnstageNoKey", leave)

    def _empty(self) -> None:
        super()._empty()
        self._complete: dict[int, Parts] = {}
        self._incomplete: dict[int, Parts] = {}

    def _serve(self, line: deque[Attempt], finished: list[Attempt]) -> bool:
        progress = False
        for attempt in list(line):
            if attempt.is_withdrawn:
                line.remove(attempt)
            elif attempt.run(attempt) is Progress.COMPLETE:
                line.remove(attempt)
                finished.append(attempt)
                progress = True
        return progress

    def _try_put(self, attempt: Attempt, key: int, indices: Sequence[int], width: int) -> Progress:
        size, whole = n_bytes(attempt.values), len(indices) == width
        is_full = whole and self.capacity > 0 and len(self._complete) >= self.capacity
        if is_full or (self.memory_limit and self._bytes + size > self.memory_limit):
            return Progress.NONE
        parts = self._incomplete.get(key)
        present = next((i for i in indices if parts is not None and parts[i] is not None), None)
        if not whole and present is not None:
            message = f"The tensor for index '{present}' for key '{key}' was already initialized '{width}'."
            return attempt.fail(message, "INVALID_ARGUMENT")
        if not attempt.commit():
            return Progress.NONE
        if whole:
            self._enter(key, list(attempt.values))
            return attempt.complete()
        parts = self._incomplete.setdefault(key, [None] * width)
        for index, value in zip(indices, attempt.values, strict=True):
            parts[index] = value
        self._bytes += size
        if all(part is not None for part in parts):
            del self._incomplete[key]
            self._bytes -= n_bytes(parts)
            self._enter(key, parts)
        return attempt.complete()

    def _enter(self, key: int, parts: Parts) -> None:
        if key not in self._complete:
            self._complete[key] = parts
            self._bytes += n_bytes(parts)

    def _begin(
        self,
        find: Callable[[], int | None],
        indices: Sequence[int],
        what: str,
        give: Callable[[int, Sequence[int]], object],
    ) -> Any:
        """Wait until `find` finds a key, then `give` its tensors."""
        _check_order(indices)

        def run(attempt: Attempt) -> Progress:
            key = find()
            if key is None:
                return Progress.NONE
            try:
                self._tensors(key, indices)
            except ValueError as problem:
                return attempt.fail(str(problem), "INVALID_ARGUMENT")
            return attempt.complete(give(key, indices)) if attempt.commit() else Progress.NONE

        return self.attempt(TAKES, Attempt(run, what=what))

    def _tensors(self, key: int, indices: Sequence[int]) -> tuple[Array, ...]:
        parts, found = self._complete[key], []
        for index in indices:
            _check_bound(index, key, len(parts))
            value = parts[index]
            if value is None:
                raise ValueError(f"Tensor at index '{index}' for key '{key}' has already been removed.")
            found.append(value)
        return tuple(found)

    def _leave(self, key: int, indices: Sequence[int]) -> tuple[Array, ...]:
        found, parts = self._tensors(key, indices), self._complete[key]
        for index in indices:
            parts[index] = None
        if all(part is None for part in parts):
            del self._complete[key]
        self._bytes -= n_bytes(found)
        return found


def _check_order(indices: Sequence[int]) -> None:
    if any(a >= b for a, b in pairwise(indices)):
        raise ValueError("Indices are not strictly ordered")


def _check_bound(index: int, key: int, width: int) -> None:
    if not 0 <= index < width:
        raise ValueError(f"Index '{index}' for key '{key}' was out of bounds '{width}'.")
