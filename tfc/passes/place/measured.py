"""Measured costs of nodes, which the cost model prefers to its estimates.

A trace tells the time of kernels, which compute several nodes, of nodes inside loops and branches, and of host ops. A
kernel's time is shared out by what the cost model estimates for its nodes; what runs inside a structured node counts
for that node, which is what is placed.
"""

from __future__ import annotations

import json
import statistics
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from tfc.ir.base.errors import Error
from tfc.ir.base.record import replace
from tfc.ir.devices.devices import KINDS
from tfc.ir.graph.graph import Graph, Node
from tfc.ir.graph.rewrite import owners
from tfc.passes.place.cost_model import CostModel, Measured, estimate

FORMAT = "tfc costs 1"


@dataclass
class Measurements:
    """Times of a step's nodes, gathered over steps of one graph (as it is before it is placed)."""

    graph: Graph
    sizes: Mapping[str, int] = field(default_factory=dict)
    steps: int = 0
    runs: dict[tuple[str, ...], list[float]] = field(default_factory=dict)
    """The seconds of each kernel or host op, by its nodes, for each step that ran it."""
    types: dict[tuple[str, ...], str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._static = CostModel(sizes=self.sizes)

    def add_step(self, runs: Iterable[tuple[Sequence[str], float, str]]) -> None:
        """Take in one step: for each kernel or host op its nodes, the seconds of all its runs, its type of device."""
        self.steps += 1
        times: dict[tuple[str, ...], float] = {}
        for nodes, seconds, type in runs:
            key = tuple(nodes)
            times[key] = times.get(key, 0.0) + seconds
            self.types[key] = type
        for key, seconds in times.items():
            self.runs.setdefault(key, []).append(seconds)

    def _share_out(self, names: Sequence[str]) -> tuple[tuple[str, float], ...]:
        """The nodes that a kernel's time counts for, with the part of it that each gets."""
        counted = list(dict.fromkeys(node.name for name in names if (node := self._counted(name)) is not None))
        plain = [name for name in counted if self.graph[name].op not in owners() or len(counted) == 1]
        # The nodes of one kernel share one overhead.
        work = (self._static.work(self.graph, self.graph[name])._replace(launches=0.0) for name in plain)
        weights = [estimate(each, KINDS["CPU"].info) for each in work]
        total = sum(weights)
        if not plain:
            return ()
        return tuple(
            (name, weight / total if total else 1 / len(plain)) for name, weight in zip(plain, weights, strict=True)
        )

    def _counted(self, name: str) -> Node | None:
        """The node itself, or the structured node in whose body it is."""
        node = self.graph.by_name.get(name)
        while node is None and "/" in name:
            name = name.rpartition("/")[0]
            around = self.graph.by_name.get(name)
            node = around if around is not None and around.op in owners() else None
        return node

    def costs(self) -> dict[str, Measured]:
        """The cost of each node in a step: the median over the steps that ran it, times the runs in a step.

        The median, since one step that something else on the machine disturbed would spoil a mean.
        """
        made: dict[str, Measured] = {}
        for key, seconds in self.runs.items():
            taken = statistics.median(seconds) * len(seconds) / self.steps
            for name, share in self._share_out(key):
                size = round(self._static.given_out(self.graph[name]))
                before = made[name].seconds if name in made else 0.0
                made[name] = Measured(before + share * taken, size, self.types[key])
        return made


def costs_text(found: Measurements, model: str = "") -> str:
    """The measurements as the JSON that `read_costs` reads; `model` tells which model's they are (`made_for`)."""
    nodes = {
        name: {"seconds": each.seconds, "bytes": each.bytes, "device": each.type}
        for name, each in found.costs().items()
    }
    content = {"format": FORMAT, "model": model, "steps": found.steps, "sizes": dict(found.sizes), "nodes": nodes}
    return json.dumps(content, indent=1, sort_keys=True) + "\n"


def read_costs(text: str, costs: CostModel | None = None) -> CostModel:
    """A cost model with measured times and the sizes they were measured with. INVALID_ARGUMENT for a malformed file."""
    content = _json(text, FORMAT)
    try:
        measured = {
            str(name): Measured(
                float(each["seconds"]), None if each["bytes"] is None else int(each["bytes"]), str(each["device"])
            )
            for name, each in content["nodes"].items()
        }
        sizes = {str(name): int(size) for name, size in content["sizes"].items()}
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise Error(f"this is no file of costs: {error!r}") from None
    if any(not each.seconds >= 0 for each in measured.values()):
        raise Error("this is no file of costs: a time is negative or no number")
    base = costs or CostModel()
    return replace(base, measured=measured, sizes={**sizes, **base.sizes})


PLACEMENT_FORMAT = "tfc placement 1"


def placement_text(chosen: Mapping[str, str], devices: Sequence[str], seconds: float, model: str = "") -> str:
    """A placement as the JSON that `read_placement` reads: the device of each node by its path."""
    content = {
        "format": PLACEMENT_FORMAT,
        "model": model,
        "devices": list(devices),
        "simulated_seconds": seconds,
        "nodes": dict(chosen),
    }
    return json.dumps(content, indent=1) + "\n"


def read_placement(text: str, costs: CostModel | None = None) -> CostModel:
    """A cost model that also knows the best devices that a placement found. INVALID_ARGUMENT for a malformed file."""
    nodes = _json(text, PLACEMENT_FORMAT).get("nodes")
    if not isinstance(nodes, dict) or not all(isinstance(each, str) for each in nodes.values()):
        raise Error("this is no placement: `nodes` must give a device for each node")
    return replace(costs or CostModel(), chosen=nodes)


def made_for(text: str) -> str:
    """The model for which a file of costs or a placement was made; "" where it says nothing."""
    return str(json.loads(text).get("model", ""))


def _json(text: str, expected: str) -> dict[str, Any]:
    try:
        content = json.loads(text)
    except ValueError as error:
        raise Error(f"this is no {expected.split()[1]} file: {error}") from None
    if not isinstance(content, dict) or content.get("format") != expected:
        raise Error(f"this is no {expected.split()[1]} file: its `format` is not {expected!r}")
    return content
