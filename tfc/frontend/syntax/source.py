"""A source text, with the lines and columns of its positions.

The syntax tree carries offsets only (`Span`); a `Source` turns them into the lines and columns of a `Loc` when
something has to be said about them. Lines end at `\\n`, `\\r\\n` or a lone `\\r`; columns count characters from 1.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from functools import cached_property
from typing import NamedTuple

from tfc.ir.base.errors import Loc

_LINE_END = re.compile(r"\r\n|\n|\r")


class Span(NamedTuple):
    """A half-open range of character offsets in the text of one `Source`."""

    start: int
    end: int


class Source:
    """The decoded text of one file (without byte order mark) under the name that messages show."""

    def __init__(self, file: str, text: str) -> None:
        self.file = file
        self.text = text
        self._locs: dict[Span, Loc] = {}

    @cached_property
    def line_starts(self) -> list[int]:
        """The offset at which each line begins; never empty."""
        return [0, *(end.end() for end in _LINE_END.finditer(self.text))]

    def position(self, offset: int) -> tuple[int, int]:
        """The 1-based line and column of a character."""
        line = bisect_right(self.line_starts, offset)
        return line, offset - self.line_starts[line - 1] + 1

    def loc(self, span: Span, caller: Loc | None = None) -> Loc:
        """The location of a span. `end_column` is exclusive; `caller` is passed on."""
        known = self._locs.get(span)  # a loop that is unrolled asks for each place of its body in every iteration
        if known is None:
            line, column = self.position(span.start)
            end_line, end_column = self.position(max(span.end, span.start))
            known = self._locs[span] = Loc(self.file, line, column, end_line, end_column)
        if caller is None:
            return known
        return Loc(self.file, known.line, known.column, known.end_line, known.end_column, caller)

    def line(self, number: int) -> str:
        """The text of a line (1-based) without its end; empty when there is no such line."""
        if not 1 <= number <= len(self.line_starts):
            return ""
        end = self.line_starts[number] if number < len(self.line_starts) else len(self.text)
        return self.text[self.line_starts[number - 1] : end].rstrip("\r\n")
