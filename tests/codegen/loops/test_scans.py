"""Running sums and products: along lanes, across columns, and the same for any sizes and directions."""

import numpy as np
import pytest

import tfc


@pytest.mark.few(12)
@pytest.mark.parametrize("shape", [(0,), (1,), (15,), (16,), (17,), (7, 33), (3, 1), (5, 1025), (2, 3, 4), (33, 16, 5)])
@pytest.mark.parametrize(("exclusive", "reverse"), [(False, False), (True, False), (False, True), (True, True)])
def test_scans_agree_with_numpy_at_their_edges(shape, exclusive, reverse):
    x = np.random.default_rng(2).standard_normal(shape).astype(np.float32)
    flags = f"exclusive={str(exclusive).lower()}, reverse={str(reverse).lower()}"
    results = ", ".join(f"y{k} = cumsum(x, axis={k}, {flags})" for k in range(len(shape)))
    model = f"input x: f32[{', '.join(map(str, shape))}]\nentry main(x) -> {results}\n"
    found = tfc.Session(tfc.parse(model)).prepare("main")(x=x)
    for axis in range(len(shape)):
        rows = np.moveaxis(x.astype(np.float64), axis, 0)[:: -1 if reverse else 1]
        expected = np.cumsum(rows, axis=0) - (rows if exclusive else 0)
        expected = np.moveaxis(expected[:: -1 if reverse else 1], 0, axis)
        np.testing.assert_allclose(found[f"y{axis}"], expected, rtol=1e-4, atol=1e-4)


def test_a_row_keeps_to_itself_when_one_narrow_element_is_left_of_it():
    # The last row is written first: an element too many at the end of one would show in the next.
    x = np.ones((4, 33), np.float16)
    model = "input x: f16[4, 33]\nentry main(x) -> y = cumsum(x, axis=0, reverse=true)\n"
    found = tfc.Session(tfc.parse(model)).prepare("main")(x=x)["y"]
    np.testing.assert_array_equal(found, np.cumsum(x, axis=0)[::-1])


def test_a_nan_stays_in_its_own_row_and_behind_its_place():
    x = np.ones((3, 40), np.float32)
    x[1, 20] = np.nan
    found = tfc.Session(tfc.parse("input x: f32[3, 40]\nentry main(x) -> y = cumsum(x, axis=1)\n")).prepare("main")(x=x)
    expected = np.cumsum(x, axis=1)
    np.testing.assert_array_equal(found["y"], expected)
