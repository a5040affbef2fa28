"""Steps that wait are undone when they fail, and copy nothing aside where they can not fail behind their writes."""

from __future__ import annotations

import threading
import time

import numpy as np
import pytest

import tfc
from tfc.ir.base.errors import Error
from tfc.runtime.execute.executable import Executable
from tfc.runtime.trace.run_options import RunOptions

HEAD = """
queue q = fifo(capacity=100) of f32[]
input a: f32[?]
fill = q.enqueue_many(a)
close = q.close()
var total: f32[] = 0.0
var last: f32[] = 0.0
"""
LAST = "x = q.dequeue()\nadd = group { total += x; last := x }\nentry step() -> x after add\n"
CHECKED = "x = q.dequeue()\nadd = group { total += x }\nfine = Assert(x < 3.0, x)\nentry step() -> x after add, fine\n"
CHECKED_BEFORE = (
    "x = q.dequeue()\nfine = Assert(x < 3.0, x)\nadd = group { total += x } with after(fine)\n"
    "entry step() -> x after add, fine\n"
)
PAIR = LAST.replace("x = q.dequeue()", "y = q.dequeue()\nx = q.dequeue() + y")
PAIR_CHECKED = CHECKED.replace("x = q.dequeue()", "y = q.dequeue()\nx = q.dequeue() + y")
TWICE = "x = q.dequeue()\nadd = group { total += x }\nz = q.dequeue()\nentry step() -> z after add\n"


def started(text: str, *values: float) -> tfc.Session:
    session = tfc.Session(tfc.parse(HEAD + text))
    session.run(None, {"a": np.array(values, np.float32)}, targets=["fill"])
    return session


def copies_nothing(session: tfc.Session) -> bool:
    (executable,) = session.prepare("step").executables
    assert isinstance(executable, Executable)
    return executable.writes_last or not executable.variables.undone


@pytest.mark.parametrize(
    ("text", "nothing"),
    [(LAST, True), (PAIR, True), (CHECKED_BEFORE, True), (CHECKED, False), (PAIR_CHECKED, False), (TWICE, False)],
)
def test_copies_are_made_where_they_are_needed(text: str, nothing: bool) -> None:
    with started(text) as session:
        assert copies_nothing(session) is nothing


@pytest.mark.parametrize("text", [CHECKED, CHECKED_BEFORE])
def test_a_step_that_fails_leaves_variables_as_they_were(text: str) -> None:
    with started(text, 1, 2, 5, 1) as session:
        session.run("step")
        session.run("step")
        with pytest.raises(Error, match="assertion failed"):
            session.run("step")
        assert session.state()["total"] == 3
        session.run("step")
        assert session.state()["total"] == 4


def test_the_end_of_the_queue_changes_nothing() -> None:
    with started(LAST, 1, 2) as session:
        session.run(None, targets=["close"])
        assert [float(session.run("step")["x"]) for _ in range(2)] == [1, 2]  # type: ignore[index,call-overload]
        with pytest.raises(Error, match="insufficient elements"):
            session.run("step")
        assert (session.state()["total"], session.state()["last"]) == (3, 2)


def test_a_step_that_waits_is_cancelled_and_changes_nothing() -> None:
    with started(LAST, 1) as session:
        session.run("step")
        found: list[Error] = []

        def run() -> None:
            try:
                session.run("step")
            except Error as error:
                found.append(error)

        thread = threading.Thread(target=run)
        thread.start()
        time.sleep(0.1)
        session.cancel()
        thread.join(10)
        assert [error.code for error in found] == ["CANCELLED"]
        assert session.state()["total"] == 1


def test_steps_with_and_without_a_deadline_take_turns() -> None:
    with started(LAST, 1, 2, 3) as session:
        session.run("step", options=RunOptions(timeout=60))
        session.run("step")
        session.run("step", options=RunOptions(timeout=60))
        with pytest.raises(Error) as late:
            session.run("step", options=RunOptions(timeout=0.05))
        assert late.value.code == "DEADLINE_EXCEEDED"
        assert session.state()["total"] == 6
