"""The command line of `./dev bench`: what it takes, and plain words for what it can not."""

from __future__ import annotations

import argparse
import os
import shutil
from pathlib import Path

from bench.workload import Workload
from bench.workloads import WORKLOADS
from tfc.compiler.host import host_for
from tfc.ir.base.errors import Error

EPILOG = """examples:
  ./dev bench                                    everything, against whoever is installed
  ./dev bench --only matmul --rounds 21
  ./dev bench --only W5 --peers tfc,numpy --threads 1
  ./dev bench --python torch=PATH --python torch_compile=PATH --python tensorflow=PATH --python xla=PATH
  ./dev bench --write                            also write bench/RESULTS.md
"""
PEERS = "tfc,unrolled,numpy,onnxruntime,openvino,jax,torch,torch_compile,tensorflow,xla,iree,tvm"
MODULES = {"unrolled": "tfc", "xla": "tensorflow", "torch_compile": "torch"}
"""The module that a peer needs, where it is not called the same."""


def parser() -> argparse.ArgumentParser:
    """The command line."""
    made = argparse.ArgumentParser(
        prog="./dev bench",
        description="Measure tfc beside its peers; see bench/README.md.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    made.add_argument("--only", default="", metavar="A|B", help="workloads whose name contains one of these")
    made.add_argument("--peers", default=PEERS, metavar="A,B", help=f"who is measured (default {PEERS})")
    made.add_argument(
        "--python", action="append", default=[], metavar="PEER=PATH", help="the interpreter that has a peer's package"
    )
    made.add_argument("--rounds", type=int, default=9, help="interleaved blocks of each peer (default 9)")
    made.add_argument("--threads", type=int, default=0, help="processors for everybody (default: all)")
    made.add_argument(
        "--target-cpu", default="", metavar="CPU", help="let tfc compile for this processor, e.g. x86-64-v3 for AVX2"
    )
    made.add_argument(
        "--clock",
        choices=("wall", "cpu"),
        default="wall",
        help="cpu: count the time processors worked, for --threads 1 on a machine that does other things too",
    )
    made.add_argument("--json", metavar="FILE", help="write all figures as JSON")
    made.add_argument("--write", action="store_true", help="keep the run, and write bench/RESULTS.md anew")
    return made


def parse(arguments: list[str] | None = None) -> argparse.Namespace:
    """Read the arguments: `workloads`, `peers` and `pythons` beside the flags as they stand. What can not be
    measured ends the program with status 2, before anything is."""
    made = parser()
    options = made.parse_args(arguments)
    options.workloads = chosen(options.only)
    if not options.workloads:
        shown = ", ".join(dict.fromkeys(workload.name.split(" ")[0] for workload in WORKLOADS))
        made.error(f"--only: no workload has {options.only!r} in its name; they begin with {shown}")
    options.peers = options.peers.split(",")
    options.pythons = dict(each.partition("=")[::2] for each in options.python)
    for name in (*options.peers, *options.pythons):
        if name not in PEERS.split(","):
            made.error(f"there is no peer {name!r}; there are {PEERS}")
    for name, python in options.pythons.items():
        if shutil.which(python) is None:
            made.error(f"--python: {name} needs an interpreter that can be run, as {name}=PATH; {python!r} is none")
    if options.rounds < 1:
        made.error("--rounds: at least one")
    processors = len(os.sched_getaffinity(0))
    if not 0 <= options.threads <= processors:
        made.error(f"--threads: this machine has {processors}")
    if options.target_cpu:
        try:
            host_for(options.target_cpu)
        except Error as error:
            made.error(f"--target-cpu: {error}")
    if options.json and not os.access(Path(options.json).parent, os.W_OK):
        made.error(f"--json: {Path(options.json).parent} is no folder that can be written to")
    return options


def chosen(only: str) -> list[Workload]:
    """The workloads whose name contains one of the words between bars, in any case of letters."""
    words = only.lower().split("|")
    return [workload for workload in WORKLOADS if any(word in workload.name.lower() for word in words)]
