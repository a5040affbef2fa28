"""The parts of random graphs on random devices give, in any order, what the whole graph gives."""

from __future__ import annotations

import random

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.properties.random_devices import scatter
from tests.properties.random_graphs import Case, random_case
from tests.properties.random_programs import random_program
from tfc.ir.graph import Entry, Graph
from tfc.ir.interpret import Interpreter
from tfc.ir.partitions import interpret_parts
from tfc.ir.slot import Slot
from tfc.ir.verify import verify
from tfc.passes.keep_effects import keep_effects
from tfc.passes.order_variables import order_variables
from tfc.passes.partition import partition, split_by_device
from tfc.passes.partition.lower_across_devices import lower_across_devices
from tfc.passes.prune import prune

SEEDS = st.integers(0, 2**32)
SIZES = st.integers(1, 12)


def prepared(case: Case) -> Graph:
    """The step of a case as placement finds it."""
    outputs = tuple((str(value), value) for value in case.fetches)
    entry = Entry("step", tuple((value.node, value) for value in case.feeds), outputs)
    return keep_effects(prune(case.graph.with_(entries=(entry,), init="")))


def check(case: Case, seed: int, state: float | None = None) -> None:
    rng = random.Random(seed)
    graph = prepared(case)
    whole = Interpreter(graph)
    slots: dict[str, Slot] = {}
    if state is not None:
        whole.state["V"], slots["V"] = Slot(np.float32(state)), Slot(np.float32(state))
    want = whole.run(case.feeds, case.fetches, graph.entries[0].targets)
    placed = order_variables(scatter(graph, rng, rng.randint(1, 3)))
    verify(placed)
    flat = lower_across_devices(placed)
    verify(flat)
    cut = partition(flat)
    verify(cut)
    parts = split_by_device(cut)
    for part in parts.values():
        verify(part)
    fetches = [value for _, value in cut.entries[0].outputs]
    for turn in (None, seed, seed + 1):
        mine = {name: Slot(slot.value) for name, slot in slots.items()}
        got = interpret_parts(parts, case.feeds, fetches, seed=turn, state=mine)
        for a, b in zip(got, want, strict=True):
            np.testing.assert_array_equal(a, b)
        if state is not None and "V" in mine:
            np.testing.assert_array_equal(mine["V"].value, whole.state["V"].value)


@settings(max_examples=60, deadline=None)
@given(seed=SEEDS, size=SIZES)
def test_straight_graphs(seed: int, size: int) -> None:
    check(random_case(seed, size), seed)


@settings(max_examples=60, deadline=None)
@given(seed=SEEDS, size=SIZES)
def test_programs_with_control_flow(seed: int, size: int) -> None:
    check(random_program(seed, size), seed)


@settings(max_examples=60, deadline=None)
@given(seed=SEEDS, size=SIZES)
def test_programs_with_a_variable(seed: int, size: int) -> None:
    check(random_program(seed, size, variables=True), seed, state=0.5)
