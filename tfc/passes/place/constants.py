"""Copy small constants to every device that uses them, instead of sending them in each step.

a = Mul(x, c) on CPU:0; b = Mul(y, c) on CPU:1   →   b = Mul(y, c/CPU_1)
"""

from __future__ import annotations

from collections.abc import Mapping

from tfc.ir.base.device_names import DeviceSpec
from tfc.ir.graph.bodies import free_name
from tfc.ir.graph.graph import Graph, Node, Value

LARGEST = 65536
"""Bytes of a constant that is made twice."""


def constants_where_used(placed: Graph, wished: Mapping[str, str]) -> Graph:
    """The placed graph with a copy of each small constant on every other device that uses it. `wished` are the devices
    that nodes asked for: a constant that asked for one stays there."""
    small = {node.name: node for node in placed if _is_small(node) and not wished.get(node.name) and not node.colocate}
    remote = [
        node
        for node in placed
        if any(value.node in small and small[value.node].device != node.device for value in node.inputs)
    ]
    if not remote:
        return placed
    names = set(placed.by_name)
    copies: dict[tuple[str, str], Node] = {}
    changed: dict[str, Node] = {}
    for user in remote:
        inputs = []
        for value in user.inputs:
            constant = small.get(value.node)
            if constant is None or constant.device == user.device:
                inputs.append(value)
                continue
            key = constant.name, user.device
            if key not in copies:
                where = DeviceSpec.parse(user.device).local.replace(":", "_")
                name = free_name(names, f"{constant.name}/{where}")
                names.add(name)
                copies[key] = constant.with_(name=name, device=user.device)
            inputs.append(Value(copies[key].name))
        changed[user.name] = user.with_(inputs=tuple(inputs))
    return placed.with_nodes([*copies.values(), *(changed.get(node.name, node) for node in placed)])


def _is_small(node: Node) -> bool:
    if node.op != "Const" or node.control_inputs:
        return False
    count = node.types[0].elements
    return isinstance(count, int) and count * max(node.types[0].dtype.size, 8) <= LARGEST
