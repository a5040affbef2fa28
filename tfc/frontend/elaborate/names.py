"""Scopes of names: what each name of the program is bound to, where, and in which graph."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tfc.frontend.functions.things import Thing
from tfc.frontend.graph_builder import GraphBuilder
from tfc.ir.errors import Loc


@dataclass(eq=False)
class Binding:
    """A name's meaning. Tensors in `thing` belong to the graph that `builder` builds."""

    name: str
    thing: Thing
    loc: Loc | None
    builder: GraphBuilder
    used: bool = False


class Scope:
    """The names bound in one block, and those of the blocks around it."""

    def __init__(self, outer: Scope | None = None) -> None:
        self.outer = outer
        self.bindings: dict[str, Binding] = {}

    def find(self, name: str) -> Binding | None:
        """The innermost binding of a name."""
        scope: Scope | None = self
        while scope is not None:
            if name in scope.bindings:
                return scope.bindings[name]
            scope = scope.outer
        return None

    def visible(self) -> Iterator[str]:
        """All names that can be used here, innermost first."""
        scope: Scope | None = self
        while scope is not None:
            yield from scope.bindings
            scope = scope.outer
