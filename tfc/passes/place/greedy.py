"""The white paper's greedy placement (§3.2.1): simulate the step, and place each colocation group where its first node
ends soonest.

The simulation pops what can run earliest first. A node that computes is tried on every device its group may have: it
would begin when the device is free and its inputs have arrived, and the device where it would end first gets the group.
Groups that only hold sources (variables, constants, feeds) wait for their first user and go where that goes, since a
source by itself ends equally soon everywhere. A device whose memory is full is passed by while another has room.
"""

from __future__ import annotations

import heapq
from collections.abc import Sequence
from dataclasses import dataclass

from tfc.ir.devices.devices import DeviceSet
from tfc.passes.place.network import CONTROL, Network

UNDECIDED = -1


@dataclass
class Choice:
    """The device of every colocation group, by group number, and the reason."""

    device: list[int]
    why: list[str]


def place_greedily(net: Network, devices: DeviceSet, group: Sequence[int], feasible: Sequence[Sequence[int]]) -> Choice:
    """A device for each group: `group` numbers the group of each node, `feasible` the devices each may have."""
    return _Greedy(net, devices, group, feasible).run()


class _Greedy:
    """A simulated step that places groups as it goes."""

    def __init__(
        self, net: Network, devices: DeviceSet, group: Sequence[int], feasible: Sequence[Sequence[int]]
    ) -> None:
        self.net, self.group, self.feasible = net, group, feasible
        self.links = devices.link_table
        self.limit = [info.memory for info in devices]
        self.limited = any(limit is not None for limit in self.limit)
        self.nothing = (0.0,) * len(devices)
        self.free = [0.0] * len(devices)
        self.held = [0.0] * len(devices)
        """Bytes that decided groups keep, or may need for their largest tensor."""
        self.device = [UNDECIDED] * len(feasible)
        self.why = [""] * len(feasible)
        self.kept = [0.0] * len(feasible)
        self.largest = [0.0] * len(feasible)
        for index, number in enumerate(group):
            self.kept[number] += net.kept[index]
            self.largest[number] = max(self.largest[number], net.given[index])
        default = devices.names.index(devices.default.name)
        self.first = [default, *(each for each in range(len(devices)) if each != default)]
        self.rank = {each: place for place, each in enumerate(self.first)}
        self.end = [0.0] * len(net.nodes)
        self.arrived: dict[tuple[int, int, int], float] = {}

    def run(self) -> Choice:
        for number, able in enumerate(self.feasible):
            if len(able) == 1:
                self._decide(number, able[0], "the only device it may have")
        net = self.net
        waiting = [len(edges) for edges in net.into]
        ready = [0.0] * len(net.nodes)
        events = [(0.0, index) for index, left in enumerate(waiting) if left == 0]
        while events:
            when, index = heapq.heappop(events)
            self._play(index, when)
            done = self.end[index]
            for _, user, _, _ in net.out_of[index]:
                ready[user] = max(ready[user], done)
                waiting[user] -= 1
                if not waiting[user]:
                    heapq.heappush(events, (ready[user], user))
        for number, where in enumerate(self.device):
            if where == UNDECIDED:
                self._decide(number, self._roomiest(number), "nothing that computes needs it")
        return Choice(self.device, self.why)

    def _play(self, index: int, when: float) -> None:
        """Run one node, deciding its group's device if that is still open."""
        number, device, group, into = self.group[index], self.device, self.group, self.net.into[index]
        if device[number] == UNDECIDED:
            is_source = self.net.seconds[index] == self.nothing
            if is_source and all(device[group[edge.source]] == UNDECIDED for edge in into):
                self.end[index] = when  # a source waits for its first user
                return
            self._choose(index, when)
        where = device[number]
        taken = self.net.seconds[index][where]
        begin = max(when, self.free[where]) if taken else when
        for source, _, port, size in into:
            if device[group[source]] == UNDECIDED and port != CONTROL:
                self._follow(source, where)
            home = device[group[source]]
            if home not in (where, UNDECIDED):
                key = (source, port, where)
                if key not in self.arrived:
                    self.arrived[key] = self.end[source] + self.links[home][where].seconds(size)
                begin = max(begin, self.arrived[key])
        self.end[index] = begin + taken
        if taken:
            self.free[where] = begin + taken

    def _choose(self, index: int, when: float) -> None:
        """Put the group of a node where the node would end first."""
        number = self.group[index]
        near = self._nearest(index)
        seconds, able = self.net.seconds[index], self._with_room(number)
        if near in able and seconds[near] == min(seconds) and self._begins(index, when, (near,))[0] == when:
            self._decide(number, near, f"{self.net.nodes[index].name} ends there first")
            return  # no device could begin earlier or take less
        begins = self._begins(index, when, able)
        found = [(b + seconds[w], w != near, self.rank[w], w) for b, w in zip(begins, able, strict=True)]
        best, latest = min(found), max(found)
        why = "where its inputs are" if near != UNDECIDED else "as soon there as elsewhere"
        if latest[0] > best[0]:
            why = f"{self.net.nodes[index].name} ends there first"
        self._decide(number, best[-1], why)

    def _begins(self, index: int, when: float, able: Sequence[int]) -> list[float]:
        """The earliest start of a node on each of these devices: the device is free, and all inputs have arrived."""
        seconds, free, arrived = self.net.seconds[index], self.free, self.arrived
        given = [
            (source, port, size, home, self.end[source])
            for source, _, port, size in self.net.into[index]
            if (home := self.device[self.group[source]]) != UNDECIDED
        ]
        begins = []
        for where in able:
            begin = max(when, free[where]) if seconds[where] else when
            for source, port, size, home, done in given:
                if home != where:
                    there = arrived.get((source, port, where))
                    if there is None:
                        there = done + self.links[home][where].seconds(size)
                    begin = max(begin, there)
            begins.append(begin)
        return begins

    def _nearest(self, index: int) -> int:
        """The device of the largest input that has one; of equal ones the first."""
        largest, near = -1.0, UNDECIDED
        for source, _, _, size in self.net.into[index]:
            if size > largest and (home := self.device[self.group[source]]) != UNDECIDED:
                largest, near = size, home
        return near

    def _follow(self, source: int, where: int) -> None:
        """A source, and the sources it looks at, go where their first user is, if they may and there is room."""
        queue = [source]
        while queue:
            each = queue.pop()
            number = self.group[each]
            if self.device[number] != UNDECIDED:
                continue
            able = self._with_room(number)
            self._decide(number, where if where in able else able[0], "where it is used first")
            queue += [edge.source for edge in self.net.into[each]]

    def _with_room(self, number: int) -> Sequence[int]:
        """The devices a group may have that have room for it; where none has, the one with the most."""
        able = self.feasible[number]
        if not self.limited:
            return able
        need = self.kept[number] + self.largest[number]
        fit = [w for w in able if (limit := self.limit[w]) is None or self.held[w] + need <= limit]
        return fit or [self._roomiest(number)]

    def _roomiest(self, number: int) -> int:
        def room(where: int) -> float:
            limit = self.limit[where]
            return float("inf") if limit is None else limit - self.held[where]

        return min(self.feasible[number], key=lambda where: (-room(where), self.rank[where]))

    def _decide(self, number: int, where: int, why: str) -> None:
        self.device[number], self.why[number] = where, why
        self.held[where] += self.kept[number]
