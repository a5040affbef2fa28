"""Opens what `tfc compile` wrote, whatever its form, for verbs that look at it: nothing in it is run or loaded."""

from __future__ import annotations

import json
import sys
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from tfc.ir.base.errors import Error
from tfc.ir.checkpoint.files import read_file
from tfc.ir.graph.graph import Graph
from tfc.runtime.bundle.description import SECTION, Description, describe, from_text
from tfc.runtime.bundle.object_file import ObjectFile, object_within, read_object
from tfc.tools.model import MODULES, OBJECTS

if TYPE_CHECKING:
    from tfc.codegen.program.program import Program
    from tfc.ir.types.types import Array
    from tfc.runtime.bundle.packed_constants import PackedConstant


def is_artifact(path: str) -> bool:
    """True for files that `tfc compile` wrote, by their names."""
    return Path(path).suffix in (*MODULES, *OBJECTS)


@dataclass(frozen=True)
class Artifact:
    """A compiled file: what it says about itself, its code, and, of a module, the model and the entries' programs.

    `code` are the bytes of the object or shared object that holds the kernels; `values` are those that variables had
    when a module was saved, None where nobody can tell.
    """

    path: str
    description: Description
    manifest: str
    object: ObjectFile
    code: memoryview
    graph: Graph | None = None
    programs: Mapping[str, Program] = field(default_factory=dict)
    packed: Mapping[str, PackedConstant] = field(default_factory=dict)
    values: Mapping[str, Array] | None = None


def open_artifact(path: str, name: str | None) -> Artifact:
    """Read a compiled file; `name` chooses among the models or versions that it holds (default: the first).

    NOT_FOUND, INVALID_ARGUMENT, DATA_LOSS and UNIMPLEMENTED as of `tfc.load`.
    """
    return _module(path, name) if Path(path).suffix in MODULES else _object(path, name)


def _module(path: str, name: str | None) -> Artifact:
    from tfc.runtime.bundle.bundle import graph_of
    from tfc.runtime.bundle.bundle_file import read_bundle

    file = read_bundle(path)
    versions = {each.name: each for each in file.bundle.versions or (file.bundle,)}
    bundle = versions[_choose(path, versions, name)]
    code = read_object(file.native, path)
    graph = graph_of(bundle.source)
    # A file of an older tfc has no description: its programs give one.
    description = from_text(bundle.description, path) if bundle.description else describe(bundle, {})
    return Artifact(
        path=path,
        description=description,
        manifest=file.manifest_text,
        object=code,
        code=file.native,
        graph=graph,
        programs=bundle.programs,
        packed=bundle.packed,
        values=file.state or {},
    )


def _choose(path: str, names: Collection[str], name: str | None) -> str:
    """The name that was asked for, or the first; NOT_FOUND lists what there is."""
    if not names or (name is not None and name not in names):
        raise Error(f"{path} holds no model {name}; it has {', '.join(names)}", "NOT_FOUND")
    if len(names) > 1 and name is None:
        print(f"note: {path} holds {', '.join(names)}; this is the first, --name=NAME chooses", file=sys.stderr)
    return name or next(iter(names))


def _object(path: str, name: str | None) -> Artifact:
    data = memoryview(read_file(Path(path)))
    found = read_object(data, path)
    section = found.sections.get(f".{SECTION}", found.sections.get(SECTION))
    if section is None:
        raise Error(f"{path} was not made by `tfc compile`, or its section .{SECTION} was removed", "NOT_FOUND")
    # A line for each model: linkers put the sections of several behind each other.
    lines = bytes(section).decode(errors="replace").splitlines()
    texts = {each.name: (each, line) for line in lines for each in [from_text(line, path)]}
    told, line = texts[_choose(path, texts, name)]
    return Artifact(path, told, _manifest(line), found, object_within(data))


def _manifest(text: str) -> str:
    """The description of an object without the tables of its entries."""
    content = json.loads(text)
    for entry in content["entries"]:
        for table in ("kernels", "tensors"):
            del entry[table]
    return json.dumps(content, indent=1, ensure_ascii=False) + "\n"
