"""Delayed Recvs: less memory, no longer steps, no cycles, the same results (white paper §5.2)."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from graphlib import TopologicalSorter
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tfc
from tests.properties.device_runs import small_tensors_delayed
from tests.properties.random_devices import scatter
from tests.properties.random_graphs import Case, random_case
from tests.properties.random_programs import random_program
from tests.properties.test_partition import prepared
from tests.selection import examples
from tfc.ir.analysis.verify import verify
from tfc.ir.devices.devices import DeviceSet, Link, device_set
from tfc.ir.graph.build import Builder
from tfc.ir.graph.graph import Entry, Graph, map_nodes
from tfc.ir.interpret.interpret import Interpreter
from tfc.ir.interpret.partitions import interpret_parts
from tfc.ir.types.types import f32, tensor
from tfc.passes.effects.order_variables import order_variables
from tfc.passes.partition import partition, split_by_device
from tfc.passes.partition.lower_across_devices import lower_across_devices
from tfc.passes.run_pipeline import run_pipeline
from tfc.passes.scheduling.schedule_receives import TOLERANCE, plan_receives, report, schedule_receives

TWO = device_set({"cpu": 2})
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
    assert report(found)[1].startswith("remark[receives]: CPU:1: peak memory 9.0 MiB → ")


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


MADE = """
input x: f32[256, 512]
h = x
repeat k in 0..8 {
  with device("cpu:0") { var W: f32[512, 512] = random_normal([512, 512], seed=k); w = W * 2 }
  with device("cpu:1") { h = relu(h @ w) }
}
entry infer(x) -> h
"""


@pytest.mark.parametrize("mode", ["alap", "asap"])
def test_what_the_sender_computes_is_computed_when_it_is_needed(mode: str) -> None:
    """The weights lie in no memory before: not in the receiver's, and not in the sender's."""
    found = plan_receives(eight_receives(MADE), TWO, mode=mode)
    sender, receiver = TWO.names
    before, after = found.before.peak_memory, found.after.peak_memory
    variables = 8 << 20
    assert after[receiver] <= 0.5 * before[receiver]
    assert after[sender] <= before[sender]
    assert sum(after.values()) - variables <= 0.5 * (sum(before.values()) - variables)
    assert found.after.makespan <= 1.02 * found.before.makespan
    assert {found.graph[name].op for name in found.delayed} == {"Mul"}
    verify(found.graph)
    assert is_acyclic(found.graph)
    sent = [node for node in found.graph.nodes if node.op == "_Send" and node.device == receiver]
    assert len(sent) == len(found.delayed) == len({node.attrs["tensor_name"] for node in sent})
    assert {node.name for node in sent} <= set(found.graph.entries[0].targets)


def test_what_the_sender_computes_late_is_sent_at_once() -> None:
    """Where computing and sending takes longer than the layers do, nothing is delayed that would delay the step."""
    slow = DeviceSet(TWO.devices, TWO.links, Link(latency=5e-3, bandwidth=1e9))
    found = plan_receives(eight_receives(MADE), slow)
    assert found.after.makespan <= found.before.makespan * (1 + TOLERANCE)


def test_what_reads_a_tensor_that_stays_anyway_is_delayed() -> None:
    """Eight large tensors made of one that the last layer needs as well."""
    a, b = TWO.names
    g = Builder()
    with g.device(a):
        x = g.emit("Placeholder", name="x", type=tensor(f32, 512, 512))
        table = h = g.emit("MatMul", x, x, name="table")
        for k in range(8):
            h = g.emit("MatMul", h, g.emit("Transpose", table, g.const(np.array([1, 0], np.int32)), name=f"made{k}"))
        last = g.emit("MatMul", h, table)
    with g.device(b):
        y = g.emit("Relu", last)
    graph = g.finish().with_(entries=(Entry("step", (("x", x),), (("y", y),)),))
    found = plan_receives(partition(graph), TWO)
    assert {"made2", "made7"} <= found.delayed.keys()
    assert found.after.peak_memory[a] <= 0.6 * found.before.peak_memory[a]
    assert found.after.makespan <= found.before.makespan * (1 + TOLERANCE)


def test_nothing_waits_for_the_client_of_a_partial_run() -> None:
    """What is fetched first must not wait for what is fed after it."""
    graph = eight_receives()
    client = {"tensor_name": "x", "send_device": "client", "recv_device": TWO.names[1]}
    attrs = {"tensor_type": graph["x"].types[0], **client, "send_device_incarnation": 0, "client_terminated": True}
    fed = map_nodes(graph, lambda node: node.with_(op="_Recv", attrs=attrs) if node.name == "x" else node)
    assert plan_receives(graph, TWO).delayed
    assert plan_receives(fed, TWO).delayed == {}


def test_nothing_waits_for_what_may_be_dead_on_another_device() -> None:
    """A tensor that a Switch gave to another device kills there what waits for its users."""
    dead = EIGHT.read_text().replace("h = x", 'h, _ = Switch(x, true) with device("cpu:0")')
    graph = eight_receives(dead)
    assert [node.device for node in graph.nodes if node.op == "Switch"] == [TWO.names[0]]
    assert plan_receives(graph, TWO).delayed == {}


def test_nothing_waits_for_what_may_wait_for_other_steps() -> None:
    """All layers come after a queue: a Recv that waited for one could keep the step waiting that fills the queue."""
    source = EIGHT.read_text().replace("input x:", "queue q = fifo(capacity=2) of").replace("h = x", "h = q.dequeue()")
    graph = eight_receives(source.replace("infer(x)", "infer()"))
    assert [node.op for node in graph.nodes if "Dequeue" in node.op] == ["QueueDequeueV2"]
    assert plan_receives(graph, TWO).delayed == {}


def is_acyclic(graph: Graph) -> bool:
    """True when no node waits for itself within one trip of each loop, by way of other devices too."""
    back = {node.name for node in graph.nodes if node.op == "NextIteration"}
    waits = {node.name: {*(v.node for v in node.inputs), *node.control_inputs} - back for node in graph.nodes}
    sends = {node.attrs["tensor_name"]: node.name for node in graph.nodes if node.op == "_Send"}
    for node in graph.nodes:
        if node.op == "_Recv":
            waits[node.name].add(sends[node.attrs["tensor_name"]])
    return len(list(TopologicalSorter(waits).static_order())) == len(graph)


def check(cut: Graph, case: Case, want: Sequence[object], seed: int, devices: DeviceSet) -> int:
    """However small its tensors, the scheduled graph gives what it gave. Returns how many nodes wait."""
    count = 0
    with small_tensors_delayed():
        for mode in ("alap", "asap"):
            found = plan_receives(cut, devices, mode=mode)
            verify(found.graph)
            assert is_acyclic(found.graph)
            assert found.after.makespan <= found.before.makespan * (1 + TOLERANCE)
            got = interpret_parts(split_by_device(found.graph), case.feeds, case.fetches, seed=seed)
            for a, b in zip(got, want, strict=True):
                np.testing.assert_array_equal(a, b)
            count += len(found.delayed)
    return count


@settings(max_examples=examples(60), deadline=None)
@given(seed=st.integers(0, 2**32), size=st.integers(4, 40))
def test_random_graphs_keep_their_results(seed: int, size: int) -> None:
    case = random_case(seed, size)
    graph, rng = prepared(case), random.Random(seed)
    want = Interpreter(graph).run(case.feeds, case.fetches)
    cut = partition(scatter(graph, rng, 3))
    devices = device_set({"cpu": 3})
    slow = DeviceSet(devices.devices, devices.links, Link(1e-6, rng.choice([1e6, 1e8, 1e10])))
    check(cut, case, want, seed, slow)


@pytest.mark.parametrize("first", [0, *(pytest.param(k, marks=pytest.mark.slow) for k in (1, 2, 3, 4))])
def test_random_programs_with_control_flow_keep_their_results(first: int) -> None:
    count = 0
    for seed in range(20 * first, 20 * first + 20):
        case, rng = random_program(seed, 3 + seed % 6), random.Random(seed)
        graph = prepared(case)
        want = Interpreter(graph).run(case.feeds, case.fetches)
        placed = order_variables(scatter(graph, rng, 3))
        cut = partition(lower_across_devices(placed))
        fetches = [value for _, value in cut.entries[0].outputs]
        devices = device_set({"cpu": 3})
        slow = DeviceSet(devices.devices, devices.links, Link(1e-6, rng.choice([1e6, 1e8, 1e10])))
        count += check(cut, replace(case, fetches=fetches), want, seed, slow)
    assert count


def test_a_remark_says_why_nothing_is_delayed(capsys: pytest.CaptureFixture[str]) -> None:
    from tfc.frontend.read import parse
    from tfc.ir.base.config import Config
    from tfc.runtime.session.session import Session

    lines = 'input x: f32[8]\nh = with device("cpu:0") { tanh(x) }\ny = with device("cpu:1") { h * 2.0 }\n'
    with Session(parse(lines), devices="cpu:2", config=Config(remarks="receives", cache=False)) as session:
        session.run("y", {"x": np.ones(8, np.float32)})
    assert "remark[receives]: no Recv is delayed: " in capsys.readouterr().err
