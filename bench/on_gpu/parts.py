"""The parts of the GPU bench, in the order in which they run."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bench.on_gpu import ceilings, correct, kernels, layouts, sweeps, training
from bench.on_gpu.machine import Machine, machine
from tests.codegen.gpu.thirteen import SAMPLES
from tfc.ir.base.errors import Error

RIGHT = ("right kernels", "right training")
"""The parts that check results: what a run on the stand-in is about."""


@dataclass(frozen=True)
class Setting:
    """How a run goes: quick or thorough, and on the one device that is seen or the stand-in."""

    quick: bool
    sim: bool

    @property
    def devices(self) -> str:
        """The devices of sessions."""
        return "gpu:sim" if self.sim else "gpu:1"

    @property
    def budget(self) -> float:
        """Seconds spent on one measurement."""
        return 0.3 if self.quick else 2.0

    def machine(self) -> Machine:
        """The device, or its stand-in."""
        return machine(sim=self.sim)


def names(setting: Setting) -> list[str]:
    """The parts, in order: a word for what they are about, and for some the name of one row."""
    rows = [f"kernels {sample.name}" for sample in SAMPLES]
    if setting.sim:
        return [*RIGHT, *rows]
    approximations = [f"sweeps {name}" for name in sweeps.APPROXIMATIONS]
    return [*RIGHT, "copies", "products", "layouts", *rows, "training", *approximations, "sanitizer"]


def run(part: str, setting: Setting, again: Sequence[str]) -> Any:
    """Run a part; its findings as plain data. `again` is the first part's command. UNAVAILABLE without its tool."""
    about, _, row = part.partition(" ")
    match about:
        case "right":
            if row == "training":
                return correct.training(setting.devices, quick=setting.quick)
            return correct.kernels(setting.devices)
        case "copies":
            return ceilings.copies(setting.machine(), setting.budget)
        case "products":
            return ceilings.products(setting.machine(), 4 * setting.budget)
        case "layouts":
            return layouts.confirm(setting.machine())
        case "kernels":
            return kernels.measure(setting.machine(), row, setting.budget)
        case "training":
            return training.measure(setting.devices, setting.budget, quick=setting.quick)
        case "sweeps":
            return sweeps.sweep(setting.machine(), row, 256 if setting.quick else 16)
        case _:
            return list(_sanitized(again))


def _sanitized(command: Sequence[str]) -> Iterator[dict[str, str]]:
    """Run the kernels at small sizes under compute-sanitizer, and give its summaries."""
    tool = shutil.which("compute-sanitizer") or "/usr/local/cuda/bin/compute-sanitizer"
    if not Path(tool).exists():
        raise Error("compute-sanitizer is not installed", "UNAVAILABLE")
    for kind in ("memcheck", "racecheck"):
        whole = [tool, "--tool", kind, "--error-exitcode", "9", *command]
        done = subprocess.run(whole, capture_output=True, text=True, check=False)
        said = [line for line in done.stdout.splitlines() if "ERROR SUMMARY" in line or "RACECHECK SUMMARY" in line]
        yield {"tool": kind, "said": said[-1].strip("= ") if said else f"ended with {done.returncode}"}
