"""The lexer: from characters to the tokens of the grammar.

`TokenStream` filters what the scanner yields: it ends statements at newlines and `;`, decides where soft keywords
are keywords, takes out comments, and reports what is not a token at all. It knows which brackets are open, so it
can also skip the rest of a broken statement.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import NamedTuple

from tfc.frontend.syntax.lalr import END_OF_FILE
from tfc.frontend.syntax.scanner import Scanner, Token
from tfc.frontend.syntax.source import Source, Span
from tfc.frontend.syntax.tree import MAX_DEPTH

CLOSER_OF = {"LPAR": "RPAR", "LSQB": "RSQB", "LBRACE": "RBRACE"}
OPENER_OF = {closer: opener for opener, closer in CLOSER_OF.items()}
END = "END"

# Tokens after which an operand is complete: what follows can only continue or end the expression.
OPERAND_ENDS = frozenset(
    {"NAME", "INT", "FLOAT", "IMAGINARY", "STRING", "TRUE", "FALSE", "NONE", "RPAR", "RSQB", "RBRACE"}
)
_STATEMENT_STARTS = frozenset({None, END, "LBRACE"})
_DECLARATIONS = frozenset({"USE", "DIM", "INPUT", "VAR", "QUEUE", "FN", "ENTRY"})
_INFIX_WORDS = frozenset({"AS", "OF", "AFTER"})
_SOFT = _DECLARATIONS | _INFIX_WORDS | {"REPEAT", "STATIC", "GROUP"}
_TRIVIA = frozenset({"NEWLINE", "SEMICOLON", "COMMENT", "JUNK", "UNTERMINATED_STRING"})

Report = Callable[[str, Span, str, str | None], None]
"""Called with the code of an error, its place, what is wrong, and help."""


class LimitExceededError(Exception):
    """The text passes a limit, and reading on would be pointless. The error has been reported."""


class _Item(NamedTuple):
    """A token with the facts that the filter needs."""

    token: Token
    break_at: int | None
    """The offset where a statement ends before it, if one may."""
    first_of_line: bool
    before: int
    """The number of open brackets before the token, and after it."""
    after: int


class TokenStream:
    """The tokens of one source, in order, ending with `$END`. Problems go to `report`; it never raises but for limits.

    Iterate to read; after a token that the parser rejects, `skip_statement` and iterate on. Comments are appended to
    `comments`, if given, as they are passed.
    """

    def __init__(self, source: Source, scanner: Scanner, report: Report, comments: list[Token] | None = None) -> None:
        self._comments = comments
        self.last_junk = -1
        """The offset of the last characters that are no token: errors soon after are likely to follow from them."""
        self.open_brackets: list[Token] = []
        self._source = source
        self._report = report
        self._raw = scanner.tokens(source.text)
        self._ahead: list[_Item] = []
        self._last_end = 0
        self._current: _Item | None = None
        self._previous: str | None = None

    def __iter__(self) -> Iterator[Token]:
        while True:
            item = self._ahead.pop(0) if self._ahead else self._read()
            kind = item.token.kind
            if item.break_at is not None and self._breaks_before(kind):
                self._ahead.insert(0, item._replace(break_at=None))
                end = Token(END, "\n", item.break_at, item.break_at)
                item = _Item(end, item.break_at, False, item.before, item.before)
                kind = END
            self._current = item
            token = item.token
            if kind in _SOFT and not self._is_keyword(kind):
                token = token._replace(kind="NAME")
            self._previous = token.kind
            yield token
            if kind == END_OF_FILE:
                return

    def _breaks_before(self, kind: str) -> bool:
        if kind == "ELSE":
            return self._previous != "RBRACE"
        return self._previous not in _STATEMENT_STARTS and kind not in ("RBRACE", END_OF_FILE)

    def _is_keyword(self, kind: str) -> bool:
        """True when a soft keyword begins its construct here: judged by the tokens on either side."""
        if kind in _INFIX_WORDS:
            return self._previous in OPERAND_ENDS
        following = self._peek()
        if following.break_at is not None:
            return False
        if kind == "GROUP":
            return following.token.kind == "LBRACE"
        if kind == "STATIC":
            return following.token.kind == "IF"
        starts = self._previous in _STATEMENT_STARTS or (kind == "REPEAT" and self._previous == "LSQB")
        return starts and following.token.text.isidentifier() and following.token.kind not in ("AND", "OR")

    def _peek(self) -> _Item:
        if not self._ahead:
            self._ahead.append(self._read())
        return self._ahead[0]

    def following(self) -> Token:
        """The token after the one that was read last."""
        return self._peek().token

    # ------------------------------------------------------------------------------------ from the raw lexer

    def _read(self) -> _Item:
        """The next token proper, with the line breaks before it."""
        break_at: int | None = None
        first_of_line = False
        for token in self._raw:
            kind = token.kind
            if kind == "RBRACE" and not self.open_brackets:
                self._report("E0012", token.span, "this `}` closes nothing", None)
                continue
            if kind not in _TRIVIA:
                return self._bracketed(token, break_at, first_of_line)
            in_block = not self.open_brackets or self.open_brackets[-1].kind == "LBRACE"
            if kind == "SEMICOLON" and not in_block:
                return self._bracketed(token, break_at, first_of_line)
            if kind in ("NEWLINE", "SEMICOLON"):
                first_of_line = first_of_line or kind == "NEWLINE"
                break_at = token.start if in_block and break_at is None else break_at
            elif kind == "COMMENT":
                if self._comments is not None:
                    self._comments.append(token)
            else:
                self.last_junk = token.start
                self._report(*describe_junk(token))
                if kind == "UNTERMINATED_STRING":
                    whole = token._replace(kind="STRING", text='""')
                    return self._bracketed(whole, break_at, first_of_line)
        end, depth = self._last_end, len(self.open_brackets)
        return _Item(Token(END_OF_FILE, "", end, end), break_at, True, depth, depth)

    def _bracketed(self, token: Token, break_at: int | None, first_of_line: bool) -> _Item:
        """Keep `open_brackets` in step with a token that is about to be handed out."""
        depth = len(self.open_brackets)
        kind = token.kind
        self._last_end = token.end
        if kind in CLOSER_OF:
            self.open_brackets.append(token)
            if depth >= MAX_DEPTH:
                self._report("E0901", token.span, f"nesting is deeper than {MAX_DEPTH} levels", None)
                raise LimitExceededError
        elif kind in OPENER_OF:
            self._close(kind)
        return _Item(token, break_at, first_of_line, depth, len(self.open_brackets))

    def _close(self, closer: str) -> None:
        """Forget the bracket that a closer closes and those left open inside; `)` and `]` stop at a `{`."""
        for index in range(len(self.open_brackets) - 1, -1, -1):
            opener = self.open_brackets[index].kind
            if CLOSER_OF[opener] == closer:
                del self.open_brackets[index:]
                return
            if opener == "LBRACE":
                return

    # ----------------------------------------------------------------------------------------- error recovery

    def skip_statement(self, depth: int, column: int) -> None:
        """Drop tokens until the statement that holds the current one ends.

        `depth` counts the brackets around the statement and `column` is where it began: a line inside brackets
        that starts no further right is taken for the next statement, the brackets for forgotten ones. Iteration
        goes on with END, the `}` that closes the statement's block, or `$END`.
        """
        item = self._current
        assert item is not None
        while not self._ends_statement(item, depth, column):
            item = self._ahead.pop(0) if self._ahead else self._read()
        if item.token.kind == END:
            item = self._ahead.pop(0)._replace(break_at=item.break_at)
        elif item.before > depth and item.after >= depth and item.token.kind != END_OF_FILE:
            item = self._forget_brackets(depth, item)
        self._ahead.insert(0, item)
        self._previous = "NAME"

    def drop(self) -> None:
        """Leave out the token that would come next."""
        del self._ahead[0]

    def _ends_statement(self, item: _Item, depth: int, column: int) -> bool:
        kind = item.token.kind
        if kind in OPENER_OF:
            return item.after < depth
        if kind == END_OF_FILE or (item.break_at is not None and item.before <= depth):
            return True
        return item.first_of_line and item.before > depth and self._source.position(item.token.start)[1] <= column

    def _forget_brackets(self, depth: int, item: _Item) -> _Item:
        """Cut the brackets around `item` down to `depth` and let a statement begin with it."""
        del self.open_brackets[depth : item.before]
        forgotten = item.before - depth
        for index, ahead in enumerate(self._ahead):
            break_at = ahead.token.start if ahead.first_of_line else ahead.break_at
            before, after = max(ahead.before - forgotten, 0), max(ahead.after - forgotten, 0)
            self._ahead[index] = ahead._replace(break_at=break_at, before=before, after=after)
        return item._replace(break_at=item.token.start, before=depth, after=item.after - forgotten)


_LOOKALIKES = {
    "\u201c": '"', "\u201d": '"', "\u2018": '"', "\u2019": '"',  # quotation marks
    "\u2212": "-", "\u2013": "-", "\u00d7": "*", "\u00b7": "*", "\u00f7": "/",  # minus, dash, times, dot, division
    "\u2192": "->", "\u2264": "<=", "\u2265": ">=", "\u2260": "!=", "\u2026": "...",
}  # fmt: skip
_FOREIGN = {
    "!": "write `not x`, or `a != b`",
    "'": 'strings stand between double quotes: `"…"`',
    "$": "names have letters, digits and `_`",
    "\\": "inside ( ) and [ ] a line goes on without a `\\`",
    "`": "names stand without quotes",
}


def describe_junk(token: Token) -> tuple[str, Span, str, str | None]:
    """The error for characters that are no token: code, place, message, help."""
    span = token.span
    if token.kind == "UNTERMINATED_STRING":
        help_text = 'end it with `"` on the same line; write a line break as `\\n`'
        return "E0002", span, "this string is not ended on its line", help_text
    character = token.text[0]
    if re.match(r"[\x00-\x1f\x7f]", character):
        return "E0008", span, f"control character U+{ord(character):04X} in the text", None
    if character in _LOOKALIKES:
        return "E0001", span, f"unexpected character `{character}`", f"did you mean `{_LOOKALIKES[character]}`?"
    if character.isspace():
        return "E0001", span, f"U+{ord(character):04X} is not a plain space", "replace it with a space"
    if character.isalpha() or not character.isascii():
        return "E0001", span, f"unexpected character `{character}`", "names have ASCII letters, digits and `_`"
    return "E0001", span, f"unexpected character `{character}`", _FOREIGN.get(character)
