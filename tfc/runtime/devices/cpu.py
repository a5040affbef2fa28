"""CPU devices: shares of this machine's cores, as many as asked for, in one memory.

Each has a pool of its own, so that loops of several devices run side by side. Devices of the same number and share are
the same in all sessions: however many sessions there are, no more threads compute than one of them asked for.
"""

from __future__ import annotations

import os
import threading

from tfc.ir.devices import DeviceInfo, Link
from tfc.runtime.devices.device import Device, register_device_type
from tfc.runtime.thread_pool import ThreadPool

_pools: dict[tuple[str, int], ThreadPool] = {}
_lock = threading.Lock()


def pool_of(name: str, threads: int) -> ThreadPool:
    """The pool of the device of this name with so many threads."""
    with _lock:
        if (name, threads) not in _pools:
            _pools[name, threads] = ThreadPool(threads)
        return _pools[name, threads]


def make_cpu(info: DeviceInfo, threads: int, link: Link) -> Device:
    """A CPU device."""
    return Device(info, pool_of(info.name, threads))


def _forget_pools() -> None:
    """In a forked child: the parent's workers are not here, and its lock may have been held."""
    global _lock  # noqa: PLW0603  a lock copied in a locked state can only be replaced
    _lock = threading.Lock()
    _pools.clear()


os.register_at_fork(after_in_child=_forget_pools)
register_device_type("CPU", make_cpu)
