"""QueueRunner nodes and what sessions make of them: they fill queues while steps run, end with their input, as often as
CountEpochs says, tell of their errors and leave no thread."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

import tfc
from tfc.ir.base.config import Config
from tfc.ir.base.errors import Error
from tfc.runtime.session.coordinator import Coordinator


@pytest.fixture(autouse=True)
def _no_thread_is_left() -> Iterator[None]:
    before = set(threading.enumerate())
    yield
    left = [thread for thread in threading.enumerate() if thread not in before]
    assert [thread.name for thread in left if not isinstance(thread, threading.Timer)] == []


LINES = """
queue names = fifo(capacity=10) of string[]
fill = names.enqueue_many({names}) with after(CountEpochs(limit={epochs}))
names.runner(fill)
key, line = ReaderReadV2(TextLineReaderV2(), names)
queue numbers = fifo(capacity=4) of f32[]
put = numbers.enqueue(StringToNumber(line))
numbers.runner(put, threads={threads})
var total: f32[] = 0.0
number = numbers.dequeue()
add = group {{ total += number }}
entry step() -> number after add
"""


def session_on(folder: Path, texts: list[str], epochs: int = 1, threads: int = 1) -> tfc.Session:
    names = []
    for k, text in enumerate(texts):
        (folder / f"{k}.txt").write_text(text)
        names.append(f'"{folder / f"{k}.txt"}"')
    return tfc.Session(tfc.parse(LINES.format(names=f"[{', '.join(names)}]", epochs=epochs, threads=threads)))


def rest(session: tfc.Session) -> list[float]:
    """What steps give until the input ends."""
    found: list[float] = []
    with pytest.raises(Error) as end:
        found.extend(iter(lambda: float(session.run("step")["number"]), None))  # type: ignore[index,arg-type]
    assert end.value.code == "OUT_OF_RANGE", end.value
    return found


@pytest.mark.parametrize("threads", [1, 3])
def test_everything_arrives_and_then_the_input_ends(tmp_path: Path, threads: int) -> None:
    texts = ["1\n2\n3\n", "4\n", "5\n6\n"]
    with session_on(tmp_path, texts, epochs=3, threads=threads) as session:
        coordinator = session.start_queue_runners()
        found = rest(session)
        assert sorted(found) == sorted([1, 2, 3, 4, 5, 6] * 3)
        assert threads > 1 or found == [1, 2, 3, 4, 5, 6] * 3
        coordinator.join()
        assert session.state()["total"] == 63
        assert rest(session) == []


def test_the_queue_is_filled_while_nobody_takes(tmp_path: Path) -> None:
    with session_on(tmp_path, ["1\n2\n3\n4\n5\n6\n7\n"]) as session:
        session.start_queue_runners()
        deadline = time.monotonic() + 10
        while time.monotonic() < deadline:
            (queue,) = [handle.item() for handle in session.run(["numbers"])]
            if queue.size() == 4:
                break
            time.sleep(0.01)
        assert queue.size() == 4


def test_closing_a_session_stops_runners_that_wait(tmp_path: Path) -> None:
    session = session_on(tmp_path, ["1\n" * 100], epochs=1000, threads=2)
    coordinator = session.start_queue_runners()
    session.run("step")
    started = time.monotonic()
    session.close()
    assert time.monotonic() - started < 5
    assert coordinator.should_stop()
    with pytest.raises(Error) as closed:
        session.run("step")
    assert closed.value.code == "FAILED_PRECONDITION"


def test_an_error_reaches_the_training_loop_with_its_node(tmp_path: Path) -> None:
    with session_on(tmp_path, ["1\n2\nthree\n4\n"]) as session:
        coordinator = session.start_queue_runners()
        found: list[float] = []
        with pytest.raises(Error, match="could not correctly convert string: three") as failed:
            found.extend(iter(lambda: float(session.run("step")["number"]), None))  # type: ignore[index,arg-type]
        assert found == [1, 2]
        assert failed.value.node == "put/StringToNumber" and failed.value.loc is not None
        assert coordinator.should_stop()
        with pytest.raises(Error, match="three"):
            coordinator.join()


def test_a_missing_file_is_told(tmp_path: Path) -> None:
    with session_on(tmp_path, ["1\n"], epochs=2) as session:
        (tmp_path / "0.txt").unlink()
        session.start_queue_runners()
        with pytest.raises(Error, match="No such file") as failed:
            session.run("step")
        assert failed.value.code == "NOT_FOUND"


def test_stop_ends_the_threads_and_the_queue(tmp_path: Path) -> None:
    with session_on(tmp_path, ["1\n" * 10], epochs=1000) as session:
        coordinator = session.start_queue_runners()
        session.run("step")
        coordinator.request_stop()
        coordinator.join(grace=10)
        left = rest(session)
        assert len(left) <= 4 and set(left) <= {1.0}


def test_the_time_limit_of_steps_is_not_for_runners_that_wait_for_room(tmp_path: Path) -> None:
    (tmp_path / "0.txt").write_text("1\n" * 9)
    graph = tfc.parse(LINES.format(names=f'["{tmp_path / "0.txt"}"]', epochs=1, threads=1))
    with tfc.Session(graph, config=Config(timeout=0.3)) as session:
        session.start_queue_runners()
        time.sleep(0.6)
        assert rest(session) == [1.0] * 9


def test_python_declares_runners_too() -> None:
    with tfc.graph() as g:
        q = tfc.queue("q", "fifo", ["f32[2]"], capacity=3)
        q.runner([q.enqueue(np.ones(2, np.float32)), q.enqueue(np.zeros(2, np.float32))])
        x = q.dequeue_many(6, name="x")
        tfc.entry("main", [], [x])
    with tfc.Session(g.build()) as session:
        session.start_queue_runners()
        rows = session.run("x")
        assert isinstance(rows, np.ndarray) and set(rows[:, 0].tolist()) <= {0.0, 1.0}


def test_a_graph_without_runners_has_nothing_to_start() -> None:
    with tfc.Session(tfc.parse("x = constant(1.0)")) as session:
        session.start_queue_runners().join()


# ---- the coordinator ------------------------------------------------------------------------------------------------


def test_the_first_error_is_raised_and_the_end_of_input_is_none() -> None:
    coordinator = Coordinator()

    def fail(error: Exception) -> None:
        with coordinator.stop_on_exception():
            raise error

    thread = threading.Thread(target=fail, args=(Error("the first"),))
    thread.start()
    thread.join()
    fail(ValueError("the second"))
    with pytest.raises(Error, match="the first"):
        coordinator.join([thread])
    clean = Coordinator()
    clean.request_stop(Error("no more", "OUT_OF_RANGE"))
    clean.join()


def test_join_waits_for_the_request_and_then_for_the_threads() -> None:
    coordinator = Coordinator()
    seen: list[str] = []

    def body() -> None:
        coordinator.wait_for_stop()
        seen.append("stopped")

    thread = threading.Thread(target=body)
    coordinator.register(thread)
    thread.start()
    threading.Timer(0.1, coordinator.request_stop).start()
    coordinator.join()
    assert seen == ["stopped"] and coordinator.should_stop()
    called: list[int] = []
    coordinator.on_stop(lambda: called.append(1))
    assert called == [1]


def test_threads_that_do_not_stop_are_named() -> None:
    coordinator = Coordinator()
    end = threading.Event()
    thread = threading.Thread(target=end.wait, name="stubborn")
    thread.start()
    coordinator.request_stop()
    with pytest.raises(Error, match=r"did not stop within 0.05 s: stubborn"):
        coordinator.join([thread], grace=0.05)
    end.set()
    thread.join()
