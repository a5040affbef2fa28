"""`tfc inspect --devices`: a model on several devices: a program each, their memory, and the transfers between them."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from tfc.ir.analysis.transfers import pair_of
from tfc.ir.base.config import Config
from tfc.ir.base.device_names import DeviceSpec
from tfc.ir.base.errors import Error
from tfc.ir.graph.graph import Entry, Graph
from tfc.tools import compile_flags, device_flags, inspect, inspect_gpu, inspect_views, partition
from tfc.tools.programs import compile_for_devices

if TYPE_CHECKING:
    from tfc.codegen.program.device_program import DeviceProgram
    from tfc.ir.devices.devices import DeviceSet
    from tfc.passes.place import CostModel, Timeline


@dataclass(frozen=True)
class Planned:
    """An entry's step on several devices: the partitioned graph, its simulated run, and the compiled parts."""

    entry: Entry
    graph: Graph
    timeline: Timeline
    parts: tuple[DeviceProgram, ...]


def plan(options: argparse.Namespace, graph: Graph, entries: list[Entry]) -> list[Planned]:
    """The steps of these entries, compiled for the devices that the flags say."""
    from tfc.passes.place import CostModel

    devices = device_flags.devices(options)
    assert devices is not None
    costs = device_flags.costs(options, graph) or CostModel()
    costs = replace(costs, sizes={**costs.sizes, **compile_flags.parse_dims(options.dim)})
    config = compile_flags.config(options)
    try:
        return [_planned(graph, entry, devices, costs, config) for entry in entries]
    except Error as problem:
        if problem.code == "UNAVAILABLE" and any(info.type == "GPU" for info in devices):
            other = "`--output=kernels --target=nvptx64:sm_80` shows kernels for a device that is not here"
            raise Error(f"{problem.message}; {other}", problem.code) from problem
        raise


def _planned(graph: Graph, entry: Entry, devices: DeviceSet, costs: CostModel, config: Config) -> Planned:
    from tfc.passes.place import simulate

    quiet = config.with_(print_ir=(), print_dir="", time=False, remarks="")
    _, whole = partition.planned(graph, entry, devices, costs, quiet)
    parts = {part.device: part for part in compile_for_devices(graph, entry, config, devices, costs)}
    in_order = tuple(parts[name] for name in devices.names if name in parts)
    return Planned(entry, whole, simulate(whole, devices, costs), in_order)


def view(output: str, graph: Graph, steps: list[Planned], dims: Mapping[str, int]) -> str:
    """The text of one view, for each entry and in it for each device; `graph` is the model before it is partitioned."""
    if output == "devices":
        return "\n".join(_overview(step, dims) for step in steps)
    texts = []
    for step in steps:
        for part in step.parts:
            facts = inspect.facts_of(graph, step.entry, part.program)
            shown = {"memory": inspect_views.memory, "kernels": inspect_views.kernels}.get(output)
            text = shown(facts, dims) if shown else str(part.program)
            if output == "kernels" and part.program.code.launches:
                text = inspect_gpu.kernels(part.program, part.program.code.cpu, dims)
            if output == "memory":
                text += f"  {'step':<9} {_peak(step, part)} at once in the simulated step, all of these included\n"
            texts.append(f"entry {step.entry.name} on {DeviceSpec.parse(part.device).local}\n{text}")
        if output != "kernels":
            texts.append("".join(f"{line.rstrip()}\n" for line in partition.transfers(step.graph)))
    return "\n".join(texts)


def _overview(step: Planned, dims: Mapping[str, int]) -> str:
    """A table of the devices of a step, and one of the transfers between them."""
    rows: list[tuple[str, ...]] = [
        ("device", "nodes", "kernels", "host ops", "sends", "receives", "keeps", "peak memory")
    ]
    for part in step.parts:
        here = [node for node in step.graph.nodes if node.device == part.device]
        counts = (len(here), len(part.program.kernels), len(part.program.host_nodes))
        crossing = (sum(node.op == op for node in here) for op in ("_Send", "_Recv"))
        kept = inspect_views.human(_kept(part, dims))
        rows.append((DeviceSpec.parse(part.device).local, *map(str, (*counts, *crossing)), kept, _peak(step, part)))
    lines = [f"entry {step.entry.name}, simulated step {step.timeline.makespan * 1e6:.1f} µs"]
    lines += [f"  {line}".rstrip() for line in partition.table(rows)]
    lines += ["", *(f"  {line}".rstrip() for line in partition.transfers(step.graph))]
    return "\n".join(lines) + "\n"


def _kept(part: DeviceProgram, dims: Mapping[str, int]) -> int:
    """The bytes of variables and constants of a device's program."""
    sizes = inspect_views.sizes(((d.name, d.minimum, d.maximum) for d in part.program.dims), dims)
    return sum(
        buffer.bytes(sizes)
        for buffer in part.program.buffers
        if buffer.kind in ("variable", "constant") and not buffer.is_late
    )


def _peak(step: Planned, part: DeviceProgram) -> str:
    return inspect_views.human(step.timeline.peak_memory[part.device])


def as_json(graph: Graph, steps: list[Planned], dims: Mapping[str, int]) -> dict[str, Any]:
    """Everything above for machines."""
    made = []
    for step in steps:
        entry = step.entry
        found = inspect_views.entry_json(inspect.facts_of(graph, entry, step.parts[0].program), dims)
        kept = {key: found[key] for key in ("name", "inputs", "outputs", "dims")}
        made.append({**kept, "devices": list(_devices(graph, step, dims)), "transfers": list(_sent(step))})
    variables = inspect.as_json(graph, [], dims)["variables"]
    return {"nodes": len(graph), "variables": variables, "entries": made}


def _devices(graph: Graph, step: Planned, dims: Mapping[str, int]) -> Iterator[dict[str, Any]]:
    for part in step.parts:
        found = inspect_views.entry_json(inspect.facts_of(graph, step.entry, part.program), dims)
        yield {
            "name": part.device,
            "nodes": [node.name for node in step.graph.nodes if node.device == part.device],
            "bytes_kept": _kept(part, dims),
            "simulated_peak_bytes": step.timeline.peak_memory[part.device],
            "kernels": found["kernels"],
        }


def _sent(step: Planned) -> Iterator[dict[str, Any]]:
    sends = {pair_of(node): node for node in step.graph.nodes if node.op == "_Send"}
    sizes = {each.value: each.bytes for each in step.timeline.transfers}
    for node in step.graph.nodes:
        if node.op == "_Recv":
            yield {
                "tensor": partition.tensor(step.graph, sends[pair_of(node)]),
                "type": str(node.types[0]),
                "source": node.attrs["send_device"],
                "target": node.attrs["recv_device"],
                "bytes": sizes[str(node.attrs["tensor_name"])],
            }
