"""Loops that collect as many rows as the data says: their lengths are set, and memory made, while the step runs."""

import numpy as np

from tests.codegen.regions.agree import assert_agrees, assert_native, program_of
from tfc.codegen.program.control import Grow, Make
from tfc.codegen.program.control import Size as SetSize

X = np.linspace(-1, 1, 12, dtype=np.float32).reshape(3, 4)


def agree(text: str, *counts: int) -> None:
    """The model agrees for these values of its input n, step after step."""
    assert_native(text)
    assert_agrees(text, *({"x": X, "n": np.int32(n)} for n in counts))


def test_trips_that_are_fed() -> None:
    text = """
input x: f32[3, 4]
input n: i32[]
y, ys = for t in range(n), s = x { yield tanh(s) + 0.5, collect s @ transpose(s) }
k = shape(ys)
z = sum(ys * ys, axis=0)
entry main(x, n) -> y, ys, k, z
"""
    agree(text, 3, 0, 1, 40, 2)
    controls = [use.control for use in program_of(text, 0).instructions]
    assert sum(isinstance(control, SetSize) for control in controls) == 1
    assert sum(isinstance(control, Make) for control in controls) == 1


def test_what_stands_behind_such_a_loop() -> None:
    text = """
input x: f32[3, 4]
input n: i32[]
_, ys = for t in range(n), s = x { yield tanh(s) + 0.5, collect s @ transpose(s) }
u = for r in ys, u = x { yield r @ u * 0.1 }
b = if n > 1 { yield ys * 2 } else { yield ys + 1 }
zs = for t in range(n + 1) { yield collect sum(b, axis=[0]) }
p = for t in range(n), q = ys { yield sin(q * 2) + reverse(q, [0]) }
entry main(x, n) -> u, b, zs, p
"""
    agree(text.replace("_, ys", "last, ys"), 3, 0, 1, 9)


def test_a_length_that_is_another_one_in_every_trip() -> None:
    text = """
input x: f32[3, 4]
input n: i32[]
w = for t in range(n), s = 0.0 {
  q, qs = for a in range(t), q = x { yield q * 0.5, collect q }
  yield s + sum(qs) + sum(q)
}
entry main(x, n) -> w
"""
    agree(text, 5, 0, 1, 3)


def test_the_rows_of_a_while_grow() -> None:
    """The gradient of a While collects what it needs of every trip."""
    text = """
input x: f32[3, 4]
input n: i32[]
i, w = while (i = 0, w = x; i < n and sum(w) < 1000.0) { v = w * 0.9; yield i + 1, sin(v) }
loss = sum(w * w)
dx = gradients(loss, x)
entry main(x, n) -> i, loss, dx
"""
    agree(text, 4, 0, 1, 100)
    assert any(isinstance(use.control, Grow) for use in program_of(text, 0).instructions)
