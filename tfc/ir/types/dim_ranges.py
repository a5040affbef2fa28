"""Bounds of a symbolic size from bounds of its symbols (interval arithmetic; Moore, 1966)."""

from __future__ import annotations

from collections.abc import Mapping

from tfc.ir.types.dims import Apply, Dim, Size

Range = tuple[int, int]


def size_range(size: Size, ranges: Mapping[str, Range]) -> Range:
    """The minimum and maximum of a size: both are bounds, and exact where each symbol occurs once.

    KeyError for a symbol without a range.
    """
    if not isinstance(size, Dim):
        return size, size
    low = high = 0
    for monomial, coefficient in size.terms:
        term = (coefficient, coefficient)
        for atom in monomial:
            factor = ranges[atom] if isinstance(atom, str) else _apply(atom, ranges)
            ends = [x * y for x in term for y in factor]
            term = min(ends), max(ends)
        low, high = low + term[0], high + term[1]
    return low, high


def _apply(atom: Apply, ranges: Mapping[str, Range]) -> Range:
    a, b = size_range(atom.left, ranges), size_range(atom.right, ranges)
    if atom.function == "min":
        return min(a[0], b[0]), min(a[1], b[1])
    if atom.function == "max":
        return max(a[0], b[0]), max(a[1], b[1])
    if atom.function == "mod":
        # The remainder has the divisor's sign and is nearer to zero.
        return min(0, b[0] + 1), max(0, b[1] - 1)
    divisors = [d for d in (*b, 1 if b[0] <= 1 <= b[1] else b[1], -1 if b[0] <= -1 <= b[1] else b[0]) if d]
    ends = [x // d for x in a for d in divisors]
    return min(ends, default=0), max(ends, default=0)
