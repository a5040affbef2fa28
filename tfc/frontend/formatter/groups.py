"""Parser from tokens and comments to nested groups: the contents of brackets, cut at their separators."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from tfc.frontend.syntax.lalr import END_OF_FILE
from tfc.frontend.syntax.lexer import CLOSER_OF, END, OPENER_OF
from tfc.frontend.syntax.scanner import Token
from tfc.frontend.syntax.source import Source

COMMENT = "COMMENT"


@dataclass(slots=True)
class Element:
    """A statement of a block, or an item of a list: its tokens and groups, or (`items` empty) a comment line."""

    items: list[Token | Group] = field(default_factory=list)
    comment: str | None = None
    """The rest of the last line, or the whole line."""
    blank_before: bool = False
    separator: str = ""


@dataclass(slots=True)
class Group:
    """Two brackets and their contents; the whole file is a group without brackets."""

    opener: Token | None
    closer: Token | None = None
    elements: list[Element] = field(default_factory=list)
    opens_line: bool = False
    """True when the text goes on in a new line after the opener."""
    loop_head: bool = False
    """True for the parentheses of a `while`."""

    @property
    def is_block(self) -> bool:
        """True when the elements are statements."""
        return self.opener is None or self.opener.kind == "LBRACE"


def read_groups(source: Source, tokens: Sequence[Token], comments: Sequence[Token]) -> Group:
    """The file as one group. `tokens` must be those of a text that parses."""
    reader = _Reader(source)
    for token in sorted([*tokens, *comments], key=lambda each: (each.start, each.kind != END)):
        reader.take(token)
    return reader.file


class _Reader:
    def __init__(self, source: Source) -> None:
        self.file = Group(None)
        self._source = source
        self._open = [self.file]
        self._element = Element()
        self._suspended: list[Element] = []
        self._held: list[Element] = []
        """Comment lines inside or behind the current element: the next token tells."""
        self._previous: Token | None = None
        self._line = 1

    def take(self, token: Token) -> None:
        group = self._open[-1]
        line = self._source.position(token.start)[0]
        if token.kind == COMMENT:
            self._comment(token, line)
        elif self._held and token.kind not in (*OPENER_OF, END_OF_FILE):
            group.elements += self._held
            self._held = []
            self.take(token)
            return
        elif token.kind == END_OF_FILE:
            self._finish("")
        elif token.kind == END or (token.kind in ("COMMA", "SEMICOLON") and not group.is_block):
            self._finish(token.text)
        elif token.kind in CLOSER_OF:
            self._enter(token, line)
        elif token.kind in OPENER_OF:
            self._finish("")
            group.closer = token
            self._open.pop()
            self._element = self._suspended.pop()
        else:
            self._begin(line)
            self._element.items.append(token)
        if token.kind != END:
            self._note_opened_line(line)
            self._line = line
            self._previous = token

    def _note_opened_line(self, line: int) -> None:
        """Note that a block was written on several lines: its first token or comment is on a later line."""
        group = self._open[-1]
        if group.opener is not None and self._previous is group.opener and line > self._line:
            group.opens_line = True

    def _begin(self, line: int) -> None:
        if not self._element.items:
            self._element.blank_before = line > self._line + 1

    def _enter(self, opener: Token, line: int) -> None:
        self._begin(line)
        items = self._element.items
        group = Group(opener)
        if opener.kind == "LPAR" and items:
            last = items[-1]
            options = len(items) > 1 and isinstance(last, Group) and _is_while(items[-2])
            group.loop_head = _is_while(last) or options
        items.append(group)
        self._suspended.append(self._element)
        self._open.append(group)
        self._element = Element()

    def _finish(self, separator: str) -> None:
        if self._element.items:
            self._element.separator = separator
            self._open[-1].elements.append(self._element)
        self._element = Element()
        self._open[-1].elements += self._held
        self._held = []

    def _comment(self, token: Token, line: int) -> None:
        text = token.text.rstrip()
        if text[1:2].isalnum():
            text = f"# {text[1:]}"
        elements = self._open[-1].elements
        follows = line == self._line and self._previous is not None and self._previous.kind not in CLOSER_OF
        target = self._element if self._element.items else elements[-1] if elements else None
        if follows and target is not None and target.items and target.comment is None:
            target.comment = text
        else:
            held = self._held if self._element.items else elements
            held.append(Element(comment=text, blank_before=line > self._line + 1))


def _is_while(item: Token | Group) -> bool:
    return isinstance(item, Token) and item.kind == "WHILE"
