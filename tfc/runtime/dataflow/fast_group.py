"""Steps of a few microseconds on several devices: everything that does not depend on the feeds is computed once, as it
is for one device (binding.py). A call copies the records of a begun run, sets the operands' addresses, drives it and
copies the results. It holds the interpreter lock, for less time than handing it over would take.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from tfc.codegen.program.program import Program
from tfc.ir.base.record import record
from tfc.ir.types.types import Array
from tfc.runtime.dataflow.group import DataflowCall, Group
from tfc.runtime.memory.storage import LARGE, address_of
from tfc.runtime.native.flow_records import DriverRecord, ValueRecord

MANY = 200
"""A step of more nodes is not brief."""
_KINDS = frozenset({"region", "forward", "nothing", "trigger", "constant", "argument", "result", "send", "recv"})
"""No host op, nothing that may go round for long, and nothing that leaves a result dead."""

_empty, _copy = np.empty, ctypes.memmove


@record(frozen=True)
class FastPart:
    """A part of a fast step: a program that is one dataflow, the step's feeds and fetches that are its own, and the
    memory of its variables.
    """

    program: Program
    feeds: Sequence[int]
    fetches: Sequence[int]
    variables: Sequence[Array]

    def operands(self) -> list[int | Array]:
        """The feed or the variable of each argument of the dataflow."""
        use, buffers = self.program.instructions[0], self.program.buffers
        given = [buffers[b] for b in use.operands[: len(self.program.dataflows[use.dataflow].arguments)]]
        return [self.feeds[b.index] if b.kind == "feed" else self.variables[b.index] for b in given]

    def results(self) -> list[tuple[int, int]]:
        """Of each fetch its number in the step, and the number of its result of the dataflow."""
        use = self.program.instructions[0]
        count = len(self.program.dataflows[use.dataflow].arguments)
        made = {b: k for k, b in enumerate(use.operands[count:])}
        return [(to, made[fetch.buffer]) for to, fetch in zip(self.fetches, self.program.fetches, strict=True)]


def can_run_fast(group: Group, parts: Sequence[FastPart]) -> bool:
    """True for a group that has run the step of these parts before, one for each executor, and whose steps take
    microseconds.
    """
    if sum(len(part.program.dataflows[0].nodes) for part in parts if part.program.dataflows) > MANY or group.has_delays:
        return False
    return all(map(_is_fast, parts)) and all(x.is_fast and x.memory.used <= 1 for x in group.executors)


def _is_fast(part: FastPart) -> bool:
    program = part.program
    if len(program.instructions) != 1 or len(program.dataflows) != 1 or program.written:
        return False
    use, flow = program.instructions[0], program.dataflows[0]
    if any(node.kind not in _KINDS for node in flow.nodes) or any(not feed.dtype.size for feed in program.feeds):
        return False
    count = len(flow.arguments)
    made = set(use.operands[count:])
    return all(program.buffers[b].kind in ("feed", "variable") for b in use.operands[:count]) and all(
        fetch.buffer in made and program.buffers[fetch.buffer].dtype.size for fetch in program.fetches
    )


@record(frozen=True)
class FastResult:
    """A result of every run: its shape and type, and the address of the pointer to its value record."""

    shape: tuple[int, ...]
    dtype: np.dtype[Any]
    bytes: int
    place: int


class FastGroup:
    """The steps of a group that `can_run_fast`, with the sizes of the `feeds` and results of the step before.

    records, fresh  where the records of the group and its executors lie, and what they are when a run begins
    operands        the records that take the address of a feed, with the feed's number
    """

    def __init__(
        self, group: Group, parts: Sequence[FastPart], feeds: Sequence[Array], results: Sequence[Array]
    ) -> None:
        self.group = group
        self._drive: Callable[[int, int], int] = group.executors[0].native.drive_briefly
        self._driver = DriverRecord(-1)
        self._addresses = (group.address, ctypes.addressof(self._driver))
        operands = [part.operands() for part in parts]
        asks = [DataflowCall(0, [feeds[k] if isinstance(k, int) else k for k in own]) for own in operands]
        self.records, begun = group.begun(asks)
        self.fresh = np.frombuffer(begun, np.uint8)
        self.operands = [
            (value, k)
            for x, own in zip(group.executors, operands, strict=True)
            for value, k in zip(x.operands, own)  # noqa: B905  records may be more
            if isinstance(k, int)  # variables stay where they are
        ]
        made = [
            (to, x.record.results or 0, k)
            for x, part in zip(group.executors, parts, strict=True)
            for to, k in part.results()
        ]
        made.sort(key=lambda each: each[0])
        width = ctypes.sizeof(ctypes.c_void_p)
        self.results = [
            FastResult(results[to].shape, results[to].dtype, results[to].nbytes, first + width * k)
            for to, first, k in made
        ]

    @staticmethod
    def is_small(results: Sequence[Array]) -> bool:
        """True for results that are quickly copied."""
        return all(result.nbytes < LARGE for result in results)

    def run(self, feeds: Sequence[Array]) -> list[Array]:
        """One step. Raises tfc.Error."""
        _copy(self.records, address_of(self.fresh), self.fresh.nbytes)
        for value, k in self.operands:
            value.data = address_of(feeds[k])
        status = self._drive(*self._addresses)
        if status:
            raise self.group.failure(status)
        found: list[Array] = []
        for each in self.results:
            result: Array = _empty(each.shape, each.dtype)
            value = ctypes.c_void_p.from_address(each.place).value
            _copy(address_of(result), ValueRecord.from_address(value or 0).data, each.bytes)
            found.append(result)
        return found
