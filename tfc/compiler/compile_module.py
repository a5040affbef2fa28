"""Compile all entries of a model ahead of time, for this machine or another: a Bundle (white paper §5, compiled once).

Symbolic dimensions stay symbolic. Sizes that are unknown (`?`) would need a compiler at hand for each new size, so
they are refused here.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from tfc.codegen.program.program import Code, Program
from tfc.ir.base.collector import collector_paused
from tfc.ir.base.config import Config
from tfc.ir.base.errors import Error, InternalError, Loc
from tfc.ir.base.limits import limited
from tfc.ir.base.record import field, record, replace
from tfc.ir.graph.graph import Graph, Value
from tfc.ir.types.types import Array
from tfc.runtime.base.host_check import Machine
from tfc.runtime.bundle.bundle import GPU_FLAGS, INIT, SIMULATED, Bundle, EntrySignature, Source, source_of
from tfc.runtime.bundle.description import describe, to_text
from tfc.runtime.bundle.packed_constants import pack_bundle
from tfc.runtime.native import GPU_SYMBOLS, SYMBOLS, TARGETS, module_text
from tfc.runtime.native.bindings import support_digest
from tfc.runtime.program.failure import node_error
from tfc.version import __version__

if TYPE_CHECKING:
    from tfc.codegen.objects.build_modules import Modules
    from tfc.codegen.target.target import Target


def choose_target(cpu: str = "host", triple: str = "", features: str = "") -> Target:
    """The machine to compile for: `host` is this one, else LLVM's name of a processor; NOT_FOUND when there is none.
    With NVIDIA's triple it is a GPU's architecture, such as `sm_90a`; `gpu` and `sim` are the stand-in for one.

    With a triple and no processor: that system's baseline.
    """
    from tfc.codegen.target.cpu_names import check_processor
    from tfc.codegen.target.target import for_cpu, for_gpu, host, simulated_gpu

    if (triple, cpu) == ("gpu", "sim"):
        return simulated_gpu(Config().gpu_order, is_apart=True)
    if triple.startswith("nvptx64"):
        return for_gpu("sm_80" if cpu == "host" else cpu)
    if cpu == "host" and not triple and not features:
        return host()
    if cpu == "host":
        cpu = "" if triple else host().cpu
    triple = triple or host().triple
    check_processor(cpu, triple, features)
    try:
        return for_cpu(cpu, triple, features)
    except InternalError as failure:
        raise Error(f"there is no such target: {failure}", code="NOT_FOUND") from None


def compile_bundle(
    graph: Graph,
    target: Target,
    config: Config,
    name: str,
    finish: Callable[[Modules, Target], Code] | None = None,
    *,
    packs: bool = True,
    debug_info: bool = False,
) -> Bundle:
    """All entries of a graph, compiled. INVALID_ARGUMENT when an input has sizes that are neither numbers nor symbols;
    UNIMPLEMENTED for targets without support code, and for what a GPU leaves to its host. `finish` makes code of each
    program's LLVM text, if not objects or PTX; `debug_info` puts the lines of nodes into it. What `packs` has constants
    that products alone read in the panels that its kernels use.
    """
    from tfc.codegen.target.requirements import required_features

    if not graph.entries:
        raise Error("the model has no entry to compile; add `entry NAME(inputs) -> outputs`", code="NOT_FOUND")
    system = system_of(target)
    if system.arch not in TARGETS:
        raise Error(f"modules are made for {', '.join(TARGETS)}, not for {system.arch}", code="UNIMPLEMENTED")
    _check_sizes(graph)
    name = re.sub(r"\W|^(?=\d)", "_", name, flags=re.ASCII) or "model"
    short = _short_paths(graph)
    taken: set[str] = set()

    finals: dict[str, Source] = {}
    texts: list[Modules] = []
    vectors: dict[str, int] = {}

    def compile_part(part: str, feeds: list[Value], fetches: list[Value], targets: tuple[str, ...]) -> Program:
        from tfc.codegen.compile import emit_final
        from tfc.codegen.fusion.live_nodes import is_native
        from tfc.codegen.gpu.device.ptxas import with_cubin
        from tfc.codegen.objects.build_modules import compile_modules, in_little_room
        from tfc.codegen.request import Request
        from tfc.codegen.target.vector_width import vector_bits
        from tfc.passes.run_pipeline import run_pipeline

        title = unique_name(part, taken)
        each = config.with_(print_dir=os.path.join(config.print_dir, title)) if config.print_dir else config
        with limited(config, "code generation"), collector_paused():
            final = run_pipeline(graph, feeds, fetches, targets, each, is_native)
            finals[title] = source_of(final)
            prefix = f"{name}_{title}_"
            shown = short if debug_info else None
            request = Request(
                feeds, fetches, targets, target, each, prefix, packs=packs and config.opt_level > 0, shown=shown
            )
            program, modules = emit_final(final, request)
            if target.gpu is None and part == "init":
                modules = in_little_room(modules)
            texts.append(modules)
            if target.gpu is None:
                vectors.update(vector_bits(modules.texts, modules.symbols, target.vector_bits))
            program = replace(program, code=(finish or compile_modules)(modules, target))
        if target.gpu is not None:
            if finish is None:
                _check_kernels_alone(part, program)
            program = replace(program, code=with_cubin(program.code))
        return replace(_with_short_paths(program, short), name=title)

    programs = {}
    for entry in graph.entries:
        inputs, outputs = ([value for _, value in side] for side in (entry.inputs, entry.outputs))
        programs[entry.name] = compile_part(entry.name, inputs, outputs, entry.targets)
    if graph.init:
        programs[INIT] = compile_part("init", [], [], (graph.init,))
    bundle = Bundle(
        name=name,
        producer=f"tfc {__version__}",
        machine=Machine(system.triple, system.cpu, system.features, required_features(system)),
        opt_level=config.opt_level,
        support=support_digest(system.arch),
        symbols=graph.symbols,
        entries=tuple(_signature(graph, entry.name) for entry in graph.entries),
        programs=programs,
        variables={
            node.name: node.types[0].value()
            for node in graph.nodes
            if node.types and node.types[0].ref and not node.inputs
        },
        source=source_of(graph),
        final=finals,
        modules=tuple(texts),
        gpu="" if target.gpu is None else SIMULATED if target.gpu.is_simulated else target.cpu,
        gpu_support=support_digest(system.arch, "gpu") if target.gpu is not None else "",
        gpu_flags=tuple(flag for flag in GPU_FLAGS if getattr(config, flag)) if target.gpu is not None else (),
    )
    bundle = pack_bundle(bundle)
    return replace(bundle, description=to_text(describe(bundle, vectors)))


def system_of(target: Target) -> Target:
    """The machine that runs steps of code for a target: this one, or any of its architecture, where that is a GPU."""
    from tfc.codegen.target.target import for_cpu, host

    if target.gpu is None:
        return target
    return host() if target.gpu.is_simulated else for_cpu("", host().triple, "")


def _check_kernels_alone(entry: str, program: Program) -> None:
    """UNIMPLEMENTED, with the node, for what a module for a GPU has nobody for: ops of the host, and what waits."""

    def refused(node: str, why: str) -> Error:
        return node_error(
            program, node, f"entry {entry}: {why}; a module for a GPU holds kernels alone", "UNIMPLEMENTED"
        )

    for use in program.instructions:
        if use.host is not None:
            raise refused(use.host.name, f"{use.host.op} runs on the host")
        if use.dataflow >= 0:
            node = use.nodes[0] if use.nodes else ""
            raise refused(node, f"{node or 'it'} waits, or runs on the executor")
    for buffer in program.buffers:
        if buffer.dtype.kind in ("string", "complex"):
            node = buffer.name.partition(":")[0]
            raise refused(node, f"{buffer.name} is {buffer.dtype}, which GPUs do not hold")


@record(frozen=True)
class Linked:
    """A shared object, the digest of the support code in it, and the TFC_ABI and headers of its interface for C;
    or what is in their way.
    """

    content: bytes
    support: str
    abi: int = 0
    headers: Mapping[str, bytes] = field(default_factory=dict)
    obstacle: Error | None = None


def link_bundle(
    bundle: Bundle,
    starting: Mapping[str, Array],
    *,
    embeds: bool = True,
    debug_info: bool = False,
    checks: bool = False,
) -> Linked:
    """The shared object of all kernels of a bundle that has just been compiled, of the support code they call, and of
    the interface for programs in C; or without that. The other parameters are those of `interface`.
    """
    from tfc.codegen.objects.compile_objects import compile_module
    from tfc.codegen.objects.link import link_shared
    from tfc.codegen.target.target import for_cpu
    from tfc.compiler.interface import interface
    from tfc.runtime.embed.tables import ABI

    if bundle.gpu:
        return _link_for_gpu(bundle, starting, embeds, checks)
    machine = bundle.machine
    target = for_cpu(machine.cpu, machine.triple, machine.features)
    try:
        made = interface(bundle, starting, target, embeds, checks)
    except Error as problem:
        codes = [program.code for version in bundle.versions or (bundle,) for program in version.all_programs]
        objects = dict.fromkeys(each for code in codes for each in code.objects)
        names = [*(symbol for code in codes for symbol in code.symbols), *SYMBOLS]
        support = compile_module(module_text(target.arch), target, passes="none")
        linked = link_shared([*objects, support], names, target, bundle.name, debug_info=debug_info)
        return Linked(linked, support_digest(target.arch), obstacle=problem)
    linked = link_shared([made.content], made.exports, target, bundle.name, debug_info=debug_info)
    return Linked(linked, support_digest(target.arch, "module"), ABI, made.headers)


def _link_for_gpu(bundle: Bundle, starting: Mapping[str, Array], embeds: bool, checks: bool) -> Linked:
    """The same of a bundle for a GPU: for Python what runs steps on one, by NVIDIA's driver; for programs in C also the
    PTX, or the functions that stand for it.
    """
    from tfc.codegen.objects.compile_objects import compile_module
    from tfc.codegen.objects.link import link_shared
    from tfc.codegen.target.target import for_cpu
    from tfc.compiler.interface import interface_for_gpu, stand_in_functions

    machine = bundle.machine
    target = for_cpu(machine.cpu, machine.triple, machine.features)
    objects = [compile_module(module_text(target.arch, unit), target, passes="none") for unit in ("native", "gpu")]
    exports, headers, obstacle = [*SYMBOLS, *GPU_SYMBOLS], {}, None
    try:
        made = interface_for_gpu(bundle, starting, target, embeds, checks)
        objects.append(made.content)
        exports, headers = [*exports, *made.exports], made.headers
    except Error as problem:
        obstacle = problem
        if functions := stand_in_functions(bundle):
            codes = [program.code for program in bundle.all_programs]
            objects += dict.fromkeys(each for code in codes for each in code.objects)
            exports += functions
    linked = link_shared(objects, exports, target, bundle.name)
    # No TFC_ABI: what opens files by name (tfc_open.h) would give entries memory of the host.
    return Linked(linked, support_digest(target.arch), 0, headers, obstacle)


def unique_name(name: str, taken: set[str]) -> str:
    """An identifier like `name` that is not taken yet; it is afterwards."""
    plain = re.sub(r"\W", "_", name, flags=re.ASCII) or "_"
    made, number = plain, 1
    while made in taken:
        number += 1
        made = f"{plain}_{number}"
    taken.add(made)
    return made


def _signature(graph: Graph, name: str) -> EntrySignature:
    entry = graph.entry[name]
    inputs = {port: graph.type_of(value).value() for port, value in entry.inputs}
    outputs = {port: graph.type_of(value).value() for port, value in entry.outputs}
    return EntrySignature(name, inputs, outputs, entry.targets)


def _check_sizes(graph: Graph) -> None:
    """Check that the inputs of a module have sizes that it can be compiled for."""
    for entry in graph.entries:
        for name, value in entry.inputs:
            kind = graph.type_of(value).value()
            if kind.is_known:
                continue
            node = graph[value.node]
            if kind.shape is None:
                hint = f"give `{name}` a shape"
            else:
                axes = ", ".join("n" if size is None else str(size) for size in kind.shape)
                hint = f"declare `dim n` and write `{kind.dtype}[{axes}]`, with a name for each size of its own"
            raise node.error(
                f"entry {entry.name}: input {name} is {kind}; a module is compiled ahead of time for all sizes, so "
                f"they must be numbers or declared dimensions: {hint}"
            )


# ---- places in source files ------------------------------------------------------------------------------------------


def _short_paths(graph: Graph) -> Callable[[Loc | None], Loc | None]:
    """A function that makes places relative to the folder all files are in, so that a module does not depend on it."""
    files = {place.file for node in graph.nodes if node.loc for place in node.loc.stack()}
    real = {file: os.path.abspath(file) for file in files if not file.startswith("<")}
    folder = os.path.commonpath([os.path.dirname(path) for path in real.values()]) if real else ""
    names = {file: os.path.relpath(path, folder).replace(os.sep, "/") for file, path in real.items()}
    known: dict[Loc, Loc] = {}

    def short(loc: Loc | None) -> Loc | None:
        if loc is None:
            return None
        if loc not in known:
            made: Loc | None = None
            for place in reversed(list(loc.stack())):
                # A file that only a pass has seen is named without its folder.
                file = names.get(place.file) or os.path.basename(place.file)
                made = replace(place, file=file, caller=made)
            assert made is not None
            known[loc] = made
        return known[loc]

    return short


def _with_short_paths(program: Program, short: Callable[[Loc | None], Loc | None]) -> Program:
    nodes = {name: replace(info, loc=short(info.loc)) for name, info in program.nodes.items()}
    instructions = tuple(
        replace(use, host=use.host.with_(loc=short(use.host.loc))) if use.host else use for use in program.instructions
    )
    flows = tuple(
        replace(flow, nodes=tuple(
            replace(node, host=node.host.with_(loc=short(node.host.loc))) if node.host else node for node in flow.nodes
        ))
        for flow in program.dataflows
    )  # fmt: skip
    return replace(program, nodes=nodes, instructions=instructions, dataflows=flows)
