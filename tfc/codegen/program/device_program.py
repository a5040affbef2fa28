"""The program of one device of a step that runs on several."""

from __future__ import annotations

from tfc.codegen.program.program import Program
from tfc.ir.base.record import record


@record(frozen=True)
class DeviceProgram:
    """One device's Program of a step. `feeds` and `fetches` say which of the step's the program has, in its order."""

    device: str
    program: Program
    feeds: tuple[int, ...]
    fetches: tuple[int, ...]
