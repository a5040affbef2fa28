"""`tfc diff`: two models, or one run in two ways, value by value; the first that differs is where to look (§6).

Values are matched by the names of their nodes, with gradients expanded. The walk follows the first model's order, so
everything that the first difference is computed from has been compared before it.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

import numpy as np

from tfc.ir.base.config import Config
from tfc.ir.base.errors import Error
from tfc.ir.graph.graph import Entry, Graph, Value
from tfc.ir.graph.registry import ASYNC, lookup
from tfc.ir.types.types import Array, TensorType, dtype_of
from tfc.tools import compile_flags, device_flags
from tfc.tools.against import check_inputs
from tfc.tools.failures import UsageError
from tfc.tools.flag_types import amount, count
from tfc.tools.inspect_views import shorten
from tfc.tools.model import choose_entry, is_module, read_model
from tfc.tools.verify import Match, difference, inner_values, make_feeds, take_state, tolerance_of

if TYPE_CHECKING:
    from tfc.passes.place import CostModel
    from tfc.runtime.session.session import Session

EPILOG = """examples:
  tfc diff old.tfg new.tfg --inputs=test.npz            where do two versions of a model part?
  tfc diff model.tfg                                    -O2 against the reference interpreter
  tfc diff model.tfg --how=O0,O2 --entry=train          what do optimisations change?
  tfc diff model.tfg --how=interpreter,float64 --all    how much does rounding matter, value by value?
  tfc diff model.tfg --devices=cpu:3                    on three devices against one
  tfc diff old.tfg new.tfg --devices=cpu:2              both on two devices

both begin with the variables of the first one, or --state-in. The error of a value is its largest difference divided by
the largest magnitude in the second model; the bound (--tolerance) is by default 1e-10 for f64, 1e-4 for f32, 2e-2 for
f16, 1e-1 for bf16, the coarser one where types differ.
"""

WAYS = ("O0", "O1", "O2", "O3", "one", "interpreter", "float64")
"""How a graph can be run: compiled at a level, on the devices if some are given; on one CPU whatever is given; not
compiled."""
PATIENCE = 10.0
"""Seconds for a step that may wait for others, of whom there are none."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the flags of `tfc diff`."""
    parser.add_argument("model", metavar="A", help="a .tfg file")
    parser.add_argument("other", metavar="B", nargs="?", help="another one (default: the same, run in another way)")
    parser.add_argument(
        "--how",
        metavar="A,B",
        help=f"how each is run: {', '.join(WAYS)} (float64 is the interpreter, one is -O2 on one CPU)",
    )
    parser.add_argument("--entry", metavar="NAME", help="one entry; otherwise all that both have")
    parser.add_argument("--input", metavar="NAME=[TYPE=]VALUE", action="append", default=[], help="feed one input")
    parser.add_argument("--inputs", dest="data", metavar="FILE.npz", help="feed inputs from the arrays of their names")
    parser.add_argument("--rows", type=count, default=8, metavar="N", help="rows of the data to use (default 8)")
    parser.add_argument("--dim", action="append", default=[], metavar="NAME=N", help="size of made-up inputs")
    parser.add_argument("--state-in", metavar="FILE.safetensors", help="start from these variables")
    parser.add_argument("--tolerance", type=amount, help="the bound on the relative error")
    parser.add_argument("--all", action="store_true", help="list every value compared")
    device_flags.add_planning(parser)
    compile_flags.add_checks(parser)
    compile_flags.add_arguments(parser)


Names = Sequence[str]


@dataclass(frozen=True)
class Runner:
    """A graph run in one of the ways: by functions that run a step with these feeds, fetches and targets, tell the
    variables that have a value, and set variables."""

    values: Callable[[Mapping[str, Array], Names, Names], Sequence[Array]]
    state: Callable[[], dict[str, Array]]
    take: Callable[[Mapping[str, Array]], None]


@dataclass(frozen=True)
class Walk:
    """The values compared in an entry, in order, each with its type, and the inner values that only one of the two
    has."""

    found: Sequence[tuple[Match, str]]
    only_left: Sequence[str]
    only_right: Sequence[str]


def run(options: argparse.Namespace) -> int:
    """Compare the entries both have; exit status 1 when any value differs."""
    from tfc.passes.run_pipeline import with_gradients
    from tfc.runtime.checkpoint.safetensors_file import read_tensors

    ways = ways_of(options)
    if any(is_module(path) for path in (options.model, options.other or "")):
        raise UsageError("tfc diff needs graphs; for compiled modules there is tfc verify --against")
    config = compile_flags.config(options)
    models = read_model(options.model, config=config), read_model(options.other or options.model, config=config)
    plans = [device_flags.costs(options, graph) for graph in models]
    left = with_gradients(models[0])
    right = with_gradients(models[1]) if options.other else left
    names = [options.entry] if options.entry else [each.name for each in left.entries if each.name in right.entry]
    if not names:
        raise Error(f"{options.model} and {options.other or options.model} have no entry in common", "NOT_FOUND")
    failed = False
    for name in names:
        entries = choose_entry(left, name), choose_entry(right, name)
        check_inputs(options.other or options.model, left, entries[0], right, entries[1])
        feeds = make_feeds(options, left, entries[0])
        with (
            runner(left, ways[0], config, options.devices, plans[0]) as one,
            runner(right, ways[1], config, options.devices, plans[1]) as two,
        ):
            start = read_tensors(options.state_in) if options.state_in else one.state()
            for each in (one, two):
                shapes = {key: np.shape(value) for key, value in each.state().items()}
                each.take({key: value for key, value in start.items() if shapes.get(key) == np.shape(value)})
            walk = compare((left, right), entries, (one, two), feeds, options.tolerance)
        failed |= report(left, entries[0], walk, options.all)
    return 1 if failed else 0


def ways_of(options: argparse.Namespace) -> tuple[str, str]:
    """The two ways of running that are compared."""
    alone = "O2,one" if options.devices else "O2,interpreter"
    words = (options.how or ("O2,O2" if options.other else alone)).split(",")
    unknown = [word for word in words if word not in WAYS]
    if len(words) != 2 or unknown:
        raise UsageError(f"--how={options.how}: expected two of {', '.join(WAYS)}")
    return words[0], words[1]


@contextmanager
def runner(graph: Graph, way: str, config: Config, devices: str | None, costs: CostModel | None) -> Iterator[Runner]:
    """The graph, ready to run in one of the ways; compiled on the devices, placed by these costs."""
    if way in ("interpreter", "float64"):
        yield interpreted(graph, precise=way == "float64")
        return
    from tfc.runtime.session.session import Session

    waits = any(lookup(node.op).has(ASYNC) for node in graph.nodes)
    timeout = config.timeout or (PATIENCE if waits else 0)
    alone = way == "one"
    config = config.with_(opt_level=2 if alone else int(way[1:]), timeout=timeout)
    with Session(graph, None if alone else devices, config=config, costs=None if alone else costs) as session:
        yield compiled(session)


def compiled(session: Session) -> Runner:
    """A session, which compiles each step so that all values asked for can be seen."""

    def values(feeds: Mapping[str, Array], names: Names, targets: Names) -> Sequence[Array]:
        known: dict[str | Value, Array] = dict(feeds.items())
        results = session.run(list(names), known, targets)
        assert isinstance(results, list)
        return results

    def take(values: Mapping[str, Array]) -> None:
        known = session.state()
        session.set_state({name: value.astype(known[name].dtype) for name, value in values.items()})

    return Runner(values, session.state, take)


def interpreted(graph: Graph, precise: bool) -> Runner:
    """The reference interpreter."""
    from tfc.ir.interpret.interpret import Interpreter

    reference = Interpreter(graph, precise=precise)
    reference.initialize()

    def values(feeds: Mapping[str, Array], names: Names, targets: Names) -> Sequence[Array]:
        return [np.asarray(value) for value in reference.run(dict(feeds), list(names), targets)]

    def state() -> dict[str, Array]:
        slots = reference.state.items()
        return {name: np.asarray(slot.value) for name, slot in slots if isinstance(slot.value, np.ndarray | np.generic)}

    return Runner(values, state, partial(take_state, reference))


def compare(
    graphs: tuple[Graph, Graph],
    entries: tuple[Entry, Entry],
    runners: tuple[Runner, Runner],
    feeds: Mapping[str, Array],
    tolerance: float | None,
) -> Walk:
    """Run one step of both, and look at all values that both have, then the outputs, then the variables."""
    left, right = (
        dict.fromkeys(inner_values(graph, graph, entry)) for graph, entry in zip(graphs, entries, strict=True)
    )
    common = [name for name in left if name in right]
    outputs = [dict(entry.outputs) for entry in entries]
    shared = [name for name in outputs[0] if name in outputs[1]]
    made = []
    for entry, values, runner in zip(entries, outputs, runners, strict=True):
        fed = {str(value): feeds[name] for name, value in entry.inputs}
        fetched = runner.values(fed, [*common, *(str(values[name]) for name in shared)], entry.targets)
        after = runner.state()
        made.append((fetched, after))
    (one, ours), (two, theirs) = made
    nodes = [*common, *(str(outputs[0][name]) for name in shared)]
    titles = [*common, *(f"{name} (output)" for name in shared)]
    listed = list(zip(titles, nodes, one, two, strict=True))
    listed += [(f"{name} (afterwards)", name, ours[name], theirs[name]) for name in ours if name in theirs]
    found = [matched(graphs[0], *each, tolerance) for each in listed]
    return Walk(found, [name for name in left if name not in right], [name for name in right if name not in left])


def matched(graph: Graph, title: str, name: str, got: Array, want: Array, tolerance: float | None) -> tuple[Match, str]:
    """Compare one value; gives its type in both too."""
    got, want = np.asarray(got), np.asarray(want)
    node = graph[Value.parse(name).node]
    kinds = [str(TensorType(dtype_of(array), array.shape)) for array in (got, want)]
    shown = kinds[0] if kinds[0] == kinds[1] else " and ".join(kinds)
    allowed = max(tolerance_of(got), tolerance_of(want)) if tolerance is None else tolerance
    return Match(title, node.op, difference(got, want), allowed, str(node.loc or "")), shown


def report(graph: Graph, entry: Entry, walk: Walk, everything: bool) -> bool:
    """Print what was found; True when something differs."""
    found = [match for match, _ in walk.found]
    wrong = [(match, shown) for match, shown in walk.found if not match.is_close]
    for each in found if everything else ():
        state = "ok" if each.is_close else "differs"
        print(f"  {state:<8}{each.value}  {each.op}  error {each.error:.2e}  {each.where}".rstrip())
    for title, names in (("A", walk.only_left), ("B", walk.only_right)):
        if names:
            print(f"  only {title} has {shorten(', '.join(names))}")
    if not wrong:
        worst = max((each.error for each in found), default=0.0)
        print(f"{entry.name}: {len(found)} values compared, all agree; largest error {worst:.2e}")
        return False
    first, shown = wrong[0]
    where = f" at {first.where}" if first.where else ""
    print(f"{entry.name}: {len(found)} values compared, {len(wrong)} differ; the first is {first.value}{where}")
    print(f"  {first.op} {shown}: error {first.error:.2e}, bound {first.allowed:.0e}")
    errors = {each.value: each.error for each in found}
    for value in graph[Value.parse(first.value).node].inputs if " " not in first.value else ():
        if str(value) in errors:
            print(f"  from {value}: error {errors[str(value)]:.2e}")
    return True
