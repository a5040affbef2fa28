"""The cost of a compiled module: `python -m bench.loading`. The digits' networks of examples/, saved and loaded again.

Loading: fresh processes that have imported NumPy, until the first result is there. Processor time of the one thread
that works, so that others may use the machine; the best and the median.
Throughput: calls of the loaded module and of a session of the same model in turn, in the same process.
Size: what the dynamic linker maps of the `.so`, without weights, and beside it what other libraries install.
"""

from __future__ import annotations

import argparse
import os
import statistics
import struct
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np

import tfc
from tfc.runtime.bundle.bundle_file import read_bundle

ROOT = Path(__file__).resolve().parents[1]
MODELS = ("mlp", "cnn")
PROCESSES, BLOCKS, BATCH = 15, 60, 64
PEERS = ("onnxruntime", "torch", "tvm", "iree", "jax", "tensorflow", "openvino")
LOAD = """
import sys, time
import numpy as np
x = np.zeros((1, 64), np.float32)
begin = time.thread_time()
import tfc
module = tfc.load(sys.argv[1], threads=1)
module.infer(x=x)
print(time.thread_time() - begin, sum(name.startswith("tfc") for name in sys.modules))
"""
INSTALLED = """
import os, sys
from importlib.util import find_spec
for name in sys.argv[1:]:
    spec = find_spec(name)
    folders = list(spec.submodule_search_locations or ()) if spec else []
    files = (os.path.join(at, file) for top in folders for at, _, names in os.walk(top) for file in names)
    if folders:
        print(name, sum(os.path.getsize(file) for file in files if not os.path.islink(file)))
"""


def main() -> None:
    """Measure and print."""
    options = argparse.ArgumentParser(prog="python -m bench.loading", description=__doc__)
    options.add_argument("--python", action="append", default=[sys.executable], help="another one with peers installed")
    pythons: Sequence[str] = options.parse_args().python
    with tempfile.TemporaryDirectory() as folder:
        for name in MODELS:
            path = Path(folder) / f"{name}.so"
            tfc.compile(ROOT / "examples" / name / "model.tfg", threads=1).save(path, weights="external")
            best, median, modules = load_times(path)
            print(f"{name}: tfc.load and a first call in {best:.1f} ms (median {median:.1f}), {modules} modules of tfc")
            for entry, ratio in throughput(name, path):
                print(f"{name}: {entry} of the loaded module runs at {ratio:.3f} of the session's throughput")
            print(f"{name}: {mapped(read_bundle(path).native) / 1024:.1f} KB of code and tables")
    for python in pythons:
        found = subprocess.run([python, "-c", INSTALLED, *PEERS], capture_output=True, text=True, check=True).stdout
        for peer, size in (line.split() for line in found.splitlines()):
            print(f"{peer}: {int(size) / 2**20:.0f} MB installed")


def mapped(content: memoryview) -> int:
    """The bytes of a shared object's segments that are loaded."""
    table, size, count = (*struct.unpack_from("<Q", content, 32), *struct.unpack_from("<HH", content, 54))
    rows = [struct.unpack_from("<IIQQQQQQ", content, table + size * k) for k in range(count)]
    return sum(row[5] for row in rows if row[0] == 1)


def load_times(path: Path) -> tuple[float, float, int]:
    """The best and the median time in ms from a start with NumPy to a result, and how many modules were imported."""
    runs = []
    command = [sys.executable, "-c", LOAD, str(path)]
    environment = os.environ | {"PYTHONPYCACHEPREFIX": str(path.parent / "bytecode")}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    for _ in range(PROCESSES + 1):
        done = subprocess.run(command, capture_output=True, text=True, check=True, env=environment)
        seconds, modules = done.stdout.split()
        runs.append((1e3 * float(seconds), int(modules)))
    times = [time for time, _ in runs[1:]]  # the first one compiled Python's files, as an installation does
    return min(times), statistics.median(times), runs[-1][1]


def throughput(name: str, path: Path) -> list[tuple[str, float]]:
    """By entry: the session's time for a call divided by the module's, medians of blocks in turn."""
    random = np.random.default_rng(0)
    feeds = {"x": random.random((BATCH, 64), np.float32), "y": random.integers(0, 10, BATCH).astype(np.int32)}
    module = tfc.load(path, threads=1)
    found = []
    with tfc.Session(tfc.read(ROOT / "examples" / name / "model.tfg"), threads=1) as session:
        for entry in module.entries:
            given = [feeds[each] for each in module.signature[entry].inputs]
            calls: list[Callable[..., object]] = [
                session.prepare(entry).function(tfc.LIST),
                module[entry].function(tfc.LIST),
            ]
            times: list[list[float]] = [[], []]
            for _ in range(BLOCKS):
                for call, taken in zip(calls, times, strict=True):
                    taken.append(block(call, given))
            old, new = (statistics.median(each[5:]) for each in times)
            found.append((entry, old / new))
    return found


def block(call: Callable[..., object], given: Sequence[object]) -> float:
    """The processor time of some calls."""
    begin = time.thread_time()
    for _ in range(20):
        call(*given)
    return time.thread_time() - begin


if __name__ == "__main__":
    main()
