"""Simulator of a placed step: when each node runs, for how long, and how much memory the step takes.

A discrete-event simulation: each device runs one node at a time, those that can run first come first, and construction
order decides between equals. A tensor that crosses to another device arrives after the link's latency and its bytes
over the link's bandwidth, once for each device. The graph may be placed only, or partitioned already: a _Recv then
takes the time of the transfer, begins when it is posted and its tensor is sent, and occupies no device.
"""

from __future__ import annotations

import heapq
from collections.abc import Mapping, Sequence

from tfc.ir.base.record import record
from tfc.ir.devices.devices import DeviceSet
from tfc.ir.graph.graph import Graph
from tfc.passes.place.cost_model import CostModel
from tfc.passes.place.memory import Schedule, peak_memory
from tfc.passes.place.network import CONTROL, Network, network


@record(frozen=True)
class Transfer:
    """A tensor on its way to another device."""

    value: str
    source: str
    target: str
    begin: float
    end: float
    bytes: float


@record(frozen=True)
class Timeline:
    """A simulated step: when each node begins and ends, in seconds from the start, and the most bytes per device.

    `peak_memory` counts variables and constants, which are there all the time, and every tensor from its making to its
    last use. `busy` is how long each device computes.
    """

    start: Mapping[str, float]
    end: Mapping[str, float]
    makespan: float
    peak_memory: Mapping[str, int]
    busy: Mapping[str, float]
    transfers: tuple[Transfer, ...] = ()


def simulate(graph: Graph, devices: DeviceSet, costs: CostModel | None = None) -> Timeline:
    """The simulated step of a graph all of whose nodes have a full device. n·log n."""
    return run(network(graph, devices, costs or CostModel()), devices, places(graph, devices))


def places(graph: Graph, devices: DeviceSet) -> list[int]:
    """The devices of the nodes, by number; the default one for what is on none of these."""
    index = {name: number for number, name in enumerate(devices.names)}
    default = index[devices.default.name]
    return [index.get(node.device, default) for node in graph.nodes]


def schedule(net: Network, devices: DeviceSet, place: Sequence[int]) -> Schedule:
    """List scheduling: of the nodes that can run, the earliest first."""
    links = devices.link_table
    count = len(net.nodes)
    free = [0.0] * len(devices)
    start, end, ready = [0.0] * count, [0.0] * count, [0.0] * count
    waiting = [len(edges) for edges in net.into]
    arrived: dict[tuple[int, int, int], tuple[float, float, float]] = {}
    events = [(0.0, index) for index, left in enumerate(waiting) if left == 0]
    out_of, seconds, send_of = net.out_of, net.seconds, net.send_of
    while events:
        when, index = heapq.heappop(events)
        where = place[index]
        start[index] = when
        if index in send_of:
            end[index] = when + links[place[send_of[index]]][where].seconds(net.into[index][-1].bytes)
        elif taken := seconds[index][where]:
            start[index] = begin = max(when, free[where])
            free[where] = end[index] = begin + taken
        else:
            end[index] = when
        done = end[index]
        for _, user, port, size in out_of[index]:
            there = done
            if place[user] != where and user not in send_of:
                key = (index, port, place[user])
                if key not in arrived:
                    arrived[key] = (done, done + links[where][place[user]].seconds(size), size)
                there = arrived[key][1]
            ready[user] = max(ready[user], there)
            waiting[user] -= 1
            if not waiting[user]:
                heapq.heappush(events, (ready[user], user))
    return Schedule(start, end, arrived)


def run(net: Network, devices: DeviceSet, place: Sequence[int]) -> Timeline:
    """The simulated step of a network whose nodes are on these devices."""
    made = schedule(net, devices, place)
    names = devices.names
    busy = [0.0] * len(devices)
    for index, where in enumerate(place):
        if index not in net.send_of:
            busy[where] += made.end[index] - made.start[index]
    peak = peak_memory(net, place, made, len(devices))
    transfers = []
    for (source, port, target), (begin, end, size) in made.arrived.items():
        node = net.nodes[source]
        value = f"^{node.name}" if port == CONTROL else str(node.out(port))
        transfers.append(Transfer(value, names[place[source]], names[target], begin, end, size))
    for index, send in net.send_of.items():
        size = net.into[index][-1].bytes
        name = str(net.nodes[index].attrs["tensor_name"])
        ends = names[place[send]], names[place[index]]
        transfers.append(Transfer(name, *ends, made.start[index], made.end[index], size))
    return Timeline(
        {node.name: made.start[index] for index, node in enumerate(net.nodes)},
        {node.name: made.end[index] for index, node in enumerate(net.nodes)},
        made.makespan,
        {name: round(peak[index]) for index, name in enumerate(names)},
        {name: busy[index] for index, name in enumerate(names)},
        tuple(sorted(transfers, key=lambda each: (each.begin, each.value, each.target))),
    )
