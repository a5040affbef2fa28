"""Occupancy: the number of blocks of a kernel on a multiprocessor, and the resource that bounds it.

The limits are those of the table "Technical Specifications per Compute Capability" of NVIDIA's CUDA C++ Programming
Guide; registers are handed out in pieces of 256 to whole warps, shared memory in pieces of 128 bytes with 1 KiB for the
system in every block (from compute capability 8.0 on).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from tfc.ir.base.errors import Error

WARP = 32
REGISTERS = 64 * 1024
"""Of a multiprocessor, on every device that tfc writes code for."""
_REGISTER_UNIT, _SHARED_UNIT = 256, 128


class _Limits(NamedTuple):
    """Resources of a multiprocessor: warps, blocks, bytes of shared memory; and the granularity at which a block takes
    them.
    """

    warps: int
    blocks: int
    shared: int
    reserved: int = 1024


_LIMITS = {
    75: _Limits(32, 16, 64 * 1024, 0),
    80: _Limits(64, 32, 164 * 1024),
    86: _Limits(48, 16, 100 * 1024),
    87: _Limits(48, 16, 164 * 1024),
    89: _Limits(48, 24, 100 * 1024),
    90: _Limits(64, 32, 228 * 1024),
    100: _Limits(64, 32, 228 * 1024),
    101: _Limits(48, 24, 228 * 1024),
    103: _Limits(64, 32, 228 * 1024),
    120: _Limits(48, 24, 100 * 1024),
    121: _Limits(48, 24, 100 * 1024),
}


@dataclass(frozen=True)
class Occupancy:
    """`blocks` of a kernel on a multiprocessor at a time, the share of its warps these are, and what bounds them:
    `warps`, `blocks`, `registers` or `shared memory`."""

    blocks: int
    share: float
    bound: str


def occupancy(sm: int, threads: int, registers: int, shared: int) -> Occupancy:
    """Occupancy of a kernel whose blocks have so many threads, with so many registers each, and bytes of shared memory.

    NOT_FOUND for a compute capability (90 for 9.0) whose limits are not known here.
    """
    limits = _LIMITS.get(sm)
    if limits is None:
        raise Error(f"what a multiprocessor of sm_{sm} holds is not known", "NOT_FOUND")
    warps = -(-threads // WARP)
    of_warp = -(-registers * WARP // _REGISTER_UNIT) * _REGISTER_UNIT
    of_block = -(-(shared + limits.reserved) // _SHARED_UNIT) * _SHARED_UNIT
    bounds = {"warps": limits.warps // warps, "blocks": limits.blocks}
    if of_warp:
        # A quarter of the registers belongs to each of four schedulers, which take warps in turn.
        bounds["registers"] = REGISTERS // 4 // of_warp * 4 // warps
    if of_block:
        bounds["shared memory"] = limits.shared // of_block
    bound = min(bounds, key=lambda name: bounds[name])
    return Occupancy(bounds[bound], bounds[bound] * warps / limits.warps, bound)
