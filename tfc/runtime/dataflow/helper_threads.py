"""The helper threads that drive the steps of groups (group.py), and the choice of their number.

Threads are made when a step first wants one and kept for the next. They are daemons that the interpreter ends and joins
before it takes their code away. Nobody waits for one to be free: when all are at work, a new one is made.

A step is driven by one thread while steps are short, and long ones by as many as turned out to be quicker. Handing an
executor to another thread costs some microseconds. Whether that pays depends on whether devices work at the same time
or wait for each other, which only running shows: so long steps are driven in both ways now and then.
"""

from __future__ import annotations

import atexit
import os
import threading
import time
from collections.abc import Callable, Sequence
from queue import SimpleQueue

Work = Callable[[], object]
"""The work of a thread. It handles its own errors."""

_PATIENCE = 1.0
"""Seconds to wait for a thread at the interpreter's end; one may be in a step that waits for ever."""

LONG = 3e-4
"""Steps of more seconds than this are worth a trial with more threads."""
TRIAL = 64
"""One step in so many is driven in the way that was slower."""

KEPT = 0.7
"""The weight of earlier measurements beside a new one."""


class ThreadTuner:
    """The number of threads that drive a group of `executors`. Time in which all of a step waits does not count."""

    def __init__(self, executors: int) -> None:
        self._most = min(executors, len(os.sched_getaffinity(0)))
        self._seconds: dict[int, float] = {}
        self._steps = 0
        self._threads = 1
        self._began = self._paused = 0.0

    @property
    def threads(self) -> int:
        """The number of threads for the next step."""
        alone = self._seconds.get(1)
        if self._most == 1 or alone is None or alone < LONG:
            return 1
        helped = self._seconds.get(self._most)
        if helped is None:
            return self._most
        best = self._most if helped < alone else 1
        return best if self._steps % TRIAL else 1 + self._most - best

    def begin(self, threads: int) -> None:
        """Start timing a step."""
        self._threads, self._began = threads, time.perf_counter()

    def pause(self) -> None:
        """Stop the clock: all of the step waits."""
        self._paused = time.perf_counter()

    def go_on(self) -> None:
        """Restart the clock."""
        self._began += time.perf_counter() - self._paused

    def end(self) -> None:
        """End a step that has succeeded."""
        self._steps += 1
        seconds = time.perf_counter() - self._began
        self._seconds[self._threads] = seconds + KEPT * (self._seconds.get(self._threads, seconds) - seconds)


class _HelperThread:
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


_idle: list[_HelperThread] = []
_all: list[_HelperThread] = []


class HelperThreads:
    """Threads that run these functions, one each, besides the calling thread; `join` waits until all are done."""

    def __init__(self, works: Sequence[Work]) -> None:
        self._count = len(works)
        if works:
            self._done = threading.Semaphore(0)
        for work in works:
            _free_thread().work.put((work, self._done))

    def join(self) -> None:
        """Wait until all are done."""
        for _ in range(self._count):
            self._done.acquire()


def _free_thread() -> _HelperThread:
    try:
        return _idle.pop()
    except IndexError:
        made = _HelperThread()
        _all.append(made)
        return made


def _end_all() -> None:
    for driver in _all:
        driver.work.put(None)
    for driver in _all:
        driver.thread.join(_PATIENCE)
    _forget_all()


def _forget_all() -> None:
    """Forget the threads in a forked child: the parent's are not there."""
    _idle.clear()
    _all.clear()


atexit.register(_end_all)
os.register_at_fork(after_in_child=_forget_all)
