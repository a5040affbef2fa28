"""Steps of a few microseconds take a path of their own: it must give, refuse and exclude what the long one does."""

import sys
import threading

import numpy as np
import pytest

import tfc
from tfc.ir.errors import Error

MODEL = """
dim n in 0..8
input x: f32[n, 4]
var a: f32[4] = zeros([4])
var b: f32[4] = zeros([4])
var unset: f32[4]
grow = group { a += sum(x, axis=0); b += sum(x, axis=0) }
entry grow(x) -> y = x * 2 after grow
entry both(x) -> y = x + a, difference = a - b
entry plain(x) -> y = x * 2 + 1
entry early(x) -> y = x + unset
"""
X = np.arange(8, dtype=np.float32).reshape(2, 4)


@pytest.fixture
def session():
    with tfc.Session(tfc.parse(MODEL)) as made:
        yield made


def brief(session, entry, x=X):
    """The prepared entry, after one call that shows it takes the path."""
    step = session.prepare(entry)
    step(x=x)
    (executable,) = step.executables
    assert all(layout.step is not None for layout in executable._layouts.values())
    return step


def test_results_are_new_arrays_unless_given(session):
    step = brief(session, "plain")
    first, second = step(x=X)["y"], step(x=X + 1)["y"]
    np.testing.assert_array_equal(first, X * 2 + 1)
    np.testing.assert_array_equal(second, X * 2 + 3)
    assert step(x=X, out={"y": second})["y"] is second
    np.testing.assert_array_equal(second, first)


def test_some_results_may_be_given(session):
    y = np.empty_like(X)
    results = brief(session, "both")(x=X, out={"y": y})
    assert results["y"] is y
    np.testing.assert_array_equal(y, X)
    assert not results["difference"].any()


@pytest.mark.parametrize("rows", [0, 1, 2, 8])
def test_every_size_has_its_own_layout(session, rows):
    x = np.full((rows, 4), rows, np.float32)
    np.testing.assert_array_equal(brief(session, "plain", x)(x=x)["y"], x * 2 + 1)


@pytest.mark.parametrize(
    ("out", "message"),
    [
        (np.empty((1, 4), np.float32), r"out for y must be f32\[2, 4\], it is float32\[1, 4\]"),
        (np.empty((2, 4)), r"must be f32\[2, 4\], it is float64"),
        (np.empty((2, 8), np.float32)[:, ::2], "must be contiguous"),
        (X, "shares memory with a feed"),
    ],
)
def test_given_arrays_are_checked(session, out, message):
    step = brief(session, "plain")
    before = X.copy()
    with pytest.raises(Error, match=f"INVALID_ARGUMENT.*{message}"):
        step(x=X, out={"y": out})
    np.testing.assert_array_equal(before, X)


def test_wrong_names_are_refused(session):
    step = brief(session, "plain")
    y = np.empty_like(X)
    with pytest.raises(Error, match=r"NOT_FOUND.*no result 'z'"):
        step(x=X, out={"z": y})
    with pytest.raises(Error, match=r"NOT_FOUND.*no result 'z'"):
        step(x=X, out={"y": y, "z": y})
    with pytest.raises(Error, match=r"NOT_FOUND.*no input 'z'"):
        step(z=X)
    with pytest.raises(Error, match="needs a feed for 'x'"):
        step()


def test_shapes_that_have_passed_do_not_let_others_through(session):
    step = brief(session, "plain")
    for wrong in (np.zeros((2, 5), np.float32), np.zeros(4, np.float32), np.zeros((9, 4), np.float32)):
        for _ in range(2):
            with pytest.raises(Error, match="feed x: "):
                step(x=wrong)
    for wrong in (X.astype(np.float64), X.astype(">f4").astype(np.int32)):
        with pytest.raises(Error, match=r"expected f32\[n, 4\], got an array"):
            step(x=wrong)
    np.testing.assert_array_equal(step(x=X.astype(">f4"))["y"], X * 2 + 1)
    np.testing.assert_array_equal(step(x=X.tolist())["y"], X * 2 + 1)


def test_variables_without_a_value_are_noticed_and_then_forgotten(session):
    step = session.prepare("early")
    for _ in range(2):
        with pytest.raises(Error, match=r"FAILED_PRECONDITION.*uninitialized value unset"):
            step(x=X)
    session.set_state({"unset": np.ones(4, np.float32)})
    np.testing.assert_array_equal(step(x=X)["y"], X + 1)


def test_readers_see_all_of_a_step_or_nothing(session):
    grow, both = brief(session, "grow"), brief(session, "both")
    ones, rounds, torn = np.ones((1, 4), np.float32), 2000, []

    def write():
        for _ in range(rounds):
            grow(x=ones)

    def read():
        torn.extend(1 for _ in range(rounds) if both(x=ones)["difference"].any())

    before = session.state()["a"].copy()
    threads = [threading.Thread(target=work) for work in (write, read, write, read)]
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    try:
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    finally:
        sys.setswitchinterval(interval)
    assert not torn
    np.testing.assert_array_equal(session.state()["a"], before + 2 * rounds)


def test_a_traced_brief_step_shows_its_kernels(session):
    step = brief(session, "plain")
    with session.tracing() as trace:
        np.testing.assert_array_equal(step(x=X)["y"], X * 2 + 1)
    assert len(trace.spans) == 1
