"""A run of the workloads as tables in Markdown."""

from __future__ import annotations

from collections.abc import Sequence

from bench.runner import Result
from bench.workload import Workload

Limits = dict[str, float]
Rows = Sequence[tuple[Workload, list[Result]]]
HEADER = (
    "| workload | tfc | best peer | its time | tfc / best | of the limit | best of it | memory | best's | load |\n"
    "|---|---|---|---|---|---|---|---|---|---|"
)
TWINS = ("tfc", "unrolled")
"""The rows of tfc itself, which are no peers."""
MARK = " †"
"""The mark beside a figure whose blocks were all disturbed."""


def fastest(results: Sequence[Result]) -> Result | None:
    """The best peer; None when none was measured."""
    peers = [result for result in results if result.peer not in TWINS and result.rounds and not result.error]
    return min(peers, key=lambda result: result.seconds, default=None)


def row(workload: Workload, results: Sequence[Result], limits: Limits) -> str:
    """The line of a workload: tfc beside the best peer and the machine's limit."""
    ours = next((result for result in results if result.peer == "tfc"), None)
    best = fastest(results)
    cells = [workload.name, shown(workload, ours)]
    cells += [best.peer, shown(workload, best)] if best else ["", ""]
    measured = [each for each in (ours, best) if each and each.rounds and not each.error]
    cells.append(f"{measured[0].seconds / measured[1].seconds:.2f}" if len(measured) == 2 else "")
    cells += [fraction(workload, ours, limits), fraction(workload, best, limits)]
    cells += [size(ours), size(best)]
    cells.append(human(ours.load) if ours and ours.load else "")
    return f"| {' | '.join(cells)} |"


def shown(workload: Workload, result: Result | None) -> str:
    """A result as one reads it: a time, bytes, or what went wrong."""
    if result is None:
        return ""
    if result.error:
        return result.error.replace("|", "/").splitlines()[0][:100]
    if workload.timed == "memory":
        return f"{result.seconds / 1e6:.2f} MB"
    trip = f" ({human(result.seconds / workload.trips)} a trip)" if workload.trips else ""
    return human(result.seconds) + trip + (MARK if result.disturbed == len(result.rounds) else "")


def least(workload: Workload, limits: Limits) -> float:
    """Seconds that the machine needs at least: work over its rate of multiply-adds, bytes over that of copying."""
    measured = {"i8": "byte_ops", "bf16": "half_ops"}.get(workload.type, "flops")
    rate = limits.get(measured, limits["flops"])
    return max(workload.flops / rate, workload.bytes / limits["bytes"])


def fraction(workload: Workload, result: Result | None, limits: Limits) -> str:
    """The fraction of the machine's limit that a result reaches."""
    if not result or result.error or workload.timed != "call" or not (least(workload, limits) and result.rounds):
        return ""
    return f"{least(workload, limits) / result.seconds:.2f}"


def size(result: Result | None) -> str:
    """The memory of a process at its peak while it ran, over what it had before it loaded the workload."""
    return f"{result.memory / 1e6:.0f} MB" if result and result.memory and not result.error else ""


def details(workload: Workload, results: Sequence[Result]) -> str:
    """All measurements of one workload, in a line."""
    return "; ".join(f"{result.peer} {shown(workload, result)}" for result in results)


def every(rows: Rows) -> list[str]:
    """A table of all peers' times, and one of how long they took to load and what memory they had."""
    names = list(dict.fromkeys(result.peer for _, results in rows for result in results))
    lines = [f"| workload | {' | '.join(names)} |", "|---" * (len(names) + 1) + "|"]
    for workload, results in rows:
        of = {result.peer: result for result in results}
        cells = [shown(workload, of.get(name)) for name in names]
        lines.append(f"| {workload.name} | {' | '.join(cells)} |")
    lines += ["", "Loading, from the model to the first result, and memory at the peak while running:", ""]
    lines += [f"| workload | {' | '.join(names)} |", "|---" * (len(names) + 1) + "|"]
    for workload, results in rows:
        of = {result.peer: result for result in results if result.load and not result.error}
        cells = [f"{human(of[name].load)}, {size(of[name])}" if name in of else "" for name in names]
        lines.append(f"| {workload.name} | {' | '.join(cells)} |")
    return lines


def disturbances(rows: Rows) -> list[str]:
    """A note on the blocks that do not count, and on the mark where a figure has it; nothing where all blocks count.

    Where only the time of processors was counted, the note says so.
    """
    results = [result for _, of_peers in rows for result in of_peers if result.uses]
    if results and not any(result.processors for result in results):
        return ["", "Times are those that processors worked (`--clock cpu`): other programs ran beside."]
    blocks, disturbed = (sum(map(len, [r.uses for r in results])), sum(r.disturbed for r in results))
    if not disturbed:
        return []
    said = (
        f"In {disturbed} of {blocks} blocks threads that were ready to run waited for more than a tenth of the time, "
        "while the process did not have all of its processors; they are left out"
    )
    if any(result.disturbed == len(result.rounds) for result in results):
        said += f", except where there is no other ({MARK.strip()})"
    return ["", f"{said}."]


def memory(rows: Rows) -> list[str]:
    """The number of rows in which tfc's peak is at most that of the best peer, and the rows in which it is not."""
    both = []
    for workload, results in rows:
        ours, best = next((each for each in results if each.peer == "tfc"), None), fastest(results)
        if ours and best and workload.timed == "call" and size(ours) and size(best):
            both.append((workload, ours, best))
    above = [f"{w.name} ({size(ours)}, {size(best)})" for w, ours, best in both if ours.memory > best.memory]
    if not both:
        return []
    told = f": above it are {', '.join(above)}" if above else ""
    return ["", f"Memory is at most the best peer's in {len(both) - len(above)} of {len(both)} rows{told}."]


def scaling(many: Rows, many_limits: Limits, one: Rows) -> list[str]:
    """A table of how many times as fast arithmetic-bound workloads are on all threads, for tfc and its best peer.

    Beside it the same ratio of the machine's own multiply-adds, measured in the run of many threads.
    """
    machine = many_limits["flops"] / many_limits["flops_one"]
    alone = {workload.name: {r.peer: r for r in results if r.rounds and not r.error} for workload, results in one}
    lines = []
    for workload, results in many:
        measured = {each.peer: each for each in results if each.rounds and not each.error}
        before = alone.get(workload.name, {})
        if "tfc" not in measured or "tfc" not in before or not is_bound_by_arithmetic(workload, many_limits):
            continue
        ours, best = before["tfc"].seconds / measured["tfc"].seconds, fastest(results)
        theirs = before.get(best.peer) if best else None
        cells = [workload.name, shown(workload, before["tfc"]), shown(workload, measured["tfc"])]
        cells += [f"{ours:.2f}", f"{ours / machine:.2f}"]
        cells += [best.peer, f"{theirs.seconds / best.seconds:.2f}"] if best and theirs else ["", ""]
        lines.append(f"| {' | '.join(cells)} |")
    if not lines:
        return []
    threads = f"{many_limits['threads']:.0f} threads"
    head = f"| workload | tfc on one | on {threads} | times as fast | of the machine's | best peer | times as fast |"
    said = (
        f"Workloads bound by arithmetic, on {threads} and on one. Of the machine's own multiply-adds there are "
        f"{machine:.2f} times as many a second."
    )
    return ["", said, "", head, "|---" * 7 + "|", *lines]


def is_bound_by_arithmetic(workload: Workload, limits: Limits) -> bool:
    """True where arithmetic takes longer than moving the data, at the machine's limits."""
    return workload.timed == "call" and workload.bytes / limits["bytes"] < least(workload, limits)


def human(seconds: float) -> str:
    """A time with three digits and a unit."""
    for scale, unit in ((1, "s"), (1e3, "ms"), (1e6, "µs")):
        shown = f"{seconds * scale:.3g}"
        if float(shown) >= 1:  # 0.9996 s is 1 s, not 1e+03 ms
            return f"{shown} {unit}"
    return f"{seconds * 1e9:.3g} ns"


def limits_in_words(limits: Limits) -> str:
    """The limits in words; early runs did not measure those of bytes and bf16."""
    bytes_too = ""
    if limits.get("half_ops", limits["flops"]) != limits["flops"]:
        bytes_too = f" {limits['half_ops'] / 1e9:.0f} of bf16 ({limits['half_ops_one'] / 1e9:.0f} on one),"
    if "byte_ops" in limits:
        bytes_too += f" {limits['byte_ops'] / 1e9:.0f} Gop/s of bytes ({limits['byte_ops_one'] / 1e9:.0f} on one),"
    return (
        f"limits measured in this run, {limits['threads']:.0f} threads: {limits['flops'] / 1e9:.0f} GFLOP/s FMA "
        f"({limits['flops_one'] / 1e9:.0f} on one),{bytes_too} copy {limits['bytes'] / 1e9:.0f} GB/s "
        f"({limits['bytes_one'] / 1e9:.0f} on one)"
    )
