"""Sessions, steps and code that nobody has any more are gone at once: no cycle waits for Python's collector."""

import gc
import weakref
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

import tfc
from tfc.codegen import compile as compile_final
from tfc.ir.base.config import Config
from tfc.ir.base.errors import Error
from tfc.ir.graph.graph import Graph

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
    return [weakref.ref(each) for each in (session, session._engine, *session._steps.values(), *session.executables)]


@pytest.mark.few(6)
@pytest.mark.parametrize("use", [by_run, by_entry, by_builtin, by_failure])
@pytest.mark.parametrize("text", [KERNELS, QUEUED], ids=["kernels", "dataflow"])
@pytest.mark.parametrize("devices", [None, {"cpu": 2}, {"cpu": 1, "sim": 1}], ids=["one", "two", "another"])
def test_a_session_that_is_dropped_is_gone(use: Use, text: str, devices: dict[str, int] | None) -> None:
    session = tfc.Session(tfc.parse(text), devices)
    made = use(session)
    compiled = what_is_compiled(session)
    assert len(compiled) >= 4 and all(each() is not None for each in compiled)
    del session, made
    assert [each() for each in compiled] == [None] * len(compiled)


@pytest.mark.parametrize("use", [by_entry, by_builtin])
def test_a_closed_session_keeps_nothing_that_is_compiled(use: Use) -> None:
    with tfc.Session(tfc.parse(KERNELS)) as session:
        made = use(session)
        compiled = what_is_compiled(session)[2:]
    del made
    assert [each() for each in compiled] == [None] * len(compiled)


@pytest.mark.parametrize("use", [by_entry, by_builtin])
def test_a_step_outlives_its_session(use: Use) -> None:
    session = tfc.Session(tfc.parse(KERNELS))
    made = use(session)
    gone = weakref.ref(session)
    engine = weakref.ref(session._engine)
    del session
    assert gone() is None and engine() is not None
    given = made(x=X)  # type: ignore[operator]
    assert np.array_equal(given["y"] if isinstance(given, dict) else given, X * np.array([1, 2, 3], np.float32) + 11)
    del made
    assert engine() is None


def test_what_compiling_made_of_constants_goes_with_the_session(monkeypatch: pytest.MonkeyPatch) -> None:
    """Stages know who reads them while a step is compiled, and their constants would wait for the collector."""
    folded: list[weakref.ref[Any]] = []
    compiled = compile_final.emit_final

    def remember(graph: Graph, *given: Any, **more: Any) -> Any:
        arrays = (node.attrs["value"].array for node in graph.nodes if node.op == "Const")
        folded.extend(weakref.ref(array) for array in arrays if array.size > 1)
        return compiled(graph, *given, **more)

    monkeypatch.setattr(compile_final, "emit_final", remember)
    text = "input x: f32[8, 4]\nw = constant([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0], [7.0, 8.0]]) * 3.0\n"
    graph = tfc.parse(text + "y = relu(softmax(relu(x) @ w) - 0.5)\nentry main(x) -> y\n")
    session = tfc.Session(graph, config=Config(cache=False))
    session.run("main", {"x": np.ones((8, 4), np.float32)})
    assert folded and any(each() is not None for each in folded)
    session.close()
    del session, graph
    assert not any(each() is not None for each in folded)
