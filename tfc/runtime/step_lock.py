"""A lock that many steps may share for reading variables and one may hold for writing them.

Writers go first: a training loop is not starved by a stream of inference calls.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager


class StepLock:
    """Shared by readers, exclusive for a writer. Not re-entrant."""

    def __init__(self) -> None:
        self._mutex = threading.Lock()
        self._changed = threading.Condition(self._mutex)
        self._readers = 0
        self._writing = False
        self._waiting_writers = 0

    def start_reading(self) -> None:
        """Wait for writers, then hold the lock together with other readers."""
        with self._mutex:
            while self._writing or self._waiting_writers:
                self._changed.wait()
            self._readers += 1

    def end_reading(self) -> None:
        """Let go of a shared hold."""
        with self._mutex:
            self._readers -= 1
            if not self._readers and self._waiting_writers:
                self._changed.notify_all()

    def start_writing(self) -> None:
        """Wait for everybody, then hold the lock alone."""
        with self._mutex:
            self._waiting_writers += 1
            try:
                while self._writing or self._readers:
                    self._changed.wait()
            finally:
                self._waiting_writers -= 1
            self._writing = True

    def end_writing(self) -> None:
        """Let go of the exclusive hold."""
        with self._mutex:
            self._writing = False
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
    def writing(self) -> Iterator[None]:
        """Hold the lock for writing."""
        self.start_writing()
        try:
            yield
        finally:
            self.end_writing()
