"""`tfc compile`: checks a model, compiles its entries, writes the forms asked for under names taken from the model."""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from tfc.ir.base.config import Config
from tfc.ir.base.errors import Diagnostic, Error
from tfc.ir.graph.graph import Entry, Graph
from tfc.tools import compile_flags, embedded_files, failures, module_files, signatures
from tfc.tools.failures import UsageError
from tfc.tools.model import add_model_argument, choose_entry, read_model
from tfc.tools.opt import ListPasses
from tfc.tools.output_files import write_file
from tfc.tools.targets import ListTargets

if TYPE_CHECKING:
    from tfc.codegen.program.program import Program
    from tfc.codegen.target.target import Target

EPILOG = """examples:
  tfc compile model.tfg                                  check and compile; say what it became
  tfc compile model.tfg -o model.o                       an object that C programs link, with model.h and tfc.h
  tfc compile model.tfg -o model.wasm                    for a browser or Node, with tfc.mjs, which loads it
  tfc compile model.tfg --emit=so,header -o out          a shared object for C and Python, with its header
  tfc compile model.tfg -o model.ll                      all entries as one LLVM module (.bc, .s: bitcode, assembly)
  tfc compile model.tfg --emit=obj -o - | gzip > model.o.gz    the object on standard output
  tfc compile model.tfg --weights=file -o model.o        large constants in model.weights.bin, for programs to load
  tfc compile model.tfg -g -o model.o                    so that gdb stops at `break model.tfg:12`
  tfc compile model.tfg --emit=tfg,llvm-ir,asm           write model.train.tfg, .ll, .s; model.infer.tfg …
  tfc compile model.tfg --entry=infer --emit=asm -o -    assembly on standard output
  tfc compile model.tfg --dump-ir-to=dumps               the graph after every pass, one file each
  tfc compile model.tfg --print-ir-after=cse --pass-timing
  tfc compile model.tfg --entry=infer --compile-to=cse -o half.tfg     stop behind a pass; then, maybe by hand changed,
  tfc compile half.tfg --compile-from=cse --emit=asm                   go on from there
  tfc compile model.tfg -o model.so --keep-temps=temps                 graphs, loops, LLVM text, assembly and objects
  tfc compile model.tfg --target-cpu=skylake-avx512 --emit=asm
  tfc compile model.tfg --target=nvptx64:sm_90a -o model.ptx      kernels for a GPU
  tfc compile model.tfg --target=nvptx64:sm_80 -o model.o         these, and what launches them, for programs in C
  tfc compile model.tfg --target=nvptx64:sm_80 -o model.tfcm      the same as a module for Python
  tfc compile model.tfg --multiversion=v2,v3,v4 -o model.o    kernels for three levels of x86-64, chosen at run time
  tfc compile model.tfg --multiversion=v2,v3,v4 -o model.tfcm    the same as a module for Python and C
  tfc compile model.tfg -Werror --diagnostics=json      for editors and CI: nothing suspicious passes
  tfc compile --list-targets=aarch64-linux-gnu           the processors of a system
  tfc compile model.tfg --remarks='host|contraction'     what is left to the host, and how products are computed
  tfc compile model.tfg --signature='grad:feeds=x,y;fetches=dW' --dim=batch=1..256 -o model.tfcm
  tfc compile model.tfg --state-in=model.safetensors -o model.tfcm    all entries and their weights, ready to run

forms: tfg (or ir) the graph after all passes, program the instruction table, loops the kernels as loops, llvm-ir and
llvm-opt as LLVM text before and after LLVM's own passes, asm as assembly, ptx (.ptx) as code for GPUs; bundle (.tfcm)
and so (.so) a compiled module of all entries, which `tfc run`, `tfc inspect` and tfc.load take, and programs in C the
.so; obj (.o) and archive (or a, .a) all entries for programs in C, with header (.h) and, unless they are embedded,
weights; bc, linked-ir and linked-asm (.bc, .ll, .s) the same as bitcode and text; wasm (.wasm) for WebAssembly.

modules and .wasm files need a linker: ld, ld.lld or wasm-ld, or `pip install tfc[link]`. Where there is none,
`tfc compile model.tfg -o model.so` leaves model.o and says which command links it, here or on another machine.
"""

SUFFIXES = {
    "tfg": ".tfg",
    "ir": ".tfg",
    "program": ".txt",
    "loops": ".loops",
    "llvm-ir": ".ll",
    "llvm-opt": ".opt.ll",
    "asm": ".s",
    "ptx": ".ptx",
}
FORMS = [*SUFFIXES, *module_files.SUFFIXES, *embedded_files.SUFFIXES]
ALSO_CALLED = {"a": "archive"}
WASM_FEATURES = "+simd128,+bulk-memory"
"""What every browser since 2021 has."""
DUMPED = {"loops": "loops", "llvm-ir": "llvm", "llvm-opt": "llvm", "asm": "asm"}
"""The forms that code generation writes while it runs, and its words for them (TFC_DUMP)."""


@dataclass(frozen=True)
class Compiled:
    """One entry after compilation, and the folder that holds its kernels as text."""

    entry: Entry
    graph: Graph
    program: Program
    kernels: Path


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the flags of `tfc compile`."""
    add_model_argument(parser)
    parser.add_argument(
        "-o", "--output", dest="output", metavar="OUT", help="the file or folder to write, or `-` (default .)"
    )
    parser.add_argument("--emit", default="", metavar="FORM,…", help=f"what to write: {', '.join(FORMS)}")
    parser.add_argument("--entry", metavar="NAME", help="one entry; otherwise all of them")
    signatures.add_arguments(parser)
    parser.add_argument("--target", metavar="TRIPLE:CPU", help="both at once, such as nvptx64:sm_90a for a GPU")
    parser.add_argument("--target-cpu", metavar="CPU", help="compile for this processor (default: this machine's)")
    parser.add_argument("--target-triple", metavar="TRIPLE", help="compile for this system, such as aarch64-linux-gnu")
    parser.add_argument("--target-features", metavar="+A,-B", default="", help="switch processor features on or off")
    parser.add_argument(
        "--multiversion",
        metavar="v2,v3,v4",
        default="",
        help="a module or object for levels of x86-64, chosen at run time",
    )
    parser.add_argument(
        "--name", "--entry-prefix", metavar="NAME", help="of a module or object: what its symbols begin with"
    )
    parser.add_argument("-g", dest="debug_info", action="store_true", help="let debuggers and profilers show its lines")
    parser.add_argument("--state-in", metavar="FILE.safetensors", help="the variables a module starts from")
    parser.add_argument(
        "--weights",
        choices=("embed", "file", "external"),
        default="embed",
        help="large constants of an object: in it (default), in a file beside it, or nowhere: its caller has them",
    )
    parser.add_argument(
        "--enable-checks",
        action="store_true",
        help="every call from C checks that no memory it writes overlaps other memory, and fills it with NaN first",
    )
    parser.add_argument(
        "-W",
        dest="warnings",
        choices=("error", "none"),
        default="",
        help="-Werror: a warning about the model is an error; -Wnone: show none",
    )
    parser.add_argument("--passes", metavar="A,B", help="run these passes only and write the graph (as `tfc opt` does)")
    parser.add_argument("--compile-to", metavar="PASS", help="write the graphs behind this pass (`parse`: before all)")
    parser.add_argument("--compile-from", metavar="PASS", help="the model is such a graph: go on behind this pass")
    parser.add_argument("--keep-temps", metavar="DIR", help="keep what comes in between: graphs, loops, code, objects")
    parser.add_argument("--list-passes", action=ListPasses, help="list the passes and stop")
    parser.add_argument("--list-targets", action=ListTargets, help="list systems; with =TRIPLE its processors; stop")
    compile_flags.add_arguments(parser)


def run(options: argparse.Namespace) -> int:
    """Compile every entry and write what was asked for."""
    forms, modules = wanted_forms(options)
    if options.passes is not None:
        from tfc.tools import opt

        return opt.run(argparse.Namespace(**{**vars(options), "locs": False, "devices": None}))
    files = module_files.places(options, modules, alone=not forms)
    places = [file for form, file in files if form in module_files.SUFFIXES]
    embedded = [(form, file) for form, file in files if form in embedded_files.SUFFIXES]
    warnings: list[Diagnostic] = []
    graph = signatures.apply(read_model(options.model, warnings.append, compile_flags.config(options)), options)
    failures.warn(warnings, options)
    entries = [choose_entry(graph, options.entry)] if options.entry else list(graph.entries)
    if not entries:
        raise Error("the model has no entry to compile; add `entry NAME(inputs) -> outputs`", "NOT_FOUND")
    if options.multiversion and (forms or not modules or "wasm" in modules):
        raise UsageError("--multiversion is for modules, objects and archives: say -o MODEL.tfcm, .so, .o or .a")
    config = compile_flags.config(options)
    if options.compile_to:
        write_graphs(graph, entries, config, options)
        return 0
    target = choose_target(options, [*forms, *modules])
    if any((form == "wasm") != (target.arch == "wasm32") for form in modules if form != "header"):
        raise UsageError("--emit=wasm is for WebAssembly, and nothing else is: say -o MODEL.wasm alone")
    if places:
        module_files.write(graph.with_(entries=tuple(entries)), places, options, target)
    if embedded:
        embedded_files.write(graph.with_(entries=tuple(entries)), embedded, options, target)
    if forms == ["ptx"] and len(entries) > 1 and (options.output or "").endswith(SUFFIXES["ptx"]):
        write_ptx(graph.with_(entries=tuple(entries)), config, target, options)
    elif forms or not files:
        compile_entries(graph, entries, config, target, forms, options)
    return 0


def wanted_forms(options: argparse.Namespace) -> tuple[list[str], list[str]]:
    """The forms that hold one entry, and those that hold all: what --emit says, else what -o is called."""
    words = [word.strip() for word in options.emit.split(",") if word.strip()]
    forms = [ALSO_CALLED.get(word, word) for word in words]
    of_all = module_files.SUFFIXES | embedded_files.SUFFIXES
    known = [*SUFFIXES, *of_all]
    unknown = [form for form in forms if form not in known]
    if unknown:
        raise UsageError(f"--emit={unknown[0]}: the forms are {', '.join(known)}")
    if not forms and options.output:
        named = {"ptx": SUFFIXES["ptx"], **of_all}
        forms = [form for form, suffix in named.items() if options.output.endswith(suffix)]
        if not forms and options.passes is None and not options.compile_to:
            raise UsageError(
                f"-o {options.output}: the name does not tell what to write; say --emit=FORM,… too, or a name that "
                f"ends in {', '.join(named.values())}"
            )
    modules = [form for form in forms if form in of_all]
    if options.state_in and not modules:
        raise UsageError("--state-in goes into a module: say -o MODEL.tfcm or MODEL.o, or --emit=bundle, so or obj")
    return [form for form in forms if form not in modules], modules


def choose_target(options: argparse.Namespace, forms: Sequence[str] = ()) -> Target:
    """The machine to compile for: this one, unless flags or the form name another."""
    from tfc.compiler import compile_module

    cpu, triple, features = options.target_cpu or "host", options.target_triple or "", options.target_features
    if options.target:
        if options.target_cpu or options.target_triple:
            raise UsageError("--target says both at once: leave --target-triple and --target-cpu out")
        triple, _, cpu = options.target.partition(":")
        cpu = cpu or "host"
    if "ptx" in forms and not triple:
        triple = "nvptx64"
    if "wasm" in forms and not triple and cpu == "host":
        triple, features = "wasm32-unknown-unknown", features or WASM_FEATURES
    return compile_module.choose_target(cpu, triple, features)


def compile_entries(
    graph: Graph,
    entries: Sequence[Entry],
    config: Config,
    target: Target,
    forms: Sequence[str],
    options: argparse.Namespace,
) -> None:
    """Compile each entry by itself and write it in each form."""
    with tempfile.TemporaryDirectory() as scratch:
        for entry in entries:
            folder = Path(options.keep_temps or scratch) / entry.name
            each = config
            if config.print_dir and (len(entries) > 1 or options.keep_temps):
                each = config.with_(print_dir=str(Path(config.print_dir) / entry.name))
            if options.keep_temps:
                each = each.with_(dump_dir=str(folder))
            compiled = compile_entry(graph, entry, each, target, folder, forms, debug_info=options.debug_info)
            if options.keep_temps:
                module_files.keep_objects(compiled.program, folder)
            if options.output != "-":
                report(compiled)
            for form in forms:
                several = len(entries) * len(forms) > 1
                place_bytes(content(compiled, form), form, entry.name, options, several=several)


def write_ptx(graph: Graph, config: Config, target: Target, options: argparse.Namespace) -> None:
    """The kernels of several entries in one file; they are called after the model and the entry."""
    from tfc.codegen.objects.build_modules import Modules, ptx_of_model
    from tfc.codegen.program.program import Code
    from tfc.compiler.compile_module import compile_bundle

    def keep(modules: Modules, target: Target) -> Code:
        return Code((), modules.symbols, target.triple, target.cpu, target.features, modules.launches)

    _check_gpu(target.triple)
    bundle = compile_bundle(
        graph, target, config, module_files.model_name(options), finish=keep, debug_info=options.debug_info
    )
    for entry in bundle.entries:
        print(f"{entry}: {len(bundle.programs[entry.name].kernels)} kernels")
    made = ptx_of_model(bundle.modules[: len(bundle.entries)], target)
    place_bytes(made, "ptx", "", options, several=False)


def write_graphs(graph: Graph, entries: Sequence[Entry], config: Config, options: argparse.Namespace) -> None:
    """Write the graph of each entry after the pass that `--compile-to` names, as `--compile-from` takes it."""
    from tfc.codegen.fusion.live_nodes import is_native
    from tfc.ir.text.print import print_graph
    from tfc.passes.run_pipeline import run_until

    for entry in entries:
        feeds, fetches = ([value for _, value in side] for side in (entry.inputs, entry.outputs))
        step = run_until(options.compile_to, graph, feeds, fetches, entry.targets, config, is_native)
        place_bytes(print_graph(_as_entry(step, entry)).encode(), "tfg", entry.name, options, several=len(entries) > 1)


def _as_entry(step: Graph, entry: Entry) -> Graph:
    """A graph of one step with the names that an entry gave it, its inputs and its results."""
    (made,) = step.entries
    sides = ((entry.inputs, made.inputs), (entry.outputs, made.outputs))
    inputs, outputs = (
        tuple((name, value) for (name, _), (_, value) in zip(old, new, strict=True)) for old, new in sides
    )
    return step.with_(entries=(Entry(entry.name, inputs, outputs, made.targets),))


def compile_entry(
    graph: Graph, entry: Entry, config: Config, target: Target, folder: Path, forms: Sequence[str], *, debug_info: bool
) -> Compiled:
    """The graph after the passes and the Program; LLVM text and assembly go into `folder` if they are wanted."""
    from tfc.codegen.fusion.live_nodes import is_native
    from tfc.passes.run_pipeline import run_pipeline
    from tfc.tools.programs import compile_for

    feeds = tuple(value for _, value in entry.inputs)
    fetches = tuple(value for _, value in entry.outputs)
    wanted = tuple(dict.fromkeys(word for form, word in DUMPED.items() if form in forms))
    noisy = config.with_(dump=(*config.dump, *wanted), dump_dir=str(folder)) if wanted else config
    program = compile_for(graph, entry, noisy, target, debug_info=debug_info)
    quiet = config.with_(print_ir=(), print_dir="", time=False)
    return Compiled(entry, run_pipeline(graph, feeds, fetches, entry.targets, quiet, is_native), program, folder)


def report(compiled: Compiled) -> None:
    """One line about an entry."""
    program = compiled.program
    size = sum(map(len, program.code.objects))
    hosts = len(program.host_nodes)
    extra = f", {hosts} on the host" if hosts else ""
    print(
        f"{compiled.entry.name}: {len(compiled.graph)} nodes, {len(program.instructions)} instructions{extra}, "
        f"{len(program.kernels)} kernels, {size} bytes of code for {program.code.cpu or program.code.triple}"
    )


def place_bytes(made: bytes, form: str, entry: str, options: argparse.Namespace, *, several: bool) -> None:
    """Write one form of one entry to the place `-o` means."""
    if options.output == "-":
        sys.stdout.buffer.write(made)
        sys.stdout.flush()
        return
    place = target_path(options, entry, form, several=several)
    write_file(place, made)
    print(f"  wrote {place}")


def target_path(options: argparse.Namespace, entry: str, form: str, *, several: bool) -> Path:
    """The file for one form of one entry: `-o` itself for a single one, else MODEL.ENTRY.SUFFIX in that folder."""
    if options.output and not several and not options.output.endswith("/") and not Path(options.output).is_dir():
        return Path(options.output)
    stem = module_files.model_name(options)
    return Path(options.output or ".") / f"{stem}.{entry}{SUFFIXES[form]}"


def content(compiled: Compiled, form: str) -> bytes:
    """The bytes of one form."""
    from tfc.ir.text.print import print_graph

    if form in ("tfg", "ir"):
        return print_graph(compiled.graph).encode()
    if form == "program":
        return str(compiled.program).encode()
    if form == "ptx":
        _check_gpu(compiled.program.code.triple)
        return b"".join(compiled.program.code.objects)
    named = [path for path in compiled.kernels.iterdir() if path.name.endswith(SUFFIXES[form])]
    found = [path for path in named if form != "llvm-ir" or not path.name.endswith(SUFFIXES["llvm-opt"])]
    # step.2.ll before step.10.ll
    texts = [path.read_text(encoding="utf-8") for path in sorted(found, key=lambda path: (len(path.name), path))]
    return "\n".join(texts).encode()


def _check_gpu(triple: str) -> None:
    if not triple.startswith("nvptx64"):
        raise Error(f"PTX is code for GPUs, not for {triple}; say --target=nvptx64:sm_80")
