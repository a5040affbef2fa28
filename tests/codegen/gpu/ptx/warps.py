"""What the threads of a warp do together: shuffles, votes, sums (PTX ISA, "shfl.sync", "vote.sync" and so on)."""

from __future__ import annotations

import numpy as np

from tests.codegen.gpu.ptx.actions import Action, masked
from tests.codegen.gpu.ptx.memory import FaultError
from tests.codegen.gpu.ptx.parse import Instruction
from tests.codegen.gpu.ptx.state import State
from tfc.ir.types.types import Array


def _shfl(state: State, code: Instruction, lanes: Array) -> None:
    """shfl.sync.mode.b32 d|p, a, b, c, mask: a of the thread that b says; of the own where that is out of range.

    c holds the last lane in its low bits and, from bit 8 on, the bits of a lane's number that name its segment.
    """
    target, _, inside = code.operands[0].partition("|")
    value = state.bits(code.operands[1], lanes)
    by, limits = (state.read(each, "u32", lanes).astype(np.int64) for each in code.operands[2:4])
    lane, within, segments = lanes % 32, limits & 31, limits >> 8 & 31
    last, first = (lane & segments) | (within & ~segments), lane & segments
    mode = code.types[1]
    if mode == "up":
        source, holds = lane - by, lane - by >= last
    elif mode == "down":
        source, holds = lane + by, lane + by <= last
    elif mode == "bfly":
        source, holds = lane ^ by, (lane ^ by) <= last
    else:
        source, holds = first | (by & ~segments & 31), (first | (by & ~segments & 31)) <= last
    source = np.where(holds, source, lane)
    place = np.full(32, -1)
    place[lane] = np.arange(len(lanes))
    if (place[source] < 0).any():
        raise FaultError(f"thread {lanes[0]}: a shuffle reads of a lane that is not in its mask")
    state.write(target, lanes, value[place[source]])
    if inside:
        state.write(inside, lanes, holds.astype(np.uint64))


def _vote(state: State, code: Instruction, lanes: Array) -> None:
    holds = state.flag(code.operands[1], lanes)
    mode = code.types[1]
    if mode == "ballot":
        state.write(code.operands[0], lanes, np.full(len(lanes), _mask(lanes[holds]), np.uint64))
    elif mode in ("all", "any", "uni"):
        found = {"all": holds.all(), "any": holds.any(), "uni": holds.all() or not holds.any()}[mode]
        state.write(code.operands[0], lanes, np.full(len(lanes), found, np.uint64))


def _match(state: State, code: Instruction, lanes: Array) -> None:
    target, _, equal = code.operands[0].partition("|")
    value = state.read(code.operands[1], code.types[-1], lanes)
    if code.types[0] == "any":
        found = [_mask(lanes[value == each]) for each in value]
        state.write(target, lanes, np.array(found, np.uint64))
        return
    same = bool((value == value[0]).all())
    state.write(target, lanes, np.full(len(lanes), _mask(lanes) if same else 0, np.uint64))
    if equal:
        state.write(equal, lanes, np.full(len(lanes), same, np.uint64))


def _redux(state: State, code: Instruction, lanes: Array) -> None:
    kind = code.types[-1]
    value = state.read(code.operands[1], kind, lanes)
    fold = {
        "add": np.add, "min": np.minimum, "max": np.maximum, "and": np.bitwise_and, "or": np.bitwise_or,
        "xor": np.bitwise_xor,
    }[code.types[1]]  # fmt: skip
    whole = int(fold.reduce(value.astype(np.int64))) & 0xFFFFFFFF
    state.write(code.operands[0], lanes, np.full(len(lanes), whole, np.uint64))


def _elect(state: State, code: Instruction, lanes: Array) -> None:
    """The lowest lane of the mask leads."""
    lane, _, leads = code.operands[0].partition("|")
    state.write(lane, lanes, np.full(len(lanes), lanes[0] % 32, np.uint64))
    state.write(leads, lanes, (np.arange(len(lanes)) == 0).astype(np.uint64))


def _meet(state: State, code: Instruction, lanes: Array) -> None:
    state.clocks.meet(lanes)


def _activemask(state: State, code: Instruction, lanes: Array) -> None:
    raise FaultError("which threads are together is the hardware's choice")


def _mask(lanes: Array) -> int:
    return sum(1 << int(lane) % 32 for lane in lanes)


ACTIONS = {
    "shfl.sync": Action(_shfl, masked(4)),
    "vote.sync": Action(_vote, masked(2)),
    "match.any.sync": Action(_match, masked(2)),
    "match.all.sync": Action(_match, masked(2)),
    "redux.sync": Action(_redux, masked(2)),
    "elect.sync": Action(_elect, masked(1)),
    "bar.warp.sync": Action(_meet, masked(0)),
    "activemask": Action(_activemask),
}
