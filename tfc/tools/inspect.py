"""`tfc inspect`: what a model or a compiled file is: signature, parameters, memory, kernels, instructions, pictures."""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tfc.ir.base.errors import Error
from tfc.ir.graph.graph import Entry, Graph
from tfc.tools import compile_flags, device_flags, inspect_views
from tfc.tools.artifact import Artifact, is_artifact, open_artifact
from tfc.tools.compile_flags import parse_dims
from tfc.tools.failures import UsageError
from tfc.tools.inspect_views import DEFAULT_DIM, entry_json, human
from tfc.tools.model import OBJECTS, add_model_argument, choose_entry, input_types, output_types, read_model, show
from tfc.tools.output_files import write_file

if TYPE_CHECKING:
    from tfc.codegen.program.program import Program
    from tfc.codegen.target.target import Target
    from tfc.runtime.bundle.description import EntryFacts

EPILOG = """examples:
  tfc inspect model.tfg                                   summary: nodes, parameters, entries
  tfc inspect model.tfg --output=kernels --entry=train --dim=batch=32
  tfc inspect model.tfg --output=memory --entry=train     where every tensor lies, and the peak
  tfc inspect model.tfg --output=program                  the instruction table the runtime walks
  tfc inspect model.tfg --output=svg -o graph.svg
  tfc inspect model.tfg --html -o model.html              a page: graph, passes, kernels, memory over time
  tfc inspect model.tfg --devices=cpu:3                   and what each device has to do, keeps and sends
  tfc inspect model.tfg --devices=cpu:3 --output=program  the program of each device, and the transfers
  tfc inspect model.tfcm --output=manifest                what a compiled file says about itself
  tfc inspect model.o --output=kernels                    FLOP, bytes, vectors and code of each kernel, with its lines
  tfc inspect model.so --output=disasm --entry=infer      its instructions, as objdump shows them, by kernel
  tfc inspect model.tfg --output=kernels --target=nvptx64:sm_90a    for a GPU: blocks, registers, occupancy
  tfc inspect model.ptx                                   the same of code for GPUs that tfc compile wrote
  tfc inspect old.tfcm --diff new.tfcm                    what changed; exit status 1 if anything did

a compiled file is what `tfc compile` wrote: .tfcm, .so, .o, .a or .wasm, for whatever machine.
"""

OUTPUTS = "summary signature memory kernels program devices manifest disasm json dot svg".split()
_OF_GRAPHS = ("program", "dot", "svg")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the flags of `tfc inspect`."""
    add_model_argument(parser, modules=True, objects=True)
    parser.add_argument("--output", choices=OUTPUTS, default="summary", help="what to show (default summary)")
    parser.add_argument("--entry", metavar="NAME", help="one entry; otherwise all of them")
    parser.add_argument(
        "--dim",
        action="append",
        default=[],
        metavar="NAME=N",
        help=f"count with this dimension (default {DEFAULT_DIM})",
    )
    parser.add_argument("--name", metavar="MODEL", help="of a file with several models or versions, the one to show")
    parser.add_argument("--diff", metavar="OTHER", help="what is different in this model or compiled file")
    parser.add_argument("--html", action="store_true", help="write a self-contained page (-o, default MODEL.html)")
    parser.add_argument("--target", metavar="nvptx64:SM", help="kernels and programs for this GPU, such as sm_90a")
    device_flags.add_planning(parser)
    parser.add_argument("-o", dest="file", metavar="FILE", help="write here instead of standard output")
    compile_flags.add_checks(parser)
    compile_flags.add_arguments(parser)


def run(options: argparse.Namespace) -> int:
    """Write the view that was asked for."""
    check_flags(options)
    if options.diff:
        from tfc.tools import inspect_diff

        return inspect_diff.run(options)
    if options.html:
        from tfc.tools import inspect_page

        place = Path(options.file or f"{Path(options.model).stem}.html")
        write_file(place, inspect_page.page(options))
        print(f"wrote {place}", file=sys.stderr)
        return 0
    if Path(options.model).suffix == ".ptx":
        from tfc.tools import inspect_gpu

        text = inspect_gpu.listing(options.model)
    else:
        text = of_artifact(options) if is_artifact(options.model) else of_model(options)
    show(text, options.file)
    return 0


def check_flags(options: argparse.Namespace) -> None:
    """Refuse flags where they mean nothing."""
    compiled_file = is_artifact(options.model)
    if options.devices and compiled_file:
        raise UsageError("--devices places a model's nodes; a compiled module is for one device")
    if options.devices and (options.output in ("dot", "svg") or options.html or options.diff):
        what = "--html" if options.html else "--diff" if options.diff else f"--output={options.output}"
        raise UsageError(f"{what} shows the model, not its parts; see tfc partition")
    if options.target and (compiled_file or options.devices or options.output not in ("kernels", "program")):
        raise UsageError("--target is for --output=kernels or program of a model")
    if Path(options.model).suffix == ".ptx" and (options.output != "summary" or options.diff or options.html):
        raise UsageError("of PTX there is one view: leave the other flags out")
    if options.output == "devices" and not options.devices:
        raise UsageError("--output=devices shows what each device does; give --devices too")
    if options.output in ("manifest", "disasm") and not compiled_file:
        raise UsageError(f"--output={options.output} is for compiled modules and objects: .tfcm, .so, .o, .a, .wasm")
    if options.output in _OF_GRAPHS and Path(options.model).suffix in OBJECTS:
        raise UsageError(f"--output={options.output} needs the model's graph: .tfcm and .so files hold it, .o do not")
    if options.diff and options.html:
        raise UsageError("--diff writes text; it does not go with --html")


# ---- compiled files --------------------------------------------------------------------------------------------------


def of_artifact(options: argparse.Namespace) -> str:
    """The text of one view of a compiled file."""
    artifact = open_artifact(options.model, options.name)
    entries, dims = chosen(artifact, options.entry), parse_dims(options.dim)
    match options.output:
        case "manifest":
            return artifact.manifest
        case "summary":
            return inspect_views.summary(artifact, entries, dims)
        case "signature":
            return inspect_views.signature(entries)
        case "json":
            return json.dumps(artifact_json(artifact, entries, dims), indent=2) + "\n"
        case "disasm" | "kernels" if artifact.description.target.gpu and artifact.programs:
            return of_gpu(artifact, entries, dims, options.output)
        case "disasm":
            from tfc.tools import disassembly

            return disassembly.listing(artifact, entries)
        case "memory":
            return by_entry({entry.name: inspect_views.memory(entry, dims) for entry in entries})
        case "kernels":
            sizes = code_sizes(artifact)
            return by_entry({entry.name: inspect_views.kernels(entry, dims, sizes) for entry in entries})
        case "program":
            return by_entry({entry.name: str(artifact.programs[entry.name]) for entry in entries})
    assert artifact.graph is not None
    return drawn(artifact.graph, options.output)


def of_gpu(artifact: Artifact, entries: list[EntryFacts], dims: Mapping[str, int], output: str) -> str:
    """The launches of a module for a GPU, or its PTX. UNIMPLEMENTED where a stand-in's functions are in its place."""
    from tfc.tools import inspect_gpu

    programs = {entry.name: artifact.programs[entry.name] for entry in entries}
    if output == "kernels":
        device = artifact.description.target.gpu or ""
        return by_entry({name: inspect_gpu.kernels(program, device, dims) for name, program in programs.items()})
    return by_entry({name: inspect_gpu.ptx(program) for name, program in programs.items()})


def chosen(artifact: Artifact, name: str | None) -> list[EntryFacts]:
    """The entry of that name, or all; NOT_FOUND lists what there is."""
    entries = artifact.description.entries
    found = [entry for entry in entries if name in (None, entry.name)]
    if not found:
        raise Error(
            f"there is no entry `{name}`; {artifact.path} has {', '.join(e.name for e in entries)}", "NOT_FOUND"
        )
    return found


def artifact_json(artifact: Artifact, entries: list[EntryFacts], dims: Mapping[str, int]) -> dict[str, Any]:
    """A compiled file for machines."""
    told, sizes = artifact.description, code_sizes(artifact)
    return {
        "name": told.name,
        "producer": told.producer,
        "opt_level": told.flags.opt_level,
        "digest": told.digest,
        "triple": told.target.triple,
        "cpu": told.target.cpu,
        **({"gpu": told.target.gpu} if told.target.gpu else {}),
        "code_bytes": artifact.object.code_bytes,
        **({} if told.state is None else {"state_bytes": told.state, "weights_bytes": told.weights}),
        **({} if artifact.graph is None else {"nodes": len(artifact.graph)}),
        "variables": {name: {"type": each.type, "bytes": each.bytes} for name, each in told.variables.items()},
        "entries": [entry_json(entry, dims, sizes) for entry in entries],
    }


def code_sizes(artifact: Artifact) -> dict[str, int]:
    """The bytes of each kernel's functions, `<symbol>.body1` and the like included; none where names were stripped."""
    found: dict[str, int] = {}
    if not {".symtab", "name"}.isdisjoint(artifact.object.sections):
        for name, size in artifact.object.functions.items():
            symbol = name.partition(".")[0]
            found[symbol] = found.get(symbol, 0) + size
    return found


def by_entry(texts: Mapping[str, str]) -> str:
    """The view of each entry below its name."""
    return "\n".join(f"entry {name}\n{text}" for name, text in texts.items())


# ---- models ----------------------------------------------------------------------------------------------------------


def of_model(options: argparse.Namespace) -> str:
    """The text of one view of a model; its entries are compiled if the view needs that."""
    graph = read_model(options.model, config=compile_flags.config(options))
    entries = [choose_entry(graph, options.entry)] if options.entry else list(graph.entries)
    output = options.output
    if output in ("dot", "svg"):
        return drawn(graph, output)
    if output == "signature":
        return signature(graph, entries)
    if options.devices:
        return on_devices(options, graph, entries)
    if output == "summary":
        return summary(graph, entries)
    programs = compiled(options, graph, entries)
    if output == "program":
        return by_entry({name: str(program) for name, program in programs.items()})
    dims = parse_dims(options.dim)
    if options.target:
        from tfc.tools import inspect_gpu

        device = _gpu(options.target).cpu
        return by_entry({name: inspect_gpu.kernels(program, device, dims) for name, program in programs.items()})
    facts = {entry.name: facts_of(graph, entry, programs[entry.name]) for entry in entries}
    if output == "json":
        return json.dumps(as_json(graph, facts.values(), dims), indent=2) + "\n"
    view = inspect_views.memory if output == "memory" else inspect_views.kernels
    return by_entry({name: view(entry, dims) for name, entry in facts.items()})


def drawn(graph: Graph, form: str) -> str:
    """The model's picture, as dot or svg."""
    from tfc.tools import drawing

    picture = drawing.draw(graph)
    return drawing.dot(picture) if form == "dot" else drawing.svg(picture)


def on_devices(options: argparse.Namespace, graph: Graph, entries: list[Entry]) -> str:
    """The text of one view of a model on several devices."""
    from tfc.tools import inspect_devices

    steps, dims = inspect_devices.plan(options, graph, entries), parse_dims(options.dim)
    if options.output == "json":
        return json.dumps(inspect_devices.as_json(graph, steps, dims), indent=2) + "\n"
    if options.output == "summary":
        return summary(graph, entries) + "\n" + inspect_devices.view("devices", graph, steps, dims)
    return inspect_devices.view(options.output, graph, steps, dims)


def compiled(options: argparse.Namespace, graph: Graph, entries: list[Entry]) -> dict[str, Program]:
    """The program of every entry."""
    from tfc.tools.programs import compile_for

    config = compile_flags.config(options)
    target = _gpu(options.target) if options.target else None
    return {entry.name: compile_for(graph, entry, config, target) for entry in entries}


def _gpu(name: str) -> Target:
    """The GPU that `--target` names; UNIMPLEMENTED for one that tfc writes no code for."""
    from tfc.compiler.compile_module import choose_target

    triple, _, cpu = name.partition(":")
    if not triple.startswith("nvptx64"):
        raise UsageError(
            f"--target={name}: kernels for processors are those of a session here; compile the model first"
        )
    return choose_target(cpu or "host", triple)


def facts_of(graph: Graph, entry: Entry, program: Program) -> EntryFacts:
    """The facts about an entry's Program."""
    from tfc.runtime.bundle.bundle import EntrySignature
    from tfc.runtime.bundle.description import entry_facts

    inputs, outputs = input_types(graph, entry), output_types(graph, entry)
    return entry_facts(EntrySignature(entry.name, inputs, outputs, entry.targets), program, {})


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


def as_json(graph: Graph, entries: Iterable[EntryFacts], dims: Mapping[str, int]) -> dict[str, Any]:
    """A model and its compiled entries for machines."""
    variables = {
        name: {"type": kind, "elements": n, "bytes": size} for name, (kind, n, size) in parameters(graph).items()
    }
    return {"nodes": len(graph), "variables": variables, "entries": [entry_json(entry, dims) for entry in entries]}
