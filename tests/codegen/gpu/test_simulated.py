"""Kernels of GPUs on their stand-in: right whatever order threads run in, and wrong where a barrier is missing."""

from dataclasses import replace

import numpy as np
import pytest

import tfc
from tests.codegen.gpu.kernels import run_launches
from tests.ops.calls import CallGraph, assert_close
from tests.ops.records import Record, all_records
from tests.ops.test_ops import describe, name_of
from tfc.codegen.gpu.simulator import coroutine
from tfc.codegen.loop_ir.loops import (
    BLOCK,
    THREAD,
    Across,
    Barrier,
    Carry,
    Fold,
    For,
    Launch,
    LoopNest,
    Statement,
    Store,
    When,
)
from tfc.codegen.target.target import ORDERS
from tfc.codegen.tensor.expr import Axis, Load, Var, apply, cast, index
from tfc.codegen.tensor.tensor import Tensor
from tfc.ir.base.status import Status
from tfc.ir.types.types import f32

MODEL = """
dim rows in 1..
input x: f32[rows, 130]
input t: i32[rows]
soft = softmax(x)
sums = Sum(x, [0])
total = Sum(x, [0, 1])
best = ArgMax(x, 1)
down = ArgMin(x, 0)
gram = matmul(x, x, transpose_b=true)
running = Cumsum(x, 1, exclusive=true)
turned = transpose(x)
both = concat([x[:, 3:], relu(x)], axis=1)
chosen = GatherV2(x, t, 0)
added = ScatterNd(reshape(t, [rows, 1]), x, [7, 130])
slope = gradients(Sum(tanh(x) * soft, [0, 1]), x)
entry main(x, t) -> soft, sums, total, best, down, gram, running, turned, both, chosen, added, slope
"""


def test_results_are_those_of_a_processor_and_do_not_depend_on_the_order_of_threads(monkeypatch):
    graph = tfc.parse(MODEL)
    feeds = [feeds_of(rows) for rows in (1, 7, 300)]
    with tfc.Session(graph) as session:
        wanted = [session.run("main", **each) for each in feeds]
    found = []
    for order in ORDERS:
        monkeypatch.setenv("TFC_GPU_ORDER", order)
        with tfc.Session(graph, devices="gpu:sim") as session:
            found.append([session.run("main", **each) for each in feeds])
    for number, results in enumerate(wanted):
        for name, value in results.items():
            exact = value.dtype.kind in "iu" or name in ("turned", "both", "chosen")
            scale = 0 if exact else 1e-5 * max(1.0, float(np.abs(value).max()))
            first, *others = (each[number][name] for each in found)
            np.testing.assert_allclose(first, value, rtol=0, atol=scale, err_msg=name)
            for other in others:
                np.testing.assert_array_equal(other, first, err_msg=name)


def feeds_of(rows: int) -> dict[str, np.ndarray]:
    rng = np.random.default_rng(rows)
    x = rng.standard_normal((rows, 130)).astype(np.float32)
    return {"x": x, "t": rng.integers(0, min(rows, 7), rows, np.int32)}


def test_maps_have_the_same_bits_as_on_a_processor():
    text = "input x: f32[5000]\nentry main(x) -> y = exp(x), z = tanh(x) * erf(x), w = log1p(abs(x)), s = sigmoid(x)\n"
    x = np.random.default_rng(0).standard_normal(5000).astype(np.float32) * 20
    graph = tfc.parse(text)
    with tfc.Session(graph) as one, tfc.Session(graph, devices="gpu:sim") as other:
        wanted, found = one.run("main", x=x), other.run("main", x=x)
    for name in wanted:
        np.testing.assert_array_equal(found[name], wanted[name], err_msg=name)


def test_a_failed_check_names_the_first_element_as_on_a_processor():
    text = "input x: f32[9, 4]\ninput t: i32[5]\nentry main(x, t) -> y = GatherV2(x, t, 0)\n"
    feeds = {"x": np.zeros((9, 4), np.float32), "t": np.array([0, 1, 11, 12, 2], np.int32)}
    graph = tfc.parse(text)
    messages = []
    for devices in (None, "gpu:sim"):
        with tfc.Session(graph, devices=devices) as session, pytest.raises(tfc.Error) as caught:
            session.run("main", **feeds)
        messages.append((caught.value.code, caught.value.message))
    assert messages[0] == messages[1]


def test_ops_without_a_kernel_run_on_the_host():
    text = "input x: f32[3]\nv = Erfinv(x)\nentry main(x) -> y = v * 2.0\n"
    with tfc.Session(tfc.parse(text), devices="gpu:sim") as session:
        found = session.run("main", x=np.array([0, 1, -1], np.float32))
    np.testing.assert_array_equal(found["y"], [0, np.inf, -np.inf])


SPREAD = 12
"""Cases of each op, at most, from all over its record."""


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore:.*:RuntimeWarning")
@pytest.mark.parametrize("record", all_records(), ids=name_of)
def test_ops_agree_with_the_interpreter(record: Record) -> None:
    record = replace(record, cases=record.cases[:: 1 + len(record.cases) // SPREAD])
    calls = CallGraph(record)
    compiled, wanted = calls.compile_and_run("gpu:sim"), calls.interpret(precise=True)
    for case, results, expected in zip(record.cases, compiled, wanted, strict=True):
        for result, value, kind in zip(results, expected, calls.types(case), strict=True):
            assert_close(result, value, kind, record.compiled, describe(record, case), summed=record.summed)


# ---- what the stand-in finds -----------------------------------------------------------------------------------------

X, Y, S = Tensor(f32, (64,), name="x"), Tensor(f32, (64,), name="y"), Tensor(f32, (64,), name="s")


def reversal(*, barrier: bool) -> LoopNest:
    """y = x from behind, by way of shared memory."""
    body: list[Statement] = [Store(S, THREAD, Load(X, (THREAD,)))]
    body += [Barrier()] * barrier
    body.append(Store(Y, THREAD, Load(S, (index(63) - THREAD,))))
    return LoopNest((X, Y), "rw", (Launch(1, 64, tuple(body), (S,)),))


@pytest.mark.parametrize("order", ORDERS)
def test_a_barrier_lets_all_see_what_all_wrote(order):
    x, y = np.arange(64, dtype=np.float32), np.zeros(64, np.float32)
    assert run_launches(reversal(barrier=True), [x, y], order) == []
    np.testing.assert_array_equal(y, x[::-1])


def test_a_missing_barrier_shows_in_one_of_the_orders():
    x = np.arange(64, dtype=np.float32)
    right = []
    for order in ORDERS:
        y = np.zeros(64, np.float32)
        run_launches(reversal(barrier=False), [x, y], order)
        right.append(np.array_equal(y, x[::-1]))
    assert not all(right)


@pytest.mark.parametrize("order", ORDERS)
def test_threads_that_wait_for_others_that_do_not_come_are_reported(order):
    body = (When(THREAD < 10, (Barrier(),)), Store(Y, THREAD, Load(X, (THREAD,))))
    found = run_launches(LoopNest((X, Y), "rw", (Launch(2, 64, body),)), [np.zeros(64, np.float32)] * 2, order)
    assert found[0][:2] == (int(Status["INTERNAL"]), 0)
    assert sorted(element for _, _, element in found) == [0, 1]  # both blocks


def test_threads_at_different_barriers_are_reported():
    body = (When(THREAD < 10, (Barrier(),)), When(THREAD >= 10, (Barrier(),)))
    found = run_launches(LoopNest((X, Y), "rw", (Launch(1, 64, body),)), [np.zeros(64, np.float32)] * 2, "ascending")
    assert found[0][0] == int(Status["INTERNAL"])


def warp_sums(*, width: int) -> LoopNest:
    """y[i] = the sum of the x of thread i's neighbours."""
    turn = Axis("turn")
    carry = Carry(Var("a", f32), "sum", Load(X, (THREAD + turn * 0,)))
    body = (
        For(turn, index(0), index(1), (), carries=(carry,)),
        Across(Var("b", f32), Var("a", f32), "sum", width, (S,)),
        Fold(Var("c", f32), Var("b", f32), "sum"),
        Store(Y, THREAD, Var("c", f32)),
    )
    return LoopNest((X, Y), "rw", (Launch(1, 64, body, (S,)),))


@pytest.mark.few(2)
@pytest.mark.parametrize("width", [2, 32, 64])
@pytest.mark.parametrize("order", ORDERS)
def test_sums_across_threads_reach_all_of_them(order, width):
    x, y = np.arange(64, dtype=np.float32), np.zeros(64, np.float32)
    assert run_launches(warp_sums(width=width), [x, y], order) == []
    np.testing.assert_array_equal(y, np.repeat(x.reshape(-1, width).sum(1), width))


def test_blocks_are_numbered_and_shared_memory_is_each_ones_own():
    y = np.zeros(128, np.float32)
    wide = Tensor(f32, (128,), name="y")
    at = BLOCK * 64 + THREAD
    body = (
        When(BLOCK.eq(0), (Store(S, THREAD, cast(THREAD, f32)),)),
        Barrier(),
        Store(wide, at, apply("abs", Load(S, (THREAD,)))),
    )
    assert run_launches(LoopNest((wide,), "w", (Launch(2, 64, body, (S,)),)), [y], "ascending") == []
    np.testing.assert_array_equal(y[:64], np.arange(64))
    assert np.isnan(y[64:]).all()  # nobody wrote there in the second block


def test_threads_that_keep_more_than_their_frame_holds_do_not_begin(monkeypatch):
    monkeypatch.setattr(coroutine, "FRAME", 16)
    x, y = np.arange(64, dtype=np.float32), np.zeros(64, np.float32)
    found = run_launches(reversal(barrier=True), [x, y], "ascending")
    assert [each[0] for each in found] == [int(Status["INTERNAL"])]
    np.testing.assert_array_equal(y, 0)
