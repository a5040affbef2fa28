"""Partial runs: one step that is fed and fetched in pieces, over several calls (TensorFlow's partial_run,
core/common_runtime/direct_session.cc, "PRun").

    run = session.partial_run_setup(["a", "c"], ["x", "y"])
    a = session.partial_run(run, "a", {"x": x})
    c = session.partial_run(run, "c", {"y": decide(a)})

What is fed becomes a Recv whose other end is the caller, what is fetched a Send to the caller
(passes/effects/client_ends.py). So the step is an ordinary one that waits for other ends, on one device or several, and
runs whatever it can as soon as it can; a rendezvous of its own joins it with the calls. Sizes are fixed before it
begins: it begins with the first call after which all sizes that have a name are known. It has a thread of its own,
which sleeps while the step waits.
"""

from __future__ import annotations

import threading
import weakref
from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import Future
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from tfc.codegen.program.program import bind_dimension
from tfc.ir.base import deferred
from tfc.ir.base.errors import Error
from tfc.ir.graph.graph import Graph, Symbol, Value
from tfc.ir.reference.rendezvous import Rendezvous, transfer_key
from tfc.ir.types.dims import Dim, evaluate
from tfc.ir.types.types import Array
from tfc.passes.effects.client_ends import transfer_attrs
from tfc.runtime.execute.signature import Signature
from tfc.runtime.execute.step import Step
from tfc.runtime.program.feeds import FeedCheck
from tfc.runtime.trace.run_options import StepContext
from tfc.runtime.trace.trace import HOST_DEVICE

CLIENT = HOST_DEVICE
"""The device of the caller in keys."""


class PartialRun:
    """A step under way, with its feeds and fetches so far. Sessions make it and take it; see the module's text.

    One that nobody holds any more ends, as if it had been closed. `prepare` compiles the step when it begins, `sizes`
    are those that are known beforehand.
    """

    def __init__(
        self, graph: Graph, signature: Signature, prepare: Callable[[], Step], sizes: Mapping[str, int] | None = None
    ) -> None:
        self._graph, self._signature, self._prepare = graph, signature, prepare
        self._checks = dict(zip(signature.feeds, signature.checks, strict=True))
        self._unfed = list(signature.feeds)
        self._unfetched = list(signature.fetches)
        self._held: dict[Value, Array] = {}
        """The feeds from before the step could begin."""
        self._sizes = Sizes(graph.symbols, signature.checks, sizes or {})
        self._ends = _Ends([fetch_key(value) for value in signature.fetches])
        self._has_begun = False
        self.is_over = False
        """True once all was fed and fetched, after an error, and once it was closed."""
        self._lock = threading.Lock()
        deferred.start()
        stop = partial(self._ends.stop, "the partial run was let go of")
        self._at_end = weakref.finalize(self, deferred.defer, stop)

    def close(self) -> None:
        """End the step wherever it is. Calls that wait for it fail with CANCELLED."""
        self.is_over = True
        self._ends.stop("the partial run was closed")

    def run(self, fetches: Sequence[Value], feeds: Mapping[Value, ArrayLike]) -> list[Array]:
        """Feed some and fetch some. A mistake in the call changes nothing; a failure of the step ends it."""
        with self._lock:
            if self.is_over:
                raise Error("Must run 'setup' before performing partial runs!")
            self._check(fetches, feeds)
            arrays = {value: self._checks[value].accept(array) for value, array in feeds.items()}
            self._sizes.learn({self._checks[value]: array.shape for value, array in arrays.items()})
            if not self._has_begun and fetches and self._sizes.unknown:
                names = ", ".join(self._sizes.unknown)
                message = (
                    f"the step can not begin before {names} is known: feed what has it, or give it as one of `sizes`"
                )
                raise Error(message, "FAILED_PRECONDITION")
            # The caller may change an array before the step has read it.
            self._held.update((value, array.copy()) for value, array in arrays.items())
            self._unfed = [value for value in self._unfed if value not in feeds]
            self._unfetched = [value for value in self._unfetched if value not in fetches]
            try:
                return self._go_on(fetches)
            except BaseException:
                self.close()
                raise

    def _go_on(self, fetches: Sequence[Value]) -> list[Array]:
        if not self._has_begun and not self._sizes.unknown:
            arguments = self._prepare(), self._sizes.witnesses()
            threading.Thread(target=self._ends.run, args=arguments, name="tfc partial run", daemon=True).start()
            self._has_begun = True
        if self._has_begun:
            for value in list(self._held):
                self._ends.send(feed_key(value), self._held.pop(value))
        results = [self._ends.result(fetch_key(value)) for value in fetches]
        if not self._unfed and not self._unfetched:
            self.is_over = True
            self._ends.ended.result()
        return results

    def _check(self, fetches: Sequence[Value], feeds: Mapping[Value, object]) -> None:
        """TensorFlow's rules (DirectSession::PRun and CheckFetch)."""
        for value in feeds:
            _check_use("feed", value, self._checks, self._unfed, "fed")
        for value in fetches:
            _check_use("fetch", value, self._signature.fetches, self._unfetched, "fetched")
        missing = [value for value in self._unfed if value not in feeds]
        for value in fetches:
            if _needs(self._graph, value, missing, self._checks):
                message = f"Fetch {_name(value)} can't be computed from the feeds that have been fed so far."
                raise Error(message, node=value.node)


class Sizes:
    """The named sizes in feeds, as far as they are known."""

    def __init__(self, symbols: Sequence[Symbol], checks: Sequence[FeedCheck], given: Mapping[str, int]) -> None:
        self.checks = tuple(checks)
        named = {name for check in checks for size in _named(check) for name in size.symbols()}
        self._symbols = [symbol for symbol in symbols if symbol.name in named]
        for name in given:
            if name not in named:
                raise Error(
                    f"no feed has the size {name!r}; known are {', '.join(sorted(named)) or 'none'}", "NOT_FOUND"
                )
        self.known = dict(given)

    @property
    def unknown(self) -> list[str]:
        """The names of the sizes that no feed has told yet."""
        return [symbol.name for symbol in self._symbols if symbol.name not in self.known]

    def learn(self, shapes: Mapping[FeedCheck, tuple[int, ...]]) -> None:
        """Read sizes off what is fed. An Error, and nothing is learned, when shapes contradict each other."""
        known = dict(self.known)
        for check, shape in shapes.items():
            for symbol in self._symbols:
                dim = bind_dimension(symbol.name, [(0, check.shape)], symbol.minimum, symbol.maximum)
                if dim is not None and symbol.name not in known:
                    known[symbol.name] = (shape[dim.axis] - dim.shift) // dim.scale
        for check, shape in shapes.items():
            for axis, wanted in enumerate(check.shape or ()):
                if not isinstance(wanted, Dim) or not wanted.symbols() <= known.keys():
                    continue
                if evaluate(wanted, known) != shape[axis]:
                    sizes = ", ".join(f"{name} is {known[name]}" for name in sorted(wanted.symbols()))
                    raise check.error(f"axis {axis} is {shape[axis]}, expected {wanted}: {sizes}")
        self.known = known

    def witnesses(self) -> dict[str, Array]:
        """Tensors that tell a step these sizes: one for each feed that has some."""
        return {
            check.name: np.zeros([evaluate(size, self.known) for size in _named(check)], bool)
            for check in self.checks
            if _named(check)
        }


class _Ends(Rendezvous):
    """The client's end of a step: its feeds and fetches in the rendezvous."""

    def __init__(self, fetches: Sequence[str]) -> None:
        super().__init__()
        self._fetched: dict[str, Future[Array | None]] = {key: Future() for key in fetches}
        self.ended: Future[None] = Future()
        """Done when the step is, with its error if it failed."""
        self._context = StepContext(rendezvous=self)

    def send(self, key: str, value: Any, dead: bool = False) -> None:
        """Send a tensor; one that the caller fetches is copied, because the step uses its memory again."""
        if key in self._fetched:
            self._fetched[key].set_result(None if dead else np.array(value))
        else:
            super().send(key, value, dead)

    def result(self, key: str) -> Array:
        """A fetched tensor, once it is there; the step's error when it fails before."""
        found = self._fetched[key].result()
        if found is None:
            name = key.split(";")[3].removeprefix("fetch ")
            raise Error(f"The tensor returned for {name} was not valid.", node=name.partition(":")[0])
        return found

    def stop(self, why: str) -> None:
        """End the step, whether it waits for the caller, for a queue or not at all."""
        self.abort(Error(why, "CANCELLED"))
        self._context.cancel()

    def run(self, step: Step, feeds: Mapping[str, Array]) -> None:
        """The whole step, in the thread that is for it."""
        problem: BaseException | None = None
        try:
            step.run(feeds, None, self._context)
        except BaseException as caught:
            was_stopped = self.error is not None and isinstance(caught, Error) and caught.code == "CANCELLED"
            problem = self.error if was_stopped else caught
        for future in self._fetched.values():
            if not future.done():
                if problem is None:
                    future.set_result(None)  # a branch that was not taken
                else:
                    future.set_exception(problem)
        if problem is None:
            self.ended.set_result(None)
        else:
            self.abort(problem if isinstance(problem, Error) else Error(str(problem), "UNKNOWN"))
            self.ended.set_exception(problem)


def feed_key(value: Value) -> str:
    """The key of a fed tensor in the rendezvous."""
    return transfer_key(transfer_attrs(feed_name(value), CLIENT))


def fetch_key(value: Value) -> str:
    """The key of a fetched tensor in the rendezvous."""
    return transfer_key(transfer_attrs(fetch_name(value), CLIENT))


def feed_name(value: Value) -> str:
    """The name of the transfer that feeds a value."""
    return f"feed {_name(value)}"


def fetch_name(value: Value) -> str:
    """The name of the transfer that fetches a value."""
    return f"fetch {_name(value)}"


def _check_use(what: str, value: Value, specified: Collection[Value], open_: Collection[Value], done: str) -> None:
    if value not in specified:
        raise Error(f"The {what} {_name(value)} was not specified in partial_run_setup.", node=value.node)
    if value not in open_:
        raise Error(f"The {what} {_name(value)} has already been {done}.", node=value.node)


def _needs(graph: Graph, value: Value, missing: Sequence[Value], feeds: Collection[Value]) -> bool:
    """True when a value can not be computed without some that are to be fed and have not been."""
    waiting, seen = [value], set[str]()
    while waiting:
        at = waiting.pop()
        if at in missing:
            return True
        if at in feeds or at.node in seen:
            continue
        seen.add(at.node)
        node = graph[at.node]
        waiting += node.inputs
        for name in node.control_inputs:
            waiting.append(Value(name))
    return False


def _named(check: FeedCheck) -> list[Dim]:
    return [size for size in check.shape or () if isinstance(size, Dim)]


def _name(value: Value) -> str:
    return f"{value.node}:{value.port}"
