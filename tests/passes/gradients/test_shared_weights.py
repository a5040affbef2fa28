"""The gradient of weights that all matrices of a batch share: one product over all their rows."""

import numpy as np
import pytest

import tfc
from tfc.passes.gradients.expand_gradients import expand_gradients


def model(x: str, w: str, product: str = "x @ w") -> str:
    return f"""
        dim n in 1..
        dim m in 1..
        dim k in 0..
        input x: f32[{x}]
        input w: f32[{w}]
        entry main(x, w) -> g = gradients(sum(({product}) ** 2), [w])
    """


def shapes_of_products(text: str) -> list[int]:
    graph = expand_gradients(tfc.parse(text))
    return [len(node.types[0].shape) for node in graph.nodes if node.op == "BatchMatMulV2" and "grad" in node.name]


def test_no_matrix_is_made_for_each_of_a_batch():
    assert shapes_of_products(model("4, 5, 6", "6, 7")) == [3, 2]
    assert shapes_of_products(model("n, m, 6", "6, 7")) == [3, 2]
    assert shapes_of_products(model("n, m, 7", "6, 7", "matmul(x, w, transpose_b=true)")) == [3, 2]


def test_each_has_its_own_where_rows_are_not_known_or_do_not_follow_one_another():
    assert shapes_of_products(model("n, m, k", "k, 7")) == [3, 3]
    assert shapes_of_products(model("4, 6, 5", "6, 7", "matmul(x, w, transpose_a=true)")) == [3, 3]
    assert shapes_of_products(model("4, 5, 6", "1, 6, 7")) == [3, 3]


@pytest.mark.few(3)
@pytest.mark.parametrize("shape", ["n, m, 6", "3, 4, 6", "n, m, k", "n, 2, m, 6"])
@pytest.mark.parametrize("turned", [False, True])
def test_it_is_the_sum_over_the_batch(shape, turned):
    sizes = {"n": 3, "m": 4, "k": 6}
    x = np.random.default_rng(1).standard_normal([sizes.get(d) or int(d) for d in shape.split(", ")]).astype(np.float32)
    w = np.random.default_rng(2).standard_normal((7, 6) if turned else (6, 7)).astype(np.float32)
    inner = shape.split(", ")[-1]
    text = model(shape, f"7, {inner}" if turned else f"{inner}, 7", f"matmul(x, w, transpose_b={str(turned).lower()})")
    with tfc.Session(tfc.parse(text)) as session:
        found = session.prepare("main")(x=x, w=w)["g"]
    rows, weights = x.reshape(-1, 6).astype(np.float64), w.T if turned else w
    expected = rows.T @ (2 * rows @ weights)
    np.testing.assert_allclose(found, expected.T if turned else expected, rtol=2e-5, atol=1e-5)
