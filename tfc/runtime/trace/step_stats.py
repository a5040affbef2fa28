"""A traced step as TensorFlow's RunMetadata, by which TensorBoard colours a graph: the device and time of each node,
its cost, and the graph of each device (core/framework/step_stats.proto, cost_graph.proto).

A kernel computes several nodes at once. Its time stands at the last of them, the one that the others lead to; these are
listed as taking none, with the kernel's name, so that the sums over scopes are right.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from tfc.ir.base.record import record
from tfc.ir.graph.graph import Graph, Node
from tfc.ir.text.graph_def import graph_def
from tfc.ir.wire import proto
from tfc.runtime.trace.trace import HOST_DEVICE, Trace

_STEP_STATS, _COST_GRAPH, _PARTITION_GRAPH = 1, 2, 3
_DEVICE_STATS, _NODE_STATS, _THREAD_NAMES = 1, 2, 3


@record(frozen=True)
class Cost:
    """The cost of a node in a step: all its runs together. `waited` is time in which no thread was busy with it."""

    node: str
    device: str
    runs: int
    seconds: float
    waited: float = 0.0


def node_costs(trace: Trace) -> list[Cost]:
    """The costs of all nodes that a kernel or op of the step is told by, in the order in which they began."""
    begins = _begins(trace)
    found = []
    for total in sorted(trace.totals, key=lambda total: begins.get((total.device, total.nodes), (0, 0))):
        seconds = total.total_ns / 1e9
        busy, waited = (0.0, seconds) if total.waits else (seconds, 0.0)
        found.append(Cost(total.nodes[-1] if total.nodes else total.name, total.device, total.runs, busy, waited))
    return found


def run_metadata(trace: Trace, partition_graphs: Mapping[str, Graph] | None = None) -> bytes:
    """The serialized RunMetadata: all runs of an instruction together, from when the first one began."""
    devices = sorted({total.device for total in trace.totals}) or [HOST_DEVICE]
    stats = b"".join(proto.message(_DEVICE_STATS, _device_stats(trace, device)) for device in devices)
    graphs = partition_graphs or {}
    content = proto.message(_STEP_STATS, stats)
    if graphs:
        content += proto.message(_COST_GRAPH, _cost_graph(trace, graphs))
    return content + b"".join(proto.message(_PARTITION_GRAPH, graph_def(graph)) for graph in graphs.values())


def _begins(trace: Trace) -> dict[tuple[str, tuple[str, ...]], tuple[int, int]]:
    """The first begin of the nodes of each span, and the thread."""
    found: dict[tuple[str, tuple[str, ...]], tuple[int, int]] = {}
    for span in sorted(trace.spans, key=lambda span: span.begin_ns):
        found.setdefault((span.device, span.nodes), (span.begin_ns, span.thread))
    return found


def _device_stats(trace: Trace, device: str) -> bytes:
    begins = _begins(trace)
    content = proto.data(1, device)
    threads: set[int] = set()
    for total in trace.totals:
        if total.device != device:
            continue
        begin, thread = begins.get((device, total.nodes), (0, 0))
        threads.add(thread)
        label = f"{total.name} x {total.runs}" if total.runs > 1 else total.name
        for name in total.nodes:
            took = total.total_ns if name == total.nodes[-1] else 0
            content += proto.message(_NODE_STATS, _node_stats(name, begin, took, label, thread))
    for number, thread in enumerate(sorted(threads)):
        entry = proto.integer(1, thread) + proto.data(2, f"steps of thread {number}")
        content += proto.message(_THREAD_NAMES, entry)
    return content


def _node_stats(name: str, begin_ns: int, took_ns: int, label: str, thread: int) -> bytes:
    begin, took = begin_ns // 1000, max(1, round(took_ns / 1000)) if took_ns else 0
    return (
        proto.data(1, name)
        + proto.integer(2, begin)
        + proto.integer(4, took)
        + proto.integer(5, took)
        + proto.data(8, label)
        + proto.integer(9, begin)
        + proto.integer(10, thread)
        + proto.integer(13, begin_ns)
        + proto.integer(15, took_ns)
        + proto.integer(16, took_ns)
    )


def _cost_graph(trace: Trace, graphs: Mapping[str, Graph]) -> bytes:
    """A CostGraphDef: every node of every device, its inputs and outputs, and the microseconds it was busy."""
    busy = {(total.device, total.nodes[-1]): total for total in trace.totals if total.nodes and not total.waits}
    content, first = b"", 0
    for device, graph in graphs.items():
        ids = {node.name: first + k for k, node in enumerate(graph.nodes)}
        for node in graph.nodes:
            total = busy.get((device, node.name))
            took = max(1, round(total.total_ns / 1000)) if total is not None else 0
            content += proto.message(1, b"".join(_cost_node(node, device, ids, took)))
        first += len(ids)
    return content


def _cost_node(node: Node, device: str, ids: Mapping[str, int], took: int) -> Iterator[bytes]:
    yield proto.data(1, node.name) + proto.data(2, device) + proto.integer(3, ids[node.name])
    for value in node.inputs:
        yield proto.message(4, proto.integer(1, ids[value.node]) + proto.integer(2, value.port))
    for kind in node.types:
        size = kind.dtype.size
        for extent in kind.shape or ():
            size *= extent if isinstance(extent, int) else 0
        yield proto.message(5, proto.integer(1, size if kind.shape is not None else 0))
    for name in node.control_inputs:
        yield proto.integer(8, ids[name], always=True)
    yield proto.integer(9, took) + proto.integer(14, took)
