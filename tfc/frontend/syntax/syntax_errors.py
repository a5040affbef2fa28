"""Messages for tokens that the grammar does not allow at their position."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence

from tfc.frontend.syntax.lalr import END_OF_FILE
from tfc.frontend.syntax.lexer import CLOSER_OF, END, OPENER_OF
from tfc.frontend.syntax.scanner import Token
from tfc.frontend.syntax.source import Span
from tfc.ir.base.errors import nearest
from tfc.ir.base.record import field, record

_CLOSERS = {"LPAR": ")", "LSQB": "]", "LBRACE": "}"}
KEYWORDS = ("if", "else", "while", "for", "in", "with", "yield", "collect", "and", "or", "not", "true", "false", "None")
STATEMENT_WORDS = ("use", "dim", "input", "var", "queue", "fn", "entry", "repeat", "static")
_OPERATORS = frozenset(
    "AND OR NOT COMPARE BAR CARET AMPERSAND SHIFT PLUS MINUS STAR SLASH FLOOR_DIVIDE PERCENT AT POWER TILDE".split()
)
_OPERAND_STARTS = frozenset(
    "NAME INT FLOAT IMAGINARY STRING TRUE FALSE NONE LPAR LSQB IF STATIC WHILE FOR WITH GROUP".split()
)
_NUMBERS = frozenset({"INT", "FLOAT", "IMAGINARY"})
_OTHER_LANGUAGES = {
    **dict.fromkeys(("def", "func", "function", "fun"), "functions are declared with `fn`"),
    **dict.fromkeys(("let", "const", "val", "auto"), "a name is bound by `x = …`, a variable by `var x = …`"),
    **dict.fromkeys(("import", "from", "include", "require"), "`use nn` brings in a library"),
    **dict.fromkeys(("return",), "the last expression of a block is its value"),
    **dict.fromkeys(("elif", "elsif", "elseif"), "write `else if`"),
    **dict.fromkeys(("variable",), "variables are declared with `var`"),
    **dict.fromkeys(("placeholder",), "placeholders are declared with `input x: f32[…]`"),
    **dict.fromkeys(("output", "export"), "`entry f(x) -> y` says what a module exports"),
    **dict.fromkeys(("lambda",), "functions are declared with `fn`"),
}  # fmt: skip


@record(frozen=True, slots=True)
class Unexpected:
    """A token that the grammar rejects, and where."""

    token: Token
    previous: Token | None
    following: Token
    brackets: Sequence[Token]
    """The open ones, outermost first."""
    outdented: bool
    """True when the token's column is not beyond that of its statement."""
    accepted: frozenset[str]
    """The terminals that could have stood in its place."""


@record(frozen=True, slots=True)
class Problem:
    """An error as the parser reports it."""

    code: str
    span: Span
    message: str
    help: str | None = None
    labels: tuple[tuple[Span, str], ...] = field(default=())


def describe(unexpected: Unexpected, glyphs: Mapping[str, str]) -> Problem:
    """The most telling error for an unexpected token; `glyphs` has the text of each terminal that is fixed."""
    return _bracket_problem(unexpected) or _known_problem(unexpected) or _plain_problem(unexpected, glyphs)


def _bracket_problem(unexpected: Unexpected) -> Problem | None:
    token = unexpected.token
    kind = token.kind
    innermost = unexpected.brackets[-1] if unexpected.brackets else None
    if innermost is not None and innermost.kind != "LBRACE":
        starts_statement = unexpected.outdented and kind not in OPENER_OF
        crosses = kind in OPENER_OF and kind != CLOSER_OF[innermost.kind]
        if kind == END_OF_FILE or starts_statement or crosses:
            return _unclosed(innermost, token)
    if kind == END_OF_FILE and innermost is not None:
        return _unclosed(innermost, token)
    if kind in OPENER_OF and not any(CLOSER_OF[bracket.kind] == kind for bracket in unexpected.brackets):
        return Problem("E0012", token.span, f"this `{token.text}` closes nothing")
    return None


def _unclosed(bracket: Token, token: Token) -> Problem:
    text = "the file ends here" if token.kind == END_OF_FILE else f"`{_CLOSERS[bracket.kind]}` is missing before this"
    return Problem("E0011", bracket.span, f"this `{bracket.text}` is never closed", labels=((token.span, text),))


def _known_problem(unexpected: Unexpected) -> Problem | None:
    token, previous = unexpected.token, unexpected.previous
    kind = token.kind
    digits = previous is not None and previous.kind in _NUMBERS and previous.end == token.start
    if previous is not None and digits and (kind == "NAME" or kind in _NUMBERS):
        text = previous.text + token.text
        help_text = None if re.match(r"0[xXbBoO]|[0-9.]+([eE]|f$)", text) else "a name begins with a letter or `_`"
        return Problem("E0004", Span(previous.start, token.end), f"`{text}` is not a number", help_text)
    if kind == "COMPARE" and "AND" in unexpected.accepted:
        return Problem("E0016", token.span, "comparisons do not chain", "write `a < b and b < c`")
    if previous is not None and kind in ("EQUAL", "COLON", "UPDATE") and previous.text in KEYWORDS[:-3]:
        return Problem("E0017", previous.span, f"`{previous.text}` is a keyword and cannot be a name")
    if token.text in KEYWORDS and "NAME" in unexpected.accepted and "INT" not in unexpected.accepted:
        return Problem("E0017", token.span, f"`{token.text}` is a keyword and cannot be a name")
    return None


def _plain_problem(unexpected: Unexpected, glyphs: Mapping[str, str]) -> Problem:
    token = unexpected.token
    if token.kind == END_OF_FILE:
        shown = "the end of the file"
    elif token.kind == END:
        shown = "the end of the statement"
    else:
        shown = f"`{token.text if len(token.text) <= 40 else token.text[:40] + '…'}`"
    message = f"expected {_expectation(unexpected.accepted, glyphs)}, found {shown}"
    return Problem("E0010", token.span, message, _help(unexpected))


def _expectation(accepted: frozenset[str], glyphs: Mapping[str, str]) -> str:
    """`an expression`, `"," or ")"`, …: the tokens that were possible, without the operators that always are."""
    phrases: list[str] = []
    rest = set(accepted) - {END_OF_FILE}
    if "STRING" in rest:
        if "VAR" in rest:
            phrases.append("a statement")
            rest -= {word.upper() for word in STATEMENT_WORDS} | {"YIELD"}
        else:
            phrases.append("an expression")
        rest -= _OPERAND_STARTS | _OPERATORS
    elif "NAME" in rest:
        phrases.append("a name or the number of an output" if "INT" in rest else "a name")
        rest -= {"NAME", "INT"}
    if END in accepted or (END_OF_FILE in accepted and not phrases):
        phrases.append("the end of the statement")
        rest -= {END, "COMMA", "COLON", "EQUAL", "WITH"}
    if len(accepted) > 2:
        rest -= _OPERATORS | {"UPDATE", "DOT", "LPAR", "LSQB"}
    if "COMMA" in rest:
        rest.discard("EQUAL")
    phrases += sorted(f"`{glyphs[name]}`" for name in rest)
    if len(phrases) == 1:
        return phrases[0]
    return ", ".join(phrases[:-1]) + " or " + phrases[-1] if phrases else "something else"


def _help(unexpected: Unexpected) -> str | None:
    for applies, text in _HINTS:
        if applies(unexpected):
            return text
    if unexpected.previous is not None and unexpected.previous.kind == "NAME":
        return _word_help(unexpected.previous.text)
    return _word_help(unexpected.token.text) if unexpected.token.kind == "NAME" else None


def _after(unexpected: Unexpected, *kinds: str) -> bool:
    return unexpected.previous is not None and unexpected.previous.kind in kinds


def _is(unexpected: Unexpected, *kinds: str) -> bool:
    return unexpected.token.kind in kinds


def _in_expression(unexpected: Unexpected) -> bool:
    """True when an operand has just been completed."""
    return "AND" in unexpected.accepted


def _wants_operand(unexpected: Unexpected) -> bool:
    return "STRING" in unexpected.accepted


def _touches_number(unexpected: Unexpected) -> bool:
    return unexpected.following.kind == "INT" and unexpected.following.start == unexpected.token.end


_HINTS: tuple[tuple[Callable[[Unexpected], bool], str], ...] = (
    (
        lambda f: _is(f, "EQUAL") and _after(f, *(_OPERATORS - {"PLUS", "MINUS", "NOT"})),
        "variables are changed by `:=`, `+=` and `-=` only",
    ),
    (lambda f: _is(f, "EQUAL") and _in_expression(f), "`==` compares"),
    (lambda f: _is(f, "AMPERSAND") and _after(f, "AMPERSAND"), "write `and`"),
    (lambda f: _is(f, "BAR") and _after(f, "BAR"), "write `or`"),
    (lambda f: _is(f, "COMPARE") and _after(f, "COMPARE"), "unequal is written `!=`"),
    (lambda f: _is(f, "COLON") and "LBRACE" in f.accepted, "blocks stand between { and }"),
    (
        lambda f: _is(f, "COLON") and _after(f, "NAME") and _touches_number(f),
        "an output of a node is written `parts.1`",
    ),
    (lambda f: _is(f, "COLON") and "RPAR" in f.accepted, "arguments are named by `=`: `axis=1`"),
    (lambda f: _is(f, "IF", "QUERY") and _in_expression(f), "a conditional is written `if p { a } else { b }`"),
    (lambda f: _is(f, "PLUS") and _wants_operand(f), "drop the `+`"),
    (lambda f: _is(f, "SLASH", "FLOOR_DIVIDE") and "VAR" in f.accepted, "comments begin with `#`"),
    (lambda f: _is(f, "DOT") and _wants_operand(f), "a number has digits before its point: `0.5`"),
    (lambda f: _is(f, "COMMA") and "RPAR" in f.accepted and _in_expression(f), "a list is written `[a, b]`"),
    (
        lambda f: _is(f, "LBRACE") and _wants_operand(f),
        "a list is written `[a, b]`; blocks belong to `if`, `fn`, `group` …",
    ),
    (lambda f: _is(f, END) and "LBRACE" in f.accepted, "the `{` stands on the same line"),
    (lambda f: _is(f, END) and _wants_operand(f), "a statement ends with its line; inside ( ) and [ ] it goes on"),
    (lambda f: f.accepted == {"COLON"}, "a type is missing: `x: f32[n]`, `units: int`"),
    (lambda f: _is(f, "LPAR") and _after(f, "ARROW"), "several results stand without parentheses: `-> f32[], f32[]`"),
    (
        lambda f: _is(f, "ARROW", "AFTER") and {"LPAR", END} <= f.accepted and not _in_expression(f),
        "an entry has its inputs in parentheses: `entry main(x) -> y`",
    ),
    (lambda f: _after(f, "WHILE"), "a loop is written `while (i = 0; i < n) { yield i + 1 }`"),
    (lambda f: _after(f, "FOR"), "a loop is written `for t in range(n), s = s0 { yield s + t }`"),
    (lambda f: "DOTDOT" in f.accepted and "LBRACE" not in f.accepted, "bounds are written `1..256`"),
    (lambda f: _is(f, *OPENER_OF) and _after(f, "COMMA"), "something is missing after the comma"),
)


def _word_help(word: str) -> str | None:
    if word in _OTHER_LANGUAGES:
        return _OTHER_LANGUAGES[word]
    close = nearest(word, (*STATEMENT_WORDS, *KEYWORDS, "group"), 0.75)
    return f"did you mean `{close}`?" if close and close != word else None
