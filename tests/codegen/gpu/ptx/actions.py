"""What an opcode does: alone, or together with the other threads of its warp, its four warps or its block."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from tests.codegen.gpu.ptx.memory import FaultError
from tests.codegen.gpu.ptx.parse import Instruction
from tests.codegen.gpu.ptx.state import State
from tfc.ir.types.types import Array

Run = Callable[[State, Instruction, Array], None]
Together = Callable[[State, Instruction, Array], list[Array]]


@dataclass(frozen=True)
class Action:
    """`run` is done by lanes; `together`, of those that wait at the instruction, finds groups that are complete."""

    run: Run
    together: Together | None = None


def whole(size: int) -> Together:
    """Every `size` threads that follow one another: a warp, or four."""

    def groups(state: State, code: Instruction, lanes: Array) -> list[Array]:
        if state.threads % size:
            raise FaultError(f"a block of {state.threads} threads is no whole number of {size}")
        found = [lanes[lanes // size == number] for number in np.unique(lanes // size)]
        return [group for group in found if len(group) == size]

    return groups


def masked(position: int) -> Together:
    """The threads of a warp that the mask names, which is the operand at `position`."""

    def groups(state: State, code: Instruction, lanes: Array) -> list[Array]:
        found = []
        for number in np.unique(lanes // 32):
            here = lanes[lanes // 32 == number]
            for mask in np.unique(state.bits(code.operands[position], here) & np.uint64(0xFFFFFFFF)):
                group = here[(state.bits(code.operands[position], here) & np.uint64(0xFFFFFFFF)) == mask]
                named = np.uint64(1) << (group % 32).astype(np.uint64)
                if (named & mask != named).any():
                    raise FaultError(f"thread {group[0]} is not in the mask {int(mask):#x} that it names")
                if len(group) == int(mask).bit_count():
                    found.append(group)
        return found

    return groups
