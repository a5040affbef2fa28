"""Memory of results, kept when the last array over it dies, for a later result: a page that was written before costs a
fraction of one that the system clears first.

A **block** is the memory of one large result. The result and every view of it, however indirect, hold one array of
bytes, their base; with that one, in whatever thread, the block comes back to the **place** that took it, which is one
result of one step in flight. There it is kept if the last result took as much, one block at most, so that no more is
kept than the last calls used. The process has one **ledger** of all of them, which sees to three more rules:

* Before new memory is taken, what is kept is freed until all of it together is at most what results had at one time
  before: who drops results never has more memory than without this.
* A block that a number of later results did not use is freed, and all of them when there is no memory for something
  else, or when their session is closed.
* Where a block lies in huge pages the system may take it while it is kept (MADV_FREE).

Imported when the first large result is made: many programs have none.
"""

from __future__ import annotations

import mmap
import os
from _thread import allocate_lock, get_ident
from collections import deque
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Protocol
from weakref import ref

import numpy as np

from tfc.codegen.program.program import ALIGNMENT
from tfc.ir.types.types import Array
from tfc.runtime.memory.storage import address_of, free_spare, no_memory, when_short

_HUGE = 1 << 22
"""Blocks of at least this many bytes ask for huge pages, as NumPy's arrays do."""
_HUGE_PAGE = 1 << 21
_ROUNDS = 4
"""A kept block is freed when results of all places were made this often without it."""
_LOOKS = 16
"""One of so many results looks for blocks to free."""
_BYTE = np.dtype(np.uint8)
_FLAGS = getattr(mmap, "MAP_PRIVATE", 0) | getattr(mmap, "MAP_ANONYMOUS", 0)

if TYPE_CHECKING:

    class Place(Protocol):
        """One result of a step in flight (fetch_plan.py)."""

        node: str
        """The node of the result."""
        kept: Block | None
        wanted: int
        """The size of the last result."""
        is_used: bool
        is_closed: bool
        """Nothing is kept for it any more."""


class Block:
    """Memory of `capacity` bytes. RESOURCE_EXHAUSTED, naming `node`, when there is none.

    pages, offset  where it is. As somebody looks at them, nobody can close or resize them
    place          that took it last
    is_huge        in huge pages, as far as the system has them
    since          how many results had been made when it came back
    death          sees the death of the bytes that were lent
    """

    __slots__ = ("capacity", "death", "is_huge", "offset", "pages", "place", "since")

    def __init__(self, size: int, node: str, place: Place) -> None:
        self.capacity = _whole_pages(size)
        self.pages: memoryview
        self.offset = 0
        self.is_huge = False
        self.place = place
        self.since = 0
        self.death: _Death | None = None
        try:
            self._map()
        except (OSError, ValueError, OverflowError, MemoryError):  # too many of them, or no such system
            self._allocate(node)

    def _map(self) -> None:
        """Take memory from the system itself."""
        advice = _huge_pages() if self.capacity >= _HUGE else None
        pages = mmap.mmap(-1, self.capacity + (_HUGE_PAGE if advice else 0), flags=_FLAGS)
        self.pages = memoryview(pages)
        if advice is not None:
            self.offset = -address_of(np.frombuffer(self.pages, np.uint8)) % _HUGE_PAGE
            pages.madvise(advice, self.offset, self.capacity)
            self.is_huge = True

    def _allocate(self, node: str) -> None:
        while True:
            try:
                self.pages = memoryview(bytearray(self.capacity + ALIGNMENT))
            except (MemoryError, OverflowError) as problem:
                if free_spare():
                    continue
                raise no_memory(self.capacity, node) from problem
            self.offset = -address_of(np.frombuffer(self.pages, np.uint8)) % ALIGNMENT
            return

    def bytes(self) -> Array:
        """Its memory as a new array. Views of views of it refer to this one: NumPy lets them skip arrays between."""
        return np.ndarray((self.capacity,), _BYTE, self.pages, self.offset)

    def fits(self, size: int) -> bool:
        """True for a result of this size that may use it: the block is an eighth larger at most."""
        return size <= self.capacity <= size + max(size // 8, mmap.PAGESIZE)

    def offer(self) -> None:
        """Let the system take the pages until they are written again, where that costs next to nothing."""
        advice = getattr(mmap, "MADV_FREE", None)
        pages = self.pages.obj
        if advice is not None and isinstance(pages, mmap.mmap):
            with suppress(OSError):  # of a process that has locked all its memory
                pages.madvise(advice, self.offset, self.capacity)


def _whole_pages(size: int) -> int:
    return -(-size // mmap.PAGESIZE) * mmap.PAGESIZE


@cache
def _huge_pages() -> int | None:
    """The advice that requests huge pages; None where the system has none to give."""
    advice: int | None = getattr(mmap, "MADV_HUGEPAGE", None)
    try:
        choice = Path("/sys/kernel/mm/transparent_hugepage/enabled").read_text(encoding="ascii")
    except (OSError, ValueError):
        return None
    return None if "[never]" in choice else advice


class _Death(ref[Array]):
    """A weak reference to a base that reports the death of its block to the pool."""

    __slots__ = ("block",)

    block: Block


class ResultPool:
    """All blocks of the process: see the module's text. Any thread may call anything, `give_back` at any moment."""

    def __init__(self) -> None:
        self._returned: deque[Block] = deque()
        """Blocks that came back, still to be kept or freed."""
        self._closed: deque[Place] = deque()
        """Places that were closed, for which something may still be kept."""
        self._kept: dict[Block, None] = {}
        """The one that came back first is first."""
        self._kept_bytes = 0
        self._live_bytes = 0
        self._live: dict[Block, None] = {}
        """Those that results have."""
        self._highest = 0
        """The most bytes that were live at one time."""
        self._made = 0
        """The number of results made."""
        self._places = 0
        """The number of places in use."""
        self.renew_lock()

    def renew_lock(self) -> None:
        """Replace the lock in a forked process, where no thread would ever release the old one."""
        self._lock = allocate_lock()
        self._inside = 0
        """The thread that has the lock."""

    @property
    def live_bytes(self) -> int:
        """The bytes that results have."""
        return self._live_bytes

    @property
    def kept_bytes(self) -> int:
        """The bytes that no result has, and the next one may."""
        return self._kept_bytes

    def take(self, place: Place, size: int) -> Block | None:
        """Memory for a result of this size; None for a finaliser that Python runs in the middle of another `take`."""
        this = get_ident()  # before the lock is taken: a signal's handler may run behind any call, and come here too
        if self._inside == this:
            return None
        with self._lock:
            try:
                self._inside = this
                block = place.kept if place.wanted == size and self._made % _LOOKS else None
                if block is not None:
                    self._made += 1
                    self._give(block, place)
            finally:
                self._inside = 0
        if block is None:
            block = self._take_or_make(place, size, this)
        if self._returned or self._closed:
            self._settle_all()
        return block

    def lend(self, block: Block) -> Array:
        """A block's bytes as an array: the block comes back when the array dies."""
        made = block.bytes()
        death = _Death(made, self._died)
        death.block = block
        self._live[block] = None
        block.death = death
        return made

    def give_back(self, block: Block) -> None:
        """Keep a block that nothing refers to any more, or free it.

        Like `close` it never waits, as Python may call it at any moment: whoever is in the middle of something sees to
        it afterwards.
        """
        self._returned.append(block)
        self._settle_all()

    def _died(self, death: _Death) -> None:
        self.give_back(death.block)

    def close(self, place: Place) -> None:
        """Free what is kept for a place, and what comes back to it from now on."""
        self._closed.append(place)
        self._settle_all()

    def free_all(self) -> bool:
        """Free all that is kept; False when that was nothing."""
        this = get_ident()
        if self._inside == this:
            return False
        gone: list[Block] = []
        with self._lock:
            try:
                self._inside = this
                self._settle(gone)
                gone += [self._drop(block) for block in list(self._kept)]
            finally:
                self._inside = 0
        self._settle_all()
        return bool(gone)

    def _take_or_make(self, place: Place, size: int, this: int) -> Block:
        gone: list[Block] = []
        with self._lock:
            try:
                self._inside = this
                self._settle(gone)
                block = self._take(place, size, gone)
            finally:
                self._inside = 0
        gone.clear()  # outside of the lock: the system takes a while to unmap memory
        return block or self._new(place, size, this)

    # ---- with the lock held ---------------------------------------------------------------------------------------

    def _take(self, place: Place, size: int, gone: list[Block]) -> Block | None:
        """A kept block for a result of this size; None when there is none, and room for a new one."""
        if not (place.is_used or place.is_closed):
            place.is_used = True
            self._places += 1
        place.wanted = size
        self._made += 1
        block = place.kept
        if block is not None and not block.fits(size):
            gone.append(self._drop(block))
            block = None
        if block is None:
            block = next((each for each in self._kept if each.fits(size)), None)
        if block is not None:
            self._give(block, place)
        else:
            room = _whole_pages(size)
            self._live_bytes += room
            self._highest = max(self._highest, self._live_bytes)
            while self._kept and self._live_bytes + self._kept_bytes > self._highest:
                gone.append(self._drop(next(iter(self._kept))))
        while self._kept and self._made - next(iter(self._kept)).since > _LOOKS + _ROUNDS * self._places:
            gone.append(self._drop(next(iter(self._kept))))
        return block

    def _settle(self, gone: list[Block]) -> None:
        """Keep or free the blocks that came back, and free those of closed places."""
        while self._closed:
            place = self._closed.popleft()
            place.is_closed = True
            self._places -= place.is_used
            place.is_used = False
            if place.kept is not None:
                gone.append(self._drop(place.kept))
        while self._returned:
            block = self._returned.popleft()
            place = block.place
            if place.is_closed or not block.fits(place.wanted):
                self._count_off(block)
                gone.append(block)
                continue
            if place.kept is not None:
                gone.append(self._drop(place.kept))
            self._keep(block)

    def _keep(self, block: Block) -> None:
        self._count_off(block)
        block.since = self._made
        if block.is_huge:
            block.offer()
        block.place.kept = block
        self._kept[block] = None
        self._kept_bytes += block.capacity

    def _count_off(self, block: Block) -> None:
        """No result has this block any more."""
        self._live.pop(block, None)
        self._live_bytes -= block.capacity
        block.death = None

    def _give(self, block: Block, place: Place) -> None:
        self._drop(block)
        block.place = place
        self._live_bytes += block.capacity

    def _drop(self, block: Block) -> Block:
        """The block, which is not kept any more."""
        block.place.kept = None
        if block in self._kept:
            del self._kept[block]
            self._kept_bytes -= block.capacity
        return block

    # ---- and without ----------------------------------------------------------------------------------------------

    def _settle_all(self) -> None:
        """Process blocks that came back and places that were closed, unless another thread has the lock and does it
        then.
        """
        this = get_ident()
        gone: list[Block] = []
        while (self._returned or self._closed) and self._inside != this and not self._lock.locked():
            with self._lock:
                try:
                    self._inside = this
                    self._settle(gone)
                finally:
                    self._inside = 0

    def _new(self, place: Place, size: int, this: int) -> Block:
        try:
            return Block(size, place.node, place)
        except BaseException:
            with self._lock:
                try:
                    self._inside = this
                    self._live_bytes -= _whole_pages(size)
                finally:
                    self._inside = 0
            raise


RESULT_POOL = ResultPool()
"""The result pool of this process."""

when_short.append(RESULT_POOL.free_all)
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=RESULT_POOL.renew_lock)
