"""What shares a kernel, in which order kernels run, and that both stay right under control edges and writes."""

import time

import numpy as np
import pytest

from tests.codegen.fuse.steps import Step
from tfc.codegen.fusion.kernel import Plan
from tfc.codegen.pipeline import plan_step
from tfc.ir.base.collector import collector_paused
from tfc.ir.types.dims import Dim
from tfc.ir.types.types import f32, i32, tensor

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


def test_layer_norm_is_one_kernel_with_what_stands_before_and_after_it(b):
    x, scale = b.feed(tensor(f32, N, 64)), b.feed(tensor(f32, 64), "scale")
    gelu = b.emit("Mul", x, b.emit("Erf", b.emit("Mul", x, b.number(0.7))))
    made = b.emit("Tanh", b.emit("Mul", layer_norm(b, gelu), scale))
    assert b.kernels(made) == ["Mul Erf Mean Sub Square AddV2 Rsqrt Tanh"]


def test_an_elementwise_diamond_is_one_kernel_even_with_a_branch_fetched(b):
    x = b.feed(tensor(f32, 4, 5))
    left, right = b.emit("Tanh", x), b.emit("Exp", x)
    assert b.kernels(b.emit("AddV2", left, right), left) == ["Tanh Exp AddV2"]


def test_unrelated_maps_do_not_share_a_kernel(b):
    x, y = b.feed(tensor(f32, 4)), b.feed(tensor(f32, 5), "y")
    assert b.kernels(b.emit("Tanh", x), b.emit("Exp", y)) == ["Tanh", "Exp"]


def test_index_maps_cost_no_kernel(b):
    x = b.feed(tensor(f32, 4, 6))
    split = b.emit_many("Split", b.const(np.int32(1)), x, num_split=2)
    made = b.emit("AddV2", b.emit("Tanh", split[0]), b.emit("BroadcastTo", b.number(2.0), b.ints(4, 3)))
    assert b.kernels(b.emit("Exp", b.emit("Reshape", made, b.ints(2, 6)))) == ["Tanh AddV2 Exp"]


def test_maps_follow_a_product_into_its_kernel(b):
    x, w, bias = (
        b.feed(kind, name) for kind, name in ((tensor(f32, N, 8), "x"), (tensor(f32, 8, 4), "w"), (tensor(f32, 4), "b"))
    )
    made = b.emit("Relu", b.emit("AddV2", b.emit("MatMul", x, w), bias))
    assert b.kernels(made) == ["MatMul AddV2 Relu"]


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


def test_an_update_is_written_in_place_by_the_kernel_that_computes_it(b):
    w = b.emit("VariableV2", name="W", shape=(8, 4), dtype=f32)
    x, dy = b.feed(tensor(f32, N, 8)), b.feed(tensor(f32, N, 4), "dy")
    delta = b.emit("Mul", b.number(0.1), b.emit("MatMul", x, dy, transpose_a=True))
    b.emit("AssignSub", w, delta, name="step")
    assert b.kernels(targets=["step"]) == ["MatMul Mul AssignSub"]


def test_a_read_of_a_variable_comes_before_its_write_in_the_step(b):
    w = b.emit("VariableV2", name="W", shape=(4,), dtype=f32)
    x = b.feed(tensor(f32, 4))
    b.emit("AssignAdd", w, x, name="step")
    y = b.emit("Exp", b.emit("Reshape", w, b.ints(2, 2)))
    assert b.kernels(y, targets=["step"]) == ["Reshape Exp", "AssignAdd"]


def test_a_control_edge_keeps_kernels_apart_and_in_order(b):
    x = b.feed(tensor(f32, 4))
    first = b.node("CheckNumerics", x, message="x")
    with b.after(first.name):
        second = b.emit("Exp", x)
    graph = b.step(second, targets=[first.name])
    assert [part.members[0].node.op for part in plan_step(graph).steps] == ["CheckNumerics", "Exp"]


def test_host_ops_stand_between_kernels(b):
    x = b.emit("Tanh", b.feed(tensor(f32, 4)))
    shown = b.emit("Print", x, x, message="x")
    assert b.kernels(b.emit("Exp", shown)) == ["Tanh", "host Print", "Exp"]


def test_what_no_one_reads_is_not_computed(b):
    x = b.feed(tensor(f32, 6, 4))
    scaled = b.emit("Exp", x)
    parts = b.emit_many("Unpack", scaled, num=6)
    assert b.kernels(parts[0]) == ["Exp"]


def test_parts_of_a_concatenation_are_written_in_place(b):
    x, y = b.feed(tensor(f32, 4, 3)), b.feed(tensor(f32, 4, 5), "y")
    left, right = b.emit("Tanh", x), b.emit("Exp", y)
    assert b.kernels(b.emit("ConcatV2", left, right, b.const(np.int32(1)))) == ["Tanh", "Exp"]


def test_a_part_that_others_read_is_copied_into_its_concatenation(b):
    x, y = b.feed(tensor(f32, 4, 3)), b.feed(tensor(f32, 4, 5), "y")
    left, right = b.emit("Tanh", x), b.emit("Exp", y)
    joined = b.emit("ConcatV2", left, right, b.const(np.int32(1)))
    assert b.kernels(joined, left) == ["Tanh", "Exp", "ConcatV2"]


def test_shape_arithmetic_is_never_computed(b):
    x = b.feed(tensor(f32, N, 4))
    shape = b.emit("Shape", x)
    rows = b.emit("StridedSlice", shape, b.ints(0), b.ints(1), b.ints(1), shrink_axis_mask=1)
    made = b.emit("Reshape", b.emit("Tanh", x), b.emit("Pack", rows, b.const(np.int32(2)), b.const(np.int32(2))))
    assert b.kernels(b.emit("Exp", made)) == ["Tanh Exp"]


def test_equal_groups_share_one_key(b):
    x = b.feed(tensor(f32, 4, 4))
    for _ in range(5):
        x = b.emit("Tanh", b.emit("MatMul", x, x))
    plans = [part for part in plan_step(b.step(x)).steps if isinstance(part, Plan)]
    assert len(plans) == 5
    assert len({plan.key for plan in plans}) == 1


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


def test_indices_from_memory_are_read_in_place(b):
    table, ids = b.feed(tensor(f32, 100, 8)), b.feed(tensor(i32, N), "ids")
    rows = b.emit("GatherV2", table, ids, b.const(np.int32(0)))
    assert b.kernels(b.emit("Tanh", b.emit("AddV2", rows, rows))) == ["GatherV2 AddV2 Tanh"]
