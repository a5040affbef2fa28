"""The engine of a session, which its steps share: graph, variables and devices, and the compilation of steps.

Steps hold the engine and the session holds both; the engine holds no step. So a session that nobody has any more is
gone at once, with all that it compiled, and a step outlives its session.
"""

from __future__ import annotations

import threading
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from tfc.ir.base.config import Config
from tfc.ir.base.errors import Error
from tfc.ir.base.record import replace
from tfc.ir.graph.graph import Graph, Node, Value, map_nodes
from tfc.ir.types.types import Shape
from tfc.runtime.base.toolchain import toolchain
from tfc.runtime.devices import describe, make_working_devices, needs_placement
from tfc.runtime.execute.executable import Executable
from tfc.runtime.execute.signature import Signature
from tfc.runtime.execute.step import Step
from tfc.runtime.execute.step_runner import Owner
from tfc.runtime.native.bindings import NativeBindings, start_loading
from tfc.runtime.native.thread_pool import ThreadPool, shared_pool
from tfc.runtime.state.resource_keys import resource_keys, same_resources, unified, variables_of
from tfc.runtime.state.state import State
from tfc.runtime.trace.trace import Trace

if TYPE_CHECKING:
    from tfc.passes.place import CostModel
    from tfc.runtime.execute.step_runner import Runnable
    from tfc.runtime.session.queue_runner import Running
    from tfc.runtime.state.containers import Containers


class Engine(Owner):
    """The graph, variables and devices of a session. The arguments are those of Session; `shared` are the containers
    that it shares.
    """

    def __init__(
        self,
        graph: Graph,
        devices: str | Mapping[str, int] | None,
        threads: int,
        initialize: bool,
        shared: Containers | None,
        config: Config,
        costs: CostModel | None,
    ) -> None:
        super().__init__()
        self.config, self.costs = config, costs
        self._threads = threads or config.threads
        start_loading()
        given = describe(devices or {"cpu": 1})
        placed = needs_placement(given, config)
        self.device_set, self.devices = make_working_devices(given, self.pool.threads) if placed else (given, {})
        """The devices by their full names; none when the one CPU is all there is, and serves for any other."""
        self._homes_of: Graph | None = None
        self._known_homes: dict[str, str] = {}
        self.variables = State(shared)
        self._initialize = initialize
        self.is_closed = False
        self.trace: Trace | None = None
        """Collects when each kernel of the steps runs; None when nobody wants to know."""
        self.lock = threading.RLock()
        """Held while a step is compiled."""
        self.running: list[Running] = []
        """The queue runners that were started."""
        self.first: Step | None = None
        """The step that gives variables their initial values, while it runs."""
        self.set_graph(graph)
        self.variables.shared.users.add(self)

    @cached_property
    def pool(self) -> ThreadPool:
        """The threads that kernels use."""
        return shared_pool(self._threads)

    @property
    def native(self) -> NativeBindings:
        """The native support code that runs the steps."""
        return self.pool.native

    # ---- the graph ------------------------------------------------------------------------------------------------

    def set_graph(self, graph: Graph) -> None:
        """Let steps be those of this graph."""
        keys = resource_keys(graph)
        self._same = same_resources(graph, keys)
        self.unified = unified(graph, self._same)
        self.graph = graph
        self.variables.keys = keys
        self.nodes_of_variables = variables_of(graph)

    def declare(self, node: Node) -> None:
        """Make room for a variable, whose shape must be fixed."""
        kind = node.types[0]
        if not kind.is_static:
            raise node.error(f"variable {node.name} is {kind.value()}: only a fixed shape can be restored")
        self.variables.declare(node.name, kind.dtype, tuple(size for size in kind.dims if isinstance(size, int)))

    # ---- running --------------------------------------------------------------------------------------------------

    def mark_uninitialized(self) -> None:
        """Check again, before the next step, which variables lack a value."""
        self.ready = False

    def initialize_variables(self) -> None:
        """Give uninitialised variables their initial values, once."""
        with self.lock, self.variables.shared.initializing:
            if self.first is not None:  # which runs before the session is ready
                return
            self.check_open()
            if self.ready:
                return
            if self._initialize and self.graph.init:
                waiting = self.graph[self.graph.init].control_inputs
                targets = tuple(name for name in waiting if not self._is_set(self.graph[name]))
                if targets:
                    all_new = len(targets) == len(waiting)
                    self._run_first((self.graph.init,) if all_new else targets)
            self.ready = True

    def _run_first(self, targets: tuple[str, ...]) -> None:
        signature = Signature.of(self.graph, (), (), targets)
        self.first = Step(self, signature, self.compile, self.explain_error, self.config.timeout)
        try:
            self.first.run({})
        finally:
            self.first = None

    def _is_set(self, assign: Node) -> bool:
        return bool(assign.inputs) and self.variables.is_initialized(assign.inputs[0].node)

    def explain_error(self, error: Error) -> BaseException:
        """The error of a failed step: where a queue ended, the error that ended it; where a device was lost, with the
        variables on it.
        """
        lost = [name for name, device in self.devices.items() if device.is_lost]
        if lost and error.code == "UNAVAILABLE":
            return self.variables.describe_loss(error, lost)
        if not self.running:
            return error
        from tfc.runtime.session.queue_runner import first_error

        return first_error(error, self.running)

    def check_open(self) -> None:
        """FAILED_PRECONDITION once the session is closed."""
        if self.is_closed:
            raise Error("Attempted to use a closed Session.", code="FAILED_PRECONDITION")

    # ---- compiling ------------------------------------------------------------------------------------------------

    def compile(self, signature: Signature, shapes: Mapping[Value, Shape]) -> Runnable:
        """A step with these sizes of feeds whose types have unknown dimensions."""
        with self.lock:
            return self.compile_graph(self.unified, self.renamed(signature), shapes)

    def compile_graph(self, graph: Graph, signature: Signature, shapes: Mapping[Value, Shape]) -> Runnable:
        """A step of another graph than the session's."""
        names = [name for name, _ in signature.outputs]
        if self.devices:
            executable = self._compile_for_devices(graph, signature, shapes, names)
        else:
            program = toolchain().compile_step(graph, signature, shapes, self.config)
            executable = Executable(program, self.variables, self.pool, signature.checks, names)
        executable.trace = self.trace
        return executable

    def _compile_for_devices(
        self, graph: Graph, signature: Signature, shapes: Mapping[Value, Shape], names: Sequence[str]
    ) -> Runnable:
        graph = map_nodes(graph, self._variable_device)
        parts = toolchain().compile_for_devices(
            graph, signature, shapes, self.config, self.device_set, self.devices, self.costs
        )
        device = self.devices[parts[0].device] if len(parts) == 1 else None
        if device is None or not device.memory.is_host:
            from tfc.runtime.execute.device_executable import DeviceExecutable  # few sessions need it

            return DeviceExecutable(parts, self.variables, self.devices, signature.checks, names)
        program, checks = parts[0].program, signature.checks
        return Executable(program, self.variables, device.pool, checks, names, memory=device.memory, device=device.name)

    def step_graphs(self, signature: Signature, shapes: Mapping[Value, Shape]) -> dict[str, Graph]:
        """The graph that each device runs of a step, as the passes leave it."""
        devices = self.device_set if self.devices else None
        graph = map_nodes(self.unified, self._variable_device) if devices else self.unified
        return toolchain().step_graphs(graph, self.renamed(signature), shapes, self.config, devices, self.costs)

    def renamed(self, signature: Signature) -> Signature:
        """The names with those that shared resources have in the graph that is compiled."""
        if not self._same:
            return signature
        outputs = tuple((name, self._same.get(value, value)) for name, value in signature.outputs)
        return replace(signature, outputs=outputs)

    @property
    def _state_devices(self) -> Mapping[str, str]:
        """The device of each stateful node that all steps together want, by name."""
        if self._homes_of is not self.unified:
            from tfc.passes.pin_state import pin_state  # few sessions need it

            pinned = pin_state(self.unified, self.device_set, self.costs, self.config.soft_placement)
            self._known_homes = {node.name: node.device for node in pinned if node.device}
            self._homes_of = self.unified
        return self._known_homes

    def _variable_device(self, node: Node) -> Node:
        """The device on which a variable lives already: it stays there, whatever else a step needs."""
        device = self.variables.device_of(node.name) or self._state_devices.get(node.name)
        return node.with_(device=device) if device and device != node.device else node
