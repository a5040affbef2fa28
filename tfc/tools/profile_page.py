"""The page that `tfc profile --html` writes: the roofline, kernels with their reasons and loops, the model's lines."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from tfc.tools.page import document, text
from tfc.tools.per_node import duration, speeds
from tfc.tools.profile_gpu import GpuReport
from tfc.tools.profile_report import Report
from tfc.tools.roofline import Row, machine, place

if TYPE_CHECKING:
    from tfc.ir.devices.limits import Limits

_STYLE = """
svg .roof { stroke: currentColor; fill: none; stroke-width: 1.5; }
svg circle { fill: var(--dot); fill-opacity: .65; }
.source td { border: 0; padding: 0 .5rem; } .source td:last-child { white-space: pre; width: 100%; }
"""


def page(report: Report) -> str:
    """The whole page, with a roofline for each GPU whose limits are known."""
    seconds, least = report.seconds, report.least
    share = f", {least / seconds:.2f} of the call" if seconds else ""
    parts = [
        f"<h1>{text(report.title)}</h1>",
        f"<p>{duration(seconds)} a call; all kernels at their limits would take {duration(least)}{share}.<br>",
        f'<span class="dim">This machine, {text(machine(report.limits))}.</span></p>',
        *(f'<p class="dim">{text(line)}</p>' for line in report.gpus.about),
        *_rooflines(report.busy, report.limits, report.gpus.limits),
        '<p class="note">A dot is a kernel, the larger the longer it takes; lines are what the machine can do at most. '
        "Dots on a line are as fast as they can be; point at one to see its name.</p>",
        "<h2>Kernels, the slowest first</h2>",
        _table(report.rows, report.gpus),
        *_sources(report.lines, report.busy_seconds),
    ]
    return document(f"tfc profile: {report.title}", _STYLE, parts)


def _rooflines(rows: Sequence[Row], limits: Limits, gpus: Mapping[str, Limits]) -> list[str]:
    """A roofline for each GPU, and one for the processor if it has kernels or there is no GPU."""
    parts: list[str] = []
    of_host = [row for row in rows if row.limits is limits]
    for name, known in gpus.items():
        parts += [f"<h2>Roofline of {text(name)}</h2>", _roofline([r for r in rows if r.limits is known], known)]
    if any(row.decision for row in of_host) or not parts:
        parts += ["<h2>Roofline</h2>", _roofline(of_host, limits)]
    return parts


def _table(rows: Iterable[Row], gpus: GpuReport) -> str:
    cells = ["time", "share", "GFLOP/s", "GB/s", "of limit", "bound", "kernel"]
    lines = ["<table><tr>" + "".join(f"<th>{cell}</th>" for cell in cells) + "</tr>"]
    for row in rows:
        use = row.use
        flops, traffic = speeds(use)
        reached = f"{row.reached:.2f}" if row.reached is not None else ""
        share = "" if use.waits else f"{use.share:.1%}"
        plain = "".join(f"<td>{cell}</td>" for cell in (flops, traffic, reached, row.bound))
        lines.append(
            f'<tr><td>{duration(use.seconds)}</td><td class="share" style="--part:{use.share:.1%}">{share}</td>'
            f"{plain}<td>{_details(row, gpus.launches(use))}</td></tr>"
        )
    return "\n".join([*lines, "</table>"])


def _details(row: Row, taken: Sequence[str]) -> str:
    """The kernel's name, to be opened: nodes, what launches take, reasons, loops."""
    use = row.use
    times = f" x {use.runs:,}" if use.runs > 1 else ""
    nodes = f'<span class="dim">{text(", ".join(use.nodes[:6]))}{" …" if len(use.nodes) > 6 else ""}</span>'
    summary = f"<code>{text(use.kernel)}</code>{times} {nodes}"
    if row.decision is None:
        return summary
    places = dict.fromkeys(str(found) for found in map(place, row.decision.nodes) if found)
    at = ["at " + ", ".join(places)] if places else []
    items = [*at, f"loops: {row.decision.schedule}", *taken, *row.decision.remarks]
    listed = "".join(f"<li>{text(item)}</li>" for item in items)
    return f"<details><summary>{summary}</summary><ul>{listed}</ul><pre>{text(row.decision.loops)}</pre></details>"


def _sources(lines: Mapping[tuple[str, int], float], whole: float) -> list[str]:
    """Each file that takes time, with the time of every line beside it; only the lines if it can't be read."""
    parts: list[str] = []
    for name in dict.fromkeys(file for file, _ in lines):
        try:
            texts = Path(name).read_text(encoding="utf-8").splitlines()
        except OSError:
            texts = []
        taken = {line: time for (file, line), time in lines.items() if file == name}
        parts += [f"<h2>{text(name)}</h2>", '<table class="source">']
        for line in range(1, len(texts) + 1) if texts else sorted(taken):
            time = taken.get(line, 0.0)
            part = time / whole if whole else 0.0
            shown = duration(time) if time else ""
            code = f"<code>{text(texts[line - 1]) if texts else ''}</code>"
            cell = f'<td class="share" style="--part:{part:.1%}">{shown}</td>'
            parts.append(f'<tr>{cell}<td class="dim">{line}</td><td>{code}</td></tr>')
        parts.append("</table>")
    return parts


_WIDTH, _HEIGHT, _LEFT, _BOTTOM, _RIGHT = 760, 340, 60, 40, 90


def _roofline(rows: Sequence[Row], limits: Limits) -> str:
    """Operations a second over operations per byte, both logarithmic; a roof for each level of memory."""
    dots = [row for row in rows if row.use.flops and row.use.bytes and row.use.seconds and row.decision and row.least]
    peak = max(limits.flops[4], *(limits.units.get(row.decision.units, 0) for row in dots if row.decision), 0) / 1e9
    x = [row.use.flops / row.use.bytes for row in dots]
    y = [row.use.flops / row.use.seconds / 1e9 for row in dots]
    low_x, high_x = _decades([*x, 0.1, peak * 1e9 / limits.levels[-1].rate * 4])
    low_y, high_y = _decades([*y, peak / 100, peak * 1.2])

    def across(value: float) -> float:
        return _LEFT + (math.log10(value) - low_x) / (high_x - low_x) * (_WIDTH - _LEFT - _RIGHT)

    def up(value: float) -> float:
        return (_HEIGHT - _BOTTOM) * (1 - (math.log10(value) - low_y) / (high_y - low_y))

    parts = [f'<svg viewBox="0 -10 {_WIDTH} {_HEIGHT + 10}" width="100%" role="img" aria-label="roofline">']
    for power in range(low_x, high_x + 1):
        at = across(10.0**power)
        parts.append(f'<line class="axis" x1="{at:.1f}" x2="{at:.1f}" y1="0" y2="{_HEIGHT - _BOTTOM}"/>')
        parts.append(f'<text x="{at:.1f}" y="{_HEIGHT - 22}" text-anchor="middle">{10.0**power:g}</text>')
    for power in range(low_y, high_y + 1):
        at = up(10.0**power)
        parts.append(f'<line class="axis" x1="{_LEFT}" x2="{_WIDTH - _RIGHT}" y1="{at:.1f}" y2="{at:.1f}"/>')
        parts.append(f'<text x="{_LEFT - 6}" y="{at + 4:.1f}" text-anchor="end">{10.0**power:g}</text>')
    for level in limits.levels:
        parts.append(_roof(level.name, level.rate / 1e9, peak, (low_x, high_x, low_y), across, up))
    parts.append(f'<text x="{_WIDTH - _RIGHT + 6}" y="{up(peak) + 4:.1f}">{peak:.0f} GFLOP/s</text>')
    if (plain := limits.flops[4] / 1e9) < peak:  # below what tensor units do: what everything else can
        ends = f'x1="{_LEFT}" x2="{_WIDTH - _RIGHT}" y1="{up(plain):.1f}" y2="{up(plain):.1f}"'
        parts.append(f'<line class="roof" stroke-dasharray="4 4" {ends}/>')
        parts.append(f'<text x="{_WIDTH - _RIGHT + 6}" y="{up(plain) + 4:.1f}">{plain:.0f} GFLOP/s</text>')
    most = max((row.use.share for row in dots), default=1) or 1
    for row, right, high in sorted(zip(dots, x, y, strict=True), key=lambda dot: -dot[0].use.share):
        size = 3 + 11 * math.sqrt(row.use.share / most)
        label = text(f"{row.use.kernel}: {duration(row.use.seconds)}, {high:.1f} GFLOP/s")
        parts.append(
            f'<circle cx="{across(right):.1f}" cy="{up(high):.1f}" r="{size:.1f}"><title>{label}</title></circle>'
        )
    middle = (_LEFT + _WIDTH - _RIGHT) / 2
    parts.append(f'<text x="{middle}" y="{_HEIGHT - 4}" text-anchor="middle">operations for each byte moved</text>')
    parts.append(f'<text x="{_LEFT + 6}" y="14">GFLOP/s</text></svg>')
    return "\n".join(parts)


def _roof(
    name: str,
    rate: float,
    peak: float,
    bounds: tuple[int, int, int],
    across: Callable[[float], float],
    up: Callable[[float], float],
) -> str:
    """The slope of one level of memory up to the ridge, and the flat roof behind it."""
    low_x, high_x, low_y = bounds
    start = max(10.0**low_x, 10.0**low_y / rate)
    ridge = peak / rate
    points = [(start, start * rate), (ridge, peak), (10.0**high_x, peak)]
    line = " ".join(f"{across(x):.1f},{up(y):.1f}" for x, y in points)
    # The slowest one's name stands below its line: the last cache is often hardly quicker.
    beside = 16 if name == "memory" else -6
    label = f'<text x="{across(start) + 4:.1f}" y="{up(start * rate) + beside:.1f}">{name}</text>'
    return f'<polyline class="roof" points="{line}"/>{label}'


def _decades(values: Sequence[float]) -> tuple[int, int]:
    """The powers of ten around some numbers."""
    return math.floor(math.log10(min(values))), math.ceil(math.log10(max(values)))
