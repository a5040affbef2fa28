"""Fuzz a target: `./dev fuzz source --minutes=10`, all of them for a minute in all: `./dev fuzz --ci`.

Inputs are made by mutation of those in tests/fuzz/corpus and of the target's seeds, guided by the branches they reach;
each has 2 s of the processor and 512 MiB of memory. A finding is minimised and written into the corpus, where a test
runs it.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from tests.fuzz.marks import mark_imports

if TYPE_CHECKING:
    from tests.fuzz.target import Target

SMOKE = 60.0
"""Seconds of `--ci`."""


def parser() -> argparse.ArgumentParser:
    """The command line."""
    made = argparse.ArgumentParser(prog="./dev fuzz", description=__doc__.partition(":")[0])
    made.add_argument("target", nargs="*", help="which untrusted inputs; all of them when none is named")
    made.add_argument("--minutes", type=float, default=1.0, help="for each target (default 1)")
    made.add_argument("--ci", action="store_true", help=f"{SMOKE:g} s for all targets together")
    made.add_argument("--seed", type=int, default=0, help="of the mutations (default 0)")
    made.add_argument("--keep", action="store_true", help="keep the inputs that reach new branches in the corpus")
    made.add_argument("--count", action="store_true", help="add what was run to tests/fuzz/totals.json")
    made.add_argument("--replay", action="store_true", help="run what the corpus holds, and nothing else")
    made.add_argument("--list", action="store_true", help="list the targets")
    made.add_argument("--table", action="store_true", help="print the totals as a table of Markdown")
    return made


def replay(chosen: Sequence[Target]) -> int:
    """Run the inputs of the corpus, each in a child of this process; 1 when one is a finding."""
    from tests.fuzz import corpus
    from tests.fuzz.limits import attempt_all

    status = 0
    for target in chosen:
        for name, finding in attempt_all(target, corpus.everything(target.name)):
            print(f"{target.name}/{name}: {finding.key}\n{finding.detail}", flush=True)
            status = 1
    return status


def main(words: Sequence[str] | None = None) -> int:
    """Run one command; the exit status is 1 when something was found."""
    options = parser().parse_args(words)
    from tests.fuzz import totals

    if options.table:
        print(totals.table(), end="")
        return 0
    marks = mark_imports() if not options.replay else None
    from tests.fuzz.engine import Run
    from tests.fuzz.targets import TARGETS, targets

    if options.list:
        print("\n".join(f"{name:<12} {target.about}" for name, target in TARGETS.items()))
        return 0
    try:
        chosen = targets(options.target)
    except KeyError as unknown:
        print(f"fuzz: there is no target {unknown}; there are {', '.join(TARGETS)}", file=sys.stderr)
        return 2
    if options.replay:
        return replay(chosen)
    seconds = SMOKE / len(chosen) if options.ci else options.minutes * 60
    found = 0
    for target in chosen:
        run = Run(target, marks, options.seed, lambda text: print(text, flush=True))
        result = run.go(seconds)
        kept = f", {run.keep()} kept" if options.keep else ""
        if options.count:
            totals.add(target.name, target.about, result)
        print(
            f"{target.name}: {result.inputs} inputs, {result.rate:.0f}/s, "
            f"{result.reached} of {result.branches} branches, {len(result.findings)} findings{kept}",
            flush=True,
        )
        found += len(result.findings)
    return 1 if found else 0


if __name__ == "__main__":
    status = main()
    sys.stdout.flush()
    os._exit(status)  # finalizers of marked modules would meet marks that are gone
