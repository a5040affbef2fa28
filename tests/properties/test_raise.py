"""Structure recovered from random graphs of primitives, and from random programs that were lowered, changes nothing."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.properties.random_graphs import Case
from tests.properties.random_primitives import random_primitives
from tests.properties.random_programs import random_program
from tests.selection import examples
from tfc.ir.analysis.frames import analyse_frames
from tfc.ir.analysis.verify import verify
from tfc.ir.base.config import Config
from tfc.ir.base.errors import Error, InternalError
from tfc.ir.graph.graph import Entry, Graph, Value
from tfc.ir.interpret.interpret import Interpreter
from tfc.ir.types.types import Array
from tfc.passes.lowering.lower_control_flow import lower_control_flow
from tfc.passes.pipeline import select_passes
from tfc.passes.raising.raise_control_flow import raise_control_flow
from tfc.passes.run_pipeline import run_passes, run_pipeline

SEEDS = st.integers(0, 2**32)


def cut(case: Case, fetch: Value) -> Graph:
    """The step that fetches a value."""
    inputs = tuple((str(value), value) for value in case.feeds)
    entry = Entry("step", inputs, (("y", fetch),))
    return run_passes(case.graph.with_(entries=(entry,)), select_passes(["prune", "order_variables"]), Config())


def outcome(step: Graph, feeds: Mapping[Value, Array]) -> object:
    """The fetched value, or what goes wrong."""
    try:
        return Interpreter(step).run(feeds, [step.entries[0].outputs[0][1]])[0].tolist()
    except InternalError:
        return "a frame that waits for ever"
    except Error as error:
        return error.code


def check_primitives(seed: int, size: int) -> None:
    case = random_primitives(seed, size)
    if analyse_frames(case.graph).problems:
        return
    for fetch in case.fetches[-4:]:
        step = cut(case, fetch)
        raised = raise_control_flow(step)
        verify(raised)
        want = outcome(step, case.feeds)
        assert outcome(raised, case.feeds) == want, f"seed {seed}, size {size}: {fetch}"


def check_lowered(seed: int, size: int) -> None:
    case = random_program(seed, size)
    step = run_pipeline(case.graph, list(case.feeds), case.fetches, (), Config())
    want = Interpreter(step).run(case.feeds, [value for _, value in step.entries[0].outputs])
    raised = raise_control_flow(lower_control_flow(step))
    verify(raised)
    got = Interpreter(raised).run(case.feeds, [value for _, value in raised.entries[0].outputs])
    for mine, wanted in zip(got, want, strict=True):
        np.testing.assert_array_equal(mine, wanted, err_msg=f"seed {seed}, size {size}")


@settings(max_examples=examples(60), deadline=None)
@given(seed=SEEDS, size=st.integers(1, 20))
def test_raised_primitives_do_the_same(seed: int, size: int) -> None:
    check_primitives(seed, size)


@settings(max_examples=examples(25), deadline=None)
@given(seed=SEEDS, size=st.integers(1, 8))
def test_lowered_programs_are_raised_to_what_they_were(seed: int, size: int) -> None:
    check_lowered(seed, size)


@pytest.mark.slow
@pytest.mark.parametrize("block", range(5))
def test_five_hundred_graphs(block: int) -> None:
    for seed in range(block * 100, block * 100 + 100):
        check_primitives(seed, 1 + seed % 20)
        if seed % 5 == 0:
            check_lowered(seed, 1 + seed % 9)
