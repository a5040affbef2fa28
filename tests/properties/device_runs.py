"""Random programs on random devices by the native executors, against the interpreter: many small ones in each step.

Compiling takes most of the time, and most of that is the same however much is compiled: so a step is made of many
programs side by side. Without kernels every node runs by its reference body, as in the interpreter: then results are
the same bit by bit. With kernels those of floats differ where fusion makes one rounding of two.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial

import numpy as np
import pytest

from tests.properties.random_devices import device_name, scatter
from tests.properties.random_graphs import Case, Maker, placeholder
from tests.properties.random_primitives import random_primitives
from tests.properties.random_programs import step
from tfc.codegen import compile_devices
from tfc.codegen.dataflow import lower_for_kernels, plan_flows
from tfc.codegen.program.dataflow import Transfer
from tfc.ir.analysis.frames import analyse_frames
from tfc.ir.base.config import Config
from tfc.ir.base.device_names import local_name
from tfc.ir.base.errors import Error
from tfc.ir.devices.devices import KINDS, DeviceInfo, DeviceKind, Link, register_kind
from tfc.ir.graph.graph import Graph, Node, Symbol, Value
from tfc.ir.graph.rewrite import map_node_bodies
from tfc.ir.interpret.interpret import Interpreter
from tfc.ir.interpret.partitions import interpret_parts
from tfc.ir.types.types import Array, boolean, f32, f64, i32, tensor
from tfc.passes.partition import split_by_device
from tfc.passes.run_pipeline import run_pipeline
from tfc.passes.scheduling import delays, schedule_receives
from tfc.runtime.dataflow.helper_threads import ThreadTuner
from tfc.runtime.devices import Device, describe, register_device_type
from tfc.runtime.devices.cpu import pool_of
from tfc.runtime.execute.device_executable import DeviceExecutable
from tfc.runtime.session.session import Session
from tfc.runtime.trace.run_options import RunOptions

DEVICES = (
    "cpu:2",
    "cpu:3",
    "cpu:4",
    "cpu:1,sim:1",
    "cpu:2,sim:2",
    "late:3",
    "cpu:1,late:2",
    "cpu:1,sim:1,late:1",
    "cpu:1",
)
GPUS = ("gpu:sim", "gpu:sim:2", "gpu:sim:2,cpu:1", "cpu:1,gpu:sim:1", "gpu:sim:1,sim:1")
WATCHDOG = RunOptions(timeout=20)
"""A step that takes longer waits for itself."""


class LateDevice(Device):
    """A CPU device behind links of random delays: registered as any package would register a type of its own."""

    def delay_ns(self, transfer: Transfer, size: int) -> int:
        """None for half of the transfers, up to 50 µs for the others; the same in every run."""
        return max(0, random.Random(f"{transfer.name} {transfer.dst}").randint(-50_000, 50_000))


def make_late(info: DeviceInfo, threads: int, link: Link) -> Device:
    return LateDevice(info, pool_of(info.name, threads))


register_kind("LATE", DeviceKind(DeviceInfo(local_name("LATE", 0)), KINDS["CPU"].link, priority=-1))
register_device_type("LATE", make_late)


def together(seed: int, count: int, size: int, *, variables: bool) -> Case:
    """`count` random programs of `size` steps in one graph: they share what is fed, and the variable `V`."""
    first = Maker(random.Random(seed))
    b, rng = first.b, first.rng
    if variables:
        variable = b.emit("VariableV2", name="V", shape=(), dtype=f32)
        b.init = b.node("NoOp", name="init", control=[b.node("Assign", variable, b.const(0.5)).name]).name
    b.symbols["n"] = Symbol("n", 1, 64)
    numbers = np.random.default_rng(seed)
    n = rng.choice((1, 2, 7))
    feeds: dict[Value, Array] = {}
    for i in range(3):
        placeholder(first, f"x{i}", rng.choice((f32, f32, f64)), n, numbers, feeds)
    placeholder(first, "i0", i32, n, numbers, feeds)
    feeds[b.emit("Placeholder", name="trips", type=tensor(i32))] = np.array(rng.choice((0, 1, 2, 5)), np.int32)
    feeds[b.emit("Placeholder", name="flag", type=tensor(boolean))] = np.array(rng.random() < 0.5)
    fetches: list[Value] = []
    for _ in range(count):
        m = Maker(rng, b, list(first.floats), list(first.exact), list(first.integers))
        _add_objects(m)
        for _ in range(size):
            step(m, 0)
        used = {value for node in b.nodes.values() for value in node.inputs}
        fetches += [v for v in (*m.floats, *m.integers) if v not in used and v not in feeds and v not in fetches][-4:]
    return Case(b.finish(), feeds, fetches or [b.emit("Neg", first.floats[0])])


def _add_objects(m: Maker) -> None:
    """Strings, and a tensor whose size only the run tells: what no native code can copy."""
    words = m.b.const(np.array([f"{m.rng.randint(-3, 3)}.5", "0.25"], object))
    both = m.b.emit("Identity", m.b.emit("Identity", words))
    m.floats.append(m.b.emit("StringToNumber", both, out_type=f32))
    found = m.b.emit("Where", m.b.emit("Greater", m.pick(m.integers), m.b.const(np.int32(0))))
    m.integers.append(m.b.emit("Size", m.b.emit("Identity", found)))


def placed(graph: Graph, names: list[str], rng: random.Random) -> Graph:
    """The graph with its nodes on random ones of the devices of these names."""
    names = rng.sample(names, len(names))
    new = {device_name(k): name for k, name in enumerate(names)}

    def renamed(node: Node) -> Node:
        return map_node_bodies(node.with_(device=new[node.device]), partial(_map_nodes, renamed=renamed))

    return _map_nodes(scatter(graph, rng, len(names)), renamed)


def _map_nodes(graph: Graph, renamed: object) -> Graph:
    assert callable(renamed)
    return graph.with_nodes(renamed(node) for node in graph.nodes)


@contextmanager
def small_tensors_delayed() -> Iterator[None]:
    """However little memory it brings, what begins early waits: the tensors here would all be too small."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(delays, "MIN_BYTES", 1.0)
        patch.setattr(delays, "SIGNAL_BYTES", 1.0)
        patch.setattr(schedule_receives, "MIN_GAIN", 0.0)
        yield


@contextmanager
def driven_by(threads: int) -> Iterator[None]:
    """Have so many threads drive each step."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ThreadTuner, "threads", threads)
        yield


@contextmanager
def without_kernels() -> Iterator[None]:
    """Run every node by its reference body."""
    has_kernel = plan_flows.has_kernel
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(plan_flows, "has_kernel", lambda *of: of[1].op == "DimSize" and has_kernel(*of))
        patch.setattr(compile_devices, "is_native", lambda graph, node: False)
        patch.setattr(lower_for_kernels, "has_obstacle", lambda graph, node: True)
        yield


def check(seed: int, count: int, size: int, *, kernels: bool, choices: Sequence[str] = DEVICES) -> None:
    """Run `count` programs on one of several sets of devices, twice, and compare all results with the interpreter's."""
    rng = random.Random(f"devices {seed}")
    case = together(seed, count, size, variables=seed % 2 == 0)
    devices = rng.choice(choices)
    whole = Interpreter(case.graph)
    feeds: Mapping[Value | str, Array] = {str(value): array for value, array in case.feeds.items()}
    graph = placed(case.graph, list(describe(devices).names), rng)
    s = Session(graph, devices=devices, config=Config(opt_level=2 if kernels else 0))
    fetches = [str(value) for value in case.fetches]
    if case.graph.init:
        whole.run({}, [], [case.graph.init])
    for _ in range(2):
        want = whole.run(case.feeds, case.fetches)
        got = s.run(fetches, feeds, options=WATCHDOG)
        exact = not kernels and len(s.device_set) > 1
        for name, mine, wanted in zip(fetches, got, want, strict=True):
            _compare(mine, wanted, exact, f"seed {seed} on {devices}: {name}")
        if case.graph.init:
            _compare(s.state()["V"], whole.state["V"].value, exact, f"seed {seed} on {devices}: V")
    if len(s.device_set) > 1:
        assert any(isinstance(each, DeviceExecutable) for each in s.executables)
    s.close()


def _compare(mine: Array, wanted: Array, exact: bool, message: str) -> None:
    if exact or mine.dtype.kind not in "fc":
        np.testing.assert_array_equal(mine, wanted, err_msg=message)
    else:
        np.testing.assert_allclose(mine, wanted, rtol=1e-4, atol=1e-4, err_msg=message)


def check_primitives(seed: int, size: int) -> None:
    """Run a graph of control-flow primitives, however odd, on three devices: what happens is what the oracle says.

    Loops with live and dead variables side by side never end where they span devices, by TensorFlow's rules: then the
    oracle waits forever, and a step must say so instead of hanging.
    """
    case = random_primitives(seed, size)
    if analyse_frames(case.graph).problems or case.fetches[-1] in case.feeds:
        return
    graph, described = scatter(case.graph, random.Random(seed), 3), describe("cpu:3")
    fetch = case.fetches[-1]
    config = Config(opt_level=0)
    try:
        planned = run_pipeline(graph, list(case.feeds), [fetch], (), config, devices=described)
    except Error as error:
        if "must have a pivot predicate" not in str(error):
            raise
        return  # a loop that nothing decides about must stay on one device
    (entry,) = planned.entries
    given = {value: case.feeds[Value.parse(name)] for name, value in entry.inputs}
    wanted = [value for _, value in entry.outputs]
    want = _outcome(lambda: interpret_parts(split_by_device(planned), given, wanted))
    feeds: Mapping[Value | str, Array] = {str(value): array for value, array in case.feeds.items()}
    with Session(graph, devices="cpu:3", config=config) as s:
        got = _outcome(lambda: [s.run(str(fetch), feeds, options=WATCHDOG)])
    assert got == want, f"seed {seed}"
    if want != "waits forever":
        assert got == _outcome(lambda: Interpreter(case.graph).run(case.feeds, [fetch])), f"seed {seed}"


def _outcome(run: Callable[[], object]) -> object:
    """The results, or what went wrong; of several things that do, either may meet another one first."""
    try:
        given = run()
    except Error as error:
        waits = "waits for a tensor that never comes" in str(error) or "waits forever" in str(error)
        return "waits forever" if waits else error.code
    assert isinstance(given, list)
    return [np.asarray(array).tolist() for array in given]
