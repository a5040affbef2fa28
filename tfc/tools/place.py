"""`tfc place`: on which device each node of a model would run, why, and what the simulated step looks like."""

from __future__ import annotations

import argparse
import json
from collections import Counter
from dataclasses import asdict, dataclass, replace
from typing import TYPE_CHECKING, Any

from tfc.ir.base.collector import collector_paused
from tfc.ir.base.device_names import DeviceSpec
from tfc.ir.graph.graph import Entry, Graph
from tfc.tools import compile_flags, device_flags
from tfc.tools.failures import UsageError
from tfc.tools.flag_types import natural
from tfc.tools.inspect_views import human
from tfc.tools.model import add_model_argument, choose_entry, read_model, show
from tfc.tools.per_node import duration

if TYPE_CHECKING:
    from tfc.ir.devices.devices import DeviceSet
    from tfc.passes.place import CostModel, Placement, Timeline

EPILOG = """examples:
  tfc place model.tfg --devices=cpu:2                     which device does how much; the predicted step
  tfc place model.tfg --devices=cpu:3 --explain           every node with its device and why, and a timeline
  tfc place model.tfg --devices=cpu:2 --costs=costs.json  with costs measured by tfc run --save-costs=costs.json
  tfc place model.tfg --devices=cpu:2 --improve=500 --save-placement=best.json
  tfc place model.tfg --devices=cpu:2 --improve=500 --measure=30 --save-placement=best.json
  tfc run model.tfg --devices=cpu:2 --placement=best.json
  tfc place model.tfg --devices=cpu:2 --output=graph      the placed graph in the text form of dumps

--improve tries so many moves and scores them by the simulated step; --measure then runs both placements so many times,
on made-up inputs, and keeps the new one only if its steps really are faster.
"""

OUTPUTS = ["summary", "table", "json", "graph"]
WIDTH = 72
MADE = {"Identity": "reads the variable where it lies", "Const": "a copy of the constant, where it is used"}
"""The reasons for nodes that placement made itself."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the flags of `tfc place`."""
    add_model_argument(parser)
    parser.add_argument("--entry", metavar="NAME", help="the entry whose step is placed")
    device_flags.add_planning(parser, default="cpu:2")
    parser.add_argument("--dim", action="append", default=[], metavar="NAME=N", help="count with this dimension")
    parser.add_argument("--explain", action="store_true", help="the same as --output=table")
    parser.add_argument("--output", choices=OUTPUTS, default="summary", help="what to show (default summary)")
    search = parser.add_argument_group("better placements")
    search.add_argument("--improve", type=natural, default=0, metavar="N", help="try N moves by the simulator")
    search.add_argument("--seed", type=int, default=0, metavar="N", help="of the search; the same gives the same")
    search.add_argument(
        "--measure", type=natural, default=0, metavar="N", help="run N steps of each and keep the faster"
    )
    search.add_argument("--save-placement", metavar="FILE.json", help="write it for --placement")
    parser.add_argument("-o", dest="file", metavar="FILE", help="write here instead of standard output")
    compile_flags.add_arguments(parser)


@collector_paused()
def run(options: argparse.Namespace) -> int:
    """Place the model and show how."""
    from tfc.passes.place import explained_placement, simulate
    from tfc.tools import cost_files
    from tfc.tools.compile_flags import parse_dims

    if options.measure and not options.improve:
        raise UsageError("--measure checks what --improve finds; give --improve=N too")
    graph = read_model(options.model, config=compile_flags.config(options))
    entry = choose_entry(graph, options.entry)
    devices = device_flags.devices(options)
    assert devices is not None
    costs = cost_files.load(options.costs, options.placement, graph, devices, parse_dims(options.dim))
    soft = compile_flags.config(options).soft_placement
    step = step_graph(graph, entry, devices, costs, soft)
    notes: list[str] = []
    if options.improve:
        costs = better(options, (graph, entry, step), devices, costs, notes)
    found = explained_placement(step, devices, costs, soft, asked={node.name: node.device for node in graph})
    timeline = simulate(found.graph, devices, costs)
    if options.save_placement:
        cost_files.save_placement(options.save_placement, graph, step, (found.graph, timeline), devices)
        notes.append(f"wrote {options.save_placement}")
    shown = Shown(found, timeline, devices, costs, entry)
    text = "" if options.output == "summary" and not options.explain else view(options, shown)
    if options.output == "summary":
        text += summary(shown)
    text += "".join(f"{note}\n" for note in notes) if options.output in ("summary", "table") else ""
    show(text, options.file)
    return 0


@dataclass(frozen=True)
class Shown:
    """A placement with what is told about it."""

    placement: Placement
    timeline: Timeline
    devices: DeviceSet
    costs: CostModel
    entry: Entry

    @property
    def graph(self) -> Graph:
        """The placed graph."""
        return self.placement.graph


def step_graph(graph: Graph, entry: Entry, devices: DeviceSet, costs: CostModel, soft: bool) -> Graph:
    """The graph of an entry's step as placement gets it: stateful nodes are pinned where all entries have them."""
    from tfc.passes.pin_state import pin_state
    from tfc.tools.programs import plain_step_graph

    return plain_step_graph(pin_state(graph, devices, costs, soft), entry)


def better(
    options: argparse.Namespace,
    model: tuple[Graph, Entry, Graph],
    devices: DeviceSet,
    costs: CostModel,
    notes: list[str],
) -> CostModel:
    """The costs with the placement that a search found, if it is better (and, where asked, measured to be).

    `model` is the model, the entry, and the graph of its step.
    """
    from tfc.passes.place.improve import improve
    from tfc.tools import cost_files

    graph, entry, step = model
    soft = compile_flags.config(options).soft_placement
    found = improve(step, devices, costs, tries=options.improve, seed=options.seed, soft=soft)
    notes.append(
        f"search: {options.improve} moves tried, {found.moves} kept; "
        f"simulated step {duration(found.before)} -> {duration(found.after)}"
    )
    if not found.moves:
        return costs
    tried = replace(costs, chosen=found.chosen)
    if options.measure:
        before, after = cost_files.race(graph, entry, options, (costs, tried))
        faster = after < before
        verdict = "kept" if faster else "not kept"
        notes.append(f"measured, median of {options.measure} steps: {duration(before)} -> {duration(after)}; {verdict}")
        return tried if faster else costs
    return tried


def view(options: argparse.Namespace, shown: Shown) -> str:
    """The text of one view."""
    if options.output == "graph":
        from tfc.ir.text.print import print_graph

        return print_graph(shown.graph)
    if options.output == "json":
        return json.dumps(as_json(shown), indent=2) + "\n"
    text = table(shown) + "\n" + chart(shown) + "\n"
    return text if options.output == "summary" else text + summary(shown)


def local(name: str) -> str:
    """A device's name within its task."""
    return DeviceSpec.parse(name).local


def rows(shown: Shown) -> list[dict[str, Any]]:
    """A row for each node that computes or keeps something, or that crosses; bodies of split loops included."""
    made = []
    inside = _inside(shown)
    for node in shown.graph.order:
        start, end = shown.timeline.start[node.name], shown.timeline.end[node.name]
        why = shown.placement.why.get(node.name) or MADE.get(node.op, "")
        made.append({"node": node.name, "op": node.op, "device": node.device, "why": why, "start": start, "end": end})
        made += [
            {"node": path, "op": "", "device": "", "why": shown.placement.why[path], "start": None, "end": None}
            for path in inside.get(node.name, ())
        ]
    return made


def _inside(shown: Shown) -> dict[str, list[str]]:
    """The paths of nodes in bodies that were placed for themselves, by the node of the step that owns them."""
    found: dict[str, list[str]] = {}
    for path in shown.placement.why:
        if path not in shown.graph:
            cuts = [at for at, letter in enumerate(path) if letter == "/"]
            owner = next((path[:at] for at in reversed(cuts) if path[:at] in shown.graph), "")
            found.setdefault(owner, []).append(path)
    return found


def table(shown: Shown) -> str:
    """Every node with its device, the reason and its time in the simulated step."""
    listed = [each for each in rows(shown) if each["op"] != "Const"]
    width = min(40, max((len(each["node"]) for each in listed), default=4))
    lines = [f"  {'node':<{width}} {'op':<16} {'device':<8} {'begins':>10} {'takes':>10}  why"]
    for each in listed:
        if each["start"] is None:
            lines.append(f"  {each['node']:<{width}} {'':<16} {'':<8} {'':>10} {'':>10}  {each['why']}")
            continue
        taken = each["end"] - each["start"]
        name = each["node"] if len(each["node"]) <= width else "…" + each["node"][1 - width :]
        lines.append(
            f"  {name:<{width}} {each['op']:<16} {local(each['device']):<8} {duration(each['start']):>10} "
            f"{duration(taken) if taken else '':>10}  {each['why']}"
        )
    constants = sum(node.op == "Const" for node in shown.graph)
    if constants:
        lines.append(f"  ({constants} constants are where they are used)")
    return "\n".join(lines) + "\n"


def chart(shown: Shown) -> str:
    """A lane for each device, `#` where it computes, and the transfers below, to scale."""
    total = shown.timeline.makespan
    if not total:
        return "  nothing takes any time\n"
    lines = [f"  {'':<8} 0{duration(total):>{WIDTH - 1}}"]
    lanes = {name: ["."] * WIDTH for name in shown.devices.names}
    for node in shown.graph:
        if shown.timeline.end[node.name] > shown.timeline.start[node.name]:
            _fill(lanes[node.device], shown.timeline.start[node.name], shown.timeline.end[node.name], total, "#")
    lines += [f"  {local(name):<8} {''.join(lane)}" for name, lane in lanes.items()]
    by_way: dict[tuple[str, str], list[str]] = {}
    for each in shown.timeline.transfers:
        lane = by_way.setdefault((each.source, each.target), [" "] * WIDTH)
        _fill(lane, each.begin, each.end, total, ">")
    for (source, target), lane in by_way.items():
        lines.append(f"  {'':<8} {''.join(lane)} {local(source)} to {local(target)}")
    return "\n".join(lines) + "\n"


def _fill(lane: list[str], begin: float, end: float, total: float, mark: str) -> None:
    first = min(WIDTH - 1, int(begin / total * WIDTH))
    for cell in range(first, max(first + 1, min(WIDTH, round(end / total * WIDTH)))):
        lane[cell] = mark


def summary(shown: Shown) -> str:
    """The work of each device, and the predicted step."""
    timeline = shown.timeline
    lines = [f"entry {shown.entry.name}: predicted step {duration(timeline.makespan)}"]
    nodes = Counter(node.device for node in shown.graph)
    for info in shown.devices:
        lines.append(
            f"  {info.spec.local:<8} {nodes[info.name]:>6} nodes  busy {duration(timeline.busy[info.name]):>10}  "
            f"peak memory {human(timeline.peak_memory[info.name])}"
        )
    moved = sum(each.bytes for each in timeline.transfers)
    lines.append(f"  {len(timeline.transfers)} transfers, {human(round(moved))}")
    return "\n".join(lines) + "\n"


def as_json(shown: Shown) -> dict[str, Any]:
    """Everything above for machines; times in seconds."""
    timeline = shown.timeline
    return {
        "entry": shown.entry.name,
        "step_seconds": timeline.makespan,
        "nodes": [each for each in rows(shown) if each["start"] is not None],
        "devices": [
            {
                "name": info.name,
                "busy_seconds": timeline.busy[info.name],
                "peak_memory_bytes": timeline.peak_memory[info.name],
            }
            for info in shown.devices
        ],
        "transfers": [asdict(each) for each in timeline.transfers],
    }
