"""What a relation reaches: operands of operands, users of users, functions that functions call."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import TypeVar

T = TypeVar("T", bound=Hashable)


def reachable(starts: Iterable[T], following: Callable[[T], Iterable[T]]) -> set[T]:
    """The starts, and all that `following` leads to from them, directly or not."""
    found: set[T] = set()
    stack = list(starts)
    while stack:
        each = stack.pop()
        if each not in found:
            found.add(each)
            stack.extend(following(each))
    return found
