"""The time of a step by node: every kernel and host op timed by the runtime's own trace (`tfc bench --per-node`)."""

from __future__ import annotations

import statistics
import time
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tfc.ir.types.types import Array

if TYPE_CHECKING:
    from tfc.runtime.execute.step import Step
    from tfc.runtime.trace.trace import Total, Trace

MOST_CALLS = 1000
"""Traced calls; more only cost memory."""


@dataclass(frozen=True, slots=True)
class Use:
    """One instruction of the step: how often a call runs it, the median of its time in a call, its share of the traced
    time, and its work in a call. One that only waits has no share.
    """

    kernel: str
    nodes: tuple[str, ...]
    runs: int
    seconds: float
    share: float
    flops: int
    bytes: int
    device: str
    waits: bool = False


def trace(step: Step, feeds: Mapping[str, Array], seconds: float, calls: int | None) -> list[Use]:
    """Run the step, traced, for at most `seconds` or exactly `calls` calls: its instructions, the slowest first."""
    from tfc.runtime.trace.trace import Trace

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
    return uses(collected)


def uses(collected: Trace) -> list[Use]:
    """The instructions of equal steps, a line each: all its runs in a call together; those that wait come last."""
    found: dict[tuple[str, tuple[int, ...], str], list[Total]] = defaultdict(list)
    for total in collected.totals:
        found[total.device, total.place, total.name].append(total)
    typical = {key: statistics.median(total.total_ns for total in each) / 1e9 for key, each in found.items()}
    whole = sum(typical[key] for key, each in found.items() if not each[-1].waits) or 1
    lines = []
    for key, each in found.items():
        last, seconds = each[-1], typical[key]
        share = 0.0 if last.waits else seconds / whole
        device = last.device
        lines.append(Use(last.name, last.nodes, last.runs, seconds, share, last.flops, last.bytes, device, last.waits))
    return sorted(lines, key=lambda use: (use.waits, -use.seconds))


def table(found: list[Use]) -> str:
    """The instructions for people, those of each device together: time, share, arithmetic and memory speed, kernel and
    nodes.
    """
    devices = sorted({use.device for use in found})
    lines = [f"  {'time':>10} {'share':>6} {'GFLOP/s':>8} {'GB/s':>7}  kernel: nodes"]
    for device in devices:
        if len(devices) > 1:
            lines.append(device)
        lines += [_line(use) for use in found if use.device == device]
    busy = [use for use in found if not use.waits]
    whole = duration(sum(use.seconds for use in busy))
    return "\n".join([*lines, f"  {whole:>10} in {len(busy)} instructions, each measured by itself"]) + "\n"


def _line(use: Use) -> str:
    from tfc.tools.inspect_views import shorten

    flops, traffic = speeds(use)
    share = "waits" if use.waits else f"{use.share:.1%}"
    return (
        f"  {duration(use.seconds):>10} {share:>6} {flops:>8} {traffic:>7}  "
        f"{use.kernel}{f' x {use.runs:,}' if use.runs > 1 else ''}: {shorten(', '.join(use.nodes))}"
    )


def speeds(use: Use) -> tuple[str, str]:
    """Arithmetic and memory speed, in GFLOP/s and GB/s; "" for one that is not known or 0."""
    flops, traffic = (count / use.seconds / 1e9 if use.seconds else 0.0 for count in (use.flops, use.bytes))
    return f"{flops:.2f}" if flops else "", f"{traffic:.2f}" if traffic else ""


def duration(seconds: float) -> str:
    """Seconds with a unit people read."""
    for scale, unit in ((1, "s"), (1e3, "ms"), (1e6, "µs")):
        if seconds * scale >= 1:
            return f"{seconds * scale:.3f} {unit}"
    return f"{seconds * 1e9:.0f} ns"
