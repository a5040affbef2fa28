"""What shares a kernel, in which order kernels run, and that both stay right under control edges and writes."""

import time

import numpy as np
import pytest

from tests.codegen.fuse.steps import Step
from tfc.codegen.pipeline import plan_step
from tfc.ir.base.collector import collector_paused
from tfc.ir.types.dims import Dim
from tfc.ir.types.types import f32, tensor

N = Dim.symbol("n")


@pytest.fixture
def b():
    return Step()


def softmax(b, x, axis):
    e = b.emit("Exp", b.emit("Sub", x, b.over("Max", x, axis)))
    return b.emit("RealDiv", e, b.over("Sum", e, axis))


def layer_norm(b, x):
    d = b.emit("Sub", x, b.over("Mean", x, -1))
    variance = b.over("Mean", b.emit("Square", d), -1)
    return b.emit("Mul", d, b.emit("Rsqrt", b.emit("AddV2", variance, b.number(1e-5))))


@pytest.mark.parametrize("shape", [(8, 16), (N, 16), (4, N, 16)])
@pytest.mark.parametrize("axis", [0, -1])
def test_softmax_is_one_kernel(b, shape, axis):
    assert b.kernels(softmax(b, b.feed(tensor(f32, *shape)), axis)) == ["Max Sub Exp Sum RealDiv"]


def test_a_reduction_joins_the_map_it_reads_when_there_are_rows_enough(b):
    x = b.feed(tensor(f32, 1000, 32))
    y = b.emit("Tanh", x)
    assert b.kernels(y, b.over("Sum", y, 1)) == ["Tanh Sum"]
    assert b.kernels(y, b.over("Sum", y, 0)) == ["Tanh Sum"]


def test_a_reduction_to_few_long_sums_does_not_slow_the_map_down(b):
    y = b.emit("Tanh", b.feed(tensor(f32, 10_000, 4)))
    assert b.kernels(y, b.over("Sum", y, 0)) == ["Tanh", "Sum"]


def test_reductions_over_different_axes_take_two_kernels(b):
    y = b.emit("Tanh", b.feed(tensor(f32, 100, 100)))
    assert b.kernels(b.over("Sum", y, 0), b.over("Sum", y, 1)) == ["Tanh Sum", "Sum"]


def test_what_reads_elsewhere_waits_for_memory(b):
    x = b.emit("Tanh", b.feed(tensor(f32, 8, 8)))
    assert b.kernels(b.emit("AddV2", x, b.emit("Transpose", x, b.ints(1, 0)))) == ["Tanh", "Transpose AddV2"]


def test_what_no_one_reads_is_not_computed(b):
    x = b.feed(tensor(f32, 6, 4))
    scaled = b.emit("Exp", x)
    parts = b.emit_many("Unpack", scaled, num=6)
    assert b.kernels(parts[0]) == ["Exp"]


def test_shape_arithmetic_is_never_computed(b):
    x = b.feed(tensor(f32, N, 4))
    shape = b.emit("Shape", x)
    rows = b.emit("StridedSlice", shape, b.ints(0), b.ints(1), b.ints(1), shrink_axis_mask=1)
    made = b.emit("Reshape", b.emit("Tanh", x), b.emit("Pack", rows, b.const(np.int32(2)), b.const(np.int32(2))))
    assert b.kernels(b.emit("Exp", made)) == ["Tanh Exp"]


def test_a_long_chain_is_cut_into_kernels_and_takes_linear_time(b):
    x = y = b.feed(tensor(f32, 16))
    for _ in range(10_000):
        x = b.emit("AddV2", x, y)
    begin = time.perf_counter()
    plans = plan_step(b.step(x)).steps
    assert 10 <= len(plans) <= 500
    assert time.perf_counter() - begin < 20


@pytest.mark.slow
def test_a_chain_of_100_000_nodes_does_not_recurse(b):
    x = y = b.feed(tensor(f32, 16))
    square, flat = b.ints(4, 4), b.ints(16)
    with collector_paused():  # as where graphs are compiled
        for k in range(100_000):
            x = b.emit("Reshape", x, square) if k % 1000 == 0 else b.emit("AddV2", b.emit("Reshape", x, flat), y)
        assert plan_step(b.step(x)).steps
