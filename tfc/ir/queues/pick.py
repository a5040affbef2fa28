"""Random choice as in TensorFlow's random_shuffle_queue_op.cc: one position at a time, a generator word modulo the
number of positions left, whereupon the last position fills the gap.

Picks seldom meet: for a batch of 128 out of 8192 some three do. The others are taken all at once.
"""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

FEW = 16
"""The number of picks up to which they are handled one by one."""
CROWDED = 8
"""Picks meet often when they are more than one of so many places."""


def pick(order: NDArray[np.intp], size: int, words: NDArray[np.uint32]) -> NDArray[np.intp]:
    """Take a position for each word out of the first `size` of `order`; the others are the first ones then."""
    rest = size - len(words)
    at = words % np.arange(size, rest, -1)
    source, moving = at.copy(), np.arange(size - 1, rest - 1, -1)
    moved: dict[int, int] = {}
    """Of places in `order`: where what is there now was at the beginning."""
    for k in _tangled(at, size):
        where, last = int(at[k]), size - 1 - k
        source[k] = moved.get(where, where)
        moved[where] = moved.get(last, last)
    for where, origin in moved.items():
        if where >= rest:
            moving[size - 1 - where] = origin
    picked: NDArray[np.intp] = order[source]
    order[at] = order[moving]
    return picked


def _tangled(at: NDArray[np.intp], size: int) -> Iterable[int]:
    """The picks, in order, that an earlier one may have moved: those of one position, or of one that is to move."""
    count = len(at)
    if count < FEW or count * CROWDED > size:
        return range(count)
    ordered = np.sort(at)
    found = at >= size - count
    for where in ordered[1:][ordered[1:] == ordered[:-1]].tolist():
        found |= at == where
    return np.flatnonzero(found).tolist()
