"""An object as a static library: an `ar` archive of one member with the index that linkers look symbols up in.

The format is System V's (ar(5)), with dates and owners zero so that the same object gives the same bytes.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence

MAGIC = b"!<arch>\n"


def static_library(name: str, content: bytes, symbols: Sequence[str]) -> bytes:
    """The archive of the object `name`, which defines these symbols."""
    names = b"".join(symbol.encode() + b"\0" for symbol in symbols)
    index_size = 4 + 4 * len(symbols) + len(names)
    member = f"{name}/".encode()
    long_names = b""
    if len(member) > 16:
        long_names = _member(b"//", member + b"\n")
        member = b"/0"
    at = len(MAGIC) + 60 + index_size + index_size % 2 + len(long_names)
    index = struct.pack(f">{1 + len(symbols)}I", len(symbols), *[at] * len(symbols)) + names
    return MAGIC + _member(b"/", index) + long_names + _member(member, content)


def _member(name: bytes, content: bytes) -> bytes:
    head = b"%-16s%-12d%-6d%-6d%-8o%-10d`\n" % (name, 0, 0, 0, 0o644, len(content))
    return head + content + b"\n" * (len(content) % 2)
