"""Transposes around row kernels: stored by a kernel that walks in another order, or made by tiles before it."""

import numpy as np
import pytest

import tfc
from tests.codegen.fuse.steps import Step
from tfc.ir.types.dims import Dim
from tfc.ir.types.types import f32, tensor

N = Dim.symbol("n")


@pytest.fixture
def b():
    return Step()


def rows_of(b, x, *order):
    """A softmax along the last axis of a transposed tensor."""
    return b.emit("Softmax", b.emit("Transpose", x, b.ints(*order)))


def back(b, x, *order):
    return b.emit("Transpose", x, b.ints(*order))


def test_maps_follow_what_is_turned(b):
    x = b.feed(tensor(f32, 64, 256))
    made = b.emit("Mul", b.emit("Tanh", back(b, rows_of(b, x, 1, 0), 1, 0)), x)
    assert b.kernels(made) == ["Transpose Softmax Tanh Mul"]


def test_a_reduction_of_what_is_turned_opens_a_kernel(b):
    turned = back(b, rows_of(b, b.feed(tensor(f32, 64, 256)), 1, 0), 1, 0)
    assert b.kernels(b.over("Max", turned, 1)) == ["Transpose Softmax", "Max"]


def test_what_lies_in_the_order_of_the_rows_is_transposed_by_tiles(b):
    made = back(b, b.emit("Softmax", b.feed(tensor(f32, 64, 256))), 1, 0)
    assert b.kernels(made) == ["Softmax", "Transpose"]


def test_rows_that_are_fetched_too_are_not_turned(b):
    rows = rows_of(b, b.feed(tensor(f32, 64, 256)), 1, 0)
    assert b.kernels(rows, back(b, rows, 1, 0)) == ["Transpose", "Softmax", "Transpose"]


def test_rows_of_a_transposed_matrix_are_not_gathered(b):
    x, y = b.feed(tensor(f32, 64, 256)), b.feed(tensor(f32, 256, 64), "y")
    assert b.kernels(rows_of(b, x, 1, 0)) == ["Transpose", "Softmax"]
    assert b.kernels(b.emit("Softmax", b.emit("Mul", y, b.emit("Transpose", x, b.ints(1, 0))))) == [
        "Transpose",
        "Mul Softmax",
    ]


def test_a_transpose_that_is_only_reduced_is_read_through(b):
    assert b.kernels(b.over("Sum", b.emit("Transpose", b.feed(tensor(f32, 500, 256)), b.ints(1, 0)), 1)) == [
        "Transpose Sum"
    ]


def test_small_rows_are_gathered_by_one_kernel(b):
    assert b.kernels(rows_of(b, b.feed(tensor(f32, 8, 16)), 1, 0)) == ["Transpose Softmax"]


@pytest.mark.few(3)
@pytest.mark.parametrize("axis", [0, 1])
@pytest.mark.parametrize("shape", [(3, 5, 7), (64, 33, 129), (17, 1, 5), (0, 4, 5)])
def test_softmaxes_along_every_axis_agree_with_numpy(shape, axis):
    model = f"""
        input x: f32{list(shape)}
        y = softmax(x, axis={axis})
        t = softmax(transpose(x, [2, 1, 0]))
        entry main(x) -> y, z = tanh(y) * x + 1.0, s = sum(y, axis=2), t
    """
    x = np.random.default_rng(1).standard_normal(shape).astype(np.float32)
    first, second = (tfc.Session(tfc.parse(model), threads=k).prepare("main")(x=x) for k in (1, 2))
    e = np.exp(x.astype(np.float64) - x.max(axis, keepdims=True, initial=-np.inf))
    y = e / e.sum(axis, keepdims=True)
    t = np.exp(x.T.astype(np.float64))
    expected = {"y": y, "z": np.tanh(y) * x + 1, "s": y.sum(2), "t": t / t.sum(-1, keepdims=True)}
    for name, value in expected.items():
        np.testing.assert_allclose(first[name], value, rtol=3e-6, atol=1e-7)
        assert first[name].tobytes() == second[name].tobytes()
