"""Runs programs given as text on the reference interpreter, and compares what the front end says about others."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

import tfc
from tfc.frontend.elaborate import run_program
from tfc.frontend.elaborate.context import Program
from tfc.frontend.elaborate.report import Report
from tfc.frontend.syntax.source import Source
from tfc.frontend.syntax.tree import Module
from tfc.ir.analysis.verify import verify
from tfc.ir.base.errors import Diagnostic
from tfc.ir.graph.graph import Graph
from tfc.ir.interpret.interpret import Interpreter
from tfc.ir.types.types import Array
from tfc.passes.pipeline import select_passes
from tfc.passes.run_pipeline import run_passes


def graph_of(text: str, folder: Path | None = None) -> Graph:
    """The verified graph of a program."""
    graph = tfc.parse(text, "t.tfg", folder)
    verify(graph)
    return graph


def elaborate(
    module: Module, folder: Path | None = None, diagnostics: Iterable[Diagnostic] = ()
) -> tuple[Graph | None, list[Diagnostic], Mapping[str, Source]]:
    """The graph of a program (None when it has errors), all diagnostics, and the sources they show."""
    program = Program(Report(), folder)
    graph, found = run_program(program, module, diagnostics)
    return graph, found, program.sources


class Running:
    """A program with the state of its variables, gradients expanded."""

    def __init__(self, program: str | Graph, folder: Path | None = None) -> None:
        graph = graph_of(program, folder) if isinstance(program, str) else program
        expanded = run_passes(graph, select_passes(["inline_functions", "expand_gradients"]), tfc.Config())
        self.interpreter = Interpreter(expanded)
        self.interpreter.initialize()

    def __call__(self, *fetches: str, targets: Sequence[str] = (), **feeds: Any) -> Any:
        """Run a step: one array for one fetch, else a list."""
        results = self.interpreter.run(feeds, fetches, targets)
        return results[0] if len(fetches) == 1 else results


def evaluate(text: str, *fetches: str, folder: Path | None = None, **feeds: Any) -> Any:
    """One step of a program."""
    return Running(text, folder)(*fetches, **feeds)


def codes(text: str, folder: Path | None = None) -> list[str]:
    """`E0203@2:5` for each diagnostic."""
    try:
        graph_of(text, folder)
    except tfc.Error as error:
        return [f"{d.code}@{d.loc.line}:{d.loc.column}" for d in error.diagnostics if d.loc]
    return []


def nodes(text: str) -> Mapping[str, str]:
    """The ops of a program's nodes by name, constants left out."""
    return {node.name: node.op for node in graph_of(text) if node.op != "Const"}


def same(actual: Any, expected: Any) -> None:
    """Equal in shape, dtype and, up to rounding, value."""
    want: Array = np.asarray(expected)
    assert np.asarray(actual).shape == want.shape
    assert np.asarray(actual).dtype == want.dtype
    np.testing.assert_allclose(actual, want, rtol=2e-6, atol=1e-6)
