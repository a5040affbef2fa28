"""A prepared step: what to feed and fetch is settled and checked, so a call is checks of arrays and one run.

The graph is compiled once for all sizes of its symbolic dimensions, and once more for each set of sizes that unknown
(`?`) dimensions are fed with.
"""

from __future__ import annotations

import ctypes
import weakref
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, Protocol

from tfc.ir.base.errors import Error
from tfc.ir.base.record import record
from tfc.ir.types.types import Array, Shape
from tfc.runtime.base.suggest import hint
from tfc.runtime.execute.binding import Binding, BoundStep
from tfc.runtime.execute.native_calls import Form, NativeCalls, native_calls
from tfc.runtime.native.bindings import Library
from tfc.runtime.program.feeds import FeedCheck

if TYPE_CHECKING:
    from numpy.typing import ArrayLike

    from tfc.ir.graph.graph import Graph
    from tfc.ir.graph.value import Value
    from tfc.runtime.execute.c_call import CCall
    from tfc.runtime.trace.run_options import StepContext
    from tfc.runtime.trace.trace import Trace

_SPECIALISED_KEPT = 64

Explain = Callable[[Error], BaseException]
"""Gives what made a step fail, or the error itself."""


if TYPE_CHECKING:
    Compile = Callable[["Signature", Mapping[Value, Shape]], "Runnable"]

    class Runnable(Protocol):
        """A compiled step: an Executable, or a DeviceExecutable for several devices."""

        trace: Trace | None
        bindable: bool
        """False when `bind` gives None whatever the feeds are."""

        def run(
            self,
            feeds: Sequence[Array],
            out: Sequence[Array | None] | None = None,
            context: StepContext | None = None,
        ) -> list[Array]:
            """One step with feeds that have passed their checks: the fetched arrays in order."""

        def cancel(self) -> None:
            """Ask the steps now running to stop."""

        def give_back(self) -> None:
            """Free the memory that is kept for results, now and from now on."""

        def bind(self, feeds: Sequence[Array]) -> BoundStep | None:
            """Bind the step to the sizes of these feeds, for native calls; None when its steps need Python."""

        def bind_alone(self, feeds: Sequence[Array]) -> Binding | None:
            """The same for one caller that does without locks."""

        def unbind(self, binding: BoundStep) -> None:
            """Take the binding's memory back."""

    class Owner(Protocol):
        """What a step needs of its session."""

        ready: bool
        ready_flag: ctypes.c_int32
        """The same where native code sees it."""

        @property
        def native(self) -> Library:
            """The native support code that runs the owner's steps."""

        def get_ready(self) -> None:
            """Initialise variables that have initial values; an Error when the session is closed."""


@record(frozen=True)
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

    @staticmethod
    def of_entry(graph: Graph, entry: str, order: Sequence[str] | None = None) -> Signature:
        """The signature of an entry, its inputs in another order if one is given. NOT_FOUND, INVALID_ARGUMENT."""
        if entry not in graph.entry:
            raise Error(f"the graph has no entry {entry!r}{hint(entry, graph.entry)}", code="NOT_FOUND")
        found = graph.entry[entry]
        inputs = dict(found.inputs)
        if order is None:
            order = list(inputs)
        elif sorted(order) != sorted(inputs):
            raise Error(f"entry {entry} is fed {', '.join(inputs)}, not {', '.join(order)}")
        return Signature.of(graph, [(name, inputs[name]) for name in order], found.outputs, found.targets, entry)

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
        self._inputs = [name for name, _ in self._accept]
        self._unknown = [i for i, check in enumerate(signature.checks) if not check.type.is_known]
        self._specialised: dict[object, Runnable] = {}
        self._given_out: weakref.WeakValueDictionary[Form, Callable[..., Any]] = weakref.WeakValueDictionary()
        self._executable = None if self._unknown else compile_step(signature, {})

    # ---- calls ----------------------------------------------------------------------------------------------------

    def __call__(self, /, *, out: Mapping[str, Array] | None = None, **feeds: ArrayLike) -> dict[str, Array]:
        """One step. Raises tfc.Error; a step that fails leaves variables as they were."""
        return self._named(feeds, out)  # type: ignore[no-any-return]

    @property
    def call(self) -> Callable[..., Any]:
        """The step as a builtin function: `call(x, y)`, `call(x, y=y, out=…)` gives the only result, or a list of all.

        The feeds come in the order of the signature or by name, `out` as an array, or as a list with None for what is
        to be made. A call of a tiny step takes less than a tenth of a microsecond.
        """
        return self._builtin("one", self._call_for_one) if self._only_name else self.call_for_list

    @property
    def call_for_list(self) -> Callable[..., Any]:
        """The same that always gives a list of the results, and takes one as `out`."""
        return self._builtin("list", self._call_for_list)

    @property
    def call_for_dict(self) -> Callable[..., Any]:
        """The same that gives a dict of the results by name, and takes one as `out`."""
        return self._builtin("dict", self._call_for_dict)

    def _builtin(self, form: Form, slow: Callable[..., Any]) -> Callable[..., Any]:
        """A builtin, which keeps the step; whoever was given it keeps it. One at a time of each form."""
        made = self._given_out.get(form)
        if made is None:
            made = self._given_out[form] = self._native.builtin(form, slow) if self._native else slow
        return made

    def named(
        self,
        feeds: Mapping[str, ArrayLike],
        out: Mapping[str, Array] | None = None,
        context: StepContext | None = None,
    ) -> dict[str, Array]:
        """One step with the feeds by name: the results by name."""
        if context is None:
            return self._named(feeds, out)  # type: ignore[no-any-return]
        return self._run_for_dict(feeds, out, context)

    def run(
        self,
        feeds: Mapping[str, ArrayLike],
        out: Sequence[Array | None] | None = None,
        context: StepContext | None = None,
    ) -> list[Array]:
        """One step with the feeds by name: the results in order."""
        if context is None:
            return self._listed(feeds, out)  # type: ignore[no-any-return]
        return self._run_for_list(feeds, out, context)

    def for_c(self, /, **feeds: ArrayLike) -> CCall:
        """The step as a function pointer and a block of arguments, for feeds of these sizes.

        UNIMPLEMENTED for steps that are more than native code over tensors of sizes known before: those with ops of the
        host, or on several devices.
        """
        from tfc.runtime.execute.c_call import CCall  # few callers are native code

        if not self._owner.ready:
            self._owner.get_ready()
        arrays = self._accepted(feeds)
        binding = (self._executable or self._for_sizes(arrays)).bind_alone(arrays)
        if binding is None:
            raise Error(f"{self._title()} can not be called from C: it needs Python to run", "UNIMPLEMENTED")
        return CCall(binding, self._owner.native)

    # ---- the slow way ---------------------------------------------------------------------------------------------

    @cached_property
    def _native(self) -> NativeCalls | None:
        """What makes builtins. None when each call needs Python: they do not limit a step's time."""
        if self._timeout:
            return None
        return native_calls(self._owner.native, self._owner.ready_flag, self._inputs, self._names)

    @cached_property
    def _named(self) -> Callable[..., Any]:
        return self._builtin_within("dict", Step._run_for_dict)

    @cached_property
    def _listed(self) -> Callable[..., Any]:
        return self._builtin_within("list", Step._run_for_list)

    def _builtin_within(self, form: Form, slow: Callable[..., Any]) -> Callable[..., Any]:
        """One that the step itself calls and keeps, so that it must not keep the step."""
        step = weakref.ref(self)

        def run(*arguments: Any) -> Any:
            return slow(step(), *arguments)

        return self._native.builtin_of_dict(form, run) if self._native else run

    def _call_for_one(self, /, *arrays: ArrayLike, out: Array | None = None, **feeds: ArrayLike) -> Array:
        return self._run_for_list(self._named_feeds(arrays, feeds), None if out is None else [out])[0]

    def _call_for_list(
        self, /, *arrays: ArrayLike, out: Sequence[Array | None] | None = None, **feeds: ArrayLike
    ) -> list[Array]:
        if out is not None and (not isinstance(out, (list, tuple)) or len(out) != len(self._names)):
            raise Error(f"out for {self._title()} must be a list of {len(self._names)} arrays or None")
        return self._run_for_list(self._named_feeds(arrays, feeds), out)

    def _call_for_dict(
        self, /, *arrays: ArrayLike, out: Mapping[str, Array] | None = None, **feeds: ArrayLike
    ) -> dict[str, Array]:
        return self._run_for_dict(self._named_feeds(arrays, feeds), out)

    def _named_feeds(self, arrays: Sequence[ArrayLike], feeds: dict[str, ArrayLike]) -> Mapping[str, ArrayLike]:
        """The feeds by name, of which the first come by position."""
        if len(arrays) > len(self._inputs):
            raise Error(f"{self._title()} takes {len(self._inputs)} feeds, not {len(arrays)}")
        for name, array in zip(self._inputs, arrays, strict=False):
            if name in feeds:
                raise Error(f"{name} is given twice, by position and by keyword")
            feeds[name] = array
        return feeds

    def _run_for_dict(
        self, feeds: Mapping[str, ArrayLike], out: Mapping[str, Array] | None, context: StepContext | None = None
    ) -> dict[str, Array]:
        results = self._run_for_list(feeds, None if out is None else self._given(out), context)
        return dict(zip(self._names, results, strict=True))

    def _run_for_list(
        self,
        feeds: Mapping[str, ArrayLike],
        out: Sequence[Array | None] | None,
        context: StepContext | None = None,
    ) -> list[Array]:
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
        arrays = self._accepted(feeds)
        if self._timeout and (context is None or context.timeout is None):
            context = self._limited(context)
        executable = self._executable or self._for_sizes(arrays)
        try:
            results = executable.run(arrays, out) if context is None else executable.run(arrays, out, context)
        except Error as error:
            cause = self._explain(error)
            if cause is error:
                raise
            raise cause from error
        if executable.bindable and context is None and self._owner.ready and self._native is not None:
            self._native.bind(executable, arrays, self._explain)
        return results

    def _accepted(self, feeds: Mapping[str, ArrayLike]) -> list[Array]:
        """The feeds as arrays in order."""
        if len(feeds) != len(self._accept) or any(name not in feeds for name in self._inputs):
            raise self._wrong_feeds(feeds)
        return [accept(feeds[name]) for name, accept in self._accept]

    @property
    def executables(self) -> list[Runnable]:
        """What has been compiled for this step so far."""
        return [self._executable] if self._executable else list(self._specialised.values())

    def give_back(self) -> None:
        """Free the memory that is kept for results, now and from now on."""
        for executable in self.executables:
            executable.give_back()

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
        from tfc.runtime.trace.run_options import StepContext  # few sessions need it

        if context is None:
            return StepContext(self._timeout)
        return context if context.rendezvous is not None else StepContext(self._timeout, context.trace)

    def _given(self, out: Mapping[str, Array]) -> list[Array | None]:
        for name in out:
            if name not in self._names:
                raise Error(f"{self._title()} has no result {name!r}{hint(name, self._names)}", code="NOT_FOUND")
        return [out.get(name) for name in self._names]

    def _wrong_feeds(self, feeds: Mapping[str, ArrayLike]) -> Error:
        for name in feeds:
            if name not in self._inputs:
                return Error(f"{self._title()} has no input {name!r}{hint(name, self._inputs)}", code="NOT_FOUND")
        missing = next(check for check in self.signature.checks if check.name not in feeds)
        message = f"{self._title()} needs a feed for {missing.name!r}, {missing.type}"
        return Error(message, node=missing.node, loc=missing.loc)

    def _title(self) -> str:
        return f"entry {self.signature.entry}" if self.signature.entry else "the step"


def _check(graph: Graph, name: str, value: Value) -> FeedCheck:
    node = graph[value.node]
    return FeedCheck(name, graph.type_of(value).value(), node.name, node.loc)
