"""Linked native code in this process, loaded from the very bytes that were checked, not from a path that may change.

The dynamic linker takes a file for one it has loaded before when the name is the same, even if the content is not. So
it is given a descriptor's name, and the descriptor stays open, and its name taken, for as long as the code is loaded.
"""

from __future__ import annotations

import ctypes
import os
import tempfile
import weakref
from _ctypes import dlclose

from tfc.ir.errors import Error


class SharedObject:
    """Code that is loaded until this object is collected. Addresses are valid while it lives."""

    def __init__(self, descriptor: int, where: str) -> None:
        """Load the file that a descriptor is open on, and own the descriptor. DATA_LOSS when it does not load."""
        try:
            self._library = ctypes.CDLL(f"/proc/self/fd/{descriptor}")
        except OSError as problem:
            os.close(descriptor)
            raise Error(f"the code in {where} cannot be loaded: {problem}", code="DATA_LOSS") from problem
        self._where = where
        self._name = _loaded_name(self._library._handle)
        # At exit nothing is unmapped: threads may still be in there.
        weakref.finalize(self, _unload, self._library._handle, descriptor).atexit = False

    @staticmethod
    def of_bytes(data: memoryview, where: str) -> SharedObject:
        """Load code that is a part of a file, or of nothing but memory."""
        return SharedObject(_anonymous_file(data), where)

    def address(self, symbol: str) -> int:
        """The address of an exported symbol; DATA_LOSS when there is none of that name, or only in what it links to."""
        try:
            address = ctypes.addressof(ctypes.c_char.in_dll(self._library, symbol))
        except ValueError as problem:
            raise Error(f"the code in {self._where} lacks {symbol}", code="DATA_LOSS") from problem
        if _owner(address) != self._name:
            raise Error(f"the code in {self._where} lacks {symbol}", code="DATA_LOSS")
        return address


class _Info(ctypes.Structure):
    """Dl_info of dlfcn.h."""

    _fields_ = (
        ("file", ctypes.c_char_p),
        ("base", ctypes.c_void_p),
        ("name", ctypes.c_char_p),
        ("address", ctypes.c_void_p),
    )


class _LinkMap(ctypes.Structure):
    """The beginning of link_map of link.h."""

    _fields_ = (("base", ctypes.c_void_p), ("name", ctypes.c_char_p))


_RTLD_DI_LINKMAP = 2
_dladdr = ctypes.CDLL(None).dladdr
_dladdr.argtypes = (ctypes.c_void_p, ctypes.c_void_p)
_dlinfo = ctypes.CDLL(None).dlinfo
_dlinfo.argtypes = (ctypes.c_void_p, ctypes.c_int, ctypes.c_void_p)


def _loaded_name(handle: int) -> bytes | None:
    """What the dynamic linker calls a library: as it was first asked for, when it is loaded more than once."""
    record = ctypes.POINTER(_LinkMap)()
    if _dlinfo(handle, _RTLD_DI_LINKMAP, ctypes.byref(record)):
        return None
    name: bytes = record.contents.name
    return name


def _owner(address: int) -> bytes | None:
    """The name of the library that an address lies in: looking a symbol up finds it in libc too."""
    info = _Info()
    found: bytes | None = info.file if _dladdr(address, ctypes.addressof(info)) else None
    return found


def _anonymous_file(data: memoryview) -> int:
    """A descriptor of a file that has these bytes and no name."""
    try:
        descriptor = os.memfd_create("tfc", os.MFD_CLOEXEC)
    except (AttributeError, OSError):
        with tempfile.TemporaryFile() as file:
            descriptor = os.dup(file.fileno())
    with open(descriptor, "wb", closefd=False) as file:
        file.write(data)
    return descriptor


def _unload(handle: int, descriptor: int) -> None:
    dlclose(handle)
    os.close(descriptor)
