"""Whether the steps of a session or a module may run, kept where native code sees it."""

from __future__ import annotations

import ctypes


class Readiness:
    """What sessions and modules say to their steps: `ready` is False until the variables have their initial values, and
    once a session is closed.
    """

    def __init__(self) -> None:
        self.ready_flag = ctypes.c_int32(0)

    @property
    def ready(self) -> bool:
        """Steps may run as they are; else they ask `get_ready` first."""
        return bool(self.ready_flag.value)

    @ready.setter
    def ready(self, ready: bool) -> None:
        self.ready_flag.value = ready
