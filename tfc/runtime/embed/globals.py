"""The globals of an embedded model: constants as LLVM text, and its tables of numbers and texts, each stored once."""

from __future__ import annotations

import ctypes
from collections.abc import Iterable
from struct import pack

from tfc.codegen.program.program import ALIGNMENT
from tfc.runtime.embed.struct_text import struct_type


class Globals:
    """A writer of globals; every method that makes one gives the operand or the offset that names it."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.tables = bytearray()
        self._arrays: dict[str, str] = {}
        self._placed: dict[tuple[bytes, int], int] = {}

    def put_text(self, text: str) -> int:
        """The offset of a text in the tables."""
        return self._put(text.encode() + b"\0", 1)

    def put_rows(self, kind: type[ctypes.Structure], rows: Iterable[tuple[int, ...]]) -> int:
        """The offset of records of numbers in the tables, given as their members in order."""
        return self._put(b"".join(bytes(kind(*each)) for each in rows), ctypes.alignment(kind))

    def put_table(self, kinds: str, *numbers: int) -> int:
        """The offset of numbers in the tables."""
        return self._put(pack(f"<{kinds}", *numbers), 8 if "q" in kinds else 4)

    def _put(self, content: bytes, align: int) -> int:
        """The offset of these bytes in the tables; equal ones are stored once."""
        if (content, align) not in self._placed:
            self.tables += bytes(-len(self.tables) % align)
            self._placed[content, align] = len(self.tables)
            self.tables += content
        return self._placed[content, align]

    def put_array(self, kind: str, items: Iterable[str]) -> str:
        """The operand that names an array of constants; equal ones are one."""
        rows = [f"{kind} {item}" for item in items]
        if not rows:
            return "ptr null"
        content = f"[{len(rows)} x {kind}] [{', '.join(rows)}]"
        if content not in self._arrays:
            self._arrays[content] = f"@tfc.t{len(self._arrays)}"
            self.lines.append(f"{self._arrays[content]} = internal constant {content}, align 8")
        return f"ptr {self._arrays[content]}"

    def put_structs(self, kind: type[ctypes.Structure], items: Iterable[str]) -> str:
        """The operand that names an array of structures."""
        return self.put_array(struct_type(kind), items)

    def put_string(self, text: str) -> str:
        """The operand that names a text, which stands in the tables."""
        return in_tables(self.put_text(text))

    def put_bytes(self, symbol: str, linkage: str, data: bytes, align: int = ALIGNMENT, zeros: bool = False) -> None:
        """A constant of these bytes, or of as many zeros."""
        self.lines.append(constant(symbol, linkage, data, align, zeros))


def in_tables(place: int) -> str:
    """The operand that names a place in the tables."""
    return f"ptr getelementptr (i8, ptr @tfc.tables, i64 {place})"


def constant(symbol: str, linkage: str, data: bytes, align: int = ALIGNMENT, zeros: bool = False) -> str:
    """Bytes as a global of LLVM text, or as many zeros."""
    content = f'c"{escaped(data)}"' if data and not zeros else "zeroinitializer"
    return f"{symbol} = {linkage} constant [{len(data)} x i8] {content}, align {align}"


def escaped(data: bytes) -> str:
    """Bytes for an LLVM string."""
    return "".join(f"\\{byte:02X}" for byte in data)
