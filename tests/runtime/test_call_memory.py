"""What calls of prepared steps leave behind, and what threads do to each other; native calls and slow ones."""

import gc
import sys
import threading
import tracemalloc
import weakref

import numpy as np
import pytest

import tfc
from tests.runtime.call_model import TWO, A
from tfc.ir.base.errors import Error
from tfc.runtime.execute import cpython, native_calls


def test_large_results_are_recycled_only_when_nobody_has_them(way):
    with tfc.Session(tfc.parse("input x: f32[200000]\ny = x + 1\nz = x * 2")) as s:
        call = s.prepare(["y", "z"], ["x"])
        kept = [call(np.full(200000, k, np.float32)) for k in range(6)]
        for k, (y, z) in enumerate(kept):
            assert y.ctypes.data % 64 == z.ctypes.data % 64 == 0
            assert (y == k + 1).all()
            assert (z == 2 * k).all()


def test_calls_leave_no_references_behind(two):
    one, several = two.prepare("y", ["x", "b"]), two.prepare(["y", "z"], ["x", "b"])
    named = two.prepare("main")
    y, b, out = np.empty_like(A), np.float32(1).reshape(()), {"y": np.empty_like(A)}
    pair = [y, None]

    def calls(n):
        for _ in range(n):
            one(A, b, out=y)
            one(A, b=2.5)
            several(A, b, out=pair)
            named(x=A, b=b, out=out)

    def references():
        gc.collect()
        return [sys.getrefcount(each) for each in watched]

    watched = [A, y, b, out["y"], A.dtype, one, several, pair, None, 2.5, "x", "out", two]
    calls(100)
    before = references()
    calls(25_000 if native_calls.python_record() else 500)
    assert all(abs(a - b) < 20 for a, b in zip(references(), before, strict=True))
    tracemalloc.start()
    try:
        calls(10)
        taken = tracemalloc.get_traced_memory()[0]
        calls(500)
        assert tracemalloc.get_traced_memory()[0] - taken < 5000
    finally:
        tracemalloc.stop()


def test_a_session_and_its_builtins_are_collected(way):
    session = tfc.Session(tfc.parse(TWO))
    one = session.prepare("y", ["x", "b"])
    one(A, 1)
    gone = weakref.ref(session)
    del session
    gc.collect()
    np.testing.assert_array_equal(one(A, 1), A + 1)
    del one
    gc.collect()
    assert gone() is None


def test_feeds_live_as_long_as_the_step_that_reads_them(way):
    with tfc.Session(tfc.parse("input x: f32[1_000_000]\nentry main(x) -> y = sqrt(exp(x))")) as s:
        step, feeds = s.prepare("main"), {"x": np.zeros(1_000_000, np.float32)}
        step.run(feeds)
        stop = threading.Event()

        def change():
            while not stop.is_set():
                feeds["x"] = np.zeros(1_000_000, np.float32)

        thread = threading.Thread(target=change)
        thread.start()
        try:
            assert all((step.run(feeds)["y"] == 1).all() for _ in range(20))
        finally:
            stop.set()
            thread.join()


@pytest.mark.parametrize("size", [8, 300_000])
def test_threads_share_one_builtin(way, size):
    with tfc.Session(tfc.parse(f"input x: f32[{size}]\ninput b: f32[]\ny = x * 2 + b"), threads=2) as s:
        call = s.prepare("y", ["x", "b"])
        x, wrong = np.ones(size, np.float32), []

        def work(b):
            y = np.empty_like(x)
            for _ in range(2000 if size < 100 else 40):
                if call(x, b)[-1] != 2 + b or call(x, b, out=y)[0] != 2 + b or (y != 2 + b).any():
                    wrong.append(b)

        threads = [threading.Thread(target=work, args=(b,)) for b in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert not wrong


def test_long_steps_let_others_run_and_can_be_cancelled(way):
    text = "input n: i32[]\ntrips, y = while (i = 0, s = 0; i < n) { yield i + 1, (s * 3 + i) % 1000 }"
    with tfc.Session(tfc.parse(text)) as s:
        call, errors = s.prepare("y", ["n"]), []
        call(10)

        def work():
            try:
                call(2**31 - 1)
            except Error as error:
                errors.append(error.code)

        thread = threading.Thread(target=work)
        thread.start()
        while not errors:
            s.cancel()
            thread.join(0.01)
        thread.join()
        assert errors == ["CANCELLED"]
        assert call(2) == s.run("y", {"n": 2})


def test_an_interpreter_of_another_layout_is_noticed(monkeypatch):
    assert cpython.python_record() is not None
    monkeypatch.setattr(cpython, "_HEAD", 24)
    cpython.python_record.cache_clear()
    try:
        assert cpython.python_record() is None
    finally:
        monkeypatch.undo()
        cpython.python_record.cache_clear()
