"""What a step does in Python: its ops of the host, and its dataflows, which a group of one executor runs.

Whatever is the same in all steps is settled by the first one. Training steps that take batches from a queue come here
each time, with the caches full of tensors: every function that need not be called counts.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any

from tfc.codegen.program import Instruction
from tfc.ir.graph import Node
from tfc.ir.slot import Slot as OpSlot
from tfc.ir.types import Array
from tfc.runtime.executor import Executor
from tfc.runtime.flow_tables import FlowTables
from tfc.runtime.group import Ask, Group
from tfc.runtime.host_ops import Pending, client_slot, run_host_op
from tfc.runtime.loaded import LoadedProgram
from tfc.runtime.slot import Slot
from tfc.runtime.state import State, Variable
from tfc.runtime.thread_pool import ThreadPool
from tfc.runtime.trace import Trace

if TYPE_CHECKING:
    from tfc.ir.rendezvous import Rendezvous


class FlowStep:
    """Runs the dataflows and host ops of a loaded program in any of its slots, over the state of a session.

    `device_name` is what traces call the device.
    """

    def __init__(self, loaded: LoadedProgram, state: State, pool: ThreadPool, device_name: str) -> None:
        self._loaded, self._state, self._pool, self._device_name = loaded, state, pool, device_name
        self._variables: dict[int, Sequence[Variable]] = {}
        """The arguments of dataflows that have no others."""

    @cached_property
    def tables(self) -> FlowTables:
        """The dataflows as native code reads them."""
        return FlowTables(self._loaded)

    def run(
        self, slot: Slot, use: Instruction, stoppable: bool, traces: Sequence[Trace]
    ) -> tuple[Sequence[Array], list[Array]]:
        """Run the dataflow of an instruction: its arguments, and its results in memory that the next run uses again."""
        group = slot.group
        if group is None:
            group = slot.group = Group([Executor(self.tables, slot, self._pool)])
        assert slot.layout is not None
        group.executors[0].bind(slot.layout)
        count = len(self._loaded.program.dataflows[use.dataflow].arguments)
        variables = self._variables.get(use.dataflow) or self._only_variables(slot, use, count)
        inputs = [v.array for v in variables] if variables else [slot.array(b) for b in use.operands[:count]]
        asks = [Ask(use.dataflow, inputs, bool(variables))]
        context = slot.context
        if context is None and not traces:
            return inputs, group.run(asks, self.run_host, stoppable, hold=slot.hold)[0]
        deadline = context.deadline if context is not None else None
        client = context.rendezvous if context is not None else None
        run_host = self.run_host if client is None else partial(self.run_host, client=client)
        if not traces:
            return inputs, group.run(asks, run_host, stoppable, hold=slot.hold, deadline=deadline)[0]
        from tfc.runtime.flow_trace import traced_flows

        with traced_flows(traces, group.executors, [self._device_name]):
            return inputs, group.run(asks, run_host, stoppable, hold=slot.hold, deadline=deadline)[0]

    def _only_variables(self, slot: Slot, use: Instruction, count: int) -> Sequence[Variable]:
        """The arguments of a dataflow if all of them are variables, else none."""
        buffers = [self._loaded.program.buffers[b] for b in use.operands[:count]]
        if any(buffer.kind != "variable" for buffer in buffers):
            return ()
        self._variables[use.dataflow] = [slot.variables[buffer.index] for buffer in buffers]
        return self._variables[use.dataflow]

    def run_host(
        self,
        node: Node,
        inputs: Sequence[Array | None],
        written: Mapping[int, OpSlot],
        client: Rendezvous | None = None,
    ) -> Sequence[Any] | Pending:
        """Run an op of the host: `run_host_op` with the node's own state, or the client of the step in its place."""
        if client is not None and node.attrs.get("client_terminated"):
            return run_host_op(node, inputs, written, client_slot(client))
        return run_host_op(node, inputs, written, self._state.of_op(node.name))
