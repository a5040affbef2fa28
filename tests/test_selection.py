"""What the fast suite leaves out, the slow one runs; what it keeps, is spread."""

import pytest

from tests.selection import mark_slow_cases, spread


def test_of_a_grid_every_row_and_every_column_is_met() -> None:
    places = [divmod(place, 5) for place in spread(5, 25)]
    assert {row for row, _ in places} == {column for _, column in places} == set(range(5))


@pytest.mark.parametrize(("count", "total"), [(1, 1), (1, 7), (3, 8), (9, 4)])
def test_as_many_are_chosen_as_there_shall_be(count: int, total: int) -> None:
    chosen = spread(count, total)
    assert len(chosen) == min(count, total)
    assert 0 in chosen and chosen <= set(range(total))


def test_all_other_cases_are_slow(request: pytest.FixtureRequest) -> None:
    parent = request.node.parent
    cases = [pytest.Function.from_parent(parent, name=f"case[{k}]", callobj=spread) for k in range(8)]
    for case in cases:
        case.add_marker(pytest.mark.few(3))
    mark_slow_cases(cases)
    assert {place for place, case in enumerate(cases) if not case.get_closest_marker("slow")} == spread(3, 8)
