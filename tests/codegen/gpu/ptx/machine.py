"""Runs a launch of a PTX module: all threads of all blocks side by side, an instruction at a time.

Threads that stand at the same instruction execute it together; the lowest such place goes first, so that threads that
took different branches meet again. Threads that look for something that is not there yet let all others go first; what
copies or multiplies by itself ends when its end is waited for, or when no thread can go on. What orders two accesses is
told by races.py, whatever order they happened to have here.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from tests.codegen.gpu.ptx import (
    accesses,
    barriers,
    clusters,
    copies,
    flow,
    fragments,
    mbarriers,
    scalars,
    tensor_copies,
    warps,
    wgmma,
)
from tests.codegen.gpu.ptx.actions import Action
from tests.codegen.gpu.ptx.memory import FaultError
from tests.codegen.gpu.ptx.parse import Function, Instruction, Module
from tests.codegen.gpu.ptx.state import DONE, State, TensorMap
from tfc.ir.types.types import Array

MOST_STEPS = 2_000_000
MOST_ROUNDS = 64
"""Rounds of threads that look for something in vain while nothing happens, before they count as lost."""
FAMILIES = (flow, scalars, accesses, barriers, clusters, warps, copies, fragments, mbarriers, tensor_copies, wgmma)
ACTIONS: dict[str, Action] = {name: action for family in FAMILIES for name, action in family.ACTIONS.items()}


def run_launch(
    module: Module,
    entry: str,
    blocks: int,
    buffers: list[Array],
    numbers: Sequence[int],
    *,
    maps: Sequence[TensorMap] = (),
    dynamic: int = 0,
    eager: bool = False,
) -> None:
    """Run an entry function on buffers (its first parameters, in place; the last may be a record of failures), 8-byte
    numbers and tensor maps behind them, with `dynamic` bytes of shared memory for the array without a size.

    `eager`: what copies boxes by itself does so at once.

    FaultError for whatever a device would hang at, crash at or get wrong.
    """
    _Machine(State(module, module.functions[entry], blocks, buffers, numbers, maps, dynamic, eager=eager)).run()


class _Machine:
    def __init__(self, state: State) -> None:
        self.state, self.module = state, state.module
        self.actions = [_action(code) for code in self.module.code]
        self.owners = _owners(self.module)
        self.rounds = 0

    def run(self) -> None:
        state = self.state
        for _ in range(MOST_STEPS):
            ready = (state.pc < DONE) & ~state.held
            ahead = ready & ~state.yields
            if not ahead.any():
                if not self._stalled(ready):
                    return
                continue
            at = int(state.pc[ahead].min())
            lanes = np.flatnonzero(ahead & (state.pc == at))
            try:
                self._execute(at, lanes)
            except FaultError as fault:
                raise FaultError(f"{fault}, at {self.module.code[at].text}") from None
        raise FaultError("the launch does not end")

    def _stalled(self, ready: Array) -> bool:
        """No thread can go on but those that let others go first: False when all have ended."""
        state = self.state
        if (state.pc >= DONE).all():
            if state.landings:
                state.landings.pop(0)()
                return True
            clusters.check_ends(state)
            return False
        if state.landings:
            state.landings.pop(0)()
        elif not ready.any():
            raise FaultError(self._lost())
        self.rounds = 0 if state.moved else self.rounds + 1
        if self.rounds > MOST_ROUNDS:
            raise FaultError("threads look for what nobody does: " + self._lost())
        state.moved = False
        state.yields[:] = False
        return True

    def _lost(self) -> str:
        """Where threads wait that will not go on."""
        state = self.state
        places = {self.module.code[at].text for at in np.unique(state.pc[state.pc < DONE])}
        block = int(np.flatnonzero(state.pc < DONE)[0]) // state.threads
        where = "; ".join(sorted(places))
        return f"block {block}: threads wait at different barriers, or for some that have ended: {where}"

    def _execute(self, at: int, lanes: Array) -> None:
        state, code, action = self.state, self.module.code[at], self.actions[at]
        state.clocks.now += 1
        state.registers = state.scopes[self.owners[at].name]
        if code.guard:
            holds = state.flag(code.guard, lanes, negated=code.negated)
            state.pc[lanes[~holds]] = at + 1
            lanes = lanes[holds]
            if not len(lanes):
                return
        if action.together is None:
            state.pc[lanes] = at + 1
            action.run(state, code, lanes)
            return
        state.held[lanes] = True
        waiting = np.flatnonzero(state.held & (state.pc == at))
        for group in action.together(state, code, waiting):
            state.held[group] = False
            state.pc[group] = at + 1
            state.moved = True
            action.run(state, code, group)


def _action(code: Instruction) -> Action:
    """What the longest known beginning of an opcode does."""
    words = [code.opcode, *code.types]
    for size in range(len(words), 0, -1):
        found = ACTIONS.get(".".join(words[:size]))
        if found is not None:
            return found
    return scalars.ARITHMETIC


def _owners(module: Module) -> list[Function]:
    """The function of each instruction."""
    begins = sorted(module.functions.values(), key=lambda function: function.begin)
    found: list[Function] = []
    for function, after in zip(begins, [*begins[1:], None], strict=True):
        end = len(module.code) if after is None else after.begin
        found += [function] * (end - len(found))
    return found
