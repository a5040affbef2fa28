"""Reads `.tfg` files and texts into graphs."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from tfc.frontend.elaborate import elaborate
from tfc.frontend.parser import parse_file, parse_source
from tfc.frontend.source import Source
from tfc.frontend.tree import Module
from tfc.ir.errors import Diagnostic, Error
from tfc.ir.graph import Graph


class ProgramError(Error):
    """A program that was rejected. `sources` are the texts its diagnostics point into, by the names of their files."""

    sources: Mapping[str, Source]


def read(path: str | Path) -> Graph:
    """The graph of a `.tfg` file. Raises Error with all diagnostics when something is wrong with it."""
    module, diagnostics = parse_file(path)
    return _graph(module, Path(path).parent, diagnostics)


def parse(text: str | bytes, file: str = "<text>", folder: str | Path | None = None) -> Graph:
    """The graph of a program given as text. `file` is the name that messages show.

    `folder` is where the program's libraries and data files are; without one it can load none.
    """
    module, diagnostics = parse_source(text, file)
    return _graph(module, None if folder is None else Path(folder), diagnostics)


def _graph(module: Module, folder: Path | None, diagnostics: list[Diagnostic]) -> Graph:
    graph, found, sources = elaborate(module, folder, diagnostics)
    errors = [diagnostic for diagnostic in found if diagnostic.severity == "error"]
    if graph is None:
        first = errors[0]
        more = f" (and {len(errors) - 1} more)" if len(errors) > 1 else ""
        error = ProgramError(f"{first.message}{more}", loc=first.loc, diagnostics=tuple(found))
        error.sources = sources
        raise error
    return graph
