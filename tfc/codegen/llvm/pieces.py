"""Split a large module into several smaller ones, which LLVM compiles in parallel.

Functions that were the module's own are called from other pieces then. They get names that begin with that of a
function that others call anyway, so that several modules taken apart can be loaded together.
"""

from __future__ import annotations

import re
from functools import lru_cache

LINES = 3_500
"""Of which a piece has about so many at least: LLVM needs some milliseconds for each."""
_FUNCTION = re.compile(
    r"^define (internal )?([^@\n]*)@([\w.$]+)(\([^\n]*\))([^)\n]*) \{\n.*?^\}\n?", re.MULTILINE | re.DOTALL
)
_OWN_DATA = re.compile(r"^@[\w.$]+ = (?![^\n]*\bconstant\b)", re.MULTILINE)


@lru_cache(8)
def in_pieces(text: str, lines: int = LINES) -> tuple[str, ...]:
    """Modules of about so many lines that together define the module of an LLVM text, the same for the same text;
    itself where it is small, or its functions share memory. External symbols keep their names.
    """
    count = text.count("\n") // lines
    if count < 2:
        return (text,)
    functions = list(_FUNCTION.finditer(text))
    shown = next((each[3] for each in functions if each[1] is None), None)
    if shown is None or _OWN_DATA.search(text):
        return (text,)
    pieces: list[list[int]] = [[] for _ in range(count)]
    sizes = [len(each[0]) for each in functions]
    filled = [0] * count
    for number in sorted(range(len(functions)), key=lambda number: (-sizes[number], number)):
        least = filled.index(min(filled))
        pieces[least].append(number)
        filled[least] += sizes[number]
    edges = [0, *(edge for each in functions for edge in each.span()), len(text)]
    around = "".join(text[begin:end] for begin, end in zip(edges[::2], edges[1::2], strict=True))
    own = {each[3] for each in functions if each[1] is not None}
    renamed = re.compile(rf"@({'|'.join(map(re.escape, sorted(own, key=len, reverse=True)))})\b(?![.$])")
    made = []
    for numbers in pieces:
        inside = set(numbers)
        called = {name[1:] for number in numbers for name in re.findall(r"@[\w.$]+", functions[number][0])}
        parts = [
            each[0].replace("define internal ", "define ", 1)
            if number in inside
            else f"declare {each[2]}@{each[3]}{each[4]}\n"
            for number, each in enumerate(functions)
            if number in inside or each[3] in called
        ]
        made.append(renamed.sub(rf"@{shown}.\1", around + "".join(parts)) if own else around + "".join(parts))
    return tuple(made)
