"""A thread for the work that finalizers need done and must not do themselves.

Python runs finalizers and callbacks of weak references anywhere: when the last reference goes, or when its cycle
collector happens to run, in a thread that may hold any lock. A finalizer that waits there for a lock may wait for its
own thread for ever. So a finalizer that has to take one leaves its work here (`SimpleQueue.put` is made for that). The
thread is started before, when a finalizer is registered: to start one takes locks as well.
"""

from __future__ import annotations

import atexit
import os
import threading
from collections.abc import Callable
from queue import SimpleQueue

Work = Callable[[], object]

_PATIENCE = 1.0
"""Seconds to wait for the thread at the interpreter's end."""


class _Worker:
    def __init__(self) -> None:
        self.work: SimpleQueue[Work | None] = SimpleQueue()
        self.thread: threading.Thread | None = None
        self.lock = threading.Lock()
        self.is_over = False

    def run(self) -> None:
        while (work := self.work.get()) is not None:
            work()
            del work  # an idle thread keeps nothing alive

    def end(self) -> None:
        self.work.put(None)
        if self.thread is not None:
            self.thread.join(_PATIENCE)
        self.is_over = True


_worker = _Worker()


def start() -> None:
    """Start the thread if it is not running. Not for finalizers."""
    with _worker.lock:
        if _worker.thread is None:
            _worker.thread = threading.Thread(target=_worker.run, name="tfc-deferred", daemon=True)
            _worker.thread.start()


def defer(work: Work) -> None:
    """Queue work for the thread; `work` handles its own errors. Never waits, so that finalizers may call it.

    At the interpreter's end, when there is no thread any more and no step runs, it is done at once.
    """
    if _worker.is_over:
        work()
    else:
        _worker.work.put(work)


def settle() -> None:
    """Wait until all work deferred before is done. Not for finalizers, nor under a lock that the work takes."""
    if _worker.thread in (None, threading.current_thread()) or _worker.is_over:
        return
    done = threading.Event()
    _worker.work.put(done.set)
    done.wait()


def _begin_anew() -> None:
    """Drop the queue in a forked child, where the parent's thread does not exist."""
    global _worker  # noqa: PLW0603  a lock copied in a locked state can only be replaced
    _worker = _Worker()


@atexit.register
def _end() -> None:
    _worker.end()


os.register_at_fork(after_in_child=_begin_anew)
