"""The memory of a slot's `heap` buffers, whose sizes native code learns while a step runs (native/heap.c).

It stays for the next step, unless a large result takes it along: then no copy is made of it.
"""

from __future__ import annotations

import ctypes
import weakref
from typing import Any

import numpy as np

from tfc.codegen.program import ALIGNMENT
from tfc.ir.types import Array
from tfc.runtime.library import Block, Library
from tfc.runtime.storage import RECYCLED


class Heap:
    """Blocks in the order of Steering.blocks, freed with the object."""

    def __init__(self, count: int, native: Library) -> None:
        self._native = native
        self._blocks = (Block * max(1, count))()
        self.address = ctypes.addressof(self._blocks)
        if count:
            weakref.finalize(self, _free_all, native, self._blocks)

    def array(self, at: int, shape: tuple[int, ...], dtype: np.dtype[Any]) -> Array:
        """Block `at` as an array, valid until the next step of the slot."""
        size = _bytes(shape, dtype)
        if not size:
            return np.empty(shape, dtype)
        raw = (ctypes.c_uint8 * size).from_address(_data(self._blocks[at]))
        return np.ctypeslib.as_array(raw).view(dtype).reshape(shape)

    def take(self, at: int, shape: tuple[int, ...], dtype: np.dtype[Any]) -> Array:
        """Block `at` as an array of the caller's own. A small one is copied, so that its memory serves again."""
        if _bytes(shape, dtype) < RECYCLED:
            return self.array(at, shape, dtype).copy()
        block = self._blocks[at]
        owner = _Owner(_data(block), _bytes(shape, dtype), block.memory, self._native)
        block.memory, block.capacity = None, 0
        return np.asarray(owner).view(dtype).reshape(shape)


class _Owner:
    """What arrays over the memory refer to: frees it with the last of them."""

    def __init__(self, data: int, size: int, memory: int, native: Library) -> None:
        self.__array_interface__ = {"data": (data, False), "shape": (size,), "typestr": "|u1", "version": 3}
        weakref.finalize(self, native.block_free, memory)


def _data(block: Block) -> int:
    return -(-(block.memory or 0) // ALIGNMENT) * ALIGNMENT


def _bytes(shape: tuple[int, ...], dtype: np.dtype[Any]) -> int:
    size = dtype.itemsize
    for extent in shape:
        size *= extent
    return size


def _free_all(native: Library, blocks: ctypes.Array[Block]) -> None:
    for block in blocks:
        if block.memory:
            native.block_free(block.memory)
