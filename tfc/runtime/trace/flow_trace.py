"""The spans of dataflow nodes in a step, read from the events that native executors note (native/executor/executor.c).

A region is a span of its kernels, on a GPU each of these one; an op of the host one of itself, or of its wait when it
gave a future; a Send is a span, and a Recv the wait for what it gets. Whatever was sent and received is an arrow from
device to device.
"""

from __future__ import annotations

import ctypes
import threading
from collections import defaultdict, deque
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import takewhile
from typing import TYPE_CHECKING

from tfc.codegen.program.dataflow import Dataflow, FlowNode
from tfc.ir.types.dims import evaluate
from tfc.runtime.native.flow_records import ExecutorRecord, FlowEventRecord
from tfc.runtime.native.records import EventRecord
from tfc.runtime.program.host_ops import may_wait
from tfc.runtime.trace.trace import Arrow, Kind, Span, Total, Trace

if TYPE_CHECKING:
    from tfc.codegen.program.program import Instruction
    from tfc.runtime.dataflow.executor import Executor

MOST_EVENTS = 1 << 16
"""Runs of nodes in a step that have a span; those beyond are counted."""

_Key = tuple[str, str, str, int]
"""The key of a Send and its Recv: the transfer's name, both devices, and the activation's tag."""


class FlowEvents:
    """Room for the events of one executor's runs."""

    def __init__(self) -> None:
        self._events = (FlowEventRecord * MOST_EVENTS)()
        self._record: ExecutorRecord | None = None
        self.kernels: ctypes.Array[EventRecord] | None = None
        """On a GPU, when kernels ran; those of a region while the region did. The rest has no begin."""

    def watch(self, record: ExecutorRecord) -> None:
        """Let a run that is about to begin note its events here."""
        record.events, record.most_events, record.n_events = ctypes.addressof(self._events), len(self._events), 0
        self._record = record

    @property
    def kept(self) -> Sequence[FlowEventRecord]:
        """The events of the last run."""
        if self._record is None:
            return ()
        return self._events[: min(self._record.n_events, len(self._events))]

    @property
    def left_out(self) -> int:
        """The number of events for which there was no room."""
        return max(0, self._record.n_events - len(self._events)) if self._record is not None else 0


@dataclass(frozen=True)
class FlowPart:
    """The part of one device in a step's trace: its dataflows, the sizes, and the events of its executor."""

    device: str
    flows: Sequence[Dataflow]
    symbols: Mapping[str, int]
    events: FlowEvents


@contextmanager
def traced_flows(traces: Sequence[Trace], executors: Sequence[Executor], devices: Sequence[str]) -> Iterator[None]:
    """A context in which a group of executors of these devices runs and notes its nodes."""
    events = [FlowEvents() for _ in executors]
    for executor, each in zip(executors, events, strict=True):
        executor.events = each
        if executor.is_on_gpu:
            each.kernels = (EventRecord * MOST_EVENTS)()
            executor.trace_kernels(each.kernels)
    try:
        yield
    finally:
        parts = []
        for executor, device, each in zip(executors, devices, events, strict=True):
            executor.events = None
            if executor.is_on_gpu:
                executor.trace_kernels(None)
            parts.append(FlowPart(device, executor.tables.flows, executor.activation.all_symbols(), each))
        for trace in traces:
            add_flows(trace, parts)


def add_flows(trace: Trace, parts: Sequence[FlowPart]) -> None:
    """Note one run of the dataflows of a group."""
    sent: dict[_Key, Span] = {}
    received: dict[_Key, Span] = {}
    for part in parts:
        totals: dict[tuple[int, ...], list[Span]] = defaultdict(list)
        kernels = _Kernels(part.events)
        for event in part.events.kept:
            flow = part.flows[event.graph]
            node = flow.nodes[event.node]
            if node.kind == "region" and (inside := kernels.within(event)):
                uses = flow.regions[node.argument].program.instructions
                for each in inside:
                    span = _of_kernel(part, uses[each.instruction], each)
                    trace.spans.append(span)
                    totals[event.graph, event.node, each.instruction].append(span)
                continue
            span = _span(part, flow, node, event)
            trace.spans.append(span)
            totals[event.graph, event.node].append(span)
            if node.kind in ("send", "recv"):
                transfer = flow.transfers[node.argument]
                ends = sent if node.kind == "send" else received
                ends[transfer.name, transfer.src, transfer.dst, event.tag] = span
        trace.totals += [_total(place, spans) for place, spans in totals.items()]
        trace.left_out += part.events.left_out
    for key, send in sent.items():
        if (recv := received.get(key)) is not None:
            trace.arrows.append(Arrow(send.name, send.device, recv.device, send.thread, send.end_ns, recv.end_ns))


class _Kernels:
    """The kernels that an executor ran, region by region, in the order of time."""

    def __init__(self, events: FlowEvents) -> None:
        found = takewhile(lambda event: event.begin_ns, events.kernels or ())
        self._waiting = deque(sorted(found, key=lambda event: event.begin_ns))

    def within(self, region: FlowEventRecord) -> list[EventRecord]:
        """Those of a run of a region; regions are asked for in the order in which they ran."""
        found = []
        while self._waiting and self._waiting[0].begin_ns < region.end_ns:
            event = self._waiting.popleft()
            if event.begin_ns >= region.begin_ns:
                found.append(event)
        return found


def _of_kernel(part: FlowPart, use: Instruction, event: EventRecord) -> Span:
    flops, size = evaluate(use.flops, part.symbols), evaluate(use.bytes, part.symbols)
    thread = threading.get_native_id()
    return Span(use.kernel, use.nodes, event.begin_ns, event.end_ns, thread, flops, size, part.device, "kernel")


def _span(part: FlowPart, flow: Dataflow, node: FlowNode, event: FlowEventRecord) -> Span:
    nodes: tuple[str, ...] = (node.name,)
    name, flops, size, kind = node.name, 0, 0, _kind(node)
    if node.kind == "region":
        uses = flow.regions[node.argument].program.instructions
        kernels = [use.kernel for use in uses if use.kernel]
        name = kernels[0] if len(kernels) == 1 else node.name
        nodes = tuple(dict.fromkeys(each for use in uses for each in use.nodes)) or nodes
        flops = sum(evaluate(use.flops, part.symbols) for use in uses if use.control is None)
        size = sum(evaluate(use.bytes, part.symbols) for use in uses if use.control is None)
    elif node.host is not None:
        name = node.host.op
    else:
        transfer = flow.transfers[node.argument]
        name = f"{node.kind} {transfer.name}"
    thread = threading.get_native_id()
    return Span(name, nodes, event.begin_ns, event.end_ns, thread, flops, size, part.device, kind)


def _kind(node: FlowNode) -> Kind:
    if node.kind == "send":
        return "send"
    if node.kind == "recv":
        return "recv"
    if node.host is None:
        return "kernel"
    return "wait" if may_wait(node.host) else "host"


def _total(place: tuple[int, ...], spans: Sequence[Span]) -> Total:
    first = spans[0]
    return Total(
        place, first.name, first.nodes, len(spans), sum(span.end_ns - span.begin_ns for span in spans),
        sum(span.flops for span in spans), sum(span.bytes for span in spans), first.device, first.waits,
    )  # fmt: skip
