"""Linked native code in this process, loaded from the very bytes that were checked, not from a path that may change.

The dynamic linker gives back what it loaded before when a name or a file is the same, even if the content is not. So
every load is of a file of its own in memory, under the name of its descriptor, which stays open, and the name taken,
until the code is unloaded.
"""

from __future__ import annotations

import ctypes
import os
import weakref
from _ctypes import dlclose

from tfc.ir.base.errors import Error


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
        """The same, but 0 when there is none."""
        try:
            address = ctypes.addressof(ctypes.c_char.in_dll(self._library, symbol))
        except ValueError:
            return 0
        return address if _owner(address) == self._path.encode() else 0


def _file_in_memory(data: memoryview, name: str) -> int:
    """A descriptor of a file that has these bytes and stands in no folder; `name` is for debuggers."""
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
    """The name of the library that an address lies in: looking a symbol up finds it in libc too."""
    info = _Info()
    found: bytes | None = info.file if _dladdr(address, ctypes.addressof(info)) else None
    return found
