"""The segments of a step that run from Python: host ops, and dataflows, which a group of one executor runs.

Whatever is the same in all steps is settled by the first one. Training steps that take batches from a queue come here
each time, with the caches full of tensors: every function that need not be called counts.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any

import numpy as np

from tfc.codegen.program.program import Instruction
from tfc.ir.graph.graph import Node
from tfc.ir.reference.node_state import Slot
from tfc.ir.types.types import Array
from tfc.runtime.dataflow.executor import Executor
from tfc.runtime.dataflow.flow_tables import FlowTables
from tfc.runtime.dataflow.group import DataflowCall, Group
from tfc.runtime.memory.storage import put
from tfc.runtime.native.thread_pool import ThreadPool
from tfc.runtime.program.activation import Activation
from tfc.runtime.program.failure import node_error
from tfc.runtime.program.host_ops import Handle, Pending, client_slot, run_host_op
from tfc.runtime.program.loaded import LoadedProgram, Segment
from tfc.runtime.state.state import State, Variable
from tfc.runtime.trace.trace import Trace

if TYPE_CHECKING:
    from tfc.ir.reference.rendezvous import Rendezvous


class FlowStep:
    """A runner of the dataflows and host ops of a loaded program in any of its activations, over the state of a
    session.

    `device_name` is what traces call the device.
    """

    def __init__(self, loaded: LoadedProgram, state: State, pool: ThreadPool, device_name: str) -> None:
        self._loaded, self._state, self._pool, self._device_name = loaded, state, pool, device_name
        self._program = loaded.program
        self._handles: dict[int, Handle] = {}
        """The outputs of host ops that give the same again, by their instructions."""
        self._variables: dict[int, Sequence[Variable]] = {}
        """The arguments of dataflows that have no others."""

    @cached_property
    def tables(self) -> FlowTables:
        """The dataflows as native code reads them."""
        return FlowTables(self._loaded)

    def run_segment(self, activation: Activation, segment: Segment, stoppable: bool, traces: Sequence[Trace]) -> None:
        """Run a host op or a dataflow, and put its results where the rest of the step reads them."""
        use = self._program.instructions[segment.first]
        if use.dataflow >= 0:
            inputs, results = self._run_dataflow(activation, use, stoppable, traces)
            for b, result in zip(use.operands[len(inputs) :], results, strict=True):
                self.keep_output(activation, b, result, inputs)
        else:
            self._host_op(activation, use, segment.first)
        if segment.first in self._loaded.late:
            written = use.writes
            for i, dim in enumerate(self._program.dims):
                if dim.buffer in written:
                    size = activation.made[dim.buffer].shape[dim.axis]
                    activation.dims[i] = (size - dim.shift) // dim.scale
            activation.allocate_late(self._loaded.late[segment.first])

    # ---- dataflows --------------------------------------------------------------------------------------------------

    def _run_dataflow(
        self, activation: Activation, use: Instruction, stoppable: bool, traces: Sequence[Trace]
    ) -> tuple[Sequence[Array], list[Array]]:
        """Run the dataflow of an instruction: its arguments, and its results in memory that the next run uses again."""
        group = activation.group
        if group is None:
            group = activation.group = Group([Executor(self.tables, activation, self._pool)])
        assert activation.layout is not None
        group.executors[0].bind(activation.layout)
        count = len(self._program.dataflows[use.dataflow].arguments)
        variables = self._variables.get(use.dataflow) or self._only_variables(activation, use, count)
        inputs = [v.array for v in variables] if variables else [activation.array(b) for b in use.operands[:count]]
        asks = [DataflowCall(use.dataflow, inputs, bool(variables))]
        context = activation.context
        deadline = context.deadline if context is not None else None
        client = context.rendezvous if context is not None else None
        run_host = self.run_host if client is None else partial(self.run_host, client=client)
        if not traces:
            return inputs, group.run(asks, run_host, stoppable, hold=activation.hold, deadline=deadline)[0]
        from tfc.runtime.trace.flow_trace import traced_flows

        with traced_flows(traces, group.executors, [self._device_name]):
            return inputs, group.run(asks, run_host, stoppable, hold=activation.hold, deadline=deadline)[0]

    def _only_variables(self, activation: Activation, use: Instruction, count: int) -> Sequence[Variable]:
        """The arguments of a dataflow if all of them are variables, else none."""
        buffers = [self._program.buffers[b] for b in use.operands[:count]]
        if any(buffer.kind != "variable" for buffer in buffers):
            return ()
        self._variables[use.dataflow] = [activation.variables[buffer.index] for buffer in buffers]
        return self._variables[use.dataflow]

    # ---- ops of the host --------------------------------------------------------------------------------------------

    def run_host(
        self, node: Node, inputs: Sequence[Array | None], written: Mapping[int, Slot], client: Rendezvous | None = None
    ) -> Sequence[Any] | Pending:
        """Run a host op: `run_host_op` with the node's own state, or the client of the step in its place."""
        if client is not None and node.attrs.get("client_terminated"):
            return run_host_op(node, inputs, written, client_slot(client))
        return run_host_op(node, inputs, written, self._state.of_op(node.name))

    def _host_op(self, activation: Activation, use: Instruction, at: int) -> None:
        node = use.host
        assert node is not None
        count = len(node.inputs)
        handle = self._handles.get(at)
        if handle is not None and handle.holds:
            activation.make(use.operands[count], handle[0])
            return
        memory = self._loaded.memory
        inputs = [self._operand(activation, b, at) for b in use.operands[:count]]
        for i, before in enumerate(inputs):
            if before is not None and (use.access[i] != "r" or (memory.launcher is not None and memory.holds(before))):
                inputs[i] = memory.read(before)  # the body may give back what the variable held before
        written = {i: Slot(inputs[i]) for i, access in enumerate(use.access[:count]) if access != "r"}
        given = self.run_host(node, inputs, written)
        if type(given) is Handle:
            self._handles[at] = given
        outputs = activation.await_op(given) if isinstance(given, Pending) else given
        for i, variable in written.items():
            if variable.value is not inputs[i]:
                self._write(activation, use.operands[i], np.asarray(variable.value))
        for b, access, output in zip(use.operands[count:], use.access[count:], outputs, strict=False):
            if access != "r":
                self.keep_output(activation, b, np.asarray(output), inputs)

    def _operand(self, activation: Activation, b: int, at: int) -> Array | None:
        """A buffer as a host op sees it: None for a variable that has no value yet."""
        buffer = self._program.buffers[b]
        if buffer.kind == "variable" and not activation.variables[buffer.index].initialized:
            first, _ = self._program.written.get(buffer.index, (at, at))
            if first >= at:
                return None
        return activation.array(b)

    def _write(self, activation: Activation, b: int, value: Array) -> None:
        target = activation.array(b)
        if target.shape != value.shape:
            name = self._program.buffers[b].name.partition(":")[0]
            message = f"a value of shape {list(value.shape)} for a tensor of shape {list(target.shape)}"
            raise node_error(self._program, name, message, "INVALID_ARGUMENT")
        put(self._loaded.memory, target, value)

    def keep_output(self, activation: Activation, b: int, output: Array, inputs: Sequence[Array | None]) -> None:
        """Give buffer `b` the output of an op with these inputs."""
        buffer = self._program.buffers[b]
        if buffer.kind != "host":
            self._write(activation, b, output)
            return
        memory = self._loaded.memory
        if memory.launcher is not None and memory.holds(output):
            output = memory.read(output)
        # A body may hand back its input, whose memory other buffers will reuse.
        shared = output.base is not None or any(output is array for array in inputs)
        fresh = shared or not output.flags.c_contiguous or output.dtype != buffer.dtype.storage
        activation.make(b, np.array(output, buffer.dtype.storage, order="C") if fresh else output)
