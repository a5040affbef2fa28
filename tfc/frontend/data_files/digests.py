"""Digests of large constants for passes and caches, computed by a thread while the program is elaborated."""

from __future__ import annotations

import os
import threading
from queue import SimpleQueue

from tfc.ir.graph.graph import Literal

LEAST_BYTES = 1 << 18
"""A smaller constant is hashed by who asks, in a tenth of a millisecond."""


class Digests:
    """Constants on their way to the thread, which begins with the first and ends with `close`."""

    def __init__(self) -> None:
        self._waiting: SimpleQueue[Literal | None] = SimpleQueue()
        self._begun = False

    def make(self, literal: Literal) -> None:
        """Let the thread hash a constant, where that is worth it and a core is free; who needs it sooner does it."""
        if literal.array.nbytes < LEAST_BYTES or len(os.sched_getaffinity(0)) < 2:
            return
        if not self._begun:
            self._begun = True
            threading.Thread(target=self._run, name="tfc-digests").start()
        self._waiting.put(literal)

    def _run(self) -> None:
        while (literal := self._waiting.get()) is not None:
            literal.digest()

    def close(self) -> None:
        """End the thread once it has hashed what is queued."""
        if self._begun:
            self._waiting.put(None)
