"""Times of each kernel at full size, by events around replays of a graph, beside the device's limits."""

from __future__ import annotations

from typing import Any

import numpy as np

import tfc
from bench.on_gpu.machine import Machine, summary
from bench.on_gpu.straight import Straight, random_feeds
from tests.codegen.gpu.thirteen import SAMPLES, Sample
from tfc.codegen.target.target import Target, for_gpu, simulated_gpu
from tfc.ir.base.record import replace
from tfc.ir.types.types import Array
from tfc.passes.gradients.expand_gradients import expand_gradients
from tfc.passes.place.cost_model import CostModel


def measure(machine: Machine, name: str, budget: float) -> dict[str, Any]:
    """One kernel: its times, the bytes and operations it has to make, and whether two runs give the same bits. Of one
    that clusters of blocks compute also `a tile a block`: the same without clusters, whose bits have to be theirs."""
    sample = next(each for each in SAMPLES if each.name == name)
    sizes = sample.full if machine.has_clock else sample.small[0]
    target = target_of(machine)
    model, row, first = _measured(machine, sample, sizes, target, budget)
    if target.gpu is not None and has_clusters(model):
        apart = replace(target, gpu=replace(target.gpu, clusters=False))
        _, row["a tile a block"], other = _measured(machine, sample, sizes, apart, budget)
        row["a tile a block"]["same bits"] &= _are_same(first, other)
    return row


def _measured(
    machine: Machine, sample: Sample, sizes: dict[str, int], target: Target, budget: float
) -> tuple[Straight, dict[str, Any], dict[str, Array]]:
    """Measure a kernel compiled for a target: the model, a row of measurements, the results."""
    text = sample.at(sizes)
    model = Straight(machine, text, random_feeds(text, sizes), target)
    model.poison()
    model.run_all()
    first = model.results()
    replay = machine.recorded(model.run_all)
    seconds = machine.seconds(replay, budget=budget if machine.has_clock else 0.0)
    taken = summary([each / len(model.sets) for each in seconds]) if machine.has_clock else {}
    again = model.results(len(model.sets) - 1)
    row = {
        "kernel": sample.name,
        "sizes": sizes,
        **taken,
        "sets": len(model.sets),
        "bytes": model.moved,
        "flops": operations(sample, sizes),
        "type": element_type(text),
        "same bits": _are_same(first, again),
        "poisoned": any(bool(np.isnan(value.astype(np.float32)).any()) for value in first.values()),
    }
    return model, row, first


def has_clusters(model: Straight) -> bool:
    """True where clusters of blocks share the work of a launch."""
    return any(launch.cluster for launches in model.program.code.launches.values() for launch in launches)


def _are_same(first: dict[str, Array], second: dict[str, Array]) -> bool:
    return all(first[key].tobytes() == second[key].tobytes() for key in first)


def target_of(machine: Machine) -> Target:
    """The target of the device's code."""
    if machine.driver.is_stand_in:
        return simulated_gpu(is_apart=True)
    from tfc.codegen.target.target import gpu_of_capability

    return for_gpu(gpu_of_capability(machine.gpu.info.capability, machine.driver.version))


def operations(sample: Sample, sizes: dict[str, int]) -> float:
    """Floating-point operations of a kernel, by the cost model of placement."""
    graph = expand_gradients(tfc.parse(sample.at(sizes)))
    return CostModel().graph_work(graph).flops


def element_type(text: str) -> str:
    """The type of a model's first input."""
    return text.partition("input ")[2].partition(": ")[2].partition("[")[0]
