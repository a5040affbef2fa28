"""Elaboration of a whole program: a syntax tree becomes a Graph, or the diagnostics say all that is wrong with it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tfc.frontend.builder.graph_builder import GraphBuilder, SizeError
from tfc.frontend.elaborate.context import Context, Program
from tfc.frontend.elaborate.definitions import check_definition
from tfc.frontend.elaborate.functions import UserFunction
from tfc.frontend.elaborate.libraries import announce_functions
from tfc.frontend.elaborate.names import Scope
from tfc.frontend.elaborate.report import TooManyErrors
from tfc.frontend.elaborate.trial import try_function
from tfc.frontend.syntax import tree
from tfc.frontend.syntax.parser import no_garbage_collection
from tfc.frontend.syntax.recursion import room_for_recursion
from tfc.frontend.syntax.source import Source
from tfc.ir.base.errors import Diagnostic
from tfc.ir.graph.graph import Graph

RECURSION_LIMIT = 20_000
"""Python frames that elaboration may nest: MAX_DEPTH levels of the program take several each. An expression is never so
deep, but functions expand inside of each other; Program.depth counts the levels."""


def run_program(
    program: Program, module: tree.Module, diagnostics: Iterable[Diagnostic] = ()
) -> tuple[Graph | None, list[Diagnostic]]:
    """The graph of a program (None when it has errors), and all diagnostics: those of the parser come first.

    `program` has the sources that they show, and the records of files and calls.
    """
    report = program.report
    program.sources[module.source.file] = module.source
    program.lost_names.update(module.lost_names)
    program.work.allow(len(module.source.text))
    builder = GraphBuilder()
    builder.most_nodes = program.work.most_nodes
    context = Context(program, module.source, Scope(), builder, top=True)
    graph: Graph | None = None
    try:
        with room_for_recursion(RECURSION_LIMIT), no_garbage_collection():
            for diagnostic in diagnostics:
                report.add(diagnostic)
            builder.reserved.update(bound_names(module.statements))
            announce_functions(context, module.statements)
            context.run(module.statements)
            uncalled = _uncalled(program, module.source)
            for function in uncalled:
                check_definition(function)
            finish(builder)
            if not report.errors:
                graph = builder.finish()
                for function in uncalled:
                    try_function(function)  # what it builds comes too late for the graph
    except TooManyErrors:
        pass
    except SizeError as error:
        at = error.loc or module.source.loc(module.span)
        report.diagnostics.append(Diagnostic("E0905", error.message, at))
        report.errors += 1
    finally:
        program.archives.close()
        program.digests.close()
    graph = None if report.errors else graph
    return graph, sorted(report.diagnostics, key=lambda d: _position(d, module.source.file))


def _uncalled(program: Program, main: Source) -> list[UserFunction]:
    """The functions that nothing calls, without those of the standard library, whose files are `<nn.tfg>` and so on."""
    sources = ((function, function.context.source) for function in program.functions)
    own = (function for function, source in sources if source is main or not source.file.startswith("<"))
    return [function for function in own if function not in program.expanded]


def _position(diagnostic: Diagnostic, file: str) -> tuple[bool, int, int]:
    """The position of a diagnostic in the main file: its own, or that of the call that led to it."""
    if diagnostic.loc is None:
        return (True, 0, 0)
    outermost = diagnostic.loc.outermost
    return (outermost.file != file, outermost.line, outermost.column)


def finish(builder: GraphBuilder) -> None:
    """Join the initialisers of all variables in one operation, the graph's `init`."""
    if builder.initialisers:
        builder.loc = None
        builder.init = builder.node("NoOp", name="init", control=builder.initialisers.values()).name


def bound_names(statements: Iterable[tree.Statement]) -> Iterator[str]:
    """The names that a file's top level binds to nodes; blocks that open no scope of names count."""
    stack = list(statements)
    while stack:
        statement = stack.pop()
        if isinstance(statement, tree.Assign):
            yield from (target.text for target in statement.targets)
        elif isinstance(statement, (tree.Input, tree.Variable)):
            yield statement.name.text
        elif isinstance(statement, tree.Repeat):
            stack.extend(statement.body.statements)
        elif isinstance(statement, tree.Evaluate):
            for value in statement.values:
                if isinstance(value, (tree.With, tree.Group)):
                    stack.extend(value.body.statements)
                elif isinstance(value, tree.If) and value.static:
                    stack.extend(value.then.statements)
                    stack.extend(value.otherwise.statements if value.otherwise is not None else ())
