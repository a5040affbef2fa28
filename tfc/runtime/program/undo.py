"""The variables of a step: those that must have values, and those that are copied aside, as a step that fails leaves
variables as they were.

A step that is one dataflow may write variables at its very end, when nothing of it can fail any more. Then nothing has
to be copied aside: a training step that takes its batch from a queue is like that.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tfc.codegen.program.program import Program
from tfc.ir.base.reachable import reachable
from tfc.runtime.memory.storage import Memory
from tfc.runtime.state.state import State

if TYPE_CHECKING:
    from tfc.codegen.program.dataflow import Dataflow, FlowNode

_PLAIN = frozenset({"region", "host", "nothing", "constant", "argument", "result"})
_MAY_FAIL = frozenset({"region", "host"})


class StepVariables:
    """The variables that the steps of a program use, in `memory` on the `device` of that name.

    all            in the order of the program
    undone         those to copy aside before a step, which puts them back when it fails
    cancel_before  the instruction before which a step may still be cancelled
    are_written    a step writes some of them
    """

    def __init__(self, program: Program, state: State, memory: Memory, device: str) -> None:
        self._program, self._state = program, state
        self._shared = state.shared
        self.all = [state.declare_used(use, program, memory, device) for use in program.variables]
        undone, self.cancel_before = undo_plan(program)
        self.undone = [self.all[index] for index in undone]
        self.are_written = bool(program.written)
        pairs = list(zip(program.variables, self.all, strict=True))
        self._needed = [(use.name, variable) for use, variable in pairs if use.needs_value]
        self._assigned = [variable for use, variable in pairs if use.assigned]
        self.touched = [variable for use, variable in pairs if use.needs_value or use.assigned]
        """Those that must have values before native code may run a step."""
        self._verified = -1

    def check_initialized(self) -> None:
        """FAILED_PRECONDITION when a variable that the step reads first has no value."""
        if self._verified == self._shared.version:
            return
        for name, variable in self._needed:
            if not variable.initialized:
                from tfc.runtime.program.failure import node_error  # only a step that fails needs it

                message = f"Attempting to use uninitialized value {name}"
                raise node_error(self._program, name, message, "FAILED_PRECONDITION")
        self._verified = self._shared.version

    def note_assigned(self) -> None:
        """Note which variables have a value after a step."""
        for variable in self._assigned:
            self._state.set_initialized(variable, True)


def undo_plan(program: Program) -> tuple[list[int], int]:
    """The variables to copy aside before a step, and the instruction before which the step may still be cancelled.

    A variable needs a copy when an instruction that may fail comes after its first write; usually checks come first
    and the updates last, then nothing is copied. A loop ends with an instruction that may end the step, so that what is
    written inside is copied: a later trip may fail.
    """
    last_failure = max((i for i, use in enumerate(program.instructions) if use.may_fail), default=-1)
    undone = [index for index, (first, _) in program.written.items() if first <= last_failure]
    unprotected = [first for index, (first, _) in program.written.items() if index not in undone]
    return undone, min(unprotected, default=len(program.instructions))


def writes_last(program: Program) -> bool:
    """True when one region of the program's only dataflow does all the writing, and all that may fail comes before.

    Writing must also be the last that this region does. Deadlines are another matter: they may pass behind it.
    """
    if len(program.instructions) != 1 or len(program.dataflows) != 1:
        return False
    (flow,) = program.dataflows
    if any(node.kind not in _PLAIN for node in flow.nodes):
        return False
    writers = [number for number, node in enumerate(flow.nodes) if _writes(flow, node)]
    if len(writers) != 1 or flow.nodes[writers[0]].kind != "region":
        return False
    before = _ancestors(flow, writers[0])
    others = (number for number, node in enumerate(flow.nodes) if node.kind in _MAY_FAIL and number != writers[0])
    undone, _ = undo_plan(flow.regions[flow.nodes[writers[0]].argument].program)
    return before.issuperset(others) and not undone


def _writes(flow: Dataflow, node: FlowNode) -> bool:
    if node.kind == "region":
        return bool(flow.regions[node.argument].program.written)
    if node.host is None:
        return False
    from tfc.ir.analysis.effects import written_operands  # few programs need it

    return bool(written_operands(node.host))


def _ancestors(flow: Dataflow, number: int) -> set[int]:
    """The nodes that a node waits for, also by way of others."""

    def waits(other: int) -> tuple[int, ...]:
        node = flow.nodes[other]
        return (*(source for source, _ in node.inputs), *node.control)

    return reachable(waits(number), waits)
