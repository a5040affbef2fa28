"""A Program brought into this process: code linked, constants in memory, the instruction table in the walker's layout.

Everything here is fixed once loaded and shared by all steps that run at the same time.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from tfc.codegen.program import ALIGNMENT, Buffer, Program
from tfc.ir.dims import symbols_of
from tfc.ir.types import Array, shape_symbols
from tfc.runtime.library import Symbols, library
from tfc.runtime.storage import address_of, aligned_copy

_RECORD = np.dtype([("kernel", np.uint64), ("operands", np.uint64), ("n_operands", np.uint32), ("id", np.uint32)])
"""tfc_instruction as a NumPy record: a table of 36,000 is filled column by column."""


@dataclass(frozen=True, slots=True)
class Stretch:
    """A piece of a program: the instructions first..last, either all kernels (one foreign call) or one host op."""

    first: int
    last: int
    native: bool
    record: int
    """Where its records start in the instruction table."""


class LoadedProgram:
    """See the module's text. `code` holds the kernels when the program's own objects do not; what goes wrong with
    linking passes through.
    """

    def __init__(self, program: Program, code: Symbols | None = None) -> None:
        self.program = program
        self.constants: list[Array] = [_in_memory(array) for array in program.constants]
        self.late = _late_buffers(program)
        """For each instruction (a host op) after which more sizes are known: the buffers to allocate then."""
        self.late_buffers: frozenset[int] = frozenset(b for group in self.late.values() for b in group)
        self.widest = max((len(use.operands) for use in program.instructions), default=0)
        self._code = code
        self._load_code()
        self.stretches = _stretches(program)

    def _load_code(self) -> None:
        kernels = [(i, use) for i, use in enumerate(self.program.instructions) if use.kernel]
        self.records = np.zeros(len(kernels), _RECORD)
        self._operands = np.zeros(0, np.int32)
        if not kernels:
            return
        if self._code is None:
            from tfc.codegen.jit import load_objects

            self._code = load_objects(self.program.code.objects, library().for_kernels)
        address = self._code.address
        counts = np.array([len(use.operands) for _, use in kernels], np.int64)
        self._operands = np.fromiter((b for _, use in kernels for b in use.operands), np.int32, int(counts.sum()))
        starts = np.concatenate(([0], np.cumsum(counts)[:-1]))
        self.records["kernel"] = [address(use.kernel) for _, use in kernels]
        self.records["operands"] = address_of(self._operands) + 4 * starts
        self.records["n_operands"] = counts
        self.records["id"] = [i for i, _ in kernels]


def _in_memory(array: Array) -> Array:
    """A constant as kernels may read it: contiguous and aligned, copied only when it is not."""
    if array.dtype.hasobject:
        return array
    fine = array.flags.c_contiguous and address_of(array) % ALIGNMENT == 0
    return array if fine else aligned_copy(array)


def _stretches(program: Program) -> list[Stretch]:
    found: list[Stretch] = []
    record = 0
    for i, use in enumerate(program.instructions):
        if use.host is not None:
            found.append(Stretch(i, i, False, record))
            continue
        if found and found[-1].native:
            found[-1] = Stretch(found[-1].first, i, True, found[-1].record)
        else:
            found.append(Stretch(i, i, True, record))
        record += 1
    return found


def _late_buffers(program: Program) -> Mapping[int, tuple[int, ...]]:
    """By host instruction: the buffers whose size or place is first known when it has run."""
    made_by = {
        b: i for i, use in enumerate(program.instructions) for b in use.writes if program.buffers[b].kind == "host"
    }
    bound_by = {d.name: made_by[d.buffer] for d in program.dims if d.buffer in made_by}
    if not made_by:
        return {}
    ready: dict[int, int] = {}
    for b, buffer in enumerate(program.buffers):
        if buffer.kind not in ("host", "view"):
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
