"""The peak rates of this machine, measured in the run that uses it: multiply-adds of floats, of bf16 and of bytes,
and copied bytes a second."""

from __future__ import annotations

from tfc.codegen.explain import roofline_limits
from tfc.codegen.target.target import host


def measure(workers: int = 0) -> dict[str, float]:
    """The peak rates on a number of processors (0: all) and on one, and the bytes of the last cache."""
    every = workers or host().cores
    many, one = roofline_limits.measure(every), roofline_limits.measure(1)
    return {
        "threads": every,
        "cache": host().l3,
        "flops": many.flops[4],
        "flops_one": one.flops[4],
        "half_ops": many.flops.get(2, many.flops[4]),
        "half_ops_one": one.flops.get(2, one.flops[4]),
        "byte_ops": many.flops[1],
        "byte_ops_one": one.flops[1],
        "bytes": many.levels[-1].rate,
        "bytes_one": one.levels[-1].rate,
    }
