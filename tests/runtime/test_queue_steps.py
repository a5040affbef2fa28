"""Queues, mutexes and accumulators of a session, from several threads: waiting, cancelling, timeouts, sharing."""

from __future__ import annotations

import gc
import threading
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pytest

import tfc
from tfc.runtime.session.session import Session

LONG = 30.0
PROGRAM = """
queue q = fifo(capacity=10) of (f32[2], i32[])
input rows: f32[?, 2]
input numbers: i32[?]
input n: i32[]
var w: f32[2] = [1.0, 1.0]
feed = q.enqueue_many(rows, numbers)
xs, ys = q.dequeue_many(4)
x, y = q.dequeue()
rest, _ = q.dequeue_up_to(n)
z = sum(xs * w, 1)
train = group { w += mean(xs, 0) }
size = q.size()
shut = q.close()
"""


class Thread:
    """A function in a thread of its own; `result` gives what came of it."""

    def __init__(self, action: Callable[[], Any]) -> None:
        self.value: Any = None
        self.error: tfc.Error | None = None
        self.thread = threading.Thread(target=self._run, args=(action,), daemon=True)
        self.thread.start()

    def _run(self, action: Callable[[], Any]) -> None:
        try:
            self.value = action()
        except tfc.Error as error:
            self.error = error

    @property
    def is_waiting(self) -> bool:
        self.thread.join(0.15)
        return self.thread.is_alive()

    def result(self) -> Any:
        self.thread.join(LONG)
        assert not self.thread.is_alive()
        if self.error is not None:
            raise self.error
        return self.value


def batch(first: int, count: int) -> dict[str, Any]:
    numbers = np.arange(first, first + count, dtype=np.int32)
    return {"rows": np.stack([numbers, -numbers], 1).astype(np.float32), "numbers": numbers}


def feed(session: Session, first: int, count: int) -> None:
    session.run([], batch(first, count), targets=["feed"])


@pytest.fixture
def session() -> Any:
    with tfc.Session(tfc.parse(PROGRAM)) as made:
        yield made


def test_a_step_waits_for_another_one(session: Session) -> None:
    waiting = Thread(lambda: session.run(["z", "ys"]))
    assert waiting.is_waiting
    feed(session, 0, 3)
    assert waiting.is_waiting
    assert session.run("size") == 0  # other steps go on; three elements are with the one that waits
    feed(session, 3, 2)
    z, ys = waiting.result()
    assert ys.tolist() == [0, 1, 2, 3]
    assert z.tolist() == [0, 0, 0, 0]
    assert session.run("size") == 1


def test_a_step_waits_for_room(session: Session) -> None:
    waiting = Thread(lambda: feed(session, 0, 13))
    assert waiting.is_waiting
    assert session.run("size") == 10
    assert session.run("ys").tolist() == [0, 1, 2, 3]
    waiting.result()
    assert session.run("size") == 9


def test_producers_and_consumers(session: Session) -> None:
    producers = [Thread(lambda i=i: [feed(session, 100 * i + 5 * k, 5) for k in range(16)]) for i in range(3)]
    consumers = [Thread(lambda: [session.run(["xs", "ys"]) for _ in range(20)]) for _ in range(3)]
    for producer in producers:
        producer.result()
    taken = [step for consumer in consumers for step in consumer.result()]
    for xs, ys in taken:
        np.testing.assert_array_equal(xs, np.stack([ys, -ys], 1).astype(np.float32))
    numbers = [number for _, ys in taken for number in ys.tolist()]
    assert sorted(numbers) == sorted(100 * i + k for i in range(3) for k in range(80))


def test_what_the_step_feeds_may_be_changed_after_it(session: Session) -> None:
    given = batch(0, 4)
    session.run([], given, targets=["feed"])
    for array in given.values():
        array[...] = 99
    assert session.run("ys").tolist() == [0, 1, 2, 3]


def test_closing_ends_what_waits(session: Session) -> None:
    waiting, rest = Thread(lambda: session.run("ys")), None
    assert waiting.is_waiting
    feed(session, 0, 3)
    session.run([], targets=["shut"])
    with pytest.raises(tfc.Error, match=r"FIFOQueue 'q' is closed and has insufficient elements") as caught:
        waiting.result()
    assert caught.value.code == "OUT_OF_RANGE"
    rest = session.run("rest", {"n": 9})
    assert rest[:, 0].tolist() == [0, 1, 2]
    with pytest.raises(tfc.Error, match="FIFOQueue 'q' is closed") as caught:
        feed(session, 0, 1)
    assert caught.value.code == "CANCELLED"


def test_a_session_that_closes_cancels_what_waits() -> None:
    session = tfc.Session(tfc.parse(PROGRAM))
    waiting = Thread(lambda: session.run("ys"))
    assert waiting.is_waiting
    session.close()
    with pytest.raises(tfc.Error) as caught:
        waiting.result()
    assert caught.value.code == "CANCELLED"


def test_a_cancelled_step_gives_back_what_it_had(session: Session) -> None:
    waiting = Thread(lambda: session.run("ys"))
    assert waiting.is_waiting
    feed(session, 0, 3)
    session.cancel()
    with pytest.raises(tfc.Error) as caught:
        waiting.result()
    assert caught.value.code == "CANCELLED"
    assert session.run("size") == 3
    feed(session, 3, 1)
    assert session.run("ys").tolist() == [0, 1, 2, 3]


def test_a_step_may_be_given_an_end_in_time() -> None:
    with tfc.Session(tfc.parse(PROGRAM), config=tfc.Config().with_(timeout=0.2)) as session:
        with pytest.raises(tfc.Error) as caught:
            session.run("ys")
        assert caught.value.code == "DEADLINE_EXCEEDED"
        feed(session, 0, 4)
        assert session.run("ys").tolist() == [0, 1, 2, 3]


def test_a_step_that_trains_waits_without_the_variables(session: Session) -> None:
    training = Thread(lambda: session.run([], targets=["train"]))
    assert training.is_waiting
    assert session.run("w").tolist() == [1, 1]
    feed(session, 2, 4)
    training.result()
    assert session.run("w").tolist() == [4.5, -2.5]


def test_sessions_that_share_containers_share_queues() -> None:
    text = 'queue {} = fifo(capacity=4, shared_name="s") of i32[]\nenter = {}.enqueue(7)\ny = {}.dequeue()'
    with (
        tfc.Session(tfc.parse(text.replace("{}", "a"))) as one,
        tfc.Session(tfc.parse(text.replace("{}", "b")), share=one) as other,
    ):
        waiting = Thread(lambda: other.run("y"))
        assert waiting.is_waiting
        one.run([], targets=["enter"])
        assert waiting.result() == 7


def test_steps_that_ran_before_find_the_queue_that_comes_after_a_reset(session: Session) -> None:
    for first in (0, 100, 200):
        feed(session, first, 8)
        assert session.run("ys").tolist() == [first, first + 1, first + 2, first + 3]
        session.reset()


def test_reset_cancels_what_waits_and_empties_queues(session: Session) -> None:
    feed(session, 0, 3)
    waiting = Thread(lambda: session.run("ys"))
    assert waiting.is_waiting
    session.reset()
    with pytest.raises(tfc.Error) as caught:
        waiting.result()
    assert caught.value.code == "CANCELLED"
    assert session.run("size") == 0
    feed(session, 5, 4)
    assert session.run("ys").tolist() == [5, 6, 7, 8]


def test_loops_wait_too() -> None:
    text = """
queue q = fifo(capacity=2) of f32[]
input values: f32[?]
feed = q.enqueue_many(values)
total = for i in 0..6, total = 0.0 { yield total * 10.0 + q.dequeue() }
"""
    with tfc.Session(tfc.parse(text)) as session:
        waiting = Thread(lambda: session.run("total"))
        for first in (1, 4):
            session.run([], {"values": np.arange(first, first + 3, dtype=np.float32)}, targets=["feed"])
        assert waiting.result() == 123456


def test_a_queue_may_feed_its_own_step() -> None:
    text = """
queue q = fifo(capacity=2) of f32[]
feed = q.enqueue_many([1.0, 2.0, 3.0, 4.0, 5.0])
y = q.dequeue_many(5) * 2.0
"""
    with tfc.Session(tfc.parse(text)) as session:
        for _ in range(3):
            assert session.run(["y"], targets=["feed"])[0].tolist() == [2, 4, 6, 8, 10]


# ---- mutexes, accumulators ------------------------------------------------------------------------------------------

LOCKED = """
m = mutex()
queue gate = fifo(capacity=1) of i32[]
var count: i32[] = 0
slow = with locked(m) { gate.dequeue() + 1 }
quick = with locked(m) { count += 1 }
seen = count + 0
open = gate.enqueue(5)
failing = with locked(m) { assert(count < 0); }
"""


def test_a_mutex_is_held_while_its_step_waits() -> None:
    with tfc.Session(tfc.parse(LOCKED)) as session:
        slow = Thread(lambda: session.run("slow"))
        assert slow.is_waiting
        quick = Thread(lambda: session.run([], targets=["quick"]))
        assert quick.is_waiting
        session.run([], targets=["open"])
        assert slow.result() == 6
        quick.result()
        assert session.run("seen") == 1


def test_a_step_that_fails_or_is_cancelled_leaves_no_mutex_locked() -> None:
    with tfc.Session(tfc.parse(LOCKED)) as session:
        with pytest.raises(tfc.Error):
            session.run([], targets=["failing"])
        gc.collect()
        session.run([], targets=["quick"])
        slow = Thread(lambda: session.run("slow"))
        assert slow.is_waiting
        session.cancel()
        with pytest.raises(tfc.Error):
            slow.result()
        slow.error = None
        quick = Thread(lambda: session.run([], targets=["quick"]))
        quick.result()
        assert session.run("seen") == 2


def test_workers_meet_at_an_accumulator() -> None:
    text = """
acc = ConditionalAccumulator(dtype=f32, shape=[2])
input g: f32[2]
input step: i64[]
give = AccumulatorApplyGradient(acc, step, g)
taken = AccumulatorTakeGradient(acc, 3, dtype=f32, shape=[2])
"""
    with tfc.Session(tfc.parse(text)) as session:
        chief = Thread(lambda: session.run("taken").tolist())

        def work(worker: int, steps: Sequence[int]) -> None:
            for step in steps:
                session.run([], {"g": np.full(2, worker, np.float32), "step": step}, targets=["give"])

        assert chief.is_waiting
        work(100, [-1])  # stale
        for worker in [Thread(lambda w=w: work(w, [0])) for w in (1, 2, 6)]:
            worker.result()
        assert chief.result() == [3, 3]
        work(100, [0])  # taking has begun the next step
        chief = Thread(lambda: session.run("taken").tolist())
        for worker in [Thread(lambda w=w: work(w, [1])) for w in (2, 4, 6)]:
            worker.result()
        assert chief.result() == [4, 4]


def test_queues_stand_on_devices_as_other_nodes_do() -> None:
    text = """
queue q = fifo(capacity=4) of f32[2] with device("cpu:1")
input x: f32[?, 2]
with device("cpu:0") { doubled = x * 2.0; feed = q.enqueue_many(doubled) }
b = q.dequeue_many(2)
with device("cpu:2") { y = b + 1.0 }
m = mutex()
var total: f32[] = 0.0 with device("cpu:1")
more = with locked(m) { total += 1.0 }
"""
    with tfc.Session(tfc.parse(text), devices="cpu:3") as session:
        assert session.run(["y"], {"x": np.ones((2, 2), np.float32)}, targets=["feed"])[0].tolist() == [[3, 3], [3, 3]]
        waiting = Thread(lambda: session.run("y"))
        assert waiting.is_waiting
        session.run([], {"x": np.zeros((2, 2), np.float32)}, targets=["feed"])
        assert waiting.result().tolist() == [[1, 1], [1, 1]]
        for worker in [Thread(lambda: session.run([], targets=["more"])) for _ in range(4)]:
            worker.result()
        assert session.run("total") == 4
