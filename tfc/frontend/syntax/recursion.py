"""Stack space for code that recurses over syntax trees, whose depth the parser has limited."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from tfc.frontend.syntax.tree import MAX_DEPTH

_FRAMES_PER_LEVEL = 12


@contextmanager
def room_for_recursion(frames: int = MAX_DEPTH * _FRAMES_PER_LEVEL + 1000) -> Iterator[None]:
    """Let so many Python frames stand on the stack: a dozen for each level of the deepest tree that there can be.

    Such frames take no C stack (CPython ≥ 3.11), so this does not bring an overflow nearer.
    """
    before = sys.getrecursionlimit()
    sys.setrecursionlimit(max(before, frames))
    try:
        yield
    finally:
        sys.setrecursionlimit(before)
