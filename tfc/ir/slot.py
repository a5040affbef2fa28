"""What a stateful node keeps from one step to the next, as its reference body sees it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass
class Slot:
    """The state of one stateful node: a variable's value (None before it is initialised) or a generator's counter."""

    value: Any = None
