"""The memory of a launch: buffers of the device, what blocks share, what threads keep; and who touched what last.

Every access is looked up: one that is out of range, or that reads what nobody wrote, is a fault. Two that touch a word,
one of them writing, are a race where nothing orders them (races.py), even where the result happens to be right.
"""

from __future__ import annotations

import numpy as np

from tests.codegen.gpu.ptx.races import Clocks
from tfc.ir.types.types import Array

BUFFERS, SHARED, LOCAL = 1 << 32, 1 << 24, 1 << 28
"""Where the address ranges begin; a buffer every 4 GiB."""
PEERS, WINDOW = 1 << 26, 1 << 20
"""Where the shared memory of the blocks of a cluster lies, as they see each other's: so far apart."""
MAPS = 1 << 48
"""Where the addresses of tensor maps begin, one every 128 bytes."""


class FaultError(Exception):
    """What a device would hang at, crash at or get wrong."""


class Space:
    """Bytes of several owners side by side: `rows` blocks or threads, or one buffer.

    Accesses are remembered for every `grain` bytes: the last that wrote, and for each warp of a block the last that
    read. (Of several blocks that read a buffer's word, the last one's warps.)
    """

    def __init__(self, name: str, data: Array, grain: int, clocks: Clocks, *, written: bool) -> None:
        self.name, self.data, self.grain, self.clocks = name, data, grain, clocks
        words = -(-data.shape[1] // grain)
        self.written = np.full((len(data), words), written)
        self.writer = np.zeros((len(data), words), np.int64)
        self.readers = np.zeros((len(data), words, -(-clocks.threads // 32) + clocks.actors - clocks.threads), np.int64)

    def reach(self, row: Array, at: Array, size: int, lanes: Array) -> None:
        """A fault where an access per lane, of `size` bytes, is out of range."""
        wrong = (at < 0) | (at + size > self.data.shape[1])
        if wrong.any():
            k = int(np.flatnonzero(wrong)[0])
            raise FaultError(f"thread {lanes[k]}: {self.name} has no bytes at {at[k]} ({self.data.shape[1]} in all)")

    def read(
        self, row: Array, at: Array, lanes: Array, *, by: int = -1, later: bool = False, races: bool = True
    ) -> None:
        """Note that a lane each reads the words at `at`, itself or `by` an actor on its behalf."""
        word = at // self.grain
        if not self.written[row, word].all():
            k = int(np.flatnonzero(~self.written[row, word])[0])
            raise FaultError(f"thread {lanes[k]} reads {self.name}[{at[k]}], which nobody wrote")
        if not races:
            return
        self._meets(self.writer[row, word], at, lanes)
        if by >= 0:
            self._reaches(self.writer[row, word], at)
        self.readers[row, word, self._slot(lanes, by)] = self.stamp(lanes, by, later=later)

    def write(
        self, row: Array, at: Array, lanes: Array, *, by: int = -1, later: bool = False, races: bool = True
    ) -> None:
        """Note that a lane each writes the words at `at`; `later`: what is written comes some time after."""
        word = at // self.grain
        if races:
            places = row * (1 << 40) + word
            if len(np.unique(places)) < len(places):
                raise FaultError(f"several threads write one place of {self.name} at once")
            self._meets(self.writer[row, word], at, lanes)
            readers = self.readers[row, word]
            for slot in np.flatnonzero(readers.any(0)):
                self._meets(readers[:, slot], at, lanes)
            self.writer[row, word] = self.stamp(lanes, by, later=later)
        self.written[row, word] = not later

    def land(self, row: Array, at: Array, lanes: Array, *, by: int = -1) -> None:
        """What was to come later has been written now."""
        word = at // self.grain
        self.written[row, word] = True
        self.writer[row, word] = self.stamp(lanes, by)

    def rest(self, row: Array, at: Array, lanes: Array, by: int) -> None:
        """What was read later has been read now."""
        self.readers[row, at // self.grain, self._slot(lanes, by)] = self.stamp(lanes, by)

    def stamp(self, lanes: Array, by: int, *, later: bool = False) -> Array | int:
        """An access by lanes, or by an actor."""
        return self.clocks.stamp(self.clocks.own(lanes) if by < 0 else by, later=later)

    def _slot(self, lanes: Array, by: int) -> Array:
        threads = self.clocks.threads
        if by < 0:
            return lanes % threads // 32
        return np.full(len(lanes), -(-threads // 32) + by % self.clocks.actors - threads)

    def _meets(self, stamps: Array, at: Array, lanes: Array) -> None:
        wrong = self.clocks.strangers(lanes, stamps)
        if wrong.any():
            k = int(np.flatnonzero(wrong)[0])
            other = self.clocks.name(int(stamps[k]))
            raise FaultError(f"{other} and thread {lanes[k]} meet at {self.name}[{at[k]}], which nothing orders")

    def _reaches(self, stamps: Array, at: Array) -> None:
        """What threads have written is seen by what does not run in a thread behind a fence of theirs only."""
        wrong = self.clocks.unfenced(stamps)
        if wrong.any():
            k = int(np.flatnonzero(wrong)[0])
            raise FaultError(f"{self.clocks.name(int(stamps[k]))} has no proxy fence behind {self.name}[{at[k]}]")

    def load(self, row: Array, at: Array, size: int) -> Array:
        """The bits, one number a lane."""
        columns = at[:, None] + np.arange(size)
        raw = np.zeros((len(at), 8), np.uint8)
        raw[:, :size] = self.data[row[:, None], columns]
        return raw.view("<u8")[:, 0]

    def store(self, row: Array, at: Array, size: int, bits: Array) -> None:
        """Write the low `size` bytes."""
        columns = at[:, None] + np.arange(size)
        raw = np.ascontiguousarray(bits.astype("<u8")).view(np.uint8).reshape(len(at), 8)
        self.data[row[:, None], columns] = raw[:, :size]


class Memory:
    """All spaces of a launch, by address."""

    def __init__(
        self, buffers: list[Array], shared: int, local: int, blocks: int, grain: int, clocks: Clocks, cluster: int = 1
    ) -> None:
        self.buffers = [
            Space(f"buffer {k}", each.reshape(1, -1).view(np.uint8).reshape(1, -1), grain, clocks, written=True)
            for k, each in enumerate(buffers)
        ]
        self.shared = Space("shared memory", np.zeros((blocks, shared), np.uint8), grain, clocks, written=False)
        count = blocks * clocks.threads
        self.local = Space("local memory", np.zeros((count, local), np.uint8), grain, clocks, written=False)
        self.threads, self.cluster = clocks.threads, cluster

    @staticmethod
    def address(buffer: int) -> int:
        """Where a buffer begins."""
        return BUFFERS * (buffer + 1)

    def places(self, address: Array, lanes: Array) -> list[tuple[Space, Array, Array, Array]]:
        """(space, which lanes, their rows, their bytes) for each space that is accessed."""
        found: list[tuple[Space, Array, Array, Array]] = []
        address = address.astype(np.int64)
        for number in np.unique(address // BUFFERS):
            which = np.flatnonzero(address // BUFFERS == number)
            at, here = address[which] - number * BUFFERS, lanes[which]
            if 1 <= number <= len(self.buffers):
                found.append((self.buffers[int(number) - 1], which, np.zeros(len(which), np.int64), at))
                continue
            if number != 0:
                raise FaultError(f"thread {here[0]}: {address[which[0]]:#x} is no address")
            found += self._near(at, here, which)
        return found

    def _near(self, at: Array, lanes: Array, which: Array) -> list[tuple[Space, Array, Array, Array]]:
        """The same for what is no buffer."""
        found: list[tuple[Space, Array, Array, Array]] = []
        is_local, is_peers = at >= LOCAL, (at >= PEERS) & (at < LOCAL)
        blocks = lanes // self.threads
        rank, within = np.divmod(at - PEERS, WINDOW)
        if (rank[is_peers] >= self.cluster).any():
            raise FaultError(f"thread {lanes[is_peers][0]}: a cluster has {self.cluster} blocks")
        parts = (
            (is_local, self.local, lanes, at - LOCAL),
            (is_peers, self.shared, blocks - blocks % self.cluster + rank, within),
            (~is_local & ~is_peers, self.shared, blocks, at - SHARED),
        )
        for part, space, rows, place in parts:
            some = np.flatnonzero(part)
            if len(some):
                found.append((space, which[some], rows[some], place[some]))
        return found

    @staticmethod
    def of_peer(address: Array, rank: Array) -> Array:
        """Where the block of that rank in its cluster has what lies at an address of one's own shared memory."""
        return (address - SHARED + PEERS + rank * WINDOW).astype(np.uint64)

    def only(self, address: Array, lanes: Array, wanted: str) -> tuple[Space, Array, Array]:
        """(space, rows, bytes) of addresses that must lie in one space, `shared memory` or a buffer."""
        found = self.places(address, lanes)
        if len(found) > 1 or not found[0][0].name.startswith(wanted):
            raise FaultError(f"thread {lanes[0]}: {int(address[0]):#x} is not in {wanted}")
        space, _, row, at = found[0]
        return space, row, at
