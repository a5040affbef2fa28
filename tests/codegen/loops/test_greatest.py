"""Maxima that pass over NaN where a sum of exponentials shows it, and those that must not."""

import numpy as np
import pytest

import tfc
from tests.codegen.fuse.steps import Step
from tests.codegen.fuse.test_fuse import softmax
from tests.codegen.loops.test_schedule import loops
from tfc.ir.types.types import f32, tensor


@pytest.fixture
def b():
    return Step()


def power_and_sum(b, x):
    top = b.over("Max", x, 1)
    power = b.emit("Exp", b.emit("Sub", x, top))
    return top, power, b.over("Sum", power, 1)


def test_a_softmax_takes_the_greatest_number(b):
    text = loops(b, softmax(b, b.feed(tensor(f32, 50, 1024)), 1))
    assert "greatest= p0[" in text
    assert "max= " not in text


def test_a_logarithm_of_the_sum_shows_nan_as_well(b):
    x = b.feed(tensor(f32, 50, 1024))
    top, _, total = power_and_sum(b, x)
    text = loops(b, b.emit("Sub", b.emit("Sub", x, top), b.emit("Log", total)))
    assert "greatest= p0[" in text


@pytest.mark.parametrize("which", ["top", "power", "choice"])
def test_a_maximum_that_is_seen_by_itself_keeps_nan(b, which):
    x = b.feed(tensor(f32, 50, 1024))
    top, power, total = power_and_sum(b, x)
    seen = {"top": top, "power": power, "choice": b.emit("Maximum", b.emit("RealDiv", power, total), top)}[which]
    text = loops(b, b.emit("RealDiv", power, total), seen)
    assert "max= p0[" in text
    assert "greatest=" not in text


X = np.array(
    [
        [0.5, -1.0, 3.0, 2.0],
        [np.nan, 1.0, 2.0, 3.0],
        [1.0, 2.0, np.inf, 3.0],
        [-np.inf, 1.0, 2.0, 0.0],
        [-np.inf, -np.inf, -np.inf, -np.inf],
        [0.0, -0.0, -0.0, 0.0],
        [-0.0, -200.0, -200.0, -200.0],
        [np.nan, np.nan, np.nan, np.nan],
        [np.inf, np.nan, -np.inf, 1.0],
    ],
    np.float32,
)
"""Rows with all that a maximum may be particular about."""


@pytest.mark.parametrize("axis", [0, 1])
def test_rows_of_nan_and_infinities_come_out_as_from_a_plain_maximum(axis):
    x = np.repeat(X, 20, axis=1) if axis else np.repeat(X.T, 100, axis=1)
    x = np.tile(x, (1, 1) if axis else (20, 1))
    model = f"""
        input x: f32[{x.shape[0]}, {x.shape[1]}]
        entry main(x) -> y = softmax(x, axis={axis}), z = log_softmax(x, axis={axis})
    """
    with tfc.Session(tfc.parse(model)) as session:
        found = session.prepare("main")(x=x)
    wide = x.astype(np.float64)
    with np.errstate(invalid="ignore"):
        power = np.exp(wide - wide.max(axis, keepdims=True))
        expected = power / power.sum(axis, keepdims=True)
        logarithm = wide - wide.max(axis, keepdims=True) - np.log(power.sum(axis, keepdims=True))
    np.testing.assert_allclose(found["y"], expected, rtol=2e-6, atol=1e-44)
    np.testing.assert_allclose(found["z"], logarithm, rtol=2e-6, atol=2e-6)
    assert (np.signbit(found["z"]) == np.signbit(logarithm))[logarithm == 0].all()
