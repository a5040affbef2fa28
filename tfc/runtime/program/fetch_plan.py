"""The fetches of a step: how each is written, and the arrays of the results.

Kernels write a fetch directly, or it is copied at the end. A result that is not given an array has a new one, whose
memory is that of an earlier result where it is large (result_pool.py).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any
from weakref import ref

import numpy as np

from tfc.ir.base.errors import Error
from tfc.ir.types.types import Array
from tfc.runtime.memory.storage import LARGE, address_of
from tfc.runtime.program.loaded import LoadedProgram

if TYPE_CHECKING:
    from tfc.runtime.memory.result_pool import Block, ResultPool


class FetchPlan:
    """One fetch, with the `name` that the caller uses.

    `direct` when its buffer is a result array of its own whose shape is known before the step; `takes` when it is heap
    memory that no other fetch is in: the result takes that memory along.
    """

    def __init__(self, loaded: LoadedProgram, index: int, name: str) -> None:
        fetch = loaded.program.fetches[index]
        buffer = loaded.program.buffers[fetch.buffer]
        late = fetch.buffer in loaded.late_buffers
        self.name = name
        self.buffer = fetch.buffer
        self.info = buffer
        self.direct = buffer.kind == "fetch" and buffer.index == index and not late
        sharing = sum(loaded.program.root(other.buffer) == fetch.buffer for other in loaded.program.fetches)
        self.takes = buffer.kind == "heap" and sharing == 1
        self.dtype = buffer.dtype.storage

    def check_given(self, given: Array, shape: tuple[int, ...]) -> None:
        """INVALID_ARGUMENT unless results of this shape may be written into this array."""
        if not isinstance(given, np.ndarray):
            raise Error(f"out for {self.name} must be a NumPy array, it is {type(given).__name__}")
        if given.dtype != self.dtype or given.shape != shape:
            wanted = f"{self.info.dtype}{list(shape)}"
            raise Error(f"out for {self.name} must be {wanted}, it is {given.dtype}{list(given.shape)}")
        if not given.flags.carray:
            raise Error(f"out for {self.name} must be contiguous, aligned and writable")

    def check_apart(self, given: Array, feeds: Sequence[Array]) -> None:
        """INVALID_ARGUMENT when the given array shares memory with a feed: kernels may read after they have written."""
        if any(_overlap(given, feed) for feed in feeds):
            raise Error(f"out for {self.name} shares memory with a feed")


def check_results_apart(plans: Sequence[FetchPlan], out: Sequence[Array | None]) -> None:
    """INVALID_ARGUMENT when two of the arrays given for results share memory."""
    given = [(plan, array) for plan, array in zip(plans, out, strict=True) if isinstance(array, np.ndarray)]
    for i, (plan, array) in enumerate(given):
        for other, earlier in given[:i]:
            if _overlap(array, earlier):
                raise Error(f"out for {plan.name} shares memory with out for {other.name}")


def _overlap(a: Array, b: Array) -> bool:
    x, y = address_of(a), address_of(b)
    return x < y + b.nbytes and y < x + a.nbytes


@cache
def _result_pool() -> ResultPool:
    from tfc.runtime.memory.result_pool import RESULT_POOL  # many programs have no large results

    return RESULT_POOL


class Place:
    """One result of a step in flight: the arrays for it, one after the other. One thread at a time may use it.

    `dtype` is theirs, `node` what they are results of (for the message when there is no memory for one). The rest is
    the ledger's (result_pool.py).
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
        block = _result_pool().take(self, size)
        if block is None:
            return np.empty(shape, self.dtype)
        try:
            return np.ndarray(shape, self.dtype, _result_pool().lend(block))
        except BaseException:
            if block.death is None:  # else it is back, or comes back with its bytes
                _result_pool().give_back(block)
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
                    _result_pool().close(place)

    def __del__(self) -> None:
        self.close()
