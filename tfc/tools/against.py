"""`tfc verify --against=OTHER`: two models, or a model and its compiled module, on the same inputs.

After changing a model by hand, compiling it with other flags or moving it to another machine: do they still agree?
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from typing import TYPE_CHECKING

from tfc.ir.base.errors import Error
from tfc.ir.graph.graph import Entry, Graph
from tfc.ir.types.types import Array, TensorType, dtype_of
from tfc.tools import compile_flags
from tfc.tools.model import choose_entry, input_types, is_module, open_model, output_types, run_entry
from tfc.tools.verify import Match, difference, make_feeds, report, tolerance_of

if TYPE_CHECKING:
    from tfc.runtime.module.module import Module
    from tfc.runtime.session.session import Session

STEPS = 2
"""The number of steps that each entry runs: the second sees the variables that the first wrote."""


def run(options: argparse.Namespace) -> int:
    """Compare the entries both have, each from fresh variables; exit status 1 when anything differs."""
    config = compile_flags.config(options)
    with open_model(options.model, config) as (graph, _), open_model(options.against, config) as (other, _):
        names = [options.entry] if options.entry else [e.name for e in graph.entries if e.name in other.entry]
        if not names:
            raise Error(f"{options.model} and {options.against} have no entry in common", "NOT_FOUND")
        pairs = [(choose_entry(graph, name), choose_entry(other, name)) for name in names]
    failed = 0
    for entry, twin in pairs:
        with (
            open_model(options.model, config, plan=options) as (graph, left),
            open_model(options.against, config) as (other, right),
        ):
            check_inputs(options.against, graph, entry, other, twin)
            share_state(options, left, right)
            feeds = make_feeds(options, graph, entry)
            matches = compare(graph, entry, left, right, twin, feeds, options.tolerance)
        failed += report(entry, matches, options.all)
    return 1 if failed else 0


def check_inputs(name: str, graph: Graph, entry: Entry, other: Graph, twin: Entry) -> None:
    """NOT_FOUND unless both take the same inputs and give some output of the same name."""
    here, there = input_types(graph, entry), input_types(other, twin)
    if set(here) != set(there):
        odd = sorted(set(here) ^ set(there))[0]
        where = name if odd in there else "the first model"
        raise Error(f"entry `{entry.name}`: only {where} has the input `{odd}`", "NOT_FOUND")
    if entry.outputs and not set(output_types(graph, entry)) & set(output_types(other, twin)):
        raise Error(f"entry `{entry.name}`: the two have no output in common", "NOT_FOUND")


def share_state(options: argparse.Namespace, left: Session | Module, right: Session | Module) -> None:
    """The variables both begin with: --state-in, else those a compiled module came with, else each one's own."""
    if options.state_in:
        left.restore(options.state_in)
        right.restore(options.state_in)
        return
    if is_module(options.model) != is_module(options.against):
        source, target = (left, right) if is_module(options.model) else (right, left)
        known = target.state()
        target.set_state({name: value for name, value in source.state().items() if name in known})


def compare(
    graph: Graph,
    entry: Entry,
    left: Session | Module,
    right: Session | Module,
    twin: Entry,
    feeds: Mapping[str, Array],
    tolerance: float | None,
) -> list[Match]:
    """The outputs of each step and the variables afterwards, those of equal names."""
    matches = []
    for step in range(1, STEPS + 1):
        got, want = run_entry(left, entry, feeds), run_entry(right, twin, feeds)
        matches += [
            match(f"{name} (step {step})", got[name], want[name], tolerance, str(graph[value.node].loc or ""))
            for name, value in entry.outputs
            if name in want
        ]
    ours, theirs = left.state(), right.state()
    matches += [
        match(f"{name} (afterwards)", value, theirs[name], tolerance, str(graph[name].loc or ""))
        for name, value in ours.items()
        if name in theirs
    ]
    return matches


def match(name: str, got: Array, want: Array, tolerance: float | None, where: str) -> Match:
    """Compare one value; another element type differs whatever the numbers."""
    error = difference(got, want) if got.dtype == want.dtype else float("inf")
    kind = TensorType(dtype_of(got), got.shape)
    return Match(name, str(kind), error, tolerance_of(got) if tolerance is None else tolerance, where)
