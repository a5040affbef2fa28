"""The pool of a GPU's memory: pieces from the driver, handed out again as soon as nothing refers to them.

Everything that touches a piece is in one stream, or waits for what is, so that whoever gets it next comes behind
whoever had it: nobody waits for a piece to be free.
"""

from __future__ import annotations

import threading
from bisect import insort
from collections import deque
from typing import TYPE_CHECKING

from tfc.ir.base.errors import Error

if TYPE_CHECKING:
    from tfc.runtime.gpu.gpu import Gpu

ALIGNMENT = 256
"""Of every piece: what the widest access and cuMemAlloc itself have."""
CHUNK = 1 << 21
"""The driver is asked for multiples of this many bytes."""
_NAMED = 10
"""Owners that are listed when there is no memory left."""


class Pool:
    """The memory of one device, for all sessions of the process."""

    def __init__(self, gpu: Gpu) -> None:
        self._gpu = gpu
        self._chunks: dict[int, int] = {}
        """The allocations from the driver: address and size of each."""
        self._free: list[tuple[int, int]] = []
        """The free pieces in order, none next to another of the same chunk."""
        self._owners: dict[int, tuple[int, str]] = {}
        """Pieces in use: size, and whom they were taken for."""
        self._returned: deque[int] = deque()
        """Those to be put back: a piece may be given up at any moment, while the lock is held too."""
        self._lock = threading.Lock()
        self.used = self.most_used = 0

    def take(self, size: int, owner: str = "") -> int:
        """The address of a piece of at least so many bytes. RESOURCE_EXHAUSTED, naming who has most."""
        wanted = max(1, -(-size // ALIGNMENT)) * ALIGNMENT
        with self._lock:
            self._put_back()
            at = self._fitting(wanted)
            if at < 0 and self._grow(wanted):
                at = self._fitting(wanted)
            if at < 0:
                raise self._exhausted(size, owner)
            start, room = self._free[at]
            self._free[at : at + 1] = [(start + wanted, room - wanted)] if room > wanted else []
            self._owners[start] = (wanted, owner)
            self.used += wanted
            self.most_used = max(self.most_used, self.used)
            return start

    def give(self, address: int) -> None:
        """Give a piece back. From any thread, at any moment."""
        self._returned.append(address)

    def take_for_native(self, size: int) -> int:
        """The address of a piece as from `take`, 0 where there is none."""
        try:
            return self.take(size)
        except Error:
            return 0

    def left(self) -> int:
        """The number of free bytes."""
        with self._lock:
            self._put_back()
            return self._gpu.memory_left()[0] + sum(self._chunks.values()) - self.used

    def flush(self) -> None:
        """Give unused memory back to the driver."""
        with self._lock:
            self._put_back()
            self._flush()

    def reaches(self, address: int) -> bool:
        """True for an address in memory from the driver."""
        return any(start <= address < start + size for start, size in list(self._chunks.items()))

    def largest(self) -> list[tuple[int, str]]:
        """The owner of the most memory, and its bytes."""
        totals: dict[str, int] = {}
        for taken, owner in self._owners.values():
            totals[owner or "other tensors"] = totals.get(owner or "other tensors", 0) + taken
        return sorted(((taken, owner) for owner, taken in totals.items()), reverse=True)[:_NAMED]

    def _fitting(self, wanted: int) -> int:
        """The smallest free piece that is large enough: large ones stay whole for arenas."""
        fitting = [(room, k) for k, (_, room) in enumerate(self._free) if room >= wanted]
        return min(fitting)[1] if fitting else -1

    def _grow(self, wanted: int) -> bool:
        """Take more memory from the driver; if it has none, take only what is needed, once all unused memory was given
        back.
        """
        size = -(-wanted // CHUNK) * CHUNK
        start = self._gpu.alloc(size)
        if not start:
            self._flush()
            size = wanted
            start = self._gpu.alloc(size)
        if not start:
            return False
        self._chunks[start] = size
        insort(self._free, (start, size))
        return True

    def _flush(self) -> None:
        for start, size in [each for each in self._free if self._chunks.get(each[0]) == each[1]]:
            self._free.remove((start, size))
            del self._chunks[start]
            self._gpu.free(start)

    def _put_back(self) -> None:
        while self._returned:
            start = self._returned.popleft()
            size, _ = self._owners.pop(start)
            self.used -= size
            if self._gpu.driver.is_stand_in and not self._gpu.is_lost:
                self._gpu.fill(start, 0xFF, size)  # NaN, for who reads it before he writes
            insort(self._free, (start, size))
            at = self._free.index((start, size))
            for left in (at, at - 1):
                if not 0 <= left < len(self._free) - 1:
                    continue
                (begin, one), (follows, other) = self._free[left : left + 2]
                if begin + one == follows and follows not in self._chunks:
                    self._free[left : left + 2] = [(begin, one + other)]

    def _exhausted(self, size: int, owner: str) -> Error:
        lines = "".join(f"\n  {taken:>15,} bytes: {of}" for taken, of in self.largest())
        in_use = f"{self.used:,} of {self._gpu.info.memory:,} are in use"
        message = f"{self._gpu.info.name} has no memory for {size:,} bytes: {in_use}{lines and ':'}{lines}"
        return Error(message, "RESOURCE_EXHAUSTED", owner or None)
