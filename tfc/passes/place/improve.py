"""Local search for better placements, scored by the simulator (white paper §10: learn where nodes go).

The search begins with the greedy placement and moves one group to another device, or swaps two groups, or moves a group
with what feeds it. A move that makes the simulated step shorter is kept. Groups whose nodes end last are tried more
often: only they can shorten a step. The same seed gives the same placement.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from tfc.ir.base.record import record
from tfc.ir.devices.devices import DeviceSet
from tfc.ir.graph.graph import Graph
from tfc.passes.place.cost_model import CostModel
from tfc.passes.place.memory import Schedule
from tfc.passes.place.place import Ground, ground, score


@record(frozen=True)
class Improvement:
    """The result of a search: devices by node name, and the simulated step before and after, in seconds."""

    chosen: dict[str, str]
    before: float
    after: float
    moves: int
    """The number of moves that were kept."""


def improve(
    graph: Graph,
    devices: DeviceSet,
    costs: CostModel | None = None,
    *,
    tries: int = 200,
    seed: int = 0,
    soft: bool = True,
) -> Improvement:
    """The best placement of `tries` moves from the greedy one; never a worse one. Bodies stay as they were placed."""
    start = ground(graph, devices, costs or CostModel(), soft)
    return _Search(start, devices, seed).run(tries)


class _Search:
    """Hill climbing over the devices of groups."""

    def __init__(self, start: Ground, devices: DeviceSet, seed: int) -> None:
        self.net, self.group, self.able, self.members = start.net, start.group, start.able, start.members
        self.devices = devices
        self.device = list(start.choice.device)
        self.random = random.Random(seed)
        self.movable = [number for number, able in enumerate(self.able) if len(able) > 1]

    def run(self, tries: int) -> Improvement:
        best, made = self._score(self.device)
        before, kept = best, 0
        for _ in range(tries if self.movable else 0):
            tried = self._moved(made)
            if tried == self.device:
                continue
            found, schedule = self._score(tried)
            if found < best:
                self.device, best, made, kept = tried, found, schedule, kept + 1
        names = self.devices.names
        chosen = {node.name: names[self.device[self.group[index]]] for index, node in enumerate(self.net.nodes)}
        return Improvement(chosen, before[1], best[1], kept)

    def _score(self, device: Sequence[int]) -> tuple[tuple[float, float], Schedule]:
        return score(self.net, self.devices, [device[each] for each in self.group])

    def _moved(self, made: Schedule) -> list[int]:
        """Another placement, one move away."""
        tried = list(self.device)
        number = self._late_group(made) if self.random.random() < 0.7 else self.random.choice(self.movable)
        kind = self.random.random()
        where = self.random.choice(self.able[number])
        if kind < 0.4:
            tried[number] = where
        elif kind < 0.7:
            for each in self._with_what_feeds(number):
                if where in self.able[each]:
                    tried[each] = where
        else:
            other = self.random.choice(self.movable)
            if tried[other] in self.able[number] and tried[number] in self.able[other]:
                tried[number], tried[other] = tried[other], tried[number]
        return tried

    def _late_group(self, made: Schedule) -> int:
        """A group on the chain of nodes that ends last."""
        index = max(range(len(made.end)), key=made.end.__getitem__)
        chain = []
        while True:
            if len(self.able[self.group[index]]) > 1:
                chain.append(self.group[index])
            sources = [edge.source for edge in self.net.into[index]]
            if not sources:
                break
            index = max(sources, key=lambda each: (made.end[each], -each))
        return self.random.choice(chain) if chain else self.random.choice(self.movable)

    def _with_what_feeds(self, number: int) -> list[int]:
        """A group, and the groups on its device that it takes from, back to where several devices meet."""
        home = self.device[number]
        found, queue = {number: None}, [number]
        limit = self.random.choice([4, 16, 64])
        while queue and len(found) < limit:
            for index in self.members[queue.pop(0)]:
                for edge in self.net.into[index]:
                    source = self.group[edge.source]
                    if source not in found and self.device[source] == home and len(self.able[source]) > 1:
                        found[source] = None
                        queue.append(source)
        return list(found)
