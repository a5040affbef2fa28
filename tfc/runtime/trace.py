"""What happened when: the spans of instructions in steps, as a Chrome trace (white paper §9.2, "EEG").

Open the file that `Trace.save` writes in chrome://tracing or ui.perfetto.dev.
"""

from __future__ import annotations

import json
import os
import threading
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from tfc.codegen.program import Instruction, Program
from tfc.codegen.program_control import loops_of
from tfc.ir.dims import evaluate


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


@dataclass(frozen=True, slots=True)
class Total:
    """All runs of one instruction (the one at `place` of its Program) in one step, and their work together."""

    place: int
    name: str
    nodes: tuple[str, ...]
    runs: int
    total_ns: int
    flops: int = 0
    bytes: int = 0


@dataclass(frozen=True, slots=True)
class LoopSpan:
    """A loop in one step, all its entries together: from its first kernel to its last.

    `trips` made; `left_out` counts the runs of its kernels that have no span of their own.
    """

    nodes: tuple[str, ...]
    begin_ns: int
    end_ns: int
    thread: int
    trips: int
    left_out: int


@dataclass
class Trace:
    """Spans collected while it is a session's trace; threads may add to it side by side. Of the kernels in a loop each
    has spans for its first runs only.
    """

    spans: list[Span] = field(default_factory=list)
    loops: list[LoopSpan] = field(default_factory=list)
    totals: list[Total] = field(default_factory=list)

    def add(
        self,
        program: Program,
        symbols: dict[str, int],
        events: Sequence[tuple[int, int, int]],
        runs: Sequence[tuple[int, int, int, int]],
    ) -> None:
        """Note one step: (instruction, begin, end) of events, and for each instruction that runs natively all its runs
        as (count, total time, begin of the first, end of the last).
        """
        thread = threading.get_native_id()
        for index, begin, end in events:
            use = program.instructions[index]
            flops, size = evaluate(use.flops, symbols), evaluate(use.bytes, symbols)
            self.spans.append(Span(_name(use), use.nodes, begin, end, thread, flops, size))
            if use.runs_in_python:
                self.totals.append(Total(index, _name(use), use.nodes, 1, end - begin, flops, size))
        for index, (use, (count, total, _, _)) in enumerate(zip(program.instructions, runs, strict=True)):
            if count and use.control is None:
                flops, size = count * evaluate(use.flops, symbols), count * evaluate(use.bytes, symbols)
                self.totals.append(Total(index, _name(use), use.nodes, count, total, flops, size))
        kept = Counter(index for index, _, _ in events)
        for first, last in loops_of(program.instructions):
            self._add_loop(program, first, last, runs, kept, thread)

    def _add_loop(
        self,
        program: Program,
        first: int,
        last: int,
        runs: Sequence[tuple[int, int, int, int]],
        kept: Counter[int],
        thread: int,
    ) -> None:
        inside = [(at, *runs[at]) for at in range(first, last + 1) if program.instructions[at].control is None]
        ran = [each for each in inside if each[1]]
        begin = min((begin for _, _, _, begin, _ in ran), default=0)
        end = max((end for _, _, _, _, end in ran), default=0)
        left_out = sum(count - kept[at] for at, count, *_ in ran)
        self.loops.append(LoopSpan(program.instructions[last].nodes, begin, end, thread, runs[last][0], left_out))

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
        events += [
            {
                "name": f"loop {', '.join(loop.nodes)}".rstrip(),
                "cat": "loop",
                "ph": "X",
                "pid": os.getpid(),
                "tid": loop.thread,
                "ts": (loop.begin_ns - start) / 1000,
                "dur": (loop.end_ns - loop.begin_ns) / 1000,
                "args": {"nodes": list(loop.nodes), "trips": loop.trips, "left_out": loop.left_out},
            }
            for loop in self.loops
            if loop.begin_ns
        ]
        return {"traceEvents": [*self._lanes(), *events], "displayTimeUnit": "ms"}

    def _lanes(self) -> list[dict[str, object]]:
        """The names of the lanes: one for each thread that ran steps."""
        threads = sorted({span.thread for span in self.spans} | {loop.thread for loop in self.loops})
        named = [("process_name", 0, "tfc, device CPU:0")]
        named += [("thread_name", thread, f"steps of thread {number}") for number, thread in enumerate(threads)]
        return [
            {"name": kind, "cat": "__metadata", "ph": "M", "pid": os.getpid(), "tid": thread, "args": {"name": text}}
            for kind, thread, text in named
        ]

    def save(self, path: str | Path) -> None:
        """Write the Chrome trace as JSON."""
        Path(path).write_text(json.dumps(self.chrome()), encoding="utf-8")


def _name(use: Instruction) -> str:
    return use.host.op if use.host else use.kernel or "dataflow"
