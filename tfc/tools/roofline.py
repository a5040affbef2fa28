"""Every kernel of a step beside the least time this machine could need, and time by line, for `tfc profile`.

The least time of a kernel is the larger of its operations over the rate of multiply-adds and its bytes over the rate
of the cache that could hold them (codegen/explain/roofline_limits.py); on a GPU over that of its memory, by the figures
of its driver (runtime/gpu/peak.py). A kernel's time is shared among its nodes in proportion to the least time
that each alone would need: native code has no border between them.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tfc.ir.base.device_names import DeviceSpec
from tfc.ir.base.errors import Loc
from tfc.ir.graph.graph import Node

if TYPE_CHECKING:
    from tfc.codegen.explain.subscribe import Decision
    from tfc.ir.devices.limits import Limits
    from tfc.tools.per_node import Use

SMALL = 1e-6
"""Seconds. A kernel whose least time is shorter is bound by its call, not by arithmetic or memory."""


@dataclass(frozen=True)
class Row:
    """An instruction of the step and its bound on a device with these limits. `decision` is None for an instruction
    without a kernel, `limits` for a GPU whose limits are not known.
    """

    use: Use
    decision: Decision | None
    least: float
    bound: str
    limits: Limits | None

    @property
    def reached(self) -> float | None:
        """The least time divided by the measured one. None without a kernel, for one that is too small to tell, and on
        a GPU where limits are not known or the data may lie in its cache.
        """
        if self.decision is None or not self.use.seconds or self.bound in ("small", "gpu", "cache"):
            return None
        return self.least / self.use.seconds


def rows(
    uses: Sequence[Use], decisions: Sequence[Decision], limits: Limits, gpus: Mapping[str, Limits] | None = None
) -> list[Row]:
    """A row for each instruction, in the given order. `limits` are those of processors, `gpus` those of GPUs by their
    names, as far as they are known.
    """
    known = {(each.symbol, each.names): each for each in decisions}
    return [_row(use, known.get((use.kernel, frozenset(use.nodes))), limits, gpus or {}) for use in uses]


def _row(use: Use, decision: Decision | None, host: Limits, gpus: Mapping[str, Limits]) -> Row:
    on_gpu = decision is not None and DeviceSpec.parse(use.device).type == "GPU"  # or on its stand-in
    limits = gpus.get(use.device) if on_gpu else host
    if limits is None:
        return Row(use, decision, 0.0, "gpu", None)
    once = use.bytes / max(1, use.runs)
    element, units = (decision.element, decision.units) if decision else (4, "")
    computing = limits.seconds(use.flops, 0, element, units)
    moving = use.bytes / limits.level(once).rate
    least = max(computing, moving)
    if decision is None:
        bound = "waits" if use.waits else "host"
    elif least < SMALL * max(1, use.runs):
        bound = "small"
    elif computing >= moving:
        bound = "units" if units in limits.units else "compute"
    elif once <= limits.cache:  # it may be there already, at a rate that no figure tells
        bound, least = "cache", computing
    else:
        bound = limits.level(once).name
    return Row(use, decision, least, bound, limits)


def place(node: Node) -> Loc | None:
    """The line of the model a node is from, rather than that of the library function it calls."""
    return node.loc.outermost if node.loc else None


def by_line(found: Sequence[Row], limits: Limits, sizes: Mapping[str, int]) -> dict[tuple[str, int], float]:
    """Seconds of a call by (file, line), the slowest first; `limits` are for rows that have none."""
    total: dict[tuple[str, int], float] = defaultdict(float)
    for row in found:
        for node, seconds in _shared(row, limits, sizes):
            where = place(node)
            if where is not None:
                total[where.file, where.line] += seconds
    return dict(sorted(total.items(), key=lambda item: (-item[1], item[0])))


def _shared(row: Row, limits: Limits, sizes: Mapping[str, int]) -> Iterator[tuple[Node, float]]:
    """A kernel's nodes, each with its part of the time."""
    from tfc.passes.place.cost_model import CostModel

    if row.decision is None:
        return
    costs, nodes = CostModel(sizes=sizes), row.decision.nodes
    works = [costs.work(row.decision.graph, node) for node in nodes]
    limits = row.limits or limits
    weights = [limits.seconds(work.flops, work.traffic, row.decision.element, row.decision.units) for work in works]
    whole = sum(weights)
    for node, weight in zip(nodes, weights, strict=True):
        yield node, row.use.seconds * (weight / whole if whole else 1 / len(nodes))


def device(limits: Limits) -> str:
    """The limits of a GPU in words."""
    flops = limits.flops
    units = ", ".join(f"{rate / 1e12:.1f} in {kind}" for kind, rate in limits.units.items())
    return (
        f"{limits.threads} multiprocessors: TFLOP/s: {flops[4] / 1e12:.1f}, {flops[8] / 1e12:.1f} in f64; "
        f"tensor units {units}; GB/s: {limits.levels[-1].rate / 1e9:.0f}"
    )


def machine(limits: Limits) -> str:
    """Threads and limits in words."""
    threads = "one thread" if limits.threads == 1 else f"{limits.threads} threads"
    caches = ", ".join(f"{level.rate / 1e9:.0f} from {level.name}" for level in limits.levels)
    return f"{threads}: {limits.flops[4] / 1e9:.0f} GFLOP/s ({limits.flops[8] / 1e9:.0f} in f64); GB/s: {caches}"
