"""Numbers that are too large for where they stand: a located error, as for any other mistake."""

import pytest

from tfc.frontend.read import parse
from tfc.ir.base.errors import Error

CASES = {
    "for t in range({}), s = x {{ yield s + x }}": "a loop makes at most 2147483647 trips",
    "for t in range(-{}, 10, 1), s = x {{ yield s + x }}": "a loop makes at most 2147483647 trips",
    "for t in range({}, 0, -1), s = x {{ yield s + x }}": "a loop makes at most 2147483647 trips",
    "sum(x, axis={})": "does not fit i32",
    "sum(x, axis=[0, -{}])": "does not fit i32",
    "transpose(x, [{}])": "does not fit i32",
    "reverse(x, [{}])": "does not fit i32",
    "split(x, [1, {}])": "does not fit i32",
    "top_k(x, {})": "does not fit i32",
    "split([], {})": "num_split must be at most",
    "unstack(z, num={})": "num must be at most",
}


@pytest.mark.parametrize("number", [2**31 + 1, 2**63, 2**64 - 1])
@pytest.mark.parametrize("form", CASES)
def test_a_number_that_does_not_fit_is_an_error_with_a_location(form: str, number: int) -> None:
    with pytest.raises(Error) as caught:
        parse(f"input x: f32[3]\ninput z: f32[*]\ny = {form.format(number)}")
    assert CASES[form] in str(caught.value) or "E0210" in caught.value.diagnostics[0].code
    assert caught.value.loc is not None and caught.value.loc.line == 3


def test_as_many_trips_as_an_i32_counts_are_allowed() -> None:
    graph = parse("input x: f32[]\ny = for t in range(-2147483648, -1), s = x { yield s + 1.0 }")
    assert "y" in graph
    assert parse("input x: f32[]\ny = for t in range(5, 0, -2), s = x { yield s }") is not None


def test_shapes_that_do_not_broadcast_are_reported_by_gradient_args() -> None:
    with pytest.raises(Error, match="do not broadcast"):
        parse("y = BroadcastGradientArgs([0], [-1])")
