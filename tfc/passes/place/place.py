"""Choose the device of every node: colocation groups, the greedy placement, and local search (white paper §3.2.1 and
§4.3).

When: after the step is simplified, before its reads and writes are ordered. What must be together is joined
(`groups.py`), the devices each group may have are found, and the simulated greedy placement chooses among them
(`greedy.py`); if the simulation says that one device alone is as fast, that is taken. Bodies are placed with the node
that owns them, or node by node (`levels.py`). A variable read on another device is read by an Identity where it lies.

    W = VariableV2() device "cpu:1"; y = MatMul(x, W) device "cpu:0"
      →
    W = VariableV2() device ".../device:CPU:1"; W/read = Identity(W) device ".../device:CPU:1"
    y = MatMul(x, W/read) device ".../device:CPU:0"
"""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType

from tfc.ir.base.device_names import ANY, DeviceSpec
from tfc.ir.base.errors import Error
from tfc.ir.devices.devices import DeviceInfo, DeviceSet
from tfc.ir.graph.bodies import arguments
from tfc.ir.graph.graph import Graph, Node, subgraphs
from tfc.ir.graph.rewrite import map_node_bodies
from tfc.passes.place.constants import constants_where_used
from tfc.passes.place.cost_model import CostModel
from tfc.passes.place.greedy import Choice, place_greedily
from tfc.passes.place.groups import feasible
from tfc.passes.place.levels import Level, group_numbers, make_level, operand_of
from tfc.passes.place.memory import Schedule, peak_memory
from tfc.passes.place.network import Network, network
from tfc.passes.place.reads import drop_idle_references, read_where_variables_lie
from tfc.passes.place.remarks import device_remarks
from tfc.passes.place.simulate import schedule

WORTH_IT = 1.05
"""Several devices must save a twentieth of the step: what crosses costs more than the simulation knows."""
PINNED = "keeps state: in one place for all entries"
"""Why something is where the model does not ask it to be, and this step does."""
FEW = 20_000
"""Nodes times devices up to which each device is tried as the only one."""


@dataclass
class Placement:
    """A placed graph, and the reason for each node's device, by its path (`loop/body/x` inside bodies)."""

    graph: Graph
    why: dict[str, str] = field(default_factory=dict)


def place(
    graph: Graph,
    devices: DeviceSet,
    costs: CostModel | None = None,
    soft: bool = True,
    *,
    is_step: bool = True,
    remarks: str = "",
) -> Graph:
    """The graph with every node, inside bodies and functions too, on a device of the set.

    INVALID_ARGUMENT names the two nodes whose constraints contradict each other, or the device that is not there (with
    `soft` another one is taken instead); RESOURCE_EXHAUSTED the device whose memory does not hold what must be there:
    all of a step, or, unless the graph `is_step`, what is kept between steps. Where `remarks` matches the line, stderr
    tells what is on a processor for lack of a kernel.
    """
    placed = explained_placement(graph, devices, costs, soft, is_step=is_step).graph
    for line in device_remarks(placed, devices) if remarks else ():
        if re.search(remarks, line):
            print(line, file=sys.stderr)
    return placed


def explained_placement(
    graph: Graph,
    devices: DeviceSet,
    costs: CostModel | None = None,
    soft: bool = True,
    *,
    is_step: bool = True,
    asked: Mapping[str, str] | None = None,
) -> Placement:
    """`place`, with the reasons. `asked` are the devices that the model itself asks for ("": none), by node: those of
    nodes that keep state may be decided for all steps."""
    costs = costs or CostModel()
    graph = drop_idle_references(graph)
    placer = _Placer(devices, costs, is_step, asked or {})
    level = make_level(graph, devices, soft, graph.function, costs)
    nodes = placer.placed(level, "", {})
    placed = graph.with_(nodes=nodes, functions=place_functions(graph, nodes, devices.default.name))
    return Placement(finished(placed, graph), placer.why)


def finished(placed: Graph, graph: Graph) -> Graph:
    """The placed form of a graph with what crosses devices made cheap or right: constants, and reads of variables."""
    made = constants_where_used(placed, {node.name: node.device for node in graph if node.op == "Const"})
    return read_where_variables_lie(made)


@dataclass
class Ground:
    """The input of a search over the placements of a graph's own nodes: see `place_greedily` for group and able."""

    net: Network
    group: list[int]
    members: list[Sequence[int]]
    able: list[tuple[int, ...]]
    choice: Choice


def ground(graph: Graph, devices: DeviceSet, costs: CostModel, soft: bool) -> Ground:
    """The groups of a graph, the devices each may have, and what `place` chooses. Errors as of `place`."""
    level = make_level(graph, devices, soft, graph.function, costs)
    return _Placer(devices, costs).ground(level, "", {})


def score(net: Network, devices: DeviceSet, where: Sequence[int]) -> tuple[tuple[float, float], Schedule]:
    """The score of a placement, less being better: bytes that do not fit, then the simulated step's seconds."""
    made = schedule(net, devices, where)
    over = 0.0
    if any(info.memory is not None for info in devices):
        peaks = peak_memory(net, where, made, len(devices))
        over = sum(max(0.0, p - i.memory) for p, i in zip(peaks, devices, strict=True) if i.memory is not None)
    return (over, made.makespan), made


class _Placer:
    """Placement of a level and the levels inside it."""

    def __init__(
        self,
        devices: DeviceSet,
        costs: CostModel,
        is_step: bool = True,
        asked: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        self.devices, self.costs, self.chosen = devices, costs, costs.chosen
        self.is_step, self.asked = is_step, asked
        self.why: dict[str, str] = {}
        self.free: tuple[int, ...] | None = None
        """The devices of a node without requests, where all devices run all ops."""
        self.index = {name: number for number, name in enumerate(devices.names)}

    def placed(self, level: Level, path: str, fixed: Mapping[int, int]) -> tuple[Node, ...]:
        """The nodes of a level with their devices; `fixed` are those of parameters, by number."""
        ground = self.ground(level, path, fixed)
        where = [ground.choice.device[each] for each in ground.group]
        if not path:
            self._check_memory(ground.net, where)
        self._explain(level, path, ground.group, ground.choice)
        names = self.devices.names
        nodes = []
        for index, node in enumerate(level.graph.nodes):
            device = names[where[index]]
            if level.is_split(index):
                nodes.append(self._split(level, index, path, where).with_(device=device))
            else:
                nodes.append(whole_node(node, device))
        return tuple(nodes)

    def _split(self, level: Level, index: int, path: str, where: Sequence[int]) -> Node:
        """A structured node whose bodies are placed for themselves."""
        node = level.graph.nodes[index]
        changed = {}
        for key, body in subgraphs(node):
            child = level.split[index, key]
            fixed = {}
            for arg in arguments(body):
                inside = child.number[arg.name]
                operand = operand_of(node, arg)
                if node.op == "For" and operand == 0:
                    fixed[inside] = where[index]
                elif operand < len(node.inputs):
                    fixed[inside] = where[level.number[node.inputs[operand].node]]
            placed = child.graph.with_nodes(self.placed(child, f"{path}{node.name}/{key}/", fixed))
            changed[key] = finished(placed, child.graph)
        return node.with_(attrs={**node.attrs, **changed})

    def ground(self, level: Level, path: str, fixed: Mapping[int, int]) -> Ground:
        """The groups of a level, the devices they may have, and the best choice."""
        group, members = group_numbers(level.groups)
        able = [self._feasible(level, each, path, fixed) for each in members]
        net = network(level.graph, self.devices, self.costs)
        choice = Choice([each[0] for each in able], ["the only device it may have"] * len(able))
        if any(len(each) > 1 for each in able):
            choice = self._best(net, group, able)
        return Ground(net, group, members, able, choice)

    def _feasible(self, level: Level, members: Sequence[int], path: str, fixed: Mapping[int, int]) -> tuple[int, ...]:
        """The devices a group may have, by number: one when something else has decided already."""
        groups = level.groups
        is_free = len(members) == 1 and groups.spec[members[0]] is ANY and not fixed and not self.chosen
        if is_free and self.devices.run_everything:
            if self.free is None:
                self.free = self._numbers(feasible(groups, members, self.devices))
            return self.free
        kinds = {index: level.graph.nodes[index].types[0] for index in members if index in fixed}
        held = [fixed[index] for index, kind in kinds.items() if kind.ref or kind.dtype.name == "resource"]
        if held:  # a variable or handle from outside is where it is, whatever a body asks for
            return (held[0],)
        able = self._numbers(feasible(groups, members, self.devices))
        if len(able) > 1:
            if len(members) == 1 and fixed.get(members[0]) in able:
                return (fixed[members[0]],)
            wished = next(
                (name for index in members if (name := self.chosen.get(path + level.graph.nodes[index].name))), None
            )
            if wished in self.index and self.index[wished] in able:
                return (self.index[wished],)
        return able

    def _numbers(self, infos: Sequence[DeviceInfo]) -> tuple[int, ...]:
        return tuple(self.index[info.name] for info in infos)

    def _best(self, net: Network, group: Sequence[int], able: Sequence[Sequence[int]]) -> Choice:
        """The greedy choice, unless one device alone is as good."""
        greedy = place_greedily(net, self.devices, group, able)
        default = self.index[self.devices.default.name]
        alone = [default]
        if len(net.nodes) * len(self.devices) <= FEW:
            alone += [each for each in range(len(self.devices)) if each != default]
        best, best_score = greedy, self._score(net, group, greedy.device)
        for only in alone:
            device = [
                only if only in each else (each[0] if len(each) == 1 else greedy.device[number])
                for number, each in enumerate(able)
            ]
            if device == best.device:
                continue
            trial = self._score(net, group, device)
            slack = WORTH_IT if only == default else 0.999
            if only != default and len(set(device)) > 1 and len(set(best.device)) == 1:
                slack = 1 / WORTH_IT  # what is bound to the default device makes two of it
            if trial[0] < best_score[0] or (trial[0] == best_score[0] and trial[1] <= best_score[1] * slack):
                reason = f"all on {self.devices.devices[only].spec.local} ends as soon"
                why = [each if len(able[n]) == 1 else reason for n, each in enumerate(greedy.why)]
                best, best_score = Choice(device, why), trial
        return best

    def _score(self, net: Network, group: Sequence[int], device: Sequence[int]) -> tuple[float, float]:
        """`score`, plus the time to wake every device but the first."""
        (over, seconds), _ = score(net, self.devices, [device[each] for each in group])
        others = sorted(set(device))[1:]
        return over, seconds + sum(self.devices.devices[each].wake for each in others)

    def _check_memory(self, net: Network, where: Sequence[int]) -> None:
        if all(info.memory is None for info in self.devices):
            return
        taken = [max(net.kept[i], net.given[i]) if self.is_step else net.kept[i] for i in range(len(net.nodes))]
        peaks = [0.0] * len(self.devices)
        if self.is_step:
            peaks = peak_memory(net, where, schedule(net, self.devices, where), len(self.devices))
        else:
            for index, number in enumerate(where):
                peaks[number] += net.kept[index]
        for number, (info, peak) in enumerate(zip(self.devices, peaks, strict=True)):
            if info.memory is not None and peak > info.memory:
                there = [index for index in range(len(net.nodes)) if where[index] == number]
                largest = max(there, key=taken.__getitem__)
                raise Error(
                    f"{info.name} needs {round(peak):,} bytes at once but has {info.memory:,}; the largest tensor "
                    f"there is {net.nodes[largest].name!r} with {round(taken[largest]):,} bytes",
                    "RESOURCE_EXHAUSTED", net.nodes[largest].name, net.nodes[largest].loc,
                )  # fmt: skip

    def _explain(self, level: Level, path: str, group: Sequence[int], choice: Choice) -> None:
        groups = level.groups
        for index, node in enumerate(level.graph.nodes):
            asks = groups.asks[groups.root(index)]
            if node.device:
                wish = self._wish(path, node)
                there = self.devices.devices[choice.device[group[index]]]
                is_met = not wish or DeviceSpec.parse(wish).matches(there.spec)
                why = (f"asks for {wish}" if wish else PINNED) + ("" if is_met else ", which it cannot have")
            elif groups.joined_by[index]:
                why = groups.joined_by[index]
            elif asks >= 0 and asks != index:
                first = groups.nodes[asks]
                wish = self._wish(path, first) if first.device else "it inside"
                why = f"with {first.name}" + (f", which asks for {wish}" if wish else "")
            elif path + node.name in self.chosen:
                why = "the placement file says so"
            else:
                why = choice.why[group[index]]
            self.why[path + node.name] = why

    def _wish(self, path: str, node: Node) -> str:
        """The device that a node asks for, as the model says it."""
        return node.device if path else self.asked.get(node.name, node.device)


def whole(graph: Graph, device: str) -> Graph:
    """A body all of whose nodes are on one device."""
    return graph.with_nodes(whole_node(node, device) for node in graph.nodes)


def whole_node(node: Node, device: str) -> Node:
    """A node on a device, with all that is in its bodies."""
    placed = node
    if node.device != device:  # written out: `with_` looks at each field by its name
        placed = Node(
            node.name,
            node.op,
            node.inputs,
            node.control_inputs,
            node.attrs,
            node.types,
            device,
            node.colocate,
            node.loc,
        )
    return map_node_bodies(placed, lambda body: whole(body, device))


def place_functions(graph: Graph, nodes: Sequence[Node], default: str) -> tuple[tuple[str, Graph], ...]:
    """The functions of a graph, each whole on the device of the nodes that call it."""
    called: dict[str, str] = {}
    pending = list(nodes)
    while pending:
        node = pending.pop()
        if node.op == "Call" and str(node.attrs["function"]) not in called:
            name = str(node.attrs["function"])
            called[name] = node.device
            pending.extend(each.with_(device=node.device) for each in graph.function[name].nodes)
        for _, body in subgraphs(node):
            pending.extend(body.nodes)
    return tuple((name, whole(body, called.get(name, default))) for name, body in graph.functions)
