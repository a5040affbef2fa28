"""`./dev bench`: see bench/README.md."""

from __future__ import annotations

import argparse
import json
import platform
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from bench import limits
from bench.runner import Peer, Result, compare
from bench.workloads import WORKLOADS, Workload

EPILOG = """examples:
  ./dev bench                                    everything
  ./dev bench --only matmul --rounds 21
  ./dev bench --peers tfc,numpy --only 'tiny|chain'
  ./dev bench --write                            also write bench/RESULTS.md
"""
PEERS = "tfc,unrolled,numpy,onnxruntime,jax,tensorflow,xla"
PACKAGES = {"unrolled": "tfc", "xla": "tensorflow"}
"""What a peer needs, where it is not called the same."""
HERE = Path(__file__).resolve().parent


def main() -> int:
    """Measure and print; exit status 1 when a peer gave a wrong result."""
    parser = argparse.ArgumentParser(
        prog="./dev bench", description=__doc__, epilog=EPILOG, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--only", default="", metavar="A|B", help="workloads whose name contains one of these")
    parser.add_argument("--peers", default=PEERS, metavar="A,B", help=f"who is measured (default {PEERS})")
    parser.add_argument(
        "--python", action="append", default=[], metavar="PEER=PATH", help="the interpreter that has a peer's package"
    )
    parser.add_argument("--rounds", type=int, default=9, help="interleaved blocks of each peer (default 9)")
    parser.add_argument("--export", metavar="FILE.json", help="write all figures as JSON")
    parser.add_argument("--write", action="store_true", help="write the table to bench/RESULTS.md")
    options = parser.parse_args()
    wanted = [w for w in WORKLOADS if any(word in w.name for word in options.only.split("|"))]
    measured = limits.measure()
    print(describe(measured), flush=True)
    interpreters = dict(each.split("=", 1) for each in options.python)
    there = {name: name in interpreters or find_spec(PACKAGES.get(name, name)) for name in options.peers.split(",")}
    if not all(there.values()):
        print(f"not installed, and so not measured: {', '.join(name for name in there if not there[name])}")
    peers = [Peer(name, interpreters.get(name, "")) for name in there if there[name]]
    rows = []
    try:
        print(header(), flush=True)
        for workload in wanted:
            results = compare(workload, [peer for peer in peers if peer.name in workload.peers], options.rounds)
            rows.append((workload, results))
            print("\n".join(table(workload, results, measured)), flush=True)
    finally:
        for peer in peers:
            peer.close()
    if options.export:
        Path(options.export).write_text(json.dumps(as_json(measured, rows), indent=2) + "\n")
    if options.write:
        lines = [header(), *(line for workload, results in rows for line in table(workload, results, measured))]
        (HERE / "RESULTS.md").write_text(page(measured, lines, [peer.version() for peer in peers]))
    return 1 if any(result.error for _, results in rows for result in results) else 0


def describe(measured: dict[str, float]) -> str:
    """The limits in words."""
    return (
        f"limits measured in this run, {measured['threads']:.0f} threads: {measured['flops'] / 1e9:.0f} GFLOP/s FMA "
        f"({measured['flops_one'] / 1e9:.0f} on one), copy {measured['bytes'] / 1e9:.0f} GB/s "
        f"({measured['bytes_one'] / 1e9:.0f} on one)"
    )


def header() -> str:
    """The head of the table, in Markdown."""
    return "| workload | who | time | tfc's speed / theirs | limit | of the limit |\n|---|---|---|---|---|---|"


def table(workload: Workload, results: list[Result], measured: dict[str, float]) -> list[str]:
    """A line for each peer: its time, tfc's speed over its own, and the fraction of the machine's limit it reaches."""
    # What fits the last cache stays there from call to call: then memory sets no limit.
    moved = workload.bytes if workload.bytes > measured["cache"] else 0
    least = max(workload.flops / measured["flops"], moved / measured["bytes"])
    ours = next((result.seconds for result in results if result.peer == "tfc" and not result.error), None)
    lines = []
    for result in results:
        if result.error:
            lines.append(f"| {workload.name} | {result.peer} | {result.error} | | | |")
            continue
        ratio = "" if not ours or result.peer == "tfc" else f"{result.seconds / ours:.2f}"
        if workload.timed == "memory":
            lines.append(f"| {workload.name} | {result.peer} | {result.seconds / 1e6:.2f} MB | | | |")
            continue
        fraction = f"{least / result.seconds:.2f}" if least else ""
        limit = human(least) if least else ""
        time = human(result.seconds)
        if workload.trips:
            time += f" ({human(result.seconds / workload.trips)} a trip)"
        lines.append(f"| {workload.name} | {result.peer} | {time} | {ratio} | {limit} | {fraction} |")
    return lines


def human(seconds: float) -> str:
    """A time with three digits and a unit."""
    for scale, unit in ((1, "s"), (1e3, "ms"), (1e6, "µs")):
        if seconds * scale >= 1:
            return f"{seconds * scale:.3g} {unit}"
    return f"{seconds * 1e9:.3g} ns"


def as_json(measured: dict[str, float], rows: list[tuple[Workload, list[Result]]]) -> dict[str, Any]:
    """All figures for machines."""
    return {
        "machine": machine(),
        "limits": measured,
        "workloads": [
            {
                "name": workload.name,
                "flops": workload.flops,
                "bytes": workload.bytes,
                "peers": {r.peer: {"rounds": r.rounds, "load": r.load, "error": r.error} for r in results},
            }
            for workload, results in rows
        ],
    }


def machine() -> str:
    """The processor and the versions that were measured."""
    import importlib.metadata

    from tfc.codegen.target import host

    found = [f"{name} {importlib.metadata.version(name)}" for name in ("tfc", "llvmlite")]
    return f"{host().cpu}, {limits.threads()} processors, Python {platform.python_version()}, {', '.join(found)}"


def page(measured: dict[str, float], lines: list[str], versions: list[str]) -> str:
    """RESULTS.md."""
    return (
        "# Measured speed\n\n"
        "Written by `./dev bench --write`; how it is measured is in [README.md](README.md). A ratio above 1 means that "
        "tfc is faster. The limit is the larger of work over peak FMA rate and bytes over copy bandwidth, the latter "
        "only for what does not fit the last cache.\n\n"
        f"{machine()}; {', '.join(sorted(set(filter(None, versions))))}.\n\n{describe(measured)}.\n\n"
        + "\n".join(lines)
        + "\n"
    )


if __name__ == "__main__":
    sys.exit(main())
