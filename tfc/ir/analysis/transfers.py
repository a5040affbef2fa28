"""Rules of graphs with transfers: an edge stays on one device, and each _Send has its _Recv."""

from __future__ import annotations

from collections.abc import Iterator

from tfc.ir.base.device_names import DeviceSpec
from tfc.ir.base.errors import Error
from tfc.ir.graph.graph import Graph, Node

Pair = tuple[str, str, str]
"""The tensor's name, the device it is sent from and the one it is sent to."""


def pair_of(node: Node) -> Pair:
    """The key of a transfer: equal for a _Send and its _Recv, different for all other nodes."""
    return str(node.attrs["tensor_name"]), str(node.attrs["send_device"]), str(node.attrs["recv_device"])


def transfer_problems(graph: Graph) -> Iterator[Error]:
    """Every broken rule of a graph that holds transfers (invariant 12 of ir/analysis/verify.py)."""
    yield from _on_devices(graph)
    halves: dict[str, dict[Pair, Node]] = {"_Send": {}, "_Recv": {}}
    for node in graph.nodes:
        if node.op in halves and not node.attrs["client_terminated"]:
            pair, end = pair_of(node), str(node.attrs["send_device" if node.op == "_Send" else "recv_device"])
            if node.device != end:
                yield node.error(f"{node.op} {node.name!r} is on {node.device or 'no device'}, not on {end}")
            twin = halves[node.op].setdefault(pair, node)
            if twin is not node:
                yield node.error(f"{twin.name!r} and {node.name!r} are both the {node.op} of {pair[0]!r}")
    yield from _halves(graph, halves["_Send"], halves["_Recv"])


def _on_devices(graph: Graph) -> Iterator[Error]:
    full = {device for device in {node.device for node in graph.nodes} if _is_full(device)}
    for node in graph.nodes:
        if node.device not in full:
            yield node.error(f"has the device {node.device!r}, which is no full name, in a partitioned graph")
        for name in node.sources:
            if graph[name].device != node.device:
                yield node.error(f"on {node.device} takes {name!r}, which is on {graph[name].device}")


def _is_full(device: str) -> bool:
    try:
        return DeviceSpec.parse(device).is_full
    except Error:
        return False


def _halves(graph: Graph, sends: dict[Pair, Node], recvs: dict[Pair, Node]) -> Iterator[Error]:
    """Problems of _Sends and _Recvs without their other half, where that one's device is in the graph."""
    devices = {node.device for node in graph.nodes}
    for pair, send in sends.items():
        recv = recvs.get(pair)
        if recv is None and pair[2] in devices:
            yield send.error(f"sends {pair[0]!r}, which nobody on {pair[2]} receives")
        if recv is not None and recv.types[0] != graph.type_of(send.inputs[0]).value():
            yield recv.error(f"receives {recv.types[0]}, but {send.name!r} sends {graph.type_of(send.inputs[0])}")
    for pair, recv in recvs.items():
        if pair not in sends and pair[1] in devices:
            yield recv.error(f"receives {pair[0]!r}, which nobody on {pair[1]} sends")
