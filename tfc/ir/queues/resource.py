"""Lookup of the resource that a node names; the first node that asks creates it."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any, Protocol, TypeVar, runtime_checkable

from tfc.ir.reference.node_state import Slot

_making = threading.Lock()
"""Two steps may ask for the same resource at once."""


@runtime_checkable
class Resource(Protocol):
    """The interface of a resource as containers see it."""

    def discard(self) -> None:
        """Release everything and fail all waiting attempts: the resource can not be found again."""


_R = TypeVar("_R", bound=Resource)


def shared(state: Slot, make: Callable[[str], _R], attrs: object, check: Callable[[Any], None]) -> _R:
    """The resource in a slot, made by `make(name)` when there is none.

    `attrs` are those of the node. When they differ from those of the node that made the resource, `check` raises
    ValueError unless it is the same resource all the same.
    """
    found: _R | None = state.value
    if found is None:
        with _making:
            if state.value is None:
                state.attrs, state.value = attrs, make(state.name)
            found = state.value
            assert found is not None
    if state.attrs != attrs:
        check(found)
    return found
