"""Containers: name spaces of variables and of resources that sessions share (white paper §4.7; TensorFlow's
resource_mgr.h).

A resource is known by its container, its type and its name: the attribute `shared_name`, or else the node's name. The
same key in two graphs, or twice in one, is the same resource.
"""

from __future__ import annotations

import ctypes
from _thread import RLock
from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol
from weakref import WeakSet

from tfc.ir.base.record import record
from tfc.runtime.state.rw_lock import ReadWriteLock

if TYPE_CHECKING:
    from tfc.ir.reference.node_state import Slot
    from tfc.runtime.state.state import Variable

DEFAULT_CONTAINER = "localhost"
"""The container of what names none, as TensorFlow calls it."""


@record(frozen=True, slots=True)
class Key:
    """The key of a resource. Its kind is the family of the op: a queue is a queue, be it FIFO or shuffling."""

    container: str
    kind: str
    name: str


if TYPE_CHECKING:

    class ContainerUser(Protocol):
        """A session, as the containers that it uses see it."""

        def mark_uninitialized(self) -> None:
            """Give variables their initial values again before the next step."""


class Containers:
    """Variables and other resources by key. Hold `lock` around everything that touches the variables' arrays."""

    def __init__(self) -> None:
        self.lock = ReadWriteLock()
        self.version_cell = ctypes.c_int64(0)
        """The version as native code reads it."""
        self.variables: dict[Key, Variable] = {}
        self.slots: dict[Key, Slot] = {}
        self.users: WeakSet[ContainerUser] = WeakSet()
        self.initializing = RLock()
        """Held while a session looks which variables lack a value and gives them their initial ones."""

    @property
    def version(self) -> int:
        """A number that changes when a variable becomes initialised or loses its value."""
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
            for user in list(self.users):
                user.mark_uninitialized()
        from tfc.ir.queues.resource import Resource  # loading a module needs no queues

        for resource in lost:
            if isinstance(resource, Resource):
                resource.discard()
