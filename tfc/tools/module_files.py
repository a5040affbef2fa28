"""Compiles all entries of a model into modules, for `tfc compile -o model.tfcm` and `--emit=bundle,so`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from tfc.ir.graph.graph import Graph
from tfc.tools import compile_flags
from tfc.tools.failures import UsageError
from tfc.tools.output_files import write_files

if TYPE_CHECKING:
    from tfc.codegen.program.program import Program
    from tfc.codegen.target.target import Target

SUFFIXES = {"bundle": ".tfcm", "so": ".so"}
"""The forms, and the suffixes of their files."""


def model_name(options: argparse.Namespace) -> str:
    """The name that files are called after: the model's own, or the one on the command line."""
    return options.name or ("model" if options.model == "-" else Path(options.model).stem)


def places(options: argparse.Namespace, forms: Sequence[str], *, alone: bool) -> list[tuple[str, Path]]:
    """Each form with its file: `-o` itself for a single one, else MODEL.SUFFIX in that folder."""
    from tfc.tools import embedded_files

    suffixes = SUFFIXES | embedded_files.SUFFIXES
    if forms and options.output == "-":
        if len(forms) > 1 or not alone or forms[0] in SUFFIXES:
            raise UsageError("standard output takes one form, and no module: say -o MODEL.tfcm")
        return [(forms[0], Path("-"))]
    output = Path(options.output or ".")
    if len(forms) == 1 and alone and options.output and not output.is_dir() and not options.output.endswith("/"):
        if not output.name.endswith(suffixes[forms[0]]):
            raise UsageError(f"--emit={forms[0]} writes a {suffixes[forms[0]]} file, not {output.name}")
        return [(forms[0], output)]
    return [(form, output / f"{model_name(options)}{suffixes[form]}") for form in forms]


def write(graph: Graph, files: Sequence[Path], options: argparse.Namespace, target: Target) -> None:
    """Compile the graph and write the module to each file; say what became of it."""
    from tfc.codegen.objects.link import NoLinkerError
    from tfc.compiler.compile_module import compile_bundle
    from tfc.compiler.versions import compile_versions
    from tfc.runtime.module.module import Module
    from tfc.tools import embedded_files

    config, name = compile_flags.config(options), model_name(options)
    if options.multiversion:
        bundle = compile_versions(graph, compile_flags.levels(options), config, name, debug_info=options.debug_info)
    else:
        bundle = compile_bundle(graph, target, config, name, debug_info=options.debug_info)
    module = Module(bundle, debug_info=options.debug_info, checks=options.enable_checks)
    if options.keep_temps:
        for program in bundle.all_programs:
            keep_objects(program, Path(options.keep_temps) / program.name)
    if options.state_in:
        module.restore(options.state_in)
    for entry in module.signature.values():
        program = module.bundle.programs[entry.name]
        print(f"{entry}: {len(program.instructions)} instructions, {len(program.kernels)} kernels")
    for node in graph.nodes:
        if node.op == "QueueRunner":
            where = f"{node.loc}: " if node.loc else ""
            queue = node.inputs[0].node
            print(
                f"note: {where}a module starts no queue runners: {queue!r} holds what its entries add", file=sys.stderr
            )
    for file in files:
        file.parent.mkdir(parents=True, exist_ok=True)
        try:
            module.save(file, weights="embed" if options.weights == "embed" else "external")
        except NoLinkerError as problem:
            raise embedded_files.write_object(graph, file, options, target, problem) from None
        print(f"  wrote {file}, {file.stat().st_size} bytes")
    if module.obstacle is not None:
        print(f"note: programs in C can not call this module: {module.obstacle}", file=sys.stderr)


def keep_objects(program: Program, folder: Path) -> None:
    """Write the objects of a program's kernels."""
    write_files({folder / f"{number}.o": content for number, content in enumerate(program.code.objects)})
