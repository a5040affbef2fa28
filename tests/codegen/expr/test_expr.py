"""Scalar expressions: interning, folding, rewriting, printing; nothing recurses over their depth."""

import pytest

from tfc.codegen.tensor.expr import Const, Load, apply, cast, const, guard, index, inside, select
from tfc.codegen.tensor.tensor import Tensor, axes
from tfc.codegen.tensor.traverse import loads, postorder, show, substitute
from tfc.ir.types.dims import Dim
from tfc.ir.types.types import boolean, f32, i8, i32, i64

i, j = axes(2)
X = Tensor(f32, (4, 5), name="x")
N = Dim.symbol("n")


def test_equal_nodes_are_one_object():
    assert X[i, j] + 1 is X[i, j] + 1
    assert const(0.0, f32) is not const(-0.0, f32)
    assert const(float("nan"), f32) is const(float("nan"), f32)
    assert const(1, i32) is not const(1, i64)


def test_numbers_adopt_the_other_operands_type():
    assert show(X[i, j] * 2) == "(x[i0, i1] * 2.0)"
    assert (2 * cast(X[i, j], i32)).dtype == i32
    with pytest.raises(TypeError, match="cast it"):
        X[i, j] + cast(X[i, j], i32)


@pytest.mark.parametrize(
    ("made", "folded"),
    [
        (i + 0, i),
        (0 + i, i),
        (i * 1, i),
        (i * 0, index(0)),
        (i // 1, i),
        (i % 1, index(0)),
        (index(7) // -2, index(-4)),
        (index(7) // 0, index(0)),
        (index(3) < 4, const(1, boolean)),
        (const(100, i8) + const(100, i8), const(-56, i8)),
        (index(N) + 0, index(N)),
    ],
)
def test_integer_constants_fold(made, folded):
    assert made is folded


def test_floats_do_not_fold():
    zero = X[i, j] + 0.0
    assert not isinstance(zero, Const)
    assert zero is not X[i, j]


def test_choices_between_equals_or_by_constants_vanish():
    assert select(i < 3, X[i, j], X[i, j]) is X[i, j]
    assert guard(const(1, boolean), X[i, j], 0) is X[i, j]
    assert (
        show(guard(inside(i - 1, 4), X[i - 1, j], 0))
        == "guard((((i0 - 1) >= 0) & ((i0 - 1) < 4)), x[(i0 - 1), i1], 0.0)"
    )


def test_wrong_functions_are_refused():
    with pytest.raises(TypeError, match="no function"):
        apply("tanh", X[i, j], X[i, j])
    with pytest.raises(TypeError, match="floats"):
        apply("tanh", i)
    with pytest.raises(TypeError, match="rank"):
        X[i]
    with pytest.raises(TypeError, match="truth"):
        bool(X[i, j] > 0)


def test_broadcast_reads_the_only_element_of_an_axis_of_size_one():
    assert show(Tensor(f32, (1, 5), name="b").broadcast(i, j)) == "b[0, i1]"
    assert show(Tensor(f32, (5,), name="b").broadcast(i, j)) == "b[i1]"
    assert show(Tensor(f32, (), name="b").broadcast(i, j)) == "b[]"


def test_substitution_is_simultaneous():
    swapped = substitute([X[i, j] - X[j, i]], {i: j, j: i})
    assert swapped == [X[j, i] - X[i, j]]


def test_shared_nodes_are_visited_once():
    x = X[i, j]
    for _ in range(200):
        x = x + x
    assert len(list(postorder([x]))) == 203
    assert [node.tensor for node in loads([x])] == [X]


def test_deep_expressions_do_not_recurse():
    x = X[i, j]
    for _ in range(30_000):
        x = x + 1
    assert isinstance(substitute([x], {i: j})[0].children[0].children[0].children[1], Const)
    assert sum(isinstance(node, Load) for node in postorder([x])) == 1
