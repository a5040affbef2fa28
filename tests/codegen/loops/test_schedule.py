"""Loops made for known targets: axes merged, lanes along contiguous memory, passes over rows, sums in blocks."""

import numpy as np
import pytest

import tfc
from tests.codegen.fuse.steps import Step
from tests.codegen.fuse.test_fuse import layer_norm, softmax
from tfc.codegen.loop_ir.loops import For, print_loops
from tfc.codegen.objects import compile_objects
from tfc.codegen.objects.build_modules import emit_modules, jobs
from tfc.codegen.pipeline import build_kernels, plan_step
from tfc.codegen.target.target import for_cpu
from tfc.ir.types.dims import Dim
from tfc.ir.types.types import bf16, f32, i8, tensor

N = Dim.symbol("n")
AVX512, AVX2 = for_cpu("znver4"), for_cpu("x86-64-v3")


@pytest.fixture
def b():
    return Step()


def loops(b, *fetches, target=AVX512):
    kernels = build_kernels(plan_step(b.step(*fetches)), target)
    return "\n".join(print_loops(built.nest, "k") for built in kernels.values())


def assembly(b, *fetches, target=AVX512):
    step = plan_step(b.step(*fetches))
    kernels = build_kernels(step, target)
    modules = emit_modules(kernels, step, target, {"n": 0})
    return "".join(compile_objects.emit_asm(job.text, target, passes=job.passes) for job in jobs(modules, target))


def test_contiguous_axes_become_one_loop(b):
    x = b.feed(tensor(f32, 4, 5, 8))
    assert loops(b, b.emit("Tanh", x)) == (
        "k(r p0: f32[4, 5, 8], w p1: f32[4, 5, 8]):\n  vector x32 for i2 in 0..160:\n    p1[i2] = tanh(p0[i2])\n"
    )


def test_a_broadcast_axis_stays_a_loop(b):
    x, scale = b.feed(tensor(f32, 6, 4, 16)), b.feed(tensor(f32, 16), "scale")
    assert loops(b, b.emit("Mul", x, scale)) == (
        "k(r p0: f32[6, 4, 16], r p1: f32[16], w p2: f32[6, 4, 16]):\n"
        "  serial for i1 in 0..24:\n"
        "    vector x16 for i2 in 0..16:\n"
        "      p2[((i1 * 16) + i2)] = (p0[((i1 * 16) + i2)] * p1[i2])\n"
    )


@pytest.mark.parametrize(("dtype", "lanes"), [(f32, 64), (i8, 256), (bf16, 64)], ids=str)
def test_lanes_fill_registers_of_the_widest_type(b, dtype, lanes):
    x = b.feed(tensor(dtype, 1 << 12))
    assert f"vector x{lanes} for i0 in 0..4096" in loops(b, b.emit("Neg", x))


def test_short_rows_take_few_lanes(b):
    x = b.feed(tensor(f32, 100, 10))
    total = b.over("Sum", x, 1)
    assert "vector x16 for i1 in 0..10" in loops(b, total)
    assert "vector x8 for i1 in 0..10" in loops(b, total, target=AVX2)


def test_large_maps_run_in_parallel_blocks(b):
    x = b.feed(tensor(f32, 1 << 20))
    text = loops(b, b.emit("Neg", x))
    assert "parallel for i0b in 0..256 grain" in text
    assert "vector x64 for i0 in (i0b * 4096)..((i0b * 4096) + 4096)" in text


def test_sizes_known_late_are_loop_bounds(b):
    x = b.feed(tensor(f32, N, 7))
    text = loops(b, b.emit("Neg", x))
    assert "truncdiv(((7*n) + 4095), 4096)" in text
    assert "min(((i1b * 4096) + 4096), (7*n))" in text


def test_softmax_walks_its_row_three_times_and_computes_exponentials_once(b):
    text = loops(b, softmax(b, b.feed(tensor(f32, 1000, 512)), -1))
    assert text.count("vector x32 for i1 in 0..512") == 3
    assert "p1[((i0 * 512) + i1)] = decay(" in text
    assert text.rstrip().endswith("p1[((i0 * 512) + i1)] = (p1[((i0 * 512) + i1)] / r1)")


def test_what_cannot_wait_in_the_result_waits_in_a_scratch_row(b):
    x = b.emit("Erf", b.feed(tensor(f32, 1000, 512)))
    mean = b.over("Mean", x, -1)
    text = loops(b, b.over("Sum", b.emit("Square", b.emit("Sub", x, mean)), -1))
    assert "row0: f32[512] on the stack" in text
    assert text.count("erf(") == 2


def test_a_column_reduction_keeps_its_lanes_along_the_rows(b):
    text = loops(b, b.over("Max", b.feed(tensor(f32, 100, 64)), 0))
    assert text == (
        "k(r p0: f32[100, 64], w p1: f32[1, 64]):\n"
        "  vector x64 for i1 in 0..64:\n"
        "    serial for i0 in 0..100:\n"
        "      r0.0 max= p0[((i0 * 64) + i1)]\n"
        "    r0 = fold max r0.0\n"
        "    p1[i1] = r0\n"
    )


def test_long_sums_move_up_a_level_now_and_then(b):
    text = loops(b, b.over("Sum", b.feed(tensor(f32, N, 100_000)), 1))
    assert "serial for i1b in 0..49" in text
    assert "r0.1 sum= r0.0" in text


def test_one_long_sum_is_made_of_fixed_parts(b):
    text = loops(b, b.over("Sum", b.feed(tensor(f32, 1 << 20)), 0))
    assert text.count("k(") == 2
    assert "w p1: f32[256]" in text


def test_a_transpose_turns_squares_of_tiles_in_registers(b):
    text = loops(b, b.emit("Transpose", b.feed(tensor(f32, 1024, 1024)), b.ints(1, 0)))
    assert "tile x16 for i0 in ((i0b * 64) + (i0t * 16))..(((i0b * 64) + (i0t * 16)) + 16)" in text
    assert text.count("p1[") == 1


def test_a_transpose_that_does_not_come_out_even_has_two_edges(b):
    text = loops(b, b.emit("Transpose", b.feed(tensor(f32, 1001, 1003)), b.ints(1, 0)))
    assert "serial for i0 in 992..1003" in text
    assert "vector x16 for i1 in 992..1001" in text
    text = loops(b, b.emit("Transpose", b.feed(tensor(f32, N, 1024), "late"), b.ints(1, 0)))
    assert text.count("tile x16") == 1
    assert "vector x64 for i1 in (truncdiv((n), 16) * 16)..(n)" in text


def test_a_shuffle_of_channels_goes_by_tiles_as_wide_as_there_are_groups(b):
    def shuffled(groups, name):
        return loops(b, b.emit("Transpose", b.feed(tensor(f32, 49, groups, 70), name), b.ints(0, 2, 1)))

    assert "tile x4 for i1" in shuffled(4, "four")
    assert "tile x4 for i1" in shuffled(12, "twelve")
    assert "tile" not in shuffled(3, "three")
    assert "tile" not in shuffled(10, "ten")
    back = loops(b, b.emit("Transpose", b.feed(tensor(f32, 49, 70, 8), "back"), b.ints(0, 2, 1)))
    assert "tile x8 for i1" in back


@pytest.mark.few(10)
@pytest.mark.parametrize(
    "shape", [(15, 64), (16, 17), (17, 16), (33, 65), (130, 131), (4, 70), (70, 4), (8, 8), (12, 21), (5, 64)]
)
@pytest.mark.parametrize("dtype", ["f32", "f64", "i8"])
def test_transposes_are_right_at_the_edges_of_tiles(shape, dtype):
    x = np.arange(shape[0] * shape[1]).reshape(shape).astype({"f32": "f4", "f64": "f8", "i8": "i1"}[dtype])
    model = f"input x: {dtype}[{shape[0]}, {shape[1]}]\nentry main(x) -> y = transpose(x, [1, 0])\n"
    found = tfc.Session(tfc.parse(model)).prepare("main")(x=x)["y"]
    np.testing.assert_array_equal(found, x.T)


@pytest.mark.parametrize("dtype", ["f32", "f64"])
def test_transposes_of_unknown_sizes_go_by_tiles_too(dtype):
    model = f"dim n in 0..\ndim m in 0..\ninput x: {dtype}[n, m]\nentry main(x) -> y = transpose(x, [1, 0])\n"
    graph = tfc.parse(model)
    steps = [tfc.Session(graph, threads=k).prepare("main") for k in (1, 2)]
    for shape in [(0, 5), (1, 1), (15, 64), (16, 17), (64, 16), (63, 128), (130, 131), (300, 257)]:
        x = np.arange(shape[0] * shape[1]).reshape(shape).astype({"f32": "f4", "f64": "f8"}[dtype])
        for step in steps:
            np.testing.assert_array_equal(step(x=x)["y"], x.T)


def test_what_the_caches_cannot_hold_is_stored_past_them(b):
    large, small = b.feed(tensor(f32, 1 << 22)), b.feed(tensor(f32, 1 << 16), "small")
    assert "past the caches if true" in loops(b, b.emit("Neg", large))
    assert "past the caches" not in loops(b, b.emit("Neg", small))


def test_sizes_known_late_decide_when_the_kernel_runs(b):
    assert "past the caches if ((8*n) >= 8388608)" in loops(b, b.emit("Neg", b.feed(tensor(f32, N))))


def test_stores_past_the_caches_are_streaming_stores_with_a_fence(b):
    text = assembly(b, b.emit("Neg", b.feed(tensor(f32, 1 << 22))))
    assert "vmovntps" in text
    assert "sfence" in text


@pytest.mark.parametrize(("target", "register"), [(AVX512, "%zmm"), (AVX2, "%ymm")], ids=["avx512", "avx2"])
def test_layer_norm_is_vector_code_without_calls(b, target, register):
    text = assembly(b, layer_norm(b, b.feed(tensor(f32, N, 64))), target=target)
    assert register in text
    calls = {line.split()[-1].partition("@")[0] for line in text.splitlines() if line.strip().startswith("call")}
    assert calls <= {"tfc_parallel_for"}


def test_products_are_multiply_adds(b):
    x, y = b.feed(tensor(f32, 64, 64)), b.feed(tensor(f32, 64, 64), "y")
    assert "vfmadd" in assembly(b, b.over("Sum", b.emit("Mul", x, y), 1))


def test_every_vector_loop_stands_inside_a_loop_over_rows(b):
    kernels = build_kernels(plan_step(b.step(softmax(b, b.feed(tensor(f32, N, 8)), -1))), AVX512)
    (built,) = kernels.values()
    (rows,) = built.nest.body
    assert isinstance(rows, For)
    assert rows.kind == "parallel"


def test_sums_over_images_and_pixels_go_through_memory_once(b):
    text = loops(b, b.over("Sum", b.feed(tensor(f32, 64, 256, 512)), 0, 2))
    assert "w p1: f32[64, 256]" in text
    assert "parallel for i1 in 0..16384" in text


def test_results_of_much_arithmetic_are_not_stored_past_the_caches(b):
    x = b.feed(tensor(f32, 1 << 24))
    assert "past the caches" not in loops(b, b.emit("Mul", b.emit("Exp", x), b.emit("Tanh", x)))
