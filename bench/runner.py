"""Runs the peers block by block, interleaved, each alone on the machine, and keeps the median of the rounds."""

from __future__ import annotations

import statistics
import tempfile
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from bench import references
from bench.contention import Use, undisturbed
from bench.peer import Origins, Settings
from bench.workload import Array, Arrays, Workload

FEW_ROUNDS, LONG_SECONDS = 3, 30.0
"""A peer that has taken LONG_SECONDS, such as a compiler, is measured FEW_ROUNDS times and no more."""
AGAIN = 4
"""The number of blocks measured anew for peers of whose blocks some were disturbed."""
CHANGE_TOLERANCE = 1e-2
"""The tolerance for the change of weights in a training step, a small number beside the weight itself."""


@dataclass
class Result:
    """The measurements of one peer on one workload: seconds a call (or bytes) for each round, or why there are none.

    load         seconds from the model to the first result
    memory       bytes of the process at its peak while it ran, over what it had before loading
    load_memory  the same while it loaded
    processors   how many it might use; 0 where only its own time was counted
    uses         what it had of them, by round
    """

    peer: str
    rounds: list[float] = field(default_factory=list)
    load: float = 0.0
    load_memory: int = 0
    memory: int = 0
    error: str = ""
    version: str = ""
    processors: int = 0
    uses: list[Use] = field(default_factory=list)

    @property
    def seconds(self) -> float:
        """The median of the rounds that were not disturbed, or of all if all were."""
        return statistics.median(undisturbed(self.rounds, self.uses, self.processors))

    @property
    def disturbed(self) -> int:
        """The number of rounds in which threads waited for processors that the process did not have."""
        return sum(use.disturbed(self.processors) for use in self.uses)


def compare(workload: Workload, names: list[str], settings: Settings, origins: Origins) -> list[Result]:
    """Load a workload into all peers, check their results, then time interleaved blocks of each."""
    workload.prepare()
    weights = workload.weights()
    expected = references.of(workload, workload.feeds() | weights)
    processors = len(settings.processors) if settings.clock == "wall" else 0
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        pairs = []
        for name in names:
            worker = origins.worker(name, workload)
            stack.callback(worker.close)
            place = Path(folder) / f"{name}.npz"
            answer = worker.ask(do="load", result=str(place))
            result = Result(name, load=answer.get("seconds", 0.0), load_memory=answer.get("memory", 0))
            result.error, result.processors = answer.get("error", ""), processors
            if not result.error:
                got = dict(np.load(place, allow_pickle=False))
                result.error = differs(got, expected, weights, workload.tolerance)
                result.version = worker.ask(do="version").get("version", "")
            pairs.append((worker, result))
        for turn in range(settings.rounds + AGAIN):
            for worker, result in pairs:
                if result.error or has_enough(result, turn, settings.rounds):
                    continue
                answer = worker.ask(do="block", clock=settings.clock)
                result.error = answer.get("error", "")
                result.memory = max(result.memory, answer.get("memory", 0))
                result.rounds += [answer[key] for key in ("seconds", "bytes") if key in answer]
                result.uses += [Use(**answer["use"])] if "use" in answer else []
    return [result for _, result in pairs]


def has_enough(result: Result, turn: int, rounds: int) -> bool:
    """True where a peer has been timed often enough before this turn."""
    if turn >= FEW_ROUNDS and sum(result.rounds) > LONG_SECONDS:
        return True
    return turn - result.disturbed >= rounds


def differs(got: Arrays, expected: Arrays, before: Arrays, tolerance: float) -> str:
    """The fault of results; "" when they are right. Weights are compared by how much the step changed them."""
    for name, right in expected.items():
        if name not in got:
            return f"no result {name}"
        if name in before:
            error = wrong(got[name] - before[name], right - before[name], CHANGE_TOLERANCE)
        else:
            error = wrong(got[name], right, tolerance)
        if error:
            return f"{name}: {error}"
    return ""


def wrong(got: Array, expected: Array, tolerance: float) -> str:
    """The fault of one result; "" when it is right."""
    if got.shape != expected.shape:
        return f"wrong result: shape {list(got.shape)} instead of {list(expected.shape)}"
    error = float(np.max(np.abs(got - expected)) / max(1e-30, float(np.max(np.abs(expected)))))
    return "" if error <= tolerance else f"wrong result: relative error {error:.1e}"
