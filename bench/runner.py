"""Runs the peers block by block, interleaved, each alone on the machine, and keeps the median of the rounds."""

from __future__ import annotations

import json
import os
import signal
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from bench.workloads import Array, Workload

ROOT = Path(__file__).resolve().parent.parent


@dataclass
class Result:
    """What one peer did on one workload: seconds a call (or bytes) for each round, or why there are none."""

    peer: str
    rounds: list[float] = field(default_factory=list)
    load: float = 0.0
    error: str = ""

    @property
    def seconds(self) -> float:
        """The median of the rounds."""
        return statistics.median(self.rounds)


class Peer:
    """A worker process, stopped whenever it is not its turn; `python` runs it, unless it is this one."""

    def __init__(self, name: str, python: str = "") -> None:
        self.name = name
        self.process = subprocess.Popen(
            [python or sys.executable, "-m", "bench.worker", name],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def version(self) -> str:
        """The package it measures and its version; "" for tfc itself, which is described with the machine."""
        answer: str = self.ask(do="version").get("version", "")
        return answer

    def ask(self, **command: str) -> dict[str, Any]:
        """Wake the worker, have one command done, put it to sleep again."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        os.kill(self.process.pid, signal.SIGCONT)
        try:
            self.process.stdin.write(json.dumps(command) + "\n")
            self.process.stdin.flush()
            line = self.process.stdout.readline()
        except BrokenPipeError:
            line = ""
        if not line:
            return {"error": f"the worker died with status {self.process.wait()}"}
        os.kill(self.process.pid, signal.SIGSTOP)
        answer: dict[str, Any] = json.loads(line)
        return answer

    def close(self) -> None:
        """End the process."""
        self.process.kill()
        self.process.wait()


def compare(workload: Workload, peers: Sequence[Peer], rounds: int) -> list[Result]:
    """Load a workload into all peers, check their results, then time `rounds` interleaved blocks of each."""
    expected = workload.reference(workload.feeds())
    results = []
    with tempfile.TemporaryDirectory() as folder:
        for peer in peers:
            place = Path(folder) / f"{peer.name}.npy"
            answer = peer.ask(do="load", workload=workload.name, result=str(place))
            result = Result(peer.name, load=answer.get("seconds", 0.0), error=answer.get("error", ""))
            result.error = result.error or wrong(np.load(place, allow_pickle=False), expected, workload.tolerance)
            results.append(result)
    for _ in range(rounds):
        for peer, result in zip(peers, results, strict=True):
            if not result.error:
                answer = peer.ask(do="block", workload=workload.name)
                result.error = answer.get("error", "")
                result.rounds += [answer[key] for key in ("seconds", "bytes") if key in answer]
    return results


def wrong(got: Array, expected: Array, tolerance: float) -> str:
    """Why a result does not count; "" when it is right."""
    if got.shape != expected.shape:
        return f"wrong result: shape {list(got.shape)} instead of {list(expected.shape)}"
    error = float(np.max(np.abs(got - expected)) / max(1e-30, float(np.max(np.abs(expected)))))
    return "" if error <= tolerance else f"wrong result: relative error {error:.1e}"
