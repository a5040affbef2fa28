"""Random graphs agree between compiled code and the interpreter."""

from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.codegen.compile.agree import assert_agree
from tests.codegen.compile.random_graphs import RandomGraph
from tfc.codegen import target


@settings(max_examples=25, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(seed=st.integers(0, 1 << 30), count=st.integers(1, 25))
def test_random_graphs_agree(seed, count):
    made = RandomGraph(seed, count)
    assert_agree(made.graph, made.feeds, made.fetches, 1e-4)


@pytest.mark.parametrize("cpu", ["x86-64-v3", "x86-64"])
def test_random_graphs_agree_on_older_processors(cpu, monkeypatch):
    host = target.host()
    if host.arch != "x86_64":
        pytest.skip("the code is for x86-64")
    older = replace(target.for_cpu(cpu, host.triple), cores=host.cores)
    monkeypatch.setattr(target, "host", lambda: older)
    for seed in range(25):
        made = RandomGraph(seed, 15)
        assert_agree(made.graph, made.feeds, made.fetches, 1e-4)


@pytest.mark.slow
@settings(max_examples=2000, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(seed=st.integers(0, 1 << 30), count=st.integers(1, 60))
def test_many_random_graphs_agree(seed, count):
    made = RandomGraph(seed, count)
    assert_agree(made.graph, made.feeds, made.fetches, 1e-4)
