"""Thread pools for parallel loops inside kernels: one per number of threads, shared by all sessions of the process.

A pool serves one loop at a time; a loop that finds it taken runs on its own thread. So sessions that share a pool never
put more threads to work than were asked for, however many of them run at once.
"""

from __future__ import annotations

import ctypes
import os
import weakref
from _thread import allocate_lock
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from tfc.ir.base.config import Config
from tfc.ir.base.record import record
from tfc.ir.types.types import Array
from tfc.runtime.memory.storage import address_of, aligned_bytes
from tfc.runtime.native.bindings import NativeBindings, native_bindings
from tfc.runtime.native.records import PoolEventRecord, PoolLogRecord

SPIN = 2000
"""Polls of an idle worker before it sleeps: about 50 µs, more than most gaps between two kernels."""


_CAPACITY = 4096


class PoolLog(ctypes.Structure):
    """tfc_pool_log and its events: the work of a pool's workers; empty at first."""

    _fields_ = (("head", PoolLogRecord), ("events", PoolEventRecord * _CAPACITY))

    def __init__(self) -> None:
        super().__init__(PoolLogRecord(capacity=_CAPACITY))

    def since(self, first: int) -> list[PoolEventRecord]:
        """The events from number `first` on, as far as they are kept."""
        count = self.head.count
        return [self.events[k % _CAPACITY] for k in range(max(first, count - _CAPACITY), count)]


@record(frozen=True, slots=True)
class Work:
    """The part of a worker in a loop; times of time.monotonic_ns."""

    worker: int
    begin_ns: int
    end_ns: int


class ThreadPool:
    """A native pool of `threads` threads, the calling one included; `address` is 0 for a single thread.

    Its workers end when the object is collected, or when the interpreter exits: before their code is unmapped.
    """

    def __init__(self, threads: int, native: NativeBindings | None = None) -> None:
        self.native = native or native_bindings()
        """The support code that runs the pool, and that steps which use it are walked by."""
        self.threads = max(1, threads)
        self.address = 0
        if self.threads > 1:
            memory = aligned_bytes(self.native.pool_bytes(self.threads))
            self.address = address_of(memory)
            self.threads = self.native.pool_start(self.address, self.threads, SPIN)
            weakref.finalize(self, _stop, self.native.pool_stop, memory, os.getpid())
        self._log: PoolLog | None = None
        self.watchers = 0
        self._watching = allocate_lock()

    @contextmanager
    def watched(self) -> Iterator[list[Work]]:
        """Note the work of the workers meanwhile, in a list that is filled at the end: the last 4096 events at least.

        Several may watch; each sees what was done for all who use the pool.
        """
        found: list[Work] = []
        if not self.address:
            yield found
            return
        with self._watching:
            if self._log is None:
                self._log = PoolLog()  # for good: workers may always be about to write
            log, first = self._log, self._log.head.count
            self.watchers += 1
            self.native.pool_watch(self.address, ctypes.addressof(log))
        try:
            yield found
        finally:
            with self._watching:
                self.watchers -= 1
                if not self.watchers:
                    self.native.pool_watch(self.address, None)
            found += [Work(event.worker, event.begin_ns, event.end_ns) for event in log.since(first)]


def _stop(stop: Callable[[int], None], memory: Array, owner: int) -> None:
    # After a fork the workers exist in the parent only.
    if owner == os.getpid():
        stop(address_of(memory))


_pools: dict[tuple[int, NativeBindings], ThreadPool] = {}
_lock = allocate_lock()


def shared_pool(threads: int, native: NativeBindings | None = None) -> ThreadPool:
    """The pool of this process for a number of threads (0: TFC_THREADS, or all cores), made at the first call."""
    key = (threads or Config().threads or len(os.sched_getaffinity(0)), native or native_bindings())
    with _lock:
        if key not in _pools:
            _pools[key] = ThreadPool(*key)
        return _pools[key]


def _forget_pools() -> None:
    """Forget the pools in a forked child: the parent's workers are not here, and its lock may have been held."""
    global _lock  # noqa: PLW0603  a lock copied in a locked state can only be replaced
    _lock = allocate_lock()
    _pools.clear()


os.register_at_fork(after_in_child=_forget_pools)
