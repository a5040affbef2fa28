"""Whether a variable has a value, asked while a step runs: as the interpreter sees it, step after step."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import tfc
from tfc.ir.interpret.interpret import Interpreter

WAITING = """
input x: f32[2]
var W = zeros([2])
queue q = fifo(capacity=10) of f32[2]
put = q.enqueue(x)
with after(put) { v = q.dequeue() }
"""
STRAIGHT = """
input x: f32[2]
var W = zeros([2])
v = x * 2
"""
CASES = {
    "asked late": "with after(v) { r = is_initialized(W) }\nentry main(x) -> r",
    "asked twice": "with after(v) { r = is_initialized(W) }\ns = is_initialized(W)\nentry main(x) -> r, s",
    "before it is assigned": "with after(v) { r = is_initialized(W) }\nwith after(r) { step = group { W := x } }\n"
    "entry main(x) -> r after step",
    "after it was assigned": "with after(v) { step = group { W := x } }\nwith after(step) { r = is_initialized(W) }\n"
    "entry main(x) -> r",
    "before and after": "with after(v) { r = is_initialized(W) }\nwith after(r) { step = group { W := x } }\n"
    "with after(step) { s = is_initialized(W); y = sum(W) }\nentry main(x) -> r, s, y",
}


def graph_of(text: str) -> Any:
    return tfc.parse(text).with_(init="")


@pytest.mark.parametrize("head", [WAITING, STRAIGHT], ids=["dataflow", "straight"])
@pytest.mark.parametrize("case", CASES)
def test_the_truth_at_the_time_it_is_asked(case: str, head: str) -> None:
    graph = graph_of(head + CASES[case])
    (entry,) = graph.entries
    x = np.ones(2, np.float32)
    whole = Interpreter(graph)
    with tfc.Session(graph) as session:
        for _ in range(2):
            got: Any = session.run("main", x=x)
            want = whole.run({entry.inputs[0][1]: x}, [value for _, value in entry.outputs], entry.targets)
            for a, b in zip(got.values(), want, strict=True):
                np.testing.assert_array_equal(a, b)


def test_it_is_asked_on_the_device_of_the_variable() -> None:
    text = WAITING + CASES["before it is assigned"]
    text = text.replace("var W = zeros([2])", 'with device("cpu:1") { var W = zeros([2]) }')
    with tfc.Session(graph_of(text), devices="cpu:2") as session:
        runs: list[Any] = [session.run("main", x=np.ones(2, np.float32)) for _ in range(2)]
    assert [bool(run["r"]) for run in runs] == [False, True]


def test_a_step_that_lacks_a_value_undoes_nothing() -> None:
    """It had not begun: what an earlier step had copied aside is out of date."""
    step = "with after(v) { step = group { U += 1.0; W := W * 2 + v } }"
    graph = tfc.parse(f"{WAITING}var U = 0.0\n{step}\nentry main(x) -> v after step")
    x = np.ones(2, np.float32)
    with tfc.Session(graph) as session:
        session.run("main", x=x)
        session.set_state({"U": np.array(10, np.float32)})
        session.variables.set_initialized(session.variables["W"], False)
        with pytest.raises(tfc.Error, match="Attempting to use uninitialized value W"):
            session.run("main", x=x)
        assert session.state()["U"] == 10
