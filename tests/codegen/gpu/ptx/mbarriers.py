"""mbarriers: objects in shared memory that threads and bulk copies arrive at, a phase after the other.

A phase ends when all arrivals and all announced bytes have come (PTX ISA, "mbarrier"); whoever waits for it then knows
what those that arrived knew.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

from tests.codegen.gpu.ptx.actions import Action
from tests.codegen.gpu.ptx.memory import FaultError
from tests.codegen.gpu.ptx.parse import Instruction
from tests.codegen.gpu.ptx.races import Known
from tests.codegen.gpu.ptx.state import State, aligned
from tfc.ir.types.types import Array


@dataclass
class Mbarrier:
    """Arrivals and bytes that the phase still waits for, how many phases have ended, and what is passed on; who made
    it and when."""

    count: int
    pending: int
    maker: int
    made: int
    bytes: int = 0
    phase: int = 0
    told: Known = field(default_factory=dict)
    heard: Known = field(default_factory=dict)

    def arrive(self, known: Known, arrivals: int = 0, landed: int = 0) -> None:
        """Somebody has come, or bytes have."""
        for block, times in known.items():
            self.told[block] = np.maximum(self.told[block], times) if block in self.told else times
        self.pending -= arrivals
        self.bytes -= landed
        if self.pending < 0:
            raise FaultError(f"more threads arrive at an mbarrier than the {self.count} it is for")
        if self.pending == 0 and self.bytes == 0:
            self.phase += 1
            self.pending, self.heard, self.told = self.count, self.told, {}


def mbarriers(state: State, address: Array, lanes: Array) -> list[tuple[Mbarrier, Array]]:
    """The mbarriers that threads name, each with the lanes. FaultError where there is none, or none they know of."""
    aligned(address, lanes, 8)
    state.noted(address, lanes, 8, "shared memory", "read")
    _, row, at = state.memory.only(address, lanes, "shared memory")
    found = []
    for block in np.unique(row):
        for place in np.unique(at):
            which = (row == block) & (at == place)
            if which.any():
                one = _all(state).get((int(block), int(place)))
                if one is None:
                    raise FaultError(f"thread {lanes[which][0]}: block {block} has no mbarrier at {int(place):#x}")
                found.append((one, np.flatnonzero(which)))
    return found


def _all(state: State) -> dict[tuple[int, int], Mbarrier]:
    return state.keep("mbarriers", dict)


def _init(state: State, code: Instruction, lanes: Array) -> None:
    address = state.address(code.operands[0], lanes)
    aligned(address, lanes, 8)
    state.noted(address, lanes, 8, "shared memory", "write")
    _, row, at = state.memory.only(address, lanes, "shared memory")
    for lane, block, place, count in zip(lanes, row, at, state.bits(code.operands[1], lanes), strict=True):
        _all(state)[int(block), int(place)] = Mbarrier(int(count), int(count), int(lane), state.clocks.now)


def _inval(state: State, code: Instruction, lanes: Array) -> None:
    address = state.address(code.operands[0], lanes)
    mbarriers(state, address, lanes)
    _, row, at = state.memory.only(address, lanes, "shared memory")
    for block, place in zip(row, at, strict=True):
        del _all(state)[int(block), int(place)]


def _arrive(state: State, code: Instruction, lanes: Array) -> None:
    """arrive{.expect_tx} state, [place]{, count or bytes}: each thread for itself; the state is not modelled."""
    state.write(code.operands[0], lanes, np.zeros(len(lanes), np.uint64))
    _come(state, code, lanes, code.operands[1:], arrives=True)


def _expect(state: State, code: Instruction, lanes: Array) -> None:
    _come(state, code, lanes, code.operands, arrives=False)


def _come(state: State, code: Instruction, lanes: Array, operands: tuple[str, ...], *, arrives: bool) -> None:
    address = state.address(operands[0], lanes)
    given = state.read(operands[1], "u32", lanes) if len(operands) > 1 else np.ones(len(lanes), np.uint32)
    expects = "expect_tx" in code.types
    for found, which in mbarriers(state, address, lanes):
        for k in which:
            found.bytes += int(given[k]) if expects else 0
            arrivals = (1 if expects else int(given[k])) if arrives else 0
            found.arrive(state.clocks.told(int(lanes[k])), arrivals)
            state.note_remote(int(lanes[k]), found.maker // state.threads, int(state.clocks.own(lanes[k])))
    state.moved = True


def _wait(state: State, code: Instruction, lanes: Array) -> None:
    """{try,test}_wait.parity p, [place], parity: has the phase of that parity ended? (The one before the first has.)"""
    if "parity" not in code.types:
        raise FaultError(f"not modelled: {code.text}")
    address = state.address(code.operands[1], lanes)
    parity = state.bits(code.operands[2], lanes)
    done = np.zeros(len(lanes), np.uint64)
    for found, which in mbarriers(state, address, lanes):
        done[which] = found.phase % 2 != parity[which]
        ready = which[done[which] != 0]
        if len(ready):
            state.clocks.hear(lanes[ready], found.heard)
    state.yields[lanes[done == 0]] = True
    state.write(code.operands[0], lanes, done)


ACTIONS = {
    "mbarrier.init": Action(_init),
    "mbarrier.inval": Action(_inval),
    "mbarrier.arrive": Action(_arrive),
    "mbarrier.expect_tx": Action(_expect),
    "mbarrier.try_wait": Action(_wait),
    "mbarrier.test_wait": Action(_wait),
}
