"""Scatters: the results of a walk through all updates in order, by threads that sort them first."""

import ml_dtypes
import numpy as np
import pytest

import tfc
from tests.codegen.gpu.kernels import scheduled
from tests.codegen.gpu.test_rows import assert_bits_in_ptx, run_in_all_orders
from tfc.codegen.gpu.schedule import scatters

SUM = """
input x: f32[{updates}, {columns}]
input t: i32[{updates}]
s = ScatterNd(reshape(t, [{updates}, 1]), x, [{rows}, {columns}])
entry main(x, t) -> s, u = UnsortedSegmentSum(x, t, {rows})
"""


def feeds_of(updates: int, columns: int, rows: int) -> dict[str, np.ndarray]:
    rng = np.random.default_rng(updates)
    x = rng.standard_normal((updates, columns)).astype(np.float32)
    x = x if updates <= scatters.PIECE else np.rint(x * 9)  # sums of pieces are exact, too
    return {"x": x, "t": np.minimum(rng.geometric(3 / rows, updates) - 1, rows - 1).astype(np.int32)}


@pytest.mark.few(1)
@pytest.mark.parametrize(("updates", "columns", "rows"), [(97, 5, 11), (521, 2, 3), (60, 33, 1000)])
def test_updates_are_added_in_order(updates, columns, rows, monkeypatch):
    text = SUM.format(updates=updates, columns=columns, rows=rows)
    feeds = feeds_of(updates, columns, rows)
    found = run_in_all_orders(text, feeds, monkeypatch)
    wanted = np.zeros((rows, columns), np.float32)
    np.add.at(wanted, feeds["t"], feeds["x"])
    np.testing.assert_array_equal(found["s"], wanted)
    if rows < 100:
        assert_bits_in_ptx(text, feeds, found)


@pytest.mark.slow
@pytest.mark.parametrize(("updates", "rows"), [(5003, 37), (4200, 300)])
def test_many_updates_are_sorted_digit_by_digit(updates, rows, monkeypatch):
    text = SUM.format(updates=updates, columns=2, rows=rows)
    feeds = feeds_of(updates, 2, rows)
    found = run_in_all_orders(text, feeds, monkeypatch)
    wanted = np.zeros((rows, 2), np.float32)
    np.add.at(wanted, feeds["t"], feeds["x"])
    np.testing.assert_array_equal(found["s"], wanted)


def test_sorting_by_digits_in_ptx(lower_limits):
    lower_limits({"network": 64})
    text = SUM.format(updates=71, columns=2, rows=300)
    feeds = feeds_of(71, 2, 300)
    wanted = np.zeros((300, 2), np.float32)
    np.add.at(wanted, feeds["t"], feeds["x"])
    assert_bits_in_ptx(text, feeds, {"s": wanted, "u": wanted})


OPEN = """
dim n in 0..
dim c in 0..
input x: f32[{updates}, c]
input t: i32[{updates}]
input z: f32[n, c]
entry main(x, t, z) -> s = UnsortedSegmentSum(x, t, shape(z)[0])
"""


@pytest.mark.few(1)
@pytest.mark.parametrize(("updates", "columns", "rows"), [(71, 3, 9), (300, 2, 5), (40, 0, 3), (40, 3, 0)])
def test_updates_of_a_place_whose_size_is_a_symbol_are_sorted(updates, columns, rows, lower_limits, monkeypatch):
    lower_limits({"network": 64})
    text = OPEN.format(updates=updates)
    feeds = {**feeds_of(updates, columns, rows or 5), "z": np.zeros((rows, columns), np.float32)}
    if not rows:
        feeds["t"] = np.full_like(feeds["t"], -1)
    assert len(scheduled(text).body) > 2
    found = run_in_all_orders(text, feeds, monkeypatch)
    wanted = np.zeros((rows, columns), np.float32)
    if rows:
        np.add.at(wanted, feeds["t"], feeds["x"])
    np.testing.assert_array_equal(found["s"], wanted)
    if updates == 71:
        assert_bits_in_ptx(text, feeds, found)


def test_updates_that_lie_outside_are_left_out(monkeypatch):
    text = "input x: f32[50]\ninput t: i32[50]\nentry main(x, t) -> s = UnsortedSegmentSum(x, t, 7)\n"
    x, t = np.arange(50, dtype=np.float32), np.arange(50, dtype=np.int32) % 8 - 1
    found = run_in_all_orders(text, {"x": x, "t": t}, monkeypatch)
    np.testing.assert_array_equal(found["s"], [x[t == k].sum() for k in range(7)])


def test_the_last_of_updates_that_replace_stays(monkeypatch):
    text = """
    var v: f32[9, 3] = zeros([9, 3])
    input x: f32[64, 3]
    input t: i32[64]
    entry main(x, t) -> y = ScatterUpdate(v, t, x)
    """
    x, t = np.arange(192, dtype=np.float32).reshape(64, 3), (np.arange(64, dtype=np.int32) * 7) % 8
    found = run_in_all_orders(text, {"x": x, "t": t}, monkeypatch)
    wanted = np.zeros((9, 3), np.float32)
    for k in range(64):
        wanted[t[k]] = x[k]
    np.testing.assert_array_equal(found["y"], wanted)


def test_narrow_sums_are_rounded_at_every_step(monkeypatch):
    text = "input x: bf16[90]\ninput t: i32[90]\nentry main(x, t) -> s = UnsortedSegmentSum(x, t, 3)\n"
    x = np.random.default_rng(0).standard_normal(90).astype(ml_dtypes.bfloat16)
    t = np.arange(90, dtype=np.int32) % 3
    found = run_in_all_orders(text, {"x": x, "t": t}, monkeypatch)
    wanted = np.zeros(3, ml_dtypes.bfloat16)
    for value, place in zip(x, t, strict=True):
        wanted[place] += value
    np.testing.assert_array_equal(found["s"], wanted)


def test_an_index_out_of_range_is_reported_as_on_a_processor():
    text = "input x: f32[40, 2]\ninput t: i32[40, 1]\nentry main(x, t) -> s = ScatterNd(t, x, [7, 2])\n"
    t = np.zeros((40, 1), np.int32)
    t[33:] = 9
    messages = []
    for devices in (None, "gpu:sim"):
        with tfc.Session(tfc.parse(text), devices=devices) as session, pytest.raises(tfc.Error) as caught:
            session.run("main", x=np.zeros((40, 2), np.float32), t=t)
        messages.append((caught.value.code, caught.value.message))
    assert messages[0] == messages[1]
