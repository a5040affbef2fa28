"""A prepared step: what to feed and fetch is settled and checked, so a call is checks of arrays and one run.

The graph is compiled once for all sizes of its symbolic dimensions, and once more for each set of sizes that unknown
(`?`) dimensions are fed with.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from numpy.typing import ArrayLike

from tfc.ir.errors import Error
from tfc.ir.graph import Graph, Value
from tfc.ir.types import Array, Shape
from tfc.runtime.feeds import FeedCheck
from tfc.runtime.hint import hint
from tfc.runtime.trace import Trace

if TYPE_CHECKING:
    from tfc.runtime.run_options import StepContext

_SPECIALISED_KEPT = 64

Compile = Callable[["Signature", Mapping[Value, Shape]], "Runnable"]
Explain = Callable[[Error], BaseException]
"""Gives what made a step fail, or the error itself."""


class Runnable(Protocol):
    """A compiled step: an Executable, or a DeviceExecutable for several devices."""

    trace: Trace | None

    def run(
        self,
        feeds: Sequence[Array],
        out: Sequence[Array | None] | None = None,
        context: StepContext | None = None,
    ) -> list[Array]:
        """One step with feeds that have passed their checks: the fetched arrays in order."""

    def cancel(self) -> None:
        """Ask the steps now running to stop."""


class Owner(Protocol):
    """What a step needs of its session."""

    ready: bool

    def get_ready(self) -> None:
        """Initialise variables that have initial values; an Error when the session is closed."""


@dataclass(frozen=True)
class Signature:
    """What a step feeds, fetches and runs, under which names. `entry` is "" when it was asked for by nodes."""

    inputs: tuple[tuple[str, Value], ...]
    outputs: tuple[tuple[str, Value], ...]
    targets: tuple[str, ...]
    entry: str
    checks: tuple[FeedCheck, ...]
    """The rules for the inputs, in order."""

    @staticmethod
    def of(
        graph: Graph,
        inputs: Sequence[tuple[str, Value]],
        outputs: Sequence[tuple[str, Value]],
        targets: Sequence[str],
        entry: str = "",
    ) -> Signature:
        """The signature of a step of `graph`; KeyError and IndexError for values it does not have."""
        checks = tuple(_check(graph, name, value) for name, value in inputs)
        return Signature(tuple(inputs), tuple(outputs), tuple(targets), entry, checks)

    @property
    def feeds(self) -> tuple[Value, ...]:
        """The fed values."""
        return tuple(value for _, value in self.inputs)

    @property
    def fetches(self) -> tuple[Value, ...]:
        """The fetched values."""
        return tuple(value for _, value in self.outputs)


class Step:
    """Call it with the inputs by name: a dict of results in the entry's order.

    `out` gives arrays for some or all results; they are filled and returned. Any number of threads may call one step.
    `timeout` is the seconds that a run has if nobody says how many; 0 is as many as it takes.
    """

    def __init__(
        self,
        owner: Owner,
        signature: Signature,
        compile_step: Compile,
        explain: Explain = lambda error: error,
        timeout: float = 0.0,
    ) -> None:
        self.signature = signature
        self._owner = owner
        self._compile = compile_step
        self._explain = explain
        self._timeout = timeout
        self._names = tuple(name for name, _ in signature.outputs)
        self._only_name = self._names[0] if len(self._names) == 1 else ""
        self._accept = [(check.name, check.accept) for check in signature.checks]
        self._unknown = [i for i, check in enumerate(signature.checks) if not check.type.is_known]
        self._specialised: dict[object, Runnable] = {}
        self._executable = None if self._unknown else compile_step(signature, {})

    def __call__(self, /, *, out: Mapping[str, Array] | None = None, **feeds: ArrayLike) -> dict[str, Array]:
        """One step. Raises tfc.Error; a step that fails leaves variables as they were."""
        return self.named(feeds, out)

    def named(
        self,
        feeds: Mapping[str, ArrayLike],
        out: Mapping[str, Array] | None = None,
        context: StepContext | None = None,
    ) -> dict[str, Array]:
        """One step with the feeds by name: the results by name."""
        if not self._owner.ready:
            self._owner.get_ready()
        results = self.run_unprepared(feeds, None if out is None else self._given(out), context)
        if self._only_name:
            return {self._only_name: results[0]}
        return dict(zip(self._names, results, strict=True))

    def run(
        self,
        feeds: Mapping[str, ArrayLike],
        out: Sequence[Array | None] | None = None,
        context: StepContext | None = None,
    ) -> list[Array]:
        """One step with the feeds by name: the results in order."""
        if not self._owner.ready:
            self._owner.get_ready()
        return self.run_unprepared(feeds, out, context)

    def run_unprepared(
        self,
        feeds: Mapping[str, ArrayLike],
        out: Sequence[Array | None] | None = None,
        context: StepContext | None = None,
    ) -> list[Array]:
        """The same without asking whether the session is ready: for the step that makes it so."""
        if len(feeds) != len(self._accept):
            raise self._wrong_feeds(feeds)
        arrays = []
        for name, accept in self._accept:
            if name not in feeds:
                raise self._wrong_feeds(feeds)
            arrays.append(accept(feeds[name]))
        if self._timeout and (context is None or context.timeout is None):
            context = self._limited(context)
        executable = self._executable or self._for_sizes(arrays)
        try:
            return executable.run(arrays, out) if context is None else executable.run(arrays, out, context)
        except Error as error:
            cause = self._explain(error)
            if cause is error:
                raise
            raise cause from error

    @property
    def executables(self) -> list[Runnable]:
        """What has been compiled for this step so far."""
        return [self._executable] if self._executable else list(self._specialised.values())

    def _for_sizes(self, arrays: Sequence[Array]) -> Runnable:
        """The executable for the sizes that unknown dimensions have in these feeds."""
        key = tuple([arrays[i].shape for i in self._unknown])
        executable = self._specialised.get(key)
        if executable is None:
            executable = self._compile(self.signature, self._sizes(arrays))
            if len(self._specialised) >= _SPECIALISED_KEPT:
                self._specialised.pop(next(iter(self._specialised)), None)
            self._specialised[key] = executable
        return executable

    def sizes(self, feeds: Mapping[str, ArrayLike]) -> dict[Value, Shape]:
        """The shapes that feeds with unknown dimensions have here: what the step is compiled for."""
        return self._sizes([accept(feeds[name]) for name, accept in self._accept])

    def _sizes(self, arrays: Sequence[Array]) -> dict[Value, Shape]:
        shapes: dict[Value, Shape] = {}
        for i in self._unknown:
            check = self.signature.checks[i]
            declared = check.shape if check.shape is not None else arrays[i].shape
            shapes[self.signature.inputs[i][1]] = tuple(
                size if wanted is None else wanted for wanted, size in zip(declared, arrays[i].shape, strict=True)
            )
        return shapes

    def _limited(self, context: StepContext | None) -> StepContext:
        """What a run is told that was not told how much time it has."""
        from tfc.runtime.run_options import StepContext  # few sessions need it

        if context is None:
            return StepContext(self._timeout)
        return context if context.rendezvous is not None else StepContext(self._timeout, context.trace)

    def _given(self, out: Mapping[str, Array]) -> list[Array | None]:
        if len(out) == 1 and self._only_name in out:
            return [out[self._only_name]]
        for name in out:
            if name not in self._names:
                raise Error(f"{self._title()} has no result {name!r}{hint(name, self._names)}", code="NOT_FOUND")
        return [out.get(name) for name in self._names]

    def _wrong_feeds(self, feeds: Mapping[str, ArrayLike]) -> Error:
        known = [name for name, _ in self._accept]
        for name in feeds:
            if name not in known:
                return Error(f"{self._title()} has no input {name!r}{hint(name, known)}", code="NOT_FOUND")
        missing = next(check for check in self.signature.checks if check.name not in feeds)
        message = f"{self._title()} needs a feed for {missing.name!r}, {missing.type}"
        return Error(message, node=missing.node, loc=missing.loc)

    def _title(self) -> str:
        return f"entry {self.signature.entry}" if self.signature.entry else "the step"


def _check(graph: Graph, name: str, value: Value) -> FeedCheck:
    node = graph[value.node]
    return FeedCheck(name, graph.type_of(value).value(), node.name, node.loc)
