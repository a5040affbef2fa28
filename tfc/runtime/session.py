"""Sessions: a graph, the state of its variables, and steps run on them (white paper §2, "Sessions"; §4.2, "Partial
Execution").

A session prunes, compiles and runs any combination of feeds and fetches, and keeps what it compiled.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cached_property, partial
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Any, overload
from weakref import WeakSet

from numpy.typing import ArrayLike

from tfc.ir.config import Config
from tfc.ir.errors import Error
from tfc.ir.graph import Graph, Node, Value, map_nodes
from tfc.ir.record import replace
from tfc.ir.types import Array, Shape
from tfc.runtime.checkpoint import read_tensors, write_tensors
from tfc.runtime.compile_step import client_step, compile_for_devices, compile_step, step_graphs
from tfc.runtime.devices import describe, make_working_devices, needs_placement
from tfc.runtime.executable import Executable
from tfc.runtime.extend import merge_graphs
from tfc.runtime.hint import hint
from tfc.runtime.library import Library, begin_library
from tfc.runtime.readiness import Readiness
from tfc.runtime.resource_keys import resource_keys, same_resources, unified, variables_of
from tfc.runtime.resume import Restored, restore_checkpoint, save_checkpoint
from tfc.runtime.run_options import RunMetadata, RunOptions, context_of
from tfc.runtime.state import State
from tfc.runtime.step import Signature, Step
from tfc.runtime.thread_pool import ThreadPool, shared_pool
from tfc.runtime.trace import Trace
from tfc.runtime.value_names import Feeds, Targets, ValueName, check_endpoints, name_of, names_of, targets_of, value_of

if TYPE_CHECKING:
    from tfc.passes.place import CostModel
    from tfc.runtime.coordinator import Coordinator
    from tfc.runtime.partial_run import PartialRun
    from tfc.runtime.queue_runner import Running
    from tfc.runtime.step import Runnable


class Session(Readiness):
    """Runs steps of a graph. Threads may share one session: steps that write variables exclude all others.

    devices     how many devices of each type: {"cpu": 3, "sim": 1} or "cpu:3,sim:1", with limited memory
                "cpu:3:memory=1G"; None is one CPU
    threads     of the pool that kernels use; 0 means all cores (or TFC_THREADS)
    initialize  give variables their initial values before the first step
    costs       what nodes cost on the devices, measured in earlier steps (None: estimates), which placement goes by
    share       a session whose containers this one shares: variables of the same container and name are the same
    """

    def __init__(
        self,
        graph: Graph,
        devices: str | Mapping[str, int] | None = None,
        threads: int = 0,
        *,
        initialize: bool = True,
        share: Session | None = None,
        config: Config | None = None,
        costs: CostModel | None = None,
    ) -> None:
        if not isinstance(graph, Graph):
            raise TypeError(
                f"a Session takes a graph, not {type(graph).__name__}: `with tfc.graph() as g:` gives g.build()"
            )
        super().__init__()
        self.config = config or Config()
        self._threads = threads or self.config.threads
        begin_library()
        given = describe(devices or {"cpu": 1})
        placed = needs_placement(given, self.config)
        self.device_set, self.devices = make_working_devices(given, self.pool.threads) if placed else (given, {})
        """The devices by their full names; none when the one CPU is all there is, and serves for any other."""
        self.costs = costs
        self._homes_of: Graph | None = None
        self._known_homes: dict[str, str] = {}
        self.variables: State = State(share.variables.shared if share else None)
        self._initialize = initialize
        self._closed = False
        self._trace: Trace | None = None
        self._lock = threading.RLock()
        self._steps: dict[object, Step] = {}
        self._partial_runs: WeakSet[PartialRun] = WeakSet()
        self._running: list[Running] = []
        """The queue runners that were started."""
        self._set_graph(graph)
        self.variables.shared.sharers.add(self)

    def __enter__(self) -> Session:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    @cached_property
    def pool(self) -> ThreadPool:
        """The threads that kernels use."""
        return shared_pool(self._threads)

    @property
    def native(self) -> Library:
        """The native support code that runs the steps."""
        return self.pool.native

    # ---- running --------------------------------------------------------------------------------------------------

    def run(
        self,
        fetches: ValueName | Sequence[ValueName] | None,
        feeds: Feeds | None = None,
        targets: Targets = (),
        *,
        options: RunOptions | None = None,
        metadata: RunMetadata | None = None,
        **entry_inputs: ArrayLike,
    ) -> dict[str, Array] | list[Array] | Array:
        """One step.

        The name of an entry: a dict of its results. A list of `node:port`: the arrays in that order. One `node:port`:
        its array. Feeds are given by `feeds`, by name or `node:port`, or as keywords; `targets` name nodes to run.
        `options` limit the step's time or ask what it did, which `metadata` tells then.
        """
        given: dict[str, ArrayLike] = entry_inputs
        targets = targets_of(targets)
        for key, value in (feeds or {}).items():
            name = name_of(key)
            if name in given:
                raise Error(f"{name} is given twice, in feeds and by keyword")
            given[name] = value
        context = context_of(options, metadata) if options or metadata else None
        if isinstance(fetches, str) and fetches in self.graph.entry and not targets:
            step = self._entry(fetches)
            named = step.named(given, None, context)
            if metadata is not None:
                self._tell(step, given, options, metadata)
            return named
        asked, single = names_of(fetches)
        step = self._step(tuple(given), tuple(asked), targets)
        results = step.run(given, None, context)
        if metadata is not None:
            self._tell(step, given, options, metadata)
        return results[0] if single else results

    @overload
    def prepare(self, fetches: str) -> Step: ...

    @overload
    def prepare(
        self, fetches: ValueName | Sequence[ValueName], feeds: Sequence[ValueName], targets: Targets = ()
    ) -> Callable[..., Any]: ...

    def prepare(
        self,
        fetches: ValueName | Sequence[ValueName],
        feeds: Sequence[ValueName] | None = None,
        targets: Targets = (),
    ) -> Step | Callable[..., Any]:
        """A step as a callable, checked and compiled once.

        An entry: `step(x=x)` gives a dict, `step(x=x, out={"y": y})` fills arrays. With `feeds`: a builtin function of
        these feeds in order, or by name, that gives what `run` gives for such fetches and takes the same as `out`.
        """
        if feeds is None:
            return self._entry(str(fetches))
        given = tuple(map(name_of, feeds))
        if isinstance(fetches, str) and fetches in self.graph.entry and not targets:
            return self._entry(fetches, given).call_for_dict
        asked, single = names_of(fetches)
        step = self._step(given, tuple(asked), targets_of(targets))
        return step.call if single else step.call_for_list

    def _entry(self, entry: str, order: tuple[str, ...] | None = None) -> Step:
        key = ("entry", entry, order)
        return self._steps.get(key) or self._make(key, Signature.of_entry(self.graph, entry, order))

    def partial_run_setup(
        self,
        fetches: ValueName | Sequence[ValueName],
        feeds: Sequence[ValueName] = (),
        targets: Targets = (),
        *,
        sizes: Mapping[str, int] | None = None,
    ) -> PartialRun:
        """A step that `partial_run` feeds and fetches in pieces: all that it will be fed, asked for and run.

        `sizes` are the sizes with a name that it needs to know before it has been fed what would tell them.
        """
        inputs = [(name, self._resolve(name)) for name in map(name_of, feeds)]
        outputs = [(name, self._resolve(name)) for name in names_of(fetches)[0]]
        targets = targets_of(targets)
        check_endpoints([v for _, v in inputs], [v for _, v in outputs], targets)
        for name in targets:
            self._resolve(name)
        from tfc.runtime.partial_run import PartialRun  # few sessions need it

        self._check_open()
        signature = Signature.of(self.graph, inputs, list(dict(outputs).items()), targets)
        run = PartialRun(self.graph, signature, partial(self._client_step, signature), sizes)
        self._partial_runs.add(run)
        return run

    def partial_run(
        self,
        run: PartialRun,
        fetches: ValueName | Sequence[ValueName] = (),
        feeds: Feeds | None = None,
    ) -> list[Array] | Array:
        """Go on with a step that `partial_run_setup` gave: feed some of its feeds and wait for some of its fetches.

        Each can be fed and fetched once, and what is fetched needs all that it depends on. The step runs ahead as far
        as it can; it ends with the last feed and fetch, with an error, and when it is closed.
        """
        asked, single = names_of(fetches)
        given = {self._resolve(name_of(key)): array for key, array in (feeds or {}).items()}
        results = run.run([self._resolve(name) for name in asked], given)
        return results[0] if single else results

    def cancel(self) -> None:
        """Ask all running steps to stop: each ends with CANCELLED, unless it has begun to write variables."""
        for executable in [each for step in list(self._steps.values()) for each in step.executables]:
            executable.cancel()

    def close(self) -> None:
        """Cancel running steps, stop queue runners, let go of all but results. Further use is FAILED_PRECONDITION."""
        self._closed, self.ready = True, False
        for run in list(self._partial_runs):
            run.close()
        self.cancel()
        while self._running:
            self._running.pop().stop()
        with self._lock:
            while self._steps:
                self._steps.popitem()[1].give_back()

    def start_queue_runners(self, coordinator: Coordinator | None = None) -> Coordinator:
        """Begin to fill the queues that the graph has runners for, in threads of their own, until their input ends.

        An error in one of them stops all, and is what steps that wait for a queue fail with. `close` stops them too.
        """
        from tfc.runtime.coordinator import Coordinator
        from tfc.runtime.queue_runner import Running

        self.get_ready()
        self._running.append(Running(self, coordinator or Coordinator()))
        return self._running[-1].coordinator

    # ---- state ----------------------------------------------------------------------------------------------------

    def state(self) -> dict[str, Array]:
        """Copies of all variables that have a value, by name."""
        self.get_ready()
        return self.variables.values()

    def save(self, path: str | Path) -> None:
        """Write all variables that have a value to a safetensors file, which is replaced at once or not at all."""
        write_tensors(path, self.state())

    def restore(self, path: str | Path) -> None:
        """Set all variables from a file that `save` wrote. NOT_FOUND when one is missing there; all change or none."""
        tensors = read_tensors(path)
        values = {}
        for name, node in self._nodes_of_variables.items():
            if name not in tensors:
                raise node.error(f"{path} holds no variable {name}", code="NOT_FOUND")
            self._declare(node)
            values[name] = tensors[name]
        self.variables.assign(values)

    def save_checkpoint(
        self, folder: str | Path, step: int, *, keep: int | None = None, notes: Mapping[str, object] | None = None
    ) -> Path:
        """Add a checkpoint to a folder, of the variables and the random ops, and delete all but the newest `keep`.

        A crash at any moment loses nothing that was there. `notes`, of what JSON knows, come back when it is restored.
        """
        return save_checkpoint(self, folder, step, keep, notes)

    def restore_checkpoint(self, folder: str | Path) -> Restored | None:
        """Go on from the newest checkpoint of a folder that is not damaged; None when there is none yet.

        DATA_LOSS, with all the reasons, when all are damaged; NOT_FOUND when it lacks a variable of the graph.
        """
        return restore_checkpoint(self, folder)

    @property
    def variable_names(self) -> list[str]:
        """The variables of the graph."""
        return list(self._nodes_of_variables)

    def set_state(self, values: Mapping[str, Array]) -> None:
        """Set some variables; the others keep what they have. All change or none."""
        for name in values:
            if name not in self._nodes_of_variables:
                near = hint(name, self._nodes_of_variables)
                raise Error(f"the graph has no variable {name!r}{near}", code="NOT_FOUND")
            self._declare(self._nodes_of_variables[name])
        self.variables.assign(values)

    def extend(self, graph: Graph) -> None:
        """Add the nodes, entries and functions of another graph; what has the same name must be the same.

        Variables keep their values, new ones get their initial values before the next step.
        """
        with self._lock:
            self._check_open()
            self._set_graph(merge_graphs(self.graph, graph))
            self._steps.clear()
            self.ready = False

    def reset(self, containers: str | Sequence[str] = ()) -> None:
        """Take their values from all variables in these containers, in the default one when none is named.

        Sessions that share the containers notice too: variables get their initial values again before the next step.
        """
        self._check_open()
        self.variables.shared.reset([containers] if isinstance(containers, str) else containers)

    @contextmanager
    def tracing(self) -> Iterator[Trace]:
        """Collect when each kernel of the steps inside runs: `with s.tracing() as trace: …; trace.save("t.json")`."""
        self._set_trace(Trace())
        try:
            assert self._trace is not None
            yield self._trace
        finally:
            self._set_trace(None)

    # ---- inside ---------------------------------------------------------------------------------------------------

    def _tell(
        self, step: Step, feeds: Mapping[str, ArrayLike], options: RunOptions | None, metadata: RunMetadata
    ) -> None:
        """Fill in which graphs a step ran, if the options ask for them."""
        if options is not None and options.partition_graphs:
            metadata.partition_graphs = self._step_graphs(step.signature, step.sizes(feeds))

    def _explained(self, error: Error) -> BaseException:
        """What made a step fail: where a queue ended, the error that ended it; where a device did, what is gone."""
        lost = [name for name, device in self.devices.items() if device.is_lost]
        if lost and error.code == "UNAVAILABLE":
            from tfc.runtime.lost import with_what_is_lost

            return with_what_is_lost(error, lost, self.variables)
        if not self._running:
            return error
        from tfc.runtime.queue_runner import first_error

        return first_error(error, self._running)

    def not_ready(self) -> None:
        """Look again, before the next step, which variables lack a value."""
        self.ready = False

    def _set_graph(self, graph: Graph) -> None:
        keys = resource_keys(graph)
        self._same = same_resources(graph, keys)
        self._unified = unified(graph, self._same)
        self.graph = graph
        self.variables.keys = keys
        self._nodes_of_variables = variables_of(graph)

    def get_ready(self) -> None:
        """Give uninitialised variables their initial values, once."""
        with self._lock, self.variables.shared.initializing:
            self._check_open()
            if self.ready:
                return
            if self._initialize and self.graph.init:
                waiting = self.graph[self.graph.init].control_inputs
                targets = tuple(name for name in waiting if not self._is_set(self.graph[name]))
                if targets:
                    all_new = len(targets) == len(waiting)
                    self._step((), (), (self.graph.init,) if all_new else targets).run_unprepared({})
            self.ready = True

    def _is_set(self, assign: Node) -> bool:
        return bool(assign.inputs) and self.variables.is_initialized(assign.inputs[0].node)

    def _step(self, feeds: tuple[str, ...], fetches: tuple[str, ...], targets: tuple[str, ...]) -> Step:
        key = (feeds, fetches, targets)
        step = self._steps.get(key)
        if step is None:
            inputs = [(name, self._resolve(name)) for name in feeds]
            outputs = [(name, self._resolve(name)) for name in fetches]
            check_endpoints([v for _, v in inputs], [v for _, v in outputs], targets)
            for name in targets:
                self._resolve(name)
            step = self._make(key, Signature.of(self.graph, inputs, outputs, targets))
        return step

    def _make(self, key: object, signature: Signature) -> Step:
        with self._lock:
            self._check_open()
            if key not in self._steps:
                self._steps[key] = Step(self, signature, self._compile, self._explained, self.config.timeout)
            return self._steps[key]

    def _compile(self, signature: Signature, shapes: Mapping[Value, Shape]) -> Runnable:
        with self._lock:
            return self._compile_graph(self._unified, self._renamed(signature), shapes)

    def _compile_graph(self, graph: Graph, signature: Signature, shapes: Mapping[Value, Shape]) -> Runnable:
        names = [name for name, _ in signature.outputs]
        if self.devices:
            executable = self._compile_for_devices(graph, signature, shapes, names)
        else:
            program = compile_step(graph, signature, shapes, self.config)
            executable = Executable(program, self.variables, self.pool, signature.checks, names)
        executable.trace = self._trace
        return executable

    def _compile_for_devices(
        self, graph: Graph, signature: Signature, shapes: Mapping[Value, Shape], names: Sequence[str]
    ) -> Runnable:
        graph = map_nodes(graph, self._where_it_lives)
        parts = compile_for_devices(graph, signature, shapes, self.config, self.device_set, self.devices, self.costs)
        device = self.devices[parts[0].device] if len(parts) == 1 else None
        if device is None or not device.memory.is_host:
            from tfc.runtime.device_executable import DeviceExecutable  # few sessions need it

            return DeviceExecutable(parts, self.variables, self.devices, signature.checks, names)
        program, checks = parts[0].program, signature.checks
        return Executable(program, self.variables, device.pool, checks, names, memory=device.memory, device=device.name)

    def _client_step(self, signature: Signature) -> Step:
        """The step of this signature as one that is fed and fetched while it runs."""
        from tfc.runtime.partial_run import CLIENT, feed_name, fetch_name

        transfers = [feed_name(v) for v in signature.feeds], [fetch_name(v) for v in signature.fetches]
        key = ("partial", *transfers, signature.targets)
        with self._lock:
            self._check_open()
            found = self._steps.get(repr(key))
            if found is None:
                renamed = self._renamed(signature)
                graph, ends = client_step(self._unified, renamed, transfers, CLIENT, self.config)
                found = Step(self, ends, partial(self._compile_graph, graph), self._explained)
                self._steps[repr(key)] = found
            return found

    def _step_graphs(self, signature: Signature, shapes: Mapping[Value, Shape]) -> dict[str, Graph]:
        """The graph that each device runs of a step, as the passes leave it."""
        devices = self.device_set if self.devices else None
        graph = map_nodes(self._unified, self._where_it_lives) if devices else self._unified
        return step_graphs(graph, self._renamed(signature), shapes, self.config, devices, self.costs)

    def _renamed(self, signature: Signature) -> Signature:
        """With the names that shared resources have in the graph that is compiled."""
        if not self._same:
            return signature
        outputs = tuple((name, self._same.get(value, value)) for name, value in signature.outputs)
        return replace(signature, outputs=outputs)

    @property
    def _homes(self) -> Mapping[str, str]:
        """Where all steps together want what keeps state to be, by name."""
        if self._homes_of is not self._unified:
            from tfc.passes.place import pin_state  # few sessions need it

            pinned = pin_state(self._unified, self.device_set, self.costs, self.config.soft_placement)
            self._known_homes = {node.name: node.device for node in pinned if node.device}
            self._homes_of = self._unified
        return self._known_homes

    def _where_it_lives(self, node: Node) -> Node:
        """A variable that lives on a device stays there, whatever else a step needs."""
        device = self.variables.device_of(node.name) or self._homes.get(node.name)
        return node.with_(device=device) if device and device != node.device else node

    def _resolve(self, name: str) -> Value:
        return value_of(self.graph, name)

    def _declare(self, node: Node) -> None:
        kind = node.types[0]
        if not kind.is_static:
            raise node.error(f"variable {node.name} is {kind.value()}: only a fixed shape can be restored")
        self.variables.declare(node.name, kind.dtype, tuple(size for size in kind.dims if isinstance(size, int)))

    def _set_trace(self, trace: Trace | None) -> None:
        with self._lock:
            self._trace = trace
            for step in self._steps.values():
                for executable in step.executables:
                    executable.trace = trace

    def _check_open(self) -> None:
        if self._closed:
            raise Error("Attempted to use a closed Session.", code="FAILED_PRECONDITION")
