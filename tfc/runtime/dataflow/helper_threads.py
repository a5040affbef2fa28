"""Threads that help to drive the steps of groups (group.py): made when a step first wants one, kept for the next.

They are daemons that the interpreter ends and joins before it takes their code away. Nobody waits for one to be free:
when all are at work, a new one is made.
"""

from __future__ import annotations

import atexit
import os
import threading
from collections.abc import Callable, Sequence
from queue import SimpleQueue

Work = Callable[[], None]
"""What a thread is to do. It handles its own errors."""

_PATIENCE = 1.0
"""Seconds to wait for a thread at the interpreter's end; one may be in a step that waits for ever."""


class _Driver:
    def __init__(self) -> None:
        self.work: SimpleQueue[tuple[Work, threading.Semaphore] | None] = SimpleQueue()
        self.thread = threading.Thread(target=self._run, name="tfc-driver", daemon=True)
        self.thread.start()

    def _run(self) -> None:
        while (given := self.work.get()) is not None:
            work, done = given
            try:
                work()
            finally:
                del given, work  # an idle thread keeps no step alive
                _idle.append(self)
                done.release()


_idle: list[_Driver] = []
_all: list[_Driver] = []


class Helpers:
    """Threads that do these works, each one, besides the calling thread; `join` waits until all are done."""

    def __init__(self, works: Sequence[Work]) -> None:
        self._count = len(works)
        if works:
            self._done = threading.Semaphore(0)
        for work in works:
            _free_driver().work.put((work, self._done))

    def join(self) -> None:
        """Wait until all are done."""
        for _ in range(self._count):
            self._done.acquire()


def _free_driver() -> _Driver:
    try:
        return _idle.pop()
    except IndexError:
        made = _Driver()
        _all.append(made)
        return made


def _end_all() -> None:
    for driver in _all:
        driver.work.put(None)
    for driver in _all:
        driver.thread.join(_PATIENCE)
    _forget_all()


def _forget_all() -> None:
    """In a forked child the parent's threads are not there."""
    _idle.clear()
    _all.clear()


atexit.register(_end_all)
os.register_at_fork(after_in_child=_forget_all)
