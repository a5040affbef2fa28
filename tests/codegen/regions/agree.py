"""Run a program compiled, at both levels and with one and two threads, and interpreted, and compare."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from tfc.codegen.compile import compile_graph
from tfc.codegen.program.check import check_program
from tfc.codegen.program.program import Program
from tfc.codegen.target.target import host
from tfc.frontend.read import parse
from tfc.ir.base.config import Config
from tfc.ir.interpret.interpret import Interpreter
from tfc.ir.types.types import Array
from tfc.passes.gradients.expand_gradients import expand_gradients
from tfc.runtime.session.session import Session

WAYS = ((0, 1), (2, 1), (2, 2))
"""Optimisation levels and numbers of threads."""


def program_of(text: str, level: int = 2) -> Program:
    """The Program of the last entry of a model, checked."""
    graph = parse(text)
    entry = graph.entries[-1]
    inputs, outputs = [[value for _, value in side] for side in (entry.inputs, entry.outputs)]
    program = compile_graph(graph, inputs, outputs, entry.targets, host(), Config(opt_level=level, verify=True))
    check_program(program)
    return program


def assert_native(text: str) -> None:
    """No instruction of the model goes back to Python, at any level."""
    for level in (0, 2):
        assert not [use for use in program_of(text, level).instructions if use.host is not None]


def assert_agrees(
    text: str, *steps: Mapping[str, Array], tolerance: float = 3e-4, ways: Sequence[tuple[int, int]] = WAYS
) -> list[list[Array]]:
    """The results of the last entry for each step in turn are the interpreter's, whichever way they are computed, and
    the same bits for one and two threads; those of the last way."""
    graph = parse(text)
    entry = graph.entries[-1]
    fetches = [str(value) for _, value in entry.outputs]
    expanded = expand_gradients(graph)
    interpreter = Interpreter(expanded, precise=True)
    interpreter.initialize()
    values = [value for _, value in expanded.entries[-1].outputs]
    wanted = [interpreter.run(feeds, values, entry.targets) for feeds in steps]
    found: dict[tuple[int, int], list[list[Array]]] = {}
    for level, threads in ways:
        with Session(graph, threads=threads, config=Config(opt_level=level)) as session:
            found[level, threads] = [list(session.run(fetches, feeds, targets=entry.targets)) for feeds in steps]
    for way, results in found.items():
        for number, (step, reference) in enumerate(zip(results, wanted, strict=True)):
            for (name, _), a, b in zip(entry.outputs, step, reference, strict=True):
                assert a.shape == np.shape(b), (way, number, name)
                message = f"{name} in step {number}, level and threads {way}"
                # Sums of large numbers that cancel are as far off as those numbers are large.
                scale = max(1.0, float(np.max(np.abs(b), initial=0.0))) if a.dtype.kind == "f" else 1.0
                np.testing.assert_allclose(a, b, rtol=tolerance, atol=tolerance * scale, err_msg=message)
    if (2, 1) in found and (2, 2) in found:
        for one, two in zip(found[2, 1], found[2, 2], strict=True):
            assert [a.tobytes() for a in one] == [b.tobytes() for b in two], "one and two threads differ"
    return found[ways[-1]]
