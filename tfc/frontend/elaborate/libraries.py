"""`use nn`: a file of functions and constants, beside the file that uses it or in the standard library."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tfc.frontend.elaborate.context import POISON, Context, elaborates
from tfc.frontend.elaborate.functions import UserFunction
from tfc.frontend.elaborate.names import Binding, Scope
from tfc.frontend.syntax import tree
from tfc.frontend.syntax.parser import parse_file, parse_source
from tfc.ir.base.errors import Diagnostic


def announce_functions(context: Context, statements: Sequence[tree.Statement]) -> None:
    """Bind the functions of a file before anything runs, so that they may call each other in any order."""
    for statement in statements:
        if isinstance(statement, tree.Function) and statement.name.text not in context.names.bindings:
            function = UserFunction(statement, context.with_(effects=None, top=False, rebinds=False))
            context.program.functions.append(function)
            context.names.bindings[statement.name.text] = Binding(
                statement.name.text, function, context.loc(statement.name), context.builder
            )


STDLIB = Path(__file__).parent.parent / "stdlib"


@dataclass(eq=False)
class Library:
    """A library as `use` binds it: the names of its file."""

    name: str
    names: Scope

    def __str__(self) -> str:
        return f"the library `{self.name}`"


@elaborates(tree.Use)
def use(f: Context, node: tree.Use) -> None:
    """`use layers.conv as conv`: binds the library's last name, or the alias."""
    name = ".".join(part.text for part in node.path)
    target = node.alias or node.path[-1]
    library = find_or_read(f, node, name)
    f.bind(target, POISON if library is None else library)


def find_or_read(f: Context, node: tree.Use, name: str) -> Library | None:
    """The library called `name`, read at most once per program; None after reporting why there is none."""
    path = f.program.found[f.source.file, name] = find_library(f.source.file, f.program.folder, name)
    if path is None:
        places = "beside this file or in the standard library"
        known = ", ".join(sorted(file.stem for file in STDLIB.glob("*.tfg")))
        f.error("E0702", f"there is no library `{name}` {places}", node, help=f"the standard library has {known}")
        return None
    key = str(path)
    program = f.program
    if key in program.loading:
        circle = " → ".join(Path(p).stem for p in (*program.loading[program.loading.index(key) :], key))
        f.error("E0703", f"libraries use each other in a circle: {circle}", node)
        return None
    if key not in program.libraries:
        program.loading.append(key)
        try:
            program.libraries[key] = _read(f, name, path)
        finally:
            program.loading.pop()
    return program.libraries[key]


def find_library(using: str, main: Path | None, name: str) -> Path | None:
    """The file of a library: beside the using file, in the main file's folder, or in the standard library.

    The standard library's own files use each other only, whatever lies beside the program.
    """
    relative = Path(*name.split(".")).with_suffix(".tfg")
    source = Path(using)
    beside = [source.parent] if source.is_file() else []
    beside += [main] if main is not None else []
    is_standard = using in {f"<{file.name}>" for file in STDLIB.glob("*.tfg")}
    for folder in (*([] if is_standard else beside), STDLIB):
        path = folder / relative
        if path.is_file() and path.resolve().is_relative_to(folder.resolve()):
            return path
    return None


@cache
def _standard(path: Path) -> tuple[tree.Module, list[Diagnostic]]:
    """A file of the standard library, parsed once per process."""
    return parse_source(path.read_bytes(), f"<{path.name}>")


def _read(f: Context, name: str, path: Path) -> Library:
    if path.parent == STDLIB:
        shown, (module, diagnostics) = f"<{path.name}>", _standard(path)
    else:
        shown, (module, diagnostics) = str(path), parse_file(path)
    f.program.sources[shown] = module.source
    f.program.work.allow(len(module.source.text))
    f.builder.root.most_nodes = f.program.work.most_nodes
    for diagnostic in diagnostics:
        f.program.report.add(diagnostic)
    library = Library(name, Scope())
    context = Context(f.program, module.source, library.names, f.builder.root)
    announce_functions(context, module.statements)
    for statement in module.statements:
        if isinstance(statement, (tree.Use, tree.Function, tree.Assign)):
            nodes = len(context.builder.nodes)
            context.run([statement])
            if len(context.builder.nodes) > nodes:
                context.error("E0704", "a constant of a library must be known while building", statement)
        else:
            what = re.sub(r"(?<!^)(?=[A-Z])", " ", type(statement).__name__).lower()
            context.error(
                "E0704", f"a library holds functions and constants, but this is of the kind `{what}`", statement
            )
    return library
