"""Compile a step for several devices: a Program for each, from the graph that the pass `partition` made of it.

The parts know each other by the names of their transfers only. What they share is said here: which feeds and fetches
of the step are a part's, the sizes that all feeds together determine, and which Recvs never get a dead tensor.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from tfc.codegen.compile import compile_final
from tfc.codegen.dataflow.deadness import doubtful_functions, find_deadness
from tfc.codegen.dataflow.lower_for_kernels import lower_for_kernels
from tfc.codegen.dataflow.object_transfers import number_objects
from tfc.codegen.dataflow.part import Part
from tfc.codegen.fusion.live_nodes import is_native
from tfc.codegen.program.device_program import DeviceProgram
from tfc.codegen.program.program import bind_dimension
from tfc.codegen.request import Request
from tfc.codegen.target.target import Target
from tfc.ir.analysis.frames import frames_of
from tfc.ir.analysis.transfers import pair_of
from tfc.ir.base.collector import collector_paused
from tfc.ir.base.config import Config
from tfc.ir.base.errors import Error
from tfc.ir.base.record import replace
from tfc.ir.graph.bodies import without_waits
from tfc.ir.graph.graph import Graph, Node, Symbol, Value
from tfc.passes.cleanup.prune import prune
from tfc.passes.partition import split_by_device
from tfc.passes.run_pipeline import file_name, finish_part

TargetOf = Callable[[str], Target]
"""The target of the device with this full name."""


def compile_for_devices(
    graph: Graph,
    feeds: Sequence[Value],
    fetches: Sequence[Value],
    target_of: TargetOf,
    is_apart: Callable[[str], bool],
    config: Config | None = None,
) -> tuple[DeviceProgram, ...]:
    """The programs of a partitioned graph, one for each device that has something to do.

    `feeds` and `fetches` are those of the step, by the names that the graph's entry has for them. A step that needs one
    device only is compiled as if there were no others, unless that one `is_apart`, with a memory of its own.
    """
    config = config or Config()
    with collector_paused():
        whole = Part(_given_symbols(graph), _alive(graph))
        parts = split_by_device(number_objects(prune(graph), whole.bound))
        shared = None if len(parts) == 1 and not is_apart(*parts) else whole
        finished = {device: finish_part(part, is_native) for device, part in parts.items()}
        final = _matched({device: lower_for_kernels(part, shared) for device, part in finished.items()})
        return tuple(
            _compile(device, part, feeds, fetches, shared, target_of(device), config) for device, part in final.items()
        )


def _matched(parts: dict[str, Graph]) -> dict[str, Graph]:
    """The parts without the Sends, and what they send, whose Recv turned out to be needed by nobody."""
    while True:
        received = {pair_of(node) for part in parts.values() for node in part.nodes if node.op == "_Recv"}
        lost = {
            device: {
                node.name  # of no Send to the client of the step
                for node in part.nodes
                if node.op == "_Send" and not node.attrs["client_terminated"] and pair_of(node) not in received
            }
            for device, part in parts.items()
        }
        if not any(lost.values()):
            return parts
        parts = {device: _without(part, lost[device]) for device, part in parts.items()}


def _without(part: Graph, lost: set[str]) -> Graph:
    if not lost:
        return part
    entries = tuple(
        replace(entry, targets=tuple(name for name in entry.targets if name not in lost)) for entry in part.entries
    )
    nodes = (without_waits(node, lost) for node in part.nodes if node.name not in lost)
    return prune(part.with_(nodes=tuple(nodes), entries=entries))


def _compile(
    device: str,
    graph: Graph,
    feeds: Sequence[Value],
    fetches: Sequence[Value],
    shared: Part | None,
    target: Target,
    config: Config,
) -> DeviceProgram:
    (entry,) = graph.entries
    fed = tuple(map(str, feeds)).index
    places: dict[str, list[int]] = {}
    for place, value in enumerate(fetches):
        places.setdefault(str(value), []).append(place)
    given = tuple(fed(name) for name, _ in entry.inputs)
    wanted = tuple(places[name].pop(0) for name, _ in entry.outputs)
    if config.print_dir:
        config = config.with_(print_dir=str(Path(config.print_dir) / file_name(device)))
    request = Request(
        [feeds[k] for k in given], [fetches[k] for k in wanted], entry.targets, target, config, part=shared
    )
    return DeviceProgram(device, compile_final(graph, request), given, wanted)


def _given_symbols(graph: Graph) -> tuple[Symbol, ...]:
    """The symbols that an axis of what is fed tells."""
    fed = [(0, graph.type_of(value).shape) for entry in graph.entries for _, value in entry.inputs]
    return tuple(symbol for symbol in graph.symbols if bind_dimension(symbol.name, fed) is not None)


def _alive(graph: Graph) -> frozenset[str]:
    """The Recvs whose tensors are never dead, wherever they come from."""
    sent = {pair_of(node): node.inputs[0] for node in graph.nodes if node.op == "_Send"}

    def joined(node: Node) -> Node:
        if node.op != "_Recv" or pair_of(node) not in sent:
            return node
        return node.with_(op="Identity", inputs=(sent[pair_of(node)],), attrs={})

    whole = graph.with_nodes(joined(node) for node in graph.nodes)
    try:
        deadness = find_deadness(whole, frames_of(whole), doubtful_functions(graph.function))
    except Error:
        return frozenset()  # the parts' own loops are well-formed, but not side by side
    return frozenset(node.name for node in graph.nodes if node.op == "_Recv" and not deadness.node[node.name])
