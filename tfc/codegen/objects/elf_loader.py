"""A loader of ELF objects into this process's memory, without LLVM: running cached code needs no compiler.

It knows the relocations that LLVM writes into position-independent code of x86-64 (System V ABI, AMD64 supplement,
4.4). Code lies in memory that nobody can write to, with the constants and the addresses of what lies elsewhere; what it
writes to follows on pages of its own.
"""

from __future__ import annotations

import ctypes
import mmap
import os
import weakref
from collections.abc import Iterator, Mapping, Sequence
from functools import cache

import numpy as np

from tfc.codegen.objects.loaded_code import LoadedCode
from tfc.ir.base.errors import InternalError
from tfc.ir.types.types import Array
from tfc.ir.wire.elf import NO_BITS, PROGRAM_BITS, RELOCATION, RELOCATIONS, Elf, machine_of

_X86_64 = 62
_ABSOLUTE, _RELATIVE_64 = 1, 24
"""R_X86_64_64 and PC64."""
_RELATIVE = (2, 4)
"""R_X86_64_PC32 and PLT32: distances to the symbol, or to a jump to it."""
_BY_SLOT = (9, 41, 42)
"""R_X86_64_GOTPCREL, GOTPCRELX and REX_GOTPCRELX: distances to a word that holds the symbol's address."""
_KNOWN = (_ABSOLUTE, _RELATIVE_64, *_RELATIVE, *_BY_SLOT)
_WRITE, _ALLOCATE, _OF_THREADS = 1, 2, 0x400
"""Flags of sections: it is written to, it takes memory, each thread has its own."""
_CONSTRUCTORS = (".ctors", ".dtors")
_SPECIAL = 0xFF00
"""Numbers of sections from this one on stand for something else."""
_WEAK, _INDIRECT = 2, 10
_SLOT, _JUMP = 8, 8
"""Bytes."""
_PAGE = mmap.PAGESIZE


class _Part:
    """A parsed object, and the offsets of its sections in the memory."""

    def __init__(self, content: bytes) -> None:
        self.content = content
        elf = Elf(content)
        self.sections, names = elf.sections, elf.names
        has_place = (self.sections["flags"] & _ALLOCATE != 0) & (self.sections["size"] > 0)
        # Nobody unwinds these functions: their frames are left out.
        self.placed = [k for k in np.flatnonzero(has_place).tolist() if names[k] != ".eh_frame"]
        self.has_constructors = any(name.startswith(_CONSTRUCTORS) for name in names)
        self.symbols, self.names = elf.symbols()
        self.relocations = [
            (int(section["info"]), elf.records(section, RELOCATION))
            for section in self.sections[self.sections["kind"] == RELOCATIONS]
            if int(section["info"]) in self.placed
        ]
        self.is_defined = self.symbols["section"] != 0
        self.is_shared = self.symbols["info"] >> 4 != 0
        """True for symbols that other objects see, or define."""
        self.is_weak = self.symbols["info"] >> 4 == _WEAK
        self.starts = np.zeros(len(self.sections), np.int64)
        self.slots, self.jumps = np.zeros((2, len(self.symbols)), np.int64)
        """The offset of the word with each symbol's address, and of the jump to it; 0 where it needs none."""

    @property
    def is_known(self) -> bool:
        """True when it has only relocations and sections that this loader knows."""
        sections, homes = self.sections[self.placed], self.symbols["section"]
        return (
            not self.has_constructors
            and bool(np.isin(sections["kind"], (PROGRAM_BITS, NO_BITS)).all())
            and not (sections["flags"] & _OF_THREADS).any()
            and bool((sections["alignment"] <= _PAGE).all())
            and not (self.is_shared & (homes >= _SPECIAL)).any()
            and not (self.symbols["info"] & 15 == _INDIRECT).any()
            and all(np.isin(rows["kind"], _KNOWN).all() for _, rows in self.relocations)
        )

    def asked_by(self, kinds: Sequence[int]) -> list[int]:
        """The symbols that relocations of some kinds refer to."""
        return sorted(
            {k for _, rows in self.relocations for k in rows["symbol"][np.isin(rows["kind"], kinds)].tolist()}
        )


def place(objects: Sequence[bytes], symbols: Mapping[str, int]) -> PlacedCode | None:
    """The objects in memory, which may refer to each other, to `symbols` and to the process's libraries. None when this
    machine or one of them is not such as this knows; InternalError when two of them define one name.
    """
    if not _is_here() or any(machine_of(content) != _X86_64 for content in objects):
        return None
    parts = [_Part(content) for content in objects]
    return PlacedCode(parts, symbols) if all(part.is_known for part in parts) else None


@cache
def _is_here() -> bool:
    system = os.uname()
    return (system.sysname, system.machine) == ("Linux", "x86_64")


class PlacedCode(LoadedCode):
    """Code in memory. At exit nothing is unmapped, as threads may still be in there."""

    def __init__(self, parts: Sequence[_Part], symbols: Mapping[str, int]) -> None:
        defined = _defined(parts)
        fixed, size = _lay_out(parts, defined)
        address = _map(size)
        self._unmap = weakref.finalize(self, _system().munmap, address, size)
        self._unmap.atexit = False
        self._addresses = {
            name: address + int(part.starts[part.symbols["section"][k]]) + int(part.symbols["value"][k])
            for name, (part, k) in defined.items()
        }
        self._missing: list[str] = []
        known = {**symbols, **self._addresses}
        memory = np.frombuffer(memoryview((ctypes.c_uint8 * size).from_address(address)), np.uint8)
        for part in parts:
            _fill(part, memory, address, self._values(part, known, address))
        if fixed and _system().mprotect(address, fixed, mmap.PROT_READ | mmap.PROT_EXEC):
            raise InternalError(f"memory can not be made executable: {os.strerror(ctypes.get_errno())}")

    def _values(self, part: _Part, known: dict[str, int], address: int) -> Array:
        """The addresses of an object's symbols; `known` are those that all objects see, which grow by what is asked."""
        homes, values = part.symbols["section"], part.symbols["value"].astype(np.int64)
        is_here = part.is_defined & (homes < _SPECIAL)
        values[is_here] += part.starts[homes[is_here]] + address
        for k in np.flatnonzero(part.is_shared).tolist():
            name = part.names[k]
            if name not in known:
                known[name] = _in_process(name)
                if not known[name] and not part.is_weak[k]:
                    self._missing.append(name)
            values[k] = known[name]
        return values

    def address(self, symbol: str) -> int:
        """See LoadedCode."""
        if not self._unmap.alive:
            raise InternalError(f"symbol {symbol} asked of closed code")
        found = self._addresses.get(symbol)
        if found is None or self._missing:
            missing = ", ".join(self._missing) or symbol
            raise InternalError(f"symbol {symbol} cannot be loaded: there is no {missing}")
        return found

    def close(self) -> None:
        """See LoadedCode."""
        self._unmap()


def _defined(parts: Sequence[_Part]) -> dict[str, tuple[_Part, int]]:
    """The object that defines each global name: the one whose symbol is not weak, or the first."""
    found: dict[str, tuple[_Part, int]] = {}
    for part in parts:
        for k in np.flatnonzero(part.is_shared & part.is_defined).tolist():
            other, at = found.setdefault(part.names[k], (part, k))
            if other.is_weak[at] and not part.is_weak[k]:
                found[part.names[k]] = (part, k)
            elif other is not part and not part.is_weak[k]:
                raise InternalError(f"objects do not link: two of them define {part.names[k]}")
    return found


def _lay_out(parts: Sequence[_Part], defined: Mapping[str, object]) -> tuple[int, int]:
    """Assign the offsets of all sections; gives the bytes of read-only sections, which come first, and of all."""
    end = 0
    for part in parts:
        end = _lay_sections(part, end, is_written=False)
        # Libraries are further away than these distances tell: there are jumps to what lies in them.
        far = [k for k in part.asked_by(_RELATIVE) if not part.is_defined[k] and part.names[k] not in defined]
        slotted = sorted({*far, *part.asked_by(_BY_SLOT)})
        end = _up(end, _JUMP)
        part.jumps[far] = np.arange(end, end + _JUMP * len(far), _JUMP)
        end += _JUMP * len(far)
        part.slots[slotted] = np.arange(end, end + _SLOT * len(slotted), _SLOT)
        end += _SLOT * len(slotted)
    fixed = end = _up(end, _PAGE)
    for part in parts:
        end = _lay_sections(part, end, is_written=True)
    return fixed, max(_PAGE, _up(end, _PAGE))


def _lay_sections(part: _Part, end: int, *, is_written: bool) -> int:
    for k in part.placed:
        section = part.sections[k]
        if bool(section["flags"] & _WRITE) == is_written:
            part.starts[k] = end = _up(end, int(section["alignment"]))
            end += int(section["size"])
    return end


def _up(size: int, alignment: int) -> int:
    """The next multiple of an alignment, of which 0 means 1."""
    return size + -size % (alignment or 1)


def _fill(part: _Part, memory: Array, address: int, values: Array) -> None:
    """Write an object into the memory, which lies at an address; `values` are those of its symbols."""
    for k in part.placed:
        section = part.sections[k]
        if section["kind"] != NO_BITS:
            start, size = int(part.starts[k]), int(section["size"])
            memory[start : start + size] = np.frombuffer(part.content, np.uint8, size, int(section["start"]))
    slotted, far = np.flatnonzero(part.slots), np.flatnonzero(part.jumps)
    _write(memory, part.slots[slotted], values[slotted], "<i8")
    jumps = part.jumps[far]
    memory[jumps], memory[jumps + 1] = 0xFF, 0x25  # jmp *distance(%rip), from behind these six bytes
    _write(memory, jumps + 2, part.slots[far] - (jumps + 6), "<i4")
    for places, numbers, width in _relocated(part, address, values):
        _write(memory, places, numbers, width)


def _relocated(part: _Part, address: int, values: Array) -> Iterator[tuple[Array, Array, str]]:
    """The results of relocations: addresses, values, and their type."""
    near = np.where(part.jumps > 0, part.jumps + address, values)
    for k, rows in part.relocations:
        for kinds, targets, width in (
            ((_ABSOLUTE,), values, "<i8"),
            ((_RELATIVE_64,), values, "<i8"),
            (_RELATIVE, near, "<i4"),
            (_BY_SLOT, part.slots + address, "<i4"),
        ):
            chosen = rows[np.isin(rows["kind"], kinds)]
            places = chosen["place"].astype(np.int64) + part.starts[k]
            origin = 0 if kinds == (_ABSOLUTE,) else places + address
            yield places, targets[chosen["symbol"]] + chosen["addend"] - origin, width


def _write(memory: Array, places: Array, numbers: Array, width: str) -> None:
    """Write numbers of a type at any addresses."""
    written = numbers.astype(width)
    if (written != numbers).any():
        raise InternalError("objects do not link: they are further apart than their code can tell")
    memory[places[:, None] + np.arange(written.itemsize)] = written.view(np.uint8).reshape(-1, written.itemsize)


@cache
def _system() -> ctypes.CDLL:
    """The process's own libraries."""
    found = ctypes.CDLL(None, use_errno=True)
    found.mmap.restype = ctypes.c_void_p
    found.mmap.argtypes = (ctypes.c_void_p, ctypes.c_size_t, *[ctypes.c_int] * 3, ctypes.c_long)
    found.munmap.argtypes = (ctypes.c_void_p, ctypes.c_size_t)
    found.mprotect.argtypes = (ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int)
    return found


def _map(size: int) -> int:
    """The address of fresh memory of so many bytes."""
    flags = mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS
    address: int = _system().mmap(None, size, mmap.PROT_READ | mmap.PROT_WRITE, flags, -1, 0)
    if address == ctypes.c_void_p(-1).value:
        raise MemoryError(f"{size:,} bytes for code")
    return address


def _in_process(name: str) -> int:
    """The address of a symbol of a library of the process; 0 when none defines it."""
    try:
        return ctypes.addressof(ctypes.c_char.in_dll(_system(), name))
    except ValueError:
        return 0
