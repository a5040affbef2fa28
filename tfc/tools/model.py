"""Opens the model a verb was given and finds the entry it means."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from tfc.ir.base.config import Config
from tfc.ir.base.errors import Diagnostic, Error
from tfc.ir.base.limits import limited
from tfc.ir.graph.graph import Entry, Graph
from tfc.ir.types.types import Array, TensorType
from tfc.tools.failures import UsageError
from tfc.tools.output_files import write_file

if TYPE_CHECKING:
    from tfc.runtime.module.module import Module
    from tfc.runtime.session.session import Session

_DUMP = re.compile(r"(\s|#[^\n]*\n)*graph\s+[\w\"]+\s*\{")
"""The beginning of the text form of dumps (ir/text/print.py)."""


MODULES = (".tfcm", ".so")
"""The files that hold a compiled module."""
OBJECTS = (".o", ".a", ".wasm")
"""The files that other programs link or load: `tfc inspect` reads them, nothing here runs them."""


def add_model_argument(parser: argparse.ArgumentParser, *, modules: bool = False, objects: bool = False) -> None:
    """The positional MODEL every verb takes; `modules` when it may be a compiled one, `objects` also in an object."""
    kinds = "a .tfg file"
    if modules:
        kinds += ", a compiled .tfcm, .so, .o, .a or .wasm" if objects else ", a compiled .tfcm or .so"
    parser.add_argument("model", metavar="MODEL", help=f"{kinds}, or `-` for standard input")


def is_module(path: str) -> bool:
    """True for files that hold a compiled module."""
    return Path(path).suffix in MODULES


@contextmanager
def open_model(
    path: str, config: Config, change: Callable[[Graph], Graph] | None = None, plan: argparse.Namespace | None = None
) -> Iterator[tuple[Graph, Session | Module]]:
    """A model and what runs its entries: a session that compiles them, or the module they are compiled in.

    `change` makes another graph of a model that is not compiled yet; `plan` has the flags of `device_flags`, by which a
    session runs on several devices, and a module for a GPU on one of them. Wrong usage of those for the other.
    """
    import tfc
    from tfc.tools import device_flags

    devices = plan.devices if plan is not None else None
    device = getattr(plan, "device", None)
    if is_module(path):
        if devices:
            raise UsageError(
                "--devices places a model's nodes; a compiled module is for one, --device=N if it is a GPU"
            )
        module = tfc.load(path, threads=config.threads, device=device or 0)
        if device is not None and not module.bundle.gpu:
            raise UsageError(f"--device chooses a GPU; {path} is compiled for processors")
        yield module.graph, module
        return
    if device is not None:
        raise UsageError("--device chooses the GPU of a compiled module; --devices says on what a model runs")
    graph = read_model(path, config=config)
    costs = device_flags.costs(plan, graph) if plan is not None else None
    if change is not None:
        graph = change(graph)
    with tfc.Session(graph, devices, config=config, costs=costs) as session:
        yield graph, session


def show(text: str, file: str | None) -> None:
    """Write what a verb shows into a file, or on standard output where none is named."""
    if file:
        write_file(file, text)
    else:
        print(text, end="")


def read_model(path: str, warned: Callable[[Diagnostic], object] | None = None, config: Config | None = None) -> Graph:
    """Read and check a model, in the language or in the text form of dumps; all its errors come in one exception.

    `warned` is called with each warning, once there are no errors. `config` says whether graphs are kept on disk.
    """
    if Path(path).suffix in (*MODULES, *OBJECTS):
        raise UsageError(
            f"{path} is compiled already: this takes a model (.tfg), and what runs entries also a module (.tfcm, .so); "
            "`tfc inspect` reads them all"
        )
    text = sys.stdin.read() if path == "-" else _head(path)
    if _DUMP.match(text):
        from tfc.ir.analysis.verify import verify
        from tfc.ir.text.parse import parse_graph

        with limited(config or Config(), "reading the dump"):
            graph = parse_graph(text if path == "-" else Path(path).read_text(encoding="utf-8"), path)
            verify(graph)  # a dump may have been edited, or cut by another program
        return graph
    import tfc

    if path == "-":
        return tfc.parse(text, file="<stdin>", folder=".", warned=warned, config=config)
    return tfc.read(path, warned=warned, config=config)


def _head(path: str) -> str:
    """The beginning of a file, enough to see which of the two forms it holds."""
    with open(path, encoding="utf-8", errors="replace") as file:
        return file.read(1 << 16)


def choose_entry(graph: Graph, name: str | None) -> Entry:
    """The entry called `name`, or the only one; NOT_FOUND and INVALID_ARGUMENT list what there is."""
    names = ", ".join(entry.name for entry in graph.entries)
    if name is not None:
        if name not in graph.entry:
            raise Error(f"there is no entry `{name}`; the model has {names or 'none'}", "NOT_FOUND")
        return graph.entry[name]
    if len(graph.entries) == 1:
        return graph.entries[0]
    if not graph.entries:
        raise Error("the model has no entry; add `entry NAME(inputs) -> outputs`, or say --fetch=NODE", "NOT_FOUND")
    raise Error(f"the model has several entries; choose one with --entry: {names}")


def run_entry(session: Session | Module, entry: Entry, feeds: Mapping[str, Array]) -> dict[str, Array]:
    """One step of an entry: its outputs by name."""
    return session.prepare(entry.name).run(feeds)


def input_types(graph: Graph, entry: Entry) -> Mapping[str, TensorType]:
    """The types of an entry's inputs by name, in the entry's order."""
    return {name: graph.type_of(value).value() for name, value in entry.inputs}


def output_types(graph: Graph, entry: Entry) -> Mapping[str, TensorType]:
    """The types of an entry's outputs by name, in the entry's order."""
    return {name: graph.type_of(value).value() for name, value in entry.outputs}
