"""A graph as placement sees it: numbered nodes with costs, and edges with the bytes that would cross.

Edges that leave a NextIteration are left out: a loop made of primitives is looked at for one trip. A _Recv follows the
_Send it is paired with by an edge that has the bytes of the tensor.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from tfc.ir.devices.devices import KINDS, DeviceSet
from tfc.ir.graph.cost import view
from tfc.ir.graph.graph import NEXT_ITERATIONS, Graph, Node
from tfc.ir.graph.registry import lookup
from tfc.passes.place.cost_model import NO_WORK, CostModel

CONTROL = -1
"""The port of an edge that hands on no value, just the news that the node is done."""


class Edge(NamedTuple):
    """Something that node `source` hands to node `user`: the output `port`, of so many bytes."""

    source: int
    user: int
    port: int
    bytes: float


@dataclass
class Network:
    """The nodes of one graph, in construction order, with what they wait for and what they cost."""

    nodes: tuple[Node, ...]
    number: Mapping[str, int]
    into: list[list[Edge]]
    out_of: list[list[Edge]]
    seconds: list[tuple[float, ...]]
    """For each node its time on each device of the set; of what is fed or fetched with the copy from or to the host."""
    given: list[float]
    """The bytes a node's outputs take while they are needed."""
    kept: list[float]
    """The bytes a node keeps on its device from step to step."""
    view_of: list[int]
    """The node whose memory a node's output shows, or -1."""
    fetched: frozenset[int]
    send_of: Mapping[int, int]
    """For each _Recv the _Send it is paired with."""

    @property
    def bytes_kept(self) -> float:
        """The memory of all variables and constants together."""
        return sum(self.kept)


def network(graph: Graph, devices: DeviceSet, costs: CostModel) -> Network:
    """Number a graph whose nodes may be placed or not. Linear."""
    nodes = graph.nodes
    number = {node.name: index for index, node in enumerate(nodes)}
    into = [_edges(nodes, number, index, costs) for index in range(len(nodes))]
    seconds, given, kept, view_of = [], [], [], []
    alike = [(info.type, info.flops, info.bandwidth, info.overhead) for info in devices]
    kinds = {key: info for key, info in zip(alike, devices, strict=True)}
    places = {key: place for place, key in enumerate(kinds)}
    column = [places[key] for key in alike]
    nothing = (0.0,) * len(devices)
    fused = costs.fused_nodes(graph)
    values = [*graph.results, *(value for entry in graph.entries for _, value in entry.outputs)]
    fetched = frozenset(number[value.node] for value in values if value.node in number)
    far = [KINDS[info.type].link if info.type in KINDS and KINDS[info.type].needs_host else None for info in devices]
    for node, edges in zip(nodes, into, strict=True):
        work = costs.work(graph, node, fused)
        if work != NO_WORK or node.name in costs.measured:
            by_kind = costs.times(work, node, kinds.values())
            seconds.append(tuple([by_kind[each] for each in column]))
        else:
            seconds.append(nothing)
        kept.append(costs.kept(node))
        given.append(0.0 if kept[-1] or node.op == "Arg" else costs.given_out(node))
        if any(far) and (node.op == "Placeholder" or number[node.name] in fetched):
            size = sum(map(costs.bytes, node.types))  # the client has it on the host
            copies = [link.seconds(size) if link else 0.0 for link in far]
            seconds[-1] = tuple(map(sum, zip(seconds[-1], copies, strict=True)))
        renames = bool(edges) and edges[0].port != CONTROL and not graph.type_of(node.inputs[0]).ref
        view_of.append(edges[0].source if renames and lookup(node.op).cost is view else -1)
    send_of = _pair_transfers(nodes, into, costs)
    out_of: list[list[Edge]] = [[] for _ in nodes]
    for edges in into:
        for edge in edges:
            out_of[edge.source].append(edge)
    return Network(nodes, number, into, out_of, seconds, given, kept, view_of, fetched, send_of)


def _edges(nodes: tuple[Node, ...], number: Mapping[str, int], index: int, costs: CostModel) -> list[Edge]:
    """The edges to a node from those that it waits for."""
    node = nodes[index]
    edges = []
    for name, port in node.inputs:
        source = number[name]
        made = nodes[source]
        if made.op not in NEXT_ITERATIONS:
            edges.append(Edge(source, index, port, costs.bytes(made.types[port])))
    for name in node.control_inputs:
        if name in number and nodes[number[name]].op not in NEXT_ITERATIONS:
            edges.append(Edge(number[name], index, CONTROL, 0.0))
    return edges


def _pair_transfers(nodes: tuple[Node, ...], into: list[list[Edge]], costs: CostModel) -> dict[int, int]:
    """Give every _Recv an edge from its _Send."""
    keys = ("tensor_name", "send_device", "recv_device")
    sends = {tuple(node.attrs[key] for key in keys): i for i, node in enumerate(nodes) if node.op == "_Send"}
    paired: dict[int, int] = {}
    for index, node in enumerate(nodes if sends else ()):
        if node.op == "_Recv":
            send = sends.get(tuple(node.attrs[key] for key in keys))
            if send is not None:
                paired[index] = send
                into[index].append(Edge(send, index, CONTROL, costs.bytes(node.types[0])))
    return paired
