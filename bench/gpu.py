"""All measurements on a GPU, in one command that runs unattended: `python -m bench.gpu`.

Correctness comes first. Each part runs in a process of its own, since a kernel that fails takes the device from its
process. Without a device it says why and measures nothing; `--sim` then checks what can be checked on the stand-in.
Writes what it found as JSON, and as a page that holds no figure which the run has not measured.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from bench.on_gpu.parts import RIGHT, Setting, names, run
from bench.on_gpu.report import page
from tfc.ir.base.errors import Error
from tfc.version import __version__

EPILOG = """examples:
  python -m bench.gpu                 everything, in ten minutes at most: RESULTS-gpu.md and .json beside this file
  python -m bench.gpu --quick         in a minute and a half
  python -m bench.gpu --sim --quick   no device: correctness on the stand-in
  python -m bench.gpu --only kernels
"""
HERE = Path(__file__).resolve().parent
LIMITS = {True: 90.0, False: 570.0}
"""Seconds for the whole run, by `quick`; the stand-in, where nothing is timed, always has the longer time."""
MARK = "found: "
"""The beginning of the line by which a part's process tells its result."""


class Options(argparse.Namespace):
    """The command line."""

    quick: bool
    sim: bool
    device: int
    only: str
    output: Path
    part: str


def parser() -> argparse.ArgumentParser:
    """The command line."""
    made = argparse.ArgumentParser(
        prog="python -m bench.gpu",
        description=__doc__,
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    made.add_argument("--quick", action="store_true", help="few runs, small batches, few floats of the sweeps")
    made.add_argument("--sim", action="store_true", help="check the stand-in; nothing is timed")
    made.add_argument("--device", type=int, default=0, metavar="N", help="which GPU (default 0)")
    made.add_argument("--only", default="", metavar="A|B", help="parts whose name contains one of these")
    made.add_argument("-o", dest="output", type=Path, default=HERE, metavar="DIR", help="where the results go")
    made.add_argument("--part", default="", help=argparse.SUPPRESS)
    return made


# ---- running them ----------------------------------------------------------------------------------------------------


def setting_of(options: Options) -> Setting:
    """The setting that all parts share."""
    return Setting(options.quick, options.sim)


def command_of(options: Options, part: str) -> list[str]:
    """The command that runs one part in a process of its own."""
    flags = ["--quick"] * options.quick + ["--sim"] * options.sim
    return [sys.executable, "-m", "bench.gpu", *flags, "--part", part]


def run_part(options: Options, part: str, seconds: float) -> tuple[Any, str]:
    """Run a part in a process of its own: what it found, or why it found nothing."""
    try:
        command = command_of(options, part)
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=seconds, cwd=HERE.parent)
    except subprocess.TimeoutExpired:
        return None, f"took longer than the {seconds:.0f} s that were left"
    for line in done.stdout.splitlines():
        if line.startswith(MARK):
            answer = json.loads(line.removeprefix(MARK))
            return answer.get("found"), answer.get("why", "")
    last = (done.stderr.strip().splitlines() or [""])[-1]
    return None, f"ended with {done.returncode}: {last}"


def answer(options: Options) -> int:
    """Run one part in this process, and tell what it found on a line of its own."""
    try:
        said = {"found": run(options.part, setting_of(options), command_of(options, "right kernels"))}
    except Error as problem:
        said = {"why": problem.message}
    print(MARK + json.dumps(said))
    return 0


def device_or_why(options: Options) -> tuple[dict[str, Any], str]:
    """A description of the device; or nothing, and why there is none."""
    if options.sim:
        return {}, ""
    from tfc.runtime.gpu.driver import driver

    try:
        found = driver()
        info = found.devices()[0]
    except Error as problem:
        return {}, problem.message
    said = {"name": info.name, "capability": info.capability, "processors": info.processors}
    return {**said, "memory": info.memory, "version": found.version, "is_stand_in": found.is_stand_in}, ""


def main() -> int:
    """Run all parts and write the results; exit status 1 when a result was wrong."""
    options = parser().parse_args(namespace=Options())
    if options.part:
        return answer(options)
    if options.device:  # before the driver starts, and for the processes of all parts
        os.environ |= {"CUDA_DEVICE_ORDER": "PCI_BUS_ID", "CUDA_VISIBLE_DEVICES": str(options.device)}
    device, why = device_or_why(options)
    if device.get("is_stand_in") and not options.sim:
        print("TFC_GPU_DRIVER names the stand-in, which has no clock: this is a run with --sim")
        options.sim, device = True, {}
    if why:
        print(f"nothing is measured: {why}\n`python -m bench.gpu --sim` checks the kernels on the stand-in")
        return 0
    begun = time.monotonic()
    found: dict[str, Any] = {
        "date": datetime.now(UTC).strftime("%Y-%m-%d"), "tfc": __version__, "quick": options.quick, "sim": options.sim,
        "device": device, "parts": {}, "missing": {},
    }  # fmt: skip
    for name in names(setting_of(options)):
        if options.only and not any(word in name for word in options.only.split("|")):
            continue
        left = LIMITS[options.quick and not options.sim] - (time.monotonic() - begun)
        value, why = run_part(options, name, left) if left > 1 else (None, "no time was left")
        print(f"{name}: {why or 'done'} ({time.monotonic() - begun:.0f} s)", flush=True)
        if why:
            found["missing"][name] = why
        collect(found["parts"], name, value)
    found["seconds"] = time.monotonic() - begun
    wrong = write(options, found)
    for line in wrong or ["everything that was checked is right"]:
        print(line)
    return 1 if wrong else 0


def collect(known: dict[str, Any], name: str, value: Any) -> None:
    """Keep what a part found; parts of several rows are one list."""
    whole, _, row = name.partition(" ")
    if row and whole != "right":
        known.setdefault(whole, [])
        known[whole] += [value] if value is not None else []
    else:
        known[name] = value


def write(options: Options, found: dict[str, Any]) -> list[str]:
    """Write the results, and say what is wrong. A run on the stand-in has no times, and writes no page."""
    options.output.mkdir(parents=True, exist_ok=True)
    stem = "RESULTS-gpu-sim" if options.sim else "RESULTS-gpu"
    (options.output / f"{stem}.json").write_text(json.dumps(found, indent=1) + "\n")
    if not options.sim:
        (options.output / f"{stem}.md").write_text(page(found))
    rows = [row for part in RIGHT for row in found["parts"].get(part) or []]
    wrong = [f"WRONG: {row.get('kernel') or row.get('example')}: {row['error']}" for row in rows if row["error"]]
    kernels = found["parts"].get("kernels") or []
    wrong += [f"WRONG: {row['kernel']} gives other bits the second time" for row in kernels if not row["same bits"]]
    return wrong + [
        f"FAILED: {name}: {why}" for name, why in found["missing"].items() if name.startswith(("kernels", "right"))
    ]


if __name__ == "__main__":
    sys.exit(main())
