"""Where a step spends its time: every kernel and host op timed by the runtime's own trace (`tfc bench --per-node`)."""

from __future__ import annotations

import statistics
import time
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tfc.ir.types import Array

if TYPE_CHECKING:
    from tfc.runtime.step import Step
    from tfc.runtime.trace import Trace

MOST_CALLS = 1000
"""Traced calls; more only cost memory."""


@dataclass(frozen=True, slots=True)
class Use:
    """One instruction of the step: its median time in a call, its share of the traced time, and its speed."""

    kernel: str
    nodes: tuple[str, ...]
    seconds: float
    share: float
    flops: int
    bytes: int


def trace(step: Step, feeds: Mapping[str, Array], seconds: float, calls: int | None) -> list[Use]:
    """Run the step, traced, for at most `seconds` or exactly `calls` calls: its instructions, the slowest first."""
    from tfc.runtime.trace import Trace

    collected = Trace()
    done = 0
    try:
        for executable in step.executables:
            executable.trace = collected
        end = time.perf_counter() + seconds
        while done < min(calls or MOST_CALLS, MOST_CALLS) and (calls or not done or time.perf_counter() < end):
            step.run(feeds)
            done += 1
    finally:
        for executable in step.executables:
            executable.trace = None
    return uses(collected, done)


def uses(collected: Trace, calls: int) -> list[Use]:
    """The spans of `calls` equal steps as one line for each instruction."""
    per_call = len(collected.spans) // max(1, calls)
    times: dict[int, list[int]] = defaultdict(list)
    for place, span in enumerate(collected.spans):
        times[place % per_call].append(span.end_ns - span.begin_ns)
    typical = {place: statistics.median(each) / 1e9 for place, each in times.items()}
    whole = sum(typical.values()) or 1
    found = []
    for place, seconds in typical.items():
        span = collected.spans[place]
        found.append(Use(span.name, span.nodes, seconds, seconds / whole, span.flops, span.bytes))
    return sorted(found, key=lambda use: -use.seconds)


def table(found: list[Use]) -> str:
    """The instructions for people: time, share, arithmetic and memory speed, kernel and nodes."""
    from tfc.tools.inspect import shorten

    lines = [f"  {'time':>10} {'share':>6} {'GFLOP/s':>8} {'GB/s':>7}  kernel: nodes"]
    for use in found:
        speeds = (count / use.seconds / 1e9 if count and use.seconds else 0.0 for count in (use.flops, use.bytes))
        flops, traffic = (f"{speed:.2f}" if speed else "" for speed in speeds)
        lines.append(
            f"  {duration(use.seconds):>10} {use.share:>6.1%} {flops:>8} {traffic:>7}  "
            f"{use.kernel}: {shorten(', '.join(use.nodes))}"
        )
    whole = duration(sum(use.seconds for use in found))
    return "\n".join([*lines, f"  {whole:>10} in {len(found)} instructions, each measured by itself"]) + "\n"


def duration(seconds: float) -> str:
    """Seconds with a unit people read."""
    for scale, unit in ((1, "s"), (1e3, "ms"), (1e6, "µs")):
        if seconds * scale >= 1:
            return f"{seconds * scale:.3f} {unit}"
    return f"{seconds * 1e9:.0f} ns"
