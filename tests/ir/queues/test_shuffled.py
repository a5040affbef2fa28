"""Picks done together are those done one by one."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from tfc.ir.queues.shuffled import FEW, pick_out


@given(st.integers(1, 60), st.data())
def test_picks_together_are_picks_one_by_one(size: int, data: st.DataObject) -> None:
    count = data.draw(st.integers(1, size))
    picks = [data.draw(st.integers(0, size - 1 - k)) for k in range(count)]
    left = list(range(100, 100 + size))
    wanted = []
    for at in picks:
        wanted.append(left[at])
        left[at] = left[-1]
        left.pop()
    items = np.arange(100, 100 + size)
    assert pick_out(items, size, np.array(picks)).tolist() == wanted
    assert items[: size - count].tolist() == left


def test_most_of_many_picks_are_done_together() -> None:
    items = np.arange(1000)
    picks = np.arange(0, 500, 20)
    assert len(picks) > FEW
    assert pick_out(items, 1000, picks).tolist() == picks.tolist()
    assert items[picks].tolist() == list(range(999, 999 - len(picks), -1))
