"""Steps that wait once, at their beginning, run as a straight line of kernels; all others as a dataflow."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable

import numpy as np
import pytest

import tfc
from tfc.ir.base.errors import Error
from tfc.ir.interpret.interpret import Interpreter
from tfc.runtime.execute.executable import Executable
from tfc.runtime.trace.run_options import RunMetadata, RunOptions

HEAD = """
queue q = fifo(capacity=100) of f32[2]
input rows: f32[?, 2]
input n: i32[]
fill = q.enqueue_many(rows)
var w: f32[2] = [1.0, 2.0]
var count: f32[] = 0.0
"""


def executable_of(session: tfc.Session, entry: str = "step") -> Executable:
    (executable,) = session.prepare(entry).executables
    assert isinstance(executable, Executable)
    return executable


def filled(text: str, rows: int = 0, level: int = 2) -> tfc.Session:
    session = tfc.Session(tfc.parse(HEAD + text), config=tfc.Config().with_(opt_level=level))
    if rows:
        session.run(None, {"rows": np.arange(2 * rows, dtype=np.float32).reshape(rows, 2)}, targets=["fill"])
    return session


STRAIGHT = [
    "x = q.dequeue()\nentry step() -> y = x * w\n",
    "x = q.dequeue_many(2)\nv = w * 3.0\nadd = group { w += sum(x, 0) }\nentry step() -> y = x * v after add\n",
    "x = q.dequeue()\nadd = group { count += 1.0 } with after(x)\nentry step() -> y = sum(x) after add\n",
    "x = q.dequeue()\ny = if sum(x) > 1.0 { x * 2.0 } else { x }\nentry step() -> y\n",
]
AROUND = [
    "x = q.dequeue_many(n)\nentry step(n) -> y = sum(x * w, 0)\n",  # of a size known only then
    "x = q.dequeue()\nz = q.dequeue()\nentry step() -> y = x + z\n",  # two that wait
    "x = q.dequeue()\nadd = group { count += 1.0 }\nentry step() -> y = x after add\n",  # others may see it add
    "x = q.dequeue_many(cast(sum(w), i32))\nentry step() -> y = sum(x, 0)\n",  # it takes what is computed
    "z = q.size()\nx = q.dequeue()\nentry step() -> y = cast(z, f32) + x\n",
    "y = for i in 0..2, t = zeros([2], f32) { yield t + q.dequeue() }\nentry step() -> y\n",
]


@pytest.mark.parametrize("text", STRAIGHT)
def test_a_step_that_waits_first_is_a_straight_line(text: str) -> None:
    with filled(text) as session:
        executable = executable_of(session)
        assert executable.waits_first == 2, "a handle and what waits"
        assert not executable.program.dataflows


@pytest.mark.parametrize("text", AROUND)
def test_other_steps_are_dataflows(text: str) -> None:
    with filled(text) as session:
        executable = executable_of(session)
        assert executable.waits_first == 0
        assert executable.program.dataflows


@pytest.mark.parametrize("level", [0, 2])
@pytest.mark.parametrize("text", [*STRAIGHT, *AROUND])
def test_both_give_what_the_interpreter_gives(text: str, level: int) -> None:
    rows = np.arange(24, dtype=np.float32).reshape(12, 2)
    feeds = {"n": 3} if "step(n)" in text else {}
    graph = tfc.parse(HEAD + text)
    oracle = Interpreter(graph)
    oracle.initialize()
    oracle.run({"rows": rows}, [], ["fill"])
    with filled(text, 12, level) as session:
        for _ in range(2):
            (wanted,) = oracle.run(
                feeds, [value for _, value in graph.entry["step"].outputs], graph.entry["step"].targets
            )
            np.testing.assert_allclose(session.run("step", feeds)["y"], wanted, rtol=1e-6)  # type: ignore[index,call-overload]
        np.testing.assert_array_equal(session.state()["w"], oracle.run({}, ["w"])[0])


class Later:
    """A step in a thread of its own that has begun to wait."""

    def __init__(self, step: Callable[[], object]) -> None:
        self.error: Error | None = None
        self.thread = threading.Thread(target=self._run, args=(step,))
        self.thread.start()
        time.sleep(0.05)
        assert self.thread.is_alive()

    def _run(self, step: Callable[[], object]) -> None:
        try:
            step()
        except Error as error:
            self.error = error

    def ended(self) -> Error | None:
        self.thread.join(10)
        assert not self.thread.is_alive()
        return self.error


def test_it_waits_without_the_variables() -> None:
    with filled(STRAIGHT[2] + "more = group { count += 10.0 }\n") as session:
        waiting = Later(lambda: session.run("step"))
        session.run(None, targets=["more"])
        session.run(None, {"rows": [[1, 2]]}, targets=["fill"])
        assert waiting.ended() is None
        assert session.state()["count"] == 11


def test_cancelled_it_gives_back_what_it_had_and_runs_again() -> None:
    with filled(STRAIGHT[1], 1) as session:
        waiting = Later(lambda: session.run("step"))
        session.cancel()
        error = waiting.ended()
        assert error is not None
        assert error.code == "CANCELLED"
        session.run(None, {"rows": [[5, 6]]}, targets=["fill"])
        assert session.run("step")["y"].tolist() == [[0, 6], [15, 36]]  # type: ignore[index,call-overload]


def test_its_time_may_be_limited() -> None:
    with filled(STRAIGHT[0]) as session:
        with pytest.raises(Error, match="Timed out waiting for notification") as caught:
            session.run("step", options=RunOptions(timeout=0.05))
        assert caught.value.code == "DEADLINE_EXCEEDED"
        assert caught.value.node is not None
        session.run(None, {"rows": [[1, 2]]}, targets=["fill"])
        assert session.run("step", options=RunOptions(timeout=60))["y"].tolist() == [1, 4]  # type: ignore[index,call-overload]


def test_a_trace_shows_what_it_waited_for() -> None:
    with filled(STRAIGHT[0]) as session:
        seen = RunMetadata()
        waiting = Later(lambda: session.run("step", options=RunOptions(trace=True), metadata=seen))
        session.run(None, {"rows": [[1, 2]]}, targets=["fill"])
        assert waiting.ended() is None
    assert seen.trace is not None
    (wait,) = [span for span in seen.trace.spans if span.kind == "wait"]
    assert wait.end_ns - wait.begin_ns > 20e6
    assert [span.begin_ns >= wait.end_ns for span in seen.trace.spans if span.kind == "kernel"] == [True]


def test_the_queue_of_a_reset_session_is_another_one() -> None:
    with filled(STRAIGHT[0], 2) as session:
        session.run("step")
        session.reset()
        session.run(None, {"rows": [[7, 8]]}, targets=["fill"])
        assert session.run("step")["y"].tolist() == [7, 16]  # type: ignore[index,call-overload]


def test_steps_that_need_python_are_not_bound() -> None:
    for text in (STRAIGHT[0], AROUND[1]):
        with filled(text, 4) as session:
            assert not executable_of(session).bindable
            session.run("step")
            session.run("step")
            assert not session.prepare("step").is_bound
