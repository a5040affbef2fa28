"""Write the records of the C headers as `ctypes` structures: `records.py` and its neighbours (`MODULES`).

A scanner reads the part of C11 that our own headers keep to: structures whose members are numbers, pointers, functions,
other structures and arrays of these, and enumerations. A structure that a macro fills, or with a union, is left out. A
test compares the offsets of every member with those of a C compiler.

    typedef struct tfc_shift {            class ShiftRecord(Structure):
        int64_t view, base, offset;   →       _fields_ = (("view", c_int64), ("base", c_int64), ("offset", c_int64))
    } tfc_shift;
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

FOLDER = Path(__file__).parent

MODULES = {
    "records.py": ("core/tfc_native.h", "python/tfc_call.h"),
    "flow_records.py": ("executor/tfc_executor.h", "executor/tfc_group.h"),
    "gpu_records.py": ("gpu/tfc_device.h", "gpu/tfc_gpu.h", "stand_in/tfc_stand_in.h"),
    "entry_records.py": ("embed/tfc_entry.h", "embed/tfc_gpu_entry.h"),
}
"""The headers for any step, those for dataflows besides, those for devices, and those for models in programs in C: most
processes load the first alone.
"""

_OF_INTERFACE = {
    "records.py": ("tfc_host",),
    "entry_records.py": ("tfc_loc", "tfc_dim", "tfc_desc", "tfc_sig", "tfc_module"),
}
"""Structures of tfc.h, the interface for programs in C, that Python fills in too."""

_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
_STRUCTURE = re.compile(
    r"(?:/\*((?:(?!\*/).)*)\*/\n)?(?:typedef )?struct (tfc_\w+) \{\n(.*?)^\}", re.DOTALL | re.MULTILINE
)
_ENUMERATION = re.compile(r"enum \w*\s*\{(.*?)\}", re.DOTALL)
_FUNCTION = re.compile(r"\(\*(\w+)\)\s*\(")
_DECLARATOR = re.compile(r"(\**)(\w+)(?:\[(\w*)\])?$")
_NUMBERS = {
    "int": "c_int",
    "size_t": "c_size_t",
    "float": "c_float",
    "double": "c_double",
    "char": "c_char",
    **{f"{sign}int{bits}_t": f"c_{sign}int{bits}" for sign in ("", "u") for bits in (8, 16, 32, 64)},
}
_POINTERS = ("tfc_kernel",)
"""Names for types that are pointers to functions."""


@dataclass(frozen=True)
class Record:
    """A structure of C: its name there, its comment, and its members as (name, type of ctypes)."""

    name: str
    text: str
    members: Sequence[tuple[str, str]]

    @property
    def title(self) -> str:
        """The name of its class."""
        return title(self.name)


def title(name: str) -> str:
    """The name of the class for a structure: RegionUseRecord for tfc_region_use."""
    return "".join(word.capitalize() for word in name.removeprefix("tfc_").split("_")) + "Record"


def constants_of(header: str) -> dict[str, int]:
    """The constants of all enumerations in the text of a header."""
    found: dict[str, int] = {}
    for body in _ENUMERATION.findall(_COMMENT.sub("", header)):
        following = 0
        for item in filter(None, map(str.strip, body.split(","))):
            name, _, value = item.partition(" = ")
            found[name] = int(value, 0) if value else following
            following = found[name] + 1
    return found


def records_of(header: str, constants: Mapping[str, int]) -> list[Record]:
    """The structures in the text of a header; `constants` are lengths of arrays."""
    return [
        Record(name, " ".join(re.sub(r"\n \*", "\n", text).split()), tuple(_members(_COMMENT.sub("", body), constants)))
        for text, name, body in _STRUCTURE.findall(header)
        if not re.search(r"#|\bunion\b", body)
    ]


def _members(body: str, constants: Mapping[str, int]) -> Iterator[tuple[str, str]]:
    for declaration in filter(None, map(str.strip, body.split(";"))):
        if function := _FUNCTION.search(declaration):
            yield function[1], "c_void_p"
            continue
        is_text = declaration.startswith("const char *")
        base, declared = re.sub(r"\b(const|struct|_Atomic)\b", "", declaration).split(maxsplit=1)
        for each in re.sub(r"\s", "", base[len(base.rstrip("*")) :] + declared).split(","):
            parsed = _DECLARATOR.match(each)
            if parsed is None:
                raise ValueError(f"`{declaration}` is more C than the scanner of records knows")
            stars, name, length = parsed.groups()
            if length != "":  # the class ends before an array of any length
                times = "" if length is None else f" * {constants[length] if length in constants else int(length)}"
                yield name, _type(base, stars, is_text) + times


def _type(base: str, stars: str, is_text: bool) -> str:
    if is_text and stars == "*":
        return "c_char_p"
    if stars or base in _POINTERS:
        return "c_void_p"
    return _NUMBERS.get(base) or title(base)


def generate(module: str) -> str:
    """The text of one of `MODULES`."""
    headers = MODULES[module]
    constants = {name: value for header in headers for name, value in constants_of(_read(header)).items()}
    records = [each for each in records_of(_read("embed/tfc.h"), {}) if each.name in _OF_INTERFACE.get(module, ())]
    records += [each for header in headers for each in records_of(_read(header), constants)]
    names = {word for each in records for _, kind in each.members for word in re.findall(r"\bc_\w+", kind)}
    *others, last = [Path(header).name for header in headers]
    listed = " and ".join(filter(None, (", ".join(others), last)))
    return "\n".join([
        f'"""The records of {listed}, as ctypes sees them.',
        "",
        "Made by `python -m tfc.runtime.native`; do not edit.",
        '"""',
        "",
        "# fmt: off",
        "# ruff: noqa: I001",
        "from ctypes import (",
        *_filled(("Structure", *sorted(names)), 4),
        ")",
        "",
        *(f"{name.removeprefix('TFC_')} = {value}" for name, value in constants.items()),
        *(line for record in records for line in ("", "", *_class(record))),
        "",
    ])  # fmt: skip


def _class(record: Record) -> Iterator[str]:
    text = f'"""{record.name}: {record.text}' if record.text else f'"""{record.name}.'
    lines = textwrap.wrap(text, 116, initial_indent="    ", subsequent_indent="    ")
    yield f"class {record.title}(Structure):"
    yield from lines[:-1]
    yield f'{lines[-1]}"""' if len(lines) == 1 else f'{lines[-1]}\n    """'
    yield ""
    yield "    _fields_ = ("
    yield from _filled([f'("{name}", {kind})' for name, kind in record.members], 8)
    yield "    )"


def _filled(items: Iterable[str], indent: int) -> list[str]:
    """Lines of items, each with a comma behind it. An item is not broken."""
    text = " ".join(f"{item},".replace(" ", "\0") for item in items)
    lines = textwrap.wrap(text, 120 - indent, break_long_words=False, break_on_hyphens=False)
    return [" " * indent + line.replace("\0", " ") for line in lines]


def _read(header: str) -> str:
    return (FOLDER / header).read_text(encoding="utf-8")
