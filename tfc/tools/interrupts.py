"""Ctrl-C while `tfc run` trains: the first finishes the step, so that variables are saved; the second ends at once."""

from __future__ import annotations

import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

INTERRUPTED = 130
"""The exit status of a process that Ctrl-C ended, as shells have it."""


class Interrupt:
    """Whether Ctrl-C was pressed."""

    def __init__(self) -> None:
        self.came = False

    def __bool__(self) -> bool:
        return self.came


@contextmanager
def finishing_steps(wanted: bool) -> Iterator[Interrupt]:
    """Note the first Ctrl-C in the block, where `wanted`, instead of raising KeyboardInterrupt as the second does."""
    interrupt = Interrupt()
    if not wanted or threading.current_thread() is not threading.main_thread():
        yield interrupt
        return
    before = signal.getsignal(signal.SIGINT)

    def note(_: int, __: FrameType | None) -> None:
        interrupt.came = True
        signal.signal(signal.SIGINT, before)
        print("interrupted: finishing the step, then saving; once more ends at once", file=sys.stderr)

    signal.signal(signal.SIGINT, note)
    try:
        yield interrupt
    finally:
        signal.signal(signal.SIGINT, before)
