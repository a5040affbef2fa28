"""Compiles all entries of a model into an object that other programs link, for `tfc compile -o model.o`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from tfc.ir.base.errors import Error
from tfc.ir.graph.graph import Graph
from tfc.tools import compile_flags
from tfc.tools.module_files import model_name
from tfc.tools.output_files import write_files

if TYPE_CHECKING:
    from tfc.codegen.llvm.native import Kind
    from tfc.codegen.target.target import Target
    from tfc.compiler.objects import Embedding
    from tfc.compiler.versions import Versions

SUFFIXES = {
    "obj": ".o",
    "archive": ".a",
    "header": ".h",
    "weights": ".weights.bin",
    "wasm": ".wasm",
    "bc": ".bc",
    "linked-ir": ".ll",
    "linked-asm": ".s",
}
"""The forms, and the suffixes of their files."""
_KINDS: dict[str, Kind] = {"bc": "bitcode", "linked-ir": "llvm", "linked-asm": "asm"}
"""The forms that show an object to people and other compilers."""


def write(graph: Graph, files: Sequence[tuple[str, Path]], options: argparse.Namespace, target: Target) -> None:
    """Compile the graph and write each (form, file). Objects come with the headers that describe them."""
    from tfc.codegen.objects.link import NoLinkerError
    from tfc.compiler.objects import Embedding
    from tfc.compiler.versions import Versions
    from tfc.runtime.checkpoint.safetensors_file import read_tensors

    starting = read_tensors(options.state_in) if options.state_in else {}
    config = compile_flags.config(options)
    embeds = options.weights == "embed"
    name, checks, debug_info = model_name(options), options.enable_checks, options.debug_info
    made: Embedding | Versions
    if options.multiversion:
        levels = compile_flags.levels(options)
        made = Versions(graph, levels, config, name, starting, embeds, checks, debug_info=debug_info)
    else:
        made = Embedding(graph, target, config, name, starting, embeds, checks, debug_info=debug_info)
    if [file for _, file in files] == [Path("-")]:
        sys.stdout.buffer.write(_content(made, files[0][0], debug_info))
        sys.stdout.flush()
        return
    report(made)
    contents: dict[Path, bytes] = {}
    for form, file in files:
        try:
            contents[file] = _content(made, form, debug_info)
        except NoLinkerError as problem:
            raise _leave_object(made, file, problem, debug_info) from None
        for beside, content in _beside(made, form, file, options):
            contents.setdefault(beside, content)
    write_files(contents)
    for file, content in contents.items():
        print(f"  wrote {file}, {len(content)} bytes")


def _beside(
    made: Embedding | Versions, form: str, file: Path, options: argparse.Namespace
) -> Iterator[tuple[Path, bytes]]:
    """The files that come with a form: headers, the loader, weights that are apart."""
    from tfc.runtime.embed.header import header
    from tfc.runtime.native import HEADERS, header_text, loader_text

    if form == "wasm":
        yield file.parent / "tfc.mjs", loader_text().encode()
    elif form not in (*_KINDS, "weights"):
        yield file.parent / f"{made.model.name}.h", header(made.model).encode()
        for name in HEADERS:
            yield file.parent / name, header_text(name).encode()
    if form in ("obj", "archive") and options.weights == "file":
        yield file.with_suffix(SUFFIXES["weights"]), made.weights


def _content(made: Embedding | Versions, form: str, debug_info: bool) -> bytes:
    if form == "header":
        from tfc.runtime.embed.header import header

        return header(made.model).encode()
    if form == "weights":
        return made.weights
    if form in _KINDS:
        return made.emit(_KINDS[form])
    if form == "archive":
        from tfc.runtime.embed.static_library import static_library

        return static_library(f"{made.model.name}.o", made.emit(), made.model.exports)
    if form == "wasm":
        from tfc.codegen.objects.link import link_wasm

        return link_wasm(made.emit(), made.model.exports, debug_info=debug_info)
    return made.emit()


def _leave_object(made: Embedding | Versions, file: Path, why: Error, debug_info: bool) -> Error:
    """Write the object of a WebAssembly module, as there is no linker, and its loader; return the error that says how
    to link it.
    """
    from tfc.codegen.objects.link import wasm_flags
    from tfc.runtime.native import loader_text

    left = file.with_suffix(SUFFIXES["obj"])
    write_files({left: made.emit(), file.parent / "tfc.mjs": loader_text().encode()})
    flags = wasm_flags(made.model.exports, debug_info=debug_info)
    command = " ".join(["wasm-ld", *flags, str(left), "-o", str(file)])
    return Error(f"{why.message}; instead of {file} there is {left}, which `{command}` links", code=why.code)


def write_object(graph: Graph, file: Path, options: argparse.Namespace, target: Target, why: Error) -> Error:
    """Write an object instead of `file`, as there is no linker for that; return the error that says how to link it."""
    made = file.with_suffix(SUFFIXES["obj"])
    write(graph, [("obj", made)], options, target)
    command = f"cc -shared {made} -o {file.with_suffix('.so')} -lm -lpthread"
    return Error(f"{why.message}; instead of {file} there is {made}, which `{command}` links", code=why.code)


def report(made: Embedding | Versions) -> None:
    """A line for each entry and one for the state."""
    model = made.model
    for entry, signature in zip(model.entries, model.bundle.entries, strict=True):
        print(f"{signature}: {len(entry.rows)} instructions, a workspace of {entry.workspace} bytes")
    where = "in the object" if model.embeds else "apart"
    print(f"state {model.state.bytes} bytes, weights {len(made.weights)} bytes {where}")
