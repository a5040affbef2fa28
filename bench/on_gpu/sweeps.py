"""Errors of the device's approximations of functions: every n-th float there is, against float64."""

from __future__ import annotations

from typing import Any

import numpy as np

from bench.on_gpu.machine import Machine
from tfc.ir.types.types import Array

APPROXIMATIONS = {"ex2.approx.f32": np.exp2, "lg2.approx.f32": np.log2, "tanh.approx.f32": np.tanh}
"""Instructions of PTX, and what they approximate. The last needs sm_75."""
PIECE = 1 << 24
THREADS = 256


def text(instruction: str) -> bytes:
    """PTX that applies an instruction to the floats whose bits are first, first + every, first + 2 every, …"""
    return f"""
.version 7.0
.target sm_75
.address_size 64
.visible .entry k(.param .u64 out, .param .u64 first, .param .u64 every)
{{
    .reg .b32 %r<6>;
    .reg .b64 %rd<6>;
    .reg .f32 %f<3>;
    ld.param.u64 %rd0, [out];
    ld.param.u32 %r0, [first];
    ld.param.u32 %r1, [every];
    mov.u32 %r2, %ctaid.x;
    mov.u32 %r3, %tid.x;
    mad.lo.u32 %r4, %r2, {THREADS}, %r3;
    mad.lo.u32 %r5, %r4, %r1, %r0;
    mov.b32 %f0, %r5;
    {instruction} %f1, %f0;
    mul.wide.u32 %rd1, %r4, 4;
    add.s64 %rd2, %rd0, %rd1;
    st.global.f32 [%rd2], %f1;
    ret;
}}
""".encode()


def sweep(machine: Machine, instruction: str, every: int) -> dict[str, Any]:
    """The greatest errors of an instruction over every n-th float whose result is a normal one."""
    (function,) = machine.load(text(instruction) + b"\0", "k")
    out = machine.block(4 * PIECE)
    worst = {"relative": 0.0, "at": 0.0, "absolute": 0.0, "floats": 0}
    for first in range(0, 1 << 32, every * PIECE):
        machine.launch(function, PIECE // THREADS, THREADS, [out, first, every])
        found = machine.read(out, np.empty(PIECE, np.float32))
        bits = first + np.arange(PIECE, dtype=np.uint64) * every
        compare(worst, found, bits[bits < 1 << 32].astype(np.uint32).view(np.float32), APPROXIMATIONS[instruction])
    return {"instruction": instruction, "every": every, **worst}


def compare(worst: dict[str, Any], found: Array, x: Array, exact: Any) -> None:
    """Take a piece into account."""
    with np.errstate(all="ignore"):
        wanted = exact(x.astype(np.float64))
        apart = np.abs(found[: len(x)].astype(np.float64) - wanted)
        normal = np.isfinite(wanted) & (np.abs(wanted) >= np.finfo(np.float32).tiny)
        normal &= np.abs(wanted) <= np.finfo(np.float32).max
        relative = np.where(normal, apart / np.abs(wanted), 0.0)
    at = int(relative.argmax())
    if relative[at] > worst["relative"]:
        worst["relative"], worst["at"] = float(relative[at]), float(x[at])
    worst["absolute"] = max(worst["absolute"], float(np.where(normal, apart, 0.0).max()))
    worst["floats"] += int(normal.sum())
