"""Totals of all runs by hand, kept in the repository, and the table of them for docs/reliability.md."""

from __future__ import annotations

import datetime
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tests.fuzz.engine import Result

PATH = Path(__file__).with_name("totals.json")


def read() -> dict[str, dict[str, Any]]:
    """The totals by the names of the targets."""
    return json.loads(PATH.read_text()) if PATH.exists() else {}


def add(target: str, about: str, result: Result) -> None:
    """Add what a run gave. Coverage is the best of all runs."""
    totals = read()
    row = totals.setdefault(target, {"inputs": 0, "seconds": 0, "reached": 0})
    row["about"] = about
    row["inputs"] += result.inputs
    row["seconds"] = round(row["seconds"] + result.seconds)
    row["reached"], row["branches"] = max(row["reached"], result.reached), result.branches
    row["date"] = datetime.date.today().isoformat()
    PATH.write_text(json.dumps(totals, indent=1, sort_keys=True) + "\n")


def table() -> str:
    """The totals in Markdown; what was found and mended is counted by the files in the corpus."""
    from tests.fuzz import corpus

    lines = ["| target | inputs | per second | branches reached | kept inputs | found and mended | last run |"]
    lines.append("|---|---:|---:|---:|---:|---:|---|")
    for name, row in read().items():
        rate = row["inputs"] / max(row["seconds"], 1)
        reached = f"{row['reached']} of {row['branches']} ({row['reached'] / max(row['branches'], 1):.0%})"
        counts = f"{len(corpus.kept(name))} | {len(corpus.found(name))}"
        lines.append(
            f"| {name}: {row['about']} | {row['inputs']} | {rate:.0f} | {reached} | {counts} | {row['date']} |"
        )
    return "\n".join(lines) + "\n"
