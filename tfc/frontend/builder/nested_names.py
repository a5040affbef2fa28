"""Names bound in nested blocks: the innermost binding counts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Generic, TypeVar

B = TypeVar("B")


class NestedNames(Generic[B]):
    """The names bound in one block, and those of the blocks around it."""

    def __init__(self, outer: NestedNames[B] | None = None) -> None:
        self.outer = outer
        self.bindings: dict[str, B] = {}

    def find(self, name: str) -> B | None:
        """The innermost binding of a name."""
        scope: NestedNames[B] | None = self
        while scope is not None:
            if name in scope.bindings:
                return scope.bindings[name]
            scope = scope.outer
        return None

    def visible(self) -> Iterator[str]:
        """All names that can be used here, innermost first."""
        scope: NestedNames[B] | None = self
        while scope is not None:
            yield from scope.bindings
            scope = scope.outer
