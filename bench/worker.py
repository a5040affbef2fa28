"""One peer in its own process: loads workloads, runs a block of calls when told to, answers in lines of JSON.

The parent (bench/runner.py) stops this process with SIGSTOP between blocks: idle threads of one library that spin would
slow the next one down, by as much as half.
"""

from __future__ import annotations

import importlib
import json
import sys
import time
from collections.abc import Callable
from types import ModuleType
from typing import IO, Any

import numpy as np

from bench.workloads import named

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
            answer = _answer(adapter, calls, command)
        except Exception as failure:  # the parent prints it and goes on with the other peers
            answer = {"error": f"{type(failure).__name__}: {failure}"}
        answers.write(json.dumps(answer) + "\n")
        answers.flush()


def _answer(adapter: ModuleType, calls: dict[str, Call], command: dict[str, str]) -> dict[str, Any]:
    name = command["workload"]
    if command["do"] == "load":
        start = time.perf_counter()
        calls[name] = adapter.load(named(name), named(name).feeds())
        result = calls[name]()
        np.save(command["result"], np.asarray(result), allow_pickle=False)
        return {"seconds": time.perf_counter() - start}
    return {"seconds": block(calls[name])}


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
