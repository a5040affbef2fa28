"""Renders diagnostics: as text in the manner of rustc, or as JSON.

    error[E0203]: MatMul: inner dimensions differ: 784 and 100
      --> model.tfg:12:10
       |
    12 | h = relu(x @ W + b)
       |          ^^^^^
       |
     7 | var W: f32[100, 784] = zeros([100, 784])
       |     - `W` comes from here
       = note: x is f32[batch, 784]
       = help: transpose one of them

Anything may stand in the source: control characters are shown as pictures, tabs as spaces, wide characters are
measured as terminals draw them, and of a long line only the part around the place is shown.
"""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from tfc.frontend.syntax.source import Source
from tfc.ir.base.errors import Diagnostic, Label, Loc, nearest

MAX_SHOWN = 20
_TAB = 4
_WIDTH = 100
_BOLD, _RED, _YELLOW, _BLUE, _RESET = "\x1b[1m", "\x1b[1;31m", "\x1b[1;33m", "\x1b[1;34m", "\x1b[0m"
_SEVERITY_COLOUR = {"error": _RED, "warning": _YELLOW}
Paint = Callable[[str, str], str]
"""Gives a text a colour, or leaves it as it is."""


def render(diagnostics: Sequence[Diagnostic], sources: Mapping[str, Source], *, color: bool = False) -> str:
    """The diagnostics as text, at most `MAX_SHOWN` errors, with a closing line that counts them.

    `sources` gives the text of files by the name in each `Loc`; of others only the place is shown.
    """
    if not diagnostics:
        return ""

    def paint(colour: str, text: str) -> str:
        return f"{colour}{text}{_RESET}" if color and text else text

    shown: list[str] = []
    errors = 0
    for diagnostic in diagnostics:
        errors += diagnostic.severity == "error"
        if errors <= MAX_SHOWN:
            shown.append(_render_one(diagnostic, sources, paint))
    return "\n".join([*shown, _summary(diagnostics, errors, paint)]) + "\n"


def to_json(diagnostics: Iterable[Diagnostic]) -> str:
    """The diagnostics as a JSON list of objects: all of them, one per line."""
    objects = ",\n ".join(json.dumps(_object(each), ensure_ascii=True) for each in diagnostics)
    return f"[{objects}]\n"


def suggest(name: str, candidates: Iterable[str]) -> str | None:
    """The candidate that `name` most probably is a misspelling of: "did you mean …"."""
    pool = sorted({candidate for candidate in candidates if candidate != name})
    for candidate in pool:
        if candidate.lower() == name.lower():
            return candidate
    return nearest(name[:100], pool, 0.6 if len(name) > 3 else 0.75)


def _object(diagnostic: Diagnostic) -> dict[str, Any]:
    return {
        "code": diagnostic.code,
        "severity": diagnostic.severity,
        "message": diagnostic.message,
        "loc": _place(diagnostic.loc),
        "labels": [{"loc": _place(label.loc), "text": label.text} for label in diagnostic.labels],
        "notes": list(diagnostic.notes),
        "help": diagnostic.help,
    }


def _place(loc: Loc | None) -> dict[str, Any] | None:
    if loc is None:
        return None
    fields = ("file", "line", "column", "end_line", "end_column")
    chain = [{field: getattr(each, field) for field in fields} for each in loc.stack()]
    return {**chain[0], "called_from": chain[1:]}


# ---------------------------------------------------------------------------------------------- one diagnostic


def _summary(diagnostics: Sequence[Diagnostic], errors: int, paint: Paint) -> str:
    warnings = sum(diagnostic.severity == "warning" for diagnostic in diagnostics)
    counts = [
        f"{number} {noun}{'s' * (number > 1)}" for number, noun in ((errors, "error"), (warnings, "warning")) if number
    ]
    text = " and ".join(counts) or "no errors"
    if errors > MAX_SHOWN:
        text += f"; the first {MAX_SHOWN} are shown"
    codes = sorted({diagnostic.code for diagnostic in diagnostics if diagnostic.severity == "error"})
    if codes:
        text += f" (`tfc explain {codes[0]}` says more)"
    return paint(_RED if errors else _YELLOW, text)


def _render_one(diagnostic: Diagnostic, sources: Mapping[str, Source], paint: Paint) -> str:
    colour = _SEVERITY_COLOUR.get(diagnostic.severity, _BLUE)
    kind, message = f"{diagnostic.severity}[{diagnostic.code}]", f": {printable(diagnostic.message)}"
    lines = [paint(colour, kind) + paint(_BOLD, message)]
    places = _places(diagnostic)
    margin = max((len(str(loc.line)) for loc, _, _ in places), default=1)
    file: str | None = None
    line = 0
    for loc, mark, text in places:
        if loc.file != file:
            arrow = "-->" if file is None else ":::"
            lines.append(f"{' ' * margin}{paint(_BLUE, arrow)} {printable(str(loc))}")
            file, line = loc.file, 0
        source = sources.get(loc.file)
        if source is not None:
            excerpt = _excerpt(source, loc, mark, text, margin, colour if mark == "^" else _BLUE, paint)
            lines += excerpt[2:] if loc.line == line else excerpt
            line = loc.line
    remarks = [("note", note) for note in diagnostic.notes]
    for kind, text in [*remarks, ("help", diagnostic.help)] if diagnostic.help else remarks:
        lines.append(f"{' ' * margin} {paint(_BLUE, '=')} {paint(_BOLD, kind)}: {printable(text)}")
    return "\n".join(lines) + "\n"


def _places(diagnostic: Diagnostic) -> list[tuple[Loc, str, str]]:
    """The locations to show, the sign that underlines each, and the text next to it."""
    if diagnostic.loc is None:
        return []
    first, *callers = diagnostic.loc.stack()
    labels = [*diagnostic.labels, *(Label(caller, "in this call") for caller in callers)]
    return [(first, "^", ""), *((label.loc, "-", label.text) for label in labels)]


# ---------------------------------------------------------------------------------------------- source lines


def printable(text: str) -> str:
    """The text on one line, with a picture or U+FFFD for each character that a terminal would act on."""
    return "".join(map(_picture, text))


def _picture(character: str) -> str:
    code = ord(character)
    if character == "\t":
        return " " * _TAB
    if code < 0x20:
        return chr(0x2400 + code)
    if code == 0x7F:
        return "\u2421"
    return "\ufffd" if unicodedata.category(character) in {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"} else character


def _columns(text: str) -> int:
    """The number of terminal columns that printable text takes."""
    if text.isascii():
        return len(text)
    wide = sum(unicodedata.east_asian_width(character) in "WF" for character in text)
    return len(text) + wide - sum(map(bool, map(unicodedata.combining, text)))


def _excerpt(source: Source, loc: Loc, mark: str, text: str, margin: int, colour: str, paint: Paint) -> list[str]:
    """The source line of a location, with the location underlined."""
    line = source.line(loc.line)
    start = min(max(loc.column - 1, 0), len(line))
    end = loc.end_column - 1 if loc.end_line == loc.line else len(line)
    end = min(max(end, start), len(line))
    before, marked, after, cut = _window(line, start, end)
    gutter = paint(_BLUE, f"{' ' * margin} |")
    left = "…" if cut else ""
    shown = left + printable(before) + printable(marked) + printable(after)
    underline = mark * max(_columns(printable(marked)), 1)
    note = f" {printable(text)}" if text else ""
    number = paint(_BLUE, f"{loc.line:>{margin}} |")
    indent = " " * (_columns(printable(before)) + len(left))
    return [gutter, f"{number} {shown}".rstrip(), f"{gutter} {indent}{paint(colour, underline + note)}"]


def _window(line: str, start: int, end: int) -> tuple[str, str, str, bool]:
    """The window of a long line that is shown: before, at and behind the location; and whether the beginning is cut
    off.
    """
    first = 0 if start < _WIDTH - 20 else start - 20
    last = max(first + _WIDTH, start + 1)
    shown_end = min(end, last)
    after = line[shown_end:last]
    if len(line) > last:
        after += "…"
    return line[first:start], line[start:shown_end], after, first > 0
