"""Windows that are clipped to their image: taps beyond its border are left out instead of multiplied by zeros.

An image with a margin of zeros needs no second thought: each window reads the same number of elements. Without one
nothing is copied, and nothing multiplied that is zero: of a 3x3 window over 14 x 14 pixels every eleventh product, over
7 x 7 every fifth. A line above or below the image is left out of all windows beside one another. Of the columns left
and right of it one tap concerns the first or last rows of a tile only, so tiles at the ends of a line add up tap by
tap, each tap's rows by themselves (blocks.py). The order of a sum stays what it is.

Where windows are summed over, as in a filter's gradient, each tap is a matrix, whose sums leave out the windows in
which it lies beyond the image.

A zero times a filter's element is a zero, unless the element is infinite or no number. Constants are known not to hold
such (`finite_constants`); another filter is looked at before its product, which then takes an image with a margin if it
has to (`Product.unclipped`). Of what a sum over windows multiplies, that is the windows at the image's border.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from tfc.codegen.contract.axis_groups import Group
from tfc.codegen.contract.window import Walk, Windows, walk_of
from tfc.codegen.loop_ir.clip import Along, Clip
from tfc.codegen.tensor.affine import Affine, Indices
from tfc.codegen.tensor.expr import Apply, Axis, Const, Expr, Guard, Load
from tfc.ir.types.dims import Size

LEAST_RUN = 32
"""Channels at least: with fewer, taking sums from memory and back for each tap costs more than is left out."""


def clipped_windows(factor: Expr, rows: Group, columns: Group, indices: Indices) -> tuple[Walk, Windows, Clip] | None:
    """A left operand that is an element of an image inside of it, and zero elsewhere, as windows of the image itself
    with their clipping. None for any other operand, or where clipping does not pay.
    """
    if len(rows.axes) < 2 or len(columns.axes) != 3:
        return None
    found = _over_image(factor, Group(rows.axes[-2:], rows.sizes[-2:]), columns, indices)
    if found is None:
        return None
    walk, (lines, row) = found
    across, (down, beside, _) = rows.axes[-1], columns.axes
    runs = (columns.sizes[0], walk.steps.get(down, 0)), (columns.sizes[1], walk.steps.get(beside, 0))
    matrix, batch = Group((across,), rows.sizes[-1:]), Group(rows.axes[:-1], rows.sizes[:-1])
    return walk, Windows(batch, matrix, walk.steps[across], columns.sizes[2], 1, runs), Clip(row, lines)


def clipped_sums(factor: Expr, rows: Group, columns: Group, indices: Indices) -> tuple[Walk, Windows, Clip] | None:
    """The same of a left operand whose rows are taps and their channels, and whose columns are windows: of images, if
    there are several, lines and positions in these; each tap is a matrix of its own.
    """
    if len(rows.axes) != 3 or len(columns.axes) not in (2, 3):
        return None
    found = _over_image(factor, Group(columns.axes[-2:], columns.sizes[-2:]), rows, indices)
    if found is None:
        return None
    walk, (lines, row) = found
    return walk, over_taps(walk, rows, columns), Clip(row, lines, sums=True)


def over_taps(walk: Walk, rows: Group, columns: Group) -> Windows:
    """Windows that are summed over as a matrix for each tap, whose rows are channels."""
    taps, channels = Group(rows.axes[:2], rows.sizes[:2]), Group(rows.axes[2:], rows.sizes[2:])
    levels = [(size, walk.steps.get(axis, 0)) for axis, size in zip(columns.axes, columns.sizes, strict=True)]
    images, lines, places = levels if len(levels) == 3 else [(1, 0), *levels]
    return Windows(taps, channels, 1, *places, (images, lines))


def borders(clip: Clip, taps: Sequence[Size], windows: Sequence[Size]) -> list[tuple[int, int, int]]:
    """The windows that reach beyond their image, of so many above and beside one another: ranges among the lines (0) or
    in a line (1).
    """
    found = []
    for axis, along in enumerate((clip.lines, clip.rows)):
        number, of_window = windows[axis], taps[axis]
        assert isinstance(number, int) and isinstance(of_window, int)
        whole = [i for i in range(number) if len(along.taps(i, of_window)) == of_window]
        ends = (whole[0], whole[-1] + 1) if whole else (number, number)
        found += [(axis, first, last) for first, last in ((0, ends[0]), (ends[1], number)) if first < last]
    return found


def _over_image(factor: Expr, windows: Group, taps: Group, indices: Indices) -> tuple[Walk, list[Along]] | None:
    """The walk of an operand over an image, without the zeros around it, and how windows lie over its lines and in
    these, if some reach beyond it: `taps` are lines, positions in these and channels, which have to be contiguous.
    """
    if not isinstance(factor, Guard):
        return None
    condition, load, other = factor.children
    if not isinstance(load, Load) or not isinstance(other, Const) or other.value != 0:
        return None
    sizes = _numbers((*windows.sizes, *taps.sizes))
    if sizes is None or sizes[-1] < LEAST_RUN or 1 in sizes[:2]:
        return None
    pairs = list(zip(windows.axes, taps.axes, strict=False))
    places = [_place(load, indices, set(pair)) for pair in pairs]
    walk = walk_of(load, indices)
    if walk is None or walk.margins is not None or walk.steps.get(taps.axes[2]) != 1:
        return None
    alongs: list[Along] = []
    is_beyond = False
    for place, pair, count, of_window in zip(places, pairs, sizes, sizes[2:], strict=False):
        along = None if place is None else _along(*place, pair)
        inside = [] if along is None else [along.taps(i, of_window) for i in range(count)]
        # Windows have some taps inside, and these beside one another.
        if along is None or not all(seen and seen[-1] - seen[0] < len(seen) for seen in inside):
            return None
        is_beyond = is_beyond or min(map(len, inside)) < of_window
        alongs.append(along)
    if not is_beyond or not _is_inside(condition, [place for place in places if place is not None], indices):
        return None
    return walk, alongs


def _numbers(sizes: Sequence[Size]) -> list[int] | None:
    return [size for size in sizes if isinstance(size, int)] if all(isinstance(size, int) for size in sizes) else None


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
    """True where a condition tests exactly that coordinates lie in their dimensions; it tests no less, or the load that
    it guards would not be valid.
    """
    if isinstance(condition, Apply) and condition.name == "and":
        return all(_is_inside(part, places, indices) for part in condition.children)
    if not isinstance(condition, Apply) or condition.name not in ("ge", "lt"):
        return False
    left, right = (indices.of(child) for child in condition.children)
    bounds = [0 if condition.name == "ge" else size for form, size in places if form == left]
    return right.is_constant and right.constant in bounds
