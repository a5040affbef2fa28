"""Windows that are clipped to their image: taps beyond its border are left out instead of multiplied by zeros.

An image with a margin of zeros needs no second thought: each window reads the same number of elements. Without one
nothing is copied, and nothing multiplied that is zero: of a 3x3 window over 14 x 14 pixels every eleventh product, over
7 x 7 every fifth. A line above or below the image is left out of all windows beside one another. Of the columns left
and right of it one tap concerns the first or last rows of a tile only, so tiles at the ends of a line add up tap by
tap, each tap's rows by themselves (blocks.py). The order of a sum stays what it is.

A zero times a filter's element is a zero, unless the element is infinite or no number. Constants are known not to hold
such (`finite_constants`); another filter is looked at before its product, which then takes an image with a margin if it
has to (`Product.unclipped`).
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from tfc.codegen.affine import Affine, Indices
from tfc.codegen.contract.clip import Along, Clip
from tfc.codegen.contract.groups import Group
from tfc.codegen.contract.window import Walk, Windows, walk_of
from tfc.codegen.expr import Apply, Axis, Const, Expr, Guard, Load
from tfc.ir.dims import Size

LEAST_RUN = 32
"""Channels at least: with fewer, taking sums from memory and back for each tap costs more than is left out."""


def clipped_windows(factor: Expr, rows: Group, columns: Group, indices: Indices) -> tuple[Walk, Windows, Clip] | None:
    """A left factor that is an element of an image where its place lies in it, and zero elsewhere: how it walks over
    the image itself, its windows and how they are clipped. None for any other one, or where that does not pay."""
    if not isinstance(factor, Guard) or len(rows.axes) < 2 or len(columns.axes) != 3:
        return None
    condition, load, other = factor.children
    if not isinstance(load, Load) or not isinstance(other, Const) or other.value != 0:
        return None
    sizes = _numbers((*rows.sizes[-2:], *columns.sizes))
    if sizes is None or sizes[-1] < LEAST_RUN or 1 in sizes[:2]:
        return None
    pairs = list(zip(rows.axes[-2:], columns.axes, strict=False))
    places = [_place(load, indices, set(pair)) for pair in pairs]
    walk = walk_of(load, indices)
    if walk is None or walk.margins is not None or walk.steps.get(columns.axes[2]) != 1:
        return None
    alongs: list[Along] = []
    is_beyond = False
    for place, pair, windows, taps in zip(places, pairs, sizes, sizes[2:], strict=False):
        along = None if place is None else _along(*place, pair)
        inside = [] if along is None else [along.taps(i, taps) for i in range(windows)]
        if along is None or not all(map(_is_stretch, inside)):
            return None
        is_beyond = is_beyond or min(map(len, inside)) < taps
        alongs.append(along)
    if not is_beyond or not _is_inside(condition, [place for place in places if place is not None], indices):
        return None
    lines, row = alongs
    across, (down, beside, _) = rows.axes[-1], columns.axes
    runs = (columns.sizes[0], walk.steps.get(down, 0)), (columns.sizes[1], walk.steps.get(beside, 0))
    matrix, batch = Group((across,), rows.sizes[-1:]), Group(rows.axes[:-1], rows.sizes[:-1])
    return walk, Windows(batch, matrix, walk.steps[across], columns.sizes[2], 1, runs), Clip(row, lines)


def _numbers(sizes: Sequence[Size]) -> list[int] | None:
    return [size for size in sizes if isinstance(size, int)] if all(isinstance(size, int) for size in sizes) else None


def _is_stretch(taps: Sequence[int]) -> bool:
    """Whether these are some taps, one beside the other."""
    return bool(taps) and list(taps) == list(range(taps[0], taps[-1] + 1))


def _place(load: Load, indices: Indices, pair: Collection[Axis]) -> tuple[Affine, Size] | None:
    """The only coordinate of a load that these axes move, if no others do, and the size of that dimension."""
    forms = [(indices.of(child), size) for child, size in zip(load.children, load.tensor.shape, strict=True)]
    moved = [(form, size) for form, size in forms if not form.terms.keys().isdisjoint(pair)]
    return moved[0] if len(moved) == 1 and moved[0][0].terms.keys() <= set(pair) else None


def _along(form: Affine, size: Size, pair: tuple[Axis, Axis]) -> Along | None:
    window, tap = pair
    # A window of one tap moves no coordinate by it.
    numbers = _numbers((form.constant, form.coefficient(tap) or 1, form.coefficient(window), size))
    if numbers is None or min(numbers[1:]) < 1:
        return None
    return Along(-numbers[0], *numbers[1:])


def _is_inside(condition: Expr, places: Sequence[tuple[Affine, Size]], indices: Indices) -> bool:
    """Whether a condition says no more than that coordinates lie in their dimensions; it says no less, or the load that
    it guards would not be."""
    if isinstance(condition, Apply) and condition.name == "and":
        return all(_is_inside(part, places, indices) for part in condition.children)
    if not isinstance(condition, Apply) or condition.name not in ("ge", "lt"):
        return False
    left, right = (indices.of(child) for child in condition.children)
    bounds = [0 if condition.name == "ge" else size for form, size in places if form == left]
    return right.is_constant and right.constant in bounds
