"""A lock that many steps may share for reading variables and one may hold for writing them.

Writers go first: a training loop is not starved by a stream of inference calls.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

from tfc.ir.errors import Error


class StepLock:
    """Shared by readers, exclusive for a writer. Not re-entrant.

    Who holds `mutex` sees the three counts stand still: a step of microseconds may run inside of it when they allow.
    """

    def __init__(self) -> None:
        self.mutex = threading.Lock()
        self._changed = threading.Condition(self.mutex)
        self.readers = 0
        self.writing = False
        self.waiting_writers = 0

    def start_reading(self, deadline: float | None = None) -> None:
        """Wait for writers, then hold the lock together with other readers.

        DEADLINE_EXCEEDED when they are not done by `deadline`, of time.monotonic.
        """
        with self.mutex:
            while self.writing or self.waiting_writers:
                self._wait(deadline)
            self.readers += 1

    def end_reading(self) -> None:
        """Let go of a shared hold."""
        with self.mutex:
            self.readers -= 1
            if not self.readers and self.waiting_writers:
                self._changed.notify_all()

    def start_writing(self, deadline: float | None = None) -> None:
        """Wait for everybody, then hold the lock alone. DEADLINE_EXCEEDED as for `start_reading`."""
        with self.mutex:
            self.waiting_writers += 1
            try:
                while self.writing or self.readers:
                    self._wait(deadline)
            except BaseException:
                self._changed.notify_all()  # readers may have stood back for this writer
                raise
            finally:
                self.waiting_writers -= 1
            self.writing = True

    def _wait(self, deadline: float | None) -> None:
        if not self._changed.wait(None if deadline is None else max(0.0, deadline - time.monotonic())):
            message = "Timed out waiting for notification: another step holds the variables"
            raise Error(message, "DEADLINE_EXCEEDED")

    def end_writing(self) -> None:
        """Let go of the exclusive hold."""
        with self.mutex:
            self.writing = False
            self._changed.notify_all()

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
