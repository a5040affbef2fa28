"""`if`, `while`, `for` and what they capture."""

import numpy as np
import pytest

from tests.frontend.programs import Running, evaluate, graph_of, same

X = np.arange(6, dtype=np.float32).reshape(2, 3)


@pytest.mark.parametrize(("p", "expected"), [(True, X * 2), (False, X / 2)])
def test_conditional(p: bool, expected: np.ndarray) -> None:
    text = "input p: bool[]\ninput x: f32[2, 3]\ny = if p { x * 2 } else { x / 2 }\n"
    same(evaluate(text, "y", p=p, x=X), expected)


def test_conditional_with_several_values_and_literals() -> None:
    text = """
    input n: i32[]
    input x: f32[]
    a, b = if n > 2 { yield x, 1 } else if n > 1 { yield 2, n } else { yield 0.5, 2 }
    """
    run = Running(text)
    assert [run("a", "b", n=n, x=7.0) for n in (3, 2, 1)] == [[7, 1], [2, 2], [0.5, 2]]
    wide = "input p: bool[]\ninput x: f64[]\ny = if p { x } else { 0.1 }\n"
    assert evaluate(wide, "y", p=False, x=7.0) == 0.1


def test_only_the_chosen_arm_runs() -> None:
    text = """
    input p: bool[]
    var n: i32[] = 0
    y = if p { n += 1; assert(p); n + 0 } else { n -= 10; 5 }
    if p { n += 100 }
    step = if p { n += 1000 }
    """
    run = Running(text)
    assert run("y", p=True) == 1
    assert run("y", p=False) == 5
    assert run("n") == -9
    run(targets=["step"], p=True)
    assert run("n") == 991


def test_a_condition_known_while_building_chooses_at_once() -> None:
    graph = graph_of("input x: f32[]\ny = if 1 < 2 { relu(x) } else { tanh(x) }\n")
    assert graph["y"].op == "Relu"


def test_while() -> None:
    text = """
    input n: i32[]
    input x: f32[2, 2]
    i, acc = while[parallel_iterations=4, recompute=3, swap=true](i = 0, acc = x; i < n) { yield i + 1, acc @ x }
    """
    x = np.array([[1, 1], [0, 1]], np.float32)
    graph = graph_of(text)
    assert graph["i"].inputs[0].node == "While"
    attrs = graph["While"].attrs
    assert (attrs["parallel_iterations"], attrs["recompute"], attrs["swap"]) == (4, 3, True)
    for n in (0, 1, 5):
        i, acc = evaluate(text, "i", "acc", n=n, x=x)
        assert i == n
        same(acc, np.linalg.matrix_power(x.astype(int), n + 1).astype(np.float32))


def test_a_loop_variable_may_be_declared_wider_than_it_starts() -> None:
    text = "i, s = while (i = 0, s: f32[?] = zeros([1]); i < 3) { yield i + 1, concat([s, s], axis=0) }\nn = size(s)\n"
    assert evaluate(text, "n") == 8


@pytest.mark.parametrize(
    ("over", "expected"),
    [("0..4", 6), ("2..2", 0), ("range(5)", 10), ("range(1, 8, 3)", 12), ("range(3, 0, -1)", 6), ("n", None)],
)
def test_for_counts(over: str, expected: int | None) -> None:
    if expected is None:
        over, expected = "0..n", 3
    text = f"input n: i32[]\ns = for t in {over}, s = 0 {{ yield s + t }}\n"
    assert evaluate(text, "s", n=3) == expected


@pytest.mark.parametrize("bounds", ["range(n)", "range(1, n)", "range(n, 0, -2)", "range(0, n, 3)"])
def test_for_with_bounds_of_the_run(bounds: str) -> None:
    text = f"input n: i32[]\ns = for t in {bounds}, s = 0 {{ yield s * 10 + t }}\n"
    for n in (0, 1, 7):
        total = 0
        for t in eval(bounds, {"n": n, "range": range}):
            total = total * 10 + t
        assert evaluate(text, "s", n=n) == total


def test_for_collects_and_goes_over_rows() -> None:
    text = """
    input xs: f32[?, 3]
    last, sums, twice = for row in xs, s = zeros([3]) { t = s + row; yield t, collect sum(t), collect row * 2 }
    none = for t in 0..3 { collect t * t }
    """.replace("{ collect t * t }", "{ yield collect t * t }")
    last, sums, twice, squares = evaluate(text, "last", "sums", "twice", "none", xs=X)
    same(last, X.sum(0))
    same(sums, np.cumsum(X.sum(1)).astype(np.float32))
    same(twice, X * 2)
    same(squares, np.array([0, 1, 4], np.int32))


def test_bodies_write_variables_in_order_and_capture_through_levels() -> None:
    text = """
    var n: i32[] = 0
    input x: i32[]
    y = for t in 0..3, s = 0 {
      u = if t > 0 { n += x; n + 0 } else { 0 }
      yield s + u
    }
    """
    run = Running(text)
    assert run("y", x=2) == 2 + 4
    assert run("n") == 4


def test_a_condition_sees_what_its_body_wrote() -> None:
    text = """
    var W: f32[] = 0.0
    var busy: bool[] = true
    a = while (i = 0; W < 10.0) { W += 2.0; yield i + 1 }
    b = while (i = 0; busy) { busy := i < 3; yield i + 1 }
    """
    run = Running(text)
    assert run("a") == 5
    assert run("b") == 4


def test_variables_of_a_body_belong_to_the_main_graph() -> None:
    text = """
    fn cell(x: T[n], state: T[n]) { var W: T[n] = ones([n]) * 3; x * W + state }
    a = for t in 0..2, s = zeros([2]) { yield cell([1.0, 2.0], s) }
    b = for t in 0..2, s = zeros([2]) { yield cell([1.0, 2.0], s) }
    """
    graph = graph_of(text)
    assert [node.name for node in graph if node.op == "VariableV2"] == ["cell/W", "cell_1/W"]
    same(evaluate(text, "a"), np.array([6, 12], np.float32))


def test_sizes_known_outside_are_known_inside() -> None:
    text = """
    dim b
    input x: f32[b, 3]
    k = 1
    y = for t in 0..2, s = x { yield s + zeros([b, 3]) + sum(x, axis=k, keep_dims=true) }
    """
    assert str(graph_of(text)["y"].types[0]) == "f32[b, 3]"
    same(evaluate(text, "y", x=X), X + 2 * X.sum(1, keepdims=True))


def test_repeat_goes_side_by_side_over_lists() -> None:
    text = """
    names = ["a", "b"]
    parts = split([1.0, 2.0, 3.0, 4.0], 2)
    total = 0.0
    repeat n, p, k in names, parts, 1..3 { with name(n) { total = total + k * sum(p) } }
    y = stack([repeat p in parts { sum(p) }])
    """
    same(evaluate(text, "y"), np.array([3, 7], np.float32))
    graph = graph_of(text)
    assert "b/total" in graph


def test_what_waits_for_a_loop_sees_what_the_loop_wrote() -> None:
    text = "var n: i32[] = 0\ni = while (i = 0; i < 3) { n += 10; yield i + 1 }\ny = n + i\n"
    assert evaluate(text, "y") == 33
