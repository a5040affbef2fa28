"""Mutexes (white paper §4.6; TensorFlow's core/kernels/mutex_ops.cc): locking one gives a value that is the lock.

The lock is released by `Held.release`, or else when the last copy of that value dies: a step that fails or is
cancelled leaves no mutex locked.
"""

from __future__ import annotations

import weakref
from typing import Any

from tfc.ir.base import deferred
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

    @property
    def is_locked(self) -> bool:
        """True while the mutex is held."""
        return self._holder is not None and self._holder() is not None

    def acquire(self) -> Any:
        """A handle of the lock (`Held`), or a future of it."""
        attempt = Attempt(self._try_acquire, what="Lock")
        outcome = self.attempt(0, attempt)
        if attempt.future is not None:
            deferred.start()
        return outcome

    def unlock(self, held: Held) -> None:
        """Release a lock; nothing happens when it is not the one that is held now."""
        with self.lock:
            if self._holder is not None and self._holder() is held:
                self._holder = None
        self.flush()

    def _try_acquire(self, attempt: Attempt) -> Progress:
        if self.is_locked or not attempt.commit():
            return Progress.NONE
        held = Held(self)
        self._holder = weakref.ref(held, self._on_death)
        return attempt.complete(handle_of(held))

    def _on_death(self, _: object) -> None:
        """A value may die anywhere, even where this thread holds the mutex's own lock."""
        if self.lines[0]:
            deferred.defer(self.flush)
