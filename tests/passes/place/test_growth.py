"""What placement does grows with the nodes and with the devices, and no quicker: counted in calls, not in seconds."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from types import FrameType
from typing import Any

from tfc.ir.devices.devices import device_set
from tfc.ir.graph.graph import Entry, Graph, Node, Value
from tfc.ir.types.types import TensorType, f32
from tfc.passes.partition import partition
from tfc.passes.place import CostModel, explained_placement, place, simulate
from tfc.tools.place import Shown, rows

KIND = TensorType(f32, (64, 64))


def chains(count: int, length: int, *devices: str) -> Graph:
    """Chains of nodes that meet at the end; nodes ask for these devices in turn."""
    nodes = [Node("x", "Placeholder", (), (), {"type": KIND}, (KIND,))]
    ends = []
    for chain in range(count):
        last = "x"
        for step in range(length):
            device = devices[(chain + step) % len(devices)] if devices else ""
            inputs = (Value(last), Value(last))
            nodes.append(Node(f"c{chain}_{step}", "MatMul", inputs, (), {}, (KIND,), device))
            last = nodes[-1].name
        ends.append(Value(last))
    nodes.append(Node("sum", "AddN", tuple(ends), (), {}, (KIND,)))
    return Graph(tuple(nodes), entries=(Entry("main", (("x", Value("x")),), (("sum", Value("sum")),)),))


def calls(run: Callable[[], Any]) -> int:
    """How many functions are called, Python's own included."""
    found = 0

    def count(frame: FrameType, event: str, argument: Any) -> None:
        nonlocal found
        found += event in ("call", "c_call")

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        run()
    finally:
        sys.setprofile(before)
    return found


def test_a_small_graph_on_many_devices() -> None:
    place(chains(2, 3), device_set({"cpu": 2}))  # fills caches
    few, many = (calls(partial(place, chains(2, 3), device_set({"cpu": count}))) for count in (16, 64))
    assert many < 6 * few


def test_many_nodes() -> None:
    devices = device_set({"cpu": 2})
    place(chains(4, 10), devices)
    few, many = (calls(partial(place, chains(4, length), devices)) for length in (100, 400))
    assert many < 5 * few


def test_many_transfers_in_a_simulated_step() -> None:
    devices = device_set({"cpu": 2})
    graphs = [partition(place(chains(4, length, "cpu:0", "cpu:1"), devices)) for length in (50, 200)]
    few, many = (calls(partial(simulate, graph, devices)) for graph in graphs)
    assert many < 5 * few


def test_explaining_many_nodes() -> None:
    devices = device_set({"cpu": 2})
    found = []
    for length in (100, 400):
        placement = explained_placement(chains(4, length), devices)
        (entry,) = placement.graph.entries
        found.append(Shown(placement, simulate(placement.graph, devices), devices, CostModel(), entry))
    few, many = (calls(partial(rows, shown)) for shown in found)
    assert many < 5 * few
