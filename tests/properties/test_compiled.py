"""Random graphs agree between the interpreter in float64 and compiled code: optimised or not, on 1 and 2 threads."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.properties.random_graphs import Case, random_case
from tests.runtime.hand_made import executable
from tests.selection import examples
from tfc.codegen.compile import compile_graph
from tfc.codegen.program.poison import poison
from tfc.codegen.target.target import ORDERS, host
from tfc.ir.base.config import Config
from tfc.ir.interpret.interpret import Interpreter
from tfc.ir.types.types import Array
from tfc.passes.run_pipeline import run_pipeline
from tfc.runtime.session.session import Session

TOLERANCE = 3e-4
"""For f32 values of magnitude about 1 after tens of operations."""


def reference(case: Case) -> list[Array]:
    step = run_pipeline(case.graph, list(case.feeds), case.fetches, (), Config(opt_level=0))
    return Interpreter(step, precise=True).run(case.feeds, [value for _, value in step.entries[0].outputs])


def compiled(case: Case) -> list[list[Array]]:
    """The results of one Program on one thread and on two, the former in memory that held NaN before."""
    program = compile_graph(case.graph, list(case.feeds), case.fetches, (), host(), Config(opt_level=2))
    feeds = list(case.feeds.values())
    return [executable(poison(program), threads=1).run(feeds), executable(program, threads=2).run(feeds)]


def compiled_as_it_is(case: Case) -> list[Array]:
    """The results at -O0, by way of a session."""
    feeds = {str(value): array for value, array in case.feeds.items()}
    with Session(case.graph, threads=1, config=Config(opt_level=0, poison=True)) as session:
        return list(session.run([str(value) for value in case.fetches], feeds=feeds))


def check(seed: int, size: int, *, gradients: bool) -> None:
    case = random_case(seed, size, gradients=gradients)
    want = reference(case)
    optimised, on_two_threads = compiled(case)
    for a, b in zip(optimised, on_two_threads, strict=True):
        assert a.tobytes() == b.tobytes(), "one and two threads differ, or memory that was not written is read"
    for a, b in zip(optimised, compiled_as_it_is(case), strict=True):
        np.testing.assert_allclose(a, b, rtol=TOLERANCE, atol=TOLERANCE)
    for value, got, expected in zip(case.fetches, optimised, want, strict=True):
        assert got.dtype == case.graph.type_of(value).dtype.storage
        np.testing.assert_allclose(got, expected, rtol=TOLERANCE, atol=TOLERANCE, err_msg=str(value))


def check_on_gpu(seed: int, size: int) -> None:
    case = random_case(seed, size, gradients=seed % 3 == 0)
    feeds = {str(value): array for value, array in case.feeds.items()}
    with (
        pytest.MonkeyPatch.context() as patch,
        Session(case.graph, devices="gpu:sim", config=Config(poison=True)) as session,
    ):
        patch.setenv("TFC_GPU_ORDER", ORDERS[seed % len(ORDERS)])
        found = session.run([str(value) for value in case.fetches], feeds=feeds)
    for value, got, expected in zip(case.fetches, found, reference(case), strict=True):
        message = f"seed {seed}: {value}"
        np.testing.assert_allclose(got, expected, rtol=TOLERANCE, atol=TOLERANCE, err_msg=message)


@pytest.mark.parametrize("block", [0, *(pytest.param(k, marks=pytest.mark.slow) for k in range(1, 6))])
def test_random_graphs_on_the_stand_in_of_a_gpu(block: int) -> None:
    """Seed 187 added up values that are the same along a row too seldom."""
    for seed in [187, *range(4)] if block == 0 else range(10 * block, 10 * block + 10):
        check_on_gpu(seed, 4 + seed % 24)


@settings(max_examples=examples(40), deadline=None)
@given(seed=st.integers(0, 2**32), size=st.integers(1, 30))
def test_random_graphs(seed: int, size: int) -> None:
    check(seed, size, gradients=False)


@settings(max_examples=examples(15), deadline=None)
@given(seed=st.integers(0, 2**32), size=st.integers(1, 15))
def test_random_gradients(seed: int, size: int) -> None:
    check(seed, size, gradients=True)


@pytest.mark.slow
@pytest.mark.parametrize("block", range(10))
def test_a_thousand_random_graphs(block: int) -> None:
    for seed in range(block * 100, block * 100 + 100):
        check(seed, 1 + seed % 37, gradients=seed % 4 == 0)
