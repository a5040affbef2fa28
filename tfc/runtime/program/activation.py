"""An activation: the memory that one running step writes to. A loaded program has as many of them as it ever had steps
at one time.

It owns the arena, the table of buffer addresses that the walker reads, the failure record, and the arrays by which host
ops see the same memory.
"""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np

from tfc.codegen.program.program import Program
from tfc.ir.base.errors import Error
from tfc.ir.types.dims import evaluate
from tfc.ir.types.types import Array, concrete
from tfc.runtime.memory.storage import address_of
from tfc.runtime.native.records import (
    CtxRecord,
    EventRecord,
    FailureRecord,
    HostRecord,
    MonitorRecord,
    RegionRecord,
    RunsRecord,
)
from tfc.runtime.native.thread_pool import ThreadPool
from tfc.runtime.program.fetch_plan import Place
from tfc.runtime.program.layout import Layout
from tfc.runtime.program.loaded import LoadedProgram
from tfc.runtime.state.state import Variable

if TYPE_CHECKING:
    from tfc.runtime.dataflow.group import Group
    from tfc.runtime.gpu.steps import ActivationOnGpu
    from tfc.runtime.program.heap import Heap
    from tfc.runtime.program.host_ops import Pending
    from tfc.runtime.state.yielding_lock import YieldingLock
    from tfc.runtime.trace.run_options import StepContext

_RUNS_KEPT = 64
"""The maximum number of runs of one instruction in a trace."""


class Activation:
    """One step's memory of a program. `bind` it to a layout, set the addresses of feeds and results in `table`, run,
    repeat.
    """

    def __init__(
        self,
        loaded: LoadedProgram,
        pool: ThreadPool,
        variables: Sequence[Variable],
        cancel_before: int,
        places: Sequence[Place] = (),
    ) -> None:
        program = loaded.program
        self.loaded = loaded
        self.program: Program = program
        self.variables = variables
        self.layout: Layout | None = None
        self.feeds: Sequence[Array] = ()
        self.results: Sequence[Array | None] = ()
        self.made: dict[int, Array] = {}
        """Arrays of this step only: outputs of host ops, and buffers whose size they determined."""
        self.places = places
        """The sources of result arrays, one per fetch."""
        self.group: Group | None = None
        """The group that runs the program's dataflows, once one was run."""
        self.hold: YieldingLock | None = None
        """The hold of the variables by a step that may have to wait."""
        self.usual_hold: YieldingLock | None = None
        """The hold of all steps for which no other was set."""
        self.pending: Pending | None = None
        """The op of the host that the step waits for, if it waits in Python."""
        self.begun: list[tuple[int, int, int]] = []
        """The ops that the running step had to wait for first: instructions, with begin and end in ns."""
        self.context: StepContext | None = None
        """The context of the running step: its inputs besides feeds."""
        self.saved: list[Array] = []
        """Copies of variables, to undo a failed step."""
        self._addresses = np.zeros(max(1, len(program.buffers)), np.uint64)
        self.table = (ctypes.c_void_p * self._addresses.size).from_address(address_of(self._addresses))
        self.dims = np.zeros(max(1, len(program.dims)), np.int64)
        self._operands = (ctypes.c_void_p * max(1, loaded.widest))()
        self._arena = loaded.memory.block(0)
        self._turned = np.zeros(max(1, len(loaded.control_tables.pairs)), np.uint8)
        self._views: dict[int, Array] = {}
        self._pool = pool
        self._on_gpu: ActivationOnGpu | None = None
        self._connect(cancel_before)
        for b, buffer in enumerate(program.buffers):
            if buffer.dtype.size and buffer.kind == "constant":
                self.table[b] = address_of(loaded.constants[buffer.index])
            elif buffer.dtype.size and buffer.kind == "variable":
                self.table[b] = address_of(variables[buffer.index].array)

    def _connect(self, cancel_before: int) -> None:
        """Make the native records and point them at each other."""
        native = self._pool.native
        self.failure = FailureRecord()
        self.monitor = MonitorRecord()
        self._host = HostRecord(struct_size=ctypes.sizeof(HostRecord), n_threads=self._pool.threads)
        self._host.user = ctypes.addressof(self.monitor)
        self._host.cancelled = native.addresses["tfc_monitor_cancelled"]
        self._context = CtxRecord(struct_size=ctypes.sizeof(CtxRecord), pool=self._pool.address or None)
        self._context.failure = ctypes.addressof(self.failure)
        self._context.host = ctypes.addressof(self._host)
        segments = self.loaded.segments
        self.regions = (RegionRecord * max(1, len(segments)))()
        records = address_of(self.loaded.records)
        for region, segment in zip(self.regions, segments, strict=False):
            region.instructions = records + segment.record * self.loaded.records.itemsize
            region.n_instructions = segment.last - segment.first + 1
            region.buffers = address_of(self._addresses)
            region.dims = address_of(self.dims)
            region.operands = ctypes.addressof(self._operands)
            region.numbers = address_of(self.loaded.numbers)
            region.ctx = ctypes.addressof(self._context)
            region.cancel_before = max(0, cancel_before - segment.first)
            region.sizes = address_of(self.loaded.sizes)
            region.turned = address_of(self._turned)
            region.blocks = self.heap.address if self.loaded.control_tables.blocks else None
            region.is_straight = segment.is_straight
        if (launcher := self.loaded.memory.launcher) is not None:
            self._on_gpu = launcher.activation(self.loaded, self._context, self.regions)
        self.region_addresses = [ctypes.addressof(region) for region in self.regions]
        self.first_region = self.region_addresses[0]

    @cached_property
    def heap(self) -> Heap:
        """The memory of buffers that native code learns the sizes of."""
        from tfc.runtime.program.heap import Heap  # few programs need it

        launcher = self.loaded.memory.launcher
        free = self._pool.native.block_free if launcher is None else launcher.pool.give
        return Heap(len(self.loaded.control_tables.blocks), free)

    def bind(self, layout: Layout) -> None:
        """Lay the arena out for these sizes. RESOURCE_EXHAUSTED when there is no memory for it."""
        if layout.arena_bytes > self._arena.size:
            self._arena = self.loaded.memory.block(layout.arena_bytes, self._owner)
        self._views.clear()
        self._turned[:] = 0
        self._addresses[layout.arena_ids] = address_of(self._arena) + layout.arena_offsets
        self._addresses[layout.view_ids] = self._addresses[layout.bases] + layout.offsets.astype(np.uint64)
        self.dims[: len(layout.dims)] = layout.dims
        # A brief step cannot be cancelled: nobody could be quick enough, and it saves a check per kernel.
        self._context.host = None if layout.brief else ctypes.addressof(self._host)
        self.layout = layout

    @property
    def _owner(self) -> str:
        """The owner of the arena in errors: the nodes that the program computes first and last."""
        names = [use.nodes[0] for use in self.program.instructions if use.nodes]
        return f"what is between {names[0]} and {names[-1]}" if names else ""

    def await_op(self, pending: Pending) -> Sequence[Any]:
        """The outputs of an op of the host, once it has ended."""
        self.pending = pending
        try:
            if self.monitor.cancelled:
                pending.future.cancel()
            return pending.awaited(self.context.deadline if self.context is not None else None)
        finally:
            self.pending = None

    def cancel(self) -> None:
        """Ask the running step to stop. From any thread."""
        self.monitor.cancelled = 1
        if (pending := self.pending) is not None:
            pending.future.cancel()
        if self.group is not None:
            self.group.cancel()

    def failed(self) -> Error:
        """The error of the step that has just ended with a status."""
        from tfc.runtime.program.failure import step_error

        return step_error(self.program, self.failure, self.loaded.memory.launcher)

    @property
    def context_address(self) -> int:
        """The address of the native record of this step's pool, hooks and failure."""
        return ctypes.addressof(self._context)

    def follow(self, outer: Activation) -> None:
        """Be cancelled together with another activation, of which this one runs a region."""
        self._host.user = ctypes.addressof(outer.monitor)

    def trace_with(self, outer: Activation, events: ctypes.Array[EventRecord] | None) -> None:
        """Record in the monitor of the activation that this one follows when each kernel runs, as far as there is room;
        None ends it. Those on a GPU are timed by its own clock, and launched one by one.
        """
        monitor = outer.monitor
        if events is None:
            self._host.trace, self._context.timer, monitor.n_runs = None, None, 0
            self._context.host = None if self.layout is not None and self.layout.brief else ctypes.addressof(self._host)
            return
        self._record_in(monitor, events, max(1, len(self.program.instructions), monitor.n_runs), 1 << 62)
        if self._on_gpu is not None:
            self._on_gpu.time_in(monitor)

    def _record_in(self, monitor: MonitorRecord, events: ctypes.Array[EventRecord], n_runs: int, keep: int) -> None:
        """Record in a monitor the first `keep` runs of each kernel as `events`, and the sums of `n_runs` kernels."""
        self._runs = (RunsRecord * n_runs)()
        monitor.events, monitor.runs = ctypes.addressof(events), ctypes.addressof(self._runs)
        monitor.capacity, monitor.count, monitor.n_runs, monitor.keep = len(events), 0, n_runs, keep
        self._host.trace = self._pool.native.addresses["tfc_monitor_trace"]
        self._context.host = ctypes.addressof(self._host)

    def move_views(self) -> None:
        """Follow the feeds and results of this step with the views that lie in them."""
        assert self.layout is not None
        for view, base, offset in self.layout.moving:
            self.table[view] = (self.table[base] or 0) + offset

    def start_trace(self) -> None:
        """Record when each kernel runs, until `bind` is called again; of a loop's kernels the first runs only."""
        from tfc.codegen.program.control import loops_of  # traces need it

        in_loops = {at for first, last in loops_of(self.program.instructions) for at in range(first, last + 1)}
        self._events = (EventRecord * (max(1, len(self.loaded.records)) + (_RUNS_KEPT - 1) * len(in_loops)))()
        self._record_in(self.monitor, self._events, max(1, len(self.program.instructions)), _RUNS_KEPT)

    def end_trace(self) -> tuple[list[tuple[int, int, int]], list[tuple[int, int, int, int]]]:
        """The recorded times: (instruction, begin, end) of the events kept, and for every instruction all its runs, as
        (count, total time, begin of the first, end of the last).
        """
        self._host.trace = None
        self.layout = None  # binding again sets the hooks as the layout wants them
        kept = self._events[: min(self.monitor.count, self.monitor.capacity)]
        events = [(event.instruction, event.begin_ns, event.end_ns) for event in kept]
        return events, [(runs.count, runs.total_ns, runs.begin_ns, runs.end_ns) for runs in self._runs]

    def save_variables(self, variables: Sequence[Variable]) -> None:
        """Copy variables aside, so that `restore_variables` can undo the step."""
        if len(self.saved) != len(variables):
            memory = self.loaded.memory
            self.saved = [memory.array(v.array.shape, v.array.dtype, f"a copy of {v.name}") for v in variables]
        for copy, variable in zip(self.saved, variables, strict=True):
            variable.memory.move(copy, variable.array)

    def changed_variables(self, variables: Sequence[Variable]) -> list[str]:
        """The names of the variables that differ from the copies of `save_variables`, bit by bit."""
        pairs = zip(self.saved, variables, strict=True)
        return [v.name for copy, v in pairs if v.memory.read(copy).tobytes() != v.value().tobytes()]

    def restore_variables(self, variables: Sequence[Variable]) -> None:
        """Restore the copies of `save_variables`, unless the device that had them is lost."""
        if (launcher := self.loaded.memory.launcher) is not None and launcher.is_lost:
            return
        for copy, variable in zip(self.saved, variables, strict=True):
            variable.memory.move(variable.array, copy)

    def array(self, b: int) -> Array:
        """Buffer `b` as an array over the very memory kernels use."""
        if b in self.made:
            return self.made[b]
        buffer = self.program.buffers[b]
        if buffer.kind == "feed":
            return self.feeds[buffer.index]
        if buffer.kind == "variable":
            return self.variables[buffer.index].array
        if buffer.kind == "constant":
            return self.loaded.constants[buffer.index]
        if buffer.kind == "fetch":
            result = self.results[buffer.index]
            assert result is not None
            return result
        if buffer.kind == "view":
            return self._view(b)
        if buffer.kind == "heap":
            return self.heap.array(self.loaded.control_tables.blocks[b], self._sized_shape(b), buffer.dtype.storage)
        if b not in self._views:
            self._views[b] = self._in_arena(b)
        return self._views[b]

    def _in_arena(self, b: int) -> Array:
        assert self.layout is not None
        buffer = self.program.buffers[b]
        start = self.layout.offset_of[b]
        piece = self._arena[start : start + self.layout.bytes(b, buffer)]
        return piece.view(buffer.dtype.storage).reshape(self.layout.shapes[b])

    def _view(self, b: int) -> Array:
        assert self.layout is not None
        buffer = self.program.buffers[b]
        shape = self.layout.shapes.get(b)
        symbols = self.layout.symbols if shape is not None else self.all_symbols()
        if shape is None:
            shape = concrete(buffer.shape or (), symbols)
        base, start = self.array(buffer.base), evaluate(buffer.offset, symbols)
        if buffer.dtype.size == 0:
            return base.reshape(shape)
        size = buffer.bytes(symbols)
        raw = base.reshape(-1).view(np.uint8)[start : start + size]
        return raw.view(buffer.dtype.storage).reshape(shape)

    def take(self, b: int) -> Array:
        """Heap buffer `b` as an array that owns its memory: the next step gets new memory for it."""
        buffer = self.program.buffers[b]
        return self.heap.take(self.loaded.control_tables.blocks[b], self._sized_shape(b), buffer.dtype.storage)

    def _sized_shape(self, b: int) -> tuple[int, ...]:
        return concrete(self.program.buffers[b].shape or (), self.all_symbols())

    def all_symbols(self) -> dict[str, int]:
        """Every symbol's value, those that host ops have determined so far included."""
        return {dim.name: int(self.dims[i]) for i, dim in enumerate(self.program.dims)}

    def make(self, b: int, array: Array) -> None:
        """Use this array as buffer `b` for the rest of the step."""
        self.made[b] = array
        if self.program.buffers[b].dtype.size:
            self.table[b] = address_of(array)

    def allocate_late(self, buffers: Sequence[int]) -> None:
        """Give memory to buffers whose sizes the last host op has determined."""
        symbols = self.all_symbols()
        for b in buffers:
            buffer = self.program.buffers[b]
            if buffer.kind == "view":
                self.table[b] = (self.table[buffer.base] or 0) + evaluate(buffer.offset, symbols)
            else:
                self.make(b, self.loaded.memory.array(concrete(buffer.shape or (), symbols), buffer.dtype.storage))
