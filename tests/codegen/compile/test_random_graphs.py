"""Random graphs and random steps over variables agree between compiled code and the interpreter."""

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.codegen.compile.agree import CONFIG, assert_agree
from tests.codegen.compile.random_graphs import RandomGraph
from tests.codegen.compile.random_steps import RandomStep
from tests.selection import examples
from tfc.codegen.target.target import host
from tfc.ir.graph.graph import Value
from tfc.ir.interpret.interpret import Interpreter
from tfc.runtime.session.session import Session


def check(seed, count):
    made = RandomGraph(seed, count)
    assert_agree(made.graph, made.feeds, made.fetches, 1e-4)


@settings(max_examples=examples(25), deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(seed=st.integers(0, 1 << 30), count=st.integers(1, 25))
def test_random_graphs_agree(seed, count):
    check(seed, count)


def assert_steps_agree(made, config=CONFIG):
    """Three steps, compiled and interpreted, give the same and leave the variables the same."""
    interpreter = Interpreter(made.graph, precise=True)
    interpreter.run({}, [], ["init"])
    with Session(made.graph, config=config) as session:
        for x in made.feeds:
            found = session.run([str(value) for value in made.fetches], {"x": x}, targets=made.targets)
            wanted = interpreter.run({Value("x"): x}, made.fetches, made.targets)
            for value, result, reference in zip(made.fetches, found, wanted, strict=True):
                np.testing.assert_allclose(result, reference, rtol=1e-4, atol=1e-4, err_msg=str(value))


@settings(max_examples=examples(40), deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(seed=st.integers(0, 1 << 30))
def test_random_steps_agree(seed):
    assert_steps_agree(RandomStep(seed))


@pytest.mark.few(1)
@pytest.mark.parametrize("cpu", ["x86-64-v3", "x86-64"])
@pytest.mark.skipif(host().arch != "x86_64", reason="the code is for x86-64")
def test_random_graphs_agree_on_older_processors(cpu):
    for seed in range(25):
        made = RandomGraph(seed, 15)
        assert_agree(made.graph, made.feeds, made.fetches, 1e-4, config=CONFIG.with_(target_cpu=cpu))


@pytest.mark.slow
@pytest.mark.parametrize("block", range(10))
def test_a_thousand_random_graphs_agree(block):
    for seed in range(1000 + block * 100, 1100 + block * 100):
        check(seed, 1 + seed % 60)


@pytest.mark.slow
@pytest.mark.parametrize("block", range(6))
def test_six_hundred_random_steps_agree(block):
    for seed in range(1000 + block * 100, 1100 + block * 100):
        assert_steps_agree(RandomStep(seed))
