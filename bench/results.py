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

from bench.contention import Use
from bench.report import HEADER, Limits, Rows, disturbances, every, least, limits_in_words, memory, row, scaling
from bench.runner import Result
from bench.workloads import WORKLOADS

HERE = Path(__file__).resolve().parent


@dataclass(frozen=True)
class Run:
    """The results of one run, with its machine and date; `cpu` is the processor that tfc compiled for."""

    machine: str
    cpu: str
    date: str
    limits: Limits
    rows: Rows

    @property
    def threads(self) -> int:
        """The number of threads that every peer had."""
        return round(self.limits["threads"])

    @property
    def title(self) -> str:
        """The title of its section."""
        return f"{self.cpu}, {self.threads} thread{'s' * (self.threads > 1)}"

    def is_beside(self, one: Run) -> bool:
        """True where the other was measured on one thread of the same processor, and this one on several."""
        return one.threads == 1 < self.threads and (one.cpu, one.caches) == (self.cpu, self.caches)

    @property
    def caches(self) -> str:
        """The description of the machine up to the versions: machines that differ in it are not the same."""
        return self.machine.split(", Python ")[0]

    @property
    def file(self) -> str:
        """The name of the file that it is kept in."""
        return f"{self.cpu}-{self.threads}.json"


def run_of_today(limits: Limits, rows: Rows, target_cpu: str) -> Run:
    """The run that was just measured here."""
    from tfc.codegen.target.target import host

    return Run(machine(), target_cpu or host().cpu, datetime.date.today().isoformat(), limits, rows)


def machine() -> str:
    """The processor and what of tfc was measured."""
    import importlib.metadata

    from tfc.codegen.target.target import host

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
        (known[each["name"]], [_result(**result) for result in each["peers"].values()])
        for each in content["workloads"]
        if each["name"] in known
    ]
    return Run(content["machine"], content["cpu"], content["date"], content["limits"], rows)


def _result(uses: Sequence[dict[str, Any]] = (), **figures: Any) -> Result:
    """A result as it was written."""
    return Result(**figures, uses=[Use(**each) for each in uses])


def write(run: Run, here: Path = HERE) -> None:
    """Keep a run in place of the last one of its processor and threads, and make the page anew."""
    folder = here / "results"
    folder.mkdir(exist_ok=True)
    (folder / run.file).write_text(json.dumps(as_json(run), indent=1) + "\n")
    runs = [from_json(json.loads(path.read_text())) for path in sorted(folder.glob("*.json"))]
    # What was compiled for the machine itself comes first, with all of its processors before one alone.
    runs.sort(key=lambda each: (not each.machine.startswith(each.cpu), each.cpu, -each.threads))
    (here / "RESULTS.md").write_text(page(runs))


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
            *disturbances(run.rows),
            *memory(run.rows),
            *(line for one in runs if run.is_beside(one) for line in scaling(run.rows, run.limits, one.rows)),
            "",
            "The times of everybody:",
            "",
            *every(run.rows),
        ]
    return "\n".join(lines) + "\n"
