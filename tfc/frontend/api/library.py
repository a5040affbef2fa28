"""The language's libraries in Python: `nn = tfc.library("nn"); y = nn.dense(x, units=10)`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from tfc.frontend.api.tensor import build, caller_loc, current, unwrap
from tfc.frontend.builder.graph_builder import GraphBuilder
from tfc.frontend.elaborate.context import POISON, Context, Program
from tfc.frontend.elaborate.functions import UserFunction
from tfc.frontend.elaborate.instantiate import instantiate
from tfc.frontend.elaborate.libraries import Library, find_or_read
from tfc.frontend.elaborate.names import Scope
from tfc.frontend.elaborate.report import Report, TooManyErrors
from tfc.frontend.syntax import tree
from tfc.frontend.syntax.source import Source, Span
from tfc.ir.base.errors import Error, Loc
from tfc.ir.base.record import replace

_NOWHERE = Span(0, 0)


class _CallSite(Source):
    """A source that stands for the calling line of the Python program: every location in it is that line."""

    def __init__(self, place: Loc) -> None:
        super().__init__(place.file, "")
        self.place = place

    def loc(self, span: Span, caller: Loc | None = None) -> Loc:
        """The calling line."""
        return replace(self.place, caller=caller)


class LibraryFunctions:
    """The functions and constants of a library file, as attributes."""

    def __init__(self, library: Library, program: Program) -> None:
        self._library = library
        self._program = program

    def __dir__(self) -> list[str]:
        return sorted(self._library.names.bindings)

    def __getattr__(self, name: str) -> Any:
        binding = self._library.names.bindings.get(name)
        if binding is None:
            raise AttributeError(f"the library {self._library.name} has no {name!r}")
        if not isinstance(binding.thing, UserFunction):
            return binding.thing
        return _caller(binding.thing, self._program)


def _caller(function: UserFunction, program: Program) -> Callable[..., Any]:
    def call(*arguments: Any, name: str | None = None, **keywords: Any) -> Any:
        positional = [unwrap(argument) for argument in arguments]
        named = {key: unwrap(value) for key, value in keywords.items()}
        program.report = Report()
        context = _context(program, current())
        node = _call_node(function.name, len(positional), list(named))
        try:
            result = build(lambda _: instantiate(context, node, function, positional, named), name)
        except TooManyErrors:
            result = POISON
        _raise_errors(program.report)
        return result

    call.__name__ = function.name
    return call


def _call_node(name: str, positional: int, keywords: list[str]) -> tree.Call:
    """A call as the parser would make it; its arguments are elaborated already."""
    value = tree.NoneLiteral(_NOWHERE)
    names = [None] * positional + [tree.Name(_NOWHERE, keyword) for keyword in keywords]
    arguments = tuple(tree.Argument(_NOWHERE, each, value) for each in names)
    return tree.Call(_NOWHERE, tree.Name(_NOWHERE, name), arguments)


def _context(program: Program, builder: GraphBuilder) -> Context:
    return Context(program, _CallSite(caller_loc() or Loc("<python>", 1)), Scope(), builder)


def _raise_errors(report: Report) -> None:
    errors = [diagnostic for diagnostic in report.diagnostics if diagnostic.severity == "error"]
    if errors:
        raise Error(errors[0].message, loc=errors[0].loc, diagnostics=tuple(report.diagnostics))


def library(name: str, folder: str | Path | None = None) -> LibraryFunctions:
    """The library `name` of the language: from `folder` where it has one, else the standard library's."""
    program = Program(Report(), None if folder is None else Path(folder))
    context = _context(program, GraphBuilder())
    node = tree.Use(_NOWHERE, tuple(tree.Name(_NOWHERE, part) for part in name.split(".")), None)
    found = find_or_read(context, node, name)
    _raise_errors(program.report)
    assert found is not None
    return LibraryFunctions(found, program)
