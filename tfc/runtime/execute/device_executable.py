"""Run a step on several devices: a Program for each, joined by a group of executors (group.py).

To whoever calls it, it is an Executable: one `run` is one step and atomic, whatever it writes on which device, any
number of threads may call it, and a failure names the node. Sizes are bound once from all feeds and given to all parts.
What is fed to a device with a memory of its own is copied in, what is fetched is copied out.
"""

from __future__ import annotations

import math
import threading
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from functools import partial
from typing import TYPE_CHECKING, Any

from tfc.codegen.program.device_program import DeviceProgram
from tfc.codegen.program.program import Buffer, Dimension, Feed, Instruction, Program, bind_dimension
from tfc.ir.base.errors import Error
from tfc.ir.graph.graph import Node
from tfc.ir.ops.object_transfer import ObjectTable
from tfc.ir.reference.node_state import Slot
from tfc.ir.types.types import Array, concrete
from tfc.runtime.dataflow.executor import Executor, RunHost
from tfc.runtime.dataflow.fast_group import FastGroup, FastPart, can_run_fast
from tfc.runtime.dataflow.group import DataflowCall, Group
from tfc.runtime.devices.checked import KernelChecks
from tfc.runtime.devices.device import Device
from tfc.runtime.execute.binding import BoundStep
from tfc.runtime.execute.executable import Executable
from tfc.runtime.execute.group_binding import GroupBinding
from tfc.runtime.memory.storage import address_of
from tfc.runtime.native.records import MOST
from tfc.runtime.program.activation import Activation
from tfc.runtime.program.feeds import FeedCheck
from tfc.runtime.program.host_ops import Pending, run_host_op
from tfc.runtime.program.layout import Layout, Layouts
from tfc.runtime.state.state import State
from tfc.runtime.state.yielding_lock import YieldingLock
from tfc.runtime.trace.trace import Trace

if TYPE_CHECKING:
    from tfc.ir.reference.rendezvous import Rendezvous
    from tfc.runtime.trace.run_options import StepContext

_OBJECT_OPS = ("_PutObject", "_TakeObject")

PartLayouts = tuple[Layout, ...]
"""The layouts of all parts for one binding of the symbols."""


class PartExecutable(Executable):
    """The part of one device in a step; DeviceExecutable runs it together with the others."""

    def __init__(
        self, part: DeviceProgram, state: State, device: Device, checks: Sequence[FeedCheck], results: Sequence[str]
    ) -> None:
        mine = [checks[k] for k in part.feeds]
        names = [results[k] for k in part.fetches]
        program = part.program
        super().__init__(program, state, device.pool, mine, names, memory=device.memory, device=device.name)
        self.part, self.device = part, device
        at = [segment for segment in self.loaded.segments if self._use(segment.first).dataflow >= 0]
        self.flow = at[0] if at else None
        """The segment that is the dataflow; None for a part that only hands on what it is given."""
        self._checks = KernelChecks(device.name, device.memory) if device.is_checked else None
        if self._checks is not None:
            for loaded in (self.loaded, *(self._flow_step.tables.regions if self.flow else ())):
                self._checks.add(loaded)

    def _use(self, instruction: int) -> Instruction:
        return self.program.instructions[instruction]

    def make_executor(self, activation: Activation) -> Executor:
        """The executor of the dataflow in an activation."""
        return Executor(self._flow_step.tables, activation, self.pool)

    def layout(self, symbols: Mapping[str, int]) -> Layout:
        """The layout for these sizes."""
        mine = {dim.name: symbols[dim.name] for dim in self.program.dims if dim.name in symbols}
        return Layout(self.loaded, mine)

    def begin(
        self, activation: Activation, feeds: Sequence[Array], out: Sequence[Array | None] | None
    ) -> DataflowCall | None:
        """Take the feeds and run the segments before the dataflow; the call for its executor."""
        memory = self.device.memory
        mine = [feeds[k] if memory.holds(feeds[k]) else memory.copy(feeds[k]) for k in self.part.feeds]
        given = None if out is None else [out[k] for k in self.part.fetches]
        for (b, has_address), array in zip(self._feed_buffers, mine, strict=True):
            if has_address:
                activation.table[b] = address_of(array)
        assert activation.layout is not None
        activation.results = self._results(activation, activation.layout, mine, given)
        activation.feeds = mine
        activation.move_views()
        for k, segment in enumerate(self.loaded.segments):
            if segment is self.flow:
                use = self._use(segment.first)
                count = len(self.program.dataflows[use.dataflow].arguments)
                return DataflowCall(use.dataflow, [activation.array(b) for b in use.operands[:count]])
            self._run_segment(activation, k)
        return None

    def end(self, activation: Activation, results: Sequence[Array]) -> None:
        """Keep the results of the dataflow and run the segments behind it; then `activation.results` are all there."""
        if self.flow is not None:
            use = self._use(self.flow.first)
            count = len(self.program.dataflows[use.dataflow].arguments)
            for b, result in zip(use.operands[count:], results, strict=True):
                self._flow_step.keep_output(activation, b, result, ())
            for k in range(self.loaded.segments.index(self.flow) + 1, len(self.loaded.segments)):
                self._run_segment(activation, k)
        fetched = list(activation.results)
        self._copy_out(activation, fetched)
        activation.results = fetched

    def _run_segment(self, activation: Activation, k: int) -> None:
        segment = self.loaded.segments[k]
        if not segment.native:
            self._in_python(activation, segment)
        elif self._walk(activation.region_addresses[k]):
            raise activation.failed()

    def leak(self) -> Error | None:
        """The error of a kernel check: an operand that is not in the memory of the device."""
        return self._checks.leaks.pop() if self._checks is not None and self._checks.leaks else None

    def run_host(
        self,
        objects: ObjectTable,
        client: Rendezvous | None,
        node: Node,
        inputs: Sequence[Array | None],
        written: Mapping[int, Slot],
    ) -> Sequence[Any] | Pending:
        """Run an op of this device without a kernel; `client` is where the caller of the step sends and receives."""
        if node.op in _OBJECT_OPS:
            return run_host_op(node, inputs, written, Slot(objects))
        return self._flow_step.run_host(node, inputs, written, client)


class Run:
    """All memory that one running step writes to: an activation for each part, and the group of their executors."""

    def __init__(self, parts: Sequence[PartExecutable]) -> None:
        self.activations = [part.make_activation() for part in parts]
        self.layouts: PartLayouts | None = None
        self.group: Group | None = None
        self.objects = ObjectTable()
        self.fast_group: FastGroup | None = None
        """Runs steps that take microseconds, once it is known that they do."""
        self.is_new = True
        """No step of this layout has run yet."""
        self.context: StepContext | None = None
        self._flowing = [
            (part, activation)
            for part, activation in zip(parts, self.activations, strict=True)
            if part.flow is not None
        ]
        self._executors: list[Executor] = []
        self._delays: dict[tuple[str, str, str], float] = {}

    def bind(self, layouts: PartLayouts) -> None:
        """Lay all memory out for these sizes."""
        self.fast_group, self.is_new = None, True
        for activation, layout in zip(self.activations, layouts, strict=True):
            activation.bind(layout)
        if not self._executors:
            self._executors = [part.make_executor(activation) for part, activation in self._flowing]
        for executor, (_, activation) in zip(self._executors, self._flowing, strict=True):
            assert activation.layout is not None
            executor.bind(activation.layout)
        delays = _delays(self._flowing)
        if self._executors and (self.group is None or delays != self._delays):
            self.group, self._delays = Group(self._executors, delays), delays
        self.layouts = layouts

    def stop(self, now: bool) -> None:
        """Ask the step to stop, or let the next one run."""
        for activation in self.activations:
            activation.monitor.cancelled = now
        if now and self.group is not None:
            self.group.cancel()

    def find_fast_group(
        self, parts: Sequence[PartExecutable], feeds: Sequence[Array], results: Sequence[Array]
    ) -> None:
        """Prepare a fast group for steps like the one that has just run, if they take microseconds."""
        self.is_new = False
        given = [
            FastPart(part.program, part.part.feeds, part.part.fetches, [each.array for each in part.variables.all])
            for part in parts
        ]
        if self.group is not None and FastGroup.is_small(results) and can_run_fast(self.group, given):
            self.fast_group = FastGroup(self.group, given, feeds, results)

    def forget(self) -> None:
        """Release the arrays of the step that has ended."""
        for activation in self.activations:
            activation.feeds = activation.results = ()
            activation.made.clear()


def _delays(flowing: Sequence[tuple[PartExecutable, Activation]]) -> dict[tuple[str, str, str], float]:
    """The seconds that each transfer takes besides its copy, by the links of both its devices."""
    devices = {part.device.name: part.device for part, _ in flowing}
    found: dict[tuple[str, str, str], float] = {}
    for part, activation in flowing:
        symbols = activation.layout.symbols if activation.layout else {}
        for flow in part.program.dataflows:
            for transfer in flow.transfers:
                size = transfer.type.dtype.size * math.prod(concrete(transfer.type.dims, symbols))
                ends = [devices[end].delay_ns(transfer, size) for end in (transfer.src, transfer.dst)]
                found[transfer.name, transfer.src, transfer.dst] = max(ends) * 1e-9
    return found


class DeviceExecutable:
    """The programs of one step on several devices, and the session's state they work on. Executable's interface.

    `checks` are the rules of all feeds of the step in order, `results` the names of its fetches, `devices` by name.
    """

    def __init__(
        self,
        programs: Sequence[DeviceProgram],
        state: State,
        devices: Mapping[str, Device],
        checks: Sequence[FeedCheck],
        results: Sequence[str],
    ) -> None:
        self.state = state
        self.checks = tuple(checks)
        self._trace: Trace | None = None
        self._bound: list[GroupBinding] = []
        self._bind_lock = threading.Lock()
        self.parts = tuple(PartExecutable(each, state, devices[each.device], checks, results) for each in programs)
        self._places = [(k, part.part.fetches) for k, part in enumerate(self.parts)]
        self._count = len(results)
        parts = self.parts  # the layouts refer to them and not to this object
        self._writes = any(part.variables.are_written for part in self.parts)
        self._has_variables = any(part.variables.all for part in self.parts)
        self.bindable = all(part.device.memory.is_host for part in self.parts) and not self._writes
        """Its steps may turn out to be brief; then native code runs them."""
        self._layouts = Layouts(
            _program_of_feeds(parts, checks), self.checks, lambda symbols: tuple(part.layout(symbols) for part in parts)
        )
        self._free: list[Run] = []
        self._running: list[Run] = []

    # ---- native calls -----------------------------------------------------------------------------------------------

    @property
    def trace(self) -> Trace | None:
        """Collects when each kernel runs; None when nobody wants to know."""
        return self._trace

    @trace.setter
    def trace(self, trace: Trace | None) -> None:
        self._trace = trace
        for binding in self._bound:
            binding.off = trace is not None

    def bind(self, feeds: Sequence[Array]) -> GroupBinding | None:
        """Steps with feeds of these sizes, of which one has just run, for native calls; None when they need Python."""
        version = self.state.shared.version  # as it is before the variables are looked at
        if self._trace is not None or not self.bindable or max(self._count, len(feeds)) > MOST:
            return None
        if not all(variable.initialized for part in self.parts for variable in part.variables.touched):
            return None
        layouts = self._layouts.of(feeds)
        with self._bind_lock:
            found = next((each for each in self._bound if each.run.layouts is layouts), None)
            if found is None:
                run = next((run for run in self._free if run.fast_group is not None and run.layouts is layouts), None)
                if run is None or run.fast_group is None:
                    return None
                try:
                    self._free.remove(run)
                except ValueError:  # another thread has just taken it
                    return None
                found = GroupBinding(run, run.fast_group, feeds)
                if self._has_variables:
                    found.hold(self.state.lock, self.state.shared.version_cell, writes=False)
                self._bound.append(found)
        found.verified = version
        return found

    def bind_alone(self, feeds: Sequence[Array]) -> None:
        """None: programs in C call steps on one device."""

    def unbind(self, binding: BoundStep) -> None:
        """Take a binding out of use; its run goes on unless a call is in it, or has failed."""
        assert isinstance(binding, GroupBinding)
        with self._bind_lock:
            self._bound = [each for each in self._bound if each is not binding]
        if not binding.busy and not binding.is_spent:
            binding.busy = True
            self._free.append(binding.run)

    @property
    def idle_runs(self) -> list[Run]:
        """The runs that are kept for steps to come."""
        return [*self._free, *(binding.run for binding in self._bound)]

    @property
    def programs(self) -> tuple[Program, ...]:
        """The programs of all devices."""
        return tuple(part.program for part in self.parts)

    def run(
        self, feeds: Sequence[Array], out: Sequence[Array | None] | None = None, context: StepContext | None = None
    ) -> list[Array]:
        """One step: the fetched arrays in order, those of `out` filled and given back where they are not None.

        The feeds must have passed their checks. Raises tfc.Error; variables are then as they were, or a note says
        which are not. `context` limits the step's time, traces it, or has the client take part in it.
        """
        layouts = self._layouts.of(feeds)
        try:
            run = self._free.pop()
        except IndexError:
            run = Run(self.parts)
        plain = out is None and context is None and self.trace is None
        if plain and run.fast_group is not None and run.layouts is layouts:
            brief = self._run_fast(run.fast_group, feeds)
            self._free.append(run)
            return brief
        self._running.append(run)
        try:
            if run.layouts is not layouts:
                run.bind(layouts)
            run.context = context
            if context is None:
                self._step(run, feeds, out)
            else:
                with context.limited(run.stop):
                    self._step(run, feeds, out)
            results: list[Array | None] = [None] * self._count
            for k, places in self._places:
                for place, array in zip(places, run.activations[k].results, strict=True):
                    results[place] = array
        finally:
            run.context = None
            self._running.remove(run)
        for activation in run.activations:
            activation.monitor.cancelled = 0
        run.forget()
        if self.bindable and run.is_new:
            run.find_fast_group(self.parts, feeds, results)  # type: ignore[arg-type]  # every None has been filled
        self._free.append(run)  # one that failed is not used again: loops that ended early leave it as they were
        return results  # type: ignore[return-value]  # every None has been filled

    def _run_fast(self, brief: FastGroup, feeds: Sequence[Array]) -> list[Array]:
        """A step of microseconds: one that reads variables runs inside of the lock's mutex, as on one device."""
        if not self._has_variables:
            return brief.run(feeds)
        lock = self.state.lock
        with lock.mutex:
            if not lock.counts.writing and not lock.counts.waiting_writers:
                return self._run_initialized(brief, feeds)
        with lock.reading():
            return self._run_initialized(brief, feeds)

    def _run_initialized(self, brief: FastGroup, feeds: Sequence[Array]) -> list[Array]:
        for part in self.parts:
            part.variables.check_initialized()
        return brief.run(feeds)

    def give_back(self) -> None:
        """Free the memory that is kept for results, now and from now on."""
        for part in self.parts:
            part.give_back()

    def cancel(self) -> None:
        """Ask the steps now running to stop."""
        for run in list(self._running):
            run.stop(True)

    # ---- running --------------------------------------------------------------------------------------------------

    def _step(self, run: Run, feeds: Sequence[Array], out: Sequence[Array | None] | None) -> None:
        pairs = list(zip(self.parts, run.activations, strict=True))
        hold = self._hold(pairs, run.context) if self._has_variables else None
        with ExitStack() as stack:
            if hold is not None:
                stack.enter_context(hold)
                for part in self.parts:
                    part.variables.check_initialized()
                hold.save()
            asks = [part.begin(activation, feeds, out) for part, activation in pairs]
            try:
                given = self._flow(run, asks, hold)
            except Error:
                for part in self.parts:
                    if (leak := part.leak()) is not None:
                        raise leak from None
                raise
            for (part, activation), ask in zip(pairs, asks, strict=True):
                part.end(activation, next(given) if ask is not None else ())
            for part in self.parts:
                part.variables.note_assigned()

    def _flow(self, run: Run, asks: Sequence[DataflowCall | None], hold: YieldingLock | None) -> Any:
        if run.group is None:
            return iter(())
        flowing = [part for part, ask in zip(self.parts, asks, strict=True) if ask is not None]
        context = run.context
        client = context.rendezvous if context is not None else None
        hosts: list[RunHost] = [partial(part.run_host, run.objects, client) for part in flowing]
        wanted = [ask for ask in asks if ask is not None]
        deadline = context.deadline if context is not None else None
        own = context.trace if context is not None else None
        traces = [trace for trace in (self.trace, own) if trace is not None]
        if not traces:
            return iter(run.group.run(wanted, hosts, True, hold=hold, deadline=deadline))
        from tfc.runtime.trace.flow_trace import traced_flows

        with ExitStack() as stack:
            stack.enter_context(traced_flows(traces, run.group.executors, [part.device.name for part in flowing]))
            work = [(part.device.name, stack.enter_context(part.device.pool.watched())) for part in flowing]
            results = run.group.run(wanted, hosts, True, hold=hold, deadline=deadline)
        for trace in traces:
            trace.work += [(device, each) for device, found in work for each in found]
        return iter(results)

    def _hold(self, pairs: Sequence[tuple[PartExecutable, Activation]], context: StepContext | None) -> YieldingLock:
        def save() -> None:
            for part, activation in pairs:
                activation.save_variables(part.variables.undone)

        def restore() -> None:
            for part, activation in pairs:
                activation.restore_variables(part.variables.undone)

        def changed() -> list[str]:
            return [name for part, activation in pairs for name in activation.changed_variables(part.variables.undone)]

        deadline = context.deadline if context is not None else None
        return YieldingLock(self.state.lock, self._writes, save, restore, changed, deadline)


def _program_of_feeds(parts: Sequence[PartExecutable], checks: Sequence[FeedCheck]) -> Program:
    """A program of feeds alone, to read the sizes off: the feeds of all parts."""
    shapes = {k: feed.shape for part in parts for k, feed in zip(part.part.feeds, part.program.feeds, strict=True)}
    buffers: list[Buffer] = []
    feeds: list[Feed] = []
    for k, check in enumerate(checks):
        shape = shapes.get(k, check.shape)
        buffers.append(Buffer("feed", check.type.dtype, shape, check.name, k))
        feeds.append(Feed(check.name, k, check.type.dtype, shape))
    wanted: dict[str, Dimension] = {}
    for dim in (dim for part in parts for dim in part.program.dims if dim.buffer < 0):
        minimum = max(dim.minimum, wanted[dim.name].minimum) if dim.name in wanted else dim.minimum
        sources = [(b, buffer.shape) for b, buffer in enumerate(buffers)]
        found = bind_dimension(dim.name, sources, minimum, dim.maximum)
        if found is not None:
            wanted[dim.name] = found
    return Program("feeds", tuple(buffers), (), dims=tuple(wanted.values()), feeds=tuple(feeds))
