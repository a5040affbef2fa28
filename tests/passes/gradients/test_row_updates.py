"""Gradients through loops that update rows of an array they carry, in branches too, against differences."""

from __future__ import annotations

import numpy as np
import pytest

import tfc
from tfc.ir.base.config import Config
from tfc.ir.interpret.interpret import Interpreter
from tfc.passes.gradients.expand_gradients import expand_gradients

TEXT = """
input x: f32[3]
input w: f32[3]
input n: i32[]
table = for t in range(n), table = zeros([ROWS, 3]) {
  yield if t % 3 == 0 { update_row(table, t % 5, tanh(x + table[(t + 2) % 5] * w)) }
    else { add_to_row(table, (t * 2) % 5, w * table[t % 5] + x) }
}
y = sum(table * table)
dx, dw = gradients(y, [x, w])
"""
X, W = np.array([0.3, -0.2, 0.5]), np.array([0.5, 0.6, -0.4])


@pytest.mark.few(2)
@pytest.mark.parametrize("trips", [0, 1, 4, 9])
@pytest.mark.parametrize("rows", [5, 100])
def test_rows_that_are_replaced_read_and_added_to(rows: int, trips: int) -> None:
    """A small array is added up whole in the backward loop, a large one row by row."""
    graph = tfc.parse(TEXT.replace("ROWS", str(rows)))
    forward = Interpreter(expand_gradients(graph), precise=True)

    def y(x: np.ndarray, w: np.ndarray) -> float:
        return float(forward.run({"x": x, "w": w, "n": trips}, ["y"])[0])

    steps = np.eye(3) * 1e-5
    wanted = [
        [(y(X + step, W) - y(X - step, W)) / 2e-5 for step in steps],
        [(y(X, W + step) - y(X, W - step)) / 2e-5 for step in steps],
    ]
    for level in (0, 2):
        with tfc.Session(graph, config=Config(opt_level=level)) as session:
            found = session.run(["dx", "dw"], {"x": X.astype("f"), "w": W.astype("f"), "n": np.int32(trips)})
        np.testing.assert_allclose(found, wanted, rtol=1e-4, atol=1e-5)
