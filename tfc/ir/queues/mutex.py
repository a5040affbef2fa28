"""Mutexes (white paper §4.6; TensorFlow's core/kernels/mutex_ops.cc): whoever locks one gets a value that is the lock.

The lock is released by `Held.release`, or else when the last copy of that value dies: a step that fails, or that nobody
lets go on, leaves no mutex locked.
"""

from __future__ import annotations

import weakref
from typing import Any

from tfc.ir.queues.attempts import Attempt, Lines, Progress
from tfc.ir.reference.tensor_array import handle_of


class Held:
    """A mutex while it is locked."""

    def __init__(self, mutex: Mutex) -> None:
        self.mutex = mutex

    def release(self) -> None:
        """Unlock the mutex, if this lock of it has not been released before."""
        self.mutex.unlock(self)


class Mutex(Lines):
    """A mutex; locks are given in the order in which they are asked for."""

    def __init__(self, name: str = "mutex") -> None:
        super().__init__(sides=1)
        self.name = name
        self._holder: weakref.ref[Held] | None = None
        self._dropped = False
        """A lock has died, and nobody has looked since whom to give the mutex to."""

    @property
    def is_locked(self) -> bool:
        """True while somebody holds the mutex."""
        return self._holder is not None and self._holder() is not None

    def acquire(self) -> Any:
        """A handle of the lock (`Held`), or a future of it."""
        outcome = self.attempt(0, Attempt(self._try_acquire, what="Lock"))
        self._look_again()
        return outcome

    def unlock(self, held: Held) -> None:
        """Release a lock; nothing happens when it is not the one that is held now."""
        with self.lock:
            if self._holder is not None and self._holder() is held:
                self._holder = None
        self.flush()

    def flush(self) -> None:
        """Give the mutex to the next one in line, if it is free."""
        super().flush()
        self._look_again()

    def discard(self) -> None:
        """Fail all that wait for the mutex."""
        finished: list[Attempt] = []
        with self.lock:
            self._cancel(self.lines[0], finished)
        for attempt in finished:
            attempt.settle()

    def _try_acquire(self, attempt: Attempt) -> Progress:
        if self.is_locked or not attempt.commit():
            return Progress.NONE
        held = Held(self)
        self._holder = weakref.ref(held, self._on_death)
        return attempt.complete(handle_of(held))

    def _on_death(self, _: object) -> None:
        """A value may die anywhere, even where this thread works on the mutex: that looks again when it is done."""
        self._dropped = True
        self._look_again()

    def _look_again(self) -> None:
        while self._dropped and self.lock.acquire(blocking=False):
            finished: list[Attempt] = []
            try:
                self._dropped = False
                self._flush(finished)
            finally:
                self.lock.release()
            for attempt in finished:
                attempt.settle()
