"""Picking from a list without putting back: each pick takes an item, and the last one of the list gets its place.

One step of that needs the one before, but few steps of many meet: those that pick the same place, or one near the end,
which others have got by then. The rest are done together.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Places = NDArray[np.intp]

FEW = 8
"""So many picks are done one by one."""


def pick_out(items: Places, size: int, picks: Places) -> Places:
    """What stands at each of `picks` in its turn. Of the first `size` items those that are left stand in front then.

    The k-th pick is less than size - k.
    """
    count = len(picks)
    last = np.arange(size - 1, size - 1 - count, -1, dtype=np.intp)
    if count <= FEW:
        return _one_by_one(items, picks, last, np.empty(count, np.intp), range(count))
    meets = picks >= size - count
    meets[size - 1 - picks[meets]] = True
    order = np.argsort(picks)
    ordered = picks[order]
    same = np.flatnonzero(ordered[1:] == ordered[:-1])
    meets[order[same]] = meets[order[same + 1]] = True
    picked = items[picks]
    alone = np.flatnonzero(~meets)
    items[picks[alone]] = items[last[alone]]
    return _one_by_one(items, picks, last, picked, np.flatnonzero(meets).tolist())


def _one_by_one(items: Places, picks: Places, last: Places, picked: Places, steps: range | list[int]) -> Places:
    for k in steps:
        at = picks[k]
        picked[k] = items[at]
        items[at] = items[last[k]]
    return picked
