"""Peak rates of a GPU, by the figures that its driver gives: nothing is measured.

Products and sums that one multiprocessor ends in a clock are those of the table "Throughput of Native Arithmetic
Instructions" of NVIDIA's CUDA C++ Programming Guide; those of tensor units, without sparsity and with sums in f32, are
what the white papers of the architectures say of the largest device of each. The clock is the highest that a device
runs at, and may not be what it keeps up.
"""

from __future__ import annotations

from typing import NamedTuple

from tfc.ir.devices.limits import Level, Limits


class _Rates(NamedTuple):
    """Multiply-adds of a multiprocessor in a clock: of f32, of f64, and of 16-bit operands on tensor cores."""

    f32: int
    f64: int
    units: int


_RATES = {
    75: _Rates(64, 2, 512),
    80: _Rates(64, 32, 1024),
    86: _Rates(128, 2, 512),
    89: _Rates(128, 2, 512),
    90: _Rates(128, 64, 2048),
    100: _Rates(128, 64, 4096),
    120: _Rates(128, 2, 512),
}


def peak(sm: int, processors: int, clock: float, bandwidth: float, cache: int) -> Limits | None:
    """The limits of a device of compute capability `sm` (90 for 9.0) with so many multiprocessors, whose clock runs at
    `clock` Hz, whose memory moves `bandwidth` bytes a second, and whose last cache has so many bytes. None where its
    driver does not say, or the rates of its multiprocessors are not known here.
    """
    rates = _RATES.get(sm)
    if rates is None or not clock or not bandwidth:
        return None
    once = 2.0 * processors * clock
    units = {"bf16": rates.units * once, "f16": rates.units * once, "tf32": rates.units * once / 2}
    if sm < 80:  # Turing's units know f16 alone
        units = {"f16": rates.units * once}
    flops = {4: rates.f32 * once, 8: rates.f64 * once}
    return Limits(processors, flops, (Level("memory", float("inf"), bandwidth),), units, cache)
