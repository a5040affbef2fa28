"""Expressions mean what NumPy's mean: operators, indexing, literals that adapt."""

from typing import Any

import numpy as np
import pytest

from tests.frontend.programs import codes, evaluate, graph_of, same

A = np.arange(-6, 6, dtype=np.float32).reshape(3, 4) / 2
B = np.arange(1, 13, dtype=np.float32).reshape(3, 4)
K = np.arange(-6, 6, dtype=np.int32).reshape(3, 4)
J = np.arange(1, 13, dtype=np.int32).reshape(3, 4)
P = A > 0
DECLARATIONS = "input a: f32[3, 4]\ninput b: f32[3, 4]\ninput i: i32[3, 4]\ninput j: i32[3, 4]\ninput p: bool[3, 4]\n"
FEEDS: dict[str, Any] = {"a": A, "b": B, "i": K, "j": J, "p": P}


def result(expression: str) -> Any:
    return evaluate(f"{DECLARATIONS}y = {expression}\n", "y", **FEEDS)


OPERATORS = """
a + b|a - b|a * b|a / b|a // b|a % b|b ** 2|2 ** a|-a|1 - a|a + b * 2 - 1|(a + b) * 2|i // j|i % j|i ** 2|a < b
a <= b|a > b|a >= b|a == b|a != b|i & j|i ^ j|~i|j << 2|j >> 1|a * 1.5|3 * i|a - -a|a - b - 1
"""
INDICES = """
a[0]|a[1:]|a[:, 1]|a[::2, ::-1]|a[-1, -2]|a[1:3, 0]|a[..., 1]|a[None]|a[:, None, 1:]|a[0:0]|a[[0, 2]]|a[:, [3, 0, 0]]
a[..., [1, 2]]|a[1, [0, 1]]|a[-1]|a[:-1]|a[-3:-1]|a[::-1]|a[100:]|a[:100]
"""


@pytest.mark.parametrize("expression", (OPERATORS.strip() + "\n" + INDICES.strip()).replace("\n", "|").split("|"))
def test_operators_and_indexing_are_numpys(expression: str) -> None:
    names = {"a": A, "b": B, "i": K, "j": J}
    expected = np.asarray(eval(expression, {}, names))
    same(result(expression), expected)


@pytest.mark.parametrize(
    ("expression", "expected"),
    [
        ("p and not p", P & ~P),
        ("p or a < 1", P | (A < 1)),
        ("~p", ~P),
        ("p & p | p ^ p", P),
        ("a @ b[0]", A @ B[0]),
        ("b[:, 0] @ a", B[:, 0] @ A),
        ("b[0] @ a[0]", B[0] @ A[0]),
        ("stack([a, b]) @ transpose(a)", np.stack([A, B]) @ A.T),
        ("a.shape[1] * 2", np.int32(8)),
        ("a.size + a.rank", np.int32(14)),
        ("[a, b] + 0", np.stack([A, B])),
        ("[a[0], 2 * b[0]] + 0", np.stack([A[0], 2 * B[0]])),
        ("[1, 2.5]", np.array([1, 2.5], np.float32)),
        ("[[1, 2], [3, 4]]", np.array([[1, 2], [3, 4]], np.int32)),
        ("[4294967296]", np.array([2**32])),
        ("true", np.bool_(True)),
        ("2j + 1", np.complex64(1 + 2j)),
        ('["a", "b"]', np.array(["a", "b"], object)),
        ("7 // 2 + 7 % 4 * 2 ** 3", np.int32(27)),
        ("7 / 2", np.float32(3.5)),
        ("cast(i, f64) + 0.1", K + 0.1),
        ("cast(a, u8) + 3", A.astype(np.int32).clip(0).astype(np.uint8) + np.uint8(3)),
        ("inf - 1", np.float32(np.inf)),
        ("a[0, j[0, 0]]", A[0, 1]),
        ("a[j[0, 0]:j[0, 1], 1]", A[1:2, 1]),
        ("a[:, cast(j[0, 0], i64)]", A[:, 1]),
        ("static if 2 < 3 { a } else { missing }", A),
    ],
)
def test_expressions(expression: str, expected: Any) -> None:
    actual = result(expression)
    if np.asarray(expected).dtype == object:
        assert list(actual) == list(expected)
    else:
        same(actual, expected)


def test_a_named_number_is_a_node_and_adapts() -> None:
    graph = graph_of("half = 0.5\ninput x: f64[]\ninput y: f32[]\na = x * half\nb = y * half\nk = half * 2\n")
    assert graph["half"].op == "Const"
    assert str(graph["half"].types[0]) == "f32[]"
    assert graph["b"].inputs[1].node == "half"
    assert str(graph["a"].types[0]) == "f64[]"
    assert evaluate("half = 0.1\ninput x: f64[]\na = x * half\n", "a", x=1.0) == 0.1
    assert graph["k"].op == "Mul"


def test_named_numbers_are_known_while_building() -> None:
    text = "n = 2\nm = n * 3\nx = zeros([n, m + 1])\nrepeat i in 0..n { y = x[i] }\nz = sum(x, axis=n - 1)\n"
    graph = graph_of(text)
    assert str(graph["x"].types[0]) == "f32[2, 7]"
    assert "y_1" in graph


def test_a_named_number_and_a_number_make_a_number() -> None:
    assert evaluate("n = 4\nx = zeros([2 * n, n + 1])\ny = 6.0 / (2 * n)\nz = sum(x) + y\n", "z") == 0.75


def test_symbolic_sizes_are_values_too() -> None:
    text = "dim n in 1..8\ninput x: f32[n, 3]\ny = zeros([n, 2])\nz = x * n\nw = reshape(x, [3 * n])\ns = n * 2 + 1\n"
    graph = graph_of(text)
    assert str(graph["y"].types[0]) == "f32[n, 2]"
    assert str(graph["w"].types[0]) == "f32[3*n]"
    same(evaluate(text + "t = s + 0\n", "t", x=np.ones((4, 3))), np.int32(9))


def test_strings_with_holes() -> None:
    graph = graph_of('n = 3\nx = zeros([2]) with device("gpu:{n - 1}")\ny = relu(x) with name("a{1 + 1}")\n')
    assert graph["x"].device == "gpu:2"
    assert graph["a2/y"].op == "Relu"


def test_lists_known_while_building() -> None:
    text = "n = len([1, 2, 3]) + len(split(zeros([4]), 2))\nx = [repeat i in 0..3 { i * i }]\n"
    text += "a = zeros([2])\ny = len([a] + [a, a])\n"
    graph = graph_of(text)
    same(evaluate(text, "x"), np.array([0, 1, 4], np.int32))
    assert graph["n"].attrs["value"].array == 5


def test_long_chains_do_not_recurse() -> None:
    text = "x = " + " + ".join(["1.0"] * 5000) + "\ninput a: f32[]\ny = " + " - ".join(["a"] * 5000) + "\n"
    assert evaluate(text, "y", a=1.0) == -4998


@pytest.mark.parametrize("text", ["x = 1 if 2\n", "x = \n", "x = (1\n", "}", "\x00"])
def test_syntax_errors_come_through(text: str) -> None:
    assert codes(text)[0].startswith("E00")
