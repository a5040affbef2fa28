"""The levels of a placement: a graph and those of its bodies that are placed node by node.

A structured op goes whole to one device when all that its bodies ask for can be had on one device, variables that they
write included. Otherwise it is split: every body is a level of its own, whose parameters are where the operands are.
What a split body needs of a variable or handle from outside is asked of that variable's group outside.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from tfc.ir.analysis.effects import written_operands
from tfc.ir.base.device_names import ANY, DeviceSpec
from tfc.ir.devices.devices import DeviceInfo, DeviceSet
from tfc.ir.graph.bodies import arguments, first_variable, loop_vars, offset
from tfc.ir.graph.graph import Graph, Node, Value, subgraphs
from tfc.ir.graph.rewrite import owners
from tfc.passes.place.cost_model import CostModel
from tfc.passes.place.groups import Groups, available, group_nodes
from tfc.passes.place.late_sizes import with_late_sizes
from tfc.passes.place.updates import updates

METADATA = frozenset({"Shape", "ShapeN", "Size", "Rank"})
"""Ops that describe a tensor, and cost more to bring it than to compute."""


@dataclass
class Level:
    """A graph's colocation groups, and the levels inside its split nodes by (node number, attribute)."""

    graph: Graph
    groups: Groups
    number: Mapping[str, int]
    split: dict[tuple[int, str], Level] = field(default_factory=dict)

    def is_split(self, index: int) -> bool:
        """True for a structured node whose bodies are placed node by node."""
        node = self.graph.nodes[index]
        return bool(self.split) and any((index, key) in self.split for key, _ in subgraphs(node))


def make_level(
    graph: Graph,
    devices: DeviceSet,
    soft: bool,
    functions: Mapping[str, Graph],
    costs: CostModel,
    known: Graph | None = None,
) -> Level:
    """Group the nodes of a graph and of what is split inside; `known` as of Groups. Errors as of `group_nodes`."""
    groups = group_nodes(graph, with_late_sizes(graph, devices) if known is None else known, soft)
    level = Level(graph, groups, {node.name: index for index, node in enumerate(graph.nodes)})
    bodies = {name: Node(name, "If", attrs={"then_branch": body}) for name, body in functions.items()}
    asked = {name: asked_inside(node, {}) for name, node in bodies.items()}  # without the functions that these call
    for index, node in enumerate(graph.nodes):
        if node.op in owners():
            _structured(level, index, devices, asked, costs)
        elif node.op == "Call":
            for device, witness in asked.get(str(node.attrs["function"]), {}).items():
                groups.constrain(index, DeviceSpec.parse(device), witness)
    _tie_updates(level, devices)
    _tie(level, devices)
    _tie_kernels(level, costs)
    return level


def _structured(
    level: Level, index: int, devices: DeviceSet, asked: Mapping[str, dict[str, Node]], costs: CostModel
) -> None:
    """Join a structured node with its operands, or split it."""
    groups, node = level.groups, level.graph.nodes[index]
    touched = [level.number[value.node] for value in held_operands(level.graph, node)]
    wanted = [DeviceSpec.parse(device) for device in asked_inside(node, asked)]
    wanted += [groups.spec[groups.root(each)] for each in (index, *touched)]
    common: list[DeviceInfo] = list(devices)
    for spec in wanted:
        allowed = available(spec, devices, groups.soft)
        common = [info for info in common if info in allowed]
    if common:
        for other in touched:
            groups.join(index, other, f"with {groups.nodes[other].name}, which it works on")
        for spec in wanted:
            groups.constrain(index, spec, node)
        return
    for key, body in subgraphs(node):
        known = dict(subgraphs(groups.known.by_name[node.name]))[key]
        child = make_level(body, devices, groups.soft, {}, costs, known)
        level.split[index, key] = child
        _join_loop_variables(node, key, child)
        for arg in arguments(body):
            kind = arg.types[0]
            if kind.ref or kind.dtype.name == "resource":
                inner = child.groups.spec[child.groups.root(child.number[arg.name])]
                operand = node.inputs[operand_of(node, arg)]
                groups.constrain(level.number[operand.node], inner, node)


def operand_of(node: Node, arg: Node) -> int:
    """The operand of a structured node that a body's parameter receives."""
    return int(str(arg.attrs["index"])) + offset(node)


def _join_loop_variables(node: Node, key: str, child: Level) -> None:
    """Colocate a loop variable with the node that computes its next value, where that is possible."""
    if node.op == "If" or key == "cond":
        return
    args = arguments(child.graph)
    first = first_variable(node)
    for place, result in enumerate(child.graph.results[: loop_vars(node)]):
        arg, made = child.number[args[first + place].name], child.number[result.node]
        if child.graph.nodes[made].op != "Arg" and child.groups.fits(arg, made):
            child.groups.join(arg, made, f"carries {result.node} to the next trip")


def held_operands(graph: Graph, node: Node) -> list[Value]:
    """The operands of a structured node that it writes or that are handles: it must be where they are."""
    written = set(written_operands(node))
    return [
        value
        for index, value in enumerate(node.inputs)
        if (index in written and graph.type_of(value).ref) or graph.type_of(value).dtype.name == "resource"
    ]


def asked_inside(node: Node, asked: Mapping[str, dict[str, Node]]) -> dict[str, Node]:
    """The devices that nodes in the bodies of a node ask for, with the first node that does."""
    found: dict[str, Node] = {}
    pending = [body for _, body in subgraphs(node)]
    while pending:
        for each in pending.pop().nodes:
            if each.device:
                found.setdefault(each.device, each)
            if each.op == "Call":
                found.update(asked.get(str(each.attrs["function"]), {}))
            elif each.op in owners():
                pending.extend(body for _, body in subgraphs(each))
    return found


def _tie(level: Level, devices: DeviceSet) -> None:
    """Nodes that cost nothing join the one node they are for: a source its only user, Shape and its kin their input
    (TensorFlow's second pass, core/common_runtime/placer.cc)."""
    groups, graph = level.groups, level.graph
    sizes: dict[int, int] = {}
    for index in range(len(graph.nodes)):
        root = groups.root(index)
        sizes[root] = sizes.get(root, 0) + 1
    for index, node in enumerate(graph.nodes):
        if node.device or sizes[groups.root(index)] > 1 or groups.spec[groups.root(index)] is not ANY:
            continue
        if node.op in METADATA and node.inputs and _run_anywhere(groups, node, devices):
            groups.join(index, level.number[node.inputs[0].node], f"describes {node.inputs[0].node}")
        elif not node.inputs and len(node.types) == 1 and not node.types[0].ref and node.op != "Arg":
            if not _run_anywhere(groups, node, devices):
                continue
            users = (*graph.users[node.name], *graph.control_users[node.name])
            if len({user.name for user in users}) == 1:
                user = level.number[users[0].name]
                if not level.is_split(user):
                    groups.join(index, user, f"only {users[0].name} uses it")


def _tie_updates(level: Level, devices: DeviceSet) -> None:
    """Colocate variables with the nodes without a requested device that update them, and with the other variables of
    the same update.
    """
    groups = level.groups
    for name, variable in updates(level.graph):
        index, other = level.number[name], level.number[variable]
        node = groups.nodes[index]
        is_free = node.types[0].ref or not (node.device or node.colocate)
        if is_free and groups.fits(index, other) and _run_anywhere(groups, node, devices):
            groups.join(index, other, f"updates {variable}")


def _tie_kernels(level: Level, costs: CostModel) -> None:
    """Nodes that are free and will be one kernel with their only user join it; of those with one user the first."""
    groups, graph = level.groups, level.graph
    taken: set[str] = set()
    for index, node in enumerate(graph.nodes):
        if not costs.is_fused(graph, node):
            continue
        user = graph.users[node.name][0]
        other = level.number[user.name]
        free = groups.spec[groups.root(index)] is ANY and groups.spec[groups.root(other)] is ANY
        if user.name not in taken and free:
            taken.add(user.name)
            groups.join(index, other, f"one kernel with {user.name}")


def _run_anywhere(groups: Groups, node: Node, devices: DeviceSet) -> bool:
    return devices.run_everything or all([groups.has_kernel(node, info, devices) for info in devices.types])


def group_numbers(groups: Groups) -> tuple[list[int], list[Sequence[int]]]:
    """The groups counted from 0 in construction order: the group of each node, and the nodes of each group."""
    members = groups.members()
    numbers = {root: number for number, root in enumerate(members)}
    return [numbers[groups.root(index)] for index in range(len(groups.nodes))], list(members.values())
