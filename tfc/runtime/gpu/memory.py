"""The memory of a GPU as one session has it. Arrays over it have addresses that only the device can use; the host
copies what they hold with `read` and `write`.
"""

from __future__ import annotations

import threading
import weakref
from collections import deque

import numpy as np

from tfc.ir.base.errors import Error
from tfc.ir.types.types import Array
from tfc.runtime.gpu.gpu import Gpu
from tfc.runtime.memory.storage import Bytes, Memory, address_of


class GpuMemory(Memory):
    """The session's allocations from a GPU's pool, on the device of this name: at most `limit` bytes if there is a
    limit.
    """

    is_host = False

    def __init__(self, name: str, gpu: Gpu, limit: int | None = None) -> None:
        self.name, self._gpu, self.limit = name, gpu, limit
        self._returned: deque[int] = deque()
        """The sizes of pieces that nobody refers to any more, still to be counted off."""
        self._lock = threading.Lock()
        self.used = self.most_used = 0

    @property
    def launcher(self) -> Gpu:
        """See Memory."""
        return self._gpu

    @property
    def is_limited(self) -> bool:
        """See Memory."""
        return True

    def block(self, size: int, owner: str = "") -> Array:
        """See Memory."""
        with self._lock:
            self._count_off()
            if self.limit is not None and self.used + size > self.limit:
                message = f"{self.name} has no memory for {size:,} bytes: {self.used:,} of {self.limit:,} are in use"
                raise Error(message, "RESOURCE_EXHAUSTED", owner or None)
            address = self._gpu.pool.take(size, owner)
            piece = Bytes(address, max(1, size))
            self.used += size
            self.most_used = max(self.most_used, self.used)
        weakref.finalize(piece, _give, self._gpu, address, self._returned, size).atexit = False
        return np.asarray(piece)[:size]

    def left(self) -> int:
        """See Memory."""
        with self._lock:
            self._count_off()
            left = self._gpu.pool.left()
            return left if self.limit is None else min(left, self.limit - self.used)

    def _count_off(self) -> None:
        while self._returned:
            self.used -= self._returned.popleft()

    # ---- copies -----------------------------------------------------------------------------------------------------

    def write(self, to: Array, value: Array) -> None:
        """See Memory."""
        if to.dtype.hasobject:
            super().write(to, value)
            return
        given = np.ascontiguousarray(np.broadcast_to(value, to.shape), to.dtype)
        self._gpu.write(address_of(to), address_of(given), to.nbytes)

    def read(self, array: Array, out: Array | None = None) -> Array:
        """See Memory."""
        if array.dtype.hasobject:
            return super().read(array, out)
        made = out if out is not None and out.flags.c_contiguous else np.empty(array.shape, array.dtype)
        self._gpu.read(address_of(made), address_of(array), array.nbytes)
        if out is not None and made is not out:
            out[...] = made
        return made if out is None else out

    def move(self, to: Array, source: Array) -> None:
        """See Memory."""
        self._gpu.move(address_of(to), address_of(source), to.nbytes)

    def holds(self, array: Array) -> bool:
        """See Memory."""
        return array.dtype.hasobject or self.reaches(address_of(array))

    def reaches(self, address: int) -> bool:
        """See Memory."""
        return self._gpu.pool.reaches(address)


def _give(gpu: Gpu, address: int, returned: deque[int], size: int) -> None:
    gpu.pool.give(address)
    returned.append(size)
