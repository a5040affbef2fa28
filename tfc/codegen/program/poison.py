"""Poison: every result and workspace of a Program is filled with NaN just before it is first written.

An element that no kernel writes then shows as NaN (all bits set: -1 in integers, true in booleans), instead of holding
what happened to lie there, often zero. So does a kernel that reads what it has not written. As with MemorySanitizer and
CUDA's initcheck the aim is to find code that depends on memory nobody wrote; here that takes no tool.
"""

from __future__ import annotations

from tfc.codegen.program.control import Home, Jump, Make, Next, Poison, Repeat, Start, Unless
from tfc.codegen.program.program import Instruction, Program
from tfc.ir.base.record import replace

POISONED = ("arena", "fetch", "heap")
"""The kinds of buffers whose memory belongs to the step: what it held before means nothing."""


def poison(program: Program) -> Program:
    """The program with a Poison for each of its own buffers, where its lifetime begins, or behind the Make that gives
    it memory. What a loop carries is poisoned before the loop, what each iteration makes anew in each of them.
    """
    before, behind = _poisoned(program)
    instructions: list[Instruction] = []
    begins: list[int] = []  # by old index: where its Poisons begin
    places: list[int] = []  # by old index: where it is now
    starts: dict[int, int] = {}
    for at, use in enumerate(program.instructions):
        begins.append(len(instructions))
        for b in before.get(at, ()):
            starts[b] = len(instructions)
            instructions.append(_fill(b, use))
        places.append(len(instructions))
        instructions.append(use)
        instructions += [_fill(b, use) for b in behind.get(at, ())]
    begins.append(len(instructions))
    places.append(len(instructions))

    def target(at: int, to: int) -> int:
        """Where a jump goes: one back to a loop's start goes behind the Poisons of what the loop carries."""
        if to > at:
            return begins[to]
        return begins[to] + sum(program.buffers[b].last >= at for b in before.get(to, ()))

    for at, use in enumerate(program.instructions):
        if isinstance(use.control, Jump | Repeat | Unless | Start | Next | Home):
            moved = replace(use.control, to=target(at, use.control.to))
            instructions[places[at]] = replace(use, control=moved)
    buffers = tuple(
        replace(buffer, first=starts.get(b, places[buffer.first]), last=places[buffer.last])
        for b, buffer in enumerate(program.buffers)
    )
    flows = tuple(
        replace(flow, regions=tuple(replace(region, program=poison(region.program)) for region in flow.regions))
        for flow in program.dataflows
    )
    return replace(program, buffers=buffers, instructions=tuple(instructions), dataflows=flows)


def _poisoned(program: Program) -> tuple[dict[int, list[int]], dict[int, list[int]]]:
    """The buffers to poison before and behind each instruction; before it those that live longest come first."""
    before: dict[int, list[int]] = {}
    behind: dict[int, list[int]] = {}
    used = {program.root(b) for use in program.instructions for b in use.operands}
    for b, buffer in enumerate(program.buffers):
        if b in used and buffer.kind in ("arena", "fetch") and not buffer.is_late:
            before.setdefault(buffer.first, []).append(b)
    for at, use in enumerate(program.instructions):
        if isinstance(use.control, Make):
            behind[at] = [use.control.buffer]
    for buffers in before.values():
        buffers.sort(key=lambda b: -program.buffers[b].last)
    return before, behind


def _fill(buffer: int, use: Instruction) -> Instruction:
    return Instruction.steer(Poison(buffer), use.nodes)
