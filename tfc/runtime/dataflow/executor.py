"""The dataflow executor of one device: the native executor (native/executor) runs the nodes, a group (group.py)
drives it.

It lays the regions out, hands in the operands, and runs the ops without a kernel by their reference bodies when the
group asks for it. Strings and tensors of sizes known only now stay NumPy arrays here, native code knows their
numbers; everything else lies in native memory, which is reused as soon as nobody waits for a tensor any more.
"""

from __future__ import annotations

import ctypes
import itertools
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from tfc.codegen.program.dataflow import FlowNode, is_object
from tfc.codegen.program.program import Program
from tfc.ir.analysis.effects import written_operands
from tfc.ir.base.errors import Error
from tfc.ir.graph.graph import Value
from tfc.ir.reference.node_state import Slot
from tfc.ir.types.dims import evaluate
from tfc.ir.types.strings import Strings, never_changes, plain
from tfc.ir.types.types import Array, concrete, product
from tfc.runtime.dataflow.flow_memory import FlowMemory, pointers
from tfc.runtime.dataflow.flow_start import FlowStart
from tfc.runtime.dataflow.flow_tables import FlowTables
from tfc.runtime.memory.storage import HOST, address_of, over
from tfc.runtime.native import flow_records as records
from tfc.runtime.native.thread_pool import ThreadPool
from tfc.runtime.program.activation import Activation
from tfc.runtime.program.failure import node_error, step_error
from tfc.runtime.program.host_ops import Handle, Pending, may_wait
from tfc.runtime.program.layout import Layout
from tfc.runtime.state.state import Variable

if TYPE_CHECKING:
    from tfc.runtime.native.records import EventRecord
    from tfc.runtime.trace.flow_trace import FlowEvents

RunHost = Callable[[Any, Sequence[Array | None], Mapping[int, Slot]], Sequence[Any] | Pending]
"""Runs the reference body of a node: the inputs, and an Slot for each that is a variable it writes. The inputs are the
memory that kernels use, for the time of the call; of an op that may be Pending they are arrays of their own."""


@dataclass(slots=True)
class HostCall:
    """A host op between its begin and its end; `memory` and `written` are of the variables that it writes."""

    op_record: int
    node: HostNode
    inputs: Sequence[Array | None]
    memory: Mapping[int, Array]
    written: Mapping[int, Slot]
    pending: Pending | None


_MOVE = np.dtype(records.MoveRecord)


class HostNode:
    """A host op of a dataflow, with what every run of it needs."""

    __slots__ = ("handle", "host", "name", "outputs", "waits", "written")

    def __init__(self, node: FlowNode) -> None:
        assert node.host is not None
        self.host, self.name = node.host, node.name
        self.waits = may_wait(node.host)
        self.written = written_operands(node.host)
        self.outputs = tuple(p for p, alias in enumerate(node.aliases) if alias < 0)
        """The outputs that it gives itself."""
        self.handle: Handle | None = None
        """The last output, if it gives the same again."""


class Executor:
    """The dataflows of a program in one activation. Make it once the activation has its layout; `bind` it to another
    one.

    A run is `begin`, what the group does, `results` and `end`.
    """

    def __init__(self, tables: FlowTables, activation: Activation, pool: ThreadPool) -> None:
        self.tables, self.activation, self.native = tables, activation, pool.native
        self.program: Program = activation.program
        self._place = activation.loaded.memory
        self._gpu = self._place.launcher
        self.memory = FlowMemory(self._place if self._gpu is None else HOST)
        self.data = FlowMemory(self._place) if self._gpu is not None else None
        """The memory of tensor elements, if that is not beside their native records."""
        self.objects: dict[int, Any] = {}
        """Arrays, and Strings, that native code knows by number only."""
        self._numbers = itertools.count(1)
        self._regions = []
        for loaded in tables.regions:
            # Stand-ins: a region gets the variables' memory when it runs.
            variables = [Variable(use.name, use.dtype, (0,)) for use in loaded.program.variables]
            # On a GPU a loop is many launches, and what it has written by then a group's step takes back.
            undone = len(loaded.program.instructions) if self._gpu else 0
            self._regions.append(Activation(loaded, pool, variables, undone))
        self._uses = (records.RegionUseRecord * max(1, len(self._regions)))()
        self._graphs = type(tables.graphs).from_buffer_copy(tables.graphs)
        kinds = tables.constant_types
        self._constants = [_constant(array, kinds.get(k, -1)) for k, array in enumerate(activation.loaded.constants)]
        self._constant_at = {
            ctypes.addressof(value): array
            for value, array in zip(self._constants, activation.loaded.constants, strict=True)
            if not array.dtype.hasobject
        }
        self._hosts: dict[tuple[int, int], HostNode] = {}
        self._pointers = pointers([ctypes.addressof(value) for value in self._constants])
        self._kept: list[Any] = []
        self.record = records.ExecutorRecord()
        self._blank = records.ExecutorRecord(
            graphs=ctypes.addressof(self._graphs), regions=ctypes.addressof(self._uses),
            constants=ctypes.addressof(self._pointers), ctx=activation.context_address, more=self.memory.more,
        )  # fmt: skip
        if self.data is not None:
            self._blank.more_data = self.data.more
        self._starts: dict[int, FlowStart] = {}
        self.events: FlowEvents | None = None
        """The record of when each node ran; None when no trace is taken."""
        self._layout: Layout | None = None
        for region in self._regions:
            region.follow(activation)

    # ---- sizes ------------------------------------------------------------------------------------------------------

    def bind(self, layout: Layout) -> None:
        """Lay the regions out for these sizes. RESOURCE_EXHAUSTED when there is no memory for them."""
        if self._layout is layout:
            return
        symbols = frozenset(layout.symbols)
        self._kept.clear()
        self._starts.clear()
        self.shapes: list[tuple[int, ...] | None] = [
            None if is_object(kind, symbols) else concrete(kind.shape or (), layout.symbols)
            for kind in self.tables.types
        ]
        self._bytes = np.array([self._size(k) for k in range(len(self.shapes))] or [0], np.int64)
        for graph, first in zip(self._graphs, self.tables.outputs, strict=False):
            graph.bytes = address_of(self._bytes) + 8 * first
        uses = [region for flow in self.tables.flows for region in flow.regions]
        for record, activation, region in zip(self._uses, self._regions, uses, strict=False):
            activation.bind(Layout(activation.loaded, layout.symbols))
            assert activation.layout is not None
            record.region = activation.first_region if activation.loaded.segments else None
            record.buffers = ctypes.addressof(activation.table)
            record.inputs = self._keep(np.array([*region.inputs, -1], np.int32))
            record.outputs = self._keep(np.array([*_outputs(activation.program, region.outputs), -1], np.int32))
            moving = _moving(activation.program, layout.symbols)
            moves = np.array([*moving, (-1, -1, 0)], _MOVE)
            record.moves, record.n_moves = self._keep(moves), len(moving)
            record.writes = bool(activation.program.written)
        self._layout = layout

    def _size(self, kind: int) -> int:
        shape = self.shapes[kind]
        if shape is None:
            return -1
        return evaluate(product(shape) or 0, {}) * self.tables.types[kind].dtype.size

    def _keep(self, array: Array) -> int:
        self._kept.append(array)
        return address_of(array)

    # ---- one run ----------------------------------------------------------------------------------------------------

    @property
    def is_fast(self) -> bool:
        """True when all regions take a few microseconds in their current layout."""
        return all(region.layout is not None and region.layout.brief for region in self._regions)

    @property
    def operands(self) -> ctypes.Array[records.ValueRecord]:
        """The arguments of the last run, as native code sees them."""
        return self._current.operands

    def join(self, record: records.ExecutorRecord, group: int, transfers: int) -> None:
        """Join a group, which gives the record; the addresses of its own, and of its numbers for transfers."""
        self.record = record
        self._blank.group, self._blank.transfers = group, transfers
        self._starts.clear()

    def begin(self, number: int, operands: Sequence[Array], stoppable: bool, lasting: bool = False) -> None:
        """Get ready to run dataflow `number`; `lasting` operands are likely to be the same the next time."""
        start = self._starts.get(number)
        if start is None:
            start = self._starts[number] = self._start(number)
        self._current = start
        start.fill(self.record, operands, self._number, lasting)
        self.record.stoppable = stoppable
        self.record.room, self.record.room_end = self.memory.begin()
        if self.data is not None:
            self.record.data, self.record.data_end = self.data.begin()
        if self.events is not None:
            self.events.watch(self.record)

    def _start(self, number: int) -> FlowStart:
        tables, flow = self.tables, self.tables.flows[number]
        names = {node.argument: node.name for node in flow.nodes if node.kind == "result"}
        first = tables.arguments[number]
        types = range(first, first + len(flow.arguments))
        sizes = [self._size(kind) for kind in types]
        return FlowStart(self._blank, number, types, sizes, [names[k] for k in range(len(names))], tables.widest)

    def results(self) -> list[Array]:
        """The results of the dataflow, in memory that the next run uses again. An Error names a result that is dead."""
        names = self._current.names
        given = _pointers(self.record.results, len(names))
        return [self._result(address, name) for address, name in zip(given, names, strict=True)]

    def trace_kernels(self, events: ctypes.Array[EventRecord] | None) -> None:
        """Note when each kernel of the regions runs; None ends it."""
        for region in self._regions:
            region.trace_with(self.activation, events)

    @property
    def is_on_gpu(self) -> bool:
        """True when the host can not access its tensors."""
        return self._gpu is not None

    def end(self) -> None:
        """End the run: release what it held."""
        self.objects.clear()
        if self._gpu is not None and self.record.group:
            self._gpu.drop(ctypes.addressof(self.record))
        self._current.end()

    def _number(self, tensor: Any) -> int:
        number = next(self._numbers)
        self.objects[number] = tensor
        return number

    def _forget_dropped(self) -> None:
        """Release the arrays to which no native tensor refers any more."""
        address = self.record.dropped
        if not address:
            return
        while address:
            value = records.ValueRecord.from_address(address)
            self.objects.pop(value.object, None)
            address = value.next
        self.native.forget(ctypes.addressof(self.record))

    # ---- host ops ---------------------------------------------------------------------------------------------------

    def run_host(self, run_host: RunHost) -> HostCall | None:
        """Run the host op that the record asks for, to its end if it has one: then None."""
        address = self.record.activation
        assert address is not None
        op_record = records.ActivationRecord.from_address(address)
        place = op_record.graph, op_record.node
        node = self._hosts.get(place)
        if node is None:
            node = self._hosts[place] = HostNode(self.tables.flows[place[0]].nodes[place[1]])
        if node.handle is not None and node.handle.holds:
            records.ValueRecord.from_address(_pointers(op_record.outputs, 1)[0]).object = self._number(node.handle[0])
            self.native.finish(ctypes.addressof(self.record), address)
            return None
        inputs = self._inputs(node, op_record)
        memory: dict[int, Array] = {}
        for k in node.written:
            if (array := inputs[k]) is not None:
                memory[k] = array
                inputs[k] = self._place.read(array)  # the body may give back what the variable held before
                self.record.has_written = 1
        written = {k: Slot(inputs[k]) for k in memory}
        outputs = run_host(node.host, inputs, written)
        if isinstance(outputs, Pending):
            return HostCall(address, node, inputs, memory, written, outputs)
        if type(outputs) is Handle:
            node.handle = outputs
        self.fill(HostCall(address, node, inputs, memory, written, None), outputs)
        self.native.finish(ctypes.addressof(self.record), address)
        if self.record.dropped:
            self._forget_dropped()
        return None

    def _inputs(self, node: HostNode, op_record: records.ActivationRecord) -> list[Array | None]:
        count = len(node.host.inputs)
        if not count:
            return []
        inputs = [self._array(address) for address in _pointers(op_record.inputs, count)]
        if self._gpu is not None:
            return [self._seen(node, k, array) for k, array in enumerate(inputs)]
        return [_apart(array) for array in inputs] if node.waits else inputs

    def _seen(self, node: HostNode, k: int, array: Any) -> Any:
        """A tensor of the device as an op of the host sees it: a copy, but of a variable that it writes."""
        if type(array) is not np.ndarray or array.dtype.hasobject or k in node.written:
            return array
        return self._place.read(array) if self._place.holds(array) else array

    def fill(self, call: HostCall, outputs: Sequence[Any]) -> None:
        """Give native code the outputs of an op; from any thread, as nobody else looks at them yet."""
        node = call.node
        for k, variable in call.written.items():
            if variable.value is not call.inputs[k]:
                self._write(node, call.memory[k], np.asarray(variable.value))
        if node.outputs:
            op_record = records.ActivationRecord.from_address(call.op_record)
            addresses = _pointers(op_record.outputs, node.outputs[-1] + 1)
            for p in node.outputs:
                self._keep_output(node, records.ValueRecord.from_address(addresses[p]), outputs[p], call.inputs)

    def _array(self, address: int) -> Any:
        """A tensor over the very memory kernels use; what they do not use may be Strings."""
        constant = self._constant_at.get(address)
        if constant is not None:
            return constant
        value = records.ValueRecord.from_address(address)
        if value.bytes < 0:
            return self.objects[value.object]
        shape, dtype = self.shapes[value.type], self.tables.types[value.type].dtype.storage
        assert shape is not None
        if not value.bytes:
            return np.empty(shape, dtype)
        if self._gpu is not None:
            return over(value.data or 0, value.bytes).view(dtype).reshape(shape)
        return np.ndarray(shape, dtype, (ctypes.c_char * value.bytes).from_address(value.data or 0))

    def _keep_output(
        self, node: HostNode, value: records.ValueRecord, given: Any, inputs: Sequence[Array | None]
    ) -> None:
        if value.bytes < 0 and self._may_keep(value, given, inputs):
            value.object = self._number(given)
            return
        dtype = self.tables.types[value.type].dtype
        output = np.asarray(given, dtype=object) if dtype.size == 0 else np.asarray(given)
        if value.bytes >= 0:
            if (
                self._gpu is None
                and output.dtype == dtype.storage
                and output.shape == self.shapes[value.type]
                and output.flags.c_contiguous
            ):
                ctypes.memmove(value.data or 0, address_of(output), value.bytes)
            else:
                self._write(node, self._array(ctypes.addressof(value)), output)
            return
        value.object = self._number(np.array(output, dtype.storage, order="C"))

    def _may_keep(self, value: records.ValueRecord, given: Any, inputs: Sequence[Array | None]) -> bool:
        """True for an array of a reference body that nothing else will change: it need not be copied."""
        if type(given) is not np.ndarray:
            return type(given) is Strings
        if given.dtype != self.tables.types[value.type].dtype.storage:
            return False
        if given.base is not None:
            return never_changes(given)
        # A body may hand back its input, whose memory other tensors will reuse.
        return given.flags.c_contiguous and not any(given is array for array in inputs)

    def _write(self, node: HostNode, memory: Array, value: Array) -> None:
        if memory.shape != value.shape:
            message = f"a value of shape {list(value.shape)} for a tensor of shape {list(memory.shape)}"
            raise node_error(self.program, node.name, message, "INVALID_ARGUMENT")
        self._place.write(memory, value)

    # ---- ends -------------------------------------------------------------------------------------------------------

    def _result(self, address: int, name: str) -> Array:
        if not address:
            value = Value.parse(name)
            message = f"The tensor returned for {value.node}:{value.port} was not valid."
            raise node_error(self.program, value.node, message, "INVALID_ARGUMENT")
        result: Array = plain(self._array(address))
        return result

    def error(self) -> Error:
        """The reason for which the run of this executor failed."""
        record = self.record
        flow = self.tables.flows[record.failed_graph] if record.failed_graph >= 0 else None
        node = flow.nodes[record.failed_node] if flow and record.failed_node >= 0 else None
        if record.cause == records.BY_STOPPING:
            return Error("the step was cancelled", code="CANCELLED")
        if record.cause == records.BY_MEMORY:
            refused = self.memory.refused or (self.data.refused if self.data is not None else None)
            return refused or Error("there is no memory left for loops and calls", "RESOURCE_EXHAUSTED")
        if self._gpu is not None and record.cause == records.BY_DEVICE:
            return self._gpu.problem()
        if node is None:
            return Error("the step waits for a tensor that never comes", code="INTERNAL")
        if record.cause == records.BY_KERNEL:
            region = self._regions[self.tables.first_region[record.failed_graph] + node.argument]
            return step_error(region.program, region.failure, self._gpu)
        messages = {
            records.BY_SIZES: f"{node.name} receives a tensor of another size than was sent",
            records.BY_TWO_INPUTS: "Merge can not have more than one valid input.",
            records.BY_TWO_EXITS: f"Exit {node.name!r} has a live input in two iterations",
        }
        return node_error(self.program, node.name, messages[record.cause], "INTERNAL")


def _apart(array: Any) -> Any:
    """A copy of an operand that would be overwritten when the memory of the step's tensors is used again, else the
    operand.
    """
    if type(array) is Strings or array is None or array.base is None or never_changes(array):
        return array
    return array.copy()


def _pointers(address: int, count: int) -> ctypes.Array[ctypes.c_uint64]:
    """The addresses in an array of native code, 0 for NULL."""
    return (ctypes.c_uint64 * count).from_address(address)


def _constant(array: Array, kind: int) -> records.ValueRecord:
    if array.dtype.hasobject:
        return records.ValueRecord(kept=1)  # strings are given by host ops
    return records.ValueRecord(address_of(array), 0, array.nbytes, 0, 1, kind)


def _moving(program: Program, symbols: Mapping[str, int]) -> list[tuple[int, int, int]]:
    """The views whose base has another address in every run: (view, base, offset)."""
    return [
        (b, buffer.base, evaluate(buffer.offset, symbols))
        for b, buffer in enumerate(program.buffers)
        if buffer.kind == "view" and program.buffers[buffer.base].kind in ("feed", "fetch", "variable")
    ]


def _outputs(program: Program, outputs: Sequence[int]) -> list[int]:
    """Buffers that kernels write as they are, and -2 - b for those to be copied from buffer b."""
    seen: set[int] = set()
    found = []
    for b in outputs:
        direct = b >= 0 and program.buffers[b].kind == "fetch" and b not in seen
        seen.add(b)
        found.append(b if direct or b < 0 else -2 - b)
    return found
