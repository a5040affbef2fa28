"""Thread pools for parallel loops inside kernels: one per number of threads, shared by all sessions of the process.

A pool serves one loop at a time; a loop that finds it taken runs on its own thread. So sessions that share a pool never
put more threads to work than were asked for, however many of them run at once.
"""

from __future__ import annotations

import atexit
import os
import threading

from tfc.ir.config import Config
from tfc.runtime.library import library
from tfc.runtime.storage import aligned_bytes

SPIN = 2000
"""How often an idle worker looks for work before it sleeps: about 50 µs, more than most gaps between two kernels."""


def default_threads() -> int:
    """TFC_THREADS, or as many threads as this process has cores."""
    return Config().threads or len(os.sched_getaffinity(0))


class ThreadPool:
    """A native pool of `threads` threads, the calling one included; `address` is 0 for a single thread."""

    def __init__(self, threads: int) -> None:
        self.threads = max(1, threads)
        self.address = 0
        self._owner = os.getpid()
        if self.threads > 1:
            native = library()
            self._memory = aligned_bytes(native.pool_bytes(self.threads))
            self.address = self._memory.ctypes.data
            self.threads = native.pool_start(self.address, self.threads, SPIN)

    def stop(self) -> None:
        """End the workers. Nothing may be running on the pool, or use it afterwards."""
        # After a fork the workers exist in the parent only.
        if self.address and self._owner == os.getpid():
            library().pool_stop(self.address)
        self.address = 0


_pools: dict[int, ThreadPool] = {}
_lock = threading.Lock()


def shared_pool(threads: int) -> ThreadPool:
    """The pool of this process for a number of threads (0: the default), made at the first call."""
    threads = threads or default_threads()
    with _lock:
        if threads not in _pools:
            _pools[threads] = ThreadPool(threads)
        return _pools[threads]


def _stop_all() -> None:
    # Workers must be gone before the interpreter unmaps the code they run.
    with _lock:
        while _pools:
            _pools.popitem()[1].stop()


atexit.register(_stop_all)
os.register_at_fork(after_in_child=_pools.clear)
