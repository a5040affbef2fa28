"""The memory peak of a simulated step, from the lifetimes of values on each device."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tfc.passes.place.network import CONTROL, Edge, Network


@dataclass
class Schedule:
    """The start, end and device of every node of a network, by number."""

    start: list[float]
    end: list[float]
    arrived: dict[tuple[int, int, int], tuple[float, float, float]]
    """(node, port, device): when the transfer of that output to that device begins and ends, and its bytes."""

    @property
    def makespan(self) -> float:
        """The end of the last node, in seconds."""
        return max(self.end, default=0.0)


def peak_memory(net: Network, place: Sequence[int], made: Schedule, count: int) -> list[float]:
    """The most bytes that live on each device at once, of `count` devices: variables, constants and live tensors.

    A tensor lives from when the node that makes it begins until its last user ends, or has received it; a copy on
    another device from when the transfer begins until its last user there ends. Fetched tensors live to the end.
    """
    lives = _Lives(net, place, made)
    changes: list[list[tuple[float, int, float]]] = [[] for _ in range(count)]
    for index, until in lives.last.items():
        changes[place[index]] += [(made.start[index], 1, net.given[index]), (until, 0, -net.given[index])]
    for moved, until in lives.copies.items():
        begin, _, size = made.arrived[moved]
        changes[moved[2]] += [(begin, 1, size), (until, 0, -size)]
    peaks = [0.0] * count
    for index, where in enumerate(place):
        peaks[where] += net.kept[index]
    for where, listed in enumerate(changes):
        live = most = 0.0
        for _, _, change in sorted(listed):
            live += change
            most = max(most, live)
        peaks[where] += most
    return peaks


class _Lives:
    """Until when each tensor is needed, by the node that holds it; and each copy on another device."""

    def __init__(self, net: Network, place: Sequence[int], made: Schedule) -> None:
        self.net, self.place, self.made = net, place, made
        self.holder = holders(net, place)
        self.last = {i: made.end[i] for i in range(len(net.nodes)) if net.given[i] and self.holder[i] == i}
        self.copies: dict[tuple[int, int, int], float] = {}
        for index in net.fetched:
            self._until(index, made.makespan)
        for edges in net.into:
            for edge in edges:
                self._used(edge)
        for index, root in enumerate(self.holder):
            if root != index:
                self._until(root, made.end[index])

    def _used(self, edge: Edge) -> None:
        source, user, port, _ = edge
        end = self.made.end[user]
        if self.net.send_of.get(user) == source:
            for sent in self.net.into[source]:  # what is sent lives until it has arrived
                self._until(sent.source, end)
        elif self.place[source] == self.place[user]:
            if port != CONTROL:
                self._until(source, end)
        else:
            moved = (source, port, self.place[user])
            self._until(source, self.made.arrived[moved][1])
            self.copies[moved] = max(self.copies.get(moved, 0.0), end)

    def _until(self, index: int, until: float) -> None:
        root = self.holder[index]
        if root in self.last and self.last[root] < until:
            self.last[root] = until


def holders(net: Network, place: Sequence[int]) -> list[int]:
    """For each node the one whose memory its output is: itself, unless it is a view of something on its device."""
    holder = list(range(len(net.nodes)))
    for index, source in enumerate(net.view_of):
        if source >= 0 and place[source] == place[index]:
            holder[index] = source
    for index in range(len(holder)):
        root = index
        while holder[root] != root:
            holder[root] = holder[holder[root]]
            root = holder[root]
        holder[index] = root
    return holder
