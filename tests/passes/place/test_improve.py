"""Costs that are measured, files of them, and the search for better placements."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tfc
from tests.selection import examples
from tfc.ir.devices.devices import DeviceSet, Link, device_set
from tfc.ir.graph.graph import Graph, Node, Value
from tfc.ir.types.types import TensorType, f32
from tfc.passes.place import CostModel, Measured, place, simulate
from tfc.passes.place.improve import improve
from tfc.passes.place.measured import Measurements, costs_text, placement_text, read_costs, read_placement

KIND = TensorType(f32, (1000,))


def graph_of(*chains: int) -> Graph:
    """Chains of so many nodes from one feed, joined at the end."""
    nodes = [Node("x", "Placeholder", (), (), {"type": KIND}, (KIND,))]
    ends = []
    for number, length in enumerate(chains):
        last = "x"
        for step in range(length):
            nodes.append(Node(f"c{number}_{step}", "Relu", (Value(last),), (), {}, (KIND,)))
            last = nodes[-1].name
        ends.append(Value(last))
    nodes.append(Node("sum", "AddN", tuple(ends), (), {}, (KIND,)))
    return Graph(tuple(nodes), results=(Value("sum"),))


def test_a_kernels_time_is_shared_out_by_estimates() -> None:
    graph = tfc.parse("input x: f32[64, 64]\ny = tanh(x @ x)\nz = relu(y)\nentry main(x) -> z")
    found = Measurements(graph)
    found.add_step([(("y/MatMul", "y"), 3e-3, "CPU"), (("z",), 1e-3, "CPU")])
    found.add_step([(("y/MatMul", "y"), 5e-3, "CPU"), (("z",), 1e-3, "CPU")])
    means = found.costs()
    assert means["y/MatMul"].seconds + means["y"].seconds == pytest.approx(4e-3)
    assert means["y/MatMul"].seconds > means["y"].seconds > 0
    assert means["z"] == Measured(pytest.approx(1e-3), 64 * 64 * 4, "CPU")


def test_what_runs_in_a_body_counts_for_its_loop() -> None:
    graph = tfc.parse("input x: f32[64, 64]\ny = for k in range(9), a = x { yield tanh(a @ x) }\nentry main(x) -> y")
    found = Measurements(graph)
    found.add_step([(("y/body/MatMul", "y/body/Tanh"), 2e-3, "CPU"), (("y",), 1e-3, "CPU"), (("gone",), 1.0, "CPU")])
    assert {name: each.seconds for name, each in found.costs().items()} == {"y": pytest.approx(3e-3)}


def test_files_of_costs_read_back() -> None:
    graph = tfc.parse("dim n\ninput x: f32[n, 4]\ny = relu(x)\nentry main(x) -> y")
    found = Measurements(graph, {"n": 8})
    found.add_step([(("y",), 2e-6, "SIM")])
    costs = read_costs(costs_text(found))
    assert costs.measured == {"y": Measured(2e-6, 128, "SIM")}
    assert costs.sizes == {"n": 8}
    assert costs.given_out(graph["y"]) == 128


@pytest.mark.parametrize(
    "text",
    ["", "{}", '{"format": "tfc costs 1"}', '{"format": "tfc costs 1", "sizes": {}, "nodes": {"a": {"seconds": "x"}}}',
     '{"format": "tfc costs 1", "sizes": {}, "nodes": {"a": {"seconds": -1, "bytes": 0, "device": "CPU"}}}'],
)  # fmt: skip
def test_other_files_are_refused(text: str) -> None:
    with pytest.raises(tfc.Error, match="this is no"):
        read_costs(text)
    with pytest.raises(tfc.Error, match="this is no"):
        read_placement(text)


def test_measured_costs_change_the_placement() -> None:
    graph = graph_of(3, 3)
    devices = device_set({"cpu": 2})
    assert len({node.device for node in place(graph, devices)}) == 1
    slow = CostModel(measured={f"c{c}_{s}": Measured(1e-3) for c in range(2) for s in range(3)})
    found = place(graph, devices, slow)
    assert found["c0_2"].device != found["c1_2"].device


def test_a_placement_is_followed_where_constraints_allow() -> None:
    graph = graph_of(2, 2)
    graph = graph.with_nodes(node.with_(device="cpu:0") if node.name == "c0_0" else node for node in graph)
    devices = device_set({"cpu": 2})
    costs = read_placement(placement_text({node.name: devices.names[1] for node in graph}, devices.names, 0.0))
    found = place(graph, devices, costs)
    assert {node.name for node in found if node.device == devices.names[0]} == {"c0_0"}


def costly(graph: Graph, seed: int) -> CostModel:
    """Times between 1 and 9 ms that follow from the nodes' names and a seed."""
    return CostModel(
        measured={n.name: Measured(1e-3 * (1 + (seed * 7 + i * 5) % 9)) for i, n in enumerate(graph) if n.inputs}
    )


@settings(max_examples=examples(25), deadline=None)
@given(st.lists(st.integers(1, 5), min_size=1, max_size=5), st.integers(0, 1000), st.integers(2, 3))
def test_a_search_is_never_worse_and_always_the_same(chains: list[int], seed: int, count: int) -> None:
    graph = graph_of(*chains)
    devices = DeviceSet(device_set({"cpu": count}).devices, link=Link(1e-3, 1e9))
    costs = costly(graph, seed)
    found = improve(graph, devices, costs, tries=60, seed=seed)
    assert found.after <= found.before
    assert found == improve(graph, devices, costs, tries=60, seed=seed)
    placed = place(graph, devices, read_placement(placement_text(found.chosen, devices.names, 0.0), costs))
    assert simulate(placed, devices, costs).makespan == pytest.approx(found.after)


def test_a_search_finds_what_greed_misses() -> None:
    """Greedily a long chain begins late, behind short ones; moving those makes the step shorter."""
    gains = []
    for seed in range(12):
        graph = graph_of(4, 1, 5, 2, 6, 3)
        devices = DeviceSet(device_set({"cpu": 3}).devices, link=Link(2e-3, 1e9))
        found = improve(graph, devices, costly(graph, seed), tries=300, seed=seed)
        gains.append(found.before / found.after)
    assert max(gains) > 1.05
