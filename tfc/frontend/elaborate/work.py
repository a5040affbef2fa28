"""The work of expanding a program, counted: one that multiplies is refused soon, and everywhere at the same place.

Functions, repetitions and lists can multiply: thirty functions that each call the one before twice are a billion calls.
Every expression that is evaluated and every iteration is a step, and reading a long list or string a few. Steps are
allowed in proportion to nodes, and nodes to the length of the program (ir/base/limits.py), so that what is written out
is never too much.
"""

from __future__ import annotations

from tfc.frontend.builder.graph_builder import SizeError
from tfc.frontend.builder.values import LanguageValue, Outputs, is_list
from tfc.ir.base.errors import Loc
from tfc.ir.base.limits import most_nodes
from tfc.ir.base.record import record

STEPS_PER_NODE = 6
STEPS_PER_CALL = 15
"""Steps that expanding a function counts for, beside those of its body."""
MAX_LIST_DEPTH = 256
_ITEMS_PER_STEP = 8
_CHARACTERS_PER_STEP = 256


@record(frozen=True)
class _Extent:
    """The extent of a list: all that is in it, lists inside of it counted as often as they occur, and its depth."""

    items: int
    depth: int
    itself: LanguageValue
    """The list, which lives as long as it is known by its identity."""


class Work:
    """The steps that a program took so far, and those that it may take."""

    def __init__(self) -> None:
        self.steps = 0
        self.most_steps = 0
        self.most_nodes = 0
        self._written = 0
        self._extents: dict[int, _Extent] = {}

    def allow(self, characters: int) -> None:
        """Allow what a text of this length may expand to, beside what others may."""
        self._written += characters
        self.most_nodes = most_nodes(self._written)
        self.most_steps = STEPS_PER_NODE * self.most_nodes

    def affords(self, steps: int) -> bool:
        """True when so many steps more would not be too many."""
        return self.steps + steps <= self.most_steps

    def spend(self, steps: int, loc: Loc) -> None:
        """Count steps. SizeError when they are too many."""
        self.steps += steps
        if self.steps > self.most_steps:
            raise SizeError(f"the program takes more than {self.most_steps:,} steps to expand (--max-nodes)", loc)

    def cost(self, thing: LanguageValue) -> int:
        """The steps that reading a value counts for: more than one where it is long."""
        if isinstance(thing, str):
            return 1 + len(thing) // _CHARACTERS_PER_STEP
        return 1 + self.extent(thing).items // _ITEMS_PER_STEP

    def extent(self, thing: LanguageValue) -> _Extent:
        """The extent of a list, or of several outputs; lists are built from the inside out, and looked at once."""
        known = self._extents.get(id(thing))
        if known is None:
            items, depth = 0, 0
            for item in thing.values if isinstance(thing, Outputs) else thing:
                if is_list(item) or isinstance(item, Outputs):
                    inner = self.extent(item)
                    items, depth = items + inner.items, max(depth, inner.depth)
                items += 1
            known = self._extents[id(thing)] = _Extent(items, depth + 1, thing)
        return known
