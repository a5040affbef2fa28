"""Sessions: a graph, the state of its variables, and steps run on them (white paper §2, "Sessions"; §4.2, "Partial
Execution").

A session prunes, compiles and runs any combination of feeds and fetches, and keeps what it compiled.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, overload
from weakref import WeakSet

from numpy.typing import ArrayLike

from tfc.ir.base.config import Config
from tfc.ir.base.errors import Error, suggest
from tfc.ir.graph.graph import Graph, Value
from tfc.ir.types.types import Array
from tfc.runtime.base.toolchain import toolchain
from tfc.runtime.checkpoint.resume import Restored, restore_checkpoint, save_checkpoint
from tfc.runtime.checkpoint.safetensors_file import write_tensors
from tfc.runtime.execute.result_form import DICT, LIST, ONE, ResultForm
from tfc.runtime.execute.signature import Signature
from tfc.runtime.execute.step import Step
from tfc.runtime.native.thread_pool import ThreadPool
from tfc.runtime.session.engine import Engine
from tfc.runtime.session.merge_graphs import merge_graphs
from tfc.runtime.session.value_names import (
    Feeds,
    Targets,
    ValueName,
    check_endpoints,
    name_of,
    names_of,
    targets_of,
    value_of,
)
from tfc.runtime.state.state import State
from tfc.runtime.trace.run_options import RunMetadata, RunOptions, context_of
from tfc.runtime.trace.trace import Trace

if TYPE_CHECKING:
    from tfc.ir.devices.devices import DeviceSet
    from tfc.passes.place import CostModel
    from tfc.runtime.devices import Device
    from tfc.runtime.execute.step_runner import Runnable
    from tfc.runtime.session.coordinator import Coordinator
    from tfc.runtime.session.partial_run import PartialRun


class Session:
    """A graph with its variables and devices, whose steps it runs. Threads may share one session: steps that write
    variables exclude all others.

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
        begun = share.variables.shared if share else None
        self._engine = Engine(graph, devices, threads, initialize, begun, config or Config(), costs)
        self._steps: dict[object, Step] = {}
        self._partial_runs: WeakSet[PartialRun] = WeakSet()

    def __enter__(self) -> Session:
        return self

    def __exit__(self, *problem: object) -> None:
        self.close()

    @property
    def graph(self) -> Graph:
        """The graph of the steps."""
        return self._engine.graph

    @property
    def config(self) -> Config:
        """The configuration of the compiler."""
        return self._engine.config

    @property
    def costs(self) -> CostModel | None:
        """The cost model of placement; None: estimates."""
        return self._engine.costs

    @property
    def device_set(self) -> DeviceSet:
        """The devices as placement knows them."""
        return self._engine.device_set

    @property
    def devices(self) -> Mapping[str, Device]:
        """The devices by their full names; none when the one CPU is all there is, and serves for any other."""
        return self._engine.devices

    @property
    def variables(self) -> State:
        """The variables, and the state of random ops."""
        return self._engine.variables

    @property
    def pool(self) -> ThreadPool:
        """The threads that kernels use."""
        return self._engine.pool

    @property
    def executables(self) -> list[Runnable]:
        """The executables that were compiled for its steps so far."""
        return [executable for step in list(self._steps.values()) for executable in step.executables]

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
        form: ResultForm[Any]
        if isinstance(fetches, str) and fetches in self.graph.entry and not targets:
            step, form = self._entry(fetches), DICT
        else:
            asked, single = names_of(fetches)
            step, form = self._step(tuple(given), tuple(asked), targets), ONE if single else LIST
        results = step.run(given, None, context, form)
        if metadata is not None and options is not None and options.partition_graphs:
            metadata.partition_graphs = self._engine.step_graphs(step.signature, step.sizes(given))
        return results

    @overload
    def prepare(self, fetches: str) -> Step: ...

    @overload
    def prepare(
        self, fetches: ValueName | Sequence[ValueName], feeds: Sequence[ValueName], targets: Targets = ()
    ) -> Callable[..., Any]: ...

    def prepare(
        self, fetches: ValueName | Sequence[ValueName], feeds: Sequence[ValueName] | None = None, targets: Targets = ()
    ) -> Step | Callable[..., Any]:
        """A step as a callable, checked and compiled once.

        An entry: `step(x=x)` gives a dict, `step(x=x, out={"y": y})` fills arrays. With `feeds`: a builtin function of
        these feeds in order, or by name, that gives what `run` gives for such fetches and takes the same as `out`.
        """
        if feeds is None:
            return self._entry(str(fetches))
        given = tuple(map(name_of, feeds))
        if isinstance(fetches, str) and fetches in self.graph.entry and not targets:
            return self._entry(fetches, given).function(DICT)
        asked, single = names_of(fetches)
        step = self._step(given, tuple(asked), targets_of(targets))
        return step.function(ONE if single else LIST)

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
        """A step that `partial_run` feeds and fetches in pieces: all its feeds, fetches and target nodes.

        `sizes` are the sizes with a name that it needs to know before it has been fed what would tell them.
        """
        from tfc.runtime.session.partial_run import PartialRun  # few sessions need it

        signature = self._signature(map(name_of, feeds), dict.fromkeys(names_of(fetches)[0]), targets_of(targets))
        self._engine.check_open()
        run = PartialRun(self.graph, signature, partial(self._client_step, signature), sizes)
        self._partial_runs.add(run)
        return run

    def partial_run(
        self, run: PartialRun, fetches: ValueName | Sequence[ValueName] = (), feeds: Feeds | None = None
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
        first = self._engine.first
        for executable in [*self.executables, *([] if first is None else first.executables)]:
            executable.cancel()

    def close(self) -> None:
        """Cancel running steps, stop queue runners, free all but results. Further use is FAILED_PRECONDITION."""
        self._engine.is_closed, self._engine.ready = True, False
        for run in list(self._partial_runs):
            run.close()
        self.cancel()
        while self._engine.running:
            self._engine.running.pop().stop()
        with self._engine.lock:
            while self._steps:
                self._steps.popitem()[1].give_back()
        for device in self._engine.devices.values():
            if device.memory.launcher is not None:
                device.memory.launcher.release()

    def start_queue_runners(self, coordinator: Coordinator | None = None) -> Coordinator:
        """Begin to fill the queues that the graph has runners for, in threads of their own, until their input ends.

        An error in one of them stops all, and is what steps that wait for a queue fail with. `close` stops them too.
        """
        from tfc.runtime.session.coordinator import Coordinator
        from tfc.runtime.session.queue_runner import Running

        self._engine.initialize_variables()
        self._engine.running.append(Running(self, self._engine, coordinator or Coordinator()))
        return self._engine.running[-1].coordinator

    # ---- state ----------------------------------------------------------------------------------------------------

    def state(self) -> dict[str, Array]:
        """Copies of all variables that have a value, by name."""
        self._engine.initialize_variables()
        return self.variables.values()

    def save(self, path: str | Path) -> None:
        """Write all variables that have a value to a safetensors file, which is replaced at once or not at all.

        INVALID_ARGUMENT for a name of another format, such as `m.ckpt`.
        """
        from tfc.runtime.checkpoint.variable_files import check_name

        check_name(path)
        write_tensors(path, self.state())

    def restore(self, path: str | Path) -> None:
        """Set all variables from a file that `save` wrote, or from a checkpoint: tfc's, or TensorFlow's by its prefix
        (`model.ckpt-9`). NOT_FOUND when a variable is missing there; all change or none.
        """
        from tfc.runtime.checkpoint.variable_files import read_variables

        tensors = read_variables(path)
        values = {}
        for name, node in self._engine.nodes_of_variables.items():
            if name not in tensors:
                raise node.error(f"{path} holds no variable {name}", code="NOT_FOUND")
            self._engine.declare(node)
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
        """Restore the newest checkpoint of a folder that is not damaged, or TensorFlow's newest; None for none yet.

        DATA_LOSS, with all the reasons, when all are damaged; NOT_FOUND when it lacks a variable of the graph.
        """
        return restore_checkpoint(self, folder)

    def initialize_variables(self) -> None:
        """Give uninitialised variables their initial values, once."""
        self._engine.initialize_variables()

    @property
    def variable_names(self) -> list[str]:
        """The variables of the graph."""
        return list(self._engine.nodes_of_variables)

    def set_state(self, values: Mapping[str, Array]) -> None:
        """Set some variables; the others keep what they have. All change or none."""
        for name in values:
            if name not in self._engine.nodes_of_variables:
                near = suggest(name, self._engine.nodes_of_variables)
                raise Error(f"the graph has no variable {name!r}{near}", code="NOT_FOUND")
            self._engine.declare(self._engine.nodes_of_variables[name])
        self.variables.assign(values)

    def extend(self, graph: Graph) -> None:
        """Add the nodes, entries and functions of another graph; what has the same name must be the same.

        Variables keep their values, new ones get their initial values before the next step.
        """
        with self._engine.lock:
            self._engine.check_open()
            self._engine.set_graph(merge_graphs(self.graph, graph))
            self._steps.clear()
            self._engine.ready = False

    def reset(self, containers: str | Sequence[str] = ()) -> None:
        """Remove the values of all variables in these containers, in the default one when none is named.

        Sessions that share the containers notice too: variables get their initial values again before the next step.
        """
        self._engine.check_open()
        self.variables.shared.reset([containers] if isinstance(containers, str) else containers)

    @contextmanager
    def tracing(self) -> Iterator[Trace]:
        """Collect when each kernel of the steps inside runs: `with s.tracing() as trace: …; trace.save("t.json")`."""
        trace = Trace()
        self._set_trace(trace)
        try:
            yield trace
        finally:
            self._set_trace(None)

    # ---- inside ---------------------------------------------------------------------------------------------------

    def _step(self, feeds: tuple[str, ...], fetches: tuple[str, ...], targets: tuple[str, ...]) -> Step:
        key = (feeds, fetches, targets)
        return self._steps.get(key) or self._make(key, self._signature(*key))

    def _signature(self, feeds: Iterable[str], fetches: Iterable[str], targets: tuple[str, ...]) -> Signature:
        inputs = [(name, self._resolve(name)) for name in feeds]
        outputs = [(name, self._resolve(name)) for name in fetches]
        check_endpoints([v for _, v in inputs], [v for _, v in outputs], targets)
        for name in targets:
            self._resolve(name)
        return Signature.of(self.graph, inputs, outputs, targets)

    def _make(self, key: object, signature: Signature) -> Step:
        with self._engine.lock:
            self._engine.check_open()
            if key not in self._steps:
                engine = self._engine
                self._steps[key] = Step(engine, signature, engine.compile, engine.explain_error, self.config.timeout)
            return self._steps[key]

    def _client_step(self, signature: Signature) -> Step:
        """The step of this signature as one that is fed and fetched while it runs."""
        from tfc.runtime.session.partial_run import CLIENT, feed_name, fetch_name

        transfers = [feed_name(v) for v in signature.feeds], [fetch_name(v) for v in signature.fetches]
        key = ("partial", *transfers, signature.targets)
        with self._engine.lock:
            self._engine.check_open()
            found = self._steps.get(repr(key))
            if found is None:
                renamed = self._engine.renamed(signature)
                graph, ends = toolchain().client_step(self._engine.unified, renamed, transfers, CLIENT, self.config)
                found = Step(self._engine, ends, partial(self._engine.compile_graph, graph), self._engine.explain_error)
                self._steps[repr(key)] = found
            return found

    def _resolve(self, name: str) -> Value:
        return value_of(self.graph, name)

    def _set_trace(self, trace: Trace | None) -> None:
        with self._engine.lock:
            self._engine.trace = trace
            for executable in self.executables:
                executable.trace = trace
