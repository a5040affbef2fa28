"""What the threads of a warp do together: words exchanged, votes, and what becomes of lanes that stay away."""

import numpy as np
import pytest

from tests.codegen.gpu.kernels import run_launches
from tfc.codegen.gpu.device.ptx import emit_launches
from tfc.codegen.loop_ir.loops import (
    THREAD,
    Barrier,
    For,
    Launch,
    LoopNest,
    Shuffle,
    Statement,
    Store,
    Vote,
    WarpBarrier,
    When,
)
from tfc.codegen.target.target import ORDERS, for_gpu
from tfc.codegen.tensor.expr import Axis, Load, Var, apply, cast, index
from tfc.codegen.tensor.tensor import Tensor
from tfc.ir.base.status import Status
from tfc.ir.types.types import DType, boolean, f32, f64, i8, i32, i64, u16, u32

THREADS = 64


def run_body(body: tuple[Statement, ...], x: np.ndarray, y: np.ndarray, order: str, kinds: tuple[DType, DType]) -> None:
    """`body` over tensors x and y of an element for each thread; it reports nothing, and PTX can be made of it."""
    nest = LoopNest((_x(kinds[0]), _y(kinds[1])), "rw", (Launch(1, THREADS, body),))
    assert run_launches(nest, [x, y], order) == []
    emit_launches([("k", nest)], for_gpu("sm_75"))


def _x(kind: DType) -> Tensor:
    return TENSORS.setdefault(("x", kind), Tensor(kind, (THREADS,), name="x"))


def _y(kind: DType) -> Tensor:
    return TENSORS.setdefault(("y", kind), Tensor(kind, (THREADS,), name="y"))


TENSORS: dict[tuple[str, DType], Tensor] = {}
LANES = np.arange(32)
SOURCES = {
    "bfly": LANES ^ 5,
    "up": np.where(LANES >= 5, LANES - 5, LANES),
    "down": np.where(LANES + 5 < 32, LANES + 5, LANES),
    "idx": np.full(32, 5),
}


@pytest.mark.few(3)
@pytest.mark.parametrize("mode", SOURCES)
@pytest.mark.parametrize("kind", [f32, i64, f64, i8, u16, boolean], ids=str)
def test_a_shuffle_gives_the_value_of_another_lane(mode, kind):
    var = Var("v", kind)
    body = (Shuffle(var, Load(_x(kind), (THREAD,)), mode, index(5)), Store(_y(kind), THREAD, var))
    x = np.random.default_rng(0).integers(-(2**40), 2**40, THREADS).astype(kind.storage)
    for order in ORDERS:
        y = np.zeros_like(x)
        run_body(body, x, y, order, (kind, kind))
        np.testing.assert_array_equal(y.reshape(2, 32), x.reshape(2, 32)[:, SOURCES[mode]])


@pytest.mark.parametrize("order", ORDERS)
def test_shuffles_in_a_loop_do_not_overtake_one_another(order):
    turn, v = Axis("turn"), Var("v", f32)
    y = _y(f32)
    body = (
        Store(y, THREAD, Load(_x(f32), (THREAD,))),
        For(
            turn,
            index(0),
            index(7),
            (Shuffle(v, Load(y, (THREAD,)) + cast(turn, f32), "idx", turn), Store(y, THREAD, v + Load(y, (THREAD,)))),
        ),
    )
    x, found = np.arange(THREADS, dtype=np.float32) % 11, np.zeros(THREADS, np.float32)
    wanted = x.copy().reshape(2, 32)
    for k in range(7):
        wanted += (wanted[:, k] + k)[:, None]
    run_body(body, x, found, order, (f32, f32))
    np.testing.assert_array_equal(found, wanted.reshape(-1))


@pytest.mark.parametrize("order", ORDERS)
def test_votes_hear_all_lanes(order):
    ballot, some, every = Var("b", u32), Var("s", boolean), Var("e", boolean)
    odd = Load(_x(i32), (THREAD,)) > 0
    body = (
        Vote(ballot, odd, "ballot"),
        Vote(some, odd, "any"),
        Vote(every, odd, "all"),
        Store(_y(u32), THREAD, ballot),
        When(every, (Store(_y(u32), THREAD, cast(some, u32) + 6),)),
    )
    x, y = np.zeros(THREADS, np.int32), np.zeros(THREADS, np.uint32)
    x[[1, 7, 31]] = 1
    x[32:] = 1
    run_body(body, x, y, order, (i32, u32))
    np.testing.assert_array_equal(y[:32], (1 << 1) + (1 << 7) + (1 << 31))
    np.testing.assert_array_equal(y[32:], 7)


@pytest.mark.parametrize("order", ORDERS)
def test_warps_meet_by_themselves(order):
    """Each warp goes as often through its loop as its number says; the block meets afterwards."""
    turn, v = Axis("turn"), Var("v", f32)
    x, y = _x(f32), _y(f32)
    step = (Shuffle(v, Load(x, (THREAD,)), "bfly", index(1)), Store(y, THREAD, Load(y, (THREAD,)) + v))
    body = (For(turn, index(0), apply("truncdiv", THREAD, 32) + 1, step), Barrier())
    given, found = np.arange(THREADS, dtype=np.float32), np.zeros(THREADS, np.float32)
    run_body(body, given, found, order, (f32, f32))
    np.testing.assert_array_equal(found, given[np.arange(THREADS) ^ 1] * np.repeat([1, 2], 32))


@pytest.mark.parametrize(
    "statement", [WarpBarrier(), Shuffle(Var("v", f32), Load(_x(f32), (THREAD,)), "idx", index(0))]
)
def test_lanes_that_stay_away_are_reported(statement):
    body = (When(THREAD < 10, (statement,)), Store(_y(f32), THREAD, Load(_x(f32), (THREAD,))))
    nest = LoopNest((_x(f32), _y(f32)), "rw", (Launch(2, THREADS, body),))
    for order in ORDERS:
        found = run_launches(nest, [np.zeros(THREADS, np.float32)] * 2, order)
        assert [each[0] for each in found] == [int(Status["INTERNAL"])] * 2


def test_a_warp_that_waits_for_another_is_no_warp_barrier():
    """The second warp waits with its lanes only, the first for the block: the block's barrier is missed."""
    body = (When(THREAD < 32, (Barrier(),)), When(THREAD >= 32, (WarpBarrier(),)))
    nest = LoopNest((_x(f32), _y(f32)), "rw", (Launch(1, THREADS, body),))
    assert run_launches(nest, [np.zeros(THREADS, np.float32)] * 2, "ascending")[0][0] == int(Status["INTERNAL"])
