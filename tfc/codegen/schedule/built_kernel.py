"""Kernels with their symbols: before their loops are chosen, and after."""

from __future__ import annotations

from collections.abc import Mapping

from tfc.codegen.fusion.kernel import Kernel
from tfc.codegen.loop_ir.loops import LoopNest
from tfc.codegen.target.target import Target
from tfc.ir.base.record import record


@record(frozen=True, eq=False)
class BuiltKernel:
    """A kernel, its loops, what they are for, and the symbol of its function."""

    symbol: str
    kernel: Kernel
    nest: LoopNest
    target: Target


@record(frozen=True, eq=False)
class NamedKernel:
    """A kernel whose loops are not chosen yet, and the symbol of its function."""

    symbol: str
    kernel: Kernel


Kernels = Mapping[object, BuiltKernel]
"""The kernels of a step by the keys of their plans, in order of first use."""
