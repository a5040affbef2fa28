"""Sessions, steps and code that nobody has any more are gone at once: no cycle waits for Python's collector."""

import gc
import weakref
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

import tfc
from tfc.ir.base.errors import Error

X = np.arange(3, dtype=np.float32)
KERNELS = """
input x: f32[3]
var w = [1.0, 2.0, 3.0]
y = x * w + 11
entry main(x) -> y
"""
QUEUED = """
input x: f32[3]
queue q = fifo(capacity=4) of f32[3]
put = q.enqueue(x)
with after(put) {
  y = q.dequeue() + x
}
entry main(x) -> y
"""


@pytest.fixture(autouse=True, scope="module")
def uncollected() -> Iterator[None]:
    """Python's collector is off meanwhile."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def by_run(session: tfc.Session) -> object:
    for _ in range(3):
        session.run("main", {"x": X})
    return None


def by_entry(session: tfc.Session) -> object:
    step = session.prepare("main")
    for _ in range(3):
        step(x=X)
    return step


def by_builtin(session: tfc.Session) -> object:
    call = session.prepare("y", ["x"])
    for _ in range(3):
        call(X)
    return call


def by_failure(session: tfc.Session) -> object:
    call = session.prepare("y", ["x"])
    call(X)
    with pytest.raises(Error):
        call(X[:2])
    return call


Use = Callable[[tfc.Session], object]


def what_is_compiled(session: tfc.Session) -> list[weakref.ref[Any]]:
    """The session, what it computes with, and what it has compiled."""
    return [weakref.ref(each) for each in (session, *session.devices.values(), session.variables, *session.executables)]


@pytest.mark.few(6)
@pytest.mark.parametrize("use", [by_run, by_entry, by_builtin, by_failure])
@pytest.mark.parametrize("text", [KERNELS, QUEUED], ids=["kernels", "dataflow"])
@pytest.mark.parametrize("devices", [None, {"cpu": 2}, {"cpu": 1, "sim": 1}], ids=["one", "two", "another"])
def test_a_session_that_is_dropped_is_gone(use: Use, text: str, devices: dict[str, int] | None) -> None:
    session = tfc.Session(tfc.parse(text), devices)
    made = use(session)
    compiled = what_is_compiled(session)
    assert session.executables and all(each() is not None for each in compiled)
    del session, made
    assert [each() for each in compiled] == [None] * len(compiled)


@pytest.mark.parametrize("use", [by_entry, by_builtin])
def test_a_closed_session_keeps_nothing_that_is_compiled(use: Use) -> None:
    with tfc.Session(tfc.parse(KERNELS)) as session:
        made = use(session)
        compiled = [weakref.ref(each) for each in session.executables]
    del made
    assert [each() for each in compiled] == [None] * len(compiled)


@pytest.mark.parametrize("use", [by_entry, by_builtin])
def test_a_step_outlives_its_session(use: Use) -> None:
    session = tfc.Session(tfc.parse(KERNELS))
    made = use(session)
    gone = weakref.ref(session)
    (executable,) = map(weakref.ref, session.executables)
    del session
    assert gone() is None and executable() is not None
    given = made(x=X)  # type: ignore[operator]
    assert np.array_equal(given["y"] if isinstance(given, dict) else given, X * np.array([1, 2, 3], np.float32) + 11)
    del made
    assert executable() is None
