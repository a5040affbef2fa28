"""How much of a test runs in the fast suite: some of its cases, some of its random examples.

`./dev test --slow` runs all of them. A test of many like cases is marked `few(count)`: `count` of its cases stay in the
fast suite, the others are `slow`. The cases that stay are spread by the golden ratio, so that of a grid of parameters
every row and every column is met.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import TypeVar

import pytest
from hypothesis import settings

T = TypeVar("T")
PHI = (5**0.5 - 1) / 2
WHOLE, SHARE = 100, 25
"""Examples of a property without a number of its own: in the slow suite, and in the fast one."""


def spread(count: int, total: int) -> set[int]:
    """`count` places of `total`, one of each of so many equal parts, the first among them."""
    count = min(count, total)
    return {int((part + part * PHI % 1) * total / count) for part in range(count)}


def mark_slow_cases(items: Iterable[pytest.Item]) -> None:
    """Mark as slow what `few` leaves out; the cases of a test stand next to each other."""
    fast = (item for item in items if item.get_closest_marker("few") and not item.get_closest_marker("slow"))
    for _, group in groupby(fast, key=lambda item: item.nodeid.partition("[")[0]):
        cases = list(group)
        marker = cases[0].get_closest_marker("few")
        assert marker is not None
        stay = spread(*marker.args, len(cases))
        for place, item in enumerate(cases):
            if place not in stay:
                item.add_marker(pytest.mark.slow)


def some(values: Sequence[T], count: int) -> list[T]:
    """Spread `count` of the values in the fast suite, all of them in the slow one."""
    whole = settings().max_examples == WHOLE
    return [value for place, value in enumerate(values) if whole or place in spread(count, len(values))]


def examples(count: int) -> int:
    """Random examples of a property whose whole number is `count`."""
    return max(1, count * settings().max_examples // WHOLE)


def choose_examples(*, slow: bool) -> None:
    """Draw all examples of properties, or a share. How long one takes tells of a busy machine: there is no deadline."""
    settings.register_profile("chosen", settings(), deadline=None, max_examples=WHOLE if slow else SHARE)
    settings.load_profile("chosen")
