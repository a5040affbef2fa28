"""The parser: from `.tfg` text to a syntax tree, reporting every syntax error of a file in one run.

LALR(1), driven token by token. After an error the parser falls back to the innermost block that it was
reading statements of, drops the statement that failed and goes on behind it (panic mode, as in yacc's `error`
productions; Aho, Sethi, Ullman, §4.8). Nothing here recurses over the text, and no input raises.
"""

from __future__ import annotations

import gc
import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeGuard

from tfc.frontend.syntax import source_text
from tfc.frontend.syntax.lalr import END_OF_FILE, Machine, Tables, UnexpectedTokenError
from tfc.frontend.syntax.lexer import CLOSER_OF, OPENER_OF, LimitExceededError, TokenStream
from tfc.frontend.syntax.literals import InvalidSyntaxError
from tfc.frontend.syntax.scanner import Scanner, Token
from tfc.frontend.syntax.source import Source, Span
from tfc.frontend.syntax.syntax_errors import Unexpected, describe
from tfc.frontend.syntax.syntax_rules import check_depth, check_rules
from tfc.frontend.syntax.tree import MAX_DEPTH, Expr, Module, Node, Statement
from tfc.frontend.syntax.tree_builder import TreeBuilder, Yield
from tfc.ir.base.errors import Diagnostic, Label

MAX_DIAGNOSTICS = 100
MAX_STACK = 8 * MAX_DEPTH
"""Values that wait on the parser's stack: more only in a text that nests too deep, at most eight for each level."""
_NAME = re.compile(r"[A-Za-z_]\w*", re.ASCII)


def parse_source(text: str | bytes, file: str = "<text>") -> tuple[Module, list[Diagnostic]]:
    """The syntax tree of a text and its diagnostics, in the order of the text.

    Statements with errors are missing from the tree. `file` is the name that messages show.
    """
    source, problem = source_text.decode(text, file)
    if problem is not None:
        return Module(Span(0, 0), (), source), [problem]
    with no_garbage_collection():
        return _Parse(source).run()


def parse_file(path: str | Path) -> tuple[Module, list[Diagnostic]]:
    """`parse_source` of a file; one that cannot be read is a diagnostic (E0701), too."""
    content, problem = source_text.read(Path(path))
    if problem is not None:
        return Module(Span(0, 0), (), Source(str(path), "")), [problem]
    return parse_source(content, str(path))


def tokens_and_comments(source: Source) -> tuple[list[Token], list[Token]]:
    """The tokens of the statements, and the comments, of a text that is known to parse."""
    comments: list[Token] = []
    return list(TokenStream(source, scanner(), lambda *_: None, comments)), comments


@contextmanager
def no_garbage_collection() -> Iterator[None]:
    """Trees and graphs have no cycles worth looking for, and looking takes a third of the time of a large program."""
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()


def _parse_hole(text: str, offset: int) -> Expr:
    """The expression in a hole of a string; `offset` is where its text begins in the source."""

    def report(code: str, span: Span, message: str, help_text: str | None) -> None:
        raise InvalidSyntaxError(code, Span(span.start + offset, span.end + offset), message, help_text)

    machine = Machine(_tables("hole"))
    for token in TokenStream(Source("", text), scanner(), report):
        token = token._replace(start=token.start + offset, end=token.end + offset)  # noqa: PLW2901
        try:
            result: Expr = machine.feed(token)
        except UnexpectedTokenError:
            message = "expected an expression between { and }"
            raise InvalidSyntaxError(
                "E0009", token.span, message, "write `{{` and `}}` for the braces themselves"
            ) from None
    return result


@cache
def _data() -> dict[str, Any]:
    content: dict[str, Any] = json.loads(
        files("tfc.frontend.syntax").joinpath("tfg_tables.json").read_text(encoding="utf-8")
    )
    return content


@cache
def scanner() -> Scanner:
    """The scanner of the language."""
    return Scanner(_data()["terminals"], _data()["words"])


@cache
def _tables(start: str) -> Tables:
    return Tables.of(_data(), start, TreeBuilder(_parse_hole))


class _Parse:
    """One run over one source."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.diagnostics: list[Diagnostic] = []
        self.dropped: list[int] = []
        """The offsets of statements that the grammar does not allow."""
        self.lost_names: set[str] = set()
        self.machine = Machine(_tables("file"))
        self.last_rejected = -1
        self.last_level = -1
        """The position on the parser's stack of the statement that the last error dropped."""
        self.stream = TokenStream(source, scanner(), self.report)

    def run(self) -> tuple[Module, list[Diagnostic]]:
        kept: list[Statement] = []
        try:
            for statement in self.statements():
                if self.is_sound(statement):
                    kept.append(statement)
                else:
                    self.lose(statement.span)
        except LimitExceededError:
            self.lose(Span(0, len(self.source.text)))
        self.diagnostics.sort(key=lambda each: (each.loc.line, each.loc.column) if each.loc else (0, 0))
        span = Span(0, len(self.source.text))
        return Module(span, tuple(kept), self.source, frozenset(self.lost_names)), self.diagnostics

    def is_sound(self, statement: Statement | Yield) -> TypeGuard[Statement]:
        """True when nothing was dropped inside of a statement and it keeps the rules of form."""
        if isinstance(statement, Yield):
            self.report("E0403", statement.span, "`yield` outside a loop or a branch of `if`")
            return False
        if any(statement.span.start <= offset <= statement.span.end for offset in self.dropped):
            return False
        if not check_depth(statement, self.report):
            return False
        before = len(self.diagnostics)
        check_rules(statement, self.report)
        return len(self.diagnostics) == before

    def lose(self, span: Span) -> None:
        """Note the names in a text that is missing from the tree."""
        self.lost_names.update(_NAME.findall(self.source.text, span.start, span.end))

    def statements(self) -> list[Statement | Yield]:
        """The statements of the file that the grammar allows."""
        result: list[Statement | Yield] = []
        previous: Token | None = None
        feed, values = self.machine.feed, self.machine.values
        for token in self.stream:
            at_end = token.kind == END_OF_FILE
            try:
                if at_end and _open_brackets(self.machine.values):
                    self.recover(token, previous)
                result = feed(token)
                if len(values) > MAX_STACK:
                    self.report("E0901", token.span, f"nesting is deeper than {MAX_DEPTH} levels")
                    raise LimitExceededError
            except (UnexpectedTokenError, InvalidSyntaxError) as error:
                self.recover(token, previous, error)
                if at_end:
                    result = feed(token)
            previous = token
        return result

    def recover(self, token: Token, previous: Token | None, error: Exception | None = None) -> None:
        """Report the error at `token` and prepare to continue after its statement.

        At the end of the file that is the outermost statement, else the innermost.
        """
        machine, values = self.machine, self.machine.values
        brackets = _open_brackets(values)
        last = brackets[0] if brackets and token.kind == END_OF_FILE else len(values)
        level = self.statement_level(last)
        start = next((offset for offset in map(_offset, values[level:]) if offset is not None), token.start)
        column = self.source.position(start)[1]
        if isinstance(error, InvalidSyntaxError):
            self.report(error.code, error.span, error.message, error.help)
        elif self.stream.last_junk < start and self.last_rejected != token.start:
            outdented = self.source.position(token.start)[1] <= column
            openers = [values[index] for index in brackets]
            following = self.stream.following()
            self.report_unexpected(Unexpected(token, previous, following, openers, outdented, machine.accepts()))
        is_stuck = self.last_rejected == token.start and self.last_level == level
        self.last_rejected, self.last_level = token.start, level
        machine.replace(level, "statement", None)
        self.stream.skip_statement(sum(index < level for index in brackets), column)
        if is_stuck and self.stream.following() is token and token.kind != END_OF_FILE:
            self.stream.drop()  # a bracket that closes what was taken for forgotten: it fits nowhere any more
        self.dropped.append(start)
        self.lose(Span(start, self.stream.following().start))

    def statement_level(self, last: int) -> int:
        """The number of values to keep, at most `last`, so that a statement of an open block may follow."""
        closed = 0
        for depth in range(last, -1, -1):
            value = self.machine.values[depth] if depth < last else None
            if isinstance(value, Token):
                closed += value.kind in OPENER_OF
                closed -= value.kind in CLOSER_OF and closed > 0
            if not closed and self.machine.expects(depth, "statement"):
                return depth
        raise AssertionError("a file begins with a statement")

    def report_unexpected(self, found: Unexpected) -> None:
        problem = describe(found, _data()["glyphs"])
        labels = tuple(Label(self.source.loc(span), text) for span, text in problem.labels)
        self.report(problem.code, problem.span, problem.message, problem.help, labels)

    def report(
        self, code: str, span: Span, message: str, help_text: str | None = None, labels: tuple[Label, ...] = ()
    ) -> None:
        self.diagnostics.append(Diagnostic(code, message, self.source.loc(span), labels=labels, help=help_text))
        if len(self.diagnostics) >= MAX_DIAGNOSTICS:
            raise LimitExceededError


def _open_brackets(values: list[object]) -> list[int]:
    """The positions on the parser's stack of the brackets that are open."""
    result: list[int] = []
    for index, value in enumerate(values):
        if isinstance(value, Token) and value.kind in CLOSER_OF:
            result.append(index)
        elif isinstance(value, Token) and value.kind in OPENER_OF:
            result.pop()
    return result


def _offset(value: object) -> int | None:
    """The offset in the source of something on the parser's stack, if it is known."""
    if isinstance(value, Token):
        return value.start
    if isinstance(value, Node):
        return value.span.start
    return _offset(value[0]) if isinstance(value, tuple) and value else None
