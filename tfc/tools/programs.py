"""Compiles entries to Programs without running them, for verbs that look at the code or write it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from tfc.ir.base.config import Config
from tfc.ir.graph.graph import Entry, Graph, Value
from tfc.ir.types.types import Shape
from tfc.runtime.bundle import random_feeds
from tfc.tools.model import input_types

if TYPE_CHECKING:
    from tfc.codegen.program.device_program import DeviceProgram
    from tfc.codegen.program.program import Program
    from tfc.codegen.target.target import Target
    from tfc.ir.devices.devices import DeviceSet
    from tfc.passes.place import CostModel


def compile_for(
    graph: Graph, entry: Entry, config: Config, target: Target | None = None, *, debug_info: bool = False
) -> Program:
    """The Program of an entry for `target`, by default this machine. With `debug_info`, code for another machine names
    the lines of the model that it comes from.

    Unknown (`?`) dimensions get made-up sizes; a session would compile for the sizes that are fed.
    """
    from tfc.codegen.target.target import host
    from tfc.compiler.compile_step import compile_step
    from tfc.runtime.execute.signature import Signature

    signature = Signature.of(graph, entry.inputs, entry.outputs, entry.targets, entry.name)
    shapes = unknown_sizes(graph, entry)
    shown = (lambda loc: loc) if debug_info else None
    return compile_step(graph, signature, shapes, config, None if target == host() else target, shown=shown)


def compile_for_devices(
    graph: Graph, entry: Entry, config: Config, devices: DeviceSet, costs: CostModel | None
) -> tuple[DeviceProgram, ...]:
    """The Programs of an entry's step on these devices, as a session would have them: one for each device that takes
    part. Unknown dimensions get made-up sizes, as above."""
    from tfc.codegen.target.target import host
    from tfc.compiler import compile_step
    from tfc.passes.pin_state import pin_state
    from tfc.runtime.devices import make_devices
    from tfc.runtime.execute.signature import Signature

    pinned = pin_state(graph, devices, costs, config.soft_placement)
    signature = Signature.of(graph, entry.inputs, entry.outputs, entry.targets, entry.name)
    made = make_devices(devices, config.threads or host().cores)
    shapes = unknown_sizes(graph, entry)
    return compile_step.compile_for_devices(pinned, signature, shapes, config, devices, made, costs)


def unknown_sizes(graph: Graph, entry: Entry) -> Mapping[Value, Shape]:
    """A shape for every input that has unknown dimensions."""
    types = input_types(graph, entry)
    return {
        value: tuple(random_feeds.UNKNOWN if size is None else size for size in types[name].shape or ())
        for name, value in entry.inputs
        if not types[name].is_known
    }


def plain_step_graph(graph: Graph, entry: Entry) -> Graph:
    """The graph of an entry's step as it is before it is placed."""
    from tfc.passes.run_pipeline import graph_to_place

    return graph_to_place(graph.with_(entries=(Entry("step", entry.inputs, entry.outputs, entry.targets),), init=""))
