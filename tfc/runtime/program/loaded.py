"""A Program loaded into this process: code linked, constants in memory, the instruction table in the walker's layout.

Everything here is fixed once loaded and shared by all steps that run at the same time.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import numpy as np

from tfc.codegen.program.program import ALIGNMENT, Buffer, Program
from tfc.ir.base.record import record
from tfc.ir.types.dims import symbols_of
from tfc.ir.types.types import Array, shape_symbols
from tfc.runtime.base.toolchain import toolchain
from tfc.runtime.memory.storage import HOST, Memory, address_of
from tfc.runtime.native.bindings import native_bindings
from tfc.runtime.native.records import LAUNCH, InstructionRecord
from tfc.runtime.program.control_tables import ControlTables, opcode, sized_buffers

if TYPE_CHECKING:
    from tfc.runtime.gpu.launches import Launches
    from tfc.runtime.native.bindings import Symbols

_RECORD = np.dtype(InstructionRecord)
"""A table of 36,000 is filled column by column."""


@record(frozen=True, slots=True)
class Segment:
    """A segment of a program: instructions first..last, all native (one foreign call), or one host op or dataflow."""

    first: int
    last: int
    native: bool
    record: int
    """The index of its first record in the instruction table."""
    is_straight: bool = True
    """It holds kernels only."""


class LoadedProgram:
    """See the module's text. `code` holds the kernels when the program's own objects do not; what goes wrong with
    linking passes through.
    """

    def __init__(
        self, program: Program, code: Symbols | None = None, memory: Memory = HOST, constants: list[Array] | None = None
    ) -> None:
        if constants is None and any(buffer.panels is not None for buffer in program.buffers):
            from tfc.codegen.program.panels import packed_program  # those of modules are packed already

            program = packed_program(program)
        self.program = program
        """With its constants in panels where it wants them so."""
        self.memory = memory
        """The memory of constants, and of all that steps allocate."""
        self.constants = (
            [_in_memory(array, memory, k, program) for k, array in enumerate(program.constants)]
            if constants is None
            else constants
        )
        """Those of the program, in that memory."""
        self.late = _late_buffers(program)
        """For each instruction (a host op) after which more sizes are known: the buffers to allocate then."""
        self.sized: frozenset[int] = frozenset(sized_buffers(program))
        """Buffers whose shape or place follows from a Size instruction; native code gives them their addresses."""
        self.late_buffers: frozenset[int] = self.sized.union(*self.late.values())
        self.widest = max((len(use.operands) for use in program.instructions), default=0)
        self._code = code
        self.segments = _segments(program)
        self.control_tables = ControlTables(program)
        launcher = self.memory.launcher
        self.launches = None if launcher is None else launcher.launches(program, self.control_tables)
        """The launches of kernels, where they are no functions of the host."""
        self._make_records()
        self.sizes = self.control_tables.sizes
        if self.launches is not None:
            self._place(self.launches)

    def _place(self, launches: Launches) -> None:
        """Let the records of kernels be those of their launches."""
        code, gpu = self.code, self.memory.launcher
        assert gpu is not None
        if launches.products:
            gpu.use_library()
        launches.place(self.sizes, code)
        launches.unmake_with(gpu)
        if code is not None:
            for entry, size in launches.dynamic.items():
                gpu.allow(code.address(entry), size)
        for row in self.records:
            at = int(row["id"])
            if at in launches.addresses:
                row["kernel"], row["op"] = launches.addresses[at], LAUNCH
        self._named = gpu.name_launches(launches, self.program)

    def _make_records(self) -> None:
        native = [(i, use) for i, use in enumerate(self.program.instructions) if not use.runs_in_python]
        self.records = np.zeros(len(native), _RECORD)
        rows = [use.operands if use.control is None else self.control_tables.operands(use.control) for _, use in native]
        counts = np.array([len(row) for row in rows], np.int64)
        self.numbers = np.fromiter((b for row in rows for b in row), np.int32, int(counts.sum()))
        if not native:
            return
        starts = np.concatenate(([0], np.cumsum(counts)[:-1]))
        kernels = [use.kernel for _, use in native]
        code = self.code if any(kernels) and self.launches is None else None
        self.records["kernel"] = [code.address(symbol) if symbol and code else 0 for symbol in kernels]
        self.records["operands"] = starts
        self.records["n_operands"] = counts
        self.records["id"] = [i for i, _ in native]
        if any(use.control is not None for _, use in native):
            self._steer()

    @property
    def code(self) -> Symbols | None:
        """The code of the kernels; None when there are none."""
        if self._code is None and self.memory.launcher is not None and self.program.code.objects:
            self._code = self.memory.launcher.load(self.program)
        if self._code is None and self.program.code.objects:
            self._code = toolchain().load_objects(self.program.code.objects, native_bindings().for_kernels)
        return self._code

    def _steer(self) -> None:
        """Opcodes and targets; these count from the start of their segment."""
        from tfc.codegen.program.control import target_of

        for segment in self.segments:
            if segment.is_straight:
                continue
            for at in range(segment.first, segment.last + 1):
                control = self.program.instructions[at].control
                record = self.records[segment.record + at - segment.first]
                record["op"] = opcode(control)
                to = target_of(control)
                record["to"] = 0 if to is None else to - segment.first


def _in_memory(array: Array, memory: Memory, number: int, program: Program) -> Array:
    """Constant `number` as kernels may read it: in their memory, contiguous and aligned, copied only when it is not."""
    if array.dtype.hasobject:
        return array
    fine = array.flags.c_contiguous and address_of(array) % ALIGNMENT == 0 and memory.holds(array)
    if fine:
        return array
    name = next((b.name for b in program.buffers if b.kind == "constant" and b.index == number), "")
    return memory.copy(array, name.partition(":")[0])


def _segments(program: Program) -> list[Segment]:
    found: list[Segment] = []
    record = 0
    for i, use in enumerate(program.instructions):
        if use.runs_in_python:
            found.append(Segment(i, i, False, record))
            continue
        straight = use.control is None
        if found and found[-1].native:
            found[-1] = Segment(found[-1].first, i, True, found[-1].record, found[-1].is_straight and straight)
        else:
            found.append(Segment(i, i, True, record, straight))
        record += 1
    return found


def _late_buffers(program: Program) -> Mapping[int, tuple[int, ...]]:
    """By host instruction: the buffers whose size or address is first known when it has run."""
    made_by = {
        b: i for i, use in enumerate(program.instructions) for b in use.writes if program.buffers[b].kind == "host"
    }
    bound_by = {d.name: made_by[d.buffer] for d in program.dims if d.buffer in made_by}
    if not made_by:
        return {}
    ready: dict[int, int] = {}
    for b, buffer in enumerate(program.buffers):
        if buffer.kind not in ("host", "view", "heap"):
            ready[b] = _ready_after(buffer, bound_by)
    groups: dict[int, list[int]] = {}
    for b, buffer in enumerate(program.buffers):
        if buffer.kind == "view":
            base = made_by.get(buffer.base, ready.get(buffer.base, -1))
            ready[b] = max(base, _ready_after(buffer, bound_by))
        if ready.get(b, -1) >= 0:
            groups.setdefault(ready[b], []).append(b)
    # Views come after what they lie in.
    return {
        i: tuple(sorted(group, key=lambda b: (program.buffers[b].kind == "view", b))) for i, group in groups.items()
    }


def _ready_after(buffer: Buffer, bound_by: Mapping[str, int]) -> int:
    needed = shape_symbols(buffer.shape) | symbols_of(buffer.offset)
    return max((bound_by.get(name, -1) for name in needed), default=-1)
