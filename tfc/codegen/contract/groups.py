"""Axes that become one dimension of a matrix."""

from __future__ import annotations

from dataclasses import dataclass

from tfc.codegen.expr import Axis
from tfc.codegen.facts import count
from tfc.codegen.tensor import Sizes
from tfc.ir.dims import Size


@dataclass(frozen=True)
class Group:
    """Axes that become one dimension of a matrix, outer ones first."""

    axes: tuple[Axis, ...]
    sizes: Sizes

    @property
    def size(self) -> Size:
        """The number of rows or columns they make together."""
        return count(self.sizes)
