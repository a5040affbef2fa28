"""Colocation groups: the nodes that must share a device, and the devices that each group may have (white paper §4.3).

Union-find over the nodes of one graph: nodes are joined by `colocate`, by references to a variable that they write or
hand on, and by handles (`resource`). A group's device name is what meets all names its nodes ask for; where two
contradict each other the error names both nodes, in the words of TensorFlow's colocation_graph.cc. With soft placement
the earlier of two contradicting types or numbers is kept.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from tfc.ir.analysis.effects import forwards_reference, written_operands
from tfc.ir.base.device_names import ANY, DeviceSpec
from tfc.ir.base.errors import Diagnostic, Error, Label
from tfc.ir.base.record import replace
from tfc.ir.devices.devices import DeviceInfo, DeviceSet
from tfc.ir.graph.graph import Graph, Node
from tfc.ir.graph.rewrite import owners

WITH_THEIR_VARIABLE = frozenset({"IsVariableInitialized"})
"""Ops that read a variable in a way no copy of its value could stand for."""


@dataclass
class Groups:
    """The groups of one graph's nodes, by number. `root` finds the group of a node; `spec` is by root."""

    graph: Graph
    known: Graph
    """The same nodes with the types that they will have (`late_sizes.py`)."""
    soft: bool
    parent: list[int] = field(default_factory=list)
    spec: list[DeviceSpec] = field(default_factory=list)
    asks: list[int] = field(default_factory=list)
    """By root: the first node of the group that asks for a device, or -1."""
    joined_by: list[str] = field(default_factory=list)
    """By node: why it is not alone in its group, "" for the one the others were joined to."""

    @property
    def nodes(self) -> Sequence[Node]:
        """The nodes that are grouped."""
        return self.graph.nodes

    def __post_init__(self) -> None:
        count = len(self.nodes)
        self.parent = list(range(count))
        self.spec = [DeviceSpec.parse(node.device) if node.device else ANY for node in self.nodes]
        self.asks = [index if node.device else -1 for index, node in enumerate(self.nodes)]
        self.joined_by = [""] * count

    def has_kernel(self, node: Node, info: DeviceInfo, devices: DeviceSet) -> bool:
        """True when a node could run on the device."""
        return devices.can_run(info, self.known, self.known.by_name[node.name])

    def root(self, index: int) -> int:
        """The number that represents the node's group."""
        parent = self.parent
        while parent[index] != index:
            parent[index] = parent[parent[index]]
            index = parent[index]
        return index

    def join(self, index: int, other: int, why: str) -> None:
        """Node `index` must share the device of node `other`. INVALID_ARGUMENT when their devices contradict."""
        a, b = self.root(index), self.root(other)
        if a == b:
            return
        spec = self.agreed(b, a, index, other)
        keep, gone = min(a, b), max(a, b)
        self.parent[gone] = keep
        self.spec[keep] = spec
        asking = [self.asks[each] for each in (b, a) if self.asks[each] >= 0]
        self.asks[keep] = asking[0] if asking else -1
        self.joined_by[index] = self.joined_by[index] or why

    def fits(self, index: int, other: int) -> bool:
        """True when two nodes can be joined."""
        return self.spec[self.root(index)].conflict(self.spec[self.root(other)]) is None

    def agreed(self, kept: int, added: int, index: int, other: int) -> DeviceSpec:
        """The device name that satisfies those of two groups; soft placement gives way where it may."""
        one, two = self.spec[kept], self.spec[added]
        conflict = one.conflict(two)
        if conflict is None:
            return one if two is ANY else (one.merged(two) or one)
        if self.soft and conflict in ("types", "ids"):
            softer = replace(two, id=None, type=None if conflict == "types" else two.type)
            return one.merged(softer) or one
        first, second = self.asking(index), self.asking(other)
        reason = f"Cannot merge devices with incompatible {conflict}: '{two}' and '{one}'"
        if first is not self.nodes[index] or second is not self.nodes[other]:
            reason += f"; they meet where {self.nodes[index].name!r} must be with {self.nodes[other].name!r}"
        raise _cannot(first, second, reason)

    def constrain(self, index: int, spec: DeviceSpec, why: Node) -> None:
        """Restrict the node's group to devices of this name; `why` is the node that asks."""
        root = self.root(index)
        conflict = self.spec[root].conflict(spec)
        if conflict is None:
            self.spec[root] = self.spec[root].merged(spec) or spec
            if self.asks[root] < 0 and spec != ANY:
                self.asks[root] = index
        elif not (self.soft and conflict in ("types", "ids")):
            reason = f"Cannot merge devices with incompatible {conflict}: '{spec}' and '{self.spec[root]}'"
            raise _cannot(why, self.asking(index), reason)

    def members(self) -> dict[int, list[int]]:
        """The nodes of each group, by root, in construction order."""
        found: dict[int, list[int]] = {}
        for index in range(len(self.nodes)):
            found.setdefault(self.root(index), []).append(index)
        return found

    def asking(self, index: int) -> Node:
        """The node of the group that asks for its device; the node itself where none does."""
        asks = self.asks[self.root(index)]
        return self.nodes[asks if asks >= 0 else index]


def group_nodes(graph: Graph, known: Graph, soft: bool) -> Groups:
    """The groups of a graph's nodes, where structured ops are joined to nothing yet; `known` as of Groups."""
    groups = Groups(graph, known, soft)
    number = {node.name: index for index, node in enumerate(graph.nodes)}
    for index, node in enumerate(graph.nodes):
        for name in node.colocate:
            if name in number:
                groups.join(index, number[name], f"colocated with {name}")
        if node.op not in owners():
            for name, why in shared(graph, node):
                groups.join(index, number[name], why)
    return groups


def shared(graph: Graph, node: Node) -> Iterator[tuple[str, str]]:
    """The nodes whose variable or handle this one works on itself, and why it must be where they are."""
    if not node.inputs:
        return
    types = [graph.by_name[value.node].types[value.port] for value in node.inputs]
    references = [index for index, kind in enumerate(types) if kind.ref]
    if references:
        held = set(written_operands(node))
        if forwards_reference(node) or node.op in WITH_THEIR_VARIABLE or any(kind.ref for kind in node.types):
            held.update(references if forwards_reference(node) else references[:1])
        for index in references:
            if index in held:
                yield node.inputs[index].node, f"with the variable {node.inputs[index].node}"
    for value, kind in zip(node.inputs, types, strict=True):
        if kind.dtype.name == "resource":
            yield value.node, f"with the handle {value.node}"


def available(spec: DeviceSpec, devices: DeviceSet, soft: bool) -> tuple[DeviceInfo, ...]:
    """The devices that match a name; if there are none and placement is soft, those of its type, then any."""
    matching = devices.matching(spec)
    if not matching and soft:
        matching = devices.matching(replace(spec, id=None)) or devices.matching(replace(spec, id=None, type=None))
    return matching


def feasible(groups: Groups, members: Sequence[int], devices: DeviceSet) -> tuple[DeviceInfo, ...]:
    """The devices a group may have, in order. Errors say which devices there are, or which ops no device runs."""
    root = groups.root(members[0])
    spec = groups.spec[root]
    candidates = available(spec, devices, groups.soft)
    if not candidates:
        node = groups.asking(members[0])
        there = ", ".join(devices.names)
        raise node.error(
            f"Cannot assign a device for operation {node.name}: {node.name} was explicitly assigned to {spec} but "
            f"available devices are [ {there} ]. Make sure the device specification refers to a valid device."
        )
    if devices.run_everything:
        return _asked_for(candidates)
    nodes = [groups.nodes[index] for index in members]
    unfit = {info.type for info in devices.types if not all(groups.has_kernel(n, info, devices) for n in nodes)}
    if not unfit:
        return _asked_for(candidates)
    able = tuple(info for info in candidates if info.type not in unfit)
    if not able and groups.soft:
        able = tuple(info for info in devices if info.type not in unfit)
    if not able:
        raise _no_kernel(groups, members, candidates, devices)
    return _asked_for(able)


def _asked_for(candidates: tuple[DeviceInfo, ...]) -> tuple[DeviceInfo, ...]:
    """The devices without the fallbacks for nodes that no other one can run, unless there is nothing else."""
    return tuple(info for info in candidates if not info.is_fallback) or candidates


def _no_kernel(groups: Groups, members: Sequence[int], candidates: Sequence[DeviceInfo], devices: DeviceSet) -> Error:
    """No device runs all ops of a group: names the first two nodes whose devices have nothing in common."""
    able: dict[int, tuple[str, ...]] = {}
    common = tuple(info.name for info in candidates)
    for index in members:
        node = groups.nodes[index]
        mine = tuple(info.name for info in candidates if groups.has_kernel(node, info, devices))
        if not mine:
            kinds = " or ".join(dict.fromkeys(info.type for info in candidates))
            return node.error(
                f"Cannot assign a device for operation {node.name}: Could not satisfy explicit device specification "
                f"'{groups.spec[groups.root(index)]}' because no supported kernel for {kinds} devices is available."
            )
        if not set(mine) & set(common):
            other = next(each for each in able if not set(able[each]) & set(mine))
            return _cannot(
                node,
                groups.nodes[other],
                "because no device type supports both of those nodes and the other nodes colocated with them",
            )
        able[index] = mine
        common = tuple(name for name in common if name in mine)
    raise AssertionError("some device runs all of them")


def _cannot(first: Node, second: Node, reason: str) -> Error:
    """The error that two nodes can not share a device; it shows where both come from."""
    joint = "" if reason.startswith("because") else ": "
    message = f"Cannot colocate nodes '{first.name}' and '{second.name}' {joint}{reason}".replace("' : ", "': ")
    notes = tuple(f"{node.name!r} asks for {node.device}" for node in (first, second) if node.device)
    labels = (Label(second.loc, f"{second.name!r} is made here"),) if second.loc else ()
    shown = Diagnostic("INVALID_ARGUMENT", message, first.loc, labels=labels, notes=notes)
    return Error(message, "INVALID_ARGUMENT", first.name, first.loc, (shown,))
