"""What a step must be able to take back: a step that fails leaves variables as they were."""

from __future__ import annotations

from tfc.codegen.program.program import Program


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
