"""The page that `tfc inspect --html` writes: the graph, what each pass changed, kernels with their costs and lines, and
what lies in memory while a step runs."""

from __future__ import annotations

import argparse
import difflib
import tempfile
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from tfc.codegen.program.arena import Interval, place
from tfc.ir.base.config import Config
from tfc.ir.graph.graph import Entry, Graph
from tfc.runtime.bundle.description import EntryFacts
from tfc.tools import compile_flags, drawing, inspect, inspect_views
from tfc.tools.artifact import is_artifact, open_artifact
from tfc.tools.inspect_views import human, source_line, value, vector
from tfc.tools.model import choose_entry, read_model
from tfc.tools.page import document, text

_STYLE = """
nav a { margin-right: 1rem; } a { color: var(--dot); }
h3 { font-size: .95rem; margin: 1.4rem 0 .4rem; }
.graph { overflow: auto; max-height: 36rem; background: #fff; color: #111; border: 1px solid var(--line);
         border-radius: 4px; }
.graph svg { overflow: visible; display: block; margin: 0 auto; } .graph svg text { font: 11px Helvetica, sans-serif; }
pre.diff { max-height: 28rem; overflow: auto; } .add { color: light-dark(#177245, #6bd69b); }
.del { color: light-dark(#b3261e, #ff8a80); } .at { color: var(--dim); }
.memory rect { stroke: light-dark(#fff, #111); stroke-width: .5; } .memory .packed { fill-opacity: .45; }
.memory .peak { stroke: currentColor; stroke-dasharray: 4 3; }
details > summary { margin: .15rem 0; } pre.facts { border: 0; padding: 0; }
"""
_FOLD_ABOVE = 60
"""Nodes; larger graphs are drawn by name scopes."""
_MOST_LINES = 400
"""Of one pass's changes."""
_HUES = (215, 150, 30, 280, 345, 185, 60, 255)


@dataclass(frozen=True)
class Shown:
    """The contents of the page: its title, words about all of it, entries, the bytes of kernels' code, and the graph of
    a model, if the file holds one."""

    title: str
    about: str
    entries: Sequence[EntryFacts]
    code: Mapping[str, int]
    graph: Graph | None
    config: Config


def page(options: argparse.Namespace) -> str:
    """The page about a model or a compiled file, counted with the dimensions of the flags."""
    shown, dims = _shown(options), compile_flags.parse_dims(options.dim)
    head, _, rest = shown.about.partition("\n\n")
    parts = [f"<h1>{text(shown.title)}</h1>", f'<pre class="facts">{text(head)}</pre>']
    parts.append(
        f'<details><summary>Entries and what they hold</summary><pre class="facts">{text(rest)}</pre></details>'
    )
    links = "".join(f'<a href="#{text(entry.name)}">{text(entry.name)}</a>' for entry in shown.entries)
    parts.append(f"<nav>{links}</nav>")
    if shown.graph is not None:
        parts += ["<h2>The model</h2>", _graph(shown.graph)]
    for entry in shown.entries:
        parts += _entry(shown, entry, inspect_views.sizes(entry.dims, dims))
    return document(f"tfc inspect: {shown.title}", _STYLE, parts)


def _shown(options: argparse.Namespace) -> Shown:
    config = compile_flags.config(options).with_(print_ir=(), print_dir="", time=False, remarks="")
    title = Path(options.model).name
    if is_artifact(options.model):
        artifact = open_artifact(options.model, options.name)
        entries = inspect.chosen(artifact, options.entry)
        config = config.with_(opt_level=artifact.description.flags.opt_level)
        about = inspect_views.summary(artifact, entries, compile_flags.parse_dims(options.dim))
        return Shown(title, about, entries, inspect.code_sizes(artifact), artifact.graph, config)
    graph = read_model(options.model, config=compile_flags.config(options))
    wanted = [choose_entry(graph, options.entry)] if options.entry else list(graph.entries)
    programs = inspect.compiled(options, graph, wanted)
    facts = [inspect.facts_of(graph, entry, programs[entry.name]) for entry in wanted]
    return Shown(title, inspect.summary(graph, wanted), facts, {}, graph, config)


def _graph(graph: Graph) -> str:
    picture = drawing.svg(drawing.draw(graph, fold=len(graph) > _FOLD_ABOVE), own_layout=True)
    return f'<details open><summary>{len(graph)} nodes</summary><div class="graph">{picture}</div></details>'


def _entry(shown: Shown, entry: EntryFacts, dims: Mapping[str, int]) -> Iterator[str]:
    counted = f'<p class="note">Counted with {text(", ".join(f"{n} = {size}" for n, size in dims.items()))}.</p>'
    yield f'<h2 id="{text(entry.name)}">{text(str(entry))}</h2>'
    yield counted if dims else ""
    if shown.graph is not None:
        yield from _passes(shown.graph, shown.graph.entry[entry.name], shown.config)
    yield f"<h3>Kernels, those with the most work first ({len(entry.kernels)})</h3>"
    yield _kernels(entry, dims, shown.code)
    yield from _memory(entry, dims)


# ---- passes ----------------------------------------------------------------------------------------------------------


def _passes(graph: Graph, entry: Entry, config: Config) -> Iterator[str]:
    """Every pass that changed the graph, with what it changed; then the graph that kernels are made of."""
    from tfc.codegen.fusion.live_nodes import is_native
    from tfc.passes.run_pipeline import run_pipeline

    feeds, fetches = ([value for _, value in side] for side in (entry.inputs, entry.outputs))
    with tempfile.TemporaryDirectory() as scratch:
        final = run_pipeline(graph, feeds, fetches, entry.targets, config.with_(print_dir=scratch), is_native)
        files = sorted(Path(scratch).iterdir())
        texts = [(file.stem.partition("-")[2], file.read_text(encoding="utf-8").splitlines()) for file in files]
    changed = [(name, old, new) for (_, old), (name, new) in pairwise(texts) if old != new]
    yield f"<h3>Passes ({len(changed)} of {max(0, len(texts) - 1)} changed something)</h3>"
    for name, old, new in changed:
        lines = list(difflib.unified_diff(old, new, n=1, lineterm=""))[2:]
        more, fewer = (sum(line.startswith(sign) for line in lines) for sign in "+-")
        yield (
            f'<details><summary><code>{text(name)}</code> <span class="add">+{more}</span> '
            f'<span class="del">-{fewer}</span></summary><pre class="diff">{_colored(lines)}</pre></details>'
        )
    yield "<h3>The graph that is compiled</h3>"
    yield _graph(final)


def _colored(lines: Sequence[str]) -> str:
    classes = {"+": "add", "-": "del", "@": "at"}
    shown = [
        f'<span class="{classes[line[0]]}">{text(line)}</span>' if line[:1] in classes else text(line)
        for line in lines[:_MOST_LINES]
    ]
    if len(lines) > _MOST_LINES:
        shown.append(f'<span class="at">… {len(lines) - _MOST_LINES} more lines</span>')
    return "\n".join(shown)


# ---- kernels ---------------------------------------------------------------------------------------------------------


def _kernels(entry: EntryFacts, dims: Mapping[str, int], code: Mapping[str, int]) -> str:
    whole = sum(value(kernel.flops, dims) for kernel in entry.kernels) or 1
    cells = ["FLOP", "share", "bytes", "FLOP/byte", "uses", *(["vector", "code"] if code else []), "kernel"]
    rows = ["<table><tr>" + "".join(f"<th>{cell}</th>" for cell in cells) + "</tr>"]
    for kernel in inspect_views.heaviest(entry, dims):
        flops, traffic = value(kernel.flops, dims), value(kernel.bytes, dims)
        share = f"{flops / whole:.1%}"
        rate = f"{flops / traffic:.2f}" if traffic else ""
        size = [vector(kernel), human(code[kernel.symbol]) if kernel.symbol in code else ""] if code else []
        plain = "".join(f"<td>{cell}</td>" for cell in (human(traffic), rate, kernel.uses, *size))
        bar = f'<td class="share" style="--part:{share}">{share}</td>'
        lines = "".join(f"<li><code>{text(place)}</code> {text(source_line(place))}</li>" for place in kernel.places)
        nodes = f'<div class="dim">{text(", ".join(kernel.nodes))}</div>'
        name = f"<details><summary><code>{text(kernel.symbol)}</code></summary><ul>{lines}</ul>{nodes}</details>"
        rows.append(f"<tr><td>{flops:,}</td>{bar}{plain}<td>{name}</td></tr>")
    rows += [f"<tr><td colspan={len(cells) - 1}>on the host</td><td>{text(node)}</td></tr>" for node in entry.host]
    return "\n".join([*rows, "</table>"])


# ---- memory ----------------------------------------------------------------------------------------------------------

_WIDTH, _HEIGHT, _LEFT, _BOTTOM = 1000, 300, 76, 36


def _memory(entry: EntryFacts, dims: Mapping[str, int]) -> Iterator[str]:
    """The arena as it is laid out: across the instructions, up the addresses; and what lies elsewhere."""
    arena = [tensor for tensor in entry.tensors if tensor.kind == "arena" and tensor.bytes is not None]
    intervals = [Interval(value(tensor.bytes or 0, dims), tensor.first, tensor.last) for tensor in arena]
    peak = inspect_views.arena_peak(entry, dims)
    elsewhere: dict[str, int] = {}
    for tensor in entry.tensors:
        if tensor.kind not in ("arena", "view") and tensor.bytes is not None:
            elsewhere[tensor.kind] = elsewhere.get(tensor.kind, 0) + value(tensor.bytes, dims)
    also = ", ".join(f"{kind} {human(size)}" for kind, size in elsewhere.items())
    yield f"<h3>Memory over time: {human(peak)} at once at most</h3>"
    if peak:
        named = zip([tensor.name for tensor in arena], intervals, place(intervals), strict=True)
        yield _picture(list(named), entry.instructions, peak)
        yield (
            '<p class="note">A box is an intermediate result: wide as it lives, high as it is large, at its address; '
            "faint ones are packed factors of products. Point at one to see its name.</p>"
        )
    yield f'<p class="note">Elsewhere: {text(also)}.</p>' if also else ""


def _picture(boxes: Sequence[tuple[str, Interval, int]], instructions: int, peak: int) -> str:
    top = max(offset + box.size for _, box, offset in boxes)
    step = (_WIDTH - _LEFT - 8) / max(1, instructions)
    scale = (_HEIGHT - _BOTTOM - 8) / top

    def up(at: int) -> float:
        return _HEIGHT - _BOTTOM - at * scale

    parts = [
        f'<svg class="memory" viewBox="0 0 {_WIDTH} {_HEIGHT}" width="100%" role="img" aria-label="memory over time">'
    ]
    for number in _ticks(instructions):
        x = _LEFT + (number + 0.5) * step
        parts.append(f'<text x="{x:.1f}" y="{_HEIGHT - 20}" text-anchor="middle">{number}</text>')
    for part in range(5):
        y = up(top * part // 4)
        parts.append(f'<line class="axis" x1="{_LEFT}" x2="{_WIDTH}" y1="{y:.1f}" y2="{y:.1f}"/>')
        parts.append(f'<text x="{_LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{human(top * part // 4)}</text>')
    for number, (name, box, offset) in enumerate(boxes):
        width, height = (box.last - box.first + 1) * step, box.size * scale
        faint = ' class="packed"' if name.startswith("packed") else ""
        label = text(f"{name}: {human(box.size)}, instructions {box.first} to {box.last}")
        parts.append(
            f'<rect{faint} x="{_LEFT + box.first * step:.1f}" y="{up(offset) - height:.1f}" width="{width:.1f}" '
            f'height="{height:.2f}" fill="hsl({_HUES[number % len(_HUES)]} 60% 58%)"><title>{label}</title></rect>'
        )
        if width > 9 * len(name) and height > 16:
            x, y = _LEFT + box.first * step + width / 2, up(offset) - height / 2 + 4
            parts.append(
                f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="middle" pointer-events="none">{text(name)}</text>'
            )
    parts.append(f'<line class="peak" x1="{_LEFT}" x2="{_WIDTH}" y1="{up(peak):.1f}" y2="{up(peak):.1f}"/>')
    middle = (_LEFT + _WIDTH) / 2
    parts.append(f'<text x="{middle}" y="{_HEIGHT - 4}" text-anchor="middle">instruction</text></svg>')
    return "\n".join(parts)


def _ticks(count: int) -> Iterable[int]:
    """About sixteen round numbers below a count."""
    step = 1
    while count / step > 16:
        step *= 5 if str(step)[0] == "1" else 2
    return range(0, count, step)
