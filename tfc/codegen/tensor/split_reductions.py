"""Split a reduction in two steps where that pays: partial results of fixed parts, then those combined.

A few long sums keep one core busy and lose accuracy, and a long walk down the rows of a matrix misses every cache. The
parts depend on the sizes alone, so results are the same for any number of threads.
"""

from __future__ import annotations

from math import prod

from tfc.ir.base.record import record
from tfc.ir.types.dims import Size

ENOUGH_RESULTS = 64
"""With this many results there is work for all cores without splitting."""
LONG_ROW, LONG_COLUMN = 1 << 15, 1 << 10
"""Sums of contiguous elements, and sums down a column, longer than this are split."""
ROW_PART, COLUMN_PART = 4096, 256
"""Elements of one part, about."""
FEW_SUMS, LONG_SUM = 1 << 14, 1 << 13
"""Sums of products are split when they are few and longer than this: they make fewer tasks than there are cores."""
SUM_PARTS, SUM_PART = 16, 1 << 11
"""So many parts at most, and elements of a part at least."""
LONG_RUN, LARGE = 128, 1 << 18
"""Contiguous elements of which one partial result is no matter, of a tensor that is not in the caches anyway."""


@record(frozen=True, slots=True)
class Split:
    """A split of a reduction: the reduced axes `later` are left for the second step; when `part` is not 0, there is one
    of them and only its division into parts of that many elements is left.
    """

    later: tuple[int, ...]
    part: int = 0


def split_of(kind: str, space: tuple[Size, ...], reduced: tuple[int, ...]) -> Split | None:
    """The split of a reduction of `space` along `reduced`, or None to leave it whole."""
    kept = [axis for axis in range(len(space)) if axis not in reduced]
    results, length = _product(space, kept), _product(space, list(reduced))
    if not reduced or results is None:
        return None
    wide = [axis for axis, size in enumerate(space) if size != 1]
    by_rows = bool(wide) and wide[-1] in reduced
    if kind.startswith("arg") and (len(reduced) > 1 or not by_rows):
        return None
    outer = _outer_of_two_runs(space, reduced, wide)
    if outer:
        return Split(outer)
    part = ROW_PART if by_rows else COLUMN_PART
    if length is None:
        return _leave_symbolic(space, reduced, part) if results < ENOUGH_RESULTS else None
    if by_rows and (results >= ENOUGH_RESULTS or length <= LONG_ROW):
        return None
    if not by_rows and (length <= LONG_COLUMN or length * results < 1 << 20):
        return None
    for count in range(1, len(reduced)):
        first, rest = _product(space, list(reduced[:count])), _product(space, list(reduced[count:]))
        if first is not None and rest is not None and first >= 16 and part // 4 <= rest:
            return Split(reduced[:count])
    axis = max(reduced, key=lambda axis: (int(space[axis]), -axis))  # type: ignore[arg-type]
    size = space[axis]
    return Split((axis,), _part(size, part)) if isinstance(size, int) and size >= 2 * part else None


def part_of_sum(space: tuple[Size, ...], reduced: tuple[int, ...]) -> int:
    """The length of the parts that sums of products along one axis are made of; 0 to leave them whole."""
    if len(reduced) != 1:
        return 0
    length = space[reduced[0]]
    results = _product(space, [axis for axis in range(len(space)) if axis not in reduced])
    if results is None or not 0 < results <= FEW_SUMS or not isinstance(length, int) or length < LONG_SUM:
        return 0
    return length // min(SUM_PARTS, length // SUM_PART)


def _outer_of_two_runs(space: tuple[Size, ...], reduced: tuple[int, ...], wide: list[int]) -> tuple[int, ...]:
    """The outer axes of a large reduction with kept axes between its axes, as over the images and the pixels of each
    channel: a walk with the channels outside leaps from image to image, rows of pixels reduced first go through memory
    once from front to back."""
    last_kept = max((axis for axis in wide if axis not in reduced), default=-1)
    outer = tuple(axis for axis in wide if axis in reduced and axis < last_kept)
    run, total = _product(space, [axis for axis in reduced if axis > last_kept]), _product(space, wide)
    is_long = run is not None and run >= LONG_RUN
    return outer if is_long and (total is None or total >= LARGE) else ()


def _leave_symbolic(space: tuple[Size, ...], reduced: tuple[int, ...], part: int) -> Split | None:
    """Reduce the axes of known size first when they are long and inner: a batch's losses, then their sum."""
    later = tuple(axis for axis in reduced if not isinstance(space[axis], int))
    inner = [axis for axis in reduced if axis not in later]
    length = _product(space, inner)
    return Split(later) if length is not None and length >= part // 4 and inner and inner[0] > later[-1] else None


def _part(size: int, wanted: int) -> int:
    """A divisor of `size` near `wanted`, or `wanted` itself when there is none."""
    divisors = [d for d in range(wanted // 4, 2 * wanted + 1) if size % d == 0]
    return min(divisors, key=lambda d: (abs(d - wanted), d), default=wanted)


def _product(space: tuple[Size, ...], axes: list[int]) -> int | None:
    sizes = [size for axis in axes if isinstance(size := space[axis], int)]
    return prod(sizes) if len(sizes) == len(axes) else None
