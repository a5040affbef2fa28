"""Steps of microseconds on several devices give what longer ones do, fail alike, and make way for what is not brief."""

from __future__ import annotations

import threading
from typing import Any

import numpy as np
import pytest

import tfc
from tfc.ir.base.errors import Error

TEXT = """
dim n
input x: f32[n]
input i: i32[]
with device("/device:CPU:1") { a = x * 2 + 1 }
with device("/device:CPU:2") { b = x - cast(i, "f32"); q = 100 // i }
with device("/device:CPU:0") { y = a * b; z = q + i }
"""


@pytest.fixture
def session(way: str) -> Any:
    with tfc.Session(tfc.parse(TEXT), "cpu:3") as made:
        yield made


def expected(x: Any, i: int) -> list[Any]:
    return [(x * 2 + 1) * (x - np.float32(i)), np.int32(100 // i + i)]


def briefs(session: tfc.Session) -> list[Any]:
    """What runs the brief steps of a session, None for runs that are not brief."""
    return [run.fast_group for executable in session.executables for run in executable.idle_runs]


def call(session: tfc.Session, x: Any, i: int, **options: Any) -> list[Any]:
    return session.run(["y", "z"], {"x": x, "i": i}, **options)


def test_the_second_call_is_brief_and_gives_the_same(session: tfc.Session) -> None:
    for n in (4, 4, 7, 7, 4):
        for i in (3, -2):
            x = np.arange(n, dtype=np.float32)
            for found, wanted in zip(call(session, x, i), expected(x, i), strict=True):
                np.testing.assert_array_equal(found, wanted)
                assert found.dtype == wanted.dtype
    assert briefs(session)
    assert all(brief is not None for brief in briefs(session))


def test_native_code_calls_it_where_it_knows_the_interpreter(way: str) -> None:
    with tfc.Session(tfc.parse(TEXT + "entry main(x, i) -> y, z\n"), "cpu:3") as session:
        step = session.prepare("main")
        for _ in range(3):
            step(x=np.ones(3, np.float32), i=1)
        assert step.is_bound == (way == "native")


def test_results_are_arrays_of_their_own(session: tfc.Session) -> None:
    x = np.ones(3, np.float32)
    first, second, third = (call(session, x * k, 1)[0] for k in (1, 2, 3))
    assert [each.tolist() for each in (first, second, third)] == [expected(x * k, 1)[0].tolist() for k in (1, 2, 3)]


def test_a_kernel_that_fails_names_its_node(session: tfc.Session) -> None:
    x = np.ones(3, np.float32)
    for _ in range(2):
        call(session, x, 5)
        with pytest.raises(Error, match="q"):
            call(session, x, 0)
    np.testing.assert_array_equal(call(session, x, 5)[0], expected(x, 5)[0])


def test_steps_go_on_after_one_that_failed(session: tfc.Session) -> None:
    x = np.ones(3, np.float32)
    for _ in range(3):
        for i in (2, 5):
            np.testing.assert_array_equal(call(session, x, i)[0], expected(x, i)[0])
        with pytest.raises(Error, match="q"):
            call(session, x, 0)


def test_many_sizes_by_turns(session: tfc.Session) -> None:
    for n in [*range(1, 14)] * 2:
        x = np.arange(n, dtype=np.float32)
        np.testing.assert_array_equal(call(session, x, 3)[0], expected(x, 3)[0])


def test_results_may_be_given(session: tfc.Session) -> None:
    step = session.prepare(["y", "z"], ["x", "i"])
    x = np.arange(6, dtype=np.float32)
    y = np.zeros(6, np.float32)
    for i in (1, 2, 3):
        found = step(x, i, out=[y, None])
        assert found[0] is y
        np.testing.assert_array_equal(y, expected(x, i)[0])


def test_large_results_are_not_brief(session: tfc.Session) -> None:
    x = np.ones(1 << 20, np.float32)
    for _ in range(2):
        np.testing.assert_array_equal(call(session, x, 2)[0], expected(x, 2)[0])
    assert briefs(session) == [None]


def test_a_trace_sees_steps_that_were_brief(session: tfc.Session) -> None:
    x = np.ones(3, np.float32)
    call(session, x, 1)
    call(session, x, 1)
    with session.tracing() as trace:
        call(session, x, 1)
    assert trace.spans
    seen = len(trace.spans)
    call(session, x, 1)
    assert len(trace.spans) == seen


def test_threads_run_brief_steps_at_a_time(session: tfc.Session) -> None:
    wrong: list[Any] = []

    def work(k: int) -> None:
        x = np.full(5, k, np.float32)
        for i in range(1, 200):
            if not np.array_equal(call(session, x, i)[0], expected(x, i)[0]):
                wrong.append((k, i))

    threads = [threading.Thread(target=work, args=(k,)) for k in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong
