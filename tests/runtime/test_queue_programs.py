"""Random sequences of steps on queues give the same in a session as in the interpreter, errors and all."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import tfc
from tests.selection import examples
from tfc.ir.interpret.interpret import Interpreter

PROGRAM = """
queue q = KIND of (i32[], f32[ROWS, 2])
input n: i32[]
input x: i32[?]
rows = reshape(cast(x, f32), [-1, 1, 1]) * ones([1, 2, 2])
feed = q.enqueue_many(BATCH x, rows)
one = q.enqueue(FIRST x[0], rows[0])
AHEAD1 a, b = q.dequeue_many(n)
AHEAD2 c, d = q.dequeue()
AHEAD3 e, f = q.dequeue_up_to(n)
size = q.size()
closed = q.is_closed()
shut = q.close()
sum_rows = sum(b) + 0.0
"""
KINDS = {
    "fifo": "fifo(capacity=6)",
    "shuffle": "shuffle(capacity=6, min_after_dequeue=1, seed=3)",
    "padding": "padding(capacity=6)",
    "priority": "priority(capacity=6)",
}


def program(kind: str) -> tfc.Graph:
    """The program for a kind of queue; a priority comes with what it orders, and pads are of unknown size."""
    priority = {"BATCH": "cast(-x, i64),", "FIRST": "cast(-x[0], i64),", "AHEAD": "p%,"}
    words = priority if kind == "priority" else dict.fromkeys(priority, "")
    text = PROGRAM.replace("KIND", KINDS[kind]).replace("ROWS", "?" if kind == "padding" else "2")
    for number in "123":
        text = text.replace(f"AHEAD{number}", words["AHEAD"].replace("%", number))
    return tfc.parse(text.replace("BATCH", words["BATCH"]).replace("FIRST", words["FIRST"]))


@pytest.fixture(params=KINDS, scope="module")
def both(request: pytest.FixtureRequest) -> Iterator[tuple[tfc.Graph, tfc.Session]]:
    graph = program(request.param)
    with tfc.Session(graph) as session:
        yield graph, session


COUNT = st.integers(0, 4)
STEPS = st.lists(
    st.one_of(
        st.tuples(st.just("feed"), COUNT),
        st.tuples(st.sampled_from(["one", "c", "size", "closed"]), st.just(1)),
        st.tuples(st.sampled_from(["a", "e", "sum_rows"]), COUNT),
        st.tuples(st.just("shut"), st.just(0)),
    ),
    min_size=3,
    max_size=10,
)
FETCHES = {"a": ["a", "b"], "c": ["c", "d"], "e": ["e", "f"]}


def outcome(run: Any, step: tuple[str, int], first: int) -> Any:
    """What a step gives, as lists, or its error."""
    name, count = step
    feeds: dict[str, Any] = {}
    if name in ("a", "e", "sum_rows"):
        feeds["n"] = np.array(count, np.int32)
    if name in ("feed", "one"):
        feeds["x"] = np.arange(first, first + count, dtype=np.int32) * 7 % 11
    is_target = name in ("feed", "one", "shut")
    try:
        found = run(feeds, [] if is_target else FETCHES.get(name, [name]), [name] if is_target else [])
    except tfc.Error as error:
        return error.code, error.message
    return [np.asarray(each).tolist() for each in found]


@pytest.mark.few(2)
@settings(max_examples=examples(25), deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(steps=STEPS)
def test_sessions_agree_with_the_interpreter(both: tuple[tfc.Graph, tfc.Session], steps: list[tuple[str, int]]) -> None:
    graph, session = both
    session.reset()
    plain = Interpreter(graph)
    for number, step in enumerate(steps):
        expected = outcome(plain.run, step, 10 * number)
        if expected[:1] == ("DEADLINE_EXCEEDED",):
            return  # the step waits: what came of it depends on when it is given up
        given_back = outcome(
            lambda feeds, fetches, targets: session.run(fetches, feeds, targets=targets), step, 10 * number
        )
        assert given_back == expected, (steps, number)
