"""Graphs that TensorFlow partitioned: the same Sends and Recvs, and the numbers of its devices (§3.2, §4.3, §5.5)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np
import pytest

import tfc
from tests.conformance.test_twins import Twin
from tfc.ir.devices.devices import device_set
from tfc.ir.graph.graph import Graph, Value
from tfc.ir.interpret.partitions import interpret_parts
from tfc.ir.reference.node_state import Slot
from tfc.ir.types.types import Array
from tfc.passes.partition import split_by_device
from tfc.passes.run_pipeline import run_pipeline

TRUNCATED = """
input x: f32[{size}] with device("cpu:0")
with device("cpu:0") {{ y = x * 3.0 }}
with device("cpu:1") {{ z = Identity(y) }}
entry main(x) -> z
"""


def planned(graph: Graph, fetches: Sequence[str], feeds: Sequence[str], config: tfc.Config, *targets: str) -> Graph:
    fed, fetched = list(map(Value.parse, feeds)), list(map(Value.parse, fetches))
    return run_pipeline(graph, fed, fetched, targets, config, devices=device_set({"cpu": 2}))


def interpreted(graph: Graph, feeds: Mapping[str, Array], fetches: Sequence[str], config: tfc.Config) -> list[Array]:
    state: dict[str, Slot] = {}
    if graph.init:
        interpret_parts(split_by_device(planned(graph, [], [], config, graph.init)), {}, [], state=state)
    whole = planned(graph, fetches, list(feeds), config)
    return interpret_parts(split_by_device(whole), feeds, [value for _, value in whole.entries[0].outputs], state=state)


def compiled(graph: Graph, feeds: Mapping[str, Array], fetches: Sequence[str], config: tfc.Config) -> list[Array]:
    pytest.importorskip("tfc.codegen.compile")
    with tfc.Session(graph, devices={"cpu": 2}, config=config) as session:
        given: Any = dict(feeds)
        found: Any = session.run(list(fetches), given)
        return list(found)


Run = Callable[[Graph, Mapping[str, Array], Sequence[str], tfc.Config], list[Array]]
ON_TWO_DEVICES = pytest.mark.parametrize("run", [interpreted, compiled])


def test_sends_and_recvs_are_those_of_tensorflow() -> None:
    twin = Twin("placement_sendrecv")
    parts = split_by_device(planned(twin.graph, ["h:0", "e:0"], ["x:0"], tfc.Config()))
    for recorded in twin.record["partitions"]:
        found = parts[recorded["device"]]
        counts = Counter(node.op for node in found.nodes)
        assert {op: counts[op] for op in ("_Send", "_Recv")} == {op: recorded["ops"][op] for op in ("_Send", "_Recv")}
    names = {node.name: node.op for part in parts.values() for node in part.nodes if node.op in ("_Send", "_Recv")}
    assert names == {"b/_0": "_Send", "b/_1": "_Recv", "e/_2": "_Send", "e/_3": "_Recv"}


@ON_TWO_DEVICES
@pytest.mark.parametrize("name", ["placement_sendrecv", "bf16_transfer"])
def test_steps_on_two_devices_give_tensorflows_numbers(name: str, run: Run) -> None:
    twin = Twin(name)
    step = twin.record["steps"][-1]
    feeds = {node: twin.arrays[key] for node, key in step["feeds"].items()}
    fetches = [twin.value(node) for node in step["fetches"]]
    results = run(twin.graph, feeds, fetches, tfc.Config())
    for result, key in zip(results, step["outs"], strict=True):
        np.testing.assert_allclose(result, twin.arrays[key], *step["tol"], strict=True)


@ON_TWO_DEVICES
def test_compressed_transfers_have_the_papers_bits(run: Run) -> None:
    twin = Twin("bf16_transfer")
    config = tfc.Config().with_(compress_transfers=True)
    x = twin.arrays["s0_in_0"]
    (z,) = run(tfc.parse(TRUNCATED.format(size=x.size)), {"x": x}, ["z"], config)
    np.testing.assert_array_equal(z.view(np.uint32), twin.arrays["trunc"].view(np.uint32))


@ON_TWO_DEVICES
def test_compression_keeps_what_is_no_number(run: Run) -> None:
    """A NaN whose payload is in the half that is dropped must not become an infinity."""
    bits = np.array([0x7F800001, 0x7FC12345, 0xFF800001, 0x7F800000, 0xFF800000, 0x80000000, 0x00000001], np.uint32)
    config = tfc.Config().with_(compress_transfers=True)
    graph = tfc.parse(TRUNCATED.format(size=bits.size).replace("x * 3.0", "Identity(x)"))
    (z,) = run(graph, {"x": bits.view(np.float32)}, ["z"], config)
    assert np.isnan(z).tolist() == [True, True, True, False, False, False, False]
    assert z[3:].view(np.uint32).tolist() == [0x7F800000, 0xFF800000, 0x80000000, 0]
