"""A factor that no trip changes is packed in the first one; what does change is packed again."""

import numpy as np
import pytest

from tests.codegen.regions.agree import assert_agrees, assert_native
from tfc.codegen.fusion.kernel import Plan
from tfc.codegen.fusion.region import Loop, flat, regions
from tfc.codegen.pipeline import plan_step
from tfc.frontend.read import parse
from tfc.passes.run_pipeline import run_pipeline

R = np.random.default_rng(0)
W = (R.normal(size=(48, 48)) / 8).astype(np.float32)


def x_of(rows: int) -> np.ndarray:
    return R.normal(size=(rows, 48)).astype(np.float32)


def kept(text: str) -> int:
    """How many operands of products in loops are packed once."""
    graph = parse(text)
    entry = graph.entries[-1]
    inputs, outputs = [[value for _, value in side] for side in (entry.inputs, entry.outputs)]
    step = plan_step(run_pipeline(graph, inputs, outputs, entry.targets))
    bodies = [loop.body for loop in regions(step.steps) if isinstance(loop, Loop)]
    return sum(len(part.fixed) for body in bodies for part in flat(body.steps) if isinstance(part, Plan) and part.fixed)


@pytest.mark.few(2)
@pytest.mark.parametrize("rows", [2, 5, 7, 33, 70])
@pytest.mark.parametrize("factor", ["W", "transpose(W)"])
def test_in_a_for(rows, factor):
    text = f"""
input x: f32[{rows}, 48]
input W: f32[48, 48]
y, ys = for t in range(40), s = x {{ h = tanh(s @ {factor}); yield h, collect sum(h, axis=1) }}
entry main(x, W) -> y, ys
"""
    assert_native(text)
    assert kept(text) >= 1
    x = x_of(rows)
    assert_agrees(text, {"x": x, "W": W}, {"x": x, "W": W * 0.5}, {"x": x * 2, "W": W})


def test_in_a_while_and_in_an_inner_loop_whose_factor_the_outer_one_changes():
    text = """
input x: f32[33, 48]
input W: f32[48, 48]
input n: i32[]
i, y, U = while (i = 0, y = x, U = W; i < n) {
  s = for t in range(i + 1), s = y { yield tanh(s @ U @ transpose(W)) }
  yield i + 1, s, U * 0.9
}
entry main(x, W, n) -> y, U
"""
    assert_native(text)
    x = x_of(33)
    assert_agrees(text, *({"x": x, "W": W, "n": np.int32(n)} for n in (3, 0, 1, 5)))


def test_a_weight_that_the_loop_trains_is_packed_every_time():
    text = """
input x: f32[33, 48]
var W: f32[48, 48] = eye(48) * 0.5
losses = for t in range(30) {
  loss = mean((x @ W - x) * (x @ W - x))
  W -= 0.1 * (transpose(x) @ (x @ W - x)) / 33.0
  yield collect loss
}
entry main(x) -> losses, W
"""
    assert_native(text)
    x = x_of(33)
    assert_agrees(text, {"x": x}, {"x": x * 0.5})


def test_a_symbolic_number_of_rows():
    text = """
dim n
input x: f32[n, 48]
input W: f32[48, 48]
y = for t in range(20), s = x { yield tanh(s @ W) }
entry main(x, W) -> y
"""
    assert_native(text)
    assert_agrees(text, *({"x": x_of(rows), "W": W} for rows in (70, 3, 0, 1)))


def test_the_number_of_rows_is_another_one_in_every_run_of_the_loop():
    text = """
input x: f32[33, 48]
input W: f32[48, 48]
input n: i32[]
y = for a in range(n), y = x {
  _s, rows = for t in range(a), s = sum(y, axis=0) { yield s * 0.5, collect s }
  z = for t in range(3), z = rows { yield tanh(z @ W) }
  yield y * 0.9 + sum(z) * 0.001
}
entry main(x, W, n) -> y
"""
    text = text.replace("_s, rows", "last, rows")
    assert_native(text)
    assert_agrees(text, *({"x": x_of(33), "W": W, "n": np.int32(n)} for n in (4, 0)))
