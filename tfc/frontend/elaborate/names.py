"""Scopes of names: the operand, location and graph that each name of the program is bound to."""

from __future__ import annotations

from dataclasses import dataclass

from tfc.frontend.builder.graph_builder import GraphBuilder
from tfc.frontend.builder.nested_names import NestedNames
from tfc.frontend.builder.values import LanguageValue
from tfc.ir.base.errors import Loc


@dataclass(eq=False)
class Binding:
    """A name's meaning. Tensors in `thing` belong to the graph that `builder` builds."""

    name: str
    thing: LanguageValue
    loc: Loc | None
    builder: GraphBuilder


class Scope(NestedNames[Binding]):
    """The names bound in one block of the program, and those of the blocks around it."""
