"""Memory that tensors live in: aligned for vectors, reused between steps, and addressed without NumPy's slow path."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any
from weakref import ref

import numpy as np

from tfc.codegen.program.program import ALIGNMENT
from tfc.ir.base.errors import Error
from tfc.ir.types.types import Array

if TYPE_CHECKING:
    from tfc.runtime.gpu.gpu import Gpu
    from tfc.runtime.memory.result_pool import Block, Ledger

when_short: list[Callable[[], bool]] = []
"""What frees memory that is kept for later, and says whether there was any."""

_DATA_OFFSET = 16
"""Where PyArrayObject keeps its data pointer: behind PyObject_HEAD (NumPy's documented array struct)."""


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


def trim() -> None:
    """Give the system what the allocator of C has free, where it can: LLVM leaves up to some ten MB."""
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
    size = dtype.itemsize
    for extent in shape:
        size *= extent
    return aligned_bytes(size).view(dtype).reshape(shape)


class _Bytes:
    """What NumPy asks for memory that something else owns."""

    def __init__(self, address: int, size: int) -> None:
        self.__array_interface__ = {"data": (address, False), "shape": (size,), "typestr": "|u1", "version": 3}


def over(address: int, size: int) -> Array:
    """The bytes at an address as an array, whoever owns them, without a look at them."""
    return np.asarray(_Bytes(address, size))


class Memory:
    """Where the tensors of a device lie. This one is the process's own memory."""

    is_host = True
    """The host's arrays lie in it, so that what is fed and fetched need not be copied."""

    @property
    def is_limited(self) -> bool:
        """True when it says how much may be taken, so that nothing is taken in stock."""
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
        size = dtype.itemsize
        for extent in shape:
            size *= extent
        return self.block(size, owner).view(dtype).reshape(shape)

    def copy(self, array: Array, owner: str = "") -> Array:
        """A contiguous copy of an array in this memory."""
        copy = self.array(array.shape, array.dtype, owner)
        self.write(copy, array)
        return copy

    @property
    def launcher(self) -> Gpu | None:
        """What runs kernels in this memory, where that is not the host, which can not touch it then."""
        return None

    def left(self) -> int:
        """How many bytes there are for who asks now."""
        from tfc.runtime.dataflow.flow_memory import free_memory  # few ask

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
        """True when the whole array lies in this memory, or in none because it holds objects of the host."""
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
"""Results of at least this many bytes have memory that is kept (result_memory.py). The allocator of C is quicker for
smaller ones, which it takes from memory that it has."""


@cache
def _ledger() -> Ledger:
    from tfc.runtime.memory.result_pool import LEDGER  # many programs have no large results

    return LEDGER


class Place:
    """One result of a step in flight: the arrays for it, one after the other. One thread at a time may use it.

    `dtype` is theirs, `node` what they are results of (for the message when there is no memory for one). The rest is
    the ledger's (result_memory.py).
    """

    __slots__ = ("__weakref__", "dtype", "is_closed", "is_used", "kept", "node", "wanted")

    def __init__(self, dtype: np.dtype[Any], node: str) -> None:
        self.dtype = dtype
        self.node = node
        self.kept: Block | None = None
        self.wanted = 0
        """The size of the last result."""
        self.is_used = self.is_closed = False

    def empty(self, shape: tuple[int, ...], size: int) -> Array:
        """An uninitialised array of `shape`, which takes `size` bytes."""
        if size < LARGE:
            return np.empty(shape, self.dtype)
        block = _ledger().take(self, size)
        if block is None:
            return np.empty(shape, self.dtype)
        try:
            return np.ndarray(shape, self.dtype, _ledger().lend(block))
        except BaseException:
            if block.death is None:  # else it is back, or comes back with its bytes
                _ledger().give_back(block)
            raise

    def copy(self, array: Array) -> Array:
        """A contiguous copy of an array of this type."""
        made = self.empty(array.shape, array.nbytes)
        made[...] = array
        return made


class Places:
    """The places of all results of a program, one for each that each of its steps in flight gives."""

    def __init__(self) -> None:
        self._all: set[ref[Place]] = set()
        """Those of steps in flight or to come, or for which memory is kept; not of calls that nobody has any more."""
        self._is_closed = False

    def place(self, dtype: np.dtype[Any], node: str) -> Place:
        """A place for results of a node."""
        made = Place(dtype, node)
        made.is_closed = self._is_closed
        self._all.add(ref(made, self._all.discard))
        return made

    def close(self) -> None:
        """Free what is kept; results that live are freed when they die."""
        self._is_closed = True
        for each in list(self._all):
            place = each()
            if place is not None:
                place.is_closed = True
                if place.is_used:
                    _ledger().close(place)

    def __del__(self) -> None:
        self.close()
