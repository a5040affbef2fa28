"""Draws a graph as DOT text or as an SVG picture.

Graphviz lays the SVG out when its `dot` is installed. Otherwise nodes are put on layers by their longest path from a
source and ordered within a layer by the mean place of what they read (the first sweep of Sugiyama's method, 1981).
Graphs of more than 500 nodes are drawn with each name scope folded into one box.
"""

from __future__ import annotations

import html
import shutil
import subprocess
from dataclasses import dataclass

from tfc.ir.graph.graph import Graph

FOLD_ABOVE = 500
_FILL = {"Placeholder": "#dbeafe", "VariableV2": "#fde68a", "Const": "#e5e7eb"}
_CHAR, _LINE, _GAP = 7, 16, 28


@dataclass(frozen=True)
class Box:
    """One box of the drawing: a node, or a folded scope."""

    name: str
    lines: tuple[str, ...]
    fill: str = "#ffffff"


@dataclass(frozen=True)
class Drawing:
    """Boxes, and edges (from, to, label, is control edge) between their names."""

    boxes: tuple[Box, ...]
    edges: tuple[tuple[str, str, str, bool], ...]


def draw(graph: Graph, fold: bool | None = None) -> Drawing:
    """The boxes and edges of a graph; `fold` joins scopes (default: when it has over 500 nodes)."""
    fold = len(graph) > FOLD_ABOVE if fold is None else fold
    owner = {node.name: node.name.split("/")[0] if fold else node.name for node in graph}
    members: dict[str, int] = {}
    for name in owner.values():
        members[name] = members.get(name, 0) + 1
    boxes: dict[str, Box] = {}
    edges: dict[tuple[str, str, bool], str] = {}
    for node in graph:
        name = owner[node.name]
        if members[name] > 1:
            boxes.setdefault(name, Box(name, (f"{name}/", f"{members[name]} nodes"), "#f3e8ff"))
        else:
            types = ", ".join(map(str, node.types))
            boxes[name] = Box(name, tuple(filter(None, (node.name, node.op, types))), _FILL.get(node.op, "#ffffff"))
        for value in node.inputs:
            if value.node in owner and owner[value.node] != name:
                edges.setdefault((owner[value.node], name, False), f":{value.port}" if value.port else "")
        for control in node.control_inputs:
            if control in owner and owner[control] != name:
                edges.setdefault((owner[control], name, True), "")
    return Drawing(tuple(boxes.values()), tuple((a, b, text, c) for (a, b, c), text in edges.items()))


def dot(drawing: Drawing) -> str:
    """Graphviz's language."""
    lines = ["digraph tfc {", '  node [shape=box, style=filled, fontname="Helvetica", fontsize=10];']
    for box in drawing.boxes:
        label = "\\n".join(_escape(line) for line in box.lines)
        lines.append(f'  "{_escape(box.name)}" [label="{label}", fillcolor="{box.fill}"];')
    for source, target, text, control in drawing.edges:
        style = ", ".join([f'label="{text}"'] * bool(text) + ["style=dashed"] * control)
        lines.append(f'  "{_escape(source)}" -> "{_escape(target)}"' + (f" [{style}];" if style else ";"))
    return "\n".join([*lines, "}"]) + "\n"


def svg(drawing: Drawing, *, own_layout: bool = False) -> str:
    """A picture; laid out by Graphviz when it is there."""
    program = None if own_layout else shutil.which("dot")
    if program:
        done = subprocess.run([program, "-Tsvg"], input=dot(drawing), capture_output=True, text=True, check=False)
        if done.returncode == 0:
            return done.stdout
    return _layered_svg(drawing)


def _escape(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"')


def layers(drawing: Drawing) -> list[list[str]]:
    """Box names by layer: each at its longest path from a source, ordered by the mean place of its sources."""
    sources: dict[str, list[str]] = {box.name: [] for box in drawing.boxes}
    targets: dict[str, list[str]] = {box.name: [] for box in drawing.boxes}
    for source, target, _, _ in drawing.edges:
        sources[target].append(source)
        targets[source].append(target)
    waiting = {name: len(found) for name, found in sources.items()}
    depth = dict.fromkeys(sources, 0)
    ready = [name for name, count in waiting.items() if not count]
    for name in ready:  # grows while it is walked; what stays behind is on a cycle and keeps the depth reached
        for target in targets[name]:
            depth[target] = max(depth[target], depth[name] + 1)
            waiting[target] -= 1
            if not waiting[target]:
                ready.append(target)
    rows: list[list[str]] = [[] for _ in range(max(depth.values(), default=0) + 1)]
    for name, level in depth.items():
        rows[level].append(name)
    place: dict[str, float] = {}
    for row in rows:
        means = {name: sum(place.get(s, 0.0) for s in sources[name]) / max(1, len(sources[name])) for name in row}
        row.sort(key=means.__getitem__)
        place |= {name: i / max(1, len(row) - 1) for i, name in enumerate(row)}
    return rows


def _layered_svg(drawing: Drawing) -> str:
    boxes = {box.name: box for box in drawing.boxes}
    widths = {name: max(map(len, box.lines)) * _CHAR + 16 for name, box in boxes.items()}
    rows = layers(drawing)
    level = {name: i for i, row in enumerate(rows) for name in row}
    total = max((sum(widths[name] + _GAP for name in row) for row in rows), default=0) + _GAP
    at: dict[str, tuple[float, float]] = {}
    y = float(_GAP)
    for row in rows:
        x = (total - sum(widths[name] + _GAP for name in row)) / 2 + _GAP / 2
        for name in row:
            at[name] = (x + widths[name] / 2, y)
            x += widths[name] + _GAP
        y += 3 * _LINE + 12 + 1.6 * _GAP
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{total:.0f}" height="{y:.0f}" '
        'font-family="Helvetica, sans-serif" font-size="11" text-anchor="middle">',
        '<defs><marker id="arrow" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="7" markerHeight="7" '
        'orient="auto"><path d="M0 0 8 4 0 8z" fill="#555"/></marker></defs>',
    ]
    for source, target, text, control in drawing.edges:
        (x1, y1), (x2, y2) = at[source], at[target]
        y1 += len(boxes[source].lines) * _LINE + 10
        dash = ' stroke-dasharray="4 3"' if control else ""
        bend = (y2 - y1) / 2
        # An edge that skips a layer swings out, so that the box it passes does not hide it.
        side = 0.75 * max(widths.values()) if level[target] - level[source] > 1 else 0
        curve = f"{x1 + side:.1f} {y1 + bend:.1f} {x2 + side:.1f} {y2 - bend:.1f}"
        path = f"M{x1:.1f} {y1:.1f}C{curve} {x2:.1f} {y2:.1f}"
        parts.append(f'<path d="{path}" fill="none" stroke="#555"{dash} marker-end="url(#arrow)"/>')
        if text:
            parts.append(f'<text x="{x2 + 10:.1f}" y="{y2 - 6:.1f}" fill="#555">{html.escape(text)}</text>')
    for name, (x, top) in at.items():
        box = boxes[name]
        height = len(box.lines) * _LINE + 10
        parts.append(
            f'<rect x="{x - widths[name] / 2:.1f}" y="{top:.1f}" width="{widths[name]}" height="{height}" '
            f'rx="4" fill="{box.fill}" stroke="#555"/>'
        )
        for i, line in enumerate(box.lines):
            weight = ' font-weight="bold"' if i == 0 else ""
            text_y = top + 16 + i * _LINE
            parts.append(f'<text x="{x:.1f}" y="{text_y:.1f}"{weight}>{html.escape(line)}</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"
