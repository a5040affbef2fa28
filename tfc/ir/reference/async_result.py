"""Asynchronous results: what a node that waits without holding a thread returns instead of outputs (white paper §5.3).

The body of an ASYNC op gives its outputs, or a future of them that some other step, thread or device completes. The
interpreter or executor keeps a `Waiting` then, goes on with other nodes and asks again once a future is done.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from tfc.ir.base.errors import Error
from tfc.ir.base.record import record
from tfc.ir.graph.calls import called_functions, parts_of, reached_functions
from tfc.ir.graph.graph import Graph, Node
from tfc.ir.graph.registry import Trait, lookup

if TYPE_CHECKING:
    from concurrent.futures import Future


@record(frozen=True, eq=False)
class Waiting:
    """A node that waits. Once one of `futures` is done, `resume` gives its outputs, or a further wait."""

    node: Node
    futures: tuple[Future[Any], ...]
    resume: Callable[[], Sequence[Any] | Waiting]
    cancel_action: Callable[[], None] | None = None
    """A further action when the node is cancelled."""
    inner: Node | None = None
    """The node of a body of `node` that waits."""

    @property
    def can_resume(self) -> bool:
        """True when something it waits for has come."""
        return any(future.done() for future in self.futures)

    def withdraw(self) -> None:
        """Cancel the node's pending requests."""
        for future in self.futures:
            future.cancel()
        if self.cancel_action is not None:
            self.cancel_action()


def is_future(result: Any) -> bool:
    """True when the body of an ASYNC op gave a future of its outputs, not the outputs themselves."""
    from concurrent.futures import Future

    return isinstance(result, Future)


def result_of(future: Future[Any]) -> Any:
    """The result of a future that is done; CANCELLED when it was cancelled."""
    from concurrent.futures import CancelledError

    try:
        return future.result(0)
    except CancelledError:
        raise Error("Step was cancelled", "CANCELLED") from None


def then(future: Future[Any], make: Callable[[Any], Any]) -> Future[Any]:
    """A future of what `make` makes of another one's result; cancelling it cancels that one."""
    from concurrent.futures import Future

    outer: Future[Any] = Future()

    def pass_on(inner: Future[Any]) -> None:
        if inner.cancelled() or not outer.set_running_or_notify_cancel():
            return
        try:
            outer.set_result(make(inner.result()))
        except Exception as problem:
            outer.set_exception(problem)

    outer.add_done_callback(lambda _: future.cancel() if outer.cancelled() else None)
    future.add_done_callback(pass_on)
    return outer


def await_one(nodes: Sequence[Waiting], patience: float | None) -> None:
    """Wait until one of these nodes can resume. DEADLINE_EXCEEDED when none can after `patience` seconds.

    None waits as long as it takes; 0 says that no other thread could help.
    """
    from threading import Event

    from tfc.ir.base import deferred  # few steps wait

    came = Event()
    for node in nodes:
        for future in node.futures:
            future.add_done_callback(lambda _: came.set())
    if patience == 0:
        deferred.settle()
    if came.wait(patience):
        return
    first = nodes[0].inner or nodes[0].node
    others = f" and {len(nodes) - 1} more" if len(nodes) > 1 else ""
    how_long = f" (nothing came in {patience:g} s)" if patience else ""
    raise first.error(f"the step waits forever: for {first.op} {first.name!r}{others}{how_long}", "DEADLINE_EXCEEDED")


def may_wait(graph: Graph, functions: Mapping[str, Graph] | None = None) -> bool:
    """True when the graph, one of its sub-graphs or a function that it calls has an ASYNC op.

    `functions` are those of the graph around, for a body.
    """
    functions = graph.function if functions is None else functions
    names = called_functions(graph)
    calls = {name: called_functions(body) for name, body in functions.items()} if names else {}
    bodies = [functions[name] for name in sorted(reached_functions(names, calls)) if name in functions]
    parts = (part for body in (graph, *bodies) for part in parts_of(body, functions=False))
    return any(lookup(op).has(Trait.ASYNC) for part in parts for op in part.ops)
