"""`tfc profile`: where a step spends its time, how far each kernel is from what the machine can do, and why."""

from __future__ import annotations

import argparse
import json

from tfc.tools import compile_flags, device_flags, per_node, self_fed
from tfc.tools.bench import make_feeds, measure
from tfc.tools.cost_files import bound_sizes
from tfc.tools.failures import UsageError
from tfc.tools.feeds import add_step_arguments
from tfc.tools.flag_types import amount, count, natural
from tfc.tools.inspect_views import shorten, source_line
from tfc.tools.model import add_model_argument, choose_entry, is_module, open_model
from tfc.tools.output_files import write_file
from tfc.tools.per_node import duration, speeds
from tfc.tools.profile_gpu import report_of
from tfc.tools.profile_report import Report
from tfc.tools.roofline import Row, by_line, machine, place, rows

EPILOG = """examples:
  tfc profile model.tfg --entry=infer --dim=batch=128
  tfc profile model.tfg --entry=train --data=train.npz --top=5 --why
  tfc profile model.tfg --entry=train --dim=batch=64 --html=profile.html      the same as a page, with the roofline
  tfc profile model.tfg --entry=train --threads=1 --export=profile.json
  tfc profile model.tfg --entry=train --devices=gpu:1 --why       launches on a GPU, what they take of it

`of limit` is the least time this machine could need for a kernel's operations and memory traffic, as a part of the time
it took; `bound` says which of the two it is, and in which cache the data could be. `small` are kernels of less than a
microsecond. Limits are measured first. Inputs that are not given are made up, as for `tfc bench`.

On GPUs times are the device's own, between an event before a kernel and one behind it, and limits are those that the
driver's figures of the device make: clocks, multiprocessors, the memory's bus. `units` are its tensor units; what is
bound by `cache` could lie in the last cache, whose rate no figure tells. On `gpu:sim` times are those of this machine's
processor, which say nothing about a device's.
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the flags of `tfc profile`."""
    add_model_argument(parser)
    add_step_arguments(parser, "the entry to look at")
    device_flags.add_arguments(parser)
    parser.add_argument("--duration-s", type=amount, default=2, help="measure this long (default 2)")
    parser.add_argument("--iterations", type=count, help="measure this many calls instead")
    parser.add_argument("--top", type=natural, default=20, metavar="N", help="show the N slowest kernels (default 20)")
    parser.add_argument("--why", action="store_true", help="show of each what was fused, and its loops in a line")
    parser.add_argument("--html", metavar="FILE.html", help="write a self-contained page")
    parser.add_argument("--export", metavar="FILE.json", help="write all figures as JSON")
    compile_flags.add_arguments(parser)


def run(options: argparse.Namespace) -> int:
    """Measure a step and show the table."""
    if is_module(options.model):
        raise UsageError("tfc profile compiles the model to tell why; `tfc bench --per-node` times a compiled module")
    from tfc.codegen.explain.roofline_limits import measure as measure_limits
    from tfc.codegen.explain.subscribe import listening
    from tfc.codegen.target.target import host

    config = compile_flags.config(options)
    limits = measure_limits(config.threads or host().cores)
    with listening() as decisions, open_model(options.model, config, plan=options) as (graph, session):
        entry = choose_entry(graph, options.entry)
        feeds = make_feeds(options, graph, entry)
        if options.state_in:
            session.restore(options.state_in)
        self_fed.start_queue_runners(session, graph)
        step = session.prepare(entry.name)
        step.run(feeds)
        times = measure(lambda: step.run(feeds), 0.1, options.duration_s / 2, options.iterations)
        uses = per_node.trace(step, feeds, options.duration_s / 2, options.iterations)
        sizes = bound_sizes(graph, entry, feeds)
        gpus = report_of(step, sizes)
    found = rows(uses, decisions, limits, gpus.limits)
    title = f"{entry.name}({', '.join(f'{name} {list(array.shape)}' for name, array in feeds.items())})"
    seconds = sorted(times.tolist())[len(times) // 2]
    report = Report(title, seconds, found, by_line(found, limits, sizes), limits, gpus)
    print(text(report, options.top, options.why), end="")
    if options.html:
        from tfc.tools.profile_page import page

        write_file(options.html, page(report))
    if options.export:
        write_file(options.export, json.dumps(report.as_json(), indent=2) + "\n")
    return 0


def text(report: Report, top: int, why: bool) -> str:
    """The report for a terminal."""
    seconds, whole, least, found = report.seconds, report.busy_seconds, report.least, report.rows
    reached = f"all kernels at their limits: {duration(least)}, {least / seconds:.2f} of the call" if least else ""
    shown = [
        f"{report.title}: {duration(seconds)} a call, {duration(whole)} of it in {len(report.busy)} instructions",
        f"this machine, {machine(report.limits)}",
        *([reached] if reached else []),
        *report.gpus.about,
        "",
        f"  {'time':>10} {'share':>6} {'GFLOP/s':>8} {'GB/s':>7} {'of limit':>8}  {'bound':<8} kernel: nodes",
    ]
    for row in found[:top]:
        shown += [*_row(row, why), *(f"{'':>14}{line}" for line in report.gpus.launches(row.use))]
    if len(found) > top:
        rest = sum(row.use.seconds for row in found[top:] if not row.use.waits)
        shown.append(f"  {duration(rest):>10} in {len(found) - top} more (--top={len(found)} shows them)")
    if report.lines:
        shown += ["", "by line of the model, kernels shared among their nodes by the least time each would need"]
        for (file, line), time in list(report.lines.items())[:top]:
            share = time / whole if whole else 0.0
            shown.append(
                f"  {duration(time):>10} {share:>6.1%}  {file}:{line}  {source_line(f'{file}:{line}')}".rstrip()
            )
    return "\n".join(shown) + "\n"


def _row(row: Row, why: bool) -> list[str]:
    use = row.use
    flops, traffic = speeds(use)
    share = "" if use.waits else f"{use.share:.1%}"
    reached = f"{row.reached:.2f}" if row.reached is not None else ""
    times = f" x {use.runs:,}" if use.runs > 1 else ""
    lines = [
        f"  {duration(use.seconds):>10} {share:>6} {flops:>8} {traffic:>7} {reached:>8}  {row.bound:<8} "
        f"{use.kernel}{times}: {shorten(', '.join(use.nodes))}"
    ]
    if why and row.decision:
        places = dict.fromkeys(str(found) for found in map(place, row.decision.nodes) if found)
        lines += [f"{'':>14}at {shorten(', '.join(places))}"] if places else []
        lines.append(f"{'':>14}loops: {row.decision.schedule}")
        lines += [f"{'':>14}{remark}" for remark in row.decision.remarks]
    return lines
