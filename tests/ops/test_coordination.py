"""Mutexes, barriers, accumulators and staging areas: what several steps meet at, in the interpreter.

Cases of TensorFlow's barrier_ops_test, conditional_accumulator_test, sparse_conditional_accumulator_test and
stage_op_test. MutexV2 MutexLock ConsumeMutexLock Barrier BarrierInsertMany BarrierTakeMany BarrierClose
BarrierReadySize BarrierIncompleteSize StagePeek StageSize StageClear SparseAccumulatorTakeGradient.
"""

from __future__ import annotations

from concurrent.futures import Future
from typing import Any

import numpy as np
import pytest

import tfc
from tfc.ir.base import deferred
from tfc.ir.interpret.interpret import Interpreter
from tfc.ir.queues.barrier import FIRST_INDEX, Barrier
from tfc.ir.queues.mutex import Mutex
from tfc.ir.types.types import f32


def interpreter(text: str) -> Interpreter:
    return Interpreter(tfc.parse(text))


def error(run: Interpreter, fetches: Any = (), targets: Any = (), **feeds: Any) -> tfc.Error:
    with pytest.raises(tfc.Error) as caught:
        run.run(feeds, fetches, targets)
    return caught.value


def lists(run: Interpreter, *fetches: str, **feeds: Any) -> list[Any]:
    return [value.tolist() for value in run.run(feeds, fetches)]


# ---- mutexes ------------------------------------------------------------------------------------------------------


def test_locks_come_one_after_the_other() -> None:
    mutex = Mutex()
    first, second, third = mutex.acquire(), mutex.acquire(), mutex.acquire()
    assert isinstance(second, Future)
    assert not second.done()
    first[()].release()
    assert second.done()
    assert not third.done()
    first[()].release()  # for the second time: nothing
    assert not third.done()
    second.result()[()].release()
    assert third.done()


def test_a_lock_whose_last_copy_dies_is_released() -> None:
    mutex = Mutex()
    first, second = mutex.acquire(), mutex.acquire()
    copies = [first, first.copy()]
    del first
    copies.pop()
    deferred.settle()
    assert not second.done()
    copies.pop()
    deferred.settle()
    assert second.done()


def test_a_lock_may_die_while_its_thread_works_on_the_mutex() -> None:
    mutex = Mutex()
    first, second = mutex.acquire(), mutex.acquire()
    with mutex.lock:
        del first
        assert not second.done()
    deferred.settle()
    assert second.done()


def test_waiting_for_a_lock_can_be_withdrawn() -> None:
    mutex = Mutex()
    first, second, third = mutex.acquire(), mutex.acquire(), mutex.acquire()
    assert second.cancel()
    first[()].release()
    assert third.done()


LOCKED = """
m = MutexV2()
var total: i32[] = 0
first = MutexLock(m)
with after(first) { one = AssignAdd(total, 1) }
with after(one) { end_one = ConsumeMutexLock(first) }
second = MutexLock(m)
with after(second) { two = AssignAdd(total, 10) }
with after(two) { end_two = ConsumeMutexLock(second) }
"""


def test_steps_take_turns() -> None:
    run = interpreter(LOCKED)
    run.initialize()
    run.run({}, [], ["end_one", "end_two"])
    assert lists(run, "total") == [11]
    run.run({}, [], ["one"])  # nobody consumes the lock
    run.run({}, [], ["end_two"])
    assert lists(run, "total") == [22]


def test_a_step_can_lock_itself_out() -> None:
    run = interpreter(LOCKED + "with after(one) { inner = MutexLock(m) }\nwith after(inner) { y = Neg(total) }")
    run.initialize()
    assert "waits forever: for MutexLock" in error(run, ["y"]).message
    run.run({}, [], ["end_one"])


# ---- mutexes in the language and in Python ------------------------------------------------------------------------


def test_sections_of_one_mutex_exclude_each_other() -> None:
    run = interpreter("""
m = mutex()
queue log = fifo() of i32[]
a = with locked(m) { log.enqueue(1); log.enqueue(1); }
b = with locked(m) { log.enqueue(2); log.enqueue(2); }
out = log.dequeue_many(4)
""")
    run.run({}, [], ["a", "b"])
    assert lists(run, "out")[0] in ([1, 1, 2, 2], [2, 2, 1, 1])


def test_the_value_of_a_section_comes_once_it_is_over() -> None:
    graph = tfc.parse("m = mutex()\ninput x: f32[]\ny = with locked(m) { x * 2.0 }\nz = with locked(m) { y + 1.0 }")
    run = Interpreter(graph)
    assert run.run({"x": 3}, ["z"])[0] == 7
    assert sum(node.op == "ConsumeMutexLock" for node in graph.nodes) == 2


def test_python_has_sections_too() -> None:
    with tfc.graph() as g:
        m = tfc.mutex()
        total = tfc.variable("total", "i32[]", 0)
        with tfc.locked(m) as first:
            tfc.op("AssignAdd", total, 1)
        with tfc.locked(m) as second:
            tfc.op("AssignAdd", total, 10)
        with pytest.raises(tfc.Error, match="is not over yet"), tfc.locked(m) as open_one:
            _ = open_one.done
    run = Interpreter(g.build())
    run.initialize()
    run.run({}, [], [first.done.node, second.done.node])
    assert lists(run, "total") == [11]


# ---- barriers -----------------------------------------------------------------------------------------------------

BARRIER = """
b = Barrier(component_types=[f32, f32], shapes=[[], [2]])
input k: string[?]
input v: f32[?]
input w: f32[?, 2]
input n: i32[]
insert_v = BarrierInsertMany(b, k, v, component_index=0)
insert_w = BarrierInsertMany(b, k, w, component_index=1)
indices, keys, a, c = BarrierTakeMany(b, n, component_types=[f32, f32], shapes=[[], [2]])
i2, some, a2, c2 = BarrierTakeMany(b, n, component_types=[f32, f32], shapes=[[], [2]], allow_small_batch=true)
ready = BarrierReadySize(b)
missing = BarrierIncompleteSize(b)
shut = BarrierClose(b)
cancel = BarrierClose(b, cancel_pending_enqueues=true)
"""


def keys(*names: str) -> Any:
    return np.array(names, object)


def test_tuples_are_complete_in_the_order_their_keys_came() -> None:
    run = interpreter(BARRIER)
    run.run({"k": keys("x", "y", "z"), "v": [1, 2, 3]}, [], ["insert_v"])
    assert lists(run, "ready", "missing") == [0, 3]
    run.run({"k": keys("z", "x"), "w": [[3, 30], [1, 10]]}, [], ["insert_w"])
    assert lists(run, "ready", "missing") == [2, 1]
    assert lists(run, "a", "c", n=2) == [[3, 1], [[3, 30], [1, 10]]]  # of one insert: as they became complete
    run.run({"k": keys("late"), "w": [[5, 50]]}, [], ["insert_w"])
    run.run({"k": keys("late"), "v": [5]}, [], ["insert_v"])
    run.run({"k": keys("y"), "w": [[2, 20]]}, [], ["insert_w"])
    assert lists(run, "indices", "keys", "a", n=1) == [[FIRST_INDEX], ["y"], [2]]


def test_one_component_comes_once() -> None:
    run = interpreter(BARRIER)
    run.run({"k": keys("x"), "v": [1]}, [], ["insert_v"])
    assert "Key x already has a value for component 0" in error(run, [], ["insert_v"], k=keys("x"), v=[1]).message


def test_closed_barriers_complete_what_they_have() -> None:
    run = interpreter(BARRIER)
    run.run({"k": keys("x", "y"), "v": [1, 2]}, [], ["insert_v"])
    run.run({"k": keys("x"), "w": [[1, 10]]}, [], ["insert_w"])
    run.run({}, [], ["shut"])
    late = error(run, [], ["insert_v"], k=keys("new"), v=[1])
    assert late.code == "CANCELLED"
    assert "attempted to insert a brand new key: new" in late.message
    short = error(run, ["keys"], n=3)
    assert short.code == "OUT_OF_RANGE"
    assert "is closed and has insufficient elements (requested 3, total size 2)" in short.message
    run.run({"k": keys("y"), "w": [[2, 20]]}, [], ["insert_w"])
    assert lists(run, "some", n=5) == [["x", "y"]]
    assert error(run, ["some"], n=5).code == "OUT_OF_RANGE"
    assert "is already closed" in error(run, [], ["shut"]).message
    run.run({}, [], ["cancel"])
    assert "is already closed" in error(run, [], ["cancel"]).message


def test_cancelling_drops_what_is_incomplete() -> None:
    run = interpreter(BARRIER)
    run.run({"k": keys("x"), "v": [1]}, [], ["insert_v"])
    run.run({}, [], ["cancel"])
    assert lists(run, "missing") == [0]
    assert error(run, [], ["insert_w"], k=keys("x"), w=[[1, 2]]).code == "CANCELLED"


def test_taking_waits_for_inserts() -> None:
    barrier = Barrier((f32,), ((),), "b")
    waiting = barrier.take_many(2)
    barrier.insert_many(keys("x"), np.ones(1, np.float32), 0)
    assert not waiting.done()
    barrier.insert_many(keys("y"), np.ones(1, np.float32), 0)
    assert waiting.result(0)[1].tolist() == ["x", "y"]
    closing = barrier.take_many(1)
    barrier.close()
    assert closing.exception(0).code == "OUT_OF_RANGE"


# ---- accumulators -------------------------------------------------------------------------------------------------

ACCUMULATOR = """
acc = ConditionalAccumulator(dtype=f32, shape=[2], reduction_type="REDUCTION")
input g: f32[2]
input step: i64[]
input n: i32[]
apply = AccumulatorApplyGradient(acc, step, g)
taken = AccumulatorTakeGradient(acc, n, dtype=f32, shape=[2])
count = AccumulatorNumAccumulated(acc)
set_step = AccumulatorSetGlobalStep(acc, step)
"""


@pytest.mark.parametrize(("reduction", "result"), [("MEAN", [2, 3]), ("SUM", [6, 9])])
def test_gradients_are_reduced(reduction: str, result: list[float]) -> None:
    run = interpreter(ACCUMULATOR.replace("REDUCTION", reduction))
    for g in ([1, 2], [2, 3], [3, 4]):
        run.run({"g": g, "step": 0}, [], ["apply"])
    assert lists(run, "count") == [3]
    assert lists(run, "taken", n=3) == [result]
    assert lists(run, "count") == [0]


def test_stale_gradients_are_dropped() -> None:
    run = interpreter(ACCUMULATOR.replace("REDUCTION", "MEAN"))
    run.run({"step": 3}, [], ["set_step"])
    for step, g in ((2, 100), (3, 1), (4, 3)):
        run.run({"g": [g, g], "step": step}, [], ["apply"])
    assert lists(run, "taken", n=2) == [[2, 2]]
    run.run({"g": [1, 1], "step": 3}, [], ["apply"])  # taking has begun step 4
    assert lists(run, "count") == [0]


def test_taking_waits_for_gradients() -> None:
    run = interpreter(ACCUMULATOR.replace("REDUCTION", "MEAN"))
    assert "waits forever: for AccumulatorTakeGradient" in error(run, ["taken"], n=1).message
    assert run.run({"g": [1, 2], "step": 0, "n": 1}, ["taken"], ["apply"])[0].tolist() == [1, 2]
    assert "num_required must be positive, but was 0" in error(run, ["taken"], n=0).message


def test_rows_are_averaged_by_how_often_they_came() -> None:
    run = interpreter("""
acc = SparseConditionalAccumulator(dtype=f32, shape=[5, 2])
input i: i64[?]
input v: f32[?, 2]
apply = SparseAccumulatorApplyGradient(acc, constant(0, "i64"), i, v, constant([5, 2], "i64"), has_known_shape=true)
indices, values, shape = SparseAccumulatorTakeGradient(acc, 2, dtype=f32)
""")
    run.run({"i": [3, 1], "v": [[3, 3], [1, 1]]}, [], ["apply"])
    run.run({"i": [3], "v": [[5, 7]]}, [], ["apply"])
    assert lists(run, "indices", "values", "shape") == [[1, 3], [[1, 1], [4, 5]], [5, 2]]


ROWS = """
acc = SparseConditionalAccumulator(dtype=f32, shape=[SHAPE])
input step: i64[]
input i: i64[?]
input v: f32[?, ?]
input shape: i64[?]
apply = SparseAccumulatorApplyGradient(acc, step, i, v, shape, has_known_shape=true)
indices, values, whole = SparseAccumulatorTakeGradient(acc, 1, dtype=f32)
set_step = AccumulatorSetGlobalStep(acc, step)
"""


def rows(shape: str = "4, 2") -> Interpreter:
    return interpreter(ROWS.replace("SHAPE", shape))


@pytest.mark.parametrize(
    ("i", "v", "shape", "message"),
    [
        ([0, 1], [[1, 1]], [4, 2], "Expected 2 non-empty input values, got 1"),
        ([0], [[1, 1]], [4], "Shape mismatch: expected shape rank at least 2, got 1"),
        ([0], [[1, 1]], [5, 2], "Shape mismatch: expected shape dim 0 to be 4, got 5"),
        ([0, 4], [[1, 1], [2, 2]], [4, 2],
         "Shape mismatch: index of slice 1 exceeded limits of shape; index is 4 exceeded 4"),
        ([-1], [[1, 1]], [4, 2], "Shape mismatch: index of slice 0 is negative; index is -1"),
        ([0], [[1, 1, 1]], [4, 2], "Shape mismatch: expected values dim 1 to be 2, got 3"),
    ],
)  # fmt: skip
def test_rows_that_do_not_fit(i: list[int], v: list[list[int]], shape: list[int], message: str) -> None:
    """The texts, but that of the negative index, are TensorFlow 2.21's."""
    assert message in error(rows(), [], ["apply"], step=0, i=i, v=v, shape=shape).message


def test_stale_gradients_are_dropped_before_they_are_looked_at() -> None:
    run = rows()
    run.run({"step": 3}, [], ["set_step"])
    run.run({"step": 2, "i": [9], "v": [[1, 1, 1]], "shape": [7]}, [], ["apply"])
    dense = interpreter(ACCUMULATOR.replace("REDUCTION", "MEAN").replace("input g: f32[2]", "input g: f32[?]"))
    dense.run({"step": 3}, [], ["set_step"])
    dense.run({"g": [1, 2, 3], "step": 2}, [], ["apply"])
    assert "Shape mismatch: expected [2], got [3]" in error(dense, [], ["apply"], g=[1, 2, 3], step=3).message


def test_gradients_may_have_no_rows_and_the_whole_takes_its_first_size_from_the_declaration() -> None:
    run = rows("None, None")
    run.run({"step": 0, "i": [], "v": np.zeros((0, 2), "f4"), "shape": [4, 2]}, [], ["apply"])
    assert lists(run, "indices", "values", "whole") == [[], [], [-1, 2]]
    run.run({"step": 1, "i": [2], "v": [[1, 2, 3]], "shape": [4, 3]}, [], ["apply"])
    assert lists(run, "indices", "values", "whole") == [[2], [[1, 2, 3]], [-1, 3]]


# ---- staging ------------------------------------------------------------------------------------------------------

STAGING = """
input x: f32[2]
input i: i32[]
put = Stage(x, constant(7, "i32"), capacity=2, dtypes=[f32, i32], shared_name="s")
a, b = Unstage(dtypes=[f32, i32], shapes=[[2], []], shared_name="s")
wrong, _ = Unstage(dtypes=[i32, i32], shared_name="s")
c, d = StagePeek(i, dtypes=[f32, i32], shared_name="s")
size = StageSize(shared_name="s")
clear = StageClear(shared_name="s")
"""


def test_what_is_staged_comes_out_in_order() -> None:
    run = interpreter(STAGING)
    run.run({"x": [1, 2]}, [], ["put"])
    run.run({"x": [3, 4]}, [], ["put"])
    assert "waits forever: for Stage 'put'" in error(run, [], ["put"], x=[5, 6]).message
    assert lists(run, "c", "size", i=1) == [[3, 4], 2]
    assert lists(run, "a", "b") == [[1, 2], 7]
    assert "was staged as float32, not i32" in error(run, ["wrong"]).message
    run.run({"x": [5, 6]}, [], ["put"])
    run.run({}, [], ["clear"])
    assert lists(run, "size") == [0]
    assert "waits forever: for Unstage" in error(run, ["a"]).message
    assert run.run({"x": [8, 9]}, ["a"], ["put"])[0].tolist() == [8, 9]


def test_a_staging_area_may_have_a_memory_limit() -> None:
    run = interpreter("put = Stage([1.0, 2.0], memory_limit=7)\n")
    found = error(run, [], ["put"])
    assert found.code == "RESOURCE_EXHAUSTED"
    assert "combined size of '8' bytes into Staging Area with a memory limit of '7'" in found.message
