"""What a stateful node keeps from one step to the next, as its reference body sees it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass
class Slot:
    """The state of one stateful node: a variable's value (None before it is initialised), a generator's counter …"""

    value: Any = None
    name: str = ""
    """What messages call it: the shared name, or else the node's."""
    attrs: Any = None
    """What the attributes said that the value was made by, where several nodes may ask for one."""
