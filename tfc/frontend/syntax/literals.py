"""Values of number and string literals.

Numbers follow Python's notation; strings know `\\n \\t \\r \\0 \\\\ \\" \\{ \\}`, `\\xHH` below 0x80 and `\\u{H…}`, and
hold expressions between `{` and `}` (`{{` and `}}` are the braces themselves).
"""

from __future__ import annotations

import re
from collections.abc import Callable

from tfc.frontend.syntax.source import Span
from tfc.frontend.syntax.tree import Expr, Number, String

LARGEST_INTEGER = 2**64 - 1
_LONGEST_INTEGER = 100
_ESCAPES = {"n": "\n", "t": "\t", "r": "\r", "0": "\0", "\\": "\\", '"': '"', "{": "{", "}": "}"}
_PIECE = re.compile(
    r"""(?P<text>[^\\{}]+)
      | (?P<brace>\{\{|\}\})
      | \{(?P<hole>[^{}]*)\}
      | \\x(?P<byte>[0-7][0-9a-fA-F])
      | \\u\{0*(?P<code>[0-9a-fA-F]{1,6})\}
      | \\(?P<escape>[ntr0\\"{}])""",
    re.VERBOSE,
)

HoleParser = Callable[[str, int], Expr]
"""Parses the text of a hole that begins at an offset of the source."""


class InvalidSyntaxError(Exception):
    """An error in a piece of text: its code, position, message, and help."""

    def __init__(self, code: str, span: Span, message: str, help_text: str | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.span = span
        self.message = message
        self.help = help_text


def integer(span: Span, text: str) -> Number:
    """`12`, `1_000`, `0xff`, `0b101`, `0o17`: at most 2**64 - 1."""
    if len(text) <= _LONGEST_INTEGER:
        try:
            value = int(text, 0)
        except ValueError:
            raise malformed(span, text) from None
        if value <= LARGEST_INTEGER:
            return Number(span, value)
    help_text = "the largest integer type is uint64; write a float (`1e30`) for larger numbers"
    raise InvalidSyntaxError("E0005", span, "this integer does not fit in 64 bits", help_text)


def malformed(span: Span, text: str) -> InvalidSyntaxError:
    """The error for digits that make no number."""
    help_text = None
    if re.fullmatch(r"0[0-9_]+", text):
        help_text = f"drop the leading zeros: `{text.lstrip('0_') or '0'}` (`0o…` is octal)"
    elif "_" in text:
        help_text = "`_` stands between two digits"
    shown = text if len(text) <= _LONGEST_INTEGER else f"{text[:_LONGEST_INTEGER]}…"
    return InvalidSyntaxError("E0004", span, f"`{shown}` is not a number", help_text)


def real(span: Span, text: str) -> Number:
    """`1.5`, `1e-3`: finite."""
    return Number(span, _finite(span, text))


def imaginary(span: Span, text: str) -> Number:
    """`2j`."""
    return Number(span, complex(0.0, _finite(span, text[:-1])))


def _finite(span: Span, text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        raise malformed(span, text) from None
    if value in (float("inf"), float("-inf")):
        raise InvalidSyntaxError(
            "E0006", span, "this number is too large for a 64-bit float", "write `inf` for infinity"
        )
    return value


def string(span: Span, quoted: str, parse_hole: HoleParser) -> String:
    """The parts of a string, given with its quotes."""
    parts: list[str | Expr] = []
    literal: list[str] = []
    position, end = 1, len(quoted) - 1
    while position < end:
        piece = _PIECE.match(quoted, position, end)
        if piece is None:
            raise _bad_piece(span, quoted, position)
        hole = piece["hole"]
        if hole is None:
            literal.append(_literal_text(piece, span.start + position))
        else:
            start = span.start + piece.start("hole")
            if not hole.strip():
                place = Span(start - 1, start + len(hole) + 1)
                raise InvalidSyntaxError("E0009", place, "nothing stands between these braces", "write `{{}}` for `{}`")
            if literal:
                parts.append("".join(literal))
                literal = []
            parts.append(parse_hole(hole, start))
        position = piece.end()
    if literal:
        parts.append("".join(literal))
    return String(span, tuple(parts))


def _literal_text(piece: re.Match[str], offset: int) -> str:
    if text := piece["text"]:
        return text
    if brace := piece["brace"]:
        return brace[0]
    if escape := piece["escape"]:
        return _ESCAPES[escape]
    code = int(piece["byte"] or piece["code"], 16)
    if code > 0x10FFFF or 0xD800 <= code <= 0xDFFF:
        place = Span(offset, offset + piece.end() - piece.start())
        raise InvalidSyntaxError("E0003", place, f"U+{code:04X} is not a character")
    return chr(code)


def _bad_piece(span: Span, quoted: str, position: int) -> InvalidSyntaxError:
    """The error of a backslash or a brace that nothing in `_PIECE` matches."""
    start = span.start + position
    if quoted[position] != "\\":
        brace = quoted[position]
        help_text = f"write `{brace}{brace}` for the brace itself"
        return InvalidSyntaxError(
            "E0009", Span(start, start + 1), f"this `{brace}` has no partner in the string", help_text
        )
    following = quoted[position + 1]
    help_text = 'known are \\n \\t \\r \\0 \\\\ \\" \\{ \\} \\x41 \\u{1F600}'
    if following == "x":
        help_text = "`\\x` takes two hexadecimal digits, at most 7f; write \\u{e9} for other characters"
    elif following == "u":
        help_text = "write the character's number in braces: \\u{e9}"
    return InvalidSyntaxError("E0003", Span(start, start + 2), f"unknown escape `\\{following}`", help_text)
