"""JSON of files, read without what Python's own reader loads besides."""

from __future__ import annotations

from functools import cache
from typing import Any

_SPACES = " \t\n\r"


def read_json(text: str) -> Any:
    """The value that `json.loads` gives, or its ValueError: the same C reads it. Importing `json` compiles regular
    expressions for a millisecond, which is much of what loading a module takes.
    """
    try:
        value, end = _scanner()(text, len(text) - len(text.lstrip(_SPACES)))
    except StopIteration as problem:
        raise ValueError(f"there is no value at character {problem.value}") from None
    if text[end:].strip(_SPACES):
        raise ValueError(f"something follows the value that ends at character {end}")
    return value


class _Options:
    """The options that `json.loads` reads with."""

    strict = True
    object_hook = object_pairs_hook = None
    parse_float, parse_int, parse_constant = float, int, float
    memo: dict[str, str] = {}  # noqa: RUF012  what the Python version of the scanner would use


@cache
def _scanner() -> Any:
    try:
        from _json import make_scanner
    except ImportError:  # another Python than CPython
        from json.scanner import make_scanner
    return make_scanner(_Options)  # type: ignore[arg-type, unused-ignore]
