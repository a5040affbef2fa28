"""`tfc bench`: times an entry, call by call, and prints percentiles."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable
from dataclasses import asdict
from typing import Any

import numpy as np

from tfc.ir.graph.graph import Entry, Graph
from tfc.ir.types.types import Array
from tfc.runtime.bundle import random_feeds
from tfc.tools import compile_flags, device_flags, per_node, self_fed
from tfc.tools.compile_flags import parse_dims
from tfc.tools.dataset import load_dataset
from tfc.tools.failures import UsageError
from tfc.tools.feeds import add_step_arguments, parse_input
from tfc.tools.flag_types import amount, count
from tfc.tools.model import add_model_argument, choose_entry, input_types, open_model
from tfc.tools.output_files import write_file
from tfc.tools.per_node import duration

EPILOG = """examples:
  tfc bench model.tfg --entry=infer --dim=batch=128
  tfc bench model.tfg --entry=train --data=train.npz --duration-s=5 --percentile=50,99
  tfc bench model.tfcm --entry=infer                    a compiled module; nothing is compiled
  tfc bench model.tfg --entry=infer --iterations=1000 --export=times.json
  tfc bench model.tfg --entry=train --data=train.npz --per-node     which kernels take the time, with their nodes

inputs that are not given are made up: normal floats, and integers 0 or 1. A compiled module runs on what it is compiled
for: --devices, --timeout and the flags of compilation are for models.
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the flags of `tfc bench`."""
    add_model_argument(parser, modules=True)
    add_step_arguments(parser, "the entry to time")
    device_flags.add_planning(parser)
    device_flags.add_gpu(parser)
    compile_flags.add_timeout(parser)
    parser.add_argument("--warmup-ms", type=amount, default=200, help="run this long before measuring (default 200)")
    parser.add_argument("--duration-s", type=amount, default=2, help="measure this long (default 2)")
    parser.add_argument("--iterations", type=count, help="measure this many calls instead")
    parser.add_argument("--percentile", default="50,90,99", metavar="P,…", help="percentiles (default 50,90,99)")
    parser.add_argument("--per-node", action="store_true", help="then time every kernel and host op by itself")
    parser.add_argument("--export", metavar="FILE.json", help="write all times as JSON")
    compile_flags.add_checks(parser)
    compile_flags.add_arguments(parser)


def run(options: argparse.Namespace) -> int:
    """Time the entry and print the figures."""
    try:
        percentiles = [float(word) for word in options.percentile.split(",")]
        if not all(0 <= each <= 100 for each in percentiles):
            raise ValueError
    except ValueError:
        raise UsageError(f"--percentile={options.percentile}: expected numbers from 0 to 100, such as 50,99") from None
    with open_model(options.model, compile_flags.config(options), plan=options) as (graph, session):
        entry = choose_entry(graph, options.entry)
        feeds = make_feeds(options, graph, entry)
        if options.state_in:
            session.restore(options.state_in)
        self_fed.start_queue_runners(session, graph)
        started = time.perf_counter()
        step = session.prepare(entry.name)
        step.run(feeds)
        first = time.perf_counter() - started
        times = measure(lambda: step.run(feeds), options.warmup_ms / 1e3, options.duration_s, options.iterations)
        spans = [] if not options.per_node else per_node.trace(step, feeds, options.duration_s, options.iterations)
    report(entry.name, feeds, first, times, percentiles)
    if options.per_node:
        print(per_node.table(spans), end="")
    if options.export:
        content = {"entry": entry.name, "first_s": first, "times_s": times.tolist()}
        nodes = {"instructions": [asdict(use) for use in spans]} if options.per_node else {}
        write_file(options.export, json.dumps({**content, **nodes}))
    return 0


def make_feeds(options: argparse.Namespace, graph: Graph, entry: Entry) -> dict[str, Array]:
    """The feeds of an entry: all rows of --data, --input, or made up, with sizes told where nobody gave them."""
    types = input_types(graph, entry)
    given = dict(parse_input(text, types) for text in options.input)
    if options.data:
        data = load_dataset(graph, types, options.data, given)
        return {**data.rows, **data.whole}
    chosen = parse_dims(options.dim)
    dims = random_feeds.dimensions(graph, types, chosen, default=1)
    made = {name: kind for name, kind in types.items() if name not in given}
    assumed = [name for name in random_feeds.symbols(made) if name not in chosen]
    if assumed:
        shown = ", ".join(f"{name} as {dims[name]}" for name in assumed)
        print(f"note: takes {shown}; --dim={assumed[0]}=NUMBER takes another size", file=sys.stderr)
    return random_feeds.feeds(types, dims) | given


def measure(call: Callable[[], Any], warmup: float, duration: float, iterations: int | None) -> Array:
    """Seconds of every call after the warm-up, for `duration` seconds or exactly `iterations` calls."""
    clock = time.perf_counter
    end = clock() + warmup
    while clock() < end:
        call()
    times: list[float] = []
    end = clock() + duration
    while len(times) < iterations if iterations else (clock() < end or not times):
        start = clock()
        call()
        times.append(clock() - start)
    return np.array(times)


def report(name: str, feeds: dict[str, Array], first: float, times: Array, percentiles: list[float]) -> None:
    """Print the table."""
    shapes = ", ".join(f"{key} {list(array.shape)}" for key, array in feeds.items())
    print(f"{name}({shapes}): {len(times)} calls, compile and first call {first * 1e3:.1f} ms")
    print(f"  mean  {duration(float(times.mean()))}\n  min   {duration(float(times.min()))}")
    for percentile in percentiles:
        print(f"  p{percentile:<4g} {duration(float(np.percentile(times, percentile)))}")
    print(f"  {1 / times.mean():.0f} calls a second")
