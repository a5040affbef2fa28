"""The Python path of a step's call: its feeds are converted and checked, and the executable for their sizes runs.

The graph is compiled once for all sizes of its symbolic dimensions, and once more for each set of sizes that unknown
(`?`) dimensions are fed with. Calls whose feeds need no conversion take a shorter way as soon as a step of their sizes
has run: it is bound for native calls (native_calls.py).
"""

from __future__ import annotations

import ctypes
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Protocol

from tfc.ir.base.errors import Error, suggest
from tfc.ir.types.types import Array, Shape
from tfc.runtime.execute.binding import Binding, BoundStep
from tfc.runtime.execute.native_calls import native_calls
from tfc.runtime.execute.result_form import R, ResultForm
from tfc.runtime.execute.signature import Signature
from tfc.runtime.native.bindings import NativeBindings

if TYPE_CHECKING:
    from numpy.typing import ArrayLike

    from tfc.ir.base.value import Value
    from tfc.runtime.trace.run_options import StepContext
    from tfc.runtime.trace.trace import Trace

_SPECIALISED_KEPT = 64

Explain = Callable[[Error], BaseException]
"""Gives what made a step fail, or the error itself."""


if TYPE_CHECKING:
    Compile = Callable[[Signature, Mapping[Value, Shape]], "Runnable"]

    class Runnable(Protocol):
        """A compiled step: an Executable, or a DeviceExecutable for several devices."""

        trace: Trace | None
        bindable: bool
        """False when `bind` gives None whatever the feeds are."""

        def run(
            self, feeds: Sequence[Array], out: Sequence[Array | None] | None = None, context: StepContext | None = None
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


class Owner(ABC):
    """The owner of steps, a session's engine or a module: it says whether they may run.

    `ready` is False until the variables have their initial values, and once a session is closed.
    """

    def __init__(self) -> None:
        self.ready_flag = ctypes.c_int32(0)
        """`ready` where native code sees it."""

    @property
    def ready(self) -> bool:
        """Steps may run as they are; else they call `initialize_variables` first."""
        return bool(self.ready_flag.value)

    @ready.setter
    def ready(self, ready: bool) -> None:
        self.ready_flag.value = ready

    @abstractmethod
    def initialize_variables(self) -> None:
        """Initialise variables that have initial values; an Error when the session is closed."""

    @property
    @abstractmethod
    def native(self) -> NativeBindings:
        """The native support code that runs the owner's steps."""


class Specialised:
    """The executables of a step: one for all sizes, or one for each set of sizes of the unknown dimensions."""

    def __init__(self, signature: Signature, compile_step: Compile) -> None:
        self._signature = signature
        self._compile = compile_step
        self._unknown = [i for i, check in enumerate(signature.checks) if not check.type.is_known]
        self._only = None if self._unknown else compile_step(signature, {})
        self._by_sizes: dict[object, Runnable] = {}

    def all(self) -> list[Runnable]:
        """The executables that were compiled so far."""
        return [self._only] if self._only else list(self._by_sizes.values())

    def of(self, arrays: Sequence[Array]) -> Runnable:
        """The executable for the sizes of these feeds."""
        if self._only is not None:
            return self._only
        key = tuple([arrays[i].shape for i in self._unknown])
        executable = self._by_sizes.get(key)
        if executable is None:
            executable = self._compile(self._signature, self.sizes(arrays))
            if len(self._by_sizes) >= _SPECIALISED_KEPT:
                self._by_sizes.pop(next(iter(self._by_sizes)), None)
            self._by_sizes[key] = executable
        return executable

    def sizes(self, arrays: Sequence[Array]) -> dict[Value, Shape]:
        """The shapes of feeds with unknown dimensions for which the step is compiled."""
        shapes: dict[Value, Shape] = {}
        for i in self._unknown:
            check = self._signature.checks[i]
            declared = check.shape if check.shape is not None else arrays[i].shape
            shapes[self._signature.inputs[i][1]] = tuple(
                size if wanted is None else wanted for wanted, size in zip(declared, arrays[i].shape, strict=True)
            )
        return shapes


class StepRunner:
    """The runner of a step. It holds no builtin, so that builtins may hold it. The arguments are those of Step."""

    def __init__(
        self, owner: Owner, signature: Signature, compile_step: Compile, explain: Explain, timeout: float
    ) -> None:
        self.signature = signature
        self._owner = owner
        self._explain = explain
        self._timeout = timeout
        self._accept = [(check.name, check.accept) for check in signature.checks]
        self._inputs = [name for name, _ in self._accept]
        self._names, self._title = signature.names, signature.title
        self.executables = Specialised(signature, compile_step)
        # Native code does not limit a step's time.
        self.calls = None if timeout else native_calls(owner.native, owner.ready_flag, self._inputs, self._names)
        """The factory of builtins; None when each call needs Python."""

    def call(self, form: ResultForm[R], /, *arrays: ArrayLike, out: object = None, **feeds: ArrayLike) -> R:
        """One step with the feeds by position, and by name behind those."""
        if len(arrays) > len(self._inputs):
            raise Error(f"{self._title} takes {len(self._inputs)} feeds, not {len(arrays)}")
        for name, array in zip(self._inputs, arrays, strict=False):
            if name in feeds:
                raise Error(f"{name} is given twice, by position and by keyword")
            feeds[name] = array
        return self.run(form, feeds, out)

    def run(
        self,
        form: ResultForm[R],
        feeds: Mapping[str, ArrayLike],
        out: object = None,
        context: StepContext | None = None,
    ) -> R:
        """One step with the feeds by name: the results in a form, in which `out` is too."""
        given = None if out is None else form.unwrap(self._title, self._names, out)
        if not self._owner.ready:
            self._owner.initialize_variables()
        return form.wrap(self._names, self._run(self.accepted(feeds), given, context))

    def _run(
        self, arrays: Sequence[Array], out: Sequence[Array | None] | None, context: StepContext | None
    ) -> list[Array]:
        if self._timeout and (context is None or context.timeout is None):
            context = self._limited(context)
        executable = self.executables.of(arrays)
        try:
            results = executable.run(arrays, out, context)
        except Error as error:
            cause = self._explain(error)
            if cause is error:
                raise
            raise cause from error
        if executable.bindable and context is None and self._owner.ready and self.calls is not None:
            self.calls.bind(executable, arrays, self._explain)
        return results

    def executable_for(self, feeds: Mapping[str, ArrayLike]) -> tuple[Runnable, list[Array]]:
        """The executable for the sizes of these feeds, and the feeds in order, once the owner is ready."""
        if not self._owner.ready:
            self._owner.initialize_variables()
        arrays = self.accepted(feeds)
        return self.executables.of(arrays), arrays

    def accepted(self, feeds: Mapping[str, ArrayLike]) -> list[Array]:
        """The feeds as arrays in order."""
        if len(feeds) != len(self._accept) or any(name not in feeds for name in self._inputs):
            raise self._wrong_feeds(feeds)
        return [accept(feeds[name]) for name, accept in self._accept]

    def _limited(self, context: StepContext | None) -> StepContext:
        """The context of a run without a time limit of its own: the session's limit."""
        from tfc.runtime.trace.run_options import StepContext  # few sessions need it

        if context is None:
            return StepContext(self._timeout)
        return context if context.rendezvous is not None else StepContext(self._timeout, context.trace)

    def _wrong_feeds(self, feeds: Mapping[str, ArrayLike]) -> Error:
        title = self._title
        for name in feeds:
            if name not in self._inputs:
                return Error(f"{title} has no input {name!r}{suggest(name, self._inputs)}", code="NOT_FOUND")
        missing = next(check for check in self.signature.checks if check.name not in feeds)
        return Error(f"{title} needs a feed for {missing.name!r}, {missing.type}", node=missing.node, loc=missing.loc)
