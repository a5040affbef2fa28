"""The files of measured costs and of placements: `--save-costs`, `--costs`, `--save-placement`, `--placement`."""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from tfc.ir.base.device_names import DeviceSpec
from tfc.ir.base.errors import Error
from tfc.ir.graph.graph import Entry, Graph
from tfc.tools.made_for import check_devices, check_model, check_types, model_digest
from tfc.tools.output_files import write_file
from tfc.tools.programs import plain_step_graph

if TYPE_CHECKING:
    from tfc.ir.devices.devices import DeviceSet
    from tfc.ir.types.types import Array
    from tfc.passes.place import CostModel, Timeline
    from tfc.passes.place.measured import Measurements
    from tfc.runtime.module.module import Module
    from tfc.runtime.session.session import Session
    from tfc.runtime.trace.trace import Trace

MOST_STEPS = 100
"""Steps that are measured; the first one, which also waits for memory, is not when there are more."""


def load(
    costs: str | None, placement: str | None, graph: Graph, devices: DeviceSet, sizes: Mapping[str, int] | None = None
) -> CostModel:
    """The cost model that these files describe, with these sizes of symbols; estimates without files.

    INVALID_ARGUMENT when a file is none, or was made for another model than `graph` or for devices that are not there.
    """
    from tfc.passes.place import CostModel
    from tfc.passes.place.measured import made_for, read_costs, read_placement

    model = CostModel(sizes=dict(sizes or {}))
    for path, reads in ((costs, read_costs), (placement, read_placement)):
        if path is not None:
            text = Path(path).read_text(encoding="utf-8")
            try:
                model = reads(text, model)
            except Error as error:
                raise Error(f"{path}: {error.message}") from None
            check_model(path, made_for(text), model.measured if path is costs else model.chosen, graph)
    if costs is not None:
        check_types(costs, model.measured, devices)
    if placement is not None:
        check_devices(placement, model.chosen, devices)
    return model


def save_placement(path: str, graph: Graph, step: Graph, found: tuple[Graph, Timeline], devices: DeviceSet) -> None:
    """Write where the nodes of a model's step are, as they were placed, and the simulated time."""
    from tfc.passes.place.measured import placement_text

    placed, timeline = found
    chosen = {node.name: placed[node.name].device for node in step if node.name in placed}
    text = placement_text(chosen, devices.names, timeline.makespan, model_digest(graph))
    write_file(path, text)


class Measuring:
    """An entry that is called like its prepared step, and whose steps are traced to measure what its nodes cost."""

    def __init__(self, session: Session | Module, graph: Graph, entry: Entry) -> None:
        from tfc.runtime.session.session import Session

        assert isinstance(session, Session), "a compiled module has no graph to measure"
        self._session, self._graph, self._entry = session, graph, entry
        self._step = session.prepare(entry.name).run
        self._first: list[tuple[Sequence[str], float, str]] | None = None
        self._found: Measurements | None = None
        self._calls = 0

    def __call__(self, **feeds: Array) -> Mapping[str, Array]:
        """One step."""
        self._calls += 1
        if self._found is not None and self._found.steps >= MOST_STEPS:
            return self._step(feeds)
        with self._session.tracing() as trace:
            results: Mapping[str, Array] = self._step(feeds)
        runs = runs_of(trace)
        if self._calls == 1:
            from tfc.passes.place.measured import Measurements

            step = plain_step_graph(self._graph, self._entry)
            self._first, self._found = runs, Measurements(step, bound_sizes(self._graph, self._entry, feeds))
        elif self._found is not None:
            self._found.add_step(runs)
        return results

    def save(self, path: str) -> None:
        """Write what was measured."""
        from tfc.passes.place.measured import costs_text

        if self._found is None:
            raise Error("no step ran, so there are no costs to save", "FAILED_PRECONDITION")
        if not self._found.steps and self._first is not None:
            self._found.add_step(self._first)
        write_file(path, costs_text(self._found, model_digest(self._graph)))
        nodes, steps = len(self._found.costs()), self._found.steps
        print(f"wrote {path}: {nodes} nodes, from {steps} step{'s' * (steps != 1)}", file=sys.stderr)


def runs_of(trace: Trace) -> list[tuple[Sequence[str], float, str]]:
    """The kernels and host ops of a traced step: their nodes, seconds and type of device. Waits are left out."""
    return [
        (total.nodes, total.total_ns * 1e-9, DeviceSpec.parse(total.device).type or "CPU")
        for total in trace.totals
        if not total.waits
    ]


def bound_sizes(graph: Graph, entry: Entry, feeds: Mapping[str, Array]) -> dict[str, int]:
    """The sizes of the symbols of an entry's inputs for these feeds, where a dimension is just the symbol."""
    sizes: dict[str, int] = {}
    for name, value in entry.inputs:
        shape = graph.type_of(value).shape
        given = getattr(feeds.get(name), "shape", ())
        for dimension, number in zip(shape or (), given, strict=False):
            if dimension is not None and str(dimension) in {symbol.name for symbol in graph.symbols}:
                sizes[str(dimension)] = int(number)
    return sizes


def race(
    graph: Graph, entry: Entry, options: argparse.Namespace, models: tuple[CostModel, CostModel]
) -> tuple[float, float]:
    """The median seconds of a step under each of two placements, taking turns, on made-up inputs."""
    import tfc
    from tfc.runtime.bundle import random_feeds
    from tfc.tools import compile_flags
    from tfc.tools.compile_flags import parse_dims
    from tfc.tools.model import input_types

    types = input_types(graph, entry)
    feeds = random_feeds.feeds(types, random_feeds.dimensions(graph, types, parse_dims(options.dim), default=32))
    config = compile_flags.config(options)
    sessions = [tfc.Session(graph, options.devices, config=config, costs=model) for model in models]
    try:
        steps = [session.prepare(entry.name) for session in sessions]
        times: list[list[float]] = [[], []]
        for turn in range(options.measure + 1):
            for number, step in enumerate(steps):
                begin = time.perf_counter()
                step.run(feeds)
                if turn:
                    times[number].append(time.perf_counter() - begin)
        return statistics.median(times[0]), statistics.median(times[1])
    finally:
        for session in sessions:
            session.close()
