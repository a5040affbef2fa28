"""Runs of dimensions that one shape has as another, split or merged."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from operator import mul

from tfc.ir.types.dims import Size


def matching_runs(left: Sequence[Size], right: Sequence[Size]) -> list[tuple[int, int]]:
    """The ends of the shortest runs of both shapes whose products are equal; the last pair is both lengths."""
    first, second = ({total: end for end, total in enumerate(accumulate(s, mul), 1)} for s in (left, right))
    ends = [(end, second[total]) for total, end in first.items() if total in second]
    if not ends or ends[-1] != (len(left), len(right)):
        ends = [pair for pair in ends if pair[0] < len(left) and pair[1] < len(right)] + [(len(left), len(right))]
    return ends
