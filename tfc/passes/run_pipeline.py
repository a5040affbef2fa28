"""Runs the passes of pipeline.py over the graph of one step, or over the part of one device.

Dumps, timing and verification between passes come from the `Config` (environment variables or flags).
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from tfc.ir.analysis.verify import verify
from tfc.ir.base.config import Config
from tfc.ir.base.device_names import LOCAL
from tfc.ir.base.errors import Error
from tfc.ir.base.limits import limited
from tfc.ir.graph.graph import Entry, Graph, Value
from tfc.ir.text.print import print_graph
from tfc.passes.lowering.lower_control_flow import IsNative
from tfc.passes.pipeline import PIPELINE, Pass, Setup, planned, planned_for, planned_for_part, select_passes
from tfc.passes.runner import Runner, Subject

if TYPE_CHECKING:
    from tfc.ir.devices.devices import DeviceSet
    from tfc.passes.place.cost_model import CostModel

GRAPHS = Subject("graph", print_graph, lambda graph: f"{len(graph)} nodes", verify, ".tfg")
"""How graphs are shown and checked between passes."""


def run_pipeline(
    graph: Graph,
    feeds: Sequence[Value],
    fetches: Sequence[Value],
    targets: Sequence[str] = (),
    config: Config | None = None,
    is_native: IsNative | None = None,
    *,
    devices: DeviceSet | None = None,
    costs: CostModel | None = None,
) -> Graph:
    """The graph of one step: feeds become placeholders, everything not needed is gone, gradients are expanded.

    The result has exactly one entry, `step`: its inputs are the feeds and its outputs the fetches, in order (fetches
    may have been replaced by other values that are equal to them). `is_native` tells which nodes code generation makes
    native code of: structured ops that hold others are lowered for the dataflow executor. Without it none are.

    With `devices` the graph is partitioned: every node has a full device, Sends and Recvs are in it, and `finish_part`
    is still to be run on each of its parts. `costs` are what nodes were measured to cost.
    """
    step = step_graph(graph, feeds, fetches, targets)
    config = config or Config()
    if devices is None:
        return run_passes(step, _behind(config.compile_from, planned(is_native)), config, at_level=True)
    placed = run_passes(step, planned_for(Setup.of(devices, costs, config)), config, at_level=True)
    dump_parts(placed, config)
    return placed


def run_until(
    last: str,
    graph: Graph,
    feeds: Sequence[Value],
    fetches: Sequence[Value],
    targets: Sequence[str],
    config: Config,
    is_native: IsNative | None = None,
) -> Graph:
    """The graph of one step on one device after the passes up to `last`; "parse" is before the first. NOT_FOUND."""
    step, steps = step_graph(graph, feeds, fetches, targets), planned(is_native)
    ahead = steps[: len(steps) - len(_behind(last, steps))] if last != "parse" else ()
    first = len(steps) - len(_behind(config.compile_from, steps))
    return run_passes(step, ahead[first:], config, at_level=True)


def _behind(phase: str, steps: Sequence[Pass]) -> Sequence[Pass]:
    """The passes behind one of them: all behind none, or behind "parse"."""
    if not phase or phase == "parse":
        return steps
    (last,) = select_passes([phase.replace("-", "_")])
    names = [step.name for step in steps]
    if last.name not in names:
        raise Error(f"pass {last.name} is for steps on several devices")
    return steps[names.index(last.name) + 1 :]


def step_graph(graph: Graph, feeds: Sequence[Value], fetches: Sequence[Value], targets: Sequence[str]) -> Graph:
    """The graph with one entry, `step`, as the pipeline takes it."""
    inputs = tuple((str(value), value) for value in feeds)
    outputs = tuple((str(value), value) for value in fetches)
    return graph.with_(entries=(Entry("step", inputs, outputs, tuple(targets)),), init="", results=())


def graph_to_place(step: Graph) -> Graph:
    """The graph of one step as the placement gets it: the passes before that have run."""
    before = PIPELINE[: [row.name for row in PIPELINE].index("sweep_again") + 1]
    return run_passes(step, before, _quiet(), at_level=True)


def _quiet() -> Config:
    """The settings for passes that only prepare a graph: these show nothing."""
    return Config(print_ir=(), print_dir="", time=False)


def with_gradients(graph: Graph) -> Graph:
    """The graph with its functions and gradients expanded, so that their values have names."""
    return run_passes(graph, select_passes(["inline_functions", "expand_gradients"]), _quiet())


def finish_part(graph: Graph, is_native: IsNative | None = None, config: Config | None = None) -> Graph:
    """The part of one device, made ready for code generation."""
    return run_passes(graph, planned_for_part(is_native), (config or Config()).with_(print_dir=""), at_level=True)


def dump_parts(graph: Graph, config: Config) -> None:
    """Write the part of every device into its own file, where dumps are asked for: `23-partition-CPU_0.tfg`."""
    if not config.print_dir:
        return
    from tfc.passes.partition import split_by_device

    number = len(list(Path(config.print_dir).glob("[0-9]*.tfg")))
    for device, part in split_by_device(graph).items():
        name = f"{number:02d}-partition-{file_name(device)}.tfg"
        (Path(config.print_dir) / name).write_text(print_graph(part), encoding="utf-8")


def file_name(device: str) -> str:
    """The name of a device in names of files: `CPU_0`, or all of its name where it is not of this process."""
    short = device.removeprefix(f"{LOCAL}/device:")
    return short.strip("/").replace(":", "_").replace("/", "_")


def run_passes(graph: Graph, passes: Sequence[Pass], config: Config, *, at_level: bool = False) -> Graph:
    """Run passes in order; with `at_level` only the required ones when optimisation is off."""
    runner = Runner(GRAPHS, config)
    runner.dump("parse", graph)
    with limited(config, "the passes"):
        for step in passes:
            if not at_level or step.is_wanted(config):
                graph = runner.run(step, graph)
    runner.finish()
    return graph
