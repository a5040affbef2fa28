"""The memory plan: no two live buffers overlap, and the arena is not much larger than it must be."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tfc.codegen.program.arena import Interval, assign_offsets, live_peak, place, place_by_size, place_by_time
from tfc.codegen.program.program import Buffer
from tfc.ir.types.dims import Dim
from tfc.ir.types.types import f32

intervals = st.lists(
    st.builds(
        lambda size, first, length: Interval(size * 64, first, first + length),
        st.integers(0, 40),
        st.integers(0, 30),
        st.integers(0, 12),
    ),
    max_size=40,
)


@pytest.mark.parametrize("plan", [place_by_size, place_by_time])
@given(intervals)
def test_live_buffers_never_overlap(plan, intervals):
    offsets = plan(intervals)
    for i, (a, x) in enumerate(zip(intervals, offsets, strict=True)):
        assert x >= 0
        for b, y in zip(intervals[:i], offsets[:i], strict=True):
            alive_together = a.first <= b.last and b.first <= a.last
            assert not alive_together or x + a.size <= y or y + b.size <= x or 0 in (a.size, b.size)


def _arena(intervals, offsets):
    return max(o + interval.size for o, interval in zip(offsets, intervals, strict=True))


@pytest.mark.parametrize("plan", [place_by_size, place_by_time])
def test_a_chain_needs_two_buffers_at_a_time(plan):
    chain = [Interval(1024, i, i + 1) for i in range(1000)]
    assert _arena(chain, plan(chain)) == 2048


def test_random_programs_stay_near_the_lower_bound():
    rng = np.random.default_rng(7)
    for _ in range(10):
        program = [
            Interval(int(size) * 64, int(first), int(first + length))
            for size, first, length in zip(
                rng.integers(1, 999, 300), rng.integers(0, 300, 300), rng.geometric(0.2, 300), strict=True
            )
        ]
        assert _arena(program, place(program)) <= 1.15 * live_peak(program)


def test_forty_thousand_buffers_are_planned_without_quadratic_search():
    """Same-size neighbours and one long-lived buffer in a hundred: the sweep must stay near the bound too."""
    program = [Interval(64 * (1 + i % 7), i, i + (5000 if i % 100 == 0 else 2)) for i in range(40_000)]
    assert _arena(program, place(program)) <= 1.3 * live_peak(program)


def test_offsets_follow_the_symbols():
    batch = Dim.symbol("batch")
    buffers = [
        Buffer("feed", f32, (batch, 4), index=0),
        Buffer("arena", f32, (batch, 4), first=0, last=1),
        Buffer("arena", f32, (batch,), first=1, last=2),
    ]
    assert assign_offsets(buffers, {"batch": 100}) == ([-1, 0, 1600], 1600 + 448)
    assert assign_offsets(buffers, {"batch": 0}) == ([-1, 0, 0], 0)
