"""Runs the peers block by block, interleaved, each alone on the machine, and keeps the median of the rounds."""

from __future__ import annotations

import json
import os
import signal
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from bench.workload import Array, Arrays, Workload

ROOT = Path(__file__).resolve().parent.parent
POOLS = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "TFC_THREADS")
FEW_ROUNDS, LONG_SECONDS = 3, 30.0
"""What has taken so many seconds is measured no more than so many times: compilers that take a minute."""
CHANGE_TOLERANCE = 1e-2
"""Of the changes of weights in a step of training, which are small numbers beside what they are added to."""


@dataclass(frozen=True)
class Settings:
    """How to run: rounds, threads, the interpreters of peers, the processor that tfc compiles for, and the clock.

    The clock `cpu` counts the time that processors worked: for one thread on a machine that does other things too.
    """

    rounds: int = 9
    threads: int = 0
    pythons: Mapping[str, str] = field(default_factory=dict)
    target_cpu: str = ""
    clock: str = "wall"


@dataclass
class Result:
    """What one peer did on one workload: seconds a call (or bytes) for each round, or why there are none.

    load         seconds from the model to the first result
    memory       bytes of the process at its peak while it ran, over what it had before loading
    load_memory  the same while it loaded
    """

    peer: str
    rounds: list[float] = field(default_factory=list)
    load: float = 0.0
    load_memory: int = 0
    memory: int = 0
    error: str = ""
    version: str = ""

    @property
    def seconds(self) -> float:
        """The median of the rounds."""
        return statistics.median(self.rounds)


class Peer:
    """A worker process for one workload, stopped whenever it is not its turn."""

    def __init__(self, name: str, workload: Workload, settings: Settings) -> None:
        self.name = name
        self.log = tempfile.TemporaryFile("w+")  # noqa: SIM115  closed with the process
        command = [settings.pythons.get(name, sys.executable), "-m", "bench.worker", name, workload.name]
        processors = sorted(os.sched_getaffinity(0))[: settings.threads or None]
        self.process = subprocess.Popen(
            [*command, str(len(processors)), settings.target_cpu],
            cwd=ROOT,
            env=os.environ | dict.fromkeys(POOLS, str(len(processors))),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.log,
            text=True,
        )
        os.sched_setaffinity(self.process.pid, processors)

    def ask(self, **command: str) -> dict[str, Any]:
        """Wake the worker, have one command done, put it to sleep again."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        try:
            os.kill(self.process.pid, signal.SIGCONT)
            self.process.stdin.write(json.dumps(command) + "\n")
            self.process.stdin.flush()
            line = self.process.stdout.readline()
        except (BrokenPipeError, ProcessLookupError):
            line = ""
        if not line:
            return {"error": f"the worker died with status {self.process.wait()}: {self.last_words()}"}
        os.kill(self.process.pid, signal.SIGSTOP)
        answer: dict[str, Any] = json.loads(line)
        return answer

    def last_words(self) -> str:
        """The last line that the process wrote."""
        self.log.seek(0)
        lines = self.log.read().strip().splitlines()
        return lines[-1] if lines else ""

    def close(self) -> None:
        """End the process."""
        self.process.kill()
        self.process.wait()
        for stream in (self.process.stdin, self.process.stdout, self.log):
            assert stream is not None
            stream.close()


def compare(workload: Workload, names: list[str], settings: Settings) -> list[Result]:
    """Load a workload into all peers, check their results, then time interleaved blocks of each."""
    workload.prepare()
    weights = workload.weights()
    expected = workload.reference(workload.feeds() | weights)
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        pairs = []
        for name in names:
            peer = Peer(name, workload, settings)
            stack.callback(peer.close)
            place = Path(folder) / f"{name}.npz"
            answer = peer.ask(do="load", result=str(place))
            result = Result(name, load=answer.get("seconds", 0.0), load_memory=answer.get("memory", 0))
            result.error = answer.get("error", "")
            if not result.error:
                got = dict(np.load(place, allow_pickle=False))
                result.error = differs(got, expected, weights, workload.tolerance)
                result.version = peer.ask(do="version").get("version", "")
            pairs.append((peer, result))
        for turn in range(settings.rounds):
            for peer, result in pairs:
                if result.error or (turn >= FEW_ROUNDS and sum(result.rounds) > LONG_SECONDS):
                    continue
                answer = peer.ask(do="block", clock=settings.clock)
                result.error = answer.get("error", "")
                result.memory = max(result.memory, answer.get("memory", 0))
                result.rounds += [answer[key] for key in ("seconds", "bytes") if key in answer]
    return [result for _, result in pairs]


def differs(got: Arrays, expected: Arrays, before: Arrays, tolerance: float) -> str:
    """Why results do not count; "" when they are right. Weights are compared by how much the step changed them."""
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
    """Why a result does not count; "" when it is right."""
    if got.shape != expected.shape:
        return f"wrong result: shape {list(got.shape)} instead of {list(expected.shape)}"
    error = float(np.max(np.abs(got - expected)) / max(1e-30, float(np.max(np.abs(expected)))))
    return "" if error <= tolerance else f"wrong result: relative error {error:.1e}"
