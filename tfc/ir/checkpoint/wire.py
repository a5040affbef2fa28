"""Protocol buffers' wire format, as much of it as checkpoint files need: numbers, bytes and nested messages by field.

Fields come and go as (number, value): an int for varints and fixed words, bytes for everything with a length. (Google's
"Protocol Buffers: Encoding".) Writers leave out zeros and empty strings, as proto3 does.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

Field = tuple[int, int | bytes]

_VARINT, _FIXED64, _BYTES, _FIXED32 = 0, 1, 2, 5


def varint(value: int) -> bytes:
    """A number in groups of seven bits; negative ones as 64-bit two's complement."""
    value &= (1 << 64) - 1
    out = bytearray()
    while value >= 0x80:
        out.append(value & 0x7F | 0x80)
        value >>= 7
    out.append(value)
    return bytes(out)


def read_varint(data: bytes, at: int) -> tuple[int, int]:
    """The number at a place and the place behind it; ValueError when it is cut off or over 64 bits."""
    value = shift = 0
    while shift < 70:
        if at >= len(data):
            raise ValueError("a number is cut off")
        byte = data[at]
        value |= (byte & 0x7F) << shift
        at += 1
        if byte < 0x80:
            if value >> 64:
                break
            return value, at
        shift += 7
    raise ValueError("a number is longer than 64 bits")


def signed(value: int) -> int:
    """A varint as the int64 it stands for."""
    return value - (1 << 64) if value >> 63 else value


def number(field: int, value: int) -> bytes:
    """A field that holds a number; nothing when it is zero."""
    return varint(field << 3 | _VARINT) + varint(value) if value else b""


def fixed32(field: int, value: int) -> bytes:
    """A field of four bytes; nothing when it is zero."""
    return varint(field << 3 | _FIXED32) + value.to_bytes(4, "little") if value else b""


def content(field: int, value: bytes) -> bytes:
    """A field that holds bytes or a message, also an empty one."""
    return varint(field << 3 | _BYTES) + varint(len(value)) + value


def fields(data: bytes) -> Iterator[Field]:
    """The fields of a message in order; ValueError when it is malformed."""
    at = 0
    while at < len(data):
        key, at = read_varint(data, at)
        kind = key & 7
        if kind == _VARINT:
            value, at = read_varint(data, at)
            yield key >> 3, value
            continue
        if kind == _BYTES:
            size, at = read_varint(data, at)
        elif kind in (_FIXED32, _FIXED64):
            size = 4 if kind == _FIXED32 else 8
        else:
            raise ValueError(f"a field of unknown kind {kind}")
        if at + size > len(data):
            raise ValueError("a field is cut off")
        piece = data[at : at + size]
        yield key >> 3, piece if kind == _BYTES else int.from_bytes(piece, "little")
        at += size


def as_number(value: int | bytes) -> int:
    """A field's value, which must be a number."""
    if isinstance(value, bytes):
        raise ValueError("bytes where a number belongs")
    return value


def as_bytes(value: int | bytes) -> bytes:
    """A field's value, which must be bytes."""
    if isinstance(value, int):
        raise ValueError("a number where bytes belong")
    return value


def packed(values: Iterable[int]) -> bytes:
    """Numbers of a repeated field behind each other."""
    return b"".join(varint(value) for value in values)
