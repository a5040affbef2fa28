"""Linked native code in this process: shared objects, and the code of a module in one.

A shared object is loaded from the very bytes that were checked, not from a path that may change. The dynamic linker
gives back what it loaded before when a name or a file is the same, even if the content is not. So every load is of a
file of its own in memory, under the name of its descriptor, which stays open, and the name taken, until the code is
unloaded.

A module whose entries are native code alone exports one table for loaders (embed/tables.py): how far from it
CALL_SYMBOLS are, then for each version of the model a list of its entries, each a tfc_entry of tfc_entry.h. Kernels are
found in the instructions of entries, which are those of the module's programs.
"""

from __future__ import annotations

import ctypes
import os
import weakref
from _ctypes import dlclose
from collections.abc import Iterator
from typing import TYPE_CHECKING

from tfc.ir.base.errors import Error
from tfc.runtime.bundle.bundle import Bundle
from tfc.runtime.native import CALL_SYMBOLS, LOADER_TABLE
from tfc.runtime.native.records import InstructionRecord

if TYPE_CHECKING:
    from tfc.codegen.program.program import Program

_INSTRUCTIONS, _COUNT = 8, 136
"""The offsets in a tfc_entry of the address of its instructions and of their number."""


class SharedObject:
    """Code that is loaded until this object is collected. Addresses are valid while it lives."""

    def __init__(self, data: memoryview, name: str) -> None:
        """Load a shared object's bytes; DATA_LOSS, naming the file `name`, when they are none."""
        descriptor = _file_in_memory(data, os.path.basename(name))
        self._where = name
        self._path = f"/proc/self/fd/{descriptor}"
        try:
            self._library = ctypes.CDLL(self._path)
        except OSError as problem:
            os.close(descriptor)
            raise Error(f"the code in {name} cannot be loaded: {problem}", code="DATA_LOSS") from problem
        # At exit nothing is unmapped: threads may still be in there.
        weakref.finalize(self, _unload, self._library._handle, descriptor).atexit = False

    def address(self, symbol: str) -> int:
        """The address of an exported symbol; DATA_LOSS when there is none of that name, or only in what it links to."""
        address = self.find(symbol)
        if not address:
            raise Error(f"the code in {self._where} lacks {symbol}", code="DATA_LOSS")
        return address

    def find(self, symbol: str) -> int:
        """The address of an exported symbol, 0 when there is none of that name."""
        try:
            address = ctypes.addressof(ctypes.c_char.in_dll(self._library, symbol))
        except ValueError:
            return 0
        return address if _owner(address) == self._path.encode() else 0


def _file_in_memory(data: memoryview, name: str) -> int:
    """A descriptor of an anonymous file in memory with these bytes; `name` is for debuggers."""
    try:
        descriptor = os.memfd_create(name, os.MFD_CLOEXEC)
    except (AttributeError, OSError):
        import tempfile

        with tempfile.TemporaryFile() as file:
            descriptor = os.dup(file.fileno())
    with open(descriptor, "wb", closefd=False) as file:
        file.write(data)
    return descriptor


def _unload(handle: int, descriptor: int) -> None:
    dlclose(handle)
    os.close(descriptor)


class _Info(ctypes.Structure):
    """Dl_info of dlfcn.h."""

    _fields_ = (
        ("file", ctypes.c_char_p),
        ("base", ctypes.c_void_p),
        ("name", ctypes.c_char_p),
        ("address", ctypes.c_void_p),
    )


_dladdr = ctypes.CDLL(None).dladdr
_dladdr.argtypes = (ctypes.c_void_p, ctypes.c_void_p)


def _owner(address: int) -> bytes | None:
    """The name of the shared object that contains an address: looking a symbol up finds it in libc too."""
    info = _Info()
    found: bytes | None = info.file if _dladdr(address, ctypes.addressof(info)) else None
    return found


class LinkedCode:
    """The code of one version of a module. `support` are the addresses of CALL_SYMBOLS."""

    def __init__(self, code: SharedObject, table: int, version: Bundle, number: int) -> None:
        """`number` is the version's in the table."""
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
    """The addresses that a table gives by their distances from it."""
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
    """The code of a version of a bundle in its loaded shared object: by the table, or by names where all of it is
    exported.
    """
    table = code.find(LOADER_TABLE)
    if not table:
        return code
    versions = bundle.versions or (bundle,)
    number = next(k for k, each in enumerate(versions) if each.name == version.name)
    return LinkedCode(code, table, version, number)
