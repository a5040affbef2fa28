"""ELF files (64-bit, little-endian): sections read as arrays of records, symbols filled and sections added (System V
ABI, chapters 4 and 5).

Any bytes may come: whatever does not fit together is a ValueError, nothing outside of the data is looked at, and the
work is linear in its length. No compiler is needed to read what one has written.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tfc.ir.types.types import Array

MAGIC = b"\x7fELF"
HEADER = np.dtype(
    [
        *(("magic", "V16"), ("kind", "<u2"), ("machine", "<u2"), ("version", "<u4"), ("entry", "<u8")),
        *(("segments", "<u8"), ("sections", "<u8"), ("flags", "<u4"), ("size", "<u2"), ("segment_size", "<u2")),
        *(("n_segments", "<u2"), ("section_size", "<u2"), ("n_sections", "<u2"), ("names", "<u2")),
    ]
)
"""Elf64_Ehdr."""
SECTION = np.dtype(
    [
        *(("name", "<u4"), ("kind", "<u4"), ("flags", "<u8"), ("address", "<u8"), ("start", "<u8"), ("size", "<u8")),
        *(("link", "<u4"), ("info", "<u4"), ("alignment", "<u8"), ("entry_size", "<u8")),
    ]
)
"""Elf64_Shdr."""
SYMBOL = np.dtype(
    [("name", "<u4"), ("info", "u1"), ("other", "u1"), ("section", "<u2"), ("value", "<u8"), ("size", "<u8")]
)
"""Elf64_Sym."""
RELOCATION = np.dtype([("place", "<u8"), ("kind", "<u4"), ("symbol", "<u4"), ("addend", "<i8")])
"""Elf64_Rela."""
PROGRAM_BITS, SYMBOL_TABLE, RELOCATIONS, NO_BITS, DYNAMIC_SYMBOLS = 1, 2, 4, 8, 11
"""Kinds of sections: SHT_PROGBITS, SHT_SYMTAB, SHT_RELA, SHT_NOBITS, SHT_DYNSYM."""

_LONGEST_NAME = 4096
_RELOCATABLE = 1


def is_elf(content: bytes | memoryview) -> bool:
    """True for a file of 64 bits, little-endian, of the only version that there is."""
    return bytes(content[:7]) == MAGIC + b"\2\1\1"


def machine_of(content: bytes) -> int:
    """The number of the architecture that a relocatable object is for (62: x86-64); 0 when it is no such object."""
    if not is_elf(content) or len(content) < HEADER.itemsize:
        return 0
    header = np.frombuffer(content, HEADER, 1)[0]
    return int(header["machine"]) if header["kind"] == _RELOCATABLE else 0


class Elf:
    """A file taken apart: its header, the sections and their names."""

    def __init__(self, content: bytes | memoryview) -> None:
        if not is_elf(content):
            raise ValueError("it is no 64-bit little-endian ELF file")
        self.content = memoryview(content)
        self.header = self._records(0, HEADER, 1)[0]
        if self.header["section_size"] != SECTION.itemsize:
            raise ValueError("its section table has rows of another size")
        self.sections = self._records(int(self.header["sections"]), SECTION, int(self.header["n_sections"]))
        self.names = self._names(int(self.header["names"]), self.sections)

    def data(self, section: Any) -> memoryview:
        """The contents of a section: empty for one that only takes memory."""
        start, size = int(section["start"]), int(section["size"])
        if section["kind"] == NO_BITS or not size:
            return self.content[:0]
        if start + size > len(self.content):
            raise ValueError("a section lies outside of it")
        return self.content[start : start + size]

    def records(self, section: Any, kind: np.dtype[Any]) -> Array:
        """The contents of a section, as records."""
        return self._records(int(section["start"]), kind, len(self.data(section)) // kind.itemsize)

    def symbols(self, kind: int = SYMBOL_TABLE) -> tuple[Array, list[str]]:
        """The symbols in the table of a kind, the first of which is none, and their names."""
        for table in self.sections[self.sections["kind"] == kind]:
            symbols = self.records(table, SYMBOL)
            return symbols, self._names(int(table["link"]), symbols)
        return np.zeros(0, SYMBOL), []

    def _records(self, start: int, kind: np.dtype[Any], count: int) -> Array:
        if not count:
            return np.zeros(0, kind)
        if start + count * kind.itemsize > len(self.content):
            raise ValueError("a table lies outside of it")
        return np.frombuffer(self.content, kind, count, start)

    def _names(self, table: int, named: Array) -> list[str]:
        """The names that records have in section number `table`, of strings that each end with a zero."""
        if table >= len(self.sections):
            raise ValueError("the section of names is not there")
        strings = bytes(self.data(self.sections[table]))
        begins = named["name"].tolist()
        try:
            return [strings[k : strings.index(b"\0", k, k + _LONGEST_NAME)].decode("utf-8", "replace") for k in begins]
        except ValueError as problem:
            raise ValueError("a name does not end") from problem


def fill_symbol(content: bytes, symbol: str, data: bytes) -> bytes:
    """An object whose symbol, which was defined as zeros of this size, is `data`: through LLVM's text a megabyte of
    weights takes half a second. KeyError without such a symbol.
    """
    elf = Elf(content)
    for name, each in zip(*reversed(elf.symbols()), strict=True):
        if name == symbol and int(each["size"]) == len(data):
            place = int(elf.sections[each["section"]]["start"]) + int(each["value"])
            return b"".join((content[:place], data, content[place + len(data) :]))
    raise KeyError(symbol)


def add_section(content: bytes, name: str, data: bytes) -> bytes:
    """An object with one more section, which no program loads: it, its name behind a copy of the others, and a new
    table of all sections stand behind the object.
    """
    elf = Elf(content)
    header, sections = elf.header.copy(), np.append(elf.sections, np.zeros(1, SECTION))
    names, at = bytes(elf.data(sections[header["names"]])), len(content) + len(data)
    sections[-1] = (len(names), PROGRAM_BITS, 0, 0, len(content), len(data), 0, 0, 1, 0)
    names += name.encode() + b"\0"
    table = sections[header["names"]]
    table["start"], table["size"] = at, len(names)
    gap = -(at + len(names)) % 8
    header["sections"], header["n_sections"] = at + len(names) + gap, len(sections)
    return b"".join((header.tobytes(), content[HEADER.itemsize :], data, names, bytes(gap), sections.tobytes()))
