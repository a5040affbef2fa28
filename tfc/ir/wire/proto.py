"""The wire format of protocol buffers, as much as TensorFlow's summaries, events and graphs need: records of tagged
fields, each a varint, a fixed 32- or 64-bit number, or a run of bytes (protobuf.dev, "Encoding").

Writers are functions that give the bytes of one field, so that a message is the concatenation of its fields. As in
proto3, a number that is zero and an empty string stand for themselves by not being written, unless `always`.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable, Iterator

from tfc.ir.checkpoint.wire import read_varint, varint

_VARINT, _FIXED64, _BYTES, _FIXED32 = 0, 1, 2, 5


def _key(field: int, wire: int) -> bytes:
    return varint(field << 3 | wire)


def integer(field: int, number: int, *, always: bool = False) -> bytes:
    """An int32, int64, bool or enum."""
    return _key(field, _VARINT) + varint(number) if number or always else b""


def double(field: int, number: float) -> bytes:
    """A double; a negative zero is written."""
    data = struct.pack("<d", number)
    return _key(field, _FIXED64) + data if any(data) else b""


def single(field: int, number: float, *, always: bool = False) -> bytes:
    """A float; numbers beyond its range become infinite."""
    try:
        data = struct.pack("<f", number)
    except OverflowError:
        data = struct.pack("<f", float("inf") if number > 0 else float("-inf"))
    return _key(field, _FIXED32) + data if always or any(data) else b""


def data(field: int, content: bytes | str, *, always: bool = False) -> bytes:
    """A string or bytes."""
    raw = content.encode("utf-8", "surrogateescape") if isinstance(content, str) else content
    return message(field, raw) if raw or always else b""


def message(field: int, content: bytes) -> bytes:
    """A message inside of another one, empty or not."""
    return _key(field, _BYTES) + varint(len(content)) + content


def doubles(field: int, numbers: Iterable[float]) -> bytes:
    """A packed list of doubles."""
    listed = list(numbers)
    return message(field, struct.pack(f"<{len(listed)}d", *listed)) if listed else b""


def fields(content: bytes) -> Iterator[tuple[int, int | float | bytes]]:
    """The fields of a message in order: (number, value). A fixed 32-bit value is read as a float, a fixed 64-bit one
    as a double. ValueError when the bytes are no message.
    """
    at = 0
    while at < len(content):
        key, at = read_varint(content, at)
        field, wire = key >> 3, key & 7
        if wire == _VARINT:
            number, at = read_varint(content, at)
            yield field, number
            continue
        if wire == _BYTES:
            size, at = read_varint(content, at)
        elif wire in (_FIXED32, _FIXED64):
            size = 4 if wire == _FIXED32 else 8
        else:
            raise ValueError(f"field {field} has the unknown wire type {wire}")
        part = content[at : at + size]
        at += size
        if len(part) != size:
            raise ValueError(f"field {field} ends early")
        yield field, part if wire == _BYTES else struct.unpack("<f" if size == 4 else "<d", part)[0]
