"""The memory of an activation's `heap` buffers, whose sizes native code learns while a step runs (native/core/heap.c).

It stays for the next step, unless a large result takes it along: then no copy is made of it, and it comes back when
nobody refers to the result any more, since pages that were written before are cheaper than new ones.
"""

from __future__ import annotations

import ctypes
import math
import weakref
from collections.abc import Callable
from typing import Any

import numpy as np

from tfc.codegen.program.program import ALIGNMENT
from tfc.ir.types.types import Array
from tfc.runtime.memory.storage import LARGE, Bytes, over
from tfc.runtime.native.records import BlockRecord


class Heap:
    """Blocks in the order of ControlTables.blocks, given to `free` with the object."""

    def __init__(self, count: int, free: Callable[[int], None]) -> None:
        self._blocks = (BlockRecord * max(1, count))()
        self._spare = _Spare(free)
        self.address = ctypes.addressof(self._blocks)
        if count:
            weakref.finalize(self, self._spare.close, self._blocks)

    def refill(self) -> None:
        """Before a step: give blocks whose memory was taken some that came back."""
        if self._spare.memory:
            for block in self._blocks:
                if not block.memory and self._spare.memory:
                    block.memory, block.capacity = self._spare.memory.pop()

    def array(self, at: int, shape: tuple[int, ...], dtype: np.dtype[Any]) -> Array:
        """Block `at` as an array, valid until the next step of the activation."""
        size = dtype.itemsize * math.prod(shape)
        if not size:
            return np.empty(shape, dtype)
        return over(_data(self._blocks[at]), size).view(dtype).reshape(shape)

    def take(self, at: int, shape: tuple[int, ...], dtype: np.dtype[Any]) -> Array:
        """Block `at` as an array of the caller's own. A small one is copied, so that its memory serves again."""
        size = dtype.itemsize * math.prod(shape)
        if size < LARGE:
            return self.array(at, shape, dtype).copy()
        block = self._blocks[at]
        owner = Bytes(_data(block), size)
        weakref.finalize(owner, self._spare.give_back, block.memory, block.capacity)
        block.memory, block.capacity = None, 0
        return np.asarray(owner).view(dtype).reshape(shape)


class _Spare:
    """Memory that came back from results, as (memory, capacity); any thread may give some back."""

    KEPT = 2

    def __init__(self, free: Callable[[int], None]) -> None:
        self.memory: list[tuple[int, int]] = []
        self._free = free
        self._closed = False

    def give_back(self, memory: int, capacity: int) -> None:
        """Keep the memory of a result that nothing refers to any more, or free it."""
        if self._closed or len(self.memory) >= self.KEPT:
            self._free(memory)
        else:
            self.memory.append((memory, capacity))

    def close(self, blocks: ctypes.Array[BlockRecord]) -> None:
        """Free everything that results do not hold; these free it themselves from now on."""
        self._closed = True
        while self.memory:
            self._free(self.memory.pop()[0])
        for block in blocks:
            if block.memory:
                self._free(block.memory)


def _data(block: BlockRecord) -> int:
    return -(-(block.memory or 0) // ALIGNMENT) * ALIGNMENT
