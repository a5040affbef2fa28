"""A simulated device: it computes as a CPU does, but in a memory of its own and behind a link of its own.

It stands for what a GPU or another machine is like where none is at hand. All its tensors lie in one range of
addresses, and every instruction's operands are looked up there before it runs: nothing leaks across the border. With
`TFC_SIM_DELAY=1` a transfer takes as long as its link says.
"""

from __future__ import annotations

import mmap
import sys
import threading
import weakref
from bisect import insort
from collections import deque

import numpy as np

from tfc.codegen.program.dataflow import Transfer
from tfc.codegen.program.program import ALIGNMENT
from tfc.ir.base.config import Config
from tfc.ir.base.errors import Error
from tfc.ir.devices.devices import DeviceInfo, Link
from tfc.ir.types.types import Array
from tfc.runtime.devices.cpu import pool_of
from tfc.runtime.devices.device import Device, register_device_type
from tfc.runtime.memory.storage import Memory, address_of

_ROOM = 1 << 36
"""The range of addresses of a device whose memory nobody has limited; the system gives pages as they are written."""
_LEAST = 1 << 26


class SimMemory(Memory):
    """A range of addresses, allocated first-fit.

    A piece is free again once nobody has a view of it.
    """

    is_host = False

    def __init__(self, name: str, size: int) -> None:
        self._name = name
        self._range = _reserved(size)
        self.size = size = len(self._range)
        self.first = address_of(np.frombuffer(self._range, np.uint8))
        self._free = [(0, size)]
        """The free pieces in order, none next to another."""
        self._returned: deque[tuple[int, int]] = deque()
        """Those to be put back: a piece may be given up at any moment, while the lock is held too."""
        self._lock = threading.Lock()
        self.used = self.most_used = 0

    def block(self, size: int, owner: str = "") -> Array:
        """See Memory."""
        wanted = max(1, -(-size // ALIGNMENT)) * ALIGNMENT
        with self._lock:
            self._put_back()
            at = next((k for k, (_, room) in enumerate(self._free) if room >= wanted), -1)
            if at < 0:
                message = f"{self._name} has no memory for {size:,} bytes: {self.used:,} of {self.size:,} are in use"
                raise Error(message, "RESOURCE_EXHAUSTED")
            start, room = self._free[at]
            self._free[at : at + 1] = [(start + wanted, room - wanted)] if room > wanted else []
            self.used += wanted
            self.most_used = max(self.most_used, self.used)
        block = np.frombuffer(self._range, np.uint8, max(size, 1), start)
        weakref.finalize(block, self._returned.append, (start, wanted)).atexit = False
        return block[:size]

    def _put_back(self) -> None:
        while self._returned:
            start, size = self._returned.popleft()
            self.used -= size
            insort(self._free, (start, size))
            at = self._free.index((start, size))
            for left in (at, at - 1):
                if 0 <= left < len(self._free) - 1 and sum(self._free[left]) == self._free[left + 1][0]:
                    (begin, one), (_, other) = self._free[left : left + 2]
                    self._free[left : left + 2] = [(begin, one + other)]

    def holds(self, array: Array) -> bool:
        """See Memory."""
        if array.dtype.hasobject:
            return True
        begin = address_of(array)
        return self.first <= begin and begin + array.nbytes <= self.first + self.size

    def reaches(self, address: int) -> bool:
        """See Memory."""
        return self.first <= address < self.first + self.size


_MAP_NORESERVE = getattr(mmap, "MAP_NORESERVE", 0x4000 if sys.platform == "linux" else 0)
"""Addresses only: what is never touched does not count as memory, when the process forks either. Python knows the name
from 3.13 on."""


def _reserved(size: int) -> mmap.mmap:
    """A reserved range of addresses of this size, or of a half, a quarter … of it where the system does not give as
    many.
    """
    flags = mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS | _MAP_NORESERVE
    while True:
        try:
            return mmap.mmap(-1, size, flags=flags)
        except OSError:
            size //= 2
            if size < _LEAST:
                raise


class SimDevice(Device):
    """A device with a memory and a link of its own, which computes on the processor."""

    def __init__(self, info: DeviceInfo, threads: int, link: Link) -> None:
        super().__init__(info, pool_of(info.name, threads), SimMemory(info.name, info.memory or _ROOM))
        self.link = link
        self.is_checked = True
        self.is_delayed = Config().sim_delay

    def delay_ns(self, transfer: Transfer, size: int) -> int:
        """See Device."""
        return round(self.link.seconds(size) * 1e9) if self.is_delayed else 0


register_device_type("SIM", SimDevice)
