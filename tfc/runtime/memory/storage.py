"""Memory of tensors: aligned for vectors, and addressed without NumPy's slow path.

Who keeps memory for later registers with `when_short` what frees it.
"""

from __future__ import annotations

import ctypes
import math
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from tfc.codegen.program.program import ALIGNMENT
from tfc.ir.base.errors import Error
from tfc.ir.types.types import Array

if TYPE_CHECKING:
    from tfc.runtime.gpu.gpu import Gpu

when_short: list[Callable[[], bool]] = []
"""Functions that free memory kept for later, and tell whether there was any."""

_DATA_OFFSET = 16
"""The offset of the data pointer in PyArrayObject: behind PyObject_HEAD (NumPy's documented array struct)."""


def reserve(size: int, node: str = "") -> Array:
    """`size` bytes of uninitialised memory; RESOURCE_EXHAUSTED, naming `node`, when there are not so many."""
    while True:
        try:
            return np.empty(size, np.uint8)
        except (MemoryError, ValueError, OverflowError) as problem:
            if not free_spare():
                raise no_memory(size, node) from problem


def free_spare() -> bool:
    """Free memory that is kept for later; False when there was none."""
    return any([free() for free in when_short])


def no_memory(size: int, node: str) -> Error:
    """RESOURCE_EXHAUSTED, naming `node`."""
    return Error(f"there is no memory for {size:,} bytes", "RESOURCE_EXHAUSTED", node or None)


def free_memory() -> int:
    """The bytes of memory that the system could give, within the limit of this process's group."""
    found = []
    for line in _read("/proc/meminfo").splitlines():
        if line.startswith("MemAvailable:"):
            found.append(int(line.split()[1]) * 1024)
    most, used = _read("/sys/fs/cgroup/memory.max").strip(), _read("/sys/fs/cgroup/memory.current").strip()
    if most.isdigit() and used.isdigit():
        found.append(max(0, int(most) - int(used)))
    return min(found, default=1 << 33)


def _read(path: str) -> str:
    try:
        return Path(path).read_text(encoding="ascii")
    except OSError:
        return ""


def trim() -> None:
    """Return free memory of the C allocator to the system, where it can: LLVM leaves up to some ten MB."""
    release = getattr(ctypes.CDLL(None), "malloc_trim", None)
    if release is not None:
        release(0)


def aligned_bytes(size: int) -> Array:
    """Uninitialised memory of `size` bytes that starts at a multiple of ALIGNMENT."""
    block = reserve(size + ALIGNMENT)
    start = -block.ctypes.data % ALIGNMENT
    return block[start : start + size]


def aligned_array(shape: tuple[int, ...], dtype: np.dtype[Any]) -> Array:
    """An uninitialised array whose data starts at a multiple of ALIGNMENT."""
    if dtype.hasobject:
        return np.empty(shape, dtype)
    return aligned_bytes(dtype.itemsize * math.prod(shape)).view(dtype).reshape(shape)


class Bytes:
    """An array interface over memory. The arrays made of it refer to it: it dies with the last of them."""

    def __init__(self, address: int, size: int) -> None:
        self.__array_interface__ = {"data": (address, False), "shape": (size,), "typestr": "|u1", "version": 3}


def over(address: int, size: int) -> Array:
    """The bytes at an address as an array, whatever owns them, without reading them."""
    return np.asarray(Bytes(address, size))


class Memory:
    """The memory of a device's tensors. This one is the process's own memory."""

    is_host = True
    """The host's arrays lie in it, so that what is fed and fetched need not be copied."""

    @property
    def is_limited(self) -> bool:
        """True when it has a limit, so that nothing is allocated in stock."""
        return False

    def block(self, size: int, owner: str = "") -> Array:
        """Uninitialised memory of `size` bytes that starts at a multiple of ALIGNMENT; RESOURCE_EXHAUSTED.

        `owner` says what it is for: where memory is short, an error may name who has most.
        """
        return aligned_bytes(size)

    def array(self, shape: tuple[int, ...], dtype: np.dtype[Any], owner: str = "") -> Array:
        """An uninitialised array. Objects of the host, such as strings, lie in no device's memory."""
        if dtype.hasobject:
            return aligned_array(shape, dtype)
        return self.block(dtype.itemsize * math.prod(shape), owner).view(dtype).reshape(shape)

    def copy(self, array: Array, owner: str = "") -> Array:
        """A contiguous copy of an array in this memory."""
        copy = self.array(array.shape, array.dtype, owner)
        self.write(copy, array)
        return copy

    @property
    def launcher(self) -> Gpu | None:
        """The launcher of kernels in this memory, where that is not the host, which can not access it then."""
        return None

    def left(self) -> int:
        """The number of free bytes."""
        return free_memory()

    def write(self, to: Array, value: Array) -> None:
        """Copy a value of the host into an array in this memory."""
        to[...] = value

    def read(self, array: Array, out: Array | None = None) -> Array:
        """A copy for the host of an array in this memory, in `out` if that is given."""
        if out is None:
            return array.copy()
        out[...] = array
        return out

    def move(self, to: Array, source: Array) -> None:
        """Copy one array in this memory into another of the same shape and type."""
        np.copyto(to, source)

    def holds(self, array: Array) -> bool:
        """True when the whole array is in this memory, or in none because it holds objects of the host."""
        return True

    def reaches(self, address: int) -> bool:
        """True for an address in this memory."""
        return True


HOST = Memory()


def put(memory: Memory, to: Array, value: Array) -> None:
    """Copy a value to an array; either may lie in this memory or in the host's."""
    if memory.launcher is None:
        to[...] = value
    elif not memory.holds(to):
        to[...] = memory.read(value) if memory.holds(value) else value
    elif memory.holds(value):
        memory.move(to, value)
    else:
        memory.write(to, value)


def _struct_holds_data_pointer() -> bool:
    """Check the layout that `address_of` relies on against NumPy's own answer."""
    if sys.implementation.name != "cpython" or getattr(sys, "_is_gil_enabled", lambda: True)() is False:
        return False
    arrays: list[Array] = [np.zeros(3), np.zeros((2, 5), np.uint8)[1:, 2:], np.zeros((), np.int64)]
    return all(ctypes.c_void_p.from_address(id(a) + _DATA_OFFSET).value == a.ctypes.data for a in arrays)


_pointer_at = ctypes.c_void_p.from_address


def _slow_address_of(array: Array) -> int:
    address: int = array.ctypes.data
    return address


def _fast_address_of(array: Array) -> int:
    return _pointer_at(id(array) + _DATA_OFFSET).value or 0


address_of = _fast_address_of if _struct_holds_data_pointer() else _slow_address_of
"""The address of an array's data: 0.1 µs, where `array.ctypes.data` takes 1 µs."""


LARGE = 1 << 17
"""Results of at least this many bytes have memory that is kept (result_pool.py). The allocator of C is quicker for
smaller ones, which it takes from memory that it has."""
