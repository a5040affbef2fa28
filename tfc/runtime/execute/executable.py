"""Run a Program: bind the sizes, point the table at feeds and results, walk the kernels, run host ops between them.

One `run` is one step, and atomic: steps that write variables exclude all others of the session, and a step that fails
leaves every variable as it was. Any number of threads may call `run`; each takes an activation of its own.
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
from tfc.runtime.program.activation import Activation
from tfc.runtime.program.feeds import FeedCheck
from tfc.runtime.program.fetch_plan import FetchPlan, Places, check_results_apart
from tfc.runtime.program.layout import Layout, Layouts
from tfc.runtime.program.loaded import LoadedProgram, Segment
from tfc.runtime.program.undo import StepVariables, writes_last
from tfc.runtime.state.state import State

if TYPE_CHECKING:
    from tfc.runtime.execute.flow_step import FlowStep
    from tfc.runtime.native.bindings import Symbols
    from tfc.runtime.state.yielding_lock import YieldingLock
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
        self._feed_buffers = [(feed.buffer, feed.dtype.size > 0) for feed in program.feeds]
        self._fetches = [
            FetchPlan(self.loaded, i, name)
            for i, name in enumerate(results or [fetch.name for fetch in program.fetches])
        ]
        self._walk = pool.native.walk
        self._walk_briefly = pool.native.walk_briefly
        self.waits_first = self._waits_first()
        """The number of segments at the beginning that run without the variables, as they may have to wait."""
        self._rest = list(enumerate(self.loaded.segments))[self.waits_first :]
        self._simple = len(self.loaded.segments) == 1 and self.loaded.segments[0].native
        self._is_here = memory.launcher is None
        """The host can touch what the program computes."""
        self._copies = any(not plan.direct for plan in self._fetches)
        self._keeps_arrays = self._copies or not self._simple
        self._places = Places()
        self._activations: list[Activation] = []
        self._running: list[Activation] = []
        self._bindings = Bindings(program, self._fetches, state, self.variables)
        self.bindable = self._simple and not self.loaded.control_tables.blocks and self._bindings.can_be
        """Native code may run its steps."""
        self.layouts = Layouts(program, self.checks, partial(Layout, self.loaded))
        """The layouts by the sizes of the feeds."""

    def run(
        self, feeds: Sequence[Array], out: Sequence[Array | None] | None = None, context: StepContext | None = None
    ) -> list[Array]:
        """One step: the fetched arrays in order, those of `out` filled and given back where they are not None.

        The feeds must have passed their checks. Raises tfc.Error; variables are then as they were. `context` limits the
        step's time, traces it, or has the client take part in it.
        """
        layout = self.layouts.fixed or self.layouts.of(feeds)
        try:
            activation = self._activations.pop()
        except IndexError:
            activation = self.make_activation()
        try:
            if activation.layout is not layout:
                activation.bind(layout)
            table = activation.table
            for (b, has_address), array in zip(self._feed_buffers, feeds, strict=True):
                if has_address:
                    table[b] = address_of(array)
            results = self._results(activation, layout, feeds, out)
            activation.move_views()
            if self.loaded.control_tables.blocks:
                activation.heap.refill()
            if self._keeps_arrays:
                activation.feeds, activation.results = feeds, results
            if context is None:
                self._begin(activation, layout, results)
            else:
                activation.context = context
                with context.limited(partial(_stop, activation)):
                    self._begin(activation, layout, results)
            return results  # type: ignore[return-value]  # every None has been filled
        except BaseException:
            activation.layout = None  # a loop that ended early leaves addresses exchanged
            raise
        finally:
            activation.context = None
            if self._keeps_arrays:
                activation.feeds = activation.results = ()
                activation.made.clear()
            self._activations.append(activation)

    def give_back(self) -> None:
        """Free the memory that is kept for results, now and from now on."""
        self._places.close()

    def cancel(self) -> None:
        """Ask the steps now running to stop where they can do so without leaving a variable half written."""
        self._bindings.cancel()
        for activation in list(self._running):
            activation.cancel()

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
        return self._bindings.of(self.layouts.of(feeds), self._activations, self.make_activation)

    def bind_alone(self, feeds: Sequence[Array]) -> Binding | None:
        """A binding for one caller alone, who sees to it that nothing else happens to the variables meanwhile."""
        return self._bindings.alone(self.layouts.of(feeds), self.make_activation) if self.bindable else None

    def unbind(self, binding: BoundStep) -> None:
        """Take a binding out of use."""
        assert isinstance(binding, Binding)
        self._bindings.remove(binding, self._activations)

    @cached_property
    def device_name(self) -> str:
        """The name of the device in traces and dataflows."""
        from tfc.runtime.trace.trace import HOST_DEVICE  # other steps do without

        return self._device or HOST_DEVICE

    def _waits_first(self) -> int:
        if not self.loaded.segments or self.loaded.segments[0].native:
            return 0
        from tfc.runtime.program.host_ops import waits_first  # few programs need it

        return waits_first(self.loaded.segments, self.program)

    def make_activation(self) -> Activation:
        """A new activation."""
        places = [
            self._places.place(self.program.buffers[fetch.buffer].dtype.storage, fetch.name.partition(":")[0])
            for fetch in self.program.fetches
        ]
        return Activation(self.loaded, self.pool, self.variables.all, self.variables.cancel_before, places)

    def _results(
        self, activation: Activation, layout: Layout, feeds: Sequence[Array], out: Sequence[Array | None] | None
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
                given = activation.places[i].empty(shape, layout.bytes(plan.buffer, plan.info))
            else:
                plan.check_given(given, shape)
                plan.check_apart(given, feeds)
            activation.table[plan.buffer] = address_of(given)
            results.append(given)
        return results

    # ---- running --------------------------------------------------------------------------------------------------

    def _begin(self, activation: Activation, layout: Layout, results: list[Array | None]) -> None:
        if not self.waits_first:
            self._go_on(activation, layout, results)
            return
        self._running.append(activation)
        try:
            for segment in self.loaded.segments[: self.waits_first]:
                activation.begun.append(self._timed_in_python(activation, segment))
            self._go_on(activation, layout, results)
        finally:
            self._running.remove(activation)
            activation.monitor.cancelled = 0
            activation.begun.clear()

    def _go_on(self, activation: Activation, layout: Layout, results: list[Array | None]) -> None:
        """Run the step behind the ops that it has waited for first."""
        if self.variables.all:
            self._step_on_variables(activation, layout, results)
        else:
            self._step(activation, layout, results)

    def _step_on_variables(self, activation: Activation, layout: Layout, results: list[Array | None]) -> None:
        lock = self.state.lock
        if self.program.dataflows:  # it may have to wait
            self._held_step(activation, layout, results)
            return
        deadline = activation.context.deadline if activation.context is not None else None
        if not self.variables.are_written:
            lock.start_reading(deadline)
            try:
                self.variables.check_initialized()
                self._step(activation, layout, results)
            finally:
                lock.end_reading()
            return
        lock.start_writing(deadline)
        try:
            self.variables.check_initialized()
            activation.save_variables(self.variables.undone)
            try:
                self._step(activation, layout, results)
            except BaseException:
                activation.restore_variables(self.variables.undone)
                raise
            self.variables.note_assigned()
        finally:
            lock.end_writing()

    def _held_step(self, activation: Activation, layout: Layout, results: list[Array | None]) -> None:
        """Run a step with a dataflow, which may have to wait and releases the variables then."""
        hold = activation.usual_hold if activation.context is None else self._hold(activation)
        if hold is None:
            hold = activation.usual_hold = self._hold(activation)
        activation.hold = hold
        try:
            with hold:
                self.variables.check_initialized()
                hold.save()
                self._step(activation, layout, results)
                self.variables.note_assigned()
        finally:
            activation.hold = None

    def _hold(self, activation: Activation) -> YieldingLock:
        from tfc.runtime.state.yielding_lock import YieldingLock  # only dataflows need it

        undone = [] if self._needs_no_undo(activation) else self.variables.undone
        return YieldingLock(
            self.state.lock,
            self.variables.are_written,
            partial(activation.save_variables, undone),
            partial(activation.restore_variables, undone),
            partial(activation.changed_variables, undone),
            activation.context.deadline if activation.context is not None else None,
        )

    def _needs_no_undo(self, activation: Activation) -> bool:
        """True when no variable need be copied aside, if nothing stops the step where an undo would be needed."""
        return self.writes_last and (activation.context is None or activation.context.deadline is None)

    def _step(self, activation: Activation, layout: Layout, results: list[Array | None]) -> None:
        if (self.trace is not None or activation.context is not None) and (traces := self._traces(activation)):
            self._traced_step(activation, results, traces)
        elif self._simple and layout.brief:
            if self._walk_briefly(activation.region_addresses[0]):
                raise activation.failed()
            if self._copies:
                self._copy_out(activation, results)
        else:
            self._long_step(activation, results)

    def _long_step(self, activation: Activation, results: list[Array | None]) -> None:
        self._running.append(activation)
        try:
            for i, segment in self._rest:
                if not segment.native:
                    self._in_python(activation, segment)
                elif self._walk(activation.region_addresses[i]):
                    raise activation.failed()
            self._copy_out(activation, results)
        finally:
            self._running.remove(activation)
            activation.monitor.cancelled = 0

    def _traced_step(self, activation: Activation, results: list[Array | None], traces: Sequence[Trace]) -> None:
        hosts = list(activation.begun)
        self._running.append(activation)
        activation.start_trace()
        try:
            with self.pool.watched() as work:
                for i, segment in self._rest:
                    if not segment.native:
                        hosts.append(self._timed_in_python(activation, segment))
                    elif self._walk(activation.region_addresses[i]):
                        raise activation.failed()
            self._copy_out(activation, results)
        finally:
            kernels, runs = activation.end_trace()
            self._running.remove(activation)
            activation.monitor.cancelled = 0
        events = sorted(hosts + kernels, key=lambda event: event[1])
        for trace in traces:
            trace.add(self.program, activation.all_symbols(), events, runs, self.device_name)
            trace.work += [(self.device_name, each) for each in work]

    def _timed_in_python(self, activation: Activation, segment: Segment) -> tuple[int, int, int]:
        """Run a segment in Python; its instruction, begin and end."""
        begin = time.monotonic_ns()
        self._in_python(activation, segment)
        return segment.first, begin, time.monotonic_ns()

    def _in_python(self, activation: Activation, segment: Segment) -> None:
        """Run a segment that native code can not run by itself: a host op, or a dataflow, which may hold some."""
        if activation.monitor.cancelled and segment.first < self.variables.cancel_before:
            raise Error("the step was cancelled", code="CANCELLED")
        stoppable = segment.first < self.variables.cancel_before and not self._needs_no_undo(activation)
        self._flow_step.run_segment(activation, segment, stoppable, self._traces(activation))

    @cached_property
    def _flow_step(self) -> FlowStep:
        from tfc.runtime.execute.flow_step import FlowStep  # few programs need it

        return FlowStep(self.loaded, self.state, self.pool, self.device_name)

    def _traces(self, activation: Activation) -> list[Trace]:
        """The traces that note this step: the session's, this run's, both or none."""
        if self.trace is None and activation.context is None:
            return []
        own = activation.context.trace if activation.context is not None else None
        return [trace for trace in (self.trace, own) if trace is not None]

    def _copy_out(self, activation: Activation, results: list[Array | None]) -> None:
        for i, plan in enumerate(self._fetches):
            if plan.direct:
                continue
            given = results[i]
            if given is None and plan.takes and self._is_here:
                results[i] = activation.take(plan.buffer)
                continue
            source = activation.array(plan.buffer)
            if not self._is_here and self.loaded.memory.holds(source) and not source.dtype.hasobject:
                if given is None:
                    given = activation.places[i].empty(source.shape, source.nbytes)
                else:
                    plan.check_given(given, source.shape)
                results[i] = self.loaded.memory.read(source, given)
                continue
            if given is not None:
                plan.check_given(given, source.shape)
                given[...] = source
            elif plan.buffer in activation.made:
                results[i] = source
            else:
                results[i] = source.copy() if source.dtype.hasobject else activation.places[i].copy(source)


def _stop(activation: Activation, now: bool) -> None:
    """Ask one running step to stop, or let the activation's next one run."""
    if now:
        activation.cancel()
    else:
        activation.monitor.cancelled = 0
