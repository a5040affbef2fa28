"""Maxima that pass over NaN where a sum of exponentials shows it, and those that must not."""

import numpy as np
import pytest

import tfc

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
