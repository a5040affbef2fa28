"""CPU devices: shares of this machine's cores, as many as asked for, each with an allocator of its own.

Each has a pool of its own, so that loops of several devices run side by side. Devices of the same number and share are
the same in all sessions: however many sessions there are, no more threads compute than one of them asked for.
"""

from __future__ import annotations

import os
import threading
import weakref
from collections import deque

from tfc.codegen.program.program import ALIGNMENT
from tfc.ir.base.errors import Error
from tfc.ir.devices.devices import DeviceInfo, Link
from tfc.ir.types.types import Array
from tfc.runtime.devices.device import Device, register_device_type
from tfc.runtime.memory.storage import Memory, address_of, reserve
from tfc.runtime.native.thread_pool import ThreadPool

_pools: dict[tuple[str, int], ThreadPool] = {}
_lock = threading.Lock()


def pool_of(name: str, threads: int) -> ThreadPool:
    """The pool of the device of this name with so many threads."""
    with _lock:
        if (name, threads) not in _pools:
            _pools[name, threads] = ThreadPool(threads)
        return _pools[name, threads]


class CpuMemory(Memory):
    """One CPU device's allocations from the process's memory: at most `limit` bytes if there is a limit."""

    def __init__(self, name: str, limit: int | None = None) -> None:
        self.name, self.limit = name, limit
        self._used = self.most_used = 0
        self._returned: deque[int] = deque()
        """The sizes of blocks that nobody refers to any more, still to be counted off."""
        self._lock = threading.Lock()

    @property
    def is_limited(self) -> bool:
        """See Memory."""
        return self.limit is not None

    def block(self, size: int, owner: str = "") -> Array:
        """See Memory."""
        with self._lock:
            used = self._count_off()
            if self.limit is not None and used + size > self.limit:
                message = f"{self.name} has no memory for {size:,} bytes: {used:,} of {self.limit:,} are in use"
                raise Error(message, "RESOURCE_EXHAUSTED")
            whole = reserve(size + ALIGNMENT)
            self._used = used + size
            self.most_used = max(self.most_used, self._used)
        weakref.finalize(whole, self._returned.append, size).atexit = False
        start = -address_of(whole) % ALIGNMENT
        return whole[start : start + size]

    @property
    def used(self) -> int:
        """The bytes that are in use."""
        with self._lock:
            return self._count_off()

    def _count_off(self) -> int:
        while self._returned:
            self._used -= self._returned.popleft()
        return self._used


def make_cpu(info: DeviceInfo, threads: int, link: Link) -> Device:
    """A CPU device."""
    return Device(info, pool_of(info.name, threads), CpuMemory(info.name, info.memory))


def _forget_pools() -> None:
    """Forget the pools in a forked child: the parent's workers are not here, and its lock may have been held."""
    global _lock  # noqa: PLW0603  a lock copied in a locked state can only be replaced
    _lock = threading.Lock()
    _pools.clear()


os.register_at_fork(after_in_child=_forget_pools)
register_device_type("CPU", make_cpu)
