"""Containers: where variables live, and what sessions share (white paper §4.7; TensorFlow's resource_mgr.h).

A resource is known by its container, its type and its name: the attribute `shared_name`, or else the node's name. The
same key in two graphs, or twice in one, is the same resource.
"""

from __future__ import annotations

import ctypes
import re
import threading
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple, Protocol
from weakref import WeakSet

from tfc.ir.errors import Error
from tfc.ir.graph import Graph, Node, Value
from tfc.ir.queues.resource import Resource
from tfc.ir.registry import lookup
from tfc.ir.rewrite import substitute
from tfc.ir.slot import Slot
from tfc.runtime.step_lock import StepLock

if TYPE_CHECKING:
    from tfc.runtime.state import Variable

DEFAULT_CONTAINER = "localhost"
"""The container of what names none, as TensorFlow calls it."""
_CONTAINER = re.compile(r"[A-Za-z0-9.][A-Za-z0-9_.\-/]*")


class Key(NamedTuple):
    """What a resource is known by. Its kind is the family of the op: a queue is a queue, be it FIFO or shuffling."""

    container: str
    kind: str
    name: str


class Sharer(Protocol):
    """What containers need of the sessions that use them."""

    def not_ready(self) -> None:
        """Give variables their initial values again before the next step."""


class Containers:
    """Variables and other resources by key. Hold `lock` around everything that touches the variables' arrays."""

    def __init__(self) -> None:
        self.lock = StepLock()
        self.version_cell = ctypes.c_int64(0)
        """Where native code sees the version."""
        self.variables: dict[Key, Variable] = {}
        self.slots: dict[Key, Slot] = {}
        self.sharers: WeakSet[Sharer] = WeakSet()
        self.initializing = threading.RLock()
        """Held while a session looks which variables lack a value and gives them their initial ones."""

    @property
    def version(self) -> int:
        """Changes whenever some variable becomes initialised or loses its value."""
        return self.version_cell.value

    @version.setter
    def version(self, version: int) -> None:
        self.version_cell.value = version

    def reset(self, containers: Sequence[str]) -> None:
        """Take their values from all resources in these containers, from the default one's when none is named.

        What waits at a queue or its like is cancelled.
        """
        chosen = set(containers) or {DEFAULT_CONTAINER}
        lost: list[object] = []
        with self.initializing, self.lock.writing_alone():
            for key, variable in self.variables.items():
                if key.container in chosen:
                    variable.initialized = False
            for key, slot in self.slots.items():
                if key.container in chosen:
                    lost.append(slot.value)
                    slot.value = None
            self.version += 1
            for sharer in list(self.sharers):
                sharer.not_ready()
        for resource in lost:
            if isinstance(resource, Resource):
                resource.discard()


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
