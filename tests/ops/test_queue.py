"""The ops on queues: sharing, what a dequeue says of its elements, and steps that wait, in the interpreter.

What queues do is tested in ir/queues/. Here every op has its turn: FIFOQueueV2 PaddingFIFOQueueV2 RandomShuffleQueueV2
PriorityQueueV2 QueueEnqueueV2 QueueEnqueueManyV2 QueueDequeueV2 QueueDequeueManyV2 QueueDequeueUpToV2 QueueCloseV2
QueueIsClosedV2 QueueSizeV2.
"""

from __future__ import annotations

import threading
from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

import tfc
from tfc.ir.interpret.interpret import Interpreter
from tfc.ir.text.parse import parse_graph
from tfc.ir.text.print import print_graph

QUEUE = "queue q = fifo(capacity=3) of f32[]\ninput x: f32[]\ninput n: i32[]\n"


def graph_of(text: str) -> tfc.Graph:
    return tfc.parse(text)


def interpreter(text: str, **more: Any) -> Interpreter:
    return Interpreter(graph_of(text), **more)


def error(run: Interpreter, fetches: Sequence[str] = (), targets: Sequence[str] = (), **feeds: Any) -> tfc.Error:
    with pytest.raises(tfc.Error) as caught:
        run.run(feeds, fetches, targets)
    return caught.value


EVERY_OP = """
queue a = fifo(capacity=10) of (f32[2], i32[])
queue b = shuffle(capacity=10, min_after_dequeue=1, seed=7) of f32[]
queue c = padding(capacity=10) of f32[?]
queue d = priority(capacity=10) of string[]
input rows: f32[?, 2]
input numbers: i32[?]
input n: i32[]
feed = a.enqueue_many(rows, numbers)
one = a.enqueue([1.0, 2.0], 3)
batch_rows, batch_numbers = a.dequeue_many(n)
row, number = a.dequeue()
rest_rows, rest_numbers = a.dequeue_up_to(5)
size = a.size()
shut = a.close()
is_shut = a.is_closed()
b_feed = b.enqueue_many([1.0, 2.0, 3.0])
b_two = b.dequeue_many(2)
c_feed = c.enqueue(rows[0])
c_one = c.dequeue()
d_feed = d.enqueue(5, "five")
d_priority, d_text = d.dequeue()
"""


def test_every_op_prints_and_reads_back() -> None:
    text = print_graph(graph_of(EVERY_OP))
    assert print_graph(parse_graph(text)) == text
    for name in "FIFOQueueV2 PaddingFIFOQueueV2 RandomShuffleQueueV2 PriorityQueueV2 QueueIsClosedV2".split():
        assert f"{name}(" in text


def test_every_op_runs() -> None:
    run = interpreter(EVERY_OP)
    rows, numbers = np.arange(6, dtype=np.float32).reshape(3, 2), np.array([7, 8, 9], np.int32)
    run.run({"rows": rows, "numbers": numbers}, [], ["feed"])
    run.run({}, [], ["one"])
    got = run.run({"n": 2}, ["batch_rows", "batch_numbers"])
    np.testing.assert_array_equal(got[0], rows[:2])
    assert got[1].tolist() == [7, 8]
    assert [x.tolist() for x in run.run({}, ["row", "number"])] == [[4, 5], 9]
    run.run({}, [], ["shut"])
    assert [x.tolist() for x in run.run({}, ["size", "is_shut"])] == [1, True]
    assert [x.tolist() for x in run.run({}, ["rest_rows", "rest_numbers"])] == [[[1, 2]], [3]]
    run.run({}, [], ["b_feed"])
    assert len(set(run.run({}, ["b_two"])[0].tolist())) == 2
    run.run({"rows": rows}, [], ["c_feed"])
    assert run.run({}, ["c_one"])[0].tolist() == [0, 1]
    assert [x.tolist() for x in run.run({}, ["d_priority", "d_text"], ["d_feed"])] == [5, "five"]


def test_a_dequeue_waits_for_an_enqueue_of_its_own_step() -> None:
    run = interpreter(QUEUE + "enter = q.enqueue(x)\ny = q.dequeue() * 2.0\n")
    assert run.run({"x": 3}, ["y"], ["enter"])[0] == 6
    run = interpreter(QUEUE + "y = q.dequeue_many(5)\nenter = q.enqueue_many([1.0, 2.0, 3.0, 4.0, 5.0])")
    assert run.run({}, ["y"], ["enter"])[0].tolist() == [1, 2, 3, 4, 5]


def test_a_step_that_waits_for_nobody_is_told_where() -> None:
    run = interpreter(QUEUE + "y = q.dequeue()\nenter = q.enqueue(x)")
    found = error(run, ["y"])
    assert "the step waits forever: for QueueDequeueV2" in found.message
    assert found.loc is not None
    assert found.loc.line == 4
    run.run({"x": 1}, [], ["enter"])
    assert run.run({}, ["y"])[0] == 1  # the failed step has withdrawn


def test_another_thread_may_help_a_patient_step() -> None:
    run = interpreter(QUEUE + "y = q.dequeue()\nenter = q.enqueue(x)", patience=20)
    thread = threading.Timer(0.05, lambda: run.run({"x": 4}, [], ["enter"]))
    thread.start()
    assert run.run({}, ["y"])[0] == 4
    thread.join()


def test_loops_may_wait() -> None:
    run = interpreter(QUEUE + "s = for i in 0..4, s = 0.0 { yield s + q.dequeue() }\nenter = q.enqueue_many([1., 2.])")
    run.run({}, [], ["enter"])
    with pytest.raises(tfc.Error, match="waits forever"):
        run.run({}, ["s"])


def test_errors_name_the_node_and_keep_their_code() -> None:
    run = interpreter(QUEUE + "y = q.dequeue()\nenter = q.enqueue(x)\nshut = q.close()")
    run.run({}, [], ["shut"])
    found = error(run, ["y"])
    assert (found.code, found.loc and found.loc.line) == ("OUT_OF_RANGE", 4)
    assert found.message == "FIFOQueue 'q' is closed and has insufficient elements (requested 1, current size 0)"
    assert error(run, targets=["enter"], x=1).code == "CANCELLED"
    assert error(run, targets=["shut"]).message == "Queue 'q' is already closed."


SHARED = "queue a = {} of {}\nqueue b = {} of {}\nenter = a.enqueue({})\ny = b.size() with after(enter)\n"


def shared(first: str, second: str, one: str = "f32[]", other: str = "f32[]", value: str = "1.0") -> Interpreter:
    return interpreter(SHARED.format(first, one, second, other, value))


def test_queues_of_one_shared_name_are_one() -> None:
    same = 'fifo(capacity=3, shared_name="s")'
    assert shared(same, same).run({}, ["y"])[0] == 1
    assert shared(same, 'fifo(capacity=4, shared_name="t")').run({}, ["y"])[0] == 0


@pytest.mark.parametrize(
    ("first", "second", "one", "other", "problem"),
    [
        ("fifo(3", "fifo(4", "f32[]", "f32[]", "Shared queue 's' has capacity 3 but requested capacity was 4"),
        ("fifo(3", "padding(3", "f32[]", "f32[]", "Expected FIFOQueue, found PaddingFIFOQueueV2"),
        (
            "fifo(3", "fifo(3", "f32[]", "i32[]",
            "Shared queue 's' has component types float but requested component types were int32",
        ),
        (
            "fifo(3", "fifo(3", "f32[]", "f32[2]",
            "Shared queue 's' has component shapes [[]] but requested component shapes were [[2]]",
        ),
        (
            "shuffle(3, 1", "shuffle(3, 2", "f32[]", "f32[]",
            "Shared queue 's' has min_after_dequeue 1 but requested min_after_dequeue was 2.",
        ),
        (
            "shuffle(3, 1, 5, 6", "shuffle(3, 1, 5, 7", "f32[]", "f32[]",
            "Shared queue 's' has random seeds (5, 6) but requested seeds are (5, 7).",
        ),
    ],
)  # fmt: skip
def test_shared_queues_must_agree(first: str, second: str, one: str, other: str, problem: str) -> None:
    run = shared(f'{first}, shared_name="s")', f'{second}, shared_name="s")', one, other)
    run.run({}, [], ["enter"])
    assert problem in error(run, ["y"]).message


def test_what_a_dequeue_says_of_its_elements_must_be_true() -> None:
    text = QUEUE + "y = QueueDequeueV2(q_handle, component_types=[{}], shapes=[{}])\n"
    text = "q_handle = FIFOQueueV2(component_types=[f32], shapes=[[2]])\n" + text
    assert error(interpreter(text.format("i32", "[2]")), ["y"]).message.endswith("are of (f32), not (i32)")
    assert "has shape [2], not [3]" in error(interpreter(text.format("f32", "[3]")), ["y"]).message
    filled = interpreter(text.format("f32", "[None]") + "e = QueueEnqueueV2(q_handle, [1.0, 2.0])")
    assert filled.run({}, ["y"], ["e"])[0].tolist() == [1, 2]


def test_types_are_known_while_building() -> None:
    graph = graph_of(QUEUE + "a = q.dequeue_many(4)\nb = q.dequeue_up_to(4)\nc = q.dequeue_many(n)\nd = q.dequeue()")
    assert [str(graph.type_of(tfc.Value(name))) for name in "abcd"] == ["f32[4]", "f32[?]", "f32[?]", "f32[]"]


def test_timeouts_are_refused_as_tensorflow_does() -> None:
    with pytest.raises(tfc.Error, match="Timeout not supported yet"):
        graph_of("h = FIFOQueueV2(component_types=[f32])\ny = QueueDequeueV2(h, component_types=[f32], timeout_ms=5)")


def test_python_has_the_same_methods() -> None:
    with tfc.graph() as g:
        q = tfc.queue("q", "fifo", ["f32[2]", "i32[]"], capacity=10)
        q.enqueue_many(np.ones((3, 2), np.float32), [1, 2, 3], name="feed")
        q.enqueue([5.0, 6.0], 4, name="one")
        rows, numbers = q.dequeue_many(2)
        tfc.op("Identity", rows, name="rows")
        tfc.op("Identity", numbers, name="numbers")
        q.size(name="size")
        q.close(name="shut")
        q.is_closed(name="is_shut")
        q.dequeue_up_to(9, name="rest")
        q.dequeue(name="next")
    run = Interpreter(g.build())
    run.run({}, [], ["feed"])
    assert run.run({}, ["numbers", "size"], ["one"])[0].tolist() == [1, 2]
    run.run({}, [], ["shut"])
    assert run.run({}, ["is_shut"])[0]
    assert run.run({}, ["size"])[0] == 2
    with pytest.raises(tfc.Error, match="component 0 of `q`"), tfc.graph():
        tfc.queue("q", "fifo", ["f32[2]"]).enqueue([1.0, 2.0, 3.0])
    with pytest.raises(tfc.Error, match="no kind of queue 'lifo'"), tfc.graph():
        tfc.queue("q", "lifo", ["f32[2]"])


LOOPS = """
queue q = fifo(capacity=2) of f32[]
input p: bool[]
total = for i in 0..6, total = 0.0 { yield total * 10.0 + q.dequeue() }
feed = for i in 0..6, n = 0 { q.enqueue(cast(i + 1, f32)); yield n + 1 }
branch = if p { q.dequeue() } else { 0.0 }
nested = for i in 0..2, s = 0.0 { yield s + (if p { q.dequeue() + q.dequeue() } else { 0.0 }) }
"""


def test_bodies_wait_for_the_rest_of_the_step() -> None:
    run = interpreter(LOOPS)
    assert run.run({}, ["total"], ["feed"])[0] == 123456
    assert run.run({"p": True}, ["branch", "nested"], ["feed"])[0] + 0 > 0
    assert run.run({"p": False}, ["branch", "nested"]) == [0, 0]


def test_a_body_that_waits_for_nobody_is_told_where() -> None:
    run = interpreter(LOOPS)
    found = error(run, ["nested"], p=True)
    assert "the step waits forever: for QueueDequeueV2" in found.message
    assert run.run({}, ["total"], ["feed"])[0] == 123456  # nothing of the failed step is left
