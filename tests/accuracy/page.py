"""Writes docs/accuracy.md: the largest error of every op on floats, measured for each type and target.

    python -m tests.accuracy.page

takes some minutes. A quick test (test_page.py) holds a sample of the arguments to what the page says.
"""

from __future__ import annotations

import json
import math
import os
import re
import subprocess
import sys
import textwrap
from collections.abc import Mapping
from pathlib import Path

from tests.accuracy.arguments import EXACT, LEFT_OUT
from tests.accuracy.errors import measure
from tests.accuracy.exact import BINARY, UNARY
from tfc.ir.types.types import DTYPES

PAGE = Path(__file__).resolve().parents[2] / "docs" / "accuracy.md"
TYPES = ("f32", "f64", "f16", "bf16")
TARGETS: Mapping[str, tuple[str, str | None]] = {
    "AVX2": ("x86-64-v3", None),
    "AVX-512": ("x86-64-v4", None),
    "gpu:sim": ("x86-64-v3", "gpu:sim"),
}
"""What is measured: the processor and the device."""
GOALS: Mapping[str, float] = {
    "Exp": 1.0, "Log": 1.0, "Tanh": 1.5, "Sigmoid": 2.0, "Sin": 1.0,
    "Cos": 1.0, "Log1p": 1.5, "Expm1": 1.5, "Erf": 2.0, "Rsqrt": 1.0,
    "Sqrt": 0.5, "RealDiv": 0.5,
}  # fmt: skip
"""What the project has set itself in f32."""
HALF_GOAL = 0.51
"""The same in f16 and bf16, for the functions that have a goal."""
Figures = dict[str, dict[str, float]]

OPENING = """# Accuracy

Written by `python -m tests.accuracy.page` from measurements, which take some minutes.

The largest errors found, in units in the last place of the exact result (ULP): 0.5 is correct rounding. In f16 and
bf16, in which ops compute in f32 and round once, functions of one operand are measured at every number. In f32 and f64
arguments are hundreds of thousands to millions, over all exponents and closer where functions bend, subnormal numbers
and results included; the worst places are compared with mpmath. A result that is infinite, zero or NaN is so exactly
where the function is: a test holds every op to that, over all exponents, zeros, infinities and NaN.

The targets are {targets}, whose code differs.
A cell has one figure where all of them agree, else one for each in this order. Figures are rounded up. The number of
threads changes nothing.

"""
NOTES = """
Some functions have zeros, or are formulas whose operands are results of others:

* `Lgamma` and `Digamma` are measured for arguments above 0. `Digamma` has a zero at 1.46: where it is less than 1, its
  errors are in units of 1. For negative arguments both are sums of terms that cancel, and right to some units of the
  largest term.
* `GeluGrad` is measured in its tail, from -12 to -1.5. It has a zero at -0.75; near it its error is some units of 1.
* The gradients that take a *result* (`TanhGrad`, `SigmoidGrad`, `EluGrad`, `SeluGrad`, `SqrtGrad`, `RsqrtGrad`) are
  measured for results that the function can have.
* `Gelu` and `Swish` are ops of their own, as `x * Phi(x)` and `x * sigmoid(x)` have the error of a factor that is
  subnormal or has cancelled.
* `Erfinv`, `Ndtri`, Bessel's functions, `Polygamma`, `Zeta`, `Igamma`, `Igammac` and `Betainc` run on the host, in f64
  by series, to some 14 digits; tests compare them with mpmath.
* Comparisons, `Sign`, rounding to integers, minima, maxima, copies and remainders towards zero are exact.
{left_out}

## Long sums

Sums, means and products of elements are made in levels: 64 terms to an accumulator (of a thread, a lane, a column),
64 of these to the next, whatever the target and however many threads, whether the length is known or not. The error
is at most 6 eps log2(n) Σ|x|, eps being the distance from 1 to the next number; of 2^25 equal terms in f32 it is 8 eps
at most. f16 and bf16 are added up in f32 and rounded once. A running sum (`Cumsum`) begins anew every 64
terms of a lane or column, on top of a total that keeps what rounding takes from it: its error is at most 40 eps Σ|x|
on processors. Matrix products and convolutions add along k one after the other, with up to k eps.

## Goals

The goals of the project for processors: in f32 as listed, in f16 and bf16 {half}.

"""


def names() -> list[str]:
    """The ops of the page."""
    return [name for name in (*UNARY, *BINARY) if name not in LEFT_OUT and name not in EXACT]


def figures(target: str) -> Figures:
    """The errors by op and type, for this process's processor."""
    _, devices = TARGETS[target]
    return {name: {kind: measure(name, DTYPES[kind], devices) for kind in TYPES} for name in names()}


def measured() -> dict[str, Figures]:
    """The errors of every target, each in a process of its own."""
    found = {}
    for target, (processor, _) in TARGETS.items():
        command = [sys.executable, "-W", "ignore", "-m", "tests.accuracy.page", target]
        environment = {**os.environ, "TFC_TARGET_CPU": processor}
        found[target] = json.loads(subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE).stdout)
    return found


def rounded_up(error: float) -> str:
    """Two digits after the point, never less than the error."""
    return f"{math.ceil(error * 100 - 1e-9) / 100:.2f}" if error else "0"


def cell(errors: list[float]) -> str:
    """One figure, or one for each target."""
    texts = [rounded_up(each) for each in errors]
    return texts[0] if len(set(texts)) == 1 else " / ".join(texts)


def table(found: Mapping[str, Figures]) -> list[str]:
    """A row for each op, the exact ones left out."""
    rows = [f"| op | {' | '.join(TYPES)} |", "|---|" + "---:|" * len(TYPES)]
    for name in names():
        errors = [[found[target][name][kind] for target in TARGETS] for kind in TYPES]
        if any(map(any, errors)):
            rows.append(f"| `{name}` | {' | '.join(map(cell, errors))} |")
    return rows


def goals(found: Mapping[str, Figures]) -> list[str]:
    """A row for each goal, and whether it is met on every processor."""
    rows = ["| op | goal in f32 | f32 | f16 | bf16 | |", "|---|---:|---:|---:|---:|---|"]
    processors = [target for target, (_, devices) in TARGETS.items() if devices is None]
    for name, goal in GOALS.items():
        limits = {"f32": goal, "f16": HALF_GOAL, "bf16": HALF_GOAL}
        errors = {kind: max(found[target][name][kind] for target in processors) for kind in limits}
        missed = [kind for kind, limit in limits.items() if errors[kind] > limit]
        texts = " | ".join(map(rounded_up, errors.values()))
        rows.append(f"| `{name}` | {goal} | {texts} | {'missed in ' + ', '.join(missed) if missed else 'met'} |")
    return rows


def bounds() -> dict[str, dict[str, float]]:
    """What the page in the repository says, by op and type: the largest figure of a cell."""
    found = {}
    for line in PAGE.read_text(encoding="utf-8").partition("## Goals")[0].splitlines():
        row = re.fullmatch(r"\| `(\w+)` \| (.*) \|", line)
        if row is not None:
            cells = [max(map(float, text.split(" / "))) for text in row[2].split(" | ")]
            found[row[1]] = dict(zip(TYPES, cells, strict=True))
    return found


def main() -> None:
    """Write the page, or print the figures of one target."""
    if len(sys.argv) > 1:
        print(json.dumps(figures(sys.argv[1])))
        return
    found = measured()
    targets = ", ".join(f"`{device}`" if device else f"{name} (`{cpu}`)" for name, (cpu, device) in TARGETS.items())
    aliases = ", ".join(f"`{name}` ({why})" for name, why in LEFT_OUT.items())
    left_out = textwrap.fill(f"* Left out: {aliases}.", 120, subsequent_indent="  ")
    opening, notes = OPENING.format(targets=targets), NOTES.format(left_out=left_out, half=HALF_GOAL)
    rows, aims = "\n".join(table(found)), "\n".join(goals(found))
    PAGE.write_text(f"{opening}{rows}\n{notes}{aims}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
