"""`./dev bench`: see bench/README.md."""

from __future__ import annotations

import argparse
import json
import signal
import subprocess
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

from bench import limits, report, results
from bench.peer import Origins, Settings
from bench.runner import compare
from bench.workloads import WORKLOADS

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
        prog="./dev bench", description=__doc__, epilog=EPILOG, formatter_class=argparse.RawDescriptionHelpFormatter
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


def main() -> int:
    """Measure and print; exit status 1 when a peer gave a wrong result."""
    options = parser().parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that stopped workers are not left behind
    wanted = [w for w in WORKLOADS if any(word.lower() in w.name.lower() for word in options.only.split("|"))]
    pythons = dict(each.split("=", 1) for each in options.python)
    settings = Settings(options.rounds, options.threads, pythons, options.target_cpu, options.clock)
    names = options.peers.split(",")
    there = [name for name in names if is_there(MODULES.get(name, name), pythons.get(name, ""))]
    if missing := [name for name in names if name not in there]:
        print(f"not installed, and so not measured: {', '.join(missing)}")
    measured = limits.measure(options.threads)
    print(report.limits_in_words(measured), report.HEADER, sep="\n", flush=True)
    rows = []
    with Origins(settings) as origins:
        for workload in wanted:
            of_peers = compare(workload, [name for name in there if name in workload.peers], settings, origins)
            rows.append((workload, of_peers))
            told = f"    {report.details(workload, of_peers)}"
            print(report.row(workload, of_peers, measured), told, sep="\n", flush=True)
    run = results.run_of_today(measured, rows, options.target_cpu)
    if options.json:
        Path(options.json).write_text(json.dumps(results.as_json(run), indent=1) + "\n")
    if options.write:
        results.write(run)
    return 1 if any("wrong" in result.error for _, of_peers in rows for result in of_peers) else 0


def is_there(module: str, python: str) -> bool:
    """Whether the module can be imported, by another interpreter if one is named."""
    if not python:
        return find_spec(module) is not None
    ask: Sequence[str] = (python, "-c", f"import importlib.util as u, sys; sys.exit(u.find_spec({module!r}) is None)")
    return subprocess.run(ask, check=False, cwd="/").returncode == 0


if __name__ == "__main__":
    sys.exit(main())
