"""Run a Program: bind the sizes, point the table at feeds and results, walk the kernels, run host ops between them.

One `run` is one step, and atomic: steps that write variables exclude all others of the session, and a step that fails
leaves every variable as it was. Any number of threads may call `run`; each takes a slot of its own.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import cached_property, partial
from typing import TYPE_CHECKING

from tfc.codegen.program.program import Program
from tfc.ir.base.errors import Error
from tfc.ir.types.types import Array
from tfc.runtime.execute.binding import Binding, Bindings, BoundStep
from tfc.runtime.memory.storage import HOST, Memory, address_of
from tfc.runtime.native.thread_pool import ThreadPool
from tfc.runtime.program.activation import Slot
from tfc.runtime.program.feeds import FeedCheck
from tfc.runtime.program.fetch_plan import FetchPlan, Places, check_results_apart
from tfc.runtime.program.layout import Layout, Layouts
from tfc.runtime.program.loaded import LoadedProgram, Stretch
from tfc.runtime.program.undo import StepVariables, writes_last
from tfc.runtime.state.state import State

if TYPE_CHECKING:
    from tfc.runtime.execute.flow_step import FlowStep
    from tfc.runtime.native.bindings import Symbols
    from tfc.runtime.state.yielding_lock import StepHold
    from tfc.runtime.trace.run_options import StepContext
    from tfc.runtime.trace.trace import Trace


class Executable:
    """A loaded program, the session's state it works on and the pool it computes with.

    `checks` are the rules of the feeds in order and `results` the names of the fetches, both for errors. `code` has the
    kernels when the program has not. On a device of a name its tensors lie in that one's memory.
    """

    def __init__(
        self,
        program: Program,
        state: State,
        pool: ThreadPool,
        checks: Sequence[FeedCheck],
        results: Sequence[str] = (),
        code: Symbols | None = None,
        *,
        memory: Memory = HOST,
        device: str = "",
    ) -> None:
        self.loaded = LoadedProgram(program, code, memory)
        program = self.program = self.loaded.program
        self.state = state
        self.pool = pool
        self.checks = tuple(checks)
        self._trace: Trace | None = None
        self._device = device
        self.variables = StepVariables(program, state, memory, device)
        self.writes_last = bool(self.variables.undone and program.dataflows) and writes_last(program)
        """A step writes behind all that may fail, so that nothing is copied aside."""
        self._may_wait = bool(program.dataflows)
        self._feed_buffers = [(feed.buffer, feed.dtype.size > 0) for feed in program.feeds]
        self._fetches = [
            FetchPlan(self.loaded, i, name)
            for i, name in enumerate(results or [fetch.name for fetch in program.fetches])
        ]
        self._walk = pool.native.walk
        self._walk_briefly = pool.native.walk_briefly
        self.waits_first = self._waits_first()
        """How many stretches a step begins with while it holds no variables, as they may have to wait."""
        self._rest = list(enumerate(self.loaded.stretches))[self.waits_first :]
        self._simple = len(self.loaded.stretches) == 1 and self.loaded.stretches[0].native
        self._is_here = memory.launcher is None
        """The host can touch what the program computes."""
        self._copies = any(not plan.direct for plan in self._fetches)
        self._keeps_arrays = self._copies or not self._simple
        self._places = Places()
        self._slots: list[Slot] = []
        self._running: list[Slot] = []
        self._bindings = Bindings(program, self._fetches, state, self.variables)
        self.bindable = self._simple and not self.loaded.steering.blocks and self._bindings.can_be
        """Native code may run its steps."""
        self.layouts = Layouts(program, self.checks, partial(Layout, self.loaded))
        """Where everything lies, by the sizes of the feeds."""

    def run(
        self,
        feeds: Sequence[Array],
        out: Sequence[Array | None] | None = None,
        context: StepContext | None = None,
    ) -> list[Array]:
        """One step: the fetched arrays in order, those of `out` filled and given back where they are not None.

        The feeds must have passed their checks. Raises tfc.Error; variables are then as they were. `context` limits the
        step's time, traces it, or has the client take part in it.
        """
        layout = self.layouts.fixed or self.layouts.of(feeds)
        try:
            slot = self._slots.pop()
        except IndexError:
            slot = self.make_slot()
        try:
            if slot.layout is not layout:
                slot.bind(layout)
            table = slot.table
            for (b, has_address), array in zip(self._feed_buffers, feeds, strict=True):
                if has_address:
                    table[b] = address_of(array)
            results = self._results(slot, layout, feeds, out)
            slot.move_views()
            if self.loaded.steering.blocks:
                slot.heap.refill()
            if self._keeps_arrays:
                slot.feeds, slot.results = feeds, results
            if context is None:
                self._begin(slot, layout, results)
            else:
                slot.context = context
                with context.limited(partial(_stop, slot)):
                    self._begin(slot, layout, results)
            return results  # type: ignore[return-value]  # every None has been filled
        except BaseException:
            slot.layout = None  # a loop that ended early leaves addresses exchanged
            raise
        finally:
            slot.context = None
            if self._keeps_arrays:
                slot.feeds = slot.results = ()
                slot.made.clear()
            self._slots.append(slot)

    def give_back(self) -> None:
        """Free the memory that is kept for results, now and from now on."""
        self._places.close()

    def cancel(self) -> None:
        """Ask the steps now running to stop where they can do so without leaving a variable half written."""
        self._bindings.cancel()
        for slot in list(self._running):
            slot.cancel()

    @property
    def trace(self) -> Trace | None:
        """Collects when each kernel runs; None when nobody wants to know."""
        return self._trace

    @trace.setter
    def trace(self, trace: Trace | None) -> None:
        self._trace = trace
        self._bindings.allow(trace is None)

    def bind(self, feeds: Sequence[Array]) -> Binding | None:
        """Steps with feeds of these sizes, of which one has just run, for native calls; None when they need Python."""
        if not self.bindable or self._trace is not None:
            return None
        return self._bindings.of(self.layouts.of(feeds), self._slots, self.make_slot)

    def bind_alone(self, feeds: Sequence[Array]) -> Binding | None:
        """The same for one caller alone, who sees to it that nothing else happens to the variables meanwhile."""
        return self._bindings.alone(self.layouts.of(feeds), self.make_slot) if self.bindable else None

    def unbind(self, binding: BoundStep) -> None:
        """Take a binding out of use."""
        assert isinstance(binding, Binding)
        self._bindings.remove(binding, self._slots)

    @cached_property
    def device_name(self) -> str:
        """What traces and dataflows call the device."""
        from tfc.runtime.trace.trace import HOST_DEVICE  # other steps do without

        return self._device or HOST_DEVICE

    def _waits_first(self) -> int:
        if not self.loaded.stretches or self.loaded.stretches[0].native:
            return 0
        from tfc.runtime.program.host_ops import waits_first  # few programs need it

        return waits_first(self.loaded.stretches, self.program)

    def make_slot(self) -> Slot:
        """What one running step writes to."""
        places = [
            self._places.place(self.program.buffers[fetch.buffer].dtype.storage, fetch.name.partition(":")[0])
            for fetch in self.program.fetches
        ]
        return Slot(self.loaded, self.pool, self.variables.all, self.variables.cancel_before, places)

    def _results(
        self, slot: Slot, layout: Layout, feeds: Sequence[Array], out: Sequence[Array | None] | None
    ) -> list[Array | None]:
        """Arrays for the fetches that kernels write directly; None for those that are copied at the end."""
        results: list[Array | None] = []
        if out is not None and len(out) > 1:
            check_results_apart(self._fetches, out)
        for i, plan in enumerate(self._fetches):
            given = out[i] if out is not None else None
            if not plan.direct:
                results.append(given)
                continue
            shape = layout.shapes[plan.buffer]
            if given is None:
                given = slot.places[i].empty(shape, layout.bytes(plan.buffer, plan.info))
            else:
                plan.check_given(given, shape)
                plan.check_apart(given, feeds)
            slot.table[plan.buffer] = address_of(given)
            results.append(given)
        return results

    # ---- running --------------------------------------------------------------------------------------------------

    def _begin(self, slot: Slot, layout: Layout, results: list[Array | None]) -> None:
        if not self.waits_first:
            self._go_on(slot, layout, results)
            return
        self._running.append(slot)
        try:
            for stretch in self.loaded.stretches[: self.waits_first]:
                slot.begun.append(self._timed_in_python(slot, stretch))
            self._go_on(slot, layout, results)
        finally:
            self._running.remove(slot)
            slot.monitor.cancelled = 0
            slot.begun.clear()

    def _go_on(self, slot: Slot, layout: Layout, results: list[Array | None]) -> None:
        """The step, behind what it has waited for first."""
        if self.variables.all:
            self._step_on_variables(slot, layout, results)
        else:
            self._step(slot, layout, results)

    def _step_on_variables(self, slot: Slot, layout: Layout, results: list[Array | None]) -> None:
        lock = self.state.lock
        if self._may_wait:
            self._held_step(slot, layout, results)
            return
        deadline = slot.context.deadline if slot.context is not None else None
        if not self.variables.are_written:
            lock.start_reading(deadline)
            try:
                self.variables.check_initialized()
                self._step(slot, layout, results)
            finally:
                lock.end_reading()
            return
        lock.start_writing(deadline)
        try:
            self.variables.check_initialized()
            self._writing_step(slot, layout, results)
        finally:
            lock.end_writing()

    def _writing_step(self, slot: Slot, layout: Layout, results: list[Array | None]) -> None:
        slot.save_variables(self.variables.undone)
        try:
            self._step(slot, layout, results)
        except BaseException:
            slot.restore_variables(self.variables.undone)
            raise
        self.variables.note_assigned()

    def _held_step(self, slot: Slot, layout: Layout, results: list[Array | None]) -> None:
        """A step with a dataflow, which may have to wait and lets go of the variables then."""
        hold = slot.usual_hold if slot.context is None else self._hold(slot)
        if hold is None:
            hold = slot.usual_hold = self._hold(slot)
        slot.hold = hold
        try:
            with hold:
                self.variables.check_initialized()
                hold.save()
                self._step(slot, layout, results)
                self.variables.note_assigned()
        finally:
            slot.hold = None

    def _hold(self, slot: Slot) -> StepHold:
        from tfc.runtime.state.yielding_lock import StepHold  # only dataflows need it

        undone = [] if self._can_not_fail_behind_writes(slot) else self.variables.undone
        return StepHold(
            self.state.lock,
            self.variables.are_written,
            partial(slot.save_variables, undone),
            partial(slot.restore_variables, undone),
            partial(slot.changed_variables, undone),
            slot.context.deadline if slot.context is not None else None,
        )

    def _can_not_fail_behind_writes(self, slot: Slot) -> bool:
        """True when nothing needs to be copied aside, if nobody stops the step where that would be needed."""
        return self.writes_last and (slot.context is None or slot.context.deadline is None)

    def _step(self, slot: Slot, layout: Layout, results: list[Array | None]) -> None:
        if (self.trace is not None or slot.context is not None) and (traces := self._traces(slot)):
            self._traced_step(slot, results, traces)
        elif self._simple and layout.brief:
            if self._walk_briefly(slot.region_addresses[0]):
                raise slot.failed()
            if self._copies:
                self._copy_out(slot, results)
        else:
            self._long_step(slot, results)

    def _long_step(self, slot: Slot, results: list[Array | None]) -> None:
        self._running.append(slot)
        try:
            for i, stretch in self._rest:
                if not stretch.native:
                    self._in_python(slot, stretch)
                elif self._walk(slot.region_addresses[i]):
                    raise slot.failed()
            self._copy_out(slot, results)
        finally:
            self._running.remove(slot)
            slot.monitor.cancelled = 0

    def _traced_step(self, slot: Slot, results: list[Array | None], traces: Sequence[Trace]) -> None:
        hosts = list(slot.begun)
        self._running.append(slot)
        slot.start_trace()
        try:
            with self.pool.watched() as work:
                for i, stretch in self._rest:
                    if not stretch.native:
                        hosts.append(self._timed_in_python(slot, stretch))
                    elif self._walk(slot.region_addresses[i]):
                        raise slot.failed()
            self._copy_out(slot, results)
        finally:
            kernels, runs = slot.end_trace()
            self._running.remove(slot)
            slot.monitor.cancelled = 0
        events = sorted(hosts + kernels, key=lambda event: event[1])
        for trace in traces:
            trace.add(self.program, slot.all_symbols(), events, runs, self.device_name)
            trace.work += [(self.device_name, each) for each in work]

    def _timed_in_python(self, slot: Slot, stretch: Stretch) -> tuple[int, int, int]:
        """The same with its instruction, begin and end."""
        begin = time.monotonic_ns()
        self._in_python(slot, stretch)
        return stretch.first, begin, time.monotonic_ns()

    def _in_python(self, slot: Slot, stretch: Stretch) -> None:
        """Run what native code can not run by itself: a host op, or a dataflow, which may hold some."""
        if slot.monitor.cancelled and stretch.first < self.variables.cancel_before:
            raise Error("the step was cancelled", code="CANCELLED")
        stoppable = stretch.first < self.variables.cancel_before and not self._can_not_fail_behind_writes(slot)
        self._flow_step.run_stretch(slot, stretch, stoppable, self._traces(slot))

    @cached_property
    def _flow_step(self) -> FlowStep:
        from tfc.runtime.execute.flow_step import FlowStep  # few programs need it

        return FlowStep(self.loaded, self.state, self.pool, self.device_name)

    def _traces(self, slot: Slot) -> list[Trace]:
        """Who wants to know when everything ran: the session, this run, both or nobody."""
        if self.trace is None and slot.context is None:
            return []
        own = slot.context.trace if slot.context is not None else None
        return [trace for trace in (self.trace, own) if trace is not None]

    def _copy_out(self, slot: Slot, results: list[Array | None]) -> None:
        for i, plan in enumerate(self._fetches):
            if plan.direct:
                continue
            given = results[i]
            if given is None and plan.takes and self._is_here:
                results[i] = slot.take(plan.buffer)
                continue
            source = slot.array(plan.buffer)
            if not self._is_here and self.loaded.memory.holds(source) and not source.dtype.hasobject:
                if given is None:
                    given = slot.places[i].empty(source.shape, source.nbytes)
                else:
                    plan.check_given(given, source.shape)
                results[i] = self.loaded.memory.read(source, given)
                continue
            if given is not None:
                plan.check_given(given, source.shape)
                given[...] = source
            elif plan.buffer in slot.made:
                results[i] = source
            else:
                results[i] = source.copy() if source.dtype.hasobject else slot.places[i].copy(source)


def _stop(slot: Slot, now: bool) -> None:
    """Ask one running step to stop, or let the slot's next one run."""
    if now:
        slot.cancel()
    else:
        slot.monitor.cancelled = 0
