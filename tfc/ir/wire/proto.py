"""The wire format of protocol buffers: checkpoints, records, summaries, events and graphs are written in it.

A message is a run of fields, each a key (the field's number and its kind) and a varint, a fixed word of 32 or 64 bits,
or a length and so many bytes (protobuf.dev, "Encoding"). Writers give the bytes of one field, so that a message is the
concatenation of its fields. As in proto3, a number that is zero and an empty string are not written, unless `always`.

Readers take any bytes. What is no message is a ValueError that names the field and the byte it begins at; the work is
linear in the length of the message, and nothing nested is looked into.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable, Iterator

Field = tuple[int, int | bytes]
"""The number of a field and its value: an int for a varint, the bits of a fixed word, or bytes."""

_VARINT, _FIXED64, _BYTES, _FIXED32 = 0, 1, 2, 5
_SIZES = {_FIXED64: 8, _FIXED32: 4}


# ---- writers --------------------------------------------------------------------------------------------------------


def varint(value: int) -> bytes:
    """A number in groups of seven bits; negative ones as 64-bit two's complement."""
    value &= (1 << 64) - 1
    out = bytearray()
    while value >= 0x80:
        out.append(value & 0x7F | 0x80)
        value >>= 7
    out.append(value)
    return bytes(out)


def packed(values: Iterable[int]) -> bytes:
    """The numbers of a repeated field, concatenated."""
    return b"".join(varint(value) for value in values)


def integer(field: int, number: int, *, always: bool = False) -> bytes:
    """An int32, int64, bool or enum."""
    return _key(field, _VARINT) + varint(number) if number or always else b""


def fixed32(field: int, number: int) -> bytes:
    """A fixed32."""
    return _key(field, _FIXED32) + number.to_bytes(4, "little") if number else b""


def single(field: int, number: float, *, always: bool = False) -> bytes:
    """A float; numbers beyond its range become infinite."""
    try:
        content = struct.pack("<f", number)
    except OverflowError:
        content = struct.pack("<f", float("inf") if number > 0 else float("-inf"))
    return _key(field, _FIXED32) + content if always or any(content) else b""


def double(field: int, number: float) -> bytes:
    """A double; a negative zero is written."""
    content = struct.pack("<d", number)
    return _key(field, _FIXED64) + content if any(content) else b""


def doubles(field: int, numbers: Iterable[float]) -> bytes:
    """A packed list of doubles."""
    listed = list(numbers)
    return message(field, struct.pack(f"<{len(listed)}d", *listed)) if listed else b""


def data(field: int, content: bytes | str, *, always: bool = False) -> bytes:
    """A string or bytes."""
    raw = content.encode("utf-8", "surrogateescape") if isinstance(content, str) else content
    return message(field, raw) if raw or always else b""


def message(field: int, content: bytes) -> bytes:
    """A message inside of another one, empty or not."""
    return _key(field, _BYTES) + varint(len(content)) + content


def _key(field: int, kind: int) -> bytes:
    return varint(field << 3 | kind)


# ---- readers --------------------------------------------------------------------------------------------------------


def read_varint(content: bytes, at: int) -> tuple[int, int]:
    """The number at an offset and the offset behind it; ValueError when it is cut off or over 64 bits."""
    start = at
    value = shift = 0
    while shift < 70:
        if at >= len(content):
            raise ValueError(f"the number at byte {start} is cut off")
        byte = content[at]
        value |= (byte & 0x7F) << shift
        at += 1
        if byte < 0x80:
            if value >> 64:
                break
            return value, at
        shift += 7
    raise ValueError(f"the number at byte {start} is longer than 64 bits")


def unpacked(content: bytes) -> list[int]:
    """The inverse of `packed`."""
    numbers, at = [], 0
    while at < len(content):
        number, at = read_varint(content, at)
        numbers.append(number)
    return numbers


def fields(content: bytes) -> Iterator[Field]:
    """The fields of a message in order; ValueError when it is malformed, once that field is reached."""
    at = 0
    while at < len(content):
        start = at
        key, at = read_varint(content, at)
        kind = key & 7
        if kind == _VARINT:
            value, at = read_varint(content, at)
            yield key >> 3, value
            continue
        if kind == _BYTES:
            size, at = read_varint(content, at)
        elif kind in _SIZES:
            size = _SIZES[kind]
        else:
            raise ValueError(f"field {key >> 3} at byte {start} is of unknown kind {kind}")
        if size > len(content) - at:
            raise ValueError(f"field {key >> 3} at byte {start} is cut off")
        part = content[at : at + size]
        yield key >> 3, part if kind == _BYTES else int.from_bytes(part, "little")
        at += size


def signed(value: int) -> int:
    """The int64 of a varint."""
    return value - (1 << 64) if value >> 63 else value


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
