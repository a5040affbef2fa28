"""The parts of random graphs on random devices give, in any order, what the whole graph gives."""

from __future__ import annotations

import random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.properties.random_devices import scatter
from tests.properties.random_graphs import Case, random_case
from tests.properties.random_primitives import random_primitives
from tests.properties.random_programs import random_program
from tests.selection import examples
from tfc.ir.analysis.verify import verify
from tfc.ir.base.config import Config
from tfc.ir.base.errors import Error
from tfc.ir.devices.devices import device_set
from tfc.ir.graph.graph import Entry, Graph, Node, Value, map_nodes
from tfc.ir.graph.rewrite import map_node_bodies
from tfc.ir.interpret.interpret import Interpreter
from tfc.ir.interpret.partitions import interpret_parts
from tfc.ir.reference.node_state import Slot
from tfc.passes.cleanup.prune import prune
from tfc.passes.effects.keep_effects import keep_effects
from tfc.passes.effects.order_variables import order_variables
from tfc.passes.partition import partition, split_by_device
from tfc.passes.partition.lower_across_devices import lower_across_devices
from tfc.passes.run_pipeline import run_pipeline

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


@settings(max_examples=examples(60), deadline=None)
@given(seed=SEEDS, size=SIZES)
def test_straight_graphs(seed: int, size: int) -> None:
    check(random_case(seed, size), seed)


@settings(max_examples=examples(60), deadline=None)
@given(seed=SEEDS, size=SIZES)
def test_programs_with_control_flow(seed: int, size: int) -> None:
    check(random_program(seed, size), seed)


@settings(max_examples=examples(60), deadline=None)
@given(seed=SEEDS, size=SIZES)
def test_programs_with_a_variable(seed: int, size: int) -> None:
    check(random_program(seed, size, variables=True), seed, state=0.5)


def wished(graph: Graph, rng: random.Random) -> Graph:
    """The graph in which a third of the nodes ask for one of three devices."""

    def changed(node: Node) -> Node:
        if rng.random() < 0.33 and not any(kind.ref for kind in node.types):
            node = node.with_(device=f"/device:CPU:{rng.randrange(3)}")
        return map_node_bodies(node, lambda body: map_nodes(body, changed))

    return map_nodes(graph, changed)


def check_pipeline(seed: int, size: int) -> None:
    """All passes, placement too: a graph of one device each, and the numbers of the whole."""
    case, rng = random_program(seed, size, variables=True), random.Random(seed)
    graph = prepared(case)
    whole = Interpreter(graph)
    whole.state["V"] = Slot(np.float32(0.5))
    want = whole.run(case.feeds, case.fetches, graph.entries[0].targets)
    for level in (0, 2):
        config = Config(verify=True, opt_level=level, compress_transfers=False)
        targets = graph.entries[0].targets
        planned = run_pipeline(
            wished(graph, rng), list(case.feeds), case.fetches, targets, config, devices=device_set({"cpu": 3})
        )
        state = {"V": Slot(np.float32(0.5))}
        fetches = [value for _, value in planned.entries[0].outputs]
        got = interpret_parts(split_by_device(planned), case.feeds, fetches, seed=seed, state=state)
        for a, b in zip([*got, state["V"].value], [*want, whole.state["V"].value], strict=True):
            np.testing.assert_allclose(a, b, rtol=1e-4, atol=1e-5)


@settings(max_examples=examples(40), deadline=None)
@given(seed=SEEDS, size=SIZES)
def test_the_whole_pipeline(seed: int, size: int) -> None:
    check_pipeline(seed, size)


@settings(max_examples=examples(60), deadline=None)
@given(seed=SEEDS, size=SIZES)
def test_graphs_of_primitives_outside_of_loops(seed: int, size: int) -> None:
    """Branches however odd: dead tensors cross."""
    case = random_primitives(seed, size)
    rng = random.Random(seed)
    if any(node.op == "Enter" for node in case.graph.nodes):
        return
    live = [value for value in case.fetches if _is_live(case, value)]
    want = Interpreter(case.graph).run(case.feeds, live)
    entry = Entry("step", (), tuple((str(value), value) for value in live))
    cut = partition(scatter(case.graph.with_(entries=(entry,)), rng, 3))
    got = interpret_parts(split_by_device(cut), case.feeds, live, seed=seed)
    for a, b in zip(got, want, strict=True):
        np.testing.assert_array_equal(a, b)


def _is_live(case: Case, value: Value) -> bool:
    try:
        Interpreter(case.graph).run(case.feeds, [value])
    except Error as error:
        if "was not valid" in str(error) or error.code == "INTERNAL":
            return False
        raise
    return True


@pytest.mark.slow
@pytest.mark.parametrize("block", range(4))
def test_five_hundred_programs(block: int) -> None:
    for seed in range(block * 125, block * 125 + 125):
        check(random_program(seed, 1 + seed % 12, variables=True), seed, state=0.5)
        check_pipeline(seed, 1 + seed % 12)
