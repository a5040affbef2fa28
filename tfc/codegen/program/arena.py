"""Plan the arena: give every intermediate buffer of a Program an offset, so that buffers alive at the same time never
overlap (white paper §5.2: memory is what limits large steps).

Greedy by size places the largest buffer first, each at the lowest gap between those that share its lifetime; its
arenas are within a few percent of the largest sum of live bytes. Its cost grows with the square of the number of
buffers, so beyond `GREEDY_LIMIT` of them a sweep over time takes over: best fit from a list of free blocks, as a
heap allocator would, n log n. (Pisarchyk and Lee, Efficient Memory Management for Deep Neural Net Inference, 2020.)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tfc.codegen.program.program import ALIGNMENT, Buffer
from tfc.ir.base.record import record
from tfc.ir.types.types import Shape

GREEDY_LIMIT = 1024
"""With more arena buffers than this the plan is made by the sweep."""


@record(frozen=True, slots=True)
class Interval:
    """A buffer to be placed: its size in bytes and the first and last instruction that touch it."""

    size: int
    first: int
    last: int


def assign_offsets(buffers: Sequence[Buffer], dims: Mapping[str, int]) -> tuple[list[int], int]:
    """Offsets of all arena buffers (-1 for the others) for given symbols, and the size of the arena in bytes."""
    sizes: dict[tuple[str, Shape | None], int] = {}
    ids, intervals = [], []
    for i, buffer in enumerate(buffers):
        if buffer.kind == "arena":
            key = (buffer.dtype.name, buffer.shape)
            if key not in sizes:
                sizes[key] = -(-buffer.bytes(dims) // ALIGNMENT) * ALIGNMENT
            ids.append(i)
            intervals.append(Interval(sizes[key], buffer.first, buffer.last))
    offsets = [-1] * len(buffers)
    for i, offset in zip(ids, place(intervals), strict=True):
        offsets[i] = offset
    return offsets, max((offsets[i] + interval.size for i, interval in zip(ids, intervals, strict=True)), default=0)


def place(intervals: Sequence[Interval]) -> list[int]:
    """An offset for each interval such that no two overlap in both time and space."""
    return place_by_size(intervals) if len(intervals) <= GREEDY_LIMIT else place_by_time(intervals)


def live_peak(intervals: Sequence[Interval]) -> int:
    """The largest sum of the sizes alive at one time: no plan can need less."""
    changes: dict[int, int] = {}
    for interval in intervals:
        changes[interval.first] = changes.get(interval.first, 0) + interval.size
        changes[interval.last + 1] = changes.get(interval.last + 1, 0) - interval.size
    peak = live = 0
    for time in sorted(changes):
        live += changes[time]
        peak = max(peak, live)
    return peak


def place_by_size(intervals: Sequence[Interval]) -> list[int]:
    """Greedy by size: quadratic, and close to the lower bound `live_peak`."""
    offsets = [0] * len(intervals)
    placed: list[tuple[int, int, int, int]] = []  # (offset, end, first, last), by offset
    for i in sorted(range(len(intervals)), key=lambda i: (-intervals[i].size, intervals[i].first, i)):
        size, first, last = intervals[i].size, intervals[i].first, intervals[i].last
        gap = 0
        for offset, end, other_first, other_last in placed:
            if other_first <= last and first <= other_last:
                if offset - gap >= size:
                    break
                gap = max(gap, end)
        offsets[i] = gap
        _insert(placed, (gap, gap + size, first, last))
    return offsets


def _insert(placed: list[tuple[int, int, int, int]], each: tuple[int, int, int, int]) -> None:
    """Insert as `bisect.insort` does, whose import takes longer than a small plan."""
    low, high = 0, len(placed)
    while low < high:
        middle = (low + high) // 2
        if each < placed[middle]:
            high = middle
        else:
            low = middle + 1
    placed.insert(low, each)


def place_by_time(intervals: Sequence[Interval]) -> list[int]:
    """Best fit while sweeping over time: n log n, for programs of tens of thousands of buffers."""
    offsets = [0] * len(intervals)
    by_end = sorted(range(len(intervals)), key=lambda i: intervals[i].last)
    free = _FreeList()
    ended = 0
    for i in sorted(range(len(intervals)), key=lambda i: (intervals[i].first, -intervals[i].size, i)):
        while intervals[by_end[ended]].last < intervals[i].first:
            gone = by_end[ended]
            free.give(offsets[gone], intervals[gone].size)
            ended += 1
        offsets[i] = free.take(intervals[i].size)
    return offsets


class _FreeList:
    """Free blocks below `top`, neighbours merged; the memory above `top` has never been used."""

    def __init__(self) -> None:
        from bisect import bisect_left, insort  # small plans do without

        self._find, self._insert = bisect_left, insort
        self.top = 0
        self._by_size: list[tuple[int, int]] = []  # (size, offset), sorted
        self._end_of: dict[int, int] = {}  # offset -> end
        self._start_of: dict[int, int] = {}  # end -> offset

    def take(self, size: int) -> int:
        """The offset of `size` bytes: the smallest block that fits, else the end, a free block there included."""
        at = self._find(self._by_size, (size, -1))
        if at < len(self._by_size):
            _, offset = self._by_size[at]
            end = self._end_of[offset]
            self._remove(offset, end)
            if offset + size < end:
                self._add(offset + size, end)
            return offset
        offset = self._start_of.get(self.top, self.top)
        if offset < self.top:
            self._remove(offset, self.top)
        self.top = offset + size
        return offset

    def give(self, offset: int, size: int) -> None:
        """Return a block, merging it with its free neighbours."""
        end = offset + size
        if size == 0:
            return
        if end in self._end_of:
            after = self._end_of[end]
            self._remove(end, after)
            end = after
        if offset in self._start_of:
            before = self._start_of[offset]
            self._remove(before, offset)
            offset = before
        self._add(offset, end)

    def _add(self, offset: int, end: int) -> None:
        self._insert(self._by_size, (end - offset, offset))
        self._end_of[offset] = end
        self._start_of[end] = offset

    def _remove(self, offset: int, end: int) -> None:
        del self._by_size[self._find(self._by_size, (end - offset, offset))]
        del self._end_of[offset]
        del self._start_of[end]
