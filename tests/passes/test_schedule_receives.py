"""Delayed Recvs: less memory, no longer steps, no cycles, the same results (white paper §5.2)."""

from __future__ import annotations

import random
from graphlib import TopologicalSorter
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tfc
from tests.properties.random_devices import scatter
from tests.properties.random_graphs import random_case
from tests.properties.test_partition import prepared
from tfc.ir.build import Builder
from tfc.ir.devices import DeviceSet, Link, cpu_set
from tfc.ir.graph import Entry, Graph
from tfc.ir.interpret import Interpreter
from tfc.ir.partitions import interpret_parts
from tfc.ir.types import f32, tensor
from tfc.ir.verify import verify
from tfc.passes.partition import partition, split_by_device
from tfc.passes.partition.schedule_receives import TOLERANCE, plan_receives, report, schedule_receives
from tfc.passes.pipeline import run_pipeline

TWO = cpu_set(2)
EIGHT = Path(__file__).parent / "eight_receives.tfg"


def eight_receives(source: str = "") -> Graph:
    graph = tfc.parse(source) if source else tfc.read(str(EIGHT))
    (entry,) = graph.entries
    config = tfc.Config().with_(schedule_receives="none")
    fetches = [value for _, value in entry.outputs]
    feeds = [value for _, value in entry.inputs]
    return run_pipeline(graph, feeds, fetches, (), config, devices=TWO)


@pytest.mark.parametrize("mode", ["alap", "asap"])
def test_a_stack_of_eight_receives_takes_half_the_memory(mode: str) -> None:
    found = plan_receives(eight_receives(), TWO, mode=mode)
    receiver = TWO.names[1]
    assert found.after.peak_memory[receiver] <= 0.5 * found.before.peak_memory[receiver]
    assert found.after.makespan <= 1.02 * found.before.makespan
    verify(found.graph)
    assert [node.op for node in found.graph.nodes if node.name in found.delayed] == ["_Recv"] * len(found.delayed)


def test_the_report_says_what_it_brought() -> None:
    found = plan_receives(eight_receives(), TWO)
    assert report(found)[1].startswith("receives: /job:localhost/replica:0/task:0/device:CPU:1: peak memory 9.0 MiB → ")


def test_nothing_is_delayed_when_asked_not_to(capsys: pytest.CaptureFixture[str]) -> None:
    graph = eight_receives()
    assert schedule_receives(graph, TWO, mode="none", remarks=".") is graph
    assert capsys.readouterr().err == ""
    with pytest.raises(tfc.Error, match="receives are scheduled by alap, asap, none, not 'late'"):
        schedule_receives(graph, TWO, mode="late")


def test_transfers_that_take_longer_than_the_layers_are_not_made_to_wait() -> None:
    """With links so slow that they are the step's critical path, a delay would only make it longer."""
    slow = DeviceSet(TWO.devices, TWO.links, Link(latency=1e-3, bandwidth=1e7))
    graph = eight_receives()
    found = plan_receives(graph, slow)
    assert found.after.makespan <= found.before.makespan * (1 + TOLERANCE)


def test_other_early_nodes_are_delayed_too() -> None:
    """Eight large tensors made of nothing, each needed by one layer only."""
    a, b = TWO.names
    g = Builder()
    with g.device(a):
        x = h = g.emit("Placeholder", name="x", type=tensor(f32, 256, 512))
        for k in range(8):
            shape, value = g.const(np.array([512, 512], np.int32)), g.const(np.array(k, np.float32))
            h = g.emit("MatMul", h, g.emit("Fill", shape, value, name=f"made{k}"))
    with g.device(b):
        y = g.emit("Relu", h)
    graph = g.finish().with_(entries=(Entry("step", (("x", x),), (("y", y),)),))
    found = plan_receives(partition(graph), TWO)
    assert {"made2", "made7"} <= found.delayed.keys()
    assert found.after.peak_memory[a] <= 0.6 * found.before.peak_memory[a]
    assert found.after.makespan <= found.before.makespan * (1 + TOLERANCE)


def test_nothing_waits_for_what_may_wait_for_other_steps() -> None:
    """All layers come after a queue: a Recv that waited for one could keep the step waiting that fills the queue."""
    source = EIGHT.read_text().replace("input x:", "queue q = fifo(capacity=2) of").replace("h = x", "h = q.dequeue()")
    graph = eight_receives(source.replace("infer(x)", "infer()"))
    assert [node.op for node in graph.nodes if "Dequeue" in node.op] == ["QueueDequeueV2"]
    assert plan_receives(graph, TWO).delayed == {}


def is_acyclic(graph: Graph) -> bool:
    """True when no node waits for itself, by way of other devices too."""
    waits = {node.name: {*(v.node for v in node.inputs), *node.control_inputs} for node in graph.nodes}
    sends = {node.attrs["tensor_name"]: node.name for node in graph.nodes if node.op == "_Send"}
    for node in graph.nodes:
        if node.op == "_Recv":
            waits[node.name].add(sends[node.attrs["tensor_name"]])
    return len(list(TopologicalSorter(waits).static_order())) == len(graph)


@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 2**32), size=st.integers(4, 40))
def test_random_graphs_keep_their_results(seed: int, size: int) -> None:
    case = random_case(seed, size)
    graph, rng = prepared(case), random.Random(seed)
    want = Interpreter(graph).run(case.feeds, case.fetches)
    cut = partition(scatter(graph, rng, 3))
    devices = cpu_set(3)
    slow = DeviceSet(devices.devices, devices.links, Link(1e-6, rng.choice([1e6, 1e8, 1e10])))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("tfc.passes.partition.schedule_receives.MIN_BYTES", 1.0)
        patch.setattr("tfc.passes.partition.schedule_receives.MIN_GAIN", 0.0)
        for mode in ("alap", "asap"):
            found = plan_receives(cut, slow, mode=mode)
            assert is_acyclic(found.graph)
            assert found.after.makespan <= found.before.makespan * (1 + TOLERANCE)
            got = interpret_parts(split_by_device(found.graph), case.feeds, case.fetches, seed=seed)
            for a, b in zip(got, want, strict=True):
                np.testing.assert_array_equal(a, b)
