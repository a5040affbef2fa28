"""`tfc partition`: the graph of each device, and what they send each other."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from tfc.ir.analysis.transfers import pair_of
from tfc.ir.base.collector import collector_paused
from tfc.ir.base.config import Config
from tfc.ir.base.device_names import DeviceSpec
from tfc.ir.devices.devices import DeviceSet
from tfc.ir.graph.graph import Entry, Graph, Node
from tfc.tools import compile_flags, device_flags
from tfc.tools.model import add_model_argument, choose_entry, read_model
from tfc.tools.output_files import write_file

if TYPE_CHECKING:
    from tfc.passes.pipeline import Pass
    from tfc.passes.place import CostModel

EPILOG = """examples:
  tfc partition model.tfg --devices cpu:2                 both parts, their transfers, peak memory on each device
  tfc partition model.tfg --devices cpu:3 --entry=train -o parts     write parts/CPU_0.tfg, parts/CPU_1.tfg …
  tfc partition model.tfg --devices cpu:2 --schedule-receives=none   without control edges that delay Recvs
  tfc partition model.tfg --devices cpu:2 --compress-transfers       send floats as 16 bits
  tfc partition model.tfg --devices cpu:2 --summary                  the tables only
  tfc partition model.tfg --devices cpu:2 --placement=best.json      as tfc place --save-placement decided
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the flags of `tfc partition`."""
    add_model_argument(parser)
    parser.add_argument("--entry", metavar="NAME", help="the entry whose step is partitioned (default: the only one)")
    device_flags.add_planning(parser, default="cpu:2")
    parser.add_argument("--summary", action="store_true", help="do not print the parts, only what they send each other")
    parser.add_argument("-o", dest="output", metavar="DIR", help="write each part into a file of this folder")
    compile_flags.add_arguments(parser)


@collector_paused()
def run(options: argparse.Namespace) -> int:
    """Place and partition one entry, and show what came of it."""
    from tfc.ir.text.print import print_graph
    from tfc.passes.partition import split_by_device
    from tfc.passes.run_pipeline import file_name

    graph = read_model(options.model, config=compile_flags.config(options))
    entry = choose_entry(graph, options.entry)
    devices = device_flags.devices(options)
    assert devices is not None
    costs = device_flags.costs(options, graph)
    before, whole = planned(graph, entry, devices, costs, compile_flags.config(options))
    for device, part in split_by_device(whole).items():
        if options.output:
            write_file(Path(options.output) / f"{file_name(device)}.tfg", print_graph(part))
        elif not options.summary:
            print(f"# {device}\n{print_graph(part)}")
    for line in (*transfers(whole), "", *_devices(before, whole, devices, costs)):
        print(f"# {line}".rstrip())
    return 0


def planned(
    graph: Graph, entry: Entry, devices: DeviceSet, costs: CostModel | None, config: Config
) -> tuple[Graph, Graph]:
    """The partitioned graph of an entry's step, with state where a session of these devices would keep it: as it is
    before receives are scheduled, and after."""
    from tfc.passes.pin_state import pin_state
    from tfc.passes.pipeline import Setup, planned_for
    from tfc.passes.run_pipeline import dump_parts, run_passes, step_graph

    graph = pin_state(graph, devices, costs, config.soft_placement)
    feeds = [value for _, value in entry.inputs]
    fetches = [value for _, value in entry.outputs]
    seen: list[Graph] = []

    def noted(step: Pass) -> Pass:
        def run(graph: Graph) -> Graph:
            seen.append(graph)
            return step.run(graph)

        return replace(step, run=run) if step.name == "schedule_receives" else step

    passes = [noted(step) for step in planned_for(Setup.of(devices, costs, config))]
    whole = run_passes(step_graph(graph, feeds, fetches, entry.targets), passes, config, at_level=True)
    dump_parts(whole, config)
    return seen[0] if seen else whole, whole


def transfers(graph: Graph) -> Iterator[str]:
    """A table of what is sent where; `^x` is a control edge from x."""
    from tfc.passes.place import CostModel
    from tfc.passes.scheduling.schedule_receives import in_bytes

    costs = CostModel()
    sent = {pair_of(node): node for node in graph.nodes if node.op == "_Send"}
    rows: list[tuple[str, ...]] = [("tensor", "type", "from", "to", "size", "waits for")]
    for node in graph.nodes:
        if node.op == "_Recv":
            ends = (DeviceSpec.parse(str(node.attrs[end])).local for end in ("send_device", "recv_device"))
            kind = node.types[0]
            size = ("" if kind.is_static else "about ") + in_bytes(costs.bytes(kind))
            rows.append((tensor(graph, sent[pair_of(node)]), str(kind), *ends, size, ", ".join(node.control_inputs)))
    if len(rows) == 1:
        yield "nothing is sent"
        return
    yield from table(rows)


def tensor(graph: Graph, send: Node) -> str:
    """The name that a sent value has on its device: `^x` where it only says that x has run."""
    source = str(send.attrs["tensor_name"]).partition("_")[2].partition("_")[2]
    value = send.inputs[0]
    made = graph[value.node]
    if made.name.startswith(send.name) and made.op == "Cast":  # compressed
        value = made.inputs[0]
    return str(value) if value.node == source else f"^{source}"


def _devices(before: Graph, after: Graph, devices: DeviceSet, costs: CostModel | None) -> Iterator[str]:
    """A table of the devices: nodes, transfers, and peak memory as simulated without and with scheduled receives."""
    from tfc.passes.place import simulate
    from tfc.passes.scheduling.schedule_receives import in_bytes

    new = simulate(after, devices, costs)
    old = new if before is after else simulate(before, devices, costs)
    rows: list[tuple[str, ...]] = [("device", "nodes", "sends", "receives", "delayed", "peak memory", "scheduled")]
    waiting = {node.name: node.control_inputs for node in before.nodes}
    for device in devices.names:
        here = [node for node in after.nodes if node.device == device]
        counts = [len(here), *(sum(node.op == op for node in here) for op in ("_Send", "_Recv"))]
        delayed = sum(node.control_inputs != waiting.get(node.name, node.control_inputs) for node in here)
        peaks = (in_bytes(old.peak_memory[device]), in_bytes(new.peak_memory[device]))
        rows.append((DeviceSpec.parse(device).local, *map(str, counts), str(delayed), *peaks))
    yield from table(rows)
    yield f"simulated step: {old.makespan * 1e6:.1f} µs, with scheduled receives {new.makespan * 1e6:.1f} µs"


def table(rows: list[tuple[str, ...]]) -> Iterator[str]:
    """Rows as lines, with columns of equal width."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    for row in rows:
        yield "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True))
