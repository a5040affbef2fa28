"""Values whose axes lie in another order than ONNX's: images stay channels last, transposes wait until they must be.

A `Stored` value says in which order its axes are stored. Transposing it is then a matter of names; a reshape that only
splits or merges axes that lie side by side keeps the order, too.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod

Shape = tuple[int, ...]
Axes = tuple[int, ...]
LAST: Axes = (0, 2, 3, 1)
"""The order of the axes of an image [N, C, H, W] that is stored channels last."""


@dataclass(frozen=True)
class Stored:
    """A value of the `.tfg` file: its name, its shape as ONNX has it, and which of ONNX's axes each stored one is."""

    name: str
    shape: Shape
    axes: Axes

    @property
    def stored_shape(self) -> Shape:
        """The shape it has in the `.tfg` file."""
        return tuple(self.shape[axis] for axis in self.axes)


def plain(rank: int) -> Axes:
    """The axes in ONNX's own order."""
    return tuple(range(rank))


def permutation(have: Axes, want: Axes) -> Axes:
    """The transposition that takes one order of storage to another."""
    return tuple(have.index(axis) for axis in want)


def moves_data(shape: Shape, have: Axes, want: Axes) -> bool:
    """True where elements change places; moving axes of size one is a matter of the shape alone."""
    return [axis for axis in have if shape[axis] != 1] != [axis for axis in want if shape[axis] != 1]


def transposed(axes: Axes, perm: Sequence[int]) -> Axes:
    """The order in which the axes are stored after ONNX's Transpose, with nothing moved."""
    return tuple(perm.index(axis) for axis in axes)


def groups(before: Shape, after: Shape) -> list[tuple[Axes, Axes]]:
    """The smallest runs of axes that a reshape maps to each other: [N, C, H] to [N, g, c, H] splits the second."""
    found: list[tuple[Axes, Axes]] = []
    i = j = 0
    while i < len(before) or j < len(after):
        start, first = i, j
        i, j = min(i + 1, len(before)), min(j + 1, len(after))
        while prod(before[start:i]) != prod(after[first:j]):
            if prod(before[start:i]) < prod(after[first:j]):
                i += 1
            else:
                j += 1
        if j == len(after):  # what is left has one element at most in each axis
            i = len(before)
        elif i == len(before):
            j = len(after)
        found.append((tuple(range(start, i)), tuple(range(first, j))))
    return found


def reshaped(axes: Axes, before: Shape, after: Shape) -> tuple[Axes, Axes]:
    """For a reshape: the order in which the value must be stored, the nearest to the one it has, and the result's."""
    pairs = sorted(groups(before, after), key=lambda pair: min(map(axes.index, pair[0]), default=len(axes)))
    return tuple(axis for old, _ in pairs for axis in old), tuple(axis for _, new in pairs for axis in new)
