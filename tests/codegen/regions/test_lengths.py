"""Loops that collect over a number of trips that is data: their lengths have names, and what follows them compiles."""

from __future__ import annotations

import numpy as np
import pytest

from tests.codegen.regions.agree import assert_agrees, assert_native
from tfc.ir.build import Builder
from tfc.ir.graph import Graph
from tfc.ir.interpret import Interpreter
from tfc.ir.types import f32, tensor
from tfc.runtime.session import Session

X = np.linspace(-1, 1, 4, dtype=np.float32)
COUNTS = [{"n": np.int32(n), "x": X} for n in (3, 0, -2, 1, 100, 7)]


def test_behind_a_loop_over_data() -> None:
    text = """
input n: i32[]
input x: f32[4]
s, ys = for t in range(n), s = x { h = tanh(s + cast(t, f32)); yield h, collect h * 2 }
z = exp(ys) + ones_like(ys)
total = sum(z, axis=0)
entry main(n, x) -> s, ys, z, total
"""
    assert_native(text)
    assert_agrees(text, *COUNTS)


def test_one_length_after_another() -> None:
    text = """
input n: i32[]
input x: f32[4]
ys = for t in range(n) { yield collect x * cast(t, f32) }
zs = for y in ys { yield collect sum(y) }
both = for t in range(n + 1) { yield collect x }
entry main(n, x) -> ys, zs, both
"""
    assert_agrees(text, *COUNTS)


def test_rows_of_a_symbolic_tensor() -> None:
    text = """
dim rows
input xs: f32[rows, 4]
input w: f32[4, 4]
s, ys = for x in xs, s = zeros([4]) { h = tanh(reshape(reshape(s + x, [1, 4]) @ w, [4])); yield h, collect h }
d = gradients(sum(ys), w)
entry main(xs, w) -> s, ys, d
"""
    assert_native(text)
    rng = np.random.default_rng(0)
    feeds = [rng.normal(size=(n, 4)).astype(np.float32) for n in (5, 1, 0, 33)]
    assert_agrees(text, *({"xs": xs, "w": np.eye(4, dtype=np.float32) * 0.5} for xs in feeds))


def test_rows_of_unknown_number() -> None:
    text = """
input xs: f32[?, 4]
ys = for x in xs { yield collect x * 2 }
total = sum(ys)
entry main(xs) -> ys, total
"""
    assert_agrees(text, *({"xs": np.ones((n, 4), np.float32)} for n in (5, 0)))


def test_gradient_of_a_loop_over_data() -> None:
    text = """
input n: i32[]
input x: f32[4]
s, ys = for t in range(n), s = x { h = tanh(s * 1.1); yield h, collect h * h }
d = gradients(sum(ys) + sum(s), x)
entry main(n, x) -> d
"""
    assert_native(text)
    assert_agrees(text, *COUNTS)


def test_gradient_of_a_while() -> None:
    text = """
input x: f32[4]
i, y = while (i = 0, y = x; sum(y * y) < 50.0) { yield i + 1, y * 1.5 + sin(y) + 0.1 }
d = gradients(sum(y), x)
entry main(x) -> i, d
"""
    assert_native(text)
    assert_agrees(text, {"x": X}, {"x": 100 * X}, {"x": 0.01 * X})


def test_a_length_inside_of_a_loop() -> None:
    text = """
input n: i32[]
input x: f32[4]
s = for t in range(n), s = x {
  ys = for k in range(t) { yield collect s + cast(k, f32) }
  yield s + 0.1 * sum(ys, axis=0)
}
entry main(n, x) -> s
"""
    assert_agrees(text, *COUNTS[:4])


def test_lengths_that_must_be_equal_stay_unknown() -> None:
    text = """
input n: i32[]
input m: i32[]
a = for t in range(n) { yield collect cast(t, f32) }
b = for t in range(m) { yield collect cast(t, f32) * 2.0 }
c = a + b
entry main(n, m) -> c
"""
    assert_agrees(text, {"n": np.int32(4), "m": np.int32(4)}, {"n": np.int32(0), "m": np.int32(0)})


def collecting_while() -> Graph:
    b = Builder()
    x = b.emit("Placeholder", name="x", type=tensor(f32, 2))
    test, body = Builder(parent=b), Builder(parent=b)
    limit = test.const(np.float32(100))
    cond = test.finish([test.emit("Less", test.emit("Sum", test.arg(tensor(f32, 2)), test.const(0)), limit)])
    state = body.arg(tensor(f32, 2))
    doubled = body.finish([body.emit("AddV2", state, state), state])
    loop = b.node("While", x, cond=cond, body=doubled, loop_vars=1, name="loop")
    b.emit("Neg", loop.out(1), name="y")
    b.emit("Sum", loop.out(1), b.const(0), name="total")
    return b.finish()


@pytest.mark.parametrize("start", [1, 1e-30, 200])
def test_a_while_collects_as_many_rows_as_it_makes_trips(start: float) -> None:
    feeds = {"x": np.array([start, start / 2], np.float32)}
    wanted = Interpreter(collecting_while()).run(feeds, ["y", "total"])
    with Session(collecting_while()) as session:
        for _ in range(2):
            for result, expected in zip(session.run(["y", "total"], feeds), wanted, strict=True):
                np.testing.assert_allclose(result, expected, rtol=1e-6)
                assert result.shape == expected.shape
