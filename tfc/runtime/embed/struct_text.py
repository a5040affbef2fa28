"""Structures of C as LLVM text: the records that are made from the headers give types and order of the members."""

from __future__ import annotations

import ctypes
from typing import Any

_WORDS = {1: "i8", 4: "i32", 8: "i64"}
_POINTERS = (ctypes.c_void_p, ctypes.c_char_p)


def struct_type(record: type[ctypes.Structure]) -> str:
    """The LLVM type of a structure: `{ ptr, i32, [2 x i64] }`."""
    return f"{{ {', '.join(_type(kind) for _, kind, *_ in record._fields_)} }}"


def struct(record: type[ctypes.Structure], **members: int | str) -> str:
    """A constant of this type, without the type: numbers, and operands with their types (`ptr @table`).

    Members called `reserved` may be left out: they are zero.
    """
    operands = []
    for name, kind, *_ in record._fields_:
        value = members.pop(name, 0 if name.startswith("reserved") else None)
        assert value is not None, f"{record.__name__} needs {name}"
        operands.append(value if isinstance(value, str) else f"{_type(kind)} {value or _zero(kind)}")
    assert not members, f"{record.__name__} has no {', '.join(members)}"
    return f"{{ {', '.join(operands)} }}"


def _type(kind: Any) -> str:
    if issubclass(kind, ctypes.Array):
        return f"[{kind._length_} x {_type(kind._type_)}]"
    return "ptr" if kind in _POINTERS else _WORDS[ctypes.sizeof(kind)]


def _zero(kind: Any) -> str:
    return "zeroinitializer" if issubclass(kind, ctypes.Array) else "null" if kind in _POINTERS else "0"
