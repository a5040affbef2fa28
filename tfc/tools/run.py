"""`tfc run`: feed an entry once, or train and evaluate it over a data set."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Mapping
from typing import TYPE_CHECKING

from tfc.ir.graph.graph import Graph, Value
from tfc.ir.types.types import Array
from tfc.tools import checkpointing, compile_flags, cost_files, device_flags, model, self_fed
from tfc.tools.failures import UsageError
from tfc.tools.flag_types import amount
from tfc.tools.interrupts import INTERRUPTED, Interrupt, finishing_steps
from tfc.tools.model import add_model_argument, choose_entry, input_types, open_model

if TYPE_CHECKING:
    from numpy.typing import ArrayLike

    from tfc.runtime.module.module import Module
    from tfc.runtime.session.session import Session
    from tfc.runtime.trace.events import EventWriter
    from tfc.tools import training

EPILOG = """examples:
  tfc run model.tfg --input=x=2x2xf32='1 2 3 4'
  tfc run model.tfg --entry=infer --input=x=@images.npy --output=@logits.npy --state-in=model.safetensors
  tfc run model.tfcm --entry=infer --input=x=@images.npy       a compiled module; nothing is compiled
  tfc run model.tfg --fetch=loss,dW:0 --target=step --input=x=@x.npy --input=y='[3, 1]'
  tfc run model.tfg --entry=train --data=train.npz --epochs=30 --batch=32 --shuffle=1 \\
      --eval=test --eval-data=test.npz --state-out=model.safetensors
  tfc run model.tfg --entry=train --data=train.npz --epochs=30 --logdir=logs     then: tensorboard --logdir=logs
  tfc run model.tfg --entry=train --data=train.npz --epochs=1 --devices=cpu:2 --save-costs=costs.json

an input is NAME=[TYPE=]VALUE: TYPE like 4x784xf32, f32[4, 784] or f32; VALUE numbers, @file.npy, @file.npz:key or
@file.bin. One number fills the whole TYPE.

Ctrl-C while training with --state-out or --checkpoint finishes the step, saves and says how to go on (exit status 130);
once more ends at once. A training whose last means are infinite or NaN has exit status 1.

a compiled module runs its entries on what it is compiled for: --fetch, --target, --logdir, --trace, --check-numerics,
--save-costs, --timeout, --devices and the flags of compilation are for models.
"""
_OF_MODELS = ("--fetch", "--target", "--logdir", "--trace", "--check-numerics", "--save-costs")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the flags of `tfc run`."""
    add_model_argument(parser, modules=True)
    what = parser.add_argument_group("what to run")
    what.add_argument("--entry", metavar="NAME", help="the entry to run; may be left out when there is only one")
    what.add_argument("--fetch", metavar="NODE[:PORT],…", help="run these values instead of an entry")
    what.add_argument("--target", metavar="NODE,…", default="", help="nodes to run for their effect, with --fetch")
    feeds = parser.add_argument_group("inputs")
    feeds.add_argument("--input", metavar="NAME=[TYPE=]VALUE", action="append", default=[], help="feed one input")
    feeds.add_argument("--data", metavar="FILE.npz", help="feed every input that has an array of its name here")
    feeds.add_argument("--state-in", metavar="FILE.safetensors", help="start from these variables")
    compile_flags.add_timeout(what)
    loop = parser.add_argument_group("training")
    loop.add_argument("--epochs", type=int, metavar="N", help="go over the data N times, a batch a step")
    loop.add_argument("--steps", type=int, metavar="N", help="take N steps of an entry that reads its data from queues")
    loop.add_argument("--batch", type=int, metavar="N", help="rows a step (default 32, or what the model fixes)")
    loop.add_argument("--shuffle", type=int, metavar="SEED", help="visit the rows in a new order every epoch")
    loop.add_argument("--eval", metavar="ENTRY", help="then run this entry over --eval-data; print its mean scalars")
    loop.add_argument("--eval-data", metavar="FILE.npz", help="the data for --eval (default: that of --data)")
    checkpointing.add_arguments(parser)
    seeing = parser.add_argument_group("seeing")
    seeing.add_argument("--logdir", metavar="DIR", help="write summaries, means and the graph here for TensorBoard")
    seeing.add_argument("--log-every", type=int, metavar="N", help="write summaries every N steps (default: an epoch)")
    seeing.add_argument("--trace", metavar="FILE.json", help="trace one step: write a Chrome trace, print a table")
    seeing.add_argument("--check-numerics", action="store_true", help="stop where a NaN or an infinity begins (slow)")
    places = parser.add_argument_group("devices")
    device_flags.add_planning(places)
    device_flags.add_gpu(places)
    places.add_argument("--save-costs", metavar="FILE.json", help="write what each node costs, measured in the steps")
    results = parser.add_argument_group("results")
    results.add_argument("--output", metavar="[NAME=]@FILE", action="append", default=[], help="write .npy or .npz")
    results.add_argument("--expected-output", metavar="[NAME=]@FILE", action="append", default=[], help="compare")
    results.add_argument("--equality", choices=["close", "exact"], default="close", help="how to compare")
    results.add_argument("--atol", type=amount, default=1e-6, help="absolute tolerance (default 1e-6)")
    results.add_argument("--rtol", type=amount, default=1e-4, help="relative tolerance (default 1e-4)")
    results.add_argument("--state-out", metavar="FILE.safetensors", help="write the variables at the end")
    compile_flags.add_checks(parser)
    compile_flags.add_arguments(parser)


def run(options: argparse.Namespace) -> int:
    """Run the command; exit status 1 when an expected output differs."""
    check(options)
    change = None
    if options.check_numerics:
        from tfc.tools.numerics import check_every_node

        change = check_every_node
    config = compile_flags.config(options)
    with open_model(options.model, config, change, plan=options) as (graph, session):
        if options.state_in:
            session.restore(options.state_in)
        if options.checkpoint and not options.epochs and not options.steps:
            checkpointing.resume(session, options.checkpoint)
        self_fed.start_queue_runners(session, graph)
        if options.fetch:
            status = finish(options, run_fetches(options, graph, session))
        elif options.epochs is not None or options.steps is not None or options.eval:
            status = train(options, graph, session)
        else:
            status = finish(options, run_entry(options, graph, session))
        if options.state_out:
            from tfc.runtime.checkpoint.safetensors_file import write_tensors

            write_tensors(options.state_out, session.state())
            print(f"wrote {options.state_out}", file=sys.stderr)
        if status == INTERRUPTED:
            print(_how_to_go_on(options), file=sys.stderr)
    return status


def _how_to_go_on(options: argparse.Namespace) -> str:
    """The advice for a training that was interrupted and saved."""
    if options.checkpoint:
        return f"the same command goes on from the checkpoint in {options.checkpoint}"
    return f"--state-in={options.state_out} goes on from these variables"


def check(options: argparse.Namespace) -> None:
    """Refuse flags that do not go together."""
    wrong = [flag for flag in _OF_MODELS if getattr(options, flag[2:].replace("-", "_"))]
    if model.is_module(options.model) and wrong:
        raise UsageError(
            f"{', '.join(wrong)}: {options.model} is compiled, and runs its entries as they are; give the model (.tfg)"
        )
    if options.target and not options.fetch:
        raise UsageError("--target goes with --fetch; an entry runs the nodes it declares")
    if options.fetch and (options.entry or options.epochs or options.steps):
        raise UsageError("--fetch runs single values once; it does not go with --entry, --epochs or --steps")
    if options.epochs is not None and options.epochs < 0:
        raise UsageError("--epochs must not be negative")
    if options.steps is not None and (options.steps < 0 or options.epochs is not None):
        raise UsageError("--steps must not be negative" if options.steps < 0 else "--steps does not go with --epochs")
    if options.log_every is not None and options.log_every < 1:
        raise UsageError("--log-every must be at least 1")
    if options.fetch and (options.logdir or options.trace or options.check_numerics):
        raise UsageError("--logdir, --trace and --check-numerics look at entries; they do not go with --fetch")
    if options.save_costs and (options.fetch or options.logdir or options.trace):
        raise UsageError("--save-costs measures an entry of a model; it goes with none of --fetch, --logdir, --trace")
    checkpointing.check(options)


def run_fetches(options: argparse.Namespace, graph: Graph, session: Session | Module) -> Mapping[str, Array]:
    """Run any `node:port` values once."""
    from tfc.ir.readers.numpy_files import read_archive
    from tfc.runtime.session.session import Session
    from tfc.tools.feeds import parse_input

    types = {node.name: node.types[0].value() for node in graph if node.types}
    feeds = dict(read_archive(options.data)) if options.data else {}
    feeds |= dict(parse_input(text, types) for text in options.input)
    names = [name.strip() for name in options.fetch.split(",") if name.strip()]
    targets = [name.strip() for name in options.target.split(",") if name.strip()]
    known: dict[str | Value, ArrayLike] = {
        name: array for name, array in feeds.items() if Value.parse(name).node in graph
    }
    assert isinstance(session, Session)  # `check` has refused modules
    results = session.run(names, feeds=known, targets=targets)
    assert isinstance(results, list)
    return dict(zip(names, results, strict=True))


def run_entry(options: argparse.Namespace, graph: Graph, session: Session | Module) -> Mapping[str, Array]:
    """Run one entry once with all the rows given."""
    from tfc.tools.dataset import load_dataset
    from tfc.tools.feeds import parse_input

    entry = choose_entry(graph, options.entry)
    types = input_types(graph, entry)
    given = dict(parse_input(text, types) for text in options.input)
    unknown = [name for name in given if name not in types]
    if unknown:
        raise UsageError(f"entry `{entry.name}` has no input `{unknown[0]}`; it has {', '.join(types) or 'none'}")
    data = load_dataset(graph, types, options.data, given)
    feeds = {**data.rows, **data.whole}
    if options.save_costs:
        measured = cost_files.Measuring(session, graph, entry)
        outputs = measured(**feeds)
        measured.save(options.save_costs)
        return outputs
    if not (options.logdir or options.trace or options.check_numerics):
        return model.run_entry(session, entry, feeds)
    from tfc.tools import numerics, watch

    with watch.open_log(options.logdir, graph) as log:
        watched = watch.Watch(session, graph, entry, log, traced=1)
        step = numerics.explained(watched, graph, entry, session) if options.check_numerics else watched
        outputs = step(**feeds)
        watch.add_scalars(log, entry.name, outputs, 1)
    watch.save_trace(watched.trace, options.trace)
    return outputs


def train(options: argparse.Namespace, graph: Graph, session: Session | Module) -> int:
    """Train over --data for --epochs, or for --steps, then evaluate as asked; exit status 1 when a mean of the last
    epoch or steps is not finite. What saves finishes its step on Ctrl-C: exit status 130.
    """
    from tfc.tools.training import Means, Trained
    from tfc.tools.watch import open_log

    saves = bool(options.state_out or options.checkpoint)
    with open_log(options.logdir, graph) as log, finishing_steps(saves) as interrupt:
        fitted = self_fed.fit if options.steps else fit
        is_asked = options.epochs or options.steps
        trained = fitted(options, graph, session, log, interrupt) if is_asked else Trained(0, Means())
        if interrupt:
            return INTERRUPTED
        if options.eval:
            evaluate(options, graph, session, log, trained.steps)
    return trained.means.report_end()


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
    batch = data.batch_size(options.batch)
    size = data.steps(batch)
    steps: int = options.epochs * size
    notes = {"entry": entry.name, "rows": data.examples, "--batch": batch, "--shuffle": options.shuffle}
    saver = checkpointing.Saver(session, options, notes)
    step: training.Step = session.prepare(entry.name)
    watched = None
    measured = cost_files.Measuring(session, graph, entry) if options.save_costs else None
    step = measured or step
    if options.logdir or options.trace:
        step = watched = watch.Watch(session, graph, entry, log, options.log_every or size, min(2, steps))
    if options.check_numerics:
        step = numerics.explained(step, graph, entry, session)

    def done(epoch: int, means: training.Means) -> None:
        watch.add_scalars(log, entry.name, means.values(), epoch * size)

    reached = saver.first

    def after(taken: int) -> bool:
        nonlocal reached
        reached = taken
        saver(taken)
        return bool(interrupt)

    started = time.perf_counter()
    means = training.train(step, data, options.epochs, batch, options.shuffle, done, first=saver.first, after=after)
    seconds = time.perf_counter() - started
    saver.finish(reached)
    if measured:
        measured.save(options.save_costs)
    taken = reached - saver.first
    epochs = f"{options.epochs} epochs" if reached >= steps else f"{reached // size} of {options.epochs} epochs"
    trained = f"trained {epochs}, {taken} steps, in {seconds:.1f} s: {means}"
    print(trained if taken else "nothing is left to train", file=sys.stderr)
    if watched:
        watch.save_trace(watched.trace, options.trace)
    return training.Trained(reached, means)


def evaluate(
    options: argparse.Namespace, graph: Graph, session: Session | Module, log: EventWriter | None, steps: int
) -> None:
    """Print the means of --eval's scalars over its data."""
    from tfc.tools import training, watch
    from tfc.tools.dataset import load_dataset

    entry = choose_entry(graph, options.eval)
    data = load_dataset(graph, input_types(graph, entry), options.eval_data or options.data, {})
    # Means over batches weight by rows, so the size changes nothing but speed.
    batch = data.batch_size(min(data.largest or data.examples, data.examples))
    means = training.evaluate(session.prepare(entry.name), data, batch)
    watch.add_scalars(log, entry.name, means.values(), steps)
    print(f"{entry.name}: {means}")


def finish(options: argparse.Namespace, outputs: Mapping[str, Array]) -> int:
    """Print, write or compare the outputs, as asked."""
    from tfc.tools import results

    for spec in options.output:
        results.write(spec, outputs)
    differences = [
        line
        for spec in options.expected_output
        for line in results.check(spec, outputs, options.equality, options.atol, options.rtol)
    ]
    for line in differences:
        print(line, file=sys.stderr)
    if options.expected_output:
        print("outputs differ" if differences else "outputs agree")
    elif not options.output:
        for name, array in outputs.items():
            print(results.show(name, array))
    return 1 if differences else 0
