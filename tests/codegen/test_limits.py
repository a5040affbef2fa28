"""The limits of the machine: what must hold of them anywhere. How large they are is no matter of tests."""

from tfc.codegen.explain import roofline_limits
from tfc.codegen.target.target import host


def test_nearer_levels_hold_less_and_are_no_slower() -> None:
    found = roofline_limits.measure(1)
    assert [level.name for level in found.levels] == ["L1", "L2", "L3", "memory"]
    for near, far in zip(found.levels, found.levels[1:], strict=False):
        assert near.fits <= far.fits
        assert near.rate >= far.rate
    assert found.flops[4] > 1e8
    assert (2 in found.flops) == host().has_amx
    assert found.level(100).name == "L1"
    assert found.level(1e12).name == "memory"


def test_the_least_time_is_the_larger_of_both() -> None:
    levels = (roofline_limits.Level("L1", 1000, 100.0), roofline_limits.Level("memory", float("inf"), 10.0))
    found = roofline_limits.Limits(1, {4: 8.0, 8: 4.0}, levels)
    assert found.seconds(80, 0) == 10
    assert found.seconds(80, 0, element=8) == 20
    assert found.seconds(80, 500) == 10
    assert found.seconds(80, 2000) == 200
