"""Runs of the workloads as JSON files in `results/`, one for each processor and number of threads, and the page
RESULTS.md made of them all."""

from __future__ import annotations

import datetime
import json
import platform
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from bench.report import HEADER, Limits, Rows, every, least, limits_in_words, row
from bench.runner import Result
from bench.workloads import WORKLOADS

HERE = Path(__file__).resolve().parent
FOLDER = HERE / "results"


@dataclass(frozen=True)
class Run:
    """What was measured when on which machine; `cpu` is what tfc compiled for."""

    machine: str
    cpu: str
    date: str
    limits: Limits
    rows: Rows

    @property
    def threads(self) -> int:
        """How many everybody had."""
        return round(self.limits["threads"])

    @property
    def title(self) -> str:
        """Heads its section."""
        return f"{self.cpu}, {self.threads} thread{'s' * (self.threads > 1)}"

    @property
    def file(self) -> Path:
        """Where it is kept."""
        return FOLDER / f"{self.cpu}-{self.threads}.json"


def run_of_today(limits: Limits, rows: Rows, target_cpu: str) -> Run:
    """What has just been measured here."""
    from tfc.codegen.target import host

    return Run(machine(), target_cpu or host().cpu, datetime.date.today().isoformat(), limits, rows)


def machine() -> str:
    """The processor and what of tfc was measured."""
    import importlib.metadata

    from tfc.codegen.target import host

    target = host()
    found = [f"{name} {importlib.metadata.version(name)}" for name in ("tfc", "llvmlite", "numpy")]
    caches = f"caches {target.l1 >> 10} KiB, {target.l2 >> 10} KiB, {target.l3 >> 20} MiB"
    return ", ".join([target.cpu, f"{target.cores} cores", caches, f"Python {platform.python_version()}", *found])


def as_json(run: Run) -> dict[str, Any]:
    """All figures for machines."""
    return {
        "machine": run.machine,
        "cpu": run.cpu,
        "date": run.date,
        "limits": run.limits,
        "workloads": [
            {
                "name": workload.name,
                "flops": workload.flops,
                "bytes": workload.bytes,
                "limit": least(workload, run.limits),
                "peers": {result.peer: asdict(result) for result in results},
            }
            for workload, results in run.rows
        ],
    }


def from_json(content: dict[str, Any]) -> Run:
    """A run as it was written; workloads that there are no more are left out."""
    known = {workload.name: workload for workload in WORKLOADS}
    rows = [
        (known[each["name"]], [Result(**result) for result in each["peers"].values()])
        for each in content["workloads"]
        if each["name"] in known
    ]
    return Run(content["machine"], content["cpu"], content["date"], content["limits"], rows)


def write(run: Run) -> None:
    """Keep a run in place of the last one of its processor and threads, and make the page anew."""
    FOLDER.mkdir(exist_ok=True)
    run.file.write_text(json.dumps(as_json(run), indent=1) + "\n")
    runs = [from_json(json.loads(path.read_text())) for path in sorted(FOLDER.glob("*.json"))]
    # What was compiled for the machine itself comes first, with all of its processors before one alone.
    runs.sort(key=lambda each: (not each.machine.startswith(each.cpu), each.cpu, -each.threads))
    (HERE / "RESULTS.md").write_text(page(runs))


def page(runs: Sequence[Run]) -> str:
    """RESULTS.md."""
    lines = [
        "# Measured speed",
        "",
        "Written by `./dev bench --write`; [README.md](README.md) says how it is measured and what the columns mean. "
        "All figures are in `results/`.",
    ]
    for run in runs:
        versions = sorted({result.version for _, results in run.rows for result in results if result.version})
        limits = limits_in_words(run.limits)
        lines += [
            "",
            f"## {run.title}",
            "",
            f"{run.machine}; {', '.join(versions)}. {run.date}.",
            "",
            f"{limits[0].upper()}{limits[1:]}.",
            "",
            HEADER,
            *(row(workload, results, run.limits) for workload, results in run.rows),
            "",
            "The times of everybody:",
            "",
            *every(run.rows),
        ]
    return "\n".join(lines) + "\n"
