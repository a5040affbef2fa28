"""Lowered control flow does what the structured ops do: results, variables, failures, and what does not run."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import pytest

import tfc
from tests.frontend.programs import graph_of
from tfc.ir.analysis.verify import verify
from tfc.ir.base.errors import Error
from tfc.ir.graph.graph import Entry, Graph, Value
from tfc.ir.interpret.interpret import Interpreter
from tfc.ir.ops.primitives import PRIMITIVES
from tfc.ir.types.types import Array
from tfc.passes.lowering.lower_control_flow import STRUCTURED, lower_control_flow, needs_executor
from tfc.passes.pipeline import select_passes
from tfc.passes.run_pipeline import run_passes

BRANCHES = """
input p: bool[]
input x: f32[2]
a = if p { x * 2 } else { x / 2 }
b, c = if p { yield x, 1 } else { yield [5.0, 6.0], 2 }
d = if a[0] > 1 { if p { a + 1 } else { 7 } } else { x }
"""
LOOPS = """
input n: i32[]
input x: f32[2]
i, acc = while[parallel_iterations=3] (i = 0, acc = x; i < n) { yield i + 1, acc * 2 + x }
s, ys = for t in range(n), s = x { yield s * 2, collect s + cast(t, "f32") }
deep = for t in range(n), s = 0 { inner = while (k = t, q = s; k > 0) { yield k - 1, q + k }; yield inner.1 }
mixed = for t in range(n), s = x { yield if t % 2 == 0 { s * 2 } else { for u in range(t), z = s { yield z + 1 } } }
"""
SHAPES = """
input n: i32[]
input xs: f32[?, 3]
last = while (y = xs, k = 0; k < n) { yield y * 2, k + 1 }
rows = for t in range(n) { yield collect xs * cast(t, "f32") }
names = for t in range(n) { yield collect if t > 0 { "more" } else { "first" } }
"""
VARIABLES = """
input n: i32[]
input p: bool[]
var v: i32[] = 3
var w: i32[] = 100
y = if p { v += 10; v + n } else { w -= n; w * 2 }
t, seen = for k in range(n), t = 1 { v += t; if t > 1 { w += v + k }; yield t * 2, collect v + w }
count = while (i = 0; v + i < 60) { v += 3; yield i + 1 }
z = v + w + 0 * (y + t + count)
"""
STEPS = {
    "BRANCHES": (BRANCHES, "a b c d"),
    "LOOPS": (LOOPS, "i acc s ys deep mixed"),
    "SHAPES": (SHAPES, "last rows names"),
    "VARIABLES": (VARIABLES, "y t seen count z"),
}


def step(graph: Graph, fetches: Sequence[str], targets: Sequence[str] = ()) -> Graph:
    """The graph of one step, variables ordered: what the pipeline gives the pass."""
    outputs = tuple((name, Value.parse(name)) for name in fetches)
    cut = graph.with_(entries=(Entry("step", (), outputs, tuple(targets)),), init="")
    return run_passes(cut, select_passes(["prune", "order_variables"]), tfc.Config())


class Pair:
    """A program run as it is and lowered, each with its own variables."""

    def __init__(self, text: str, fetches: Sequence[str], targets: Sequence[str] = ()) -> None:
        graph = graph_of(text)
        self.structured = step(graph, fetches, targets)
        self.lowered = lower_control_flow(self.structured)
        verify(self.lowered)
        start = Interpreter(graph)
        start.initialize()
        self.runs = [Interpreter(each) for each in (self.structured, self.lowered)]
        for run in self.runs:
            for name, slot in start.state.items():
                run.state[name] = type(slot)()
                run.state[name].value = slot.value

    def __call__(self, **feeds: Any) -> list[tuple[list[Array], dict[str, Any]]]:
        """(results, variables) of both."""
        found = []
        for run in self.runs:
            entry = run.graph.entries[0]
            results = run.run(feeds, [value for _, value in entry.outputs], entry.targets)
            found.append((results, {name: slot.value for name, slot in run.state.items()}))
        return found


FEEDS: Mapping[str, Sequence[Mapping[str, Any]]] = {
    "BRANCHES": [{"p": p, "x": x} for p in (True, False) for x in ([0.25, 8], [3, -1])],
    "LOOPS": [{"n": n, "x": [1, -3]} for n in (0, 1, 2, 7)],
    "SHAPES": [{"n": n, "xs": np.ones((rows, 3))} for n, rows in ((1, 4), (3, 2), (2, 0), (0, 2))],
    "VARIABLES": [{"n": n, "p": p} for n in (0, 1, 3) for p in (True, False)],
}


@pytest.mark.parametrize("name", STEPS)
def test_results_and_variables_stay_the_same(name: str) -> None:
    text, fetches = STEPS[name]
    pair = Pair(text, fetches.split())
    assert not any(node.op in STRUCTURED for node in pair.lowered.nodes)
    for feeds in (*FEEDS[name], *FEEDS[name]):
        (wanted, variables), (given, written) = pair(**feeds)
        for a, b in zip(wanted, given, strict=True):
            np.testing.assert_array_equal(a, b, strict=True)
        assert written == variables


def test_an_effect_whose_result_nobody_needs_still_happens() -> None:
    text = "input p: bool[]\nvar v: i32[] = 0\nstep = if p { v += 1; check = 5 } else { v -= 1 }\n"
    pair = Pair(text.replace("; check = 5", ""), [], ["step"])
    for p in (True, True, False):
        (_, wanted), (_, given) = pair(p=p)
        assert given == wanted
    assert given["v"] == 1


def test_a_loop_that_runs_for_what_it_writes() -> None:
    pair = Pair("var v: i32[] = 0\ni = while (i = 0; v < 7) { v += 2; yield 0 }\n", [], ["i"])
    assert [variables["v"] for _, variables in pair()] == [8, 8]


def test_what_was_not_chosen_does_not_run() -> None:
    text = 'input p: bool[]\ny = if p { assert(p); 1 } else { assert(not p); print(2, message="else") }\n'
    pair = Pair(text.replace("assert(p); 1", "assert(p)\n 1"), ["y"])
    assert [results[0] for results, _ in pair(p=True)] == [1, 1]


def test_a_check_fails_in_the_trip_in_which_it_fails() -> None:
    pair = Pair("input n: i32[]\ny = for t in range(n), s = 0 { assert(t < 3); yield s + t }\n", ["y"])
    assert [results[0] for results, _ in pair(n=3)] == [3, 3]
    for run in pair.runs:
        with pytest.raises(Error, match="assertion failed"):
            run.run({"n": 4}, [run.graph.entries[0].outputs[0][1]])


def test_what_only_depends_on_invariants_does_not_run_in_a_trip_that_is_not_made() -> None:
    pair = Pair("input n: i32[]\nvar c: i32[] = 0\ny = for t in range(n), s = 0 { c += n; yield s + n // n }\n", ["y"])
    assert [variables["c"] for _, variables in pair(n=0)] == [0, 0]
    assert [variables["c"] for _, variables in pair(n=3)] == [9, 9]


def test_what_the_pass_is_not_asked_for_stays() -> None:
    graph = step(graph_of(LOOPS), ["i", "mixed"])
    lowered = lower_control_flow(graph, lambda graph, node: node.op == "While")
    verify(lowered)
    assert {node.op for node in lowered.nodes if node.op in STRUCTURED} == {"For"}
    assert lower_control_flow(lowered, lambda graph, node: False) is lowered
    assert any(node.op in PRIMITIVES for node in lowered.nodes)


@pytest.mark.parametrize(("host", "needs"), [("Sub", {"deep"}), ("Mul", {"i", "s", "mixed"}), ("Erf", set())])
def test_only_what_holds_an_op_without_native_code_needs_the_executor(host: str, needs: set[str]) -> None:
    graph = graph_of(LOOPS)
    owners = {
        name: graph[name].inputs[0].node if graph[name].op == "Identity" else name
        for name in ("i", "s", "deep", "mixed")
    }
    found = {
        name for name, op in owners.items() if needs_executor(graph, graph[op], lambda body, node: node.op != host)
    }
    assert found == needs


def test_recursive_functions_stay_calls_with_lowered_bodies() -> None:
    text = "fn f(n: i32[]) -> i32[] { if n < 1 { 1 } else { n * f(n - 1) } }\ninput n: i32[]\ny = f(n)\n"
    graph = step(graph_of(text), ["y"])
    lowered = lower_control_flow(graph)
    verify(lowered)
    ((_, body),) = lowered.functions
    assert {"Switch", "Merge", "Call"} <= {node.op for node in body.nodes}
    assert Interpreter(lowered).run({"n": 5}, [lowered.entries[0].outputs[0][1]]) == [120]


PRIMITIVE_LOOP = """
input n: i32[]
m = Merge(Enter(n, frame_name="loop"))
one = Enter(constant(1, "i32"), frame_name="loop", is_constant=true)
s = Switch(m.0, LoopCond(m.0 > one))
now = Identity(s.1)
sum = while (k = now, sum = now - now; k > one) { assert(k < 100); yield k - 1, sum + k }
small = if sum.1 > now { now - one - one } else { now - one }
back_edge(m.0, NextIteration(small))
y = Exit(s.0)
"""


def test_structured_ops_among_primitives_stay_in_their_frame() -> None:
    pair = Pair(PRIMITIVE_LOOP, ["y"])
    assert not any(node.op in STRUCTURED for node in pair.lowered.nodes)
    for n in (0, 1, 2, 9):
        wanted, given = (results[0] for results, _ in pair(n=n))
        assert wanted == given


def test_the_sizes_of_rows_are_still_known_behind_a_loop_of_unknown_length() -> None:
    pair = Pair("input n: i32[]\nxs = for t in range(n) { yield collect ones([2, 3]) }\ny = sum(xs, axis=0)", ["y"])
    (total,) = (node for node in pair.lowered if node.op == "Sum")
    assert str(total.types[0]) == "f32[2, 3]"
    ((one, _), (other, _)) = pair(n=4)
    assert one[0].tolist() == other[0].tolist() == [[4.0] * 3] * 2
