"""What can be called besides language functions: ops by their own names, and the functions of the program."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from tfc.frontend import tree
from tfc.ir.registry import Op

if TYPE_CHECKING:
    from tfc.frontend.elaborate.frame import Frame


@dataclass(frozen=True)
class OpFunction:
    """An op of the registry, called by its own name: `MatMul(a, b, transpose_b=true)`."""

    op: Op

    def __str__(self) -> str:
        return f"the op `{self.op.name}`"


@dataclass(eq=False)
class UserFunction:
    """A `fn` of the program or of a library, with the frame it was defined in."""

    node: tree.Function
    frame: Frame

    @property
    def name(self) -> str:
        """The function's name."""
        return self.node.name.text

    @cached_property
    def mentioned(self) -> frozenset[str]:
        """Every name that stands in the body."""
        return frozenset(each.text for each in tree.walk(self.node.body) if isinstance(each, tree.Name))

    def __str__(self) -> str:
        return f"the function `{self.name}`"
