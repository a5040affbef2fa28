"""Clusters: blocks that see each other's shared memory, and meet (PTX ISA, "Cluster of Cooperative Thread Arrays").

A block's memory is there until all its threads have ended. Whatever another block does to it must be over by then,
which some thread of it has to know: by a barrier of the cluster, or by an mbarrier it waited for.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

from tests.codegen.gpu.ptx.actions import Action
from tests.codegen.gpu.ptx.memory import FaultError
from tests.codegen.gpu.ptx.parse import Instruction
from tests.codegen.gpu.ptx.races import Known
from tests.codegen.gpu.ptx.state import DONE, State, aligned
from tfc.ir.types.types import Array


@dataclass
class _Meeting:
    """The barrier of a cluster: by thread in how many phases it has arrived and for how many it has waited; phases that
    have ended; what is passed on."""

    arrived: Array
    waited: Array
    phase: int = 0
    told: Known = field(default_factory=dict)
    heard: Known = field(default_factory=dict)


def _meeting(state: State, lane: int) -> tuple[_Meeting, int]:
    """The barrier of a thread's cluster, and the first thread of that."""
    size = state.cluster * state.threads
    kept: dict[int, _Meeting] = state.keep("meetings", dict)
    number = lane // size
    if number not in kept:
        kept[number] = _Meeting(np.zeros(size, np.int64), np.zeros(size, np.int64))
    return kept[number], number * size


def _arrive(state: State, code: Instruction, lanes: Array) -> None:
    for block in np.unique(lanes // state.threads):
        here = lanes[lanes // state.threads == block]
        meeting, first = _meeting(state, int(here[0]))
        if (meeting.arrived[here - first] != meeting.waited[here - first]).any():
            raise FaultError(f"thread {here[0]} arrives once more before it has waited")
        meeting.arrived[here - first] += 1
        for other, times in state.clocks.tell(here).items():
            meeting.told[other] = np.maximum(meeting.told[other], times) if other in meeting.told else times
    state.moved = True


def _wait(state: State, code: Instruction, lanes: Array) -> None:
    """Threads that have ended are not waited for."""
    for block in np.unique(lanes // state.threads):
        here = lanes[lanes // state.threads == block]
        meeting, first = _meeting(state, int(here[0]))
        if (meeting.arrived[here - first] == meeting.waited[here - first]).any():
            raise FaultError(f"thread {here[0]} waits for a barrier of the cluster at which it has not arrived")
        ended = state.pc[first : first + len(meeting.arrived)] >= DONE
        if ((meeting.arrived > meeting.phase) | ended).all():
            meeting.phase, meeting.heard, meeting.told = meeting.phase + 1, meeting.told, {}
            state.moved = True
        ready = meeting.phase >= meeting.arrived[here - first]
        if ready.any():
            meeting.waited[here[ready] - first] += 1
            state.clocks.hear(here[ready], meeting.heard)
        state.pc[here[~ready]] -= 1
        state.yields[here[~ready]] = True


def _mapa(state: State, code: Instruction, lanes: Array) -> None:
    """mapa.shared::cluster place, own place, rank."""
    address, rank = state.bits(code.operands[1], lanes), state.bits(code.operands[2], lanes)
    aligned(address, lanes, 1)
    if (rank >= state.cluster).any():
        raise FaultError(f"thread {lanes[0]}: block {int(rank.max())} of a cluster of {state.cluster}")
    state.write(code.operands[0], lanes, state.memory.of_peer(address.astype(np.int64), rank.astype(np.int64)))


def must_be_there(state: State, block: int) -> None:
    """FaultError where all threads of a block have ended, and its memory may be another's."""
    if (state.pc[block * state.threads : (block + 1) * state.threads] >= DONE).all():
        raise FaultError(f"block {block} has ended before a copy to or from its shared memory has")


def check_ends(state: State) -> None:
    """FaultError where a block may have ended before another one was done with its memory."""
    for block, actor, time in state.remote:
        if not state.clocks.is_known(block, actor, time):
            who = state.clocks.name(int(state.clocks.stamp(actor)))
            raise FaultError(f"{who} touches the memory of block {block}, which may have ended")


ACTIONS = {
    "barrier.cluster.arrive": Action(_arrive),
    "barrier.cluster.wait": Action(_wait),
    "mapa.shared_cluster": Action(_mapa),
}
