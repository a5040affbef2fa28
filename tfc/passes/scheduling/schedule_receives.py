"""Delay Recvs, and other nodes that could start early, until shortly before they are needed (white paper §5.2).

When: last, on the partitioned graph of all devices. Left alone, every Recv asks for its tensor when the step begins,
and all of them lie in memory until their turn comes. A control edge from a node of the same device makes each wait.

    r0 = _Recv(); r1 = _Recv(); h = MatMul(x, r0); y = MatMul(h, r1)
      →
    r0 = _Recv(); r1 = _Recv() after x; h = MatMul(x, r0); y = MatMul(h, r1)

A tensor that its sender computes early would only wait there instead. So what computes it waits too, for a node of its
own device or, by a *signal*, an empty tensor, for one of another.

    W on CPU:0; w = Mul(W, 2) on CPU:0; y = MatMul(h, w) on CPU:1
      →
    CPU:1: h/_0 = Const() after h; h/_1 = _Send(h/_0); …   CPU:0: h/_2 = _Recv(); w = Mul(W, 2) after h/_2; …

What waits for what, and why no node waits for itself, is said in `delays.py`. The result is simulated; where the step
became longer than `TOLERANCE` allows, tensors are asked for earlier, and then only Recvs wait.
"""

from __future__ import annotations

import re
import sys

from tfc.ir.analysis.effects import with_control
from tfc.ir.base.device_names import DeviceSpec
from tfc.ir.base.errors import Error
from tfc.ir.base.record import record
from tfc.ir.devices.devices import DeviceSet
from tfc.ir.graph.graph import Graph
from tfc.passes.partition.insert_transfers import cut_signals
from tfc.passes.place.cost_model import CostModel
from tfc.passes.place.simulate import Timeline, run
from tfc.passes.scheduling.delays import Delays, Which

TOLERANCE = 0.02
"""The fraction by which the simulated step may become longer."""
LEADS = (1.25, 4.0)
"""The lead of a transfer or node, in multiples of its length; the first that keeps the step short enough is taken."""
ATTEMPTS: tuple[Which, ...] = ("all", "free", "receives")
"""The kinds of delayed nodes, in order; the first wins that lowers some device's peak memory and raises none."""
MIN_GAIN = 0.05
"""The least part of a device's peak memory that is worth delays, which rest on estimates."""
MODES = ("alap", "asap", "none")


@record(frozen=True)
class Scheduled:
    """A graph with delayed Recvs, the simulated steps before and after, and which nodes wait for which; where nothing
    was delayed, `given_up` says why.
    """

    graph: Graph
    before: Timeline
    after: Timeline
    delayed: dict[str, str]
    given_up: str = ""


def schedule_receives(
    graph: Graph, devices: DeviceSet, costs: CostModel | None = None, mode: str = "alap", *, remarks: str = ""
) -> Graph:
    """The graph with control edges that lower the peak memory of devices; the same one when none would.

    `mode` is one of MODES. Peak memory before and after goes to stderr where `remarks` matches the line.
    """
    if mode not in MODES:
        raise Error(f"receives are scheduled by {', '.join(MODES)}, not {mode!r}")
    if mode == "none" or not any(node.op == "_Recv" for node in graph.nodes):
        return graph
    found = plan_receives(graph, devices, costs, mode)
    for line in report(found):
        if remarks and re.search(remarks, line):
            print(line, file=sys.stderr)
    return found.graph


def plan_receives(graph: Graph, devices: DeviceSet, costs: CostModel | None = None, mode: str = "alap") -> Scheduled:
    """The plan of `schedule_receives`: the control inputs, and the expected gain."""
    delays = Delays(graph, devices, costs or CostModel(), mode)
    tried: list[dict[str, str]] = [{}]
    longer = 0
    for which in ATTEMPTS:
        for lead in LEADS:
            delayed = delays.find(lead, which)
            if delayed in tried:
                continue
            tried.append(delayed)
            after = run(delays.network(delayed), devices, delays.place)
            if after.makespan > delays.before.makespan * (1 + TOLERANCE):
                longer += 1
                continue
            if _is_smaller(after, delays.before):
                changed = with_control(graph, {name: (trigger,) for name, trigger in delayed.items()})
                return Scheduled(cut_signals(changed), delays.before, after, delayed)
            break
    return Scheduled(graph, delays.before, delays.before, {}, _why_none(len(tried) - 1, longer))


def _why_none(plans: int, longer: int) -> str:
    """The reason why none of so many plans was taken, some of which made the step longer."""
    if not plans:
        return "nothing can wait for a node of its device without closing a circle, or is asked for early"
    reasons = [f"{longer} make the simulated step longer by over {TOLERANCE:.0%}"] if longer else []
    if plans > longer:
        kept = (
            "lower the peak memory of no device clearly, or raise that of another, as its tensors come from other nodes"
        )
        reasons.append(f"{plans - longer} {kept}")
    return f"of {plans} plans {' and '.join(reasons)}"


def _is_smaller(after: Timeline, before: Timeline) -> bool:
    """True when the peak of some device is clearly lower and that of none is higher."""
    pairs = [(after.peak_memory[device], peak) for device, peak in before.peak_memory.items()]
    return all(new <= old for new, old in pairs) and any(new < old * (1 - MIN_GAIN) for new, old in pairs)


def report(found: Scheduled) -> list[str]:
    """A line for each device: its peak memory before and after; a line more where nothing is delayed."""
    lines = [f"remark[receives]: no Recv is delayed: {found.given_up}"] if found.given_up else []
    for device, peak in found.before.peak_memory.items():
        after = found.after.peak_memory[device]
        share = f" (-{100 * (1 - after / peak):.0f} %)" if after < peak else ""
        lines.append(
            f"remark[receives]: {DeviceSpec.parse(device).local}: peak memory {in_bytes(peak)} → {in_bytes(after)}"
            f"{share}, simulated step "
            f"{found.before.makespan * 1e6:.1f} µs → {found.after.makespan * 1e6:.1f} µs"
        )
    return lines


def in_bytes(count: float) -> str:
    """A number of bytes as people read it."""
    for unit, size in (("GiB", 2**30), ("MiB", 2**20), ("KiB", 2**10)):
        if count >= size:
            return f"{count / size:.1f} {unit}"
    return f"{count:.0f} bytes"
