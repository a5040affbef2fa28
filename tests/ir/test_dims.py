"""Symbolic dimensions: canonical form, arithmetic against numbers, reading what is printed."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tfc.ir.types.dims import Dim, Size, divide, evaluate, maximum, minimum, parse_dim, symbols_of

A, B = Dim.symbol("a"), Dim.symbol("b")


@st.composite
def sizes(draw: st.DrawFn, depth: int = 3) -> Size:
    if depth == 0 or draw(st.booleans()):
        return draw(st.sampled_from([A, B, 0, 1, 2, 3, 7, 100]))
    left, right = draw(sizes(depth - 1)), draw(sizes(depth - 1))
    operation = draw(st.sampled_from(["+", "-", "*", "//", "%", "min", "max"]))
    if operation in ("//", "%"):
        right = draw(st.integers(1, 9))
        return left // right if operation == "//" else left % right
    if operation in ("min", "max"):
        return (minimum if operation == "min" else maximum)(left, right)
    return {"+": left + right, "-": left - right, "*": left * right}[operation]


@given(sizes(), st.integers(0, 50), st.integers(0, 50))
def test_printed_dimensions_read_back(size: Size, a: int, b: int) -> None:
    again = parse_dim(str(size))
    assert again == size
    assert evaluate(again, {"a": a, "b": b}) == evaluate(size, {"a": a, "b": b})


@given(sizes(), sizes(), st.integers(0, 50), st.integers(0, 50))
def test_arithmetic_agrees_with_numbers(x: Size, y: Size, a: int, b: int) -> None:
    at = {"a": a, "b": b}
    p, q = evaluate(x, at), evaluate(y, at)
    assert evaluate(x + y, at) == p + q
    assert evaluate(x - y, at) == p - q
    assert evaluate(x * y, at) == p * q
    assert evaluate(minimum(x, y), at) == min(p, q)


def test_equal_sums_are_equal_objects() -> None:
    assert (A + 1) * 2 == 2 * A + 2
    assert A - A == 0
    assert hash(A * B) == hash(B * A)
    assert A != B


def test_exact_division_stays_plain() -> None:
    assert (A * 49) // 7 == 7 * A
    assert (A * B) // A == B
    assert divide(A + 1, 2) is None
    assert str((A + 1) // 2) == "floordiv(a + 1, 2)"
    assert (4 * A) % 2 == 0


def test_symbols_inside_opaque_atoms_are_found() -> None:
    assert symbols_of(maximum(A // 2, B)) == {"a", "b"}
    assert symbols_of(3) == frozenset()


@pytest.mark.parametrize(
    "text",
    [
        "pad(x, [[0, 1]])[:-1] + x",
        "pad(x, [[2, 1]])[2:-1] + x",
        "concat([x, x], axis=0)[:-2] + concat([x, x], axis=0)[2:]",
        "pad(x, [[0, 3]])[:5][:-5] + pad(x, [[0, 3]])[:5][:-5]",
        "pad(x, [[1, 0]])[1:] + x",
    ],
)
def test_slices_of_sums_have_sizes_that_are_provably_equal(text: str) -> None:
    from tfc.frontend.read import parse
    from tfc.ir.interpret.interpret import interpret
    from tfc.runtime.session.session import Session

    graph = parse(f"dim n in 0..64\ninput x: f32[n]\ny = {text}")
    for length in (0, 1, 2, 7):
        fed = {"x": np.arange(length, dtype=np.float32)}
        np.testing.assert_array_equal(Session(graph).run("y", fed), interpret(graph, fed, ["y"])[0])


def test_the_larger_and_the_smaller_of_sizes_are_told_where_they_are_known() -> None:
    n = Dim.symbol("n")
    assert maximum(n, 0) == n
    assert minimum(n, n + 1) == n
    assert maximum(2 * n + 1, n) == 2 * n + 1
    assert str(minimum(n, 5)) == "min(n, 5)"
    assert str(maximum(n - 1, 0)) == "max(n - 1, 0)"
