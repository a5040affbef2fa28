"""Decoding of source files: any bytes in, text out, or one diagnostic that says why it is no text."""

from __future__ import annotations

import re
from pathlib import Path

from tfc.frontend.syntax.source import Source, Span
from tfc.ir.base.errors import Diagnostic

MAX_SOURCE_BYTES = 64 * 2**20
_BYTE_ORDER_MARK = "\ufeff"
_UNDECODED = re.compile(r"[\ud800-\udfff]")
_OTHER_ENCODINGS = {
    b"\xff\xfe": "this looks like UTF-16; save it as UTF-8",
    b"\xfe\xff": "this looks like UTF-16; save it as UTF-8",
    b"\x7fELF": "this is a compiled object, not a source file",
    b"PK\x03\x04": "this is a zip archive (a compiled `.tfcm`?), not a source file",
}


def read(path: Path) -> tuple[bytes, Diagnostic | None]:
    """The content of a file, at most one byte more than `MAX_SOURCE_BYTES`."""
    try:
        with path.open("rb") as stream:
            return stream.read(MAX_SOURCE_BYTES + 1), None
    except (OSError, ValueError) as error:
        reason = (error.strerror if isinstance(error, OSError) else None) or str(error)
        return b"", Diagnostic("E0701", f"cannot read `{path}`: {reason.lower()}")


def decode(content: str | bytes, file: str) -> tuple[Source, Diagnostic | None]:
    """The text of a file without byte order mark. With a diagnostic the text is only good for showing."""
    if len(content) > MAX_SOURCE_BYTES:
        source = Source(file, "")
        message = f"the source is larger than {MAX_SOURCE_BYTES // 2**20} MiB"
        help_text = 'large constants belong into files: `load("weights.npz", "W")`'
        return source, Diagnostic("E0902", message, source.loc(Span(0, 0)), help=help_text)
    text = content if isinstance(content, str) else content.decode("utf-8", "surrogateescape")
    source = Source(file, text.removeprefix(_BYTE_ORDER_MARK))
    bad = _UNDECODED.search(source.text)
    if bad is None:
        return source, None
    start = content[:4] if isinstance(content, bytes) else b""
    guess = next((hint for magic, hint in _OTHER_ENCODINGS.items() if start.startswith(magic)), None)
    code = ord(bad[0])
    what = f"byte 0x{code - 0xDC00:02x}" if 0xDC80 <= code <= 0xDCFF else f"surrogate U+{code:04X}"
    return source, Diagnostic("E0007", f"{what} is not UTF-8 text", source.loc(Span(*bad.span())), help=guess)
