"""Compile a step for several devices: a Program for each, from the graph that the pass `partition` made of it.

The parts know each other by the names of their transfers only. What they share is said here: which feeds and fetches
of the step are a part's, the sizes that all feeds together determine, and which Recvs never get a dead tensor.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tfc.codegen.compile import collector_paused, compile_final
from tfc.codegen.deadness import doubtful_functions, find_deadness
from tfc.codegen.needed import is_native
from tfc.codegen.object_transfers import number_objects
from tfc.codegen.part import DeviceProgram, Part
from tfc.codegen.target import Target
from tfc.ir.config import Config
from tfc.ir.errors import Error
from tfc.ir.frames import frames_of
from tfc.ir.graph import Graph, Node, Symbol, Value
from tfc.ir.types import shape_symbols
from tfc.passes.partition import split_by_device
from tfc.passes.pipeline import finish_part

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
        shared: Part | None = Part(_given_symbols(graph), _alive(graph))
        assert shared is not None
        parts = split_by_device(number_objects(graph, shared.bound))
        if len(parts) == 1 and not is_apart(*parts):
            shared = None
        return tuple(
            _compile(device, part, k, feeds, fetches, shared, target_of(device), config)
            for k, (device, part) in enumerate(parts.items())
        )


def _compile(
    device: str,
    graph: Graph,
    number: int,
    feeds: Sequence[Value],
    fetches: Sequence[Value],
    shared: Part | None,
    target: Target,
    config: Config,
) -> DeviceProgram:
    graph = finish_part(graph, is_native)
    (entry,) = graph.entries
    fed = tuple(map(str, feeds)).index
    places: dict[str, list[int]] = {}
    for place, value in enumerate(fetches):
        places.setdefault(str(value), []).append(place)
    given = tuple(fed(name) for name, _ in entry.inputs)
    wanted = tuple(places[name].pop(0) for name, _ in entry.outputs)
    program = compile_final(
        graph,
        [feeds[k] for k in given],
        [fetches[k] for k in wanted],
        entry.targets,
        target,
        config,
        prefix=f"d{number}_",
        part=shared,
    )
    return DeviceProgram(device, program, given, wanted)


def _given_symbols(graph: Graph) -> tuple[Symbol, ...]:
    """The symbols that stand in the types of what is fed."""
    fed = [graph.type_of(value).shape for entry in graph.entries for _, value in entry.inputs]
    names = frozenset(name for shape in fed for name in shape_symbols(shape))
    return tuple(symbol for symbol in graph.symbols if symbol.name in names)


def _alive(graph: Graph) -> frozenset[str]:
    """The Recvs whose tensors are never dead, wherever they come from."""
    sent = {_pair(node): node.inputs[0] for node in graph.nodes if node.op == "_Send"}

    def joined(node: Node) -> Node:
        if node.op != "_Recv" or _pair(node) not in sent:
            return node
        return node.with_(op="Identity", inputs=(sent[_pair(node)],), attrs={})

    whole = graph.with_nodes(joined(node) for node in graph.nodes)
    try:
        deadness = find_deadness(whole, frames_of(whole), doubtful_functions(graph.function))
    except Error:
        return frozenset()  # the parts' own loops are well-formed, but not side by side
    return frozenset(node.name for node in graph.nodes if node.op == "_Recv" and not deadness.node[node.name])


def _pair(node: Node) -> tuple[object, ...]:
    """What a Send and its Recv have in common."""
    return tuple(node.attrs[key] for key in ("tensor_name", "send_device", "recv_device"))
