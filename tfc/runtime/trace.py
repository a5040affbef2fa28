"""What happened when: the spans of instructions in steps, as a Chrome trace (white paper §9.2, "EEG").

Open the file that `Trace.save` writes in chrome://tracing or ui.perfetto.dev.
"""

from __future__ import annotations

import json
import os
import threading
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from tfc.codegen.program import Program
from tfc.ir.dims import evaluate
from tfc.runtime.library import Event


@dataclass(frozen=True, slots=True)
class Span:
    """One instruction of one step; times in nanoseconds of time.monotonic_ns."""

    name: str
    nodes: tuple[str, ...]
    begin_ns: int
    end_ns: int
    thread: int
    flops: int = 0
    bytes: int = 0


@dataclass
class Trace:
    """Spans collected while it is a session's trace; threads may add to it side by side."""

    spans: list[Span] = field(default_factory=list)

    def add(self, program: Program, symbols: dict[str, int], events: Iterable[tuple[int, int, int]]) -> None:
        """Note (instruction, begin, end) triples of one step."""
        thread = threading.get_native_id()
        for index, begin, end in events:
            use = program.instructions[index]
            name = use.host.op if use.host else use.kernel
            flops, size = evaluate(use.flops, symbols), evaluate(use.bytes, symbols)
            self.spans.append(Span(name, use.nodes, begin, end, thread, flops, size))

    def chrome(self) -> dict[str, object]:
        """The spans in Chrome's trace format, times in microseconds from the first one."""
        start = min((span.begin_ns for span in self.spans), default=0)
        events = [
            {
                "name": span.name,
                "cat": "kernel",
                "ph": "X",
                "pid": os.getpid(),
                "tid": span.thread,
                "ts": (span.begin_ns - start) / 1000,
                "dur": (span.end_ns - span.begin_ns) / 1000,
                "args": {"nodes": list(span.nodes), "flops": span.flops, "bytes": span.bytes},
            }
            for span in self.spans
        ]
        return {"traceEvents": events, "displayTimeUnit": "ms"}

    def save(self, path: str | Path) -> None:
        """Write the Chrome trace as JSON."""
        Path(path).write_text(json.dumps(self.chrome()), encoding="utf-8")


def read_events(events: Iterable[Event]) -> list[tuple[int, int, int]]:
    """Native events as (instruction, begin, end)."""
    return [(event.instruction, event.begin_ns, event.end_ns) for event in events]
