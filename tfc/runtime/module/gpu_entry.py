"""Entries of a module on a GPU: steps of kernels alone, on the device that the module's memory is of.

They run the way a device's part of a session's step does. What is fed is copied to the device, and what is fetched
from it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tfc.codegen.program.program import Program
from tfc.ir.types.types import Array
from tfc.runtime.execute.executable import Executable
from tfc.runtime.gpu.memory import GpuMemory
from tfc.runtime.memory.storage import address_of
from tfc.runtime.native.thread_pool import ThreadPool
from tfc.runtime.program.activation import Activation
from tfc.runtime.program.feeds import FeedCheck
from tfc.runtime.program.fetch_plan import check_results_apart
from tfc.runtime.program.layout import Layout
from tfc.runtime.state.state import State

if TYPE_CHECKING:
    from tfc.runtime.native.bindings import Symbols
    from tfc.runtime.trace.run_options import StepContext


class EntryOnGpu(Executable):
    """A program of a module on a GPU. `functions` has its launches where they are those of a stand-in, and linked.

    UNAVAILABLE when the driver takes none of its code.
    """

    def __init__(
        self,
        program: Program,
        state: State,
        pool: ThreadPool,
        checks: Sequence[FeedCheck],
        results: Sequence[str],
        memory: GpuMemory,
        functions: Symbols | None = None,
    ) -> None:
        code = memory.launcher.load(program, functions) if program.code.launches else None
        super().__init__(program, state, pool, checks, results, code, memory=memory, device=memory.name)
        # A step waits for the device, and others run meanwhile; native code calls none of them without Python.
        self._simple, self._keeps_arrays, self.bindable = False, True, False

    def run(
        self, feeds: Sequence[Array], out: Sequence[Array | None] | None = None, context: StepContext | None = None
    ) -> list[Array]:
        """See Executable; feeds, `out` and what is given back are arrays of the host."""
        given = [None] * len(self._fetches) if out is None else out
        if out is not None:
            self._check_given(feeds, given)
        memory = self.loaded.memory
        there = [memory.copy(array, check.node) for array, check in zip(feeds, self.checks, strict=True)]
        made = super().run(there, None, context)
        results = []
        for plan, array, wanted in zip(self._fetches, made, given, strict=True):
            if plan.direct:
                results.append(memory.read(array, wanted))
                continue
            if wanted is not None:
                plan.check_given(wanted, array.shape)
                wanted[...] = array
            results.append(array if wanted is None else wanted)
        return results

    def _check_given(self, feeds: Sequence[Array], given: Sequence[Array | None]) -> None:
        """INVALID_ARGUMENT, before the step, for arrays that can not take the results."""
        layout = self.layouts.of(feeds)
        for plan, array in zip(self._fetches, given, strict=True):
            if plan.direct and array is not None:
                plan.check_given(array, layout.shapes[plan.buffer])
                plan.check_apart(array, feeds)
        if len(given) > 1:
            check_results_apart(self._fetches, given)

    def _results(
        self, activation: Activation, layout: Layout, feeds: Sequence[Array], out: Sequence[Array | None] | None
    ) -> list[Array | None]:
        """Arrays on the device for the fetches that kernels write directly."""
        results: list[Array | None] = []
        for plan in self._fetches:
            if not plan.direct:
                results.append(None)
                continue
            array = self.loaded.memory.array(layout.shapes[plan.buffer], plan.dtype, plan.name)
            activation.table[plan.buffer] = address_of(array)
            results.append(array)
        return results
