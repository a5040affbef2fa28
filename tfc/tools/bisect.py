"""`tfc verify --bisect`: the first pass that makes a model compute something else, or the first kernel that does.

The graph of a step is interpreted after every pass, in float64 and on the same feeds and variables; what a pass leaves
must compute what it was given. Where all do, code generation is at fault: then every value that the compiled step keeps
in memory is compared with the interpreter's of the same graph, in the order in which they are computed.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from contextlib import nullcontext
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from tfc.ir.base.config import Config
from tfc.ir.base.errors import Error
from tfc.ir.graph.graph import Entry, Graph, Value
from tfc.ir.reference.node_state import Slot
from tfc.ir.types.types import Array, precise
from tfc.tools import compile_flags
from tfc.tools.failures import UsageError
from tfc.tools.model import choose_entry, is_module, open_model, read_model
from tfc.tools.verify import TOLERANCE, difference, has_halves, make_feeds

if TYPE_CHECKING:
    from tfc.codegen.program.program import Program

Feeds = Mapping[str, Array]


@dataclass(frozen=True)
class Result:
    """The results of a step: its fetches and the variables afterwards, by name."""

    values: Mapping[str, Array]
    allowed: Mapping[str, float]
    """How far each may be from what it should be."""

    def first_difference(self, other: Result, rounded: Result | None = None) -> str | None:
        """The first value that both have and that is too far from the other's, and from what is `rounded` instead."""
        results = (self,) if rounded is None else (self, rounded)
        both = (name for name in self.values if name in other.values)
        for name in both:
            apart = (difference(each.values[name], other.values[name]) for each in results)
            if not any(found <= self.allowed[name] for found in apart):  # NaN differs
                return name
        return None


def run(options: argparse.Namespace) -> int:
    """Look at each entry; exit status 1 when something is at fault."""
    if is_module(options.model) or options.against or options.devices:
        raise UsageError("--bisect looks at the passes over a model (.tfg), on one device")
    config = compile_flags.config(options).with_(print_ir=(), print_dir="", time=False, poison=True)
    graph = read_model(options.model, config=compile_flags.config(options))
    entries = [choose_entry(graph, options.entry)] if options.entry else list(graph.entries)
    failed = 0
    for entry in entries or [choose_entry(graph, None)]:
        with open_model(options.model, config) as (_, session):
            if options.state_in:
                session.restore(options.state_in)
            start = session.state()
        found = look(graph, entry, make_feeds(options, graph, entry), start, config, options.tolerance)
        print(f"{entry.name}: {found or 'every pass and every kernel agrees with the interpreter'}")
        failed += found is not None
    return 1 if failed else 0


def look(graph: Graph, entry: Entry, feeds: Feeds, start: Feeds, config: Config, tolerance: float | None) -> str | None:
    """The pass or kernel at fault in an entry, in words; None when none is. `start` are the variables' values."""
    from tfc.codegen.fusion.live_nodes import is_native
    from tfc.passes.pipeline import planned
    from tfc.passes.run_pipeline import run_passes, step_graph

    inputs, outputs = ([value for _, value in side] for side in (entry.inputs, entry.outputs))
    step = step_graph(graph, inputs, outputs, entry.targets)
    fed = {str(value): feeds[name] for name, value in entry.inputs}
    expected = interpreted(step, fed, start, tolerance)
    for each in planned(is_native):
        if config.opt_level == 0 and not each.required:
            continue
        before, step = step, run_passes(step, [each], config)
        if step is before:
            continue
        try:
            wrong = interpreted(step, fed, start, tolerance).first_difference(expected)
        except Error as error:
            return f"pass {each.name} is at fault: what it leaves fails, {error.message}"
        if wrong is not None:
            return f"pass {each.name} is at fault: {wrong} is another value after it"
    return wrong_kernel(step, fed, start, config, tolerance)


def interpreted(
    step: Graph,
    fed: Feeds,
    start: Feeds,
    tolerance: float | None,
    asked: Sequence[tuple[str, Value]] = (),
    *,
    exact: bool = True,
) -> Result:
    """The results of a step by the interpreter, in float64 or in the step's own types, or the values `asked` for; and
    the variables afterwards."""
    from tfc.ir.interpret.interpret import Interpreter
    from tfc.passes.run_pipeline import with_gradients

    step = with_gradients(step)
    entry = step.entries[0]
    reference = Interpreter(step, precise=exact)
    kinds = {node.name: node.types[0] for node in step.nodes if node.types and node.types[0].ref and not node.inputs}
    for name, value in start.items():
        if name in kinds:
            with precise() if exact else nullcontext():
                reference.state[name] = Slot(value.astype(kinds[name].dtype.numpy))
    wanted = asked or entry.outputs
    arrays = reference.run(
        {value: fed[name] for name, value in entry.inputs}, [value for _, value in wanted], entry.targets
    )
    values = {name: np.asarray(array) for (name, _), array in zip(wanted, arrays, strict=True)}
    types = {name: step.type_of(value) for name, value in wanted} | {
        name: kinds[name] for name in start if name in kinds
    }
    values |= {name: np.asarray(reference.state[name].value) for name in types if name not in values}
    numbers = {name: value for name, value in values.items() if types[name].dtype.kind != "string"}
    allowed = {name: TOLERANCE.get(types[name].dtype.name, 0.0) if tolerance is None else tolerance for name in numbers}
    return Result(numbers, allowed)


def wrong_kernel(step: Graph, fed: Feeds, start: Feeds, config: Config, tolerance: float | None) -> str | None:
    """The first kernel of a step, whose passes are done, that computes something else than the interpreter.

    Looked at are first the values that the step keeps in memory, which is the step as it runs; then, before the first
    of them that differs, all others too: fetching these may change which nodes share a kernel.
    """
    import tfc
    from tfc.tools.programs import compile_for

    entry = step.entries[0]
    program = compile_for(step, entry, config)
    feeds = {str(value): fed[name] for name, value in entry.inputs}

    def first_difference(asked: Sequence[tuple[str, Value]]) -> str | None:
        """The first of these values, or of the variables afterwards, that is another one when compiled."""
        expected = interpreted(step, fed, start, tolerance, asked)
        rounded = interpreted(step, fed, start, tolerance, asked, exact=False) if has_halves(step) else None
        with tfc.Session(step, config=config) as session:
            session.set_state({name: value for name, value in start.items() if name in session.variable_names})
            arrays = session.run([str(value) for _, value in asked], feeds=feeds, targets=entry.targets)
            found = dict(zip((name for name, _ in asked), arrays, strict=True))
            return expected.first_difference(Result({**found, **session.state()}, expected.allowed), rounded)

    wrong = first_difference(entry.outputs)
    if wrong is None:
        return None
    kept = kept_values(step, program)
    first = first_difference([(str(value), value) for value in kept])
    first = first_difference([(str(value), value) for value in values_before(step, first or wrong)]) or first
    if first is None or Value.parse(first).node not in step:
        return f"code generation is at fault: {wrong} differs, but every value it is made of agrees when it is fetched"
    node = step[Value.parse(first).node]
    kernel = kept.get(Value.parse(first)) or next(
        (use.kernel for use in program.instructions if use.kernel and node.name in use.nodes), "of none"
    )
    where = f", {node.loc}" if node.loc else ""
    return f"kernel {kernel} is at fault: it computes {first} ({node.op}{where}), whose operands agree"


def values_before(step: Graph, name: str) -> list[Value]:
    """All values that the value `name` is made of, and itself, in topological order: numbers, and not what control-flow
    primitives govern."""
    from tfc.ir.analysis.effects import ancestors
    from tfc.ir.analysis.frames import governed_nodes

    last = dict(step.entries[0].outputs).get(name) or Value.parse(name)
    needed = ancestors(step, [last.node]) - governed_nodes(step)
    return [
        Value(node.name, port)
        for node in step.order
        if node.name in needed and node.op not in ("Placeholder", "Const")
        for port, kind in enumerate(node.types)
        if not kind.ref and kind.dtype.kind != "string"
    ]


def kept_values(step: Graph, program: Program) -> dict[Value, str]:
    """The values that the kernels of a step leave in memory, in the order of the kernels, each with its kernel. A node
    may have its value in memory under another shape only: as a view of what the kernel wrote.
    """
    views: dict[int, list[str]] = {}
    for buffer in program.buffers:
        if buffer.kind == "view":
            views.setdefault(buffer.base, []).append(buffer.name)
    kept: dict[Value, str] = {}
    for instruction in program.instructions:
        for number, access in zip(instruction.operands, instruction.access, strict=False):
            if not instruction.kernel or access == "r":
                continue
            for value in map(Value.parse, (program.buffers[number].name, *views.get(number, ()))):
                node = step.by_name.get(value.node)
                if node is not None and node.types and not any(kind.ref for kind in node.types):
                    kept.setdefault(value, instruction.kernel)
    return kept
