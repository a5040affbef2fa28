"""Functions that end by calling themselves give the same as loops, gradients too, and never run out of frames."""

import numpy as np
import pytest

import tfc
from tests.frontend.programs import graph_of
from tfc.ir.base.config import Config
from tfc.ir.graph.graph import Value
from tfc.ir.interpret.interpret import Interpreter
from tfc.ir.types.types import Array
from tfc.passes.functions.loop_tail_calls import loop_tail_calls
from tfc.passes.run_pipeline import run_pipeline

GCD = "fn f(a: i32[], b: i32[]) -> i32[] { if b == 0 { a } else { f(b, a % b) } }\n"
COLLATZ = """
fn f(n: i32[], steps: i32[]) -> i32[] {
  if n > 1 { f(if n % 2 == 0 { n // 2 } else { 3 * n + 1 }, steps + 1) } else { steps }
}
"""
SWAPPED = """
fn g(a: i32[], b: i32[], k: i32[]) -> i32[], i32[] {
  p, q = if k == 0 { a * 10, b } else { c, d = g(b, a + b, k - 1); c, d }
  q, p
}
fn f(a: i32[], b: i32[]) { x, y = g(a, b, 5); x * 1000 + y }
"""
TWICE = "fn f(a: i32[], b: i32[]) -> i32[] { if b < 1 { a } else { 1 + f(a, b - 1) } }\n"


@pytest.mark.parametrize(
    ("program", "is_loop"), [(GCD, True), (COLLATZ, True), (SWAPPED, False), (TWICE, False)], ids=list("gcst")
)
def test_the_loop_gives_the_same(program: str, is_loop: bool) -> None:
    graph = graph_of(program + "input m: i32[]\ninput n: i32[]\ny = f(m, n) * 1\n")
    looped = loop_tail_calls(graph)
    calls = [node for _, body in looped.functions for node in body if node.op == "While"]
    assert bool(calls) == is_loop
    for m, n in [(6, 4), (27, 9), (1, 0), (12, 18)]:
        feeds = {"m": m, "n": n}
        assert Interpreter(looped).run(feeds, ["y"]) == Interpreter(graph).run(feeds, ["y"])


def test_gradients_are_those_of_the_recursion() -> None:
    text = """
    fn f(x: f32[2], n: i32[]) -> f32[2] { if n < 1 { x * x } else { f(sin(x) * 1.1, n - 1) } }
    input x: f32[2]
    input n: i32[]
    y = sum(f(x, n))
    d = gradients(y, x) * 1
    """
    graph = graph_of(text)
    feeds: dict[Value, Array] = {Value("x"): np.array([0.5, -1.0], np.float32), Value("n"): np.array(4, np.int32)}
    results = []
    for level in (0, 2):
        step = run_pipeline(graph, list(feeds), [Value("d")], (), Config(verify=True, opt_level=level))
        assert bool(step.functions) == (level == 0)
        results.append(Interpreter(step).run(feeds, [step.entries[0].outputs[0][1]])[0])
    np.testing.assert_allclose(results[1], results[0], rtol=1e-6)


def test_a_million_calls_compiled() -> None:
    text = """
    fn f(n: i32[], s: f32[]) -> f32[] { if n == 0 { s } else { f(n - 1, s * 0.5 + 1.0) } }
    input n: i32[]
    y = f(n, 0.0)
    """
    with tfc.Session(graph_of(text)) as session:
        assert session.run("y", {"n": 1_000_000}) == pytest.approx(2.0)
