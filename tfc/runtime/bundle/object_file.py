"""Sections and symbols of object files, for `tfc inspect`: ELF, `ar` archives of one member, WebAssembly modules.

Any bytes may come: whatever does not fit together is DATA_LOSS, and nothing outside of the data is looked at.
(The archives of System V's `ar`; WebAssembly core specification 5.5.)
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from tfc.ir.base.errors import Error
from tfc.ir.base.record import record
from tfc.ir.wire.elf import DYNAMIC_SYMBOLS, MAGIC, SYMBOL_TABLE, Elf, add_section, is_elf

ARCHIVE = b"!<arch>\n"
WASM = b"\0asm\1\0\0\0"
_WASM_KINDS = {2: "import", 10: "code"}
_FUNCTION = 2


@record(frozen=True)
class ObjectFile:
    """The sections of a file by name, and the bytes of code of each function it still names."""

    sections: Mapping[str, memoryview]
    functions: Mapping[str, int]

    @property
    def code_bytes(self) -> int:
        """The size of all code."""
        return sum(len(data) for name, data in self.sections.items() if name.startswith(".text") or name == "code")


def read_object(data: memoryview, where: str) -> ObjectFile:
    """The sections and functions of an object, a static library of one object or a WebAssembly module; INVALID_ARGUMENT
    for anything else.
    """
    head = bytes(data[:8])
    try:
        if head == WASM:
            sections = dict(_wasm_sections(data))
            return ObjectFile(sections, _wasm_functions(sections))
        if head == ARCHIVE or head[:4] == MAGIC:
            return _elf(object_within(data), where)
    except (IndexError, ValueError) as problem:
        raise Error(f"{where} is damaged: {problem}", code="DATA_LOSS") from problem
    raise Error(f"{where} is neither an object (.o), a static library (.a) nor a WebAssembly module (.wasm)")


def object_within(data: memoryview) -> memoryview:
    """The object that a static library holds; other data as it is. ValueError when it holds none."""
    return _first_object(data) if bytes(data[:8]) == ARCHIVE else data


def _first_object(data: memoryview) -> memoryview:
    at = len(ARCHIVE)
    while at + 60 <= len(data):
        name, size = bytes(data[at : at + 16]), int(bytes(data[at + 48 : at + 58]))
        content = data[at + 60 : at + 60 + size]
        if size < 0 or len(content) != size:
            raise ValueError("a member is cut off")
        if not name.startswith((b"/ ", b"// ")):
            return content
        at += 60 + size + size % 2
    raise ValueError("the library is empty")


def _elf(data: memoryview, where: str) -> ObjectFile:
    if not is_elf(data):
        raise Error(f"{where} is no 64-bit little-endian ELF file", code="UNIMPLEMENTED")
    elf = Elf(data)
    functions = {
        name: int(symbol["size"])
        for kind in (SYMBOL_TABLE, DYNAMIC_SYMBOLS)
        for name, symbol in zip(*reversed(elf.symbols(kind)), strict=True)
        if symbol["info"] & 15 == _FUNCTION and symbol["size"]
    }
    return ObjectFile({name: elf.data(row) for name, row in zip(elf.names, elf.sections, strict=True)}, functions)


def _part(data: memoryview, at: int, size: int) -> memoryview:
    if at + size > len(data):
        raise ValueError("a section lies outside of it")
    return data[at : at + size]


def _wasm_sections(data: memoryview) -> Iterator[tuple[str, memoryview]]:
    at = len(WASM)
    while at < len(data):
        kind = data[at]
        size, start = _leb(data, at + 1)
        at = start + size
        content = _part(data, start, size)
        if kind == 0:
            length, begin = _leb(content, 0)
            yield bytes(_part(content, begin, length)).decode(errors="replace"), content[begin + length :]
        elif kind in _WASM_KINDS:
            yield _WASM_KINDS[kind], content


def _wasm_functions(sections: Mapping[str, memoryview]) -> dict[str, int]:
    """The sizes of the functions that the section `name` names, in a module that imports none (appendix 7.4.1)."""
    if "name" not in sections or "code" not in sections or "import" in sections:
        return {}
    code, names = sections["code"], sections["name"]
    count, at = _leb(code, 0)
    sizes = []
    for _ in range(count):
        size, start = _leb(code, at)
        at = start + size
        sizes.append(len(_part(code, start, size)))
    found: dict[str, int] = {}
    at = 0
    while at < len(names):
        kind = names[at]
        size, start = _leb(names, at + 1)
        at = start + size
        if kind == 1:
            found |= {name: sizes[index] for index, name in _wasm_names(_part(names, start, size))}
    return found


def _wasm_names(data: memoryview) -> Iterator[tuple[int, str]]:
    """The rows of a name map: numbers of functions, and their names."""
    count, at = _leb(data, 0)
    for _ in range(count):
        index, at = _leb(data, at)
        length, start = _leb(data, at)
        at = start + length
        yield index, bytes(_part(data, start, length)).decode(errors="replace")


def _leb(data: memoryview, at: int) -> tuple[int, int]:
    """A number in LEB128, and the offset behind it."""
    value = shift = 0
    while True:
        byte = data[at]
        value |= (byte & 127) << shift
        at, shift = at + 1, shift + 7
        if byte < 128:
            return value, at
        if shift > 35:
            raise ValueError("a number is too long")


def with_section(data: bytes, name: str, content: bytes) -> bytes:
    """An object with one more section, which no program loads: `name` in WebAssembly, `.name` in ELF. Objects of other
    formats stay as they are."""
    if data[:8] == WASM:
        title = _leb_bytes(len(name)) + name.encode()
        return data + b"\0" + _leb_bytes(len(title) + len(content)) + title + content
    return add_section(data, f".{name}", content) if is_elf(data) else data


def _leb_bytes(value: int) -> bytes:
    made = bytearray()
    while value > 127:
        made.append(value & 127 | 128)
        value >>= 7
    return bytes([*made, value])
