"""A coordinator: threads agree when to stop, and the first error of any of them is raised in the thread that joins
them.

After TensorFlow's python/training/coordinator.py.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager

from tfc.ir.base.errors import Error

CLEAN = frozenset({"OUT_OF_RANGE"})
"""The codes of errors that are no errors: the input has come to its end."""


class Coordinator:
    """A stop request shared by threads, and the wait for their end.

    coordinator = session.start_queue_runners()
    while not coordinator.should_stop():
        session.run("train")
    coordinator.join()
    """

    def __init__(self) -> None:
        self._stop = threading.Event()
        self._lock = threading.Lock()
        self._threads: list[threading.Thread] = []
        self._stopping: list[Callable[[], None]] = []
        self.error: BaseException | None = None
        """The first error that made a thread ask for the stop."""

    def should_stop(self) -> bool:
        """True once the stop has been requested."""
        return self._stop.is_set()

    def wait_for_stop(self, timeout: float | None = None) -> bool:
        """Wait until the stop is requested; False when it has not been after `timeout` seconds."""
        return self._stop.wait(timeout)

    def request_stop(self, error: BaseException | None = None) -> None:
        """Ask all threads to stop. The first error given is what `join` raises, unless it is the end of the input."""
        with self._lock:
            first = not self._stop.is_set()
            is_clean = isinstance(error, Error) and error.code in CLEAN
            if first and error is not None and not is_clean:
                self.error = error
            self._stop.set()
            stopping = self._stopping if first else []
        for action in stopping:
            action()

    def on_stop(self, action: Callable[[], None]) -> None:
        """Call a function once when the stop is requested, or now if it has been."""
        with self._lock:
            if not self._stop.is_set():
                self._stopping.append(action)
                return
        action()

    def register(self, thread: threading.Thread) -> None:
        """Let `join` wait for this thread too."""
        with self._lock:
            self._threads.append(thread)

    @contextmanager
    def stop_on_exception(self) -> Iterator[None]:
        """An exception inside becomes a request to stop: for the bodies of threads."""
        try:
            yield
        except BaseException as error:
            self.request_stop(error)

    def join(self, threads: Iterable[threading.Thread] = (), grace: float = 120.0) -> None:
        """Wait for all registered threads and these; raise the error that stopped them, if one did.

        From the request to stop on they have `grace` seconds; INTERNAL names those that still run then.
        """
        with self._lock:
            waited = list(dict.fromkeys([*self._threads, *threads]))
        for thread in waited:
            while thread.is_alive() and not self._stop.wait(0.05):
                thread.join(0.05)
        end = time.monotonic() + grace
        for thread in waited:
            thread.join(max(0.0, end - time.monotonic()))
        self.raise_error()
        running = [thread.name for thread in waited if thread.is_alive()]
        if running:
            raise Error(f"threads did not stop within {grace:g} s: {', '.join(running)}", "INTERNAL")

    def raise_error(self) -> None:
        """Raise the error that stopped the threads, if one did."""
        if self.error is not None:
            raise self.error
