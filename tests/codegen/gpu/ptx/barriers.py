"""Barriers of a block, or of a number of its warps."""

from __future__ import annotations

import numpy as np

from tests.codegen.gpu.ptx.actions import Action
from tests.codegen.gpu.ptx.memory import FaultError
from tests.codegen.gpu.ptx.parse import Instruction
from tests.codegen.gpu.ptx.state import State
from tfc.ir.types.types import Array


def _complete(state: State, code: Instruction, lanes: Array) -> list[Array]:
    """The threads of a block that wait here for one another, when they are as many as the barrier is for."""
    found = []
    for block in np.unique(lanes // state.threads):
        here = lanes[lanes // state.threads == block]
        numbers = state.bits(code.operands[0], here)
        for number in np.unique(numbers):
            group = here[numbers == number]
            wanted = state.number(code.operands[1], group) if len(code.operands) > 1 else state.threads
            if len(group) > wanted:
                raise FaultError(f"block {block}: {len(group)} threads at a barrier for {wanted}")
            if len(group) == wanted:
                found.append(group)
    return found


def _meet(state: State, code: Instruction, lanes: Array) -> None:
    state.clocks.meet(lanes)


ACTIONS = {
    "bar": Action(_meet, _complete),
    "barrier": Action(_meet, _complete),
}
