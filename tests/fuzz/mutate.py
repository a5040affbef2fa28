"""Mutations of bytes, words and JSON, and edits of a file: a row of small changes that an input of a container is.

Of an input that is a row of edits nothing depends on the machine that made the file: it is made anew, the edits are
applied, and what holds it together, lengths, checksums and digests, is made right again.
"""

from __future__ import annotations

import json
import re
import struct
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

NUMBERS = (0, 1, -1, 2, 3, 7, 8, 127, 128, 255, 256, 65535, 1 << 16, (1 << 31) - 1, 1 << 31, (1 << 32) - 1, 1 << 32,
           1 << 40, (1 << 53) + 1, (1 << 63) - 1, 1 << 63, (1 << 64) - 1, 1 << 64, -(1 << 31), -(1 << 63))  # fmt: skip
TEXTS = ("", "..", "../../etc/passwd", "/etc/passwd", "\0", "é", "x" * 300, "f32", "0", "-1", "nan", "inf", "a/b", "%s")
_WORD = re.compile(rb"\d+|\w+|\s+|[^\w\s]")


def mutate_bytes(draw: Random, data: bytes, others: Sequence[bytes]) -> bytes:
    """A byte, a word of 1 to 8 bytes, or a piece is another one, comes twice, or is gone."""
    content = bytearray(data or b"\0")
    at = draw.randrange(len(content))
    size = min(draw.choice((1, 2, 4, 8, 16, 64)), len(content) - at)
    match draw.randrange(8):
        case 0:
            content[at] ^= 1 << draw.randrange(8)
        case 1:
            content[at] = draw.randrange(256)
        case 2:
            word = struct.pack("<Q", draw.choice(NUMBERS) & (1 << 64) - 1)[: draw.choice((1, 2, 4, 8))]
            content[at : at + len(word)] = word if draw.random() < 0.8 else word[::-1]
        case 3:
            del content[at : at + size]
        case 4:
            to = draw.randrange(len(content))
            content[to:to] = content[at : at + size]
        case 5:
            other = draw.choice(others)
            begin = draw.randrange(len(other) + 1)
            piece = other[begin : begin + draw.choice((1, 4, 16, 64, 256))]
            content[at : at + draw.choice((0, len(piece)))] = piece
        case 6:
            del content[at if draw.random() < 0.3 else len(content) - 1 :]
        case _:
            number = content[at] + draw.choice((-2, -1, 1, 2))
            content[at] = number & 255
    return bytes(content)


def mutate_words(draw: Random, data: bytes, others: Sequence[bytes], words: Sequence[str]) -> bytes:
    """Words and lines of a text are others, come twice, change places or are gone."""
    lines = data.splitlines(keepends=True) or [b"\n"]
    at = draw.randrange(len(lines))
    match draw.randrange(10):
        case 0:
            del lines[at]
        case 1:
            lines.insert(draw.randrange(len(lines) + 1), lines[at])
        case 2:
            other = draw.choice(others).splitlines(keepends=True) or [b""]
            lines.insert(at, draw.choice(other))
        case 3:
            to = draw.randrange(len(lines))
            lines[at], lines[to] = lines[to], lines[at]
        case _:
            lines[at] = _other_word(draw, lines[at], data, words)
    return b"".join(lines)


def _other_word(draw: Random, line: bytes, data: bytes, words: Sequence[str]) -> bytes:
    parts = _WORD.findall(line) or [b""]
    at = draw.randrange(len(parts))
    if parts[at].isdigit() and draw.random() < 0.7:
        parts[at] = b"%d" % draw.choice(NUMBERS)
        return b"".join(parts)
    own = _WORD.findall(data) or [b""]
    match draw.randrange(5):
        case 0:
            del parts[at : at + draw.choice((1, 2, 3))]
        case 1 | 2:
            parts[at] = draw.choice(own)
        case 3:
            parts[at] = draw.choice(words).encode()
        case _:
            parts.insert(at, draw.choice(words).encode() if draw.random() < 0.5 else draw.choice(own))
    return b"".join(parts)


# ---- JSON ------------------------------------------------------------------------------------------------------------


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths to all values within one."""
    found = [path] if path else []
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in items:
        found += places(inner, (*path, key))
    return found


def at_path(value: Any, path: Sequence[Any]) -> Any:
    """The value that a path leads to. LookupError and TypeError where there is none."""
    for key in path:
        value = value[key]
    return value


def other_value(draw: Random, value: Any, all_values: Any) -> Any:
    """A value to put in the place of one."""
    match draw.randrange(8):
        case 0 | 1:
            return draw.choice(NUMBERS)
        case 2:
            return draw.choice(TEXTS)
        case 3:
            return draw.choice((None, [], {}, True, False, 1.5, 1e308, [value], {"": value}))
        case 4 if isinstance(value, int):
            return value + draw.choice((-1, 1, 7, -7))
        case 5 if isinstance(value, list) and value:
            return value * draw.choice((0, 2)) if draw.random() < 0.5 else value[: draw.randrange(len(value))]
        case _:
            known = places(all_values)
            return at_path(all_values, draw.choice(known)) if known else None


def set_value(value: Any, path: Sequence[Any], new: Any) -> None:
    """Put a value where a path leads to; nothing happens where it leads nowhere."""
    try:
        holder = at_path(value, path[:-1])
        if isinstance(holder, list) or path[-1] in holder:
            holder[path[-1]] = new
    except (LookupError, TypeError):
        return


# ---- edits -----------------------------------------------------------------------------------------------------------

Edit = list[Any]
MAX_EDITS = 6


def mutate_edits(make: Callable[[Random], Edit]) -> Callable[[Random, bytes, Sequence[bytes]], bytes]:
    """The mutation of a row of edits: one more, one less, or some of another row."""

    def mutate(draw: Random, data: bytes, others: Sequence[bytes]) -> bytes:
        edits = edits_of(data)
        match draw.randrange(6):
            case 0 if edits:
                edits.pop(draw.randrange(len(edits)))
            case 1:
                edits += edits_of(draw.choice(others))
            case _:
                edits.insert(draw.randrange(len(edits) + 1), make(draw))
        return json.dumps(edits[-MAX_EDITS:]).encode()

    return mutate


def edits_of(data: bytes) -> list[Edit]:
    """The edits of an input: none where it is no row of them."""
    try:
        rows = json.loads(data)
    except (ValueError, RecursionError):
        return []
    return [row for row in rows if isinstance(row, list) and row] if isinstance(rows, list) else []


def edit_bytes(draw: Random, size: int) -> Edit:
    """A change of raw bytes: `["put", at, number, width]`, `["cut", at, size]` or `["copy", at, size, to]`."""
    at = draw.randrange(max(size, 1))
    match draw.randrange(4):
        case 0:
            return ["cut", at, draw.choice((1, 2, 4, 8, 64, size))]
        case 1:
            return ["copy", at, draw.choice((1, 4, 16, 64)), draw.randrange(max(size, 1))]
        case _:
            number = draw.choice(NUMBERS) if draw.random() < 0.6 else draw.randrange(256)
            return ["put", at, number, draw.choice((1, 1, 2, 4, 8))]


def apply_bytes(content: bytearray, edit: Edit) -> None:
    """Change bytes as an edit of `edit_bytes` says; others change nothing."""
    match edit:
        case ["put", int(at), int(number), int(width)] if 0 < width <= 8:
            content[at : at + width] = struct.pack("<Q", number & (1 << 64) - 1)[:width]
        case ["cut", int(at), int(size)]:
            del content[at : at + size]
        case ["copy", int(at), int(size), int(to)]:
            content[to:to] = content[at : at + size]
