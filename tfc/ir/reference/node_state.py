"""The slot of a stateful node: its state between steps, as its reference body sees it."""

from __future__ import annotations

from typing import Any


class Slot:
    """The state of one stateful node: a variable's value (None before it is initialised), a generator's counter …

    name   what messages call it: the shared name, or else the node's
    attrs  what the attributes said that the value was made by, where several nodes may ask for one
    """

    def __init__(self, value: Any = None, name: str = "", attrs: Any = None) -> None:
        self.value = value
        self.name = name
        self.attrs = attrs
