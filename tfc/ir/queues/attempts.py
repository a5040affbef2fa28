"""Attempts at a shared resource, served first come first served on each side (TensorFlow's queue_base.cc).

A resource has sides, such as enqueue and dequeue. An attempt stands in line at one of them; whenever something changed,
`flush` serves the lines in turn until none makes progress. Only the first of a line is tried, so none is overtaken.
An attempt that is through at once costs no future. One that must wait gets a future, which may be cancelled while the
attempt has not been committed; what a cancelled attempt had taken goes back.
"""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from enum import Enum
from typing import TYPE_CHECKING, Any

from tfc.ir.base.errors import Error
from tfc.ir.types.types import Array

if TYPE_CHECKING:
    from concurrent.futures import Future

    from tfc.ir.queues.elements import Places


class Progress(Enum):
    """The outcome of trying an attempt."""

    NONE = 0
    SOME = 1
    COMPLETE = 2


@dataclass(slots=True, eq=False)
class Attempt:
    """Something that a step wants of a resource. `run` is called under the resource's lock.

    It may be called often, takes what it can get, and calls `commit` before its last part: False means that the step
    has withdrawn. `undo` gives back what a withdrawn attempt took.
    """

    run: Callable[[Attempt], Progress]
    requested: int = 0
    """Elements still to come."""
    small: bool = False
    """Fewer will do once the queue is closed."""
    values: tuple[Array, ...] = ()
    held: list[Places] = field(default_factory=list)
    """The places of elements taken so far."""
    undo: Callable[[Attempt], None] | None = None
    what: str = ""
    """The name of the attempt in the message of its cancellation."""
    future: Future[Any] | None = None
    result: Any = None
    error: Error | None = None

    @property
    def is_withdrawn(self) -> bool:
        """True when the step has cancelled the future."""
        return self.future is not None and self.future.cancelled()

    def commit(self) -> bool:
        """From here on the attempt can not be withdrawn; False when it has been."""
        return self.future is None or self.future.set_running_or_notify_cancel()

    def complete(self, result: Any = None) -> Progress:
        """Note the result of a committed attempt."""
        self.result = result
        return Progress.COMPLETE

    def fail(self, message: str, code: str) -> Progress:
        """Commit to an error, unless the attempt was withdrawn."""
        if not self.commit():
            return Progress.NONE
        self.error = Error(message, code)
        return Progress.COMPLETE

    def settle(self) -> None:
        """Complete the attempt's future."""
        if self.future is None:
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)


class Lines:
    """A resource with lines of attempts; `lock` guards all its state."""

    def __init__(self, sides: int) -> None:
        self.lock = threading.Lock()
        self.lines: tuple[deque[Attempt], ...] = tuple(deque() for _ in range(sides))

    def attempt(self, side: int, attempt: Attempt) -> Any:
        """Queue an attempt: the result when it succeeds at once, else a future of it. Raises what it fails with."""
        finished: list[Attempt] = []
        with self.lock:
            self.lines[side].append(attempt)
            self._flush(finished)
            if not any(each is attempt for each in finished):
                from concurrent.futures import Future

                attempt.future = Future()
        settle(finished)
        if attempt.future is not None:
            attempt.future.add_done_callback(self._on_done)
            return attempt.future
        if attempt.error is not None:
            raise attempt.error
        return attempt.result

    def flush(self) -> None:
        """Serve all lines as far as possible."""
        finished: list[Attempt] = []
        with self.lock:
            self._flush(finished)
        settle(finished)

    def discard(self) -> None:
        """Fail all that wait: the resource can not be found again."""
        finished: list[Attempt] = []
        with self.lock:
            for line in self.lines:
                self._cancel(line, finished)
            self._empty()
        settle(finished)

    def _empty(self) -> None:
        """Drop what the resource holds. Under the lock."""

    def _on_done(self, future: Future[Any]) -> None:
        if future.cancelled():
            self.flush()

    def _flush(self, finished: list[Attempt]) -> None:
        while any([self._serve(line, finished) for line in self.lines]):
            pass

    def _serve(self, line: deque[Attempt], finished: list[Attempt]) -> bool:
        """Try one line from the front; True when anything changed."""
        progress = False
        while line:
            attempt = line[0]
            if not attempt.is_withdrawn:
                came = attempt.run(attempt)
                if came is Progress.SOME:
                    return True
                if came is Progress.NONE and not attempt.is_withdrawn:
                    return progress
                if came is Progress.COMPLETE:
                    finished.append(line.popleft())
                    progress = True
                    continue
            line.popleft()
            progress = True
            if attempt.undo is not None:
                attempt.undo(attempt)
        return progress

    def _cancel(self, line: deque[Attempt], finished: list[Attempt]) -> None:
        """Fail all attempts in a line. Under the lock."""
        for attempt in line:
            if attempt.fail(f"{attempt.what} operation was cancelled", "CANCELLED") is Progress.COMPLETE:
                finished.append(attempt)
            elif attempt.undo is not None:
                attempt.undo(attempt)
        line.clear()


def settle(finished: Iterable[Attempt]) -> None:
    """Complete the futures of finished attempts. Never under a lock: the futures' callbacks may do anything."""
    for attempt in finished:
        attempt.settle()
