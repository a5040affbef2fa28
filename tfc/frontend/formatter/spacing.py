"""Spacing between two tokens on one line: a space, or nothing."""

from __future__ import annotations

from tfc.frontend.formatter.groups import Element, Group
from tfc.frontend.syntax.lexer import OPERAND_ENDS
from tfc.frontend.syntax.scanner import Token

# How tightly binary operators bind, loosest first: where long expressions are broken.
OPERATOR_LEVELS = (
    {"OR"}, {"AND"}, {"COMPARE"}, {"BAR"}, {"CARET"}, {"AMPERSAND"}, {"SHIFT"}, {"PLUS", "MINUS"},
    {"STAR", "SLASH", "FLOOR_DIVIDE", "PERCENT", "AT"}, {"POWER"},
)  # fmt: skip
_TIGHT_BEFORE = frozenset({"COMMA", "SEMICOLON", "RPAR", "RSQB", "DOT", "DOTDOT", "COLON"})
_TIGHT_AFTER = frozenset({"LPAR", "LSQB", "DOT", "DOTDOT"})
_SIGNS = frozenset({"MINUS", "TILDE"})


def is_sign(token: Token, previous: Token | None) -> bool:
    """True when `-` or `~` is a sign before its operand, not a binary operator."""
    return token.kind in _SIGNS and (previous is None or previous.kind not in OPERAND_ENDS)


def first_token(item: Token | Group) -> Token:
    """The token an item begins with."""
    if isinstance(item, Token):
        return item
    assert item.opener is not None
    return item.opener


def last_token(item: Token | Group) -> Token:
    """The token an item ends with."""
    if isinstance(item, Token):
        return item
    assert item.closer is not None
    return item.closer


def spaces(element: Element, group: Group) -> list[str]:
    """For each item of an element, the space before it on the same line ("" for the first)."""
    result: list[str] = []
    before: Token | None = None
    previous: Token | None = None
    annotated = group.loop_head or group.is_block
    for item in element.items:
        token = first_token(item)
        annotated = annotated or (token.kind == "COLON" and group.opener is not None and group.opener.kind == "LPAR")
        result.append("" if previous is None else _between(before, previous, token, group, annotated))
        before, previous = previous, last_token(item)
    return result


def _between(before: Token | None, previous: Token, token: Token, group: Group, annotated: bool) -> str:
    """`before` is the token before `previous`; `annotated` says that `=` does not name an argument here."""
    kinds = (previous.kind, token.kind)
    if token.kind in _TIGHT_BEFORE or previous.kind in _TIGHT_AFTER or is_sign(previous, before):
        return ""
    if "EQUAL" in kinds and not annotated:
        return ""
    if previous.kind == "COLON":
        return "" if group.opener is not None and group.opener.kind == "LSQB" else " "
    if token.kind == "LSQB" and previous.kind in ("WHILE", "FOR"):
        return ""
    if token.kind in ("LPAR", "LSQB") and previous.kind in OPERAND_ENDS:
        return ""
    return " "
