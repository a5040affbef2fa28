"""Suggestions of the nearest known name, for errors about an unknown one."""

from __future__ import annotations

from collections.abc import Iterable


def suggest(name: str, known: Iterable[str]) -> str:
    """`; did you mean 'x'?` for the nearest known name, "" when none is near."""
    from difflib import get_close_matches  # costs a millisecond, and only errors need it

    close = get_close_matches(name, list(known), 1)
    return f"; did you mean {close[0]!r}?" if close else ""
