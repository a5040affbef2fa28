"""The dataflows of a loaded program in the executor's layout (native/executor/tfc_executor.h), shared by all steps."""

from __future__ import annotations

import ctypes
import hashlib
from collections.abc import Sequence
from itertools import accumulate
from typing import Any

import numpy as np

from tfc.codegen.program.control import Size
from tfc.codegen.program.dataflow import Dataflow, FlowNode, Transfer, dims_of_regions
from tfc.codegen.program.program import Buffer, Instruction, Program
from tfc.ir.base.record import replace
from tfc.ir.types.types import Array, TensorType, i64
from tfc.runtime.memory.storage import address_of
from tfc.runtime.native import flow_records as records
from tfc.runtime.program.loaded import LoadedProgram

KINDS = {
    "region": records.NODE_REGION, "host": records.NODE_HOST_OP, "switch": records.NODE_SWITCH,
    "merge": records.NODE_MERGE, "enter": records.NODE_ENTER, "invariant": records.NODE_ENTER,
    "exit": records.NODE_EXIT, "next": records.NODE_NEXT, "forward": records.NODE_FORWARD,
    "nothing": records.NODE_NOTHING, "trigger": records.NODE_TRIGGER, "constant": records.NODE_CONSTANT,
    "argument": records.NODE_ARGUMENT, "result": records.NODE_RESULT, "call": records.NODE_CALL,
    "send": records.NODE_SEND, "recv": records.NODE_RECV,
}  # fmt: skip
"""The tfc_node_kind of a node of a dataflow."""

_NODE = np.dtype(records.NodeRecord)


class FlowTables:
    """All dataflows of a program.

    types     of every output, and then of every argument of every dataflow: what `tfc_value.type` counts
    outputs   of each dataflow: the number in `types` of its first output, and of its first argument
    regions   the loaded programs of all regions, those of dataflow k from first_region[k] on
    transfers those of all dataflows, one after the other, likewise from first_transfer[k] on
    widest    the most outputs of a node
    """

    def __init__(self, loaded: LoadedProgram) -> None:
        program = loaded.program
        self.flows = program.dataflows
        self.types: list[TensorType] = []
        self.outputs: list[int] = []
        self.arguments: list[int] = []
        self.regions: list[LoadedProgram] = []
        self.graphs = (records.GraphRecord * max(1, len(self.flows)))()
        self._kept: list[Any] = []
        self.first_region: list[int] = []
        self.transfers: list[Transfer] = []
        self.first_transfer: list[int] = []
        own_dims = 0
        for flow in self.flows:
            self.first_transfer.append(len(self.transfers))
            self.transfers += flow.transfers
            self.outputs.append(len(self.types))
            self.types += [kind for node in flow.nodes for kind in node.outputs]
            self.first_region.append(len(self.regions))
            for region in flow.regions:
                whole = _whole(region.program, loaded, own_dims)
                constants = None if loaded.launches is None else loaded.constants
                self.regions.append(LoadedProgram(whole, loaded.code, loaded.memory, constants))
                own_dims += len(region.program.dims)
        for flow in self.flows:
            self.arguments.append(len(self.types))
            self.types += flow.arguments
        self.constant_types = {
            node.argument: self.outputs[number] + first
            for number, flow in enumerate(self.flows)
            for node, first in zip(
                flow.nodes, accumulate((len(n.outputs) for n in flow.nodes), initial=0), strict=False
            )
            if node.kind == "constant"
        }
        """Of each constant that is a node: the number of its type."""
        self.widest = max((len(node.outputs) for flow in self.flows for node in flow.nodes), default=0)
        for number, flow in enumerate(self.flows):
            self._fill(number, flow)

    def array(self, values: Sequence[Any], dtype: Any = np.int32) -> int:
        """The address of numbers that live as long as this object."""
        made: Array = np.array(values, dtype) if len(values) else np.zeros(1, dtype)
        self._kept.append(made)
        return address_of(made)

    def _fill(self, number: int, flow: Dataflow) -> None:
        place, exits = _places(flow), _exits(flow)
        edges, borders, first_border = _edges(flow)
        nodes = np.zeros(max(1, len(flow.nodes)), _NODE)
        first_input, first_output = [0] * len(flow.frames), 0
        for k, node in enumerate(flow.nodes):
            argument = node.argument
            if node.kind == "region":
                argument += self.first_region[number]
            elif node.kind in ("send", "recv"):
                argument += self.first_transfer[number]
            elif node.kind == "invariant":
                argument = -1 - argument
            elif node.kind == "exit":
                argument = exits[node.frame].index(k)
            first = sum(flow.nodes[source].kind != "next" for source, _ in node.inputs)
            nodes[k] = (
                KINDS[node.kind], argument, node.frame, place[k], first_input[node.frame], len(node.inputs),
                len(node.outputs), _pending(node), first, first_output, first_border[k],
            )  # fmt: skip
            first_input[node.frame] += len(node.inputs)
            first_output += len(node.outputs)
        frames = (records.FrameRecord * len(flow.frames))()
        for f, record in enumerate(frames):
            self._fill_frame(record, flow, f, first_input[f], exits[f])
        self._kept += [nodes, frames]
        graph = self.graphs[number]
        graph.nodes, graph.frames = address_of(nodes), ctypes.addressof(frames)
        graph.edges, graph.borders = self.array(edges), self.array(borders)
        graph.aliases = self.array([alias for node in flow.nodes for alias in node.aliases])
        graph.types = self.array(range(self.outputs[number], self.outputs[number] + first_output))
        graph.n_arguments, graph.n_results = len(flow.arguments), len(flow.results)

    def _fill_frame(
        self, record: records.FrameRecord, flow: Dataflow, frame: int, n_inputs: int, exits: Sequence[int]
    ) -> None:
        inside = [node for node in flow.nodes if node.frame == frame]
        entering = [node for node in flow.nodes if node.kind in ("enter", "invariant") and node.argument == frame]
        sources = [k for k, node in enumerate(flow.nodes) if node.frame == frame == 0 and not _pending(node)]
        record.n_nodes, record.n_inputs, record.window = len(inside), n_inputs, flow.frames[frame].window
        record.n_enters = len(entering)
        record.n_constants = sum(node.kind == "invariant" for node in entering)
        record.n_nexts = sum(node.kind == "next" for node in inside)
        record.n_exits, record.exits = len(exits), self.array(exits)
        record.n_sources, record.sources = len(sources), self.array(sources)
        record.pending = self.array([_pending(node) for node in inside])
        # By its name, so that it is the same in every process.
        digest = hashlib.blake2b(flow.frames[frame].name.encode(), digest_size=8).digest()
        record.name = int.from_bytes(digest, "little")


def _whole(inside: Program, loaded: LoadedProgram, first: int) -> Program:
    """The program of a region with the sizes of the program around: all sizes but its own are known when it runs.

    Kernels find its own at place `first` among those of all regions.
    """
    around = loaded.program
    buffers = (*inside.buffers, Buffer("feed", i64, (), "sizes"))
    given = [replace(dim, buffer=len(buffers) - 1, axis=0) for dim in (*around.dims, *dims_of_regions(around))]
    start = len(around.dims) + first
    dims = (*given[:start], *inside.dims, *given[start + len(inside.dims) :])
    code = tuple(_moved(use, start) for use in inside.instructions) if inside.dims else inside.instructions
    return replace(
        inside,
        buffers=buffers,
        # Those on a device are handed on as they are, and the host sees its own.
        constants=tuple(loaded.constants) if loaded.launches is None else around.constants,
        code=around.code,
        dims=dims,
        nodes=around.nodes,
        instructions=code,
    )


def _moved(use: Instruction, by: int) -> Instruction:
    if not isinstance(use.control, Size):
        return use
    return replace(use, control=replace(use.control, dim=use.control.dim + by))


def _pending(node: FlowNode) -> int:
    """The initial pending count of a node. Bit 0 of a Merge's: no live input yet."""
    return 1 + 2 * len(node.control) if node.kind == "merge" else len(node.inputs) + len(node.control)


def _places(flow: Dataflow) -> list[int]:
    """The number of each node among those of its frame."""
    counts = [0] * len(flow.frames)
    places = []
    for node in flow.nodes:
        places.append(counts[node.frame])
        counts[node.frame] += 1
    return places


def _exits(flow: Dataflow) -> list[list[int]]:
    """The Exit nodes of each frame."""
    found: list[list[int]] = [[] for _ in flow.frames]
    for k, node in enumerate(flow.nodes):
        if node.kind == "exit":
            found[node.frame].append(k)
    return found


def _edges(flow: Dataflow) -> tuple[list[int], list[int], list[int]]:
    """Edges as (node, input) one after the other, the borders between outputs, and each node's first border."""
    leaving: list[list[list[tuple[int, int]]]] = [[[] for _ in range(len(node.outputs) + 1)] for node in flow.nodes]
    for k, node in enumerate(flow.nodes):
        for position, (source, port) in enumerate(node.inputs):
            leaving[source][port].append((k, position))
        for source in node.control:
            leaving[source][-1].append((k, -1))
    edges: list[int] = []
    borders: list[int] = []
    first_border = []
    for groups in leaving:
        first_border.append(len(borders))
        borders.append(len(edges) // 2)
        for group in groups:
            edges += [number for edge in group for number in edge]
            borders.append(len(edges) // 2)
    return edges, borders, first_border
