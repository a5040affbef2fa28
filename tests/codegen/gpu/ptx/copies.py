"""cp.async: copies into shared memory that land when the thread that asked for them waits (PTX ISA, "cp.async").

Until then nobody may read what is to be overwritten. A copy of fewer bytes than its size fills the rest with zeros.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

from tests.codegen.gpu.ptx.actions import Action
from tests.codegen.gpu.ptx.memory import FaultError, Space
from tests.codegen.gpu.ptx.parse import Instruction
from tests.codegen.gpu.ptx.state import State, aligned
from tfc.ir.types.types import Array


@dataclass
class _Copy:
    """One instruction's copies: for each lane its group, where to, the bytes; `open` until they land."""

    lanes: Array
    group: Array
    space: Space
    row: Array
    at: Array
    data: Array
    open: Array


@dataclass
class _Copies:
    """For each thread how many groups it has closed; and what is under way."""

    closed: Array
    under_way: list[_Copy] = field(default_factory=list)


def _copies(state: State) -> _Copies:
    return state.keep("copies", lambda: _Copies(np.zeros(state.count, np.int64)))


def _copy(state: State, code: Instruction, lanes: Array) -> None:
    kept, size = _copies(state), int(code.operands[2], 0)
    target, source = (state.address(each, lanes) for each in code.operands[:2])
    aligned(target, lanes, size)
    aligned(source, lanes, size)
    given = state.read(code.operands[3], "u32", lanes).astype(np.int64) if len(code.operands) > 3 else None
    data = np.zeros((len(lanes), size), np.uint8)
    for length in np.unique(given) if given is not None else (size,):
        if not 0 <= length <= size:
            raise FaultError(f"a copy of {length} bytes of {size}")
        which = np.arange(len(lanes)) if given is None else np.flatnonzero(given == length)
        if length:
            data[which, :length] = state.fetch(source[which], lanes[which], int(length), "buffer")
    space, row, at = state.memory.only(target, lanes, "shared memory")
    state.noted(target, lanes, size, "shared memory", "write", later=True)
    kept.under_way.append(_Copy(lanes, kept.closed[lanes], space, row, at, data, np.ones(len(lanes), bool)))


def _commit(state: State, code: Instruction, lanes: Array) -> None:
    _copies(state).closed[lanes] += 1


def _wait(state: State, code: Instruction, lanes: Array) -> None:
    """Let all groups of the threads land but the last so many."""
    kept = _copies(state)
    if "wait_all" in code.types:
        kept.closed[lanes] += 1
        left = 0
    else:
        left = int(code.operands[0], 0)
    here = np.zeros(state.count, bool)
    here[lanes] = True
    for copy in kept.under_way:
        which = np.flatnonzero(copy.open & here[copy.lanes] & (copy.group < kept.closed[copy.lanes] - left))
        if len(which):
            _land(copy, which)
    kept.under_way = [copy for copy in kept.under_way if copy.open.any()]


def _land(copy: _Copy, which: Array) -> None:
    size, space = copy.data.shape[1], copy.space
    row, at = copy.row[which, None], copy.at[which, None]
    space.data[row, at + np.arange(size)] = copy.data[which]
    step = np.arange(0, size, space.grain)
    rows, words = np.repeat(copy.row[which], len(step)), (at + step).reshape(-1)
    space.land(rows, words, np.repeat(copy.lanes[which], len(step)))
    copy.open[which] = False


ACTIONS = {
    "cp.async.cg": Action(_copy),
    "cp.async.ca": Action(_copy),
    "cp.async.commit_group": Action(_commit),
    "cp.async.wait_group": Action(_wait),
    "cp.async.wait_all": Action(_wait),
}
