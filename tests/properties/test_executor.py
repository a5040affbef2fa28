"""The native executor against the plain one: random graphs of primitives, and random programs all lowered to them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.properties.random_graphs import Case
from tests.properties.random_primitives import random_primitives
from tests.properties.random_programs import random_program
from tests.runtime.hand_made import executable
from tests.selection import examples
from tfc.codegen.compile import compile_final
from tfc.codegen.program.check import check_program
from tfc.codegen.request import Request
from tfc.codegen.target.target import host
from tfc.ir.analysis.frames import analyse_frames
from tfc.ir.analysis.verify import verify
from tfc.ir.base.config import Config
from tfc.ir.base.errors import Error, InternalError
from tfc.ir.graph.graph import Entry, Graph, Value
from tfc.ir.interpret.interpret import Interpreter
from tfc.ir.types.types import Array
from tfc.passes.lowering.lower_control_flow import lower_control_flow
from tfc.passes.pipeline import select_passes
from tfc.passes.run_pipeline import run_passes, run_pipeline

SEEDS = st.integers(0, 2**32)


def natively(step: Graph, feeds: Sequence[Value], fetches: Sequence[Value], arrays: Sequence[Array]) -> list[Array]:
    """The results of a graph that has been through the passes, on one thread and on two."""
    program = compile_final(step, Request(feeds, fetches, (), host(), Config()))
    check_program(program)
    results = [executable(program, threads=threads).run(arrays) for threads in (1, 2)]
    for one, other in zip(*results, strict=True):
        np.testing.assert_array_equal(one, other)
    return results[0]


def cut(case: Case, fetches: Sequence[Value]) -> Graph:
    """The step that fetches some values, with nothing done to its primitives."""
    inputs = tuple((str(value), value) for value in case.feeds)
    entry = Entry("step", inputs, tuple((str(value), value) for value in fetches))
    return run_passes(case.graph.with_(entries=(entry,)), select_passes(["prune", "order_variables"]), Config())


def outcome(run: Callable[[], Sequence[Array]]) -> object:
    """The results, or what went wrong; of several things that are, either executor may meet another one first."""
    try:
        return [array.tolist() for array in run()]
    except InternalError:
        return "INTERNAL"
    except Error as error:
        return "INTERNAL" if error.code == "INTERNAL" else (error.code, error.node)


def check_primitives(seed: int, size: int) -> None:
    case = random_primitives(seed, size)
    verify(case.graph)
    if analyse_frames(case.graph).problems:
        return
    for fetch in case.fetches[-4:]:
        step = cut(case, [fetch])
        want = outcome(partial(Interpreter(step).run, case.feeds, [fetch]))
        got = outcome(partial(natively, step, list(case.feeds), [fetch], list(case.feeds.values())))
        assert got == want, f"seed {seed}, size {size}: {fetch}"


def check_lowered(seed: int, size: int) -> None:
    case = random_program(seed, size)
    step = run_pipeline(case.graph, list(case.feeds), case.fetches, (), Config())
    want = Interpreter(step).run(case.feeds, [value for _, value in step.entries[0].outputs])
    lowered = lower_control_flow(step)
    try:
        got = natively(lowered, list(case.feeds), case.fetches, list(case.feeds.values()))
    except Error as error:
        # An array of TensorFlow's that was never written must know the shape of its elements, a For need not.
        if "TensorArray has size zero" in str(error):
            return
        raise
    for mine, wanted in zip(got, want, strict=True):
        np.testing.assert_allclose(mine, wanted, rtol=1e-4, atol=1e-4, err_msg=f"seed {seed}, size {size}")


@settings(max_examples=examples(25), deadline=None)
@given(seed=SEEDS, size=st.integers(1, 12))
def test_primitives_run_as_the_plain_executor_runs_them(seed: int, size: int) -> None:
    check_primitives(seed, size)


@settings(max_examples=examples(10), deadline=None)
@given(seed=SEEDS, size=st.integers(1, 8))
def test_lowered_programs_give_what_structured_ones_give(seed: int, size: int) -> None:
    check_lowered(seed, size)


@pytest.mark.slow
@pytest.mark.parametrize("block", range(10))
def test_a_thousand_graphs(block: int) -> None:
    for seed in range(block * 100, block * 100 + 100):
        check_primitives(seed, 1 + seed % 14)
        if seed % 10 == 0:
            check_lowered(seed, 1 + seed % 9)
