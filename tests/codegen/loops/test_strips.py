"""Reductions down columns: walked row by row in strips, with accumulators in memory or in registers."""

import numpy as np
import pytest

import tfc
from tfc.codegen.schedule import column_strips
from tfc.ir.base.config import Config


@pytest.mark.few(2)
@pytest.mark.parametrize("shape", ["n, m", "257, 130", "500, 1024"])
@pytest.mark.parametrize("far", [False, True], ids=["near", "far"])
def test_softmax_down_columns_agrees_with_numpy(shape, far, monkeypatch):
    if far:  # as if the second cache held a few rows, and the last one little more
        monkeypatch.setattr(column_strips, "near_rows", lambda target: 30)
        monkeypatch.setattr(column_strips, "MEMORY_PART", 1 << 12)
    model = f"""
        dim n in 1..
        dim m in 1..
        input x: f32[{shape}]
        entry main(x) -> y = softmax(x, axis=0)
    """
    rows, columns = (131, 1301) if shape == "n, m" else map(int, shape.split(","))
    x = np.random.default_rng(1).standard_normal((rows, columns)).astype(np.float32)
    x[3, 4], x[5, 6] = np.inf, np.nan
    with np.errstate(invalid="ignore"):
        e = np.exp(x.astype(np.float64) - x.max(0))
        expected = e / e.sum(0)
    first, second = (
        tfc.Session(tfc.parse(model), config=Config(threads=k, cache=False)).prepare("main")(x=x)["y"] for k in (1, 2)
    )
    np.testing.assert_allclose(first, expected, rtol=3e-6)
    assert first.tobytes() == second.tobytes()


def reference(x, axis):
    wide = x.astype(np.float64)
    with np.errstate(invalid="ignore"):
        return {"total": wide.sum(axis), "top": x.max(axis), "at": x.argmax(axis), "low": x.argmin(axis)}


@pytest.mark.few(4)
@pytest.mark.parametrize("symbolic", [False, True], ids=["known", "symbolic"])
@pytest.mark.parametrize(("rows", "columns"), [(1, 300), (7, 5000), (8, 4097), (9, 4095), (257, 129), (1031, 513)])
def test_strips_agree_with_numpy_at_their_edges_for_any_number_of_threads(rows, columns, symbolic):
    x = np.random.default_rng(1).standard_normal((rows, columns)).astype(np.float32)
    x[rows // 2, 5], x[rows // 2, 6], x[-1, 7], x[:, 8] = np.nan, np.inf, -np.inf, -np.inf
    shape = "n, m" if symbolic else f"{rows}, {columns}"
    model = f"""
        dim n in 1..
        dim m in 1..
        input x: f32[{shape}]
        entry main(x) -> total = sum(x, axis=0), top = max(x, axis=0), at = argmax(x, axis=0), low = argmin(x, axis=0)
    """
    first, second = (tfc.Session(tfc.parse(model), threads=k).prepare("main")(x=x) for k in (1, 2))
    for name, expected in reference(x, 0).items():
        np.testing.assert_allclose(first[name], expected, rtol=1e-5, atol=1e-4)
        assert first[name].tobytes() == second[name].tobytes()
