"""Who knows of whose accesses: vector clocks, by which two accesses that nothing orders are a race.

Time is the number of instructions executed so far. Every thread keeps, for every other one, up to which time that
one's accesses are known to be over; a barrier makes all its threads know what any of them does, an arrival at an
mbarrier is passed on to those that wait for its phase, an atomic access hands on what its address was handed before.
What copies and multiplies on its own, without a thread, is an actor beside a block's threads. Blocks of a cluster hear
of one another as threads of a block do.

The idea is that of DJIT+ and FastTrack (Flanagan and Freund, 2009).
"""

from __future__ import annotations

import numpy as np

from tfc.ir.types.types import Array

LATER = (1 << 31) - 1
"""The time of an access that is under way: nobody can know it to be over."""

Known = dict[int, Array]
"""What somebody knows: for each block that has been heard of, a time for each of its actors."""


class Clocks:
    """`threads` threads a block, then an actor for bulk copies into its memory, then for each four warps one for their
    products and one for bulk copies out of it."""

    def __init__(self, blocks: int, threads: int) -> None:
        self.groups = -(-threads // 128)
        self.threads, self.actors = threads, threads + 1 + 2 * self.groups
        self.now = 1
        self.near = np.zeros((blocks, threads, self.actors), np.int32)
        """What threads know of their own block."""
        self.far: dict[tuple[int, int], Array] = {}
        """What the threads of one block know of another, where they have heard of it."""
        self.fenced = np.zeros(blocks * threads, np.int64)
        """When each thread has last seen to it that what copies and multiplies by itself sees what it wrote."""

    def own(self, lanes: Array) -> Array:
        """The actors that threads are, by number."""
        return lanes // self.threads * self.actors + lanes % self.threads

    def copies(self, lane: int) -> int:
        """The actor that copies in bulk for a thread's block."""
        return int(lane // self.threads * self.actors + self.threads)

    def products(self, lane: int) -> int:
        """The actor that multiplies for a thread's four warps."""
        return int(lane // self.threads * self.actors + self.threads + 1 + lane % self.threads // 128)

    def stores(self, lane: int) -> int:
        """The actor that copies out for a thread's four warps."""
        return self.products(lane) + self.groups

    def stamp(self, actors: Array | int, *, later: bool = False) -> Array | int:
        """An access now by somebody, as one number; 0 is none. `later`: it is not over."""
        return (actors + 1) << 32 | (LATER if later else self.now)

    def told(self, lane: int) -> Known:
        """What a thread passes on when it says that it has come here."""
        block, thread = divmod(lane, self.threads)
        known = {block: self.near[block, thread].copy()}
        known[block][thread] = self.now
        known |= {other: rows[thread].copy() for (of, other), rows in self.far.items() if of == block}
        return known

    def tell(self, lanes: Array) -> Known:
        """What threads of one block pass on together, when each says that it has come here."""
        block, at = int(lanes[0]) // self.threads, lanes % self.threads
        self.near[block, at, at] = self.now
        known = {block: self.near[block, at].max(0)}
        known |= {other: rows[at].max(0) for (of, other), rows in self.far.items() if of == block}
        return known

    def hear(self, lanes: Array, known: Known) -> None:
        """Threads of one block learn what somebody passed on."""
        block = int(lanes[0]) // self.threads
        for other, times in known.items():
            rows = self._of(block, other)
            rows[lanes % self.threads] = np.maximum(rows[lanes % self.threads], times)

    def learn(self, lanes: Array, actor: int, time: int | None = None) -> None:
        """Threads of one block know that what an actor of it has done until a time, or now, is over."""
        rows = self.near[int(lanes[0]) // self.threads, :, actor % self.actors]
        rows[lanes % self.threads] = np.maximum(rows[lanes % self.threads], self.now if time is None else time)

    def meet(self, lanes: Array) -> None:
        """Threads of one block have waited for each other."""
        block, at = int(lanes[0]) // self.threads, lanes % self.threads
        self.near[block, at, at] = self.now
        for (of, _), rows in [((block, block), self.near[block]), *self.far.items()]:
            if of == block:
                rows[at] = rows[at].max(0)

    def is_known(self, block: int, actor: int, time: int) -> bool:
        """Whether some thread of a block knows that what an actor did at that time is over."""
        return bool((self._of(block, actor // self.actors)[:, actor % self.actors] >= time).any())

    def _of(self, block: int, other: int) -> Array:
        if block == other:
            return self.near[block]
        return self.far.setdefault((block, other), np.zeros((self.threads, self.actors), np.int32))

    def strangers(self, lanes: Array, stamps: Array) -> Array:
        """True where an access is not known to be over by the thread that comes to the same place."""
        found = np.zeros(len(lanes), bool)
        some = np.flatnonzero(stamps)
        if not len(some):
            return found
        lanes, actors, times = lanes[some], (stamps[some] >> 32) - 1, stamps[some] & 0xFFFFFFFF
        block, other = lanes // self.threads, actors // self.actors
        known = self.near[block, lanes % self.threads, actors % self.actors]
        for k in np.flatnonzero(block != other):
            rows = self.far.get((int(block[k]), int(other[k])))
            known[k] = 0 if rows is None else rows[lanes[k] % self.threads, actors[k] % self.actors]
        found[some] = (times > known) & (actors != self.own(lanes))
        return found

    def unfenced(self, stamps: Array) -> Array:
        """True where a thread wrote, and has not fenced it since for what copies and multiplies by itself."""
        block, actor = np.divmod((stamps >> 32) - 1, self.actors)
        by_thread = (stamps != 0) & (actor < self.threads)
        lanes = np.where(by_thread, block * self.threads + actor, 0)
        return by_thread & (self.fenced[lanes] < (stamps & 0xFFFFFFFF))

    def name(self, stamp: int) -> str:
        """Who an access was by, in words."""
        block, actor = divmod((stamp >> 32) - 1, self.actors)
        if actor < self.threads:
            return f"thread {block * self.threads + actor}"
        kinds = ["bulk copies", *["products"] * self.groups, *["copies out"] * self.groups]
        return f"block {block}'s {kinds[actor - self.threads]}"
