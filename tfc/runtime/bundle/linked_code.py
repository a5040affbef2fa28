"""The native code of a module whose entries are native code alone: what Python calls in it, and its kernels.

The shared object exports one table for loaders (embed/tables.py): how far from it CALL_SYMBOLS are, then for each
version of the model a list of its entries, each a tfc_entry of tfc_entry.h. Kernels are found in the instructions of
entries, which are those of the module's programs.
"""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from typing import TYPE_CHECKING

from tfc.ir.base.errors import Error
from tfc.runtime.bundle.bundle import Bundle
from tfc.runtime.native import CALL_SYMBOLS, LOADER_TABLE
from tfc.runtime.native.records import InstructionRecord
from tfc.runtime.native.shared_object import SharedObject

if TYPE_CHECKING:
    from tfc.codegen.program.program import Program

_INSTRUCTIONS, _COUNT = 8, 136
"""Where a tfc_entry has the address of its instructions, and how many they are."""


class LinkedCode:
    """See the module's text. `support` are the addresses of CALL_SYMBOLS."""

    def __init__(self, code: SharedObject, table: int, version: Bundle, number: int) -> None:
        """The code of the version that is this `number` in the table."""
        self._code = code
        n_support, programs = len(CALL_SYMBOLS), version.program_names
        found = _distances(table, n_support + number + 1)
        self.support = dict(zip(CALL_SYMBOLS, found, strict=False))
        self._entries = dict(zip(programs, _distances(found[n_support + number], len(programs)), strict=True))
        self._kernels: dict[str, int] = {}

    def find_kernels(self, entry: str, program: Program) -> None:
        """Find the kernels of a program by those of its entry; DATA_LOSS when that is another one."""
        self._kernels.update(_kernels(program, self._entries[entry]))

    def address(self, symbol: str) -> int:
        """The address of a kernel that was found; DATA_LOSS when there is none of that name."""
        if symbol not in self._kernels:
            raise Error(f"the code lacks {symbol}", code="DATA_LOSS")
        return self._kernels[symbol]


def _distances(table: int, count: int) -> list[int]:
    """The addresses that a table tells by their distances from it."""
    return [table + distance for distance in (ctypes.c_int32 * count).from_address(table)]


def _kernels(program: Program, entry: int) -> Iterator[tuple[str, int]]:
    count = ctypes.c_int32.from_address(entry + _COUNT).value
    if count != len(program.instructions):
        raise Error(f"the code of {program.name} is of another program", code="DATA_LOSS")
    first = ctypes.c_void_p.from_address(entry + _INSTRUCTIONS).value or 0
    rows = (InstructionRecord * count).from_address(first)
    known = frozenset(program.code.symbols)
    for use, row in zip(program.instructions, rows, strict=True):
        if use.kernel in known:
            yield use.kernel, row.kernel or 0


def find_code(code: SharedObject, version: Bundle, bundle: Bundle) -> LinkedCode | SharedObject:
    """What runs a version of a bundle in its loaded code: by the table, or by names where all of it is exported."""
    table = code.find(LOADER_TABLE)
    if not table:
        return code
    versions = bundle.versions or (bundle,)
    number = next(k for k, each in enumerate(versions) if each.name == version.name)
    return LinkedCode(code, table, version, number)
