"""Reductions down columns: walked row by row in strips, with accumulators in memory or in registers."""

import numpy as np
import pytest

import tfc
from tests.codegen.fuse.steps import Step
from tests.codegen.fuse.test_fuse import softmax
from tests.codegen.loops.test_schedule import loops
from tfc.codegen.schedule import column_strips
from tfc.codegen.target.target import for_cpu
from tfc.ir.base.config import Config
from tfc.ir.base.record import replace
from tfc.ir.types.dims import Dim
from tfc.ir.types.types import f32, tensor

N = Dim.symbol("n")


@pytest.fixture
def b():
    return Step()


def test_wide_rows_are_walked_eight_at_a_time_into_accumulators_in_memory(b):
    text = loops(b, b.over("Sum", b.feed(tensor(f32, 512, 4096)), 0))
    assert "parallel for i1b in 0..16" in text
    assert "r0: f32[256] on the stack" in text
    assert "serial for i0q in 0..64" in text
    assert text.count("p0[") == 8


@pytest.mark.parametrize(("cpu", "width"), [("znver4", 512), ("x86-64-v3", 128)])
def test_accumulators_that_fit_registers_take_row_after_row(b, cpu, width):
    text = loops(b, b.over("Max", b.feed(tensor(f32, 32, 256, width)), 1), target=for_cpu(cpu))
    assert f"r0: f32[{width}] on the stack" in text
    assert "serial for i1 in 0..256" in text
    assert text.count("p0[") == 1


def test_long_sums_of_columns_move_up_a_level_now_and_then(b):
    text = loops(b, b.over("Sum", b.feed(tensor(f32, N, 4096)), 0))
    assert "r0.part" in text
    assert "r0[(i1 - (i1b * 256))] + r0.part[(i1 - (i1b * 256))]" in text


def test_what_stays_in_the_first_cache_is_not_cut_into_strips(b):
    assert "on the stack" not in loops(b, b.over("Sum", b.feed(tensor(f32, 64, 256)), 0))


def test_softmax_down_columns_computes_exponentials_once(b):
    text = loops(b, softmax(b, b.feed(tensor(f32, 500, 1024)), 0))
    assert text.count("] = decay(") == 1
    assert text.count("on the stack") == 2


def softmax_down(b, *shape):
    turn = b.ints(1, 0)
    rows = b.emit("Softmax", b.emit("Transpose", b.feed(tensor(f32, *shape)), turn))
    return b.emit("Transpose", rows, turn)


def test_what_the_second_cache_can_not_hold_is_computed_again_and_stored_once(b):
    text = loops(b, softmax_down(b, 2048, 4096), target=replace(for_cpu("znver4"), l2=1 << 20, l3=32 << 20))
    assert "r0: f32[256] on the stack" in text
    assert text.count("past the caches") == 1
    assert text.count("p1[") == 1  # nothing is read of the result
    narrow = loops(b, softmax_down(b, 2048, 4096), target=replace(for_cpu("x86-64-v3"), l2=1 << 20, l3=32 << 20))
    assert narrow.count("p1[") > 1  # half as many lanes take too long for that


def test_a_matrix_of_few_columns_is_one_strip_however_long_it_is(b):
    text = loops(b, softmax_down(b, 1 << 14, 1024))
    assert "r0: f32[1024] on the stack" in text
    assert "past the caches" not in text


def test_a_number_of_rows_that_only_the_step_knows_has_both_ways(b):
    text = loops(b, softmax_down(b, N, Dim.symbol("m")))
    assert text.count("when ") == 2
    assert text.count("past the caches") == 1


@pytest.mark.few(2)
@pytest.mark.parametrize("shape", ["n, m", "257, 130", "500, 1024"])
@pytest.mark.parametrize("far", [False, True], ids=["near", "far"])
def test_softmax_down_columns_agrees_with_numpy(shape, far, monkeypatch):
    if far:  # as if the second cache held a few rows, and the last one little more
        monkeypatch.setattr(column_strips, "near_rows", lambda target: 30)
        monkeypatch.setattr(column_strips, "MEMORY_PART", 1 << 12)
    model = f"""
        dim n in 1..
        dim m in 1..
        input x: f32[{shape}]
        entry main(x) -> y = softmax(x, axis=0)
    """
    rows, columns = (131, 1301) if shape == "n, m" else map(int, shape.split(","))
    x = np.random.default_rng(1).standard_normal((rows, columns)).astype(np.float32)
    x[3, 4], x[5, 6] = np.inf, np.nan
    with np.errstate(invalid="ignore"):
        e = np.exp(x.astype(np.float64) - x.max(0))
        expected = e / e.sum(0)
    first, second = (
        tfc.Session(tfc.parse(model), config=Config(threads=k, cache=False)).prepare("main")(x=x)["y"] for k in (1, 2)
    )
    np.testing.assert_allclose(first, expected, rtol=3e-6)
    assert first.tobytes() == second.tobytes()


def reference(x, axis):
    wide = x.astype(np.float64)
    with np.errstate(invalid="ignore"):
        return {"total": wide.sum(axis), "top": x.max(axis), "at": x.argmax(axis), "low": x.argmin(axis)}


@pytest.mark.few(4)
@pytest.mark.parametrize("symbolic", [False, True], ids=["known", "symbolic"])
@pytest.mark.parametrize(("rows", "columns"), [(1, 300), (7, 5000), (8, 4097), (9, 4095), (257, 129), (1031, 513)])
def test_strips_agree_with_numpy_at_their_edges_for_any_number_of_threads(rows, columns, symbolic):
    x = np.random.default_rng(1).standard_normal((rows, columns)).astype(np.float32)
    x[rows // 2, 5], x[rows // 2, 6], x[-1, 7], x[:, 8] = np.nan, np.inf, -np.inf, -np.inf
    shape = "n, m" if symbolic else f"{rows}, {columns}"
    model = f"""
        dim n in 1..
        dim m in 1..
        input x: f32[{shape}]
        entry main(x) -> total = sum(x, axis=0), top = max(x, axis=0), at = argmax(x, axis=0), low = argmin(x, axis=0)
    """
    first, second = (tfc.Session(tfc.parse(model), threads=k).prepare("main")(x=x) for k in (1, 2))
    for name, expected in reference(x, 0).items():
        np.testing.assert_allclose(first[name], expected, rtol=1e-5, atol=1e-4)
        assert first[name].tobytes() == second[name].tobytes()
