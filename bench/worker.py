"""One peer in its own process: loads workloads, runs a block of calls when told to, answers in lines of JSON.

The parent (bench/runner.py) stops this process with SIGSTOP between blocks: idle threads of one library that spin would
slow the next one down, by as much as half.
"""

from __future__ import annotations

import importlib
import importlib.metadata
import json
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import IO, Any

import numpy as np

from bench.workloads import Workload, named

BLOCK_SECONDS = 0.1
LONG_BLOCKS = 5
"""A call that takes as long as so many blocks is a block by itself: compiling, which nothing warms up."""
Call = Callable[[], Any]


def serve(peer: str, commands: IO[str], answers: IO[str]) -> None:
    """Answer `load` and `block` commands until the input ends."""
    adapter = importlib.import_module(f"bench.peers.{peer}")
    calls: dict[str, Call] = {}
    for line in commands:
        command = json.loads(line)
        try:
            answer = {"version": version(peer)} if command["do"] == "version" else _answer(adapter, calls, command)
        except Exception as failure:  # the parent prints it and goes on with the other peers
            answer = {"error": f"{type(failure).__name__}: {failure}"}
        answers.write(json.dumps(answer) + "\n")
        answers.flush()


def _answer(adapter: ModuleType, calls: dict[str, Call], command: dict[str, str]) -> dict[str, Any]:
    name = command["workload"]
    workload = named(name)
    if command["do"] == "load":
        start = time.perf_counter()
        calls[name] = adapter.load(workload, workload.feeds())
        result = calls[name]()
        np.save(command["result"], np.asarray(result), allow_pickle=False)
        return {"seconds": time.perf_counter() - start}
    if workload.timed == "memory":
        return {"bytes": growth(adapter, workload)}
    return {"seconds": block(calls[name])}


def version(peer: str) -> str:
    """The name and version of a peer's package; "" for tfc."""
    package = {"xla": "tensorflow", "unrolled": "tfc"}.get(peer, peer)
    return "" if package == "tfc" else f"{package} {importlib.metadata.version(package)}"


def growth(adapter: ModuleType, workload: Workload) -> int:
    """Bytes by which a call raises the peak of this process's memory over that of a call of one trip."""
    short = replace(workload, numbers=dict.fromkeys(workload.numbers, 1))
    brief, long = (adapter.load(each, each.feeds()) for each in (short, workload))
    brief()
    Path("/proc/self/clear_refs").write_text("5")  # the peak so far is forgotten
    before = _peak()
    long()
    return max(0, _peak() - before)


def _peak() -> int:
    status = Path("/proc/self/status").read_text()
    return 1024 * int(status.split("VmHWM:")[1].split()[0])


def block(call: Call, seconds: float = BLOCK_SECONDS) -> float:
    """The mean time of a call in a block of about `seconds`, after one call to warm up unless one takes long."""
    clock = time.perf_counter
    start = clock()
    call()
    if clock() - start > LONG_BLOCKS * seconds:
        return clock() - start
    start = clock()
    call()
    count = max(1, min(100_000, int(seconds / max(clock() - start, 1e-7))))
    start = clock()
    for _ in range(count):
        call()
    return (clock() - start) / count


if __name__ == "__main__":
    serve(sys.argv[1], sys.stdin, sys.stdout)
