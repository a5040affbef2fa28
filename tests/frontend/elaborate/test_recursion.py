"""Functions that call themselves: Call nodes, one graph for every combination of types."""

import numpy as np
import pytest

from tests.frontend.programs import Running, evaluate, graph_of, same
from tfc.ir.analysis.verify import verify
from tfc.ir.base.errors import Error

FACT = "fn fact(n: T[]) -> T[] { if n < 1 { 1 } else { n * fact(n - 1) } }\n"


def test_a_function_that_calls_itself_under_if() -> None:
    assert evaluate(FACT + "input n: i32[]\ny = fact(n)", "y", n=6) == 720


def test_every_type_gets_a_version_of_its_own() -> None:
    graph = graph_of(FACT + "input n: i32[]\na = fact(n)\nb = fact(n + 1)\nc = fact(3.0)")
    verify(graph)
    assert [name for name, _ in graph.functions] == ["fact", "fact_1"]
    assert [graph[name].attrs["function"] for name in "abc"] == ["fact", "fact", "fact_1"]


def test_functions_that_call_each_other() -> None:
    text = """
    fn even(n: i32[]) -> bool[] { if n == 0 { true } else { odd(n - 1) } }
    fn odd(n: i32[]) -> bool[] { if n == 0 { false } else { even(n - 1) } }
    input n: i32[]
    y = even(n)
    """
    assert [bool(evaluate(text, "y", n=n)) for n in range(3)] == [True, False, True]


def test_it_is_enough_that_one_of_them_declares_its_results() -> None:
    text = """
    fn even(n: i32[]) -> bool[] { if n == 0 { true } else { odd(n - 1) } }
    fn odd(n: i32[]) { if n == 0 { false } else { even(n - 1) } }
    input n: i32[]
    y = odd(n)
    """
    assert [bool(evaluate(text, "y", n=n)) for n in range(3)] == [False, True, False]


def test_variables_are_read_and_written_through_all_levels() -> None:
    text = """
    var calls: i32[] = 0
    input offset: i32[]
    fn fib(n: i32[]) -> i32[] {
      calls += 1
      if n < 2 { n + offset } else { fib(n - 1) + fib(n - 2) }
    }
    input n: i32[]
    y = fib(n)
    z = for t in 0..3, s = 0 { yield s + fib(t) }
    """
    run = Running(text)
    assert run("y", n=5, offset=0) == 5
    assert run("calls") == 15
    assert run("z", offset=1) == 0 + 1 + 1 + 4
    assert run("calls") == 15 + 1 + 1 + 3


def test_a_read_after_a_call_sees_what_the_call_wrote() -> None:
    text = """
    var n: i32[] = 0
    fn down(k: i32[]) -> i32[] {
      if k == 0 { n + 0 } else { below = down(k - 1); n += 1; below * 0 + n }
    }
    y = down(4)
    """
    assert Running(text)("y") == 4


def test_sizes_and_attributes_make_versions() -> None:
    text = """
    fn halves(x: T[n], depth: int) -> T[n] {
      static if depth == 0 { x } else { halves(x / 2, depth - 1) }
    }
    y = halves([8.0, 4.0], 2) * 1
    """
    same(evaluate(text, "y"), np.array([2, 1], np.float32))
    assert len(graph_of(text).functions) == 3


def test_a_result_that_may_not_fit_is_checked_in_the_run() -> None:
    text = """
    input x: f32[?]
    fn grow(x: f32[?], k: i32[]) -> f32[4] { if k == 0 { x } else { grow(concat([x, x], axis=0), k - 1) } }
    y = grow(x, 2)
    """
    same(evaluate(text, "y", x=np.ones(1)), np.ones(4, np.float32))
    with pytest.raises(Error, match=r"4"):
        evaluate(text, "y", x=np.ones(3))


def test_a_deep_recursion_runs() -> None:
    text = "fn depth(n: i32[]) -> i32[] { if n == 0 { 0 } else { 1 + depth(n - 1) } }\ninput n: i32[]\ny = depth(n)\n"
    assert evaluate(text, "y", n=10_000) == 10_000


def test_several_results_and_none() -> None:
    text = """
    var log: i32[] = 0
    fn halved(x: f32[], k: i32[]) -> f32[], i32[] {
      if k < 1 { x, 0 } else { y, n = halved(x / 2, k - 1); y, n + 1 }
    }
    fn note(k: i32[]) { if k > 0 { log += k; note(k - 1) } }
    input k: i32[]
    p, q = halved(8.0, k)
    all = group { note(k) }
    """
    run = Running(text)
    assert run("p", "q", k=3) == [1, 3]
    run(targets=["all"], k=4)
    assert run("log") == 1 + 2 + 3 + 4


def test_calls_in_loops_conditions_and_arguments() -> None:
    text = """
    fn sums(n: i32[]) -> i32[] {
      i, s = while (i = 0, s = 1; i < n) { yield i + 1, s + sums(i) }
      s
    }
    fn ack(m: i32[], n: i32[]) -> i32[] {
      if m == 0 { n + 1 } else { if n == 0 { ack(m - 1, 1) } else { ack(m - 1, ack(m, n - 1)) } }
    }
    fn apply(f: function, x: f32[], k: i32[]) -> f32[] { if k < 1 { x } else { f(apply(f, x, k - 1)) } }
    fn twice(x: f32[]) -> f32[] { x * 2 }
    input n: i32[]
    a, b, c = sums(n), ack(2, n), apply(twice, 1.0, n)
    d = while (i = 0; ack(1, i) < 9) { yield i + 1 }
    """
    assert evaluate(text, "a", "b", "c", "d", n=5) == [32, 13, 32, 7]


def test_a_variable_of_a_recursive_function_is_one_for_all_calls() -> None:
    text = """
    fn grown(x: T[n], k: i32[]) -> T[n] {
      var W: T[n] = ones([n], T) * 2
      if k < 1 { x } else { grown(x * W, k - 1) }
    }
    input k: i32[]
    y = grown([1.0, 3.0], k)
    """
    same(evaluate(text, "y", k=3), np.array([8, 24], np.float32))
    assert [node.name for node in graph_of(text) if node.op == "VariableV2"] == ["grown/W"]
