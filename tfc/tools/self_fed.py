"""`tfc run --steps=N`: train an entry that takes its data from queues, until its input ends or N steps are done."""

from __future__ import annotations

import argparse
import sys
import time
from typing import TYPE_CHECKING

from tfc.ir.base.errors import Error
from tfc.ir.graph.graph import Graph
from tfc.tools import checkpointing
from tfc.tools.failures import UsageError
from tfc.tools.model import choose_entry, input_types

if TYPE_CHECKING:
    from tfc.runtime.module.module import Module
    from tfc.runtime.session.session import Session
    from tfc.runtime.trace.events import EventWriter
    from tfc.tools import training
    from tfc.tools.interrupts import Interrupt

_NOTES = 10
"""The number of times that the means are printed in a run."""


def start_queue_runners(session: Session | Module, graph: Graph) -> None:
    """Begin to fill the queues of a model that has runners for them."""
    from tfc.runtime.session.session import Session

    if isinstance(session, Session) and any(node.op == "QueueRunner" for node in graph.nodes):
        session.start_queue_runners()


def fit(
    options: argparse.Namespace, graph: Graph, session: Session | Module, log: EventWriter | None, interrupt: Interrupt
) -> training.Trained:
    """Train, until an interrupt."""
    from tfc.tools import numerics, training, watch
    from tfc.tools.dataset import load_dataset
    from tfc.tools.feeds import parse_input

    entry = choose_entry(graph, options.entry)
    types = input_types(graph, entry)
    data = load_dataset(graph, types, options.data, dict(parse_input(text, types) for text in options.input))
    if data.rows:
        raise UsageError(f"--steps is for entries that feed themselves; `{entry.name}` takes rows: use --epochs")
    every = max(1, options.steps // _NOTES)
    saver = checkpointing.Saver(session, options, {"entry": entry.name})
    step: training.Step = session.prepare(entry.name)
    watched = None
    if options.logdir or options.trace:
        step = watched = watch.Watch(session, graph, entry, log, options.log_every or every, min(2, options.steps))
    if options.check_numerics:
        step = numerics.explained(step, graph, entry, session)
    means, recent = training.Means(), training.Means()
    started, taken = time.perf_counter(), saver.first
    with training.progress(max(options.steps - saver.first, 0)) as (advance, note):
        while taken < options.steps and not interrupt:
            try:
                outputs = step(**data.whole)
            except Error as end:
                if end.code != "OUT_OF_RANGE":
                    raise
                break
            taken += 1
            recent.add(outputs, 1)
            saver(taken)
            advance(f"step {taken}/{options.steps} {recent}")
            if taken % every == 0:
                note(f"step {taken}/{options.steps}: {recent}")
                watch.add_scalars(log, entry.name, recent.values(), taken)
                means, recent = recent, training.Means()
    saver.finish(taken)
    seconds = time.perf_counter() - started
    ended = "" if taken >= options.steps or interrupt else "; the input has ended"
    last = recent if recent.rows else means
    print(f"trained {taken - saver.first} steps in {seconds:.1f} s: {last}{ended}", file=sys.stderr)
    if watched:
        watch.save_trace(watched.trace, options.trace)
    return training.Trained(taken, last)
