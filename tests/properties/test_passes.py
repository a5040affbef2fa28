"""Every pass preserves the results of random graphs, and every graph survives being printed and parsed."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.properties.random_graphs import Case, random_case
from tests.selection import examples
from tfc.ir.analysis.verify import verify
from tfc.ir.base.config import Config
from tfc.ir.graph.graph import Graph
from tfc.ir.interpret.interpret import Interpreter
from tfc.ir.text.parse import parse_graph
from tfc.ir.text.print import print_graph
from tfc.passes.pipeline import PIPELINE
from tfc.passes.run_pipeline import run_passes, run_pipeline

SEEDS = st.integers(0, 2**32)
SIZES = st.integers(1, 40)


def run(graph: Graph, case: Case, fetches: list[object]) -> list[np.ndarray]:
    return Interpreter(graph, precise=True).run(case.feeds, fetches)


def assert_same(got: list[np.ndarray], want: list[np.ndarray]) -> None:
    for a, b in zip(got, want, strict=True):
        np.testing.assert_allclose(a, b, rtol=1e-9, atol=1e-9)


@settings(max_examples=examples(200), deadline=None)
@given(seed=SEEDS, size=SIZES)
def test_printed_graphs_read_back(seed: int, size: int) -> None:
    graph = random_case(seed, size, gradients=seed % 2 == 0).graph
    assert parse_graph(print_graph(graph)) == graph


@settings(max_examples=examples(150), deadline=None)
@given(seed=SEEDS, size=SIZES)
def test_each_pass_preserves_results(seed: int, size: int) -> None:
    case = random_case(seed, size)
    want = run(case.graph, case, case.fetches)
    step = run_pipeline(case.graph, list(case.feeds), case.fetches, (), Config(verify=True, opt_level=0))
    assert_same(run(step, case, [v for _, v in step.entries[0].outputs]), want)
    for one in PIPELINE:
        step = run_passes(step, (one,), Config(verify=True))
        assert_same(run(step, case, [v for _, v in step.entries[0].outputs]), want)


@settings(max_examples=examples(60), deadline=None)
@given(seed=SEEDS, size=st.integers(1, 25))
def test_optimised_and_unoptimised_gradients_agree(seed: int, size: int) -> None:
    case = random_case(seed, size, gradients=True)
    verify(case.graph)
    steps = [
        run_pipeline(case.graph, list(case.feeds), case.fetches, (), Config(verify=True, opt_level=level))
        for level in (0, 2)
    ]
    plain, optimised = (run(step, case, [v for _, v in step.entries[0].outputs]) for step in steps)
    assert_same(optimised, plain)


@pytest.mark.parametrize("one", PIPELINE, ids=lambda one: one.name)
def test_a_second_run_of_a_pass_changes_nothing(one: object) -> None:
    case = random_case(11, 60)
    step = run_pipeline(case.graph, list(case.feeds), case.fetches, (), Config())
    again = run_passes(step, (one,), Config())  # type: ignore[arg-type]
    assert again == step
