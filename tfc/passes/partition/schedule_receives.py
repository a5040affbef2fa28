"""Delay Recvs, and other nodes that could start early, until shortly before they are needed (white paper §5.2).

When: last, on the partitioned graph of all devices. Left alone, every Recv asks for its tensor when the step begins,
and all of them lie in memory until their turn comes. A control edge from a node of the same device makes each wait.

    r0 = _Recv(); r1 = _Recv(); h = MatMul(x, r0); y = MatMul(h, r1)
      →
    r0 = _Recv(); r1 = _Recv() after x; h = MatMul(x, r0); y = MatMul(h, r1)

Times come from the cost model and its simulated step. `asap` asks for a tensor as early as its first user could start
on that time line; `alap` as late as that user may start without making the step longer (operations research's as soon
and as late as possible), given the order in which each device runs its nodes. From that the time of the transfer is
taken off. An edge leads from a node that ends before to one that is needed after, in times that every edge of the graph
keeps, Send to Recv included: so no edges can close a cycle, on one device or across several. The result is simulated;
where the step became longer than `TOLERANCE` allows, tensors are asked for earlier.
"""

from __future__ import annotations

import re
import sys
from bisect import bisect_left
from dataclasses import dataclass, replace

from tfc.ir.devices import DeviceSet
from tfc.ir.effects import with_control
from tfc.ir.errors import Error
from tfc.ir.frames import governed_nodes
from tfc.ir.graph import Graph, Node
from tfc.ir.ops.transfer import TRANSFERS
from tfc.ir.registry import ASYNC, PURE, lookup
from tfc.ir.rewrite import owners
from tfc.ir.waiting import may_wait
from tfc.passes.place.cost_model import CostModel
from tfc.passes.place.network import CONTROL, Edge, Network, network
from tfc.passes.place.simulate import Timeline, links_of, run

TOLERANCE = 0.02
"""How much longer the simulated step may become."""
LEADS = (1.25, 4.0)
"""How many times the length of a transfer it is started ahead; the first that keeps the step short enough is taken."""
MIN_GAIN = 0.05
"""The least part of a device's peak memory that is worth delays, which rest on estimates."""
MIN_BYTES = 4096.0
"""Smaller tensors are not worth an edge."""
MODES = ("alap", "asap", "none")


@dataclass(frozen=True)
class Scheduled:
    """A graph with delayed Recvs, the simulated steps before and after, and which nodes wait for which."""

    graph: Graph
    before: Timeline
    after: Timeline
    delayed: dict[str, str]


def schedule_receives(
    graph: Graph, devices: DeviceSet, costs: CostModel | None = None, mode: str = "alap", *, remarks: str = ""
) -> Graph:
    """The graph with control edges that lower the peak memory of devices; the same one when none would.

    `mode` is one of MODES. Peak memory before and after goes to stderr where `remarks` matches the line.
    """
    if mode not in MODES:
        raise Error(f"receives are scheduled by {', '.join(MODES)}, not {mode!r}")
    if mode == "none" or not any(node.op == "_Recv" for node in graph.nodes):
        return graph
    found = plan_receives(graph, devices, costs, mode)
    for line in report(found):
        if remarks and re.search(remarks, line):
            print(line, file=sys.stderr)
    return found.graph


def plan_receives(graph: Graph, devices: DeviceSet, costs: CostModel | None = None, mode: str = "alap") -> Scheduled:
    """What `schedule_receives` does, and what it is expected to bring."""
    plan = _Plan(graph, devices, costs or CostModel(), mode)
    for lead in LEADS:
        delayed = plan.delays(lead)
        if not delayed:
            continue
        after = run(plan.delayed_network(delayed), devices, plan.place)
        if after.makespan <= plan.before.makespan * (1 + TOLERANCE) and _is_smaller(after, plan.before):
            changed = with_control(graph, {name: (trigger,) for name, trigger in delayed.items()})
            return Scheduled(changed, plan.before, after, delayed)
    return Scheduled(graph, plan.before, plan.before, {})


def _is_smaller(after: Timeline, before: Timeline) -> bool:
    """True when the peak of some device is clearly lower and that of none is higher."""
    pairs = [(after.peak_memory[device], peak) for device, peak in before.peak_memory.items()]
    return all(new <= old for new, old in pairs) and any(new < old * (1 - MIN_GAIN) for new, old in pairs)


def report(found: Scheduled) -> list[str]:
    """A line for each device: its peak memory before and after."""
    lines = []
    for device, peak in found.before.peak_memory.items():
        after = found.after.peak_memory[device]
        share = f" (-{100 * (1 - after / peak):.0f} %)" if after < peak else ""
        lines.append(
            f"receives: {device}: peak memory {in_bytes(peak)} → {in_bytes(after)}{share}, simulated step "
            f"{found.before.makespan * 1e6:.1f} µs → {found.after.makespan * 1e6:.1f} µs"
        )
    return lines


def in_bytes(count: float) -> str:
    """A number of bytes as people read it."""
    for unit, size in (("GiB", 2**30), ("MiB", 2**20), ("KiB", 2**10)):
        if count >= size:
            return f"{count / size:.1f} {unit}"
    return f"{count:.0f} bytes"


class _Plan:
    """One graph, with the simulated step as it is and the times by which everything must run."""

    def __init__(self, graph: Graph, devices: DeviceSet, costs: CostModel, mode: str) -> None:
        self.graph, self.costs = graph, costs
        self.net = network(graph, devices, costs)
        self.links = links_of(devices)
        index = {name: number for number, name in enumerate(devices.names)}
        default = index[devices.default.name]
        self.place = [index.get(node.device, default) for node in graph.nodes]
        self.before = run(self.net, devices, self.place)
        self.lengths = [self._length(number) for number in range(len(graph.nodes))]
        governed = governed_nodes(graph)
        self.early = [number for number, node in enumerate(graph.nodes) if self._is_early(number, node, governed)]
        flexible = frozenset(self.early)
        self.start = [self.before.start[node.name] for node in graph.nodes]
        self.end = [self.before.end[node.name] for node in graph.nodes]
        if mode == "alap":
            self._make_late(flexible)
        self.triggers: dict[int, list[tuple[float, int]]] = {}
        unfit = flexible | self._after_waits()
        for number, node in enumerate(graph.nodes):
            if self.lengths[number] and number not in unfit and node.op != "_Recv" and node.name not in governed:
                self.triggers.setdefault(self.place[number], []).append((self.end[number], number))
        for found in self.triggers.values():
            found.sort()

    def _after_waits(self) -> set[int]:
        """What may wait for other steps, at queues and the like, and all that comes after it on any device.

        What waits for one of those could keep another step waiting, and that step this one.
        """
        queue = [number for number, node in enumerate(self.graph.nodes) if _may_wait(self.graph, node)]
        reached = set(queue)
        while queue:
            for edge in self.net.out_of[queue.pop()]:
                if edge.user not in reached:
                    reached.add(edge.user)
                    queue.append(edge.user)
        return reached

    def delays(self, lead: float) -> dict[str, str]:
        """What early nodes should wait for, each `lead` times its length before its first user starts."""
        found = {}
        for number in self.early:
            need = min((self.start[edge.user] for edge in self.net.out_of[number]), default=0.0)
            triggers = self.triggers.get(self.place[number], [])
            at = bisect_left(triggers, (need - lead * self.lengths[number], -1)) - 1
            if at < 0:
                continue
            node, trigger = self.graph.nodes[number], self.graph.nodes[triggers[at][1]]
            if self.before.end[trigger.name] > self.before.start[node.name]:  # else it begins after that anyhow
                found[node.name] = trigger.name
        return found

    def delayed_network(self, delayed: dict[str, str]) -> Network:
        """The network with these control edges. A Recv's last edge stays the one from its Send."""
        net, number = self.net, self.net.number
        into, out_of = list(net.into), list(net.out_of)
        for name, trigger in delayed.items():
            edge = Edge(number[trigger], number[name], CONTROL, 0.0)
            into[edge.user] = [edge, *into[edge.user]]
            out_of[edge.source] = [*out_of[edge.source], edge]
        return replace(net, into=into, out_of=out_of)

    def _length(self, number: int) -> float:
        """How long a node takes: a Recv as long as the transfer."""
        net, where = self.net, self.place[number]
        if number in net.send_of:
            return self.links[self.place[net.send_of[number]]][where].seconds(net.into[number][-1].bytes)
        return net.seconds[number][where]

    def _is_early(self, number: int, node: Node, governed: frozenset[str]) -> bool:
        """True for what might be delayed with profit: a Recv, or what is made of nothing that takes memory itself."""
        net = self.net
        if node.name in governed or net.given[number] < MIN_BYTES or number in net.fetched:
            return False
        if node.op == "_Recv":
            return True
        if net.view_of[number] >= 0 or not self.lengths[number] or not lookup(node.op, node).has(PURE):
            return False
        return all(net.kept[edge.source] or not net.given[edge.source] for edge in net.into[number])

    def _make_late(self, flexible: frozenset[int]) -> None:
        """The latest times that keep the step as short as it is, in the order in which devices run their nodes."""
        users = [[edge.user for edge in edges] for edges in self.net.out_of]
        last: dict[int, int] = {}
        for number in sorted(range(len(users)), key=self.start.__getitem__):
            if self.lengths[number] and number not in flexible and number not in self.net.send_of:
                if self.place[number] in last:
                    users[last[self.place[number]]].append(number)
                last[self.place[number]] = number
        makespan = self.before.makespan
        start, end = self.start, self.end
        for number in _last_first(users):
            end[number] = min((start[user] for user in users[number]), default=makespan)
            start[number] = end[number] - self.lengths[number]


def _may_wait(graph: Graph, node: Node) -> bool:
    """True for a node that is, owns or calls an op that may wait, other than a Recv."""
    if node.op in owners() or node.op == "Call":
        return may_wait(Graph((node,)), graph.function)
    return node.op not in TRANSFERS and lookup(node.op, node).has(ASYNC)


def _last_first(users: list[list[int]]) -> list[int]:
    """The nodes, each after all its users."""
    waiting = [len(found) for found in users]
    sources: list[list[int]] = [[] for _ in users]
    for number, found in enumerate(users):
        for user in found:
            sources[user].append(number)
    order = [number for number, left in enumerate(waiting) if not left]
    for number in order:
        for source in sources[number]:
            waiting[source] -= 1
            if not waiting[source]:
                order.append(source)
    return order
