"""Bulk copies of boxes of a matrix, which the hardware does by itself as a tensor map says (PTX ISA, "Tensors").

What of a box lies outside of the matrix is read as zeros and not written. Rows of a box follow one another in shared
memory, their 16-byte pieces permuted by the address where the map says so. They land when no thread can go on, which
is the latest that a program may rely on, or at once, which is the soonest.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, field, replace

import numpy as np

from tests.codegen.gpu.ptx.actions import Action
from tests.codegen.gpu.ptx.clusters import must_be_there
from tests.codegen.gpu.ptx.mbarriers import Mbarrier, mbarriers
from tests.codegen.gpu.ptx.memory import MAPS, SHARED, FaultError, Space
from tests.codegen.gpu.ptx.parse import Instruction, parts
from tests.codegen.gpu.ptx.state import State, TensorMap
from tfc.ir.types.types import Array


def swizzled(address: Array, width: int) -> Array:
    """Where a byte lies whose place in the pattern is `address`: pieces of 16 bytes change places within `width` bytes
    by the number of the 128 bytes they are in (PTX ISA, "Swizzling modes")."""
    if width == 0:
        return address
    return address ^ ((address >> 7 & (width // 16 - 1)) << 4)


@dataclass
class _Box:
    """A box of a matrix and its place: bytes of shared memory, and those of the buffer they go with."""

    block: int
    shared: Array
    space: Space
    outside: Array
    inside: Array
    """Which bytes of the box the matrix has."""


def _box(state: State, lane: int, which: str, target: int) -> _Box:
    base, *places = parts(which.strip("[]"))
    one = np.array([lane])
    number, rest = divmod(state.number(base, one) - MAPS, 128)
    if rest or not 0 <= number < len(state.maps):
        raise FaultError(f"thread {lane}: {base} is no tensor map")
    tensor: TensorMap = state.maps[number]
    first = [int(state.read(each, "s32", one)[0]) for each in parts(places[0])]
    width = tensor.box[0] * tensor.size
    if target % 128 or (tensor.swizzle and width > tensor.swizzle) or len(first) != len(tensor.sizes):
        raise FaultError(f"thread {lane}: a box of {tensor.box} at {target:#x}")
    if any(pitch % 16 for pitch in (*tensor.pitches, tensor.offset)):
        raise FaultError("rows of a tensor map do not begin at multiples of 16 bytes")
    place = np.arange(math.prod(tensor.box) * tensor.size)
    shared = swizzled(target + place, tensor.swizzle) - SHARED
    rest, byte = np.divmod(place, tensor.size)
    outside, inside = tensor.offset + byte, np.ones(len(place), bool)
    steps = zip(first, tensor.sizes, tensor.box, (tensor.size, *tensor.pitches), strict=True)
    for begin, extent, side, pitch in steps:
        rest, within = np.divmod(rest, side)
        inside &= (begin + within >= 0) & (begin + within < extent)
        outside = outside + (begin + within) * pitch
    return _Box(lane // state.threads, shared, state.memory.buffers[tensor.buffer], outside, inside)


def _load(state: State, code: Instruction, lanes: Array) -> None:
    """Matrix to shared memory; the bytes arrive at an mbarrier. Those for several blocks of a cluster, named by bits of
    the last operand, go to the same places in each, and arrive at the mbarrier that each has there."""
    for lane in lanes:
        one = np.array([lane])
        box = _box(state, int(lane), code.operands[1], int(state.address(code.operands[0], one)[0]))
        place = state.address(code.operands[2], one)
        for block, address in _receivers(state, code, one, place):
            ((barrier, _),) = mbarriers(state, address, one)
            if state.clocks.fenced[barrier.maker] < barrier.made:
                raise FaultError(f"thread {barrier.maker} has no fence behind the mbarrier that it made")
            land = _loading(state, int(lane), replace(box, block=block), barrier)
            if state.eager:
                land()
            else:
                state.landings.append(land)


def _receivers(state: State, code: Instruction, one: Array, place: Array) -> list[tuple[int, Array]]:
    """The blocks that a box goes to, and where each has its mbarrier as the thread sees it."""
    own = int(one[0]) // state.threads
    if "multicast::cluster" not in code.types:
        return [(own, place)]
    mask, first = state.number(code.operands[3], one), own - own % state.cluster
    if not 0 < mask < 1 << state.cluster:
        raise FaultError(f"thread {one[0]}: the mask {mask:#x} of a cluster of {state.cluster} blocks")
    ranks = [rank for rank in range(state.cluster) if mask >> rank & 1]
    return [(first + rank, state.memory.of_peer(place.astype(np.int64), np.array([rank]))) for rank in ranks]


def _loading(state: State, lane: int, box: _Box, barrier: Mbarrier) -> Callable[[], None]:
    """Note that a box is on its way; what happens when it is there."""
    actor, shared = state.clocks.copies(lane), state.memory.shared
    mine, theirs = _words(box.shared, shared), _words(box.outside[box.inside], box.space)
    row, who = np.full(len(mine), box.block), np.full(len(mine), lane)
    nothing, for_them = np.zeros(len(theirs), np.int64), np.full(len(theirs), lane)
    shared.reach(row, mine, shared.grain, who)
    box.space.reach(nothing, theirs, 1, for_them)
    box.space.read(nothing, theirs, for_them, by=actor, later=True)
    shared.write(row, mine, who, by=actor, later=True)

    def land() -> None:
        must_be_there(state, box.block)
        found = np.zeros(len(box.shared), np.uint8)
        found[box.inside] = box.space.data[0, box.outside[box.inside]]
        shared.data[box.block, box.shared] = found
        shared.land(row, mine, who, by=actor)
        box.space.rest(nothing, theirs, for_them, actor)
        barrier.arrive(_of_actor(state, actor), landed=len(box.shared))
        state.note_remote(lane, box.block, actor)
        state.moved = True

    return land


def _of_actor(state: State, actor: int) -> dict[int, Array]:
    """What is known when the copies of a block are at rest: that they are."""
    block, number = divmod(actor, state.clocks.actors)
    times = np.zeros(state.clocks.actors, np.int32)
    times[number] = state.clocks.now
    return {block: times}


@dataclass(eq=False)
class _Outgoing:
    """A box on its way out: shared memory is read some time before the wait for that ends, the matrix written some time
    before the launch does, or another wait."""

    state: State
    lane: int
    box: _Box
    read_at: int = 0

    def __post_init__(self) -> None:
        """Note what is going to be read and written."""
        state, box = self.state, self.box
        self.actor, shared = state.clocks.stores(self.lane), state.memory.shared
        self.mine, self.theirs = _words(box.shared, shared), _words(box.outside[box.inside], box.space)
        self.row, self.who = np.full(len(self.mine), box.block), np.full(len(self.mine), self.lane)
        self.nothing, self.for_them = np.zeros(len(self.theirs), np.int64), np.full(len(self.theirs), self.lane)
        shared.reach(self.row, self.mine, shared.grain, self.who)
        shared.read(self.row, self.mine, self.who, by=self.actor, later=True)
        box.space.reach(self.nothing, self.theirs, 1, self.for_them)
        box.space.write(self.nothing, self.theirs, self.for_them, by=self.actor, later=True)

    def read(self) -> None:
        """Shared memory is read now."""
        if not self.read_at:
            must_be_there(self.state, self.box.block)
            self.state.clocks.now += 1  # whoever knows of this one need not know of the next
            self.read_at, shared = self.state.clocks.now, self.state.memory.shared
            self.found = shared.data[self.box.block, self.box.shared[self.box.inside]]
            shared.rest(self.row, self.mine, self.who, self.actor)

    def land(self) -> None:
        """The matrix is written now."""
        self.read()
        self.box.space.data[0, self.box.outside[self.box.inside]] = self.found
        self.box.space.land(self.nothing, self.theirs, self.for_them, by=self.actor)


@dataclass
class _Stores:
    """Boxes on their way out, by thread: those of the open group, and the closed groups."""

    opened: list[_Outgoing] = field(default_factory=list)
    closed: list[list[_Outgoing]] = field(default_factory=list)


def _store(state: State, code: Instruction, lanes: Array) -> None:
    """Shared memory to matrix."""
    for lane in lanes:
        one = np.array([lane])
        box = _box(state, int(lane), code.operands[0], int(state.address(code.operands[1], one)[0]))
        made = _Outgoing(state, int(lane), box)
        state.landings.append(made.land)
        _stores(state, int(lane)).opened.append(made)


def _stores(state: State, lane: int) -> _Stores:
    kept: dict[int, _Stores] = state.keep("tensor stores", dict)
    return kept.setdefault(lane, _Stores())


def _commit(state: State, code: Instruction, lanes: Array) -> None:
    for lane in lanes:
        found = _stores(state, int(lane))
        found.closed.append(found.opened)
        found.opened = []


def _wait(state: State, code: Instruction, lanes: Array) -> None:
    """Until all groups but the last so many are done; or with `.read`, until shared memory has been read."""
    for lane in lanes:
        found = _stores(state, int(lane))
        ready = max(len(found.closed) - int(code.operands[0], 0), 0)
        over = [made for group in found.closed[:ready] for made in group]
        for made in over:
            if "read" in code.types:
                made.read()
            elif made.land in state.landings:
                state.landings.remove(made.land)
                made.land()
        time = max((made.read_at for made in over), default=0)
        state.clocks.learn(lanes[lanes == lane], state.clocks.stores(int(lane)), time)


def _words(at: Array, space: Space) -> Array:
    """The first byte of each word that holds one of the bytes."""
    return np.unique(at // space.grain) * space.grain


ACTIONS = {
    **{f"cp.async.bulk.tensor.{rank}d.shared_cluster.global": Action(_load) for rank in (2, 3)},
    **{f"cp.async.bulk.tensor.{rank}d.global.shared_cta": Action(_store) for rank in (2, 3)},
    "cp.async.bulk.commit_group": Action(_commit),
    "cp.async.bulk.wait_group": Action(_wait),
}
