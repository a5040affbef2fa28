"""`tfc verify`: compiled results against the reference interpreter, which computes in float64, node by node.

The paper's advice for porting a model (§6), built in: match two systems op by op and look at the first that differs.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import ArrayLike

from tfc.ir.graph.graph import Entry, Graph, Node, Value
from tfc.ir.types.types import Array, DType, dtype_of
from tfc.runtime.bundle import random_feeds
from tfc.tools import compile_flags, device_flags
from tfc.tools.compile_flags import parse_dims
from tfc.tools.dataset import load_dataset
from tfc.tools.feeds import add_step_arguments, parse_input
from tfc.tools.flag_types import amount, count
from tfc.tools.model import add_model_argument, choose_entry, input_types, is_module, open_model, run_entry

if TYPE_CHECKING:
    from tfc.ir.base.config import Config
    from tfc.ir.interpret.interpret import Interpreter
    from tfc.runtime.module.module import Module
    from tfc.runtime.session.session import Session

EPILOG = """examples:
  tfc verify model.tfg                                 every entry, on made-up inputs
  tfc verify model.tfg --entry=train --data=train.npz --rows=64
  tfc verify model.tfcm                                a compiled module: its entries and variables, and its samples
  tfc verify old.tfcm --against=new.so                 two modules, such as one of another version or target
  tfc verify model.tfg --against=model.tfcm            do the two agree, from the variables of the module?
  tfc verify model.tfg --all                           list every node, not only those that differ
  tfc verify model.tfg --save-repro=case               for a report: model, variables and inputs of what differs
  tfc verify model.tfg --bisect                        which pass, or which kernel, computes something else
  tfc verify model.tfg --devices=cpu:3                 on three devices, also compared with one

the error of a value is its largest difference from the float64 result, divided by the largest magnitude there; it must
stay below --tolerance (default: 1e-10 for f64, 1e-4 for f32, 2e-2 for f16, 1e-1 for bf16). With --against it is MODEL
that runs on --devices, the other one on one CPU. These and the flags of compilation are for models, not modules.

memory that a step takes holds NaN before (-1 in integers), so that an element that no kernel writes differs; a
compiled module runs as it is, or so if it was compiled with TFC_POISON=1.

a value may be ill-conditioned: a small difference of large numbers, say, or what Adam divides by. Without --tolerance
one that is further away is held against the interpreter in the model's own types too. It is `rounding` when that,
which computes node by node, is about as far from float64, and half of the digits are right. In models with f16 or bf16
it is so too where it agrees with that interpreter: what is infinite or equal there is not so in float64. There what is
fused may keep f32 between two ops; --strict-rounding rounds behind each, as the interpreter does.
"""

AS_FAR = 4.0
"""How many times the error of the interpreter in the model's own types is still rounding."""

TOLERANCE = {"f64": 1e-10, "f32": 1e-4, "f16": 2e-2, "bf16": 1e-1, "complex64": 1e-4, "complex128": 1e-10}


@dataclass(frozen=True)
class Match:
    """The distance of one value from the reference."""

    value: str
    op: str
    error: float
    allowed: float
    where: str = ""
    rounding: float = 0.0
    """How far the interpreter is from the reference when it computes in the model's own types; 0 when nobody asked."""
    from_rounded: float = math.inf
    """The distance from that interpreter, in models of halves (`has_halves`)."""

    @property
    def is_close(self) -> bool:
        """True when the error is within what is allowed; NaN never is."""
        return self.error <= self.allowed

    @property
    def agrees(self) -> bool:
        """True when it is, or no larger than rounding explains, and half of the digits are right."""
        half_right = self.error <= min(AS_FAR * self.rounding, math.sqrt(self.allowed))
        return self.is_close or half_right or self.from_rounded <= self.allowed


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the flags of `tfc verify`."""
    add_model_argument(parser, modules=True)
    parser.add_argument(
        "--against", metavar="MODEL", help="compare with this model or module (default: interp, the interpreter)"
    )
    add_step_arguments(parser, "one entry; otherwise all of them")
    parser.add_argument("--rows", type=count, default=8, metavar="N", help="rows of the data to use (default 8)")
    parser.add_argument("--tolerance", type=amount, help="the relative error to allow")
    parser.add_argument("--all", action="store_true", help="list every value compared")
    parser.add_argument(
        "--save-repro", metavar="DIR", help="write what shows a difference again: model, values, command"
    )
    parser.add_argument("--bisect", action="store_true", help="find the pass or the kernel that is at fault")
    device_flags.add_planning(parser)
    device_flags.add_gpu(parser)
    compile_flags.add_arguments(parser)


def run(options: argparse.Namespace) -> int:
    """Compare all entries; exit status 1 when anything differs."""
    if options.bisect:
        from tfc.tools import bisect

        return bisect.run(options)
    if options.against not in (None, "interp"):
        from tfc.tools import against

        return against.run(options)
    config = compile_flags.config(options).with_(poison=True)
    with open_model(options.model, config) as (graph, _):
        entries = [choose_entry(graph, options.entry)] if options.entry else list(graph.entries)
    failed = 0
    for entry in entries or [choose_entry(graph, None)]:
        # Each entry begins with the initial values.
        with open_model(options.model, config, plan=options) as (graph, runner):
            if options.state_in:
                runner.restore(options.state_in)
            feeds, start = make_feeds(options, graph, entry), runner.state()
            matches = compare(graph, entry, runner, feeds, options.tolerance)
        alone = on_one_device(options, entry, feeds, config) if options.devices else []
        wrong = report(entry, [*matches, *alone], options.all)
        if wrong and options.save_repro:
            from tfc.tools import repro

            folder = Path(options.save_repro) / entry.name
            command = repro.save(folder, options.model, graph, entry, feeds, start)
            print(f"  in {folder}: {command}")
        failed += wrong
        if alone:
            other = next((found for found in alone if found.error), None)
            bits = "the same bits" if other is None else f"not the same bits ({other.value}: error {other.error:.2e})"
            print(f"  {bits} as on one device")
    if is_module(options.model) and not (options.data or options.input or options.state_in):
        failed += report_samples(options, entries, config)
    return 1 if failed else 0


def report_samples(options: argparse.Namespace, entries: Sequence[Entry], config: Config) -> int:
    """Compare with the samples that stand in the file; how many values differ."""
    from tfc.tools import samples

    found = samples.compare(options, entries, config)
    every = [each for _, matches in found for each in matches]
    wrong = [each for each in every if not each.agrees]
    for each in wrong:
        print(f"  differs {each.value} from the sample in the file, error {each.error:.2e}")
    if found:
        print(f"samples in the file: {len(every)} values compared, {len(wrong)} differ")
    return len(wrong)


def on_one_device(options: argparse.Namespace, entry: Entry, feeds: Mapping[str, Array], config: Config) -> list[Match]:
    """Two steps on the devices against two on one CPU, from the same variables."""
    from tfc.tools import against

    with (
        open_model(options.model, config, plan=options) as (graph, left),
        open_model(options.model, config) as (_, one),
    ):
        for runner in (left, one):
            if options.state_in:
                runner.restore(options.state_in)
        found = against.compare(graph, entry, left, one, entry, feeds, options.tolerance)
    return [replace(each, value=each.value.replace("(", "(one device, ")) for each in found]


def make_feeds(options: argparse.Namespace, graph: Graph, entry: Entry) -> dict[str, Array]:
    """The feeds of one entry: the first rows of --data, --input, or made up."""
    types = input_types(graph, entry)
    given = dict(parse_input(text, types) for text in options.input if text.partition("=")[0] in types)
    if options.data:
        data = load_dataset(graph, types, options.data, given)
        return next(iter(data.batches(data.batch_size(min(options.rows, data.examples)))))[1]
    dims = random_feeds.dimensions(graph, types, parse_dims(options.dim), default=options.rows)
    return random_feeds.feeds(types, dims) | given


def compare(
    graph: Graph, entry: Entry, runner: Session | Module, feeds: Mapping[str, Array], tolerance: float | None
) -> list[Match]:
    """Run a step both ways with every value fetched, then a step as compiled for speed; then look at the variables.

    A compiled module runs both steps as they were compiled, from the variables' values that it came with.
    """
    from tfc.ir.interpret.interpret import Interpreter
    from tfc.passes.run_pipeline import with_gradients
    from tfc.runtime.session.session import Session

    expanded = with_gradients(graph)
    start = runner.state()
    is_session = isinstance(runner, Session)
    fed: dict[str | Value, ArrayLike] = {str(value): feeds[name] for name, value in entry.inputs}
    wanted = inner_values(expanded, graph, entry) if is_session else []
    outputs = [str(value) for _, value in entry.outputs]
    # Expanding gradients renames what they gave; the entry knows the new names.
    renamed = [str(value) for _, value in expanded.entry[entry.name].outputs]

    def interpreted(precise: bool) -> tuple[list[Array], dict[str, Array]]:
        """The interpreter's values of the first step and results of the second one, and the variables afterwards."""
        reference = Interpreter(expanded, precise=precise)
        reference.initialize()
        take_state(reference, start)
        first = reference.run(fed, [*wanted, *renamed], entry.targets)
        second = reference.run(fed, renamed, entry.targets)
        variables = {name: slot.value for name, slot in reference.state.items() if slot.value is not None}
        return [*first, *second], {name: np.asarray(value) for name, value in variables.items()}

    if isinstance(runner, Session):
        every = runner.run([*wanted, *outputs], feeds=fed, targets=entry.targets)
        assert isinstance(every, list)
    else:
        every = list(run_entry(runner, entry, feeds).values())
    # The second step runs the fused program, on the variables that the first one left.
    fused = run_entry(runner, entry, feeds)
    exact, variables = interpreted(precise=True)
    state = {name: array for name, array in runner.state().items() if name in variables}
    got = [(name, name, array) for name, array in zip([*wanted, *outputs], every, strict=True)]
    got += [(str(value), f"{name} (second step)", np.asarray(fused[name])) for name, value in entry.outputs]
    got += [(name, f"{name} (afterwards)", array) for name, array in state.items()]
    exact += [variables[name] for name in state]
    matches = [
        replace(match(graph, name, array, want, tolerance), value=label)
        for (name, label, array), want in zip(got, exact, strict=True)
    ]
    if tolerance is not None or all(found.is_close for found in matches):
        return matches
    rounded, variables = interpreted(precise=False)
    rounded += [variables[name] for name in state]
    matches = [
        replace(found, rounding=difference(own, want)) for found, own, want in zip(matches, rounded, exact, strict=True)
    ]
    if not has_halves(expanded):
        return matches
    return [
        replace(found, from_rounded=difference(np.asarray(array), np.asarray(own)))
        for found, (*_, array), own in zip(matches, got, rounded, strict=True)
    ]


def has_halves(graph: Graph) -> bool:
    """True for a graph with types in which rounding makes numbers infinite, zero or equal that are not so in float64.
    Its values may also be those of the interpreter in the graph's own types.
    """
    return any(kind.dtype.name in ("f16", "bf16") for node in graph.nodes for kind in node.types)


def take_state(reference: Interpreter, values: Mapping[str, Array]) -> None:
    """Give the reference's variables these values, in its own precision."""
    for name, value in values.items():
        slot = reference.state[name]
        slot.value = value.astype(np.asarray(slot.value).dtype)


def inner_values(expanded: Graph, graph: Graph, entry: Entry) -> list[str]:
    """Every tensor between the entry's inputs and outputs that has a name in the model itself, in topological order.

    Not what control-flow primitives govern: it may be dead, or another tensor in every trip.
    """
    from tfc.ir.analysis.effects import ancestors
    from tfc.ir.analysis.frames import governed_nodes

    roots = expanded.entry[entry.name]
    fed = {value for _, value in entry.inputs}
    # What only leads to values that are fed does not run.
    cut = expanded.with_nodes(
        node.with_(inputs=(), control_inputs=()) if _is_fed(node, fed) else node for node in expanded.nodes
    )
    needed = ancestors(cut, roots.roots)
    comparable = needed - governed_nodes(expanded)
    return [
        str(Value(node.name, port))
        for node in expanded.order
        if node.name in comparable and node.name in graph and node.op not in ("Placeholder", "Const")
        for port, kind in enumerate(node.types[: len(graph[node.name].types)])  # gradients make loops give more
        if not kind.ref and kind.dtype.kind != "string" and Value(node.name, port) not in fed
    ]


def _is_fed(node: Node, fed: Collection[Value]) -> bool:
    """True for a node all of whose outputs are fed."""
    return bool(node.types) and all(value in fed for value in node.outputs)


def match(graph: Graph, name: str, got: Array, want: Array, tolerance: float | None) -> Match:
    """Compare one value; `want` may be in float64."""
    node = graph[Value.parse(name).node]
    kind: DType = node.types[Value.parse(name).port].dtype
    allowed = TOLERANCE.get(kind.name, 0.0) if tolerance is None else tolerance
    where = str(node.loc) if node.loc else ""
    return Match(name, node.op, difference(np.asarray(got), np.asarray(want)), allowed, where)


def tolerance_of(array: Array) -> float:
    """The error allowed for an array's element type."""
    return TOLERANCE.get(dtype_of(array).name, 0.0)


def difference(got: Array, want: Array) -> float:
    """The largest difference over the largest magnitude; infinite when shapes, NaNs, infinities or strings differ."""
    if got.shape != want.shape:
        return float("inf")
    if got.size == 0:
        return 0.0
    if "O" in (got.dtype.kind, want.dtype.kind):  # strings
        return 0.0 if bool(np.all(got == want)) else float("inf")
    wide = np.complex128 if got.dtype.kind == "c" else np.float64
    a, b = got.astype(wide), want.astype(wide)
    with np.errstate(all="ignore"):
        unequal = ~((a == b) | (np.isnan(a) & np.isnan(b)))
        finite = np.isfinite(a) & np.isfinite(b)
        if bool(np.any(unequal & ~finite)):
            return float("inf")
        scale = float(np.max(np.abs(b[finite]), initial=0.0))
        return float(np.max(np.abs(a - b)[finite], initial=0.0)) / max(scale, float(np.finfo(np.float64).tiny))


def report(entry: Entry, matches: Sequence[Match], everything: bool) -> int:
    """Print the table; return how many values differ."""
    wrong = [found for found in matches if not found.agrees]
    shown = matches if everything else [found for found in matches if not found.is_close]
    width = max((len(found.value) for found in shown), default=0)
    for found in shown:
        state = "ok" if found.is_close else "rounding" if found.agrees else "differs"
        error = f"{found.error:.2e}" + f" (interpreter: {found.rounding:.2e})" * (
            not found.is_close and found.rounding > 0
        )
        print(f"  {state:<7} {found.value:<{width}}  {found.op:<16} error {error}  {found.where}".rstrip())
    worst = max((found.error for found in matches), default=0.0)
    verdict = f"{len(wrong)} differ, the first is {wrong[0].value}" if wrong else "all agree"
    print(f"{entry.name}: {len(matches)} values compared, {verdict}; largest error {worst:.2e}")
    return len(wrong)
