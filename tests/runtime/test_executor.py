"""Loops, branches and functions on the native executor: host ops in them, failures, memory, and what is compiled."""

from __future__ import annotations

import json
import threading
import tracemalloc
from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

import tfc
from tests.frontend.programs import graph_of
from tfc.codegen.compile import compile_graph
from tfc.codegen.dataflow.outline import outline_dataflow
from tfc.codegen.fusion.live_nodes import is_native
from tfc.codegen.program.check import check_program
from tfc.codegen.program.json import from_json, to_json
from tfc.codegen.program.program import Program
from tfc.codegen.target.target import host
from tfc.ir.analysis.verify import verify
from tfc.ir.base.errors import Error
from tfc.ir.graph.graph import Value
from tfc.ir.interpret.interpret import Interpreter
from tfc.passes.run_pipeline import run_pipeline
from tfc.runtime.memory import storage
from tfc.runtime.session.session import Session

BRANCH = """
input p: bool[]
input x: f32[2]
y = if p { print(x * 2, message="taken") } else { x / 2 }
z = y + x
"""
LOOPS = """
input n: i32[]
input x: f32[2]
i, acc = while[parallel_iterations=3] (i = 0, acc = x; i < n) { yield i + 1, BesselI0e(acc * acc + 2) + x }
s, rows = for t in range(n), s = x { yield s * 2, collect if t % 2 == 0 { BesselI0e(s + 2) } else { s } }
deep = for t in range(n), s = 0.0 {
  inner = while (k = t, q = s; k > 0) { yield k - 1, q + BesselI0e(q + 2) }
  yield inner.1
}
"""
WORDS = """
input n: i32[]
names = for t in range(n) { yield collect if t > 0 { "more" } else { "first" } }
"""
SIZES = """
input n: i32[]
input xs: f32[?, 3]
last = while (y = xs, k = 0; k < n) { yield y + BesselI0e(y * y + 2), k + 1 }
found = if n > 2 { Where(xs > 0) } else { Where(xs < 0) }
"""
VARIABLES = """
input n: i32[]
var v: i32[] = 3
var m: f32[2, 2] = [[1, 2], [3, 4]]
t, seen = for k in range(n), t = 1 {
  v += print(t, message="v")
  if t > 1 { m += cast(v, "f32") }
  yield t * 2, collect v
}
count = while (i = 0; v + i < 60) { v += 3; yield i + 1 }
total = sum(m @ m) + cast(v + count, "f32")
"""
FUNCTIONS = """
fn fact(n: i32[]) -> i32[] { if n <= 1 { 1 } else { n * fact(n - 1) } }
fn even(n: i32[]) -> bool[] { if n == 0 { n == 0 } else { odd(n - 1) } }
fn odd(n: i32[]) -> bool[] { if n == 0 { n != 0 } else { even(n - 1) } }
fn fib(n: i32[]) -> i32[] { if n < 2 { n } else { fib(n - 1) + fib(n - 2) } }
fn down(n: i32[], x: f32[2]) -> f32[2] { if n <= 0 { x } else { down(n - 1, x) + 1 } }
input n: i32[]
input x: f32[2]
a = fact(n)
b = even(n)
c = fib(n)
d = down(n, x)
e = for t in range(n), s = 0 { yield s + fact(t) }
"""
BETWEEN = """
input n: i32[]
i, a = while (i = 0, a = 1.0; i < n) { yield i + 1, print(a * 2) }
s, rows = for t in range(n), s = a { yield s + 1, collect s * 2 }
k, b = while (k = 0, b = 0.0; k < n) { yield k + 1, print(b + sum(rows)) }
"""
"""A native loop between two for the executor, whose length is known only then."""
INSIDE = """
input n: i32[]
var W: f32[2, 3] = [[1, 2, 3], [4, 5, 6]]
y = while (i = 0; i < n) {
  a, rows = for t in range(print(i) + 1), s = 0 { yield s + t, collect s }
  yield i + 1 + 0 * sum(rows)
}
z, q = while (i = 0, s = 0.0; i < n) {
  W += 1.5
  u = reshape(W, [3, 2])
  yield i + 1, s + print(sum(u[1] * 3.0) + sum(W @ [[1.0], [2.0], [3.0]]))
}
"""
LENGTHS = """
input n: i32[]
input p: bool[]
squares = for t in range(n) { yield collect t * t }
y = if p { z = print(sum(squares)); s = for q in squares, s = 0 { yield s + q }; s + z } else { 1 }
"""
"""A native loop sets the length of what a loop in an arm for the executor walks over."""
STEPS: dict[str, tuple[str, str, list[dict[str, Any]]]] = {
    "branch": (BRANCH, "y z", [{"p": p, "x": [1.0, 2.0]} for p in (True, False)]),
    "loops": (LOOPS, "i acc s rows deep", [{"n": n, "x": [0.5, 2.0]} for n in (0, 1, 4)]),
    "words": (WORDS, "names", [{"n": n} for n in (1, 3)]),
    "sizes": (SIZES, "last found", [{"n": n, "xs": [[-2.0, -1.0, 0.0], [1.0, 2.0, 3.0]]} for n in (0, 3)]),
    "variables": (VARIABLES, "t seen count total", [{"n": n} for n in (3, 0, 2)]),
    "between": (BETWEEN, "a s rows b", [{"n": n} for n in (3, 0, 5)]),
    "inside": (INSIDE, "y z q W", [{"n": n} for n in (3, 0, 2)]),
    "lengths": (LENGTHS, "squares y", [{"n": n, "p": p} for n in (3, 0, 5) for p in (True, False)]),
    "functions": (FUNCTIONS, "a b c d e", [{"n": n, "x": [1.0, 2.0]} for n in (0, 1, 7)]),
}


def compiled(text: str, fetches: str, feeds: Sequence[str]) -> Program:
    graph = graph_of(text)
    wanted = [Value.parse(name) for name in fetches.split()]
    return compile_graph(graph, [Value(name) for name in feeds], wanted, [], host())


def runs_on_the_executor(program: Program) -> bool:
    return any(use.dataflow >= 0 for use in program.instructions)


@pytest.mark.few(6)
@pytest.mark.parametrize("name", STEPS)
@pytest.mark.parametrize("threads", [1, 2])
def test_as_the_interpreter_does(name: str, threads: int, capfd: pytest.CaptureFixture[str]) -> None:
    text, fetches, steps = STEPS[name]
    graph = graph_of(text)
    plain = Interpreter(graph)
    plain.initialize()
    with Session(graph, threads=threads) as session:
        for feeds in steps:
            want = plain.run({k: np.asarray(v, _dtype(graph, k)) for k, v in feeds.items()}, fetches.split())
            said = capfd.readouterr().err
            got = session.run(fetches.split(), feeds)
            assert sorted(capfd.readouterr().err.splitlines()) == sorted(said.splitlines())
            for mine, wanted in zip(got, want, strict=True):
                assert mine.shape == np.shape(wanted)
                if mine.dtype == object:
                    assert [as_text(item) for item in mine.ravel()] == [as_text(item) for item in np.ravel(wanted)]
                else:
                    np.testing.assert_allclose(mine, wanted, rtol=2e-5, atol=1e-6)


def _dtype(graph: tfc.Graph, name: str) -> Any:
    return graph[name].types[0].dtype.numpy


def as_text(item: Any) -> str:
    return item.decode() if isinstance(item, bytes) else str(item)


NEIGHBOURS = """
input p: bool[]
input x: f32[2]
y = if p {
  i, s = while (i = 0, s = x; i < 3) { yield i + 1, BesselI0e(s) }
  t = s * 2.0
  j, u = while (j = 0, u = x; j < 4) { yield j + 1, BesselI0e(u) + t }
  t * cast(j, "f32") + u
} else { x }
"""


@pytest.mark.parametrize("level", [0, 2])
@pytest.mark.parametrize("p", [True, False])
def test_what_enters_a_loop_does_not_wait_for_what_leaves_it(p: bool, level: int) -> None:
    """Both loops are left at the same level: t and cast(j) must not be one region all the same."""
    graph, feeds = graph_of(NEIGHBOURS), {"p": np.array(p), "x": np.array([1, 2], np.float32)}
    with Session(graph, config=tfc.Config(opt_level=level)) as session:
        np.testing.assert_allclose(session.run("y", feeds), Interpreter(graph).run(feeds, ["y"])[0], rtol=1e-6)


@pytest.mark.parametrize("name", ["branch", "loops", "variables", "functions"])
def test_programs_are_checked_printed_and_saved(name: str) -> None:
    text, fetches, steps = STEPS[name]
    program = compiled(text, fetches, list(steps[0]))
    assert runs_on_the_executor(program)
    check_program(program)
    assert f"dataflow {program.dataflows[0].name}" in str(program)
    again = from_json(json.loads(json.dumps(to_json(program))), program.constants, program.code.objects)
    assert to_json(again) == to_json(program)
    assert again.dataflows == program.dataflows


def test_what_needs_no_executor_stays_straight() -> None:
    program = compiled(BRANCH, "z", ["p", "x"])
    kinds = ["dataflow" if use.dataflow >= 0 else "kernel" for use in program.instructions]
    assert kinds == ["dataflow", "kernel"]
    plain = compiled("input p: bool[]\ninput x: f32[2]\ny = if p { x * 2 } else { x / 2 }\n", "y", ["p", "x"])
    assert not runs_on_the_executor(plain)


def test_nodes_of_one_branch_share_a_region() -> None:
    program = compiled(BRANCH.replace("x / 2", "sqrt(x / 2) + exp(x) * 3"), "z", ["p", "x"])
    (flow,) = program.dataflows
    assert len(flow.regions) == 2, "x * 2 before the print, and the other branch"


# ---- failures -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "code", "node"),
    [
        (
            "y = while (i = 0; i < n) { with after(assert(i < 3)) { j = i + 1 }; yield print(j) }\n",
            "INVALID_ARGUMENT",
            "Assert",
        ),
        ("y = while (i = 0; i < n) { yield print(i) + 1 + xs[i] * 0 }\n", "OUT_OF_RANGE", "i"),
    ],
)
def test_failures_in_loops_name_the_node_and_its_line(text: str, code: str, node: str) -> None:
    graph = graph_of("input n: i32[]\nvar xs: i32[4] = [1, 2, 3, 4]\nvar v: i32[] = 5\n" + text + "v += y\n")
    with Session(graph) as session:
        assert session.run("y", {"n": 2}) == 2
        with pytest.raises(Error) as caught:
            session.run("y", {"n": 9})
        assert caught.value.loc is not None
        assert caught.value.loc.line == 4
        assert session.run("y", {"n": 3}) == 3, "the next step is as good as new"


def test_a_failed_step_leaves_variables_as_they_were() -> None:
    text = "input n: i32[]\nvar v: i32[] = 5\n"
    text += "y = while (i = 0; i < n) { v += 1; with after(assert(i < 3)) { j = i + 1 }; yield print(j) }\n"
    with Session(graph_of(text)) as session:
        session.run("y", {"n": 2})
        with pytest.raises(Error, match="assertion failed"):
            session.run("y", {"n": 9})
        assert session.run("v") == 7


def test_a_step_on_the_executor_can_be_cancelled() -> None:
    text = "input n: i32[]\ny = while (i = 0; i < n) { yield i + cast(BesselI0e(cast(i * 0, 'f32') + 2) + 1, 'i32') }\n"
    with Session(graph_of(text.replace("'", '"'))) as session:
        assert session.run("y", {"n": 3}) == 3
        caught: list[str] = []

        def work() -> None:
            try:
                session.run("y", {"n": 1 << 30})
            except Error as error:
                caught.append(error.code)

        thread = threading.Thread(target=work)
        thread.start()
        while thread.is_alive():
            session.cancel()
            thread.join(0.05)
        assert caught == ["CANCELLED"]


# ---- memory ---------------------------------------------------------------------------------------------------------

COUNT = """
input n: i32[]
m, _ = Merge(Enter(constant(0, "i32"), frame_name="loop"))
go = LoopCond(m < Enter(n, frame_name="loop", is_constant=true))
done, again = Switch(m, go)
one = Enter(constant(1, "i32"), frame_name="loop", is_constant=true)
back_edge(m, NextIteration(merged))
y = Exit(done)
"""
"""Not raised to a native loop: the Merge of one input in its body keeps it a graph of primitives."""
COUNT = COUNT.replace("back_edge", "merged, _ = Merge(again + one)\nback_edge", 1)


def test_a_million_trips_take_constant_memory() -> None:
    with Session(graph_of(COUNT)) as session:
        assert session.run("y", {"n": 10}) == 10
        tracemalloc.start()
        assert session.run("y", {"n": 1_000_000}) == 1_000_000
        _, peak = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        assert peak < 100_000


def test_calls_nest_deeper_than_any_stack() -> None:
    with Session(graph_of(FUNCTIONS)) as session:
        assert session.run("d", {"n": 100_000, "x": [0, 1]}).tolist() == [100_000, 100_001]


def test_recursion_without_end_is_resource_exhausted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storage, "free_memory", lambda: 1 << 24)
    text = "fn f(x: f32[]) -> f32[] { if x < 0 { x } else { f(x + 1) * 2 } }\ninput x: f32[]\ny = f(x)\n"
    with Session(graph_of(text)) as session:
        with pytest.raises(Error, match="no memory left") as caught:
            session.run("y", {"x": 0.0})
        assert caught.value.code == "RESOURCE_EXHAUSTED"
        assert session.run("y", {"x": -1.0}) == -1


def test_steps_of_one_session_run_side_by_side() -> None:
    with Session(graph_of(FUNCTIONS)) as session:
        results: list[Any] = [None] * 4

        def work(k: int) -> None:
            results[k] = [int(session.run("c", {"n": 8 + k})) for _ in range(5)]

        threads = [threading.Thread(target=work, args=(k,)) for k in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert results == [[value] * 5 for value in (21, 34, 55, 89)]


def test_the_part_for_the_executor_is_one_node_of_the_step() -> None:
    """Dataflow: what outlining makes of the primitives, and all that lies between them."""
    step = run_pipeline(graph_of(BRANCH), [Value("p"), Value("x")], [Value("z")], (), None, is_native)
    outlined = outline_dataflow(step)
    verify(outlined)
    assert [node.op for node in outlined.nodes if node.op not in ("Placeholder", "Const")] == ["AddV2", "Dataflow"]
    assert outline_dataflow(outlined) is outlined
