"""Where threads go: branches, calls, ends; and what only tells the hardware something."""

from __future__ import annotations

import numpy as np

from tests.codegen.gpu.ptx.actions import Action, whole
from tests.codegen.gpu.ptx.memory import FaultError
from tests.codegen.gpu.ptx.parse import Instruction, parts
from tests.codegen.gpu.ptx.state import DONE, State
from tfc.ir.types.types import Array


def _bra(state: State, code: Instruction, lanes: Array) -> None:
    function = next(f for f in state.module.functions.values() if state.scopes[f.name] is state.registers)
    state.pc[lanes] = function.labels[code.operands[0]]


def _ret(state: State, code: Instruction, lanes: Array) -> None:
    state.pc[lanes] = np.where(state.back[lanes] >= 0, state.back[lanes], DONE)
    state.back[lanes] = -1
    state.moved = True


def _exit(state: State, code: Instruction, lanes: Array) -> None:
    state.pc[lanes] = DONE
    state.moved = True


def _call(state: State, code: Instruction, lanes: Array) -> None:
    functions = state.module.functions
    function = functions[next(each for each in code.operands if each in functions)]
    for name, source in zip(function.params, parts(code.operands[-1].strip("()")), strict=True):
        state.params.setdefault(name, np.zeros(state.count, np.uint64))[lanes] = state.params[source][lanes]
    if (state.back[lanes] >= 0).any():
        raise FaultError("a function that is called calls another one")
    state.back[lanes], state.pc[lanes] = state.pc[lanes], function.begin


def _nothing(state: State, code: Instruction, lanes: Array) -> None:
    """Fences among threads: the interpreter's memory has no order but that of time. Hints and register counts."""


def _fence_proxy(state: State, code: Instruction, lanes: Array) -> None:
    """What the threads wrote can be seen by what copies and multiplies by itself. (That mbarriers are there, too.)"""
    state.clocks.fenced[lanes] = state.clocks.now


ACTIONS = {
    "bra": Action(_bra),
    "ret": Action(_ret),
    "exit": Action(_exit),
    "call": Action(_call),
    "fence": Action(_nothing),
    "fence.proxy.async": Action(_fence_proxy),
    "fence.mbarrier_init": Action(_fence_proxy),
    "membar": Action(_nothing),
    "prefetch": Action(_nothing),
    "griddepcontrol": Action(_nothing),
    "setmaxnreg": Action(_nothing, whole(128)),
}
