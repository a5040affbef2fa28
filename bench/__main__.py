"""`./dev bench`: see bench/README.md."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

from bench import limits, report, results
from bench.options import MODULES, parse
from bench.peer import Origins, Settings
from bench.runner import compare


def main() -> int:
    """Measure and print; exit status 1 when a peer gave a wrong result."""
    options = parse()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that stopped workers are not left behind
    settings = Settings(options.rounds, options.threads, options.pythons, options.target_cpu, options.clock)
    there = [name for name in options.peers if is_there(MODULES.get(name, name), options.pythons.get(name, ""))]
    if missing := [name for name in options.peers if name not in there]:
        print(f"not installed, and so not measured: {', '.join(missing)}")
    measured = limits.measure(options.threads)
    print(report.limits_in_words(measured), report.HEADER, sep="\n", flush=True)
    rows = []
    with Origins(settings) as origins:
        for workload in options.workloads:
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
    """True where the module can be imported, by another interpreter if one is named."""
    if not python:
        return find_spec(module) is not None
    ask: Sequence[str] = (python, "-c", f"import importlib.util as u, sys; sys.exit(u.find_spec({module!r}) is None)")
    return subprocess.run(ask, check=False, cwd="/").returncode == 0


if __name__ == "__main__":
    sys.exit(main())
