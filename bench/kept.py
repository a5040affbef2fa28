"""Memory of a process whose steps are on disk, beside that of one that compiles: `python -m bench.kept [--only W5]`.

Both are counted as the column `memory` is (bench/worker.py): how far the process is, at its peak while calls run, above
what it had before it loaded the model. What users start again is the second. Of tfc alone.
"""

from __future__ import annotations

import argparse
import gc
import os
import re
import tempfile
import traceback
from collections.abc import Sequence
from dataclasses import replace

from bench.forked import bring, pages_of_files
from bench.peers import tfc as adapter
from bench.worker import forget_peak, resident
from bench.workload import Job, Workload
from bench.workloads import WORKLOADS

CALLS = 3


def memory(workload: Workload, *, keeps: bool) -> int:
    """Bytes, measured in a process of its own; with `keeps` compiled steps are kept on disk and found there."""
    pages = pages_of_files()
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        try:  # whatever happens, what follows is the parent's
            os.close(reading)
            bring(pages)
            os.write(writing, str(_growth(workload, keeps=keeps)).encode())
        except BaseException:
            traceback.print_exc()
        finally:
            os._exit(0)
    os.close(writing)
    with open(reading, "rb") as file:
        told = file.read()
    os.waitpid(child, 0)
    if not told:
        raise SystemExit(f"{workload.name} ended before it was measured")
    return int(told)


def _growth(workload: Workload, *, keeps: bool) -> int:
    """The same of this process."""
    job = Job(workload, workload.feeds(), workload.weights(), 0, "")
    gc.collect()
    before = resident("VmRSS")
    loaded = adapter.load(replace(job, workload=replace(workload, timed="load" if keeps else "call")))
    loaded.call()
    forget_peak()
    for _ in range(CALLS):
        loaded.call()
    return max(0, resident("VmHWM") - before)


def main(arguments: Sequence[str] | None = None) -> None:
    """Print a table."""
    parser = argparse.ArgumentParser(prog="python -m bench.kept", description=__doc__)
    parser.add_argument("--only", default="W[1-9]|W10", help="workloads whose name matches (a regular expression)")
    options = parser.parse_args(arguments)
    print("| workload | compiled | from disk |\n|---|---|---|")
    with tempfile.TemporaryDirectory() as folder:
        os.environ["TFC_CACHE_DIR"] = folder
        for workload in WORKLOADS:
            if workload.timed == "call" and re.search(options.only, workload.name):
                compiled = memory(workload, keeps=False)
                memory(workload, keeps=True)
                kept = memory(workload, keeps=True)
                print(f"| {workload.name} | {compiled / 1e6:.0f} MB | {kept / 1e6:.0f} MB |", flush=True)


if __name__ == "__main__":
    main()
