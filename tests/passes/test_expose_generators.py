"""Graphs with exposed generators draw the same numbers, and only steps that draw move a generator on."""

from __future__ import annotations

import numpy as np
import pytest

import tfc
from tfc.ir.analysis.verify import verify
from tfc.ir.graph.build import Builder
from tfc.ir.graph.graph import Entry, Graph, Value
from tfc.ir.interpret.interpret import Interpreter
from tfc.ir.text.parse import parse_graph
from tfc.ir.types.types import Array, f32, tensor
from tfc.passes.effects.expose_generators import expose_generators


def two_draws() -> tuple[Graph, Value, Value]:
    b = Builder()
    size = b.const(np.array([5], np.int32))
    first = b.emit("RandomUniform", size, dtype=f32, seed=7, seed2=1, name="first")
    second = b.emit("TruncatedNormal", size, dtype=f32, seed=7, seed2=2, name="second")
    entries = tuple(Entry(value.node, (), (("r", value),)) for value in (first, second))
    return b.finish().with_(entries=entries), first, second


def steps(graph: Graph, plan: str) -> list[Array]:
    """Run the entries whose first letters are in `plan`, in one interpreter."""
    run = Interpreter(graph)
    chosen = [next(entry for entry in graph.entries if entry.name[0] == letter) for letter in plan]
    return [run.run({}, [value for _, value in entry.outputs], entry.targets)[0] for entry in chosen]


def test_the_numbers_stay_the_same() -> None:
    graph, *_ = two_draws()
    exposed = expose_generators(graph)
    verify(exposed)
    for plan in ("fff", "sss", "fsfs"):
        for before, after in zip(steps(graph, plan), steps(exposed, plan), strict=True):
            np.testing.assert_array_equal(before, after)


def test_a_step_that_does_not_draw_leaves_the_generator_where_it_is() -> None:
    graph, *_ = two_draws()
    exposed = expose_generators(graph)
    np.testing.assert_array_equal(steps(exposed, "ff")[1], steps(exposed, "fssf")[3])


def test_a_graph_without_random_ops_is_left_alone() -> None:
    b = Builder()
    b.const(1.0)
    graph = b.finish()
    assert expose_generators(graph) is graph


@pytest.mark.parametrize("opt_level", [0, 2])
def test_a_session_draws_on_across_different_fetches(opt_level: int) -> None:
    """All steps of a session share the generators, which are not among its variables."""
    graph, first, second = two_draws()
    reference = Interpreter(graph)
    with tfc.Session(graph, config=tfc.Config().with_(opt_level=opt_level)) as session:
        for fetches in ([first], [first, second], [second], [first]):
            expected = reference.run({}, fetches)
            for got, want in zip(session.run(fetches), expected, strict=True):
                np.testing.assert_allclose(got, want, rtol=1e-6)
        assert session.state() == {}


def test_a_failed_step_does_not_move_the_generator() -> None:
    b = Builder()
    drawn = b.emit("RandomUniform", b.const(np.array([3])), dtype=f32, seed=7, seed2=1)
    divisor = b.emit("Placeholder", type=tensor(f32))
    checked = b.emit("CheckNumerics", b.emit("RealDiv", drawn, divisor), message="here")
    with tfc.Session(b.finish()) as session:
        with pytest.raises(tfc.Error, match="here : Tensor had Inf"):
            session.run(checked, {divisor: 0})
        got = session.run(checked, {divisor: 1})
    run = Interpreter(two_draws()[0])
    np.testing.assert_array_equal(got, run.run({}, ["first"])[0][:3])


INSIDE = """
graph main {
  %p = Placeholder() {type=bool[]} : bool[]
  %n = Placeholder() {type=i32[]} : i32[]
  %x = Placeholder() {type=f32[2]} : f32[2]
  %loop = For(%n, %x, %p) {loop_vars=1, body=graph body {
      %t = Arg() {index=0, type=i32[]} : i32[]
      %s = Arg() {index=1, type=f32[2]} : f32[2]
      %p = Arg() {index=2, type=bool[]} : bool[]
      %size = Const() {value=tensor i32[1] [2]} : i32[1]
      %r = RandomUniform(%size) {dtype=f32, seed=7, seed2=1} : f32[2]
      %either = If(%p, %s) {then_branch=graph body {
          %s = Arg() {index=0, type=f32[2]} : f32[2]
          %size = Const() {value=tensor i32[1] [2]} : i32[1]
          %r = RandomUniform(%size) {dtype=f32, seed=7, seed2=2} : f32[2]
          results %r
        }, else_branch=graph body {
          %s = Arg() {index=0, type=f32[2]} : f32[2]
          %size = Const() {value=tensor i32[1] [2]} : i32[1]
          %r = TruncatedNormal(%size) {dtype=f32, seed=7, seed2=3} : f32[2]
          results %r
        }} : f32[2]
      %sum = AddN(%s, %r, %either) : f32[2]
      results %sum, %r
    }} : f32[2], f32[?, 2]
  entry f(p=%p, n=%n, x=%x) -> (s=%loop, r=%loop:1)
}
"""


def test_every_trip_draws_on_and_arms_have_generators_of_their_own() -> None:
    graph = parse_graph(INSIDE)
    exposed = expose_generators(graph)
    verify(exposed)
    assert sorted(node.name for node in exposed if node.op == "Generator") == [
        "loop/either/r/generator",
        "loop/either/r/generator_",
        "loop/r/generator",
    ]
    before, after = Interpreter(graph), Interpreter(exposed)
    rows = []
    for p, n in [(True, 3), (False, 2), (True, 1), (True, 0)]:
        feeds = {"p": p, "n": n, "x": np.zeros(2, np.float32)}
        want, got = before.run(feeds, ["loop", "loop:1"]), after.run(feeds, ["loop", "loop:1"])
        for a, b in zip(got, want, strict=True):
            np.testing.assert_array_equal(a, b)
        rows.extend(got[1].tolist())
    assert len({tuple(row) for row in rows}) == 6


@pytest.mark.parametrize("opt_level", [0, 2])
def test_compiled_loops_draw_the_same(opt_level: int) -> None:
    graph = parse_graph(INSIDE)
    reference = Interpreter(graph)
    with tfc.Session(graph, config=tfc.Config().with_(opt_level=opt_level)) as session:
        for p, n in [(True, 3), (False, 2), (True, 1), (True, 0)]:
            feeds = {"p": np.bool_(p), "n": np.int32(n), "x": np.zeros(2, np.float32)}
            want = reference.run(feeds, ["loop", "loop:1"])
            for a, b in zip(session.run(["loop", "loop:1"], feeds), want, strict=True):
                np.testing.assert_allclose(a, b, rtol=1e-6)


def test_all_calls_of_a_recursive_function_draw_from_one_generator() -> None:
    graph = tfc.parse("""
    fn walk(k: i32[], s: f32[]) -> f32[] { if k < 1 { s } else { 1.0 + walk(k - 1, s + random_uniform([], seed=3)) } }
    input k: i32[]
    y = walk(k, 0.0)
    z = walk(k, 1.0) + y
    """)
    reference = Interpreter(graph)
    with tfc.Session(graph) as session:
        for k in (4, 0, 2):
            (want,) = reference.run({"k": k}, ["y"])
            np.testing.assert_allclose(session.run("y", {"k": k}), want, rtol=1e-6)
