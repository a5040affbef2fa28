"""Relocatable objects as LLVM writes them, read as arrays of records, and data put into them: ELF of 64 bits,
little-endian (System V ABI, chapter 4), as on every Linux tfc compiles for.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tfc.ir.types.types import Array

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
SYMBOL_TABLE, RELOCATIONS, NO_BITS = 2, 4, 8
"""Kinds of sections: SHT_SYMTAB, SHT_RELA, SHT_NOBITS."""


def machine_of(content: bytes) -> int:
    """The number of the architecture that a relocatable object is for (62: x86-64); 0 when it is no such object."""
    is_object = content[:6] == b"\x7fELF\x02\x01" and content[16:18] == b"\x01\x00"
    return _number(content, 18, 2) if is_object else 0


def sections_of(content: bytes) -> tuple[Array, list[str]]:
    """The sections of an object and their names."""
    sections = np.frombuffer(content, SECTION, _number(content, 0x3C, 2), _number(content, 0x28, 8))
    return sections, _strings(content, sections[_number(content, 0x3E, 2)], sections)


def symbols_of(content: bytes, sections: Array) -> tuple[Array, list[str]]:
    """The symbols of an object, the first of which is none, and their names."""
    for table in sections[sections["kind"] == SYMBOL_TABLE]:
        symbols = records_of(content, table, SYMBOL)
        return symbols, _strings(content, sections[table["link"]], symbols)
    return np.zeros(0, SYMBOL), []


def records_of(content: bytes, section: Any, kind: np.dtype[Any]) -> Array:
    """What a section holds, as records."""
    return np.frombuffer(content, kind, int(section["size"]) // kind.itemsize, int(section["start"]))


def _strings(content: bytes, table: Any, named: Array) -> list[str]:
    """The names that records have in a section of strings, each of which ends with a zero."""
    start = int(table["start"])
    begins = [start + offset for offset in named["name"].tolist()]
    return [content[begin : content.index(b"\0", begin)].decode() for begin in begins]


def _number(content: bytes, place: int, size: int) -> int:
    return int.from_bytes(content[place : place + size], "little")


def fill_symbol(content: bytes, symbol: str, data: bytes) -> bytes:
    """An object whose symbol, which was defined as zeros of this size, is `data`: through LLVM's text a megabyte of
    weights takes half a second. KeyError without such a symbol.
    """
    sections, _ = sections_of(content)
    symbols, names = symbols_of(content, sections)
    for name, each in zip(names, symbols, strict=True):
        if name == symbol and int(each["size"]) == len(data):
            place = int(sections[each["section"]]["start"]) + int(each["value"])
            return b"".join((content[:place], data, content[place + len(data) :]))
    raise KeyError(symbol)
