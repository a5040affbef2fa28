"""Smaller inputs with the same finding: pieces are left out, in lines, then words, then bytes (Zeller's ddmin)."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Iterator, Sequence

Shows = Callable[[bytes], bool]
"""True when an input still shows the finding."""
_CUTS: tuple[Callable[[bytes], list[bytes]], ...] = (
    lambda data: data.splitlines(keepends=True),
    lambda data: re.findall(rb"\w+|\s+|[^\w\s]", data),
    lambda data: [data[at : at + 1] for at in range(len(data))],
)


def minimise(data: bytes, shows: Shows, seconds: float = 30.0) -> bytes:
    """An input as small as could be found within the time."""
    end = time.monotonic() + seconds
    if (rows := _rows(data)) is not None:
        return _smaller(rows, lambda left: json.dumps(left).encode(), shows, end)
    for cut in _CUTS:
        pieces = cut(data)
        if len(pieces) > 1:
            data = _smaller(pieces, b"".join, shows, end)
    return data


def _rows(data: bytes) -> list[object] | None:
    """The rows of an input that is a JSON list: the edits of a file."""
    try:
        rows = json.loads(data)
    except (ValueError, RecursionError):
        return None
    return rows if isinstance(rows, list) else None


def _smaller(pieces: list, joined: Callable[[list], bytes], shows: Shows, end: float) -> bytes:
    size = len(pieces) // 2
    while size and time.monotonic() < end:
        for left in _without(pieces, size):
            if time.monotonic() > end:
                break
            if shows(joined(left)):
                pieces = left
                size = min(size, len(pieces)) * 2
                break
        size //= 2
    return joined(pieces)


def _without(pieces: Sequence[object], size: int) -> Iterator[list]:
    for start in range(0, len(pieces), size):
        yield [*pieces[:start], *pieces[start + size :]]
