"""Limits on compiling: nodes are counted, memory and time are watched (`--max-nodes`, `--max-memory`,
`--max-compile-seconds`).

Nodes are counted where functions, repetitions and gradients make them, so that a program is refused at the same node on
every machine. What a program may expand to grows with what is written: an allowance (`FREE_NODES`), and more for each
byte of text or each node there was before.

Memory and time hang on the machine. While something is compiled a thread looks at them a few dozen times a second, and
stops the thread that compiles at its next instruction of Python, as Ctrl-C would; a native call that is under way
(LLVM, NumPy) ends first.
"""

from __future__ import annotations

import ctypes
import os
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from tfc.ir.base.config import Config
from tfc.ir.base.errors import Error, Loc

FREE_NODES = 40_000
"""Nodes that any program may expand to, however short it is."""
MAX_NODES = 1_000_000
"""Nodes that Python code may build with the functions of the language."""
_INTERVAL = 0.02


class LimitError(Error):
    """A limit on compiling was reached: RESOURCE_EXHAUSTED, and an exit status of its own on the command line."""

    def __init__(self, message: str, loc: Loc | None = None, node: str | None = None) -> None:
        super().__init__(message, "RESOURCE_EXHAUSTED", node, loc)


def most_nodes(written: int, config: Config | None = None) -> int:
    """The nodes that something may expand to: those that `--max-nodes` allows, or the free ones and those `written`."""
    return (config or _config()).max_nodes or FREE_NODES + written


@contextmanager
def limited(config: Config, doing: str) -> Iterator[None]:
    """Hold what is compiled within the block to the limits of a configuration; within another such block, to its.

    `doing` says in messages what goes on until a `phase` begins. LimitError.
    """
    if _HELD.get() is not None:
        yield
        return
    token = _HELD.set(config)
    try:
        if config.max_memory or config.max_compile_seconds:
            with _Watch(config, doing).watching():
                yield
        else:
            yield
    finally:
        _HELD.reset(token)


@contextmanager
def phase(name: str) -> Iterator[None]:
    """Name what goes on within the block, for the message of a limit that is reached there."""
    watch = _WATCH.get()
    if watch is None:
        yield
        return
    around, watch.phase = watch.phase, name
    yield
    watch.phase = around  # after an exception it stays what it was: there the limit was reached


_HELD: ContextVar[Config | None] = ContextVar("limits", default=None)
_WATCH: ContextVar[_Watch | None] = ContextVar("watch", default=None)


def _config() -> Config:
    return _HELD.get() or Config()


class _StopCompiling(BaseException):
    """Raised in the thread that compiles by the one that watches it; no handler of errors catches it."""


class _Watch:
    """A thread that watches the memory of this process and the time, and the thread that it may stop."""

    def __init__(self, config: Config, phase: str) -> None:
        self.phase = phase
        self._memory = config.max_memory
        self._seconds = config.max_compile_seconds
        self._begin = time.monotonic()
        self._watched = threading.get_ident()
        self._lock = threading.Lock()
        self._over = threading.Event()
        self._reached = ""
        """The limit that was reached, in words."""

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Watch the block. LimitError when it is stopped."""
        token = _WATCH.set(self)
        watcher = threading.Thread(target=self._watch, name="tfc-limits", daemon=True)
        watcher.start()
        try:
            yield
            self._end()
        except _StopCompiling:
            raise LimitError(f"{self._reached}; it stopped in {self.phase}") from None
        finally:
            self._end()
            watcher.join()
            _WATCH.reset(token)

    def _end(self) -> None:
        """Stop nothing any more: not even where that was begun and has not taken effect."""
        with self._lock:
            self._over.set()
            if self._reached:
                _raise_in(self._watched, None)

    def _watch(self) -> None:
        while not self._over.wait(_INTERVAL):
            reached = self._exceeded()
            with self._lock:
                if reached and not self._over.is_set():
                    self._reached = reached
                    _raise_in(self._watched, _StopCompiling)
                    return

    def _exceeded(self) -> str:
        """The limit that is exceeded now, in words."""
        if self._seconds and time.monotonic() - self._begin > self._seconds:
            return f"compiling takes more than {self._seconds:g} seconds (--max-compile-seconds)"
        if self._memory and resident_bytes() > self._memory:
            return f"compiling takes more than {self._memory / 2**20:.0f} MiB of memory (--max-memory)"
        return ""


def resident_bytes() -> int:
    """The bytes of memory that this process occupies now; where the system does not tell, the most it ever did."""
    try:
        with open("/proc/self/statm", encoding="ascii") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        import resource  # which Linux does without

        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def _raise_in(thread: int, error: type[BaseException] | None) -> None:
    """Raise an exception in a thread before its next instruction; None takes back one that has not been raised."""
    given = ctypes.py_object(error) if error is not None else None
    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), given)
