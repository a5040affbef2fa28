"""Keys of resources: nodes of a graph with the same key are the same variable or resource (containers.py)."""

from __future__ import annotations

import re
from collections.abc import Mapping

from tfc.ir.base.errors import Error
from tfc.ir.graph.graph import Graph, Node, Value
from tfc.ir.graph.registry import lookup
from tfc.ir.graph.rewrite import substitute
from tfc.runtime.state.containers import DEFAULT_CONTAINER, Key

_CONTAINER = re.compile(r"[A-Za-z0-9.][A-Za-z0-9_.\-/]*")


def resource_keys(graph: Graph) -> dict[str, Key]:
    """The key of every node whose op has a `container`; INVALID_ARGUMENT for names that TensorFlow refuses."""
    keys: dict[str, Key] = {}
    of_op: dict[str, bool] = {}
    for node in graph.nodes:
        if node.op not in of_op:
            of_op[node.op] = "container" in lookup(node.op, node).attributes
        if of_op[node.op]:
            keys[node.name] = _key(node)
    return keys


def _key(node: Node) -> Key:
    container, shared = str(node.attrs["container"]), str(node.attrs.get("shared_name", ""))
    if container and not _CONTAINER.fullmatch(container):
        raise node.error(f"container contains invalid characters: {container}")
    if shared.startswith("_"):
        raise node.error(f"shared_name cannot start with '_': {shared}")
    kind = "variable" if node.op in ("VariableV2", "Variable") else lookup(node.op, node).family
    return Key(container or DEFAULT_CONTAINER, kind, shared or node.name)


def same_resources(graph: Graph, keys: Mapping[str, Key]) -> dict[Value, Value]:
    """The outputs of variables that an earlier node of the graph stands for as well, with that node's output."""
    first: dict[Key, Node] = {}
    replaced: dict[Value, Value] = {}
    for node in graph.nodes:
        key = keys.get(node.name)
        if key is None or key.kind != "variable":
            continue
        other = first.setdefault(key, node)
        if other is node:
            continue
        if other.types != node.types:
            mine, found = node.types[0].value(), other.types[0].value()
            raise Error(f"Trying to share variable {key.name}, but specified {mine} and found {found}", node=node.name)
        replaced[node.out()] = other.out()
    return replaced


def unified(graph: Graph, replaced: Mapping[Value, Value]) -> Graph:
    """The graph in which one node stands for each variable, so that the order of its reads and writes is known."""
    return substitute(graph, graph.nodes, replaced) if replaced else graph


def variables_of(graph: Graph) -> dict[str, Node]:
    """The variables of a graph by name."""
    return {node.name: node for node in graph.nodes if not node.inputs and node.types and node.types[0].ref}
