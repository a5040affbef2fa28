"""The scanner: cuts a text into tokens by the terminals of `tfg.lark`.

Lark's own lexer does the same at a third of the speed, and stops at what is no token; here the terminals JUNK and
UNTERMINATED_STRING match whatever nothing else does, so that every text has tokens.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from tfc.frontend.syntax.source import Span

_SPACE = "WHITESPACE"


class Token(NamedTuple):
    """A piece of the text; `kind` is the name of its terminal."""

    kind: str
    text: str
    start: int
    end: int

    @property
    def span(self) -> Span:
        """The token's span in the source."""
        return Span(self.start, self.end)


class Scanner:
    """All terminals as one regular expression, tried in the order given; `words` are names that are terminals."""

    def __init__(self, terminals: Sequence[tuple[str, str]], words: Mapping[str, str]) -> None:
        self._pattern = re.compile("|".join(f"(?P<{name}>{regexp})" for name, regexp in terminals))
        self._words = dict(words)

    def tokens(self, text: str) -> Iterator[Token]:
        """Every token of the text but spaces; words of the grammar come as their own terminals, not as NAME."""
        words = self._words
        for match in self._pattern.finditer(text):
            kind = match.lastgroup
            if kind == _SPACE or kind is None:
                continue
            piece = match[0]
            if kind == "NAME" and piece in words:
                kind = words[piece]
            start, end = match.span()
            yield Token(kind, piece, start, end)
