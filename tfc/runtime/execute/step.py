"""A prepared step: feeds and fetches are resolved and checked, so a call is checks of arrays and one run.

Calls come by builtin functions, which native code answers where it can (native_calls.py) and a StepRunner where it
can not. The builtins keep the runner and not the step, so that the step may keep them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any, overload

from tfc.ir.base.errors import Error
from tfc.ir.types.types import Array, Shape
from tfc.runtime.execute.native_calls import CCall
from tfc.runtime.execute.result_form import DICT, FORMS, LIST, ONE, R, ResultForm
from tfc.runtime.execute.signature import Signature
from tfc.runtime.execute.step_runner import StepRunner

if TYPE_CHECKING:
    from numpy.typing import ArrayLike

    from tfc.ir.base.value import Value
    from tfc.runtime.execute.step_runner import Compile, Explain, Owner, Runnable
    from tfc.runtime.trace.run_options import StepContext


class Step:
    """A prepared step. Call it with the inputs by name: a dict of results in the entry's order.

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
        self._runner = StepRunner(owner, signature, compile_step, explain, timeout)
        calls = self._runner.calls
        runs = {form: partial(self._runner.run, form) for form in FORMS}
        self._run = runs if calls is None else {form: calls.builtin_of_dict(form, run) for form, run in runs.items()}
        self._run_for_dict = self._run[DICT]
        self._functions: dict[ResultForm[Any], Callable[..., Any]] = {}

    def __call__(self, /, *, out: Mapping[str, Array] | None = None, **feeds: ArrayLike) -> dict[str, Array]:
        """One step. Raises tfc.Error; a step that fails leaves variables as they were."""
        return self._run_for_dict(feeds, out)  # type: ignore[no-any-return]

    @overload
    def run(
        self, feeds: Mapping[str, ArrayLike], out: Mapping[str, Array] | None = None, context: StepContext | None = None
    ) -> dict[str, Array]: ...

    @overload
    def run(
        self, feeds: Mapping[str, ArrayLike], out: object, context: StepContext | None, form: ResultForm[R]
    ) -> R: ...

    def run(
        self,
        feeds: Mapping[str, ArrayLike],
        out: object = None,
        context: StepContext | None = None,
        form: ResultForm[Any] = DICT,
    ) -> Any:
        """One step with the feeds by name: the results in a form, in which `out` is too.

        `context` limits the step's time, traces it, or has the client take part in it.
        """
        if context is None:
            return self._run[form](feeds, out)
        return self._runner.run(form, feeds, out, context)

    def function(self, form: ResultForm[Any]) -> Callable[..., Any]:
        """The step as a builtin function that gives results in a form: `f(x, y)`, `f(x, y=y, out=…)`.

        The feeds come in the order of the signature or by name, `out` in the form of the results, with None for what is
        to be made. A call of a tiny step takes less than a tenth of a microsecond.
        """
        made = self._functions.get(form)
        if made is None:
            slow, calls = partial(self._runner.call, form), self._runner.calls
            slow.__doc__ = self._runner.call.__doc__
            made = self._functions[form] = slow if calls is None else calls.builtin(form, slow)
        return made

    @property
    def call(self) -> Callable[..., Any]:
        """The function that gives the only result, or a list of all."""
        return self.function(ONE if len(self.signature.outputs) == 1 else LIST)

    def for_c(self, /, **feeds: ArrayLike) -> CCall:
        """The step as a function pointer and a block of arguments, for feeds of these sizes.

        UNIMPLEMENTED for steps that are more than native code over tensors of sizes known before: those with ops of the
        host, or on several devices.
        """
        executable, arrays = self._runner.executable_for(feeds)
        binding = executable.bind_alone(arrays)
        if binding is None:
            message = f"{self.signature.title} can not be called from C: it needs Python to run"
            raise Error(message, "UNIMPLEMENTED")
        return CCall(binding, self._owner.native)

    @property
    def is_bound(self) -> bool:
        """True when native code runs calls with feeds of some sizes."""
        calls = self._runner.calls
        return calls is not None and calls.is_bound

    @property
    def executables(self) -> list[Runnable]:
        """The executables that were compiled for this step so far."""
        return self._runner.executables.all()

    def give_back(self) -> None:
        """Free the memory that is kept for results, now and from now on."""
        for executable in self.executables:
            executable.give_back()

    def sizes(self, feeds: Mapping[str, ArrayLike]) -> dict[Value, Shape]:
        """The shapes of feeds with unknown dimensions for which the step is compiled."""
        return self._runner.executables.sizes(self._runner.accepted(feeds))
