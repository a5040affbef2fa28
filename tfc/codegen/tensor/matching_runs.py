"""Runs of dimensions that one shape has as another, split or merged."""

from __future__ import annotations

from collections.abc import Sequence

from tfc.ir.types.dims import Size


def matching_runs(left: Sequence[Size], right: Sequence[Size]) -> list[tuple[int, int]]:
    """The ends of the shortest runs of both shapes whose products are equal; the last pair is both lengths."""
    ends: list[tuple[int, int]] = []
    products: list[dict[Size, int]] = []
    for sizes in (left, right):
        total: Size = 1
        seen: dict[Size, int] = {}
        for end, size in enumerate(sizes, 1):
            total = total * size
            seen[total] = end
        products.append(seen)
    ends = [(end, products[1][total]) for total, end in products[0].items() if total in products[1]]
    if not ends or ends[-1] != (len(left), len(right)):
        ends = [pair for pair in ends if pair[0] < len(left) and pair[1] < len(right)] + [(len(left), len(right))]
    return ends
