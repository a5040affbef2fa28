"""The synchronous data parallelism that TensorFlow recorded (§7, figure 7), on the devices it names."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

import tfc
from tests.conformance.test_twins import Twin


@pytest.mark.few(1)
@pytest.mark.parametrize("devices", ["cpu:2", "cpu:3", "cpu:1,sim:1"])
def test_the_steps_give_tensorflows_numbers(devices: str) -> None:
    twin = Twin("dp_sync")
    graph = twin.graph
    if "sim" in devices:
        graph = graph.with_nodes(
            node.with_(device=node.device.replace("/device:CPU:1", "/device:SIM:0")) for node in graph.nodes
        )
    with tfc.Session(graph, devices, initialize=False) as session:
        for number in range(len(twin.record["steps"])):
            twin.step(lambda feeds, fetches, targets: session.run(list(fetches), feeds, targets=list(targets)), number)


def test_sends_and_recvs_of_the_loss_are_those_of_tensorflow() -> None:
    twin = Twin("dp_sync")
    seen = tfc.RunMetadata()
    feeds = {"x": twin.arrays["s1_in_0"], "y": twin.arrays["s1_in_1"]}
    with tfc.Session(twin.graph, "cpu:2") as session:
        loss = session.run("loss", feeds, options=tfc.RunOptions(partition_graphs=True), metadata=seen)
    np.testing.assert_allclose(loss, twin.arrays["s1_out_0"], 1e-4)
    for part in twin.record["partitions"]:
        found = Counter(node.op for node in seen.partition_graphs[part["device"]].nodes)
        for op in ("_Send", "_Recv", "MatMul", "Relu", "SparseSoftmaxCrossEntropyWithLogits"):
            assert found[op] == part["ops"].get(op, 0), (part["device"], op)
