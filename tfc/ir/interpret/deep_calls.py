"""Deep recursion for the reference interpreter: function calls nested beyond Python's limit on stack frames.

Frames of Python functions called from Python are on the heap, so a higher limit costs nothing but memory. The limit is
one for the whole process: it stays raised while any thread is inside.
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager

MAX_CALLS = 50_000
"""The maximum depth of nested function calls."""

FRAMES_PER_CALL = 20
"""Frames of Python that one call takes, with an `if` around it."""


class _Limit:
    """The recursion limit while some thread needs it raised."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.users = 0
        self.usual = 0

    @contextmanager
    def raised(self) -> Iterator[None]:
        with self.lock:
            if not self.users:
                self.usual = sys.getrecursionlimit()
                sys.setrecursionlimit(max(self.usual, FRAMES_PER_CALL * MAX_CALLS))
            self.users += 1
        try:
            yield
        finally:
            with self.lock:
                self.users -= 1
                if not self.users:
                    sys.setrecursionlimit(self.usual)


deep_calls = _Limit().raised
"""A context in which Python nests deep enough for MAX_CALLS calls."""
