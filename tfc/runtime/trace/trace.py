"""A trace: the spans of a step, in which each device of a session computed, waited and sent (white paper §9.2, "EEG").

Open the file that `Trace.save` writes in chrome://tracing or ui.perfetto.dev.
"""

from __future__ import annotations

import json
import threading
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from tfc.codegen.program.control import loops_of
from tfc.codegen.program.program import Instruction, Program
from tfc.ir.base.device_names import LOCAL
from tfc.ir.base.record import record
from tfc.ir.types.dims import evaluate
from tfc.runtime.program.host_ops import may_wait

if TYPE_CHECKING:
    from tfc.runtime.native.thread_pool import Work

HOST_DEVICE = f"{LOCAL}/device:CPU:0"
"""The device of sessions that have one only."""

Kind = Literal["kernel", "host", "dataflow", "send", "recv", "wait"]
"""The kinds of spans: native code, an op of the host, all of a dataflow with the spans of its nodes inside, a tensor on
its way to another device, a wait for one, or an op of the host that waits for another step or thread."""


@record(frozen=True, slots=True)
class Span:
    """One instruction of one step, or one node of a dataflow; times in nanoseconds of time.monotonic_ns."""

    name: str
    nodes: tuple[str, ...]
    begin_ns: int
    end_ns: int
    thread: int
    flops: int = 0
    bytes: int = 0
    device: str = HOST_DEVICE
    kind: Kind = "kernel"

    @property
    def waits(self) -> bool:
        """True when no thread was busy meanwhile."""
        return self.kind in ("recv", "wait")


@record(frozen=True, slots=True)
class Arrow:
    """A tensor sent from one device to another: from the time of its Send to that of its Recv."""

    name: str
    source: str
    destination: str
    thread: int
    sent_ns: int
    received_ns: int


@record(frozen=True, slots=True)
class Total:
    """All runs of one instruction in one step, and their work together.

    place   its number in the Program; of a node of a dataflow the numbers of the dataflow and of the node
    waits   it is time that something waited, not that a thread was busy
    """

    place: tuple[int, ...]
    name: str
    nodes: tuple[str, ...]
    runs: int
    total_ns: int
    flops: int = 0
    bytes: int = 0
    device: str = HOST_DEVICE
    waits: bool = False


@record(frozen=True, slots=True)
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
    device: str = HOST_DEVICE


@dataclass
class Trace:
    """Spans collected while it is a session's trace; threads may add to it side by side. Of the kernels in a loop each
    has spans for its first runs only.
    """

    spans: list[Span] = field(default_factory=list)
    loops: list[LoopSpan] = field(default_factory=list)
    totals: list[Total] = field(default_factory=list)
    arrows: list[Arrow] = field(default_factory=list)
    work: list[tuple[str, Work]] = field(default_factory=list)
    """The work of the threads of each device's pool, apart from the one that runs the step."""
    left_out: int = 0
    """The number of runs of dataflow nodes without a span, because there were too many."""

    def add(
        self,
        program: Program,
        symbols: Mapping[str, int],
        events: Sequence[tuple[int, int, int]],
        runs: Sequence[tuple[int, int, int, int]],
        device: str = HOST_DEVICE,
    ) -> None:
        """Note one step: (instruction, begin, end) of events, and for each instruction that runs natively all its runs
        as (count, total time, begin of the first, end of the last). What a dataflow ran flow_trace.py adds.
        """
        thread = threading.get_native_id()
        for index, begin, end in events:
            use = program.instructions[index]
            flops, size = evaluate(use.flops, symbols), evaluate(use.bytes, symbols)
            kind = _kind(use)
            self.spans.append(Span(_name(use), use.nodes, begin, end, thread, flops, size, device, kind))
            if use.host is not None:
                waits = kind == "wait"
                self.totals.append(Total((index,), _name(use), use.nodes, 1, end - begin, flops, size, device, waits))
        for index, (use, (count, total, _, _)) in enumerate(zip(program.instructions, runs, strict=True)):
            if count and use.control is None:
                flops, size = count * evaluate(use.flops, symbols), count * evaluate(use.bytes, symbols)
                self.totals.append(Total((index,), _name(use), use.nodes, count, total, flops, size, device))
        kept = Counter(index for index, _, _ in events)
        for first, last in loops_of(program.instructions):
            self.loops.append(_loop(program, first, last, runs, kept, thread, device))

    def chrome(self) -> dict[str, object]:
        """The trace in Chrome's format (chrome_trace.py)."""
        from tfc.runtime.trace.chrome_trace import chrome_trace  # only traces that are looked at need it

        return chrome_trace(self)

    def save(self, path: str | Path) -> None:
        """Write the Chrome trace as JSON."""
        Path(path).write_text(json.dumps(self.chrome()), encoding="utf-8")


def _loop(
    program: Program,
    first: int,
    last: int,
    runs: Sequence[tuple[int, int, int, int]],
    kept: Counter[int],
    thread: int,
    device: str,
) -> LoopSpan:
    inside = [(at, *runs[at]) for at in range(first, last + 1) if program.instructions[at].control is None]
    ran = [each for each in inside if each[1]]
    begin = min((begin for _, _, _, begin, _ in ran), default=0)
    end = max((end for _, _, _, _, end in ran), default=0)
    left_out = sum(count - kept[at] for at, count, *_ in ran)
    return LoopSpan(program.instructions[last].nodes, begin, end, thread, runs[last][0], left_out, device)


def _kind(use: Instruction) -> Kind:
    if use.dataflow >= 0:
        return "dataflow"
    if use.host is None:
        return "kernel"
    return "wait" if may_wait(use.host) else "host"


def _name(use: Instruction) -> str:
    return use.host.op if use.host else use.kernel or "dataflow"
