"""From a session's graph to the Program of one step: one that is kept on disk, or compiled. The compiler is imported
when the first step needs it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from tfc.codegen.program.program import Program
from tfc.compiler.host import host_for
from tfc.ir.base.collector import collector_paused
from tfc.ir.base.config import Config
from tfc.ir.base.limits import limited
from tfc.ir.base.record import replace
from tfc.ir.graph.graph import Graph, Value
from tfc.ir.text.graph_json import literals_of
from tfc.ir.types.types import Shape
from tfc.runtime.execute.signature import Signature
from tfc.runtime.memory.storage import trim

if TYPE_CHECKING:
    from tfc.codegen.objects.build_modules import Shown
    from tfc.codegen.program.device_program import DeviceProgram
    from tfc.codegen.target.target import Target
    from tfc.ir.devices.devices import DeviceSet
    from tfc.passes.place import CostModel
    from tfc.runtime.devices import Device


def compile_step(
    graph: Graph,
    signature: Signature,
    shapes: Mapping[Value, Shape],
    config: Config,
    target: Target | None = None,
    *,
    shown: Shown | None = None,
) -> Program:
    """The Program of one step, for this machine unless `target` is another; then with debug information if `shown` is
    there. `shapes` are the sizes of the feeds whose types have unknown dimensions.
    """
    with limited(config, "code generation"):
        graph, feeds, fetches, targets = _specialize(graph, signature, shapes, config)
        if target is None:
            return _packed(compile_for_host(graph, feeds, fetches, targets, config), graph)
        from tfc.codegen.compile import compile_graph

        return compile_graph(graph, feeds, fetches, targets, target, config, shown=shown)


def compile_for_devices(
    graph: Graph,
    signature: Signature,
    shapes: Mapping[Value, Shape],
    config: Config,
    described: DeviceSet,
    devices: Mapping[str, Device],
    costs: CostModel | None = None,
) -> tuple[DeviceProgram, ...]:
    """The same for several devices: a Program for each that has something to do in the step."""
    from tfc.codegen import compile_devices
    from tfc.passes.run_pipeline import run_pipeline

    with limited(config, "code generation"), collector_paused():
        graph, feeds, fetches, targets = _specialize(graph, signature, shapes, config)
        placed = run_pipeline(graph, feeds, fetches, targets, config, devices=described, costs=costs)
        return compile_devices.compile_for_devices(
            placed,
            feeds,
            fetches,
            lambda name: devices[name].target(),
            lambda name: not devices[name].memory.is_host,
            config,
        )


def client_step(
    graph: Graph, signature: Signature, transfers: tuple[Sequence[str], Sequence[str]], client: str, config: Config
) -> tuple[Graph, Signature]:
    """The step as one whose feeds and fetches are transfers with a client, of these names
    (passes/effects/client_ends.py)."""
    from tfc.passes.effects.client_ends import client_ends
    from tfc.passes.run_pipeline import run_pipeline

    cut = run_pipeline(graph, signature.feeds, signature.fetches, signature.targets, config.with_(opt_level=0))
    named = cut.entries[0]
    inputs = tuple((name, value) for (name, _), (_, value) in zip(signature.inputs, named.inputs, strict=True))
    cut = cut.with_(entries=(replace(named, inputs=inputs),))
    ended = client_ends(cut, *transfers, client)
    (entry,) = ended.entries
    return ended, Signature.of(ended, entry.inputs, (), entry.targets)


def step_graphs(
    graph: Graph,
    signature: Signature,
    shapes: Mapping[Value, Shape],
    config: Config,
    described: DeviceSet | None,
    costs: CostModel | None = None,
) -> dict[str, Graph]:
    """The graphs those are made of, by device: what the passes leave of the step."""
    from tfc.codegen.fusion.live_nodes import is_native
    from tfc.passes.partition import split_by_device
    from tfc.passes.run_pipeline import finish_part, run_pipeline
    from tfc.runtime.trace.trace import HOST_DEVICE

    config = config.with_(print_ir=(), print_dir="", time=False, remarks="")
    graph, feeds, fetches, targets = _specialize(graph, signature, shapes, config)
    if described is None:
        return {HOST_DEVICE: run_pipeline(graph, feeds, fetches, targets, config, is_native)}
    placed = run_pipeline(graph, feeds, fetches, targets, config, devices=described, costs=costs)
    return {device: finish_part(part, is_native) for device, part in split_by_device(placed).items()}


def compile_for_host(
    graph: Graph, feeds: tuple[Value, ...], fetches: tuple[Value, ...], targets: tuple[str, ...], config: Config
) -> Program:
    """Compile for the machine this process runs on, or for less of it (`target_cpu`)."""
    from tfc.codegen.program_cache import load_program, program_key, store_program
    from tfc.codegen.target.target import host

    target = host_for(config.target_cpu) if config.target_cpu else host()
    key = program_key(graph, feeds, fetches, targets, target, config)
    program = load_program(key, graph) if key else None
    if program is None:
        from tfc.codegen.compile import compile_graph
        from tfc.codegen.llvm import native

        program = compile_graph(graph, feeds, fetches, targets, target, config, packs=config.opt_level > 0)
        if key:
            store_program(key, program, graph)
        native.let_go()
        trim()
    return program


def _specialize(
    graph: Graph, signature: Signature, shapes: Mapping[Value, Shape], config: Config
) -> tuple[Graph, tuple[Value, ...], tuple[Value, ...], tuple[str, ...]]:
    """Where sizes are given, cut the graph to the step and fix those of its feeds; what is fed and fetched may have new
    names."""
    if not shapes:
        return graph, signature.feeds, signature.fetches, signature.targets
    from tfc.passes.cleanup.specialize_shapes import specialize_shapes
    from tfc.passes.run_pipeline import run_pipeline

    cut = run_pipeline(graph, signature.feeds, signature.fetches, signature.targets, config.with_(opt_level=0))
    (entry,) = cut.entries
    feeds = tuple(value for _, value in entry.inputs)
    by_placeholder = {
        placeholder: shapes[value] for value, placeholder in zip(signature.feeds, feeds, strict=True) if value in shapes
    }
    fetches = tuple(value for _, value in entry.outputs)
    return specialize_shapes(cut, by_placeholder), feeds, fetches, entry.targets


def _packed(program: Program, graph: Graph) -> Program:
    """A program with its constants packed as it wants them, and the graph's among them in panels alone."""
    if all(buffer.panels is None for buffer in program.buffers):
        return program
    from tfc.codegen.program.panels import keep_in_panels, packed_program

    packed = packed_program(program)
    keep_in_panels(literals_of(graph))
    return packed
