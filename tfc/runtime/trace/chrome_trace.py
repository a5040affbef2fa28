"""A trace in Chrome's format, for ui.perfetto.dev and chrome://tracing (the Trace Event Format document).

Every device is a process. It has a lane for each thread that ran its part of a step, one for each thread of its pool
with the kernels that this took part in, and as many lanes of waits as were under way at once: for queues, other steps,
tensors that another device has still to send. An arrow leads from each Send to the wait that it ended.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from tfc.ir.base.device_names import LOCAL
from tfc.ir.base.record import record

if TYPE_CHECKING:
    from tfc.runtime.trace.trace import LoopSpan, Span, Trace

Event = dict[str, object]
_FIRST_WORKER, _FIRST_WAIT = 1 << 24, 1 << 25
"""Numbers of lanes from here on are no threads of steps: Linux has fewer."""


@record(frozen=True)
class _Lanes:
    """The lanes of spans in the drawing: the number of each device, and the lane of each wait."""

    start_ns: int
    devices: Mapping[str, int]
    waits: Mapping[Span, int]

    def at(self, ns: int) -> float:
        return (ns - self.start_ns) / 1000

    def lane(self, span: Span) -> int:
        return self.waits.get(span, span.thread)

    def event(self, name: str, kind: str, device: str, lane: int, begin_ns: int, end_ns: int, args: Event) -> Event:
        """A complete event, one with its duration."""
        place = {"pid": self.devices[device], "tid": lane, "ts": self.at(begin_ns), "dur": (end_ns - begin_ns) / 1000}
        return {"name": name, "cat": kind, "ph": "X", **place, "args": args}


def chrome_trace(trace: Trace) -> Event:
    """The whole file as data; times in microseconds from the first span."""
    spans = sorted(trace.spans, key=lambda span: (span.begin_ns, -span.end_ns))
    devices = sorted(
        {span.device for span in spans} | {each.device for each in trace.loops} | {d for d, _ in trace.work}
    )
    start = min([*(span.begin_ns for span in spans), *(work.begin_ns for _, work in trace.work)], default=0)
    lanes = _Lanes(start, {name: number for number, name in enumerate(devices, 1)}, _wait_lanes(spans))
    events = [
        *_names(lanes, spans, trace),
        *(_span(lanes, span) for span in spans),
        *(_loop(lanes, loop) for loop in trace.loops if loop.begin_ns),
        *_work(lanes, trace, spans),
        *_arrows(lanes, trace, spans),
    ]
    return {"traceEvents": events, "displayTimeUnit": "ms"}


def _wait_lanes(spans: Sequence[Span]) -> dict[Span, int]:
    """A lane for each wait, the first of its device that is free: in a lane nothing may overlap."""
    found: dict[Span, int] = {}
    ends: dict[str, list[int]] = {}
    for span in spans:
        if not span.waits:
            continue
        busy = ends.setdefault(span.device, [])
        lane = next((k for k, end in enumerate(busy) if end <= span.begin_ns), len(busy))
        busy[lane:lane + 1] = [span.end_ns]  # fmt: skip
        found[span] = _FIRST_WAIT + lane
    return found


def _names(lanes: _Lanes, spans: Sequence[Span], trace: Trace) -> list[Event]:
    """The names of processes and lanes."""
    found = []
    for device, number in lanes.devices.items():
        found.append(_meta("process_name", number, 0, f"tfc, device {device.removeprefix(f'{LOCAL}/device:')}"))
        threads = {span.thread for span in spans if span.device == device and not span.waits}
        threads |= {loop.thread for loop in trace.loops if loop.device == device}
        for k, thread in enumerate(sorted(threads)):
            found.append(_meta("thread_name", number, thread, f"steps of thread {k}"))
        workers = {work.worker for name, work in trace.work if name == device}
        found += [_meta("thread_name", number, _FIRST_WORKER + k, f"pool thread {k}") for k in sorted(workers)]
        waits = {lanes.waits[span] for span in spans if span.device == device and span in lanes.waits}
        found += [_meta("thread_name", number, lane, f"waits {lane - _FIRST_WAIT}") for lane in sorted(waits)]
    return found


def _meta(kind: str, process: int, lane: int, text: str) -> Event:
    return {"name": kind, "cat": "__metadata", "ph": "M", "pid": process, "tid": lane, "args": {"name": text}}


def _span(lanes: _Lanes, span: Span) -> Event:
    args: Event = {"nodes": list(span.nodes), "flops": span.flops, "bytes": span.bytes}
    return lanes.event(span.name, span.kind, span.device, lanes.lane(span), span.begin_ns, span.end_ns, args)


def _loop(lanes: _Lanes, loop: LoopSpan) -> Event:
    name = f"loop {', '.join(loop.nodes)}".rstrip()
    args: Event = {"nodes": list(loop.nodes), "trips": loop.trips, "left_out": loop.left_out}
    return lanes.event(name, "loop", loop.device, loop.thread, loop.begin_ns, loop.end_ns, args)


def _work(lanes: _Lanes, trace: Trace, spans: Sequence[Span]) -> list[Event]:
    """The work of pool threads, by the name of the kernel that was under way then."""
    kernels: dict[str, list[Span]] = {}
    for span in spans:
        if span.kind == "kernel":
            kernels.setdefault(span.device, []).append(span)
    found = []
    for device, work in trace.work:
        own = kernels.get(device, [])
        at = bisect_right(own, work.begin_ns, key=lambda span: span.begin_ns) - 1
        inside = at >= 0 and work.begin_ns <= own[at].end_ns
        name, args = (own[at].name, list(own[at].nodes)) if inside else ("loop", [])
        lane = _FIRST_WORKER + work.worker
        found.append(lanes.event(name, "loop", device, lane, work.begin_ns, work.end_ns, {"nodes": args}))
    return found


def _arrows(lanes: _Lanes, trace: Trace, spans: Sequence[Span]) -> list[Event]:
    """From each Send's span to the Recv's.

    Viewers bind the end to the span that it is inside of, and a span does not hold its last instant: the head stands a
    nanosecond before that.
    """
    transfers = {(span.device, span.kind, span.end_ns): span for span in reversed(spans)}
    found: list[Event] = []
    for number, arrow in enumerate(trace.arrows, 1):
        send = transfers.get((arrow.source, "send", arrow.sent_ns))
        recv = transfers.get((arrow.destination, "recv", arrow.received_ns))
        if send is None or recv is None:
            continue
        common = {"name": arrow.name, "cat": "transfer", "id": number}
        head = max(recv.end_ns - 1, recv.begin_ns, send.begin_ns)
        begin = {"ph": "s", "pid": lanes.devices[send.device], "tid": lanes.lane(send), "ts": lanes.at(send.begin_ns)}
        end = {"ph": "f", "bp": "e", "pid": lanes.devices[recv.device], "tid": lanes.lane(recv), "ts": lanes.at(head)}
        found += [{**common, **begin}, {**common, **end}]
    return found
