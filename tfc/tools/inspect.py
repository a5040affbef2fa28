"""`tfc inspect`: what a model is and what became of it: signature, parameters, memory plan, kernels, or its picture."""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tfc.ir.dims import Size, evaluate
from tfc.ir.errors import Error
from tfc.ir.graph import Entry, Graph
from tfc.tools import compile_flags, device_flags
from tfc.tools.failures import UsageError
from tfc.tools.model import add_model_argument, choose_entry, input_types, is_module, output_types, read_model

if TYPE_CHECKING:
    from tfc.codegen.program import Program

EPILOG = """examples:
  tfc inspect model.tfg                                   summary: nodes, parameters, entries
  tfc inspect model.tfg --output=kernels --entry=train --dim=batch=32
  tfc inspect model.tfg --output=memory --entry=train     where every tensor lies, and the peak
  tfc inspect model.tfg --output=program                  the instruction table the runtime walks
  tfc inspect model.tfg --output=svg -o graph.svg
  tfc inspect model.tfg --devices=cpu:3                   and what each device has to do, keeps and sends
  tfc inspect model.tfg --devices=cpu:3 --output=program  the program of each device, and the transfers
  tfc inspect model.tfcm --output=manifest                what a compiled module says about itself
"""

OUTPUTS = ["summary", "signature", "memory", "kernels", "program", "devices", "manifest", "json", "dot", "svg"]
DEFAULT_DIM = 32


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the flags of `tfc inspect`."""
    add_model_argument(parser, modules=True)
    parser.add_argument("--output", choices=OUTPUTS, default="summary", help="what to show (default summary)")
    parser.add_argument("--entry", metavar="NAME", help="one entry; otherwise all of them")
    parser.add_argument(
        "--dim",
        action="append",
        default=[],
        metavar="NAME=N",
        help=f"count with this dimension (default {DEFAULT_DIM})",
    )
    device_flags.add_planning(parser)
    parser.add_argument("-o", dest="file", metavar="FILE", help="write here instead of standard output")
    compile_flags.add_arguments(parser)


def run(options: argparse.Namespace) -> int:
    """Write the view that was asked for."""
    check_devices(options)
    programs: Mapping[str, Program] = {}
    manifest = ""
    if is_module(options.model):
        from tfc.runtime.bundle import graph_of
        from tfc.runtime.bundle_file import read_bundle

        file = read_bundle(options.model)
        graph, programs, manifest = graph_of(file.bundle.source), file.bundle.programs, file.manifest_text
    else:
        graph = read_model(options.model)
    entries = [choose_entry(graph, options.entry)] if options.entry else list(graph.entries)
    if options.output == "manifest" and not manifest:
        raise UsageError("--output=manifest is for compiled modules, .tfcm or .so")
    text = manifest if options.output == "manifest" else view(options, graph, entries, programs)
    if options.file:
        Path(options.file).write_text(text, encoding="utf-8")
    else:
        print(text, end="")
    return 0


def check_devices(options: argparse.Namespace) -> None:
    """Refuse `--devices` where it means nothing, and views that need it without it."""
    if options.devices and is_module(options.model):
        raise UsageError("--devices places a model's nodes; a compiled module is for one CPU")
    if options.devices and options.output in ("dot", "svg"):
        raise UsageError(f"--output={options.output} draws the model, not its parts; see tfc partition")
    if options.output == "devices" and not options.devices:
        raise UsageError("--output=devices shows what each device does; give --devices too")


def view(options: argparse.Namespace, graph: Graph, entries: list[Entry], known: Mapping[str, Program]) -> str:
    """The text of one view; entries whose programs are not known are compiled if it needs them."""
    output = options.output
    if output in ("dot", "svg"):
        from tfc.tools import drawing

        drawn = drawing.draw(graph)
        return drawing.dot(drawn) if output == "dot" else drawing.svg(drawn)
    if output == "signature":
        return signature(graph, entries)
    if options.devices:
        return on_devices(options, graph, entries)
    if output == "summary":
        return summary(graph, entries)
    programs = {entry.name: known[entry.name] for entry in entries} if known else compiled(options, graph, entries)
    dims = parse_dims(options.dim)
    if output == "json":
        return json.dumps(as_json(graph, entries, programs, dims), indent=2) + "\n"
    show: dict[str, Callable[[Program], str]] = {
        "memory": lambda program: memory(program, dims),
        "kernels": lambda program: kernels(program, dims),
        "program": str,
    }
    return "\n".join(f"entry {name}\n{show[output](program)}" for name, program in programs.items())


def on_devices(options: argparse.Namespace, graph: Graph, entries: list[Entry]) -> str:
    """The text of one view of a model on several devices."""
    from tfc.tools import inspect_devices

    steps, dims = inspect_devices.plan(options, graph, entries), parse_dims(options.dim)
    if options.output == "json":
        return json.dumps(inspect_devices.as_json(graph, steps, dims), indent=2) + "\n"
    if options.output == "summary":
        return summary(graph, entries) + "\n" + inspect_devices.view("devices", steps, dims)
    return inspect_devices.view(options.output, steps, dims)


def compiled(options: argparse.Namespace, graph: Graph, entries: list[Entry]) -> dict[str, Program]:
    """The program of every entry."""
    from tfc.tools.programs import compile_for

    config = compile_flags.config(options)
    return {entry.name: compile_for(graph, entry, config) for entry in entries}


def parse_dims(words: Iterable[str]) -> dict[str, int]:
    """Read `--dim=batch=32`."""
    dims = {}
    for word in words:
        name, _, number = word.partition("=")
        if not number.isdigit():
            raise Error(f"--dim={word}: expected NAME=NUMBER")
        dims[name] = int(number)
    return dims


def sizes(program: Program, given: Mapping[str, int]) -> dict[str, int]:
    """A value for every symbolic dimension: the one given, or the default within its bounds."""
    return {
        dim.name: given.get(dim.name, max(dim.minimum, min(DEFAULT_DIM, dim.maximum or DEFAULT_DIM)))
        for dim in program.dims
    }


def signature(graph: Graph, entries: Iterable[Entry]) -> str:
    """Every entry with the names and types it takes and gives."""
    lines = []
    for entry in entries:
        inputs = ", ".join(f"{name}: {kind}" for name, kind in input_types(graph, entry).items())
        outputs = ", ".join(f"{name}: {kind}" for name, kind in output_types(graph, entry).items())
        after = f" after {', '.join(entry.targets)}" if entry.targets else ""
        lines.append(f"{entry.name}({inputs}) -> ({outputs}){after}")
    for symbol in graph.symbols:
        lines.append(f"dim {symbol.name} in {symbol.minimum}..{'' if symbol.maximum is None else symbol.maximum}")
    return "\n".join(lines) + "\n"


def parameters(graph: Graph) -> dict[str, tuple[str, int, int]]:
    """Type, elements and bytes of every variable: the paper's first aid when a port of a model goes wrong (§6)."""
    found = {}
    for node in graph:
        if node.op == "VariableV2":
            kind = node.types[0].value()
            elements = int(kind.elements) if isinstance(kind.elements, int) else 0
            found[node.name] = (str(kind), elements, elements * kind.dtype.size)
    return found


def summary(graph: Graph, entries: Iterable[Entry]) -> str:
    """Counts of nodes and parameters, and the entries."""
    counts = Counter(node.op for node in graph)
    variables = parameters(graph)
    total = sum(elements for _, elements, _ in variables.values())
    size = sum(size for _, _, size in variables.values())
    lines = [f"{len(graph)} nodes, {len(counts)} different ops", f"{total:,} parameters in {human(size)}"]
    width = max(map(len, variables), default=0)
    lines += [f"  {name:<{width}}  {kind:<20} {n:>12,}" for name, (kind, n, _) in variables.items()]
    lines += ["", "entries", *(f"  {line}" for line in signature(graph, entries).splitlines()), "", "ops"]
    width = max(map(len, counts), default=0)
    lines += [f"  {op:<{width}} {count:>8}" for op, count in counts.most_common()]
    return "\n".join(lines) + "\n"


def memory(program: Program, given: Mapping[str, int]) -> str:
    """Every buffer with its size and lifetime; the sum by kind."""
    dims = sizes(program, given)
    lines = [f"  with {', '.join(f'{name} = {value}' for name, value in dims.items())}"] if dims else []
    totals: Counter[str] = Counter()
    for i, buffer in enumerate(program.buffers):
        size = None if buffer.is_late else buffer.bytes(dims)
        if buffer.kind != "view":
            totals[buffer.kind] += size or 0
        life = f"{buffer.first}..{buffer.last}" if buffer.kind in ("arena", "view") else ""
        shown = "late" if size is None else human(size)
        lines.append(f"  %{i:<4} {buffer.kind:<9} {shown:>10} {life:>10}  {buffer.name}")
    peak = arena_peak(program, dims)
    lines.append("")
    lines += [f"  {kind:<9} {human(size)}" for kind, size in totals.items() if kind != "arena"]
    lines.append(f"  {'arena':<9} {human(peak)} live at once at most, {human(totals['arena'])} without sharing")
    return "\n".join(lines) + "\n"


def arena_peak(program: Program, dims: Mapping[str, int]) -> int:
    """The most bytes of planned memory that are live during one instruction."""
    change = [0] * (len(program.instructions) + 2)
    for buffer in program.buffers:
        if buffer.kind == "arena":
            change[buffer.first] += buffer.bytes(dims)
            change[buffer.last + 1] -= buffer.bytes(dims)
    peak = live = 0
    for step in change:
        live += step
        peak = max(peak, live)
    return peak


def kernels(program: Program, given: Mapping[str, int]) -> str:
    """Every kernel with its uses, work and memory traffic, the heaviest first; then what runs on the host."""
    dims = sizes(program, given)
    rows = []
    for symbol, uses in program.kernels.items():
        flops, traffic = (sum(value(getattr(use, key), dims) for use in uses) for key in ("flops", "bytes"))
        nodes = [name for use in uses for name in use.nodes]
        rows.append((flops, traffic, symbol, len(uses), ", ".join(nodes)))
    lines = [f"  with {', '.join(f'{name} = {size}' for name, size in dims.items())}"] if dims else []
    lines.append(f"  {'FLOP':>12} {'bytes':>10} {'FLOP/byte':>9} {'uses':>4}  kernel: nodes")
    for flops, traffic, symbol, count, names in sorted(rows, key=lambda row: (-row[0], -row[1], row[2])):
        intensity = f"{flops / traffic:.2f}" if traffic else ""
        lines.append(f"  {flops:>12,} {human(traffic):>10} {intensity:>9} {count:>4}  {symbol}: {shorten(names)}")
    lines += [f"  on the host: {node.name} ({node.op})" for node in program.host_nodes]
    return "\n".join(lines) + "\n"


def value(size: Size, dims: Mapping[str, int]) -> int:
    """A symbolic count in numbers."""
    return evaluate(size, dims)


def as_json(
    graph: Graph, entries: Iterable[Entry], programs: Mapping[str, Program], given: Mapping[str, int]
) -> dict[str, Any]:
    """Everything above for machines."""
    made = []
    for entry in entries:
        program = programs[entry.name]
        dims = sizes(program, given)
        listed = [
            {
                "symbol": symbol,
                "nodes": [name for use in uses for name in use.nodes],
                "flops": sum(value(use.flops, dims) for use in uses),
                "bytes": sum(value(use.bytes, dims) for use in uses),
            }
            for symbol, uses in program.kernels.items()
        ]
        made.append(
            {
                "name": entry.name,
                "inputs": {name: str(kind) for name, kind in input_types(graph, entry).items()},
                "outputs": {name: str(kind) for name, kind in output_types(graph, entry).items()},
                "dims": dims,
                "instructions": len(program.instructions),
                "arena_peak_bytes": arena_peak(program, dims),
                "kernels": listed,
            }
        )
    variables = {
        name: {"type": kind, "elements": n, "bytes": size} for name, (kind, n, size) in parameters(graph).items()
    }
    return {"nodes": len(graph), "variables": variables, "entries": made}


def human(size: int) -> str:
    """Bytes with a unit people read."""
    if size < 1024:
        return f"{size} B"
    power = min(4, (size.bit_length() - 1) // 10)
    return f"{size / 1024**power:.1f} {'KMGT'[power - 1]}iB"


def shorten(text: str, width: int = 80) -> str:
    """The beginning of a long list."""
    return text if len(text) <= width else text[: width - 1] + "…"
