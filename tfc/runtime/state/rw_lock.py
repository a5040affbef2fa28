"""A lock that many steps may share for reading variables and one may hold for writing them.

Writers go first: a training loop is not starved by a stream of inference calls.
"""

from __future__ import annotations

import time
from _thread import LockType, allocate_lock
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from tfc.ir.base.errors import Error
from tfc.runtime.native.records import StepLockRecord


class ReadWriteLock:
    """A lock shared by readers and exclusive for a writer. Not re-entrant.

    Who holds `mutex` sees the three counts stand still: a step of microseconds may run inside of it when they allow.
    """

    def __init__(self) -> None:
        self.mutex = allocate_lock()
        self._waiting: list[LockType] = []
        self.counts = StepLockRecord()

    @property
    def writing(self) -> bool:
        """True while a thread holds it for writing."""
        return bool(self.counts.writing)

    def start_reading(self, deadline: float | None = None) -> None:
        """Wait for writers, then hold the lock together with other readers.

        DEADLINE_EXCEEDED when they are not done by `deadline`, of time.monotonic.
        """
        with self.mutex:
            while self.counts.writing or self.counts.waiting_writers:
                self._wait(deadline)
            self.counts.readers += 1

    def end_reading(self) -> None:
        """Release a shared hold."""
        with self.mutex:
            self.counts.readers -= 1
            if not self.counts.readers and self.counts.waiting_writers:
                self._notify()

    def start_writing(self, deadline: float | None = None) -> None:
        """Wait for all other holders, then hold the lock alone. DEADLINE_EXCEEDED as for `start_reading`."""
        with self.mutex:
            self.counts.waiting_writers += 1
            try:
                while self.counts.writing or self.counts.readers:
                    self._wait(deadline)
            except BaseException:
                self._notify()  # readers may have stood back for this writer
                raise
            finally:
                self.counts.waiting_writers -= 1
            self.counts.writing = True

    def _wait(self, deadline: float | None) -> None:
        """Release the mutex until the counts changed: threading.Condition without importing that module."""
        mine = allocate_lock()
        mine.acquire()
        self._waiting.append(mine)
        self.mutex.release()
        try:
            is_changed = mine.acquire(timeout=-1 if deadline is None else max(0.0, deadline - time.monotonic()))
        finally:
            self.mutex.acquire()
            if mine in self._waiting:
                self._waiting.remove(mine)
        if not is_changed:
            message = "Timed out waiting for notification: another step holds the variables"
            raise Error(message, "DEADLINE_EXCEEDED")

    def _notify(self) -> None:
        """Wake all that wait; the mutex is held."""
        for waiting in self._waiting:
            waiting.release()
        self._waiting.clear()

    def end_writing(self) -> None:
        """Release the exclusive hold."""
        with self.mutex:
            self.counts.writing = False
            self._notify()

    def ends_of(self, writes: bool) -> tuple[Callable[..., None], Callable[[], None]]:
        """The functions that begin and end a hold."""
        return (self.start_writing, self.end_writing) if writes else (self.start_reading, self.end_reading)

    @contextmanager
    def reading(self) -> Iterator[None]:
        """Hold the lock for reading."""
        self.start_reading()
        try:
            yield
        finally:
            self.end_reading()

    @contextmanager
    def writing_alone(self) -> Iterator[None]:
        """Hold the lock for writing."""
        self.start_writing()
        try:
            yield
        finally:
            self.end_writing()
