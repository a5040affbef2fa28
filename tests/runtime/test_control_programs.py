"""Loops and branches of hand-made Programs, walked natively: results, swapped buffers, failures, cancelling, traces."""

import threading
import time

import numpy as np
import pytest

from tests.runtime.hand_made import executable
from tests.runtime.hand_made_loops import Maker, powers_for, run, sum_while
from tfc.codegen.program.control import Jump, Next, Repeat, Start, Swap, Unless
from tfc.codegen.program.program import Instruction, VariableUse
from tfc.ir.base.errors import Error
from tfc.ir.types.types import boolean, i32
from tfc.runtime.state.state import State
from tfc.runtime.trace.trace import Trace
from tfc.tools.per_node import uses


@pytest.mark.parametrize("n", [0, 1, 2, 3, 4, 7, 1000, -5])
def test_a_while_runs_for_any_number_of_trips(n):
    """Odd numbers of trips leave the loop variables exchanged, and must bring them home."""
    (total,) = run(sum_while().program("total"), n)
    assert total == sum(range(n))


@pytest.mark.parametrize("trips", [-1, 0, 1, 2, 3, 10])
def test_a_for_runs_for_any_number_of_trips(trips):
    (total,) = run(powers_for().program("total"), trips)
    assert total == 2 ** max(trips, 0)


def test_steps_follow_each_other_in_one_activation():
    steps = executable(sum_while().program("total"))
    for n in (3, 4, 1, 0, 5):
        (total,) = steps.run([np.array(n, np.int32)])
        assert total == sum(range(n))


def test_views_follow_a_buffer_that_is_exchanged():
    """The body reads the loop variable through a view."""
    m = powers_for()
    for use, name in ((m.names["total"], "part"), (m.names["next"], "other")):
        m.buffer(name, "view", base=use)
    m("add", "part", "part", "other")
    at = next(i for i, use in enumerate(m.instructions) if isinstance(use, Instruction) and use.nodes == ("double",))
    m.instructions[at] = m.instructions.pop()
    for trips in (1, 2, 5):
        (total,) = run(m.program("total"), trips)
        assert total == 2**trips


def nested(*, branch=False):
    """total += 1 for each of outer * inner trips; with `branch` only where the turns are equal."""
    m = Maker()
    m.buffer("outer", "feed")
    m.buffer("inner", "feed")
    m.constant("zero", np.array(0, np.int32))
    m.constant("one", np.array(1, np.int32))
    for name in ("i", "j", "next", "added"):
        m.buffer(name)
    m.buffer("total", "fetch")
    m.buffer("same", dtype=boolean)
    m("copy", "zero", "total")
    m.steer(Start, "i", "outer", "end")
    m.label("rows")
    m.steer(Start, "j", "inner", "row")
    m.label("columns")
    if branch:
        m("equal", "i", "j", "same")
        m.steer(Unless, "same", "else")
        m("copy", "one", "added")
        m.steer(Jump, "join")
        m.label("else")
        m("copy", "zero", "added")
        m.label("join")
    m("add", "total", "added" if branch else "one", "next", node="count")
    m.steer(Swap, "total", "next")
    m.steer(Next, "j", "inner", "columns")
    m.label("row")
    m.swap_home("total", "next")
    m.steer(Next, "i", "outer", "rows")
    m.label("end")
    return m


@pytest.mark.parametrize(("outer", "inner"), [(0, 3), (3, 0), (1, 1), (3, 5), (4, 3)])
def test_loops_nest(outer, inner):
    assert run(nested().program("total"), outer, inner) == [outer * inner]
    assert run(nested(branch=True).program("total"), outer, inner) == [min(outer, inner)]


@pytest.mark.parametrize("chosen", [0, 1])
def test_a_branch_takes_one_side(chosen):
    m = Maker()
    m.buffer("chosen", "feed")
    m.constant("one", np.array(1, np.int32))
    m.constant("yes", np.array(10, np.int32))
    m.constant("no", np.array(20, np.int32))
    m.buffer("flag", dtype=boolean)
    m.buffer("out", "fetch")
    m("equal", "chosen", "one", "flag")
    m.steer(Unless, "flag", "else")
    m("copy", "yes", "out")
    m.steer(Jump, "end")
    m.label("else")
    m("copy", "no", "out")
    m.label("end")
    assert run(m.program("out"), chosen) == [10 if chosen else 20]


def test_a_failure_in_the_third_trip_names_its_instruction_and_undoes_the_exchange():
    steps = executable(sum_while(checked=True).program("total"))
    with pytest.raises(Error, match="trip 2 is refused") as caught:
        steps.run([np.array(10, np.int32), np.array(2, np.int32)])
    assert (caught.value.code, caught.value.node) == ("OUT_OF_RANGE", "check")
    assert caught.value.loc is not None and caught.value.loc.line == 7
    for n in (4, 5):
        (total,) = steps.run([np.array(n, np.int32), np.array(-1, np.int32)])
        assert total == sum(range(n))


def accumulating():
    """w += 1 for each of `trips` trips; the trip `limit` fails."""
    m = Maker()
    m.buffer("trips", "feed")
    m.buffer("limit", "feed")
    m.constant("one", np.array(1, np.int32))
    m.buffer("turn")
    w = m.buffer("w", "variable")
    m.variables.append(VariableUse("w", w, i32, ()))
    m.steer(Start, "turn", "trips", "end")
    m.label("top")
    m("refuse_equal", "turn", "limit", node="check", failures=("trip {a} is refused",))
    m("add", "w", "one", "w", node="update")
    m.steer(Next, "turn", "trips", "top")
    m.label("end")
    return m


def with_w(value=0):
    state = State()
    state.declare("w", i32, ())
    state.assign({"w": np.array(value, np.int32)})
    return state


def test_a_step_that_fails_in_a_loop_leaves_variables_as_they_were():
    """The check comes before the update, yet later trips check what earlier ones have updated."""
    state = with_w(100)
    steps = executable(accumulating().program("w"), state=state)
    assert steps.run([np.array(3, np.int32), np.array(-1, np.int32)]) == [103]
    with pytest.raises(Error, match="trip 2"):
        steps.run([np.array(5, np.int32), np.array(2, np.int32)])
    assert state["w"].array == 103
    assert steps.run([np.array(2, np.int32), np.array(9, np.int32)]) == [105]


@pytest.mark.parametrize("make", [lambda: endless(variable=False), lambda: endless(variable=True)])
def test_a_loop_without_end_can_be_cancelled(make):
    state = with_w(7)
    steps = executable(make(), state=state)
    problems = []

    def call():
        try:
            steps.run([])
        except Error as error:
            problems.append(error)

    thread = threading.Thread(target=call)
    thread.start()
    time.sleep(0.05)
    assert thread.is_alive()
    steps.cancel()
    thread.join(10)
    assert not thread.is_alive()
    assert [problem.code for problem in problems] == ["CANCELLED"]
    assert state["w"].array == 7


def endless(*, variable):
    m = Maker()
    m.constant("one", np.array(1, np.int32))
    m.buffer("out", "fetch")
    if variable:
        w = m.buffer("w", "variable")
        m.variables.append(VariableUse("w", w, i32, ()))
    m.label("top")
    m("add", "w", "one", "w", node="update") if variable else m("copy", "one", "out")
    m.steer(Repeat, "top")
    m("copy", "one", "out")
    return m.program("out")


def test_a_loop_whose_trips_nobody_knows_is_never_brief():
    for made, brief in ((sum_while().program("total"), False), (powers_for().program("total"), False)):
        assert executable(made).layouts.fixed.brief is brief
    m = powers_for()
    m.buffers[m.names["trips"]] = m.buffers[m.constant("five", np.array(5, np.int32))]
    made = m.program("total")
    assert executable(made).layouts.fixed.brief
    assert run(made) == [32]


@pytest.mark.parametrize("n", [3, 500])
def test_a_trace_shows_trips_and_says_what_it_left_out(n):
    steps = executable(sum_while().program("total"))
    steps.trace = trace = Trace()
    (total,) = steps.run([np.array(n, np.int32)])
    assert total == sum(range(n))
    (loop,) = trace.loops
    assert (loop.nodes, loop.trips) == (("loop",), n)
    shown = [span for span in trace.spans if span.nodes == ("sum",)]
    assert len(shown) == min(n, 64)
    assert loop.left_out == sum(max(0, times - 64) for times in (n + 1, n, n))
    assert loop.begin_ns <= shown[0].begin_ns <= shown[-1].end_ns <= loop.end_ns
    # What comes after a long loop is not lost.
    assert [span.nodes for span in trace.spans][-1] == (("home",) if n % 2 else trace.spans[-1].nodes)
    runs = {total.nodes: total.runs for total in trace.totals}
    assert [runs[nodes] for nodes in (("condition",), ("sum",), ("step",))] == [n + 1, n, n]
    assert [use.runs for use in uses(trace) if use.nodes == ("sum",)] == [n]
    events = trace.chrome()["traceEvents"]
    assert [event["args"]["trips"] for event in events if event["cat"] == "loop"] == [n]


def test_ten_million_trips_take_constant_memory_and_little_time():
    import resource

    steps = executable(powers_for().program("total"))
    steps.run([np.array(10, np.int32)])
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    begin = time.perf_counter()
    steps.run([np.array(10_000_000, np.int32)])
    assert time.perf_counter() - begin < 10
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 4096
