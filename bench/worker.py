"""One peer with one workload in a process of its own: loads it, runs blocks of calls, answers in lines of JSON.

The parent (bench/peer.py) stops this process with SIGSTOP between blocks: idle threads of one library that spin would
slow the next one down, by as much as half.
"""

from __future__ import annotations

import ctypes
import gc
import importlib
import importlib.metadata
import json
import os
import signal
import socket
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, replace
from pathlib import Path
from types import ModuleType
from typing import IO, Any

import ml_dtypes
import numpy as np

from bench.contention import Meter, Use
from bench.forked import bring, pages_of_files
from bench.workload import Array, Job, Loaded
from bench.workloads import named

BLOCK_SECONDS = 0.1
LONG_BLOCKS = 5
"""A call that takes as long as so many blocks is a block by itself: compiling, which nothing warms up."""
PACKAGES = {
    "xla": "tensorflow",
    "unrolled": "tfc",
    "torch_compile": "torch",
    "iree": "iree-base-compiler",
    "tvm": "apache-tvm",
}
"""The distribution that a peer comes in, where it is called otherwise."""
Call = Callable[[], Any]


def serve(adapter: ModuleType, peer: str, job: Job, channel: IO[str]) -> None:
    """Answer commands until the input ends."""
    worker = Worker(adapter, job)
    for line in channel:
        command = json.loads(line)
        try:
            answer = {"version": version(peer)} if command["do"] == "version" else worker.answer(command)
        except Exception as failure:  # the parent prints it and goes on with the other peers
            answer = {"error": f"{type(failure).__name__}: {failure}"[:2000]}
        channel.write(json.dumps(answer) + "\n")
        channel.flush()


class Worker:
    """A peer's process: the loaded workload, and the memory that the process had before."""

    def __init__(self, adapter: ModuleType, job: Job) -> None:
        self.adapter, self.job = adapter, job
        self.loaded: Loaded | None = None
        self.before = 0
        self.peak = 0

    def answer(self, command: dict[str, str]) -> dict[str, Any]:
        """Do one command."""
        if command["do"] == "load":
            return self.load(Path(command["result"]))
        timed = self.job.workload.timed
        if timed == "memory":
            return {"bytes": growth(self.adapter, self.job)}
        clock = time.process_time if command.get("clock") == "cpu" else time.perf_counter
        if timed in ("compile", "load"):
            self.loaded = None
            give_back()
            self.before = resident("VmRSS")
            forget_peak()
            seconds, use = once(lambda: self.adapter.load(self.job).call(), clock)
        else:
            assert self.loaded is not None
            forget_peak()
            seconds, use = block(self.loaded.call, clock)
        return {"seconds": seconds, "memory": self.growth(), "use": asdict(use)}

    def load(self, result: Path) -> dict[str, Any]:
        """Load, call once, write the outputs; tells the time until the first result was there."""
        self.before = resident("VmRSS")
        forget_peak()
        start = time.perf_counter()
        self.loaded = self.adapter.load(self.job)
        assert self.loaded is not None
        first = self.loaded.call()
        seconds = time.perf_counter() - start
        memory = self.growth()
        stored: dict[str, Any] = {name: _storable(array) for name, array in self.loaded.outputs(first).items()}
        np.savez(result, **stored)
        return {"seconds": seconds, "memory": memory}

    def growth(self) -> int:
        """Bytes by which the peak since the last `forget_peak` is above what the process had before it loaded."""
        return max(0, resident("VmHWM") - self.before)


def _storable(array: Array) -> Array:
    """The array, bf16 as f32: NumPy's files do not know it."""
    return array.astype(np.float32) if array.dtype == ml_dtypes.bfloat16 else array


def version(peer: str) -> str:
    """The name and version of a peer's package; "" for tfc."""
    package = PACKAGES.get(peer, peer)
    if package == "tfc":
        return ""
    for name in (package, f"{package}-cpu"):
        try:
            return f"{package} {importlib.metadata.version(name)}"
        except importlib.metadata.PackageNotFoundError:
            continue
    return package


def growth(adapter: ModuleType, job: Job) -> int:
    """Bytes by which a call raises the peak of this process's memory over that of a call of one trip."""
    short = replace(job, feeds={name: np.ones_like(array) for name, array in job.feeds.items()})
    brief, long = (adapter.load(each) for each in (short, job))
    brief.call()
    forget_peak()
    before = resident("VmHWM")
    long.call()
    return max(0, resident("VmHWM") - before)


def give_back() -> None:
    """Collect garbage, and give freed memory back to the system."""
    gc.collect()
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
    if trim is not None:
        trim(0)


def forget_peak() -> None:
    """Let the peak of this process's memory begin anew."""
    Path("/proc/self/clear_refs").write_text("5")


def resident(which: str) -> int:
    """Bytes that this process has in memory (VmRSS) or had at its peak (VmHWM)."""
    status = Path("/proc/self/status").read_text()
    return 1024 * int(status.split(f"{which}:")[1].split()[0])


def once(call: Call, clock: Callable[[], float]) -> tuple[float, Use]:
    """The time of one call, and what the process had of the processors meanwhile."""
    meter, start = Meter(), clock()
    call()
    return clock() - start, meter.use()


def block(
    call: Call, clock: Callable[[], float] = time.perf_counter, seconds: float = BLOCK_SECONDS
) -> tuple[float, Use]:
    """The mean time of a call in a block of about `seconds`, after one call to warm up unless one takes long; and what
    the process had of the processors meanwhile."""
    taken, use = once(call, clock)
    if taken > LONG_BLOCKS * seconds:
        return taken, use
    meter, start = Meter(), clock()
    call()
    taken = clock() - start
    if taken > seconds:
        return taken, meter.use()
    count = max(1, min(100_000, int(seconds / max(taken, 1e-7))))
    meter, start = Meter(), clock()
    for _ in range(count):
        call()
    taken = (clock() - start) / count
    return taken, meter.use()


def main(peer: str, descriptor: str) -> None:
    """Import the peer's package, then fork a worker for each workload that the parent names."""
    control = socket.socket(fileno=int(descriptor))
    adapter = importlib.import_module(f"bench.peers.{peer}")
    spent, pages = leaves_threads(), pages_of_files()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for workers
    while True:
        message, descriptors, _, _ = socket.recv_fds(control, 4096, 1)
        if not message:
            return
        channel = socket.socket(fileno=descriptors[0])
        process = 0 if spent else os.fork()
        if process == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)  # compilers may run in processes of their own
            wanted = json.loads(message)
            with open(wanted["log"], "a") as log:
                os.dup2(log.fileno(), sys.stdout.fileno())
                os.dup2(log.fileno(), sys.stderr.fileno())
            if spent:
                control.send(json.dumps({"pid": os.getpid(), "spent": True}).encode())
            else:
                bring(pages)
            control.close()
            # The arrays are made before anything is measured.
            chosen = named(wanted["workload"])
            job = Job(chosen, chosen.feeds(), chosen.weights(), wanted["threads"], wanted["target_cpu"])
            return serve(adapter, peer, job, channel.makefile("rw"))
        channel.close()
        control.send(json.dumps({"pid": process, "spent": False}).encode())


def leaves_threads() -> bool:
    """True where there are threads that a forked worker would lack; those of BLAS libraries end before a fork."""
    child = os.fork()
    if child == 0:
        os._exit(0)
    os.waitpid(child, 0)
    return len(os.listdir("/proc/self/task")) > 1


if __name__ == "__main__":
    main(*sys.argv[1:])
