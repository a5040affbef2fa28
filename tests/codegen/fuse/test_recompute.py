"""Cheap maps of what is in memory anyway are computed again by each kernel that reads them, not stored for it."""

import pytest

from tests.codegen.compile.agree import assert_agree
from tests.codegen.compile.random_graphs import RandomGraph
from tfc.codegen.fusion import rematerialize
from tfc.codegen.schedule import column_strips


@pytest.mark.parametrize("seed", range(6))
def test_random_graphs_agree_when_everything_cheap_is_computed_again(seed, monkeypatch):
    monkeypatch.setattr(rematerialize, "SMALL_BYTES", 0)
    monkeypatch.setattr(column_strips, "WORTH_BYTES", 0)
    made = RandomGraph(seed, 20)
    assert_agree(made.graph, made.feeds, made.fetches, 1e-4)
