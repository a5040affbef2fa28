"""Control inputs that delay the early nodes of a partitioned graph (white paper §5.2).

Times come from the simulated step. In `asap` mode a node that computes keeps its time there, in `alap` mode it gets the
latest one at which the step is no longer (operations research's as soon and as late as possible), given the order in
which each device runs its nodes. What begins early, and the Sends behind it, go as late as their users allow: a Recv by
the time of its transfer before its first user, and what computes its tensor by as much before that.

An edge leads from a node that ends before to one that is needed after, in times that every edge of the graph keeps,
Send to Recv included: so no edges can close a cycle, on one device or across several. A Recv waits for a node of its
own device; what computes may wait for one of another device, by a control edge that is yet to be cut.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable, Sequence
from typing import Literal

from tfc.ir.base.reachable import reachable
from tfc.ir.base.record import replace
from tfc.ir.devices.devices import DeviceSet
from tfc.ir.graph.graph import Graph, Node
from tfc.ir.graph.registry import ASYNC, PURE, lookup
from tfc.ir.graph.rewrite import owners
from tfc.ir.ops.primitives import PRIMITIVES
from tfc.ir.reference.async_result import may_wait
from tfc.passes.place.cost_model import CostModel
from tfc.passes.place.memory import holders
from tfc.passes.place.network import CONTROL, Edge, Network, network
from tfc.passes.place.simulate import places, run

MIN_BYTES = 4096.0
"""Smaller tensors are not worth an edge."""
SIGNAL_BYTES = 65536.0
"""So much must be computed later for a signal of another device to be worth it."""
Which = Literal["all", "free", "receives"]
"""The kinds of delayed nodes: `free` leaves out the Recvs of values that would only wait with their sender, `receives`
nodes that compute."""
NOTHING = (-1.0, -1)
"""No node to wait for, and its time."""


class Delays:
    """A graph, with the simulated step as it is and the times by which everything must run."""

    def __init__(self, graph: Graph, devices: DeviceSet, costs: CostModel, mode: str) -> None:
        self.graph, self.costs, self.mode = graph, costs, mode
        self.net = network(graph, devices, costs)
        self.links = devices.link_table
        self.place = places(graph, devices)
        self.before = run(self.net, devices, self.place)
        self.starts = [self.before.start[node.name] for node in graph.nodes]
        self.ends = [self.before.end[node.name] for node in graph.nodes]
        self.holder = holders(self.net, self.place)
        self.kernel: dict[int, int] = {}
        self.lengths = [self._length(number) for number in range(len(graph.nodes))]
        # what may make others dead, or run them more than once
        self.governed = self._reached(lambda _, node: node.op in PRIMITIVES or node.op == "Call")
        self.early = [n for n, node in enumerate(graph.nodes) if self._is_early(n, node)]
        self._set_latest()
        kept = self._that_free_more_than_they_keep()
        if kept != self.early:
            self.early = kept
            self._set_latest()
        self._find_triggers()

    def find(self, lead: float, which: Which = "all") -> dict[str, str]:
        """The delays of early nodes, each `lead` times its length before its first user starts.

        A Recv of what is computed just in time waits for nothing else.
        """
        triggers: dict[int, int] = {}
        signals = _Signals(self)
        needs = {n: min((self.start[edge.user] for edge in self.net.out_of[n]), default=0.0) for n in self.early}
        for number in sorted(self.early, key=needs.__getitem__):
            until = needs[number] - lead * self.lengths[number]
            last = _last_before(self.triggers[self.place[number]], until)
            if number not in self.net.send_of:
                last = signals.later(number, last, until, lead) if which != "receives" else NOTHING
            _, trigger = last
            if trigger >= 0 and self.ends[trigger] > self.starts[self._kernel_of(number)]:  # else it is later anyhow
                triggers[number] = trigger
        on_time = {edge.user for number in triggers for edge in self._sent(number)}
        sent = ((n, self.net.send_of.get(n, -1)) for n in triggers)
        kept = [n for n, send in sent if send not in on_time and (which != "free" or self._lies_there_anyhow(send))]
        nodes = self.graph.nodes
        return {nodes[n].name: nodes[triggers[n]].name for n in kept}

    def network(self, delayed: dict[str, str]) -> Network:
        """The network with these control edges. A Recv's last edge stays the one from its Send."""
        net, number = self.net, self.net.number
        into, out_of = list(net.into), list(net.out_of)
        for name, trigger in delayed.items():
            edge = Edge(number[trigger], number[name], CONTROL, 0.0)
            into[edge.user] = [edge, *into[edge.user]]
            out_of[edge.source] = [*out_of[edge.source], edge]
        return replace(net, into=into, out_of=out_of)

    # ---- what begins early -------------------------------------------------------------------------------------------

    def _length(self, number: int) -> float:
        """The duration of a node: for a Recv, that of the transfer."""
        net, where = self.net, self.place[number]
        if number in net.send_of:
            return self.links[self.place[net.send_of[number]]][where].seconds(net.into[number][-1].bytes)
        return net.seconds[number][where]

    def _reached(self, is_source: Callable[[Graph, Node], bool]) -> frozenset[int]:
        """The nodes of which that is true, and all that comes after them on any device."""
        sources = (number for number, node in enumerate(self.graph.nodes) if is_source(self.graph, node))
        return frozenset(reachable(sources, lambda number: (edge.user for edge in self.net.out_of[number])))

    def _is_early(self, number: int, node: Node) -> bool:
        """True for a node that may be delayed: a Recv, or a pure node whose result is large."""
        net = self.net
        if number in self.governed or net.given[number] < MIN_BYTES or number in net.fetched:
            return False
        if node.op == "_Recv":
            return number in net.send_of
        return net.view_of[number] < 0 and self.lengths[number] > 0 and lookup(node.op, node).has(PURE)

    def _that_free_more_than_they_keep(self) -> list[int]:
        """The early nodes without those that would keep memory alive till then, at least half of what they take.

        What a node reads costs nothing where it is there anyhow, in a variable or for a later reader.
        """
        net, holder = self.net, self.holder
        uses: dict[int, list[tuple[float, int]]] = {}
        for number, edges in enumerate(net.into):
            for source in {holder[edge.source] for edge in edges if edge.port != CONTROL}:
                if net.given[source]:
                    uses.setdefault(source, []).append((self.ends[number], number))
        fetched = {holder[number] for number in net.fetched}
        latest = {source: sorted(each)[-2:] for source, each in uses.items()}
        found = []
        for number in self.early:
            kept = 0.0
            for source in {holder[edge.source] for edge in net.into[number] if edge.port != CONTROL}:
                others = [end for end, user in latest.get(source, ()) if user != number]
                if source in latest and source not in fetched and max(others, default=0.0) < self.start[number]:
                    kept += net.given[source]
            if self.graph.nodes[number].op == "_Recv" or 2 * kept <= net.given[number]:
                found.append(number)
        return found

    def _kernel_of(self, number: int) -> int:
        """The node whose kernel computes this one too: its only user, and so on."""
        path = []
        while number not in self.kernel:
            path.append(number)
            node = self.graph.nodes[number]
            if not self.costs.is_fused(self.graph, node):
                self.kernel[number] = number
                break
            number = self.net.number[self.graph.users[node.name][0].name]
        self.kernel.update(dict.fromkeys(path, self.kernel[number]))
        return self.kernel[number]

    def _sent(self, number: int) -> Iterable[Edge]:
        """The edges from a node's kernel to the Sends of what it computes, views looked through."""
        stack = [self._kernel_of(number)]
        while stack:
            for edge in self.net.out_of[stack.pop()]:
                if self.graph.nodes[edge.user].op == "_Send":
                    yield edge
                elif self.net.view_of[edge.user] == edge.source:
                    stack.append(edge.user)

    def _lies_there_anyhow(self, send: int) -> bool:
        """True for a Send of a variable's memory, which stays allocated anyway; or for none."""
        return send < 0 or not self.net.given[self.holder[self.net.into[send][0].source]]

    # ---- times -------------------------------------------------------------------------------------------------------

    def _set_latest(self) -> None:
        """Set `start` and `end`: the latest times of nodes that may be late, those of the mode for all others."""
        self.start, self.end = list(self.starts), list(self.ends)
        flexible = frozenset(self.early)
        nodes = self.graph.nodes
        users = [[edge.user for edge in edges] for edges in self.net.out_of]
        last: dict[int, int] = {}
        for number in sorted(range(len(users)), key=self.starts.__getitem__) if self.mode == "alap" else ():
            if self.lengths[number] and number not in flexible and number not in self.net.send_of:
                if self.place[number] in last:
                    users[last[self.place[number]]].append(number)
                last[self.place[number]] = number
        for number in _last_first(users):
            takes_no_time = nodes[number].op == "_Send" or self.net.view_of[number] >= 0
            if self.mode == "alap" or number in flexible or takes_no_time:
                self.end[number] = min((self.start[user] for user in users[number]), default=self.before.makespan)
                self.start[number] = self.end[number] - self.lengths[number]

    # ---- what they may wait for --------------------------------------------------------------------------------------

    def _find_triggers(self) -> None:
        """For each device the nodes that others may wait for, by the time at which they end.

        What waits for something that may wait for other steps could keep one of those waiting, and that this one.
        """
        unfit = frozenset(self.early) | self._reached(_waits_for_others) | self.governed
        self.triggers: list[list[tuple[float, int]]] = [[] for _ in self.links]
        for number, node in enumerate(self.graph.nodes):
            if self.lengths[number] and number not in unfit and node.op != "_Recv":
                self.triggers[self.place[number]].append((self.end[number], number))
        for numbers in self.triggers:
            numbers.sort()


class _Signals:
    """The signals that are sent so far, in the order in which they are needed."""

    def __init__(self, delays: Delays) -> None:
        self.delays = delays
        self.last: dict[int, tuple[float, int]] = {}
        self.bytes: dict[int, float] = {}

    def later(self, number: int, local: tuple[float, int], until: float, lead: float) -> tuple[float, int]:
        """A node for a computing node to wait for: the last one on its device that has ended by then, or one of another
        device, where that is clearly later. Small tensors share signals.
        """
        d, where = self.delays, self.delays.place[number]
        self.bytes[where] = self.bytes.get(where, 0.0) + d.net.given[number]
        latest = [until - lead * links[where].seconds(0.0) for links in d.links]
        shared = self.last.get(where, NOTHING)
        best = shared = shared if shared[0] < latest[d.place[shared[1]]] else NOTHING
        for other, triggers in enumerate(d.triggers):
            if other != where and self.bytes[where] >= SIGNAL_BYTES:
                best = max(best, _last_before(triggers, latest[other]))
        if best[0] <= local[0] + lead * d.lengths[number]:
            return local
        if best != shared:
            self.last[where], self.bytes[where] = best, 0.0
        return best


def _last_before(triggers: Sequence[tuple[float, int]], until: float) -> tuple[float, int]:
    at = bisect_left(triggers, (until, -1)) - 1
    return triggers[at] if at >= 0 else NOTHING


def _waits_for_others(graph: Graph, node: Node) -> bool:
    """True for a node that is, owns or calls an op that may wait for other steps, or for the client of this one."""
    if node.op in owners() or node.op == "Call":
        return may_wait(Graph((node,)), graph.function)
    if node.op == "_Recv":
        return bool(node.attrs["client_terminated"])
    return node.op != "_Send" and lookup(node.op, node).has(ASYNC)


def _last_first(users: list[list[int]]) -> list[int]:
    """The nodes, each after all its users."""
    waiting = [len(mine) for mine in users]
    sources: list[list[int]] = [[] for _ in users]
    for number, mine in enumerate(users):
        for user in mine:
            sources[user].append(number)
    order = [number for number, left in enumerate(waiting) if not left]
    for number in order:
        for source in sources[number]:
            waiting[source] -= 1
            if not waiting[source]:
                order.append(source)
    return order
