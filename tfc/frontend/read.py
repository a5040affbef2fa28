"""Reads `.tfg` files and texts into graphs."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from pathlib import Path

from tfc.frontend.diagnostics.lint import lint
from tfc.frontend.elaborate import run_program
from tfc.frontend.elaborate.context import Program
from tfc.frontend.elaborate.report import Report
from tfc.frontend.syntax import source_text
from tfc.frontend.syntax.parser import parse_file, parse_source
from tfc.frontend.syntax.source import Source
from tfc.frontend.syntax.tree import Module
from tfc.ir.base.config import Config
from tfc.ir.base.errors import Diagnostic, Error
from tfc.ir.base.limits import limited
from tfc.ir.graph.graph import Graph


class ProgramError(Error):
    """A program that was rejected. `sources` are the texts its diagnostics point into, by the names of their files."""

    sources: Mapping[str, Source]


_LONG = 2048
_GROWS = re.compile(rb"\b(load|repeat|use)\b")
"""A text of fewer bytes without any of these is read as quickly as what the disk has of it."""
Warned = Callable[[Diagnostic], object]
"""The callback for each warning about a program, once it is known to have no errors."""


def read(path: str | Path, *, warned: Warned | None = None, config: Config | None = None) -> Graph:
    """The graph of a `.tfg` file. Raises Error with all diagnostics when something is wrong with it; `warned` is called
    with each warning about one that is right.

    What is large is kept on disk unless `config` says otherwise, and read from there until something that it was made
    of changes.
    """
    config = config or Config()
    with limited(config, "reading the model"):
        return _read(path, warned, config)


def _read(path: str | Path, warned: Warned | None, config: Config) -> Graph:
    """The graph of a file, from the disk where it is kept there."""
    file, folder = str(path), Path(path).parent
    content, problem = source_text.read(Path(path))
    kept_on_disk = config.cache and config.cache_programs and (len(content) >= _LONG or _GROWS.search(content))
    if problem is not None or not kept_on_disk:
        module, diagnostics = parse_file(path) if problem is not None else parse_source(content, file)
        return _graph(module, Program(Report(), folder), diagnostics, warned)
    from tfc.frontend.graph_cache import Kept, graph_key, load_graph, store_graph

    key = graph_key(content, file, folder, config.max_nodes)
    kept = load_graph(key, folder)
    if kept is None:
        module, diagnostics = parse_source(content, file)
        program = Program(Report(), folder)
        warnings: list[Diagnostic] = []
        kept = Kept(_graph(module, program, diagnostics, warnings.append), warnings)
        store_graph(key, program, kept)
    if warned is not None:
        for warning in kept.warnings:
            warned(warning)
    return kept.graph


def parse(
    text: str | bytes,
    file: str = "<text>",
    folder: str | Path | None = None,
    *,
    warned: Warned | None = None,
    config: Config | None = None,
) -> Graph:
    """The graph of a program given as text. `file` is the name that messages show.

    `folder` is where the program's libraries and data files are; without one it can load none. `warned` as of `read`;
    of `config` the limits count.
    """
    with limited(config or Config(), "reading the model"):
        module, diagnostics = parse_source(text, file)
        return _graph(module, Program(Report(), None if folder is None else Path(folder)), diagnostics, warned)


def _graph(module: Module, program: Program, diagnostics: list[Diagnostic], warned: Warned | None) -> Graph:
    graph, found = run_program(program, module, diagnostics)
    errors = [diagnostic for diagnostic in found if diagnostic.severity == "error"]
    if graph is None:
        first = errors[0]
        more = f" (and {len(errors) - 1} more)" if len(errors) > 1 else ""
        error = ProgramError(f"{first.message}{more}", loc=first.loc, diagnostics=tuple(found))
        error.sources = program.sources
        raise error
    if warned is not None:
        for warning in lint(module):
            warned(warning)
    return graph
