"""Predictions of placement against times of steps: `python -m bench.placement`.

For each model and set of devices: the step on one device; the step as placed by estimated costs, predicted and
measured; and as placed by costs measured in those steps, predicted and measured. Costs are measured on the devices
themselves. All runs of a model take turns, and the table shows medians.
"""

from __future__ import annotations

import argparse
import statistics
import time
from dataclasses import dataclass
from typing import Any

import numpy as np

import tfc
from tfc.ir.devices.devices import parse_devices
from tfc.ir.graph.graph import Entry, Graph
from tfc.passes.place import CostModel, place, simulate
from tfc.passes.place.measured import Measurements
from tfc.tools.cost_files import runs_of
from tfc.tools.place import step_graph
from tfc.tools.programs import plain_step_graph


@dataclass(frozen=True)
class Model:
    """A program with an entry `main(x) -> y`, what is fed, and the devices it is placed on."""

    name: str
    text: str
    shape: tuple[int, ...]
    devices: str = "cpu:2"


def _towers(count: int, width: int, layers: int) -> str:
    lines = [f"input x: f32[256, {width}]"]
    for tower in range(count):
        last = "x"
        for layer in range(layers):
            name = f"t{tower}_{layer}"
            lines.append(f"var W{name}: f32[{width}, {width}] = random_normal([{width}, {width}], stddev=0.05, seed=1)")
            lines.append(f"{name} = tanh({last} @ W{name})")
            last = name
    total = " + ".join(f"t{tower}_{layers - 1}" for tower in range(count))
    return "\n".join([*lines, f"y = sum({total})", "entry main(x) -> y"])


def _pipeline(layers: int) -> str:
    """A model split in the middle by hand: its second half is on the second device."""
    lines = ["input x: f32[128, 512]"]
    last = "x"
    for layer in range(layers):
        scope = f'with device("cpu:{2 * layer // layers}") '
        lines.append(f"{scope}{{ var W{layer}: f32[512, 512] = random_normal([512, 512], stddev=0.05, seed=1) }}")
        lines.append(f"h{layer} = {scope}{{ relu({last} @ W{layer}) }}")
        last = f"h{layer}"
    return "\n".join([*lines, f"y = sum({last})", "entry main(x) -> y"])


MODELS = (
    Model("2 towers, 4 layers of 512", _towers(2, 512, 4), (256, 512)),
    Model("4 towers, 2 layers of 512", _towers(4, 512, 2), (256, 512)),
    Model("2 towers, 4 layers of 16", _towers(2, 16, 4), (256, 16)),
    Model("8 layers, split by hand", _pipeline(8), (128, 512)),
    Model(
        "elementwise chain", "input x: f32[1000, 1000]\ny = sum(tanh(x * 2 + 1) * x)\nentry main(x) -> y", (1000, 1000)
    ),
)


def main() -> int:
    """Measure and print a table in Markdown."""
    parser = argparse.ArgumentParser(prog="python -m bench.placement", description=__doc__)
    parser.add_argument("--steps", type=int, default=40, help="steps of each run (default 40)")
    parser.add_argument("--only", default="", help="models whose name contains this")
    options = parser.parse_args()
    print(
        "| model | devices used | one device | predicted | measured | error | from measured costs | measured | error |"
    )
    print("|---|---|---|---|---|---|---|---|---|")
    for model in MODELS:
        if options.only in model.name:
            print(row(model, options.steps), flush=True)
    return 0


def row(model: Model, steps: int) -> str:
    """The table's row of one model."""
    graph = tfc.parse(model.text)
    (entry,) = graph.entries
    x = np.random.Generator(np.random.PCG64(1)).standard_normal(model.shape).astype(np.float32)
    with tfc.Session(graph) as alone, tfc.Session(graph, model.devices) as several:
        costs = measured_costs(several, graph, entry, x)
        with tfc.Session(graph, model.devices, costs=costs) as informed:
            one, first, second = medians([alone, several, informed], x, steps)
    used, estimated = predicted(graph, entry, model.devices, CostModel())
    _, learned = predicted(graph, entry, model.devices, costs)
    return (
        f"| {model.name} | {used} | {shown(one)} | {shown(estimated)} | {shown(first)} | {off(estimated, first)} | "
        f"{shown(learned)} | {shown(second)} | {off(learned, second)} |"
    )


def predicted(graph: Graph, entry: Entry, devices: str, costs: CostModel) -> tuple[int, float]:
    """The number of devices that the placed step uses, and its simulated seconds."""
    described = parse_devices(devices)
    placed = place(step_graph(graph, entry, described, costs, True), described, costs)
    return len({node.device for node in placed}), simulate(placed, described, costs).makespan


def measured_costs(session: tfc.Session, graph: Graph, entry: Entry, x: Any) -> CostModel:
    """Measure the cost of each node in ten traced steps of a session."""
    found = Measurements(plain_step_graph(graph, entry))
    step = session.prepare(entry.name)
    for _ in range(3):
        step.run({"x": x})
    for _ in range(10):
        with session.tracing() as trace:
            step.run({"x": x})
        found.add_step(runs_of(trace))
    return CostModel(measured=found.costs())


def medians(sessions: list[tfc.Session], x: Any, steps: int) -> list[float]:
    """The median seconds of a step of each session; they take turns."""
    prepared = [session.prepare("main") for session in sessions]
    times: list[list[float]] = [[] for _ in sessions]
    for turn in range(steps + 3):
        for step, taken in zip(prepared, times, strict=True):
            begin = time.perf_counter()
            step.run({"x": x})
            if turn >= 3:
                taken.append(time.perf_counter() - begin)
    return [statistics.median(each) for each in times]


def shown(seconds: float) -> str:
    """Microseconds or milliseconds."""
    return f"{seconds * 1e3:.2f} ms" if seconds >= 1e-3 else f"{seconds * 1e6:.1f} µs"


def off(found: float, real: float) -> str:
    """The relative error of a prediction, in percent."""
    return f"{(found / real - 1) * 100:+.0f} %"


if __name__ == "__main__":
    raise SystemExit(main())
