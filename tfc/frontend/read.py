"""Reads `.tfg` files and texts into graphs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from tfc.frontend.elaborate import elaborate
from tfc.frontend.lint import lint
from tfc.frontend.parser import parse_file, parse_source
from tfc.frontend.source import Source
from tfc.frontend.tree import Module
from tfc.ir.errors import Diagnostic, Error
from tfc.ir.graph import Graph


class ProgramError(Error):
    """A program that was rejected. `sources` are the texts its diagnostics point into, by the names of their files."""

    sources: Mapping[str, Source]


Warned = Callable[[Diagnostic], object]
"""What is told of each warning about a program, once it is known to have no errors."""


def read(path: str | Path, *, warned: Warned | None = None) -> Graph:
    """The graph of a `.tfg` file. Raises Error with all diagnostics when something is wrong with it; `warned` is called
    with each warning about one that is right.
    """
    module, diagnostics = parse_file(path)
    return _graph(module, Path(path).parent, diagnostics, warned)


def parse(
    text: str | bytes, file: str = "<text>", folder: str | Path | None = None, *, warned: Warned | None = None
) -> Graph:
    """The graph of a program given as text. `file` is the name that messages show.

    `folder` is where the program's libraries and data files are; without one it can load none. `warned` as of `read`.
    """
    module, diagnostics = parse_source(text, file)
    return _graph(module, None if folder is None else Path(folder), diagnostics, warned)


def _graph(module: Module, folder: Path | None, diagnostics: list[Diagnostic], warned: Warned | None) -> Graph:
    graph, found, sources = elaborate(module, folder, diagnostics)
    errors = [diagnostic for diagnostic in found if diagnostic.severity == "error"]
    if graph is None:
        first = errors[0]
        more = f" (and {len(errors) - 1} more)" if len(errors) > 1 else ""
        error = ProgramError(f"{first.message}{more}", loc=first.loc, diagnostics=tuple(found))
        error.sources = sources
        raise error
    if warned is not None:
        for warning in lint(module):
            warned(warning)
    return graph
