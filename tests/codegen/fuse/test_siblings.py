"""Reductions of one large tensor share a walk over it though neither reads the other."""

import pytest

from tests.codegen.fuse.steps import Step
from tfc.ir.types.types import f32, tensor


@pytest.fixture
def b():
    return Step()


def test_a_map_and_a_sum_of_what_it_reads_are_one_walk(b):
    x = b.feed(tensor(f32, 512, 256))
    assert b.kernels(b.emit("Relu", x), b.over("Sum", x, 1)) == ["Relu Sum"]


def test_sums_along_other_axes_and_of_small_tensors_stay_apart(b):
    x, small = b.feed(tensor(f32, 512, 256)), b.feed(tensor(f32, 8, 8), "small")
    assert b.kernels(b.over("Sum", x, 1), b.over("Sum", x, 0)) == ["Sum", "Sum"]
    assert b.kernels(b.over("Sum", small, 1), b.over("Max", small, 1)) == ["Sum", "Max"]


def test_a_sum_does_not_join_a_walk_that_something_it_needs_comes_after(b):
    x = b.feed(tensor(f32, 512, 256))
    first = b.over("Sum", x, 1)
    offset = b.over("Max", b.emit("Exp", first), 0)
    assert b.kernels(first, b.over("Sum", b.emit("Mul", x, offset), 1)) == ["Sum Exp", "Max", "Mul Sum"]


def test_a_variable_is_read_when_its_turn_comes(b):
    w = b.emit("VariableV2", name="W", shape=(512, 256), dtype=f32)
    before = b.over("Sum", w, 1)
    write = b.emit("AssignAdd", w, w, name="step")
    with b.after(write.node):
        after = b.over("Max", b.emit("Identity", w), 1)
    assert b.kernels(before, after, targets=["step"])[0] == "Sum"
