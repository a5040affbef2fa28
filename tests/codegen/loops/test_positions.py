"""ArgMax and ArgMin: the first of equals, a NaN before all, whatever way the lanes go."""

import numpy as np
import pytest

import tfc


@pytest.mark.parametrize("shape", [(1,), (63,), (65,), (33, 3), (3, 33), (2, 3, 40), (5, 2000)])
@pytest.mark.parametrize("kind", ["equal", "nan", "lowest"])
def test_positions_are_those_of_numpy(shape, kind):
    x = np.random.default_rng(3).integers(0, 3, shape).astype(np.float32)
    if kind == "nan":
        x.flat[x.size // 2] = x.flat[-1] = np.nan
    if kind == "lowest":
        x[...] = -np.inf
    results = ", ".join(f"a{k} = argmax(x, axis={k}), b{k} = argmin(x, axis={k})" for k in range(len(shape)))
    model = f"input x: f32[{', '.join(map(str, shape))}]\nentry main(x) -> {results}\n"
    found = tfc.Session(tfc.parse(model)).prepare("main")(x=x)
    for axis in range(len(shape)):
        np.testing.assert_array_equal(found[f"a{axis}"], x.argmax(axis))
        np.testing.assert_array_equal(found[f"b{axis}"], x.argmin(axis))


@pytest.mark.parametrize("kind", ["f32", "i8"])
def test_positions_in_long_rows_are_found_in_parts_for_any_number_of_threads(kind):
    n = 70_001
    text = f"input x: {kind}[2, {n}]\nentry main(x) -> a = argmax(x, axis=1), i = argmin(x, axis=1)\n"
    model = tfc.parse(text)
    steps = [tfc.Session(model, threads=k).prepare("main") for k in (1, 2)]
    random = np.random.default_rng(0).integers(0, 100, (2, n)).astype({"f32": "f4", "i8": "i1"}[kind])
    cases = [random, np.zeros_like(random), random.copy()]
    cases[-1][:, -1] = 101
    if kind == "f32":
        zeros, lows, some_nan = np.zeros_like(random), np.full_like(random, -np.inf), random.copy()
        zeros[:, ::2] = -0.0
        lows[1] = np.inf
        some_nan[:, [9_000, 30_000]] = np.nan
        cases += [zeros, lows, some_nan]
    for x in cases:
        for step in steps:
            found = step(x=x)
            np.testing.assert_array_equal(found["a"], x.argmax(1))
            np.testing.assert_array_equal(found["i"], x.argmin(1))
