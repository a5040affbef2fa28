"""Suspendable calls: a body of an If or a loop that waits for one of its nodes, and continues later.

The reference interpreter runs bodies by plain recursion. One that may have to wait runs in a thread of its own, which
alternates with the interpreter's: exactly one of the two runs at any time, so nothing depends on timing.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from contextvars import ContextVar, copy_context
from typing import TYPE_CHECKING, Any

from tfc.ir.base.errors import Error
from tfc.ir.graph.graph import Node
from tfc.ir.reference.async_result import Waiting, await_one

if TYPE_CHECKING:
    from concurrent.futures import Future

_CURRENT: ContextVar[SuspendableCall | None] = ContextVar("the suspendable call that runs", default=None)


class SuspendableCall:
    """A suspendable action of a node; `run` runs it until it is done or waits."""

    def __init__(self, node: Node, action: Callable[[], Sequence[Any]]) -> None:
        self.node, self.action = node, action
        self.futures: tuple[Future[Any], ...] = ()
        self.inner = node
        self.outputs: Sequence[Any] = ()
        self.error: BaseException | None = None
        self.is_cancelled = False
        self._mine, self._theirs = threading.Semaphore(0), threading.Semaphore(0)
        self._thread = threading.Thread(target=copy_context().run, args=(self._call,), daemon=True)

    def run(self) -> Sequence[Any] | Waiting:
        """Continue: the outputs, or what the action waits for now. Raises what the action raises."""
        self._alternate()
        if self._thread.is_alive():
            return Waiting(self.node, self.futures, self.run, self.cancel, self.inner)
        if self.error is not None:
            raise self.error
        return self.outputs

    def cancel(self) -> None:
        """End the action at the point where it waits."""
        self.is_cancelled = True
        self._alternate()

    def wait(self, nodes: Sequence[Waiting]) -> None:
        """Suspend the action, from within, until one of these nodes can resume."""
        self.futures = tuple(future for node in nodes for future in node.futures)
        self.inner = nodes[0].inner or nodes[0].node
        self._theirs.release()
        self._mine.acquire()
        if self.is_cancelled:
            raise Error("Step was cancelled", "CANCELLED")

    def _alternate(self) -> None:
        if self._thread.ident is None:
            self._thread.start()
        self._mine.release()
        self._theirs.acquire()
        if not self.futures:
            self._thread.join()

    def _call(self) -> None:
        _CURRENT.set(self)
        self._mine.acquire()
        try:
            self.outputs = self.action()
        except BaseException as error:
            self.error = error
        self.futures = ()
        self._theirs.release()


def wait_for_one(nodes: Sequence[Waiting], patience: float | None) -> None:
    """Wait until one of these nodes can resume: by suspending where that is possible, else as `await_one` does."""
    call = _CURRENT.get()
    if call is None:
        await_one(nodes, patience)
    else:
        call.wait(nodes)
